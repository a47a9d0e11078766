//! Turns the facts in `data/babylonia.json` into constant tables.

use std::collections::HashMap;

use serde_json::Value;
use ziggurat_facts::{Tables, array, int, text};

fn main() {
    let facts = ziggurat_facts::read("data/babylonia.json");
    let mut out = Tables::default();
    board(&facts, &mut out);
    numbers(&facts, &mut out);
    tiles(&facts, &mut out);
    out.write("tables.rs");
}

fn board(facts: &Value, out: &mut Tables) {
    let hexes = array(&facts["hexes"]);
    let at: HashMap<(i64, i64), usize> = hexes
        .iter()
        .enumerate()
        .map(|(index, hex)| ((int(&hex["row"]), int(&hex["col"])), index))
        .collect();
    let offsets = array(&facts["coordinates"]["neighbor_offsets_row_col"]);
    let neighbours = |hex: &Value| -> Vec<usize> {
        let place = |o: &Value| (int(&hex["row"]) + int(&o[0]), int(&hex["col"]) + int(&o[1]));
        offsets
            .iter()
            .filter_map(|o| at.get(&place(o)).copied())
            .collect()
    };
    out.table("IDS", "&str", hexes.iter().map(|h| &h["id"]));
    out.table("LABELS", "&str", hexes.iter().map(|h| &h["label"]));
    out.table(
        "PLACES",
        "(u8, u8)",
        hexes
            .iter()
            .map(|h| format!("({}, {})", h["row"], h["col"])),
    );
    out.table(
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
        out.constant(name, "HexSet", set(having(key, value)));
    }
    out.table(
        "LOCATIONS",
        "Hex",
        having("site", "location").map(|i| format!("Hex({i})")),
    );
    out.table(
        "ZIGGURATS",
        "Hex",
        having("site", "ziggurat").map(|i| format!("Hex({i})")),
    );
    out.table(
        "RIVERS",
        "Hex",
        having("terrain", "river").map(|i| format!("Hex({i})")),
    );
}

fn numbers(facts: &Value, out: &mut Tables) {
    let scoring = &facts["scoring"];
    for (name, value) in [
        ("STAND_SIZE", &facts["stand_size"]),
        ("BIG_STAND_SIZE", &scoring["seven_tokens_card_stand_size"]),
        ("MAX_CITIES_LEFT", &facts["end"]["max_cities_left"]),
        ("MIN_FARMERS", &facts["play_options"]["min_farmers"]),
        ("ANY_TOKENS", &facts["play_options"]["any_tokens"]),
    ] {
        out.constant(name, "u8", value);
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
        out.constant(name, "u16", value);
    }
    let kinds = array(&facts["token_kinds"]);
    out.table(
        "TOKENS_PER_PLAYER",
        "u8",
        kinds.iter().map(|k| &k["per_player"]),
    );
}

fn tiles(facts: &Value, out: &mut Tables) {
    let tiles = array(&facts["location_tiles"]);
    for (name, seats) in [("TILES_2", "2"), ("TILES_3", "3"), ("TILES_4", "4")] {
        out.table(name, "u8", tiles.iter().map(|t| &t["count"][seats]));
    }
}

fn set(hexes: impl IntoIterator<Item = usize>) -> String {
    let mut words = [0u64; 3];
    hexes
        .into_iter()
        .for_each(|h| words[h / 64] |= 1 << (h % 64));
    format!("HexSet({words:?})")
}
