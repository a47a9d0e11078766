//! Where players can build and heroes can go.

use ziggurat_engine::Seat;

use crate::{
    action::Action,
    board::{Square, Squares},
    facts::HORSE_STEPS,
    pieces::{Shape, Shapes},
    state::Battalia,
};

impl Battalia {
    /// The ruins where they are a common city (BAT-18.2).
    fn common(&self) -> Squares {
        if self.options.is_alt2() {
            Square::RUINS.only()
        } else {
            Squares::NONE
        }
    }

    /// The cards from which the seat may go on building: connected with one of its cities
    /// (BAT-8.5 e), or with the common city (BAT-18.2).
    pub(crate) fn base(&self, seat: Seat) -> Squares {
        self.board.network(self.hiring(seat))
    }

    /// Where the seat may hire heroes (BAT-11.1, BAT-18.2).
    pub(crate) fn hiring(&self, seat: Seat) -> Squares {
        self.board.owned[seat] | self.common()
    }

    /// The cards connected with a city of any player, or with the common city (BAT-15.3).
    pub(crate) fn all_bases(&self) -> Squares {
        self.board.network(self.board.all_owned() | self.common())
    }

    /// Squares that a city must not touch (BAT-8.5 d, 8.9, 8.10).
    pub(crate) fn beside_cities(&self) -> Squares {
        (self.board.cities | self.common()).around()
    }

    /// Squares on which the seat may place a road, and those for a city (BAT-8.5, BAT-8.11).
    pub(crate) fn sites(&self, seat: Seat) -> (Squares, Squares) {
        let base = self.base(seat);
        let empty = self.board.empty();
        let connected = self.board.faced(base) & empty;
        let for_city = if base.is_empty() {
            self.board.built.around() & empty
        } else {
            connected
        };
        (connected, for_city.minus(self.beside_cities()))
    }

    /// The shapes that the seat can place somewhere (BAT-8.14).
    pub(crate) fn placeable(&self, seat: Seat) -> Shapes {
        let left = self.piles.shapes_left();
        let (roads, cities) = self.sites(seat);
        let mut shapes = Shapes::EMPTY;
        for square in roads.iter() {
            shapes = shapes.or(self.board.fitting(square).minus(Shape::cities()));
        }
        for square in cities.iter() {
            shapes = shapes.or(self.board.fitting(square).and(Shape::cities()));
        }
        shapes.and(left)
    }

    /// The squares and rotations for the card that is to be placed.
    pub(crate) fn each_place(&self, seat: Seat, shape: Shape, each: &mut dyn FnMut(Action)) {
        for square in self.sites_for(seat, shape).iter() {
            if self.board.fitting(square).contains(shape) {
                let turned = self.board.rotations(square, shape);
                turned.for_each(|exits| each(Action::Place { square, exits }));
            }
        }
    }

    pub(crate) fn sites_for(&self, seat: Seat, shape: Shape) -> Squares {
        let (roads, cities) = self.sites(seat);
        if shape.is_city() { cities } else { roads }
    }

    /// The squares on which a step costs the seat nothing (BAT-17.2); none without the option.
    pub(crate) fn home(&self, seat: Seat) -> Squares {
        if !self.options.advanced_terrain {
            return Squares::NONE;
        }
        let faction = self.player(seat).faction;
        faction.map_or(Squares::NONE, |faction| self.board.terrain(faction))
    }

    /// Squares at the end of a walk with exactly this many paid steps and any number of free ones.
    pub(crate) fn reach(&self, from: Squares, paid: u8, home: Squares) -> Squares {
        let free = |mut set: Squares| loop {
            let next = set | (self.board.step(set) & home);
            if next == set {
                return set;
            }
            set = next;
        };
        let mut set = free(from);
        for _ in 0..paid {
            set = free(self.board.step(set).minus(home));
        }
        set
    }

    /// Squares that a horse can carry a hero to (BAT-11.5), even over free ones alone (BAT-17.2).
    pub(crate) fn riding(&self, from: Squares, home: Squares) -> Squares {
        let rides = (0..=HORSE_STEPS).map(|steps| self.reach(from, steps, home));
        rides.fold(Squares::NONE, |all, set| all | set).minus(from)
    }

    /// Where the attacked hero may retreat to, with the price in Supply (BAT-12.11).
    pub(crate) fn each_retreat(&self, seat: Seat, from: Square, each: &mut dyn FnMut(Square, u8)) {
        let home = self.home(seat);
        // The squares that two or three steps lead to, by their price: at most one for each step.
        let mut ends = [Squares::NONE; 4];
        let cost = |square: Square| usize::from(!home.contains(square));
        for one in self.board.step(from.only()).iter() {
            for two in self.board.step(one.only()).minus(from.only()).iter() {
                let price = cost(one) + cost(two);
                ends[price] |= two.only();
                let seen = from.only() | one.only();
                for three in self.board.step(two.only()).minus(seen).iter() {
                    ends[price + cost(three)] |= three.only();
                }
            }
        }
        let all = ends.iter().fold(Squares::NONE, |all, &set| all | set);
        for square in all.minus(self.held_by_attacker()).iter() {
            let price = ends.iter().position(|set| set.contains(square));
            price.iter().for_each(|&price| each(square, price as u8));
        }
    }

    /// Squares with a city or hero of the attacker.
    pub(crate) fn held_by_attacker(&self) -> Squares {
        self.board.owned[self.active] | self.player(self.active).hero_squares()
    }
}
