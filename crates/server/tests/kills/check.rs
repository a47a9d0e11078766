//! What must be in the database at the end.

use std::{
    collections::{BTreeMap, HashMap},
    path::Path,
};

use serde_json::Value;
use ziggurat_store::{SqliteStore, Store, StoredTable};
use ziggurat_table::{FileEntry, GameFile};

use super::{Acknowledged, mover::Seated};

/// More lines than anybody says at a table.
const LINES: u32 = 1_000_000;

/// Every acknowledged move, line and seat is there once, and every match replays.
pub(super) async fn everything(
    database: &Path,
    tables: &[String],
    seated: &[Seated],
    acknowledged: &Acknowledged,
) {
    let store = SqliteStore::open(database).await.unwrap();
    let mut moves: HashMap<(String, String), Vec<(String, u64)>> = HashMap::new();
    let mut lines: HashMap<(String, String), usize> = HashMap::new();
    for id in tables {
        let stored = store.table(id.parse().unwrap()).await.unwrap().unwrap();
        replays(&stored);
        for event in stored.events {
            let (player, client) = event.by.unwrap();
            let key = (player.to_string(), client.to_string());
            let place = (id.clone(), event.version);
            moves.entry(key).or_default().push(place);
        }
        for (_, line) in store.chat(id.parse().unwrap(), LINES).await.unwrap() {
            let key = (id.clone(), line.text.to_string());
            *lines.entry(key).or_default() += 1;
        }
    }
    let once: BTreeMap<_, _> = acknowledged
        .moves
        .iter()
        .map(|moved| ((&moved.player, &moved.id), moved))
        .collect();
    for moved in once.values() {
        let places = moves.get(&(moved.player.clone(), moved.id.clone()));
        let expected = vec![(moved.table.clone(), moved.version)];
        assert_eq!(places, Some(&expected), "{moved:?}");
    }
    for line in &acknowledged.lines {
        let times = lines.get(&(line.table.clone(), line.words.clone()));
        assert_eq!(times, Some(&1), "{line:?}");
    }
    assert!(lines.values().all(|&times| times == 1), "a line is doubled");
    for seated in seated {
        let stored = store.table(seated.table.parse().unwrap()).await;
        let meta: Value = serde_json::from_str(&stored.unwrap().unwrap().record.meta).unwrap();
        let seats = meta["seats"].as_array().unwrap();
        let mine = |seat: &Value| seat.to_string().contains(&format!("\"{}\"", seated.player));
        assert!(seats.iter().filter(|seat| mine(seat)).count() <= 1);
        let found = seats.iter().position(mine);
        assert!(seated.may_be.contains(&found), "{seated:?}: {found:?}");
    }
    store.close().await.unwrap();
}

/// The log has no gap, and the match can be played again.
fn replays(stored: &StoredTable) {
    let versions: Vec<u64> = stored.events.iter().map(|event| event.version).collect();
    assert_eq!(versions, (1..=versions.len() as u64).collect::<Vec<_>>());
    let Some(opening) = &stored.record.opening else {
        return;
    };
    let mut file = GameFile::from_json(opening).unwrap();
    let entry = |payload: &String| serde_json::from_str::<FileEntry>(payload).unwrap();
    let entries = stored.events.iter().map(|event| entry(&event.payload));
    file.log = entries.collect();
    let result = stored.record.result.as_ref();
    file.result = result.map(|result| serde_json::from_str(result).unwrap());
    ziggurat_shelf::load_table(&file).unwrap();
}
