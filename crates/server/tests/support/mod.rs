//! A small client: HTTP and WebSocket, for tests and for the load generator.

#![allow(dead_code, reason = "each program uses a part of it")]

pub mod http;
pub mod socket;

use std::net::SocketAddr;

use serde_json::{Value, json};

pub use self::{http::Answer, socket::Socket};

/// Somebody with a name and a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    pub addr: SocketAddr,
    pub cookie: String,
    pub id: String,
}

impl Guest {
    /// Gives oneself a name.
    pub async fn new(addr: SocketAddr, name: &str) -> Self {
        let answer = http::post(addr, "/api/me", &[], &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let cookie = answer.header("set-cookie").expect("a cookie");
        Self {
            addr,
            cookie: cookie.split(';').next().expect("a value").to_owned(),
            id: answer.json()["me"]["id"]
                .as_str()
                .expect("an id")
                .to_owned(),
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        http::get(self.addr, path, &[("cookie", &self.cookie)]).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        http::post(self.addr, path, &[("cookie", &self.cookie)], body).await
    }

    /// Makes a table of Babylonia; its id.
    pub async fn make(&self, seats: Value, visibility: &str, start: bool) -> String {
        let wish = json!({
            "game": "babylonia", "seats": seats, "visibility": visibility, "start": start,
        });
        let answer = self.post("/api/tables", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["info"]["id"]
            .as_str()
            .expect("an id")
            .to_owned()
    }

    /// Connects; the welcome is over.
    pub async fn connect(&self) -> Socket {
        let mut socket = Socket::open(self.addr, &[("cookie", &self.cookie)])
            .await
            .expect("a socket");
        let welcome = socket.expect("welcome").await;
        assert_eq!(welcome["me"]["id"], self.id);
        socket
    }
}

/// Numbers that look random, the same in every run.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }

    /// One of the legal actions in a message or snapshot.
    pub fn pick(&mut self, legal: &Value) -> Option<Value> {
        let legal = legal.as_array()?;
        legal.get(self.below(legal.len())).cloned()
    }
}
