//! What a seat can do.

use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};
use ziggurat_engine::as_kind;

use crate::{
    cards::{Card, Leader},
    pieces::{Side, Stage},
};

pub use crate::ways::{Join, Mean, Means, Payment, Tile, Way};

/// An action, to be read. `free_city` marks what the controller does for the Free City (SWB-15.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "seven_wonders.ts", rename = "Action")
)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Chooses the side of the player's Wonder board.
    ChooseSide {
        /// Which side.
        side: Side,
    },
    /// Keeps a tower tile and passes the others on.
    KeepTile {
        /// Which tile.
        tile: Tile,
    },
    /// Builds the structure on a card from the hand.
    Build {
        /// Which card.
        card: Card,
        /// How it is paid for.
        way: Way,
        /// Whether the project is joined.
        join: Join,
        /// What the neighbours get.
        payment: Payment,
        /// Whether it is built in the Free City.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        free_city: bool,
    },
    /// Builds a stage of the Wonder with a card from the hand.
    Stage {
        /// The card that is put under the board.
        card: Card,
        /// The stage.
        stage: Stage,
        /// Whether a token for a stage is spent (SWP-5.6).
        token: bool,
        /// The player's leader that is buried, where the stage asks for one (SWB-9.23).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bury: Option<Leader>,
        /// What the neighbours get.
        payment: Payment,
        /// Whether it is a stage of the Free City.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        free_city: bool,
    },
    /// Discards a card for 3 coins.
    Sell {
        /// Which card.
        card: Card,
        /// Whether the Free City gets the coins.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        free_city: bool,
    },
    /// Discards a card and builds a tower tile.
    Tower {
        /// Which card.
        card: Card,
        /// Which tile.
        tile: Tile,
    },
    /// Discards the last card of an age without using it (SWB-9.4).
    Drop {
        /// The last card.
        card: Card,
        /// Whether it is the Free City's.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        free_city: bool,
    },
    /// Takes nothing from the discard pile (SWB-9.9).
    Leave,
    /// Builds a card from the discard pile (SWB-9.8).
    Dig {
        /// Which card.
        card: Card,
        /// Whether the project is joined.
        join: Join,
        /// What the neighbours get.
        payment: Payment,
    },
    /// Destroys one of the player's structures as a penalty (SWP-4.1).
    Destroy {
        /// Which structure.
        card: Card,
    },
    /// Returns victory tokens as a penalty (SWP-4.3).
    ReturnTokens {
        /// Tokens worth 1.
        ones: u8,
        /// Tokens worth 3.
        threes: u8,
        /// Tokens worth 5.
        fives: u8,
    },
    /// Keeps a leader and passes the others on (SWL-2.2).
    KeepLeader {
        /// Which leader.
        leader: Leader,
    },
    /// Recruits a leader from the hand (SWL-3.3, SWL-7.4).
    Recruit {
        /// Which leader.
        leader: Leader,
    },
    /// Builds a stage of the Wonder with a leader (SWL-3.3).
    LeaderStage {
        /// The leader that is put under the board.
        leader: Leader,
        /// The stage.
        stage: Stage,
        /// Whether a token for a stage is spent (SWP-5.6).
        token: bool,
        /// The player's leader that is buried, where the stage asks for one (SWB-9.23).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bury: Option<Leader>,
        /// What the neighbours get.
        payment: Payment,
    },
    /// Discards a leader for 3 coins (SWL-3.3).
    SellLeader {
        /// Which leader.
        leader: Leader,
    },
    /// Discards a leader and builds a tower tile (SWL-12.2).
    LeaderTower {
        /// Which leader.
        leader: Leader,
        /// Which tile.
        tile: Tile,
    },
    /// Recruits no other leader (SWL-7.4).
    Decline,
    /// Copies a leader of a neighbour (SWL-6.4).
    CopyLeader {
        /// Which leader.
        leader: Leader,
    },
    /// Pays some of the coins that are owed; the rest becomes debt (SWC-4.2).
    PayLoss {
        /// How many.
        coins: u8,
    },
}

/// An action, packed into eight bytes whose order is the canonical one: lists with every payment are
/// built at every decision.
///
/// [`Action::kind`] opens it for matching; its JSON is that of [`ActionKind`]. The parts, highest
/// first: what is done (4 bits, never 0), the card or leader, how it is used (4 bits), the stage, tile
/// or tokens, taking part or the buried leader, the coins of the payment, those to the left neighbour
/// (a byte each), the means used (16 bits).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(NonZeroU64);

/// What is done, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Verb {
    /// Chooses a side.
    Side = 1,
    /// Keeps a tile.
    Keep,
    /// Plays a card in one's own city.
    Own,
    /// Plays a card in the Free City.
    City,
    /// Takes nothing from the discard pile.
    Leave,
    /// Builds from the discard pile.
    Dig,
    /// Destroys a structure.
    Destroy,
    /// Returns victory tokens.
    Return,
    /// Uses a leader.
    Leader,
    /// Keeps a leader.
    KeepLeader,
    /// Copies a leader.
    Copy,
    /// Pays what is owed.
    Lose,
    /// Recruits nobody.
    Decline,
}

/// What a card or leader that is played is used for, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Usage {
    /// A card: its structure is built.
    Build(Way),
    /// A stage is built.
    Stage,
    /// A stage is built with a token (SWP-5.6).
    StageToken,
    /// It is discarded for coins.
    Sell,
    /// It is discarded for a tower tile.
    Tower,
    /// A card: it is discarded for nothing.
    Drop,
    /// A leader: it comes into play.
    Recruit,
}

impl Usage {
    /// How a stage is built.
    pub(crate) const fn stage(token: bool) -> Self {
        match token {
            true => Self::StageToken,
            false => Self::Stage,
        }
    }

    /// Whether a stage is built.
    #[inline]
    pub(crate) const fn is_stage(self) -> bool {
        matches!(self, Self::Stage | Self::StageToken)
    }

    #[inline]
    const fn code(self) -> u64 {
        match self {
            Self::Build(way) => way as u64,
            Self::Stage => 5,
            Self::StageToken => 6,
            Self::Sell => 7,
            Self::Tower => 8,
            Self::Drop => 9,
            Self::Recruit => 10,
        }
    }
}

const _: () = assert!(Way::COUNT == 5, "the codes of usages follow those of ways");

/// Where the parts of an action begin.
const VERB: u32 = 60;
const CARD: u32 = 52;
const USAGE: u32 = 48;
const EXTRA: u32 = 40;
const JOIN: u32 = 32;
const COINS: u32 = 24;
const LEFT: u32 = 16;

impl Action {
    /// The plain action of a kind; its parts are added one by one, each once.
    #[inline]
    pub(crate) const fn new(verb: Verb) -> Self {
        match NonZeroU64::new((verb as u64) << VERB) {
            Some(bits) => Self(bits),
            None => unreachable!(),
        }
    }

    #[inline]
    fn with(self, bits: u64, from: u32) -> Self {
        Self(self.0 | bits << from)
    }

    /// With a card.
    #[inline]
    pub(crate) fn with_card(self, card: Card) -> Self {
        self.with(card as u64, CARD)
    }

    /// With a leader.
    #[inline]
    pub(crate) fn with_leader(self, leader: Leader) -> Self {
        self.with(leader as u64, CARD)
    }

    /// With what the card or leader is used for.
    #[inline]
    pub(crate) fn with_usage(self, usage: Usage) -> Self {
        self.with(usage.code(), USAGE)
    }

    /// With the stage that is built.
    #[inline]
    pub(crate) fn with_stage(self, stage: Stage) -> Self {
        self.with(stage.number().into(), EXTRA)
    }

    /// With a tower tile.
    #[inline]
    pub(crate) fn with_tile(self, tile: Tile) -> Self {
        self.with(tile.number().into(), EXTRA)
    }

    /// With coins that are lost.
    #[inline]
    pub(crate) fn with_coins(self, coins: u8) -> Self {
        self.with(coins.into(), EXTRA)
    }

    /// With a side of a board.
    pub(crate) fn with_side(self, side: Side) -> Self {
        self.with(side as u64, EXTRA)
    }

    /// With taking part in the project.
    #[inline]
    pub(crate) fn with_join(self, join: Join) -> Self {
        self.with(join as u64, JOIN)
    }

    /// With the leader that is buried.
    #[inline]
    pub(crate) fn with_grave(self, leader: Option<Leader>) -> Self {
        let place = leader.map_or(0, |leader| leader as u64 + 1);
        self.with(place, JOIN)
    }

    /// With what is paid.
    #[inline]
    pub(crate) fn with_paid(self, paid: Paid) -> Self {
        let bits = u64::from(paid.coins) << COINS
            | u64::from(paid.left) << LEFT
            | u64::from(paid.means.bits());
        self.with(bits, 0)
    }

    /// Returns victory tokens worth 1, 3 and 5.
    pub(crate) fn returning([ones, threes, fives]: [u8; 3]) -> Self {
        let bits = u64::from(fives) << EXTRA | u64::from(threes) << COINS | u64::from(ones) << LEFT;
        Self::new(Verb::Return).with(bits, 0)
    }

    #[inline]
    const fn byte(self, from: u32) -> u8 {
        (self.0.get() >> from) as u8
    }

    #[inline]
    pub(crate) const fn verb(self) -> Verb {
        match self.0.get() >> VERB {
            1 => Verb::Side,
            2 => Verb::Keep,
            3 => Verb::Own,
            4 => Verb::City,
            5 => Verb::Leave,
            6 => Verb::Dig,
            7 => Verb::Destroy,
            8 => Verb::Return,
            9 => Verb::Leader,
            10 => Verb::KeepLeader,
            11 => Verb::Copy,
            12 => Verb::Lose,
            _ => Verb::Decline,
        }
    }

    /// What a card or leader is used for.
    #[inline]
    pub(crate) const fn usage(self) -> Usage {
        match self.0.get() >> USAGE & 15 {
            0 => Usage::Build(Way::Pay),
            1 => Usage::Build(Way::Chain),
            2 => Usage::Build(Way::Olympia),
            3 => Usage::Build(Way::Token),
            4 => Usage::Build(Way::Caligula),
            5 => Usage::Stage,
            6 => Usage::StageToken,
            7 => Usage::Sell,
            8 => Usage::Tower,
            9 => Usage::Drop,
            _ => Usage::Recruit,
        }
    }

    /// The card of an action that has one.
    #[inline]
    pub(crate) fn card(self) -> Card {
        Card::ALL[usize::from(self.byte(CARD)).min(Card::COUNT - 1)]
    }

    /// The leader of an action that has one.
    #[inline]
    pub(crate) fn leader(self) -> Leader {
        Leader::ALL[usize::from(self.byte(CARD)).min(Leader::COUNT - 1)]
    }

    /// The stage that is built.
    #[inline]
    pub(crate) fn stage(self) -> Option<Stage> {
        let builds = matches!(self.verb(), Verb::Own | Verb::City | Verb::Leader);
        match builds && self.usage().is_stage() {
            true => Stage::at(usize::from(self.byte(EXTRA)).wrapping_sub(1)),
            false => None,
        }
    }

    /// The tile of an action that has one.
    #[inline]
    pub(crate) fn tile(self) -> Option<Tile> {
        Tile::new(self.byte(EXTRA))
    }

    /// The side that is chosen.
    pub(crate) const fn side(self) -> Side {
        match self.byte(EXTRA) {
            0 => Side::A,
            _ => Side::B,
        }
    }

    /// The coins that are paid of what is owed.
    #[inline]
    pub(crate) const fn coins(self) -> u8 {
        self.byte(EXTRA)
    }

    /// How the builder of a structure takes part in the project.
    #[inline]
    pub(crate) const fn join(self) -> Join {
        match self.byte(JOIN) {
            0 => Join::No,
            1 => Join::Yes,
            _ => Join::Wild,
        }
    }

    /// The leader that is buried with a stage.
    #[inline]
    pub(crate) fn buried(self) -> Option<Leader> {
        Leader::from_index(usize::from(self.byte(JOIN)).wrapping_sub(1))
    }

    /// Victory tokens that are returned, worth 1, 3 and 5.
    pub(crate) const fn returned(self) -> [u8; 3] {
        [self.byte(LEFT), self.byte(COINS), self.byte(EXTRA)]
    }

    /// What is paid for resources.
    #[inline]
    pub(crate) fn paid(self) -> Paid {
        Paid {
            coins: self.byte(COINS),
            left: self.byte(LEFT),
            means: Means::from_bits(self.0.get() as u16),
        }
    }

    /// The action, opened for matching.
    #[must_use]
    pub fn kind(self) -> ActionKind {
        let (card, leader) = (self.card(), self.leader());
        match self.verb() {
            Verb::Side => ActionKind::ChooseSide { side: self.side() },
            Verb::Keep => ActionKind::KeepTile {
                tile: self.named_tile(),
            },
            Verb::Own => self.card_kind(false),
            Verb::City => self.card_kind(true),
            Verb::Leave => ActionKind::Leave,
            Verb::Dig => ActionKind::Dig {
                card,
                join: self.join(),
                payment: self.paid().into(),
            },
            Verb::Destroy => ActionKind::Destroy { card },
            Verb::Return => {
                let [ones, threes, fives] = self.returned();
                ActionKind::ReturnTokens {
                    ones,
                    threes,
                    fives,
                }
            }
            Verb::Leader => self.leader_kind(),
            Verb::KeepLeader => ActionKind::KeepLeader { leader },
            Verb::Copy => ActionKind::CopyLeader { leader },
            Verb::Lose => ActionKind::PayLoss {
                coins: self.coins(),
            },
            Verb::Decline => ActionKind::Decline,
        }
    }

    /// A card that is played.
    fn card_kind(self, free_city: bool) -> ActionKind {
        let card = self.card();
        match self.usage() {
            Usage::Build(way) => ActionKind::Build {
                card,
                way,
                join: self.join(),
                payment: self.paid().into(),
                free_city,
            },
            Usage::Stage | Usage::StageToken => ActionKind::Stage {
                card,
                stage: self.named_stage(),
                token: self.usage() == Usage::StageToken,
                bury: self.buried(),
                payment: self.paid().into(),
                free_city,
            },
            Usage::Sell => ActionKind::Sell { card, free_city },
            Usage::Tower => ActionKind::Tower {
                card,
                tile: self.named_tile(),
            },
            Usage::Drop => ActionKind::Drop { card, free_city },
            Usage::Recruit => unreachable!("only leaders are recruited"),
        }
    }

    /// A leader that is played.
    fn leader_kind(self) -> ActionKind {
        let leader = self.leader();
        match self.usage() {
            Usage::Stage | Usage::StageToken => ActionKind::LeaderStage {
                leader,
                stage: self.named_stage(),
                token: self.usage() == Usage::StageToken,
                bury: self.buried(),
                payment: self.paid().into(),
            },
            Usage::Sell => ActionKind::SellLeader { leader },
            Usage::Tower => ActionKind::LeaderTower {
                leader,
                tile: self.named_tile(),
            },
            Usage::Recruit => ActionKind::Recruit { leader },
            Usage::Build(_) | Usage::Drop => unreachable!("leaders are not built or dropped"),
        }
    }

    fn named_stage(self) -> Stage {
        self.stage().unwrap_or(Stage::First)
    }

    fn named_tile(self) -> Tile {
        self.tile().unwrap_or(Tile::FIRST)
    }
}

/// A payment for resources as it stands in an action, in canonical order: cheaper ones first, then
/// those with less to the left neighbour (SWB-6.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Paid {
    /// All coins: to both neighbours, and to the bank for a resource it sells (SWL-5.4).
    pub(crate) coins: u8,
    /// Those to the left neighbour.
    pub(crate) left: u8,
    pub(crate) means: Means,
}

impl Paid {
    pub(crate) const NOTHING: Self = Self {
        coins: 0,
        left: 0,
        means: Means::EMPTY,
    };

    /// Coins to the bank for a resource (SWL-5.4).
    #[inline]
    pub(crate) fn bank(self) -> u8 {
        self.means.contains(Mean::Bilkis).into()
    }

    /// Coins to both neighbours.
    #[inline]
    pub(crate) fn neighbours(self) -> u8 {
        self.coins.saturating_sub(self.bank())
    }

    /// Coins to the right neighbour.
    #[inline]
    pub(crate) fn right(self) -> u8 {
        self.neighbours().saturating_sub(self.left)
    }
}

impl From<Paid> for Payment {
    fn from(paid: Paid) -> Self {
        Self {
            left: paid.left,
            right: paid.right(),
            using: paid.means,
        }
    }
}

impl From<Payment> for Paid {
    fn from(payment: Payment) -> Self {
        let bank = u8::from(payment.using.contains(Mean::Bilkis));
        Self {
            coins: payment
                .left
                .saturating_add(payment.right)
                .saturating_add(bank),
            left: payment.left,
            means: payment.using,
        }
    }
}

impl From<ActionKind> for Action {
    fn from(kind: ActionKind) -> Self {
        let play = |free_city, card: Card, usage| {
            let verb = if free_city { Verb::City } else { Verb::Own };
            Self::new(verb).with_card(card).with_usage(usage)
        };
        let of_leader = |leader: Leader, usage| {
            Self::new(Verb::Leader)
                .with_leader(leader)
                .with_usage(usage)
        };
        match kind {
            ActionKind::ChooseSide { side } => Self::new(Verb::Side).with_side(side),
            ActionKind::KeepTile { tile } => Self::new(Verb::Keep).with_tile(tile),
            ActionKind::Build {
                card,
                way,
                join,
                payment,
                free_city,
            } => play(free_city, card, Usage::Build(way))
                .with_join(join)
                .with_paid(payment.into()),
            ActionKind::Stage {
                card,
                stage,
                token,
                bury,
                payment,
                free_city,
            } => play(free_city, card, Usage::stage(token)).with_stage_of(stage, bury, payment),
            ActionKind::Sell { card, free_city } => play(free_city, card, Usage::Sell),
            ActionKind::Tower { card, tile } => play(false, card, Usage::Tower).with_tile(tile),
            ActionKind::Drop { card, free_city } => play(free_city, card, Usage::Drop),
            ActionKind::Leave => Self::new(Verb::Leave),
            ActionKind::Dig {
                card,
                join,
                payment,
            } => Self::new(Verb::Dig)
                .with_card(card)
                .with_join(join)
                .with_paid(payment.into()),
            ActionKind::Destroy { card } => Self::new(Verb::Destroy).with_card(card),
            ActionKind::ReturnTokens {
                ones,
                threes,
                fives,
            } => Self::returning([ones, threes, fives]),
            ActionKind::KeepLeader { leader } => Self::new(Verb::KeepLeader).with_leader(leader),
            ActionKind::Recruit { leader } => of_leader(leader, Usage::Recruit),
            ActionKind::LeaderStage {
                leader,
                stage,
                token,
                bury,
                payment,
            } => of_leader(leader, Usage::stage(token)).with_stage_of(stage, bury, payment),
            ActionKind::SellLeader { leader } => of_leader(leader, Usage::Sell),
            ActionKind::LeaderTower { leader, tile } => {
                of_leader(leader, Usage::Tower).with_tile(tile)
            }
            ActionKind::Decline => Self::new(Verb::Decline),
            ActionKind::CopyLeader { leader } => Self::new(Verb::Copy).with_leader(leader),
            ActionKind::PayLoss { coins } => Self::new(Verb::Lose).with_coins(coins),
        }
    }
}

impl Action {
    fn with_stage_of(self, stage: Stage, bury: Option<Leader>, payment: Payment) -> Self {
        self.with_stage(stage)
            .with_grave(bury)
            .with_paid(payment.into())
    }
}

as_kind!(Action, ActionKind);
