//! How large a match can become, and a file that comes from outside.

use serde::Deserialize;
use serde_json::value::RawValue;
use ziggurat_engine::Game;
use ziggurat_terms::Name;

use crate::{GameFile, LogError, LogFault};

/// No match of any game has more entries than this.
pub const MOST_ENTRIES: u64 = 10_000;

/// How many bytes of a file its options may take, and its result.
const MOST_BYTES: usize = 256 * 1024;

/// How many entries the log of a match may have: four times as many as the longest game has actions,
/// and a thousand more. That leaves room for actions that are taken back, for choices that are changed
/// and for seats that are given away. A match that long can only be given up.
#[must_use]
pub fn most_entries<G: Game>(seats: u8) -> u64 {
    let longest = u64::from(G::longest(seats));
    (4 * longest + 1_000).min(MOST_ENTRIES)
}

/// The parts of a file that can be of any size, not yet read.
#[derive(Deserialize)]
struct Parts<'a> {
    seats: Vec<SeatPart>,
    #[serde(borrow)]
    options: &'a RawValue,
    #[serde(borrow, default)]
    result: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct SeatPart {
    name: String,
}

impl GameFile {
    /// Reads a file that comes from outside: none of its parts takes much memory. Whether it has too
    /// many entries is seen by [`GameFile::bounded`].
    ///
    /// # Errors
    /// If it is not a file of this form, or a part of it is too large.
    pub fn from_outside(text: &str) -> Result<Self, LogError> {
        let parts: Parts<'_> = serde_json::from_str(text).map_err(|error| malformed(&error))?;
        if parts
            .seats
            .iter()
            .any(|seat| seat.name.len() > Name::MOST_BYTES)
        {
            let why = format!(
                "the name of a seat has more than {} bytes",
                Name::MOST_BYTES
            );
            return Err(LogFault::Malformed(why).at(0));
        }
        let result = parts.result.map_or("", RawValue::get);
        for (name, part) in [("options", parts.options.get()), ("result", result)] {
            if part.len() > MOST_BYTES {
                let why = format!(
                    "`{name}` has {} bytes, not at most {MOST_BYTES}",
                    part.len()
                );
                return Err(LogFault::Malformed(why).at(0));
            }
        }
        Self::from_json(text)
    }

    /// Checks that the log is not longer than a match of this game can be. Players may still give up
    /// when it is.
    ///
    /// # Errors
    /// How long it is.
    pub fn bounded<G: Game>(&self) -> Result<(), LogError> {
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let most = most_entries::<G>(seats).saturating_add(seats.into());
        let found = self.log.len() as u64;
        if found > most {
            return Err(LogFault::Long { most, found }.at(0));
        }
        Ok(())
    }
}

fn malformed(error: &serde_json::Error) -> LogError {
    LogFault::Malformed(error.to_string()).at(0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use ziggurat_babylonia::Babylonia;

    use super::*;
    use crate::{Origin, SeatSetup, Setup, Table};

    fn file() -> GameFile {
        let seats = ["Ada", "Ben"].map(|name| SeatSetup::human(name.parse().unwrap()));
        let setup = Setup::<Babylonia> {
            options: Default::default(),
            seats: seats.into(),
            origin: Origin::drawn(7, [7; 32]),
        };
        Table::open(setup).unwrap().save()
    }

    #[test]
    fn a_huge_part_is_refused_before_it_is_read() {
        let small = file();
        let read = GameFile::from_outside(&small.to_json().unwrap());
        assert_eq!(read.as_ref(), Ok(&small));
        let huge = GameFile {
            options: json!(vec![0; MOST_BYTES]),
            ..small
        };
        let error = GameFile::from_outside(&huge.to_json().unwrap()).unwrap_err();
        assert!(error.to_string().contains("`options`"), "{error}");
    }

    #[test]
    fn a_log_that_is_too_long_is_refused() {
        let mut long = file();
        let most = most_entries::<Babylonia>(2);
        assert!(most > 1_000 && most <= MOST_ENTRIES);
        let entry = json!({"seat": 0, "do": "resign", "at": 0, "hash": ""});
        let entry: crate::FileEntry = serde_json::from_value(entry).unwrap();
        long.log = vec![entry.clone(); usize::try_from(most).unwrap() + 2];
        assert_eq!(long.bounded::<Babylonia>(), Ok(()));
        long.log.push(entry);
        assert!(long.bounded::<Babylonia>().is_err());
    }

    #[test]
    fn a_name_that_is_too_long_is_refused() {
        let text = file()
            .to_json()
            .unwrap()
            .replace("Ada", &"a".repeat(500_000));
        let error = GameFile::from_outside(&text).unwrap_err();
        assert_eq!(error.step, 0);
    }
}
