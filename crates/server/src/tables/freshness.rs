//! Which decisions are still good though the match has moved on.
//!
//! Where several must decide at the same time, what one of them decides does not make the decisions
//! of the others stale.

use ziggurat_engine::{MAX_SEATS, Seat, SeatSet, Waiting};

/// Since which version nothing has happened that a decision of each seat depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Freshness([u64; MAX_SEATS]);

impl Freshness {
    /// Only what is decided about this version is good.
    pub(super) const fn from(version: u64) -> Self {
        Self([version; MAX_SEATS])
    }

    /// Whether a decision of this seat about this version is still good.
    pub(super) fn is_good(&self, seat: Seat, version: u64) -> bool {
        self.0
            .get(seat.index())
            .is_some_and(|&since| version >= since)
    }

    /// Somebody has acted, or has taken something back.
    pub(super) fn acted(&mut self, by: Seat, before: Waiting, after: Waiting, version: u64) {
        let together = same_moment(by, before.must, after.must);
        for (seat, since) in (0..).map(Seat).zip(&mut self.0) {
            let waited = before.includes(seat) && after.includes(seat);
            if seat == by || !together || !waited {
                *since = version;
            }
        }
    }
}

/// Whether others had to decide at the same time as the one that acted, and still have to. If anybody
/// else must act now the game has gone on.
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

    fn must(seats: &[u8]) -> Waiting {
        Waiting {
            must: seats.iter().copied().map(Seat).collect(),
            may: SeatSet::EMPTY,
        }
    }

    fn good(freshness: &Freshness, version: u64) -> Vec<u8> {
        (0..4)
            .filter(|&seat| freshness.is_good(Seat(seat), version))
            .collect()
    }

    #[test]
    fn who_decides_at_the_same_time_is_not_made_stale() {
        let mut freshness = Freshness::from(5);
        assert_eq!(good(&freshness, 5), [0, 1, 2, 3]);
        assert_eq!(good(&freshness, 4), NONE);
        freshness.acted(Seat(2), must(&[1, 2, 3]), must(&[1, 3]), 6);
        assert_eq!(good(&freshness, 5), [1, 3]);
        freshness.acted(Seat(2), must(&[1, 3]), must(&[1, 2, 3]), 7);
        assert_eq!(good(&freshness, 5), [1, 3], "taken back");
        freshness.acted(Seat(2), must(&[1, 2, 3]), must(&[1, 3]), 8);
        freshness.acted(Seat(1), must(&[1, 3]), must(&[3]), 9);
        assert_eq!(good(&freshness, 5), [3]);
        freshness.acted(Seat(3), must(&[3]), must(&[0]), 10);
        assert_eq!(good(&freshness, 9), NONE);
        assert_eq!(good(&freshness, 10), [0, 1, 2, 3]);
    }

    #[test]
    fn a_turn_or_an_interruption_makes_everything_stale() {
        let mut freshness = Freshness::from(0);
        freshness.acted(Seat(0), must(&[0]), must(&[1]), 1);
        assert_eq!(good(&freshness, 0), NONE);
        freshness.acted(Seat(3), must(&[1, 2]), must(&[1, 2]), 2);
        assert_eq!(good(&freshness, 1), NONE, "an any-time card of seat 3");
        freshness.acted(Seat(1), must(&[1, 2]), must(&[2, 3]), 3);
        assert_eq!(good(&freshness, 2), NONE, "another one has to decide");
    }

    #[test]
    fn who_may_act_meanwhile_is_not_made_stale_either() {
        let waiting = |must: &[u8], may: &[u8]| Waiting {
            must: must.iter().copied().map(Seat).collect(),
            may: may.iter().copied().map(Seat).collect(),
        };
        let mut freshness = Freshness::from(0);
        freshness.acted(Seat(1), waiting(&[1, 2], &[0, 3]), waiting(&[2], &[0]), 1);
        assert_eq!(good(&freshness, 0), [0, 2]);
        freshness.acted(Seat(2), waiting(&[2], &[0]), waiting(&[2], &[0]), 2);
        assert_eq!(good(&freshness, 1), NONE, "a turn of several steps");
    }

    #[test]
    fn there_is_nothing_good_about_seats_that_do_not_exist() {
        assert!(!Freshness::from(0).is_good(Seat(200), 9));
    }
}
