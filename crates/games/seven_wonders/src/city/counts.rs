//! What a city has few of: counted in half a byte each.

use crate::pieces::Token;

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
    /// How often a coin is owed for each victory token: three cards of all boxes do this
    /// (SWC-6.12).
    OwedPerVictory,
    /// How often a coin is owed for each stage (SWC-6.12).
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
    use crate::{
        cards::{BOARDS, CARDS, Effect, LEADERS, MARKERS, PROJECT_TOKENS, PROJECTS, Reward},
        time::Age,
    };

    /// The sum of something over all cards, all stages, and all leaders, which can be copied.
    fn in_all_boxes(number: impl Fn(&Effect) -> u8) -> u8 {
        let sum = |effects: &[Effect]| effects.iter().map(&number).sum::<u8>();
        let cards: u8 = CARDS.iter().map(|card| sum(card.effects)).sum();
        let leaders: u8 = LEADERS.iter().map(|leader| 2 * sum(leader.effects)).sum();
        let stages = BOARDS.iter().flat_map(|board| board.stages);
        cards + leaders + stages.map(|stage| sum(stage.effects)).sum::<u8>()
    }

    /// SWB-9.18, SWC-6.12, SWP-4.5
    #[test]
    fn swb_9_18_swc_6_12_swp_4_5_nobody_can_have_more() {
        let diplomacy = in_all_boxes(|effect| match effect {
            Effect::Diplomacy(tokens) => *tokens,
            _ => 0,
        });
        assert!((1..=Counts::MOST).contains(&diplomacy), "{diplomacy}");
        let losses = |effect: &Effect| matches!(effect, Effect::OthersLosePer(_)).into();
        assert!((1..=Counts::MOST).contains(&in_all_boxes(losses)));
        assert!(MARKERS.iter().sum::<u8>() <= Counts::MOST);
    }

    /// SWP-1.2, SWP-3.4
    #[test]
    fn swp_1_2_swp_3_4_nobody_can_have_more_tokens_of_projects() {
        let most = PROJECT_TOKENS.iter().max().copied().unwrap_or_default();
        for token in Token::ALL {
            let brings = |age: &Age| {
                let mut of_age = PROJECTS.iter().filter(|project| project.age == *age);
                of_age.any(|project| project.reward == Reward::Token(*token))
            };
            let ages = Age::ALL.iter().filter(|age| brings(age)).count() as u8;
            assert!(ages > 0 && ages * most <= Counts::MOST, "{token}");
        }
    }

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
