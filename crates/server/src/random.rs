//! Randomness that nobody can guess.

use ziggurat_protocol::{InviteToken, PlayerId, ReplayId, TableId};

/// Random bytes.
///
/// # Panics
/// If the system has no randomness: then nothing here is safe.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A random seed.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// Gives random bytes one after the other.
fn stream() -> impl FnMut() -> u8 {
    let mut block = bytes::<32>().into_iter();
    move || loop {
        match block.next() {
            Some(byte) => return byte,
            None => block = bytes().into_iter(),
        }
    }
}

pub(crate) fn table_id() -> TableId {
    TableId::from_random(&mut stream())
}

pub(crate) fn player_id() -> PlayerId {
    PlayerId::from_random(&mut stream())
}

pub(crate) fn replay_id() -> ReplayId {
    ReplayId::from_random(&mut stream())
}

pub(crate) fn invite() -> InviteToken {
    InviteToken::from_random(&mut stream())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_the_same() {
        assert_ne!(table_id(), table_id());
        assert_ne!(seed(), seed());
        assert_ne!(invite(), invite());
    }
}
