//! The board from the facts, as plain maps.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use ziggurat_babylonia::FACTS;

/// A hex in use.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) river: bool,
    pub(super) central: bool,
    pub(super) ziggurat: bool,
    pub(super) beside: Vec<String>,
}

/// The hexes in use with this many players (BAB-2.2, BAB-2.6).
pub(super) fn board(players: usize) -> BTreeMap<String, Place> {
    let facts: Value = serde_json::from_str(FACTS).expect("the facts are JSON");
    let regions = match players {
        2 => ["north", "central", "river_north", "river_south"].to_vec(),
        3 => ["central", "south", "river_north", "river_south"].to_vec(),
        _ => ["north", "central", "south", "river_north", "river_south"].to_vec(),
    };
    let hexes = facts["hexes"].as_array().expect("hexes");
    let used = hexes
        .iter()
        .filter(|hex| regions.contains(&word(&hex["region"])));
    let at: BTreeMap<(i64, i64), String> = used
        .clone()
        .map(|hex| (coordinates(hex), word(&hex["id"]).to_owned()))
        .collect();
    let place = |hex: &Value| Place {
        river: word(&hex["terrain"]) == "river",
        central: word(&hex["region"]) == "central",
        ziggurat: hex["site"] == "ziggurat",
        beside: beside(&at, coordinates(hex)),
    };
    used.map(|hex| (word(&hex["id"]).to_owned(), place(hex)))
        .collect()
}

fn beside(at: &BTreeMap<(i64, i64), String>, (row, col): (i64, i64)) -> Vec<String> {
    let steps = [(-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1)];
    let there = |(down, right)| at.get(&(row + down, col + right)).cloned();
    steps.into_iter().filter_map(there).collect()
}

fn coordinates(hex: &Value) -> (i64, i64) {
    let number = |value: &Value| value.as_i64().expect("a number");
    (number(&hex["row"]), number(&hex["col"]))
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The nobles that a city pays for (BAB-1.2).
pub(super) fn symbols(tile: &str) -> BTreeSet<String> {
    let names = match tile.strip_prefix("city_") {
        Some("all") => "merchant_official_priest",
        Some(names) => names,
        None => "",
    };
    names.split('_').map(str::to_owned).collect()
}
