//! How a match ends when players gave up.

use ziggurat_engine::{Outcome, Points, Seat};

/// The reason for an outcome when all but one have given up: `table-end-resigned` in the locale files.
pub const RESIGNED: &str = "resigned";

/// How the match ended; `None` while it goes on.
///
/// `resigned` holds the seats whose players gave up, in that order. They come after everybody who
/// stayed; the longer somebody stayed, the better.
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

/// The places of the game, with those who gave up behind everybody else.
fn places(game: &[u8], resigned: &[Seat]) -> Vec<u8> {
    let gave_up = |seat: usize| resigned.iter().position(|s| s.index() == seat);
    let stayed: Vec<u8> = game
        .iter()
        .enumerate()
        .filter(|&(seat, _)| gave_up(seat).is_none())
        .map(|(_, &place)| place)
        .collect();
    let place = |(seat, own): (usize, &u8)| match gave_up(seat) {
        None => stayed.iter().filter(|&other| other < own).count() + 1,
        Some(order) => stayed.len() + resigned.len() - order,
    };
    let places = game.iter().enumerate().map(place);
    places
        .map(|place| u8::try_from(place).unwrap_or(u8::MAX))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gave_up_comes_last_and_the_first_to_give_up_is_the_very_last() {
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
