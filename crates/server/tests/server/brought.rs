//! A match that was begun in a browser goes on here, if its log proves true.

use serde_json::{Value, json};
use ziggurat_shelf::{GameId, open_table};
use ziggurat_table::{AnyTable, By, Command, Millis};

use crate::{
    host::Host,
    support::{Dice, Guest, Socket},
};

const SECONDS: Millis = Millis(1_794_730_000_000);

/// A match as a browser keeps it, with this many entries: people and a bot, all at one screen.
fn begun(game: GameId, entries: u64) -> Box<dyn AnyTable> {
    let person = |name: &str| json!({ "name": name, "holder": "human" });
    let bot = json!({ "name": "Nabu", "holder": { "bot": "random" } });
    let seats = json!([person("Anna"), person("Bert"), bot]);
    let setup = json!({ "seats": seats, "seed": "7", "salt": "00".repeat(32) });
    let mut table = open_table(game, setup).unwrap();
    let mut dice = Dice(5);
    while table.version() < entries {
        let seat = table.waiting().must.first().unwrap();
        if let Some(task) = table.bot_tasks().first() {
            table.bot_done(task.any_action(), SECONDS).unwrap();
            continue;
        }
        let offers = table.offers(seat).unwrap();
        let action = offers[dice.below(offers.len())].action.clone();
        let seen = Some(table.version());
        let act = Command::Act { action };
        table.command(By::Seat(seat), seen, act, SECONDS).unwrap();
    }
    table
}

fn wish(id: &str, file: &Value) -> Value {
    json!({ "id": id, "file": file, "seats": ["me", "reserved", { "bot": "random" }] })
}

fn file(table: &dyn AnyTable) -> Value {
    serde_json::to_value(table.save()).unwrap()
}

async fn bring(guest: &Guest, wish: &Value) -> crate::support::Response {
    guest.post("/api/tables/brought", wish).await
}

/// A request that must be refused; its words say something in both languages.
async fn refused(guest: &Guest, wish: &Value) -> (u16, String, String) {
    let answer = bring(guest, wish).await;
    let problem = answer.json();
    for language in ["en", "de"] {
        assert!(
            problem["text"][language].as_str().unwrap().contains(' '),
            "{problem}"
        );
    }
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (
        answer.status,
        text(&problem["code"]),
        text(&problem["text"]["en"]),
    )
}

async fn playing(socket: &mut Socket) -> Value {
    socket
        .find(|m| m["t"] == "table" && m["info"]["stage"] == "playing")
        .await
}

#[tokio::test]
async fn friends_take_the_open_seats_and_the_match_goes_on() {
    let host = Host::new().await;
    let [anna, carl] = [
        Guest::new(host.addr, "Anna").await,
        Guest::new(host.addr, "Carl").await,
    ];
    let local = begun(GameId::Babylonia, 12);
    let made = bring(&anna, &wish("first", &file(&*local))).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let made = made.json();
    let info = &made["info"];
    assert_eq!(info["stage"], "gathering");
    assert_eq!(
        info["brought"],
        json!({ "entries": 12, "names": ["Anna", "Bert", "Nabu"], "resigned": [] })
    );
    let table = info["id"].as_str().unwrap();
    let [mut a, mut c] = [anna.connect().await, carl.connect().await];
    let waits = a.watch(table).await;
    assert!(
        waits["snapshot"].is_null(),
        "nobody sees it before the seats are taken"
    );
    assert_eq!(
        a.refused(json!({ "t": "start", "table": table })).await,
        "seats_empty"
    );
    let token = made["invites"][0]["token"].as_str().unwrap();
    assert_eq!(made["invites"][0]["seat"], 1);
    c.done(json!({ "t": "sit", "table": table, "seat": 1, "invite": token }))
        .await;
    c.watch(table).await;
    let start = json!({ "t": "start", "table": table, "id": "go" });
    let ack = a.done(start.clone()).await;
    assert_eq!(ack["version"], 13);
    assert_eq!(
        a.done(start).await["version"],
        13,
        "answered in the same way"
    );
    let shown = playing(&mut c).await;
    let now = &shown["snapshot"];
    assert_eq!(
        (&now["version"], &now["rules_version"]),
        (&json!(13), &json!(local.info().rules_version))
    );
    assert_eq!(now["seats"][1]["name"], "Carl");
    assert_eq!(now["seats"][2]["name"], "Nabu");
    assert_eq!(
        now["commitment"], info["commitment"],
        "the server deals from here on"
    );
    assert_ne!(now["commitment"], local.commitment());
    let last = now["log"].as_array().unwrap().last().unwrap();
    assert_eq!(last["entry"]["what"], "new_host");
    // Both play on, and so does the bot.
    let mut now = [playing(&mut a).await["snapshot"].clone(), now.clone()];
    let mut acted = [false; 3];
    let mut dice = Dice(3);
    while acted.contains(&false) {
        let seat = now[0]["waiting"]["must"][0].as_u64().unwrap() as usize;
        acted[seat] = true;
        if let Some(mine) = now.get(seat) {
            let action = dice.pick(&mine["legal"]).unwrap();
            let act = json!({ "t": "command", "table": table, "seat": seat,
                "version": mine["version"], "do": { "act": { "action": action } } });
            [&mut a, &mut c][seat].done(act).await;
        }
        for (socket, now) in [&mut a, &mut c].into_iter().zip(&mut now) {
            *now = socket.expect("update").await["message"].clone();
        }
    }
    let resign = json!({ "t": "command", "table": table, "seat": 1, "do": "resign" });
    c.done(resign).await;
    let resign = json!({ "t": "command", "table": table, "seat": 0, "do": "resign" });
    a.done(resign).await;
    let whole = anna.get(&format!("/api/tables/{table}/file")).await.json();
    assert_eq!(whole["seed"], "7");
    assert_eq!(whole["commitment"], local.commitment());
    assert_eq!(
        whole["log"][12]["do"]["new_host"]["commitment"],
        info["commitment"]
    );
    let replay = anna
        .get(&format!("/api/tables/{table}/replay"))
        .await
        .json();
    assert_eq!(replay["reveal"]["begun"]["entries"], 12);
    assert_eq!(replay["commitment"], info["commitment"]);
    assert_eq!(replay["seats"][1], "Carl");
    let steps = anna
        .get(&format!("/api/tables/{table}/replay/steps?from=0&count=3"))
        .await;
    assert_eq!(steps.json().as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn without_empty_seats_it_goes_on_as_soon_as_its_host_is_there() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    for game in [
        GameId::SevenWonders,
        GameId::Battalia,
        GameId::TowerOfBabel,
        GameId::Babylon,
    ] {
        let local = begun(game, 9);
        let seats = json!(["me", { "local": "Bert" }, { "bot": "greedy" }]);
        let mut wish = wish(game.id(), &file(&*local));
        wish["seats"] = seats;
        let made = bring(&anna, &wish).await;
        assert_eq!(made.status, 201, "{game:?}: {}", made.body);
        let table = made.json()["info"]["id"].as_str().unwrap().to_owned();
        let mut a = anna.connect().await;
        a.watch(&table).await;
        let shown = playing(&mut a).await;
        assert_eq!(shown["mine"], json!([0, 1]), "{game:?}");
        assert!(
            shown["snapshot"]["version"].as_u64().unwrap() >= 10,
            "{game:?}"
        );
    }
}

#[tokio::test]
async fn the_same_request_leads_to_one_table() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.sqlite");
    let host = Host::at(&path, |_| {}).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let file = file(&*begun(GameId::Babylonia, 5));
    let wish = wish("again", &file);
    let (one, two) = tokio::join!(bring(&anna, &wish), bring(&anna, &wish));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert!(
        statuses == [200, 201],
        "{statuses:?}: {} {}",
        one.body,
        two.body
    );
    let id = one.json()["info"]["id"].clone();
    assert_eq!(two.json()["info"]["id"], id);
    host.stop().await;
    let host = Host::at(&path, |_| {}).await;
    let anna = Guest {
        addr: host.addr,
        ..anna
    };
    let later = bring(&anna, &wish).await;
    assert_eq!((later.status, &later.json()["info"]["id"]), (200, &id));
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine["total"], 1, "{mine}");
}

#[tokio::test]
async fn what_does_not_prove_true_is_refused_with_the_reason() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let good = file(&*begun(GameId::Babylonia, 8));
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut file = good.clone();
        change(&mut file);
        wish("no", &file)
    };
    let hash = changed(&|file| file["log"][3]["hash"] = json!("0123456789abcdef"));
    let (status, code, text) = refused(&anna, &hash).await;
    assert_eq!((status, code.as_str()), (422, "bad_file"));
    assert!(text.contains("Step 4"), "{text}");
    let swapped = changed(&|file| file["log"].as_array_mut().unwrap().swap(2, 4));
    let (_, code, text) = refused(&anna, &swapped).await;
    assert!(code == "bad_file" && text.contains("Step 3"), "{text}");
    let seed = changed(&|file| file["seed"] = json!("8"));
    assert_eq!(refused(&anna, &seed).await.1, "bad_file");
    let dealt = changed(&|file| file["options"]["tables"] = json!({}));
    assert!(["bad_file", "bad_options"].contains(&refused(&anna, &dealt).await.1.as_str()));
    let version = changed(&|file| file["rules_version"] = json!("0"));
    assert!(
        refused(&anna, &version)
            .await
            .2
            .contains("version of the rules")
    );
    let chess = changed(&|file| file["game"] = json!("chess"));
    assert_eq!(refused(&anna, &chess).await.1, "unknown_game");
    let unread = changed(&|file| file["log"] = json!("nothing"));
    assert_eq!(refused(&anna, &unread).await.1, "bad_file");
    let mut large = wish("no", &json!({ "log": "x".repeat(1_200_000) }));
    assert_eq!(refused(&anna, &large).await.1, "too_large");
    large["file"] = Value::Null;
    assert_eq!(refused(&anna, &large).await.1, "bad_file");
    for seats in [
        json!(["open", "open", "open"]),
        json!(["me", "open"]),
        json!(["me", "me", "open"]),
    ] {
        let mut few = changed(&|_| ());
        few["seats"] = seats;
        assert_eq!(refused(&anna, &few).await.1, "bad_seats");
    }
    let nobody =
        crate::support::http::post(host.addr, "/api/tables/brought", &[], &wish("no", &good)).await;
    assert_eq!(nobody.status, 401);
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine["total"], 0, "nothing was made of any of them: {mine}");
}

#[tokio::test]
async fn a_match_that_is_over_or_was_at_a_server_stays_where_it_is() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let mut local = begun(GameId::Babylonia, 3);
    for seat in [0, 1] {
        let by = By::Seat(ziggurat_engine::Seat(seat));
        local.command(by, None, Command::Resign, SECONDS).unwrap();
    }
    assert!(local.outcome().is_some());
    let (status, code, _) = refused(&anna, &wish("over", &file(&*local))).await;
    assert_eq!((status, code.as_str()), (409, "over"));
    // The file of a match at a server, with its end cut off.
    let table = anna
        .make(json!(["me", { "local": "Bert" }]), "link", true)
        .await;
    let mut a = anna.connect().await;
    a.watch(&table).await;
    a.done(json!({ "t": "command", "table": table, "seat": 0, "do": "resign" }))
        .await;
    let mut cut = anna.get(&format!("/api/tables/{table}/file")).await.json();
    cut["log"] = json!([]);
    cut["result"] = Value::Null;
    let mut wish = wish("cut", &cut);
    wish["seats"] = json!(["me", "open"]);
    assert_eq!(refused(&anna, &wish).await.1, "hosted");
}

#[tokio::test]
async fn whoever_gave_up_before_is_not_replaced() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let mut local = begun(GameId::Babylonia, 3);
    let bert = By::Seat(ziggurat_engine::Seat(1));
    local.command(bert, None, Command::Resign, SECONDS).unwrap();
    assert_eq!(
        refused(&anna, &wish("no", &file(&*local))).await.1,
        "resigned"
    );
    let mut wish = wish("yes", &file(&*local));
    wish["seats"] = json!(["me", { "bot": "easy" }, "open"]);
    let made = bring(&anna, &wish).await.json();
    let table = &made["info"]["id"];
    assert_eq!(made["info"]["brought"]["resigned"], json!([1]));
    let mut a = anna.connect().await;
    let open = json!({ "t": "set_seat", "table": table, "seat": 1, "to": "open" });
    assert_eq!(a.refused(open).await, "resigned");
    let level = json!({ "bot": "random" });
    a.done(json!({ "t": "set_seat", "table": table, "seat": 2, "to": level }))
        .await;
    a.done(json!({ "t": "start", "table": table })).await;
    let now = a.watch(table.as_str().unwrap()).await["snapshot"].clone();
    assert_eq!(
        (&now["seats"][1]["name"], &now["seats"][1]["resigned"]),
        (&json!("Bert"), &json!(true))
    );
}

#[tokio::test]
async fn too_many_are_refused() {
    let host = Host::with(|config| config.limits = Default::default()).await;
    let anna = Guest::new(host.addr, "Anna").await;
    let file = file(&*begun(GameId::Babylonia, 2));
    let mut codes = Vec::new();
    for n in 0..40 {
        let answer = bring(&anna, &wish(&format!("n{n}"), &file)).await;
        if answer.status != 201 {
            codes.push(answer.json()["code"].clone());
        }
    }
    assert!(
        !codes.is_empty() && codes.iter().all(|code| code == "too_fast"),
        "{codes:?}"
    );
}
