//! House facts: the operator of the server decides about data that is not certain.

use serde_json::{Value, json};
use ziggurat_shelf::{Edition, GameId};

use crate::{
    host::Host,
    support::{Guest, http},
};

fn edition(bonus: [u8; 6]) -> Edition {
    let mut edition = Edition::default();
    let file = json!({ "tables": { "disc_bonus": bonus } }).to_string();
    edition.replace(GameId::TowerOfBabel, &file).unwrap();
    edition
}

const GAME: &str = "tower_of_babel";

/// The disc bonus that a table is played with.
async fn bonus(guest: &Guest, table: &str) -> Value {
    let mut socket = guest.connect().await;
    let shown = socket.watch(table).await;
    let snapshot = &shown["snapshot"]["options"]["tables"]["disc_bonus"];
    let info = &shown["info"]["options"]["tables"]["disc_bonus"];
    assert!(snapshot == info || shown["snapshot"].is_null(), "{shown}");
    info.clone()
}

#[tokio::test]
async fn new_tables_have_the_house_facts_and_old_ones_keep_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.sqlite");
    let first = [0, 1, 2, 3, 4, 5];
    let host = Host::at(&path, |config| config.edition = edition(first)).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let seats = json!(["me", { "local": "Bert" }, { "local": "Carl" }]);
    let old = anna.make_game(GAME, seats.clone()).await;
    let mut socket = anna.connect().await;
    socket.done(json!({ "t": "start", "table": old })).await;
    assert_eq!(bonus(&anna, &old).await, json!(first));
    host.stop().await;

    let second = [0, 0, 0, 9, 9, 9];
    let host = Host::at(&path, |config| config.edition = edition(second)).await;
    let anna = Guest {
        addr: host.addr,
        ..anna
    };
    assert_eq!(bonus(&anna, &old).await, json!(first));
    let new = anna.make_game(GAME, seats).await;
    assert_eq!(bonus(&anna, &new).await, json!(second));
    // A rematch is a new table.
    let mut socket = anna.connect().await;
    socket.watch(&old).await;
    for seat in 0..2 {
        let resign = json!({ "t": "command", "table": old, "seat": seat, "do": "resign" });
        socket.done(resign).await;
    }
    socket.done(json!({ "t": "rematch", "table": old })).await;
    let next = |message: &Value| message["t"] == "info" && message["info"]["next"].is_string();
    let next = socket.find(next).await["info"]["next"].clone();
    assert_eq!(bonus(&anna, next.as_str().unwrap()).await, json!(second));
}

#[tokio::test]
async fn clients_see_the_house_facts_and_cannot_choose_others() {
    let bonus = [1, 2, 3, 4, 5, 6];
    let host = Host::with(|config| config.edition = edition(bonus)).await;
    let anna = Guest::new(host.addr, "Anna").await;
    for tables in [json!({}), json!({ "disc_bonus": bonus }), Value::Null] {
        let wish = json!({ "game": GAME, "seats": ["me", "open", "open"],
            "options": { "action_cards": false, "tables": tables } });
        let refused = anna.post("/api/tables", &wish).await;
        assert_eq!(refused.status, 422, "{}", refused.body);
        assert_eq!(refused.json()["code"], "bad_options");
    }
    let wish = json!({ "game": GAME, "seats": ["me", "open", "open"],
        "options": { "action_cards": false } });
    let made = anna.post("/api/tables", &wish).await.json();
    let options = &made["info"]["options"];
    assert_eq!(options["action_cards"], false);
    assert_eq!(options["tables"]["disc_bonus"], json!(bonus));

    let games = http::get(host.addr, "/api/games", &[]).await.json();
    let card = |id: &str| {
        let games = games.as_array().unwrap().iter();
        games.clone().find(|game| game["id"] == id).unwrap().clone()
    };
    assert_eq!(card(GAME)["tables"]["disc_bonus"], json!(bonus));
    assert!(card(GAME)["options_schema"]["properties"]["action_cards"].is_object());
    assert!(card(GAME)["options_schema"]["properties"]["tables"].is_null());
    assert!(card("babylonia")["tables"].is_null());
}

/// What the first viewer sees of two matches that are dealt one after the other.
async fn deals(seed: Option<u64>) -> [Value; 2] {
    let host = Host::with(|config| config.seed = seed).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let mut views = Vec::new();
    for _ in 0..2 {
        let seats = json!(["me", { "local": "Bert" }, { "local": "Carl" }]);
        let table = anna.make_game(GAME, seats).await;
        let mut socket = anna.connect().await;
        socket.done(json!({ "t": "start", "table": table })).await;
        views.push(socket.watch(&table).await["snapshot"]["view"].clone());
    }
    views.try_into().unwrap()
}

#[tokio::test]
async fn a_server_with_a_seed_deals_the_same_again_and_others_never_do() {
    let [first, second] = deals(Some(7)).await;
    assert!(first.is_object(), "{first}");
    assert_ne!(first, second);
    assert_eq!(deals(Some(7)).await, [first.clone(), second]);
    assert_ne!(deals(Some(8)).await[0], first);
    assert_ne!(deals(None).await, deals(None).await);
}
