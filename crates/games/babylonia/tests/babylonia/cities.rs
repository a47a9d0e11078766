//! Section 6: surrounded cities, and part A of scoring them.

use serde_json::{Value, json};
use ziggurat_babylonia::{Babylonia, Event, Hex};
use ziggurat_engine::Seat;

use crate::support::{
    act, acts, hex, hexes, invalid, legal, points, refused, refused_to, scene, to_act,
};

/// How a city was scored.
#[derive(Debug, PartialEq)]
pub(crate) struct Scored {
    pub(crate) winner: Option<u8>,
    pub(crate) nobles: Vec<u16>,
    pub(crate) cities: Vec<u16>,
    pub(crate) bonus: Vec<u16>,
}

/// The scoring of a city among events.
pub(crate) fn scoring(events: &[Event], city: &str) -> Option<Scored> {
    events.iter().find_map(|event| match event {
        Event::CityScored {
            hex,
            winner,
            nobles,
            cities,
            bonus,
            ..
        } if hex.id() == city => Some(Scored {
            winner: winner.map(|seat| seat.0),
            nobles: nobles.clone(),
            cities: cities.clone(),
            bonus: bonus.clone(),
        }),
        _ => None,
    })
}

/// What is due when the placing step ends.
fn due(events: &[Event]) -> Vec<Hex> {
    let list = events.iter().find_map(|event| match event {
        Event::PlacementEnded { due, .. } => Some(due.clone()),
        _ => None,
    });
    list.expect("the step has ended")
}

/// The city E12 lies at the edge of the board, with the neighbours E11, F11 and D11; seat 0 closes
/// it with a farmer on D11 and places another far away.
pub(crate) fn close_e12(tile: &str, tokens: &Value, changes: &Value) -> (Babylonia, Vec<Event>) {
    let mut all = json!({"tiles": {"e12": tile}, "tokens": tokens});
    for (key, value) in changes.as_object().into_iter().flatten() {
        all[key] = value.clone();
    }
    let mut game = scene(3, &all);
    let events = acts(&mut game, &["place farmer d11", "place farmer p5", "end"]);
    (game, events)
}

fn e12(tile: &str, tokens: &Value) -> Scored {
    let (_, events) = close_e12(tile, tokens, &json!({}));
    scoring(&events, "e12").expect("the city is scored")
}

/// BAB-6.1
#[test]
fn bab_6_1_due_when_all_land_beside_it_holds_tokens() {
    let (_, events) = close_e12(
        "city_priest",
        &json!(["e11 1 farmer", "f11 2 priest"]),
        &json!({}),
    );
    assert_eq!(
        due(&events),
        [hex("e12")],
        "BAB-6.1: no matter whose, and not beyond the edge"
    );
    let (game, events) = close_e12("city_priest", &json!(["e11 1 farmer"]), &json!({}));
    assert_eq!(due(&events), [], "BAB-6.1: F11 is free");
    assert!(game.tile(hex("e12")).is_some());
    // B11 has the river hex A11 beside it.
    let mut river = scene(
        3,
        &json!({"tiles": {"b11": "city_priest"}, "tokens": ["c11 1 farmer", "c12 1 farmer"]}),
    );
    let events = acts(&mut river, &["place farmer b10", "place farmer p5", "end"]);
    assert_eq!(
        due(&events),
        [hex("b11")],
        "BAB-6.1: the river may stay empty"
    );
}

#[test]
fn bab_6_1_a_river_token_does_not_replace_one_on_land() {
    let mut game = scene(
        3,
        &json!({"tiles": {"b11": "city_priest"}, "tokens": ["c11 1 farmer", "c12 1 farmer"]}),
    );
    let events = acts(&mut game, &["place farmer a11", "place farmer p5", "end"]);
    assert_eq!(due(&events), [], "BAB-6.1");
}

/// Seat 0 closes E12 and I12 at once.
pub(crate) fn two_cities() -> (Babylonia, Vec<Event>) {
    let mut game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest", "i12": "city_official_priest"},
            "tokens": ["e11 1 farmer", "f11 1 priest", "i11 2 official", "j11 2 farmer"],
        }),
    );
    let events = acts(&mut game, &["place farmer d11", "place farmer h11", "end"]);
    (game, events)
}

/// BAB-6.2
#[test]
fn bab_6_2_the_active_player_chooses_the_order() {
    for (first, second) in [("e12", "i12"), ("i12", "e12")] {
        let (mut game, _) = two_cities();
        assert_eq!(to_act(&game), Seat(0));
        let list: Vec<_> = legal(&game).iter().map(ToString::to_string).collect();
        assert_eq!(list, ["score e12", "score i12"], "BAB-6.2");
        assert_eq!(refused(&game, "place farmer p6"), "BAB-6.2");
        assert_eq!(refused(&game, "end"), "BAB-6.2");
        assert_eq!(refused(&game, "score f4"), "BAB-6.1");
        assert_eq!(refused_to(&game, Seat(1), "score e12"), "BAB-4.1");
        let events = act(&mut game, &format!("score {first}")).events;
        let order: Vec<_> = events.iter().filter_map(city).collect();
        assert_eq!(
            order,
            [hex(first), hex(second)],
            "BAB-6.2: all are scored, the last automatically"
        );
        assert_eq!(to_act(&game), Seat(1));
    }
}

fn city(event: &Event) -> Option<Hex> {
    match event {
        Event::CityScored { hex, .. } => Some(*hex),
        _ => None,
    }
}

#[test]
fn bab_6_2_a_card_is_chosen_before_the_next_site() {
    let mut game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest"},
            "tokens": ["d10 1 farmer", "c11 1 farmer", "b10 1 farmer", "e11 2 farmer", "f11 2 farmer"],
        }),
    );
    acts(
        &mut game,
        &["place farmer b9", "place farmer d11", "end", "score c10"],
    );
    assert_eq!(to_act(&game), Seat(1), "BAB-6.2");
    assert_eq!(refused_to(&game, Seat(0), "score e12"), "BAB-4.1");
    assert!(game.tile(hex("e12")).is_some(), "BAB-6.2: not yet scored");
    act(&mut game, "take city_bonus");
    assert!(game.tile(hex("e12")).is_none(), "BAB-6.2");
}

/// BAB-6.3
#[test]
fn bab_6_3_what_is_due_is_fixed_when_the_step_ends() {
    let (mut game, events) = two_cities();
    assert_eq!(due(&events), hexes(&["e12", "i12"]), "BAB-6.3");
    let again = act(&mut game, "score i12").events;
    let scored: Vec<_> = again.iter().filter_map(city).collect();
    assert_eq!(
        scored,
        hexes(&["i12", "e12"]),
        "BAB-6.3: nothing added, nothing removed"
    );
    let missing = json!({
        "tiles": {"e12": "city_priest", "i12": "city_merchant_priest", "b11": "city_official"},
        "tokens": ["e11 1 farmer", "f11 1 farmer", "d11 0 farmer", "i11 2 farmer", "j11 2 farmer",
            "h11 0 farmer", "b10 1 farmer", "c11 1 farmer", "c12 1 farmer"],
        "stands": [["farmer"]],
        "placed": ["d11", "h11"],
        "phase": "scoring",
        "due": ["e12", "i12"],
    });
    assert!(invalid(3, &missing).contains("BAB-6.3"));
}

/// BAB-6.4
#[test]
fn bab_6_4_two_points_for_each_matching_noble_of_every_player() {
    let tokens = json!([
        "e11 1 priest",
        "f11 2 official",
        "d10 0 priest",
        "c12 0 merchant"
    ]);
    assert_eq!(
        e12("city_official_priest", &tokens).nobles,
        [2, 2, 2],
        "BAB-6.4"
    );
    assert_eq!(e12("city_priest", &tokens).nobles, [2, 2, 0], "BAB-6.4");
    assert_eq!(e12("city_merchant", &tokens).nobles, [2, 0, 0], "BAB-6.4");
    assert_eq!(e12("city_all", &tokens).nobles, [4, 2, 2], "BAB-6.4");
    let (game, _) = close_e12("city_all", &tokens, &json!({}));
    assert_eq!(
        [0, 1, 2].map(|seat| points(&game, seat, "nobles")),
        [4, 2, 2]
    );
}

/// The priest on G9 is connected to E12 through D11, D10 and the river hexes E10 and F9.
const CHAIN: [&str; 5] = [
    "e11 1 farmer",
    "f11 1 farmer",
    "d10 0 farmer",
    "e10 0 official",
    "g9 0 priest",
];

fn with_chain(link: &str) -> Vec<u16> {
    let mut tokens: Vec<Value> = CHAIN.iter().map(|&token| token.into()).collect();
    tokens.extend((!link.is_empty()).then(|| link.into()));
    e12("city_priest", &tokens.into()).nobles
}

/// BAB-6.5
#[test]
fn bab_6_5_a_chain_of_own_tokens_connects() {
    assert_eq!(
        with_chain("f9 0 farmer"),
        [2, 0, 0],
        "BAB-6.5: face up or face down, any kind"
    );
    assert_eq!(with_chain(""), [0, 0, 0], "BAB-6.5: a free hex breaks it");
    assert_eq!(
        with_chain("f9 1 farmer"),
        [0, 0, 0],
        "BAB-6.5: so does a token of another player"
    );
}

#[test]
fn bab_6_5_tiles_and_ziggurats_carry_no_chain() {
    // E11 and G10 both lie beside F10.
    let tokens = json!(["e11 0 farmer", "f11 1 farmer", "g10 0 priest"]);
    for tile in ["city_merchant", "field_5"] {
        let changes = json!({"tiles": {"e12": "city_priest", "f10": tile}});
        let (_, events) = close_e12("city_priest", &tokens, &changes);
        assert_eq!(
            scoring(&events, "e12").unwrap().nobles,
            [0, 0, 0],
            "BAB-6.5: {tile}"
        );
    }
    // D10 and B9 both lie beside the ziggurat C10, C12 and B10 beside B11.
    let around = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "d10 0 farmer",
        "b9 0 priest"
    ]);
    assert_eq!(e12("city_priest", &around).nobles, [0, 0, 0], "BAB-6.5");
    let own = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "d10 0 farmer",
        "c9 0 farmer",
        "d9 0 farmer",
        "b9 0 priest"
    ]);
    assert_eq!(
        e12("city_priest", &own).nobles,
        [2, 0, 0],
        "BAB-6.5: around it they do"
    );
}

#[test]
fn bab_6_5_separate_groups_all_count() {
    let tokens = json!([
        "e11 1 farmer",
        "f11 0 priest",
        "c12 0 priest",
        "m3 0 priest"
    ]);
    assert_eq!(
        e12("city_priest", &tokens).nobles,
        [4, 0, 0],
        "BAB-6.5: but not the one far away"
    );
}

/// BAB-6.6
#[test]
fn bab_6_6_face_down_tokens_and_farmers_bring_nothing() {
    let tokens = json!([
        "e11 1 farmer",
        "f11 1 farmer",
        "d10 0 farmer",
        "e10 0 priest",
        "d9 0 priest"
    ]);
    assert_eq!(e12("city_priest", &tokens).nobles, [0, 0, 0], "BAB-6.6");
}

#[test]
fn bab_6_6_each_token_counts_once() {
    // D10 lies beside D11 and E11, which both lie beside the city.
    let tokens = json!(["e11 0 farmer", "f11 1 farmer", "d10 0 priest"]);
    assert_eq!(e12("city_priest", &tokens).nobles, [2, 0, 0], "BAB-6.6");
}

/// BAB-6.7
#[test]
fn bab_6_7_the_same_noble_scores_with_every_city() {
    let mut game = scene(
        3,
        &json!({
            "tiles": {"e12": "city_priest", "f10": "city_official_priest"},
            "tokens": ["d11 1 farmer", "f11 0 priest", "g10 1 farmer", "g11 2 farmer"],
        }),
    );
    acts(
        &mut game,
        &["place farmer e11", "place farmer p5", "end", "score e12"],
    );
    assert_eq!(points(&game, 0, "nobles"), 4, "BAB-6.7");
}

/// BAB-6.8
#[test]
fn bab_6_8_nobles_score_also_when_the_city_is_tied() {
    let tied = e12("city_priest", &json!(["e11 1 priest", "f11 2 priest"]));
    assert_eq!((tied.winner, tied.nobles), (None, vec![0, 2, 2]), "BAB-6.8");
    assert_eq!(tied.cities, [0, 0, 0]);
    let won = e12("city_priest", &json!(["e11 1 priest", "f11 1 priest"]));
    assert_eq!(
        (won.winner, won.nobles),
        (Some(1), vec![0, 4, 0]),
        "BAB-6.8"
    );
    assert_eq!(won.cities, [0, 1, 0]);
}
