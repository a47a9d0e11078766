//! Bytes that are written as hex digits.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::BadId;

/// 32 bytes, random or hashed, written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "protocol.ts")
)]
pub struct Hex32(pub [u8; 32]);

impl FromStr for Hex32 {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| BadId)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair.iter().try_fold(0, |byte, &digit| {
                let digit = char::from(digit).to_digit(16).ok_or(BadId)?;
                let digit = u8::try_from(digit).map_err(|_| BadId)?;
                Ok(byte << 4 | digit)
            })?;
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Hex32 {
    type Error = BadId;

    fn try_from(text: String) -> Result<Self, BadId> {
        text.parse()
    }
}

impl From<Hex32> for String {
    fn from(bytes: Hex32) -> Self {
        bytes.to_string()
    }
}

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written() {
        let bytes = Hex32(std::array::from_fn(|at| at as u8 * 7));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        assert!(bytes.to_string().starts_with("00070e15"));
        for text in ["", "00", &"g".repeat(64), &"0".repeat(63), &"ä".repeat(32)] {
            assert_eq!(text.parse::<Hex32>(), Err(BadId), "{text}");
        }
    }
}
