//! Two players who make any legal moves, as fast as they can or with pauses. Frames are searched,
//! not parsed: the generator must be faster than the server.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    figures::Times,
    support::{Dice, Guest, Socket},
};

/// Two players at a table.
#[derive(Debug)]
pub(crate) struct Duel {
    table: String,
    sockets: [Socket; 2],
    /// What each has seen last.
    frames: [String; 2],
    dice: Dice,
    sent: u64,
}

impl Duel {
    /// Two guests sit down and start.
    pub(crate) async fn new(addr: SocketAddr, number: u64) -> Self {
        let guests = [
            Guest::new(addr, "Anna").await,
            Guest::new(addr, "Bert").await,
        ];
        let table = guests[0].make(json!(["me", "open"]), "link", false).await;
        let mut sockets = [guests[0].connect().await, guests[1].connect().await];
        sockets[1]
            .done(json!({ "t": "sit", "table": table, "seat": 1 }))
            .await;
        sockets[0]
            .done(json!({ "t": "start", "table": table }))
            .await;
        let mut duel = Self {
            table,
            sockets,
            frames: Default::default(),
            dice: Dice(number),
            sent: 0,
        };
        duel.watch().await;
        duel
    }

    async fn watch(&mut self) {
        let watch = json!({ "t": "watch", "table": self.table });
        for (socket, frame) in self.sockets.iter_mut().zip(&mut self.frames) {
            socket.forget();
            socket.send(&watch).await;
            *frame = next(socket, "{\"t\":\"table\"").await;
        }
    }

    /// Makes a move; how long it took until both knew, and how much they were told. Begins another
    /// match after the last move.
    pub(crate) async fn step(&mut self) -> (Duration, usize) {
        let Some(seat) = number_after(&self.frames[0], "\"waiting\":{\"must\":[") else {
            self.rematch().await;
            return Box::pin(self.step()).await;
        };
        let seat = seat as usize % 2;
        let frame = &self.frames[seat];
        let version = version(frame);
        let action = legal(frame, &mut self.dice).unwrap_or("null");
        self.sent += 1;
        let command = format!(
            r#"{{"t":"command","table":"{}","id":"{}","seat":{seat},"version":{version},"do":{{"act":{{"action":{action}}}}}}}"#,
            self.table, self.sent
        );
        let begun = Instant::now();
        self.sockets[seat].send_text(command).await;
        let [a, b] = &mut self.sockets;
        let update = "{\"t\":\"update\"";
        let (a, b) = futures_util::future::join(next(a, update), next(b, update)).await;
        let bytes = a.len() + b.len();
        self.frames = [a, b];
        (begun.elapsed(), bytes)
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

fn number_after(frame: &str, what: &str) -> Option<u64> {
    let rest = &frame[frame.find(what)? + what.len()..];
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest[..digits].parse().ok()
}

/// The version of the match: that of the message, or of the snapshot.
fn version(frame: &str) -> u64 {
    let update = number_after(frame, "\"message\":{\"version\":");
    let snapshot = || {
        number_after(
            &frame[frame.find("\"commitment\"").unwrap_or(0)..],
            "\"version\":",
        )
    };
    update.or_else(snapshot).unwrap_or(0)
}

/// One of the legal actions.
fn legal<'a>(frame: &'a str, dice: &mut Dice) -> Option<&'a str> {
    let begin = "\"legal\":[";
    let list = &frame[frame.find(begin)? + begin.len()..];
    let mut ends = Vec::with_capacity(512);
    let mut depth = 0;
    for (at, byte) in list.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b',' if depth == 0 => ends.push(at),
            b']' if depth == 0 => {
                ends.push(at);
                break;
            }
            _ => {}
        }
    }
    let chosen = dice.below(ends.len());
    let start = if chosen == 0 { 0 } else { ends[chosen - 1] + 1 };
    list.get(start..*ends.get(chosen)?)
}
