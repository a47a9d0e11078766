//! A game in which several must act at the same time, secretly, and others may act meanwhile.

use serde_json::{Value, json};

use crate::{
    host::Host,
    leaks,
    support::{Dice, Guest, Socket},
};

/// Some people at a table that has started, all watching.
pub(crate) struct Party {
    pub(crate) table: String,
    pub(crate) guests: Vec<Guest>,
    pub(crate) sockets: Vec<Socket>,
    /// What each has seen last.
    pub(crate) now: Vec<Value>,
    /// All messages that each was told since.
    pub(crate) told: Vec<Vec<Value>>,
    dice: Dice,
    sent: u64,
}

impl Party {
    /// Tower of Babel.
    async fn new(host: &Host, people: usize, bots: usize) -> Self {
        Self::of(host, json!({ "game": "tower_of_babel" }), people, bots).await
    }

    /// Everybody at a screen of their own; bots on the seats that are left.
    pub(crate) async fn of(host: &Host, mut wish: Value, people: usize, bots: usize) -> Self {
        let mut guests = Vec::new();
        for name in ["Anna", "Bert", "Carl", "Dora"].iter().take(people) {
            guests.push(Guest::new(host.addr, name).await);
        }
        let mut seats = vec![json!("me")];
        seats.extend(vec![json!("open"); people - 1]);
        seats.extend(vec![json!({ "bot": "random" }); bots]);
        wish["seats"] = seats.into();
        let table = guests[0].make_wish(&wish).await;
        let mut sockets = Vec::new();
        for (seat, guest) in guests.iter().enumerate() {
            let mut socket = guest.connect().await;
            if seat > 0 {
                let sit = json!({ "t": "sit", "table": table, "seat": seat });
                socket.done(sit).await;
            }
            sockets.push(socket);
        }
        let start = json!({ "t": "start", "table": table });
        sockets[0].done(start).await;
        let mut now = Vec::new();
        for socket in &mut sockets {
            now.push(socket.watch(&table).await["snapshot"].clone());
            socket.forget();
        }
        Self {
            table,
            guests,
            sockets,
            told: vec![Vec::new(); now.len()],
            now,
            dice: Dice(3),
            sent: 0,
        }
    }

    pub(crate) fn must(&self) -> Vec<usize> {
        seats(&self.now[0]["waiting"]["must"])
    }

    pub(crate) fn act(&mut self, seat: usize, action: &Value) -> Value {
        self.sent += 1;
        json!({ "t": "command", "table": self.table, "id": format!("p{}", self.sent), "seat": seat,
            "version": self.now[seat]["version"], "do": { "act": { "action": action } } })
    }

    /// Any legal action of a seat, of one kind if asked for.
    pub(crate) fn any(&mut self, seat: usize, kind: Option<&str>) -> Option<Value> {
        let legal = self.now[seat]["legal"].as_array()?;
        let wanted = |action: &&Value| kind.is_none_or(|kind| action.get(kind).is_some());
        let legal: Vec<Value> = legal.iter().filter(wanted).cloned().collect();
        legal.get(self.dice.below(legal.len())).cloned()
    }

    /// Everybody sees what has happened up to this version.
    pub(crate) async fn see(&mut self, version: u64) {
        let seen = self.now.iter_mut().zip(&mut self.told);
        for (socket, (now, told)) in self.sockets.iter_mut().zip(seen) {
            while now["version"].as_u64().unwrap() < version {
                *now = socket.expect("update").await["message"].clone();
                told.push(now.clone());
            }
        }
    }

    /// The active player puts a disc on the column; returns who that is.
    async fn choose(&mut self) -> usize {
        let active = self.must()[0];
        let action = self.any(active, Some("choose")).unwrap();
        let choose = self.act(active, &action);
        let ack = self.sockets[active].done(choose).await;
        self.see(ack["version"].as_u64().unwrap()).await;
        active
    }
}

fn seats(list: &Value) -> Vec<usize> {
    let seats = list.as_array().unwrap().iter();
    seats.map(|seat| seat.as_u64().unwrap() as usize).collect()
}

#[tokio::test]
async fn nobody_who_decides_at_the_same_time_is_too_late() {
    let host = Host::new().await;
    let mut party = Party::new(&host, 4, 0).await;
    let active = party.choose().await;
    let others = party.must();
    assert_eq!(others.len(), 3, "all opponents make an offer");
    // All have seen the same version when they decide.
    let mut commands = Vec::new();
    for &seat in &others {
        let offer = party.any(seat, Some("offer")).unwrap();
        commands.push(party.act(seat, &offer));
    }
    for (&seat, command) in others.iter().zip(&commands) {
        party.sockets[seat].send(command).await;
    }
    let mut versions = Vec::new();
    for (&seat, command) in others.iter().zip(&commands) {
        let answer = party.sockets[seat]
            .find(|message| message["id"] == command["id"])
            .await;
        assert_eq!(answer["t"], "ack", "{answer}");
        versions.push(answer["version"].as_u64().unwrap());
    }
    versions.sort_unstable();
    assert_eq!(versions, [2, 3, 4]);
    party.see(4).await;
    assert_eq!(party.must(), [active], "all offers lie open");
    // What was decided before the offers lay open is stale, for everybody.
    for &seat in others.iter().chain([&active]) {
        let mut late = commands[0].clone();
        late["seat"] = json!(seat);
        late["id"] = json!("late");
        let refused = party.sockets[seat].ask(late).await;
        assert_eq!(refused["code"], "stale", "{refused}");
        assert_eq!(refused["version"], 4);
    }
    // The same command again is the same command.
    let again = party.sockets[others[2]].done(commands[2].clone()).await;
    assert!(again["version"].as_u64().unwrap() <= 4);
}

#[tokio::test]
async fn bots_do_not_wait_for_people_and_people_not_for_bots() {
    let host = Host::new().await;
    let mut party = Party::new(&host, 1, 4).await;
    let mut ahead = 0;
    while !party.must().is_empty() {
        // Until the match waits for Anna alone every bot decides, whatever Anna has to decide.
        if party.must() != [0] {
            let version = party.now[0]["version"].as_u64().unwrap();
            ahead += usize::from(party.must().contains(&0));
            party.see(version + 1).await;
            continue;
        }
        let action = party.any(0, None).unwrap();
        let act = party.act(0, &action);
        let ack = party.sockets[0].done(act).await;
        party.see(ack["version"].as_u64().unwrap()).await;
    }
    assert!(ahead > 10, "bots acted {ahead} times while Anna had to");
}

#[tokio::test]
async fn a_whole_match_of_people_and_bots_leaks_nothing() {
    let host = Host::new().await;
    let mut party = Party::new(&host, 3, 1).await;
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    let shown = watcher.watch(&party.table).await;
    leaks::check(&shown, None);
    let mut watched = shown["snapshot"]["version"].as_u64().unwrap();
    loop {
        let must = party.must();
        if must.is_empty() {
            break;
        }
        let version = party.now[0]["version"].as_u64().unwrap();
        let people: Vec<usize> = must.iter().copied().filter(|&seat| seat < 3).collect();
        for seat in 0..3 {
            let may = !people.contains(&seat);
            // Who must act keeps the cards that can be played at any time, and builds if possible.
            let kinds: &[_] = if may {
                &[None]
            } else {
                &[Some("build"), Some("choose"), Some("offer"), None]
            };
            let chosen = kinds.iter().find_map(|kind| party.any(seat, *kind));
            if let Some(action) = chosen {
                let act = party.act(seat, &action);
                let answer = party.sockets[seat].ask(act).await;
                let stale = answer["code"] == "stale";
                assert!(answer["t"] == "ack" || stale, "{answer}");
            }
        }
        party.see(version + 1).await;
        for (seat, now) in (0..).zip(&party.now) {
            leaks::check(&json!({ "message": now }), Some(seat));
        }
        while watched < party.now[0]["version"].as_u64().unwrap() {
            watched = leaks::seen(&mut watcher).await;
        }
    }
    assert!(party.now[0]["outcome"]["places"].is_array());
    let file = format!("/api/tables/{}/file", party.table);
    let file = party.guests[0].get(&file).await;
    let made = party.guests[0].post("/api/replays", &file.json()).await;
    assert_eq!(made.status, 201, "{}", made.body);
}

#[tokio::test]
async fn several_at_one_screen_decide_one_after_the_other() {
    let host = Host::new().await;
    let anna = Guest::new(host.addr, "Anna").await;
    let seats = json!(["me", { "local": "Bert" }, { "local": "Carl" }, { "bot": "random" }]);
    let table = anna.make_game("tower_of_babel", seats).await;
    let mut socket = anna.connect().await;
    socket.done(json!({ "t": "start", "table": table })).await;
    let mut dice = Dice(4);
    let mut acted = [0; 3];
    // The bot may need longer than one look.
    for look in 0..2_000 {
        if acted.iter().sum::<u32>() == 60 {
            break;
        }
        // Without a wish the eyes are those of whoever is asked.
        let shown = socket.watch(&table).await;
        socket.forget();
        let (seat, now) = (shown["viewer"].as_u64().unwrap(), &shown["snapshot"]);
        for (other, player) in (0..).zip(now["view"]["players"].as_array().unwrap()) {
            assert_eq!(player["hand"].is_null(), other != seat);
        }
        let must = seats_of(&now["waiting"]["must"]);
        if !must.contains(&seat) {
            assert_eq!(must, [3], "nobody at this screen is asked");
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        }
        let action = dice.pick(&now["legal"]).unwrap();
        socket
            .done(
                json!({ "t": "command", "table": table, "id": format!("s{look}"), "seat": seat,
            "version": now["version"], "do": { "act": { "action": action } } }),
            )
            .await;
        acted[seat as usize] += 1;
    }
    assert!(acted.iter().all(|&times| times > 5), "{acted:?}");
}

fn seats_of(list: &Value) -> Vec<u64> {
    serde_json::from_value(list.clone()).unwrap()
}

#[tokio::test]
async fn a_bot_decides_for_whoever_gives_the_seat_away_or_gives_up() {
    let host = Host::new().await;
    let mut party = Party::new(&host, 4, 0).await;
    let active = party.choose().await;
    let [first, second, third] = party.must()[..] else {
        panic!("three offers")
    };
    let table = party.table.clone();
    let command = |seat: usize, what: Value| json!({ "t": "command", "table": table, "seat": seat, "do": what });
    let lend = json!({ "hand_over": { "seat": first, "level": "random" } });
    party.sockets[first].done(command(first, lend)).await;
    party.see(3).await;
    assert!(!party.must().contains(&first), "the bot has made an offer");
    // What the others decided about the version before is still good.
    let offer = party.any(third, Some("offer")).unwrap();
    let mut offer = party.act(third, &offer);
    offer["version"] = json!(1);
    party.sockets[third].done(offer).await;
    party.see(4).await;
    party.sockets[second]
        .done(command(second, json!("resign")))
        .await;
    party.see(6).await;
    assert_eq!(party.must(), [active]);
    assert_eq!(party.now[0]["seats"][second]["resigned"], true);
    party.sockets[first]
        .done(command(first, json!("reclaim")))
        .await;
    party.see(7).await;
    assert_eq!(party.now[0]["seats"][first]["holder"], "human");
}
