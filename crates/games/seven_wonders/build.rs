//! Turns the facts in `data/` into constant tables: ids as enums, cards, boards, tiles, projects.

use std::{env, fmt::Write, fs, path::Path};

use serde_json::Value;

const RAW: [&str; 4] = ["wood", "stone", "clay", "ore"];
const MADE: [&str; 3] = ["glass", "textile", "papyrus"];

fn main() {
    let read = |path: &str| -> Value {
        println!("cargo::rerun-if-changed={path}");
        let text = fs::read_to_string(path).expect("the facts are part of the crate");
        serde_json::from_str(&text).expect("the facts are JSON")
    };
    println!("cargo::rerun-if-changed=build.rs");
    let (base, babel) = (read("data/base.json"), read("data/babel.json"));
    let mut out = String::new();
    numbers(&base, &babel, &mut out);
    cards(&base, &mut out);
    boards(&base, &mut out);
    tiles(&babel, &base, &mut out);
    projects(&babel, &mut out);
    let write = |name: &str, text: &str| {
        let dir = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
        fs::write(Path::new(&dir).join(name), text).expect("OUT_DIR can be written");
    };
    write("tables.rs", &out);
    write("facts.json", &all_facts(base, babel).to_string());
}

/// The facts of the base game with those of Babel beside them; what is said about how certain they are
/// stands in one list.
fn all_facts(mut base: Value, babel: Value) -> Value {
    for (name, text) in babel["certainty"].as_object().into_iter().flatten() {
        if name != "legend" {
            base["certainty"][name] = text.clone();
        }
    }
    base["babel"] = babel;
    base
}

fn numbers(base: &Value, babel: &Value, out: &mut String) {
    let constants = &base["constants"];
    for (name, value) in [
        ("START_COINS", &constants["start_coins"]),
        ("DISCARD_GAIN", &constants["discard_gain"]),
        ("TRADE_PRICE", &constants["trade_price"]),
        ("DISCOUNTED_PRICE", &constants["discounted_trade_price"]),
        ("COINS_PER_POINT", &constants["coins_per_vp"]),
        ("SET_POINTS", &constants["science_set_vp"]),
        ("HAND_SIZE", &constants["hand_size"]),
        ("TURNS", &constants["turns_per_age"]),
        ("AGES", &constants["ages"]),
        ("TILES_EACH", &babel["tower"]["tiles_per_player"]),
    ] {
        line(out, &format!("pub(crate) const {name}: u8 = {value};"));
    }
    let by_age = |table: &Value| ["1", "2", "3"].map(|age| int(&table[age]).unsigned_abs());
    let victories = by_age(&constants["victory_token_vp_by_age"]);
    let markers = by_age(&babel["projects_rules"]["penalty_marker_vp_by_age"]);
    line(
        out,
        &format!("pub(crate) const VICTORIES: [u8; 3] = {victories:?};"),
    );
    line(
        out,
        &format!("pub(crate) const MARKERS: [u8; 3] = {markers:?};"),
    );
    let seats =
        |table: &Value| -> Vec<i64> { (2..=7).map(|n| int(&table[n.to_string()])).collect() };
    let slots = seats(&babel["tower"]["slots_by_players"]);
    let tokens = seats(&babel["projects_rules"]["tokens_by_players"]);
    line(
        out,
        &format!("pub(crate) const TOWER_SLOTS: [u8; 6] = {slots:?};"),
    );
    line(
        out,
        &format!("pub(crate) const PROJECT_TOKENS: [u8; 6] = {tokens:?};"),
    );
    let points: Vec<i64> = (0..4)
        .map(|n| int(&babel["tower"]["vp_by_tiles_built"][n.to_string()]))
        .collect();
    line(
        out,
        &format!("pub(crate) const TOWER_POINTS: [u8; 4] = {points:?};"),
    );
}

fn cards(base: &Value, out: &mut String) {
    let all = list(&base["cards"]);
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
            .map(|n| card["copies"].get(n.to_string()).map_or(0, int))
            .collect();
        let twins = all.iter().filter(|other| other["name"]["en"] == card["name"]["en"]);
        format!(
            "CardFacts {{ age: {}, colour: {}, coins: {}, units: {}, need: {}, chain_from: {}, twins: {}, copies: {copies:?}, guild: {}, effects: &[{}], own: {own}, sell: {sell} }}",
            card["age"],
            colour(&card["colour"]),
            card["cost"]["coins"],
            units(&card["cost"]),
            need(&card["cost"]),
            set(list(&card["chain_from"])),
            card_set(all, twins.map(|other| text(&other["id"]))),
            card.get("guild").is_some(),
            effects(&card["effects"]),
        )
    });
    table(out, "CARDS", "CardFacts", facts);
}

/// Boards whose sides need Leaders or Cities come with those.
fn boards(base: &Value, out: &mut String) {
    let open = |side: &Value| side.get("requires").is_none();
    let wonders: Vec<Value> = list(&base["wonders"])
        .iter()
        .filter(|wonder| open(&wonder["sides"]["A"]) && open(&wonder["sides"]["B"]))
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
    let packs = wonders
        .iter()
        .map(|w| (text(&w["set"]) == "wonder_pack").to_string());
    table(out, "IN_WONDER_PACK", "bool", packs);
    let sides = wonders
        .iter()
        .flat_map(|w| [&w["sides"]["A"], &w["sides"]["B"]]);
    table(out, "BOARDS", "BoardFacts", sides.map(board));
}

fn board(side: &Value) -> String {
    let start = match side["start"]["resource"].as_str() {
        Some(id) => format!("Some(Resource::{})", camel(id)),
        None => "None".into(),
    };
    let coins: i64 = side["start"]["effects"]
        .as_array()
        .map_or(0, |effects| effects.iter().map(|e| int(&e["amount"])).sum());
    let stages: Vec<String> = list(&side["stages"]).iter().map(stage).collect();
    format!(
        "BoardFacts {{ start: {start}, coins: {coins}, any_order: {}, stages: &[{}] }}",
        side["stage_order"] == "any",
        stages.join(", ")
    )
}

fn stage(stage: &Value) -> String {
    let (own, _) = supplies(&stage["effects"]);
    let copy = list(&stage["effects"])
        .iter()
        .find(|e| e["type"] == "copy_stage");
    let copy = match copy {
        Some(copy) => format!(
            "Some(Copied {{ left: {}, place: Place::{} }})",
            copy["from"] == "left",
            camel(text(&copy["stage"]))
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

fn tiles(babel: &Value, base: &Value, out: &mut String) {
    let cards = list(&base["cards"]);
    let facts = list(&babel["tiles"]).iter().map(|tile| {
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
                card_set(cards, list(&effect["cards"]).iter().map(text))
            ),
            "infinite_production" => format!(
                "TileEffect::Endless({})",
                card_set(cards, list(&effect["cards"]).iter().map(text))
            ),
            "trade_price" => format!(
                "TileEffect::Price(Class::{}, {})",
                camel(text(&effect["resources"])),
                effect["delta"]
            ),
            "free_resource" => {
                let options: Vec<Vec<(&str, i64)>> = list(&effect["options"])
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
    table(out, "TILES", "TileEffect", facts);
}

fn trigger(value: &Value) -> String {
    match text(&value["event"]) {
        "build_card" => format!("Trigger::Build({})", colour(&value["colour"])),
        "chain_build" => "Trigger::Chain".into(),
        _ => "Trigger::Stage".into(),
    }
}

fn projects(babel: &Value, out: &mut String) {
    let all = list(&babel["projects"]);
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
            _ => "Penalty::StartResource".into(),
        };
        let reward = &project["reward"];
        let reward = match text(&reward["type"]) {
            "coins" => format!("Reward::Coins({})", reward["amount"]),
            "victory_token" => format!("Reward::VictoryToken({})", reward["value"]),
            "shield_token" => format!("Reward::Shields({})", reward["shields"]),
            _ => format!("Reward::Token(Token::{})", camel(text(&reward["token"]))),
        };
        format!(
            "ProjectFacts {{ age: {}, colour: {}, coins: {}, need: {}, penalty: {penalty}, reward: {reward} }}",
            project["age"],
            colour(&project["colour"]),
            cost["coins"],
            need(cost),
        )
    });
    table(out, "PROJECTS", "ProjectFacts", facts);
    let points = list(&babel["reward_tokens"])
        .iter()
        .map(|t| t["vp"].as_i64().unwrap_or(0).to_string());
    table(out, "TOKEN_POINTS", "u8", points);
}

/// Everything an effect list says but production, which has tables of its own.
fn effects(all: &Value) -> String {
    let known = list(all).iter().filter_map(effect);
    known.collect::<Vec<_>>().join(", ")
}

fn effect(effect: &Value) -> Option<String> {
    let amount = || &effect["amount"];
    let side = |side: &str| list(&effect["from"]).iter().any(|from| from == side);
    Some(match text(&effect["type"]) {
        "produce" | "copy_stage" => return None,
        "vp" => format!("Effect::Points({})", amount()),
        "shields" => format!("Effect::Shields({})", amount()),
        "science" => format!(
            "Effect::Science(Symbol::{})",
            camel(text(&effect["symbol"]))
        ),
        "science_choice" => "Effect::AnyScience".into(),
        "coins" => format!("Effect::Coins({})", amount()),
        "trade_discount" => format!(
            "Effect::Discount {{ class: Class::{}, left: {}, right: {} }}",
            camel(text(&effect["resources"])),
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
        "others_lose_coins" => format!("Effect::OthersLose({})", amount()),
        "coins_to_neighbours" => format!("Effect::NeighboursGain({})", amount()),
        other => panic!("effect {other}"),
    })
}

fn counted(count: &Value) -> String {
    match text(&count["what"]) {
        "cards" => {
            let colours = list(&count["colours"])
                .iter()
                .map(|c| format!("1 << {} as u16", colour(c)));
            format!(
                "Counted::Cards({})",
                colours.collect::<Vec<_>>().join(" | ")
            )
        }
        "wonder_stages" => "Counted::Stages".into(),
        "defeat_tokens" => "Counted::Defeats".into(),
        "resource_symbols" => "Counted::Stones".into(),
        "cards_of_colour_used_for_this_stage" => "Counted::ColourUsed".into(),
        other => panic!("count {other}"),
    }
}

fn scope(scope: &Value) -> String {
    let has = |who: &str| list(scope).iter().any(|s| s == who);
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
    let produce = list(effects).iter().find(|e| e["type"] == "produce");
    let Some(produce) = produce else {
        return (none(), none());
    };
    let options: Vec<Vec<(&str, i64)>> = list(&produce["options"]).iter().map(bundle).collect();
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

fn ids(out: &mut String, name: &str, what: &str, prefix: &str, doc: &str, items: &[Value]) {
    line(
        out,
        &format!("ids! {{\n/// {doc}\n{name}, {what:?}, {prefix:?},"),
    );
    for item in items {
        let id = text(&item["id"]);
        line(
            out,
            &format!(
                "/// {}.\n{} = {id:?},",
                text(&item["name"]["en"]),
                camel(id)
            ),
        );
    }
    line(out, "}");
}

fn table(out: &mut String, name: &str, kind: &str, items: impl Iterator<Item = String>) {
    let items: Vec<String> = items.collect();
    let (count, items) = (items.len(), items.join(",\n"));
    line(
        out,
        &format!("pub(crate) static {name}: [{kind}; {count}] = [{items}];"),
    );
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("a string takes everything");
}

fn camel(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| {
            first.to_uppercase().chain(letters).collect()
        })
    };
    id.split('_').map(word).collect()
}

fn colour(value: &Value) -> String {
    format!("Colour::{}", camel(text(value)))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn int(value: &Value) -> i64 {
    value.as_i64().expect("a whole number")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
