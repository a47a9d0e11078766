//! What a seat can do.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ziggurat_engine::as_kind;

use crate::{
    board::Hex,
    pieces::{Card, Token},
};

/// An action, packed into two bytes: lists of hundreds are built at every decision.
///
/// [`Action::kind`] opens it for matching; its JSON is that of [`ActionKind`].
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) u16);

/// An action, to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "babylonia.ts", rename = "Action")
)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Places a token from the stand on a hex; face down on a river.
    Place {
        /// Which kind of token.
        token: Token,
        /// Where.
        hex: Hex,
    },
    /// Ends the placing step; the tokens placed are a complete play.
    EndPlacement,
    /// Scores this surrounded city or ziggurat next.
    Score {
        /// The site.
        hex: Hex,
    },
    /// Takes a ziggurat card as the winner of a ziggurat.
    TakeCard {
        /// Which card.
        card: Card,
    },
    /// Answers the offer of card 2.
    ExtraTurn {
        /// Whether the additional turn is taken now.
        take: bool,
    },
}

const END: u16 = 0x400;
const SCORE: u16 = 0x500;
const CARD: u16 = 0x600;
const EXTRA: u16 = 0x700;

impl Action {
    /// Ends the placing step.
    pub const END_PLACEMENT: Self = Self(END);

    /// Places a token.
    #[inline]
    #[must_use]
    pub const fn place(token: Token, hex: Hex) -> Self {
        Self((token as u16) << 8 | hex.0 as u16)
    }

    /// Scores a site next.
    #[inline]
    #[must_use]
    pub const fn score(hex: Hex) -> Self {
        Self(SCORE | hex.0 as u16)
    }

    /// Takes a card.
    #[inline]
    #[must_use]
    pub const fn take_card(card: Card) -> Self {
        Self(CARD | card as u16)
    }

    /// Takes or declines the additional turn.
    #[inline]
    #[must_use]
    pub const fn extra_turn(take: bool) -> Self {
        Self(EXTRA | take as u16)
    }

    /// The action, opened for matching.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> ActionKind {
        let hex = Hex(self.0 as u8);
        match self.0 >> 8 {
            0 => ActionKind::Place {
                token: Token::Priest,
                hex,
            },
            1 => ActionKind::Place {
                token: Token::Official,
                hex,
            },
            2 => ActionKind::Place {
                token: Token::Merchant,
                hex,
            },
            3 => ActionKind::Place {
                token: Token::Farmer,
                hex,
            },
            5 => ActionKind::Score { hex },
            6 => ActionKind::TakeCard {
                card: Card::ALL[self.0 as u8 as usize],
            },
            7 => ActionKind::ExtraTurn {
                take: self.0 & 1 == 1,
            },
            _ => ActionKind::EndPlacement,
        }
    }
}

impl From<ActionKind> for Action {
    fn from(kind: ActionKind) -> Self {
        match kind {
            ActionKind::Place { token, hex } => Self::place(token, hex),
            ActionKind::EndPlacement => Self::END_PLACEMENT,
            ActionKind::Score { hex } => Self::score(hex),
            ActionKind::TakeCard { card } => Self::take_card(card),
            ActionKind::ExtraTurn { take } => Self::extra_turn(take),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Action({self})")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ActionKind::Place { token, hex } => write!(f, "place {token} {hex}"),
            ActionKind::EndPlacement => f.write_str("end"),
            ActionKind::Score { hex } => write!(f, "score {hex}"),
            ActionKind::TakeCard { card } => write!(f, "take {card}"),
            ActionKind::ExtraTurn { take: true } => f.write_str("extra yes"),
            ActionKind::ExtraTurn { take: false } => f.write_str("extra no"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["place", token, hex] => Ok(Self::place(token.parse()?, hex.parse()?)),
            ["end"] => Ok(Self::END_PLACEMENT),
            ["score", hex] => Ok(Self::score(hex.parse()?)),
            ["take", card] => Ok(Self::take_card(card.parse()?)),
            ["extra", "yes"] => Ok(Self::extra_turn(true)),
            ["extra", "no"] => Ok(Self::extra_turn(false)),
            _ => Err(format!(
                "{text:?} is not an action; say `place farmer f4`, `end`, `score i9`, `take city_bonus`, `extra yes` or `extra no`"
            )),
        }
    }
}

as_kind!(Action, ActionKind);
