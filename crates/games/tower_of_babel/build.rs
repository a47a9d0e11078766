//! Turns the facts in `data/tower_of_babel.json` into constant tables.

use std::{env, fmt::Write, fs, path::Path};

use serde_json::Value;

const DATA: &str = "data/tower_of_babel.json";

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed=build.rs");
    let text = fs::read_to_string(DATA).expect("the facts file is part of the crate");
    let facts: Value = serde_json::from_str(&text).expect("the facts file is JSON");
    let mut out = String::new();
    numbers(&facts, &mut out);
    action_cards(&facts, &mut out);
    discs(&facts, &mut out);
    scoring(&facts, &mut out);
    let dir = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&dir).join("facts.rs"), out).expect("OUT_DIR can be written");
}

fn numbers(facts: &Value, out: &mut String) {
    for (name, value) in [
        ("CARDS_PER_KIND", &facts["building_cards"]["per_kind"]),
        ("STARTING_HAND", &facts["building_cards"]["starting_hand"]),
        ("UNITS", &facts["pieces"]["units_available_for_wonders"]),
        ("PASS_DRAW", &facts["draws"]["pass_extra"]),
        ("TURN_DRAW", &facts["draws"]["end_of_turn_each"]),
    ] {
        constant(out, name, "u8", &value.to_string());
    }
    let points = &facts["points"];
    for (name, value) in [
        ("REJECTED_CARD", &points["rejected_card"]),
        ("TRIPLE_CARD", &points["rejected_card_with_triple_bonus"]),
        ("PARTICIPANT", &points["participant_below_second"]),
    ] {
        constant(out, name, "u16", &value.to_string());
    }
}

fn action_cards(facts: &Value, out: &mut String) {
    let cards = array(&facts["action_cards"]["cards"]);
    let counts = cards.iter().map(|card| card["count"].to_string());
    list(out, "ACTION_CARDS", "u8", counts);
    let param = |id: &str, name: &str| {
        let card = cards.iter().find(|card| card["id"] == id);
        card.expect("a card of this id")["params"][name].to_string()
    };
    for (name, kind, id, key) in [
        ("EXCHANGE_MOST", "u8", "exchange_cards", "max_cards"),
        ("JOKER_CARDS", "u8", "joker", "counts_as_cards"),
        ("DRAW_CARDS", "u8", "draw_cards", "cards"),
        ("DISC_POINT", "u16", "disc_point", "points_per_disc"),
        ("FIVE_POINTS", "u16", "five_points", "points"),
    ] {
        constant(out, name, kind, &param(id, key));
    }
}

fn discs(facts: &Value, out: &mut String) {
    let discs = &facts["building_discs"];
    let numbers = discs["single_kind"]["numbers_per_kind"].to_string();
    constant(out, "DISC_NUMBERS", "[u8; 6]", &numbers);
    let doubles = array(&discs["two_kind"]["discs"]).iter().map(|disc| {
        let half = |need: &Value| format!("Kind::{}, {}", capital(&need["kind"]), need["number"]);
        let needs = array(&disc["needs"]);
        format!("Disc::double({}, {})", half(&needs[0]), half(&needs[1]))
    });
    list(out, "TWO_KIND_DISCS", "Disc", doubles);
}

fn scoring(facts: &Value, out: &mut String) {
    let row = |row: &Value| {
        format!(
            "Row {{ first: {}, second: {} }}",
            row["first"], row["second"]
        )
    };
    let scoring = &facts["wonder_scoring"];
    list(out, "ROWS", "Row", array(&scoring["rows"]).iter().map(row));
    constant(out, "LIGHT_ROW", "Row", &row(&scoring["final_row"]));
    let bonus = array(&facts["disc_bonus"]).iter();
    let bonus = bonus.filter(|entry| (1..=6).contains(&entry["discs"].as_u64().unwrap_or(0)));
    list(
        out,
        "DISC_BONUS",
        "u8",
        bonus.map(|entry| entry["points"].to_string()),
    );
}

fn list(out: &mut String, name: &str, kind: &str, items: impl Iterator<Item = String>) {
    let items: Vec<String> = items.collect();
    let (count, items) = (items.len(), items.join(", "));
    constant(
        out,
        name,
        &format!("[{kind}; {count}]"),
        &format!("[{items}]"),
    );
}

fn constant(out: &mut String, name: &str, kind: &str, value: &str) {
    writeln!(out, "pub(crate) const {name}: {kind} = {value};").expect("a string takes everything");
}

fn array(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// The name of a variant from an id.
fn capital(id: &Value) -> String {
    let mut letters = id.as_str().expect("an id").chars();
    let first = letters.next().expect("an id has letters");
    first.to_uppercase().chain(letters).collect()
}
