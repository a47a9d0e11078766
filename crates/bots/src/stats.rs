//! Statistics over many games.

use std::collections::BTreeMap;

use serde::Serialize;
use ziggurat_engine::{Outcome, Seat};

/// An interval of plausible values.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// 95 % of a normal distribution lies within this many standard deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// The Wilson 95 % interval of a share of `wins` in `games`; wins may be split after ties.
#[must_use]
pub fn wilson(wins: f64, games: u32) -> Interval {
    if games == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let n = f64::from(games);
    let share = wins / n;
    let z2 = DEVIATIONS * DEVIATIONS;
    let centre = share + z2 / (2.0 * n);
    let spread = DEVIATIONS * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z2 / n;
    Interval {
        low: ((centre - spread) / scale).max(0.0),
        high: ((centre + spread) / scale).min(1.0),
    }
}

/// How one contestant has done. A contestant in several seats of a game has played it several times.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Standing {
    /// How many games it has played.
    pub games: u32,
    /// Victories; a tie for first place counts as a fraction.
    pub wins: f64,
    /// The sum of its places.
    pub places: f64,
    /// The sum of its points.
    pub points: f64,
    /// The sums of its points by category, in score sheet order.
    pub categories: Vec<(&'static str, f64)>,
}

impl Standing {
    /// Adds one seat of a finished game.
    pub fn add(&mut self, outcome: &Outcome, seat: Seat) {
        self.games += 1;
        self.wins += f64::from(outcome.share(seat));
        let place = outcome.places.get(seat.index()).copied();
        self.places += f64::from(place.unwrap_or_default());
        if let Some(points) = outcome.points.get(seat.index()) {
            self.points += f64::from(points.sum);
            for &(category, points) in &points.categories {
                self.add_category(category, f64::from(points));
            }
        }
    }

    /// Adds the same contestant's results from elsewhere.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.places += other.places;
        self.points += other.points;
        for &(category, points) in &other.categories {
            self.add_category(category, points);
        }
    }

    fn add_category(&mut self, category: &'static str, points: f64) {
        match self.categories.iter_mut().find(|(c, _)| *c == category) {
            Some((_, sum)) => *sum += points,
            None => self.categories.push((category, points)),
        }
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / f64::from(self.games.max(1))
    }

    /// The share of victories.
    #[must_use]
    pub fn win_share(&self) -> f64 {
        self.mean(self.wins)
    }

    /// The Wilson 95 % interval of the share of victories.
    #[must_use]
    pub fn interval(&self) -> Interval {
        wilson(self.wins, self.games)
    }

    /// The mean place, from 1.
    #[must_use]
    pub fn mean_place(&self) -> f64 {
        self.mean(self.places)
    }

    /// The mean points.
    #[must_use]
    pub fn mean_points(&self) -> f64 {
        self.mean(self.points)
    }

    /// The mean points by category, in score sheet order.
    #[must_use]
    pub fn mean_categories(&self) -> Vec<(&'static str, f64)> {
        let mean = |&(category, sum): &(&'static str, f64)| (category, self.mean(sum));
        self.categories.iter().map(mean).collect()
    }
}

/// How contestants have done against each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// One standing per contestant.
    pub standings: Vec<Standing>,
    /// How many games have ended for each reason.
    pub endings: BTreeMap<&'static str, u32>,
}

impl Tally {
    /// A tally before the first game.
    #[must_use]
    pub fn new(contestants: usize) -> Self {
        Self {
            standings: vec![Standing::default(); contestants],
            endings: BTreeMap::new(),
        }
    }

    /// Adds a finished game; `lineup` says which contestant sat in each seat.
    pub fn add(&mut self, outcome: &Outcome, lineup: &[usize]) {
        *self.endings.entry(outcome.reason).or_default() += 1;
        for (seat, &contestant) in lineup.iter().enumerate() {
            if let Some(standing) = self.standings.get_mut(contestant) {
                standing.add(outcome, Seat(seat as u8));
            }
        }
    }

    /// Adds another tally; this is how games counted in parallel are put together.
    #[must_use]
    pub fn merged(mut self, other: &Self) -> Self {
        for (standing, more) in self.standings.iter_mut().zip(&other.standings) {
            standing.merge(more);
        }
        for (reason, games) in &other.endings {
            *self.endings.entry(reason).or_default() += games;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use ziggurat_engine::Points;

    use super::*;

    fn outcome() -> Outcome {
        let sheet = |a, b| Points::new(vec![("farms", a), ("cities", b)]);
        let points = vec![sheet(1, 2), sheet(5, 5), sheet(6, 4)];
        Outcome::ranked(&[3, 10, 10], points, "end")
    }

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn the_interval_is_that_of_the_tables() {
        let half = wilson(50.0, 100);
        assert!(
            near(half.low, 0.4038) && near(half.high, 0.5962),
            "{half:?}"
        );
        let all = wilson(10.0, 10);
        assert!(near(all.low, 0.7225) && near(all.high, 1.0), "{all:?}");
        let nothing = wilson(0.0, 0);
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
    }

    #[test]
    fn ties_split_the_victory_and_categories_are_averaged() {
        let mut tally = Tally::new(2);
        tally.add(&outcome(), &[0, 1, 0]);
        let [both, one] = &tally.standings[..] else {
            panic!("two contestants");
        };
        assert_eq!((both.games, both.wins, both.mean_place()), (2, 0.5, 2.0));
        assert_eq!((one.games, one.wins, one.win_share()), (1, 0.5, 0.5));
        assert_eq!(both.mean_points(), 6.5);
        assert_eq!(both.mean_categories(), [("farms", 3.5), ("cities", 3.0)]);
    }

    #[test]
    fn counting_in_parts_gives_the_same() {
        let mut whole = Tally::new(3);
        let mut part = Tally::new(3);
        whole.add(&outcome(), &[0, 1, 2]);
        whole.add(&outcome(), &[2, 0, 1]);
        part.add(&outcome(), &[0, 1, 2]);
        let mut rest = Tally::new(3);
        rest.add(&outcome(), &[2, 0, 1]);
        assert_eq!(part.merged(&rest), whole);
        assert_eq!(whole.endings, BTreeMap::from([("end", 2)]));
    }
}
