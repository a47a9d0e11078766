//! What is printed on the pieces, for a client that draws them.

use std::collections::BTreeMap;

use serde::Serialize;
use ziggurat_engine::map_of;

use crate::{
    battle::token_strength,
    board::Exits,
    cards::Kind,
    costs::Needs,
    facts::{HIDING_PLACES, ILLUMINATED, MATCHING},
    pieces::{Artefact, Level, Rank, Shape},
    state::Side,
};

/// Everything in the box that has a price, a strength or a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct Printed {
    /// What units cost (BAT-7.1).
    pub units: BTreeMap<Rank, Needs>,
    /// What artefacts cost (BAT-7.2).
    pub artefacts: BTreeMap<Artefact, Needs>,
    /// What roads cost (BAT-8.1).
    pub roads: BTreeMap<Shape, Needs>,
    /// What cities cost, by their levels (BAT-8.2).
    pub cities: Vec<Needs>,
    /// The exits of each shape as it lies in its pile (BAT-1.5).
    pub exits: BTreeMap<Shape, Exits>,
    /// What units and artefacts add to a battle.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub strength: BTreeMap<&'static str, u8>,
    /// The days of a week (BAT-16.2).
    pub days: Vec<Day>,
    /// The hiding places of a player (BAT-1.7).
    pub hiding_places: u8,
}

/// What the Sun Oracle shows on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct Day {
    /// The illuminated artefact.
    pub illuminated: Artefact,
    /// The matching pair.
    pub matching: Artefact,
}

impl Printed {
    /// All of it.
    pub(crate) fn all() -> Self {
        let roads = Shape::ALL.iter().filter(|shape| !shape.is_city());
        let artefacts = Artefact::ALL.iter();
        let exits = Shape::ALL
            .iter()
            .map(|&shape| (shape, Exits::printed(shape)));
        let days = ILLUMINATED.into_iter().zip(MATCHING);
        Self {
            units: map_of(Rank::ALL.iter().map(|&rank| (rank, Needs::recruit(rank)))),
            artefacts: map_of(artefacts.map(|&artefact| (artefact, Needs::create(artefact)))),
            roads: map_of(roads.map(|&shape| (shape, Needs::road(shape)))),
            cities: Level::ALL.iter().map(|&level| Needs::city(level)).collect(),
            exits: map_of(exits),
            strength: strengths(),
            days: days
                .map(|(illuminated, matching)| Day {
                    illuminated,
                    matching,
                })
                .collect(),
            hiding_places: HIDING_PLACES as u8,
        }
    }
}

fn strengths() -> BTreeMap<&'static str, u8> {
    let units = Rank::ALL.iter().map(|&rank| (rank.id(), Kind::Unit(rank)));
    let artefacts = Artefact::ALL
        .iter()
        .map(|&artefact| (artefact.id(), Kind::Artefact(artefact)));
    let strength = units
        .chain(artefacts)
        .map(|(id, kind)| (id, token_strength(kind, Side::Attacker)));
    map_of(strength.filter(|(_, strength)| *strength > 0))
}
