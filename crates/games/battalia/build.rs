//! Turns the facts in `data/battalia.json` into constant tables.

use std::{env, fmt::Write, fs, path::Path};

use serde_json::Value;

const DATA: &str = "data/battalia.json";
const UNITS: [&str; 4] = ["tribesman", "chief", "priest", "lord"];
const ARTEFACTS: [&str; 7] = [
    "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
];

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    println!("cargo::rerun-if-changed=build.rs");
    let text = fs::read_to_string(DATA).expect("the facts file is part of the crate");
    let facts: Value = serde_json::from_str(&text).expect("the facts file is JSON");
    let mut out = String::new();
    numbers(&facts, &mut out);
    cards(&facts, &mut out);
    costs(&facts["costs"], &mut out);
    shapes(&facts, &mut out);
    oracle(&facts["orak"], &mut out);
    layouts(&facts["board"]["layouts"], &mut out);
    let dir = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&dir).join("facts.rs"), out).expect("OUT_DIR can be written");
}

fn numbers(facts: &Value, out: &mut String) {
    let markers = &facts["city_markers"]["per_player"];
    for (name, value) in [
        ("SUPPLY_CARDS", &facts["supply"]["total"]),
        ("LOW_MARKERS", &markers[0]["count"]),
        ("HIGH_MARKERS", &markers[1]["count"]),
        ("HERO_BONUS", &facts["heroes"]["battle_bonus_per_hero"]),
        ("MINIMUM_DECK", &facts["minimum_deck"]["value"]),
        ("HAND_SIZE", &facts["hand"]["size"]),
        ("MULLIGAN_SIZE", &facts["hand"]["mulligan_size"]),
        ("NEUTRAL_LEVEL", &facts["neutral_cities"]["level_base"]),
        (
            "NEUTRAL_LEVEL_HARD",
            &facts["neutral_cities"]["level_scenario_1"],
        ),
        (
            "CAPTURED_LEVEL",
            &facts["neutral_cities"]["captured_marker_level"],
        ),
        ("GUARD", &facts["ruins_guard"]["strength_base"]),
        ("GUARD_HARD", &facts["ruins_guard"]["strength_scenario_1"]),
        ("LEVEL4_TO_END", &facts["end"]["level4_cities"]),
        ("DAYS_PER_WEEK", &facts["orak"]["days_per_week"]),
        ("HORSE_STEPS", &facts["costs"]["move_hero"]["horse_squares"]),
        ("TOOL_VALUE", &facts["costs"]["tool_value"]["tribesman"]),
        ("HORN_CARDS", &great(facts, "horn")["take"]),
    ] {
        constant(out, name, "u8", &number(value).to_string());
    }
    let draws = array(&facts["cohorts"])
        .iter()
        .map(|c| number(&c["draw"]).to_string());
    list(out, "COHORT_DRAWS", "u8", draws);
}

fn great<'a>(facts: &'a Value, id: &str) -> &'a Value {
    let mut all = array(&facts["great_artefacts"]).iter();
    all.find(|g| g["id"] == id)
        .expect("a great artefact of this id")
}

fn cards(facts: &Value, out: &mut String) {
    let count = |item: &Value| number(&item["count_per_faction"]).to_string();
    list(
        out,
        "UNITS_PER_FACTION",
        "u8",
        array(&facts["units"]).iter().map(count),
    );
    list(
        out,
        "ARTEFACTS_PER_FACTION",
        "u8",
        array(&facts["artefacts"]).iter().map(count),
    );
    let start = |id: &&str| {
        facts["starting_deck"][*id]
            .as_u64()
            .unwrap_or(0)
            .to_string()
    };
    list(out, "START_UNITS", "u8", UNITS.iter().map(start));
    constant(
        out,
        "START_SUPPLY",
        "u8",
        &number(&facts["starting_deck"]["supply"]).to_string(),
    );
    let strength = |item: &Value| number(&item["strength"]).to_string();
    list(
        out,
        "ARTEFACT_STRENGTH",
        "u8",
        array(&facts["artefacts"]).iter().map(strength),
    );
    for (name, key) in [("GREAT_ATTACK", "attack"), ("GREAT_DEFENCE", "defence")] {
        let values = array(&facts["great_artefacts"]).iter();
        list(out, name, "u8", values.map(|g| number(&g[key]).to_string()));
    }
}

/// A cost as the number of tribesmen, chiefs, priests, lords and Supply cards.
fn cost(value: &Value) -> String {
    let of = |id: &str| value[id].as_u64().unwrap_or(0);
    let units: Vec<String> = UNITS.iter().map(|id| of(id).to_string()).collect();
    format!(
        "({}, {})",
        format_args!("[{}]", units.join(", ")),
        of("supply")
    )
}

fn costs(costs: &Value, out: &mut String) {
    let kind = "([u8; 4], u8)";
    let named = |group: &str, ids: &[&str]| -> Vec<String> {
        ids.iter().map(|id| cost(&costs[group][*id])).collect()
    };
    list(
        out,
        "RECRUIT_COST",
        kind,
        named("recruit", &UNITS).into_iter(),
    );
    list(
        out,
        "CREATE_COST",
        kind,
        named("create", &ARTEFACTS).into_iter(),
    );
    list(
        out,
        "ROAD_COST",
        kind,
        named("build_road", &["simple", "junction"]).into_iter(),
    );
    list(
        out,
        "CITY_COST",
        kind,
        named("build_city", &["1", "2", "3", "4"]).into_iter(),
    );
    list(
        out,
        "UPGRADE_COST",
        kind,
        named("upgrade_city_to", &["1", "2", "3", "4"]).into_iter(),
    );
    constant(
        out,
        "HIRE_SUPPLY",
        "u8",
        &number(&costs["hire_hero"]["supply"]).to_string(),
    );
    constant(
        out,
        "TENT_SUPPLY",
        "u8",
        &number(&costs["pitch_tent"]["supply"]).to_string(),
    );
}

fn shapes(facts: &Value, out: &mut String) {
    let all: Vec<&Value> = array(&facts["road_types"])
        .iter()
        .chain(array(&facts["city_patterns"]))
        .collect();
    let exits = |shape: &&Value| {
        let bit = |side: &Value| match side.as_str() {
            Some("n") => 1,
            Some("e") => 2,
            Some("s") => 4,
            _ => 8,
        };
        array(&shape["exits"])
            .iter()
            .map(bit)
            .sum::<u8>()
            .to_string()
    };
    list(out, "SHAPE_EXITS", "u8", all.iter().map(exits));
    let count = |shape: &&Value| number(&shape["count_per_faction"]).to_string();
    list(out, "SHAPES_PER_FACTION", "u8", all.iter().map(count));
    let junction = array(&facts["road_types"]).iter();
    list(
        out,
        "JUNCTION",
        "bool",
        junction.map(|r| (r["group"] == "junction").to_string()),
    );
}

fn oracle(oracle: &Value, out: &mut String) {
    for (name, key) in [("ILLUMINATED", "illuminated"), ("MATCHING", "matching")] {
        let symbols = array(&oracle["days"]).iter();
        list(
            out,
            name,
            "Artefact",
            symbols.map(|d| format!("Artefact::{}", capital(&d[key]))),
        );
    }
}

/// Squares as bits of a board with eight columns, the last of them empty.
fn bits(squares: &Value) -> String {
    let bit = |square: &Value| 1u64 << (number(&square[0]) * 8 + number(&square[1]));
    array(squares).iter().map(bit).sum::<u64>().to_string()
}

fn layouts(layouts: &Value, out: &mut String) {
    let of = |players: u8| {
        let layout = &layouts[players.to_string()];
        format!(
            "Layout {{ missing: {}, starts: {}, neutrals: {}, greats: {} }}",
            bits(&layout["out_of_play"]),
            bits(&layout["start_squares"]),
            bits(&layout["neutral_squares"]),
            number(&layout["great_artefacts"])
        )
    };
    list(out, "LAYOUTS", "Layout", (2..=4).map(of));
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

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The name of a variant from an id.
fn capital(id: &Value) -> String {
    let mut letters = id.as_str().expect("an id").chars();
    let first = letters.next().expect("an id has letters");
    first.to_uppercase().chain(letters).collect()
}
