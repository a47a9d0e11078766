//! Turns the facts in `data/babylon.json` into constant tables.

use serde_json::Value;
use ziggurat_facts::{Tables, array, variant};

const CORNERS: [&str; 4] = ["nw", "ne", "sw", "se"];

fn main() {
    let facts = ziggurat_facts::read("data/babylon.json");
    let mut out = Tables::default();
    tiles(&facts, &mut out);
    promo(&facts, &mut out);
    tokens(&facts, &mut out);
    numbers(&facts, &mut out);
    points(&facts, &mut out);
    switches(&facts, &mut out);
    out.write("facts.rs");
}

/// Ids and faces of the 48 terraces and the 4 start tiles.
fn tiles(facts: &Value, out: &mut Tables) {
    let all = || {
        array(&facts["tiles"]["terrace"])
            .iter()
            .chain(array(&facts["tiles"]["start"]))
    };
    out.list("TILE_IDS", "&str", all().map(|tile| &tile["id"]));
    let face = |tile: &Value| {
        let flower = variant(&tile["flower"]);
        let cell = |corner: &&str| match &tile["cells"][*corner] {
            Value::Null => "None".to_owned(),
            symbol => format!("Some(Decoration::{})", variant(symbol)),
        };
        let cells: Vec<String> = CORNERS.iter().map(cell).collect();
        format!("Face::new(Flower::{flower}, [{}])", cells.join(", "))
    };
    out.list("FACES", "Face", all().map(face));
}

/// What the promo cards of each board name: rows 1 to 8, then columns 1 to 8.
fn promo(facts: &Value, out: &mut Tables) {
    let cards = array(&facts["promo"]["cards"]);
    let lines = |flower: &Value| {
        let line = |axis: &str, number: u64| {
            let mut all = cards
                .iter()
                .filter(|card| card["flower"] == flower["id"] && card["axis"] == axis)
                .flat_map(|card| array(&card["lines"]));
            let line = all.find(|line| line["line"] == number);
            let symbol = &line.expect("a line of this number")["decoration"];
            format!("Decoration::{}", variant(symbol))
        };
        let axis = |axis: &'static str| (1..=8).map(move |number| (axis, number));
        let all: Vec<String> = axis("rows")
            .chain(axis("columns"))
            .map(|(axis, number)| line(axis, number))
            .collect();
        format!("[{}]", all.join(", "))
    };
    let flowers = array(&facts["flowers"]).iter().map(lines);
    out.list("PROMO_LINES", "[Decoration; 16]", flowers);
}

fn tokens(facts: &Value, out: &mut Tables) {
    let tokens = &facts["round_tokens"];
    let count = |effect: &Value| {
        let all = array(&tokens["tokens"]).iter();
        all.filter(|token| token["effect"] == effect["id"]).count()
    };
    out.list(
        "ROUND_TOKENS",
        "u8",
        array(&tokens["effects"]).iter().map(count),
    );
    for (name, key) in [
        ("TOKENS_IN_PLAY", "round_tokens"),
        ("CLAY_REMOVED", "clay_tiles_removed"),
    ] {
        let by_players = ["2", "3", "4"]
            .iter()
            .map(|n| &facts["setup_by_players"][n][key]);
        out.list(name, "u8", by_players);
    }
}

fn numbers(facts: &Value, out: &mut Tables) {
    let counts = &facts["component_counts"];
    let used = counts["used"].as_str().expect("an edition");
    let kinds = [
        "single_pillars",
        "double_pillars",
        "statues",
        "fountains",
        "staircases",
        "bridges",
        "belvederes",
    ];
    out.list("SUPPLY", "u8", kinds.map(|kind| &counts[used][kind]));
    let storage = &facts["storage"]["single_pillars"];
    number(out, "STORED_PILLARS", storage);
    let switches = &facts["rule_switches"];
    number(out, "START_PILLARS", &switches["start_pillars"]["value"]);
    let limit = &switches["decorations_per_placed_tile"]["value"];
    number(out, "DECORATIONS_PER_TILE", limit);
}

/// What things are worth, and what a dig brings.
fn points(facts: &Value, out: &mut Tables) {
    let factor = |id: &str| {
        let mut all = array(&facts["decorations"]).iter();
        let decoration = all.find(|decoration| decoration["id"] == id);
        decoration.expect("a decoration of this id")["points"]["factor"].clone()
    };
    let pillars = &facts["quarry"]["pillars"];
    for (name, value) in [
        ("STATUE_POINTS", factor("statue")),
        ("FOUNTAIN_POINTS", factor("fountain")),
        ("BRIDGE_POINTS", factor("bridge")),
        (
            "DECORATION_SET",
            facts["scoring"]["decoration_set"]["points"].clone(),
        ),
        (
            "FLOWER_SET",
            facts["scoring"]["flower_set"]["points"].clone(),
        ),
        ("PROMO_POINT", facts["promo"]["points_per_line"].clone()),
        ("WALL_PILLARS", pillars["per_wall_edge"].clone()),
        (
            "NEIGHBOUR_PILLARS",
            pillars["per_equal_or_lower_neighbour_edge"].clone(),
        ),
        (
            "EMPTY_NEIGHBOUR_PILLARS",
            pillars["per_empty_neighbour_edge"].clone(),
        ),
        ("FLOWER_PILLARS", pillars["own_flower_bonus"].clone()),
        (
            "DOUBLE_COST",
            facts["pillars"][1]["cost_in_single_pillars"].clone(),
        ),
    ] {
        number(out, name, &value);
    }
    out.constant("BELVEDERE_POINTS", "i8", &facts["belvedere"]["points"]);
}

/// A number; `null` is the highest.
fn number(out: &mut Tables, name: &str, value: &Value) {
    let text = match value {
        Value::Null => "u8::MAX".to_owned(),
        value => value.to_string(),
    };
    out.constant(name, "u8", text);
}

fn switches(facts: &Value, out: &mut Tables) {
    for (name, key) in [
        (
            "DECORATION_MUST_USE_PLACED_TILE",
            "decoration_must_use_placed_tile",
        ),
        (
            "BRIDGE_GAP_CHECKS_LEVEL_ONLY",
            "bridge_gap_checks_level_only",
        ),
        ("START_PLAYER_ROTATES", "start_player_rotates"),
        ("COVERED_STATUE_STILL_ALIGNS", "covered_statue_still_aligns"),
    ] {
        out.constant(name, "bool", &facts["rule_switches"][key]["value"]);
    }
    let first = &facts["scoring"]["tie_break"][0];
    out.constant("TIE_BREAK", "bool", first == "fewest_belvederes");
}
