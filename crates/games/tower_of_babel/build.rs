//! Turns the facts in `data/tower_of_babel.json` into constant tables.

use serde_json::Value;
use ziggurat_facts::{Tables, array, variant};

fn main() {
    let facts = ziggurat_facts::read("data/tower_of_babel.json");
    let mut out = Tables::default();
    numbers(&facts, &mut out);
    action_cards(&facts, &mut out);
    discs(&facts, &mut out);
    scoring(&facts, &mut out);
    out.write("facts.rs");
}

fn numbers(facts: &Value, out: &mut Tables) {
    for (name, value) in [
        ("CARDS_PER_KIND", &facts["building_cards"]["per_kind"]),
        ("STARTING_HAND", &facts["building_cards"]["starting_hand"]),
        ("UNITS", &facts["pieces"]["units_available_for_wonders"]),
        ("PASS_DRAW", &facts["draws"]["pass_extra"]),
        ("TURN_DRAW", &facts["draws"]["end_of_turn_each"]),
    ] {
        out.constant(name, "u8", value);
    }
    let points = &facts["points"];
    for (name, value) in [
        ("REJECTED_CARD", &points["rejected_card"]),
        ("TRIPLE_CARD", &points["rejected_card_with_triple_bonus"]),
        ("PARTICIPANT", &points["participant_below_second"]),
    ] {
        out.constant(name, "u16", value);
    }
}

fn action_cards(facts: &Value, out: &mut Tables) {
    let cards = array(&facts["action_cards"]["cards"]);
    let counts = cards.iter().map(|card| &card["count"]);
    out.list("ACTION_CARDS", "u8", counts);
    let param = |id: &str, name: &str| {
        let card = cards.iter().find(|card| card["id"] == id);
        &card.expect("a card of this id")["params"][name]
    };
    for (name, kind, id, key) in [
        ("EXCHANGE_MOST", "u8", "exchange_cards", "max_cards"),
        ("JOKER_CARDS", "u8", "joker", "counts_as_cards"),
        ("DRAW_CARDS", "u8", "draw_cards", "cards"),
        ("DISC_POINT", "u16", "disc_point", "points_per_disc"),
        ("FIVE_POINTS", "u16", "five_points", "points"),
    ] {
        out.constant(name, kind, param(id, key));
    }
}

fn discs(facts: &Value, out: &mut Tables) {
    let discs = &facts["building_discs"];
    let numbers = &discs["single_kind"]["numbers_per_kind"];
    out.constant("DISC_NUMBERS", "[u8; 6]", numbers);
    let doubles = array(&discs["two_kind"]["discs"]).iter().map(|disc| {
        let half = |need: &Value| format!("Kind::{}, {}", variant(&need["kind"]), need["number"]);
        let needs = array(&disc["needs"]);
        format!("Disc::double({}, {})", half(&needs[0]), half(&needs[1]))
    });
    out.list("TWO_KIND_DISCS", "Disc", doubles);
}

fn scoring(facts: &Value, out: &mut Tables) {
    let row = |row: &Value| {
        format!(
            "Row {{ first: {}, second: {} }}",
            row["first"], row["second"]
        )
    };
    let scoring = &facts["wonder_scoring"];
    out.list("ROWS", "Row", array(&scoring["rows"]).iter().map(row));
    out.constant("LIGHT_ROW", "Row", row(&scoring["final_row"]));
    let bonus = array(&facts["disc_bonus"]).iter();
    let bonus = bonus.filter(|entry| (1..=6).contains(&entry["discs"].as_u64().unwrap_or(0)));
    out.list("DISC_BONUS", "u8", bonus.map(|entry| &entry["points"]));
}
