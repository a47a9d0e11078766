//! The common supply: piles whose top card lies open (BAT-1.8).

use ziggurat_engine::Chance;

use crate::{
    cards::{Card, Kind},
    ids::{Artefact, Faction, Rank, Shape},
};

/// A pile of cards of one kind; they differ in their faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    /// The faction of the open card on top; [`NONE`] if the pile is empty.
    pub(crate) top: u8,
    /// The cards whose order nobody knows, by faction.
    pub(crate) rest: [u8; 4],
}

/// No card.
pub(crate) const NONE: u8 = 4;
/// Units, artefacts, terrain cards.
pub(crate) const PILES: usize = 20;
const ARTEFACTS: usize = 4;
const SHAPES: usize = 11;
/// Piles that cards are put under and that stay unshuffled: all units but lords.
const BURIED: usize = 3;
/// Bits that count the cards of a buried list.
const COUNT_AT: u32 = 56;

/// All piles of the common supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Piles {
    pub(crate) piles: [Pile; PILES],
    /// Cards put under a pile of units by a title since it was last shuffled, the highest first: two
    /// bits each, and their number above (BAT-19.2).
    pub(crate) buried: [u64; BURIED],
    /// Supply cards.
    pub(crate) supply: u8,
}

#[inline]
pub(crate) const fn unit_pile(rank: Rank) -> usize {
    rank as usize
}

#[inline]
pub(crate) const fn artefact_pile(artefact: Artefact) -> usize {
    ARTEFACTS + artefact as usize
}

#[inline]
pub(crate) const fn shape_pile(shape: Shape) -> usize {
    SHAPES + shape as usize
}

/// The pile a card belongs to; `None` for Supply and great artefacts.
pub(crate) const fn pile_of(card: Card) -> Option<usize> {
    match card.kind() {
        Kind::Unit(rank) => Some(unit_pile(rank)),
        Kind::Artefact(artefact) => Some(artefact_pile(artefact)),
        _ => None,
    }
}

impl Piles {
    pub(crate) const EMPTY: Self = Self {
        piles: [Pile {
            top: NONE,
            rest: [0; 4],
        }; PILES],
        buried: [0; BURIED],
        supply: 0,
    };

    #[inline]
    pub(crate) const fn is_empty(&self, pile: usize) -> bool {
        self.piles[pile].top == NONE
    }

    /// The faction of the top card.
    #[inline]
    pub(crate) fn top(&self, pile: usize) -> Option<Faction> {
        let top = self.piles[pile].top;
        (top != NONE).then(|| Faction::at(top.into()))
    }

    /// How many cards lie in a pile.
    pub(crate) fn total(&self, pile: usize) -> u8 {
        let Pile { top, rest } = self.piles[pile];
        u8::from(top != NONE) + rest.iter().sum::<u8>() + self.buried_count(pile)
    }

    #[inline]
    pub(crate) fn buried_count(&self, pile: usize) -> u8 {
        self.buried
            .get(pile)
            .map_or(0, |list| (list >> COUNT_AT) as u8)
    }

    /// The cards known to lie at the bottom, the highest first.
    pub(crate) fn buried_cards(&self, pile: usize) -> impl Iterator<Item = Faction> + use<> {
        let list = self.buried.get(pile).copied().unwrap_or(0);
        let count = list >> COUNT_AT;
        (0..count).map(move |i| Faction::at((list >> (2 * i) & 3) as usize))
    }

    /// Takes the top card and turns up the next.
    pub(crate) fn take(&mut self, pile: usize, chance: &mut Chance) -> Option<Faction> {
        let top = self.top(pile)?;
        self.piles[pile].top = self.next(pile, chance);
        Some(top)
    }

    fn next(&mut self, pile: usize, chance: &mut Chance) -> u8 {
        if let Some(faction) = chance.draw(&mut self.piles[pile].rest) {
            return faction as u8;
        }
        let count = self.buried_count(pile);
        let Some(list) = self.buried.get_mut(pile).filter(|_| count > 0) else {
            return NONE;
        };
        let faction = (*list & 3) as u8;
        let cards = *list & ((1 << COUNT_AT) - 1);
        *list = cards >> 2 | u64::from(count - 1) << COUNT_AT;
        faction
    }

    /// Puts a card under a pile of units (BAT-9.9).
    pub(crate) fn bury(&mut self, pile: usize, faction: Faction) {
        let count = self.buried_count(pile);
        if self.is_empty(pile) {
            self.piles[pile].top = faction as u8;
            return;
        }
        match self.buried.get_mut(pile) {
            Some(list) if count < 28 => {
                let cards = *list & ((1 << COUNT_AT) - 1);
                let card = (faction as u64) << (2 * count);
                *list = cards | card | u64::from(count + 1) << COUNT_AT;
            }
            _ => self.piles[pile].rest[faction.index()] += 1,
        }
    }

    /// Searches a pile for a faction, takes such a card or else the top one, and shuffles (BAT-1.9).
    pub(crate) fn search(
        &mut self,
        pile: usize,
        faction: Faction,
        chance: &mut Chance,
    ) -> Option<Faction> {
        let top = self.top(pile)?;
        self.piles[pile].rest[top.index()] += 1;
        let buried = self.buried_cards(pile);
        buried.for_each(|card| self.piles[pile].rest[card.index()] += 1);
        if let Some(list) = self.buried.get_mut(pile) {
            *list = 0;
        }
        let rest = &mut self.piles[pile].rest;
        let found = if rest[faction.index()] > 0 {
            faction
        } else {
            top
        };
        rest[found.index()] -= 1;
        self.piles[pile].top = chance.draw(rest).map_or(NONE, |next| next as u8);
        Some(found)
    }

    /// The shapes of which a terrain card is left, as bits.
    #[inline]
    pub(crate) fn shapes_left(&self) -> u16 {
        let left = |shape: usize| u16::from(!self.is_empty(SHAPES + shape)) << shape;
        (0..Shape::COUNT).map(left).sum()
    }
}
