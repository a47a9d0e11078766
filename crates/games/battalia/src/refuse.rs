//! Which rule forbids what is not allowed.

mod artefacts;
mod battle;
mod building;
mod heroes;
mod moment;
mod price;

use ziggurat_engine::{Illegal, Seat, SeatSet};

use crate::{
    action::Action,
    cards::Card,
    costs::Needs,
    facts::MINIMUM_DECK,
    pieces::{Artefact, Faction, Factions, Great, Rank},
    piles::PileId,
    state::{Battalia, Side},
};

const fn because(rule: &'static str, why: &'static str) -> Illegal {
    Illegal::new(rule, why)
}

impl Battalia {
    /// Whether the seat may do this, or the rule that forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut listed = false;
        if seat == self.actor() && self.untimely(action).is_none() {
            self.each_like(seat, action, &mut |legal| listed |= legal == action);
        }
        if listed {
            Ok(())
        } else {
            Err(self.reason(seat, action))
        }
    }

    /// Why an action that is not listed is not allowed.
    fn reason(&self, seat: Seat, action: Action) -> Illegal {
        if self.is_over() {
            return because("BAT-15.8", "bat-why-game_over");
        }
        if seat != self.actor() {
            let fights = |seat| seat == self.active || Some(seat) == self.defender();
            return match self.battle {
                Some(_) if fights(seat) => because("BAT-12.13", "bat-why-not_your_step"),
                _ => because("BAT-3.1", "bat-why-not_your_turn"),
            };
        }
        if let Some(untimely) = self.untimely(action) {
            return untimely;
        }
        match action {
            Action::Faction { .. } => because("BAT-2.8", "bat-why-faction_taken"),
            Action::Start { .. } => because("BAT-2.8", "bat-why-no_start_city"),
            Action::Cohort {
                factions,
                great,
                show,
            } => self.no_cohort(seat, factions, great, show),
            Action::Recruit { rank } => self.no_recruit(rank),
            Action::Create { artefact } => self.no_create(artefact),
            Action::Build { shape, level } => self.no_building(seat, shape, level),
            Action::Upgrade { square } => self.no_upgrade(seat, square),
            Action::Place { square, .. } => self.no_place(seat, square),
            Action::Amulet { aim } => self.no_transformation(seat, aim, Artefact::Amulet),
            Action::Title { aim, ranks } => self.no_title(seat, aim, ranks),
            Action::Scroll { aim, faction } => self.no_scroll(seat, aim, faction),
            Action::Pitch { card } | Action::Station { card } => self.no_tent(seat, card),
            Action::Strike { tent } => self.no_strike(seat, tent),
            Action::Hide { card } => self.no_hide(seat, card),
            Action::Hire { hero, square } => self.no_hire(seat, hero, square),
            Action::Walk { hero, square } => self.no_walk(seat, hero, square),
            Action::Ride { hero, square } => self.no_ride(seat, hero, square),
            Action::Roam { hero, square } => self.no_roam(seat, hero, square),
            Action::Fly { hero, .. } => self.no_flight(seat, hero),
            Action::Horn => self.no_horn(seat),
            Action::Occupy { square } => self.no_occupation(seat, square),
            Action::Attack {
                square,
                foe,
                heroes,
            } => self.no_attack(seat, square, foe, heroes),
            Action::Pay { source } => self.no_source(source),
            Action::Take { .. } => because("BAT-7.4", "bat-why-faction_out"),
            Action::Conceal { .. } => because("BAT-5.4", "bat-why-not_in_hand"),
            Action::Fetch { .. } => because("BAT-10.6", "bat-why-not_in_nation"),
            Action::Drop { .. } => because("BAT-5.5", "bat-why-not_in_ambush"),
            Action::Declare { .. } => because("BAT-12.26", "bat-why-declare_fighting"),
            Action::Claim { .. } => because("BAT-13.6", "bat-why-not_displayed"),
            Action::Retreat { square, horse } => self.no_retreat(seat, square, horse),
            Action::Fight { .. } => because("BAT-12.10", "bat-why-ambush_empty"),
            Action::Lay { source, kind } => self.no_lay(source, kind),
            Action::Join { .. } => self.no_join(),
            Action::Complete => self.no_completion(),
            Action::Pass => self.no_pass(),
            // In their moment these are always allowed.
            Action::Keep | Action::Mulligan | Action::End | Action::Done | Action::Surrender => {
                self.asked_for()
            }
        }
    }

    /// Who defends in the battle under way.
    fn defender(&self) -> Option<Seat> {
        self.battle.and_then(|battle| battle.defender)
    }

    fn no_cohort(
        &self,
        seat: Seat,
        factions: Factions,
        great: Option<Faction>,
        show: SeatSet,
    ) -> Illegal {
        let hand = &self.player(seat).hand;
        let strangers = show.iter().any(|s| s == seat || s.0 >= self.count);
        if show.is_empty() || strangers {
            return because("BAT-4.4", "bat-why-show_to_opponent");
        }
        let counts = great.is_some_and(|faction| factions.contains(faction));
        if hand.great().is_some() != great.is_some() || great.is_some() && !counts {
            return because("BAT-4.2", "bat-why-great_in_cohort");
        }
        because("BAT-4.1", "bat-why-cohort_too_small")
    }

    fn no_recruit(&self, rank: Rank) -> Illegal {
        if self.piles.is_empty(PileId::Units(rank)) {
            return because("BAT-1.10", "bat-why-pile_empty");
        }
        let why = because("BAT-7.1", "bat-why-recruit_price");
        self.unpaid(why, &self.means(Side::Attacker), &Needs::recruit(rank))
    }

    fn no_create(&self, artefact: Artefact) -> Illegal {
        if self.piles.is_empty(PileId::Artefacts(artefact)) {
            return because("BAT-1.10", "bat-why-pile_empty");
        }
        let why = because("BAT-7.2", "bat-why-create_price");
        self.unpaid(why, &self.means(Side::Attacker), &Needs::create(artefact))
    }

    fn no_hide(&self, seat: Seat, card: Card) -> Illegal {
        let player = self.player(seat);
        if !player.hand.has(card) {
            return because("BAT-5.4", "bat-why-not_in_hand");
        }
        if player.ambush.is_full() {
            return because("BAT-5.2", "bat-why-ambush_full");
        }
        if player.deck <= MINIMUM_DECK {
            return because("BAT-5.3", "bat-why-deck_too_small");
        }
        because("BAT-5.2", "bat-why-two_cards_to_hide")
    }

    fn no_horn(&self, seat: Seat) -> Illegal {
        if !self.player(seat).hand.has(Card::great(Great::Horn)) {
            return because("BAT-10.6", "bat-why-no_horn");
        }
        because("BAT-10.6", "bat-why-nation_empty")
    }
}
