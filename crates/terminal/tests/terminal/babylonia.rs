//! Babylonia as text.

use std::io::Cursor;

use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_shelf::babylonia::{Babylonia, Options};
use ziggurat_table::{Origin, SeatSetup, Setup, Table};
use ziggurat_terminal::{End, Screen, Session, Style};
use ziggurat_words::Lang;

use crate::walks::{Walks, page, shown};

/// A position after this many random actions.
fn position(seats: u8, actions: usize) -> Babylonia {
    let mut chance = Chance::new(u64::from(seats));
    let mut game = Babylonia::setup(&Options::default(), seats, &mut chance).unwrap();
    for _ in 0..actions {
        let seat = game.waiting().must.first().unwrap();
        let action = game.sample(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
    game
}

fn written(document: &str) -> Babylonia {
    serde_json::from_str(document).unwrap()
}

#[test]
fn the_board_looks_as_drawn() {
    let two = written(include_str!("babylonia-2.json"));
    let text = shown(&two, Viewer::Seat(Seat(0)), &page(Lang::En));
    assert_eq!(text, include_str!("babylonia-2-en.txt"));
    let four = written(include_str!("babylonia-4.json"));
    let text = shown(&four, Viewer::Public, &page(Lang::De));
    assert_eq!(text, include_str!("babylonia-4-de.txt"));
}

#[test]
fn everything_fits_a_terminal_of_80_columns_and_has_words() {
    Walks::<Babylonia>::new(20).fit();
}

#[test]
fn the_menu_holds_every_legal_action_once() {
    Walks::<Babylonia>::new(20).have_menus();
}

#[test]
fn every_legal_action_can_be_typed_in_every_language() {
    Walks::<Babylonia>::new(20).can_be_typed();
}

#[test]
fn every_ground_is_a_rule() {
    Walks::<Babylonia>::new(20).have_grounds();
}

#[test]
fn nothing_of_others_is_shown() {
    Walks::<Babylonia>::new(20).hide();
}

#[test]
fn every_hex_in_use_is_on_the_board() {
    for seats in 2..=4 {
        let view = position(seats, 0).view(Viewer::Public);
        let board = Babylonia::board(&view, &page(Lang::En));
        let labels: Vec<&str> = board.split(['/', '\\', ' ']).collect();
        for hex in ziggurat_shelf::babylonia::in_use(seats).iter() {
            assert!(labels.contains(&hex.label()), "{hex}");
        }
    }
}

#[test]
fn face_down_tokens_are_seen_by_their_owner_alone() {
    let two = written(include_str!("babylonia-2.json"));
    let signs = |viewer| shown(&two, viewer, &page(Lang::En)).matches("1~~").count();
    assert!(signs(Viewer::Public) > 0);
    assert_eq!(signs(Viewer::Seat(Seat(0))), 0);
    assert_eq!(signs(Viewer::Seat(Seat(1))), signs(Viewer::Public));
}

#[test]
fn colours_change_nothing_but_colours() {
    let view = position(3, 50).view(Viewer::Public);
    let mut page = page(Lang::En);
    let plain = Babylonia::board(&view, &page);
    page.style.colours = true;
    let coloured = Babylonia::board(&view, &page);
    assert!(coloured.contains("\x1b["));
    let mut text = String::new();
    for part in coloured.split("\x1b[") {
        text.push_str(
            part.split_once('m')
                .filter(|_| !text.is_empty())
                .map_or(part, |p| p.1),
        );
    }
    assert_eq!(text, plain);
}

#[test]
fn a_live_screen_is_cleared_between_people() {
    let seats = vec![
        SeatSetup::human("Anna".parse().unwrap()),
        SeatSetup::human("Ben".parse().unwrap()),
    ];
    let setup = Setup::<Babylonia> {
        options: Options::default(),
        seats,
        origin: Origin::drawn(1, [0; 32]),
    };
    let table = Table::open(setup).unwrap();
    let mut page = page(Lang::En);
    page.style = Style {
        colours: false,
        live: true,
    };
    let mut out = Vec::new();
    let mut input = Cursor::new(b"\nfa h2\npr h2\nof h2\nme h2\nend\n\n".to_vec());
    let end = Session::new(table, page, &mut input, &mut out)
        .run()
        .unwrap();
    assert_eq!(end, End::Left);
    let text = String::from_utf8(out).unwrap();
    assert_eq!(text.matches("\x1b[2J").count(), 4, "{text}");
}
