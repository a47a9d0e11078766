//! 7 Wonders by Antoine Bauza for 2 to 8 players, with Leaders, Cities, the Wonder Pack and both modules
//! of Babel.
//!
//! A [`SevenWonders`] is a position. It implements [`Game`](ziggurat_engine::Game), so this is a whole
//! random game:
//!
//! ```
//! use ziggurat_engine::{Chance, Game};
//! use ziggurat_seven_wonders::{Options, SevenWonders};
//!
//! let mut chance = Chance::new(2010);
//! let mut game = SevenWonders::setup(&Options::default(), 4, &mut chance).unwrap();
//! let mut legal = Vec::new();
//! while let Some(seat) = game.waiting().must.first() {
//!     game.legal(seat, &mut legal);
//!     let action = *chance.pick(&legal).unwrap();
//!     game.play_silent(seat, &action, &mut chance);
//! }
//! assert_eq!(game.outcome().unwrap().places.len(), 4);
//! ```
//!
//! All choices of a turn are made in secret; nothing happens before the last seat has chosen. What is
//! not allowed is answered with the rule that forbids it:
//!
//! ```
//! # use ziggurat_engine::{Chance, Game, Seat};
//! # use ziggurat_seven_wonders::{Options, SevenWonders};
//! let game = SevenWonders::setup(&Options::default(), 3, &mut Chance::new(1)).unwrap();
//! let refused = game.check(Seat(0), &"build palace".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "SWB-3.2"); // the card is not in the hand
//! ```
//!
//! The rooms: `cards` holds what is in the boxes, `payments`, `perks` and `tally` say how things can be
//! paid, `desk`, `legal` and `refuse` what is allowed, `apply`, `turn`, `effects`, `digging`, `conflict`,
//! `babel`, `leaders` and `cities` do it, `scoring` counts, `view` and `hidden` keep secrets, `imagine`
//! makes a world from a view, `study` answers what a client asks, `printed` is what can be read on the
//! pieces, `document` is the position as JSON, and `around` and `time` say which city and when.

// A new kind of action, event or phase must not compile and do nothing.
#![cfg_attr(not(test), deny(clippy::wildcard_enum_match_arm))]

mod action;
mod advice;
mod apply;
mod around;
mod babel;
mod cards;
mod check;
mod cities;
mod city;
mod conflict;
mod costs;
mod describe;
mod desk;
mod digging;
mod document;
mod effects;
mod event;
mod hidden;
mod imagine;

mod laid;
mod laws;
mod leaders;
mod legal;
mod notation;
mod options;
mod outlook;
mod part;
mod payments;
mod perks;
mod pieces;
mod printed;
mod production;
mod refuse;
mod roomy;

mod science;
mod scoring;
mod setup;
mod state;
mod story;
mod study;
mod tally;
mod threats;
mod time;

mod turn;
mod view;
mod ways;

pub use action::{Action, ActionKind, Join, Mean, Means, Payment, Tile, Way};
pub use cards::{Board, Card, Leader, Project, Wonder};
pub use describe::Cost;
pub use document::{
    CityDocument, Discard, Document, DugDocument, HeldLeader, Seen, StageDocument, VictoryTokens,
};
pub use event::{Bill, Cause, Event, Gain, Loss, Town};
pub use options::{Need, Options, Sides};
pub use part::Part;
pub use pieces::{Class, Colour, Resource, Side, Stage, Symbol, Token};
pub use printed::{
    Gained, Neighbour, Printed, PrintedBoard, PrintedCard, PrintedEffect, PrintedLeader,
    PrintedPenalty, PrintedProject, PrintedReward, PrintedStage, Where, Which,
};
pub use state::{Phase, SevenWonders};
pub use study::{Answer, Question};
pub use time::{Age, Slot, Turn};
pub use view::{
    CityView, DiscardView, DrawView, HandCard, Lack, LeaderCard, LeaderPlace, Memory, ProjectView,
    SeenHand, SeenLeaders, SeenTiles, StageView, TowerView, UnseenCards, View,
};
use ziggurat_engine::{
    Chance, Game, GameInfo, Illegal, Invalid, Line, Log, Names, OptionsError, Outcome, Points,
    Seat, SeatSet, Text, Viewer, Waiting,
};

/// The facts about both modules of Babel, as JSON, each with how certain it is.
pub const BABEL_FACTS: &str = include_str!("../data/babel.json");
/// The facts about Leaders, as JSON, each with how certain it is.
pub const LEADERS_FACTS: &str = include_str!("../data/leaders.json");
/// The facts about Cities, as JSON, each with how certain it is.
pub const CITIES_FACTS: &str = include_str!("../data/cities.json");
/// All facts in one document, each with how certain it is: those of the base game, and the others under
/// `babel`, `leaders` and `cities`.
pub const FACTS: &str = include_str!(concat!(env!("OUT_DIR"), "/facts.json"));

impl Game for SevenWonders {
    const INFO: GameInfo = GameInfo {
        id: "seven_wonders",
        name: Names {
            en: "7 Wonders",
            de: "7 Wonders",
        },
        seats: &[2, 3, 4, 5, 6, 7, 8],
        rules_version: "3",
        earlier_versions: &["2"],
        rule_prefixes: &["SWB", "SWT", "SWP", "SWL", "SWC"],
        categories: scoring::CATEGORIES,
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

    /// Over all numbers of seats every pair of modules, on and off, and everything together.
    fn option_sets(seats: u8) -> Vec<Options> {
        Options::covering(seats)
    }

    /// A side, three leaders and two tiles, three recruitments, 21 turns, three last cards and three
    /// penalties for every seat; a special construction for every stage and two guilds at most;
    /// losses after every turn; with two players as much again for the Free City.
    fn longest(seats: u8) -> u32 {
        let cities = u32::from(seats.max(3));
        cities * (1 + 3 + 2 + 3 + 21 + 3 + 3 + 4 + 4 + 27)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.players
    }

    /// SWC-11.1
    fn partners(&self, seat: Seat) -> SeatSet {
        self.partners_of(seat)
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.who_waits()
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
        self.all_points()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.ranking())
    }

    fn validate(&self) -> Result<(), Invalid> {
        self.check_position()
    }

    fn tell_action(&self, action: &Action) -> Text {
        self.action_text(*action)
    }

    fn tell_event(event: &Event) -> Vec<Line> {
        event.lines()
    }
}
