//! Positions by hand, and what happens in them.

use serde_json::{Value, json};
use ziggurat_battalia::{Battalia, Document, Event, Options, PlayerView, View};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_testkit::by_hand;

/// `"2 supply, barfolk_chief"` as a list of cards.
pub(crate) fn cards(text: &str) -> Value {
    let mut list = Vec::new();
    for part in text
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        match part.split_once(' ') {
            Some((count, card)) => {
                let count: usize = count.parse().expect("a number");
                list.extend(std::iter::repeat_n(card.to_owned(), count));
            }
            None => list.push(part.to_owned()),
        }
    }
    json!(list)
}

/// A city with four exits; level 0 is one without a marker.
pub(crate) fn city(terrain: &str, owner: Option<u8>, level: u8) -> Value {
    let level = (level > 0).then_some(level);
    json!({"exits": "nesw", "city": true, "terrain": terrain, "owner": owner, "level": level})
}

/// A road.
pub(crate) fn road(exits: &str, terrain: &str) -> Value {
    json!({"exits": exits, "terrain": terrain})
}

/// Four players in the corners with a city each, neutral cities around the ruins, seat 0 (Bärfolk) to
/// act on day 4 (titles are illuminated) with these hand cards; then some changes.
pub(crate) fn scene(hand: &str, change: impl FnOnce(&mut Value)) -> Battalia {
    let mut document = json!({
        "players": 4,
        "seats": [
            {"faction": "barfolk", "hand": cards(hand)},
            {"faction": "islanders"},
            {"faction": "emberians"},
            {"faction": "cloudborn"},
        ],
        "board": {
            "a1": city("barfolk", Some(0), 1),
            "g1": city("islanders", Some(1), 1),
            "g7": city("emberians", Some(2), 1),
            "a7": city("cloudborn", Some(3), 1),
            "c3": city("barfolk", None, 4),
            "e3": city("islanders", None, 4),
            "e5": city("emberians", None, 4),
            "c5": city("cloudborn", None, 4),
        },
        "display": ["hammer", "blade", "shield", "wings", "horn"],
        "day": 4,
    });
    change(&mut document);
    read(&document)
}

/// Reads a position and makes sure that it is valid.
pub(crate) fn read(document: &Value) -> Battalia {
    by_hand::position(document.clone())
}

/// A dealt game.
pub(crate) fn dealt(options: Options, seats: u8, seed: u64) -> Battalia {
    Battalia::setup(&options, seats, &mut Chance::new(seed)).expect("a game")
}

pub(crate) fn document(game: &Battalia) -> Document {
    Document::from(*game)
}

/// Does something as the seat that is to act.
pub(crate) fn act(game: &mut Battalia, action: &str) -> Vec<Event> {
    act_with(game, action, 1)
}

pub(crate) fn act_with(game: &mut Battalia, action: &str, seed: u64) -> Vec<Event> {
    by_hand::act(game, must(game), action, &mut Chance::new(seed)).events
}

pub(crate) fn acts(game: &mut Battalia, actions: &[&str]) -> Vec<Event> {
    actions
        .iter()
        .flat_map(|action| act(game, action))
        .collect()
}

/// Does something with the first luck that brings what is wanted.
pub(crate) fn act_until(
    game: &mut Battalia,
    action: &str,
    wanted: impl Fn(&Event) -> bool,
) -> Vec<Event> {
    for seed in 0..500 {
        let mut tried = *game;
        let events = act_with(&mut tried, action, seed);
        if events.iter().any(&wanted) {
            *game = tried;
            return events;
        }
    }
    panic!("{action}: never as wanted");
}

/// Uses an amulet and rolls this.
pub(crate) fn roll(game: &mut Battalia, action: &str, wanted: u8) -> Vec<Event> {
    act_until(
        game,
        action,
        |event| matches!(event, Event::AmuletRolled { roll, .. } if *roll == wanted),
    )
}

/// What the seat that is to act may do.
pub(crate) fn legal(game: &Battalia) -> Vec<String> {
    by_hand::legal(game, must(game))
}

/// The legal actions that begin like this.
pub(crate) fn legal_with(game: &Battalia, start: &str) -> Vec<String> {
    legal(game)
        .into_iter()
        .filter(|action| action.starts_with(start))
        .collect()
}

pub(crate) fn allows(game: &Battalia, action: &str) -> bool {
    by_hand::allows(game, must(game), action)
}

/// The rule that forbids it.
pub(crate) fn refused(game: &Battalia, action: &str) -> &'static str {
    by_hand::refused(game, must(game), action)
}

pub(crate) fn must(game: &Battalia) -> u8 {
    game.waiting().must.first().expect("somebody to act").0
}

pub(crate) fn view(game: &Battalia, seat: u8) -> View {
    game.view(Viewer::Seat(Seat(seat)))
}

/// A player as seen by itself.
pub(crate) fn own(game: &Battalia, seat: u8) -> PlayerView {
    view(game, seat).players[usize::from(seat)].clone()
}

/// Names of cards, in order.
pub(crate) fn names<T: ToString>(cards: &[T]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

/// Hand cards of a seat by name.
pub(crate) fn hand(game: &Battalia, seat: u8) -> Vec<String> {
    names(&own(game, seat).hand.expect("players see their own hand"))
}

pub(crate) fn points(game: &Battalia, seat: u8) -> i32 {
    game.score()[usize::from(seat)].sum
}

/// Level (0 without a marker) and owner of a city.
pub(crate) fn city_at(game: &Battalia, square: &str) -> (u8, Option<u8>) {
    let square = square.parse().expect("a square");
    let view = view(game, 0);
    let tile = view
        .tiles
        .iter()
        .find(|tile| tile.square == square)
        .expect("a card");
    (tile.level.unwrap_or(0), tile.owner.map(|seat| seat.0))
}

/// How many cards a pile holds.
pub(crate) fn pile(game: &Battalia, id: &str) -> u8 {
    view(game, 0)
        .piles
        .iter()
        .find(|pile| pile.id.id() == id)
        .expect("a pile")
        .count
}

/// Tokens in the pool of the active player by name.
pub(crate) fn pool(game: &Battalia) -> Vec<(String, u8)> {
    let laid = view(game, 0).pool;
    laid.iter()
        .filter(|laid| laid.left > 0)
        .map(|l| (l.token.to_string(), l.left))
        .collect()
}

/// Strength of attack and defence.
pub(crate) fn strengths(game: &Battalia) -> (u16, u16) {
    let battle = view(game, 0).battle.expect("a battle");
    (battle.attack, battle.defence)
}
