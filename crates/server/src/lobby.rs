//! The public tables, who looks for them, and a fair order.
//!
//! Whoever makes many tables does not push out those of others: first comes one table of everybody who
//! hosts one and of every address, then the second ones, and so on; among these those with an open
//! seat, and then the newest.

use std::{
    cmp::Reverse,
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::{sync::Notify, time};
use ziggurat_protocol::{
    LobbyQuery, PlayerId, SeatKind, ServerMessage, Stage, TableId, TableInfo, Visibility,
};
use ziggurat_shelf::GameId;

use crate::{app::App, net::Place, outbox::Outbox, tables::ConnId};

/// How many tables the lobby has at most; then the last in its order make room.
pub(crate) const MOST: u32 = 5_000;

/// The least time between two changes that a follower is told.
const PAUSE: Duration = Duration::from_millis(250);

/// The public tables, and who follows them.
#[derive(Debug)]
pub(crate) struct Lobby {
    hall: Mutex<Hall>,
    news: Notify,
}

#[derive(Debug, Default)]
struct Hall {
    tables: HashMap<TableId, Shown>,
    followers: HashMap<ConnId, Follower>,
}

/// A table in the lobby.
#[derive(Debug)]
struct Shown {
    info: TableInfo,
    /// Where it was made; forgotten when the server starts again.
    place: Option<Place>,
    /// What can be looked for, in lower case.
    words: String,
}

#[derive(Debug)]
struct Follower {
    outbox: Arc<Outbox>,
    query: LobbyQuery,
    page: Page,
}

/// Tables in order, each with the time of its last change, and how many there are in all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Page {
    tables: Vec<(TableId, u64)>,
    total: u32,
}

impl Shown {
    fn new(info: TableInfo, place: Option<Place>) -> Self {
        let game = info.game.parse().map(|game: GameId| game.info().name);
        let game = game.map(|names| [names.en, names.de].join("\n"));
        let names = info.seats.iter().map(|seat| seat.name.as_str());
        let host = info.host.iter().map(|host| host.name.as_str());
        let words: Vec<&str> = host.chain(names).collect();
        let words = words.join("\n") + "\n" + &game.unwrap_or_default();
        Self {
            words: words.to_lowercase(),
            info,
            place,
        }
    }

    fn is_free(&self) -> bool {
        let open = |kind: SeatKind| kind == SeatKind::Open;
        let mut seats = self.info.seats.iter();
        self.info.stage == Stage::Gathering && seats.any(|seat| open(seat.kind))
    }

    fn fits(&self, query: &LobbyQuery, words: Option<&str>) -> bool {
        let game = query.game.as_ref();
        game.is_none_or(|game| *game == self.info.game)
            && query.stage.is_none_or(|stage| stage == self.info.stage)
            && query.free.is_none_or(|free| free == self.is_free())
            && words.is_none_or(|words| self.words.contains(words))
    }
}

impl Lobby {
    pub(crate) fn new(tables: impl Iterator<Item = TableInfo>) -> Self {
        let tables = tables.map(|info| (info.id, Shown::new(info, None)));
        Self {
            hall: Mutex::new(Hall {
                tables: tables.collect(),
                followers: HashMap::new(),
            }),
            news: Notify::new(),
        }
    }

    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables that somebody looks for, and how many there are in all.
    pub(crate) fn find(&self, query: &LobbyQuery) -> (Vec<TableInfo>, u32) {
        let hall = self.hall();
        let page = hall.page(&hall.order(), query);
        (hall.infos(&page), page.total)
    }

    /// Begins to follow, or looks for something else: everything now, and every change from now on.
    pub(crate) fn follow(&self, conn: ConnId, outbox: &Arc<Outbox>, query: LobbyQuery) {
        let mut hall = self.hall();
        let page = hall.page(&hall.order(), &query);
        outbox.send(&ServerMessage::Lobby {
            tables: hall.infos(&page),
            total: page.total,
        });
        let follower = Follower {
            outbox: Arc::clone(outbox),
            query,
            page,
        };
        hall.followers.insert(conn, follower);
    }

    pub(crate) fn leave(&self, conn: ConnId) {
        self.hall().followers.remove(&conn);
    }

    /// A table is new or has changed; where it was made, if that is known now.
    pub(crate) fn set(&self, info: &TableInfo, place: Option<Place>) {
        if info.visibility != Visibility::Public {
            return;
        }
        if matches!(info.stage, Stage::Over | Stage::Closed) {
            return self.remove(info.id);
        }
        let mut hall = self.hall();
        let known = hall.tables.get(&info.id).and_then(|shown| shown.place);
        let shown = Shown::new(info.clone(), place.or(known));
        hall.tables.insert(info.id, shown);
        if hall.tables.len() > MOST as usize {
            let last = hall.order().last().map(|shown| shown.info.id);
            last.and_then(|last| hall.tables.remove(&last));
        }
        self.news.notify_one();
    }

    /// A table is gone.
    pub(crate) fn remove(&self, table: TableId) {
        if self.hall().tables.remove(&table).is_some() {
            self.news.notify_one();
        }
    }

    /// Tells every follower what has changed on their page.
    fn tell(&self) {
        let mut hall = self.hall();
        let Hall { tables, followers } = &mut *hall;
        if followers.is_empty() {
            return;
        }
        let order = order(tables);
        let mut pages: HashMap<LobbyQuery, Page> = HashMap::new();
        for follower in followers.values_mut() {
            let known = pages.get(&follower.query);
            let page = known.cloned().unwrap_or_else(|| {
                let page = page(&order, &follower.query);
                pages.insert(follower.query.clone(), page.clone());
                page
            });
            if page == follower.page {
                continue;
            }
            let new = |entry: &&(TableId, u64)| !follower.page.tables.contains(entry);
            let changed = page.tables.iter().filter(new);
            let changed = changed.filter_map(|(id, _)| tables.get(id));
            follower.outbox.send(&ServerMessage::LobbyChange {
                order: page.tables.iter().map(|(id, _)| *id).collect(),
                changed: changed.map(|shown| shown.info.clone()).collect(),
                total: page.total,
            });
            follower.page = page;
        }
    }
}

impl Hall {
    fn order(&self) -> Vec<&Shown> {
        order(&self.tables)
    }

    fn page(&self, order: &[&Shown], query: &LobbyQuery) -> Page {
        page(order, query)
    }

    fn infos(&self, page: &Page) -> Vec<TableInfo> {
        let shown = page.tables.iter().filter_map(|(id, _)| self.tables.get(id));
        shown.map(|shown| shown.info.clone()).collect()
    }
}

/// All tables in fair order.
fn order(tables: &HashMap<TableId, Shown>) -> Vec<&Shown> {
    let mut all: Vec<&Shown> = tables.values().collect();
    all.sort_by_key(|shown| {
        (
            !shown.is_free(),
            Reverse((shown.info.created, shown.info.id)),
        )
    });
    let mut hosts: HashMap<PlayerId, u32> = HashMap::new();
    let mut places: HashMap<Place, u32> = HashMap::new();
    let mut ranked: Vec<(u32, &Shown)> = Vec::with_capacity(all.len());
    for shown in all {
        let host = shown.info.host.as_ref();
        let by_host = host.map(|host| next(&mut hosts, host.id));
        let by_place = shown.place.map(|place| next(&mut places, place));
        ranked.push((by_host.max(by_place).unwrap_or_default(), shown));
    }
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, shown)| shown).collect()
}

/// Which one this is, counted from 0.
fn next<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) -> u32 {
    let count = counts.entry(key).or_default();
    *count += 1;
    *count - 1
}

fn page(order: &[&Shown], query: &LobbyQuery) -> Page {
    let words = query.words();
    let fitting = order
        .iter()
        .filter(|shown| shown.fits(query, words.as_deref()));
    let from = usize::try_from(query.from.unwrap_or(0)).unwrap_or(usize::MAX);
    let mut total = 0;
    let mut tables = Vec::new();
    for (at, shown) in fitting.enumerate() {
        total += 1;
        if at >= from && tables.len() < query.count() {
            tables.push((shown.info.id, shown.info.changed));
        }
    }
    Page { tables, total }
}

/// Tells followers what is new: at once if nothing was told lately, and never so often that the server
/// does little else.
pub(crate) async fn keep_telling(app: Arc<App>) {
    loop {
        app.lobby.news.notified().await;
        let begun = Instant::now();
        app.lobby.tell();
        time::sleep(PAUSE.max(begun.elapsed() * 10)).await;
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use ziggurat_protocol::Me;

    use super::*;
    use crate::{outbox::Frame, random};

    fn place(last: u8) -> Option<Place> {
        Some(IpAddr::from([192, 0, 2, last]).into())
    }

    fn host(name: &str) -> Me {
        Me {
            id: random::player_id(),
            name: name.parse().unwrap(),
        }
    }

    fn info(created: u64, host: &Me, kind: SeatKind) -> TableInfo {
        serde_json::from_value(serde_json::json!({
            "id": random::table_id(), "game": "babylonia", "options": {}, "visibility": "public",
            "stage": "gathering", "host": host, "seats": [{ "kind": kind, "name": "", "player": null, "level": null, "ready": false }], "created": created,
            "changed": created, "rematch_of": null, "next": null, "commitment": null, "eager": false, "result": null,
        }))
        .unwrap()
    }

    fn shown(lobby: &Lobby, query: &LobbyQuery) -> Vec<u64> {
        let (tables, _) = lobby.find(query);
        tables.iter().map(|info| info.created).collect()
    }

    #[test]
    fn nobody_is_pushed_out_by_the_tables_of_one_host_or_address() {
        let lobby = Lobby::new(std::iter::empty());
        lobby.set(&info(1, &host("Anna"), SeatKind::Open), place(1));
        let mallory = host("Mallory");
        for created in 2..50 {
            // Many guests at one address, and one guest at many addresses.
            let guest = host("Guest");
            lobby.set(&info(created, &guest, SeatKind::Open), place(2));
            lobby.set(
                &info(100 + created, &mallory, SeatKind::Open),
                place(created as u8 + 50),
            );
        }
        let query = LobbyQuery::default();
        assert_eq!(shown(&lobby, &query)[..4], [149, 49, 1, 148]);
        assert_eq!(lobby.find(&query).1, 97);
    }

    #[test]
    fn tables_with_an_open_seat_come_first() {
        let lobby = Lobby::new(std::iter::empty());
        lobby.set(&info(1, &host("Anna"), SeatKind::Open), place(1));
        lobby.set(&info(2, &host("Bert"), SeatKind::Player), place(2));
        assert_eq!(shown(&lobby, &LobbyQuery::default()), [1, 2]);
    }

    #[test]
    fn tables_are_found_by_words_game_stage_and_seats() {
        let lobby = Lobby::new(std::iter::empty());
        lobby.set(&info(1, &host("Änne"), SeatKind::Open), place(1));
        lobby.set(&info(2, &host("Bert"), SeatKind::Player), place(2));
        let found = |json: serde_json::Value| {
            let query: LobbyQuery = serde_json::from_value(json).unwrap();
            shown(&lobby, &query)
        };
        use serde_json::json;
        assert_eq!(found(json!({ "text": "änN" })), [1]);
        assert_eq!(found(json!({ "text": " BABYLONIA " })), [1, 2]);
        assert!(found(json!({ "game": "battalia" })).is_empty());
        assert_eq!(found(json!({ "free": false })), [2]);
        assert!(found(json!({ "stage": "playing" })).is_empty());
        assert_eq!(found(json!({ "from": 1, "count": 5 })), [2]);
        assert!(found(json!({ "count": 0 })).is_empty());
    }

    #[test]
    fn tables_by_link_do_not_appear_and_what_is_over_goes() {
        let lobby = Lobby::new(std::iter::empty());
        let anna = host("Anna");
        lobby.set(
            &TableInfo {
                visibility: Visibility::Link,
                ..info(1, &anna, SeatKind::Open)
            },
            None,
        );
        assert!(shown(&lobby, &LobbyQuery::default()).is_empty());
        let public = info(2, &anna, SeatKind::Open);
        lobby.set(&public, None);
        assert_eq!(shown(&lobby, &LobbyQuery::default()), [2]);
        let over = TableInfo {
            stage: Stage::Over,
            ..public
        };
        lobby.set(&over, None);
        assert!(shown(&lobby, &LobbyQuery::default()).is_empty());
    }

    #[tokio::test]
    async fn followers_are_told_what_changes_on_their_page() {
        let lobby = Lobby::new(std::iter::empty());
        let [near, far] = [(); 2].map(|()| Arc::new(Outbox::default()));
        lobby.follow(ConnId(1), &near, LobbyQuery::default());
        let other = LobbyQuery {
            game: Some("battalia".into()),
            ..LobbyQuery::default()
        };
        lobby.follow(ConnId(2), &far, other);
        let table = info(1, &host("Anna"), SeatKind::Open);
        lobby.set(&table, None);
        lobby.tell();
        lobby.tell();
        lobby.set(
            &TableInfo {
                stage: Stage::Closed,
                ..table
            },
            None,
        );
        lobby.tell();
        lobby.leave(ConnId(1));
        lobby.set(&info(2, &host("Bert"), SeatKind::Open), None);
        lobby.tell();
        let read = |frames: std::collections::VecDeque<Frame>| {
            let read = |frame: Frame| match frame {
                Frame::Text(text) => serde_json::from_str::<serde_json::Value>(&text).unwrap(),
                Frame::Packed(_) => panic!("only updates are packed"),
            };
            frames.into_iter().map(read).collect::<Vec<_>>()
        };
        let frames = read(near.next().await.unwrap());
        assert_eq!(frames.len(), 3, "{frames:?}");
        assert_eq!(frames[0]["t"], "lobby");
        assert_eq!(frames[1]["changed"][0]["created"], 1);
        assert_eq!(frames[2]["order"], serde_json::json!([]));
        assert_eq!(frames[2]["total"], 0);
        assert_eq!(read(far.next().await.unwrap()).len(), 1, "another game");
    }
}
