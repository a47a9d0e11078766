//! The position as a document: readable, complete, made to be written by hand.

mod read;
mod write;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;

use crate::{
    action::{Action, Means, Tile},
    cards::{Card, Leader, Project, Wonder},
    pieces::{Side, Token},
    options::Options,
    state::Phase,
};

/// A position as JSON. The boards must be named; everything else may be left out: the game is then in
/// a turn of Age I, and what is not named is not there. Hands must have as many cards as the turn
/// asks for.
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
    #[serde(default = "one")]
    pub age: u8,
    /// The turn, 0 in a recruitment phase; from the size of the hands if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
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
    pub digs: Vec<u8>,
    /// Cities that will build from it through a leader.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solomons: Vec<u8>,
    /// Cities that may recruit another leader in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub recruits: Vec<u8>,
    /// Cities that will copy a leader in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courtesans: Vec<u8>,
    /// Who has looked through the discard pile, and when last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dug: Vec<DugDocument>,
    /// Two players: the cards of the Free City's pile, in any order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<Card>,
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
    /// The hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// What was chosen for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Action>,
    /// Victory tokens worth 1, 3 and 5.
    #[serde(default, skip_serializing_if = "is_default")]
    pub victories: [u8; 3],
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
    #[serde(default, skip_serializing_if = "Means::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::action::Mean>"))]
    pub used: Means,
    /// Coins owed at the end of this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owed: u8,
    /// How often a coin is owed for each own victory token, and for each own stage.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owed_per: [u8; 2],
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
    /// Whether the copied leader is copied since this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fresh_copy: bool,
    /// Whether the free black card of this age has been built.
    #[serde(default, skip_serializing_if = "is_default")]
    pub black_built: bool,
    /// Whether the first coins of the bank in this turn have brought more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bank_gained: bool,
}

/// A leader that is not in play: just the leader in the hand, or also the age in which it was used.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum HeldLeader {
    /// In the hand.
    Hand(Leader),
    /// Discarded or under a stage.
    Used {
        /// Which leader.
        leader: Leader,
        /// The age.
        used: u8,
    },
}

/// A built stage in a document.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StageDocument {
    /// Which one, from 1.
    pub stage: u8,
    /// The card under it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The turn of the card's age in which it was built, one more than the turns of an age for the
    /// last card; any if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// Instead of a card: the age in whose recruitment phase a leader was laid there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recruitment: Option<u8>,
    /// The leader that was buried with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub buried: Option<Leader>,
}

/// A card on the discard pile: just the card, or also who laid it when.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Discard {
    /// Any time, by anybody.
    Card(Card),
    /// By a city, in a turn of an age: after the turns one for the last card, one for what a penalty
    /// destroyed.
    Laid {
        /// Which card.
        card: Card,
        /// The age.
        age: u8,
        /// The turn.
        turn: u8,
        /// The city.
        city: u8,
        /// By the Free City: what it could have built instead in that turn, had it been in the hand
        /// (SWB-15.6).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        could_build: Vec<Card>,
    },
}

/// When a seat last looked through the discard pile.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DugDocument {
    /// Who.
    pub seat: Seat,
    /// The age.
    pub age: u8,
    /// The turn; 7 at the end of an age.
    pub turn: u8,
}

fn one() -> u8 {
    1
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
