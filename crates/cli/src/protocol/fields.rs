//! Values as the protocol writes them.

use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};
use ziggurat_bots::{Budget, Level, SearchSettings};
use ziggurat_engine::{Chance, Game, Invalid, OptionsError, Seat, Text, Viewer};
use ziggurat_words::{Lang, say_numbered};

use super::{fault::Fault, plain};
use crate::entropy;

/// A seed: a decimal string of an unsigned 64-bit number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seed(pub(super) u64);

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let digits = value
            .as_str()
            .filter(|text| text.bytes().all(|b| b.is_ascii_digit()));
        let number = digits.and_then(|text| text.parse().ok());
        number.map(Self).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "must be a text with the digits of a number from 0 to {}, for example \"42\"",
                u64::MAX
            ))
        })
    }
}

/// A seed that was given, or one that was drawn and that the answer must carry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    pub(super) seed: u64,
    given: bool,
}

impl Drawn {
    pub(super) fn new(seed: Option<Seed>) -> Self {
        Self {
            seed: seed.map_or_else(entropy::seed, |seed| seed.0),
            given: seed.is_some(),
        }
    }

    pub(super) fn chance(self) -> Chance {
        Chance::new(self.seed)
    }

    /// Adds the seed to an answer if the client does not know it.
    pub(super) fn tell(self, mut answer: Value) -> Value {
        if let (false, Some(fields)) = (self.given, answer.as_object_mut()) {
            fields.insert("seed".to_owned(), json!(self.seed.to_string()));
        }
        answer
    }
}

/// A field that must be there but may be `null`.
pub(super) fn nullable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    Option::deserialize(deserializer)
}

/// A seat of the position.
pub(super) fn seat_at<G: Game>(position: &G, seat: u8) -> Result<Seat, Fault> {
    if seat < position.seats() {
        return Ok(Seat(seat));
    }
    let last = position.seats().saturating_sub(1);
    Err(Fault::request(format!(
        "there is no seat {seat}; seats are 0 to {last}"
    )))
}

/// Somebody who looks at the position.
pub(super) fn viewer_at<G: Game>(position: &G, viewer: Option<u8>) -> Result<Viewer, Fault> {
    match viewer {
        None => Ok(Viewer::Public),
        Some(seat) => seat_at(position, seat).map(Viewer::Seat),
    }
}

/// A position that can exist.
pub(super) fn position_of<G: Game>(json: Value) -> Result<G, Fault> {
    let position: G = plain::read("position", json).map_err(Invalid)?;
    position.validate()?;
    Ok(position)
}

/// Options; what is left out has its default, `null` stands for all defaults.
pub(super) fn options_of<G: Game>(json: Value) -> Result<G::Options, Fault> {
    match json {
        Value::Null => Ok(G::Options::default()),
        json => Ok(plain::read("options", json).map_err(OptionsError)?),
    }
}

/// An action of the game: as JSON, or as the text that logs hold.
pub(super) fn action_of<G: Game>(json: Value) -> Result<G::Action, Fault> {
    let text = json.as_str().map(str::to_owned);
    let read = plain::read("action", json);
    let Some(text) = text else {
        return read.map_err(Fault::request);
    };
    // A text can be an action without fields as JSON writes it, or any action as logs write it.
    read.or_else(|_| text.parse())
        .map_err(|error: String| Fault::request(format!("`action`: {error}")))
}

/// A bot by name.
pub(super) fn level_of(name: &str) -> Result<Level, Fault> {
    name.parse()
        .map_err(|error: ziggurat_bots::UnknownLevel| Fault::request(format!("bot: {error}")))
}

const MAX_MILLIS: u32 = 60_000;
const MAX_ITERATIONS: u32 = 1_000_000;

/// How long a bot may think; bots that do not search need not be told.
pub(super) fn budget_of(
    level: Level,
    ms: Option<u32>,
    iterations: Option<u32>,
) -> Result<Option<Budget>, Fault> {
    let within = |what: &str, n: u32, max: u32| match n {
        n if (1..=max).contains(&n) => Ok(n),
        n => Err(Fault::request(format!(
            "`{what}` is {n}, but must be from 1 to {max}"
        ))),
    };
    match (ms, iterations) {
        (Some(ms), None) => Ok(Some(Budget::Millis(within("ms", ms, MAX_MILLIS)?))),
        (None, Some(n)) => Ok(Some(Budget::Iterations(within(
            "iterations",
            n,
            MAX_ITERATIONS,
        )?))),
        (None, None) if SearchSettings::of(level).is_none() => Ok(None),
        (None, None) => Err(Fault::request(format!(
            "say how long the bot {level} may think: `ms` or `iterations`"
        ))),
        (Some(_), Some(_)) => Err(Fault::request(
            "say how long the bot may think only once: either `ms` or `iterations`",
        )),
    }
}

/// Something to say, in every language; seats are called Player 1, Player 2 and so on.
pub(super) fn in_all_languages(text: &Text) -> Value {
    let in_one = |lang: Lang| (lang.code().to_owned(), say_numbered(lang, text).into());
    Value::Object(Lang::ALL.into_iter().map(in_one).collect::<Map<_, _>>())
}
