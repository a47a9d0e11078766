//! Victory points and places (section 15).

use ziggurat_engine::{Outcome, Points, Seat};

use crate::state::{Battalia, EndReason};

/// The categories of points: cities by level.
pub(crate) const CATEGORIES: [&str; 4] = ["level_4", "level_3", "level_2", "level_1"];

impl EndReason {
    /// The id of the reason in an outcome.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Cities => "cities",
            Self::BoardFull => "board_full",
            Self::WeekLimit => "week_limit",
            Self::Guard => "guard",
        }
    }

    /// The message that says it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Cities => "bat-end-cities",
            Self::BoardFull => "bat-end-board_full",
            Self::WeekLimit => "bat-end-week_limit",
            Self::Guard => "bat-end-guard",
        }
    }
}

impl Battalia {
    /// The sum of the levels of the own cities (BAT-15.6).
    pub(crate) fn victory_points(&self, seat: Seat) -> u16 {
        let cities = self.player(seat).cities.iter().enumerate();
        cities.map(|(i, &n)| (i as u16 + 1) * u16::from(n)).sum()
    }

    /// Points by level of the cities.
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let cities = self.player(seat).cities;
        let of = |(place, &name): (usize, &&'static str)| {
            let level = 4 - place;
            (name, level as i32 * i32::from(cities[level - 1]))
        };
        Points::new(CATEGORIES.iter().enumerate().map(of).collect())
    }

    /// Most points, then more cities of level 4, 3, 2, 1, then more heroes on the board (BAT-15.7).
    pub(crate) fn places(&self, reason: EndReason) -> Outcome {
        let key = |seat: Seat| {
            let [one, two, three, four] = self.player(seat).cities;
            let heroes = self.heroes_out(seat);
            (self.victory_points(seat), four, three, two, one, heroes)
        };
        let keys: Vec<_> = self.seats_all().map(key).collect();
        let points = self.seats_all().map(|seat| self.points(seat)).collect();
        Outcome::ranked(&keys, points, reason.id())
    }
}
