//! Messages in few bytes: what a message has in common with others of its game is not sent.
//!
//! Host and client know the same [`Phrases`] of a game: a text in which much of what its messages say
//! occurs. A packed message is the id of the phrases in four bytes, the highest first, and then
//!
//! - a byte below 128: this byte;
//! - 255 and another byte: that byte;
//! - a byte of 128 + n, and a place in two bytes, the higher first: the n + 4 bytes from this place on,
//!   in the phrases and, beyond their end, in what has been unpacked so far.
//!
//! ```
//! use ziggurat_protocol::pack::Phrases;
//!
//! let phrases = Phrases::new(r#"{"t":"update","table":""#.to_owned());
//! let message = r#"{"t":"update","table":"7fK2mQ9xTbWp"}"#;
//! let packed = phrases.pack(message);
//! assert_eq!(packed.len(), 4 + 3 + 14);
//! assert_eq!(phrases.unpack(&packed).as_deref(), Ok(message));
//! ```

mod gather;

pub use gather::gather;

/// The longest text that phrases may have.
pub const LONGEST: usize = 1 << 14;

/// The shortest and the longest run of bytes that is not written out.
const LEAST: usize = 4;
const MOST: usize = LEAST + 126;

/// The byte that a run of no more than [`LEAST`] bytes begins with, and the one before a byte that does
/// not stand for itself.
const RUN: u8 = 128;
const BYTE: u8 = 255;

/// Places of phrases and of the message itself are found by the hash of four bytes.
const SLOTS: usize = 1 << 12;
const RECENT: usize = 1 << 10;

/// How many places of the phrases are looked at.
const LOOKS: usize = 12;

/// What messages of a game have in common, known to both sides.
#[derive(Clone, Debug)]
pub struct Phrases {
    text: String,
    id: u32,
    /// By hash: the last place, counted from 1; 0 if there is none.
    last: Vec<u16>,
    /// By place: the one before it with the same hash, in the same way.
    before: Vec<u16>,
}

/// A packed message that cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a packed message that is not one")]
pub struct Garbled;

/// A run of bytes that is known already.
#[derive(Clone, Copy, Debug)]
struct Run {
    length: usize,
    place: usize,
}

impl Phrases {
    /// Phrases with this text. What is not ASCII, and what is too long, is left out.
    #[must_use]
    pub fn new(mut text: String) -> Self {
        text.retain(|letter| letter.is_ascii());
        text.truncate(LONGEST);
        let mut last = vec![0; SLOTS];
        let mut before = vec![0; text.len()];
        let numbers = 1_u16..;
        for ((number, place), link) in numbers.zip(0..).zip(&mut before) {
            let slot = text.as_bytes().get(place..).and_then(slot);
            if let Some(last) = slot.and_then(|slot| last.get_mut(slot)) {
                *link = std::mem::replace(last, number);
            }
        }
        // FNV-1a.
        let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        Self {
            id: text.bytes().fold(0x811c_9dc5, step),
            text,
            last,
            before,
        }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What these phrases are called: other texts have other ids.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Packs a message.
    #[must_use]
    pub fn pack(&self, message: &str) -> Vec<u8> {
        let message = message.as_bytes();
        let mut out = Vec::with_capacity(16 + message.len() / 3);
        out.extend_from_slice(&self.id.to_be_bytes());
        let mut recent = [0; RECENT];
        let mut at = 0;
        while let Some(&byte) = message.get(at) {
            let known = self.known(message, at, &recent);
            let length = match known {
                Some(run) => run.write(&mut out).map_or(0, |()| run.length),
                None => 0,
            };
            if length == 0 {
                if byte >= RUN {
                    out.push(BYTE);
                }
                out.push(byte);
            }
            let next = at + length.max(1);
            for place in at..next {
                remember(message, place, &mut recent);
            }
            at = next;
        }
        out
    }

    /// The longest run of bytes at this place of a message that is known already.
    fn known(&self, message: &[u8], at: usize, recent: &[u16; RECENT]) -> Option<Run> {
        let rest = message.get(at..)?;
        let slot = slot(rest)?;
        let mut best = Run {
            length: LEAST - 1,
            place: 0,
        };
        let mut look = |earlier: Option<&[u8]>, place: usize| {
            let Some(earlier) = earlier else { return };
            // Most are no longer than the best: one byte tells.
            if earlier.get(best.length) == rest.get(best.length) {
                let length = common(earlier, rest);
                if length > best.length {
                    best = Run { length, place };
                }
            }
        };
        let mut next = self.last.get(slot).copied().unwrap_or(0);
        for _ in 0..LOOKS {
            let Some(place) = next.checked_sub(1).map(usize::from) else {
                break;
            };
            look(self.text.as_bytes().get(place..), place);
            next = self.before.get(place).copied().unwrap_or(0);
        }
        if let Some(place) = recent.get(slot % RECENT)?.checked_sub(1).map(usize::from) {
            look(message.get(place..), self.text.len() + place);
        }
        (best.length >= LEAST).then_some(best)
    }

    /// Unpacks a message.
    ///
    /// # Errors
    /// If it was not packed with these phrases.
    pub fn unpack(&self, packed: &[u8]) -> Result<String, Garbled> {
        let (id, mut rest) = packed.split_first_chunk().ok_or(Garbled)?;
        if u32::from_be_bytes(*id) != self.id {
            return Err(Garbled);
        }
        let mut text = self.text.clone().into_bytes();
        while let Some((&first, after)) = rest.split_first() {
            rest = match first {
                BYTE => {
                    let (&byte, after) = after.split_first().ok_or(Garbled)?;
                    text.push(byte);
                    after
                }
                RUN.. => {
                    let (place, after) = after.split_first_chunk().ok_or(Garbled)?;
                    let place = usize::from(u16::from_be_bytes(*place));
                    for place in place..place + LEAST + usize::from(first - RUN) {
                        // A run may go on in what it unpacks itself.
                        text.push(*text.get(place).ok_or(Garbled)?);
                    }
                    after
                }
                byte => {
                    text.push(byte);
                    after
                }
            };
        }
        let message = text.split_off(self.text.len());
        String::from_utf8(message).map_err(|_| Garbled)
    }
}

impl Run {
    /// Writes it; `None` if it stands too far away.
    fn write(self, out: &mut Vec<u8>) -> Option<()> {
        let more = u8::try_from(self.length - LEAST).ok()?;
        let [high, low] = u16::try_from(self.place).ok()?.to_be_bytes();
        out.extend_from_slice(&[RUN + more, high, low]);
        Some(())
    }
}

/// The hash of the four bytes that a text begins with.
fn slot(text: &[u8]) -> Option<usize> {
    let four = u32::from_le_bytes(*text.first_chunk()?);
    usize::try_from(four.wrapping_mul(0x9e37_79b1) >> 20).ok()
}

/// Remembers where in a message something stands.
fn remember(message: &[u8], place: usize, recent: &mut [u16; RECENT]) {
    let slot = message.get(place..).and_then(slot);
    let number = u16::try_from(place + 1);
    if let (Some(slot), Ok(number)) = (slot, number)
        && let Some(last) = recent.get_mut(slot % RECENT)
    {
        *last = number;
    }
}

/// How many bytes two texts begin with alike, at most [`MOST`].
fn common(one: &[u8], other: &[u8]) -> usize {
    let (mut one, mut other) = (one, other);
    let mut length = 0;
    while let (Some((here, rest)), Some((there, more))) =
        (one.split_first_chunk(), other.split_first_chunk())
        && length < MOST
    {
        let differ = u64::from_le_bytes(*here) ^ u64::from_le_bytes(*there);
        if differ != 0 {
            return MOST.min(length + differ.trailing_zeros() as usize / 8);
        }
        length += 8;
        (one, other) = (rest, more);
    }
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    MOST.min(length + same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn there_and_back(phrases: &Phrases, message: &str) -> usize {
        let packed = phrases.pack(message);
        assert_eq!(phrases.unpack(&packed).as_deref(), Ok(message));
        packed.len() - 4
    }

    #[test]
    fn what_is_known_or_said_twice_takes_three_bytes() {
        let phrases = Phrases::new("the quick brown fox".to_owned());
        assert_eq!(there_and_back(&phrases, "the quick brown fox"), 3);
        assert_eq!(
            there_and_back(&phrases, "a brown fox, a brown fox"),
            1 + 3 + 2 + 3
        );
        assert_eq!(there_and_back(&phrases, "oooooooooooooooooooooooo"), 1 + 3);
        assert_eq!(there_and_back(&phrases, ""), 0);
        assert_eq!(there_and_back(&phrases, "Ü"), 4);
        assert_eq!(there_and_back(&Phrases::new(String::new()), "abc abc"), 7);
    }

    #[test]
    fn long_messages_can_be_packed_too() {
        let phrases = Phrases::new("x".repeat(2 * LONGEST));
        assert_eq!(phrases.text().len(), LONGEST);
        let mut seed = 7_u32;
        let mut letter = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(b'a' + (seed >> 28) as u8)
        };
        let message: String = (0..200_000).map(|_| letter()).collect();
        let packed = there_and_back(&phrases, &(message.clone() + &message));
        assert!(packed < 2 * message.len(), "{packed}");
    }

    #[test]
    fn what_was_not_packed_is_refused() {
        let phrases = Phrases::new("phrases".to_owned());
        let other = Phrases::new("others".to_owned());
        let packed = phrases.pack("phrases and more");
        assert_eq!(other.unpack(&packed), Err(Garbled));
        assert_eq!(phrases.unpack(&packed[..3]), Err(Garbled));
        let garbled = |bytes: &[u8]| {
            let mut packed = phrases.id().to_be_bytes().to_vec();
            packed.extend_from_slice(bytes);
            assert_eq!(phrases.unpack(&packed), Err(Garbled), "{bytes:?}");
        };
        garbled(&[BYTE]);
        garbled(&[BYTE, 200]);
        garbled(&[RUN, 0]);
        garbled(&[RUN, 0, 7]);
        garbled(&[254, 255, 255]);
    }
}
