//! What is at stake on the map: cities that heroes can reach.

use ziggurat_engine::{Measure, Seat, Stake, Text, Threat};

use crate::{board::Square, state::Battalia, story::at};

/// Heroes that are farther away threaten nothing yet.
const NEAR: u8 = 3;

impl Battalia {
    /// Cities and ruins that somebody's heroes are near, the nearest first. Everything here is open to
    /// all.
    pub(crate) fn stakes(&self) -> Vec<Threat> {
        let cities = self.board.cities | self.board.all_owned() | Square::RUINS.only();
        let mut all: Vec<_> = cities
            .iter()
            .filter_map(|square| self.stake_at(square))
            .collect();
        all.sort_by_key(|(steps, _)| *steps);
        all.into_iter().map(|(_, threat)| threat).collect()
    }

    /// Who could come to a square in a few steps and attack what stands there, and how soon.
    fn stake_at(&self, square: Square) -> Option<(u8, Threat)> {
        let owner = self.board.owner(square);
        let near: Vec<(Seat, u8)> = self
            .seats_all()
            .filter(|&seat| self.targets_of(seat).contains(square))
            .filter_map(|seat| Some((seat, self.steps_to(seat, square)?)))
            .collect();
        let level = self.board.strength(square);
        let text = match owner {
            Some(owner) => Text::new("bat-threat-city").with("seat", owner),
            None if square == Square::RUINS => Text::new("bat-threat-ruins"),
            None => Text::new("bat-threat-neutral"),
        };
        let told = |&(seat, steps): &(Seat, u8)| {
            Text::new("bat-threat-near")
                .with("seat", seat)
                .with("steps", steps)
        };
        let stakes = near.iter().map(|&(seat, _)| Stake {
            seat,
            points: level.into(),
        });
        let threat = Threat {
            place: square.to_string(),
            name: at(square),
            measure: Measure::Points,
            stakes: stakes.filter(|stake| stake.points > 0).collect(),
            text: text
                .with("square", at(square))
                .with("level", level)
                .with("near", near.iter().map(told).collect::<Vec<_>>()),
        };
        let soonest = near.iter().map(|(_, steps)| *steps).min()?;
        Some((soonest, threat))
    }

    /// How many steps the nearest hero of a seat is away, if that is near.
    fn steps_to(&self, seat: Seat, square: Square) -> Option<u8> {
        let heroes = self.player(seat).heroes;
        let steps = heroes
            .values()
            .iter()
            .flatten()
            .map(|&from| self.distance(from, square.only()));
        steps.min().filter(|steps| *steps <= NEAR)
    }
}
