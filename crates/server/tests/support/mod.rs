//! A small client: HTTP and WebSocket, for tests and for the load generator.

#![allow(dead_code, reason = "each program uses a part of it")]

pub(crate) mod http;
pub(crate) mod known;
pub(crate) mod socket;

use std::net::{Ipv4Addr, SocketAddr};

use serde_json::{Value, json};

pub(crate) use self::{http::Response, socket::Socket};

/// Somebody with a name and a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) addr: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) id: String,
    /// The address of this machine that the guest's connections come from.
    pub(crate) from: Ipv4Addr,
}

impl Guest {
    /// Takes a name.
    pub(crate) async fn new(addr: SocketAddr, name: &str) -> Self {
        Self::at(Ipv4Addr::LOCALHOST, addr, name).await
    }

    /// Takes a name, from another address of this machine.
    pub(crate) async fn at(from: Ipv4Addr, addr: SocketAddr, name: &str) -> Self {
        let name = json!({ "name": name });
        let answer = send(from, addr, ("POST", "/api/me"), &[], &name).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let cookie = answer.header("set-cookie").expect("a cookie");
        Self {
            addr,
            from,
            cookie: cookie.split(';').next().expect("a value").to_owned(),
            id: answer.json()["me"]["id"]
                .as_str()
                .expect("an id")
                .to_owned(),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        http::get(self.addr, path, &[("cookie", &self.cookie)]).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Response {
        let cookie = [("cookie", self.cookie.as_str())];
        send(self.from, self.addr, ("POST", path), &cookie, body).await
    }

    /// Makes a table of Babylonia; its id.
    pub(crate) async fn make(&self, seats: Value, visibility: &str, start: bool) -> String {
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

    /// Makes a table of a game that does not start at once; its id.
    #[allow(dead_code, reason = "not every program that uses this needs it")]
    pub(crate) async fn make_game(&self, game: &str, seats: Value) -> String {
        self.make_wish(&json!({ "game": game, "seats": seats }))
            .await
    }

    /// Makes a table as asked for; its id.
    pub(crate) async fn make_wish(&self, wish: &Value) -> String {
        let answer = self.post("/api/tables", wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["info"]["id"]
            .as_str()
            .expect("an id")
            .to_owned()
    }

    /// Connects; the welcome is over.
    pub(crate) async fn connect(&self) -> Socket {
        let stream = http::connect(self.from, self.addr).await;
        let cookie = [("cookie", self.cookie.as_str())];
        let socket = Socket::over(stream.expect("a connection"), self.addr, &cookie).await;
        let mut socket = socket.expect("a socket");
        let welcome = socket.expect("welcome").await;
        assert_eq!(welcome["me"]["id"], self.id);
        socket
    }
}

/// A request with a body of JSON.
async fn send(
    from: Ipv4Addr,
    addr: SocketAddr,
    what: (&str, &str),
    headers: &[(&str, &str)],
    body: &Value,
) -> Response {
    let stream = http::connect(from, addr).await.expect("a connection");
    let mut headers = headers.to_vec();
    headers.push(("content-type", "application/json"));
    http::over(stream, addr, what, &headers, &body.to_string())
        .await
        .expect("an answer")
}

/// Numbers that look random, the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }

    /// One of the legal actions in a message or snapshot.
    pub(crate) fn pick(&mut self, legal: &Value) -> Option<Value> {
        let legal = legal.as_array()?;
        legal.get(self.below(legal.len())).cloned()
    }
}
