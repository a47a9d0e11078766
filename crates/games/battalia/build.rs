//! Turns the facts in `data/battalia.json` into constant tables.

use serde_json::Value;
use ziggurat_facts::{Tables, array, int, text, variant};

const UNITS: [&str; 4] = ["tribesman", "chief", "priest", "lord"];
const ARTEFACTS: [&str; 7] = [
    "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
];

fn main() {
    let facts = ziggurat_facts::read("data/battalia.json");
    let mut out = Tables::default();
    numbers(&facts, &mut out);
    cards(&facts, &mut out);
    costs(&facts["costs"], &mut out);
    shapes(&facts, &mut out);
    oracle(&facts["orak"], &mut out);
    layouts(&facts["board"]["layouts"], &mut out);
    out.write("facts.rs");
}

fn numbers(facts: &Value, out: &mut Tables) {
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
            "CAPTURED_MARKER",
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
        out.constant(name, "u8", int(value));
    }
    let draws = array(&facts["cohorts"]).iter().map(|c| int(&c["draw"]));
    out.list("COHORT_DRAWS", "u8", draws);
}

fn great<'a>(facts: &'a Value, id: &str) -> &'a Value {
    let mut all = array(&facts["great_artefacts"]).iter();
    all.find(|g| g["id"] == id)
        .expect("a great artefact of this id")
}

fn cards(facts: &Value, out: &mut Tables) {
    let count = |item: &Value| int(&item["count_per_faction"]);
    out.list(
        "UNITS_PER_FACTION",
        "u8",
        array(&facts["units"]).iter().map(count),
    );
    out.list(
        "ARTEFACTS_PER_FACTION",
        "u8",
        array(&facts["artefacts"]).iter().map(count),
    );
    let start = |id: &str| facts["starting_deck"][id].as_u64().unwrap_or(0);
    out.list("START_UNITS", "u8", UNITS.map(start));
    out.constant("START_SUPPLY", "u8", int(&facts["starting_deck"]["supply"]));
    let strength = |item: &Value| int(&item["strength"]);
    out.list(
        "ARTEFACT_STRENGTH",
        "u8",
        array(&facts["artefacts"]).iter().map(strength),
    );
    for (name, key) in [("GREAT_ATTACK", "attack"), ("GREAT_DEFENCE", "defence")] {
        let values = array(&facts["great_artefacts"]).iter();
        out.list(name, "u8", values.map(|g| int(&g[key])));
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

fn costs(costs: &Value, out: &mut Tables) {
    let kind = "([u8; 4], u8)";
    let named = |group: &str, ids: &[&str]| -> Vec<String> {
        ids.iter().map(|id| cost(&costs[group][*id])).collect()
    };
    out.list("RECRUIT_COST", kind, named("recruit", &UNITS));
    out.list("CREATE_COST", kind, named("create", &ARTEFACTS));
    out.list(
        "ROAD_COST",
        kind,
        named("build_road", &["simple", "junction"]),
    );
    out.list(
        "CITY_COST",
        kind,
        named("build_city", &["1", "2", "3", "4"]),
    );
    out.list(
        "UPGRADE_COST",
        kind,
        named("upgrade_city_to", &["1", "2", "3", "4"]),
    );
    out.constant("HIRE_SUPPLY", "u8", int(&costs["hire_hero"]["supply"]));
    out.constant("TENT_SUPPLY", "u8", int(&costs["pitch_tent"]["supply"]));
}

fn shapes(facts: &Value, out: &mut Tables) {
    let all: Vec<&Value> = array(&facts["road_types"])
        .iter()
        .chain(array(&facts["city_patterns"]))
        .collect();
    let exits = |shape: &&Value| {
        let bit = |side: &Value| match text(side) {
            "n" => 1,
            "e" => 2,
            "s" => 4,
            "w" => 8,
            other => panic!("exit {other}"),
        };
        array(&shape["exits"]).iter().map(bit).sum::<u8>()
    };
    out.list("SHAPE_EXITS", "u8", all.iter().map(exits));
    let count = |shape: &&Value| int(&shape["count_per_faction"]);
    out.list("SHAPES_PER_FACTION", "u8", all.iter().map(count));
    let junction = array(&facts["road_types"]).iter();
    out.list(
        "JUNCTION",
        "bool",
        junction.map(|r| r["group"] == "junction"),
    );
}

fn oracle(oracle: &Value, out: &mut Tables) {
    for (name, key) in [("ILLUMINATED", "illuminated"), ("MATCHING", "matching")] {
        let symbols = array(&oracle["days"]).iter();
        out.list(
            name,
            "Artefact",
            symbols.map(|d| format!("Artefact::{}", variant(&d[key]))),
        );
    }
}

/// Squares as bits of a board with eight columns, the last of them empty.
fn bits(squares: &Value) -> String {
    let bit = |square: &Value| 1u64 << (int(&square[0]) * 8 + int(&square[1]));
    array(squares).iter().map(bit).sum::<u64>().to_string()
}

fn layouts(layouts: &Value, out: &mut Tables) {
    let of = |players: u8| {
        let layout = &layouts[players.to_string()];
        format!(
            "Layout {{ missing: Squares::from_bits({}), starts: Squares::from_bits({}), neutrals: Squares::from_bits({}), greats: {} }}",
            bits(&layout["out_of_play"]),
            bits(&layout["start_squares"]),
            bits(&layout["neutral_squares"]),
            int(&layout["great_artefacts"])
        )
    };
    out.list("LAYOUTS", "Layout", (2..=4).map(of));
}
