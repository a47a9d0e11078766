//! The recruitment phase at the start of an age (section SWL-3).

use ziggurat_engine::{Chance, Log};

use crate::{
    action::{Action, Usage},
    around::{CityId, CitySet},
    cards::{Effect, Leader},
    event::{Bill, Cause, Event},
    laws::Laws,
    pieces::Stage,
    state::{City, Phase, SevenWonders, Under},
    time::Turn,
};

impl SevenWonders {
    /// Everybody with leaders uses one; if nobody has any, the age goes on (SWL-3.1, SWL-3.2).
    pub(crate) fn begin_recruitment(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.turn = Turn::Recruitment;
        self.asked = self.recruiting_cities();
        if self.asked.is_empty() {
            return self.begin_cards(chance, log);
        }
        self.phase = Phase::Recruit;
        log.event(|| Event::RecruitmentBegan { age: self.age });
    }

    /// The players with leaders in hand.
    pub(crate) fn recruiting_cities(&self) -> CitySet {
        let holds = |city: &CityId| !self.city[*city].leader_hand().is_empty();
        self.own_cities().filter(holds).collect()
    }

    /// Step B of a leader card: into play, under the board, or away (SWL-3.9).
    pub(crate) fn place_leader(
        &mut self,
        city: CityId,
        action: Action,
        bill: Bill,
        log: &mut impl Log<Event>,
    ) {
        let leader = action.leader();
        match action.usage() {
            Usage::Stage | Usage::StageToken => {
                self.city[city].use_leader(leader, Some(self.age));
                self.raise_stage(city, action, Under::Leader(self.age), bill, log);
            }
            Usage::Recruit => self.recruit(city, leader, bill.bank, log),
            Usage::Sell | Usage::Tower | Usage::Build(_) | Usage::Drop => {
                let tower = action.usage() == Usage::Tower;
                if tower {
                    self.commit_tile(city, action.tile());
                }
                self.city[city].use_leader(leader, Some(self.age));
                log.event(|| Event::LeaderDiscarded {
                    city: self.town(city),
                    by: self.decider(city),
                    leader: Some(leader),
                    tower,
                });
            }
        }
    }

    /// A leader comes into play (SWL-3.9).
    pub(crate) fn recruit(
        &mut self,
        city: CityId,
        leader: Leader,
        coins: u16,
        log: &mut impl Log<Event>,
    ) {
        let here = &mut self.city[city];
        here.use_leader(leader, None);
        here.recruit(leader);
        here.note_fresh_recruit(leader);
        log.event(|| Event::Recruited {
            city: self.town(city),
            leader,
            coins,
        });
    }

    /// What a leader brings at once, the city's or a copied one (SWL-5.7, SWL-5.13, SWL-6.4, SWC-7.3).
    pub(crate) fn leader_gains(&mut self, city: CityId, leader: Leader, log: &mut impl Log<Event>) {
        for effect in leader.facts().effects {
            if *effect == Effect::Dig {
                self.solomons.insert(city);
            } else {
                self.at_once(city, *effect, Cause::Leader, log);
            }
        }
    }

    /// A leader is put beside the board: its power ends, its cost scores (SWB-9.23, SWL-9.6).
    pub(crate) fn bury(&mut self, city: CityId, stage: Stage, leader: Leader) {
        self.city[city].bury(stage, leader);
        let laws = Laws::of(self);
        let phase = self.phase;
        // The other powers stay as of the start of the turn.
        self.phase = Phase::Losses;
        self.refresh(city, &laws);
        self.phase = phase;
    }

    /// Points of buried leaders: twice what they cost (SWB-9.23).
    pub(crate) fn grave_points(&self, city: CityId) -> i32 {
        let here: &City = &self.city[city];
        if here.graves.is_empty() {
            return 0;
        }
        let effects = self.stage_effects(city);
        let points = effects.filter_map(|(stage, effect)| {
            let Effect::Bury(times) = effect else {
                return None;
            };
            let leader = here.graves.with_stage(stage)?;
            Some(i32::from(times) * i32::from(leader.coins()))
        });
        points.sum()
    }
}
