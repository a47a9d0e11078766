//! Where can be built and where heroes can go.

use ziggurat_engine::Seat;

use crate::{
    action::Action,
    board::{CITY_SHAPES, OFF, ROAD_SHAPES, RUINS, Square, around, each as each_square},
    ids::Shape,
    state::{Battalia, Purpose},
    tables::HORSE_STEPS,
};

impl Battalia {
    /// The cards from which the seat may go on building: connected with an own city (BAT-8.5 e), or
    /// with the common city (BAT-18.2).
    pub(crate) fn base(&self, seat: Seat) -> u64 {
        let common = if self.options.is_alt2() {
            RUINS.bit()
        } else {
            0
        };
        self.board.network(self.board.owned[seat.index()] | common)
    }

    /// Where the seat may hire heroes (BAT-11.1, BAT-18.2).
    pub(crate) fn hiring(&self, seat: Seat) -> u64 {
        let common = if self.options.is_alt2() {
            RUINS.bit()
        } else {
            0
        };
        self.board.owned[seat.index()] | common
    }

    /// Squares that a city must not touch (BAT-8.5 d, 8.9, 8.10).
    pub(crate) fn beside_cities(&self) -> u64 {
        let common = if self.options.is_alt2() {
            RUINS.bit()
        } else {
            0
        };
        around(self.board.cities | common)
    }

    /// Squares on which the seat may place a road, and those for a city (BAT-8.5, BAT-8.11).
    pub(crate) fn sites(&self, seat: Seat) -> (u64, u64) {
        let base = self.base(seat);
        let empty = self.board.empty();
        let connected = self.board.faced(base) & empty;
        let for_city = if base == 0 {
            around(self.board.built) & empty
        } else {
            connected
        };
        (connected, for_city & !self.beside_cities())
    }

    /// The shapes that the seat can place somewhere, as bits (BAT-8.14).
    pub(crate) fn placeable(&self, seat: Seat) -> u16 {
        let left = self.piles.shapes_left();
        let (roads, cities) = self.sites(seat);
        let mut shapes = 0;
        for square in each_square(roads) {
            shapes |= self.board.fitting(square) & ROAD_SHAPES;
        }
        for square in each_square(cities) {
            shapes |= self.board.fitting(square) & CITY_SHAPES;
        }
        shapes & left
    }

    /// The squares and rotations for the card that is to be placed.
    pub(crate) fn each_place(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let Purpose::Build(shape, _) = self.task.purpose else {
            return;
        };
        for square in each_square(self.sites_for(seat, shape)) {
            if self.board.fitting(square) >> shape.index() & 1 == 1 {
                let turned = self.board.rotations(square, shape);
                turned.for_each(|exits| each(Action::Place { square, exits }));
            }
        }
    }

    pub(crate) fn sites_for(&self, seat: Seat, shape: Shape) -> u64 {
        let (roads, cities) = self.sites(seat);
        if shape.is_city() { cities } else { roads }
    }

    /// The squares on which a step costs the seat nothing (BAT-17.2); none without the option.
    pub(crate) fn home(&self, seat: Seat) -> u64 {
        if !self.options.advanced_terrain {
            return 0;
        }
        let faction = self.player(seat).faction();
        faction.map_or(0, |faction| self.board.terrain(faction))
    }

    /// Squares at the end of a walk with exactly so many paid steps and any number of free ones.
    pub(crate) fn reach(&self, from: u64, paid: u8, home: u64) -> u64 {
        let free = |mut set: u64| loop {
            let next = set | self.board.step(set) & home;
            if next == set {
                return set;
            }
            set = next;
        };
        let mut set = free(from);
        for _ in 0..paid {
            set = free(self.board.step(set) & !home);
        }
        set
    }

    /// Squares that a horse can carry a hero to (BAT-11.5), even over free ones alone (BAT-17.2).
    pub(crate) fn riding(&self, from: u64, home: u64) -> u64 {
        let rides = (0..=HORSE_STEPS).map(|steps| self.reach(from, steps, home));
        rides.fold(0, |all, set| all | set) & !from
    }

    /// Where the attacked hero may retreat to, with the price in Supply (BAT-12.11).
    pub(crate) fn each_retreat(&self, seat: Seat, from: Square, each: &mut impl FnMut(Square, u8)) {
        let home = self.home(seat);
        let mut price = [u8::MAX; 64];
        let mut ends = 0u64;
        let mut note = |square: Square, cost: u8| {
            ends |= square.bit();
            let known = &mut price[usize::from(square.0)];
            *known = cost.min(*known);
        };
        let cost = |square: Square| u8::from(home & square.bit() == 0);
        for one in each_square(self.board.step(from.bit())) {
            for two in each_square(self.board.step(one.bit()) & !from.bit()) {
                note(two, cost(one) + cost(two));
                let seen = from.bit() | one.bit();
                for three in each_square(self.board.step(two.bit()) & !seen) {
                    note(three, cost(one) + cost(two) + cost(three));
                }
            }
        }
        for square in each_square(ends & !self.held_by_attacker()) {
            each(square, price[usize::from(square.0)]);
        }
    }

    /// Squares with a city or hero of the attacker.
    pub(crate) fn held_by_attacker(&self) -> u64 {
        let player = self.player(self.active);
        let heroes = player.heroes.iter().filter(|&&at| at != OFF);
        let heroes = heroes.fold(0, |set, &at| set | Square(at).bit());
        self.board.owned[self.active.index()] | heroes
    }
}
