//! Positions written by hand, actions as people type them, and questions about both.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use ziggurat_engine::{Chance, Game, Record, Seat};
use ziggurat_seven_wonders::{
    Action, BABEL_FACTS, CITIES_FACTS, Card, Event, FACTS, LEADERS_FACTS, Options, SevenWonders,
    Town, View,
};
use ziggurat_testkit::by_hand;
pub(crate) use ziggurat_testkit::by_hand::{allows, document, legal, points, refused};

pub(crate) fn facts() -> Value {
    serde_json::from_str(FACTS).expect("facts")
}

pub(crate) fn babel() -> Value {
    serde_json::from_str(BABEL_FACTS).expect("facts")
}

pub(crate) fn leaders_facts() -> Value {
    serde_json::from_str(LEADERS_FACTS).expect("facts")
}

pub(crate) fn cities_facts() -> Value {
    serde_json::from_str(CITIES_FACTS).expect("facts")
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(crate) fn id(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Boards that bring nothing unexpected, in the order of the seats.
const BOARDS: [&str; 8] = [
    "gizah",
    "rhodos",
    "ephesos",
    "alexandria",
    "babylon",
    "olympia",
    "halikarnassos",
    "stonehenge",
];

/// All expansions, so that every board and every module can be named.
pub(crate) fn everything() -> Value {
    json!({"wonder_pack": true, "babel_tower": true, "great_projects": true})
}

/// A turn in the middle of an age in which everybody has 3 coins and a hand that is filled up with any cards of the age.
/// `changes` replaces what it names; cities are changed one by one.
pub(crate) fn scene(players: u8, changes: Value) -> SevenWonders {
    by_hand::position(layout(players, changes))
}

/// What is wrong with a position that cannot exist.
pub(crate) fn invalid(players: u8, changes: Value) -> String {
    by_hand::invalid::<SevenWonders>(layout(players, changes))
}

fn layout(players: u8, changes: Value) -> Value {
    let cities = usize::from(players).max(3);
    let boards: Vec<Value> = BOARDS[..cities]
        .iter()
        .map(|wonder| json!({"wonder": wonder}))
        .collect();
    let mut document = json!({"players": players, "options": everything(), "cities": boards});
    let mut named = Vec::new();
    let Value::Object(changes) = changes else {
        panic!("changes are an object");
    };
    for (key, value) in changes {
        if key != "cities" {
            document[&key] = value;
            continue;
        }
        for (city, change) in list(&value).iter().enumerate() {
            named.extend(change.get("wonder").map(|_| city));
            for (key, value) in change.as_object().unwrap_or(&Map::new()) {
                document["cities"][city][key] = value.clone();
            }
        }
    }
    separate(&mut document, &named);
    fill(&mut document, players);
    document
}

/// Boards that nobody has named give way to those that somebody has.
fn separate(document: &mut Value, named: &[usize]) {
    let cities = list(&document["cities"]).len();
    for city in (0..cities).filter(|city| !named.contains(city)) {
        let taken = |document: &Value, wonder: &str| {
            let others = list(&document["cities"]).iter().enumerate();
            others
                .into_iter()
                .any(|(other, city_there)| other != city && city_there["wonder"] == wonder)
        };
        let own = id(&document["cities"][city]["wonder"]);
        if taken(document, &own) {
            let free = BOARDS
                .iter()
                .chain(&["great_wall"])
                .find(|wonder| !taken(document, wonder));
            document["cities"][city]["wonder"] = json!(free.expect("a board is left"));
        }
    }
}

/// Copies of each card of an age, by how many cities there are; every guild counts once.
pub(crate) fn deck(age: u64, cities: usize) -> BTreeMap<String, u64> {
    let of_age = |card: &&Value| card["age"] == age;
    let copies = |card: &Value| match card["copies"].get(cities.clamp(3, 7).to_string()) {
        Some(count) => count.as_u64().unwrap_or(0),
        None => 1,
    };
    list(&facts()["cards"])
        .iter()
        .filter(of_age)
        .map(|card| (id(&card["id"]), copies(card)))
        .collect()
}

/// Fills hands (and the Free City's pile) with cards that are not used elsewhere, guilds last.
fn fill(document: &mut Value, players: u8) {
    let age = document["age"].as_u64().unwrap_or(1);
    let usual = if players == 2 { 3 } else { 4 };
    let turn = match document["turn"] == "recruitment" {
        true => 0,
        false => document["turn"].as_u64().unwrap_or(usual),
    };
    let phase = document["phase"].as_str().unwrap_or("turn").to_owned();
    let waits = ["dig", "extra_leader", "courtesans"]
        .iter()
        .any(|phase| document["phase"].get(phase).is_some())
        || phase == "losses";
    let size = hand_size(&document["options"], players);
    let cities = usize::from(players).max(3);
    let mut left = deck(age, cities);
    let mut used = Vec::new();
    names(document, &mut used);
    for name in used {
        if let Some(count) = left.get_mut(&name) {
            *count = count.saturating_sub(1);
        }
    }
    let mut pool: Vec<String> = Vec::new();
    for (card, count) in left {
        (0..count).for_each(|_| pool.push(card.clone()));
    }
    // Commonplace cards first, so that tests name what matters.
    pool.sort_by_key(|card| (card.contains("guild"), card.clone()));
    pool.reverse();
    let controller = if age == 2 { turn % 2 } else { (turn + 1) % 2 };
    for city in 0..usize::from(players) {
        let extra = u64::from(players == 2 && controller == city as u64);
        let wanted = match (phase.as_str(), waits) {
            (_, true) if turn == 0 || turn + 1 == size => 0,
            (_, true) => size - turn,
            ("turn", _) => size + 1 - turn + extra,
            ("last_card", _) => 1,
            _ => 0,
        };
        let mut hand = list(&document["cities"][city]["hand"]).to_vec();
        while (hand.len() as u64) < wanted {
            let Some(card) = pool.pop() else { break };
            hand.push(card.into());
        }
        document["cities"][city]["hand"] = hand.into();
    }
    if players == 2 && matches!(phase.as_str(), "turn") && document.get("pile").is_none() {
        let pile: Vec<Value> = (0..size - turn)
            .filter_map(|_| pool.pop())
            .map(Value::from)
            .collect();
        document["pile"] = pile.into();
    }
    if turn > 0 {
        document["turn"] = turn.into();
    }
}

/// How many cards everybody gets in an age.
pub(crate) fn hand_size(options: &Value, players: u8) -> u64 {
    match options["cities"] == true && players < 8 {
        true => 8,
        false => 7,
    }
}

/// Every card that the document names.
fn names(value: &Value, used: &mut Vec<String>) {
    match value {
        Value::String(text) if text.parse::<Card>().is_ok() => used.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| names(item, used)),
        Value::Object(map) => {
            let counted = map.iter().filter(|(key, _)| {
                !["fresh", "choice", "drawn", "wonder", "project"].contains(&key.as_str())
            });
            counted.for_each(|(_, item)| names(item, used));
        }
        _ => {}
    }
}

pub(crate) fn dealt(options: Options, players: u8, seed: u64) -> SevenWonders {
    SevenWonders::setup(&options, players, &mut Chance::new(seed)).expect("it can be dealt")
}

pub(crate) fn action(text: &str) -> Action {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn view(game: &SevenWonders) -> View {
    game.view(ziggurat_engine::Viewer::Public)
}

pub(crate) fn own_view(game: &SevenWonders, seat: u8) -> View {
    game.view(ziggurat_engine::Viewer::Seat(Seat(seat)))
}

pub(crate) fn coins(game: &SevenWonders) -> Vec<u16> {
    view(game).cities.iter().map(|city| city.coins).collect()
}

pub(crate) fn structures(game: &SevenWonders, city: usize) -> Vec<String> {
    view(game).cities[city]
        .structures
        .iter()
        .map(ToString::to_string)
        .collect()
}

pub(crate) fn has(game: &SevenWonders, city: usize, card: &str) -> bool {
    structures(game, city).iter().any(|built| built == card)
}

/// Chooses for one seat.
pub(crate) fn choose(game: &mut SevenWonders, seat: u8, text: &str) -> Record<Event> {
    by_hand::act(game, seat, text, &mut Chance::new(7))
}

/// What a seat does that nothing is said about: it sells a card, or takes what comes.
pub(crate) fn idle(game: &SevenWonders, seat: u8) -> String {
    let all = legal(game, seat);
    let quiet = |text: &&String| {
        let passes = ["leave", "decline", "pay 0"];
        text.starts_with("sell") || text.starts_with("city sell") || passes.contains(&text.as_str())
    };
    all.iter()
        .rfind(quiet)
        .or_else(|| all.last())
        .expect("something to do")
        .clone()
}

/// Plays one phase: each seat does what is said, the others sell a card.
pub(crate) fn turn(game: &mut SevenWonders, texts: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    let asked: Vec<u8> = game.waiting().must.iter().map(|seat| seat.0).collect();
    for seat in asked {
        let text = texts.get(usize::from(seat)).filter(|text| !text.is_empty());
        let text = text.map_or_else(|| idle(game, seat), ToString::to_string);
        for part in text.split(';') {
            events.extend(choose(game, seat, part.trim()).events);
        }
        if game.seats() == 2 && game.waiting().must.contains(Seat(seat)) && !text.contains("city") {
            let city = legal(game, seat).into_iter().next();
            if let Some(city) = city.filter(|city| city.starts_with("city")) {
                events.extend(choose(game, seat, &city).events);
            }
        }
    }
    events
}

/// The legal actions that begin so.
pub(crate) fn starting(game: &SevenWonders, seat: u8, start: &str) -> Vec<String> {
    let fits = |text: &String| text == start || text.starts_with(&format!("{start} "));
    legal(game, seat).into_iter().filter(fits).collect()
}

/// A position with other modules than usual.
pub(crate) fn scene_with(options: Value, players: u8, mut changes: Value) -> SevenWonders {
    changes["options"] = options;
    scene(players, changes)
}

/// Leaders and Cities with everything else.
pub(crate) fn all_modules() -> Value {
    let mut options = everything();
    options["leaders"] = true.into();
    options["cities"] = true.into();
    options["byzantium_always"] = true.into();
    options
}

/// A finished game of all modules with these cities.
pub(crate) fn finished_with_all(players: u8, cities: Value) -> SevenWonders {
    let turn = hand_size(&all_modules(), players) - 1;
    let end = json!({"age": 3, "turn": turn, "phase": "over", "cities": cities});
    scene_with(all_modules(), players, end)
}

/// A finished game with these cities.
pub(crate) fn finished(players: u8, cities: Value) -> SevenWonders {
    scene(
        players,
        json!({"age": 3, "turn": 6, "phase": "over", "cities": cities}),
    )
}

/// Structures that sell three of every raw material (one in Age I) and one of every manufactured good.
pub(crate) fn supplier(age: u64) -> Value {
    let mut cards = vec![
        "lumber_yard",
        "stone_pit",
        "clay_pool",
        "ore_vein",
        "loom_1",
        "glassworks_1",
        "press_1",
    ];
    if age > 1 {
        cards.extend(["sawmill", "quarry", "brickyard", "foundry"]);
    }
    json!(cards)
}

/// The units of all resources in a cost.
pub(crate) fn units(cost: &Value) -> u64 {
    let resources = cost["resources"].as_object();
    resources.map_or(0, |resources| {
        resources.values().filter_map(Value::as_u64).sum()
    })
}

/// Seven cities; the neighbours of seat 0 sell everything, seat 0 has the given city.
pub(crate) fn market_scene(age: u64, city: Value, suppliers: bool) -> SevenWonders {
    let shop = if suppliers {
        json!({"structures": supplier(age)})
    } else {
        json!({})
    };
    let cities = json!([city, shop, {}, {}, {}, {}, shop]);
    scene(7, json!({"age": age, "cities": cities}))
}

/// The number of the age.
pub(crate) fn age_of(game: &SevenWonders) -> u8 {
    view(game).age.number()
}

/// The number of the turn; 0 in a recruitment phase.
pub(crate) fn turn_of(game: &SevenWonders) -> u8 {
    view(game).turn.number().unwrap_or(0)
}

/// The city of a seat.
pub(crate) fn city_of(seat: u8) -> Town {
    Town::Seat(Seat(seat))
}
