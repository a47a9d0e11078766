//! The position as a document: readable, complete, made to be written by hand.

mod defaults;
mod forms;
mod read;
mod write;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;

use crate::{
    action::{Action, Means, Tile},
    cards::{Card, Leader, Project, Wonder},
    event::Town,
    options::Options,
    pieces::{Side, Stage, Token},
    state::Phase,
    time::{Age, Slot, Turn},
};

pub(crate) use write::{dug_document, towns};

pub use forms::{Discard, HeldLeader, Seen, VictoryTokens};

/// A position as JSON. The boards must be named; everything else may be left out: the game is then in
/// a turn of Age I, and what is not named is not there. Hands that are left out are filled with cards
/// of the age that lie nowhere else, and so are cards under stages.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// 2 to 8.
    pub players: u8,
    /// What was agreed.
    #[serde(default)]
    pub options: Options,
    /// The age.
    #[serde(default = "first_age")]
    pub age: Age,
    /// The turn, or `"recruitment"`; if left out it follows from the phase and the size of the hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// What the game waits for.
    #[serde(default = "turn")]
    pub phase: Phase,
    /// The cities clockwise: those of the seats, and with two players the Free City.
    pub cities: Vec<CityDocument>,
    /// The discard pile, in any order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discards: Vec<Discard>,
    /// Tower tiles in the order in which they were placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tower: Vec<Tile>,
    /// The project of this age.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub project: Option<Project>,
    /// Participation tokens on it.
    #[serde(default)]
    pub project_tokens: u8,
    /// Participation tokens on it when the turn began; as many as now if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tokens_before: Option<u8>,
    /// Cities that will build from the discard pile in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub digs: Vec<Town>,
    /// Cities that will build from it through a leader.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solomons: Vec<Town>,
    /// Cities that may recruit another leader in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub recruits: Vec<Town>,
    /// Cities that will copy a leader in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courtesans: Vec<Town>,
    /// The seats that have looked through the discard pile, each with when it last did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dug: Vec<DugDocument>,
    /// Two players: the cards of the Free City's pile, in any order; any that are left if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Vec<Card>>,
    /// Two players: what the controller drew in each turn of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<Option<Card>>,
}

/// A city in a document.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CityDocument {
    /// Its Wonder.
    pub wonder: Wonder,
    /// The side of the board.
    #[serde(default = "side_a")]
    pub side: Side,
    /// Its coins; 3 if left out.
    #[serde(default = "three")]
    pub coins: u16,
    /// Its structures.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub structures: Vec<Card>,
    /// The structures among them that were built in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fresh: Vec<Card>,
    /// Its built stages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<StageDocument>,
    /// The hand; any cards that are left if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// What was chosen for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Action>,
    /// Victory tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub victories: VictoryTokens,
    /// Defeat tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub defeats: u8,
    /// Diplomacy tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub diplomacy: u8,
    /// Tokens of projects.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tokens: BTreeMap<Token, u8>,
    /// Shields of projects.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shield_tokens: u8,
    /// Points lost by penalty markers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub markers: u8,
    /// Participation tokens of this age.
    #[serde(default, skip_serializing_if = "is_default")]
    pub joined: u8,
    /// Whether the city has taken part in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub joined_now: bool,
    /// Tower tiles in the order in which they were kept; `null` for a built one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Option<Tile>>,
    /// The tiles among them that are about to be placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub committed: Vec<Tile>,
    /// Tower tiles built.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tower: u8,
    /// Whether the free structure of this age has been built.
    #[serde(default, skip_serializing_if = "is_default")]
    pub free_built: bool,
    /// Whether the start resource is lost.
    #[serde(default, skip_serializing_if = "is_default")]
    pub start_lost: bool,
    /// Means used in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub used: Means,
    /// Coins owed at the end of this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owed: u8,
    /// How often a coin is owed for each victory token of the city.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owed_per_victory: u8,
    /// How often a coin is owed for each stage of the city.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owed_per_stage: u8,
    /// What version 2 called it: always refused, with the new form.
    #[serde(default, skip_serializing, deserialize_with = "forms::no_owed_per")]
    #[cfg_attr(feature = "schema", schemars(skip))]
    #[doc(hidden)]
    pub owed_per: (),
    /// Debt.
    #[serde(default, skip_serializing_if = "is_default")]
    pub debt: u8,
    /// Leaders in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Leader>,
    /// Leaders not in play, in the order in which they were kept, then those of the reserve; `null`
    /// for one that was recruited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leader_hand: Vec<Option<HeldLeader>>,
    /// The leader of a neighbour that is copied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copied: Option<Leader>,
    /// The leader that was recruited in this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fresh_leader: Option<Leader>,
    /// Whether the copied leader was copied in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh_copy: bool,
    /// Whether the free black card of this age has been built.
    #[serde(default, skip_serializing_if = "is_default")]
    pub black_built: bool,
    /// Whether the first coins from the bank in this turn have brought more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bank_gained: bool,
}

/// A built stage in a document.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StageDocument {
    /// Which one, from 1.
    pub stage: Stage,
    /// The card under it; any that is left if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The turn of the card's age in which it was built, or `"last_card"`; any if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Slot>,
    /// Instead of a card: the age in whose recruitment phase a leader was laid there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recruitment: Option<Age>,
    /// The leader that was buried with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub buried: Option<Leader>,
}

/// When a seat last looked through the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct DugDocument {
    /// Who.
    pub seat: Seat,
    /// The age.
    pub age: Age,
    /// Up to which turn of the age everything was seen that was discarded.
    pub turn: Seen,
}

fn first_age() -> Age {
    Age::I
}

fn turn() -> Phase {
    Phase::Turn
}

fn side_a() -> Side {
    Side::A
}

fn three() -> u16 {
    crate::cards::START_COINS.into()
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
