//! What is printed on the pieces, for a client that draws them.

mod reading;

use serde::Serialize;
use ziggurat_engine::Text;

use crate::{
    cards::{Board, Card, Leader, Project},
    describe::Cost,
    pieces::{Class, Colour, Resource, Symbol, Token},
    time::Age,
};

/// Everything in the boxes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct Printed {
    /// All cards in the order of ages.
    pub cards: Vec<PrintedCard>,
    /// All leaders.
    pub leaders: Vec<PrintedLeader>,
    /// Both sides of all boards.
    pub boards: Vec<PrintedBoard>,
    /// All projects in the order of ages.
    pub projects: Vec<PrintedProject>,
    /// Coins for a card or a leader that is discarded (SWB-4.3).
    pub sale: u8,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct PrintedCard {
    /// Which one.
    pub card: Card,
    /// The age on its back.
    pub age: Age,
    /// Its colour.
    pub colour: Colour,
    /// What it costs.
    pub cost: Cost,
    /// The structures that it can be built from without cost.
    pub from: Vec<Card>,
    /// The structures that can be built from it without cost.
    pub to: Vec<Card>,
    /// What it does.
    pub effects: Vec<PrintedEffect>,
    /// The same in words, effect by effect.
    #[cfg_attr(feature = "ts", ts(type = "{ key: string }[]"))]
    pub words: Vec<Text>,
}

/// A leader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct PrintedLeader {
    /// Which one.
    pub leader: Leader,
    /// The cost in coins.
    pub coins: u8,
    /// What it does.
    pub effects: Vec<PrintedEffect>,
    /// The same in words, effect by effect.
    #[cfg_attr(feature = "ts", ts(type = "{ key: string }[]"))]
    pub words: Vec<Text>,
}

/// One side of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct PrintedBoard {
    /// Which one.
    pub board: Board,
    /// What it begins with.
    pub start: Option<PrintedEffect>,
    /// The same in words.
    #[cfg_attr(feature = "ts", ts(type = "{ key: string } | null"))]
    pub start_words: Option<Text>,
    /// Its stages from left to right.
    pub stages: Vec<PrintedStage>,
}

/// A stage of a Wonder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct PrintedStage {
    /// What it costs; nothing is said if it is the same as another board's stage (SWB-9.24).
    pub cost: Option<Cost>,
    /// What it does.
    pub effects: Vec<PrintedEffect>,
    /// The same in words, effect by effect.
    #[cfg_attr(feature = "ts", ts(type = "{ key: string }[]"))]
    pub words: Vec<Text>,
}

/// A project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct PrintedProject {
    /// Which one.
    pub project: Project,
    /// The age that it belongs to.
    pub age: Age,
    /// The colour of the structures that take part in it.
    pub colour: Colour,
    /// The cost of taking part.
    pub cost: Cost,
    /// What those get who took part, if it succeeds.
    pub reward: PrintedReward,
    /// The same in words.
    #[cfg_attr(feature = "ts", ts(type = "{ key: string }"))]
    pub reward_words: Text,
    /// What those lose who did not, if it fails.
    pub penalty: PrintedPenalty,
    /// The same in words.
    #[cfg_attr(feature = "ts", ts(type = "{ key: string }"))]
    pub penalty_words: Text,
}

/// A side of a city, seen from its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Neighbour {
    /// The next city clockwise.
    Left,
    /// The one before it.
    Right,
    /// Both.
    Both,
}

/// Whose cities are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// One's own.
    Own,
    /// Those of both neighbours.
    Near,
    /// All three.
    All,
}

/// What is gained for each of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Gained {
    /// Coins, at once.
    Coins,
    /// Points, at the end.
    Points,
}

/// What a card, a leader or a stage does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "they are called as in `cards`, which says what they do"
)]
pub enum PrintedEffect {
    /// One of these, each with as many units as it is named.
    Make {
        options: Vec<Vec<Resource>>,
    },
    Points {
        count: u8,
    },
    Shields {
        count: u8,
    },
    Coins {
        count: u8,
    },
    Science {
        symbol: Symbol,
    },
    AnyScience,
    /// Resources of a class cost 1 coin from a neighbour.
    Cheap {
        class: Class,
        from: Neighbour,
    },
    Per {
        gain: Gained,
        count: u8,
        #[cfg_attr(
            feature = "ts",
            ts(
                type = "(Colour | \"stages\" | \"defeats\" | \"stones\" | \"same_colour\" | \"victories\" | \"leaders\" | \"coins\")[]"
            )
        )]
        what: Vec<&'static str>,
        r#where: Where,
        /// How many of it are one; more than 1 for coins.
        group: u8,
    },
    PerSet {
        count: u8,
        colours: Vec<Colour>,
    },
    SetBonus {
        count: u8,
    },
    OthersLose {
        count: u8,
    },
    OthersLosePer {
        #[cfg_attr(
            feature = "ts",
            ts(
                type = "(Colour | \"stages\" | \"defeats\" | \"stones\" | \"same_colour\" | \"victories\" | \"leaders\" | \"coins\")[]"
            )
        )]
        what: Vec<&'static str>,
    },
    NeighboursGain {
        count: u8,
    },
    /// Coins whenever something happens.
    GainOn {
        count: u8,
        #[cfg_attr(
            feature = "ts",
            ts(type = "Colour | \"chain\" | \"stages\" | \"victory\"")
        )]
        what: &'static str,
    },
    /// One resource less.
    Discount {
        #[cfg_attr(feature = "ts", ts(type = "Colour | \"chain\" | \"stages\""))]
        of: &'static str,
    },
    /// Structures of a colour cost nothing: always, or once an age.
    FreeColour {
        colour: Colour,
        once: bool,
    },
    Rebate {
        from: Neighbour,
    },
    Copy {
        from: Neighbour,
        stage: Which,
    },
    CheapLeaders {
        own: u8,
        neighbours: u8,
    },
    Diplomacy {
        count: u8,
    },
    Cashback {
        count: u8,
    },
    BankBonus {
        count: u8,
    },
    ShieldsPerDefeat {
        count: u8,
    },
    DrawLeaders {
        count: u8,
    },
    /// Points: this many times what a leader costs.
    Bury {
        count: u8,
    },
    Dig,
    LastCard,
    FreeBuild,
    CopyGuild,
    CopyScience,
    Missing,
    Owned,
    FreeStages,
    FreeLeaders,
    BankPurchase,
    Redirect,
    CopyLeader,
    ExtraLeader,
}

/// Which stage of a neighbour's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they say what they are")]
pub enum Which {
    First,
    Second,
    Last,
}

/// What a project rewards with, for each participation token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what is counted is said before it")]
pub enum PrintedReward {
    /// Coins.
    Coins { count: u8 },
    /// A victory token of this value.
    Victory { count: u8 },
    /// Shields.
    Shields { count: u8 },
    /// A token.
    Token { token: Token },
}

/// What a project takes from those who did not take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what is counted is said before it")]
pub enum PrintedPenalty {
    /// A structure of this colour.
    Destroy { colour: Colour },
    /// Victory tokens.
    Victories { count: u8 },
    /// All coins.
    Coins,
    /// The start resource.
    Start,
}
