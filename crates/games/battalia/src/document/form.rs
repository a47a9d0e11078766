//! Says what a document must look like to people who write one, or who have one of rules version 1.

use serde::{
    Deserialize, Deserializer,
    de::{Error, IgnoredAny},
};

use super::{BattleDocument, LaidDocument};
use crate::state::{Stage, Task};

/// Adds what would be right to what is wrong.
fn explained<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
    field: &str,
    form: &str,
) -> Result<T, D::Error> {
    T::deserialize(from).map_err(|error| Error::custom(format!("{field}: {error}; {form}")))
}

pub(super) fn phase<'de, D: Deserializer<'de>>(from: D) -> Result<Stage, D::Error> {
    let form = "what is paid, placed, taken or hidden is said by `task`, and how far a battle has \
        come by its `stage`; the phase is then \"act\"";
    explained(from, "phase", form)
}

pub(super) fn task<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Task>, D::Error> {
    let form = r#"what is under way is written in words, for example {"pay": {"purpose": {"recruit": {"rank": "chief"}}, "needs": {"supply": 2}}}, {"place": {"shape": "four", "level": 2}}, {"fetch": {"left": 1}} or "conceal""#;
    explained(from, "task", form)
}

pub(super) fn battle<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<BattleDocument>, D::Error> {
    let form = r#"a battle is written like {"square": "g1", "foe": "city", "attacking": ["a"], "defending": ["a", "b"], "stage": "defender_raises"}; who defends follows from `foe`"#;
    explained(from, "battle", form)
}

pub(super) fn laid<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<LaidDocument>, D::Error> {
    let form = "what is remembered of a laid card is said by `target`, `lit`, `split` and \
        `good_roll`, each true or left out";
    explained(from, "laid", form)
}

pub(super) fn level<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    match Option::deserialize(from)? {
        Some(0) => Err(Error::custom(
            "level: there is no level 0; leave it out where no marker lies",
        )),
        level => Ok(level),
    }
}

pub(super) fn table<'de, D: Deserializer<'de>>(from: D) -> Result<(), D::Error> {
    IgnoredAny::deserialize(from)?;
    Err(Error::custom(
        "`table` and `defender_table` are called `spent` and `defender_spent`",
    ))
}
