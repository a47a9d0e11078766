//! Times as people write them: `90s`, `5m`, `1h 30m`.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// Nothing here needs more time, and the clock can still count it.
const LONGEST: Duration = Duration::from_secs(10 * 365 * 24 * 3_600);

/// Writes a time as people do.
pub(crate) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(&humantime::format_duration(*time))
}

/// Reads a time as people write it.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    let time = or_zero::deserialize(from)?;
    if time < Duration::from_millis(1) {
        return Err(D::Error::custom("this time must be at least \"1ms\""));
    }
    Ok(time)
}

/// A time that may be none at all.
pub(crate) mod or_zero {
    use super::{Deserialize, Deserializer, Duration, Error, LONGEST};

    pub(crate) use super::serialize;

    /// Reads a time as people write it.
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        let wrong =
            "a time is written as text, for example \"500ms\", \"90s\", \"5m\" or \"1h 30m\"";
        let text = String::deserialize(from).map_err(|_| D::Error::custom(wrong))?;
        let time = humantime::parse_duration(&text).map_err(|_| D::Error::custom(wrong))?;
        if time > LONGEST {
            return Err(D::Error::custom("this time must be at most ten years"));
        }
        Ok(time)
    }
}
