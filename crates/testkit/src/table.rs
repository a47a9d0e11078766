//! Undoing and repeating actions at a table, and replaying its log.

use ziggurat_engine::{Advice, Chance, Game, Seat};
use ziggurat_table::{Command, GameFile, Millis, Origin, Replay, SeatSetup, Setup, Table};

use crate::{Case, Fault, case::games_of_each, cases, fault::ensure};

/// Games per case.
const GAMES: u64 = 8;
/// One of this many actions that can be undone is undone.
const UNDO_IN: u32 = 3;

/// At a table, undoing an action leads to the position before it, and repeating it leads to the
/// position after it; the log of the match replays to the same positions.
///
/// # Errors
/// The first fault.
pub fn undo_and_replay<G: Advice>() -> Result<(), Fault> {
    for case in cases::<G>() {
        for seed in 0..games_of_each::<G>(GAMES) {
            let checked = play_at_table(&case, seed).and_then(|table| replays(&table));
            checked.map_err(|fault| fault.at(format!("{case}, seed {seed}")))?;
        }
    }
    Ok(())
}

/// The file of a random match in which some actions are undone.
///
/// # Errors
/// If the match cannot be played.
pub fn recorded_match<G: Advice>(case: &Case<G>, seed: u64) -> Result<GameFile, Fault> {
    let table = play_at_table(case, seed);
    let table = table.map_err(|fault| fault.at(format!("{case}, seed {seed}")))?;
    Ok(table.save())
}

fn play_at_table<G: Advice>(case: &Case<G>, seed: u64) -> Result<Table<G>, Fault> {
    let seats = Seat::all(case.seats)
        .map(|seat| SeatSetup::human(format!("player {seat}").parse().unwrap()));
    let setup = Setup {
        options: case.options.clone(),
        seats: seats.collect(),
        origin: Origin::drawn(seed, [7; 32]),
    };
    let mut table = Table::<G>::open(setup)
        .map_err(|error| Fault::new(format!("the table cannot be opened: {error}")))?;
    let mut players = Chance::stream(seed, 1 << 40);
    while let Some(seat) = table.waiting().must.first() {
        let legal = table.legal(seat).unwrap_or_default();
        let Some(action) = players.pick(&legal).copied() else {
            return Err(Fault::new(format!("seat {seat} cannot act")));
        };
        act(&mut table, seat, action)?;
        if table.can_undo(seat) > 0 && players.below(UNDO_IN) == 0 {
            there_and_back(&mut table, seat, action)?;
        }
    }
    Ok(table)
}

fn act<G: Advice>(table: &mut Table<G>, seat: Seat, action: G::Action) -> Result<(), Fault> {
    command(table, seat, Command::Act { action })
        .map_err(|fault| fault.at(format!("seat {seat}: {action}")))
}

fn command<G: Advice>(
    table: &mut Table<G>,
    seat: Seat,
    command: Command<G::Action>,
) -> Result<(), Fault> {
    let version = table.version();
    table
        .command(seat, command, Millis(version))
        .map(|_| ())
        .map_err(|refusal| Fault::new(format!("after entry {version}: {refusal}")))
}

/// The hash of the position after an entry of the log; entry 0 is the start.
fn hash(file: &GameFile, entry: usize) -> String {
    match entry.checked_sub(1) {
        None => file.opening.clone(),
        Some(index) => file.log[index].hash.clone(),
    }
}

/// Undoes the last action and repeats it.
fn there_and_back<G: Advice>(
    table: &mut Table<G>,
    seat: Seat,
    action: G::Action,
) -> Result<(), Fault> {
    let acted = table.version() as usize;
    command(table, seat, Command::Undo)?;
    act(table, seat, action)?;
    let file = table.save();
    let hash = |entry| hash(&file, entry);
    ensure!(
        hash(acted + 1) == hash(acted - 1),
        "seat {seat}: undoing {action} after entry {acted} leads to {} instead of {}",
        hash(acted + 1),
        hash(acted - 1)
    );
    ensure!(
        hash(acted + 2) == hash(acted),
        "seat {seat}: repeating {action} after entry {acted} leads to {} instead of {}",
        hash(acted + 2),
        hash(acted)
    );
    Ok(())
}

fn replays<G: Advice>(table: &Table<G>) -> Result<(), Fault> {
    let broken = |what: &str, error: &dyn std::fmt::Display| Fault::new(format!("{what}: {error}"));
    let text = table.save().to_json();
    let text = text.map_err(|e| broken("the file is not written", &e))?;
    let file = GameFile::from_json(&text).map_err(|e| broken("the file is not read", &e))?;
    ensure!(file == table.save(), "the file comes back changed");
    let again = Table::<G>::import(&file).map_err(|e| broken("the log does not replay", &e))?;
    ensure!(
        again.save() == file,
        "the replayed match is saved differently"
    );
    let replay = Replay::<G>::new(&file).map_err(|e| broken("the log does not replay", &e))?;
    for step in 0..=replay.steps() {
        let position = replay.position_at(step);
        let found = position.map(ziggurat_table::position_hash);
        let expected = hash(&file, step);
        ensure!(
            found.as_ref() == Some(&Ok(expected.clone())),
            "step {step} replays to {found:?} instead of {expected}"
        );
    }
    is_over(&replay)
}

fn is_over<G: Advice>(replay: &Replay<G>) -> Result<(), Fault> {
    let last = replay.position_at(replay.steps());
    let outcome = last.and_then(Game::outcome);
    ensure!(
        outcome.as_ref() == replay.outcome() && outcome.is_some(),
        "the replayed match ends with {outcome:?}"
    );
    Ok(())
}
