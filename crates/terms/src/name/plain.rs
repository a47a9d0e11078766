//! Names that nobody else sees.

use super::{BadName, Name};

/// What can be made of a text that is not a name.
pub(super) fn mend(text: &str) -> [String; 1] {
    let seen = text.chars().filter(|c| !c.is_control());
    [seen.take(Name::LONGEST).collect()]
}

/// The text as a name.
pub(super) fn clean(text: &str) -> Result<String, BadName> {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().any(char::is_control) {
        return Err(BadName::Invisible);
    }
    if line.chars().count() > Name::LONGEST || line.len() > Name::MOST_BYTES {
        return Err(BadName::TooLong);
    }
    if line.is_empty() {
        return Err(BadName::Empty);
    }
    Ok(line)
}
