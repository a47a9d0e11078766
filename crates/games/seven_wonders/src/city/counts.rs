//! What a city has few of: counted in half a byte each.

use crate::ids::Token;

/// Something that a city has fewer than sixteen of, whatever happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Count {
    /// Tokens of projects: one for each participation, six an age, from two projects at most
    /// (SWP-3.4).
    Token(Token),
    /// Diplomacy tokens: eight cards, leaders and stages of all boxes bring one (SWB-9.18).
    Diplomacy,
    /// Points lost by penalty markers: 1, 2 and 3, once an age (SWP-4.5).
    Markers,
    /// Participation tokens of the project of this age: one a turn (SWP-2.2).
    Joined,
    /// How often a coin is owed for each own victory token: three cards of all boxes do such a
    /// thing (SWC-6.12).
    OwedPerVictory,
    /// How often a coin is owed for each own stage (SWC-6.12).
    OwedPerStage,
    /// Tower tiles built, three at most (SWT-2.3).
    TowerTiles,
}

impl Count {
    fn place(self) -> usize {
        match self {
            Self::Token(token) => token.index(),
            Self::Diplomacy => 6,
            Self::Markers => 7,
            Self::Joined => 8,
            Self::OwedPerVictory => 9,
            Self::OwedPerStage => 10,
            Self::TowerTiles => 11,
        }
    }
}

/// The numbers for all of [`Count`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counts([u8; 6]);

const _: () = assert!(Token::ALL.len() == 6);

impl Counts {
    pub(crate) const NONE: Self = Self([0; 6]);
    /// The largest number that there is room for.
    pub(crate) const MOST: u8 = 15;

    #[inline]
    pub(crate) fn get(self, what: Count) -> u8 {
        let place = what.place();
        self.0[place / 2] >> (place % 2 * 4) & 15
    }

    #[inline]
    pub(crate) fn set(&mut self, what: Count, number: u8) {
        let (byte, shift) = (what.place() / 2, what.place() % 2 * 4);
        let others = self.0[byte] & !(15 << shift);
        self.0[byte] = others | number.min(Self::MOST) << shift;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_has_its_own_place() {
        let tokens = Token::ALL.iter().map(|token| Count::Token(*token));
        let all: Vec<Count> = tokens
            .chain([
                Count::Diplomacy,
                Count::Markers,
                Count::Joined,
                Count::OwedPerVictory,
                Count::OwedPerStage,
                Count::TowerTiles,
            ])
            .collect();
        let mut counts = Counts::NONE;
        for (number, what) in all.iter().enumerate() {
            counts.set(*what, 15);
            counts.set(*what, number as u8 + 2);
        }
        for (number, what) in all.iter().enumerate() {
            assert_eq!(counts.get(*what), number as u8 + 2, "{what:?}");
        }
        counts.set(Count::Joined, 16);
        assert_eq!(counts.get(Count::Joined), Counts::MOST);
    }
}
