//! What a seat can do.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    cards::Card,
    ids::{Side, ids},
};

ids! {
    /// How a structure is paid for (SWB-4.5).
    Way, "way of building", "swb-way-",
    /// Its cost is paid.
    Pay = "pay",
    /// Through a chain (SWB-7.1).
    Chain = "chain",
    /// The free structure of an age (SWB-9.5).
    Olympia = "olympia",
    /// A token of a project (SWP-5.5).
    Token = "token",
}

ids! {
    /// Whether the builder of a structure takes part in the project (SWP-2.1, SWP-2.8).
    Join, "way of taking part", "swb-join-",
    /// Not at all.
    No = "no",
    /// The structure has the colour of the project.
    Yes = "yes",
    /// With a token for any colour.
    Wild = "wild",
}

ids! {
    /// A means that serves one payment of a turn only (SWB-5.7).
    Mean, "means", "swb-mean-",
    /// Wood or stone of tower tile 17.
    Tile17 = "tile_17",
    /// Ore or clay of tower tile 18.
    Tile18 = "tile_18",
    /// A manufactured good of tower tile 21.
    Tile21 = "tile_21",
    /// What the own city lacks (SWB-9.19).
    GreatWall = "great_wall",
}

/// A tile of the Tower of Babel, by its number from 1 to 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

impl Tile {
    /// How many there are.
    pub const COUNT: u8 = 24;

    /// The tile of this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=Self::COUNT => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All tiles in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// The message with its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        TILE_KEYS[self.0 as usize - 1]
    }
}

macro_rules! tile_keys {
    ($($number:literal)+) => { [$(concat!("swb-tile-", $number)),+] };
}
static TILE_KEYS: [&str; 24] =
    tile_keys!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24);

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl TryFrom<u8> for Tile {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no tile {number}; there are 1 to 24"))
    }
}

/// Which of the means of [`Mean`] a payment uses, where that can matter later in the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Means(pub(crate) u8);

impl Means {
    /// The means in order.
    pub fn iter(self) -> impl Iterator<Item = Mean> {
        let used = move |mean: &&Mean| self.0 >> mean.index() & 1 == 1;
        Mean::ALL.iter().filter(used).copied()
    }

    /// Whether none is used.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

impl Serialize for Means {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Means {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let means = Vec::<Mean>::deserialize(deserializer)?;
        Ok(Self(
            means.iter().fold(0, |set, mean| set | 1 << mean.index()),
        ))
    }
}

/// What goes to the neighbours for resources; the bank's part follows from what is built.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Coins to the left neighbour.
    #[serde(default)]
    pub left: u8,
    /// Coins to the right neighbour.
    #[serde(default)]
    pub right: u8,
    /// Means that are used up for this turn, where that can matter.
    #[serde(default, skip_serializing_if = "Means::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Mean>"))]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Mean>>", optional))]
    pub using: Means,
}

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
}

/// An action, packed into eight bytes whose order is the canonical one: lists with every payment are
/// built at every decision.
///
/// [`Action::kind`] opens it for matching; its JSON is that of [`ActionKind`]. The bytes, highest
/// first: what is done, the card, how it is used, stage or tile or tokens, taking part, coins to
/// both neighbours, coins to the left one, means used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) u64);

/// What the first byte says.
pub(crate) mod verb {
    pub(crate) const SIDE: u8 = 1;
    pub(crate) const KEEP: u8 = 2;
    pub(crate) const OWN: u8 = 3;
    pub(crate) const CITY: u8 = 4;
    pub(crate) const LEAVE: u8 = 5;
    pub(crate) const DIG: u8 = 6;
    pub(crate) const DESTROY: u8 = 7;
    pub(crate) const RETURN: u8 = 8;
}

/// What the third byte says of a card that is played: the ways of building come first.
pub(crate) mod usage {
    pub(crate) const PAY: u8 = 0;
    pub(crate) const CHAIN: u8 = 1;
    pub(crate) const OLYMPIA: u8 = 2;
    pub(crate) const TOKEN: u8 = 3;
    pub(crate) const STAGE: u8 = 4;
    pub(crate) const STAGE_TOKEN: u8 = 5;
    pub(crate) const SELL: u8 = 6;
    pub(crate) const TOWER: u8 = 7;
    pub(crate) const DROP: u8 = 8;
}

impl Action {
    /// Nothing has been chosen.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn pack(bytes: [u8; 8]) -> Self {
        Self(u64::from_be_bytes(bytes))
    }

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn bytes(self) -> [u8; 8] {
        self.0.to_be_bytes()
    }

    /// A card that is played.
    #[inline]
    pub(crate) const fn play(
        verb: u8,
        card: Card,
        usage: u8,
        extra: u8,
        join: u8,
        payment: Paid,
    ) -> Self {
        Self::pack([
            verb,
            card as u8,
            usage,
            extra,
            join,
            payment.total,
            payment.left,
            payment.means,
        ])
    }

    /// The same with another card.
    #[inline]
    pub(crate) const fn with_card(self, card: Card) -> Self {
        let mut bytes = self.bytes();
        bytes[1] = card as u8;
        Self::pack(bytes)
    }

    #[inline]
    pub(crate) const fn verb(self) -> u8 {
        self.bytes()[0]
    }

    #[inline]
    pub(crate) fn card(self) -> Card {
        Card::ALL[usize::from(self.bytes()[1]).min(Card::ALL.len() - 1)]
    }

    #[inline]
    pub(crate) const fn usage(self) -> u8 {
        self.bytes()[2]
    }

    /// The stage from 1, the number of a tile, or tokens.
    #[inline]
    pub(crate) const fn extra(self) -> u8 {
        self.bytes()[3]
    }

    #[inline]
    pub(crate) const fn join(self) -> u8 {
        self.bytes()[4]
    }

    #[inline]
    pub(crate) const fn paid(self) -> Paid {
        let bytes = self.bytes();
        Paid {
            total: bytes[5],
            left: bytes[6],
            means: bytes[7],
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
                let [_, _, _, fives, _, threes, ones, _] = self.bytes();
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
                way: Way::ALL[usize::from(way).min(3)],
                join,
                payment,
                free_city,
            },
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
    pub(crate) means: u8,
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
        let play = |free_city, card, usage, extra, join: Join, payment: Payment| {
            let verb = if free_city { verb::CITY } else { verb::OWN };
            Self::play(verb, card, usage, extra, join as u8, payment.into())
        };
        let (no, none) = (Join::No, Payment::default());
        match kind {
            ActionKind::ChooseSide { side } => {
                Self::pack([verb::SIDE, 0, 0, side as u8, 0, 0, 0, 0])
            }
            ActionKind::KeepTile { tile } => Self::pack([verb::KEEP, 0, 0, tile.0, 0, 0, 0, 0]),
            ActionKind::Build {
                card,
                way,
                join,
                payment,
                free_city,
            } => play(free_city, card, way as u8, 0, join, payment),
            ActionKind::Stage {
                card,
                stage,
                token,
                payment,
                free_city,
            } => {
                let usage = if token {
                    usage::STAGE_TOKEN
                } else {
                    usage::STAGE
                };
                play(free_city, card, usage, stage, no, payment)
            }
            ActionKind::Sell { card, free_city } => play(free_city, card, usage::SELL, 0, no, none),
            ActionKind::Tower { card, tile } => play(false, card, usage::TOWER, tile.0, no, none),
            ActionKind::Drop { card, free_city } => play(free_city, card, usage::DROP, 0, no, none),
            ActionKind::Leave => Self::pack([verb::LEAVE, 0, 0, 0, 0, 0, 0, 0]),
            ActionKind::Dig {
                card,
                join,
                payment,
            } => Self::play(verb::DIG, card, 0, 0, join as u8, payment.into()),
            ActionKind::Destroy { card } => {
                Self::pack([verb::DESTROY, card as u8, 0, 0, 0, 0, 0, 0])
            }
            ActionKind::ReturnTokens {
                ones,
                threes,
                fives,
            } => Self::pack([verb::RETURN, 0, 0, fives, 0, threes, ones, 0]),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.kind().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ActionKind::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Action {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Action".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        ActionKind::json_schema(generator)
    }
}
