//! Tower of Babel as text.

use ziggurat_engine::{Game, Seat, Viewer};
use ziggurat_shelf::tower_of_babel::{Action, TowerOfBabel};
use ziggurat_terminal::Screen;
use ziggurat_words::Lang;

use crate::walks::{Walks, page, read, shown};

#[test]
fn everything_fits_a_terminal_of_80_columns_and_has_words() {
    Walks::<TowerOfBabel>::new(12).fit();
}

#[test]
fn the_menu_holds_every_legal_action_once() {
    Walks::<TowerOfBabel>::new(12).have_menus();
}

#[test]
fn every_legal_action_can_be_typed_in_every_language() {
    Walks::<TowerOfBabel>::new(12).can_be_typed();
}

#[test]
fn every_ground_is_a_rule() {
    Walks::<TowerOfBabel>::new(12).have_grounds();
}

#[test]
fn nothing_of_others_is_shown() {
    Walks::<TowerOfBabel>::new(12).hide();
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
