//! The public tables, and who follows them.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use ziggurat_protocol::{ServerMessage, Stage, TableId, TableInfo, Visibility};

use crate::{outbox::Outbox, tables::ConnId};

/// How many tables the lobby shows; the oldest make room.
pub(crate) const MOST: u32 = 200;

/// The public tables, and who follows them.
#[derive(Debug)]
pub(crate) struct Lobby(Mutex<Hall>);

#[derive(Debug, Default)]
struct Hall {
    tables: HashMap<TableId, TableInfo>,
    followers: HashMap<ConnId, Arc<Outbox>>,
}

impl Lobby {
    pub(crate) fn new(tables: impl Iterator<Item = TableInfo>) -> Self {
        Self(Mutex::new(Hall {
            tables: tables.map(|table| (table.id, table)).collect(),
            followers: HashMap::new(),
        }))
    }

    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables, the latest changed first.
    pub(crate) fn tables(&self) -> Vec<TableInfo> {
        self.hall().list()
    }

    /// Begins to follow: everything now, and every change from now on.
    pub(crate) fn follow(&self, conn: ConnId, outbox: &Arc<Outbox>) {
        let mut hall = self.hall();
        outbox.send(&ServerMessage::Lobby {
            tables: hall.list(),
        });
        hall.followers.insert(conn, Arc::clone(outbox));
    }

    pub(crate) fn leave(&self, conn: ConnId) {
        self.hall().followers.remove(&conn);
    }

    /// A table is new or has changed.
    pub(crate) fn set(&self, info: &TableInfo) {
        if info.visibility != Visibility::Public {
            return;
        }
        let mut hall = self.hall();
        if matches!(info.stage, Stage::Over | Stage::Closed) {
            return hall.remove(info.id);
        }
        hall.tables.insert(info.id, info.clone());
        hall.tell(&ServerMessage::LobbyChange { info: info.clone() });
        if hall.tables.len() > MOST as usize {
            let oldest = hall.tables.values().min_by_key(|table| table.changed);
            if let Some(oldest) = oldest.map(|table| table.id) {
                hall.remove(oldest);
            }
        }
    }
}

impl Hall {
    fn list(&self) -> Vec<TableInfo> {
        let mut tables: Vec<_> = self.tables.values().cloned().collect();
        tables.sort_by_key(|table| std::cmp::Reverse((table.changed, table.id)));
        tables
    }

    fn remove(&mut self, table: TableId) {
        if self.tables.remove(&table).is_some() {
            self.tell(&ServerMessage::LobbyGone { table });
        }
    }

    fn tell(&self, message: &ServerMessage) {
        if self.followers.is_empty() {
            return;
        }
        let frame: Utf8Bytes = match message.to_json() {
            Ok(frame) => frame.into(),
            Err(error) => {
                return self
                    .followers
                    .values()
                    .for_each(|outbox| outbox.fail(&error));
            }
        };
        for outbox in self.followers.values() {
            outbox.push(frame.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    fn info(changed: u64, stage: Stage) -> TableInfo {
        TableInfo {
            id: random::table_id(),
            game: "babylonia".into(),
            options: serde_json::json!({}),
            visibility: Visibility::Public,
            stage,
            host: None,
            seats: vec![],
            created: 0,
            changed,
            rematch_of: None,
            next: None,
            result: None,
        }
    }

    #[test]
    fn the_oldest_make_room_and_what_is_over_goes() {
        let lobby = Lobby::new(std::iter::empty());
        let most = MOST as usize;
        for changed in 0..=u64::from(MOST) {
            lobby.set(&info(changed, Stage::Gathering));
        }
        let tables = lobby.tables();
        assert_eq!(tables.len(), most);
        assert_eq!(tables[0].changed, u64::from(MOST));
        assert_eq!(tables[most - 1].changed, 1);
        let over = TableInfo {
            stage: Stage::Over,
            ..tables[0].clone()
        };
        lobby.set(&over);
        assert_eq!(lobby.tables().len(), most - 1);
    }

    #[test]
    fn tables_by_link_do_not_appear() {
        let lobby = Lobby::new(std::iter::empty());
        lobby.set(&TableInfo {
            visibility: Visibility::Link,
            ..info(1, Stage::Gathering)
        });
        assert!(lobby.tables().is_empty());
    }

    #[tokio::test]
    async fn followers_are_told() {
        let lobby = Lobby::new(std::iter::empty());
        let outbox = Arc::new(Outbox::default());
        lobby.follow(ConnId(1), &outbox);
        let table = info(1, Stage::Gathering);
        lobby.set(&table);
        lobby.set(&TableInfo {
            stage: Stage::Closed,
            ..table
        });
        lobby.leave(ConnId(1));
        lobby.set(&info(2, Stage::Gathering));
        let frames = outbox.next().await.unwrap();
        let kinds: Vec<_> = frames.iter().map(|frame| &frame[..12]).collect();
        assert_eq!(
            kinds,
            [r#"{"t":"lobby""#, r#"{"t":"lobby_"#, r#"{"t":"lobby_"#]
        );
    }
}
