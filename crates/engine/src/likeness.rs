//! Whether a world looks like a view that it was imagined from.

use std::fmt::Debug;

use crate::{Invalid, Seat, Viewer};

/// Checks that a viewer and the seats that a view names are at the table.
///
/// # Errors
/// Which of them is not.
pub fn all_at_table(seats: usize, viewer: Viewer, named: &[(&str, Seat)]) -> Result<(), Invalid> {
    let viewer = match viewer {
        Viewer::Seat(seat) => Some(("viewer", seat)),
        Viewer::Public => None,
    };
    let absent = |&(_, seat): &(&str, Seat)| seat.index() >= seats;
    match viewer.into_iter().chain(named.iter().copied()).find(absent) {
        None => Ok(()),
        Some((name, seat)) => Err(Invalid(format!(
            "{name}: there is no seat {seat} at a table of {seats}"
        ))),
    }
}

const DOES_NOT_FIT: &str = "the view does not fit together";

/// At most this many characters of a value are told.
const TOLD: usize = 60;

/// Says which part of a view does not fit the rest: the world that was made of it looks different there.
pub(crate) fn unlike<V: Debug>(view: &V, looks: &V) -> Invalid {
    if cfg!(target_arch = "wasm32") {
        // Writing a view in full takes more code than a browser should load for a programmer's mistake.
        return Invalid::new(DOES_NOT_FIT);
    }
    let (view, looks) = (format!("{view:#?}"), format!("{looks:#?}"));
    let lines: Vec<&str> = view.lines().collect();
    let mut pairs = lines.iter().copied().zip(looks.lines()).enumerate();
    let Some((place, (line, right))) = pairs.find(|(_, (line, right))| line != right) else {
        return Invalid::new(DOES_NOT_FIT);
    };
    let path = path(&lines, place);
    let (line, right) = (value(line), value(right));
    Invalid(format!(
        "{path}: {line} does not fit the rest of the view, {right} would"
    ))
}

/// The value in a line: what stands behind the name of the field.
fn value(line: &str) -> String {
    let line = line.trim().trim_end_matches(',');
    let value = name(line).map_or(line, |name| &line[name.len() + 2..]);
    match value {
        "]" | "}" | ")" => "nothing more".to_owned(),
        _ => value.chars().take(TOLD).collect(),
    }
}

/// The name of the field that begins in this line.
fn name(line: &str) -> Option<&str> {
    let (name, _) = line.trim_start().split_once(": ")?;
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    name.chars().all(word).then_some(name)
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The names and numbers that lead to a line: `players.1.hand_count`.
fn path(lines: &[&str], place: usize) -> String {
    let mut parts = Vec::new();
    let mut below = place;
    loop {
        let line = lines[below];
        let parent = (0..below).rfind(|&above| depth(lines[above]) < depth(line));
        let Some(parent) = parent else { break };
        let inside = &lines[parent + 1..below];
        match name(line) {
            Some(name) => parts.push(name.to_owned()),
            None if lines[parent].ends_with('[') => {
                let begins = |sibling: &&&str| {
                    depth(sibling) == depth(line) && !sibling.trim().starts_with(['}', ']', ')'])
                };
                parts.push(inside.iter().filter(begins).count().to_string());
            }
            None => {}
        }
        below = parent;
    }
    parts.reverse();
    match parts.is_empty() {
        true => "view".to_owned(),
        false => parts.join("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[allow(dead_code, reason = "only its Debug is used")]
    struct Player {
        hand: Option<Vec<u8>>,
        count: u8,
    }

    #[derive(Debug)]
    #[allow(dead_code, reason = "only its Debug is used")]
    struct View {
        turn: u8,
        players: Vec<Player>,
    }

    fn view(turn: u8, hands: [&[u8]; 2], counts: [u8; 2]) -> View {
        let player = |(hand, count): (&[u8], u8)| Player {
            hand: Some(hand.to_vec()),
            count,
        };
        View {
            turn,
            players: hands.into_iter().zip(counts).map(player).collect(),
        }
    }

    #[test]
    fn seats_beyond_the_table_are_named() {
        let told = |viewer| all_at_table(3, viewer, &[("active", Seat(2)), ("first", Seat(3))]);
        let words = "there is no seat 3 at a table of 3";
        assert_eq!(
            told(Viewer::Public),
            Err(Invalid(format!("first: {words}")))
        );
        let viewer = Viewer::Seat(Seat(3));
        assert_eq!(told(viewer), Err(Invalid(format!("viewer: {words}"))));
        assert_eq!(all_at_table(4, viewer, &[("active", Seat(2))]), Ok(()));
    }

    #[test]
    fn the_part_that_does_not_fit_is_named() {
        let real = view(3, [&[1, 2], &[]], [2, 0]);
        let told = |view: &View| unlike(view, &real).to_string();
        let wrong = |path: &str, value: &str, right: &str| {
            format!("{path}: {value} does not fit the rest of the view, {right} would")
        };
        let turn = view(4, [&[1, 2], &[]], [2, 0]);
        assert_eq!(told(&turn), wrong("turn", "4", "3"));
        let count = view(3, [&[1, 2], &[]], [2, 7]);
        assert_eq!(told(&count), wrong("players.1.count", "7", "0"));
        let card = view(3, [&[1, 5], &[]], [2, 0]);
        assert_eq!(told(&card), wrong("players.0.hand.1", "5", "2"));
        let short = view(3, [&[1], &[]], [2, 0]);
        assert_eq!(told(&short), wrong("players.0.hand", "nothing more", "2"));
        assert_eq!(
            unlike(&1, &2).to_string(),
            wrong("view", "1", "2"),
            "a view without parts"
        );
        assert!(unlike(&1, &1).to_string().contains("does not fit together"));
    }
}
