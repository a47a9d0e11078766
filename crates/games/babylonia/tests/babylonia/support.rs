//! Positions written by hand, actions as people type them, and questions about both.

use serde_json::{Value, json};
use ziggurat_babylonia::{Action, ActionKind, Babylonia, Event, Hex, Options, Token};
use ziggurat_engine::{Chance, Game, Record, Seat};
use ziggurat_testkit::{Case, Walk, cases};

/// A game past its first round in which seat 0 is to move: three cities lie far apart, everybody has
/// one noble of each kind and two farmers. `changes` replaces what it names.
pub(crate) fn scene(players: u8, changes: &Value) -> Babylonia {
    let game = unchecked(players, changes).expect("the document is readable");
    game.validate().expect("the position can exist");
    game
}

/// The same, for positions that cannot exist: what is wrong with them.
pub(crate) fn invalid(players: u8, changes: &Value) -> String {
    match unchecked(players, changes) {
        Ok(game) => game.validate().expect_err("the position cannot exist").0,
        Err(error) => error.to_string(),
    }
}

fn unchecked(players: u8, changes: &Value) -> serde_json::Result<Babylonia> {
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
    serde_json::from_value(document)
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

fn action(text: &str) -> Action {
    text.parse().expect("an action")
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

/// Carries out an action for whoever must act, and says what happened.
pub(crate) fn act(game: &mut Babylonia, text: &str) -> Record<Event> {
    act_with(game, text, &mut Chance::new(7))
}

pub(crate) fn act_with(game: &mut Babylonia, text: &str, chance: &mut Chance) -> Record<Event> {
    let seat = to_act(game);
    let mut record = Record::default();
    if let Err(illegal) = game.apply(seat, &action(text), chance, &mut record) {
        panic!("{text} is refused: {illegal}");
    }
    game.validate()
        .expect("a legal action leads to a valid position");
    record
}

/// Carries out several actions; what happened last is returned.
pub(crate) fn acts(game: &mut Babylonia, texts: &[&str]) -> Vec<Event> {
    let all = texts.iter().flat_map(|text| act(game, text).events);
    all.collect()
}

/// Whether whoever must act may do this; the list and the check agree.
pub(crate) fn allows(game: &Babylonia, text: &str) -> bool {
    let seat = to_act(game);
    let action = action(text);
    let accepted = game.check(seat, &action).is_ok();
    assert_eq!(accepted, legal(game).contains(&action), "{text}");
    accepted
}

/// The rule that forbids this to whoever must act.
pub(crate) fn refused(game: &Babylonia, text: &str) -> &'static str {
    refused_to(game, to_act(game), text)
}

/// The rule that forbids this to a seat.
pub(crate) fn refused_to(game: &Babylonia, seat: Seat, text: &str) -> &'static str {
    let mut listed = Vec::new();
    game.legal(seat, &mut listed);
    assert!(!listed.contains(&action(text)), "{text} is listed");
    let Err(illegal) = game.check(seat, &action(text)) else {
        panic!("{text} is accepted");
    };
    illegal.rule.0
}

/// What whoever must act can do.
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

/// The points of every seat.
pub(crate) fn totals(game: &Babylonia) -> Vec<i32> {
    game.score().iter().map(|points| points.sum).collect()
}

/// The points of a seat in a category.
pub(crate) fn points(game: &Babylonia, seat: usize, category: &str) -> i32 {
    let sheet = &game.score()[seat].categories;
    let row = sheet.iter().find(|(name, _)| *name == category);
    row.map_or(0, |(_, points)| *points)
}

/// The position as a document.
pub(crate) fn document(game: &Babylonia) -> Value {
    serde_json::to_value(game).expect("a position is a document")
}

/// How many tokens are in a pile of the document.
pub(crate) fn pile(game: &Babylonia, piles: &str, seat: usize) -> u64 {
    let kinds = document(game)[piles][seat].clone();
    let kinds = kinds.as_object().expect("a number for each kind").clone();
    kinds.values().filter_map(Value::as_u64).sum()
}

/// Plays random games of every case and looks at every position on the way.
pub(crate) fn in_random_play(games: u64, mut look: impl FnMut(&Walk<Babylonia>)) {
    for case in cases::<Babylonia>() {
        (0..games).for_each(|seed| one_game(&case, seed, &mut look));
    }
}

fn one_game(case: &Case<Babylonia>, seed: u64, look: &mut impl FnMut(&Walk<Babylonia>)) {
    let mut walk = Walk::new(case, seed).expect("it can be dealt");
    loop {
        look(&walk);
        let next = walk.choose_next().expect("somebody can act");
        let Some((seat, action)) = next else { break };
        walk.act(seat, &action);
    }
}

/// A player who is drawn to cities, ziggurats, fields and own tokens: of a few actions at random the
/// one with the most of them beside it. Games come alive without any judgement of the game's own.
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
