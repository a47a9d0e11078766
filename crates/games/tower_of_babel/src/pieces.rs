//! Kinds, wonders, action cards, discs and handfuls of building cards.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, as_text, ids};

ids! {
    /// A kind of building cards and discs (TOB-1.2, TOB-1.3).
    Kind { what: "kind", keys: "tob-kind-", file: "tower_of_babel.ts" }
    /// The camel.
    Camel = "camel",
    /// The crane.
    Crane = "crane",
    /// The ship.
    Ship = "ship",
    /// The mason.
    Mason = "mason",
}

ids! {
    /// A wonder (TOB-1.1).
    Wonder { what: "wonder", keys: "tob-wonder-", file: "tower_of_babel.ts" }
    /// The Tower of Babel.
    TowerOfBabel = "tower_of_babel",
    /// The Pyramids of Giza.
    PyramidsOfGiza = "pyramids_of_giza",
    /// The Hanging Gardens of Babylon.
    HangingGardens = "hanging_gardens",
    /// The Statue of Zeus at Olympia.
    StatueOfZeus = "statue_of_zeus",
    /// The Temple of Artemis at Ephesus.
    TempleOfArtemis = "temple_of_artemis",
    /// The Mausoleum of Halicarnassus.
    Mausoleum = "mausoleum",
    /// The Colossus of Rhodes.
    Colossus = "colossus",
    /// The Lighthouse of Alexandria.
    Lighthouse = "lighthouse",
}

ids! {
    /// An action card (TOB-1.4).
    ActionCard { what: "action card", keys: "tob-card-", file: "tower_of_babel.ts" }
    /// Exchanges up to five building cards, at any time (TOB-11.7).
    ExchangeCards = "exchange_cards",
    /// Stands for two building cards of the active player (TOB-7.8).
    Joker = "joker",
    /// A point for each of its owner's discs at the end (TOB-11.17).
    DiscPoint = "disc_point",
    /// Draws three building cards, at any time (TOB-11.8).
    DrawCards = "draw_cards",
    /// Three points for each card of a rejected offer (TOB-11.9).
    TripleBonus = "triple_bonus",
    /// A second action in its owner's turn (TOB-11.12).
    DoubleTurn = "double_turn",
    /// Five points at the end (TOB-11.18).
    FivePoints = "five_points",
}

/// Building cards as a number of each kind.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "ByKind"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tower_of_babel.ts", as = "ByKind")
)]
#[serde(from = "ByKind", into = "ByKind")]
pub struct Cards(pub [u8; Kind::COUNT]);

/// How building cards look in JSON: kinds that are left out are not there.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tower_of_babel.ts", rename = "Cards")
)]
#[serde(default, deny_unknown_fields)]
struct ByKind {
    camel: u8,
    crane: u8,
    ship: u8,
    mason: u8,
}

impl From<ByKind> for Cards {
    fn from(by: ByKind) -> Self {
        Self([by.camel, by.crane, by.ship, by.mason])
    }
}

impl From<Cards> for ByKind {
    fn from(Cards([camel, crane, ship, mason]): Cards) -> Self {
        Self {
            camel,
            crane,
            ship,
            mason,
        }
    }
}

impl Cards {
    /// No cards.
    pub const NONE: Self = Self([0; Kind::COUNT]);

    /// This many cards of one kind.
    #[must_use]
    pub const fn of(kind: Kind, count: u8) -> Self {
        let mut cards = Self::NONE;
        cards.0[kind.index()] = count;
        cards
    }

    /// How many cards of a kind there are.
    #[inline]
    #[must_use]
    pub const fn count(self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub fn total(self) -> u16 {
        self.0.iter().map(|&n| u16::from(n)).sum()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    pub(crate) fn is_none(&self) -> bool {
        self.is_empty()
    }

    /// Whether each kind is there at least as often as in `other`.
    #[inline]
    #[must_use]
    pub fn holds(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(&has, wants)| has >= wants)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.with(other, u8::saturating_add)
    }

    /// What is left without the others.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.with(other, u8::saturating_sub)
    }

    /// The smaller number of each kind.
    #[inline]
    #[must_use]
    pub fn least(self, other: Self) -> Self {
        self.with(other, u8::min)
    }

    /// The larger number of each kind.
    #[inline]
    #[must_use]
    pub fn most(self, other: Self) -> Self {
        self.with(other, u8::max)
    }

    /// Only the kinds that `other` has too.
    #[inline]
    #[must_use]
    pub fn only(self, other: Self) -> Self {
        self.with(other, |n, wanted| if wanted > 0 { n } else { 0 })
    }

    #[inline]
    fn with(self, other: Self, each: impl Fn(u8, u8) -> u8) -> Self {
        Self(std::array::from_fn(|kind| {
            each(self.0[kind], other.0[kind])
        }))
    }

    /// Each card by its kind, in the order of the kinds.
    pub fn list(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .iter()
            .flat_map(move |&kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }

    /// The messages with the names of the cards, one for each card.
    #[must_use]
    pub fn keys(self) -> Vec<&'static str> {
        self.list().map(Kind::key).collect()
    }
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut cards = Self::NONE;
        for kind in kinds {
            let count = &mut cards.0[kind.index()];
            *count = count.saturating_add(1);
        }
        cards
    }
}

/// `2 ship 1 mason`, or `nothing`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let mut gap = "";
        for &kind in Kind::ALL {
            if self.count(kind) > 0 {
                write!(f, "{gap}{} {kind}", self.count(kind))?;
                gap = " ";
            }
        }
        Ok(())
    }
}

/// A building disc: what it demands (TOB-5.3, TOB-5.4). Discs with the same demand are alike.
///
/// Its id is `ship_5`, or `camel_2_mason_3` for a two-kind disc.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tower_of_babel.ts", type = "string")
)]
pub struct Disc(u16);

/// The largest number that a disc may show.
pub(crate) const MOST_ON_DISC: u8 = 9;

impl Disc {
    /// No disc at all.
    pub(crate) const NONE: Self = Self(0);

    /// A disc that demands one kind.
    #[must_use]
    pub const fn single(kind: Kind, number: u8) -> Self {
        Self((kind as u16) << 4 | number as u16 & 15)
    }

    /// A disc that demands two kinds.
    #[must_use]
    pub const fn double(kind: Kind, number: u8, other: Kind, other_number: u8) -> Self {
        let second = (other as u16) << 4 | other_number as u16 & 15;
        Self(second << 6 | Self::single(kind, number).0)
    }

    /// The kinds that it shows with their numbers; one or two.
    pub fn needs(self) -> impl Iterator<Item = (Kind, u8)> {
        let half = |bits: u16| (Kind::ALL[(bits >> 4 & 3) as usize], (bits & 15) as u8);
        let halves = [half(self.0), half(self.0 >> 6)];
        halves.into_iter().filter(|(_, number)| *number > 0)
    }

    /// How many cards of each kind it demands.
    #[inline]
    #[must_use]
    pub fn demand(self) -> Cards {
        let mut demand = Cards::NONE;
        demand.0[(self.0 >> 4 & 3) as usize] = (self.0 & 15) as u8;
        if self.is_double() {
            demand.0[(self.0 >> 10 & 3) as usize] = (self.0 >> 6 & 15) as u8;
        }
        demand
    }

    /// The kind that it shows first.
    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        Kind::ALL[(self.0 >> 4 & 3) as usize]
    }

    /// Whether it shows two kinds.
    #[inline]
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0 >> 6 & 15 > 0
    }

    /// Whether it shows the kind.
    #[inline]
    #[must_use]
    pub fn shows(self, kind: Kind) -> bool {
        self.demand().count(kind) > 0
    }

    /// How many cards it demands.
    #[inline]
    #[must_use]
    pub const fn size(self) -> u8 {
        (self.0 & 15) as u8 + (self.0 >> 6 & 15) as u8
    }

    /// Whether there can be such a disc: numbers from 1 to 9, different kinds.
    #[must_use]
    pub(crate) fn is_possible(self) -> bool {
        let kinds = self.demand().0.iter().filter(|&&n| n > 0).count();
        kinds == 1 + usize::from(self.is_double())
            && self.needs().all(|(_, n)| (1..=MOST_ON_DISC).contains(&n))
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (kind, number)) in self.needs().enumerate() {
            let gap = if place > 0 { "_" } else { "" };
            write!(f, "{gap}{kind}_{number}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Disc({self})")
    }
}

impl FromStr for Disc {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is not a disc; say `ship_5` or `camel_2_mason_3`");
        let number = |text: &str| {
            text.parse::<u8>()
                .ok()
                .filter(|n| (1..=MOST_ON_DISC).contains(n))
        };
        let number = |text: &str| number(text).ok_or_else(wrong);
        let lower = text.to_ascii_lowercase();
        let disc = match lower.split('_').collect::<Vec<_>>()[..] {
            [kind, n] => Self::single(kind.parse()?, number(n)?),
            [kind, n, other, m] => {
                Self::double(kind.parse()?, number(n)?, other.parse()?, number(m)?)
            }
            _ => return Err(wrong()),
        };
        disc.is_possible().then_some(disc).ok_or_else(wrong)
    }
}

as_text!(Disc);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Disc {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Disc".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "What a disc demands: `ship_5`, or `camel_2_mason_3` for a two-kind disc.",
            "pattern": "^(camel|crane|ship|mason)_[1-9](_(camel|crane|ship|mason)_[1-9])?$"
        })
    }
}

/// The opponents who take part in a build; a list of seats in JSON.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tower_of_babel.ts", type = "number[]")
)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Helpers(pub(crate) u8);

impl Helpers {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Whether the seat is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Whether there is nobody.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Debug for Helpers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Helpers> for Vec<Seat> {
    fn from(helpers: Helpers) -> Self {
        helpers.iter().collect()
    }
}

impl TryFrom<Vec<Seat>> for Helpers {
    type Error = String;

    fn try_from(seats: Vec<Seat>) -> Result<Self, String> {
        let mut helpers = Self::NONE;
        for seat in seats {
            if seat.0 >= 8 {
                return Err(format!("helpers: there is no seat {seat}"));
            }
            if helpers.contains(seat) {
                return Err(format!(
                    "helpers: seat {seat} is named twice; name every helper once"
                ));
            }
            helpers.0 |= 1 << seat.0;
        }
        Ok(helpers)
    }
}
