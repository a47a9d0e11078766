//! What a match tells one viewer, as a client reads it.
//!
//! `V` is the game's view, `A` its action, `E` its event and `O` its options. A test compares these
//! types with what the tables really write.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;
use ziggurat_terms::Level;
pub use ziggurat_terms::{Command, RawAction};

macro_rules! wire {
    ($($item:item)*) => {
        $(
            #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
            #[serde(deny_unknown_fields)]
            $item
        )*
    };
}

wire! {
    /// Who plays a seat.
    #[serde(rename_all = "snake_case")]
    pub enum Holder {
        /// A person.
        Human,
        /// A bot of this level.
        Bot(Level),
    }

    /// A seat during the match.
    pub struct SeatInfo {
        /// What the others call whoever sits here.
        pub name: String,
        /// Who plays now.
        pub holder: Holder,
        /// Whether a bot plays for a person who can take the seat back.
        pub lent: bool,
        /// Whether its player has given up.
        pub resigned: bool,
    }

    /// Whom the match waits for; nobody once it is over.
    pub struct Waiting {
        /// Seats that must act.
        pub must: Vec<Seat>,
        /// Seats that can act but need not.
        pub may: Vec<Seat>,
    }

    /// The points of one seat.
    pub struct Points {
        /// By category, in the order of the score sheet.
        pub categories: BTreeMap<String, i32>,
        /// All together.
        pub sum: i32,
    }

    /// How a match ended.
    pub struct Outcome {
        /// The place of each seat, from 1; seats that tie share the better place.
        pub places: Vec<u8>,
        /// The points of each seat.
        pub points: Vec<Points>,
        /// Why it ended.
        pub reason: String,
    }

    /// What shows, at the end, that chance was fixed at the start.
    #[serde(untagged)]
    pub enum Reveal {
        /// The host has drawn a number.
        Drawn {
            /// Where all chance came from, as a decimal number.
            seed: String,
            /// What kept the seed from being guessed, as hex digits.
            salt: String,
            /// How it was before, if the match was begun elsewhere.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            begun: Option<Begun>,
        },
        /// Players have had a hand in it.
        Shared {
            /// What host and players have put in.
            deal: Deal,
            /// How it was before, if the match was begun elsewhere.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            begun: Option<Begun>,
        },
    }

    /// How a match was begun that went on at another host.
    pub struct Begun {
        /// The number that its first host had drawn, as a decimal number.
        pub seed: String,
        /// What kept it from being guessed, as hex digits.
        pub salt: String,
        /// The promise about it.
        pub commitment: String,
        /// How many entries of the log come from there.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        pub entries: u64,
    }

    /// What host and players have put into the chance of a match.
    pub struct Deal {
        /// The table.
        pub table: String,
        /// What the host has drawn before anybody sat down, as hex digits.
        pub secret: String,
        /// What the players have added, by seat.
        pub shares: Vec<Share>,
    }

    /// What one player has added to the chance of a match.
    pub struct Share {
        /// The player's first seat.
        pub seat: Seat,
        /// The hash of the number, told before the start, as hex digits.
        pub pledge: String,
        /// The number, as hex digits; nothing if the browser did not tell it in time.
        pub number: Option<String>,
    }

    /// What was done, as one viewer may know it.
    #[serde(rename_all = "snake_case")]
    #[cfg_attr(feature = "ts", ts(optional_fields))]
    pub enum What<A> {
        /// A person acted in the game.
        Act {
            /// What the viewer's own seat did.
            #[serde(skip_serializing_if = "Option::is_none")]
            action: Option<A>,
        },
        /// A bot acted in the game.
        BotAct {
            /// What the bot on the viewer's own seat did.
            #[serde(skip_serializing_if = "Option::is_none")]
            action: Option<A>,
        },
        /// The seat took actions back.
        Undo {
            /// The entries of these actions, the latest first.
            #[cfg_attr(feature = "ts", ts(type = "number[]"))]
            entries: Vec<u64>,
        },
        /// Its player gave up.
        Resign,
        /// A bot got the seat.
        HandOver {
            /// How well the bot plays.
            level: Level,
            /// Who gave the seat away; `null` if it was the host.
            #[cfg_attr(feature = "ts", ts(type = "Seat | null", optional = false))]
            by: Option<Seat>,
        },
        /// Its player took the seat back.
        Reclaim,
        /// Its player has brought the match to another host.
        NewHost,
    }

    /// An entry of the log.
    pub struct Entry<A> {
        /// Its number, from 1; the version of the match after it.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        pub index: u64,
        /// The seat it is about.
        pub seat: Seat,
        /// What was done.
        pub what: What<A>,
        /// When, in milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        pub at: u64,
    }

    /// A line of the log.
    pub struct LogLine<A, E> {
        /// The entry.
        pub entry: Entry<A>,
        /// What happened in the game.
        pub events: Vec<E>,
        /// Whether it was taken back later.
        pub undone: bool,
    }

    /// How things stand.
    pub struct State<V> {
        /// The game.
        pub view: V,
        /// Whom the match waits for.
        pub waiting: Waiting,
        /// How many actions the viewer can take back.
        pub can_undo: u32,
        /// Who sits where.
        pub seats: Vec<SeatInfo>,
        /// How the match ended; nothing while it goes on.
        pub outcome: Option<Outcome>,
        /// Where all chance came from, once the match is over.
        pub reveal: Option<Reveal>,
    }
}

/// What something that was done brings to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(deny_unknown_fields)]
pub struct Message<A, E> {
    /// The version of the match after it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// The new entry of the log.
    pub entry: Entry<A>,
    /// What happened in the game.
    pub events: Vec<E>,
    /// What has changed of the [`State`]: docs/protocol.md has the form.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub change: serde_json::Value,
    /// Now and then, the hash of the state as it is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hash: Option<u32>,
}

/// Everything that a viewer who comes to a match needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Snapshot<V, A, E, O> {
    /// Which game it is.
    pub game: String,
    /// By which version of its rules.
    pub rules_version: String,
    /// How it is played.
    pub options: O,
    /// The promise about chance.
    pub commitment: String,
    /// The version of the match.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// How things stand.
    #[serde(flatten)]
    pub state: State<V>,
    /// The latest lines of the log, the oldest first.
    pub log: Vec<LogLine<A, E>>,
}

/// One step of a match that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Step<V, A, E> {
    /// Its number; 0 is the opening.
    pub step: u32,
    /// The entry of the log; the opening has none.
    pub entry: Option<Entry<A>>,
    /// What happened in the game.
    pub events: Vec<E>,
    /// How things stood then.
    pub state: State<V>,
}
