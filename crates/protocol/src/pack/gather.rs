//! Finding out what messages have in common.

use std::collections::{HashMap, HashSet};

use super::{LONGEST, Phrases};

/// How long the pieces are that are looked for.
const PIECE: usize = 8;

/// In how many places a piece must occur.
const OFTEN: u32 = 4;

/// How many digits a piece may have: numbers are seldom the same again.
const DIGITS: usize = 2;

type Piece = [u8; PIECE];

/// Phrases for messages like these: everything that occurs often in them, once.
#[must_use]
pub fn gather(messages: &[String]) -> Phrases {
    let pieces = |text: &str| -> Vec<Piece> {
        let windows = text.as_bytes().windows(PIECE);
        windows.filter_map(|it| it.try_into().ok()).collect()
    };
    let mut counts: HashMap<Piece, u32> = HashMap::new();
    for piece in messages.iter().flat_map(|message| pieces(message)) {
        *counts.entry(piece).or_default() += 1;
    }
    counts.retain(|piece, count| *count >= OFTEN && is_worth(piece));
    let mut known: HashSet<Piece> = HashSet::new();
    let mut text = String::new();
    for message in messages {
        for stretch in stretches(message, |piece| {
            counts.contains_key(piece) && !known.contains(piece)
        }) {
            if text.len() + stretch.len() > LONGEST {
                return Phrases::new(text);
            }
            let pieces = pieces(stretch);
            // It may have occurred twice in this message.
            if pieces.iter().any(|piece| !known.contains(piece)) {
                text.push_str(stretch);
                known.extend(pieces);
            }
        }
    }
    Phrases::new(text)
}

fn is_worth(piece: &Piece) -> bool {
    let digits = piece.iter().filter(|byte| byte.is_ascii_digit()).count();
    piece.is_ascii() && digits <= DIGITS
}

/// The parts of a message that consist of pieces that are wanted.
fn stretches(message: &str, wanted: impl Fn(&Piece) -> bool) -> Vec<&str> {
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    for (place, piece) in message.as_bytes().windows(PIECE).enumerate() {
        if !piece.try_into().is_ok_and(|piece: Piece| wanted(&piece)) {
            continue;
        }
        match found.last_mut() {
            Some(last) if last.end >= place => last.end = place + PIECE,
            _ => found.push(place..place + PIECE),
        }
    }
    let stretch = |range| message.get(range);
    found.into_iter().filter_map(stretch).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_occurs_often_is_gathered_once() {
        let message =
            |number: u32| format!("{{\"version\":{number},\"what\":\"{number} were built\"}}");
        let messages: Vec<String> = (1_000..1_020).map(message).collect();
        let phrases = gather(&messages);
        assert_eq!(phrases.text().matches("\"version\":").count(), 1);
        let packed = phrases.pack(&message(2_000)).len();
        assert!(
            packed <= 4 + 3 + 4 + 3 + 4 + 3,
            "{packed} {}",
            phrases.text()
        );
        assert!(gather(&[]).text().is_empty());
    }
}
