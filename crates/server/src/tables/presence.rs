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

/// The shortest time between two messages about who is there: however many come and go, nobody is told
/// more than twice a second.
const PAUSE: Duration = Duration::from_millis(500);

/// Whether those who watch have to be told who is there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct News {
    told: Option<Instant>,
    due: Option<Instant>,
}

impl News {
    /// Somebody has come or gone.
    pub(super) fn changed(&mut self, now: Instant) {
        let soonest = self.told.map_or(now, |told| (told + PAUSE).max(now));
        self.due.get_or_insert(soonest);
    }

    /// When they have to be told.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Whether they have to be told now; they are.
    pub(super) fn take(&mut self, now: Instant) -> bool {
        let is_due = self.due.is_some_and(|due| due <= now);
        if is_due {
            self.told = Some(now);
            self.due = None;
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn news_are_told_at_once_and_then_gathered() {
        let start = Instant::now();
        let after = |millis| start + Duration::from_millis(millis);
        let mut news = News::default();
        assert!(!news.take(start));
        news.changed(start);
        assert!(news.take(start) && !news.take(start));
        let told = (1..=2_000).filter(|&millis| {
            news.changed(after(millis));
            news.take(after(millis))
        });
        assert_eq!(told.collect::<Vec<_>>(), [500, 1_000, 1_500, 2_000]);
        news.changed(after(2_001));
        assert_eq!(news.due(), Some(after(2_500)));
        news.changed(after(2_400));
        assert!(news.take(after(9_000)));
        assert_eq!(news.due(), None);
    }

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
