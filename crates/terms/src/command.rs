//! What can be asked of a match.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use ziggurat_engine::Seat;

use crate::Level;

/// What can be asked of a match. `A` is an action of the game; on its way to the table, where nobody
/// knows the game yet, a [`RawAction`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub enum Command<A> {
    /// Do this in the game.
    Act {
        /// What to do.
        action: A,
    },
    /// Take back the seat's last action.
    Undo,
    /// Take back everything the seat can take back.
    ResetTurn,
    /// Give up.
    Resign,
    /// Let a bot play a seat: your own, or that of somebody who is gone.
    HandOver {
        /// The seat that the bot gets.
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// Play your own seat again.
    Reclaim,
}

impl<A> Command<A> {
    /// The same command with its action read in another way.
    ///
    /// # Errors
    /// Whatever `read` finds wrong with the action.
    pub fn try_map<B, E>(self, read: impl FnOnce(A) -> Result<B, E>) -> Result<Command<B>, E> {
        Ok(match self {
            Self::Act { action } => Command::Act {
                action: read(action)?,
            },
            Self::Undo => Command::Undo,
            Self::ResetTurn => Command::ResetTurn,
            Self::Resign => Command::Resign,
            Self::HandOver { seat, level } => Command::HandOver { seat, level },
            Self::Reclaim => Command::Reclaim,
        })
    }

    /// Whether what it does depends on how the match stands. Whoever asks for this from afar must say
    /// which version they have seen; the other commands mean the same whatever has happened.
    #[must_use]
    pub const fn depends_on_version(&self) -> bool {
        match self {
            Self::Act { .. } | Self::Undo | Self::ResetTurn => true,
            Self::Resign | Self::HandOver { .. } | Self::Reclaim => false,
        }
    }
}

/// An action of some game as JSON that nobody has looked into. The table of that game reads it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "unknown", export_to = "table.ts")
)]
pub struct RawAction(Value);

/// JSON that is not an action of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an action of this game: {0}")]
pub struct BadAction(String);

impl RawAction {
    /// The action, as the game reads it.
    ///
    /// # Errors
    /// If it is not an action of the game.
    pub fn read<A: DeserializeOwned>(self) -> Result<A, BadAction> {
        serde_json::from_value(self.0).map_err(|error| BadAction(error.to_string()))
    }
}

impl From<Value> for RawAction {
    fn from(json: Value) -> Self {
        Self(json)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(json: Value) -> Result<Command<RawAction>, serde_json::Error> {
        serde_json::from_value(json)
    }

    #[test]
    fn commands_have_these_forms() {
        let hand_over = Command::HandOver {
            seat: Seat(2),
            level: Level::Easy,
        };
        let forms = [
            (json!("undo"), Command::Undo),
            (json!("reset_turn"), Command::ResetTurn),
            (json!("resign"), Command::Resign),
            (
                json!({ "hand_over": { "seat": 2, "level": "easy" } }),
                hand_over,
            ),
            (json!("reclaim"), Command::Reclaim),
            (
                json!({ "act": { "action": [1, "x"] } }),
                Command::Act {
                    action: RawAction(json!([1, "x"])),
                },
            ),
        ];
        for (json, command) in forms {
            assert_eq!(serde_json::to_value(&command).unwrap(), json);
            assert_eq!(read(json).unwrap(), command);
        }
    }

    #[test]
    fn what_is_not_a_command_is_refused() {
        for json in [
            json!(null),
            json!("fly"),
            json!({ "act": {} }),
            json!({ "bot_act": { "seat": 0, "action": 1 } }),
        ] {
            assert!(read(json.clone()).is_err(), "{json}");
        }
    }

    #[test]
    fn an_action_is_read_by_those_who_know_the_game() {
        let raw = RawAction(json!(7));
        assert_eq!(raw.clone().read::<u8>(), Ok(7));
        assert!(raw.read::<String>().is_err());
    }
}
