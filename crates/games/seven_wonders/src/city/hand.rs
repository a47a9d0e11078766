//! The cards that a player holds, in the room of one number.

use crate::cards::Card;

/// Room for a hand: with two players the controller holds one card more (SWB-15.4).
pub(crate) const HAND_ROOM: usize = 9;

/// Bits of a card.
const WIDTH: usize = 7;
const MASK: u64 = (1 << WIDTH) - 1;

const _: () = assert!(Card::ALL.len() < 1 << WIDTH && WIDTH * HAND_ROOM <= 64);

/// A hand: cards in ascending order, counted from 1 in seven bits each, the first one lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hand(u64);

impl Hand {
    pub(crate) const EMPTY: Self = Self(0);

    /// A hand of these cards, in any order; what does not fit is left out.
    pub(crate) fn new(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.give(card));
        hand
    }

    /// A hand of cards that are in order.
    pub(crate) fn sorted(cards: &[Card]) -> Self {
        let cards = cards.iter().rev().take(HAND_ROOM);
        Self(cards.fold(0, |hand, card| hand << WIDTH | (*card as u64 + 1)))
    }

    /// The cards in order.
    #[inline]
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_index(((rest & MASK) as usize).wrapping_sub(1));
            rest >>= WIDTH;
            card
        })
    }

    pub(crate) fn len(self) -> usize {
        (u64::BITS - self.0.leading_zeros()).div_ceil(WIDTH as u32) as usize
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at a place.
    pub(crate) fn get(self, at: usize) -> Option<Card> {
        self.cards().nth(at)
    }

    pub(crate) fn holds(self, card: Card) -> bool {
        self.cards().any(|held| held == card)
    }

    /// Takes a card out of the hand, once.
    pub(crate) fn take(&mut self, card: Card) {
        if let Some(at) = self.cards().position(|held| held == card) {
            let before = self.before(at);
            self.0 = before | self.0 >> WIDTH & !low(at);
        }
    }

    /// Puts a card into the hand, if there is room.
    pub(crate) fn give(&mut self, card: Card) {
        let at = self.cards().take_while(|held| *held <= card).count();
        if self.len() < HAND_ROOM {
            let after = (self.0 & !low(at)) << WIDTH;
            self.0 = self.before(at) | (card as u64 + 1) << (WIDTH * at) | after;
        }
    }

    /// What lies before a place.
    fn before(self, at: usize) -> u64 {
        self.0 & low(at)
    }
}

/// The bits before a place.
fn low(at: usize) -> u64 {
    (1 << (WIDTH * at)) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_sorted_and_knows_doubles() {
        let order = [40, 3, 111, 3, 0, 64, 63, 7, 110];
        let mut hand = Hand::new(order.map(|card| Card::ALL[card]));
        let places = |hand: Hand| hand.cards().map(Card::index).collect::<Vec<_>>();
        assert_eq!(places(hand), [0, 3, 3, 7, 40, 63, 64, 110, 111]);
        assert_eq!((hand.len(), hand.get(8)), (9, Some(Card::ALL[111])));
        hand.give(Card::ALL[5]);
        assert_eq!(hand.len(), HAND_ROOM, "there is no room for a tenth card");
        hand.take(Card::ALL[3]);
        hand.take(Card::ALL[111]);
        hand.take(Card::ALL[1]);
        assert_eq!(places(hand), [0, 3, 7, 40, 63, 64, 110]);
        assert_eq!(
            hand,
            Hand::sorted(&[0, 3, 7, 40, 63, 64, 110].map(|card| Card::ALL[card]))
        );
        assert!(hand.holds(Card::ALL[3]) && !hand.holds(Card::ALL[111]));
        hand.cards().for_each(|card| hand.take(card));
        assert!(hand.is_empty() && hand == Hand::EMPTY);
    }
}
