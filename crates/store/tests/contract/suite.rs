//! The suite. Every function gets a fresh place.

use std::sync::Arc;

use ziggurat_engine::Seat;
use ziggurat_store::{
    Append, Ban, Banned, ChatRecord, Player, REQUESTS, Stale, Store, StoreError, StoredEvent,
    TableRecord,
};
use ziggurat_terms::{ChatLine, ClientId, PlayerId, ReplayId, Stage, TableId};

use crate::Place;

/// An id made from one letter.
fn table_id(letter: &str) -> TableId {
    letter.repeat(TableId::LENGTH).parse().unwrap()
}

fn player_id(letter: &str) -> PlayerId {
    letter.repeat(PlayerId::LENGTH).parse().unwrap()
}

fn client_id(text: &str) -> ClientId {
    text.parse().unwrap()
}

fn player(letter: &str) -> Player {
    Player {
        id: player_id(letter),
        name: format!("Player {letter}").parse().unwrap(),
    }
}

fn table(letter: &str) -> TableRecord {
    TableRecord {
        id: table_id(letter),
        stage: Stage::Gathering,
        public: false,
        meta: r#"{"seats":2}"#.into(),
        opening: None,
        result: None,
        players: vec![],
        created: 1_000,
        changed: 1_000,
    }
}

fn entry(table: &str, version: u64, by: Option<(&str, &str)>) -> Append {
    Append {
        table: table_id(table),
        version,
        payload: format!(r#"{{"do":"\"{version}\" ä"}}"#),
        by: by.map(|(player, id)| (player_id(player), client_id(id))),
        at: 5_000 + version,
        with: None,
    }
}

fn chat(table: &str, number: u64, id: &str) -> ChatRecord {
    ChatRecord {
        table: table_id(table),
        client_id: client_id(id),
        line: ChatLine {
            number,
            player: player_id("A"),
            name: "Anna".into(),
            text: format!("line {number}"),
            at: 7_000,
            partners: None,
        },
    }
}

/// A store with players A and B and a table T.
async fn furnished(place: &dyn Place) -> Arc<dyn Store> {
    let store = place.open().await;
    for (letter, secret) in [("A", 1), ("B", 2)] {
        let added = store.add_player(player(letter), [secret; 32], 0).await;
        added.unwrap();
    }
    store.put_table(table("T")).await.unwrap();
    store
}

fn conflict<T: std::fmt::Debug>(result: &Result<T, StoreError>) {
    assert!(matches!(result, Err(StoreError::Conflict)), "{result:?}");
}

fn not_found<T: std::fmt::Debug>(result: &Result<T, StoreError>) {
    assert!(matches!(result, Err(StoreError::NotFound)), "{result:?}");
}

pub(crate) async fn players_are_known_by_their_secret(place: &dyn Place) {
    let store = furnished(place).await;
    let found = async |secret| {
        let session = store.session([secret; 32]).await.unwrap();
        session.map(|session| session.player)
    };
    assert_eq!(found(1).await, Some(player("A")));
    assert_eq!(found(2).await, Some(player("B")));
    assert_eq!(found(3).await, None);
    conflict(&store.add_player(player("A"), [3; 32], 0).await);
    conflict(&store.add_player(player("C"), [1; 32], 0).await);
    assert_eq!(found(3).await, None, "a half added player");
    store.add_player(player("C"), [3; 32], 0).await.unwrap();
}

pub(crate) async fn a_secret_that_was_forgotten_opens_nothing(place: &dyn Place) {
    let store = furnished(place).await;
    store.forget_secret([1; 32]).await.unwrap();
    assert_eq!(store.session([1; 32]).await.unwrap(), None);
    assert!(store.session([2; 32]).await.unwrap().is_some());
}

pub(crate) async fn sessions_that_are_not_used_go(place: &dyn Place) {
    let store = furnished(place).await;
    store
        .use_session([1; 32], "Firefox".into(), 50)
        .await
        .unwrap();
    store
        .use_session([9; 32], "nobody's".into(), 50)
        .await
        .unwrap();
    store
        .use_session([2; 32], "Safari".into(), 40)
        .await
        .unwrap();
    let [anna] = &store.sessions_of(player_id("A")).await.unwrap()[..] else {
        panic!("one session");
    };
    assert_eq!((anna.created, anna.used, anna.secret), (0, 50, [1; 32]));
    assert_eq!(anna.agent, "Firefox");
    store.forget_unused(50).await.unwrap();
    assert!(store.session([1; 32]).await.unwrap().is_some());
    assert_eq!(store.session([2; 32]).await.unwrap(), None);
    assert_eq!(store.sessions_of(player_id("B")).await.unwrap(), []);
}

pub(crate) async fn a_request_and_its_effect_are_kept_together_and_once(place: &dyn Place) {
    let store = furnished(place).await;
    let by = |id: &str| (player_id("A"), client_id(id));
    let later = |meta: &str| TableRecord {
        meta: meta.into(),
        ..table("T")
    };
    let put = store.put_table_for(later("1"), by("sit"));
    put.await.unwrap();
    conflict(&store.put_table_for(later("2"), by("sit")).await);
    let kept = store.table(table_id("T")).await.unwrap().unwrap();
    assert_eq!(kept.record.meta, "1", "a request without effect");
    for number in 0..REQUESTS {
        let put = store.put_table_for(later("3"), by(&number.to_string()));
        put.await.unwrap();
    }
    let other = (player_id("B"), client_id("sit"));
    store
        .put_table_for(later("4"), other.clone())
        .await
        .unwrap();
    let known = store.requests(table_id("T")).await.unwrap();
    assert_eq!(known.len(), REQUESTS as usize + 1);
    assert_eq!((&known[0], known.last()), (&by("0"), Some(&other)));
    assert_eq!(store.requests(table_id("U")).await.unwrap(), []);
}

pub(crate) async fn names_change(place: &dyn Place) {
    let store = furnished(place).await;
    let name: ziggurat_terms::Name = "Zoë".parse().unwrap();
    let renamed = store.rename_player(player_id("A"), name.clone());
    renamed.await.unwrap();
    let found = store.session([1; 32]).await.unwrap().unwrap();
    assert_eq!(found.player.name, name);
    not_found(&store.rename_player(player_id("C"), name).await);
}

pub(crate) async fn a_table_is_kept_as_it_was_last_put(place: &dyn Place) {
    let store = furnished(place).await;
    let later = TableRecord {
        stage: Stage::Playing,
        public: true,
        meta: "{}".into(),
        changed: 2_000,
        ..table("T")
    };
    store.put_table(later.clone()).await.unwrap();
    let found = store.table(table_id("T")).await.unwrap().unwrap();
    assert_eq!(found.record, later);
    assert_eq!(store.table(table_id("U")).await.unwrap(), None);
}

pub(crate) async fn opening_and_result_stay(place: &dyn Place) {
    let store = furnished(place).await;
    let started = TableRecord {
        opening: Some("seed".into()),
        ..table("T")
    };
    store.put_table(started).await.unwrap();
    let ended = TableRecord {
        result: Some("won".into()),
        ..table("T")
    };
    store.put_table(ended).await.unwrap();
    store.put_table(table("T")).await.unwrap();
    let found = store.table(table_id("T")).await.unwrap().unwrap().record;
    assert_eq!(found.opening.as_deref(), Some("seed"));
    assert_eq!(found.result.as_deref(), Some("won"));
}

pub(crate) async fn the_lobby_has_public_tables_that_gather_or_play(place: &dyn Place) {
    let store = furnished(place).await;
    let stages = [
        ("G", Stage::Gathering, true),
        ("P", Stage::Playing, true),
        ("Q", Stage::Over, true),
        ("R", Stage::Closed, true),
        ("S", Stage::Gathering, false),
    ];
    for (changed, (letter, stage, public)) in (0..).zip(stages) {
        let put = TableRecord {
            stage,
            public,
            changed,
            opening: Some("secret".into()),
            ..table(letter)
        };
        store.put_table(put).await.unwrap();
    }
    let lobby = store.lobby(10).await.unwrap();
    let ids: Vec<_> = lobby.iter().map(|table| table.id).collect();
    assert_eq!(ids, [table_id("P"), table_id("G")]);
    assert!(lobby.iter().all(|table| table.opening.is_none()));
    assert_eq!(store.lobby(1).await.unwrap().len(), 1);
}

pub(crate) async fn players_find_their_tables(place: &dyn Place) {
    let store = furnished(place).await;
    let seats = [("V", "A", 10), ("W", "B", 20), ("X", "A", 30)];
    for (letter, seat, changed) in seats {
        let put = TableRecord {
            players: vec![player_id(seat)],
            changed,
            ..table(letter)
        };
        store.put_table(put).await.unwrap();
    }
    let mine = store.tables_of(player_id("A"), 10).await.unwrap();
    let ids: Vec<_> = mine.iter().map(|table| table.id).collect();
    assert_eq!(ids, [table_id("X"), table_id("V")]);
    let closed = TableRecord {
        stage: Stage::Closed,
        ..table("X")
    };
    store.put_table(closed).await.unwrap();
    let mine = store.tables_of(player_id("A"), 10).await.unwrap();
    assert_eq!(mine.len(), 1);
    let stranger = TableRecord {
        players: vec![player_id("Z")],
        ..table("Y")
    };
    not_found(&store.put_table(stranger).await);
    assert_eq!(store.table(table_id("Y")).await.unwrap(), None);
}

pub(crate) async fn a_match_is_kept_in_order(place: &dyn Place) {
    let store = furnished(place).await;
    store.put_table(table("U")).await.unwrap();
    for version in 1..=20 {
        let by = (version % 2 == 0).then_some(("A", format!("c{version}")));
        let by = by.as_ref().map(|(player, id)| (*player, id.as_str()));
        store.append(entry("T", version, by)).await.unwrap();
        store.append(entry("U", version, by)).await.unwrap();
    }
    let found = store.table(table_id("T")).await.unwrap().unwrap();
    let expected: Vec<_> = (1..=20)
        .map(|version| StoredEvent {
            version,
            payload: entry("T", version, None).payload,
            by: (version % 2 == 0).then(|| (player_id("A"), client_id(&format!("c{version}")))),
        })
        .collect();
    assert_eq!(found.events, expected);
}

pub(crate) async fn a_version_is_written_once(place: &dyn Place) {
    let store = furnished(place).await;
    store.append(entry("T", 1, None)).await.unwrap();
    conflict(&store.append(entry("T", 1, Some(("A", "x")))).await);
    let found = store.table(table_id("T")).await.unwrap().unwrap();
    assert_eq!(found.events.len(), 1);
    assert_eq!(found.events[0].by, None);
    not_found(&store.append(entry("U", 1, None)).await);
}

pub(crate) async fn whoever_reads_a_match_knows_all_its_commands(place: &dyn Place) {
    let store = furnished(place).await;
    store.put_table(table("U")).await.unwrap();
    store.append(entry("T", 1, Some(("A", "x")))).await.unwrap();
    store.append(entry("T", 2, None)).await.unwrap();
    store.append(entry("T", 3, Some(("B", "x")))).await.unwrap();
    store.append(entry("U", 1, Some(("A", "x")))).await.unwrap();
    let found = store.table(table_id("T")).await.unwrap().unwrap();
    let commands: Vec<_> = found.events.into_iter().map(|event| event.by).collect();
    let by = |player, id| Some((player_id(player), client_id(id)));
    assert_eq!(commands, [by("A", "x"), None, by("B", "x")]);
}

pub(crate) async fn an_entry_can_change_its_table_and_fails_as_a_whole(place: &dyn Place) {
    let store = furnished(place).await;
    let over = TableRecord {
        stage: Stage::Over,
        result: Some("won".into()),
        ..table("T")
    };
    let last = |version| Append {
        with: Some(Box::new(over.clone())),
        ..entry("T", version, None)
    };
    store.append(entry("T", 1, None)).await.unwrap();
    conflict(&store.append(last(1)).await);
    let found = store.table(table_id("T")).await.unwrap().unwrap();
    assert_eq!(found.record.stage, Stage::Gathering);
    store.append(last(2)).await.unwrap();
    let found = store.table(table_id("T")).await.unwrap().unwrap();
    assert_eq!(found.record, over);
    assert_eq!(found.events.len(), 2);
}

pub(crate) async fn many_at_once_fail_one_by_one(place: &dyn Place) {
    let store = furnished(place).await;
    for letter in ["U", "V", "W"] {
        store.put_table(table(letter)).await.unwrap();
    }
    let mut tasks = Vec::new();
    for version in 1..=50 {
        // X is not a table, and every version comes twice.
        for letter in ["T", "U", "V", "W", "X", "T"] {
            let store = Arc::clone(&store);
            let append = entry(letter, version, None);
            tasks.push((
                letter,
                tokio::spawn(async move { store.append(append).await }),
            ));
        }
    }
    let mut done = 0;
    for (letter, task) in tasks {
        let result = task.await.unwrap();
        match letter {
            "X" => not_found(&result),
            "T" if result.is_err() => conflict(&result),
            _ => {
                result.unwrap();
                done += 1;
            }
        }
    }
    assert_eq!(done, 4 * 50);
    for letter in ["T", "U", "V", "W"] {
        let found = store.table(table_id(letter)).await.unwrap().unwrap();
        let versions: Vec<_> = found.events.iter().map(|event| event.version).collect();
        assert_eq!(versions, (1..=50).collect::<Vec<u64>>());
    }
}

pub(crate) async fn chat_is_kept_in_order_and_once(place: &dyn Place) {
    let store = furnished(place).await;
    for number in 1..=5 {
        let line = chat("T", number, &format!("c{number}"));
        store.add_chat(line).await.unwrap();
    }
    conflict(&store.add_chat(chat("T", 6, "c1")).await);
    conflict(&store.add_chat(chat("T", 5, "c6")).await);
    not_found(&store.add_chat(chat("U", 1, "c1")).await);
    let lines = store.chat(table_id("T"), 3).await.unwrap();
    let numbers: Vec<_> = lines.iter().map(|(_, line)| line.number).collect();
    assert_eq!(numbers, [3, 4, 5]);
    assert_eq!(lines[2], (client_id("c5"), chat("T", 5, "c5").line));
}

pub(crate) async fn lines_for_partners_are_numbered_and_kept_on_their_own(place: &dyn Place) {
    let store = furnished(place).await;
    let aside = |number: u64, first: u8| {
        let mut record = chat("T", number, &format!("{first}-{number}"));
        record.line.partners = Some([first, first + 1].into_iter().map(Seat).collect());
        record
    };
    for number in 1..=4 {
        let line = chat("T", number, &format!("c{number}"));
        store.add_chat(line).await.unwrap();
        store.add_chat(aside(number, 0)).await.unwrap();
        store.add_chat(aside(number, 2)).await.unwrap();
    }
    conflict(&store.add_chat(aside(4, 0)).await);
    let lines = store.chat(table_id("T"), 3).await.unwrap();
    let of = |partners| -> Vec<u64> {
        let those = lines.iter().filter(|(_, line)| line.partners == partners);
        those.map(|(_, line)| line.number).collect()
    };
    for partners in [None, aside(1, 0).line.partners, aside(1, 2).line.partners] {
        assert_eq!(of(partners), [2, 3, 4], "{partners:?}");
    }
    assert_eq!(lines.len(), 9);
    let order: Vec<_> = lines.iter().map(|(id, _)| id.as_str()).collect();
    let expected = ["c2", "0-2", "2-2", "c3", "0-3", "2-3", "c4", "0-4", "2-4"];
    assert_eq!(
        order, expected,
        "as they were said, at the same time or not"
    );
}

pub(crate) async fn replays_are_kept(place: &dyn Place) {
    let store = furnished(place).await;
    let id: ReplayId = "R".repeat(ReplayId::LENGTH).parse().unwrap();
    assert_eq!(store.replay(id).await.unwrap(), None);
    store.add_replay(id, "file".into(), 0).await.unwrap();
    conflict(&store.add_replay(id, "other".into(), 0).await);
    assert_eq!(store.replay(id).await.unwrap().as_deref(), Some("file"));
}

pub(crate) async fn what_nobody_needs_goes(place: &dyn Place) {
    let store = furnished(place).await;
    let with = |letter, stage, changed, players: &[&str]| TableRecord {
        stage,
        changed,
        players: players.iter().map(|letter| player_id(letter)).collect(),
        ..table(letter)
    };
    for table in [
        with("C", Stage::Closed, 10, &[]),
        with("G", Stage::Gathering, 10, &["A"]),
        with("N", Stage::Gathering, 90, &[]),
        with("P", Stage::Over, 10, &["A"]),
        with("Q", Stage::Over, 10, &[]),
        with("S", Stage::Playing, 40, &[]),
    ] {
        store.put_table(table).await.unwrap();
    }
    let stale = Stale {
        gathering_before: 50,
        bots_before: 30,
    };
    let mut found = store.stale_tables(stale, 9).await.unwrap();
    found.sort();
    assert_eq!(found, ["C", "G", "Q"].map(table_id));
    assert_eq!(store.stale_tables(stale, 1).await.unwrap().len(), 1);

    store.append(entry("Q", 1, None)).await.unwrap();
    store.add_chat(chat("G", 1, "c1")).await.unwrap();
    for id in found {
        store.remove_table(id).await.unwrap();
        assert_eq!(store.table(id).await.unwrap(), None);
        assert!(store.chat(id, 9).await.unwrap().is_empty());
        not_found(&store.remove_table(id).await);
    }
    not_found(&store.append(entry("Q", 2, None)).await);
    assert!(store.table(table_id("P")).await.unwrap().is_some());

    // A has a seat, B has none.
    for secret in [1, 2] {
        let used = store.use_session([secret; 32], "x".into(), 40);
        used.await.unwrap();
    }
    store.forget_guests(30).await.unwrap();
    assert!(
        store.session([2; 32]).await.unwrap().is_some(),
        "was here since"
    );
    store.forget_guests(50).await.unwrap();
    assert_eq!(store.session([2; 32]).await.unwrap(), None);
    assert_eq!(store.name_of(player_id("B")).await.unwrap(), None);
    assert!(store.session([1; 32]).await.unwrap().is_some());

    let id: ReplayId = "R".repeat(ReplayId::LENGTH).parse().unwrap();
    store.add_replay(id, "file".into(), 10).await.unwrap();
    store.use_replay(id, 60).await.unwrap();
    store.forget_replays(50).await.unwrap();
    assert!(store.replay(id).await.unwrap().is_some());
    store.forget_replays(70).await.unwrap();
    assert_eq!(store.replay(id).await.unwrap(), None);
    not_found(&store.use_replay(id, 80).await);
}

pub(crate) async fn bans_are_kept_and_lifted(place: &dyn Place) {
    let store = furnished(place).await;
    let ban = |who: Banned, reason: &str, at| Ban {
        who,
        reason: reason.into(),
        at,
    };
    let [person, network] = [
        Banned::Player(player_id("A")),
        Banned::Network("192.0.2.0/24".into()),
    ];
    store.add_ban(ban(person.clone(), "spam", 1)).await.unwrap();
    store.add_ban(ban(network.clone(), "", 2)).await.unwrap();
    store
        .add_ban(ban(person.clone(), "worse", 3))
        .await
        .unwrap();
    let bans = store.bans().await.unwrap();
    assert_eq!(bans, [ban(person.clone(), "worse", 1), ban(network, "", 2)]);
    store.remove_ban(person.clone()).await.unwrap();
    not_found(&store.remove_ban(person).await);
    assert_eq!(store.bans().await.unwrap().len(), 1);
    let named = store.players("PLAYER", 9).await.unwrap();
    assert_eq!(named.len(), 2);
    let by_id = store.players(player_id("B").as_str(), 9).await.unwrap();
    assert_eq!(by_id[0].name, player("B").name);
    assert_eq!(store.latest_tables(9).await.unwrap()[0].id, table_id("T"));
}

pub(crate) async fn everything_is_there_after_opening_again(place: &dyn Place) {
    let store = furnished(place).await;
    store.append(entry("T", 1, Some(("A", "x")))).await.unwrap();
    store.add_chat(chat("T", 1, "c1")).await.unwrap();
    store.close().await.unwrap();
    let store = place.open().await;
    let session = store.session([1; 32]).await.unwrap();
    assert_eq!(session.map(|session| session.player), Some(player("A")));
    let found = store.table(table_id("T")).await.unwrap().unwrap();
    assert_eq!(found.events.len(), 1);
    assert_eq!(found.events[0].by, Some((player_id("A"), client_id("x"))));
    assert_eq!(store.chat(table_id("T"), 9).await.unwrap().len(), 1);
    store.health().await.unwrap();
}

pub(crate) async fn a_closed_store_says_so(place: &dyn Place) {
    let store = furnished(place).await;
    store.close().await.unwrap();
    let closed = store.append(entry("T", 1, None)).await;
    assert!(matches!(closed, Err(StoreError::Closed)), "{closed:?}");
    let closed = store.table(table_id("T")).await;
    assert!(matches!(closed, Err(StoreError::Closed)), "{closed:?}");
    assert!(store.health().await.is_err());
}
