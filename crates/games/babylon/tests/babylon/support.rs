//! Positions written by hand, actions as people type them, and questions about both.

use serde_json::{Value, json};
use ziggurat_babylon::{Action, Babylon, Event, Options, PlayerView, View};
use ziggurat_engine::{Chance, Game, Record, Seat, Viewer};
pub(crate) use ziggurat_testkit::by_hand::{points, totals};
use ziggurat_testkit::{Walk, by_hand};
use ziggurat_words::{Lang, say_numbered};

/// Whatever `changes` names, on top of a game of four in its sixth round.
fn document(changes: &Value) -> Value {
    let mut document = json!({"players": 4, "round": 6});
    for (key, value) in changes.as_object().into_iter().flatten() {
        document[key] = value.clone();
    }
    document
}

/// A position.
pub(crate) fn scene(changes: &Value) -> Babylon {
    by_hand::position(document(changes))
}

/// For positions that cannot exist: what is wrong with them.
pub(crate) fn invalid(changes: &Value) -> String {
    by_hand::invalid::<Babylon>(document(changes))
}

/// Seat 0, the rose, has dug `basalt_16` (statue, staircase, fountain, bridge at nw, ne, sw, se), has 12
/// pillars, and its garden holds these terraces.
pub(crate) fn building(terraces: &[Value], changes: &Value) -> Babylon {
    let mut all = json!({
        "phase": "building",
        "taken": "basalt_16",
        "pillars": [12],
        "gardens": [terraces],
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        all[key] = value.clone();
    }
    scene(&all)
}

/// The end of a game of four with these gardens.
pub(crate) fn ended(gardens: &[&[Value]], options: &Value) -> Babylon {
    scene(&json!({"phase": "over", "round": 11, "gardens": gardens, "options": options}))
}

/// A terrace without decorations.
pub(crate) fn tile(tile: &str, at: &str, level: u8) -> Value {
    json!({"tile": tile, "at": at, "level": level})
}

/// A terrace that is turned.
pub(crate) fn turned(id: &str, at: &str, level: u8, turn: u16) -> Value {
    let mut terrace = tile(id, at, level);
    terrace["turn"] = turn.into();
    terrace
}

/// The same terrace with an open corner.
pub(crate) fn open(mut terrace: Value, corner: &str) -> Value {
    terrace["open"] = corner.into();
    terrace
}

/// The same terrace with decorations: `statue r1c1`, `bridge r1c2 r1c4`.
pub(crate) fn with(mut terrace: Value, decorations: &[&str]) -> Value {
    let read = |text: &&str| {
        let words: Vec<&str> = text.split(' ').collect();
        let mut one = json!({"decoration": words[0], "from": words[1]});
        if let Some(to) = words.get(2) {
            one["to"] = (*to).into();
        }
        one
    };
    terrace["decorations"] = decorations.iter().map(read).collect();
    terrace
}

/// A game as it is dealt.
pub(crate) fn dealt(players: u8, seed: u64) -> Babylon {
    deal_with(Options::default(), players, seed)
}

pub(crate) fn deal_with(options: Options, players: u8, seed: u64) -> Babylon {
    Babylon::setup(&options, players, &mut Chance::new(seed)).expect("it can be dealt")
}

/// Options from JSON.
pub(crate) fn options(value: Value) -> Options {
    serde_json::from_value(value).expect("options")
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

/// The seat that must act.
pub(crate) fn active(game: &Babylon) -> Seat {
    game.waiting().must.first().expect("somebody must act")
}

/// Carries out an action of the seat that must act, and says what happened.
pub(crate) fn act(game: &mut Babylon, text: &str) -> Vec<Event> {
    recorded(game, text).events
}

pub(crate) fn recorded(game: &mut Babylon, text: &str) -> Record<Event> {
    by_hand::act(game, active(game).0, text, &mut Chance::new(7))
}

/// Whether the seat that must act may do this; the list and the check agree.
pub(crate) fn allows(game: &Babylon, text: &str) -> bool {
    by_hand::allows(game, active(game).0, text)
}

/// The rule that forbids this to the seat that must act.
pub(crate) fn refused(game: &Babylon, text: &str) -> &'static str {
    by_hand::refused(game, active(game).0, text)
}

/// The sentence that refuses this to the seat that must act.
pub(crate) fn why(game: &Babylon, text: &str) -> String {
    let refused = game.check(active(game), &action(text));
    say_numbered(Lang::En, &refused.expect_err("it is refused").why)
}

/// What the seat that must act can do, as people type it.
pub(crate) fn legal(game: &Babylon) -> Vec<String> {
    by_hand::legal(game, active(game).0)
}

/// Those of the actions that begin with a word.
pub(crate) fn legal_with(game: &Babylon, word: &str) -> Vec<String> {
    let mut list = legal(game);
    list.retain(|text| text.starts_with(word));
    list
}

/// What everybody sees.
pub(crate) fn seen(game: &Babylon) -> View {
    game.view(Viewer::Public)
}

/// What everybody sees of a seat.
pub(crate) fn player(game: &Babylon, seat: usize) -> PlayerView {
    seen(game).players[seat].clone()
}

/// The pillars of a seat.
pub(crate) fn pillars(game: &Babylon, seat: usize) -> u8 {
    player(game, seat).pillars
}

/// What a placement costs in pillars; the position stays as it is.
pub(crate) fn cost(game: &Babylon, text: &str) -> u8 {
    let mut copy = *game;
    let seat = active(game).index();
    act(&mut copy, text);
    pillars(game, seat) - pillars(&copy, seat)
}

/// A tower in which every terrace lies half on the one before and half on the one before that.
pub(crate) fn tower(height: u8) -> Vec<Value> {
    let place = |level: u8| if level % 2 == 1 { "r1c1" } else { "r1c2" };
    (1..=height)
        .map(|level| tile(&format!("granite_{level:02}"), place(level), level))
        .collect()
}

/// Plays random games of every case and looks at every position on the way.
pub(crate) fn in_random_play(games: u64, look: impl FnMut(&Walk<Babylon>)) {
    ziggurat_testkit::in_random_play(games, look);
}
