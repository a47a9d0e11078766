//! Victory points and places (section 15).

use ziggurat_engine::{Outcome, Points, Seat};

use crate::{
    pieces::Level,
    state::{Battalia, EndReason, Stage},
};

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
    /// The sum of the levels of the player's cities (BAT-15.6).
    pub(crate) fn victory_points(&self, seat: Seat) -> u16 {
        let cities = self.player(seat).cities;
        let of = |(level, &count): (Level, &u8)| u16::from(level.number()) * u16::from(count);
        cities.iter().map(of).sum()
    }

    /// The points of every seat.
    pub(crate) fn score_sheet(&self) -> Vec<Points> {
        self.seats_all().map(|seat| self.points(seat)).collect()
    }

    /// The outcome once the game is over.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        let Stage::Over(reason) = self.stage else {
            return None;
        };
        Some(self.places(reason))
    }

    /// Points by level of the cities.
    pub(crate) fn points(&self, seat: Seat) -> Points {
        let cities = self.player(seat).cities;
        let of = |(&name, &level): (&&'static str, &Level)| {
            let points = i32::from(level.number()) * i32::from(cities[level]);
            (name, points)
        };
        let levels = CATEGORIES.iter().zip(Level::ALL.iter().rev());
        Points::new(levels.map(of).collect())
    }

    /// Most points, then more cities of level 4, 3, 2, 1, then more heroes on the board (BAT-15.7).
    pub(crate) fn places(&self, reason: EndReason) -> Outcome {
        let key = |seat: Seat| {
            let player = self.player(seat);
            let [one, two, three, four] = *player.cities.values();
            let heroes = player.heroes_out();
            (self.victory_points(seat), four, three, two, one, heroes)
        };
        let keys: Vec<_> = self.seats_all().map(key).collect();
        Outcome::ranked(&keys, self.score_sheet(), reason.id())
    }
}
