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
//! allowed, `apply` and `scoring` do it, `view` keeps secrets, `document` is the position as JSON.

mod action;
mod advice;
mod apply;
mod board;
mod check;
mod document;
mod event;
mod legal;
mod options;
mod outlook;
mod pieces;
mod plays;
mod scoring;
mod setup;
mod state;
mod view;

pub use action::{Action, ActionKind};
pub use board::{HEXES, Hex, HexSet, Hexes, in_use};
pub use document::{Document, Pile, Score};
pub use event::Event;
pub use options::Options;
pub use pieces::{Card, CardSet, Tile, Token};
pub use state::{Babylonia, EndReason, Phase};
pub use view::{CardView, Gain, PlayerView, SiteView, TokenView, View};
use ziggurat_engine::{
    Chance, Game, GameInfo, Illegal, Invalid, Log, Names, OptionsError, Outcome, Points, Seat,
    Text, Viewer, Waiting,
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
        rules: Names {
            en: include_str!("../rules/en.md"),
            de: include_str!("../rules/de.md"),
        },
        categories: &["nobles", "cities", "ziggurats", "fields", "cards"],
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
        vec![
            rules,
            Options {
                random_seven_of_nine: true,
                ..rules
            },
            Options {
                random_seven_of_nine: true,
                field_adjacency_counts_face_down_tokens: false,
                first_round_limits: false,
                free_placement_order_with_extra_noble: false,
            },
        ]
    }

    /// Every token is placed once, at most one step ends each turn, every site is scored once, and
    /// five ziggurats bring at most five cards and an answer a turn.
    fn longest(seats: u8) -> u32 {
        let tokens = u32::from(seats) * 30;
        tokens * 3 + 32 + 5 * 2
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> u8 {
        self.players
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.acting().map_or(Waiting::over(), Waiting::on)
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
        match action.kind() {
            ActionKind::Place { token, hex } => {
                let key = if hex.is_river() {
                    "bab-action-place_river"
                } else {
                    "bab-action-place"
                };
                Text::new(key)
                    .with("token", token.key())
                    .with("hex", hex.label().to_owned())
            }
            ActionKind::EndPlacement => Text::new("bab-action-end_placement"),
            ActionKind::Score { hex } => {
                Text::new("bab-action-score").with("hex", hex.label().to_owned())
            }
            ActionKind::TakeCard { card } => {
                Text::new("bab-action-take_card").with("card", card.key())
            }
            ActionKind::ExtraTurn { take: true } => Text::new("bab-action-extra_turn"),
            ActionKind::ExtraTurn { take: false } => Text::new("bab-action-no_extra_turn"),
        }
    }

    fn tell_event(event: &Event) -> Vec<Text> {
        event.texts()
    }
}
