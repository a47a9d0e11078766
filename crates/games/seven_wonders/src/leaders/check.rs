//! Whether leaders, graves, copies and debt can be as a position says.

use ziggurat_engine::Invalid;

use super::{LeaderSet, leader_deck};
use crate::{
    around::CityId,
    cards::{Effect, LEADERS_EACH},
    state::{Phase, SevenWonders},
    time::Age,
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
        let deck = leader_deck(self.options.cities);
        for number in self.all_cities() {
            let city = &self.city[number];
            let buried = city.graves.iter().map(|(_, leader)| leader);
            for leader in city
                .recruited()
                .iter()
                .chain(buried)
                .chain(city.kept_leaders())
            {
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
        let debt = self.debt.of(self.cities()).iter().any(|debt| *debt > 0);
        ensure(self.options.cities || !debt, || {
            "debt: Cities is not in this game (SWC-4.2)".into()
        })
    }

    fn check_leaders_of(&self, number: CityId) -> Result<(), Invalid> {
        let city = &self.city[number];
        let name = self.town(number);
        let none = city.recruited().is_empty() && city.kept_leaders().next().is_none();
        ensure(none || !self.is_free_city(number), || {
            "the Free City has no leaders (SWL-11.2)".into()
        })?;
        let kept = city.leaders.iter().flatten();
        let held = kept.filter(|kept| kept.is_in_hand()).count();
        let drafts = matches!(self.phase, Phase::LeaderDraft { .. }) && !self.is_free_city(number);
        ensure(!drafts || held == usize::from(LEADERS_EACH), || {
            format!("{name} has {held} leaders in the draft (SWL-2.1)")
        })?;
        let copied = city.copied().is_some();
        let guild = city.built.iter();
        let mut effects = guild.flat_map(|card| card.facts().effects);
        ensure(!copied || effects.any(|e| *e == Effect::CopyLeader), || {
            format!("{name}: copied without the Courtesans Guild (SWL-6.4)")
        })?;
        let fresh = city.fresh_leaders().minus(city.active_leaders());
        ensure(fresh.is_empty(), || {
            format!("{name}: fresh leaders that do not work here")
        })?;
        self.check_used_leaders(number)
    }

    /// At most one leader is used in an age, and one under a stage is one of them (SWL-3.2, SWL-3.9).
    fn check_used_leaders(&self, number: CityId) -> Result<(), Invalid> {
        let city = &self.city[number];
        let name = self.town(number);
        for age in Age::ALL {
            let past = age < self.age || age == self.age && self.phase != Phase::Recruit;
            let kept = city.leaders.iter().flatten();
            let used = kept.filter(|kept| kept.used_in() == Some(age)).count();
            ensure(used <= usize::from(past), || {
                format!("{name}: {used} leaders used in age {age} (SWL-3.2)")
            })?;
            let stages = city.stages().iter();
            let under = stages.filter(|s| self.leader_age_under(number, *s) == Some(age));
            ensure(under.count() <= used, || {
                format!("{name}: a stage without its leader (SWL-3.9)")
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
                format!("{name}: a leader is buried where there is no grave (SWB-9.23)")
            })?;
        }
        Ok(())
    }
}
