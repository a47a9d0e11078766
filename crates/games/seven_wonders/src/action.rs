//! What a seat can do.

use serde::{Deserialize, Serialize};
use ziggurat_engine::as_kind;

use crate::{
    cards::{Card, Leader},
    pieces::Side,
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
    /// Chooses the side of the own Wonder board.
    ChooseSide {
        /// Which side.
        side: Side,
    },
    /// Keeps a tower tile and passes the others on.
    KeepTile {
        /// Which tile.
        tile: Tile,
    },
    /// Builds the structure on a card of the hand.
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
    /// Builds a stage of the Wonder with a card of the hand.
    Stage {
        /// The card that is put under the board.
        card: Card,
        /// The stage, counted from 1.
        stage: u8,
        /// Whether a token for a stage is spent (SWP-5.6).
        token: bool,
        /// The own leader that is buried, where the stage asks for one (SWB-9.23).
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
    /// Lets the last card of an age go without using it (SWB-9.4).
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
    /// Builds a card of the discard pile (SWB-9.8).
    Dig {
        /// Which card.
        card: Card,
        /// Whether the project is joined.
        join: Join,
        /// What the neighbours get.
        payment: Payment,
    },
    /// Destroys an own structure as a penalty (SWP-4.1).
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
    /// Recruits a leader of the hand (SWL-3.3, SWL-7.4).
    Recruit {
        /// Which leader.
        leader: Leader,
    },
    /// Builds a stage of the Wonder with a leader (SWL-3.3).
    LeaderStage {
        /// The leader that is put under the board.
        leader: Leader,
        /// The stage, counted from 1.
        stage: u8,
        /// Whether a token for a stage is spent (SWP-5.6).
        token: bool,
        /// The own leader that is buried, where the stage asks for one (SWB-9.23).
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
    /// Pays so many of the coins that are owed; the others become debt (SWC-4.2).
    PayLoss {
        /// How many.
        coins: u8,
    },
}

/// An action, packed into eight bytes whose order is the canonical one: lists with every payment are
/// built at every decision.
///
/// [`Action::kind`] opens it for matching; its JSON is that of [`ActionKind`]. The parts, highest
/// first: what is done (4 bits), the card or leader, how it is used (4 bits), stage or tile or
/// tokens, taking part or the buried leader, coins to both neighbours, coins to the left one (a
/// byte each), means used (16 bits).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) u64);

/// What the first part says.
pub(crate) mod verb {
    pub(crate) const SIDE: u8 = 1;
    pub(crate) const KEEP: u8 = 2;
    pub(crate) const OWN: u8 = 3;
    pub(crate) const CITY: u8 = 4;
    pub(crate) const LEAVE: u8 = 5;
    pub(crate) const DIG: u8 = 6;
    pub(crate) const DESTROY: u8 = 7;
    pub(crate) const RETURN: u8 = 8;
    pub(crate) const LEADER: u8 = 9;
    pub(crate) const KEEP_LEADER: u8 = 10;
    pub(crate) const COPY: u8 = 11;
    pub(crate) const LOSE: u8 = 12;
    pub(crate) const DECLINE: u8 = 13;
}

/// What the third part says of a card that is played: the ways of building come first.
pub(crate) mod usage {
    pub(crate) const PAY: u8 = 0;
    pub(crate) const CHAIN: u8 = 1;
    pub(crate) const OLYMPIA: u8 = 2;
    pub(crate) const TOKEN: u8 = 3;
    pub(crate) const CALIGULA: u8 = 4;
    pub(crate) const STAGE: u8 = 5;
    pub(crate) const STAGE_TOKEN: u8 = 6;
    pub(crate) const SELL: u8 = 7;
    pub(crate) const TOWER: u8 = 8;
    pub(crate) const DROP: u8 = 9;
    pub(crate) const RECRUIT: u8 = 10;
}

impl Action {
    /// Nothing has been chosen.
    pub(crate) const NONE: Self = Self(0);

    /// An action that pays nothing or says other things in the places of payments.
    #[inline]
    pub(crate) const fn pack(parts: [u8; 7]) -> Self {
        let [verb, card, usage, extra, join, total, left] = parts;
        Self(
            (verb as u64) << 60
                | (card as u64) << 52
                | ((usage & 15) as u64) << 48
                | (extra as u64) << 40
                | (join as u64) << 32
                | (total as u64) << 24
                | (left as u64) << 16,
        )
    }

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    const fn byte(self, from: u32) -> u8 {
        (self.0 >> from & 255) as u8
    }

    /// A card or a leader that is played; `join` also says which leader is buried.
    #[inline]
    pub(crate) const fn play(
        verb: u8,
        card: u8,
        usage: u8,
        extra: u8,
        join: u8,
        payment: Paid,
    ) -> Self {
        let rest = Self::pack([verb, card, usage, extra, join, payment.total, payment.left]);
        Self(rest.0 | payment.means as u64)
    }

    /// The same with another card or leader.
    #[inline]
    pub(crate) const fn with_card(self, card: u8) -> Self {
        Self(self.0 & !(255 << 52) | (card as u64) << 52)
    }

    /// The same without a way of building.
    #[inline]
    pub(crate) const fn without_usage(self) -> Self {
        Self(self.0 & !(15 << 48))
    }

    #[inline]
    pub(crate) const fn verb(self) -> u8 {
        (self.0 >> 60) as u8
    }

    #[inline]
    pub(crate) fn card(self) -> Card {
        Card::ALL[usize::from(self.byte(52)).min(Card::ALL.len() - 1)]
    }

    #[inline]
    pub(crate) fn leader(self) -> Leader {
        Leader::ALL[usize::from(self.byte(52)).min(Leader::ALL.len() - 1)]
    }

    #[inline]
    pub(crate) const fn usage(self) -> u8 {
        (self.0 >> 48 & 15) as u8
    }

    /// The stage from 1, the number of a tile, or tokens.
    #[inline]
    pub(crate) const fn extra(self) -> u8 {
        self.byte(40)
    }

    #[inline]
    pub(crate) const fn join(self) -> u8 {
        self.byte(32)
    }

    /// The leader that is buried with a stage.
    pub(crate) fn buried(self) -> Option<Leader> {
        Leader::from_index(usize::from(self.join()).wrapping_sub(1))
    }

    /// Victory tokens that are returned, worth 1, 3 and 5.
    pub(crate) const fn returned(self) -> [u8; 3] {
        [self.byte(16), self.byte(24), self.extra()]
    }

    #[inline]
    pub(crate) const fn paid(self) -> Paid {
        Paid {
            total: self.byte(24),
            left: self.byte(16),
            means: (self.0 & 0xffff) as u16,
        }
    }

    /// The action, opened for matching.
    #[must_use]
    pub fn kind(self) -> ActionKind {
        let (card, extra) = (self.card(), self.extra());
        let payment = Payment::from(self.paid());
        let join = Join::ALL[usize::from(self.join()).min(2)];
        let free_city = self.verb() == verb::CITY;
        match (self.verb(), self.usage()) {
            (verb::SIDE, _) => ActionKind::ChooseSide {
                side: Side::from_bit(extra),
            },
            (verb::KEEP, _) => ActionKind::KeepTile { tile: tile(extra) },
            (verb::DIG, _) => ActionKind::Dig {
                card,
                join,
                payment,
            },
            (verb::DESTROY, _) => ActionKind::Destroy { card },
            (verb::RETURN, _) => {
                let [ones, threes, fives] = self.returned();
                ActionKind::ReturnTokens {
                    ones,
                    threes,
                    fives,
                }
            }
            (verb::OWN | verb::CITY, usage::STAGE | usage::STAGE_TOKEN) => ActionKind::Stage {
                card,
                stage: extra,
                token: self.usage() == usage::STAGE_TOKEN,
                bury: self.buried(),
                payment,
                free_city,
            },
            (verb::OWN | verb::CITY, usage::SELL) => ActionKind::Sell { card, free_city },
            (verb::OWN | verb::CITY, usage::TOWER) => ActionKind::Tower {
                card,
                tile: tile(extra),
            },
            (verb::OWN | verb::CITY, usage::DROP) => ActionKind::Drop { card, free_city },
            (verb::OWN | verb::CITY, way) => ActionKind::Build {
                card,
                way: Way::ALL[usize::from(way).min(Way::ALL.len() - 1)],
                join,
                payment,
                free_city,
            },
            _ => self.leader_kind(),
        }
    }

    /// What concerns leaders and debt.
    fn leader_kind(self) -> ActionKind {
        let (leader, extra) = (self.leader(), self.extra());
        match (self.verb(), self.usage()) {
            (verb::KEEP_LEADER, _) => ActionKind::KeepLeader { leader },
            (verb::LEADER, usage::STAGE | usage::STAGE_TOKEN) => ActionKind::LeaderStage {
                leader,
                stage: extra,
                token: self.usage() == usage::STAGE_TOKEN,
                bury: self.buried(),
                payment: self.paid().into(),
            },
            (verb::LEADER, usage::SELL) => ActionKind::SellLeader { leader },
            (verb::LEADER, usage::TOWER) => ActionKind::LeaderTower {
                leader,
                tile: tile(extra),
            },
            (verb::LEADER, _) => ActionKind::Recruit { leader },
            (verb::COPY, _) => ActionKind::CopyLeader { leader },
            (verb::LOSE, _) => ActionKind::PayLoss { coins: extra },
            (verb::DECLINE, _) => ActionKind::Decline,
            _ => ActionKind::Leave,
        }
    }
}

fn tile(number: u8) -> Tile {
    Tile(number.clamp(1, Tile::COUNT))
}

/// A payment as it stands in an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Paid {
    pub(crate) total: u8,
    pub(crate) left: u8,
    pub(crate) means: u16,
}

impl Paid {
    pub(crate) const NOTHING: Self = Self {
        total: 0,
        left: 0,
        means: 0,
    };

    #[inline]
    pub(crate) const fn right(self) -> u8 {
        self.total.saturating_sub(self.left)
    }
}

impl From<Paid> for Payment {
    fn from(paid: Paid) -> Self {
        Self {
            left: paid.left,
            right: paid.right(),
            using: Means(paid.means),
        }
    }
}

impl From<Payment> for Paid {
    fn from(payment: Payment) -> Self {
        Self {
            total: payment.left.saturating_add(payment.right),
            left: payment.left,
            means: payment.using.0,
        }
    }
}

impl From<ActionKind> for Action {
    fn from(kind: ActionKind) -> Self {
        let play = |free_city, card, usage, extra, join: u8, payment: Payment| {
            let verb = if free_city { verb::CITY } else { verb::OWN };
            Self::play(verb, card as u8, usage, extra, join, payment.into())
        };
        let none = Payment::default();
        match kind {
            ActionKind::ChooseSide { side } => Self::pack([verb::SIDE, 0, 0, side as u8, 0, 0, 0]),
            ActionKind::KeepTile { tile } => Self::pack([verb::KEEP, 0, 0, tile.0, 0, 0, 0]),
            ActionKind::Build {
                card,
                way,
                join,
                payment,
                free_city,
            } => play(free_city, card, way as u8, 0, join as u8, payment),
            ActionKind::Stage {
                card,
                stage,
                token,
                bury,
                payment,
                free_city,
            } => play(free_city, card, staged(token), stage, grave(bury), payment),
            ActionKind::Sell { card, free_city } => play(free_city, card, usage::SELL, 0, 0, none),
            ActionKind::Tower { card, tile } => play(false, card, usage::TOWER, tile.0, 0, none),
            ActionKind::Drop { card, free_city } => play(free_city, card, usage::DROP, 0, 0, none),
            ActionKind::Leave => Self::pack([verb::LEAVE, 0, 0, 0, 0, 0, 0]),
            ActionKind::Dig {
                card,
                join,
                payment,
            } => Self::play(verb::DIG, card as u8, 0, 0, join as u8, payment.into()),
            ActionKind::Destroy { card } => Self::pack([verb::DESTROY, card as u8, 0, 0, 0, 0, 0]),
            ActionKind::ReturnTokens {
                ones,
                threes,
                fives,
            } => Self::pack([verb::RETURN, 0, 0, fives, 0, threes, ones]),
            _ => Self::of_leader(kind),
        }
    }
}

impl Action {
    /// What concerns leaders and debt.
    fn of_leader(kind: ActionKind) -> Self {
        let play = |leader: Leader, usage, extra, bury, paid: Payment| {
            Self::play(
                verb::LEADER,
                leader as u8,
                usage,
                extra,
                grave(bury),
                paid.into(),
            )
        };
        let none = Payment::default();
        match kind {
            ActionKind::KeepLeader { leader } => {
                Self::pack([verb::KEEP_LEADER, leader as u8, 0, 0, 0, 0, 0])
            }
            ActionKind::Recruit { leader } => play(leader, usage::RECRUIT, 0, None, none),
            ActionKind::LeaderStage {
                leader,
                stage,
                token,
                bury,
                payment,
            } => play(leader, staged(token), stage, bury, payment),
            ActionKind::SellLeader { leader } => play(leader, usage::SELL, 0, None, none),
            ActionKind::LeaderTower { leader, tile } => {
                play(leader, usage::TOWER, tile.0, None, none)
            }
            ActionKind::CopyLeader { leader } => {
                Self::pack([verb::COPY, leader as u8, 0, 0, 0, 0, 0])
            }
            ActionKind::PayLoss { coins } => Self::pack([verb::LOSE, 0, 0, coins, 0, 0, 0]),
            _ => Self::pack([verb::DECLINE, 0, 0, 0, 0, 0, 0]),
        }
    }
}

/// How a stage is built.
const fn staged(token: bool) -> u8 {
    if token {
        usage::STAGE_TOKEN
    } else {
        usage::STAGE
    }
}

/// The buried leader as it stands in an action.
fn grave(leader: Option<Leader>) -> u8 {
    leader.map_or(0, |leader| leader as u8 + 1)
}

as_kind!(Action, ActionKind);
