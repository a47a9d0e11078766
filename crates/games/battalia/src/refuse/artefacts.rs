//! Why an amulet, title, scroll or tent does not work (section 9).

use ziggurat_engine::{Illegal, Seat};

use super::because;
use crate::{
    cards::{Card, Kind},
    costs::Needs,
    pieces::{Artefact, Faction, Rank, Rise},
    state::{Aim, Battalia, Mark, Side, Task},
};

impl Battalia {
    /// What is wrong with a hand card as the target of an artefact.
    fn no_target(&self, seat: Seat, card: Card, rule: &'static str) -> Option<Illegal> {
        if !self.player(seat).hand.has(card) {
            // What an artefact has brought in lies before the player and is not taken again.
            let mut laid = self.laid.of(self.side()).iter();
            let changed = laid.any(|laid| laid.card == card && laid.is(Mark::Target));
            return Some(match changed {
                true => because("BAT-6.7", "bat-why-already_target"),
                false => because(rule, "bat-why-not_in_hand"),
            });
        }
        if card.is_great() {
            return Some(because("BAT-10.1", "bat-why-great_no_target"));
        }
        let touched = !self.can_be_target(seat, card);
        touched.then(|| because("BAT-6.7", "bat-why-already_target"))
    }

    /// What is wrong with the target of an artefact, or with the artefact.
    pub(super) fn no_transformation(&self, seat: Seat, aim: Aim, artefact: Artefact) -> Illegal {
        let side = self.side();
        let wrong = match aim {
            Aim::Hand(card) => self.no_target(seat, card, "BAT-6.6"),
            Aim::Row(_) if self.battle.is_none() => Some(because("BAT-6.6", "bat-why-no_row")),
            Aim::Row(at) => self.no_row_target(side, at),
            Aim::Itself(_) if artefact != Artefact::Scroll => {
                Some(because("BAT-9.12", "bat-why-not_itself"))
            }
            Aim::Itself(_) => None,
        };
        wrong.unwrap_or_else(|| self.no_artefact(side, artefact))
    }

    /// BAT-12.15
    fn no_row_target(&self, side: Side, at: u8) -> Option<Illegal> {
        if self.row_targets(side).any(|(place, _)| place == at) {
            return None;
        }
        Some(match self.laid.of(side).get(usize::from(at)) {
            Some(laid) if laid.row == 0 => because("BAT-12.15", "bat-why-not_in_row"),
            None => because("BAT-12.15", "bat-why-not_in_row"),
            Some(laid) if laid.card.is_great() => because("BAT-10.1", "bat-why-great_no_target"),
            Some(laid) if laid.is(Mark::Target) => because("BAT-6.7", "bat-why-already_target"),
            Some(_) => because("BAT-12.15", "bat-why-no_row_target"),
        })
    }

    pub(super) fn no_title(&self, seat: Seat, aim: Aim, ranks: Rise) -> Illegal {
        let rank = self.aimed(self.side(), aim).and_then(Card::rank);
        match rank {
            None | Some(Rank::Lord) => return because("BAT-9.9", "bat-why-title_needs_unit"),
            Some(rank) if rank.raised(ranks).is_none() => {
                return because("BAT-9.10", "bat-why-title_ranks");
            }
            Some(rank) if !self.title_works(rank, ranks) => {
                return because("BAT-9.9", "bat-why-higher_pile_empty");
            }
            Some(_) => {}
        }
        let means = self.means(self.side());
        if ranks == Rise::Two && !means.title_pair && means.can_use(Artefact::Title) {
            return because("BAT-9.10", "bat-why-no_title_pair");
        }
        self.no_transformation(seat, aim, Artefact::Title)
    }

    pub(super) fn no_scroll(&self, seat: Seat, aim: Aim, faction: Faction) -> Illegal {
        if !self.in_game(faction) {
            return because("BAT-9.11", "bat-why-faction_out");
        }
        let Some(card) = self.aimed(self.side(), aim) else {
            return self.no_transformation(seat, aim, Artefact::Scroll);
        };
        if !matches!(card.kind(), Kind::Unit(_) | Kind::Artefact(_)) {
            return because("BAT-9.11", "bat-why-scroll_needs_faction");
        }
        if card.faction() == Some(faction) {
            return because("BAT-9.11", "bat-why-same_faction");
        }
        if let Aim::Itself(_) = aim {
            return because("BAT-9.12", "bat-why-no_own_scroll");
        }
        self.no_transformation(seat, aim, Artefact::Scroll)
    }

    pub(super) fn no_tent(&self, seat: Seat, card: Card) -> Illegal {
        if let Some(wrong) = self.no_target(seat, card, "BAT-9.13") {
            return wrong;
        }
        if let Some(Task::Station { .. }) = self.task {
            return self.asked_for();
        }
        let why = because("BAT-9.13", "bat-why-tent_price");
        let means = self.means(Side::Attacker).without(card);
        self.unpaid(why, &means, &Needs::tent())
    }

    pub(super) fn no_strike(&self, seat: Seat, tent: u8) -> Illegal {
        let mut tents = self.tents.of(seat);
        match tents.find(|(number, _)| *number == tent) {
            Some(_) => because("BAT-10.2", "bat-why-no_hammer_in_battle"),
            None => because("BAT-9.14", "bat-why-no_such_tent"),
        }
    }
}
