//! Babylonia by Reiner Knizia for 2 to 4 players: exact rules, very fast.
//!
//! A [`Babylonia`] is a position. It implements [`Game`](ziggurat_engine::Game), so this is a whole
//! random game:
//!
//! ```
//! use ziggurat_babylonia::{Babylonia, Options};
//! use ziggurat_engine::{Chance, Game};
//!
//! let mut chance = Chance::new(2019);
//! let mut game = Babylonia::setup(&Options::default(), 4, &mut chance).unwrap();
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
//! # use ziggurat_babylonia::{Action, Babylonia, Options};
//! # use ziggurat_engine::{Chance, Game};
//! let game = Babylonia::setup(&Options::default(), 2, &mut Chance::new(1)).unwrap();
//! let seat = game.waiting().must.first().unwrap();
//! let refused = game.check(seat, &"place farmer c10".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "BAB-5.7"); // a ziggurat stands there
//! ```
//!
//! The rooms: `board` and `pieces` hold what is in the box, `plays` and `legal` say what is
//! allowed and `refuse` why the rest is not, `apply` and `scoring` carry it out, `view` and `hidden`
//! keep secrets, `imagine` makes a world from a view, `document` is the position as JSON, `story` puts
//! it all into words, `study` answers what only a client asks.

// A new kind of action, event or phase must not compile and do nothing.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod action;
mod advice;
mod apply;
mod board;
mod check;
mod document;
mod event;
mod hidden;
mod imagine;
mod legal;
mod options;
mod outlook;
mod pieces;
mod plays;
mod refuse;
mod scoring;
mod setup;
mod state;
mod story;
mod study;
mod threats;
mod view;

pub use action::{Action, ActionKind};
pub use board::{HEXES, Hex, HexSet, Hexes, in_use};
pub use document::{Document, Pile, Score};
pub use event::Event;
pub use options::Options;
pub use pieces::{Card, CardSet, Tile, Token};
pub use state::{Babylonia, EndReason, Phase};
pub use study::{Answer, Demanded, Printed, PrintedCard, PrintedTile, Question, Worth};
pub use view::{CardView, Gain, PlayerView, SiteView, TokenView, View};
use ziggurat_engine::{
    Chance, Game, GameInfo, Illegal, Invalid, Line, Log, Names, OptionsError, Outcome, Points,
    Seat, Text, Viewer, Waiting,
};

/// The facts about the game, as JSON: hexes, tiles, cards, names, and how certain each is.
pub const FACTS: &str = include_str!("../data/babylonia.json");

impl Game for Babylonia {
    const INFO: GameInfo = GameInfo {
        id: "babylonia",
        name: Names {
            en: "Babylonia",
            de: "Babylonia",
        },
        seats: &[2, 3, 4],
        rules_version: "1",
        earlier_versions: &[],
        rule_prefixes: &["BAB"],
        categories: &["nobles", "cities", "ziggurats", "fields", "cards"],
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
        self.check_action(seat, *action)
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
