//! Military conflicts at the end of an age (section SWB-10).

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Log};

use crate::{
    around::{CityId, CitySet, MAX_CITIES},
    cards::{CardSet, Effect},
    event::{Cause, Event},
    laws::Laws,
    leaders::effects_of,
    pieces::Colour,
    state::{Count, Phase, SevenWonders},
};

impl SevenWonders {
    /// All shields of structures, stages, leaders and tokens (SWB-10.2, SWL-5.14, SWC-6.4, SWC-7.8).
    pub(crate) fn shields(&self, city: CityId) -> u8 {
        let here = &self.city[city];
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "`at_once` names every effect"
        )]
        let of = |effect: &Effect| match effect {
            Effect::Shields(shields) => *shields,
            Effect::ShieldsPerDefeat(shields) => shields.saturating_mul(here.defeats),
            _ => 0,
        };
        let armed = CardSet::of_colour(Colour::Red).or(CardSet::of_colour(Colour::Black));
        let structures: u8 = here
            .built
            .and(&armed)
            .iter()
            .flat_map(|card| card.facts().effects)
            .map(of)
            .sum();
        let stages: u8 = self
            .stage_effects(city)
            .map(|(_, effect)| of(&effect))
            .sum();
        let leaders: u8 = effects_of(here.active_leaders())
            .map(|effect| of(&effect))
            .sum();
        structures + stages + leaders + here.shield_tokens
    }

    /// Conflicts, then the next age or the end (SWB-10.1, SWB-11.1).
    pub(crate) fn fight(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let laws = Laws::of(self);
        if self.options.teams {
            self.fight_in_teams(&laws, log);
        } else {
            self.fight_around(&laws, log);
        }
        if let Some(next) = self.age.next() {
            self.begin_age(next, chance, log);
        } else {
            self.phase = Phase::Over;
            self.asked = CitySet::EMPTY;
            log.event(|| Event::GameOver);
        }
    }

    /// Everybody fights both neighbours; whoever has a diplomacy token stays out, and those on both sides
    /// meet (SWB-10.5, SWC-5.2 to SWC-5.4).
    fn fight_around(&mut self, laws: &Laws, log: &mut impl Log<Event>) {
        let mut fighters: ArrayVec<CityId, MAX_CITIES> = ArrayVec::new();
        for city in self.all_cities() {
            if self.city[city].count(Count::Diplomacy) > 0 {
                self.city[city].spend(Count::Diplomacy);
                log.event(|| Event::StayedOut {
                    city: self.town(city),
                });
            } else {
                fighters.push(city);
            }
        }
        let strengths: ArrayVec<u8, MAX_CITIES> =
            fighters.iter().map(|city| self.shields(*city)).collect();
        // Two fight once, one or none not at all (SWB-10.5).
        let pairs = match fighters.len() {
            0 | 1 => 0,
            2 => 1,
            all => all,
        };
        for first in 0..pairs {
            let second = (first + 1) % fighters.len();
            let sides = [first, second].map(|at| (fighters[at], strengths[at]));
            self.fight_once(sides, 1, laws, log);
        }
    }

    /// One conflict over this many tokens (SWB-10.3, SWT-6.19, SWT-6.22).
    pub(crate) fn fight_once(
        &mut self,
        [one, other]: [(CityId, u8); 2],
        tokens: u8,
        laws: &Laws,
        log: &mut impl Log<Event>,
    ) {
        let won_lost = match one.1.cmp(&other.1) {
            Ordering::Greater => Some((one.0, other.0)),
            Ordering::Less => Some((other.0, one.0)),
            Ordering::Equal => None,
        };
        let (mut victory, mut defeats) = (0, 0);
        let mut bearer = None;
        if let Some((won, lost)) = won_lost {
            for _ in 0..tokens {
                victory = self.take_victory(won, self.age.index(), laws);
            }
            defeats = laws.defeats() * tokens;
            let takes = if self.redirects(lost) { won } else { lost };
            self.city[takes].defeats += defeats;
            bearer = Some(self.town(takes));
        }
        log.event(|| Event::Fought {
            city: self.town(one.0),
            shields: one.1,
            other: self.town(other.0),
            other_shields: other.1,
            winner: won_lost.map(|(won, _)| self.town(won)),
            victory,
            victories: if victory > 0 { tokens } else { 0 },
            defeats,
            bearer,
        });
        if let Some((won, _)) = won_lost.filter(|_| victory > 0) {
            (0..tokens).for_each(|_| self.victory_gains(won, log));
        }
    }

    /// Whether the defeat tokens of a city go to the winner (SWL-5.15, SWL-5.16).
    fn redirects(&self, city: CityId) -> bool {
        let mut effects = effects_of(self.city[city].active_leaders());
        effects.any(|effect| effect == Effect::RedirectDefeats)
    }

    /// What a new victory token brings (SWL-5.7, SWL-5.10).
    pub(crate) fn victory_gains(&mut self, city: CityId, log: &mut impl Log<Event>) {
        for effect in effects_of(self.city[city].active_leaders()) {
            if let Effect::CoinsOnVictory(coins) = effect {
                self.take_coins(city, coins.into(), Cause::Leader, log);
            }
        }
    }
}
