//! Positions written by hand, actions as people type them, and questions about both.

use serde_json::{Value, json};
use ziggurat_babylonia::{Action, ActionKind, Babylonia, Event, Hex, Options, Token};
use ziggurat_engine::{Chance, Game, Record, Seat};
pub(crate) use ziggurat_testkit::by_hand::{document, points, totals};
use ziggurat_testkit::{Walk, by_hand};

/// A game past its first round in which seat 0 is to move: three cities lie far apart, everybody has
/// one noble of each kind and two farmers. `changes` replaces what it names.
pub(crate) fn scene(players: u8, changes: &Value) -> Babylonia {
    by_hand::position(layout(players, changes))
}

/// The same, for positions that cannot exist: what is wrong with them.
pub(crate) fn invalid(players: u8, changes: &Value) -> String {
    by_hand::invalid::<Babylonia>(layout(players, changes))
}

fn layout(players: u8, changes: &Value) -> Value {
    let south = if players == 2 { "a4" } else { "m5" };
    let everybody = |pile: Value| vec![pile; players.into()];
    let mut document = json!({
        "players": players,
        "tiles": {"f4": "city_priest", "h10": "city_official", south: "city_merchant"},
        "stands": everybody(json!(["priest", "official", "merchant", "farmer", "farmer"])),
        "supplies": everybody(json!(["farmer", "priest", "official", "merchant", "farmer", "farmer"])),
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        document[key] = match (&document[key], value) {
            // Tiles are added: every scene needs cities to go on.
            (Value::Object(old), Value::Object(new)) => {
                let both = old.iter().chain(new);
                both.map(|(k, v)| (k.clone(), v.clone())).collect()
            }
            _ => value.clone(),
        };
    }
    document
}

/// The stands of a scene in which seat 0 has these tokens and the others five farmers.
pub(crate) fn stands(players: u8, first: &[&str]) -> Value {
    let mut stands = vec![json!(first)];
    stands.resize(players.into(), json!({"farmer": 5}));
    stands.into()
}

/// A game as it is dealt.
pub(crate) fn dealt(players: u8, seed: u64) -> Babylonia {
    deal_with(Options::default(), players, seed)
}

pub(crate) fn deal_with(options: Options, players: u8, seed: u64) -> Babylonia {
    Babylonia::setup(&options, players, &mut Chance::new(seed)).expect("it can be dealt")
}

pub(crate) fn hex(id: &str) -> Hex {
    id.parse().expect("a hex")
}

pub(crate) fn hexes(ids: &[&str]) -> Vec<Hex> {
    ids.iter().map(|id| hex(id)).collect()
}

/// The seat that the game waits for.
pub(crate) fn to_act(game: &Babylonia) -> Seat {
    let waiting = game.waiting();
    assert!(
        waiting.may.is_empty() && waiting.must.len() == 1,
        "{waiting:?}"
    );
    waiting.must.first().expect("the game goes on")
}

pub(crate) fn is_over(game: &Babylonia) -> bool {
    game.waiting().is_over()
}

/// Carries out an action for the seat that must act, and says what happened.
pub(crate) fn act(game: &mut Babylonia, text: &str) -> Record<Event> {
    act_with(game, text, &mut Chance::new(7))
}

pub(crate) fn act_with(game: &mut Babylonia, text: &str, chance: &mut Chance) -> Record<Event> {
    by_hand::act(game, to_act(game).0, text, chance)
}

/// Carries out several actions; what happened last is returned.
pub(crate) fn acts(game: &mut Babylonia, texts: &[&str]) -> Vec<Event> {
    let all = texts.iter().flat_map(|text| act(game, text).events);
    all.collect()
}

/// Whether the seat that must act may do this; the list and the check agree.
pub(crate) fn allows(game: &Babylonia, text: &str) -> bool {
    by_hand::allows(game, to_act(game).0, text)
}

/// The rule that forbids this to the seat that must act.
pub(crate) fn refused(game: &Babylonia, text: &str) -> &'static str {
    refused_to(game, to_act(game), text)
}

/// The rule that forbids this to a seat.
pub(crate) fn refused_to(game: &Babylonia, seat: Seat, text: &str) -> &'static str {
    by_hand::refused(game, seat.0, text)
}

/// What the seat that must act can do.
pub(crate) fn legal(game: &Babylonia) -> Vec<Action> {
    let mut list = Vec::new();
    if let Some(seat) = game.waiting().must.first() {
        game.legal(seat, &mut list);
    }
    list
}

/// The hexes that a kind may be placed on now.
pub(crate) fn places(game: &Babylonia, token: Token) -> Vec<Hex> {
    let list = legal(game);
    let fits = |&hex: &Hex| list.contains(&Action::place(token, hex));
    Hex::all().filter(fits).collect()
}

/// How many tokens are in a pile of the document.
pub(crate) fn pile(game: &Babylonia, piles: &str, seat: usize) -> u64 {
    let kinds = document(game)[piles][seat].clone();
    let kinds = kinds.as_object().expect("a number for each kind").clone();
    kinds.values().filter_map(Value::as_u64).sum()
}

/// A player drawn to cities, ziggurats, fields and tokens of their own: picks from a few random
/// actions the one with the most of them beside it. Games come alive without the game's judgement.
pub(crate) fn drawn_to_sites(game: &Babylonia, seat: Seat, chance: &mut Chance) -> Option<Action> {
    let tries: Vec<Action> = (0..6).filter_map(|_| game.sample(seat, chance)).collect();
    let worth = |action: &Action| attraction(game, seat, *action);
    tries.into_iter().max_by_key(worth)
}

fn attraction(game: &Babylonia, seat: Seat, action: Action) -> usize {
    let ziggurats = ["b2", "c10", "i7", "l3", "o10"].map(hex);
    let ActionKind::Place { hex, .. } = action.kind() else {
        return 3;
    };
    let attracts = |beside: Hex| {
        let own = game.token(beside).is_some_and(|(owner, _)| owner == seat);
        let tile = game.tile(beside).is_some() || ziggurats.contains(&beside);
        usize::from(own) + 2 * usize::from(tile)
    };
    let field = game.tile(hex).is_some();
    hex.neighbours().iter().map(attracts).sum::<usize>() + 6 * usize::from(field)
}

/// Plays random games of every case and looks at every position on the way.
pub(crate) fn in_random_play(games: u64, look: impl FnMut(&Walk<Babylonia>)) {
    ziggurat_testkit::in_random_play(games, look);
}
