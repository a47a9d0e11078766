//! What a seat can do.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;

use crate::pieces::{Cards, Disc, Helpers, Kind, Wonder};

/// An action. The order of the variants is the canonical order of legal lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Passes and draws a card (TOB-4.1).
    Pass,
    /// Puts the column on a wonder and one of its discs on the column (TOB-5.1).
    Choose {
        /// Which wonder.
        wonder: Wonder,
        /// Which of its discs.
        disc: Disc,
    },
    /// Makes a hidden offer (TOB-6.3).
    Offer {
        /// The building cards laid down.
        cards: Cards,
        /// Whether the trading card lies with them.
        trade: bool,
    },
    /// Builds with some of the offers (TOB-7.1 to 7.13).
    Build {
        /// Whose offers are taken.
        helpers: Helpers,
        /// The building cards that the active player adds.
        cards: Cards,
        /// The Jokers that the active player adds; each stands for two of the cards still missing.
        jokers: u8,
    },
    /// Does not build after all (TOB-9.1).
    Abandon,
    /// Answers whether Triple Bonus is played on one's rejected offer (TOB-11.9).
    TripleBonus {
        /// Whether it is played.
        play: bool,
    },
    /// Answers whether Double Turn is played (TOB-11.12).
    DoubleTurn {
        /// Whether it is played.
        play: bool,
    },
    /// Plays Card Exchange (TOB-11.7).
    Exchange {
        /// The cards put on the discard pile.
        cards: Cards,
    },
    /// Plays Draw Cards (TOB-11.8).
    Draw,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Choose { wonder, disc } => write!(f, "choose {wonder} {disc}"),
            Self::Offer { cards, trade } => {
                write!(f, "offer {cards}{}", if *trade { " trade" } else { "" })
            }
            Self::Build {
                helpers,
                cards,
                jokers,
            } => {
                f.write_str("build")?;
                if !helpers.is_empty() {
                    f.write_str(" with")?;
                }
                helpers.iter().try_for_each(|seat| write!(f, " {seat}"))?;
                if !cards.is_empty() {
                    write!(f, " adding {cards}")?;
                }
                match jokers {
                    0 => Ok(()),
                    n => write!(f, " jokers {n}"),
                }
            }
            Self::Abandon => f.write_str("abandon"),
            Self::TripleBonus { play } => write!(f, "triple {}", yes_no(*play)),
            Self::DoubleTurn { play } => write!(f, "double {}", yes_no(*play)),
            Self::Exchange { cards } => write!(f, "exchange {cards}"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["pass"] => Ok(Self::Pass),
            ["choose", wonder, disc] => Ok(Self::Choose {
                wonder: wonder.parse()?,
                disc: disc.parse()?,
            }),
            ["offer", ref cards @ .., "trade"] => Ok(Self::Offer {
                cards: parse_cards(cards)?,
                trade: true,
            }),
            ["offer", ref cards @ ..] => Ok(Self::Offer {
                cards: parse_cards(cards)?,
                trade: false,
            }),
            ["build", ref rest @ ..] => parse_build(rest),
            ["abandon"] => Ok(Self::Abandon),
            ["triple", answer] => Ok(Self::TripleBonus {
                play: parse_answer(answer)?,
            }),
            ["double", answer] => Ok(Self::DoubleTurn {
                play: parse_answer(answer)?,
            }),
            ["exchange", ref cards @ ..] => Ok(Self::Exchange {
                cards: parse_cards(cards)?,
            }),
            ["draw"] => Ok(Self::Draw),
            _ => Err(format!(
                "{text:?} is not an action; say `pass`, `choose colossus ship_5`, `offer 2 ship trade`, `offer nothing`, \
                 `build with 1 3 adding 2 ship jokers 1`, `abandon`, `triple yes`, `double no`, `exchange 2 ship 1 camel` or `draw`"
            )),
        }
    }
}

fn parse_answer(word: &str) -> Result<bool, String> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("say `yes` or `no`, not {word:?}")),
    }
}

/// `2 ship 1 mason`, `nothing`.
fn parse_cards(words: &[&str]) -> Result<Cards, String> {
    let mut cards = Cards::NONE;
    if let [] | ["nothing"] = words {
        return Ok(cards);
    }
    for pair in words.chunks(2) {
        let [number, kind] = pair else {
            return Err(format!("{:?} lacks a kind; say `2 ship`", pair.join(" ")));
        };
        let kind: Kind = kind.parse()?;
        let number: u8 = number
            .parse()
            .map_err(|_| format!("{number:?} is not a number of cards"))?;
        cards = cards.plus(Cards::of(kind, number));
    }
    Ok(cards)
}

/// `with 1 3 adding 2 ship jokers 1`; each part may be missing.
fn parse_build(words: &[&str]) -> Result<Action, String> {
    let place = |word| words.iter().position(|w| *w == word);
    let jokers_at = place("jokers").unwrap_or(words.len());
    let adding_at = place("adding").unwrap_or(jokers_at).min(jokers_at);
    let part = |from: usize, to: usize| words.get(from..to).unwrap_or_default();
    let seats = match part(0, adding_at) {
        [] => &[],
        ["with", seats @ ..] if !seats.is_empty() => seats,
        other => return Err(format!("{:?}: say `build with 1 3`", other.join(" "))),
    };
    let seat = |word: &&str| {
        word.parse()
            .map(Seat)
            .map_err(|_| format!("{word:?} is not a seat"))
    };
    let seats: Vec<Seat> = seats.iter().map(seat).collect::<Result<_, _>>()?;
    let jokers = match part(jokers_at, words.len()) {
        [] => 0,
        ["jokers", number] => number
            .parse()
            .map_err(|_| format!("{number:?} is not a number of Jokers"))?,
        other => return Err(format!("{:?}: say `jokers 1`", other.join(" "))),
    };
    Ok(Action::Build {
        helpers: seats.try_into()?,
        cards: parse_cards(part(adding_at + 1, jokers_at))?,
        jokers,
    })
}
