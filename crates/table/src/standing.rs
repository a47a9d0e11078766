//! How a match ends when players gave up.

use ziggurat_engine::{Outcome, Points, Seat};

/// The reason of an outcome when all but one have given up: `table-end-resigned` in the locale files.
pub const RESIGNED: &str = "resigned";

/// How the match ended; `None` while it goes on.
///
/// `resigned` holds the seats whose players gave up, the first first. They come after all who
/// stayed, and the longer somebody stayed the better.
pub(crate) fn outcome(
    game: Option<Outcome>,
    score: impl FnOnce() -> Vec<Points>,
    resigned: &[Seat],
    seats: u8,
) -> Option<Outcome> {
    match game {
        Some(outcome) if resigned.is_empty() => Some(outcome),
        Some(outcome) => Some(Outcome {
            places: places(&outcome.places, resigned),
            ..outcome
        }),
        None if !resigned.is_empty() && resigned.len() + 1 >= usize::from(seats) => Some(Outcome {
            places: places(&vec![1; usize::from(seats)], resigned),
            points: score(),
            reason: RESIGNED,
        }),
        None => None,
    }
}

/// The places of the game, with those who gave up behind all others.
fn places(game: &[u8], resigned: &[Seat]) -> Vec<u8> {
    let gave_up = |seat: usize| resigned.iter().position(|s| s.index() == seat);
    let stayed: Vec<u8> = (0..game.len())
        .filter(|&seat| gave_up(seat).is_none())
        .map(|seat| game[seat])
        .collect();
    let place = |seat: usize| match gave_up(seat) {
        None => stayed.iter().filter(|&&other| other < game[seat]).count() + 1,
        Some(order) => stayed.len() + resigned.len() - order,
    };
    (0..game.len()).map(|seat| place(seat) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_gave_up_comes_last_and_the_first_to_give_up_is_the_very_last() {
        assert_eq!(places(&[1, 2, 3, 3], &[Seat(0)]), [4, 1, 2, 2]);
        assert_eq!(places(&[1, 2, 3, 4], &[Seat(1), Seat(0)]), [3, 4, 1, 2]);
        assert_eq!(places(&[1, 1], &[Seat(0)]), [2, 1]);
    }

    #[test]
    fn the_match_goes_on_while_two_stay() {
        let after = |resigned: &[Seat]| outcome(None, Vec::new, resigned, 3);
        assert_eq!(after(&[]), None);
        assert_eq!(after(&[Seat(2)]), None);
        let end = after(&[Seat(2), Seat(0)]).unwrap();
        assert_eq!((end.places, end.reason), (vec![2, 1, 3], RESIGNED));
    }
}
