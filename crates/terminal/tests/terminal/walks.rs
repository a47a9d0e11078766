//! What must hold for the screen of every game, checked in random games.

use std::collections::BTreeSet;

use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_terminal::{Item, Page, Pick, Screen};
use ziggurat_words::{Lang, rules::Rules};

/// Typical names of people and bots: short, long, with brackets.
const NAMES: [&str; 8] = [
    "Anna",
    "Ben",
    "Cara",
    "Bot 4 (Normal)",
    "Bot 5 (Schwer)",
    "Bot 6 (Leicht)",
    "Gudrun-Mechthild",
    "Hans",
];

/// A page for a full table.
pub(crate) fn page(lang: Lang) -> Page {
    Page::plain(lang, NAMES.map(str::to_owned).to_vec())
}

/// Everything a viewer is shown of a position.
pub(crate) fn shown<G: Screen>(game: &G, viewer: Viewer, page: &Page) -> String {
    let view = game.view(viewer);
    format!(
        "{}\n{}\n{}",
        G::board(&view, page),
        G::status(&view, viewer, page),
        G::outlook(&view, page)
    )
}

/// Reads what the first seat types and returns the engine's notation, or the key of the message if it
/// is not an action.
pub(crate) fn read<G: Screen>(game: &G, lang: Lang, typed: &str) -> Result<String, &'static str> {
    let view = game.view(Viewer::Seat(Seat(0)));
    match G::read(typed, &view, &page(lang)) {
        Some(Ok(action)) => Ok(action.to_string()),
        Some(Err(text)) => Err(text.key),
        None => Err("not an action"),
    }
}

/// The screen shows words, never message keys.
pub(crate) fn has_words<G: Screen>(text: &str) {
    let own = G::INFO.rule_prefixes.iter();
    let own = own.map(|prefix| format!("{}-", prefix.to_lowercase()));
    for key in own.chain(["term-".into(), "table-".into(), "level-".into()]) {
        assert!(!text.contains(&key), "{key}: {text}");
    }
}

fn fits<G: Screen>(text: &str) {
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None, "{text}");
    has_words::<G>(text);
}

/// Random games with every number of seats.
pub(crate) struct Walks<G: Game> {
    /// One of this many positions is looked at.
    pub(crate) one_of: u32,
    /// The option sets to play with, by number of seats.
    pub(crate) option_sets: fn(u8) -> Vec<G::Options>,
    /// Positions that are always looked at.
    pub(crate) rare: fn(&G) -> bool,
}

impl<G: Screen> Walks<G> {
    /// Random games with every option set.
    pub(crate) fn new(one_of: u32) -> Self {
        Self {
            one_of,
            option_sets: G::option_sets,
            rare: |_| false,
        }
    }

    fn each(&self, mut look: impl FnMut(&G)) {
        for &seats in G::INFO.seats {
            for (number, options) in (0..).zip((self.option_sets)(seats)) {
                let mut chance = Chance::new(u64::from(seats) * 32 + number);
                let mut game = G::setup(&options, seats, &mut chance).unwrap();
                while let Some(seat) = self.next(&game, &mut chance, &mut look) {
                    let action = game.sample(seat, &mut chance).unwrap();
                    game.play_silent(seat, &action, &mut chance);
                }
            }
        }
    }

    /// Perhaps looks at a position, and says who acts next.
    fn next(&self, game: &G, chance: &mut Chance, look: &mut impl FnMut(&G)) -> Option<Seat> {
        let waiting = game.waiting();
        if chance.below(self.one_of) == 0 || waiting.is_over() || (self.rare)(game) {
            look(game);
        }
        let mut seats = asked(game);
        seats.retain(|seat| G::INTERRUPTS || waiting.must.contains(*seat));
        chance.pick(&seats).copied()
    }

    /// Looks at the view and the legal actions of every seat that can act.
    fn each_seat(&self, mut look: impl FnMut(&G::View, Vec<G::Action>)) {
        self.each(|game| {
            for seat in asked(game) {
                look(&game.view(Viewer::Seat(seat)), legal(game, seat));
            }
        });
    }

    /// Everything shown fits into 80 columns and has words in every language.
    pub(crate) fn fit(&self) {
        let pages = Lang::ALL.map(page);
        self.each(|game| {
            for page in &pages {
                for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                    fits::<G>(&shown(game, viewer, page));
                }
            }
        });
        for page in &pages {
            fits::<G>(&(G::legend(page) + &G::examples(page)));
        }
    }

    /// The menu offers exactly the legal actions, each under its own words and label.
    pub(crate) fn have_menus(&self) {
        let pages = Lang::ALL.map(page);
        self.each_seat(|view, legal| {
            for page in &pages {
                let menu = G::menu(view, &legal, page);
                let mut offered: Vec<_> = menu.iter().flat_map(picks).collect();
                offered.sort();
                assert_eq!(offered, legal);
                assert!(menu.len() <= 40, "{} lines", menu.len());
                menu.iter().for_each(|item| has_words::<G>(&item.words));
            }
        });
    }

    /// Every legal action can be typed in every language.
    pub(crate) fn can_be_typed(&self) {
        let pages = Lang::ALL.map(page);
        self.each_seat(|view, legal| {
            for &action in &legal {
                for page in &pages {
                    let typed = G::notation(&action, page);
                    let read = G::read(&typed, view, page);
                    let read = read.map(|read| read.map(|action| G::settle(action, &legal)));
                    assert_eq!(read, Some(Ok(action)), "{typed}");
                }
            }
        });
    }

    /// Every legal action names rules that exist.
    pub(crate) fn have_grounds(&self) {
        let known = Rules::parse(G::RULES.en);
        self.each_seat(|view, legal| {
            for action in &legal {
                let grounds = G::grounds(view, action);
                assert!(!grounds.is_empty(), "{action}");
                let all = grounds.iter().all(|id| known.get(id).is_some());
                assert!(all, "{action}: {grounds:?}");
            }
        });
    }

    /// What the others hold makes no difference to the screen.
    pub(crate) fn hide(&self) {
        let page = page(Lang::En);
        self.each(|game| {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
                let mut other = game.clone();
                other.resample(viewer, &mut Chance::new(5));
                assert_eq!(shown(game, viewer, &page), shown(&other, viewer, &page));
            }
        });
    }
}

/// The seats that can act.
fn asked<G: Game>(game: &G) -> Vec<Seat> {
    let waiting = game.waiting();
    let seats = waiting.must.iter().chain(waiting.may.iter());
    seats
        .filter(|seat| !legal(game, *seat).is_empty())
        .collect()
}

/// The legal actions, sorted.
fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.sort();
    legal
}

/// The actions of a menu item; no two places have the same label.
fn picks<A: Copy + std::fmt::Debug>(item: &Item<A>) -> Vec<A> {
    match &item.pick {
        Pick::One(action) => vec![*action],
        Pick::Where(spots) => {
            let labels: BTreeSet<_> = spots.iter().map(|spot| spot.label.to_lowercase()).collect();
            assert_eq!(labels.len(), spots.len(), "{item:?}");
            assert!(!labels.contains(""), "{item:?}");
            spots.iter().map(|spot| spot.action).collect()
        }
    }
}
