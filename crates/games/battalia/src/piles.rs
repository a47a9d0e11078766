//! The common supply: piles whose top card lies open (BAT-1.8).

use std::{fmt, str::FromStr};

use ziggurat_engine::{ById, Chance, as_text};

use crate::{
    cards::{Card, Kind},
    pieces::{Artefact, Faction, Rank, Shape, Shapes},
};

/// One of the piles: units, artefacts or terrain cards of one kind. In JSON the id of what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileId {
    /// Units of a rank.
    Units(Rank),
    /// Artefacts of a type.
    Artefacts(Artefact),
    /// Roads or cities of a shape.
    Terrain(Shape),
}

/// How many piles there are.
const PILES: usize = Rank::COUNT + Artefact::COUNT + Shape::COUNT;
/// Piles that cards are put under and that stay unshuffled: all units but lords (BAT-9.9).
const BURIED: usize = 3;

impl PileId {
    /// The piles in their order.
    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        let units = Rank::ALL.iter().map(|&rank| Self::Units(rank));
        let artefacts = Artefact::ALL.iter().map(|&a| Self::Artefacts(a));
        let terrain = Shape::ALL.iter().map(|&shape| Self::Terrain(shape));
        units.chain(artefacts).chain(terrain)
    }

    /// The pile that a card belongs to; `None` for Supply and great artefacts.
    pub(crate) const fn of(card: Card) -> Option<Self> {
        match card.kind() {
            Kind::Unit(rank) => Some(Self::Units(rank)),
            Kind::Artefact(artefact) => Some(Self::Artefacts(artefact)),
            Kind::Supply | Kind::Great(_) | Kind::Joker => None,
        }
    }

    /// The id in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Units(rank) => rank.id(),
            Self::Artefacts(artefact) => artefact.id(),
            Self::Terrain(shape) => shape.id(),
        }
    }

    #[inline]
    const fn index(self) -> usize {
        match self {
            Self::Units(rank) => rank.index(),
            Self::Artefacts(artefact) => Rank::COUNT + artefact.index(),
            Self::Terrain(shape) => Rank::COUNT + Artefact::COUNT + shape.index(),
        }
    }

    /// The place of its list of buried cards.
    #[inline]
    const fn buried(self) -> Option<usize> {
        match self {
            Self::Units(rank) if rank.index() < BURIED => Some(rank.index()),
            Self::Units(_) | Self::Artefacts(_) | Self::Terrain(_) => None,
        }
    }
}

impl fmt::Display for PileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for PileId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::all().find(|pile| pile.id() == text);
        known.ok_or_else(|| {
            let names: Vec<_> = Self::all().map(Self::id).collect();
            format!("there is no pile {text:?}; there are {}", names.join(", "))
        })
    }
}

as_text!(PileId);

/// A pile of cards of one kind; they differ in their faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    /// The faction of the open card on top; `None` if the pile is empty.
    pub(crate) top: Option<Faction>,
    /// The cards whose order nobody knows.
    pub(crate) rest: ById<Faction, u8, { Faction::COUNT }>,
}

/// Cards put under a pile by titles since it was last shuffled, the highest first (BAT-19.2): two bits
/// each, and their number above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Buried(u64);

impl Buried {
    const NONE: Self = Self(0);
    /// The bits above the cards count them.
    const COUNT_AT: u32 = 56;
    /// There are 24 units of a rank, so a list is never full.
    const MOST: u64 = 28;

    #[inline]
    const fn len(self) -> u64 {
        self.0 >> Self::COUNT_AT
    }

    #[inline]
    const fn cards(self) -> u64 {
        self.0 & ((1 << Self::COUNT_AT) - 1)
    }

    fn iter(self) -> impl Iterator<Item = Faction> {
        (0..self.len()).map(move |i| Faction::nth((self.0 >> (2 * i) & 3) as usize))
    }

    fn push(&mut self, faction: Faction) {
        let count = self.len();
        assert!(count < Self::MOST, "more cards under a pile than there are");
        let card = (faction as u64) << (2 * count);
        self.0 = self.cards() | card | (count + 1) << Self::COUNT_AT;
    }

    fn pop_first(&mut self) -> Option<Faction> {
        let first = self.iter().next()?;
        self.0 = self.cards() >> 2 | (self.len() - 1) << Self::COUNT_AT;
        Some(first)
    }
}

/// All piles of the common supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Piles {
    piles: [Pile; PILES],
    buried: [Buried; BURIED],
    /// Supply cards.
    pub(crate) supply: u8,
}

impl Piles {
    pub(crate) const EMPTY: Self = Self {
        piles: [Pile {
            top: None,
            rest: ById::new([0; Faction::COUNT]),
        }; PILES],
        buried: [Buried::NONE; BURIED],
        supply: 0,
    };

    #[inline]
    pub(crate) const fn get(&self, pile: PileId) -> &Pile {
        &self.piles[pile.index()]
    }

    #[inline]
    pub(crate) const fn get_mut(&mut self, pile: PileId) -> &mut Pile {
        &mut self.piles[pile.index()]
    }

    #[inline]
    pub(crate) const fn is_empty(&self, pile: PileId) -> bool {
        self.get(pile).top.is_none()
    }

    /// How many cards lie in a pile.
    pub(crate) fn total(&self, pile: PileId) -> u8 {
        let Pile { top, rest } = self.get(pile);
        let buried = self.buried_cards(pile).count() as u8;
        u8::from(top.is_some()) + rest.values().iter().sum::<u8>() + buried
    }

    /// How many cards of a faction lie in a pile.
    pub(crate) fn count(&self, pile: PileId, faction: Faction) -> u8 {
        let Pile { top, rest } = self.get(pile);
        let buried = self.buried_cards(pile).filter(|&f| f == faction).count();
        u8::from(*top == Some(faction)) + rest[faction] + buried as u8
    }

    /// The cards known to lie at the bottom, the highest first.
    pub(crate) fn buried_cards(&self, pile: PileId) -> impl Iterator<Item = Faction> + use<> {
        let list = pile.buried().map_or(Buried::NONE, |i| self.buried[i]);
        list.iter()
    }

    /// Turns up the first card of a fresh pile (BAT-1.8).
    pub(crate) fn turn_up(&mut self, chance: &mut Chance) {
        for pile in PileId::all() {
            self.get_mut(pile).top = self.next(pile, chance);
        }
    }

    /// Takes the top card and turns up the next.
    pub(crate) fn take(&mut self, pile: PileId, chance: &mut Chance) -> Option<Faction> {
        let top = self.get(pile).top?;
        self.get_mut(pile).top = self.next(pile, chance);
        Some(top)
    }

    fn next(&mut self, pile: PileId, chance: &mut Chance) -> Option<Faction> {
        match chance.draw(self.get_mut(pile).rest.values_mut()) {
            Some(faction) => Some(Faction::nth(faction)),
            None => self.buried[pile.buried()?].pop_first(),
        }
    }

    /// Puts a card under a pile (BAT-9.9, BAT-9.11). Only piles of units below lord are not shuffled
    /// right afterwards: for the others the order does not matter.
    pub(crate) fn bury(&mut self, pile: PileId, faction: Faction) {
        if self.is_empty(pile) {
            self.get_mut(pile).top = Some(faction);
            return;
        }
        match pile.buried() {
            Some(list) => self.buried[list].push(faction),
            None => self.get_mut(pile).rest[faction] += 1,
        }
    }

    /// Searches a pile for a faction, takes such a card or else the top one, and shuffles (BAT-1.9).
    pub(crate) fn search(
        &mut self,
        pile: PileId,
        faction: Faction,
        chance: &mut Chance,
    ) -> Option<Faction> {
        let top = self.get(pile).top?;
        let buried = self.buried_cards(pile);
        if let Some(list) = pile.buried() {
            self.buried[list] = Buried::NONE;
        }
        let stack = self.get_mut(pile);
        stack.rest[top] += 1;
        buried.for_each(|card| stack.rest[card] += 1);
        let found = if stack.rest[faction] > 0 {
            faction
        } else {
            top
        };
        stack.rest[found] -= 1;
        let next = chance.draw(stack.rest.values_mut());
        stack.top = next.map(Faction::nth);
        Some(found)
    }

    /// The shapes of which a terrain card is left.
    #[inline]
    pub(crate) fn shapes_left(&self) -> Shapes {
        let left = |shape: &Shape| !self.is_empty(PileId::Terrain(*shape));
        Shape::ALL.iter().copied().filter(left).collect()
    }
}
