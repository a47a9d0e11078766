//! The recruitment phase at the start of an age (section SWL-3).

use ziggurat_engine::{Chance, Log};

use crate::{
    action::{Action, usage},
    cards::{Effect, Leader},
    event::{Bill, Cause, Event},
    state::{City, LEADER_UNDER, Phase, SevenWonders},
};

impl SevenWonders {
    /// Everybody who has leaders uses one; without any the age goes on (SWL-3.1, SWL-3.2).
    pub(crate) fn begin_recruitment(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.turn = 0;
        self.asked = self.recruiting_cities();
        if self.asked == 0 {
            return self.begin_cards(chance, log);
        }
        self.phase = Phase::Recruit;
        log.event(|| Event::RecruitmentBegan { age: self.age });
    }

    /// The players with leaders in hand.
    pub(crate) fn recruiting_cities(&self) -> u8 {
        let players = (0..usize::from(self.players))
            .filter(|city| !self.city[*city].leader_hand().is_empty());
        players.fold(0, |set, city| set | 1 << city)
    }

    /// Step B of a leader card: into play, under the board, or away (SWL-3.9).
    pub(crate) fn place_leader(
        &mut self,
        city: usize,
        action: Action,
        bill: Bill,
        log: &mut impl Log<Event>,
    ) {
        let leader = action.leader();
        match action.usage() {
            usage::STAGE | usage::STAGE_TOKEN => {
                self.city[city].use_leader(leader, Some(self.age));
                let stage = usize::from(action.extra()).saturating_sub(1);
                self.city[city].lay_under(stage, LEADER_UNDER + self.age);
                self.raise_stage(city, action, bill, log);
            }
            usage::RECRUIT => self.recruit(city, leader, bill.bank, log),
            _ => {
                let tower = action.usage() == usage::TOWER;
                if tower {
                    self.commit_tile(city, action.extra());
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
        city: usize,
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

    /// What a leader brings at once, own or copied (SWL-5.7, SWL-5.13, SWL-6.4, SWC-7.3).
    pub(crate) fn leader_gains(&mut self, city: usize, leader: Leader, log: &mut impl Log<Event>) {
        for effect in leader.facts().effects {
            match effect {
                Effect::Dig => self.solomons |= 1 << city,
                other => self.at_once(city, *other, Cause::Leader, log),
            }
        }
    }

    /// A leader is put beside the board: its power ends, its cost scores (SWB-9.23, SWL-9.6).
    pub(crate) fn bury(&mut self, city: usize, stage: usize, leader: Leader) {
        self.city[city].bury(stage, leader);
        let laws = crate::laws::Laws::of(self);
        let phase = self.phase;
        // The other powers stay as of the start of the turn.
        self.phase = Phase::Losses;
        self.refresh(city, &laws);
        self.phase = phase;
    }

    /// Points of buried leaders: twice what they cost (SWB-9.23).
    pub(crate) fn grave_points(&self, city: usize) -> i32 {
        let here: &City = &self.city[city];
        if here.graves.is_empty() {
            return 0;
        }
        let effects = self.stage_effects(city);
        let points = effects.filter_map(|(stage, effect)| match effect {
            Effect::Bury(times) => {
                let leader = here.graves.with_stage(stage)?;
                Some(i32::from(times) * i32::from(leader.coins()))
            }
            _ => None,
        });
        points.sum()
    }
}
