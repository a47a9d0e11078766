//! What the operator of a server decides.

use std::{
    collections::BTreeMap,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    num::NonZeroU32,
    path::PathBuf,
    thread,
    time::Duration,
};

use ipnet::IpNet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ziggurat_shelf::Edition;

use crate::span;

/// What the operator of a server decides. The comments of the fields are what
/// `ziggurat serve --print-config` says about them.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen; "0.0.0.0:8080" lets other machines in.
    #[serde(rename = "listen")]
    #[schemars(with = "String")]
    pub addr: SocketAddr,
    /// The file that everything is kept in.
    pub database: PathBuf,
    /// Pages of these origins may connect too, for example "https://games.example.org". The server's
    /// own pages always may.
    pub origins: Vec<String>,
    /// The networks of proxies that are believed when they say for whom they ask (X-Forwarded-For), for
    /// example ["127.0.0.1/32", "::1/128"]. With a proxy, cookies go over HTTPS only.
    #[schemars(with = "Vec<String>")]
    pub trusted_proxies: Vec<IpNet>,
    /// Send the cookie over HTTPS only and tell browsers to use nothing else (HSTS). Always so with
    /// trusted proxies or certificates of its own.
    pub secure_cookie: bool,
    /// Where Prometheus may ask for figures, for example "127.0.0.1:9090". Nowhere if missing.
    #[schemars(with = "Option<String>")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metrics: Option<SocketAddr>,
    /// Write the log as lines of JSON.
    pub log_json: bool,
    /// How many bots can think at the same time.
    pub bot_threads: usize,
    /// At how many tables the bots of one player can think at the same time.
    pub thinking_tables: usize,
    /// The shortest pause before a bot acts, so that people can follow.
    #[serde(with = "span::or_zero")]
    #[schemars(with = "String")]
    pub bot_pause: Duration,
    /// After how long a WebSocket that says nothing is given up, having been asked for a sign of life
    /// before.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub silence: Duration,
    /// After how long the seat of somebody who is not connected can be given to a bot.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub gone_after: Duration,
    /// After how long a table that nobody watches leaves memory.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub unload_after: Duration,
    /// After how long without use a browser is forgotten.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub session_expires: Duration,
    /// After how long without a change a table that never started is removed; so is one that closed.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub keep_gathering: Duration,
    /// After how long a match of bots alone is removed, counted from its start or its end.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub keep_bot_matches: Duration,
    /// After how long the file of a match is removed that nobody has looked at.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub keep_replays: Duration,
    /// After how long without a visit a guest who never had a seat is forgotten.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub keep_guests: Duration,
    /// How often the server looks for what can be removed.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub tidy_every: Duration,
    /// How many bytes of matches are kept ready to be looked at step by step.
    pub replay_memory: usize,
    /// How many matches are played again at the same time, to be looked at.
    pub replays_at_once: usize,
    /// Where the chance of all matches comes from, so that a test can be repeated. Never for play:
    /// without it nobody can guess the chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The certificate for HTTPS without a proxy, and those that it rests on, as PEM. This file and the
    /// key are read again when they change, and on SIGHUP.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tls_cert: Option<PathBuf>,
    /// The private key that belongs to the certificate, as PEM.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tls_key: Option<PathBuf>,
    /// How much a client may ask for. A rate is a burst at once, and then one more each time `every`
    /// has passed. An address is an IPv4 address or an IPv6 network of 64 bits.
    pub limits: Limits,
    /// Files with values that replace those of this edition of a game in every new match, by game: for
    /// example tower_of_babel = "tables.json".
    pub facts: BTreeMap<String, PathBuf>,
    /// Data of games that replaces the usual data at every new table: what `facts` names.
    #[serde(skip)]
    pub edition: Edition,
}

impl Default for Config {
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            addr: (Ipv4Addr::LOCALHOST, 8080).into(),
            database: "ziggurat.sqlite".into(),
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            secure_cookie: false,
            metrics: None,
            log_json: false,
            bot_threads: cores.saturating_sub(1).max(1),
            thinking_tables: 2,
            bot_pause: Duration::from_millis(350),
            silence: Duration::from_secs(60),
            gone_after: Duration::from_secs(30),
            unload_after: Duration::from_secs(300),
            session_expires: Duration::from_secs(90 * 24 * 60 * 60),
            keep_gathering: Duration::from_secs(24 * 60 * 60),
            keep_bot_matches: Duration::from_secs(7 * 24 * 60 * 60),
            keep_replays: Duration::from_secs(90 * 24 * 60 * 60),
            keep_guests: Duration::from_secs(30 * 24 * 60 * 60),
            tidy_every: Duration::from_secs(10 * 60),
            replay_memory: 16 * 1024 * 1024,
            replays_at_once: 1,
            seed: None,
            tls_cert: None,
            tls_key: None,
            limits: Limits::default(),
            facts: BTreeMap::new(),
            edition: Edition::default(),
        }
    }
}

impl Config {
    /// The networks of a proxy on the same machine.
    #[must_use]
    pub fn loopback() -> [IpNet; 2] {
        [
            IpAddr::from(Ipv4Addr::LOCALHOST).into(),
            IpAddr::from(Ipv6Addr::LOCALHOST).into(),
        ]
    }

    /// Whether clients come over HTTPS, by way of a proxy or directly.
    pub(crate) fn is_secure(&self) -> bool {
        self.secure_cookie || self.tls_cert.is_some() || !self.trusted_proxies.is_empty()
    }
}

/// A burst at once, and then one more each time this much time has passed.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// How many at once.
    pub burst: NonZeroU32,
    /// The time for one more.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub every: Duration,
}

impl Rate {
    /// A burst at once, and then one more each time this many milliseconds have passed.
    #[must_use]
    pub const fn new(burst: u32, every_millis: u64) -> Self {
        Self {
            burst: match NonZeroU32::new(burst) {
                Some(burst) => burst,
                None => NonZeroU32::MIN,
            },
            every: Duration::from_millis(if every_millis == 0 { 1 } else { every_millis }),
        }
    }
}

/// How much a client may ask for.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Messages on a WebSocket.
    pub messages: Rate,
    /// Lines of chat of a player.
    pub chat: Rate,
    /// Tables that a player makes.
    pub tables: Rate,
    /// Tables and rematches from an address.
    pub place_tables: Rate,
    /// New players from an address.
    pub guests: Rate,
    /// Game files from an address.
    pub files: Rate,
    /// Looks back at a match that is being played, from an address.
    pub steps: Rate,
    /// New WebSockets from an address.
    pub connections: Rate,
    /// Other requests from an address; files of the client are not counted.
    pub requests: Rate,
    /// Open connections in all. Never more than the system allows files to be open, less a reserve;
    /// WebSockets get seven eighths of them.
    pub open_connections: u32,
    /// Open connections from an address, trusted proxies being exempt; and WebSockets of clients from an
    /// address, behind a proxy too.
    pub open_per_address: u32,
    /// How long a client may take from the beginning of a request to the end of its headers; this
    /// includes the handshake of TLS.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub header_timeout: Duration,
    /// How long a request may take in all, with its body.
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub request_timeout: Duration,
    /// How long a connection may wait for the next request, or for the client to read an answer.
    /// Longer than a proxy in front keeps its idle connections (Caddy: two minutes).
    #[serde(with = "span")]
    #[schemars(with = "String")]
    pub idle_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages: Rate::new(80, 50),
            chat: Rate::new(5, 1_500),
            tables: Rate::new(20, 5_000),
            place_tables: Rate::new(60, 10_000),
            guests: Rate::new(100, 2_000),
            files: Rate::new(10, 5_000),
            steps: Rate::new(40, 250),
            connections: Rate::new(200, 100),
            requests: Rate::new(400, 25),
            open_connections: 20_000,
            open_per_address: 256,
            header_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_secs(15),
            idle_timeout: Duration::from_secs(150),
        }
    }
}

impl Limits {
    /// As good as no limits, for load tests.
    #[must_use]
    pub const fn generous() -> Self {
        let rate = Rate::new(1_000_000, 1);
        Self {
            messages: rate,
            chat: rate,
            tables: rate,
            place_tables: rate,
            guests: rate,
            files: rate,
            steps: rate,
            connections: rate,
            requests: rate,
            open_connections: u32::MAX,
            open_per_address: u32::MAX,
            header_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_secs(15),
            idle_timeout: Duration::from_secs(150),
        }
    }
}
