//! A match over the socket.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    host::Host,
    support::{Dice, Guest, Socket},
};

/// Anna and Bert at a table that has started, both watching.
pub(crate) struct Duel {
    pub(crate) table: String,
    pub(crate) guests: [Guest; 2],
    pub(crate) sockets: [Socket; 2],
    /// What each has seen last.
    pub(crate) now: [Value; 2],
    dice: Dice,
    moves: u64,
}

impl Duel {
    pub(crate) async fn new(host: &Host) -> Self {
        let guests = [
            Guest::new(host.addr, "Anna").await,
            Guest::new(host.addr, "Bert").await,
        ];
        let table = guests[0].make(json!(["me", "open"]), "link", false).await;
        let mut sockets = [guests[0].connect().await, guests[1].connect().await];
        sockets[1]
            .done(json!({ "t": "sit", "table": table, "seat": 1 }))
            .await;
        sockets[0]
            .done(json!({ "t": "start", "table": table }))
            .await;
        let [a, b] = &mut sockets;
        let now =
            [a.watch(&table).await, b.watch(&table).await].map(|shown| shown["snapshot"].clone());
        Self {
            table,
            guests,
            sockets,
            now,
            dice: Dice(7),
            moves: 0,
        }
    }

    /// The seat that must act.
    pub(crate) fn turn(&self) -> Option<usize> {
        let seat = self.now[0]["waiting"]["must"][0].as_u64()?;
        Some(seat as usize)
    }

    /// A command for the seat that must act: any legal action.
    pub(crate) fn next(&mut self) -> Option<(usize, Value)> {
        let seat = self.turn()?;
        let action = self.dice.pick(&self.now[seat]["legal"])?;
        self.moves += 1;
        let command = json!({
            "t": "command", "table": self.table, "id": format!("m{}", self.moves), "seat": seat,
            "version": self.now[seat]["version"], "do": { "act": { "action": action } },
        });
        Some((seat, command))
    }

    /// Makes a move and waits until both know it.
    pub(crate) async fn step(&mut self) -> bool {
        let Some((seat, command)) = self.next() else {
            return false;
        };
        let version = self.now[seat]["version"].as_u64().unwrap() + 1;
        let ack = self.sockets[seat].done(command).await;
        assert_eq!(ack["version"], version);
        for (socket, now) in self.sockets.iter_mut().zip(&mut self.now) {
            *now = socket.expect("update").await["message"].clone();
            assert_eq!(now["version"], version);
        }
        true
    }
}

#[tokio::test]
async fn a_whole_match_is_played_exported_and_seen_again() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let file = format!("/api/tables/{}/file", duel.table);
    assert_eq!(duel.guests[0].get(&file).await.status, 409);
    while duel.step().await {}
    let [now, _] = &duel.now;
    assert!(now["outcome"]["places"].is_array() && now["reveal"]["deal"]["secret"].is_string());

    let steps = now["version"].as_u64().unwrap();
    let info = duel.guests[0]
        .get(&format!("/api/tables/{}/replay", duel.table))
        .await
        .json();
    assert_eq!(
        (&info["steps"], &info["seats"]),
        (&json!(steps), &json!(["Anna", "Bert"]))
    );
    let last = duel.guests[0]
        .get(&format!(
            "/api/tables/{}/replay/{steps}?viewer=0",
            duel.table
        ))
        .await;
    assert_eq!(last.json()["state"]["view"], now["view"]);
    let range = format!(
        "/api/tables/{}/replay/steps?from={}&count=9",
        duel.table,
        steps - 1
    );
    let range = duel.guests[1].get(&range).await.json();
    assert_eq!(range.as_array().unwrap().len(), 2);
    assert_eq!(range[0]["entry"]["index"], steps - 1);
    let replay = format!("/api/tables/{}/replay", duel.table);
    for (path, status) in [
        (format!("{replay}/{}", steps + 1), 404),
        (format!("{replay}/first"), 404),
        (format!("{replay}/-1"), 404),
        (format!("{replay}/1?viewer=king"), 422),
        (format!("{replay}/steps?count=-1"), 422),
    ] {
        let refused = duel.guests[0].get(&path).await;
        assert_eq!(refused.status, status, "{path}");
        assert!(refused.json()["text"]["de"].is_string(), "{path}");
    }

    let file = duel.guests[0].get(&file).await;
    assert!(
        file.header("content-disposition")
            .unwrap()
            .contains("babylonia-")
    );
    let made = duel.guests[0].post("/api/replays", &file.json()).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let again = duel.guests[1]
        .get(&format!("/api/replays/{id}/{steps}?viewer=0"))
        .await
        .json();
    assert_eq!(again["state"]["view"], now["view"]);
    assert_eq!(
        duel.guests[1]
            .get(&format!("/api/replays/{id}/file"))
            .await
            .json(),
        file.json()
    );
    let mut forged = file.json();
    forged["log"][0]["hash"] = json!("0000000000000000");
    let refused = duel.guests[0].post("/api/replays", &forged).await;
    assert_eq!(
        (refused.status, &refused.json()["code"]),
        (422, &json!("bad_file"))
    );
}

#[tokio::test]
async fn a_repeated_command_has_one_effect_and_a_stale_one_none() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let (seat, command) = duel.next().unwrap();
    let first = duel.sockets[seat].done(command.clone()).await;
    let again = duel.sockets[seat].done(command.clone()).await;
    assert_eq!(first, again);
    duel.sockets[seat].expect("update").await;

    let mut stale = command.clone();
    stale["id"] = json!("other");
    let refused = duel.sockets[seat].ask(stale).await;
    assert_eq!(refused["code"], "stale");
    assert_eq!(refused["version"], 1);
    // Nothing more came, and over another connection it is the same command.
    let mut other = duel.guests[seat].connect().await;
    assert_eq!(other.done(command).await["version"], 1);
    assert_eq!(other.watch(&duel.table).await["snapshot"]["version"], 1);
}

#[tokio::test]
async fn two_at_the_same_time_have_one_effect_each_or_none() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let (seat, command) = duel.next().unwrap();
    for number in 0..20 {
        let mut command = command.clone();
        command["id"] = json!(format!("race{number}"));
        duel.sockets[seat].send(&command).await;
    }
    let mut done = 0;
    for number in 0..20 {
        let id = json!(format!("race{number}"));
        let answer = duel.sockets[seat].find(|m| m["id"] == id).await;
        match answer["t"].as_str() {
            Some("ack") => done += 1,
            _ => assert_eq!(answer["code"], "stale"),
        }
    }
    assert_eq!(done, 1);
}

#[tokio::test]
async fn what_is_not_allowed_is_answered_with_the_rule() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let seat = duel.turn().unwrap();
    let table = duel.table.clone();
    let command = |seat: usize, what: Value| json!({ "t": "command", "table": table, "seat": seat, "version": 0, "do": what });
    // A token that the seat really has, on a ziggurat.
    let token = &duel.now[seat]["legal"][0]["place"]["token"];
    let ziggurat = json!({ "act": { "action": { "place": { "token": token, "hex": "c10" } } } });
    let refused = duel.sockets[seat]
        .ask(command(seat, ziggurat.clone()))
        .await;
    assert_eq!(
        (&refused["code"], &refused["rule"]),
        (&json!("illegal"), &json!("BAB-5.7"))
    );
    assert_ne!(refused["text"]["en"], refused["text"]["de"]);
    assert_eq!(refused["version"], 0);
    let socket = &mut duel.sockets[seat];
    assert_eq!(
        socket.refused(command(1 - seat, ziggurat.clone())).await,
        "not_your_seat"
    );
    assert_eq!(
        socket.refused(command(7, json!("undo"))).await,
        "no_such_seat"
    );
    assert_eq!(
        socket.refused(command(seat, json!("undo"))).await,
        "nothing_to_undo"
    );
    assert_eq!(
        socket.refused(command(seat, json!("reclaim"))).await,
        "not_a_bot"
    );
    assert_eq!(
        socket.refused(command(seat, json!({ "fly": 1 }))).await,
        "malformed"
    );
    let bot = json!({ "bot_act": { "seat": seat, "action": "end_placement" } });
    assert_eq!(socket.refused(command(seat, bot)).await, "malformed");
    let mut blind = command(seat, json!("undo"));
    blind.as_object_mut().unwrap().remove("version");
    assert_eq!(socket.refused(blind).await, "no_version");
    let over = json!({ "hand_over": { "seat": 1 - seat, "level": "easy" } });
    assert_eq!(socket.refused(command(seat, over)).await, "still_here");
    assert_eq!(
        duel.sockets[1 - seat].watch(&table).await["snapshot"]["version"],
        0
    );
}

#[tokio::test]
async fn actions_are_taken_back_to_the_last_barrier() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let seat = duel.turn().unwrap();
    duel.step().await;
    let command = |what: &str, version: u64| json!({ "t": "command", "table": duel.table, "seat": seat, "version": version, "do": what });
    let (undo, reset) = (command("undo", 1), command("reset_turn", 2));
    assert_eq!(duel.now[seat]["can_undo"], 1);
    duel.sockets[seat].done(undo.clone()).await;
    let update = duel.sockets[1 - seat].expect("update").await["message"].clone();
    assert_eq!(
        update["entry"]["what"],
        json!({ "undo": { "entries": [1] } })
    );
    assert_eq!(update["view"]["tokens"], json!([]));
    assert_eq!(
        duel.sockets[seat].refused(reset.clone()).await,
        "nothing_to_undo"
    );
}

#[tokio::test]
async fn a_turn_of_several_steps_is_taken_back_as_a_whole() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    // The first turns are short by the rules.
    let seat = loop {
        let seat = duel.turn().unwrap();
        if duel.now[seat]["can_undo"] == 2 {
            break seat;
        }
        assert!(duel.step().await);
    };
    let version = duel.now[seat]["version"].as_u64().unwrap();
    let reset = json!({ "t": "command", "table": duel.table, "seat": seat, "version": version,
        "do": "reset_turn" });
    duel.sockets[seat].done(reset).await;
    for socket in &mut duel.sockets {
        let update = socket.expect("update").await["message"].clone();
        let undone = json!({ "undo": { "entries": [version, version - 1] } });
        assert_eq!(update["entry"]["what"], undone);
        assert_eq!(update["can_undo"], 0);
        assert_eq!(update["waiting"]["must"], json!([seat]));
    }
}

#[tokio::test]
async fn the_seat_of_somebody_who_is_gone_is_handed_to_a_bot_and_taken_back() {
    let host = Host::with(|config| config.gone_after = Duration::from_secs(1)).await;
    let mut duel = Duel::new(&host).await;
    let table = duel.table.clone();
    let [mut a, b] = duel.sockets;
    b.close().await;
    let seen = |presence: &'static str| {
        move |m: &Value| m["t"] == "presence" && m["presence"]["seats"][1] == presence
    };
    a.find(seen("away")).await;
    let hand_over = json!({ "t": "command", "table": table, "seat": 0,
        "do": { "hand_over": { "seat": 1, "level": "random" } } });
    let early = a.ask(hand_over.clone()).await;
    assert_eq!(early["code"], "still_here", "{early}");
    a.find(seen("gone")).await;
    a.done(hand_over).await;
    let update = a.expect("update").await["message"].clone();
    assert_eq!(update["seats"][1]["holder"], json!({ "bot": "random" }));
    // The bot plays when it is its turn.
    let mut now = update;
    while now["waiting"]["must"] == json!([0]) {
        let action = Dice(3).pick(&now["legal"]).unwrap();
        let version = now["version"].clone();
        a.done(
            json!({ "t": "command", "table": table, "seat": 0, "version": version,
            "do": { "act": { "action": action } } }),
        )
        .await;
        now = a.expect("update").await["message"].clone();
    }
    let moved =
        a.find(|m| m["t"] == "update" && m["message"]["entry"]["what"].get("bot_act").is_some());
    assert_eq!(moved.await["message"]["entry"]["seat"], 1);

    let mut b = duel.guests[1].connect().await;
    b.watch(&table).await;
    a.find(seen("here")).await;
    b.done(json!({ "t": "command", "table": table, "seat": 1, "do": "reclaim" }))
        .await;
    let back = b
        .find(|m| m["t"] == "update" && m["message"]["entry"]["what"] == "reclaim")
        .await;
    assert_eq!(back["message"]["seats"][1]["holder"], "human");
    duel.now = [Value::Null, Value::Null];
}

#[tokio::test]
async fn what_is_said_is_heard_kept_and_limited() {
    let host =
        Host::with(|config| config.limits.chat = ziggurat_server::Rate::new(3, 60_000)).await;
    let mut duel = Duel::new(&host).await;
    let table = duel.table.clone();
    let say = |text: &str, id: &str| json!({ "t": "chat", "table": table, "id": id, "text": text });
    let [a, b] = &mut duel.sockets;
    a.done(say("Hello", "c1")).await;
    assert_eq!(b.expect("chat").await["line"]["text"], "Hello");
    a.done(say("Hello", "c1")).await;
    a.done(say("again", "c2")).await;
    assert_eq!(b.expect("chat").await["line"]["number"], 2);
    a.done(say("and again", "c3")).await;
    assert_eq!(a.refused(say("too much", "c4")).await, "too_fast");
    b.done(say("I may", "c1")).await;
    assert_eq!(b.refused(say(&"x".repeat(501), "c5")).await, "malformed");
    let carl = Guest::new(host.addr, "Carl").await;
    let mut c = carl.connect().await;
    let shown = c.watch(&table).await;
    let texts: Vec<_> = shown["chat"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["text"])
        .collect();
    assert_eq!(texts, ["Hello", "again", "and again", "I may"]);
    assert_eq!(c.refused(say("me too", "c1")).await, "not_seated");
}

#[tokio::test]
async fn several_play_at_one_screen_and_see_one_seat_at_a_time() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let table = anna
        .make(json!(["me", { "local": "Child" }]), "link", true)
        .await;
    let mut socket = anna.connect().await;
    let mut dice = Dice(5);
    let mut shown = socket.watch(&table).await;
    for _ in 0..12 {
        assert_eq!(shown["mine"], json!([0, 1]));
        let (viewer, now) = (shown["viewer"].clone(), &shown["snapshot"]);
        assert_eq!(now["waiting"]["must"][0], viewer);
        for (seat, player) in now["view"]["players"]
            .as_array()
            .unwrap()
            .iter()
            .enumerate()
        {
            assert_eq!(player["stand"].is_object(), viewer == seat);
        }
        let action = dice.pick(&now["legal"]).unwrap();
        socket
            .done(json!({ "t": "command", "table": table, "seat": viewer,
            "version": now["version"], "do": { "act": { "action": action } } }))
            .await;
        shown = socket.watch(&table).await;
    }
    socket
        .send(&json!({ "t": "watch", "table": table, "seat": 1 }))
        .await;
    assert_eq!(socket.expect("table").await["viewer"], 1);
}
