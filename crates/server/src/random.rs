//! Randomness that nobody can guess.

use ziggurat_protocol::{InviteToken, PlayerId, ReplayId, TableId};

/// 32 random bytes.
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
    let mut block: [u8; 32] = bytes();
    let mut next = 0;
    move || {
        if next == block.len() {
            block = bytes();
            next = 0;
        }
        next += 1;
        block[next - 1]
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
