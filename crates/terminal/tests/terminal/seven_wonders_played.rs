//! Whole games of 7 Wonders at one keyboard.

use ziggurat_bots::Level;
use ziggurat_seven_wonders::{Options, SevenWonders};
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
    let table = Table::<SevenWonders>::open(Setup {
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
    for missing in ["term-", "swb-", "table-"] {
        assert!(!text.contains(missing), "{missing}");
    }
    text
}

#[test]
fn a_person_plays_bots_to_the_end_with_any_number_of_seats() {
    for (lang, win) in [(Lang::En, " wins."), (Lang::De, " gewinnt.")] {
        for bots in 1..=7 {
            for number in [0, 31] {
                let mut options = Options::combination(number);
                options.teams = number == 31 && bots > 1 && bots % 2 == 1;
                let text = play(lang, 1, bots, options, &[]);
                let shared = text.contains("share the victory") || text.contains("teilen sich");
                assert!(text.contains(win) || shared, "{text}");
                assert!(
                    !text.contains("\x1b[2J"),
                    "nobody else is there to hide from"
                );
            }
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
fn several_people_at_one_keyboard_choose_in_secret() {
    choose_in_secret(Options::combination(6));
    choose_in_secret(Options::combination(31));
}

fn choose_in_secret(options: Options) {
    let text = play(Lang::En, 3, 0, options, &[]);
    let curtains = text.matches("The screen is for ").count();
    assert!(curtains > 50, "{curtains}");
    assert_eq!(text.matches("\x1b[2J").count(), 2 * curtains);
    let mut own = 0;
    for (owner, screen) in screens(&text) {
        for line in screen.lines().map(str::trim) {
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
const SALES: [&str; 10] = [
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
];

#[test]
fn a_choice_can_be_taken_back_while_the_free_city_waits() {
    // Who acts for the Free City chooses twice: the first choice can be taken back.
    let lines: Vec<&'static str> = SALES.into_iter().chain(["undo"]).collect();
    let text = play(Lang::En, 2, 0, Options::default(), &lines);
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
    let lines = ["recruit nero", "draft castle", "why recruit nero"];
    let text = play(Lang::En, 1, 2, leaders_and_cities(), &lines);
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
        "Auf der Hand im Team:",
        "Anführer auf der Hand im Team:",
        // SWC-1.3: six turns with eight players.
        "Runde 6 von 6",
    ] {
        assert!(text.contains(shown), "{shown}");
    }
}
