//! Two players who make any legal moves, as fast as they can or with pauses. Frames are not read: the
//! generator must be faster than the server.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, LazyLock},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use ziggurat_protocol::pack::Phrases;
use ziggurat_shelf::GameId;

use crate::{
    figures::Times,
    mirror::{Mirror, opening},
    support::{Dice, Guest, Socket, socket::Packed},
};

/// What messages of the game have in common.
static PHRASES: LazyLock<Arc<Phrases>> =
    LazyLock::new(|| Arc::new(ziggurat_server::phrases(GameId::Babylonia)));

/// Two players at a table.
pub(crate) struct Duel {
    table: String,
    sockets: [Socket; 2],
    mirror: Box<dyn Mirror>,
    version: u64,
    dice: Dice,
    sent: u64,
}

impl Duel {
    /// Two guests sit down and start, from some address of this machine.
    pub(crate) async fn new(from: Ipv4Addr, addr: SocketAddr, number: u64) -> Self {
        let guests = [
            Guest::at(from, addr, "Anna").await,
            Guest::at(from, addr, "Bert").await,
        ];
        let table = guests[0].make(json!(["me", "open"]), "link", false).await;
        let mut sockets = [guests[0].connect().await, guests[1].connect().await];
        // As browsers do.
        for socket in &mut sockets {
            let phrases = Packed::Skim(Arc::clone(&PHRASES));
            socket.learn(GameId::Babylonia.id(), phrases).await;
        }
        sockets[1]
            .done(json!({ "t": "sit", "table": table, "seat": 1 }))
            .await;
        sockets[0]
            .done(json!({ "t": "start", "table": table }))
            .await;
        let mut duel = Self {
            table,
            sockets,
            mirror: opening(GameId::Babylonia, number),
            version: 0,
            dice: Dice(number),
            sent: 0,
        };
        duel.watch().await;
        duel
    }

    /// The table of the match that goes on.
    pub(crate) fn table(&self) -> &str {
        &self.table
    }

    async fn watch(&mut self) {
        let watch = json!({ "t": "watch", "table": self.table });
        for socket in &mut self.sockets {
            socket.forget();
            socket.send(&watch).await;
            next(socket, "{\"t\":\"table\"").await;
        }
        self.version = 0;
        self.mirror = opening(
            GameId::Babylonia,
            self.sent + self.dice.below(1 << 20) as u64,
        );
    }

    /// Makes a move; how long it took until both knew, and how much they were told. Begins another
    /// match after the last move.
    pub(crate) async fn step(&mut self) -> (Duration, usize) {
        let turn = self.mirror.turn();
        let Some((seat, action)) = turn.zip(self.mirror.act()) else {
            self.rematch().await;
            return Box::pin(self.step()).await;
        };
        let (seat, version) = (seat.index(), self.version);
        self.sent += 1;
        let command = format!(
            r#"{{"t":"command","table":"{}","id":"{}","seat":{seat},"version":{version},"do":{{"act":{{"action":{action}}}}}}}"#,
            self.table, self.sent
        );
        let received = |sockets: &[Socket; 2]| sockets[0].received + sockets[1].received;
        let before = received(&self.sockets);
        let begun = Instant::now();
        self.sockets[seat].send_text(command).await;
        let [a, b] = &mut self.sockets;
        let update = "{\"t\":\"update\"";
        futures_util::future::join(next(a, update), next(b, update)).await;
        self.version += 1;
        (begun.elapsed(), received(&self.sockets) - before)
    }

    async fn rematch(&mut self) {
        let rematch = json!({ "t": "rematch", "table": self.table });
        for socket in &mut self.sockets {
            socket.done(rematch.clone()).await;
        }
        let next = |m: &Value| m["t"] == "info" && m["info"]["next"].is_string();
        let info = self.sockets[0].find(next).await;
        for socket in &mut self.sockets {
            socket
                .send(&json!({ "t": "unwatch", "table": self.table }))
                .await;
        }
        self.table = info["info"]["next"].as_str().unwrap_or_default().to_owned();
        self.watch().await;
    }

    /// Goes on without pause to some point of a match.
    pub(crate) async fn skip_ahead(&mut self, most: usize) {
        for _ in 0..self.dice.below(most) {
            self.step().await;
        }
    }

    /// Moves without pause.
    pub(crate) async fn rush(mut self, until: Instant) -> Times {
        let mut times = Times::default();
        while Instant::now() < until {
            let (time, bytes) = self.step().await;
            times.add(time, bytes);
        }
        times
    }

    /// Moves with pauses of this length on average.
    pub(crate) async fn think(mut self, pause: Duration, until: Instant) -> Times {
        let mut times = Times::default();
        let mut first = self.dice.below(1_000) as u32;
        loop {
            tokio::time::sleep(pause * first / 500).await;
            first = 250 + self.dice.below(500) as u32;
            if Instant::now() >= until {
                return times;
            }
            let (time, bytes) = self.step().await;
            times.add(time, bytes);
        }
    }
}

/// The next frame that begins like this; others are dropped.
async fn next(socket: &mut Socket, begins: &str) -> String {
    loop {
        let frame = socket.frame().await.expect("an open connection");
        assert!(!frame.starts_with("{\"t\":\"refused\""), "{frame}");
        if frame.starts_with(begins) {
            return frame;
        }
    }
}
