//! What has changed: what a host writes and a client applies leads to the same value.

use std::{env, fs, path::Path};

use proptest::{collection::vec, prelude::*};
use serde::Serialize;
use serde_json::{Map, Value, json};
use ziggurat_babylonia::Babylonia;
use ziggurat_engine::{Advice, Chance, Viewer};
use ziggurat_seven_wonders::SevenWonders;
use ziggurat_table::{
    Command, Millis, Origin, SeatSetup, Setup, Table, Told,
    delta::{Tape, apply, difference, hash_of},
};

use crate::toy::Pebbles;

/// Any value, with many that are alike.
fn value() -> impl Strategy<Value = Value> {
    let key = prop_oneof![6 => "[a-e]", 1 => "[0-9]{1,2}", 1 => any::<String>()];
    let number = prop_oneof![
        8 => (-3..200_i64).prop_map(Value::from),
        1 => any::<i64>().prop_map(Value::from),
        1 => any::<u64>().prop_map(Value::from),
        1 => any::<f64>().prop_map(Value::from),
        1 => any::<f32>().prop_map(Value::from),
    ];
    let leaf = prop_oneof![
        2 => Just(Value::Null),
        2 => any::<bool>().prop_map(Value::from),
        6 => number,
        3 => "[a-c]".prop_map(Value::from),
        1 => any::<String>().prop_map(Value::from),
        1 => "\\PC{250,300}".prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 8, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..8).prop_map(Value::from),
            vec((key.clone(), inner), 0..8).prop_map(|entries| Map::from_iter(entries).into()),
        ]
    })
}

/// Something done to a value at random, so that it stays alike.
fn disturb(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Array(list) if chance.below(4) > 0 && !list.is_empty() => {
            let place = chance.below(list.len() as u32) as usize;
            match chance.below(4) {
                0 => drop(list.remove(place)),
                1 => list.insert(place, json!({ "new": chance.below(9) })),
                _ => disturb(&mut list[place], chance),
            }
        }
        Value::Object(object) if chance.below(4) > 0 && !object.is_empty() => {
            let place = chance.below(object.len() as u32) as usize;
            let key = object.keys().nth(place).cloned().unwrap();
            match chance.below(5) {
                0 => drop(object.shift_remove(&key)),
                1 => drop(object.shift_insert(place, "z".into(), json!([chance.below(9)]))),
                // Another order of keys.
                2 => drop(object.swap_remove(&key)),
                _ => disturb(&mut object[&key], chance),
            }
        }
        other => {
            let values = [json!(null), json!([]), json!({}), json!("a"), json!([[1]])];
            *other = chance.pick(&values).cloned().unwrap();
        }
    }
}

/// What a client makes of the change, byte for byte, and what both call it.
fn leads_on(old: &Value, new: &Value) {
    let tapes = [old, new].map(|value| Tape::of(value).unwrap());
    let change = difference(&tapes[0], &tapes[1]);
    let mut state = old.clone();
    apply(&mut state, &serde_json::from_str(&change).unwrap()).unwrap();
    assert_eq!(state.to_string(), new.to_string(), "{old} by {change}");
    assert_eq!(hash_of(&state), tapes[1].hash());
    let whole = 2 + new.to_string().len();
    assert!(change.len() <= whole, "{change} is longer than {new}");
    // Not the trees: 1 and 1.0 are different texts.
    let [before, after] = [old.to_string(), new.to_string()];
    assert_eq!(tapes[0] == tapes[1], before == after);
}

proptest! {
    #[test]
    fn any_value_leads_to_any_other(old in value(), new in value()) {
        leads_on(&old, &new);
    }

    #[test]
    fn a_value_leads_to_one_that_is_much_alike(old in value(), seed in any::<u64>()) {
        let mut chance = Chance::new(seed);
        let mut new = old.clone();
        for _ in 0..3 {
            disturb(&mut new, &mut chance);
            leads_on(&old, &new);
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_or_applied_but_never_panics(old in value(), change in value()) {
        let mut state = old;
        let _ = apply(&mut state, &change);
    }

    #[test]
    fn the_order_of_keys_does_not_change_the_hash(entries in vec(("[a-z]{3}", value()), 0..6)) {
        let there: Map<String, Value> = entries.iter().cloned().collect();
        let back: Map<String, Value> = there.clone().into_iter().rev().collect();
        prop_assert_eq!(hash_of(&there.into()), hash_of(&back.into()));
    }
}

#[test]
fn other_values_have_other_hashes() {
    let values = [
        json!(null),
        json!(false),
        json!(true),
        json!(0),
        json!(1),
        json!(-1),
        json!(0.5),
        json!(1u64 << 52),
        json!((1u64 << 52) + 1),
        json!(""),
        json!("a"),
        json!("b"),
        json!("aa"),
        json!("ä"),
        json!("𒀭"),
        json!([]),
        json!([0]),
        json!([0, 0]),
        json!([[0], 0]),
        json!([0, [0]]),
        json!({}),
        json!({ "a": 0 }),
        json!({ "a": 1 }),
        json!({ "b": 0 }),
        json!({ "a": 0, "b": 1 }),
        json!({ "a": 1, "b": 0 }),
        json!({ "a": { "b": 0 } }),
        json!({ "b": { "a": 0 } }),
    ];
    let mut hashes: Vec<u32> = values.iter().map(hash_of).collect();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), values.len());
    assert_eq!(
        hash_of(&json!(1)),
        hash_of(&json!(1.0)),
        "the same number to a browser"
    );
}

#[test]
fn everything_is_recorded_as_it_is_written() {
    #[derive(Serialize)]
    enum Kind {
        Unit,
        New(u8),
        Tuple(i64, char),
        Struct { bytes: Vec<u8>, ratio: f32 },
    }
    #[derive(Serialize)]
    struct All<'a> {
        kinds: [Kind; 4],
        by_number: std::collections::BTreeMap<u16, Option<bool>>,
        by_kind: [(&'a str, ()); 1],
        numbers: (u64, i64, f64, f64, f32),
        #[serde(flatten)]
        more: std::collections::BTreeMap<&'a str, &'a str>,
    }
    let all = All {
        kinds: [
            Kind::Unit,
            Kind::New(200),
            Kind::Tuple(-7, 'x'),
            Kind::Struct {
                bytes: vec![1, 255],
                ratio: 0.1,
            },
        ],
        by_number: [(3, None), (10, Some(true))].into(),
        by_kind: [("a", ())],
        numbers: (u64::MAX, i64::MIN, f64::NAN, 1e300, 16_777_216.0),
        more: [("text", "with \" and \u{1} and \n")].into(),
    };
    let written: Value = serde_json::from_str(&serde_json::to_string(&all).unwrap()).unwrap();
    assert_eq!(Tape::of(&all).unwrap(), Tape::of(&written).unwrap());
    leads_on(&json!({}), &written);
    let unwritable = std::collections::BTreeMap::from([(vec![1], 1)]);
    assert_eq!(
        Tape::of(&unwritable).unwrap_err().to_string(),
        "a list cannot be a key"
    );
}

fn people<G: Advice>(seats: u8, seed: u64) -> Table<G> {
    let name = |seat| SeatSetup::human(format!("player {seat}").parse().unwrap());
    Table::open(Setup {
        options: G::option_sets(seats).remove(0),
        seats: (0..seats).map(name).collect(),
        origin: Origin::drawn(seed, [7; 32]),
    })
    .unwrap()
}

/// Plays at random until the end. Clients who only hear what has changed know how things stand.
fn clients_keep_up<G: Advice>(seats: u8, seed: u64) {
    let mut table = people::<G>(seats, seed);
    let mut chance = Chance::new(seed);
    let shown = |table: &Table<G>, viewer| {
        let snapshot = table.snapshot_for(viewer);
        serde_json::to_value(&snapshot.state).unwrap()
    };
    let viewers: Vec<Viewer> = Viewer::all(seats).collect();
    let mut states: Vec<Value> = viewers
        .iter()
        .map(|&viewer| shown(&table, viewer))
        .collect();
    let mut told = Told::default();
    while let Some(seat) = table.waiting().must.first() {
        let undo = table.can_undo(seat) > 0 && chance.below(8) == 0;
        let command = match undo {
            true => Command::Undo,
            false => {
                let legal = table.legal(seat).unwrap();
                let action = *chance.pick(&legal).unwrap();
                Command::Act { action }
            }
        };
        let update = table.command(seat, command, Millis(7)).unwrap();
        for (&viewer, state) in viewers.iter().zip(&mut states) {
            let sent = update.changes_for(viewer, &mut told).unwrap();
            let sent: Value = serde_json::from_str(&sent).unwrap();
            apply(state, &sent["change"]).unwrap();
            assert_eq!(state.to_string(), shown(&table, viewer).to_string());
            if let Some(hash) = sent["hash"].as_u64() {
                assert_eq!(hash, u64::from(hash_of(state)));
            }
        }
    }
    assert!(table.is_over());
}

#[test]
fn clients_who_hear_what_has_changed_know_how_things_stand() {
    for seats in 2..=4 {
        clients_keep_up::<Pebbles>(seats, 5);
    }
    clients_keep_up::<Babylonia>(3, 1);
    clients_keep_up::<SevenWonders>(4, 2);
}

/// Values, what has changed, and hashes, for the client to do the same.
fn vectors() -> Vec<Value> {
    let by_hand = [
        (json!({}), json!({})),
        (json!(1), json!(2)),
        (json!([1]), json!({ "a": 1 })),
        (json!({ "a": 1, "b": 2 }), json!({ "b": 2 })),
        (
            json!({ "a": 1, "c": 2 }),
            json!({ "a": 1, "b": [3], "c": 2, "d": {} }),
        ),
        (json!({ "a": 1, "b": 2 }), json!({ "b": 2, "a": 1 })),
        (
            json!({ "10": "x", "9": "y" }),
            json!({ "10": "x", "8": "z", "9": "w" }),
        ),
        (
            json!({ "list": [1, 2, 3, 4, 5, 6] }),
            json!({ "list": [1, 2, 4, 5, 6] }),
        ),
        (
            json!({ "list": [{ "n": 1 }, { "n": 2 }] }),
            json!({ "list": [{ "n": 0 }, { "n": 1 }, { "n": 2 }] }),
        ),
        (
            json!({ "list": [1, 2, 3], "much": "much" }),
            json!({ "list": [], "much": "much" }),
        ),
        (
            json!([[0, 1, 2, 3, 4, 5, 6, 7], 9]),
            json!([[0, 1, 2, 3, 4, 5, 6, 8], 9]),
        ),
        (
            json!({ "a": { "__proto__": 1 } }),
            json!({ "a": { "__proto__": { "b": 2 } }, "constructor": 3 }),
        ),
        (
            json!([0, 0.5, -0.0, 1e21]),
            json!([1e-7, 0.1, 0, -1.5e300, u64::MAX]),
        ),
        (json!("a"), json!("\u{0}\u{1f}\u{7f}\"\\\u{2028}𒀭")),
    ];
    let mut chance = Chance::new(19);
    let mut vectors: Vec<_> = by_hand.into();
    let mut state =
        json!({ "view": { "tiles": {}, "hand": [], "players": [{}, {}] }, "can_undo": 0 });
    for _ in 0..60 {
        let old = state.clone();
        for _ in 0..=chance.below(3) {
            disturb(&mut state, &mut chance);
        }
        if !state.is_object() || state.to_string().len() < 20 {
            state = json!({ "view": { "b": [1, 2, 3], "d": { "e": [[], {}] } }, "can_undo": 1 });
        }
        vectors.push((old, state.clone()));
    }
    vectors.extend(of_games());
    let vector = |(old, new): (Value, Value)| {
        let tapes = [&old, &new].map(|value| Tape::of(value).unwrap());
        let change: Value = serde_json::from_str(&difference(&tapes[0], &tapes[1])).unwrap();
        json!({ "old": old, "new": new, "change": change, "hash": tapes[1].hash() })
    };
    vectors.into_iter().map(vector).collect()
}

/// Some states of a match of Pebbles.
fn of_games() -> Vec<(Value, Value)> {
    let mut table = people::<Pebbles>(2, 4);
    let mut chance = Chance::new(4);
    let shown = |table: &Table<Pebbles>| {
        serde_json::to_value(&table.snapshot_for(Viewer::Public).state).unwrap()
    };
    let mut states = vec![shown(&table)];
    while let Some(seat) = table.waiting().must.first() {
        let legal = table.legal(seat).unwrap();
        let action = *chance.pick(&legal).unwrap();
        table
            .command(seat, Command::Act { action }, Millis(1))
            .unwrap();
        states.push(shown(&table));
    }
    states
        .windows(2)
        .map(|two| (two[0].clone(), two[1].clone()))
        .collect()
}

/// The client's tests read the same vectors. `UPDATE_GOLDEN=1` writes them.
#[test]
fn the_client_is_tried_with_these_vectors() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/fixtures/deltas.json");
    let lines: Vec<String> = vectors().iter().map(Value::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == text,
        "web/tests/fixtures/deltas.json is not what these tests make"
    );
}
