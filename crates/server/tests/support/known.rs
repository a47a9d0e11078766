//! What a client knows of the matches that it watches: it applies what has changed, and finds out what
//! its player can do.

use std::collections::HashMap;

use serde_json::{Map, Value, json};
use ziggurat_engine::{Chance, Seat, Viewer};
use ziggurat_shelf::{GameId, Title, Visitor, with};
use ziggurat_table::delta::{apply, hash_of};

/// The parts of a state, as a snapshot has them.
pub(crate) const STATE: [&str; 6] = ["view", "waiting", "can_undo", "seats", "outcome", "reveal"];

/// How things stand at the tables that a client watches, as it was told.
#[derive(Debug, Default)]
pub(crate) struct Known(HashMap<String, Match>);

#[derive(Debug)]
struct Match {
    game: Option<GameId>,
    viewer: Option<Seat>,
    version: u64,
    state: Value,
}

impl Known {
    /// Reads a frame. Messages about a match get the parts of the state as it is then, and `legal`, as if
    /// they had been sent.
    pub(crate) fn read(&mut self, frame: &str) -> Value {
        let mut message: Value = serde_json::from_str(frame).expect("JSON");
        let table = message["table"].as_str().unwrap_or_default().to_owned();
        match message["t"].as_str() {
            Some("table") => {
                let viewer = message["viewer"].as_u64();
                let viewer = viewer.and_then(|seat| u8::try_from(seat).ok()).map(Seat);
                self.begin(table, viewer, &mut message["snapshot"]);
            }
            Some("update") => self.take(&table, &mut message["message"]),
            Some("resumed") => {
                let missed = message["messages"].as_array_mut().into_iter().flatten();
                missed.for_each(|message| self.take(&table, message));
            }
            _ => {}
        }
        message
    }

    fn begin(&mut self, table: String, viewer: Option<Seat>, snapshot: &mut Value) {
        let Some(version) = snapshot["version"].as_u64() else {
            return;
        };
        let game = snapshot["game"].as_str();
        let known = Match {
            game: game.and_then(|game| game.parse().ok()),
            viewer,
            version,
            state: state_of(snapshot),
        };
        snapshot["legal"] = known.legal();
        self.0.insert(table, known);
    }

    /// Takes what has changed. What does not follow on what is known is left as it is.
    fn take(&mut self, table: &str, message: &mut Value) {
        let Some(known) = self.0.get_mut(table) else {
            return;
        };
        if message["version"] != known.version + 1 {
            return;
        }
        apply(&mut known.state, &message["change"]).expect("a change that fits");
        known.version += 1;
        if let Some(hash) = message["hash"].as_u64() {
            assert_eq!(hash, u64::from(hash_of(&known.state)), "{}", known.state);
        }
        if let (Some(message), Some(state)) = (message.as_object_mut(), known.state.as_object()) {
            message.extend(state.clone());
            message.insert("legal".to_owned(), known.legal());
        }
    }
}

impl Match {
    /// What the viewer can do; `null` if nothing is asked of a person on the viewer's seat.
    fn legal(&self) -> Value {
        let Some((game, seat)) = self.game.zip(self.viewer) else {
            return Value::Null;
        };
        let waiting = &self.state["waiting"];
        let asked = ["must", "may"].iter().any(|those| {
            let seats = waiting[*those].as_array();
            seats.is_some_and(|seats| seats.contains(&json!(seat)))
        });
        let human = self.state["seats"][seat.index()]["holder"] == "human";
        match asked && human {
            true => with(game, Legal(&self.state["view"], seat)),
            false => Value::Null,
        }
    }
}

/// What a seat can do that sees this.
struct Legal<'a>(&'a Value, Seat);

impl Visitor for Legal<'_> {
    type Out = Value;

    fn visit<G: Title>(self) -> Value {
        // A game that is on no shelf has views of its own.
        let Ok(view) = serde_json::from_value::<G::View>(self.0.clone()) else {
            return Value::Null;
        };
        let world = G::imagine(&view, Viewer::Seat(self.1), &mut Chance::new(1));
        let mut legal = Vec::new();
        world.expect("a world").legal(self.1, &mut legal);
        json!(legal)
    }
}

/// The state in a snapshot.
pub(crate) fn state_of(snapshot: &Value) -> Value {
    let parts = STATE.map(|part| (part.to_owned(), snapshot[part].clone()));
    Value::Object(Map::from_iter(parts))
}
