//! Why a hero cannot be hired or moved (sections 10, 11, 12 and 17).

use ziggurat_engine::{Illegal, Seat};

use super::because;
use crate::{
    board::Square,
    cards::Card,
    costs::Needs,
    pieces::{Artefact, Great, Hero, Heroes},
    state::{Battalia, Foe, Side},
};

impl Battalia {
    pub(super) fn no_hire(&self, seat: Seat, hero: Hero, square: Square) -> Illegal {
        if self.player(seat).heroes[hero].is_some() {
            return because("BAT-11.1", "bat-why-hero_on_board");
        }
        let hiring = self.hiring(seat);
        if hiring.is_empty() {
            return because("BAT-14.2", "bat-why-no_city_no_hero");
        }
        if !hiring.contains(square) {
            return because("BAT-11.1", "bat-why-hire_in_own_city");
        }
        let why = because("BAT-11.1", "bat-why-hire_price");
        self.unpaid(why, &self.means(Side::Attacker), &Needs::hero())
    }

    /// Where the hero stands, or that it stands nowhere.
    fn standing_at(&self, seat: Seat, hero: Hero) -> Result<Square, Illegal> {
        let at = self.player(seat).heroes[hero];
        at.ok_or_else(|| because("BAT-11.3", "bat-why-hero_off_board"))
    }

    /// No step leads there, or none of this sort.
    fn no_way(&self, from: Square, to: Square, otherwise: Illegal) -> Illegal {
        if !self.board.built.contains(to) {
            return because("BAT-11.3", "bat-why-no_card_there");
        }
        let touch = from.only().around().contains(to);
        if touch && !self.board.step(from.only()).contains(to) {
            return because("BAT-11.3", "bat-why-no_exit_between");
        }
        otherwise
    }

    pub(super) fn no_walk(&self, seat: Seat, hero: Hero, to: Square) -> Illegal {
        let from = match self.standing_at(seat, hero) {
            Ok(from) => from,
            Err(off) => return off,
        };
        let means = self.means(Side::Attacker);
        if means.supply + means.jokers == 0 {
            return because("BAT-11.4", "bat-why-no_supply");
        }
        self.no_way(from, to, because("BAT-11.4", "bat-why-not_one_step"))
    }

    pub(super) fn no_ride(&self, seat: Seat, hero: Hero, to: Square) -> Illegal {
        let from = match self.standing_at(seat, hero) {
            Ok(from) => from,
            Err(off) => return off,
        };
        if !self.means(Side::Attacker).can_use(Artefact::Horse) {
            return self.no_artefact(Side::Attacker, Artefact::Horse);
        }
        self.no_way(from, to, because("BAT-11.5", "bat-why-horse_too_far"))
    }

    pub(super) fn no_roam(&self, seat: Seat, hero: Hero, to: Square) -> Illegal {
        let from = match self.standing_at(seat, hero) {
            Ok(from) => from,
            Err(off) => return off,
        };
        if !self.options.advanced_terrain {
            return because("BAT-17.3", "bat-why-not_advanced");
        }
        if self.player(seat).roamed.contains(hero) {
            return because("BAT-17.3", "bat-why-roamed_already");
        }
        self.no_way(from, to, because("BAT-17.2", "bat-why-not_all_home"))
    }

    pub(super) fn no_flight(&self, seat: Seat, hero: Hero) -> Illegal {
        if let Err(off) = self.standing_at(seat, hero) {
            return off;
        }
        if !self.player(seat).hand.has(Card::great(Great::Wings)) {
            return because("BAT-10.5", "bat-why-no_wings");
        }
        because("BAT-10.5", "bat-why-fly_to_card")
    }

    pub(super) fn no_occupation(&self, seat: Seat, square: Square) -> Illegal {
        if self.player(seat).heroes_on(square).is_empty() {
            return because("BAT-12.21", "bat-why-no_hero_there");
        }
        if !self.is_freed(square) {
            return because("BAT-12.21", "bat-why-not_freed");
        }
        because("BAT-8.4", "bat-why-no_marker")
    }

    pub(super) fn no_attack(
        &self,
        seat: Seat,
        square: Square,
        foe: Foe,
        heroes: Heroes,
    ) -> Illegal {
        let here = self.player(seat).heroes_on(square);
        if here.is_empty() {
            return because("BAT-12.1", "bat-why-no_hero_there");
        }
        if heroes.is_empty() || !heroes.minus(here).is_empty() {
            return because("BAT-12.3", "bat-why-heroes_not_there");
        }
        match foe {
            Foe::Neutral if self.is_neutral(square) && !self.may_capture(seat) => {
                return because("BAT-18.2", "bat-why-one_capture");
            }
            Foe::Ruins if self.options.is_alt2() => {
                return because("BAT-18.5", "bat-why-ruins_common");
            }
            Foe::Ruins if square == Square::RUINS && !self.ruins_open(seat) => {
                let why = match self.player(seat).great {
                    None => "bat-why-nothing_displayed",
                    Some(_) => "bat-why-has_great",
                };
                return because("BAT-13.7", why);
            }
            Foe::Neutral | Foe::Ruins | Foe::City | Foe::Hero { .. } => {}
        }
        let mut there = false;
        self.each_foe(seat, square, &mut |possible| there |= possible == foe);
        if !there {
            return because("BAT-12.2", "bat-why-no_such_foe");
        }
        if self.player(seat).hand.has(Card::great(Great::Hammer)) {
            return because("BAT-10.2", "bat-why-no_hammer_in_battle");
        }
        self.no_artefact(Side::Attacker, Artefact::Weapon)
    }
}
