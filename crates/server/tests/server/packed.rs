//! Updates in few bytes, for those who know what they have in common.

use std::sync::Arc;

use serde_json::json;
use ziggurat_protocol::{http::GamePhrases, pack::Phrases};

use crate::{host::Host, playing::Duel, support::socket::Packed};

/// The phrases of Babylonia, as the server gives them to anybody.
async fn phrases(host: &Host) -> Arc<Phrases> {
    let told = crate::support::http::get(host.addr, "/api/games/babylonia/phrases", &[]).await;
    assert_eq!(told.status, 200, "{}", told.body);
    let GamePhrases { id, text } = serde_json::from_str(&told.body).unwrap();
    let phrases = Phrases::new(text);
    assert_eq!(phrases.id(), id);
    Arc::new(phrases)
}

/// How much a socket was sent while some moves were made.
async fn sent(duel: &mut Duel, moves: u64) -> [usize; 2] {
    let before = [duel.sockets[0].received, duel.sockets[1].received];
    for _ in 0..moves {
        assert!(duel.step().await);
    }
    [0, 1].map(|seat| duel.sockets[seat].received - before[seat])
}

#[tokio::test]
async fn whoever_knows_the_phrases_is_sent_the_same_in_less() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let [plain, _] = sent(&mut duel, 10).await;
    let packed = Packed::Read(phrases(&host).await);
    duel.sockets[1].learn("babylonia", packed.clone()).await;
    // Both see the same moves, one of them packed.
    let [longer, shorter] = sent(&mut duel, 20).await;
    assert!(plain > 0 && 2 * shorter < longer, "{shorter} {longer}");
    // It is said again on every connection.
    let mut back = duel.guests[1].connect().await;
    back.learn("babylonia", packed).await;
    back.watch(&duel.table).await;
    duel.sockets[1] = back;
    let [longer, shorter] = sent(&mut duel, 10).await;
    assert!(2 * shorter < longer, "{shorter} {longer}");
}

#[tokio::test]
async fn whoever_knows_other_phrases_is_sent_everything() {
    let host = Host::new().await;
    let mut duel = Duel::new(&host).await;
    let other = Arc::new(Phrases::new("other phrases".to_owned()));
    for socket in &mut duel.sockets {
        socket
            .learn("babylonia", Packed::Read(Arc::clone(&other)))
            .await;
        socket
            .learn("chess", Packed::Read(Arc::clone(&other)))
            .await;
        // The server has taken note: it answers in order.
        socket.send(&json!({ "t": "ping" })).await;
        socket.expect("pong").await;
    }
    let [one, other] = sent(&mut duel, 10).await;
    assert!(one > 2_000 && other > 2_000, "{one} {other}");
}

#[tokio::test]
async fn there_are_phrases_of_the_games_that_there_are() {
    let host = Host::new().await;
    let get = |path: &'static str| crate::support::http::get(host.addr, path, &[]);
    assert_eq!(get("/api/games/chess/phrases").await.status, 404);
    let text = phrases(&host).await.text().to_owned();
    assert!(text.contains("\"entry\":{\"index\":"), "{text}");
    // The same again.
    assert_eq!(phrases(&host).await.text(), text);
}
