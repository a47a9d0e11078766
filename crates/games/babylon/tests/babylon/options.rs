//! Options and tables: what is left out, what is written, what is refused.

use serde_json::{Value, json};
use ziggurat_babylon::{Babylon, Options, Tables};
use ziggurat_engine::{Chance, Game};

use crate::support::{deal_with, options, seen};

fn refused(tables: &Value) -> String {
    match serde_json::from_value::<Options>(json!({ "tables": tables })) {
        Ok(options) => {
            Babylon::setup(&options, 3, &mut Chance::new(1))
                .unwrap_err()
                .0
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn usual_tables_are_not_written() {
    assert_eq!(
        serde_json::to_value(Options::default()).unwrap(),
        json!({"promo_cards": false, "pick_boards": false})
    );
    assert_eq!(options(json!({"tables": {}})), Options::default());
    let five = options(json!({"tables": {"values": {"flower_set": 7}}}));
    let written = serde_json::to_value(five).unwrap();
    assert_eq!(written["tables"]["values"]["flower_set"], 7);
    assert_eq!(
        written["tables"].get("tiles"),
        None,
        "tiles that are as usual are not named"
    );
    assert_eq!(serde_json::from_value::<Options>(written).unwrap(), five);
}

#[test]
fn single_tiles_and_cards_can_be_replaced() {
    let changed = json!({"tables": {
        "tiles": {"clay_01": {"flower": "lily", "cells": {"se": "bridge", "sw": "bridge"}}},
        "promo_cards": {"iris": {
            "rows": ["statue", "bridge", "fountain", "staircase", "statue", "bridge", "fountain", "staircase"],
            "columns": ["statue", "bridge", "fountain", "staircase", "statue", "bridge", "fountain", "staircase"],
        }},
    }});
    let options = options(changed.clone());
    let game = deal_with(options, 4, 2);
    let tiles = seen(&game).quarry;
    let tile = tiles
        .iter()
        .filter_map(|spot| spot.tile)
        .find(|tile| tile.tile.id() == "clay_01")
        .unwrap();
    assert_eq!(
        (
            tile.flower.id(),
            tile.symbols[2].unwrap().id(),
            tile.symbols[0]
        ),
        ("lily", "bridge", None)
    );
    let written = serde_json::to_value(options).unwrap();
    assert_eq!(
        written["tables"]["promo_cards"],
        changed["tables"]["promo_cards"]
    );
    assert_eq!(written["tables"]["tiles"]["clay_01"]["flower"], "lily");
}

#[test]
fn tables_that_no_game_can_be_played_with_are_refused_with_the_reason() {
    for (tables, part) in [
        (
            json!({"tiles": {"clay_01": {"flower": "rose", "cells": {"nw": "statue"}}}}),
            "BYL-1.5",
        ),
        (
            json!({"tiles": {"clay_77": {"flower": "rose", "cells": {}}}}),
            "clay_77",
        ),
        (json!({"tokens_in_play": [14, 12, 15]}), "BYL-2.5"),
        (json!({"tokens_in_play": [200, 12, 10]}), "BYL-2.5"),
        (json!({"tokens_in_play": [14, 14, 14]}), "BYL-4.9"),
        (json!({"round_tokens": {"none": 0}}), "BYL-2.5"),
        (json!({"round_tokens": {"none": 200}}), "too many"),
        (json!({"clay_removed": [17, 3, 0]}), "BYL-4.9"),
        (json!({"values": {"fountain": 51}}), "50"),
        (json!({"values": {"belvedere": -51}}), "50"),
        (json!({"switches": {"start_pillars": 7}}), "BYL-7.1"),
        (
            json!({"switches": {"pillars_per_empty_neighbour": 2}}),
            "BYL-4.4",
        ),
        (json!({"rwos": 1}), "rwos"),
    ] {
        let error = refused(&tables);
        assert!(error.contains(part), "{tables}: {error}");
    }
}

#[test]
fn the_second_edition_of_the_pieces_can_be_played() {
    let facts: Value = serde_json::from_str(ziggurat_babylon::FACTS).unwrap();
    let mut pieces = facts["component_counts"]["second_edition"].clone();
    pieces
        .as_object_mut()
        .unwrap()
        .retain(|key, _| key != "total" && key != "certainty");
    let game = deal_with(options(json!({"tables": {"pieces": pieces}})), 4, 1);
    assert_eq!(seen(&game).supply.statues, 38);
}

#[test]
fn the_facts_are_those_of_the_tables() {
    let facts: Value = serde_json::from_str(ziggurat_babylon::FACTS).unwrap();
    let tables = Tables::default();
    assert_eq!(facts["game"]["id"], Babylon::INFO.id);
    assert_eq!(
        facts["scoring"]["decoration_set"]["points"],
        tables.values.decoration_set
    );
    assert_eq!(
        facts["scoring"]["flower_set"]["points"],
        tables.values.flower_set
    );
    for (players, rounds) in [("2", 2), ("3", 3), ("4", 4)] {
        assert_eq!(
            facts["setup_by_players"][players]["rounds"],
            tables.rounds(rounds)
        );
        assert_eq!(
            facts["setup_by_players"][players]["clay_tiles_removed"],
            tables.removed(rounds)
        );
    }
}
