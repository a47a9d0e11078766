//! What holds for the screen of every game, looked at in random games.

use std::collections::BTreeSet;

use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_terminal::{Item, Page, Pick, Screen};
use ziggurat_words::{Lang, rules::Rules};

/// Names as people and bots have them: short, long, with brackets.
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

/// The page of a full table.
pub(crate) fn page(lang: Lang) -> Page {
    Page::plain(lang, NAMES.map(str::to_owned).to_vec())
}

/// All that is shown of a position to a viewer.
pub(crate) fn shown<G: Screen>(game: &G, viewer: Viewer, page: &Page) -> String {
    let view = game.view(viewer);
    format!(
        "{}\n{}\n{}",
        G::board(&view, page),
        G::status(&view, viewer, page),
        G::outlook(&view, page)
    )
}

/// Reads what is typed on the screen of the first seat, and writes it as the engine does; the key
/// of the message, where it is no action.
pub(crate) fn read<G: Screen>(game: &G, lang: Lang, typed: &str) -> Result<String, &'static str> {
    let view = game.view(Viewer::Seat(Seat(0)));
    match G::read(typed, &view, &page(lang)) {
        Some(Ok(action)) => Ok(action.to_string()),
        Some(Err(text)) => Err(text.key),
        None => Err("not an action"),
    }
}

/// The keys of messages never reach the screen: somebody would have to read them.
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
    /// One position of so many is looked at.
    pub(crate) one_of: u32,
    /// The games that are walked through.
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

    /// Looks at a position, perhaps, and says who goes on.
    fn next(&self, game: &G, chance: &mut Chance, look: &mut impl FnMut(&G)) -> Option<Seat> {
        let waiting = game.waiting();
        if chance.below(self.one_of) == 0 || waiting.is_over() || (self.rare)(game) {
            look(game);
        }
        let mut seats = asked(game);
        seats.retain(|seat| G::INTERRUPTS || waiting.must.contains(*seat));
        chance.pick(&seats).copied()
    }

    /// Looks at what every seat that is asked sees and may do.
    fn each_seat(&self, mut look: impl FnMut(&G::View, Vec<G::Action>)) {
        self.each(|game| {
            for seat in asked(game) {
                look(&game.view(Viewer::Seat(seat)), legal(game, seat));
            }
        });
    }

    /// Whatever is shown fits 80 columns and has words in every language.
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

    /// The menu offers exactly the legal actions, each under words and a label of its own.
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

    /// Every legal action goes by rules that there are.
    pub(crate) fn have_grounds(&self) {
        let known = Rules::parse(G::INFO.rules.en);
        self.each_seat(|view, legal| {
            for action in &legal {
                let grounds = G::grounds(view, action);
                assert!(!grounds.is_empty(), "{action}");
                let all = grounds.iter().all(|id| known.get(id).is_some());
                assert!(all, "{action}: {grounds:?}");
            }
        });
    }

    /// Whatever the others hold, the screen is the same.
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

/// The seats that have something to do.
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

/// The actions of a line of the menu; no two places have the same label.
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
