//! Why a step of a battle is not allowed (section 12).

use ziggurat_engine::{Arg, Illegal, Seat};

use super::because;
use crate::{
    battle::{is_weapon, token_strength},
    board::Square,
    cards::{Card, Kind, Token},
    pieces::{Artefact, Great},
    state::{Battalia, Foe, Side},
};

impl Battalia {
    pub(super) fn no_retreat(&self, seat: Seat, square: Square, horse: bool) -> Illegal {
        let Some(battle) = self.battle else {
            return self.asked_for();
        };
        if !matches!(battle.foe, Foe::Hero { .. }) {
            return because("BAT-12.8", "bat-why-city_cannot_retreat");
        }
        if self.held_by_attacker().contains(square) {
            return because("BAT-12.11", "bat-why-retreat_to_attacker");
        }
        let Some(needs) = self.retreat_cost(seat, square, horse) else {
            return because("BAT-12.11", "bat-why-retreat_distance");
        };
        let hand = &self.player(seat).hand;
        let missing = match needs.artefact {
            Some(artefact) => vec![artefact.key()],
            None => {
                let lacking = needs.supply.saturating_sub(hand.count(Card::SUPPLY));
                vec![Card::SUPPLY.token().kind_key(); lacking.into()]
            }
        };
        because("BAT-12.11", "bat-why-retreat_price").with("missing", Arg::Keys(missing))
    }

    pub(super) fn no_lay(&self, source: Token, kind: Option<Token>) -> Illegal {
        let side = self.side();
        if !self.sources(side).contains(source) {
            return because("BAT-6.18", "bat-why-not_held");
        }
        if source.kind() == Kind::Great(Great::Hammer) {
            return because("BAT-10.2", "bat-why-no_hammer_in_battle");
        }
        let used = match (source.is_joker(), kind) {
            (true, None) => return because("BAT-12.26", "bat-why-declare_fighting"),
            (false, Some(_)) => return because("BAT-6.12", "bat-why-only_joker_stands"),
            (true, Some(kind)) => kind.kind(),
            (false, None) => source.kind(),
        };
        let fights = token_strength(used, side) > 0;
        if source.is_joker() && (!fights || kind.is_some_and(|kind| kind.faction().is_some())) {
            return because("BAT-12.26", "bat-why-declare_fighting");
        }
        if self.is_unopened() && !is_weapon(used) {
            return because("BAT-12.4", "bat-why-weapon_first");
        }
        match used {
            Kind::Supply
            | Kind::Artefact(Artefact::Tool | Artefact::Tent)
            | Kind::Great(Great::Wings | Great::Horn) => {
                because("BAT-12.16", "bat-why-no_strength")
            }
            Kind::Unit(_) | Kind::Artefact(_) | Kind::Great(_) | Kind::Joker => {
                because("BAT-12.13", "bat-why-no_strength")
            }
        }
    }

    pub(super) fn no_join(&self) -> Illegal {
        match self.side() {
            Side::Attacker => because("BAT-12.3", "bat-why-only_defender_joins"),
            Side::Defender => because("BAT-12.13", "bat-why-hero_cannot_join"),
        }
    }

    pub(super) fn no_completion(&self) -> Illegal {
        if self.is_unopened() {
            return because("BAT-12.4", "bat-why-weapon_first");
        }
        let attack = self.strength(Side::Attacker);
        let defence = self.strength(Side::Defender);
        let missing = match self.side() {
            Side::Attacker => (defence + 1).saturating_sub(attack),
            Side::Defender => attack.saturating_sub(defence),
        };
        because("BAT-12.14", "bat-why-too_weak").with("missing", i32::from(missing))
    }

    pub(super) fn no_pass(&self) -> Illegal {
        match self.is_unopened() {
            true => because("BAT-12.4", "bat-why-weapon_first"),
            false => because("BAT-12.14", "bat-why-strong_enough"),
        }
    }
}
