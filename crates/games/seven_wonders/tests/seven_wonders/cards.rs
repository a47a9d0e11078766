//! Card by card: what each structure costs and does is what the data say.

use serde_json::{Value, json};
use ziggurat_seven_wonders::{Colour, Resource, SevenWonders, Symbol, View};

use crate::support::{
    allows, facts, has, id, list, market_scene, points, refused, starting, turn, units, view,
};

/// Seat 0 plays Manneken Pis B: no start resource, and nothing that helps.
fn with_card(card: &Value, extra: Value) -> SevenWonders {
    let mut city =
        json!({"wonder": "manneken_pis", "side": "b", "coins": 60, "hand": [card["id"]]});
    for (key, value) in extra.as_object().into_iter().flatten() {
        city[key] = value.clone();
    }
    let age = card["age"].as_u64().unwrap_or(1);
    market_scene(age, city, units(&card["cost"]) > 0)
}

fn category(card: &Value) -> &'static str {
    match card["colour"].as_str() {
        Some("blue") => "civilian",
        Some("green") => "science",
        Some("yellow") => "commerce",
        Some("purple") => "guilds",
        _ => "military",
    }
}

/// How many of something the cities of a scope have: counted here, independently of the engine.
fn counted(view: &View, effect: &Value) -> i64 {
    let cities = list(&effect["scope"]).iter().map(|who| match who.as_str() {
        Some("left") => &view.cities[1],
        Some("right") => &view.cities[view.cities.len() - 1],
        _ => &view.cities[0],
    });
    let count = &effect["count"];
    let one = |city: &ziggurat_seven_wonders::CityView| -> i64 {
        match count["what"].as_str() {
            Some("cards") => list(&count["colours"])
                .iter()
                .map(|colour| i64::from(city.colours[&id(colour).parse::<Colour>().unwrap()]))
                .sum(),
            Some("wonder_stages") => city.stages.iter().filter(|stage| stage.built).count() as i64,
            Some("defeat_tokens") => i64::from(city.defeats),
            other => panic!("{other:?}"),
        }
    };
    cities.map(one).sum()
}

/// SWB-4.1, SWB-5.1: every card costs what is printed, and does what is printed.
#[test]
fn swb_4_1_swb_5_1_every_card_does_what_the_data_say() {
    let facts = facts();
    let cards = list(&facts["cards"]);
    assert_eq!(cards.len(), 78);
    for card in cards {
        let name = id(&card["id"]);
        let mut game = with_card(card, json!({}));
        let before = view(&game);
        let builds = starting(&game, 0, &format!("build {name}"));
        let cheapest = builds
            .first()
            .unwrap_or_else(|| panic!("{name} can be built"));
        let points_before = points(&game, 0, category(card));
        turn(&mut game, &[cheapest]);
        assert!(has(&game, 0, &name), "{name} stands in the city");
        let after = view(&game);
        let cost = 2 * units(&card["cost"]) as i64 + card["cost"]["coins"].as_i64().unwrap();
        let mut coins = i64::from(before.cities[0].coins) - cost;
        let mut gained = 0;
        for effect in list(&card["effects"]) {
            let amount = effect["amount"].as_i64().unwrap_or(0);
            match (effect["type"].as_str().unwrap(), effect["when"].as_str()) {
                ("coins", _) => coins += amount,
                ("per_count", Some("build")) => coins += amount * counted(&after, effect),
                ("per_count", _) => gained += amount * counted(&after, effect),
                ("vp", _) => gained += amount,
                ("shields", _) => assert_eq!(i64::from(after.cities[0].shields), amount, "{name}"),
                ("science", _) => {
                    let symbol: Symbol = id(&effect["symbol"]).parse().unwrap();
                    assert_eq!(after.cities[0].science[&symbol], 1, "{name}");
                    gained += 1;
                }
                ("science_choice", _) => assert_eq!(after.cities[0].science_choices, 1, "{name}"),
                ("produce", _) => produces(&after, effect, &name),
                ("trade_discount", _) => discounts(&after, effect, &name),
                other => panic!("{name}: {other:?}"),
            }
        }
        assert_eq!(i64::from(after.cities[0].coins), coins, "{name}: coins");
        assert_eq!(
            i64::from(points(&game, 0, category(card)) - points_before),
            gained,
            "{name}: points"
        );
    }
}

/// SWB-5.2, SWB-6.2: what the owner can use and what neighbours can buy.
fn produces(view: &View, effect: &Value, name: &str) {
    let city = &view.cities[0];
    for option in list(&effect["options"]) {
        for (resource, amount) in option.as_object().unwrap() {
            let resource: Resource = resource.parse().unwrap();
            let amount = amount.as_u64().unwrap() as u8;
            assert_eq!(city.produces.get(&resource), Some(&amount), "{name}");
            let sold = if effect["tradable"] == true {
                amount
            } else {
                0
            };
            assert_eq!(
                city.sells.get(&resource).copied().unwrap_or(0),
                sold,
                "{name}"
            );
        }
    }
}

/// SWB-6.4: the price from the left and from the right neighbour.
fn discounts(view: &View, effect: &Value, name: &str) {
    let class = usize::from(effect["resources"] == "manufactured");
    let mut prices = [[2, 2], [2, 2]];
    for (side, from) in ["left", "right"].into_iter().enumerate() {
        if list(&effect["from"]).iter().any(|other| other == from) {
            prices[class][side] = effect["price"].as_u64().unwrap() as u8;
        }
    }
    assert_eq!(view.cities[0].prices, prices, "{name}");
}

/// SWB-6.3: without anybody who sells the resources a card with a cost cannot be built.
#[test]
fn swb_6_3_cards_with_a_cost_need_their_resources() {
    for card in list(&facts()["cards"])
        .iter()
        .filter(|card| units(&card["cost"]) > 0)
    {
        let name = id(&card["id"]);
        let city = json!({"wonder": "manneken_pis", "side": "b", "coins": 60, "hand": [name]});
        let game = crate::support::scene(
            7,
            json!({"age": card["age"], "cities": [city, {"start_lost": true}, {}, {}, {}, {}, {"start_lost": true}]}),
        );
        assert_eq!(
            refused(&game, 0, &format!("build {name}")),
            "SWB-6.3",
            "{name}"
        );
    }
}

/// SWB-7.1, SWB-7.2, SWB-7.3: every chain of the data works, and only while the earlier structure stands.
#[test]
fn swb_7_1_swb_7_2_swb_7_3_every_chain_works() {
    let facts = facts();
    let mut chains = 0;
    for card in list(&facts["cards"]) {
        let name = id(&card["id"]);
        let alone = with_card(card, json!({}));
        assert_eq!(
            refused(&alone, 0, &format!("build {name} chain")),
            "SWB-7.1",
            "{name}"
        );
        for parent in list(&card["chain_from"]) {
            chains += 1;
            let mut game = with_card(card, json!({"structures": [parent]}));
            assert!(
                allows(&game, 0, &format!("build {name} chain")),
                "{name} from {parent}"
            );
            assert!(
                !starting(&game, 0, &format!("build {name} left")).is_empty(),
                "paying stays possible"
            );
            turn(&mut game, &[&format!("build {name} chain")]);
            assert!(has(&game, 0, &name));
        }
        for child in list(&card["chain_to"]) {
            let found = list(&facts["cards"])
                .iter()
                .find(|other| other["id"] == *child);
            assert!(
                list(&found.unwrap()["chain_from"]).contains(&card["id"]),
                "{name} leads to {child}"
            );
        }
    }
    assert_eq!(chains, 26);
}

/// SWB-7.1: the Forum accepts either trading post.
#[test]
fn swb_7_1_the_forum_accepts_either_trading_post() {
    for post in ["east_trading_post", "west_trading_post"] {
        let card = list(&facts()["cards"])
            .iter()
            .find(|card| card["id"] == "forum")
            .unwrap()
            .clone();
        let game = with_card(&card, json!({"structures": [post]}));
        assert!(allows(&game, 0, "build forum chain"), "{post}");
    }
}
