//! Battalia: The Creation for 2 to 4 players: exact rules, very fast.
//!
//! A [`Battalia`] is a position. It implements [`Game`](ziggurat_engine::Game), so this is a whole
//! random game:
//!
//! ```
//! use ziggurat_battalia::{Battalia, Options};
//! use ziggurat_engine::{Chance, Game};
//!
//! let mut chance = Chance::new(2015);
//! let mut game = Battalia::setup(&Options::default(), 2, &mut chance).unwrap();
//! let mut legal = Vec::new();
//! while let Some(seat) = game.waiting().must.first() {
//!     game.legal(seat, &mut legal);
//!     let action = *chance.pick(&legal).unwrap();
//!     game.play_silent(seat, &action, &mut chance);
//! }
//! assert_eq!(game.outcome().unwrap().places.len(), 2);
//! ```
//!
//! What is not allowed is answered with the rule that forbids it:
//!
//! ```
//! # use ziggurat_engine::{Chance, Game};
//! # use ziggurat_battalia::{Battalia, Options};
//! let game = Battalia::setup(&Options::default(), 2, &mut Chance::new(1)).unwrap();
//! let seat = game.waiting().must.first().unwrap();
//! let refused = game.check(seat, &"end".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "BAT-2.8"); // factions are picked first
//! ```
//!
//! The rooms: `pieces`, `cards`, `board`, `piles` and `facts` hold what is in the box; `costs`, `means`
//! and `pool` are the tokens of section 6; `legal`, `moves`, `battle` and `refuse` say what is allowed;
//! `apply`, `artefacts`, `fight` and `turn` do it; `view` and `hidden` keep secrets; `imagine` makes a
//! position of a view; `document` is the position as JSON; `story` tells what happens; `advice`, `outlook`, `plan` and `standing` help bots.

// A new kind of action, event or phase must not compile and do nothing.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod action;
mod advice;
mod apply;
mod artefacts;
mod battle;
mod board;
mod cards;
mod check;
mod costs;
mod document;
mod event;
mod facts;
mod fight;
mod hidden;
mod imagine;
mod legal;
mod means;
mod moves;
mod notation;
mod options;
mod outlook;
mod pieces;
mod piles;
mod plan;
mod pool;
mod printed;
mod refuse;
mod scoring;
mod setup;
mod standing;
mod state;
mod story;
mod study;
mod threats;
mod turn;
mod view;

pub use action::Action;
pub use board::{Exits, Square};
pub use cards::{Card, Token};
pub use costs::Needs;
pub use document::{
    BattleDocument, Document, HiddenDocument, LaidDocument, PileDocument, PlayerDocument,
    TentDocument, TileDocument,
};
pub use event::{Event, Travel};
pub use options::{Options, Scenario};
pub use pieces::{
    Artefact, Faction, Factions, Great, Greats, Hero, Heroes, Level, Rank, Rise, Shape,
};
pub use piles::PileId;
pub use printed::{Day, Printed};
pub use state::{
    Aim, Battalia, BattleStage, EndReason, Foe, PaidTent, Phase, Purpose, Stage, Task,
};
pub use study::{Answer, Question, Route};
pub use view::{
    BattleView, CohortView, HiddenView, LaidView, PileView, PlayerView, TentView, TileView, View,
};
use ziggurat_engine::{
    Chance, Game, GameInfo, Illegal, Invalid, Line, Log, Names, OptionsError, Outcome, Points,
    Seat, Text, Viewer, Waiting,
};

/// The facts about the game, as JSON: cards, costs, board, names, and how certain each is.
pub const FACTS: &str = include_str!("../data/battalia.json");

impl Game for Battalia {
    const INFO: GameInfo = GameInfo {
        id: "battalia",
        name: Names {
            en: "Battalia: The Creation",
            de: "Battalia: Die Schöpfung",
        },
        seats: &[2, 3, 4],
        rules_version: "2",
        earlier_versions: &["1"],
        rule_prefixes: &["BAT"],
        categories: &scoring::CATEGORIES,
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

    fn option_sets(seats: u8) -> Vec<Options> {
        Options::sets(seats)
    }

    /// At most 84 days; nearly every decision of a turn uses up a card or token or ends something.
    fn longest(seats: u8) -> u32 {
        u32::from(seats) * 84 * 400
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.count
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
        self.ending()
    }

    fn validate(&self) -> Result<(), Invalid> {
        self.check_position()
    }

    fn tell_action(&self, action: &Action) -> Text {
        self.action_text(action)
    }

    fn tell_event(event: &Event) -> Vec<Line> {
        event.lines()
    }
}
