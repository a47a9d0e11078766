//! Card by card and stage by stage: which resources are needed, and how many of each.

use serde_json::{Value, json};
use ziggurat_seven_wonders::SevenWonders;

use crate::{
    projects::structure,
    support::{babel, facts, id, list, own_view, scene, starting, supplier, units},
};

const RESOURCES: [&str; 7] = [
    "wood", "stone", "clay", "ore", "glass", "textile", "papyrus",
];

/// Structures that make more of one resource than any cost needs.
fn plenty(resource: &str, age: u64) -> Vec<&'static str> {
    let (first, second) = match resource {
        "wood" => ("lumber_yard", Some("sawmill")),
        "stone" => ("stone_pit", Some("quarry")),
        "clay" => ("clay_pool", Some("brickyard")),
        "ore" => ("ore_vein", Some("foundry")),
        "glass" => ("glassworks_1", None),
        "textile" => ("loom_1", None),
        _ => ("press_1", None),
    };
    let second = second.filter(|_| age > 1);
    [first].into_iter().chain(second).collect()
}

/// Brown cards that the others do not supply.
const CHOICES: [&str; 6] = [
    "tree_farm",
    "excavation",
    "clay_pit",
    "timber_yard",
    "forest_cave",
    "mine",
];

/// Seat 0 with this city; its neighbours sell everything for 2 coins a unit.
fn shopping(age: u64, city: Value) -> SevenWonders {
    let shop = json!({"structures": supplier(age), "start_lost": true});
    let rest = json!({"start_lost": true});
    let later = ["loom_2", "glassworks_2", "press_2"];
    let later = later.iter().filter(|_| age > 1);
    let more: Vec<&str> = CHOICES.iter().chain(later).copied().collect();
    let more = json!({"structures": more, "start_lost": true});
    let cities = json!([city, shop, rest, rest, rest, rest, more]);
    scene(7, json!({"age": age, "cities": cities}))
}

/// The coins that neighbours get in the cheapest way to do something.
fn bought(game: &SevenWonders, start: &str) -> u64 {
    cheapest(&starting(game, 0, start), start)
}

fn cheapest(ways: &[String], start: &str) -> u64 {
    let coins = |way: &String| -> u64 {
        let words: Vec<&str> = way.split(' ').collect();
        let pairs = words.windows(2);
        let paid = pairs.filter(|pair| ["left", "right"].contains(&pair[0]));
        paid.map(|pair| pair[1].parse::<u64>().unwrap()).sum()
    };
    let fewest = ways.iter().map(coins).min();
    fewest.unwrap_or_else(|| panic!("{start}: no way"))
}

/// SWB-5.1, SWB-6.4: whoever makes a resource saves 2 coins for each unit of it in the cost.
#[test]
fn swb_5_1_swb_6_4_every_card_needs_the_printed_resources() {
    let facts = facts();
    let with_cost = |card: &&Value| units(&card["cost"]) > 0;
    for card in list(&facts["cards"]).iter().filter(with_cost) {
        let (name, age) = (id(&card["id"]), card["age"].as_u64().unwrap());
        let price = |structures: Vec<&str>| {
            let city = json!({"wonder": "manneken_pis", "side": "b", "coins": 60, "hand": [name],
                "structures": structures});
            bought(&shopping(age, city), &format!("build {name}"))
        };
        let all = price(Vec::new());
        assert_eq!(all, 2 * units(&card["cost"]), "{name}");
        for resource in RESOURCES {
            let needed = card["cost"]["resources"][resource].as_u64().unwrap_or(0);
            let saved = all - price(plenty(resource, age));
            assert_eq!(saved, 2 * needed, "{name}: {resource}");
        }
    }
}

/// SWB-4.2, SWB-5.1: the same for the stages whose cost is printed, without the help of earlier ones.
#[test]
fn swb_4_2_swb_5_1_every_stage_needs_the_printed_resources() {
    let facts = facts();
    let mut stages = 0;
    for wonder in list(&facts["wonders"]) {
        for (side, key) in [("a", "A"), ("b", "B")] {
            let board = &wonder["sides"][key];
            if board.get("requires").is_some() || wonder["sides"]["A"].get("requires").is_some() {
                continue;
            }
            for (stage, printed) in list(&board["stages"]).iter().enumerate() {
                if printed["cost"]["same_as_copied_stage"] != true {
                    stages += 1;
                    stage_needs(&id(&wonder["id"]), side, board, stage);
                }
            }
        }
    }
    assert_eq!(stages, 42 + 8 + 5 + 1);
}

fn stage_needs(wonder: &str, side: &str, board: &Value, stage: usize) {
    let under = ["tavern", "altar", "pawnshop"];
    let built: Vec<Value> = (0..stage)
        .map(|n| json!({"stage": n + 1, "card": under[n]}))
        .collect();
    let helps = |effect: &Value| {
        ["produce", "trade_discount"].contains(&effect["type"].as_str().unwrap_or_default())
    };
    let earlier = &list(&board["stages"])[..stage];
    if earlier
        .iter()
        .any(|s| list(&s["effects"]).iter().any(helps))
    {
        return;
    }
    let price = |structures: Vec<&str>| {
        let city = json!({"wonder": wonder, "side": side, "coins": 60, "stages": built,
            "structures": structures, "start_lost": true});
        let game = shopping(2, city);
        let card = own_view(&game, 0).hand.unwrap()[0].card;
        bought(&game, &format!("stage {} with {card}", stage + 1))
    };
    let cost = &board["stages"][stage]["cost"];
    let all = price(Vec::new());
    assert_eq!(all, 2 * units(cost), "{wonder} {side}{}", stage + 1);
    for resource in RESOURCES {
        let needed = cost["resources"][resource].as_u64().unwrap_or(0);
        // A brown card of each age makes three units, a grey one makes one.
        let made = if plenty(resource, 2).len() > 1 { 3 } else { 1 };
        let saved = all - price(plenty(resource, 2));
        let needed = needed.min(made);
        assert_eq!(
            saved,
            2 * needed,
            "{wonder} {side}{}: {resource}",
            stage + 1
        );
    }
}

/// SWP-2.1, SWP-2.5: the same for taking part in every project.
#[test]
fn swp_2_1_swp_2_5_every_project_needs_the_printed_resources() {
    for project in list(&babel()["projects"]) {
        let (name, age) = (id(&project["id"]), project["age"].as_u64().unwrap());
        let (card, circumstances) = structure(&id(&project["colour"]), age);
        let price = |more: Vec<&str>| {
            let mut structures = list(&circumstances).to_vec();
            structures.extend(more.into_iter().map(Value::from));
            let city = json!({"wonder": "manneken_pis", "side": "b", "coins": 60, "hand": [card],
                "structures": structures});
            let shop = json!({"structures": supplier(age), "start_lost": true});
            let rest = json!({"start_lost": true});
            let cities = json!([city, shop, rest, rest, rest, rest, rest]);
            let changes =
                json!({"age": age, "cities": cities, "project": name, "project_tokens": 4});
            let game = scene(7, changes);
            let ways = starting(&game, 0, &format!("build {card}"));
            let joins: Vec<String> = ways.into_iter().filter(|t| t.ends_with("join")).collect();
            cheapest(&joins, &name)
        };
        let all = price(Vec::new());
        for resource in RESOURCES {
            let needed = project["participation_cost"]["resources"][resource]
                .as_u64()
                .unwrap_or(0);
            let made = plenty(resource, age);
            let there = |name: &&&str| list(&circumstances).iter().any(|s| s == **name);
            if !made.iter().any(|name| there(&name)) && !made.contains(&card) {
                let saved = all - price(made);
                assert_eq!(saved, 2 * needed, "{name}: {resource}");
            }
        }
    }
}
