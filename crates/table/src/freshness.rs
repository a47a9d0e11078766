//! Which commands still mean what they meant, though the table has moved on.
//!
//! Where several seats decide at the same time, what one of them decides does not make the decisions
//! of the others stale. What a seat saw nothing of (somebody else changes a secret choice) does not
//! make its decision stale either.

use ziggurat_engine::{MAX_SEATS, Seat, SeatSet, Waiting};

/// For each seat, the version since which nothing has happened that its decision depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Freshness([u64; MAX_SEATS]);

impl Freshness {
    /// Only decisions about this version or a later one are fresh.
    pub(crate) const fn from(version: u64) -> Self {
        Self([version; MAX_SEATS])
    }

    /// Whether a decision of this seat about this version is still fresh.
    pub(crate) fn is_fresh(&self, seat: Seat, version: u64) -> bool {
        self.0
            .get(seat.index())
            .is_some_and(|&since| version >= since)
    }

    /// A seat has acted or has taken something back. `unaware` says whether another seat sees the same
    /// of the game as before.
    pub(crate) fn acted(
        &mut self,
        by: Seat,
        before: Waiting,
        after: Waiting,
        version: u64,
        unaware: impl Fn(Seat) -> bool,
    ) {
        let together = same_moment(by, before.must, after.must);
        for (seat, since) in (0..).map(Seat).zip(&mut self.0) {
            let waited = before.includes(seat) && after.includes(seat);
            let fresh = seat != by && waited && (together || unaware(seat));
            if !fresh {
                *since = version;
            }
        }
    }
}

/// Whether others had to decide at the same time as the seat that acted, and still have to. If anybody
/// else must act now, the game has moved on.
fn same_moment(by: Seat, before: SeatSet, after: SeatSet) -> bool {
    let without = |mut seats: SeatSet| {
        seats.remove(by);
        seats
    };
    let decided = before.contains(by) || after.contains(by);
    decided && !without(after).is_empty() && without(before) == without(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: [u8; 0] = [];

    /// Everybody sees what has happened.
    fn seen(_: Seat) -> bool {
        false
    }

    fn must(seats: &[u8]) -> Waiting {
        Waiting {
            must: seats.iter().copied().map(Seat).collect(),
            may: SeatSet::EMPTY,
        }
    }

    fn good(freshness: &Freshness, version: u64) -> Vec<u8> {
        (0..4)
            .filter(|&seat| freshness.is_fresh(Seat(seat), version))
            .collect()
    }

    #[test]
    fn deciding_at_the_same_time_makes_nobody_stale() {
        let mut freshness = Freshness::from(5);
        assert_eq!(good(&freshness, 5), [0, 1, 2, 3]);
        assert_eq!(good(&freshness, 4), NONE);
        freshness.acted(Seat(2), must(&[1, 2, 3]), must(&[1, 3]), 6, seen);
        assert_eq!(good(&freshness, 5), [1, 3]);
        freshness.acted(Seat(2), must(&[1, 3]), must(&[1, 2, 3]), 7, seen);
        assert_eq!(good(&freshness, 5), [1, 3], "taken back");
        freshness.acted(Seat(2), must(&[1, 2, 3]), must(&[1, 3]), 8, seen);
        freshness.acted(Seat(1), must(&[1, 3]), must(&[3]), 9, seen);
        assert_eq!(good(&freshness, 5), [3]);
        freshness.acted(Seat(3), must(&[3]), must(&[0]), 10, seen);
        assert_eq!(good(&freshness, 9), NONE);
        assert_eq!(good(&freshness, 10), [0, 1, 2, 3]);
    }

    #[test]
    fn a_turn_or_an_interruption_makes_everything_stale() {
        let mut freshness = Freshness::from(0);
        freshness.acted(Seat(0), must(&[0]), must(&[1]), 1, seen);
        assert_eq!(good(&freshness, 0), NONE);
        freshness.acted(Seat(3), must(&[1, 2]), must(&[1, 2]), 2, seen);
        assert_eq!(good(&freshness, 1), NONE, "an any-time card of seat 3");
        freshness.acted(Seat(1), must(&[1, 2]), must(&[2, 3]), 3, seen);
        assert_eq!(good(&freshness, 2), NONE, "somebody else has to decide");
    }

    #[test]
    fn nor_those_who_may_act_meanwhile() {
        let waiting = |must: &[u8], may: &[u8]| Waiting {
            must: must.iter().copied().map(Seat).collect(),
            may: may.iter().copied().map(Seat).collect(),
        };
        let mut freshness = Freshness::from(0);
        freshness.acted(
            Seat(1),
            waiting(&[1, 2], &[0, 3]),
            waiting(&[2], &[0]),
            1,
            seen,
        );
        assert_eq!(good(&freshness, 0), [0, 2]);
        freshness.acted(Seat(2), waiting(&[2], &[0]), waiting(&[2], &[0]), 2, seen);
        assert_eq!(good(&freshness, 1), NONE, "a turn of several steps");
    }

    /// In 7 Wonders a choice can be changed until the last one is made, and nobody sees it.
    #[test]
    fn what_a_seat_sees_nothing_of_does_not_make_it_stale() {
        let waiting = Waiting {
            must: SeatSet::only(Seat(1)),
            may: [Seat(0), Seat(2)].into_iter().collect(),
        };
        let mut freshness = Freshness::from(3);
        freshness.acted(Seat(0), waiting, waiting, 4, |seat| seat != Seat(2));
        assert_eq!(good(&freshness, 3), [1], "only seat 1 is asked and unaware");
        let mut freshness = Freshness::from(3);
        let next_hand = must(&[0, 1, 2]);
        freshness.acted(Seat(1), waiting, next_hand, 4, seen);
        assert_eq!(good(&freshness, 3), NONE, "all choices lie open");
    }

    #[test]
    fn nothing_is_fresh_on_a_seat_that_does_not_exist() {
        assert!(!Freshness::from(0).is_fresh(Seat(200), 9));
    }
}
