//! Battalia as text.

use std::collections::BTreeSet;

use ziggurat_battalia::{Action, Battalia, Options};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_terminal::{Item, Page, Pick, Screen};
use ziggurat_words::{Lang, rules::Rules};

const NAMES: [&str; 4] = ["Anna", "Ben", "Bot 3 (Schwer)", "Gudrun-Mechthild"];

fn page(lang: Lang) -> Page {
    Page::plain(lang, NAMES.map(str::to_owned).to_vec())
}

/// Walks through a random game and looks at a position now and then.
fn walk(options: &Options, seats: u8, seed: u64, mut look: impl FnMut(&Battalia)) {
    let mut chance = Chance::new(seed);
    let mut game = Battalia::setup(options, seats, &mut chance).unwrap();
    loop {
        if chance.below(40) == 0
            || game.waiting().is_over()
            || game.view(Viewer::Public).battle.is_some()
        {
            look(&game);
        }
        let Some(seat) = game.waiting().must.first() else {
            return;
        };
        let action = game.sample(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
}

/// Random games with every number of players and every set of options.
fn walks(mut look: impl FnMut(&Battalia)) {
    for &seats in Battalia::INFO.seats {
        for (number, options) in (0..).zip(Battalia::option_sets(seats)) {
            walk(&options, seats, u64::from(seats) * 8 + number, &mut look);
        }
    }
}

fn has_words(text: &str) {
    for key in ["bat-", "term-"] {
        assert!(!text.contains(key), "{text}");
    }
}

#[test]
fn everything_fits_a_terminal_of_80_columns_and_has_words() {
    let pages = Lang::ALL.map(page);
    walks(|game| {
        for page in &pages {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let view = game.view(viewer);
                let text = format!(
                    "{}\n{}\n{}",
                    Battalia::board(&view, page),
                    Battalia::status(&view, viewer, page),
                    Battalia::outlook(&view, page)
                );
                has_words(&text);
                for line in text.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                }
            }
        }
    });
    for page in &pages {
        has_words(&Battalia::legend(page));
        has_words(&Battalia::examples(page));
    }
}

fn listed(items: &[Item<Action>]) -> Vec<Action> {
    let mut listed = Vec::new();
    for item in items {
        match &item.pick {
            Pick::One(action) => listed.push(*action),
            Pick::Where(spots) => {
                let labels: BTreeSet<String> =
                    spots.iter().map(|s| s.label.to_lowercase()).collect();
                assert_eq!(labels.len(), spots.len(), "{}: {labels:?}", item.words);
                assert!(
                    labels.iter().all(|label| !label.is_empty()),
                    "{}",
                    item.words
                );
                listed.extend(spots.iter().map(|spot| spot.action));
            }
        }
    }
    listed.sort();
    listed
}

#[test]
fn the_menu_offers_every_legal_action_once_and_each_can_be_typed() {
    let pages = Lang::ALL.map(page);
    walks(|game| {
        let Some(seat) = game.waiting().must.first() else {
            return;
        };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        for page in &pages {
            let items = Battalia::menu(&view, &legal, page);
            items.iter().for_each(|item| has_words(&item.words));
            assert_eq!(listed(&items), legal);
            for action in &legal {
                let typed = Battalia::notation(action, page);
                let read = Battalia::read(&typed, &view, page);
                assert_eq!(read.map(Result::unwrap), Some(*action), "{typed}");
            }
        }
    });
}

#[test]
fn every_ground_is_a_rule() {
    let known = Rules::parse(Battalia::INFO.rules.en);
    walks(|game| {
        let Some(seat) = game.waiting().must.first() else {
            return;
        };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        for action in &legal {
            let grounds = Battalia::grounds(&view, action);
            assert!(!grounds.is_empty(), "{action}");
            assert!(
                grounds.iter().all(|id| known.get(id).is_some()),
                "{grounds:?}"
            );
        }
    });
}

#[test]
fn what_is_typed_wrongly_is_answered_with_an_example() {
    let game = Battalia::setup(&Options::default(), 2, &mut Chance::new(1)).unwrap();
    let view = game.view(Viewer::Seat(Seat(0)));
    let page = page(Lang::En);
    let refused = |typed: &str| {
        let text = Battalia::read(typed, &view, &page).unwrap().unwrap_err();
        page.say(&text)
    };
    assert!(refused("recruit").contains("recruit chief"));
    assert!(refused("place c3").contains("place c3 ne"));
    assert!(refused("attack").contains("attack d4 ruins with 0"));
    assert!(Battalia::read("dance", &view, &page).is_none());
    let short = |typed: &str| Battalia::read(typed, &view, &page).unwrap().unwrap();
    assert_eq!(short("build curve").to_string(), "build curve 0");
    assert_eq!(short("anwerben Häuptling").to_string(), "recruit chief");
    assert_eq!(
        short("scroll bärfolk friman islanders").to_string(),
        "scroll barfolk_tribesman islanders"
    );
}

#[test]
fn others_do_not_see_the_hand() {
    let game = Battalia::setup(&Options::default(), 2, &mut Chance::new(4)).unwrap();
    let page = page(Lang::En);
    let shown = |viewer| Battalia::status(&game.view(viewer), viewer, &page);
    assert!(shown(Viewer::Seat(Seat(1))).contains("Your hand: "));
    assert!(!shown(Viewer::Public).contains("Your hand"));
}
