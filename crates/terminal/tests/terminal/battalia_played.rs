//! Whole games of Battalia at one keyboard.

use ziggurat_battalia::{Battalia, Options};
use ziggurat_bots::Level;
use ziggurat_table::{SeatSetup, Setup, Table};
use ziggurat_terminal::{End, Page, Session, Style};
use ziggurat_words::Lang;

use crate::typist::{Paper, Typist};

const NAMES: [&str; 3] = ["Anna", "Ben", "Cara"];

/// What the screen has shown after a game of people and random bots.
fn play(
    lang: Lang,
    people: usize,
    bots: usize,
    options: Options,
    prepared: &[&'static str],
) -> String {
    let persons = NAMES[..people].iter().map(|name| SeatSetup::human(*name));
    let bots = (0..bots).map(|n| SeatSetup::bot(format!("Bot {n}"), Level::Random));
    let seats: Vec<SeatSetup> = persons.chain(bots).collect();
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let seed = seats.len() as u64;
    let table = Table::<Battalia>::open(Setup {
        options,
        seats,
        seed,
        salt: [0; 32],
    });
    let mut page = Page::plain(lang, names);
    page.style = Style {
        colours: false,
        live: true,
    };
    let paper = Paper::default();
    let mut typist = Typist::new(&paper, seed, prepared);
    let mut out = paper.clone();
    let end = Session::new(table.unwrap(), page, &mut typist, &mut out).run();
    assert_eq!(end.unwrap(), End::Over);
    let text = paper.text();
    for missing in ["term-", "bat-", "table-"] {
        assert!(!text.contains(missing), "{missing}");
    }
    text
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
            let text = play(lang, 1, bots, short(), &[]);
            assert!(text.contains(over), "{bots}");
            assert!(
                !text.contains("\x1b[2J"),
                "nobody else is there to hide from"
            );
        }
    }
}

/// The parts of the text that one person has seen, with their name.
fn screens(text: &str) -> Vec<(&str, &str)> {
    let screens = text.split("The screen is for ").skip(1);
    screens
        .filter_map(|screen| screen.split_once(" now."))
        .collect()
}

#[test]
fn several_people_at_one_keyboard_do_not_see_what_others_draw() {
    let text = play(Lang::En, 3, 0, short(), &[]);
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
        scenario: ziggurat_battalia::Scenario::Alt2,
        week_limit: Some(6),
        ..Options::default()
    };
    let text = play(Lang::En, 2, 0, options, &[]);
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
    let prepared = ["end", "faction barfolk", "why faction barfolk"];
    let text = play(Lang::En, 2, 0, short(), &prepared);
    assert!(text.contains("BAT-2.8"), "factions are picked first");
}
