//! Stage by stage: what each stage of each board costs and does is what the data say.

use serde_json::{Value, json};
use ziggurat_seven_wonders::{Phase, SevenWonders};

use ziggurat_seven_wonders::Action;

use crate::support::{facts, id, list, market_scene, points, refused, starting, turn, view};

const UNDER: [&str; 3] = ["tavern", "altar", "pawnshop"];

/// The boards that need neither Leaders nor Cities, with their sides.
fn boards() -> Vec<(String, &'static str, Value)> {
    let open = |wonder: &&Value| wonder["sides"]["A"].get("requires").is_none();
    let facts = facts();
    let wonders = list(&facts["wonders"]).iter().filter(open);
    let sides = wonders.flat_map(|wonder| {
        [("a", "A"), ("b", "B")]
            .map(|(side, key)| (id(&wonder["id"]), side, wonder["sides"][key].clone()))
    });
    sides.collect()
}

/// Age II; the stages before this one are built, the neighbours sell everything.
fn before_stage(wonder: &str, side: &str, stage: usize) -> SevenWonders {
    let built: Vec<Value> = (0..stage)
        .map(|n| json!({"stage": n + 1, "card": UNDER[n]}))
        .collect();
    let city = json!({"wonder": wonder, "side": side, "coins": 60, "stages": built});
    market_scene(2, city, true)
}

/// What the stage costs when everything is bought for 2 coins a unit, own sources and discounts apart.
fn price(side: &Value, stage: usize) -> i64 {
    let mut need: Vec<(String, i64)> = side["stages"][stage]["cost"]["resources"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(resource, n)| (resource.clone(), n.as_i64().unwrap()))
        .collect();
    let mut use_one = |fits: &dyn Fn(&str) -> bool| {
        if let Some(entry) = need
            .iter_mut()
            .find(|(resource, n)| *n > 0 && fits(resource))
        {
            entry.1 -= 1;
        }
    };
    let start = id(&side["start"]["resource"]);
    use_one(&|resource| resource == start);
    let mut discount = false;
    for earlier in &list(&side["stages"])[..stage] {
        for effect in list(&earlier["effects"]) {
            let options = list(&effect["options"]);
            if effect["type"] == "produce" {
                use_one(&|resource| options.iter().any(|option| option.get(resource).is_some()));
            }
            discount |= effect["type"] == "trade_discount";
        }
    }
    let raw = ["wood", "stone", "clay", "ore"];
    let unit = |resource: &str| {
        if discount && raw.contains(&resource) {
            1
        } else {
            2
        }
    };
    need.iter().map(|(resource, n)| n * unit(resource)).sum()
}

/// SWB-4.2, SWB-9.1, SWB-9.11: every stage costs what is printed and brings what is printed.
#[test]
fn swb_4_2_swb_9_1_swb_9_11_every_stage_does_what_the_data_say() {
    let mut stages = 0;
    for (wonder, side_id, side) in boards() {
        for (stage, facts) in list(&side["stages"]).iter().enumerate() {
            if facts["cost"]["same_as_copied_stage"] == true {
                continue;
            }
            stages += 1;
            let name = format!("{wonder} {side_id}{}", stage + 1);
            let mut game = before_stage(&wonder, side_id, stage);
            let before = view(&game);
            let wonder_points = points(&game, 0, "wonder");
            let card = crate::support::own_view(&game, 0).hand.unwrap()[0].card;
            let ways = starting(&game, 0, &format!("stage {} with {card}", stage + 1));
            turn(
                &mut game,
                &[ways
                    .first()
                    .unwrap_or_else(|| panic!("{name} can be built"))],
            );
            while view(&game).phase != Phase::Turn {
                turn(&mut game, &[]);
            }
            let after = view(&game);
            assert!(after.cities[0].stages[stage].built, "{name}");
            let sum = |kind: &str| -> i64 {
                let effects = list(&facts["effects"]).iter();
                let of_kind = effects.filter(|effect| effect["type"] == kind);
                of_kind.filter_map(|effect| effect["amount"].as_i64()).sum()
            };
            let has = |kind: &str| list(&facts["effects"]).iter().any(|e| e["type"] == kind);
            let (then, now) = (&before.cities[0], &after.cities[0]);
            let coins = i64::from(then.coins) - price(&side, stage) + sum("coins");
            assert_eq!(i64::from(now.coins), coins, "{name}: coins");
            let gained = i64::from(points(&game, 0, "wonder") - wonder_points);
            assert_eq!(gained, sum("vp"), "{name}: points");
            let shields = i64::from(now.shields) - i64::from(then.shields);
            assert_eq!(shields, sum("shields"), "{name}: shields");
            let symbol = has("science_choice") || has("science_copy");
            assert_eq!(now.science_choices > then.science_choices, symbol, "{name}");
            assert_eq!(now.diplomacy == 1, has("diplomacy"), "{name}");
        }
    }
    assert_eq!(stages, 42 + 8 + 5 + 1);
}

/// SWB-4.2: stages are built from left to right, each once.
#[test]
fn swb_4_2_stages_are_built_in_order() {
    let game = before_stage("gizah", "a", 1);
    let card = crate::support::own_view(&game, 0).hand.unwrap()[0].card;
    assert_eq!(
        refused(&game, 0, &format!("stage 1 with {card}")),
        "SWB-4.2"
    );
    assert_eq!(
        refused(&game, 0, &format!("stage 3 with {card}")),
        "SWB-4.2"
    );
    assert_eq!(
        refused(&game, 0, &format!("stage 4 with {card}")),
        "SWB-4.2"
    );
    let error = format!("stage 9 with {card}")
        .parse::<Action>()
        .unwrap_err();
    assert_eq!(error, "there is no stage 9; boards have up to 4");
    assert!(!starting(&game, 0, &format!("stage 2 with {card}")).is_empty());
}
