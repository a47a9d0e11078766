//! What must be paid for something (sections 7, 8, 9 and 11).

use serde::{Deserialize, Serialize};
use ziggurat_engine::ById;

use crate::{
    cards::Kind,
    facts::{
        CITY_COST, CREATE_COST, HIRE_SUPPLY, JUNCTION, RECRUIT_COST, ROAD_COST, TENT_SUPPLY,
        TOOL_VALUE, UPGRADE_COST,
    },
    pieces::{Artefact, Level, Rank, Shape},
};

/// What must be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Needs {
    /// Units by rank; ranks that are not asked for are left out.
    #[serde(with = "by_rank")]
    #[cfg_attr(feature = "schema", schemars(with = "by_rank::Listed"))]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Record<Rank, number>>"))]
    pub units: ById<Rank, u8, { Rank::COUNT }>,
    /// Supply tokens.
    pub supply: u8,
    /// An artefact.
    pub artefact: Option<Artefact>,
    /// Both uses of one illuminated artefact (BAT-9.10).
    pub pair: bool,
}

impl Needs {
    pub(crate) const NOTHING: Self = Self::of(([0; Rank::COUNT], 0));

    #[inline]
    const fn of((units, supply): ([u8; Rank::COUNT], u8)) -> Self {
        Self {
            units: ById::new(units),
            supply,
            artefact: None,
            pair: false,
        }
    }

    /// BAT-7.1
    #[inline]
    pub(crate) const fn recruit(rank: Rank) -> Self {
        Self::of(RECRUIT_COST[rank.index()])
    }

    /// BAT-7.2
    #[inline]
    pub(crate) const fn create(artefact: Artefact) -> Self {
        Self::of(CREATE_COST[artefact.index()])
    }

    /// BAT-8.1
    #[inline]
    pub(crate) const fn road(shape: Shape) -> Self {
        Self::of(ROAD_COST[JUNCTION[shape.index()] as usize])
    }

    /// BAT-8.2
    #[inline]
    pub(crate) const fn city(level: Level) -> Self {
        Self::of(CITY_COST[level as usize - 1])
    }

    /// What a terrain card costs: a city by its level, a road by its shape.
    #[inline]
    pub(crate) const fn building(shape: Shape, level: Option<Level>) -> Self {
        match level {
            Some(level) => Self::city(level),
            None => Self::road(shape),
        }
    }

    /// BAT-8.3
    #[inline]
    pub(crate) const fn upgrade(to: Level) -> Self {
        Self::of(UPGRADE_COST[to as usize - 1])
    }

    /// One use of an artefact.
    #[inline]
    pub(crate) const fn artefact(artefact: Artefact) -> Self {
        let mut needs = Self::NOTHING;
        needs.artefact = Some(artefact);
        needs
    }

    #[inline]
    pub(crate) const fn supply(count: u8) -> Self {
        let mut needs = Self::NOTHING;
        needs.supply = count;
        needs
    }

    /// BAT-9.13
    #[inline]
    pub(crate) const fn tent() -> Self {
        let mut needs = Self::artefact(Artefact::Tent);
        needs.supply = TENT_SUPPLY;
        needs
    }

    /// BAT-11.1
    #[inline]
    pub(crate) const fn hero() -> Self {
        let mut needs = Self::artefact(Artefact::Weapon);
        needs.supply = HIRE_SUPPLY;
        needs
    }

    #[inline]
    pub(crate) fn is_met(&self) -> bool {
        self.units.values() == &[0; Rank::COUNT] && self.supply == 0 && self.artefact.is_none()
    }

    /// Whether nothing more is asked for than in the other.
    pub(crate) fn is_part_of(&self, whole: &Self) -> bool {
        let mut units = self.units.iter();
        units.all(|(rank, &count)| count <= whole.units[rank])
            && self.supply <= whole.supply
            && (self.artefact.is_none() || self.artefact == whole.artefact)
            && self.pair == (whole.pair && self.artefact.is_some())
    }

    /// Takes off what a token has paid.
    pub(crate) fn meet(&mut self, used: Kind) {
        match used {
            Kind::Artefact(_) if self.artefact.is_some() => {
                self.artefact = None;
                self.pair = false;
            }
            Kind::Artefact(_) => {
                let need = &mut self.units[Rank::Tribesman];
                *need = need.saturating_sub(TOOL_VALUE);
            }
            Kind::Unit(rank) => {
                let need = &mut self.units[rank];
                *need = need.saturating_sub(1);
            }
            Kind::Supply | Kind::Great(_) | Kind::Joker => {
                self.supply = self.supply.saturating_sub(1);
            }
        }
    }
}

/// Numbers of units as a map of those that are asked for.
mod by_rank {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use ziggurat_engine::{ById, map_of};

    use crate::pieces::Rank;

    type Units = ById<Rank, u8, { Rank::COUNT }>;
    pub(super) type Listed = BTreeMap<Rank, u8>;

    pub(super) fn serialize<S: Serializer>(units: &Units, to: S) -> Result<S::Ok, S::Error> {
        let some = units.iter().filter(|(_, count)| **count > 0);
        let listed: Listed = map_of(some.map(|(rank, &count)| (rank, count)));
        listed.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Units, D::Error> {
        let mut units = Units::default();
        for (rank, count) in Listed::deserialize(from)? {
            units[rank] = count;
        }
        Ok(units)
    }
}
