//! Whether a program needs anything from the system that it runs on.

use anyhow::{Context, Result, bail};

/// The program asks for a loader, and with it for libraries.
const INTERPRETER: u32 = 3;

/// Fails unless this is a 64-bit ELF program without a loader.
pub(super) fn is_static(bytes: &[u8]) -> Result<()> {
    if asks_for_loader(bytes).context("this is not a program for 64-bit Linux")? {
        bail!("the program is not static: it asks for a loader");
    }
    Ok(())
}

/// Whether a program header asks for a loader; nothing if there are no such headers.
fn asks_for_loader(bytes: &[u8]) -> Option<bool> {
    // ELF, 64 bits, the lowest byte first.
    if !bytes.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let number = |at: usize, length: usize| {
        let bytes = bytes.get(at..at + length)?;
        let digits = bytes.iter().rev();
        Some(digits.fold(0_u64, |number, &byte| (number << 8) | u64::from(byte)))
    };
    let (first, size, count) = (number(32, 8)?, number(54, 2)?, number(56, 2)?);
    let mut kinds = (0..count).map(|n| number(usize::try_from(first + n * size).ok()?, 4));
    let kinds: Option<Vec<u64>> = kinds.by_ref().collect();
    Some(kinds?.contains(&u64::from(INTERPRETER)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_program_is_refused() {
        for bytes in [&b""[..], b"#!/bin/sh", b"\x7fELF\x02\x01", &[0; 99]] {
            assert!(is_static(bytes).is_err());
        }
    }

    #[cfg(all(target_os = "linux", target_env = "gnu", target_pointer_width = "64"))]
    #[test]
    fn this_very_program_is_not_static() {
        let bytes = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        let error = is_static(&bytes).unwrap_err();
        assert!(error.to_string().contains("loader"), "{error}");
    }
}
