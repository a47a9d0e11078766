//! What a seat can do.

use serde::{Deserialize, Deserializer, Serialize};
use ziggurat_engine::SeatSet;

use crate::{
    board::{Exits, Square},
    cards::{Card, Token},
    pieces::{Artefact, Faction, Factions, Great, Hero, Heroes, Level, Rank, Rise, Shape},
    state::{Aim, Foe},
};

/// A level, or none; actions of rules version 1 say 0 for a road.
fn level<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Level>, D::Error> {
    let number: Option<u64> = Option::deserialize(from)?;
    match number {
        None | Some(0) => Ok(None),
        Some(number) => {
            let level = number.to_string().parse();
            level.map(Some).map_err(serde::de::Error::custom)
        }
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
        #[cfg_attr(feature = "ts", ts(as = "Vec<Faction>"))]
        factions: Factions,
        /// For which of them a great artefact counts.
        great: Option<Faction>,
        /// To whom the cards are shown.
        #[cfg_attr(feature = "schema", schemars(with = "Vec<ziggurat_engine::Seat>"))]
        #[cfg_attr(feature = "ts", ts(as = "Vec<ziggurat_engine::Seat>"))]
        show: SeatSet,
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
        /// The level of a city; none for a road.
        #[serde(default, deserialize_with = "level")]
        level: Option<Level>,
    },
    /// Raises the level of one of the player's cities by one (BAT-8.3).
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
        ranks: Rise,
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
        /// Which of the player's tents, from 0.
        tent: u8,
    },
    /// Begins to hide: a card goes to limbo (BAT-5.2).
    Hide {
        /// The card for limbo.
        card: Card,
    },
    /// Hires a hero (BAT-11.1).
    Hire {
        /// Which.
        hero: Hero,
        /// Where.
        square: Square,
    },
    /// Moves a hero by one paid step, with a Supply token (BAT-11.4).
    Walk {
        /// Which.
        hero: Hero,
        /// Where to.
        square: Square,
    },
    /// Moves a hero with a horse (BAT-11.5).
    Ride {
        /// Which.
        hero: Hero,
        /// Where to.
        square: Square,
    },
    /// Moves a hero over home terrain without paying (BAT-17.3).
    Roam {
        /// Which.
        hero: Hero,
        /// Where to.
        square: Square,
    },
    /// Moves a hero with the wings (BAT-10.5).
    Fly {
        /// Which.
        hero: Hero,
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
        /// The attacker's heroes that take part.
        #[cfg_attr(feature = "ts", ts(as = "Vec<crate::pieces::Hero>"))]
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
        /// The faction searched for; none for the top card.
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
    /// Takes no more: no second card for a tent, no further one with the horn.
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
    /// Lays a card or token into the battle row (BAT-12.13).
    Lay {
        /// A token of the pool, or a hand card.
        source: Token,
        /// What a joker stands for.
        kind: Option<Token>,
    },
    /// Lets a further hero take part in the defence (BAT-12.13).
    Join {
        /// Which.
        hero: Hero,
    },
    /// Completes the opening or raise (BAT-12.14).
    Complete,
    /// Passes: the battle ends (BAT-12.17).
    Pass,
}
