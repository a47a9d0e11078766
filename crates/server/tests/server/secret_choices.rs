//! A game in which everybody chooses at the same time, in secret: 7 Wonders.

use serde_json::{Value, json};

use crate::{host::Host, leaks, support::Socket, together::Party};

/// Two people and two bots; the bots have chosen, the people have not.
async fn table(host: &Host) -> Party {
    table_with(host, json!({})).await
}

async fn table_with(host: &Host, options: Value) -> Party {
    let wish = json!({ "game": "seven_wonders", "options": options });
    let mut party = Party::of(host, wish, 2, 2).await;
    while party.must() != [0, 1] {
        next(&mut party).await;
    }
    party
}

async fn next(party: &mut Party) {
    let version = party.now[0]["version"].as_u64().unwrap();
    party.see(version + 1).await;
}

async fn choose(party: &mut Party, seat: usize, action: &Value) {
    let act = party.act(seat, action);
    let ack = party.sockets[seat].done(act).await;
    party.see(ack["version"].as_u64().unwrap()).await;
}

/// The `sell` actions of a seat: there is one for each card of the hand.
fn sales(party: &Party, seat: usize) -> Vec<Value> {
    of_kind(party, seat, "sell")
}

fn of_kind(party: &Party, seat: usize, kind: &str) -> Vec<Value> {
    let legal = party.now[seat]["legal"].as_array().unwrap();
    let fits = |action: &&Value| action.get(kind).is_some();
    legal.iter().filter(fits).cloned().collect()
}

/// A message without its number and its time.
fn timeless(message: &Value) -> Value {
    let mut message = message.clone();
    message["version"] = Value::Null;
    message["entry"]["index"] = Value::Null;
    message["entry"]["at"] = Value::Null;
    // What has changed depends on what there was before; a hash comes now and then.
    let fields = message.as_object_mut().unwrap();
    fields.remove("change");
    fields.remove("hash");
    message
}

/// What the others are told of all choices but the first has no trace of them.
fn nothing_changes(changes: &[[Value; 2]]) {
    let nothing = [json!({}), json!({})];
    assert!(
        changes[1..].iter().all(|change| *change == nothing),
        "{changes:?}"
    );
}

#[tokio::test]
async fn a_choice_is_secret_and_can_be_changed_until_the_last_one_is_made() {
    let host = Host::new().await;
    let mut party = table(&host).await;
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    watcher.watch(&party.table).await;
    watcher.forget();
    let sales = sales(&party, 0);
    assert!(sales.len() > 3, "any card of the hand can be discarded");
    // Bert has made up his mind, but Anna is faster, three times.
    let last = party.any(1, None).unwrap();
    let slow = party.act(1, &last);
    let (mut seen, mut changes) = (Vec::new(), Vec::new());
    for sale in &sales[..3] {
        choose(&mut party, 0, sale).await;
        let own = &party.now[0]["view"];
        assert_eq!(own["chosen"], json!([sale]));
        let waiting = json!({ "must": [1], "may": [0, 2, 3] });
        assert_eq!(party.now[0]["waiting"], waiting);
        assert!(party.now[0]["legal"].is_array(), "Anna can still change it");
        let watched = watcher.expect("update").await["message"].clone();
        seen.push([timeless(&party.now[1]), timeless(&watched)]);
        changes.push([&party.now[1], &watched].map(|message| message["change"].clone()));
    }
    nothing_changes(&changes);
    for others in &seen {
        assert_eq!(others[0]["view"]["cities"][0]["chosen"], true);
        assert_eq!(others[0]["view"]["chosen"], json!([]));
        assert_eq!(others, &seen[0], "whatever is chosen looks the same");
    }
    let late = party.act(0, &sales[3]);
    let ack = party.sockets[1].done(slow).await;
    party.see(ack["version"].as_u64().unwrap()).await;
    let refused = party.sockets[0].ask(late).await;
    assert_eq!(refused["code"], "stale", "now all choices lie open");
    revealed(&party, &sales[2]["sell"]["card"]);
}

/// Anna alone learns which card she laid on the discard pile.
fn revealed(party: &Party, sold: &Value) {
    for (seat, card) in [(0, sold), (1, &Value::Null)] {
        let events = party.now[seat]["events"].as_array().unwrap();
        let mut discarded = events
            .iter()
            .filter(|event| event["type"] == "discarded" && event["city"] == 0);
        assert_eq!(&discarded.next().unwrap()["card"], card);
        assert_eq!(party.now[seat]["view"]["turn"], 2);
    }
}

/// Makes three choices for Anna, one after another; Ben and a spectator see no difference.
async fn looks_the_same(host: &Host, party: &mut Party, choices: &[Value]) {
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    watcher.watch(&party.table).await;
    watcher.forget();
    let (mut seen, mut changes) = (Vec::new(), Vec::new());
    for action in &choices[..3] {
        choose(party, 0, action).await;
        assert_eq!(party.now[0]["view"]["chosen"], json!([action]));
        let watched = watcher.expect("update").await["message"].clone();
        seen.push([timeless(&party.now[1]), timeless(&watched)]);
        changes.push([&party.now[1], &watched].map(|message| message["change"].clone()));
    }
    nothing_changes(&changes);
    for others in &seen {
        assert_eq!(others[0]["view"]["cities"][0]["chosen"], true);
        assert_eq!(others, &seen[0], "whatever is chosen looks the same");
    }
}

/// Everybody's choice for the rest of a phase.
async fn finish_phase(party: &mut Party) {
    let phase = party.now[0]["view"]["phase"].clone();
    while party.now[0]["view"]["phase"] == phase {
        match party.must().into_iter().find(|seat| *seat < 2) {
            None => next(party).await,
            Some(seat) => {
                let action = party.any(seat, None).unwrap();
                choose(party, seat, &action).await;
            }
        }
    }
}

/// SWL-2.2, SWL-2.4, SWL-3.2: leaders are kept and used in secret.
#[tokio::test]
async fn leaders_are_chosen_in_secret_in_the_draft_and_in_recruitment() {
    let host = Host::new().await;
    let mut party = table_with(&host, json!({ "leaders": true, "cities": true })).await;
    assert_eq!(
        party.now[0]["view"]["phase"],
        json!({ "leader_draft": { "pick": 1 } })
    );
    let keeps = of_kind(&party, 0, "keep_leader");
    assert_eq!(keeps.len(), 4);
    looks_the_same(&host, &mut party, &keeps).await;
    for _ in 0..3 {
        finish_phase(&mut party).await;
    }
    assert_eq!(party.now[0]["view"]["phase"], "recruit");
    while party.must() != [0, 1] {
        next(&mut party).await;
    }
    for seat in [0, 1] {
        let held = party.now[seat]["view"]["leaders"].as_array().unwrap();
        assert_eq!(held.len(), 4);
        assert_eq!(
            party.now[1 - seat]["view"]["cities"][seat]["leader_count"],
            4
        );
    }
    let sales = of_kind(&party, 0, "sell_leader");
    looks_the_same(&host, &mut party, &sales).await;
    let last = of_kind(&party, 1, "sell_leader")[0].clone();
    choose(&mut party, 1, &last).await;
    for (seat, known) in [(0, &sales[2]["sell_leader"]["leader"]), (1, &Value::Null)] {
        let events = party.now[seat]["events"].as_array().unwrap();
        let mut gone = events
            .iter()
            .filter(|event| event["type"] == "leader_discarded" && event["city"] == 0);
        assert_eq!(&gone.next().unwrap()["leader"], known);
    }
}

#[tokio::test]
async fn two_who_choose_at_once_are_both_heard() {
    let host = Host::new().await;
    let mut party = table(&host).await;
    let mut commands = Vec::new();
    for seat in [0, 1] {
        let action = party.any(seat, None).unwrap();
        commands.push(party.act(seat, &action));
    }
    let before = party.now[0]["version"].as_u64().unwrap();
    for (seat, command) in commands.iter().enumerate() {
        party.sockets[seat].send(command).await;
    }
    for (seat, command) in commands.iter().enumerate() {
        let answer = party.sockets[seat]
            .find(|message| message["id"] == command["id"])
            .await;
        assert_eq!(answer["t"], "ack", "{answer}");
    }
    party.see(before + 2).await;
    assert_eq!(party.now[0]["view"]["turn"], 2);
}

/// What nobody with these eyes may see: hands, tiles and choices of others, cards that were laid face
/// down by others.
/// Counts the cards that others laid face down.
fn hidden(message: &Value, seat: Option<usize>) -> usize {
    let view = &message["view"];
    if view.is_null() || view["phase"] == "over" {
        return 0;
    }
    if seat.is_none() {
        let names = ["hand", "tiles", "city_hand", "leaders", "partner_hand"];
        for name in names.into_iter().chain(["partner_leaders"]) {
            assert!(view[name].is_null(), "{name} for a spectator: {view}");
        }
        assert_eq!(view["chosen"], json!([]));
        assert_eq!(view["known_discards"], json!([]));
        assert_eq!(view["discarded_leaders"], json!([]));
    }
    for (city, seen) in view["cities"].as_array().unwrap().iter().enumerate() {
        for stage in seen["stages"].as_array().unwrap() {
            assert!(Some(city) == seat || stage["card"].is_null(), "{stage}");
            assert!(Some(city) == seat || stage["leader"].is_null(), "{stage}");
        }
    }
    let mut face_down = 0;
    for event in message["events"].as_array().into_iter().flatten() {
        let kinds = [
            "discarded",
            "stage_built",
            "leader_discarded",
            "leaders_drawn",
        ];
        let secret = kinds.iter().any(|kind| event["type"] == *kind);
        let own = seat.is_some_and(|seat| event["by"] == seat);
        for name in ["card", "leader", "leaders"] {
            let shown = event.get(name).is_some_and(|it| !it.is_null());
            assert!(!secret || own || !shown, "{event}");
        }
        face_down += usize::from(secret && !own);
    }
    face_down
}

#[tokio::test]
async fn a_whole_match_with_both_modules_leaks_nothing() {
    let options = json!({ "babel_tower": true, "great_projects": true, "wonder_pack": true });
    leaks_nothing(options).await;
}

#[tokio::test]
async fn a_whole_match_with_everything_leaks_nothing() {
    let mut options = json!({ "babel_tower": true, "great_projects": true, "wonder_pack": true });
    options["leaders"] = json!(true);
    options["cities"] = json!(true);
    leaks_nothing(options).await;
}

/// Plays a match with these options and looks at everything that anybody is sent.
async fn leaks_nothing(options: Value) {
    let host = Host::new().await;
    let wish = json!({ "game": "seven_wonders", "options": options });
    let mut party = Party::of(&host, wish, 2, 1).await;
    let mut watcher = Socket::open(host.addr, &[]).await.unwrap();
    let shown = watcher.watch(&party.table).await["snapshot"].clone();
    hidden(&shown, None);
    let mut watched = shown["version"].as_u64().unwrap();
    let mut face_down = 0;
    while !party.must().is_empty() {
        match party.must().into_iter().find(|seat| *seat < 2) {
            None => next(&mut party).await,
            Some(seat) => {
                let kinds = [Some("leader_stage"), Some("stage"), Some("build"), None];
                let mut kinds = kinds.into_iter();
                let action = kinds.find_map(|kind| party.any(seat, kind)).unwrap();
                choose(&mut party, seat, &action).await;
            }
        }
        for (seat, now) in party.now.iter().enumerate() {
            face_down += hidden(now, Some(seat));
            leaks::check(&json!({ "message": now }), Some(seat as u64));
        }
        while watched < party.now[0]["version"].as_u64().unwrap() {
            let update = watcher.expect("update").await;
            watched = update["message"]["version"].as_u64().unwrap();
            hidden(&update["message"], None);
            leaks::check(&update, None);
        }
    }
    assert!(face_down > 10, "cards were laid face down");
    assert_eq!(party.now[0]["view"]["phase"], "over");
}
