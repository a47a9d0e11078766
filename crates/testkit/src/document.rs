//! Positions and actions as text, independence of copies, and repeatability.

use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash, Hasher},
};

use ziggurat_engine::{Advice, Game, Record};
use ziggurat_table::position_hash;

use crate::{
    Fault, Walk,
    fault::{difference, ensure},
    walk::{Moved, every_position},
};

/// Games per case.
const GAMES: u64 = 40;
/// One of this many positions is looked at.
const EVERY: u32 = 2;

/// In random play every position survives a round trip through JSON, with the same hash; every action
/// survives a round trip through JSON and through its short notation; copies are independent; and the
/// same action with the same chance always leads to the same position.
///
/// # Errors
/// The first fault.
pub fn positions_are_documents<G: Advice>() -> Result<(), Fault> {
    let mut seen = HashSet::new();
    let mut legal = Vec::new();
    every_position::<G>(GAMES, |walk| {
        let waiting = walk.position.waiting();
        for seat in waiting.must.iter().chain(waiting.may.iter()) {
            walk.position.legal(seat, &mut legal);
            let fresh: Vec<_> = legal.iter().filter(|&&a| seen.insert(a)).collect();
            fresh.into_iter().try_for_each(action_is_text)?;
        }
        if (walk.step + walk.seed as u32).is_multiple_of(EVERY) || waiting.is_over() {
            comes_back(&walk.position)?;
            same_again(walk)?;
        }
        Ok(())
    })
}

fn json<G: Game>(position: &G) -> Result<String, Fault> {
    serde_json::to_string(position)
        .map_err(|error| Fault::new(format!("the position cannot be written: {error}")))
}

fn comes_back<G: Game>(position: &G) -> Result<(), Fault> {
    let text = json(position)?;
    let back: G = serde_json::from_str(&text)
        .map_err(|error| Fault::new(format!("the JSON of the position is refused: {error}")))?;
    ensure!(
        back == *position,
        "the position changes on a round trip through JSON: {}",
        difference(&text, &json(&back)?)
    );
    let again = json(&back)?;
    ensure!(
        again == text,
        "equal positions have different JSON: {}",
        difference(&text, &again)
    );
    ensure!(
        hash_of(&back) == hash_of(position) && position_hash(&back) == position_hash(position),
        "equal positions have different hashes"
    );
    Ok(())
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Plays one action on copies, twice with a listener and once without; the original must not change.
fn same_again<G: Advice>(walk: &Walk<G>) -> Result<(), Fault> {
    let text = json(&walk.position)?;
    let mut first = walk.clone();
    let Some(Moved {
        seat,
        action,
        record,
        ..
    }) = first.advance()?
    else {
        return Ok(());
    };
    let mut heard = Record::default();
    let mut second = walk.position.clone();
    second.play(seat, &action, &mut walk.chance(), &mut heard);
    ensure!(
        second == first.position && heard == record,
        "seat {seat}: {action} with the same chance leads to a different position"
    );
    let mut silent = walk.position.clone();
    silent.play_silent(seat, &action, &mut walk.chance());
    ensure!(
        silent == second,
        "seat {seat}: {action} leads to a different position when nobody listens"
    );
    let after = json(&walk.position)?;
    ensure!(
        after == text,
        "seat {seat}: playing {action} on a copy changes the original: {}",
        difference(&text, &after)
    );
    Ok(())
}

fn action_is_text<A>(action: &A) -> Result<(), Fault>
where
    A: Eq + std::fmt::Display + std::str::FromStr<Err = String>,
    A: serde::Serialize + serde::de::DeserializeOwned,
{
    let text = action.to_string();
    match text.parse::<A>() {
        Ok(back) if back == *action => {}
        Ok(back) => return Err(Fault::new(format!("{text:?} is read as {back}"))),
        Err(error) => return Err(Fault::new(format!("{text:?} cannot be read: {error}"))),
    }
    ensure!(
        text.trim() == text && !text.is_empty() && !text.contains('\n'),
        "the action {text:?} should be one line without spaces around it"
    );
    let json = serde_json::to_string(action).unwrap_or_default();
    match serde_json::from_str::<A>(&json) {
        Ok(back) if back == *action => Ok(()),
        Ok(back) => Err(Fault::new(format!(
            "the JSON {json} of {text} is read as {back}"
        ))),
        Err(error) => Err(Fault::new(format!(
            "the JSON {json} of {text} cannot be read: {error}"
        ))),
    }
}
