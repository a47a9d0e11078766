//! How much those are told who watch whole matches.

use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use ziggurat_bots::{Level, Untimed};
use ziggurat_engine::{Seat, Viewer};
use ziggurat_protocol::{ServerMessage, TableId, pack::Phrases};
use ziggurat_shelf::{GameId, Title, Visitor, with};
use ziggurat_table::{
    AnyTable, Millis, Origin, SeatSetup, Setup, Table, Told,
    delta::{apply, hash_of},
};

use crate::support::known::state_of;

/// What one watcher was told of a match, in bytes.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) snapshot: usize,
    /// Each update as it is sent to a browser, packed.
    pub(crate) updates: Vec<usize>,
    /// All updates before they were packed, by their parts.
    pub(crate) parts: Parts,
}

/// The parts of updates, in bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    pub(crate) entry: usize,
    pub(crate) events: usize,
    pub(crate) change: usize,
    /// Everything else.
    pub(crate) envelope: usize,
}

/// An update, its parts as they are written.
#[derive(Deserialize)]
struct Written<'a> {
    #[serde(borrow)]
    entry: &'a RawValue,
    #[serde(borrow)]
    events: &'a RawValue,
    #[serde(borrow)]
    change: &'a RawValue,
}

impl Parts {
    fn add(&mut self, message: &str, frame: &str) {
        let written: Written = serde_json::from_str(message).expect("an update");
        let parts = [written.entry, written.events, written.change];
        let [entry, events, change] = parts.map(|part| part.get().len());
        self.entry += entry;
        self.events += events;
        self.change += change;
        self.envelope += frame.len() - entry - events - change;
    }
}

impl Heard {
    pub(crate) fn whole(&self) -> usize {
        self.snapshot + self.updates.iter().sum::<usize>()
    }
}

/// Lets bots play matches of a game with every number of seats, so many with each set of options, and
/// listens through every pair of eyes.
pub(crate) fn listen(game: GameId, matches: u64) -> Vec<Heard> {
    let phrases = ziggurat_server::phrases(game);
    with(game, Matches(matches, &phrases))
}

/// The place in a list that this share of the others is not above.
pub(crate) fn at_share(mut sizes: Vec<usize>, share: f64) -> usize {
    sizes.sort_unstable();
    let place = (sizes.len().saturating_sub(1) as f64 * share).round() as usize;
    sizes.get(place).copied().unwrap_or_default()
}

struct Matches<'a>(u64, &'a Phrases);

impl Visitor for Matches<'_> {
    type Out = Vec<Heard>;

    fn visit<G: Title>(self) -> Vec<Heard> {
        let mut heard = Vec::new();
        for &count in G::INFO.seats {
            let (first, last) = (G::option_sets(count), G::option_sets(count));
            for options in first
                .into_iter()
                .take(1)
                .chain(last.into_iter().skip(1).last())
            {
                for seed in 0..self.0 {
                    let name = |seat: Seat| format!("player {seat}").parse().expect("a name");
                    let bot = |seat| SeatSetup::bot(name(seat), Level::Greedy);
                    let table = Table::<G>::open(Setup {
                        options: options.clone(),
                        seats: Seat::all(count).map(bot).collect(),
                        origin: Origin::drawn(seed, [7; 32]),
                    });
                    heard.extend(play(&mut table.expect("a match"), self.1));
                }
            }
        }
        heard
    }
}

/// Somebody who watches, and what they know.
struct Watcher {
    viewer: Viewer,
    state: Value,
    heard: Heard,
}

impl Watcher {
    fn new(table: &dyn AnyTable, viewer: Viewer) -> Self {
        let snapshot = table.snapshot_for(viewer).expect("a snapshot");
        let read = serde_json::from_str(&snapshot).expect("JSON");
        Self {
            viewer,
            state: state_of(&read),
            heard: Heard {
                snapshot: snapshot.len(),
                updates: Vec::new(),
                parts: Parts::default(),
            },
        }
    }

    /// Takes a message; what comes of it is what the host has.
    fn take(&mut self, message: &str, phrases: &Phrases) {
        let read: Value = serde_json::from_str(message).expect("JSON");
        apply(&mut self.state, &read["change"]).expect("a change that fits");
        if let Some(hash) = read["hash"].as_u64() {
            assert_eq!(hash, u64::from(hash_of(&self.state)), "{:?}", self.viewer);
        }
        let table: TableId = "123456789ABC".parse().expect("an id");
        let frame = ServerMessage::update_frame(table, message.to_owned());
        self.heard.parts.add(message, &frame);
        let packed = phrases.pack(&frame);
        assert_eq!(phrases.unpack(&packed), Ok(frame));
        self.heard.updates.push(packed.len());
    }
}

/// Lets bots play a match to its end.
fn play(table: &mut dyn AnyTable, phrases: &Phrases) -> Vec<Heard> {
    let seats = u8::try_from(table.seats().len()).expect("few seats");
    let mut watchers: Vec<Watcher> = Viewer::all(seats)
        .map(|viewer| Watcher::new(table, viewer))
        .collect();
    let mut told = Told::default();
    while table.outcome().is_none() {
        let task = table.bot_tasks().into_iter().next().expect("a decision");
        let decision = task.run(None, &Untimed);
        let at = Millis(1_794_730_000_000 + table.version());
        let Some(update) = table.bot_done(decision, at).expect("a legal action") else {
            continue;
        };
        for watcher in &mut watchers {
            let message = update.message_for(watcher.viewer, &mut told);
            watcher.take(&message.expect("a message"), phrases);
        }
    }
    for watcher in &watchers {
        let fresh = Watcher::new(table, watcher.viewer);
        assert_eq!(watcher.state.to_string(), fresh.state.to_string());
    }
    watchers.into_iter().map(|watcher| watcher.heard).collect()
}
