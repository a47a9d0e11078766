//! Somebody who never gives up, whatever happens to the server.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::Shared;
use crate::support::{Guest, Socket};

/// The connection broke.
pub(super) struct Broken;

/// The next message that satisfies something.
pub(super) async fn find(
    socket: &mut Socket,
    wanted: impl Fn(&Value) -> bool,
) -> Result<Value, Broken> {
    loop {
        let message = timeout(Duration::from_secs(5), socket.message()).await;
        let message = message.map_err(|_| Broken)?.map_err(|_| Broken)?;
        if wanted(&message) {
            return Ok(message);
        }
    }
}

/// Somebody who never gives up.
#[derive(Debug)]
pub(super) struct Person {
    pub(super) shared: Arc<Shared>,
    pub(super) guest: Guest,
}

impl Person {
    pub(super) async fn new(shared: &Arc<Shared>, name: &str) -> Self {
        Self {
            shared: Arc::clone(shared),
            guest: Guest::new(shared.addr, name).await,
        }
    }

    /// Connects, as often as it takes.
    pub(super) async fn connect(&self) -> Result<Socket, Broken> {
        while self.shared.goes_on() {
            let headers = [("cookie", self.guest.cookie.as_str())];
            let open = Socket::open(self.shared.addr, &headers);
            match timeout(Duration::from_secs(2), open).await {
                Ok(Ok(socket)) => return Ok(socket),
                _ => sleep(Duration::from_millis(5)).await,
            }
        }
        Err(Broken)
    }

    /// Sends a request until it is answered; the answer, unless all is over before.
    pub(super) async fn insist(&self, request: &Value) -> Option<Value> {
        while self.shared.goes_on() {
            let mut socket = self.connect().await.ok()?;
            socket.send(request).await;
            match find(&mut socket, |m| m["id"] == request["id"]).await {
                Ok(answer) if answer["code"] == "storage" || answer["code"] == "busy" => {}
                Ok(answer) => return Some(answer),
                Err(Broken) => {}
            }
        }
        None
    }

    /// The table as it is now, unless all is over before.
    pub(super) async fn look(&self, table: &str) -> Option<Value> {
        while self.shared.goes_on() {
            let mut socket = self.connect().await.ok()?;
            socket.send(&json!({ "t": "watch", "table": table })).await;
            if let Ok(shown) = find(&mut socket, |m| m["t"] == "table").await {
                return Some(shown);
            }
        }
        None
    }
}
