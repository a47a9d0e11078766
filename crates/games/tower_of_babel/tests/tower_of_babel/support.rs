//! Positions written by hand, actions as people type them, and questions about both.

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Game, Record, Seat, Viewer};
pub(crate) use ziggurat_testkit::by_hand::{allows, document, legal, refused, totals};
use ziggurat_testkit::{Walk, by_hand};
use ziggurat_tower_of_babel::{
    Action, Cards, Disc, Event, Kind, Options, PlayerView, TowerOfBabel, View, Wonder,
};
use ziggurat_words::{Lang, say_numbered};

/// All 24 single-kind discs, three at each wonder.
pub(crate) const LAYOUT: [(&str, [&str; 3]); 8] = [
    ("tower_of_babel", ["ship_5", "camel_3", "crane_4"]),
    ("pyramids_of_giza", ["ship_3", "camel_4", "mason_5"]),
    ("hanging_gardens", ["ship_4", "crane_3", "mason_6"]),
    ("statue_of_zeus", ["ship_4", "camel_5", "mason_3"]),
    ("temple_of_artemis", ["ship_5", "crane_5", "mason_4"]),
    ("mausoleum", ["ship_6", "camel_4", "crane_5"]),
    ("colossus", ["camel_5", "crane_4", "mason_4"]),
    ("lighthouse", ["camel_6", "crane_6", "mason_5"]),
];

/// A game in which seat 0 is to move, all discs lie as in [`LAYOUT`] and the first three seats have
/// five cards of each kind; further seats have none. `changes` replaces what it names; wonders are
/// replaced one by one.
pub(crate) fn scene(players: u8, changes: &Value) -> TowerOfBabel {
    by_hand::position(layout(players, changes))
}

/// The same, for positions that cannot exist: what is wrong with them.
pub(crate) fn invalid(players: u8, changes: &Value) -> String {
    by_hand::invalid::<TowerOfBabel>(layout(players, changes))
}

fn layout(players: u8, changes: &Value) -> Value {
    let wonders = LAYOUT.map(|(id, discs)| (id.to_owned(), json!({ "discs": discs })));
    let mut hands = vec![json!({"camel": 5, "crane": 5, "ship": 5, "mason": 5}); 3];
    hands.resize(players.into(), json!({}));
    let mut document = json!({
        "players": players,
        "wonders": wonders.into_iter().collect::<serde_json::Map<_, _>>(),
        "hands": hands,
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        match (key.as_str(), value) {
            ("wonders", Value::Object(new)) => {
                for (wonder, content) in new {
                    document["wonders"][wonder] = content.clone();
                }
            }
            _ => document[key] = value.clone(),
        }
    }
    document
}

/// A game as it is dealt.
pub(crate) fn dealt(players: u8, seed: u64) -> TowerOfBabel {
    deal_with(Options::default(), players, seed)
}

pub(crate) fn deal_with(options: Options, players: u8, seed: u64) -> TowerOfBabel {
    TowerOfBabel::setup(&options, players, &mut Chance::new(seed)).expect("it can be dealt")
}

/// What a spectator sees.
pub(crate) fn public(game: &TowerOfBabel) -> View {
    game.view(Viewer::Public)
}

/// All discs on the board, sorted.
pub(crate) fn laid_out(game: &TowerOfBabel) -> Vec<Disc> {
    let wonders = public(game).wonders;
    let spaces = wonders.iter().flat_map(|wonder| wonder.spaces.clone());
    let mut discs: Vec<Disc> = spaces.filter_map(|space| space.disc).collect();
    discs.sort_unstable();
    discs
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

/// Carries out an action of a seat, and says what happened.
pub(crate) fn act(game: &mut TowerOfBabel, seat: u8, text: &str) -> Vec<Event> {
    recorded(game, seat, text).events
}

pub(crate) fn recorded(game: &mut TowerOfBabel, seat: u8, text: &str) -> Record<Event> {
    by_hand::act(game, seat, text, &mut Chance::new(7))
}

/// Carries out several actions; all that happened is returned.
pub(crate) fn acts(game: &mut TowerOfBabel, texts: &[(u8, &str)]) -> Vec<Event> {
    let all = texts.iter().flat_map(|(seat, text)| act(game, *seat, text));
    all.collect()
}

/// The sentence that refuses this to a seat.
pub(crate) fn why(game: &TowerOfBabel, seat: u8, text: &str) -> String {
    let refused = game.check(Seat(seat), &action(text));
    say_numbered(Lang::En, &refused.expect_err("it is refused").why)
}

/// Those actions of a seat that begin with a word.
pub(crate) fn legal_with(game: &TowerOfBabel, seat: u8, word: &str) -> Vec<String> {
    let mut list = legal(game, seat);
    list.retain(|text| text.starts_with(word));
    list
}

pub(crate) fn must(game: &TowerOfBabel) -> Vec<u8> {
    game.waiting().must.iter().map(|seat| seat.0).collect()
}

pub(crate) fn may(game: &TowerOfBabel) -> Vec<u8> {
    game.waiting().may.iter().map(|seat| seat.0).collect()
}

/// What a seat sees.
pub(crate) fn seen(game: &TowerOfBabel, seat: u8) -> View {
    game.view(Viewer::Seat(Seat(seat)))
}

/// What a seat sees of itself.
pub(crate) fn own(game: &TowerOfBabel, seat: u8) -> PlayerView {
    seen(game, seat).players[usize::from(seat)].clone()
}

pub(crate) fn hand(game: &TowerOfBabel, seat: u8) -> Cards {
    own(game, seat).hand.expect("players see their own hand")
}

pub(crate) fn hand_sizes(game: &TowerOfBabel) -> Vec<u16> {
    let seats = 0..game.seats();
    seats.map(|seat| hand(game, seat).total()).collect()
}

pub(crate) fn ships(count: u8) -> Cards {
    Cards::of(Kind::Ship, count)
}

pub(crate) fn units(game: &TowerOfBabel, wonder: Wonder) -> Vec<u8> {
    seen(game, 0).wonders[wonder.index()].units.clone()
}

/// The discs that a seat has taken.
pub(crate) fn discs(game: &TowerOfBabel, seat: usize) -> Vec<String> {
    let discs = &seen(game, 0).players[seat].discs;
    discs.iter().map(ToString::to_string).collect()
}

/// The points of every seat in a category.
pub(crate) fn points(game: &TowerOfBabel, category: &str) -> Vec<i32> {
    let seats = 0..usize::from(game.seats());
    seats
        .map(|seat| by_hand::points(game, seat, category))
        .collect()
}

pub(crate) fn is_over(game: &TowerOfBabel) -> bool {
    game.waiting().is_over()
}

/// A wonder of a document: its discs and units.
pub(crate) fn wonder(discs: &[&str], units: &[u8]) -> Value {
    json!({"discs": discs, "units": units})
}

/// Documents whose wonders all stand as in [`LAYOUT`], but for discs that seats have taken:
/// `("ship_5", 0)` gives the first such disc to seat 0.
pub(crate) fn with_taken(taken: &[(&str, u8)]) -> Value {
    let mut spaces = LAYOUT.map(|(id, discs)| (id, discs.map(str::to_owned)));
    for (disc, seat) in taken {
        let mut all = spaces.iter_mut().flat_map(|(_, discs)| discs.iter_mut());
        let place = all.find(|text| text == disc).expect("such a disc is left");
        *place = format!("{disc} {seat}");
    }
    let wonders = spaces.map(|(id, discs)| (id.to_owned(), json!({ "discs": discs })));
    wonders
        .into_iter()
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// A player without the game's judgement who still brings games to life: picks from a few random
/// actions the one that does most.
pub(crate) fn busy(game: &TowerOfBabel, seat: Seat, chance: &mut Chance) -> Option<Action> {
    let tries: Vec<Action> = (0..3).filter_map(|_| game.sample(seat, chance)).collect();
    tries.into_iter().max_by_key(|action| match action {
        Action::Build { helpers, .. } => 10 + helpers.iter().count() as u16,
        Action::Offer { cards, .. } => cards.total().min(3),
        Action::Pass | Action::Abandon => 0,
        _ => 5,
    })
}

/// A scene with the two-kind discs in the place of a second 5 of each kind.
pub(crate) fn double_scene(players: u8, changes: &Value) -> TowerOfBabel {
    let mut document = json!({
        "options": {"two_kind_discs": true},
        "wonders": {
            "colossus": {"discs": ["camel_2_mason_3", "crane_4", "mason_4"]},
            "temple_of_artemis": {"discs": ["mason_2_ship_3", "crane_5", "mason_4"]},
            "mausoleum": {"discs": ["ship_6", "camel_4", "ship_2_crane_3"]},
            "lighthouse": {"discs": ["camel_6", "crane_6", "crane_2_camel_3"]},
        },
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        match (&document[key], value) {
            (Value::Object(_), Value::Object(new)) => {
                for (inner, content) in new {
                    document[key][inner] = content.clone();
                }
            }
            _ => document[key] = value.clone(),
        }
    }
    scene(players, &document)
}

/// A scene in which seat 0 has chosen the disc on the first space of a wonder and sees these offers:
/// cards of seats 1, 2 and so on, each with or without trading card.
pub(crate) fn offered(wonder: &str, offers: &[(Value, bool)], changes: &Value) -> TowerOfBabel {
    let with = |(cards, trade): &(Value, bool)| json!({"cards": cards, "trade": trade});
    let mut all = vec![Value::Null];
    all.extend(offers.iter().map(with));
    let players = all.len() as u8;
    let mut document = json!({
        "phase": "building",
        "column": {"wonder": wonder, "space": 0},
        "hands": [{"ship": 6, "camel": 6, "mason": 6, "crane": 6}],
        "offers": all,
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        document[key] = value.clone();
    }
    let doubles = document["options"]["two_kind_discs"] == true;
    match doubles {
        true => double_scene(players, &document),
        false => scene(players, &document),
    }
}

/// An offer of ships.
pub(crate) fn of_ships(count: u8, trade: bool) -> (Value, bool) {
    (json!({"ship": count}), trade)
}

/// Plays random games of every case and looks at every position on the way.
pub(crate) fn in_random_play(games: u64, look: impl FnMut(&Walk<TowerOfBabel>)) {
    ziggurat_testkit::in_random_play(games, look);
}
