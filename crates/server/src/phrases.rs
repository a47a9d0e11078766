//! What the messages of each game have in common, so that it need not be sent.

use std::sync::{Arc, OnceLock};

use ziggurat_engine::{Seat, Viewer};
use ziggurat_protocol::{
    ServerMessage, TableId,
    pack::{Phrases, gather},
};
use ziggurat_shelf::{GameId, Title, Visitor, with};
use ziggurat_table::{Command, Millis, Origin, SeatSetup, Setup, Table, Told};

/// How many entries of a match are listened to.
const ENTRIES: u64 = 200;

/// The phrases of all games. Each is made when it is first needed.
#[derive(Debug, Default)]
pub(crate) struct Library([OnceLock<Arc<Phrases>>; GameId::ALL.len()]);

impl Library {
    fn shelf(&self, game: GameId) -> Option<&OnceLock<Arc<Phrases>>> {
        let place = GameId::ALL.iter().position(|other| *other == game)?;
        self.0.get(place)
    }

    /// The phrases of a game, if they have been made.
    pub(crate) fn made(&self, game: GameId) -> Option<&Arc<Phrases>> {
        self.shelf(game)?.get()
    }

    /// The phrases of a game. Making them takes as long as a few hundred moves: not on a thread that
    /// others wait for.
    pub(crate) fn of(&self, game: GameId) -> Arc<Phrases> {
        match self.shelf(game) {
            Some(shelf) => Arc::clone(shelf.get_or_init(|| Arc::new(phrases(game)))),
            None => Arc::new(phrases(game)),
        }
    }
}

/// The phrases of a game: what is said again and again in matches that are played at random. They are
/// the same in every run.
#[must_use]
pub fn phrases(game: GameId) -> Phrases {
    gather(&with(game, Listen))
}

struct Listen;

impl Visitor for Listen {
    type Out = Vec<String>;

    fn visit<G: Title>(self) -> Vec<String> {
        let most = G::INFO.seats.iter().copied().max().unwrap_or(2);
        let sets = G::option_sets(most);
        // The simplest and the richest way to play.
        let first = sets.first().cloned().into_iter();
        let wishes = first.chain(sets.iter().skip(1).last().cloned());
        let mut heard = Vec::new();
        for options in wishes {
            // If no match can be played there is nothing to learn from it.
            let _ = listen::<G>(most, options, &mut heard);
        }
        heard
    }
}

/// Listens to a match that is played at random, for as long as it can be.
fn listen<G: Title>(seats: u8, options: G::Options, heard: &mut Vec<String>) -> Option<()> {
    let player = |seat: Seat| Some(SeatSetup::human(format!("player {seat}").parse().ok()?));
    let mut table = Table::<G>::open(Setup {
        options,
        seats: Seat::all(seats).map(player).collect::<Option<_>>()?,
        origin: Origin::drawn(1, [1; 32]),
    })
    .ok()?;
    let mut told = Told::default();
    while table.version() < ENTRIES {
        let seat = table.waiting().must.first()?;
        let action = table.hint_task(seat)?.any_action()?;
        let at = Millis(table.version());
        let update = table.command(seat, Command::Act { action }, at).ok()?;
        // The ids of tables are never the same: nothing is learnt from digits.
        let id = format!("{:012}", update.version()).replace('0', "9");
        let table: TableId = id.parse().ok()?;
        for viewer in [Viewer::Public, Viewer::Seat(seat)] {
            let message = update.changes_for(viewer, &mut told).ok()?;
            heard.push(ServerMessage::update_frame(table, message));
        }
    }
    Some(())
}
