//! What happened: for the log, for animation, for whoever watches.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use ziggurat_engine::{Seat, Viewer};

use crate::{
    action::{Join, Tile, Way},
    cards::{Board, Card, Leader, Project},
    pieces::{Colour, Stage, Token},
    time::{Age, NumberOrWord},
};

/// A city: its seat, or the Free City. In JSON a number or `"free_city"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "seven_wonders.ts", type = "number | \"free_city\"")
)]
pub enum Town {
    /// A player's city.
    Seat(Seat),
    /// The Free City of a game with two players.
    FreeCity,
}

impl Serialize for Town {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::FreeCity => serializer.serialize_str(FREE_CITY),
        }
    }
}

const FREE_CITY: &str = "free_city";

impl<'de> Deserialize<'de> for Town {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let says = "a city is the number of its seat, or \"free_city\"";
        match NumberOrWord::read(deserializer, says)? {
            NumberOrWord::Number(seat) => Ok(Self::Seat(Seat(seat))),
            NumberOrWord::Word(word) if word == FREE_CITY => Ok(Self::FreeCity),
            NumberOrWord::Word(_) => Err(serde::de::Error::custom(says)),
        }
    }
}

/// What error messages call the city.
impl fmt::Display for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "city {seat}"),
            Self::FreeCity => f.write_str("the Free City"),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Town {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Town".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let seat = generator.subschema_for::<Seat>();
        schemars::json_schema!({ "anyOf": [seat, { "const": FREE_CITY }] })
    }
}

/// Why coins came from the bank or went to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A card was discarded for coins.
    Sold,
    /// A structure or a stage brought them.
    Effect,
    /// A tower tile brought them.
    Tower,
    /// A neighbour's stage brought them.
    Neighbour,
    /// A project brought them.
    Project,
    /// Somebody else's card or stage took them.
    Loss,
    /// A leader brought them.
    Leader,
}

/// What was paid for a structure or a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct Bill {
    /// Coins to the bank.
    pub bank: u16,
    /// Coins to the left neighbour.
    pub left: u8,
    /// Coins to the right neighbour.
    pub right: u8,
}

/// What a punished player lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// A structure.
    Structure {
        /// Which one.
        card: Card,
    },
    /// All coins.
    Coins {
        /// How many.
        coins: u16,
    },
    /// Victory tokens worth 1, 3 and 5.
    VictoryTokens {
        /// How many of each.
        tokens: [u8; 3],
    },
    /// The start resource.
    StartResource,
    /// Nothing: a marker that costs points was taken.
    Marker {
        /// The points.
        points: u8,
    },
}

/// What a project rewarded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Coins.
    Coins {
        /// How many.
        coins: u16,
    },
    /// A victory token of this value; 0 if a tower tile took it.
    VictoryToken {
        /// Its value.
        value: u8,
    },
    /// Shields.
    Shields {
        /// How many.
        shields: u8,
    },
    /// A token.
    Token {
        /// Which one.
        token: Token,
    },
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
// In a browser the tag stands outside: that takes far less code to read. The client knows.
#[cfg_attr(not(target_arch = "wasm32"), serde(tag = "type"))]
pub enum Event {
    /// A seat has chosen, or chosen again; nobody sees what until everybody has.
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// The sides of the boards are revealed.
    SidesRevealed {
        /// The boards of all seats.
        boards: Vec<Board>,
    },
    /// Leaders were kept and passed on.
    LeadersPassed {
        /// How many everybody has kept.
        kept: u8,
    },
    /// A recruitment phase began.
    RecruitmentBegan {
        /// The age that it opens.
        age: Age,
    },
    /// A leader came into play.
    Recruited {
        /// The city.
        city: Town,
        /// Which one.
        leader: Leader,
        /// What was paid.
        coins: u16,
    },
    /// Somebody could recruit another leader and did not.
    NoneRecruited {
        /// The city.
        city: Town,
    },
    /// A leader was discarded: for coins or for a tower tile.
    LeaderDiscarded {
        /// The city.
        city: Town,
        /// Who knows the leader.
        by: Seat,
        /// The leader, if the viewer may know it.
        leader: Option<Leader>,
        /// Whether a tower tile will be built.
        tower: bool,
    },
    /// Leaders of the reserve came into a hand.
    LeadersDrawn {
        /// The city.
        city: Town,
        /// How many.
        count: u8,
        /// Who sees them.
        by: Seat,
        /// The partner, who sees them as well.
        partner: Option<Seat>,
        /// The leaders, if the viewer may know them.
        leaders: Option<Vec<Leader>>,
    },
    /// A leader of a neighbour is copied.
    LeaderCopied {
        /// The city that copies.
        city: Town,
        /// Which one.
        leader: Leader,
    },
    /// Coins that were owed became debt.
    Indebted {
        /// The city.
        city: Town,
        /// How much.
        debt: u8,
    },
    /// A diplomacy token was spent in team play.
    DiplomacySpent {
        /// The city.
        city: Town,
    },
    /// Tower tiles were kept and passed on.
    TilesPassed {
        /// How many everybody has kept.
        kept: u8,
    },
    /// An age began.
    AgeBegan {
        /// Which one.
        age: Age,
        /// The project of the age.
        project: Option<Project>,
    },
    /// A turn began.
    TurnBegan {
        /// The age.
        age: Age,
        /// The turn in it.
        turn: u8,
    },
    /// A structure was built.
    Built {
        /// The city.
        city: Town,
        /// Which one.
        card: Card,
        /// How it was paid for.
        way: Way,
        /// Whether the project was joined.
        join: Join,
        /// What was paid.
        bill: Bill,
    },
    /// A structure was built from the discard pile.
    Dug {
        /// The city.
        city: Town,
        /// Which one.
        card: Card,
        /// Whether the project was joined.
        join: Join,
        /// What was paid.
        bill: Bill,
    },
    /// Somebody looked through the discard pile and took nothing.
    DugNothing {
        /// The city.
        city: Town,
    },
    /// A stage was built.
    StageBuilt {
        /// The city.
        city: Town,
        /// The stage, from 1.
        stage: Stage,
        /// Whether a token was spent.
        token: bool,
        /// What was paid.
        bill: Bill,
        /// Who knows the card under it.
        by: Seat,
        /// The card under it, if the viewer may know it.
        card: Option<Card>,
        /// Whether a leader lies under it.
        with_leader: bool,
        /// The leader under it, if the viewer may know it.
        leader: Option<Leader>,
        /// The leader that was buried (SWB-9.23).
        buried: Option<Leader>,
        /// Its colour, where that counts for everybody (SWB-14.5).
        colour: Option<Colour>,
    },
    /// A card went to the discard pile: for coins, for a tower tile, or for nothing.
    Discarded {
        /// The city.
        city: Town,
        /// Who knows the card; nobody if it was never drawn.
        by: Option<Seat>,
        /// The card, if the viewer may know it.
        card: Option<Card>,
        /// Whether a tower tile will be built.
        tower: bool,
    },
    /// Coins came from the bank or went to it.
    Coins {
        /// The city.
        city: Town,
        /// How many more; negative if they went away.
        coins: i32,
        /// Why.
        cause: Cause,
    },
    /// A tower tile was placed.
    TilePlaced {
        /// Whose.
        city: Town,
        /// Which one.
        tile: Tile,
        /// The slot, from 1.
        slot: u8,
    },
    /// The hands were passed on.
    HandsPassed {
        /// To the left neighbour.
        left: bool,
    },
    /// The project of the age succeeded or failed.
    ProjectEnded {
        /// Which one.
        project: Project,
        /// Whether it succeeded.
        success: bool,
    },
    /// Somebody who took part was rewarded.
    Rewarded {
        /// The city.
        city: Town,
        /// With what.
        gain: Gain,
    },
    /// Somebody who did not take part was punished.
    Punished {
        /// The city.
        city: Town,
        /// What was lost.
        loss: Loss,
    },
    /// A city stays out of the conflicts of this age.
    StayedOut {
        /// The city.
        city: Town,
    },
    /// Two cities fought.
    Fought {
        /// The city on the right, and its shields.
        city: Town,
        /// Its shields.
        shields: u8,
        /// The city on the left.
        other: Town,
        /// Its shields.
        other_shields: u8,
        /// Who won; nobody if they are equally strong.
        winner: Option<Town>,
        /// The value of a victory token; 0 if there is none.
        victory: u8,
        /// How many victory tokens the winner took.
        victories: u8,
        /// How many defeat tokens were taken.
        defeats: u8,
        /// Who took them: the loser, or the winner through a leader of the loser.
        bearer: Option<Town>,
    },
    /// The game ended.
    GameOver,
}

impl Event {
    /// What a viewer may see of it (SWB-14.2, SWB-14.3).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::StageBuilt {
                by, card, leader, ..
            } => {
                if !viewer.is(*by) {
                    *card = None;
                    *leader = None;
                }
            }
            Self::LeaderDiscarded { by, leader, .. } => {
                if !viewer.is(*by) {
                    *leader = None;
                }
            }
            Self::LeadersDrawn {
                by,
                partner,
                leaders,
                ..
            } => {
                if !viewer.is(*by) && !partner.is_some_and(|seat| viewer.is(seat)) {
                    *leaders = None;
                }
            }
            Self::Discarded { by, card, .. } => {
                if !by.is_some_and(|by| viewer.is(by)) {
                    *card = None;
                }
            }
            // Everybody sees all of these.
            Self::Chosen { .. }
            | Self::SidesRevealed { .. }
            | Self::LeadersPassed { .. }
            | Self::RecruitmentBegan { .. }
            | Self::Recruited { .. }
            | Self::NoneRecruited { .. }
            | Self::LeaderCopied { .. }
            | Self::Indebted { .. }
            | Self::DiplomacySpent { .. }
            | Self::TilesPassed { .. }
            | Self::AgeBegan { .. }
            | Self::TurnBegan { .. }
            | Self::Built { .. }
            | Self::Dug { .. }
            | Self::DugNothing { .. }
            | Self::Coins { .. }
            | Self::TilePlaced { .. }
            | Self::HandsPassed { .. }
            | Self::ProjectEnded { .. }
            | Self::Rewarded { .. }
            | Self::Punished { .. }
            | Self::StayedOut { .. }
            | Self::Fought { .. }
            | Self::GameOver => {}
        }
        seen
    }
}
