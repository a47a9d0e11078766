//! A match as the generator knows it. It must be faster than the server, so it does not read what it is
//! told: every match is dealt alike, and the generator plays along.

use serde_json::Value;
use ziggurat_engine::{Chance, Game, Seat, Seed};
use ziggurat_server::{Shelf, TableSource};
use ziggurat_shelf::{GameId, OpenError, Title, Visitor, with};
use ziggurat_table::{AnyReplay, AnyTable, GameFile, LogError, Origin};

fn origin() -> Origin {
    Origin::drawn(2019, [7; 32])
}

/// The games of the shelf, every match dealt alike.
#[derive(Debug)]
pub(crate) struct Alike;

impl TableSource for Alike {
    fn open(&self, game: GameId, mut setup: Value) -> Result<Box<dyn AnyTable>, OpenError> {
        let origin = serde_json::to_value(origin()).unwrap_or_default();
        if let (Some(setup), Value::Object(origin)) = (setup.as_object_mut(), origin) {
            setup.remove("deal");
            setup.extend(origin);
        }
        Shelf.open(game, setup)
    }

    fn load(&self, file: &GameFile) -> Result<Box<dyn AnyTable>, LogError> {
        Shelf.load(file)
    }

    fn replay(&self, file: &GameFile) -> Result<Box<dyn AnyReplay>, LogError> {
        Shelf.replay(file)
    }
}

/// A match that goes on as it does at the server.
pub(crate) trait Mirror: Send {
    /// The seat that must act; nobody once the match is over.
    fn turn(&self) -> Option<Seat>;

    /// Any action of that seat as JSON, which is done here too.
    fn act(&mut self) -> Option<String>;
}

/// A match of two, as every match begins.
pub(crate) fn opening(game: GameId, dice: u64) -> Box<dyn Mirror> {
    with(game, Opening { dice })
}

struct Opening {
    dice: u64,
}

impl Visitor for Opening {
    type Out = Box<dyn Mirror>;

    fn visit<G: Title>(self) -> Self::Out {
        let seed = origin().seed();
        let position = G::setup(&G::Options::default(), 2, &mut Chance::stream(seed, 0));
        Box::new(Match {
            position: position.expect("a match of two"),
            seed,
            version: 0,
            dice: Chance::new(self.dice),
        })
    }
}

struct Match<G> {
    position: G,
    seed: Seed,
    version: u64,
    dice: Chance,
}

impl<G: Game> Mirror for Match<G> {
    fn turn(&self) -> Option<Seat> {
        self.position.waiting().must.first()
    }

    fn act(&mut self) -> Option<String> {
        let seat = self.turn()?;
        let action = self.position.sample(seat, &mut self.dice)?;
        self.version += 1;
        let mut chance = Chance::stream(self.seed, self.version);
        self.position.play_silent(seat, &action, &mut chance);
        serde_json::to_string(&action).ok()
    }
}
