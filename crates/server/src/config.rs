//! What the operator of a server decides.

use std::{
    net::{Ipv4Addr, SocketAddr},
    num::NonZeroU32,
    path::PathBuf,
    thread,
    time::Duration,
};

use ziggurat_shelf::Edition;

/// What the operator of a server decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// The file that everything is kept in.
    pub database: PathBuf,
    /// Pages of these origins may connect too, for example `https://games.example.org`. The server's own
    /// pages always may.
    pub origins: Vec<String>,
    /// Send the cookie over HTTPS only: right behind a proxy that speaks HTTPS.
    pub secure_cookie: bool,
    /// Believe the `x-forwarded-for` header: right behind a proxy, wrong otherwise.
    pub behind_proxy: bool,
    /// How many bots can think at the same time.
    pub bot_threads: usize,
    /// The shortest pause before a bot acts, so that people can follow.
    pub bot_pause: Duration,
    /// After how long a connection that says nothing is given up, having been asked for a sign of life
    /// before.
    pub silence: Duration,
    /// After how long the seat of somebody who is not connected can be given to a bot.
    pub gone_after: Duration,
    /// After how long a table that nobody watches leaves memory.
    pub unload_after: Duration,
    /// Where the chance of all matches comes from, so that a test can be repeated; without it nobody
    /// can guess the chance.
    pub seed: Option<u64>,
    /// Data of games that replaces the usual data at every new table.
    pub edition: Edition,
    /// How much a client may ask for.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            addr: (Ipv4Addr::LOCALHOST, 8080).into(),
            database: "ziggurat.sqlite".into(),
            origins: Vec::new(),
            secure_cookie: false,
            behind_proxy: false,
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(350),
            silence: Duration::from_secs(60),
            gone_after: Duration::from_secs(30),
            unload_after: Duration::from_secs(300),
            seed: None,
            edition: Edition::default(),
            limits: Limits::default(),
        }
    }
}

/// A burst at once, and then one more each time this much time has passed.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: NonZeroU32,
    /// The time for one more.
    pub every: Duration,
}

impl Rate {
    /// This many at once, and then one more every so many milliseconds.
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
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages of a connection.
    pub messages: Rate,
    /// Lines of chat of a player.
    pub chat: Rate,
    /// Hints for a player.
    pub hints: Rate,
    /// Tables that a player makes.
    pub tables: Rate,
    /// New players from an address.
    pub guests: Rate,
    /// Game files from an address.
    pub files: Rate,
    /// Looks back at a match that is being played, from an address.
    pub steps: Rate,
    /// Connections from an address.
    pub connections: Rate,
    /// Other requests from an address; files of the client are not counted.
    pub requests: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages: Rate::new(80, 50),
            chat: Rate::new(5, 1_500),
            hints: Rate::new(4, 1_500),
            tables: Rate::new(20, 5_000),
            guests: Rate::new(100, 2_000),
            files: Rate::new(10, 5_000),
            steps: Rate::new(40, 250),
            connections: Rate::new(200, 100),
            requests: Rate::new(400, 25),
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
            hints: rate,
            tables: rate,
            guests: rate,
            files: rate,
            steps: rate,
            connections: rate,
            requests: rate,
        }
    }
}
