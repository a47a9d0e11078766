//! What is at stake with the neighbours: conflicts, and what they sell and lack.

use ziggurat_engine::{Arg, Measure, Seat, Silent, Stake, Text, Threat, Viewer};

use crate::{
    around::CityId,
    event::Town,
    laws::Laws,
    pieces::{Resource, Resources},
    state::{Count, SevenWonders},
    story::{named, place},
};

impl SevenWonders {
    /// The neighbours of the viewer's city. All of it is open to everybody.
    pub(crate) fn stakes(&self, viewer: Viewer) -> Vec<Threat> {
        let own = match viewer {
            Viewer::Seat(seat) => self.city_of(seat),
            Viewer::Public => None,
        };
        let Some(own) = own else {
            return Vec::new();
        };
        let [left, right] = self.neighbours(own);
        let cities = match left == right {
            true => vec![left],
            false => vec![left, right],
        };
        let beside = cities.into_iter().filter(|&city| city != own);
        beside.map(|city| self.stake_with(own, city)).collect()
    }

    fn stake_with(&self, own: CityId, city: CityId) -> Threat {
        let town = self.town(city);
        let goods = &self.city[city].goods;
        let lacks = Resources::ALL.without(goods.own().resources());
        let text = Text::new("swb-threat-neighbour")
            .with("city", named(town))
            .with("theirs", self.shields(city))
            .with("own", self.shields(own))
            .with("sells", keys(goods.sell().resources()))
            .with("lacks", keys(lacks));
        Threat {
            place: place(town),
            name: named(town),
            measure: Measure::Points,
            stakes: self.conflict_stakes(own, city),
            text,
        }
    }

    /// What the conflict with a neighbour would bring both if it were fought now.
    fn conflict_stakes(&self, own: CityId, city: CityId) -> Vec<Stake> {
        let peaceful = |city: CityId| self.city[city].count(Count::Diplomacy) > 0;
        if self.options.teams || peaceful(own) || peaceful(city) {
            return Vec::new();
        }
        let mut after = *self;
        let sides = [own, city].map(|city| (city, self.shields(city)));
        after.fight_once(sides, 1, &Laws::of(self), &mut Silent);
        let stake = |city: CityId| match self.town(city) {
            Town::Seat(seat) => Some(Stake {
                seat,
                points: after.token_points(seat) - self.token_points(seat),
            }),
            Town::FreeCity => None,
        };
        let both = [own, city].into_iter().filter_map(stake);
        both.filter(|stake| stake.points != 0).collect()
    }

    /// The points of a seat's conflict tokens.
    fn token_points(&self, seat: Seat) -> i32 {
        let points = self
            .city_of(seat)
            .map(|city| self.points_by_category(city).categories);
        let mut rows = points.into_iter().flatten();
        rows.find(|(name, _)| *name == "military")
            .map_or(0, |(_, points)| points)
    }
}

fn keys(resources: Resources) -> Arg {
    Arg::Keys(resources.iter().map(Resource::key).collect())
}
