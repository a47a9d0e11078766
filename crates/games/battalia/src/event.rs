//! What happened: for the log, for animations, for spectators.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, SeatSet, Viewer};

use crate::{
    board::{Exits, Square},
    cards::{Card, Token},
    pieces::{Artefact, Faction, Factions, Great, Hero, Heroes, Level, Shape},
    state::{EndReason, Foe},
};

/// How a hero moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Travel {
    /// With a Supply token.
    Walk,
    /// With a horse.
    Ride,
    /// Over home terrain, without paying.
    Roam,
    /// With the wings.
    Fly,
    /// In a retreat.
    Retreat,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
// In a browser the tag stands outside: that takes far less code to read. The client knows.
#[cfg_attr(not(target_arch = "wasm32"), serde(tag = "type"))]
#[allow(
    missing_docs,
    reason = "the fields mean the same everywhere: who, what, where"
)]
pub enum Event {
    /// A faction was picked.
    FactionPicked { seat: Seat, faction: Faction },
    /// A start city was chosen.
    StartChosen { seat: Seat, square: Square },
    /// A day began.
    DayBegan {
        week: u8,
        day: u8,
        illuminated: Artefact,
        matching: Artefact,
    },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// The hand was discarded for five new cards.
    Mulligan { seat: Seat, count: u8 },
    /// Cohorts were declared; only those who were shown the cards are told which.
    CohortShown {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(as = "Vec<Faction>"))]
        factions: Factions,
        #[cfg_attr(feature = "schema", schemars(with = "Vec<ziggurat_engine::Seat>"))]
        #[cfg_attr(feature = "ts", ts(as = "Vec<ziggurat_engine::Seat>"))]
        shown_to: SeatSet,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    /// Cards were drawn from the nation.
    Drawn {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    /// The shelter became the nation.
    Reshuffled { seat: Seat, count: u8 },
    /// The ambush cards went to hand.
    AmbushTaken {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    /// Sources of a payment were named, or were the only ones possible.
    Paid { seat: Seat, sources: Vec<Token> },
    /// A unit was recruited; a Supply card came with it.
    Recruited {
        seat: Seat,
        card: Card,
        supply: bool,
    },
    /// An artefact was created.
    Created {
        seat: Seat,
        card: Card,
        searched: Option<Faction>,
    },
    /// A road was built.
    RoadBuilt {
        seat: Seat,
        square: Square,
        shape: Shape,
        exits: Exits,
        terrain: Faction,
    },
    /// A city was built.
    CityBuilt {
        seat: Seat,
        square: Square,
        shape: Shape,
        exits: Exits,
        terrain: Faction,
        level: Level,
    },
    /// A city was raised.
    CityUpgraded {
        seat: Seat,
        square: Square,
        level: Level,
    },
    /// Squares became impassable.
    Impassable { squares: Vec<Square> },
    /// An amulet was used.
    AmuletRolled { seat: Seat, card: Card, roll: u8 },
    /// A joker was given a kind.
    JokerDeclared { seat: Seat, kind: Token },
    /// A title promoted a unit.
    Promoted { seat: Seat, from: Card, to: Card },
    /// A scroll changed a card.
    Converted { seat: Seat, from: Card, to: Card },
    /// A tent was pitched.
    TentPitched {
        seat: Seat,
        tent: Card,
        cards: Vec<Card>,
    },
    /// A tent was struck.
    TentStruck {
        seat: Seat,
        tent: Card,
        cards: Vec<Card>,
    },
    /// A card went to limbo.
    Banished { seat: Seat, card: Card },
    /// A card went into the ambush; only its owner is told which.
    Hidden { seat: Seat, card: Option<Card> },
    /// A hidden card made room and went to the shelter.
    Uncovered { seat: Seat, card: Card },
    /// A hero was hired.
    HeroHired {
        seat: Seat,
        hero: Hero,
        square: Square,
    },
    /// A hero moved.
    HeroMoved {
        seat: Seat,
        hero: Hero,
        from: Square,
        to: Square,
        by: Travel,
    },
    /// The horn was blown.
    HornBlown { seat: Seat },
    /// The horn brought a card, shown to all.
    Fetched { seat: Seat, card: Card },
    /// A freed city was taken.
    Occupied { seat: Seat, square: Square },
    /// An attack was declared.
    Attacked {
        seat: Seat,
        square: Square,
        foe: Foe,
        defender: Option<Seat>,
        #[cfg_attr(feature = "ts", ts(as = "Vec<crate::pieces::Hero>"))]
        heroes: Heroes,
        base: u8,
    },
    /// A token went into a battle row.
    RowLaid {
        seat: Seat,
        token: Token,
        attack: u16,
        defence: u16,
    },
    /// A hero joined the defence.
    HeroJoined {
        seat: Seat,
        hero: Hero,
        attack: u16,
        defence: u16,
    },
    /// An opening or raise was completed.
    Completed {
        seat: Seat,
        attack: u16,
        defence: u16,
    },
    /// Somebody passed in a battle.
    Passed {
        seat: Seat,
        attack: u16,
        defence: u16,
    },
    /// The defender fights.
    Stood { seat: Seat, ambush: bool },
    /// The defender gave up.
    Surrendered { seat: Seat },
    /// A battle ended.
    BattleEnded {
        square: Square,
        attacker: Seat,
        defender: Option<Seat>,
        won: bool,
    },
    /// A hero left the board.
    HeroLost {
        seat: Seat,
        hero: Hero,
        square: Square,
    },
    /// A city changed hands.
    CityTaken {
        seat: Seat,
        from: Option<Seat>,
        square: Square,
        level: Level,
    },
    /// A city was freed because the winner has no marker for it.
    CityFreed {
        seat: Seat,
        from: Option<Seat>,
        square: Square,
    },
    /// A lord came as a reward, and a Supply card with it.
    Rewarded {
        seat: Seat,
        card: Card,
        supply: bool,
    },
    /// A great artefact was won.
    GreatWon { seat: Seat, great: Great },
    /// All cards of the turn went to the shelter.
    Discarded { seat: Seat, count: u8 },
    /// The game is over.
    GameOver {
        reason: EndReason,
        points: Vec<u16>,
        winners: Vec<Seat>,
    },
}

impl Event {
    /// What a viewer may see of it (section 19).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::Drawn { seat, cards, .. } | Self::AmbushTaken { seat, cards, .. } => {
                if !viewer.is(*seat) {
                    *cards = None;
                }
            }
            Self::CohortShown {
                seat,
                cards,
                shown_to,
                ..
            } => {
                if !viewer.is(*seat) && !shown_to.iter().any(|s| viewer.is(s)) {
                    *cards = None;
                }
            }
            Self::Hidden { seat, card } => {
                if !viewer.is(*seat) {
                    *card = None;
                }
            }
            Self::FactionPicked { .. }
            | Self::StartChosen { .. }
            | Self::DayBegan { .. }
            | Self::TurnBegan { .. }
            | Self::Mulligan { .. }
            | Self::Reshuffled { .. }
            | Self::Paid { .. }
            | Self::Recruited { .. }
            | Self::Created { .. }
            | Self::RoadBuilt { .. }
            | Self::CityBuilt { .. }
            | Self::CityUpgraded { .. }
            | Self::Impassable { .. }
            | Self::AmuletRolled { .. }
            | Self::JokerDeclared { .. }
            | Self::Promoted { .. }
            | Self::Converted { .. }
            | Self::TentPitched { .. }
            | Self::TentStruck { .. }
            | Self::Banished { .. }
            | Self::Uncovered { .. }
            | Self::HeroHired { .. }
            | Self::HeroMoved { .. }
            | Self::HornBlown { .. }
            | Self::Fetched { .. }
            | Self::Occupied { .. }
            | Self::Attacked { .. }
            | Self::RowLaid { .. }
            | Self::HeroJoined { .. }
            | Self::Completed { .. }
            | Self::Passed { .. }
            | Self::Stood { .. }
            | Self::Surrendered { .. }
            | Self::BattleEnded { .. }
            | Self::HeroLost { .. }
            | Self::CityTaken { .. }
            | Self::CityFreed { .. }
            | Self::Rewarded { .. }
            | Self::GreatWon { .. }
            | Self::Discarded { .. }
            | Self::GameOver { .. } => {}
        }
        seen
    }
}
