//! Turns the facts in `data/babylonia.json` into constant tables.

use std::{collections::HashMap, env, fmt::Write, fs, path::Path};

use serde_json::Value;

const DATA: &str = "data/babylonia.json";

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed=build.rs");
    let text = fs::read_to_string(DATA).expect("the facts file is part of the crate");
    let facts: Value = serde_json::from_str(&text).expect("the facts file is JSON");
    let mut out = String::new();
    board(&facts, &mut out);
    numbers(&facts, &mut out);
    tiles(&facts, &mut out);
    let dir = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&dir).join("tables.rs"), out).expect("OUT_DIR can be written");
}

fn board(facts: &Value, out: &mut String) {
    let hexes = facts["hexes"].as_array().expect("hexes");
    let at: HashMap<(i64, i64), usize> = hexes
        .iter()
        .enumerate()
        .map(|(index, hex)| ((int(&hex["row"]), int(&hex["col"])), index))
        .collect();
    let offsets = facts["coordinates"]["neighbor_offsets_row_col"]
        .as_array()
        .expect("offsets");
    let neighbours = |hex: &Value| -> Vec<usize> {
        let place = |o: &Value| (int(&hex["row"]) + int(&o[0]), int(&hex["col"]) + int(&o[1]));
        offsets
            .iter()
            .filter_map(|o| at.get(&place(o)).copied())
            .collect()
    };
    list(
        out,
        "IDS",
        "&str",
        hexes.iter().map(|h| format!("{:?}", text(&h["id"]))),
    );
    list(
        out,
        "LABELS",
        "&str",
        hexes.iter().map(|h| format!("{:?}", text(&h["label"]))),
    );
    list(
        out,
        "PLACES",
        "(u8, u8)",
        hexes
            .iter()
            .map(|h| format!("({}, {})", h["row"], h["col"])),
    );
    list(
        out,
        "NEIGHBOURS",
        "HexSet",
        hexes.iter().map(|h| set(neighbours(h))),
    );
    let having = |key: &'static str, value: &'static str| {
        let holds = move |(_, hex): &(usize, &Value)| text(&hex[key]) == value;
        hexes
            .iter()
            .enumerate()
            .filter(holds)
            .map(|(index, _)| index)
    };
    for (name, key, value) in [
        ("LAND", "terrain", "land"),
        ("RIVER", "terrain", "river"),
        ("NORTH", "region", "north"),
        ("CENTRAL", "region", "central"),
        ("SOUTH", "region", "south"),
    ] {
        constant(out, name, "HexSet", &set(having(key, value)));
    }
    list(
        out,
        "LOCATIONS",
        "Hex",
        having("site", "location").map(|i| format!("Hex({i})")),
    );
    list(
        out,
        "ZIGGURATS",
        "Hex",
        having("site", "ziggurat").map(|i| format!("Hex({i})")),
    );
    list(
        out,
        "RIVERS",
        "Hex",
        having("terrain", "river").map(|i| format!("Hex({i})")),
    );
}

fn numbers(facts: &Value, out: &mut String) {
    let scoring = &facts["scoring"];
    for (name, value) in [
        ("STAND_SIZE", &facts["stand_size"]),
        ("BIG_STAND_SIZE", &scoring["seven_tokens_card_stand_size"]),
        ("MAX_CITIES_LEFT", &facts["end"]["max_cities_left"]),
        ("MIN_FARMERS", &facts["play_options"]["min_farmers"]),
        ("ANY_TOKENS", &facts["play_options"]["any_tokens"]),
    ] {
        constant(out, name, "u8", &value.to_string());
    }
    for (name, value) in [
        ("POINTS_PER_NOBLE", &scoring["points_per_matching_noble"]),
        ("POINTS_PER_CITY", &scoring["points_per_city_when_city_won"]),
        (
            "POINTS_PER_ZIGGURAT",
            &scoring["points_per_touched_ziggurat"],
        ),
        ("CITIES_PER_BONUS", &scoring["city_bonus_card_divisor"]),
        ("TEN_POINTS", &scoring["ten_points_card"]),
    ] {
        constant(out, name, "u16", &value.to_string());
    }
    let kinds = facts["token_kinds"].as_array().expect("token_kinds");
    list(
        out,
        "TOKENS_PER_PLAYER",
        "u8",
        kinds.iter().map(|k| k["per_player"].to_string()),
    );
}

fn tiles(facts: &Value, out: &mut String) {
    let tiles = facts["location_tiles"].as_array().expect("location_tiles");
    for (name, seats) in [("TILES_2", "2"), ("TILES_3", "3"), ("TILES_4", "4")] {
        list(
            out,
            name,
            "u8",
            tiles.iter().map(|t| t["count"][seats].to_string()),
        );
    }
}

fn set(hexes: impl IntoIterator<Item = usize>) -> String {
    let mut words = [0u64; 3];
    hexes
        .into_iter()
        .for_each(|h| words[h / 64] |= 1 << (h % 64));
    format!("HexSet({words:?})")
}

fn list(out: &mut String, name: &str, kind: &str, items: impl Iterator<Item = String>) {
    let items: Vec<String> = items.collect();
    let (count, items) = (items.len(), items.join(", "));
    writeln!(
        out,
        "pub(crate) static {name}: [{kind}; {count}] = [{items}];"
    )
    .expect("a string takes everything");
}

fn constant(out: &mut String, name: &str, kind: &str, value: &str) {
    writeln!(out, "pub(crate) const {name}: {kind} = {value};").expect("a string takes everything");
}

fn int(value: &Value) -> i64 {
    value.as_i64().expect("a whole number")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
