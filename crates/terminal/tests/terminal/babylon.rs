//! Babylon as text.

use ziggurat_engine::{Seat, Viewer};
use ziggurat_shelf::babylon::{Action, Babylon};
use ziggurat_terminal::Screen;
use ziggurat_words::Lang;

use crate::walks::{Walks, page, read, shown};

#[test]
fn everything_fits_a_terminal_of_80_columns_and_has_words() {
    Walks::<Babylon>::new(20).fit();
}

#[test]
fn the_menu_holds_every_legal_action_once() {
    Walks::<Babylon>::new(20).have_menus();
}

#[test]
fn every_legal_action_can_be_typed_in_every_language() {
    Walks::<Babylon>::new(100).can_be_typed();
}

#[test]
fn every_ground_is_a_rule() {
    Walks::<Babylon>::new(20).have_grounds();
}

#[test]
fn nothing_of_others_is_shown() {
    Walks::<Babylon>::new(20).hide();
}

/// Anna has dug a basalt terrace, stored a clay one, and built a little.
fn scene() -> Babylon {
    let scene = include_str!("babylon-2.json");
    serde_json::from_str(scene).unwrap()
}

#[test]
fn the_board_looks_as_drawn() {
    let game = scene();
    let text = shown(&game, Viewer::Seat(Seat(0)), &page(Lang::En));
    assert_eq!(text, include_str!("babylon-2-en.txt"));
    let text = shown(&game, Viewer::Public, &page(Lang::De));
    assert_eq!(text, include_str!("babylon-2-de.txt"));
}

#[test]
fn actions_are_read_as_people_type_them() {
    let pairs = [
        ("b3", "dig b3"),
        ("dig B3", "dig b3"),
        ("nimm b3", "dig b3"),
        ("remove a1", "remove a1"),
        ("entferne a1", "remove a1"),
        ("pick rose", "pick rose"),
        ("wähle Ringelblume", "pick marigold"),
        ("place r5c5", "place basalt_16 r5c5 turn 0 level 1"),
        ("platziere r1c1", "place basalt_16 r1c1 turn 0 level 3"),
        (
            "place clay r5c5 turn 90",
            "place clay_02 r5c5 turn 90 level 1",
        ),
        (
            "place stored r5c5 level 2",
            "place clay_02 r5c5 turn 0 level 2",
        ),
        (
            "lege Basalt r5c5 drehung 180° offen so",
            "place basalt_16 r5c5 turn 180 level 1 open se",
        ),
        ("statue r1c1", "build statue r1c1"),
        ("build bridge r1c1 r1c3", "build bridge r1c1 r1c3"),
        ("baue Brücke r1c3 r1c1", "build bridge r1c1 r1c3"),
        ("Springbrunnen r1c1 r1c2", "build fountain r1c1 r1c2"),
        ("end", "end"),
        ("ende behalte Lehm", "end keep clay_02"),
        ("end keep basalt", "end keep basalt_16"),
    ];
    for (typed, action) in pairs {
        for lang in Lang::ALL {
            assert_eq!(
                read(&scene(), lang, typed).as_deref(),
                Ok(action),
                "{typed}"
            );
        }
    }
}

#[test]
fn what_is_wrong_is_said() {
    let pairs = [
        ("dig", "term-byl-how-dig"),
        ("dig z9", "term-byl-no_spot"),
        ("remove", "term-byl-how-remove"),
        ("pick", "term-byl-how-pick"),
        ("pick tulip", "term-byl-no_board"),
        ("place", "term-byl-how-place"),
        ("place granite r1c1", "term-byl-no_tile"),
        ("place r1c1 turn 45", "term-byl-no_turn"),
        ("place r1c1 open top", "term-byl-no_corner"),
        ("place r1c1 level high", "term-byl-how-place"),
        ("build", "term-byl-how-decorate"),
        ("build tower r1c1", "term-byl-no_decoration"),
        ("statue", "term-byl-how-decorate"),
        ("bridge r1c1 r9c9", "term-byl-no_cell"),
        ("end keep gold", "term-byl-no_tile"),
        ("hello", "not an action"),
        ("", "not an action"),
    ];
    for (typed, key) in pairs {
        assert_eq!(read(&scene(), Lang::En, typed), Err(key), "{typed}");
    }
}

#[test]
fn an_open_corner_that_is_not_named_is_the_only_possible_one() {
    let action = |text: &str| text.parse::<Action>().unwrap();
    let typed = action("place clay_02 r5c5 turn 0 level 1");
    let open = action("place clay_02 r5c5 turn 0 level 1 open se");
    let other = action("place clay_02 r5c5 turn 0 level 1 open nw");
    let elsewhere = action("place clay_02 r5c6 turn 0 level 1 open nw");
    assert_eq!(Babylon::settle(typed, &[elsewhere, open]), open);
    assert_eq!(Babylon::settle(typed, &[open, other]), typed);
    assert_eq!(Babylon::settle(typed, &[typed, open]), typed);
}
