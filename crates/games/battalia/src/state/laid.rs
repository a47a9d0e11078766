//! Cards that were laid and still give tokens or lie in a battle row (BAT-6.2).

use ziggurat_engine::{ById, Id, IdSet};

use super::Side;
use crate::cards::{Card, Token};

/// What is remembered of a laid card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It was the target of an artefact in this turn (BAT-6.7).
    Target,
    /// It was laid while its type was illuminated: its tokens come in pairs (BAT-6.3).
    Pair,
    /// A token of it was spent outside the row (BAT-12.15).
    Split,
    /// It served as an amulet and rolled something other than 4 or 5 (BAT-9.7).
    Good,
}

impl Id for Mark {
    const ALL: &'static [Self] = &[Self::Target, Self::Pair, Self::Split, Self::Good];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// A laid card that still gives tokens or lies in a battle row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Laid {
    /// The card that lies there.
    pub(crate) card: Card,
    /// What its tokens are.
    pub(crate) token: Token,
    /// Tokens in the pool.
    pub(crate) left: u8,
    /// Tokens in the battle row.
    pub(crate) row: u8,
    pub(crate) marks: IdSet<Mark, u8>,
}

impl Laid {
    const NONE: Self = Self {
        card: Card::SUPPLY,
        token: Card::SUPPLY.token(),
        left: 0,
        row: 0,
        marks: IdSet::<Mark, u8>::EMPTY,
    };

    #[inline]
    pub(crate) fn is(&self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }
}

/// The laid cards of both sides: first those of the active player, then those of a defender.
///
/// They share their room. At the start of a turn a player holds at most 6 cards and 3 from the ambush
/// (BAT-3.5, BAT-12.10) beside what was in tents, draws at most 16 for cohorts (BAT-4.3) and takes 2
/// with the horn; a defender holds 6 and takes 3. All tents together hold 25 cards. That makes 61.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LaidCards {
    len: ById<Side, u8, 2>,
    cards: [Laid; Self::ROOM],
}

impl LaidCards {
    pub(crate) const ROOM: usize = 64;

    pub(crate) const NONE: Self = Self {
        len: ById::new([0; 2]),
        cards: [Laid::NONE; Self::ROOM],
    };

    /// Where the cards of a side begin and end.
    #[inline]
    fn bounds(&self, side: Side) -> (usize, usize) {
        let attacker = usize::from(self.len[Side::Attacker]);
        match side {
            Side::Attacker => (0, attacker),
            Side::Defender => (attacker, attacker + usize::from(self.len[side])),
        }
    }

    #[inline]
    pub(crate) fn of(&self, side: Side) -> &[Laid] {
        let (start, end) = self.bounds(side);
        &self.cards[start..end]
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, side: Side) -> &mut [Laid] {
        let (start, end) = self.bounds(side);
        &mut self.cards[start..end]
    }

    /// Adds a card and says where it lies among those of its side.
    ///
    /// # Panics
    /// If there is no room, which cannot happen in a valid position.
    pub(crate) fn push(&mut self, side: Side, laid: Laid) -> usize {
        let (start, end) = self.bounds(side);
        let (_, all) = self.bounds(Side::Defender);
        assert!(all < Self::ROOM, "more laid cards than a turn can bring");
        self.cards.copy_within(end..all, end + 1);
        self.cards[end] = laid;
        self.len[side] += 1;
        end - start
    }

    /// Takes a card away; those behind it move up.
    pub(crate) fn remove(&mut self, side: Side, at: usize) {
        let (start, _) = self.bounds(side);
        let (_, all) = self.bounds(Side::Defender);
        self.cards.copy_within(start + at + 1..all, start + at);
        self.cards[all - 1] = Laid::NONE;
        self.len[side] -= 1;
    }

    /// Takes all cards of a side away.
    pub(crate) fn clear(&mut self, side: Side) {
        let (start, end) = self.bounds(side);
        let (_, all) = self.bounds(Side::Defender);
        self.cards.copy_within(end..all, start);
        self.cards[start + all - end..all].fill(Laid::NONE);
        self.len[side] = 0;
    }

    /// How many cards both sides have laid.
    pub(crate) fn len(&self) -> usize {
        self.bounds(Side::Defender).1
    }
}
