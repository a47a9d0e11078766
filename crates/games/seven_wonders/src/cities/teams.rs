//! Team play: conflicts between teams, and which team wins (section SWC-11).

use ziggurat_engine::{Log, Outcome, Points, Seat};

use crate::{
    event::Event,
    laws::Laws,
    state::{Count, MAX_CITIES, SevenWonders},
};

/// Tokens of a conflict, and with diplomacy (SWC-11.4, SWC-11.5).
const TOKENS: [u8; 2] = [2, 1];

impl SevenWonders {
    /// Each player fights the neighbour of the other team only; who has a diplomacy token spends one,
    /// which halves the conflict (SWC-11.4, SWC-11.5).
    pub(crate) fn fight_in_teams(&mut self, laws: &Laws, log: &mut impl Log<Event>) {
        let mut spent = [false; MAX_CITIES];
        for (city, spent) in spent.iter_mut().enumerate().take(self.cities()) {
            if self.city[city].count(Count::Diplomacy) > 0 {
                self.city[city].spend(Count::Diplomacy);
                *spent = true;
                log.event(|| Event::DiplomacySpent {
                    city: self.town(city),
                });
            }
        }
        let strengths: [u8; MAX_CITIES] = std::array::from_fn(|city| match city < self.cities() {
            true => self.shields(city),
            false => 0,
        });
        for city in (1..self.cities()).step_by(2) {
            let other = self.left(city);
            let tokens = TOKENS[usize::from(spent[city] || spent[other])];
            let sides = [city, other].map(|city| (city, strengths[city]));
            self.fight_once(sides, tokens, laws, log);
        }
    }

    /// The team with the higher sum wins, then the one with more coins (SWC-11.7).
    pub(crate) fn team_ranking(&self, points: Vec<Points>) -> Outcome {
        let team = |seat: Seat| {
            let both = [seat.index(), seat.index() ^ 1];
            let sum = both.iter().filter_map(|seat| points.get(*seat));
            let sum: i32 = sum.map(|points| points.sum).sum();
            let coins: u16 = both.iter().map(|seat| self.city[*seat].coins).sum();
            (sum, coins)
        };
        let keys: Vec<_> = Seat::all(self.players).map(team).collect();
        Outcome::ranked(&keys, points, "last_age")
    }
}
