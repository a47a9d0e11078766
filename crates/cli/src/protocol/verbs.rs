//! The verbs, one visitor each.

mod bots;
mod change;
mod look;
mod shelf;

use serde::de::DeserializeOwned;
use serde_json::Value;
use ziggurat_shelf::{GameId, Visitor, with};

use super::{fault::Fault, request::Call};

/// What a verb gives.
type Given = Result<Value, Fault>;

/// A verb that speaks of a game.
trait Verb: DeserializeOwned + Visitor<Out = Given> {
    fn game(&self) -> &str;
}

/// Names the game of each verb.
macro_rules! verbs {
    ($($fields:ty),+ $(,)?) => {
        $(impl super::Verb for $fields {
            fn game(&self) -> &str {
                &self.game
            }
        })+
    };
}
use verbs;

const VERBS: &str = "games, schema, new, check, waiting, legal, try, apply, view, score, outcome, \
                     resample, best, play, replay";

/// Does what a request asks for.
pub(super) fn carry_out(call: Call) -> Given {
    match call.verb.as_str() {
        "games" => shelf::games(call),
        "schema" => run::<shelf::Schema>(call),
        "new" => run::<shelf::New>(call),
        "check" => run::<look::Check>(call),
        "waiting" => run::<look::WaitingFor>(call),
        "legal" => run::<look::Legal>(call),
        "try" => run::<change::Try>(call),
        "apply" => run::<change::Apply>(call),
        "view" => run::<look::View>(call),
        "score" => run::<look::Score>(call),
        "outcome" => run::<look::Outcome>(call),
        "resample" => run::<change::Resample>(call),
        "best" => run::<bots::Best>(call),
        "play" => run::<bots::Play>(call),
        "replay" => bots::replay(call),
        verb => Err(Fault::new(
            "unknown_verb",
            format!("there is no verb {verb:?}; there are {VERBS}"),
        )),
    }
}

fn run<V: Verb>(call: Call) -> Given {
    let verb: V = call.fields()?;
    let game: GameId = verb.game().parse()?;
    with(game, verb)
}
