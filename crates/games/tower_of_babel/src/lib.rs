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
//! The rooms: `pieces` and `tables` hold what is in the box, `legal` says what is allowed and
//! `refuse` why the rest is not, `apply` and `scoring` carry it out, `view` and `hidden` keep
//! secrets, `imagine` makes a world from a view, `document` is the position as JSON, `story` puts it
//! all into words.

// A new kind of action, event or phase must not compile and do nothing.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod action;
mod advice;
mod apply;
mod check;
mod document;
mod event;
mod hidden;
mod imagine;
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
mod study;
mod tables;
mod threats;
mod view;

pub use action::Action;
pub use document::{Column, Document, OfferDocument, Score, WonderDocument};
pub use event::{Drawn, Event, KindBonus, Offered, Revealed};
pub use options::Options;
pub use pieces::{ActionCard, Cards, Disc, Helpers, Kind, Wonder};
pub use state::{EndReason, Phase, TowerOfBabel};
pub use study::{Answer, Forecast, NextRow, Printed, PrintedCard, Question, Rejected};
pub use tables::{Row, Tables};
pub use view::{ColumnView, OfferView, PlayerView, SpaceView, View, WonderView};
use ziggurat_engine::{
    Chance, Game, GameInfo, Illegal, Invalid, Line, Log, Names, OptionsError, Outcome, Points,
    Seat, Text, Viewer, Waiting,
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
        categories: &["wonders", "unfinished", "rejected", "discs", "cards"],
    };

    const RULES: Names = Names {
        en: include_str!("../rules/en.md"),
        de: include_str!("../rules/de.md"),
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, chance: &mut Chance) -> Result<Self, OptionsError> {
        Self::deal(*options, seats, chance)
    }

    fn option_sets(_seats: u8) -> Vec<Options> {
        Options::sets()
    }

    fn longest(seats: u8) -> u32 {
        Self::most_actions(seats)
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

    fn from_view(view: &View, viewer: Viewer) -> Result<Self, Invalid> {
        Self::looking_like(view, viewer)
    }

    fn score(&self) -> Vec<Points> {
        self.score_sheet()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn validate(&self) -> Result<(), Invalid> {
        self.check_position()
    }

    fn tell_action(&self, action: &Action) -> Text {
        action.text()
    }

    fn tell_event(event: &Event) -> Vec<Line> {
        event.lines()
    }
}
