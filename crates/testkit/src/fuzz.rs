//! What must hold for any bytes: the bodies of fuzz targets and property tests.

use std::str::FromStr;

use serde_json::Value;
use ziggurat_engine::{Advice, Chance, MAX_SEATS, Seat, Viewer};
use ziggurat_table::{FileEntry, GameFile, Replay, Table};

use crate::{Fault, Walk, by_hand, cases, fault::ensure};

/// How many actions are played on from a position that was read.
const STEPS: u64 = 40;

/// Bytes as a position: nothing panics, and a position that is read and found valid can be written,
/// looked at, re-dealt and played on, and stays valid.
///
/// # Errors
/// If a valid position leads to one that is not, or to one in which nobody can act.
pub fn position_json<G: Advice>(bytes: &[u8]) -> Result<(), Fault> {
    let Ok(position) = serde_json::from_slice::<G>(bytes) else {
        return Ok(());
    };
    if position.validate().is_err() {
        return Ok(());
    }
    let text = serde_json::to_string(&position).map_err(|e| Fault::new(e.to_string()))?;
    let back = serde_json::from_str::<G>(&text);
    ensure!(
        back.as_ref().is_ok_and(|back| *back == position),
        "a valid position changes on a round trip through its JSON {text}"
    );
    looked_at(&position).map_err(|fault| fault.at(&text))?;
    played_on(position).map_err(|fault| fault.at(text))
}

/// Every viewer has a view from which the world can be imagined, and what they cannot see can be
/// re-dealt.
fn looked_at<G: Advice>(position: &G) -> Result<(), Fault> {
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        let mut world = position.clone();
        world.resample(viewer, &mut Chance::new(1));
        if let Err(invalid) = world.validate() {
            return Err(Fault::new(format!("re-dealt for {viewer:?}: {invalid}")));
        }
        ensure!(world.view(viewer) == view, "{viewer:?} sees what is hidden");
        let imagined = G::imagine(&view, viewer, &mut Chance::new(1));
        ensure!(
            imagined.as_ref() == Ok(&world),
            "{viewer:?} imagines {imagined:?}, not {world:?}"
        );
    }
    Ok(())
}

fn played_on<G: Advice>(mut position: G) -> Result<(), Fault> {
    let mut legal = Vec::new();
    for step in 0..STEPS {
        let Some(seat) = position.waiting().must.first() else {
            ensure!(
                position.outcome().is_some(),
                "the game is over without an outcome"
            );
            return Ok(());
        };
        position.legal(seat, &mut legal);
        let mut chance = Chance::stream(2, step);
        let Some(action) = chance.pick(&legal).copied() else {
            return Err(Fault::new(format!("step {step}: seat {seat} cannot act")));
        };
        if let Err(illegal) = position.check(seat, &action) {
            return Err(Fault::new(format!("step {step}: {action}: {illegal}")));
        }
        position.play_silent(seat, &action, &mut chance);
        if let Err(invalid) = position.validate() {
            return Err(Fault::new(format!(
                "step {step}: after {action}: {invalid}"
            )));
        }
    }
    Ok(())
}

/// Bytes as a view, for every viewer and for seats that no table has: nothing panics, and a world that
/// is imagined from a view looks like it, is valid and can be played on.
///
/// # Errors
/// If a view leads to a world that is not valid, looks different or cannot go on.
pub fn view_json<G: Advice>(bytes: &[u8]) -> Result<(), Fault> {
    let Ok(view) = serde_json::from_slice::<G::View>(bytes) else {
        return Ok(());
    };
    let strangers = [MAX_SEATS as u8, u8::MAX].map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in Viewer::all(MAX_SEATS as u8).chain(strangers) {
        let Ok(world) = G::imagine(&view, viewer, &mut Chance::new(3)) else {
            continue;
        };
        let told = |fault: Fault| fault.at(format!("imagined for {viewer:?}"));
        if let Err(invalid) = world.validate() {
            return Err(told(Fault::new(format!("not valid: {invalid}"))));
        }
        let same = world.view(viewer) == view;
        let looks = same.then_some(()).ok_or(Fault::new("looks different"));
        looks.and_then(|()| played_on(world)).map_err(told)?;
    }
    Ok(())
}

/// Bytes as an action, in the short notation and as JSON: nothing panics, an action that is read
/// survives a round trip, and any seat can try it in any position.
///
/// # Errors
/// If an action changes on its round trip, or a position changes when it refuses one.
pub fn action_text<G: Advice>(bytes: &[u8]) -> Result<(), Fault> {
    let text = String::from_utf8_lossy(bytes);
    let read: Option<G::Action> = text.parse().ok();
    let json: Option<G::Action> = serde_json::from_slice(bytes).ok();
    let seats = G::INFO.seats.first().copied().unwrap_or(2);
    let position = G::setup(&G::Options::default(), seats, &mut Chance::new(1));
    let position = position.map_err(|error| Fault::new(error.to_string()))?;
    for action in read.into_iter().chain(json) {
        let written = action.to_string();
        ensure!(
            written
                .parse::<G::Action>()
                .is_ok_and(|back| back == action),
            "{text:?} is written as {written:?}, which is read differently"
        );
        for seat in Seat::all(seats + 1) {
            let mut tried = position.clone();
            let mut chance = Chance::new(1);
            let refused = tried.apply(seat, &action, &mut chance, &mut ziggurat_engine::Silent);
            ensure!(
                refused.is_ok() || tried == position,
                "{written} is refused but changes the position"
            );
        }
    }
    Ok(())
}

/// Bytes as a game file: nothing panics, and a file that replays is saved unchanged, but for the way
/// in which its actions are written.
///
/// # Errors
/// If a file changes when it is imported and saved.
pub fn game_log<G: Advice>(bytes: &[u8]) -> Result<(), Fault> {
    let text = String::from_utf8_lossy(bytes);
    let Ok(file) = GameFile::from_json(&text) else {
        return Ok(());
    };
    let Ok(table) = Table::<G>::import(&file) else {
        return Ok(());
    };
    let saved = table.save();
    // People may write an action in their own way, in capitals for example; logs have one way.
    let written = file.log.iter().map(|entry| in_one_way::<G>(entry).ok());
    ensure!(
        written.eq(saved.log.iter().cloned().map(Some)) && saved.result == file.result,
        "a file that replays is saved differently"
    );
    ensure!(
        Replay::<G>::new(&file).is_ok(),
        "the file can be imported but not replayed"
    );
    Ok(())
}

/// An entry with its action as logs write it.
fn in_one_way<G: Advice>(entry: &FileEntry) -> Result<FileEntry, <G::Action as FromStr>::Err> {
    let read = |text: &String| text.parse::<G::Action>().map(|action| action.to_string());
    Ok(FileEntry {
        deed: entry.deed.try_map(read)?,
        ..entry.clone()
    })
}

/// A position from somewhere in a game of some case, after fewer than `steps` actions. `choose` decides
/// for the seats that must act.
///
/// # Panics
/// If the game cannot be dealt, or `choose` finds no action.
pub fn somewhere<G: Advice>(
    seed: u64,
    steps: u32,
    mut choose: impl FnMut(&G, Seat, &mut Chance) -> Option<G::Action>,
) -> G {
    let all = cases::<G>();
    let case = &all[seed as usize % all.len()];
    let mut walk = Walk::new(case, seed).expect("the game should be dealt");
    let mut players = Chance::stream(seed, 50);
    for _ in 0..players.below(steps) {
        let Some(seat) = walk.position.waiting().must.first() else {
            break;
        };
        let action = choose(&walk.position, seat, &mut players).expect("there should be an action");
        walk.act(seat, &action);
    }
    walk.position
}

/// The document of a position after [`bend`].
#[must_use]
pub fn bent<G: Advice>(position: &G, seed: u64) -> Value {
    let mut document = by_hand::document(position);
    bend(&mut document, &mut Chance::stream(seed, 60));
    document
}

/// What a viewer sees of a position, after [`bend`].
///
/// # Panics
/// If the view cannot be written.
#[must_use]
pub fn bent_view<G: Advice>(position: &G, viewer: Viewer, seed: u64) -> Value {
    let view = position.view(viewer);
    let mut document = serde_json::to_value(view).expect("every view can be written");
    bend(&mut document, &mut Chance::stream(seed, 61));
    document
}

/// Damages a document a little, as people and accidents do: puts in a value from elsewhere in it,
/// changes a number, leaves something out or repeats it.
pub fn bend(document: &mut Value, chance: &mut Chance) {
    let mut leaves = Vec::new();
    crate::universe::collect(document, &mut leaves);
    let mut places = Vec::new();
    all_places(document, String::new(), &mut places);
    for _ in 0..=chance.below(2) {
        let place = chance.pick(&places).cloned().unwrap_or_default();
        if let Some(value) = document.pointer_mut(&place) {
            let leaf = replacement(value, &leaves, chance);
            bend_value(value, leaf, chance);
        }
    }
}

/// Mostly something similar, so that not every bent document is refused at first sight.
fn replacement(value: &Value, leaves: &[Value], chance: &mut Chance) -> Value {
    let words = |value: &Value| value.as_str().map(|text| text.split(' ').count());
    let like: Vec<&Value> = leaves
        .iter()
        .filter(|leaf| words(leaf) == words(value))
        .collect();
    let alike = chance.pick(&like).map(|leaf| (*leaf).clone());
    let any = chance.pick(leaves).cloned();
    let choice = if chance.below(4) > 0 { alike } else { any };
    choice.unwrap_or_default()
}

fn bend_value(value: &mut Value, leaf: Value, chance: &mut Chance) {
    match (value, chance.below(4)) {
        (Value::Number(number), 0..=2) => {
            let near = i64::from(chance.below(7)) - 3;
            let far = [-1, 0, 255, 256, 65_536][chance.index(5)];
            let old = number.as_i64().unwrap_or_default();
            let is_far = chance.below(4) == 0;
            *number = if is_far {
                far
            } else {
                old.saturating_add(near)
            }
            .into();
        }
        (Value::Array(items), 0..=1) if !items.is_empty() => {
            items.remove(chance.index(items.len()));
        }
        (Value::Array(items), 2) if !items.is_empty() => {
            items.push(items[chance.index(items.len())].clone());
        }
        (Value::Array(items), _) => items.push(leaf),
        (Value::Object(map), 0..=2) if !map.is_empty() => {
            let key = map.keys().nth(chance.index(map.len())).cloned();
            map.remove(&key.unwrap_or_default());
        }
        (Value::Object(map), _) => {
            map.insert(leaf.as_str().unwrap_or("x").to_owned(), leaf);
        }
        (Value::Bool(flag), 0..=2) => *flag = !*flag,
        (other, _) => *other = leaf,
    }
}

/// The JSON pointers of all values, including inner ones.
fn all_places(document: &Value, path: String, places: &mut Vec<String>) {
    match document {
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            let key = key.replace('~', "~0").replace('/', "~1");
            all_places(value, format!("{path}/{key}"), places);
        }),
        Value::Array(items) => items.iter().enumerate().for_each(|(index, value)| {
            all_places(value, format!("{path}/{index}"), places);
        }),
        _ => {}
    }
    places.push(path);
}
