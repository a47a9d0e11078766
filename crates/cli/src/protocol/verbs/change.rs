//! Doing something in a position.

use serde::Deserialize;
use serde_json::{Value, json};
use ziggurat_engine::{Record, Viewer};
use ziggurat_shelf::{Title, Visitor};

use super::{Given, verbs};
use crate::protocol::fields::{Drawn, Seed, action_of, position_of, seat_at};

/// `try`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Try {
    game: String,
    position: Value,
    seat: u8,
    action: Value,
}

impl Visitor for Try {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let position: G = position_of(self.position)?;
        let seat = seat_at(&position, self.seat)?;
        let action = action_of::<G>(self.action)?;
        position.check(seat, &action)?;
        Ok(json!({}))
    }
}

/// `apply`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    game: String,
    position: Value,
    seat: u8,
    action: Value,
    seed: Option<Seed>,
}

impl Visitor for Apply {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let mut position: G = position_of(self.position)?;
        let seat = seat_at(&position, self.seat)?;
        let action = action_of::<G>(self.action)?;
        let seed = Drawn::new(self.seed);
        let mut record = Record::default();
        position.apply(seat, &action, &mut seed.chance(), &mut record)?;
        Ok(seed.tell(json!({"position": position, "events": record.events})))
    }
}

/// `resample`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Resample {
    game: String,
    position: Value,
    seat: u8,
    seed: Seed,
}

impl Visitor for Resample {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let mut position: G = position_of(self.position)?;
        let seat = seat_at(&position, self.seat)?;
        let seed = Drawn::new(Some(self.seed));
        position.resample(Viewer::Seat(seat), &mut seed.chance());
        Ok(json!({ "position": position }))
    }
}

verbs!(Try, Apply, Resample);
