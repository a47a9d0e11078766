//! Whether leaders, graves, copies and debt can be as a position says.

use ziggurat_engine::Invalid;

use super::LeaderSet;
use crate::{
    cards::Effect,
    state::{LeaderSlot, MAX_STAGES, Phase, SevenWonders},
};

fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Invalid> {
    if holds {
        Ok(())
    } else {
        Err(Invalid(reason()))
    }
}

impl SevenWonders {
    /// Every leader is in one place, and only where there are leaders (SWL-1.2, SWL-2.3).
    pub(crate) fn check_leaders(&self) -> Result<(), Invalid> {
        let mut seen = LeaderSet::EMPTY;
        let deck = LeaderSet::deck(self.options.cities);
        for (number, city) in self.city[..self.cities()].iter().enumerate() {
            let buried = city.graves.iter().map(|(_, leader)| leader);
            let held = city.leaders.iter().filter_map(|slot| slot.leader());
            for leader in city.recruited().iter().chain(buried).chain(held) {
                ensure(self.options.leaders && deck.contains(leader), || {
                    format!("{leader} is not in this game (SWL-1.2)")
                })?;
                ensure(!seen.contains(leader), || {
                    format!("{leader} is there twice (SWL-4.5)")
                })?;
                seen.insert(leader);
            }
            self.check_leaders_of(number)?;
        }
        let debt = self.debt.iter().any(|debt| *debt > 0);
        ensure(self.options.cities || !debt, || {
            "debt: Cities is not in this game (SWC-4.2)".into()
        })
    }

    fn check_leaders_of(&self, number: usize) -> Result<(), Invalid> {
        let city = &self.city[number];
        let owns = city.recruited().is_empty() && city.leaders == [LeaderSlot::EMPTY; 8];
        ensure(owns || !self.is_free_city(number), || {
            "the Free City has no leaders (SWL-11.2)".into()
        })?;
        let copied = city.copied().is_some();
        let guild = city.built.iter();
        let mut effects = guild.flat_map(|card| card.facts().effects);
        ensure(!copied || effects.any(|e| *e == Effect::CopyLeader), || {
            format!("city {number}: copied without the Courtesans Guild (SWL-6.4)")
        })?;
        let fresh = city.fresh_leaders().without(city.active_leaders());
        ensure(fresh.is_empty(), || {
            format!("city {number}: fresh leaders that do not work here")
        })?;
        self.check_used_leaders(number)
    }

    /// At most one leader is used in an age, and one under a stage is one of them (SWL-3.2, SWL-3.9).
    fn check_used_leaders(&self, number: usize) -> Result<(), Invalid> {
        let city = &self.city[number];
        let past = match self.phase {
            Phase::Recruit => self.age - 1,
            _ => self.age,
        };
        for age in 1..=3 {
            let used = city.leaders.iter().filter(|slot| slot.used_in() == age);
            let used = used.count();
            ensure(used <= usize::from(age <= past), || {
                format!("city {number}: {used} leaders used in age {age} (SWL-3.2)")
            })?;
            let under = (0..MAX_STAGES).filter(|s| self.leader_age_under(number, *s) == Some(age));
            ensure(under.count() <= used, || {
                format!("city {number}: a stage without its leader (SWL-3.9)")
            })?;
        }
        for (stage, _) in city.graves.iter() {
            let grave = city.has_stage(stage)
                && self
                    .stage_facts(number, stage)
                    .effects
                    .iter()
                    .any(|effect| matches!(effect, Effect::Bury(_)));
            ensure(grave, || {
                format!("city {number}: a leader is buried where there is no grave (SWB-9.23)")
            })?;
        }
        Ok(())
    }
}
