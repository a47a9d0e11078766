//! Whole games of 7 Wonders at one keyboard.

use ziggurat_shelf::seven_wonders::{Options, SevenWonders};
use ziggurat_words::Lang;

use crate::played::{CLEAR, Played, is_cleared_between_people, is_won, screens};

fn play(
    lang: Lang,
    people: usize,
    bots: usize,
    options: Options,
    prepared: &'static [&'static str],
) -> String {
    let game = Played::<SevenWonders>::new(lang, people, bots, options);
    game.with(prepared).text()
}

#[test]
fn a_person_plays_bots_to_the_end_with_any_number_of_seats() {
    for lang in Lang::ALL {
        for bots in 1..=7 {
            for number in [0, 31] {
                let mut options = Options::combination(number);
                options.teams = number == 31 && bots > 1 && bots % 2 == 1;
                let text = play(lang, 1, bots, options, &[]);
                is_won(&text);
                assert!(!text.contains(CLEAR), "nobody else is there to hide from");
            }
        }
    }
}

#[test]
fn several_people_at_one_keyboard_choose_in_secret() {
    choose_in_secret(Options::combination(6));
    choose_in_secret(Options::combination(31));
}

fn choose_in_secret(options: Options) {
    let text = play(Lang::En, 3, 0, options, &[]);
    is_cleared_between_people(&text);
    let mut own = 0;
    for (owner, screen) in screens(&text) {
        for line in screen.lines() {
            // What is told first stands right behind the code that clears the screen.
            let line = line.rsplit("\u{1b}[H").next().unwrap_or(line).trim();
            let told = line.split_once(" discards ");
            let open = |what: &str| !what.starts_with("a card") && !what.starts_with("a leader");
            let Some((name, what)) = told.filter(|(_, what)| open(what)) else {
                continue;
            };
            assert_eq!(name, owner, "{what}");
            own += 1;
        }
    }
    assert!(own > 5, "everybody is told of their own cards");
}

/// A line for each of some cards; the first that is in the hand is chosen, the others are refused.
/// At the end the choice is taken back.
const SALES: &[&str] = &[
    "sell altar",
    "sell theater",
    "sell baths",
    "sell lumber yard",
    "sell stone pit",
    "sell clay pool",
    "sell ore vein",
    "sell loom",
    "sell press",
    "sell glassworks",
    "undo",
];

#[test]
fn a_choice_can_be_taken_back_while_the_free_city_waits() {
    // Who acts for the Free City chooses twice: the first choice can be taken back.
    let text = play(Lang::En, 2, 0, Options::default(), SALES);
    assert!(text.contains("Anna takes back"), "{text}");
    assert!(
        text.contains("SWB-15.4"),
        "the Free City is still to choose"
    );
}

/// A game with Leaders and Cities, and nothing else.
fn leaders_and_cities() -> Options {
    Options {
        leaders: true,
        cities: true,
        ..Options::default()
    }
}

#[test]
fn leaders_are_drafted_and_recruited() {
    // SWL-2.2: first the draft, then recruitment.
    let lines = &["recruit nero", "draft castle", "why recruit nero"];
    let text = play(Lang::En, 1, 2, leaders_and_cities(), lines);
    assert!(text.contains("SWL-2.2"), "{text}");
    assert!(text.contains("There is no card “castle”"), "{text}");
    for shown in [
        "Everybody keeps a leader",
        "Your leaders:",
        "Before age 1:",
        "Before age 3:",
        " recruits ",
        "Leaders: ",
    ] {
        assert!(text.contains(shown), "{shown}");
    }
    // SWC-1.2: seven turns.
    assert!(text.contains("Age 1, turn 7 of 7"), "{text}");
}

#[test]
fn debt_is_chosen_and_shown() {
    let games = (1..=3).map(|bots| play(Lang::En, 1, bots, leaders_and_cities(), &[]));
    let text: String = games.collect();
    // SWC-4.2, SWC-4.4
    assert!(text.contains("the rest becomes debt"), "{text}");
    assert!(text.contains("debt: "), "{text}");
}

#[test]
fn eight_play_in_teams_and_partners_see_each_other() {
    let options = Options {
        teams: true,
        ..leaders_and_cities()
    };
    let text = play(Lang::De, 1, 7, options, &[]);
    for shown in [
        "im Team mit 2 Bot 0",
        "Auf der Hand deines Partners:",
        "Anführer auf der Hand deines Partners:",
        // SWC-1.3: six turns with eight players.
        "Runde 6 von 6",
    ] {
        assert!(text.contains(shown), "{shown}");
    }
}
