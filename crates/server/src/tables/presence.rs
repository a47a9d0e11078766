//! Who is there.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use ziggurat_protocol::{PlayerId, SeatPresence};

/// Since when the players who own a seat have not been connected.
#[derive(Debug)]
pub(super) struct Tracker {
    away: BTreeMap<PlayerId, Instant>,
    gone_after: Duration,
}

impl Tracker {
    pub(super) fn new(gone_after: Duration) -> Self {
        Self {
            away: BTreeMap::new(),
            gone_after,
        }
    }

    /// Takes note of who is connected now.
    pub(super) fn update(
        &mut self,
        owners: &[PlayerId],
        here: impl Fn(PlayerId) -> bool,
        now: Instant,
    ) {
        self.away
            .retain(|player, _| owners.contains(player) && !here(*player));
        for &owner in owners {
            if !here(owner) {
                self.away.entry(owner).or_insert(now);
            }
        }
    }

    pub(super) fn of(&self, player: PlayerId, now: Instant) -> SeatPresence {
        match self.away.get(&player) {
            None => SeatPresence::Here,
            Some(&since) if now >= since + self.gone_after => SeatPresence::Gone,
            Some(_) => SeatPresence::Away,
        }
    }

    /// When somebody who is away will be gone.
    pub(super) fn next(&self, now: Instant) -> Option<Instant> {
        let gone = self.away.values().map(|&since| since + self.gone_after);
        gone.filter(|&at| at > now).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn whoever_is_away_for_long_is_gone_and_can_come_back() {
        let anna = random::player_id();
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let mut tracker = Tracker::new(Duration::from_secs(30));
        tracker.update(&[anna], |_| true, start);
        assert_eq!(tracker.of(anna, after(99)), SeatPresence::Here);
        assert_eq!(tracker.next(start), None);
        tracker.update(&[anna], |_| false, after(100));
        tracker.update(&[anna], |_| false, after(120));
        assert_eq!(tracker.of(anna, after(129)), SeatPresence::Away);
        assert_eq!(tracker.next(after(120)), Some(after(130)));
        assert_eq!(tracker.of(anna, after(130)), SeatPresence::Gone);
        assert_eq!(tracker.next(after(130)), None);
        tracker.update(&[anna], |_| true, after(140));
        assert_eq!(tracker.of(anna, after(999)), SeatPresence::Here);
    }
}
