//! Turns the facts in `data/` into constant tables: ids as enums, cards, boards, tiles, projects.

use serde_json::Value;
use ziggurat_facts::{Tables, array, int, read, text, variant};

const RAW: [&str; 4] = ["wood", "stone", "clay", "ore"];
const MADE: [&str; 3] = ["glass", "textile", "papyrus"];

fn main() {
    let (base, babel) = (read("data/base.json"), read("data/babel.json"));
    let (leaders, cities) = (read("data/leaders.json"), read("data/cities.json"));
    let cards_of_all = every_card(&base, &leaders, &cities);
    let mut out = Tables::default();
    numbers(&base, &babel, &leaders, &mut out);
    decks(&cities, &mut out);
    cards(&cards_of_all, &mut out);
    leader_cards(&leaders, &cities, &mut out);
    boards(&[&base, &leaders, &cities], &mut out);
    tiles(&babel, &cards_of_all, &mut out);
    projects(&babel, &mut out);
    out.write("tables.rs");
    let facts = all_facts(base, babel, leaders, cities);
    ziggurat_facts::write("facts.json", &facts.to_string());
}

/// All cards in the order of ages: those of the base game, black ones, guilds.
fn every_card(base: &Value, leaders: &Value, cities: &Value) -> Vec<Value> {
    let with = |cards: &Value, module: &str| -> Vec<Value> {
        let mut cards = array(cards).to_vec();
        for card in &mut cards {
            let open = card["requires"].as_array().is_some_and(Vec::is_empty);
            card["module"] = if open { "open" } else { module }.into();
        }
        cards
    };
    let own = with(&base["cards"], "base");
    let black = with(&cities["city_cards"], "cities");
    let mut guilds = with(&leaders["guilds"], "leaders");
    guilds.extend(with(&cities["guilds"], "cities"));
    let mut all = Vec::new();
    for age in 1..=3 {
        let of_age = |card: &&Value| card["age"] == age;
        all.extend(
            own.iter()
                .filter(of_age)
                .filter(|card| card.get("guild").is_none())
                .cloned(),
        );
        all.extend(black.iter().filter(of_age).cloned());
        all.extend(
            own.iter()
                .filter(of_age)
                .filter(|card| card.get("guild").is_some())
                .cloned(),
        );
        all.extend(guilds.iter().filter(of_age).cloned());
    }
    all
}

/// The facts of the base game together with those of the expansions; how certain they are is said in
/// one list.
fn all_facts(mut base: Value, babel: Value, leaders: Value, cities: Value) -> Value {
    base["leaders"] = leaders;
    base["cities"] = cities;
    for (name, text) in babel["certainty"].as_object().into_iter().flatten() {
        if name != "legend" {
            base["certainty"][name] = text.clone();
        }
    }
    base["babel"] = babel;
    base
}

fn numbers(base: &Value, babel: &Value, leaders: &Value, out: &mut Tables) {
    let constants = &base["constants"];
    for (name, value) in [
        ("START_COINS", &constants["start_coins"]),
        ("DISCARD_GAIN", &constants["discard_gain"]),
        ("TRADE_PRICE", &constants["trade_price"]),
        ("DISCOUNTED_PRICE", &constants["discounted_trade_price"]),
        ("COINS_PER_POINT", &constants["coins_per_vp"]),
        ("SET_POINTS", &constants["science_set_vp"]),
        ("HAND_SIZE", &constants["hand_size"]),
        ("AGES", &constants["ages"]),
        ("TILES_EACH", &babel["tower"]["tiles_per_player"]),
        ("LEADERS_COINS", &leaders["setup"]["start_coins"]["value"]),
        (
            "LEADERS_EACH",
            &leaders["setup"]["leaders_dealt_per_player"]["value"],
        ),
    ] {
        out.constant(name, "u8", value);
    }
    let by_age = |table: &Value| ["1", "2", "3"].map(|age| int(&table[age]).unsigned_abs());
    let victories = by_age(&constants["victory_token_vp_by_age"]);
    let markers = by_age(&babel["projects_rules"]["penalty_marker_vp_by_age"]);
    out.list("VICTORIES", "u8", victories);
    out.list("MARKERS", "u8", markers);
    let seats =
        |table: &Value| -> Vec<i64> { (2..=8).map(|n| int(&table[n.to_string()])).collect() };
    let slots = seats(&babel["tower"]["slots_by_players"]);
    let tokens = seats(&babel["projects_rules"]["tokens_by_players"]);
    out.list("TOWER_SLOTS", "u8", slots);
    out.list("PROJECT_TOKENS", "u8", tokens);
    let points: Vec<i64> = (0..4)
        .map(|n| int(&babel["tower"]["vp_by_tiles_built"][n.to_string()]))
        .collect();
    out.list("TOWER_POINTS", "u8", points);
}

/// How many black cards an age has with 2 to 8 players, and how many cards everybody then gets.
fn decks(cities: &Value, out: &mut Tables) {
    let rows = array(&cities["setup"]["table"]);
    let column = |name: &str| -> Vec<i64> { rows.iter().map(|row| int(&row[name])).collect() };
    for (name, key) in [
        ("BLACK_CARDS", "black_cards_per_age"),
        ("CITIES_HANDS", "hand_size"),
    ] {
        out.list(name, "u8", column(key));
    }
}

fn cards(all: &[Value], out: &mut Tables) {
    ids(
        out,
        "Card",
        "card",
        "swb-card-",
        "A structure (SWB-1.3), in the order of ages and colours.",
        all,
    );
    let set = |ids: &[Value]| card_set(all, ids.iter().map(text));
    let facts = all.iter().map(|card| {
        let (own, sell) = supplies(&card["effects"]);
        let copies: Vec<i64> = (3..=7)
            .map(|n| {
                let copies = card.get("copies").and_then(|copies| copies.get(n.to_string()));
                copies.map_or(0, int)
            })
            .collect();
        let twins = all.iter().filter(|other| other["name"]["en"] == card["name"]["en"]);
        format!(
            "CardFacts {{ age: Age::{}, colour: {}, coins: {}, units: {}, need: {}, chain_from: {}, twins: {}, copies: {copies:?}, guild: {}, module: Module::{}, effects: &[{}], own: {own}, sell: {sell} }}",
            age(&card["age"]),
            colour(&card["colour"]),
            card["cost"]["coins"],
            units(&card["cost"]),
            need(&card["cost"]),
            set(array(&card["chain_from"])),
            card_set(all, twins.map(|other| text(&other["id"]))),
            card.get("guild").is_some(),
            variant(&card["module"]),
            effects(&card["effects"]),
        )
    });
    out.table("CARDS", "CardFacts", facts);
}

/// The leaders of both boxes; those of Cities come last.
fn leader_cards(leaders: &Value, cities: &Value, out: &mut Tables) {
    let own = array(&leaders["leaders"]);
    let mut all = own.to_vec();
    all.extend_from_slice(array(&cities["leaders"]));
    ids(
        out,
        "Leader",
        "leader",
        "swb-leader-",
        "A leader (SWL-1.2).",
        &all,
    );
    let facts = all.iter().enumerate().map(|(number, leader)| {
        format!(
            "LeaderFacts {{ coins: {}, cities: {}, effects: &[{}] }}",
            leader["cost"]["coins"],
            number >= own.len(),
            effects(&leader["effects"]),
        )
    });
    out.table("LEADERS", "LeaderFacts", facts);
}

/// The boards of all boxes but promotional ones.
fn boards(boxes: &[&Value], out: &mut Tables) {
    let wonders: Vec<Value> = boxes
        .iter()
        .flat_map(|facts| array(&facts["wonders"]))
        .filter(|wonder| text(&wonder["set"]) != "promo")
        .cloned()
        .collect();
    ids(
        out,
        "Wonder",
        "Wonder",
        "swb-wonder-",
        "A Wonder (SWB-2.4).",
        &wonders,
    );
    let facts = wonders.iter().map(|wonder| {
        let needs = |module: &str| {
            let requires = wonder["sides"]["A"]["requires"].as_array();
            text(&wonder["set"]) == module
                || requires.is_some_and(|all| all.iter().any(|one| one == module))
        };
        let least = wonder["not_with_players"].as_array().map_or(0, Vec::len) as u8;
        format!(
            "WonderFacts {{ wonder_pack: {}, leaders: {}, cities: {}, players: {} }}",
            needs("wonder_pack"),
            needs("leaders"),
            needs("cities"),
            2 + least
        )
    });
    out.table("WONDERS", "WonderFacts", facts);
    let sides = wonders
        .iter()
        .flat_map(|w| [&w["sides"]["A"], &w["sides"]["B"]]);
    out.table("BOARDS", "BoardFacts", sides.map(board));
}

fn board(side: &Value) -> String {
    let start = match &side["start"]["resource"] {
        Value::Null => "None".into(),
        id => format!("Some(Resource::{})", variant(id)),
    };
    let extras = side["start"]["effects"].as_array();
    let extra = |kind: &str| extras.and_then(|all| all.iter().find(|e| e["type"] == kind));
    let coins = extra("coins").map_or(0, |effect| int(&effect["amount"]));
    let leaders = match extra("leader_cost") {
        None => "None".into(),
        Some(effect) => format!(
            "Some(LeaderPrices {{ free: {}, own: {}, neighbours: {} }})",
            effect.get("set_to").is_some(),
            effect["own_reduction"].as_i64().unwrap_or(0),
            effect["neighbour_reduction"].as_i64().unwrap_or(0)
        ),
    };
    let stages: Vec<String> = array(&side["stages"]).iter().map(stage).collect();
    format!(
        "BoardFacts {{ start: {start}, coins: {coins}, leaders: {leaders}, any_order: {}, stages: &[{}] }}",
        side["stage_order"] == "any",
        stages.join(", ")
    )
}

fn stage(stage: &Value) -> String {
    let (own, _) = supplies(&stage["effects"]);
    let copy = array(&stage["effects"])
        .iter()
        .find(|e| e["type"] == "copy_stage");
    let copy = match copy {
        Some(copy) => format!(
            "Some(Copied {{ left: {}, place: Place::{} }})",
            copy["from"] == "left",
            variant(&copy["stage"])
        ),
        None => "None".into(),
    };
    format!(
        "StageFacts {{ coins: {}, need: {}, effects: &[{}], own: {own}, copy: {copy} }}",
        stage["cost"]["coins"].as_i64().unwrap_or(0),
        need(&stage["cost"]),
        effects(&stage["effects"]),
    )
}

fn tiles(babel: &Value, cards: &[Value], out: &mut Tables) {
    let facts = array(&babel["tiles"]).iter().map(|tile| {
        let effect = &tile["effect"];
        match text(&effect["type"]) {
            "tax" => format!("TileEffect::Tax({})", trigger(&effect["trigger"])),
            "bonus" => {
                let coins = effect["coins"]
                    .as_i64()
                    .map_or("None".into(), |n| format!("Some({n})"));
                format!(
                    "TileEffect::Bonus({}, {coins})",
                    trigger(&effect["trigger"])
                )
            }
            "ignore_resource_cost" => format!(
                "TileEffect::NoResources({})",
                trigger(&effect["applies_to"])
            ),
            "coins_instead_of_resources" => format!(
                "TileEffect::CoinsForResources({})",
                trigger(&effect["applies_to"])
            ),
            "chain_from_neighbours" => "TileEffect::NeighbourChains".into(),
            "disable_cards" => format!(
                "TileEffect::Disabled({})",
                card_set(cards, array(&effect["cards"]).iter().map(text))
            ),
            "infinite_production" => format!(
                "TileEffect::Endless({})",
                card_set(cards, array(&effect["cards"]).iter().map(text))
            ),
            "trade_price" => format!(
                "TileEffect::Price(Class::{}, {})",
                variant(&effect["resources"]),
                effect["delta"]
            ),
            "free_resource" => {
                let options: Vec<Vec<(&str, i64)>> = array(&effect["options"])
                    .iter()
                    .map(|r| vec![(text(r), 1)])
                    .collect();
                format!("TileEffect::FreeUnit({})", tally(&options))
            }
            "victory_token_map" => {
                let map = ["1", "3", "5"].map(|value| int(&effect["map"][value]));
                format!("TileEffect::SmallerVictories({map:?})")
            }
            "defeat_token_multiplier" => format!("TileEffect::MoreDefeats({})", effect["factor"]),
            other => panic!("tile effect {other}"),
        }
    });
    out.table("TILES", "TileEffect", facts);
}

fn trigger(value: &Value) -> String {
    match text(&value["event"]) {
        "build_card" => format!("Trigger::Build({})", colour(&value["colour"])),
        "chain_build" => "Trigger::Chain".into(),
        "build_wonder_stage" => "Trigger::Stage".into(),
        other => panic!("event {other}"),
    }
}

fn projects(babel: &Value, out: &mut Tables) {
    let all = array(&babel["projects"]);
    ids(
        out,
        "Project",
        "project",
        "swb-project-",
        "A great project of Babel (SWP-1.1), by age.",
        all,
    );
    let facts = all.iter().map(|project| {
        let cost = &project["participation_cost"];
        let penalty = &project["penalty"];
        let penalty = match text(&penalty["type"]) {
            "destroy_card" => format!("Penalty::Destroy({})", colour(&penalty["colour"])),
            "lose_all_coins" => "Penalty::AllCoins".into(),
            "lose_victory_tokens" => format!("Penalty::VictoryTokens({})", penalty["count"]),
            "lose_start_resource" => "Penalty::StartResource".into(),
            other => panic!("penalty {other}"),
        };
        let reward = &project["reward"];
        let reward = match text(&reward["type"]) {
            "coins" => format!("Reward::Coins({})", reward["amount"]),
            "victory_token" => format!("Reward::VictoryToken({})", reward["value"]),
            "shield_token" => format!("Reward::Shields({})", reward["shields"]),
            "token" => format!("Reward::Token(Token::{})", variant(&reward["token"])),
            other => panic!("reward {other}"),
        };
        format!(
            "ProjectFacts {{ age: Age::{}, colour: {}, coins: {}, need: {}, penalty: {penalty}, reward: {reward} }}",
            age(&project["age"]),
            colour(&project["colour"]),
            cost["coins"],
            need(cost),
        )
    });
    out.table("PROJECTS", "ProjectFacts", facts);
    let points = array(&babel["reward_tokens"])
        .iter()
        .map(|t| t["vp"].as_i64().unwrap_or(0));
    out.table("TOKEN_POINTS", "u8", points);
}

/// Everything an effect list says but production, which has tables of its own.
fn effects(all: &Value) -> String {
    let known = array(all).iter().filter_map(effect);
    known.collect::<Vec<_>>().join(", ")
}

fn effect(effect: &Value) -> Option<String> {
    let amount = || &effect["amount"];
    let side = |side: &str| array(&effect["from"]).iter().any(|from| from == side);
    Some(match text(&effect["type"]) {
        "produce" | "copy_stage" => return None,
        "vp" => format!("Effect::Points({})", amount()),
        "shields" => format!("Effect::Shields({})", amount()),
        "science" => format!("Effect::Science(Symbol::{})", variant(&effect["symbol"])),
        "science_choice" => "Effect::AnyScience".into(),
        "coins" => format!("Effect::Coins({})", amount()),
        "trade_discount" => format!(
            "Effect::Discount {{ class: Class::{}, left: {}, right: {} }}",
            variant(&effect["resources"]),
            side("left"),
            side("right")
        ),
        "per_count" => format!(
            "Effect::{} {{ amount: {}, what: {}, scope: {} }}",
            if effect["when"] == "build" {
                "CoinsPer"
            } else {
                "PointsPer"
            },
            amount(),
            counted(&effect["count"]),
            scope(&effect["scope"])
        ),
        "build_from_discard" => "Effect::Dig".into(),
        "play_last_card" => "Effect::LastCard".into(),
        "free_build_per_age" => "Effect::FreeBuild".into(),
        "copy_guild" => "Effect::CopyGuild".into(),
        "science_copy" => "Effect::CopyScience".into(),
        "produce_missing" => "Effect::Missing".into(),
        "diplomacy" => format!("Effect::Diplomacy({})", effect["tokens"]),
        "others_lose_coins" if effect.get("per").is_some() => format!(
            "Effect::OthersLosePer(Toll::{})",
            match text(&effect["per"]["what"]) {
                "wonder_stages" => "Stages",
                "victory_tokens" => "Victories",
                other => panic!("others lose coins for {other}"),
            }
        ),
        "others_lose_coins" => format!("Effect::OthersLose({})", amount()),
        "coins_to_neighbours" => format!("Effect::NeighboursGain({})", amount()),
        _ => return Some(leader_effect(effect)),
    })
}

/// Effects that only Leaders and Cities have.
fn leader_effect(effect: &Value) -> String {
    let amount = &effect["amount"];
    match text(&effect["type"]) {
        "vp_per_colour_set" => format!(
            "Effect::PointsPerSet {{ amount: {amount}, colours: {} }}",
            colours(&effect["colours"])
        ),
        "science_set_bonus" => format!("Effect::SetBonus({amount})"),
        "resource_discount" => match text(&effect["target"]) {
            "wonder_stage" => "Effect::Cheaper(Trigger::Stage)".into(),
            _ => format!(
                "Effect::Cheaper(Trigger::Build({}))",
                colour(&effect["target"])
            ),
        },
        "free_build_colour" if effect["uses_per_age"].is_null() => {
            format!("Effect::FreeColour({})", colour(&effect["colour"]))
        }
        "free_build_colour" => format!("Effect::FreeColourPerAge({})", colour(&effect["colour"])),
        "leader_cost" => "Effect::FreeLeaders".into(),
        "bank_purchase" => "Effect::BankPurchase".into(),
        "trade_cashback" => format!("Effect::Cashback({amount})"),
        "coins_on_build" => format!(
            "Effect::CoinsOn(Trigger::Build({}), {amount})",
            colour(&effect["colour"])
        ),
        "coins_on_chain_build" => format!("Effect::CoinsOn(Trigger::Chain, {amount})"),
        "coins_on_victory_token" => format!("Effect::CoinsOnVictory({amount})"),
        "redirect_defeat_tokens" => "Effect::RedirectDefeats".into(),
        "copy_leader" => "Effect::CopyLeader".into(),
        "draw_leaders" => format!("Effect::DrawLeaders({amount})"),
        "recruit_leader" => "Effect::ExtraLeader".into(),
        "bury_leader" => format!("Effect::Bury({})", effect["vp_per_leader_coin_cost"]),
        "trade_rebate" => format!(
            "Effect::Rebate {{ left: {} }}",
            array(&effect["from"]).iter().any(|from| from == "left")
        ),
        "produce_owned" => "Effect::Owned".into(),
        "stage_resource_cost_waived" => "Effect::FreeStages".into(),
        "bank_gain_bonus" => format!("Effect::BankBonus({amount})"),
        "shields_per_defeat_token" => format!("Effect::ShieldsPerDefeat({amount})"),
        other => panic!("effect {other}"),
    }
}

fn counted(count: &Value) -> String {
    match text(&count["what"]) {
        "cards" => format!("Counted::Cards({})", colours(&count["colours"])),
        "victory_tokens" => "Counted::Victories".into(),
        "leaders_in_play" => "Counted::Leaders".into(),
        "coin_groups" => format!("Counted::CoinGroups({})", count["size"]),
        "wonder_stages" => "Counted::Stages".into(),
        "defeat_tokens" => "Counted::Defeats".into(),
        "resource_symbols" => "Counted::Stones".into(),
        "cards_of_colour_used_for_this_stage" => "Counted::ColourUsed".into(),
        other => panic!("count {other}"),
    }
}

/// A set of colours.
fn colours(all: &Value) -> String {
    let all: Vec<String> = array(all).iter().map(colour).collect();
    format!("Colours::of(&[{}])", all.join(", "))
}

/// The name of an age.
fn age(number: &Value) -> &'static str {
    match int(number) {
        1 => "I",
        2 => "II",
        3 => "III",
        other => panic!("age {other}"),
    }
}

fn scope(scope: &Value) -> String {
    let has = |who: &str| array(scope).iter().any(|s| s == who);
    format!(
        "Scope {{ own: {}, left: {}, right: {} }}",
        has("self"),
        has("left"),
        has("right")
    )
}

/// What the owner can use and what neighbours can buy.
fn supplies(effects: &Value) -> (String, String) {
    let none = || tally(&[]);
    let produce = array(effects).iter().find(|e| e["type"] == "produce");
    let Some(produce) = produce else {
        return (none(), none());
    };
    let options: Vec<Vec<(&str, i64)>> = array(&produce["options"]).iter().map(bundle).collect();
    let own = tally(&options);
    let sell = if produce["tradable"] == true {
        own.clone()
    } else {
        none()
    };
    (own, sell)
}

fn bundle(option: &Value) -> Vec<(&str, i64)> {
    let units = option.as_object().expect("a bundle of resources");
    units.iter().map(|(id, n)| (id.as_str(), int(n))).collect()
}

fn need(cost: &Value) -> String {
    match cost.get("resources") {
        Some(resources) => tally(&[bundle(resources)]),
        None => tally(&[]),
    }
}

fn units(cost: &Value) -> i64 {
    bundle(&cost["resources"]).iter().map(|(_, n)| n).sum()
}

/// For every set of raw materials and every set of manufactured goods: the most units of them that
/// one of the options has.
fn tally(options: &[Vec<(&str, i64)>]) -> String {
    let most = |class: &[&str], set: usize| -> i64 {
        let inside = |id: &str| {
            class
                .iter()
                .position(|r| *r == id)
                .is_some_and(|i| set >> i & 1 == 1)
        };
        let of = |option: &Vec<(&str, i64)>| -> i64 {
            option
                .iter()
                .filter(|(id, _)| inside(id))
                .map(|(_, n)| n)
                .sum()
        };
        options.iter().map(of).max().unwrap_or(0)
    };
    let raw = (0..16).map(|set| most(&RAW, set));
    let made = (0..8).map(|set| most(&MADE, set));
    format!("Tally({:?})", raw.chain(made).collect::<Vec<_>>())
}

fn card_set<'a>(cards: &[Value], ids: impl Iterator<Item = &'a str>) -> String {
    let mut words = [0u64; 2];
    for id in ids {
        let index = cards
            .iter()
            .position(|c| c["id"] == id)
            .expect("a card of this id");
        words[index / 64] |= 1 << (index % 64);
    }
    format!("CardSet({words:?})")
}

fn ids(out: &mut Tables, name: &str, what: &str, keys: &str, doc: &str, items: &[Value]) {
    out.line(format_args!("ids! {{\n/// {doc}"));
    out.line(format_args!(
        "{name} {{ what: {what:?}, keys: {keys:?}, file: \"seven_wonders.ts\" }}"
    ));
    for item in items {
        out.line(format_args!("/// {}.", text(&item["name"]["en"])));
        out.line(format_args!("{} = {},", variant(&item["id"]), item["id"]));
    }
    out.line("}");
}

fn colour(value: &Value) -> String {
    format!("Colour::{}", variant(value))
}
