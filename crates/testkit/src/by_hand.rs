//! For rule tests: positions written by hand, actions as people type them, and questions about both.
//! Anything unexpected fails the test.

use serde_json::Value;
use ziggurat_engine::{Chance, Game, Record, Seat, Viewer};

/// The position in a document.
///
/// # Panics
/// If the document cannot be read, or the position cannot exist.
#[must_use]
#[track_caller]
pub fn position<G: Game>(document: Value) -> G {
    let game: G = serde_json::from_value(document).expect("the document should be readable");
    game.validate().expect("the position should be possible");
    game
}

/// What is wrong with a position that cannot exist.
///
/// # Panics
/// If it can exist.
#[must_use]
#[track_caller]
pub fn invalid<G: Game>(document: Value) -> String {
    match serde_json::from_value::<G>(document) {
        Ok(game) => {
            game.validate()
                .expect_err("the position should be impossible")
                .0
        }
        Err(error) => error.to_string(),
    }
}

/// The position as a document.
///
/// # Panics
/// If it cannot be written.
#[must_use]
#[track_caller]
pub fn document<G: Game>(game: &G) -> Value {
    serde_json::to_value(game).expect("every position can be written as a document")
}

/// A world from a view that was written by hand, or why there is none.
///
/// # Errors
/// If the view cannot be read, or no position looks like it.
pub fn imagined<G: Game>(view: Value, viewer: Viewer) -> Result<G, String> {
    let view: G::View = serde_json::from_value(view).map_err(|error| error.to_string())?;
    G::imagine(&view, viewer, &mut Chance::new(1)).map_err(|invalid| invalid.0)
}

/// The document with another value at a place, a JSON pointer. In an object the place may be new.
///
/// # Panics
/// If there is no such place.
#[must_use]
#[track_caller]
pub fn changed(document: &Value, place: &str, value: Value) -> Value {
    let mut document = document.clone();
    let (parent, key) = place.rsplit_once('/').expect("a place begins with a slash");
    match document.pointer_mut(parent) {
        Some(Value::Object(map)) => drop(map.insert(key.to_owned(), value)),
        Some(Value::Array(list)) => {
            let index: usize = key.parse().expect("lists have numbered places");
            list[index] = value;
        }
        _ => panic!("nothing is at {parent}"),
    }
    document
}

/// Carries out an action and returns what happened.
///
/// # Panics
/// If the text is not an action, the action is refused, or the position is invalid afterwards.
#[track_caller]
pub fn act<G: Game>(game: &mut G, seat: u8, text: &str, chance: &mut Chance) -> Record<G::Event> {
    let mut record = Record::default();
    if let Err(illegal) = game.apply(Seat(seat), &action::<G>(text), chance, &mut record) {
        panic!("seat {seat}: {text} is refused: {illegal}");
    }
    if let Err(invalid) = game.validate() {
        panic!("after {text}: {invalid}");
    }
    record
}

/// The legal actions of a seat, as people type them.
#[must_use]
pub fn legal<G: Game>(game: &G, seat: u8) -> Vec<String> {
    let mut list = Vec::new();
    game.legal(Seat(seat), &mut list);
    list.iter().map(ToString::to_string).collect()
}

/// Whether a seat may do this.
///
/// # Panics
/// If the legal list and the check disagree, or the text is not an action.
#[must_use]
#[track_caller]
pub fn allows<G: Game>(game: &G, seat: u8, text: &str) -> bool {
    let action = action::<G>(text);
    let accepted = game.check(Seat(seat), &action).is_ok();
    let listed = legal(game, seat).contains(&action.to_string());
    assert_eq!(accepted, listed, "{text}: accepted, and listed");
    accepted
}

/// The rule that forbids a seat to do this.
///
/// # Panics
/// If it is listed or accepted, or the text is not an action.
#[must_use]
#[track_caller]
pub fn refused<G: Game>(game: &G, seat: u8, text: &str) -> &'static str {
    assert!(!allows(game, seat, text), "{text} is accepted");
    let checked = game.check(Seat(seat), &action::<G>(text));
    checked.expect_err("the action should be refused").rule.0
}

/// The points of every seat.
#[must_use]
pub fn totals<G: Game>(game: &G) -> Vec<i32> {
    game.score().iter().map(|points| points.sum).collect()
}

/// The points of a seat in a category.
///
/// # Panics
/// If there is no such category.
#[must_use]
#[track_caller]
pub fn points<G: Game>(game: &G, seat: usize, category: &str) -> i32 {
    let sheet = &game.score()[seat].categories;
    let row = sheet.iter().find(|(name, _)| *name == category);
    row.unwrap_or_else(|| panic!("there is no category {category}"))
        .1
}

#[track_caller]
fn action<G: Game>(text: &str) -> G::Action {
    text.parse().expect("the text should be an action")
}
