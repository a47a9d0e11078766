//! Babylon as text.

use std::collections::BTreeSet;

use ziggurat_babylon::{Action, Babylon, Options};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_terminal::{Item, Page, Pick, Screen};
use ziggurat_words::Lang;

const NAMES: [&str; 4] = ["Anna", "Ben", "Cara", "Bot 4 (Schwer)"];

fn page(lang: Lang) -> Page {
    Page::plain(lang, NAMES.map(str::to_owned).to_vec())
}

/// Walks through a random game and looks at a position now and then.
fn walk(options: &Options, seats: u8, seed: u64, mut look: impl FnMut(&Babylon)) {
    let mut chance = Chance::new(seed);
    let mut game = Babylon::setup(options, seats, &mut chance).unwrap();
    loop {
        if chance.below(20) == 0 || game.waiting().is_over() {
            look(&game);
        }
        let Some(seat) = game.waiting().must.first() else {
            return;
        };
        let action = game.sample(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
}

/// Random games with every option set and number of players.
fn walks(look: impl FnMut(&Babylon) + Copy) {
    for &seats in Babylon::INFO.seats {
        for (seed, options) in (0..).zip(Babylon::option_sets(seats)) {
            walk(&options, seats, seed, look);
        }
    }
}

fn legal(game: &Babylon, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// All that is shown of a position to a viewer.
fn shown(game: &Babylon, viewer: Viewer, page: &Page) -> String {
    let view = game.view(viewer);
    format!(
        "{}\n{}\n{}",
        Babylon::board(&view, page),
        Babylon::status(&view, viewer, page),
        Babylon::outlook(&view, page)
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
                assert!(!text.contains("byl-"), "{text}");
            }
        }
    });
    for page in &pages {
        let help = format!("{}{}", Babylon::legend(page), Babylon::examples(page));
        assert!(!help.contains("byl-"), "{help}");
        assert!(
            help.lines().all(|line| line.chars().count() <= 80),
            "{help}"
        );
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
        for seat in game.waiting().must.iter() {
            let legal = legal(game, seat);
            let view = game.view(Viewer::Seat(seat));
            let menu = Babylon::menu(&view, &legal, &page);
            let mut offered: Vec<Action> = menu.iter().flat_map(picks).map(|(_, a)| a).collect();
            offered.sort();
            let mut legal = legal;
            legal.sort();
            assert_eq!(offered, legal);
            for item in &menu {
                let labels: BTreeSet<&str> = picks(item).iter().map(|(label, _)| *label).collect();
                assert_eq!(labels.len(), picks(item).len(), "{item:?}");
                assert!(!item.words.contains("byl-"), "{item:?}");
            }
        }
    });
}

#[test]
fn every_legal_action_can_be_typed_in_every_language() {
    let pages = Lang::ALL.map(page);
    walks(|game| {
        for seat in game.waiting().must.iter() {
            let view = game.view(Viewer::Seat(seat));
            for action in legal(game, seat).into_iter().step_by(7) {
                for page in &pages {
                    let typed = Babylon::notation(&action, page);
                    assert_eq!(
                        Babylon::read(&typed, &view, page),
                        Some(Ok(action)),
                        "{typed}"
                    );
                    assert!(!Babylon::grounds(&view, &action).is_empty());
                }
            }
        }
    });
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

/// Reads what is typed on the screen of Anna, and writes it as the engine does.
fn read(lang: Lang, typed: &str) -> Result<String, &'static str> {
    let game = scene();
    let view = game.view(Viewer::Seat(Seat(0)));
    match Babylon::read(typed, &view, &page(lang)) {
        Some(Ok(action)) => Ok(action.to_string()),
        Some(Err(text)) => Err(text.key),
        None => Err("not an action"),
    }
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
            assert_eq!(read(lang, typed).as_deref(), Ok(action), "{typed}");
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
        assert_eq!(read(Lang::En, typed), Err(key), "{typed}");
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
