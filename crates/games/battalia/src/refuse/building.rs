//! Why something cannot be built or raised (section 8).

use ziggurat_engine::{Illegal, Seat};

use super::because;
use crate::{
    board::Square,
    costs::Needs,
    pieces::{Level, Shape},
    piles::PileId,
    state::{Battalia, Side, Stage, Task},
};

impl Battalia {
    pub(super) fn no_building(&self, seat: Seat, shape: Shape, level: Option<Level>) -> Illegal {
        let city = shape.is_city();
        let wanted = match self.stage {
            Stage::FreeRoad => !city && level.is_none(),
            Stage::FreeCity => city && level == Some(Level::One),
            Stage::Factions
            | Stage::Starts
            | Stage::Gather
            | Stage::Act
            | Stage::Claim
            | Stage::Over(_) => city == level.is_some(),
        };
        if !wanted {
            return if matches!(self.stage, Stage::FreeRoad | Stage::FreeCity) {
                because("BAT-18.4", "bat-why-free_building")
            } else {
                because("BAT-8.2", "bat-why-level_1_to_4")
            };
        }
        if self.piles.is_empty(PileId::Terrain(shape)) {
            return because("BAT-1.10", "bat-why-pile_empty");
        }
        if self.stage == Stage::Act {
            if level.is_some_and(|level| !self.player(seat).has_marker(level)) {
                return because("BAT-8.4", "bat-why-no_marker");
            }
            let (means, needs) = (self.means(Side::Attacker), Needs::building(shape, level));
            if !means.covers(&needs) {
                let why = match city {
                    true => because("BAT-8.2", "bat-why-city_price"),
                    false => because("BAT-8.1", "bat-why-road_price"),
                };
                return self.unpaid(why, &means, &needs);
            }
        }
        if !city && self.base(seat).is_empty() {
            return because("BAT-8.11", "bat-why-no_city_no_road");
        }
        because("BAT-8.14", "bat-why-no_square")
    }

    pub(super) fn no_upgrade(&self, seat: Seat, square: Square) -> Illegal {
        let level = self.board.level(square);
        let (Some(from), true) = (level, self.board.owner(square) == Some(seat)) else {
            return because("BAT-8.3", "bat-why-not_your_city");
        };
        let Some(to) = from.next() else {
            return because("BAT-8.3", "bat-why-highest_level");
        };
        if !self.can_exchange_marker(seat, from, to) {
            return because("BAT-8.4", "bat-why-no_marker");
        }
        let why = because("BAT-8.3", "bat-why-upgrade_price");
        self.unpaid(why, &self.means(Side::Attacker), &Needs::upgrade(to))
    }

    pub(super) fn no_place(&self, seat: Seat, square: Square) -> Illegal {
        let Some(Task::Place { shape, .. }) = self.task else {
            return self.asked_for();
        };
        if !self.board.empty().contains(square) {
            return because("BAT-8.5", "bat-why-square_not_empty");
        }
        if shape.is_city() && self.beside_cities().contains(square) {
            return because("BAT-8.5", "bat-why-beside_city");
        }
        let around = square.only().around() & self.board.built;
        if around.is_empty() {
            return because("BAT-8.5", "bat-why-touches_nothing");
        }
        if !self.sites_for(seat, shape).contains(square) {
            let why = match self.base(seat).meets(around) {
                true => "bat-why-neighbour_without_exit",
                false => "bat-why-not_connected",
            };
            return because("BAT-8.5", why);
        }
        because("BAT-8.5", "bat-why-sides_do_not_match")
    }
}
