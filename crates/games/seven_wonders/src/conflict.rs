//! Military conflicts at the end of an age (section SWB-10).

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Log};

use crate::{
    cards::{AGES, CardSet, Effect},
    event::Event,
    ids::Colour,
    laws::Laws,
    state::{MAX_CITIES, Phase, SevenWonders},
};

impl SevenWonders {
    /// All shields of structures, stages and tokens (SWB-10.2).
    pub(crate) fn shields(&self, city: usize) -> u8 {
        let here = &self.city[city];
        let of = |effect: &Effect| match effect {
            Effect::Shields(shields) => *shields,
            _ => 0,
        };
        let red = here.built.and(CardSet::of_colour(Colour::Red));
        let structures: u8 = red
            .iter()
            .flat_map(|card| card.facts().effects)
            .map(of)
            .sum();
        let stages: u8 = self
            .stage_effects(city)
            .map(|(_, effect)| of(&effect))
            .sum();
        structures + stages + here.shield_tokens
    }

    /// Conflicts, then the next age or the end (SWB-10.1, SWB-11.1).
    pub(crate) fn fight(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let laws = Laws::of(self);
        let mut fighters: ArrayVec<usize, MAX_CITIES> = ArrayVec::new();
        for city in 0..self.cities() {
            if self.city[city].diplomacy > 0 {
                self.city[city].diplomacy -= 1; // SWB-10.5
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
            self.fight_once(sides, &laws, log);
        }
        if self.age < AGES {
            self.begin_age(self.age + 1, chance, log);
        } else {
            self.phase = Phase::Over;
            self.asked = 0;
            log.event(|| Event::GameOver);
        }
    }

    /// SWB-10.3, SWT-6.19, SWT-6.22
    fn fight_once(
        &mut self,
        [one, other]: [(usize, u8); 2],
        laws: &Laws,
        log: &mut impl Log<Event>,
    ) {
        let (mut victory, mut defeats) = (0, 0);
        let mut winner = None;
        if one.1 != other.1 {
            let (won, lost) = if one.1 > other.1 {
                (one.0, other.0)
            } else {
                (other.0, one.0)
            };
            winner = Some(self.town(won));
            victory = self.take_victory(won, usize::from(self.age - 1), laws);
            defeats = laws.defeats;
            self.city[lost].defeats += defeats;
        }
        log.event(|| Event::Fought {
            city: self.town(one.0),
            shields: one.1,
            other: self.town(other.0),
            other_shields: other.1,
            winner,
            victory,
            defeats,
        });
    }
}
