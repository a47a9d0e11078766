//! Whole games, stored, so that a change to rules, chance or documents shows at once.

use std::{
    env, fmt, fs,
    path::{Path, PathBuf},
};

use ziggurat_engine::{Advice, Chance, Game, Seat};
use ziggurat_table::position_hash;

use crate::{Case, Fault, path_count};

/// The environment variable that makes [`check`] write the file instead of comparing it.
pub const UPDATE: &str = "UPDATE_GOLDEN";

/// Plays a game and writes down every action with the hash of the position after it, then points and
/// places. `choose` decides for the seats that must act.
///
/// # Errors
/// If the game cannot be dealt, or an action is not legal.
pub fn record<G: Advice>(
    case: &Case<G>,
    seed: u64,
    mut choose: impl FnMut(&G, Seat, &mut Chance) -> Option<G::Action>,
) -> Result<String, Fault> {
    let mut position = case.deal(seed)?;
    let mut players = Chance::stream(seed, 1 << 40);
    let mut lines = vec![
        format!("{case}, seed {seed}, rules {}", G::INFO.rules_version),
        format!("0 {}", hash(&position)?),
    ];
    let mut step = 0;
    while let Some(seat) = position.waiting().must.first() {
        step += 1;
        let action = choose(&position, seat, &mut players)
            .ok_or_else(|| Fault::new(format!("{case}, seed {seed}: seat {seat} cannot act")))?;
        let mut chance = Chance::stream(seed, step);
        position.play_silent(seat, &action, &mut chance);
        lines.push(format!("{step} {} {seat} {action}", hash(&position)?));
    }
    lines.push(result(&position));
    Ok(lines.join("\n") + "\n")
}

fn hash<G: Advice>(position: &G) -> Result<String, Fault> {
    position_hash(position).map_err(|error| Fault::new(error.to_string()))
}

/// Records a game of every case and compares it with the one stored in a crate's `tests/golden`
/// folder. `choose` decides for the seats that must act.
///
/// # Errors
/// The first difference, or what [`record`] and [`check`] find.
pub fn games<G: Advice>(
    home: &str,
    mut choose: impl FnMut(&G, Seat, &mut Chance) -> Option<G::Action>,
) -> Result<(), Fault> {
    for &seats in G::INFO.seats {
        for (set, options) in (0..).zip(G::option_sets(seats)) {
            let case = Case { seats, options };
            let game = record(&case, 100 + set, &mut choose)?;
            check(stored(home, &format!("{seats}-players-{set}.txt")), &game)?;
        }
    }
    Ok(())
}

/// Where a text is stored: in `tests/golden` below the crate's folder, `home`.
#[must_use]
pub fn stored(home: &str, name: &str) -> PathBuf {
    Path::new(home).join("tests/golden").join(name)
}

/// A line with the number of ways to go on from a position, for one action up to `depth` actions.
#[must_use]
pub fn ways<G: Game>(name: impl fmt::Display, position: &G, depth: u32) -> String {
    let counts: Vec<_> = (1..=depth).map(|n| path_count(position, n)).collect();
    format!("{name}: {counts:?}\n")
}

fn result<G: Game>(position: &G) -> String {
    let Some(outcome) = position.outcome() else {
        return "no outcome".to_owned();
    };
    let points: Vec<_> = outcome.points.iter().map(|points| points.sum).collect();
    format!(
        "points {points:?}, places {:?}, {}",
        outcome.places, outcome.reason
    )
}

/// Compares a text with a stored one. If [`UPDATE`] is set to 1 in the environment, the file is written
/// instead.
///
/// # Errors
/// The first line that differs, or that the file cannot be read or written.
pub fn check(path: impl AsRef<Path>, actual: &str) -> Result<(), Fault> {
    let path = path.as_ref();
    let broken = |error| Fault::new(format!("{}: {error}", path.display()));
    if env::var_os(UPDATE).is_some_and(|value| value == "1") {
        return write(path, actual).map_err(broken);
    }
    let stored = fs::read_to_string(path).map_err(|error| {
        Fault::new(format!("{}: {error}; {UPDATE}=1 writes it", path.display()))
    })?;
    compare(&stored, actual).map_err(|fault| fault.at(path.display()))
}

fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}

fn compare(stored: &str, actual: &str) -> Result<(), Fault> {
    if stored == actual {
        return Ok(());
    }
    let mut lines = stored.lines().zip(actual.lines()).enumerate();
    let what = match lines.find(|(_, (old, new))| old != new) {
        Some((line, (old, new))) => format!("line {}: stored {old:?}, now {new:?}", line + 1),
        None => format!(
            "{} lines are stored, now there are {}",
            stored.lines().count(),
            actual.lines().count()
        ),
    };
    Err(Fault::new(format!(
        "{what}; if that is intended, {UPDATE}=1 writes it"
    )))
}
