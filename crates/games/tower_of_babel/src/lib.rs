//! Tower of Babel by Reiner Knizia for 3 to 5 players: exact rules, very fast.
//!
//! A [`TowerOfBabel`] is a position. It implements [`Game`](ziggurat_engine::Game), so this is a
//! whole random game:
//!
//! ```
//! use ziggurat_engine::{Chance, Game};
//! use ziggurat_tower_of_babel::{Options, TowerOfBabel};
//!
//! let mut chance = Chance::new(2005);
//! let mut game = TowerOfBabel::setup(&Options::default(), 4, &mut chance).unwrap();
//! let mut legal = Vec::new();
//! while let Some(seat) = game.waiting().must.first() {
//!     game.legal(seat, &mut legal);
//!     let action = *chance.pick(&legal).unwrap();
//!     game.play_silent(seat, &action, &mut chance);
//! }
//! assert_eq!(game.outcome().unwrap().places.len(), 4);
//! ```
//!
//! What is not allowed is answered with the rule that forbids it:
//!
//! ```
//! # use ziggurat_engine::{Chance, Game};
//! # use ziggurat_tower_of_babel::{Options, TowerOfBabel};
//! let game = TowerOfBabel::setup(&Options::default(), 3, &mut Chance::new(1)).unwrap();
//! let seat = game.waiting().must.first().unwrap();
//! let refused = game.check(seat, &"offer nothing".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "TOB-6.1"); // no disc is chosen yet
//! ```
//!
//! The rooms: `pieces` and `tables` hold what is in the box, `legal` and `refuse` say what is
//! allowed, `apply` and `scoring` do it, `view` and `hidden` keep secrets, `document` is the
//! position as JSON, `story` tells what happens.

mod action;
mod advice;
mod apply;
mod check;
mod document;
mod event;
mod hidden;
mod judgement;
mod legal;
mod options;
mod outlook;
mod pieces;
mod refuse;
mod scoring;
mod setup;
mod state;
mod story;
mod tables;
mod view;

pub use action::Action;
pub use document::{Column, Document, OfferDocument, Score, WonderDocument};
pub use event::{Drawn, Event, KindBonus, Offered, Revealed};
pub use options::Options;
pub use pieces::{ActionCard, Cards, Disc, Helpers, Kind, Wonder};
pub use state::{EndReason, Phase, TowerOfBabel};
pub use tables::{Row, Tables};
pub use view::{ColumnView, OfferView, PlayerView, SpaceView, View, WonderView};
use ziggurat_engine::{
    Chance, Game, GameInfo, Illegal, Invalid, Log, Names, OptionsError, Outcome, Points, Seat,
    Text, Viewer, Waiting,
};

/// The facts about the game, as JSON: discs, cards, tables, names, and how certain each is.
pub const FACTS: &str = include_str!("../data/tower_of_babel.json");

impl Game for TowerOfBabel {
    const INFO: GameInfo = GameInfo {
        id: "tower_of_babel",
        name: Names {
            en: "Tower of Babel",
            de: "Der Turmbau zu Babel",
        },
        seats: &[3, 4, 5],
        rules_version: "1",
        earlier_versions: &[],
        rule_prefixes: &["TOB"],
        rules: Names {
            en: include_str!("../rules/en.md"),
            de: include_str!("../rules/de.md"),
        },
        categories: &["wonders", "unfinished", "rejected", "discs", "cards"],
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, chance: &mut Chance) -> Result<Self, OptionsError> {
        Self::deal(*options, seats, chance)
    }

    fn option_sets(_seats: u8) -> Vec<Options> {
        let rules = Options::default();
        let tables = Tables {
            discs: [
                [5, 1, 2, 5, 7, 9],
                [3, 5, 4, 4, 5, 6],
                [5; 6],
                [5, 2, 2, 2, 2, 2],
            ],
            light_row: Row {
                first: 9,
                second: 3,
            },
            disc_bonus: [1, 3, 6, 10, 15, 21],
            ..rules.tables
        };
        vec![
            rules,
            Options {
                two_kind_discs: true,
                wrong_kind_cards: true,
                double_turn_max_per_turn: 2,
                ..rules
            },
            Options {
                two_kind_discs: true,
                joker_may_split: false,
                stall_limit_rounds: 3,
                tables,
                ..rules
            },
            Options {
                action_cards: false,
                ..rules
            },
        ]
    }

    /// At most 23 discs are given away (TOB-13.8), with fewer than the longest stall of turns before
    /// each and after the last. In each action everybody acts at most twice; a Double Turn brings a
    /// further action, and action cards are played at any time, but there are only 15 of them.
    fn longest(seats: u8) -> u32 {
        let seats = u32::from(seats);
        let turns = 24 * 100 * seats;
        (turns + 15) * (2 * seats + 2) + 15
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.waits_for()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(seat, out);
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        self.sample_legal(seat, chance)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    #[inline]
    fn play<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut L,
    ) {
        self.carry_out(seat, *action, chance, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        self.deal_hidden(viewer, chance);
    }

    fn score(&self) -> Vec<Points> {
        Seat::all(self.players)
            .map(|seat| self.points_by_category(seat))
            .collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(reason) => Some(self.ranking(reason)),
            _ => None,
        }
    }

    fn validate(&self) -> Result<(), Invalid> {
        self.check_position()
    }

    fn tell_action(&self, action: &Action) -> Text {
        action.text()
    }

    fn tell_event(event: &Event) -> Vec<Text> {
        event.texts()
    }
}
