//! The server that is attacked serves before anybody attacks it.

use crate::{
    server::Server,
    support::{Guest, http},
};

#[tokio::test]
async fn a_server_with_few_handles_serves_and_keeps_its_players() {
    let server = Server::start_with_handles(128, &[]);
    let health = http::get(server.addr, "/healthz", &[]).await;
    assert_eq!(health.status, 200, "{}", health.body);
    let guest = Guest::new(server.addr, "Anna").await;
    assert!(server.database().is_file());
    assert!(server.peak_memory() >= server.memory() / 2);
    let again = Server::start_in(server.kill(), &[]);
    let me = http::get(again.addr, "/api/me", &[("cookie", &guest.cookie)]).await;
    assert_eq!(me.json()["me"]["id"], guest.id.as_str(), "{}", me.body);
}
