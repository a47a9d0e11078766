//! Actions that belong to another moment.

use ziggurat_engine::Illegal;

use super::because;
use crate::{
    action::Action,
    state::{Battalia, BattleStage, Phase, Side, Stage},
};

impl Battalia {
    /// Why an action cannot be done at this moment, whatever it names.
    pub(super) fn untimely(&self, action: Action) -> Option<Illegal> {
        let phase = self.phase();
        let belongs = match action {
            Action::Faction { .. } => phase == Phase::Factions,
            Action::Start { .. } => phase == Phase::Starts,
            Action::Keep | Action::Mulligan | Action::Cohort { .. } => phase == Phase::Gather,
            Action::Pay { .. } => phase == Phase::Pay,
            Action::Place { .. } => phase == Phase::Place,
            Action::Take { .. } => phase == Phase::Take,
            Action::Station { .. } => phase == Phase::Station,
            Action::Conceal { .. } => phase == Phase::Conceal,
            Action::Fetch { .. } => phase == Phase::Fetch,
            Action::Done => matches!(phase, Phase::Station | Phase::Fetch),
            Action::Drop { .. } => phase == Phase::Drop,
            Action::Declare { .. } => phase == Phase::Declare,
            Action::Claim { .. } => phase == Phase::Claim,
            Action::Surrender | Action::Retreat { .. } | Action::Fight { .. } => {
                phase == Phase::Answer
            }
            Action::Lay { .. } | Action::Complete | Action::Pass => {
                matches!(phase, Phase::Open | Phase::Raise)
            }
            Action::Join { .. } => matches!(phase, Phase::Raise),
            Action::Amulet { .. } | Action::Title { .. } | Action::Scroll { .. } => {
                matches!(phase, Phase::Act | Phase::Raise)
                    || phase == Phase::Open && !self.is_unopened()
            }
            Action::Strike { .. } => {
                matches!(phase, Phase::Act | Phase::Raise | Phase::Answer)
                    || phase == Phase::Open && !self.is_unopened()
            }
            Action::Build { .. } => {
                matches!(phase, Phase::Act | Phase::FreeRoad | Phase::FreeCity)
            }
            Action::Recruit { .. }
            | Action::Create { .. }
            | Action::Upgrade { .. }
            | Action::Pitch { .. }
            | Action::Hide { .. }
            | Action::Hire { .. }
            | Action::Walk { .. }
            | Action::Ride { .. }
            | Action::Roam { .. }
            | Action::Fly { .. }
            | Action::Horn
            | Action::Occupy { .. }
            | Action::Attack { .. }
            | Action::End => phase == Phase::Act,
        };
        (!belongs).then(|| self.wrong_moment(action))
    }

    /// Which rule gives the action another moment, or what must be done first.
    fn wrong_moment(&self, action: Action) -> Illegal {
        let is_of_an_earlier_step = matches!(
            action,
            Action::Faction { .. }
                | Action::Start { .. }
                | Action::Keep
                | Action::Mulligan
                | Action::Cohort { .. }
        );
        if self.is_set_up() || self.task.is_some() && !is_of_an_earlier_step {
            return self.asked_for();
        }
        match action {
            Action::Faction { .. } | Action::Start { .. } => {
                because("BAT-2.8", "bat-why-only_in_set_up")
            }
            Action::Keep | Action::Mulligan | Action::Cohort { .. } => {
                because("BAT-4.8", "bat-why-only_in_step_1")
            }
            Action::Retreat { .. } => self.no_answer(("BAT-12.12", "bat-why-retreat_only_first")),
            Action::Surrender | Action::Fight { .. } => {
                self.no_answer(("BAT-12.8", "bat-why-answered_already"))
            }
            Action::Lay { .. } | Action::Complete | Action::Pass if self.battle.is_none() => {
                because("BAT-6.18", "bat-why-no_battle")
            }
            Action::Join { .. } => match self.battle {
                None => because("BAT-6.18", "bat-why-no_battle"),
                Some(_) if self.side() == Side::Attacker => {
                    because("BAT-12.3", "bat-why-only_defender_joins")
                }
                Some(_) => self.asked_for(),
            },
            Action::Pitch { .. } if self.battle.is_some() => {
                because("BAT-9.15", "bat-why-no_tent_in_battle")
            }
            Action::Hide { .. } if self.battle.is_some() => {
                because("BAT-12.16", "bat-why-not_in_battle")
            }
            Action::Fly { .. } | Action::Horn if self.battle.is_some() => {
                because("BAT-10.7", "bat-why-not_in_battle")
            }
            Action::End if self.battle.is_some() => because("BAT-6.16", "bat-why-end_battle_first"),
            Action::Recruit { .. }
            | Action::Create { .. }
            | Action::Build { .. }
            | Action::Upgrade { .. }
            | Action::Hire { .. }
            | Action::Walk { .. }
            | Action::Ride { .. }
            | Action::Roam { .. }
            | Action::Occupy { .. }
            | Action::Attack { .. }
                if self.battle.is_some() =>
            {
                because("BAT-6.18", "bat-why-not_in_battle")
            }
            Action::Recruit { .. }
            | Action::Create { .. }
            | Action::Build { .. }
            | Action::Upgrade { .. }
            | Action::Amulet { .. }
            | Action::Title { .. }
            | Action::Scroll { .. }
            | Action::Pitch { .. }
            | Action::Strike { .. }
            | Action::Hide { .. }
            | Action::Hire { .. }
            | Action::Walk { .. }
            | Action::Ride { .. }
            | Action::Roam { .. }
            | Action::Fly { .. }
            | Action::Horn
            | Action::Occupy { .. }
            | Action::Attack { .. }
            | Action::End
            | Action::Pay { .. }
            | Action::Place { .. }
            | Action::Take { .. }
            | Action::Station { .. }
            | Action::Conceal { .. }
            | Action::Fetch { .. }
            | Action::Done
            | Action::Drop { .. }
            | Action::Declare { .. }
            | Action::Claim { .. }
            | Action::Lay { .. }
            | Action::Complete
            | Action::Pass => self.asked_for(),
        }
    }

    fn is_set_up(&self) -> bool {
        matches!(
            self.stage,
            Stage::Factions | Stage::Starts | Stage::FreeRoad | Stage::FreeCity
        )
    }

    /// An answer where none is asked for (BAT-12.8, BAT-12.12); `late` is the rule and the reason once the
    /// defender has answered.
    fn no_answer(&self, (rule, late): (&'static str, &'static str)) -> Illegal {
        match self.battle.map(|battle| battle.stage) {
            None => because("BAT-12.8", "bat-why-no_attack_to_answer"),
            Some(BattleStage::DefenderRaises) => because(rule, late),
            Some(
                BattleStage::Declared
                | BattleStage::Opening
                | BattleStage::Answering
                | BattleStage::AttackerRaises,
            ) => because("BAT-12.8", "bat-why-only_defender_answers"),
        }
    }

    /// What must be done first.
    pub(super) fn asked_for(&self) -> Illegal {
        match self.phase() {
            Phase::Factions => because("BAT-2.8", "bat-why-pick_faction"),
            Phase::Starts => because("BAT-2.8", "bat-why-choose_start"),
            Phase::FreeRoad | Phase::FreeCity => because("BAT-18.4", "bat-why-free_building"),
            Phase::Gather => because("BAT-4.8", "bat-why-first_cohort"),
            Phase::Act => because("BAT-6.15", "bat-why-nothing_under_way"),
            Phase::Pay => because("BAT-6.4", "bat-why-name_sources"),
            Phase::Place => because("BAT-8.12", "bat-why-place_first"),
            Phase::Take => because("BAT-7.4", "bat-why-take_first"),
            Phase::Station => because("BAT-9.13", "bat-why-station_or_done"),
            Phase::Conceal => because("BAT-5.2", "bat-why-conceal_first"),
            Phase::Fetch => because("BAT-10.6", "bat-why-fetch_or_done"),
            Phase::Drop => because("BAT-5.5", "bat-why-drop_first"),
            Phase::Declare => because("BAT-12.26", "bat-why-declare_first"),
            Phase::Open if self.is_unopened() => because("BAT-12.4", "bat-why-weapon_first"),
            Phase::Open => because("BAT-12.14", "bat-why-finish_opening"),
            Phase::Answer => because("BAT-12.8", "bat-why-answer_first"),
            Phase::Raise => because("BAT-12.13", "bat-why-raise_or_pass"),
            Phase::Claim => because("BAT-13.6", "bat-why-claim_first"),
            Phase::Over(_) => because("BAT-15.8", "bat-why-game_over"),
        }
    }
}
