//! Tower of Babel as text.

use std::collections::BTreeSet;

use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_terminal::{Item, Page, Pick, Screen};
use ziggurat_tower_of_babel::{Action, Options, TowerOfBabel};
use ziggurat_words::Lang;

const NAMES: [&str; 5] = ["Anna", "Ben", "Cara", "Bot 4 (Normal)", "Bot 5 (Schwer)"];

fn page(lang: Lang) -> Page {
    Page::plain(lang, NAMES.map(str::to_owned).to_vec())
}

/// Walks through a random game and looks at a position now and then.
fn walk(options: &Options, seats: u8, seed: u64, mut look: impl FnMut(&TowerOfBabel)) {
    let mut chance = Chance::new(seed);
    let mut game = TowerOfBabel::setup(options, seats, &mut chance).unwrap();
    loop {
        if chance.below(12) == 0 || game.waiting().is_over() {
            look(&game);
        }
        let waiting = game.waiting();
        let mut asked: Vec<Seat> = waiting.must.iter().chain(waiting.may.iter()).collect();
        asked.retain(|seat| !legal(&game, *seat).is_empty());
        let Some(&seat) = chance.pick(&asked) else {
            return;
        };
        let action = game.sample(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
}

/// Random games with every option set and number of players.
fn walks(look: impl FnMut(&TowerOfBabel) + Copy) {
    for &seats in TowerOfBabel::INFO.seats {
        for (seed, options) in (0..).zip(TowerOfBabel::option_sets(seats)) {
            walk(&options, seats, seed, look);
        }
    }
}

fn legal(game: &TowerOfBabel, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// All that is shown of a position to a viewer.
fn shown(game: &TowerOfBabel, viewer: Viewer, page: &Page) -> String {
    let view = game.view(viewer);
    format!(
        "{}\n{}\n{}",
        TowerOfBabel::board(&view, page),
        TowerOfBabel::status(&view, viewer, page),
        TowerOfBabel::outlook(&view, page)
    )
}

#[test]
fn everything_fits_a_terminal_of_80_columns_and_has_words() {
    let pages = Lang::ALL.map(page);
    walks(|game| {
        for page in &pages {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let text = shown(game, viewer, page);
                let wide = text.lines().find(|line| line.chars().count() > 80);
                assert_eq!(wide, None, "{text}");
                assert!(!text.contains("tob-"), "{text}");
            }
        }
    });
    for page in &pages {
        let help = TowerOfBabel::legend(page) + &TowerOfBabel::examples(page);
        assert!(
            help.lines().all(|line| line.chars().count() <= 80),
            "{help}"
        );
        assert!(!help.contains("tob-"), "{help}");
    }
}

/// The actions of a line of the menu, with what is typed for them after its number.
fn picks(item: &Item<Action>) -> Vec<(&str, Action)> {
    match &item.pick {
        Pick::One(action) => vec![("", *action)],
        Pick::Where(spots) => {
            let spots = spots.iter();
            spots
                .map(|spot| (spot.label.as_str(), spot.action))
                .collect()
        }
    }
}

#[test]
fn the_menu_holds_every_legal_action_once() {
    let page = page(Lang::En);
    walks(|game| {
        for seat in game.waiting().must.iter().chain(game.waiting().may.iter()) {
            let legal = legal(game, seat);
            let view = game.view(Viewer::Seat(seat));
            let menu = TowerOfBabel::menu(&view, &legal, &page);
            let mut offered: Vec<Action> = menu.iter().flat_map(picks).map(|(_, a)| a).collect();
            offered.sort();
            assert_eq!(offered, legal);
            assert!(menu.len() <= 40, "{} lines", menu.len());
            for item in &menu {
                let labels: BTreeSet<String> = picks(item)
                    .iter()
                    .map(|(label, _)| label.to_lowercase())
                    .collect();
                assert_eq!(labels.len(), picks(item).len(), "{item:?}");
                assert!(!item.words.contains("tob-"), "{item:?}");
            }
        }
    });
}

#[test]
fn every_legal_action_can_be_typed_in_every_language() {
    let pages = Lang::ALL.map(page);
    walks(|game| {
        for seat in game.waiting().must.iter().chain(game.waiting().may.iter()) {
            let view = game.view(Viewer::Seat(seat));
            for action in legal(game, seat) {
                for page in &pages {
                    let typed = TowerOfBabel::notation(&action, page);
                    let read = TowerOfBabel::read(&typed, &view, page);
                    assert_eq!(read, Some(Ok(action)), "{typed}");
                    assert!(!TowerOfBabel::grounds(&view, &action).is_empty());
                }
            }
        }
    });
}

/// A position as it was written down.
fn written(document: &str) -> TowerOfBabel {
    serde_json::from_str(document).unwrap()
}

#[test]
fn the_board_looks_as_drawn() {
    let three = written(include_str!("tower-3.json"));
    let text = shown(&three, Viewer::Seat(Seat(0)), &page(Lang::En));
    assert_eq!(text, include_str!("tower-3-en.txt"));
    let five = written(include_str!("tower-5.json"));
    let text = shown(&five, Viewer::Public, &page(Lang::De));
    assert_eq!(text, include_str!("tower-5-de.txt"));
}

/// Reads what is typed on the screen of Anna, and writes it as the engine does.
fn read(game: &TowerOfBabel, lang: Lang, typed: &str) -> Result<String, &'static str> {
    let view = game.view(Viewer::Seat(Seat(0)));
    match TowerOfBabel::read(typed, &view, &page(lang)) {
        Some(Ok(action)) => Ok(action.to_string()),
        Some(Err(text)) => Err(text.key),
        None => Err("not an action"),
    }
}

#[test]
fn actions_are_read_as_people_type_them() {
    let game = written(include_str!("tower-3.json"));
    let pairs = [
        ("pass", "pass"),
        ("Passe", "pass"),
        ("choose tower mason 5", "choose tower_of_babel mason_5"),
        ("Turm st5", "choose tower_of_babel mason_5"),
        ("zeus 6 ships", "choose statue_of_zeus ship_6"),
        ("pyr Ma4", "choose pyramids_of_giza mason_4"),
        ("offer 2", "offer 2 camel"),
        ("offer 2 ships and 1 camel", "offer 1 camel 2 ship"),
        ("biete 2 Schiffe mit Tauschkarte", "offer 2 ship trade"),
        ("offer ship trade", "offer 1 ship trade"),
        ("offer nothing", "offer nothing"),
        ("biete nichts", "offer nothing"),
        ("build alone", "build adding 5 camel"),
        ("baue allein", "build adding 5 camel"),
        ("build with Cara", "build with 2 adding 2 camel"),
        ("build 3", "build with 2 adding 2 camel"),
        ("baue mit cara", "build with 2 adding 2 camel"),
        ("build with ca joker", "build with 2 jokers 1"),
        ("build alone 1 joker", "build adding 3 camel jokers 1"),
        ("build with Ben and Cara", "build with 1 2 adding 2 camel"),
        ("build with 3 adding 1 camel", "build with 2 adding 1 camel"),
        ("abandon", "abandon"),
        ("abbrechen", "abandon"),
        ("bonus yes", "triple yes"),
        ("bonus nein", "triple no"),
        ("double no", "double no"),
        ("Doppelzug ja", "double yes"),
        ("exchange 2 camels, 1 ship", "exchange 2 camel 1 ship"),
        (
            "tausche 1 Kran und 3 Steinmetze",
            "exchange 1 crane 3 mason",
        ),
        ("draw", "draw"),
        ("ziehe", "draw"),
    ];
    for (typed, action) in pairs {
        for lang in Lang::ALL {
            assert_eq!(read(&game, lang, typed).as_deref(), Ok(action), "{typed}");
        }
    }
}

#[test]
fn what_is_wrong_is_said() {
    let game = written(include_str!("tower-3.json"));
    let pairs = [
        ("choose", "term-tob-how-build"),
        ("tower", "term-tob-how-build"),
        ("tower king 5", "term-tob-no_disc"),
        ("choose atlantis ship 5", "term-tob-no_wonder"),
        ("offer", "term-tob-how-offer"),
        ("offer two", "term-tob-no_cards"),
        ("build with Eve", "term-tob-no_player"),
        ("build with 9", "term-tob-no_player"),
        ("build with 3 adding king", "term-tob-no_cards"),
        ("exchange", "term-tob-how-exchange"),
        ("bonus perhaps", "term-tob-how-bonus"),
        ("double", "term-tob-how-double"),
        ("draw 3", "not an action"),
        ("hello", "not an action"),
        ("", "not an action"),
    ];
    for (typed, key) in pairs {
        assert_eq!(read(&game, Lang::En, typed), Err(key), "{typed}");
    }
}

#[test]
fn an_answer_is_only_given_for_somebody_without_a_choice() {
    let game = written(include_str!("tower-3.json"));
    let view = game.view(Viewer::Seat(Seat(0)));
    let only = |legal: &[&str]| {
        let legal: Vec<Action> = legal.iter().map(|text| text.parse().unwrap()).collect();
        TowerOfBabel::only_answer(&view, &legal).map(|action| action.to_string())
    };
    assert_eq!(only(&["triple no"]).as_deref(), Some("triple no"));
    assert_eq!(only(&["double no"]).as_deref(), Some("double no"));
    assert_eq!(only(&["double no", "draw"]), None);
    assert_eq!(only(&["triple no", "triple yes"]), None);
    assert_eq!(only(&["offer nothing"]), None);
}
