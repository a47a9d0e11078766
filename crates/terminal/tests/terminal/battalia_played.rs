//! Whole games of Battalia at one keyboard.

use ziggurat_shelf::battalia::{Battalia, Options, Scenario};
use ziggurat_words::Lang;

use crate::played::{CLEAR, Played, screens};

fn play(lang: Lang, people: usize, bots: usize, options: Options) -> String {
    Played::<Battalia>::new(lang, people, bots, options).text()
}

fn short() -> Options {
    Options {
        week_limit: Some(1),
        ..Options::default()
    }
}

#[test]
fn a_person_plays_bots_to_the_end_with_any_number_of_seats() {
    for (lang, over) in [
        (Lang::En, "The agreed weeks are over."),
        (Lang::De, "Die vereinbarten Wochen sind vorüber."),
    ] {
        for bots in 1..=3 {
            let text = play(lang, 1, bots, short());
            assert!(text.contains(over), "{bots}");
            assert!(!text.contains(CLEAR), "nobody else is there to hide from");
        }
    }
}

#[test]
fn several_people_at_one_keyboard_do_not_see_what_others_draw() {
    let text = play(Lang::En, 3, 0, short());
    assert!(screens(&text).len() > 20);
    let mut own = 0;
    for (owner, screen) in screens(&text) {
        for line in screen.lines().map(str::trim) {
            let Some((name, what)) = line.split_once(" draws ") else {
                continue;
            };
            let counted = what.ends_with(" cards.") || what.ends_with(" card.");
            assert!(counted || name == owner, "{owner}: {line}");
            own += usize::from(!counted);
        }
    }
    assert!(own > 5, "everybody is told of their own cards");
}

#[test]
fn a_defender_is_asked_in_the_turn_of_another() {
    // In the second alternative set-up all heroes stand on the ruins.
    let options = Options {
        scenario: Scenario::Alt2,
        week_limit: Some(6),
        ..Options::default()
    };
    let text = play(Lang::En, 2, 0, options);
    // Lines are broken anywhere.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let named = ["attacks hero A of", "attacks heroine B of"];
    let attacked = named.iter().any(|words| text.contains(words));
    assert!(attacked, "somebody attacks, and it is said whom");
    assert!(
        text.contains(": Answer the attack."),
        "the defender is asked"
    );
    assert!(text.contains("Defence "), "the battle is shown");
}

#[test]
fn actions_are_refused_with_the_rule() {
    let game = Played::<Battalia>::new(Lang::En, 2, 0, short());
    let game = game.with(&["end", "faction barfolk", "why faction barfolk"]);
    let text = game.text();
    assert!(text.contains("BAT-2.8"), "factions are picked first");
}
