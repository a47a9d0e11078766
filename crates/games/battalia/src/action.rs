//! What a seat can do.

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;

use crate::{
    board::{Exits, Square},
    cards::{Card, Token},
    ids::{Artefact, Faction, Great, Rank, Shape},
    state::{Aim, Foe},
};

/// A set of factions, as a list in JSON.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Faction>"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "Array<Faction>")
)]
#[serde(from = "Vec<Faction>", into = "Vec<Faction>")]
pub struct Factions(pub(crate) u8);

/// A set of seats, as a list in JSON.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "Array<number>")
)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(pub(crate) u8);

/// Some of the two heroes of a player, as a list of 0 and 1 in JSON.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "Array<number>")
)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Heroes(pub(crate) u8);

impl Factions {
    /// The factions in order.
    pub fn iter(self) -> impl Iterator<Item = Faction> {
        Faction::ALL
            .iter()
            .copied()
            .filter(move |f| self.0 >> f.index() & 1 == 1)
    }
}

impl Seats {
    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).filter(move |i| self.0 >> i & 1 == 1).map(Seat)
    }
}

impl Heroes {
    /// The heroes in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..2).filter(move |i| self.0 >> i & 1 == 1)
    }
}

impl From<Vec<Faction>> for Factions {
    fn from(list: Vec<Faction>) -> Self {
        Self(list.iter().fold(0, |set, f| set | 1 << f.index()))
    }
}

impl From<Factions> for Vec<Faction> {
    fn from(set: Factions) -> Self {
        set.iter().collect()
    }
}

impl TryFrom<Vec<Seat>> for Seats {
    type Error = String;

    fn try_from(list: Vec<Seat>) -> Result<Self, String> {
        match list.iter().find(|seat| seat.0 > 7) {
            Some(seat) => Err(format!("there is no seat {seat}")),
            None => Ok(Self(list.iter().fold(0, |set, seat| set | 1 << seat.0))),
        }
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(set: Seats) -> Self {
        set.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for Heroes {
    type Error = String;

    fn try_from(list: Vec<u8>) -> Result<Self, String> {
        match list.iter().find(|&&hero| hero > 1) {
            Some(hero) => Err(format!("there is no hero {hero}; heroes are 0 and 1")),
            None => Ok(Self(list.iter().fold(0, |set, hero| set | 1 << hero))),
        }
    }
}

impl From<Heroes> for Vec<u8> {
    fn from(set: Heroes) -> Self {
        set.iter().collect()
    }
}

/// An action. The order of the variants is the canonical order of legal lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Picks a faction (BAT-2.8).
    Faction {
        /// Which.
        faction: Faction,
    },
    /// Chooses a start city (BAT-2.8).
    Start {
        /// Where.
        square: Square,
    },
    /// Neither cohort nor mulligan (BAT-3.2).
    Keep,
    /// Discards the hand and draws five (BAT-4.6).
    Mulligan,
    /// Declares cohorts (BAT-4.4).
    Cohort {
        /// Of which factions.
        factions: Factions,
        /// For which of them a great artefact counts.
        great: Option<Faction>,
        /// To whom the cards are shown.
        show: Seats,
    },
    /// Recruits a unit (BAT-7.1).
    Recruit {
        /// Of which rank.
        rank: Rank,
    },
    /// Creates an artefact (BAT-7.2).
    Create {
        /// Which.
        artefact: Artefact,
    },
    /// Builds a road or a city (BAT-8.1, BAT-8.2).
    Build {
        /// What.
        shape: Shape,
        /// The level of a city; 0 for a road.
        level: u8,
    },
    /// Raises the level of an own city by one (BAT-8.3).
    Upgrade {
        /// Where.
        square: Square,
    },
    /// Uses an amulet (BAT-9.4).
    Amulet {
        /// On what.
        aim: Aim,
    },
    /// Uses a title (BAT-9.9).
    Title {
        /// On what.
        aim: Aim,
        /// By how many ranks: 1, or 2 with an illuminated title.
        ranks: u8,
    },
    /// Uses a scroll (BAT-9.11).
    Scroll {
        /// On what.
        aim: Aim,
        /// The new faction.
        faction: Faction,
    },
    /// Pitches a tent (BAT-9.13).
    Pitch {
        /// The card stationed in it.
        card: Card,
    },
    /// Strikes a tent (BAT-9.14).
    Strike {
        /// Which of the own tents, from 0.
        tent: u8,
    },
    /// Begins to hide: a card goes to limbo (BAT-5.2).
    Hide {
        /// The card for limbo.
        card: Card,
    },
    /// Hires a hero (BAT-11.1).
    Hire {
        /// Which: 0 or 1.
        hero: u8,
        /// Where.
        square: Square,
    },
    /// Moves a hero by one paid step, with a Supply token (BAT-11.4).
    Walk {
        /// Which.
        hero: u8,
        /// Where to.
        square: Square,
    },
    /// Moves a hero with a horse (BAT-11.5).
    Ride {
        /// Which.
        hero: u8,
        /// Where to.
        square: Square,
    },
    /// Moves a hero over home terrain without pay (BAT-17.3).
    Roam {
        /// Which.
        hero: u8,
        /// Where to.
        square: Square,
    },
    /// Moves a hero with the wings (BAT-10.5).
    Fly {
        /// Which.
        hero: u8,
        /// Where to.
        square: Square,
    },
    /// Blows the horn (BAT-10.6).
    Horn,
    /// Takes a freed city (BAT-12.21).
    Occupy {
        /// Where.
        square: Square,
    },
    /// Declares an attack (BAT-12.1).
    Attack {
        /// Where.
        square: Square,
        /// What is attacked.
        foe: Foe,
        /// The own heroes that take part.
        heroes: Heroes,
    },
    /// Ends the actions of the turn (BAT-6.16).
    End,
    /// Names a source of a payment (BAT-6.4).
    Pay {
        /// A token of the pool, or a hand card.
        source: Token,
    },
    /// Places the terrain card (BAT-8.12).
    Place {
        /// Where.
        square: Square,
        /// Its exits as it is turned.
        exits: Exits,
    },
    /// Takes a card of the matching pair (BAT-7.4).
    Take {
        /// The faction searched for; none: the top card.
        faction: Option<Faction>,
    },
    /// Stations a second card in the illuminated tent (BAT-9.13).
    Station {
        /// Which.
        card: Card,
    },
    /// Puts a card into the ambush (BAT-5.2).
    Conceal {
        /// Which.
        card: Card,
    },
    /// Takes a card of the nation with the horn (BAT-10.6).
    Fetch {
        /// Which.
        card: Card,
    },
    /// Does without the rest: a second card for a tent, or for the horn.
    Done,
    /// Makes room in the ambush (BAT-5.5).
    Drop {
        /// The hidden card that goes to the shelter.
        card: Card,
    },
    /// Says what a joker in the battle row is (BAT-12.26).
    Declare {
        /// A unit, weapon or horse.
        kind: Token,
    },
    /// Chooses a great artefact (BAT-13.6).
    Claim {
        /// Which.
        great: Great,
    },
    /// Gives the battle up (BAT-12.9).
    Surrender,
    /// The attacked hero retreats (BAT-12.11).
    Retreat {
        /// Where to.
        square: Square,
        /// With a horse; otherwise with Supply.
        horse: bool,
    },
    /// Fights (BAT-12.10).
    Fight {
        /// Whether the ambush cards are taken to hand.
        ambush: bool,
    },
    /// Lays a card or token into the own battle row (BAT-12.13).
    Lay {
        /// A token of the pool, or a hand card.
        source: Token,
        /// What a joker stands for.
        kind: Option<Token>,
    },
    /// Lets a further hero take part in the defence (BAT-12.13).
    Join {
        /// Which.
        hero: u8,
    },
    /// Completes the opening or raise (BAT-12.14).
    Complete,
    /// Passes: the battle ends (BAT-12.17).
    Pass,
}
