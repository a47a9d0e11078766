//! Team play: conflicts between teams, and which team wins (section SWC-11).

use ziggurat_engine::{Log, Outcome, Points};

use crate::{
    around::{ByCity, CityId, CitySet},
    event::Event,
    laws::Laws,
    state::{Count, SevenWonders},
};

/// Tokens of a conflict, and with diplomacy (SWC-11.4, SWC-11.5).
const TOKENS: [u8; 2] = [2, 1];

impl SevenWonders {
    /// Each player fights the neighbour of the other team only; whoever has a diplomacy token spends one,
    /// which halves the conflict (SWC-11.4, SWC-11.5).
    pub(crate) fn fight_in_teams(&mut self, laws: &Laws, log: &mut impl Log<Event>) {
        let mut spent = CitySet::EMPTY;
        for city in self.all_cities() {
            if self.city[city].count(Count::Diplomacy) > 0 {
                self.city[city].spend(Count::Diplomacy);
                spent.insert(city);
                log.event(|| Event::DiplomacySpent {
                    city: self.town(city),
                });
            }
        }
        let mut strengths = ByCity::all(0);
        for city in self.all_cities() {
            strengths[city] = self.shields(city);
        }
        for city in self.all_cities().skip(1).step_by(2) {
            let other = self.left(city);
            let halved = spent.contains(city) || spent.contains(other);
            let tokens = TOKENS[usize::from(halved)];
            let sides = [city, other].map(|city| (city, strengths[city]));
            self.fight_once(sides, tokens, laws, log);
        }
    }

    /// The team with the higher sum wins, then the one with more coins (SWC-11.7).
    pub(crate) fn team_ranking(&self, points: Vec<Points>) -> Outcome {
        let team = |city: CityId| {
            let both = [city, city.partner()];
            let sum = both
                .iter()
                .filter_map(|city| points.get(city.seat().index()));
            let sum: i32 = sum.map(|points| points.sum).sum();
            let coins: u16 = both.iter().map(|city| self.city[*city].coins).sum();
            (sum, coins)
        };
        let keys: Vec<_> = self.own_cities().map(team).collect();
        Outcome::ranked(&keys, points, "last_age")
    }
}
