//! What there is to play, and its beginning.

use serde::Deserialize;
use serde_json::{Value, json};
use ziggurat_shelf::{GameId, Title, Visitor};

use super::{Given, verbs};
use crate::protocol::{
    fault::Fault,
    fields::{Drawn, Seed, options_of},
    request::Call,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Games {}

/// `games`.
pub(super) fn games(call: Call) -> Given {
    let Games {} = call.fields()?;
    let game = |id: &GameId| {
        let info = id.info();
        json!({
            "id": info.id,
            "name": info.name,
            "seats": info.seats,
            "rules_version": info.rules_version,
        })
    };
    let games: Vec<_> = GameId::ALL.iter().map(game).collect();
    Ok(json!({ "games": games }))
}

/// `schema`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Schema {
    game: String,
}

impl Visitor for Schema {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        Ok(json!(G::schemas()))
    }
}

/// `new`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    game: String,
    seats: u8,
    #[serde(default)]
    options: Value,
    seed: Option<Seed>,
}

impl Visitor for New {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let seed = Drawn::new(self.seed);
        let options = options_of::<G>(self.options)?;
        let position = start::<G>(&options, self.seats, seed)?;
        Ok(seed.tell(json!({ "position": position })))
    }
}

fn start<G: Title>(options: &G::Options, seats: u8, seed: Drawn) -> Result<G, Fault> {
    check_seats::<G>(seats.into())?;
    Ok(G::setup(options, seats, &mut seed.chance())?)
}

/// Whether the game is for this many seats.
pub(super) fn check_seats<G: Title>(seats: usize) -> Result<(), Fault> {
    if G::INFO.seats.iter().any(|&n| usize::from(n) == seats) {
        return Ok(());
    }
    let allowed: Vec<_> = G::INFO.seats.iter().map(u8::to_string).collect();
    Err(Fault::new(
        "bad_options",
        format!(
            "{} cannot be played with {seats} seats; it can with {}",
            G::INFO.name.en,
            allowed.join(", ")
        ),
    ))
}

verbs!(Schema, New);
