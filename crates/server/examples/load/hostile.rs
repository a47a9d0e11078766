//! Clients that mean harm, in a process of their own that gives way to honest ones.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    panic,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::{Map, Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Dice, Socket, http};

/// What this program is told to be when it is to be hostile.
pub(crate) const ROLE: &str = "be-hostile";

/// How many of each kind there are, each with an address of its own.
const EACH: u8 = 4;

/// How a client means harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Sends frames that mean nothing.
    Garbage,
    /// Sends frames that are too large.
    Oversized,
    /// Connects and says nothing.
    HalfOpen,
    /// Sends the head of a request byte by byte.
    Slow,
    /// Watches many tables and never reads.
    Deaf,
    /// Sends requests much faster than anybody plays.
    Flood,
    /// Makes guests and tables as fast as it can.
    Settler,
    /// Uploads large files that are not game files.
    Uploader,
}

impl Kind {
    const ALL: [Self; 8] = [
        Self::Garbage,
        Self::Oversized,
        Self::HalfOpen,
        Self::Slow,
        Self::Deaf,
        Self::Flood,
        Self::Settler,
        Self::Uploader,
    ];
}

/// Starts the hostile process; it ends by itself.
pub(crate) fn start(addr: SocketAddr, during: Duration, tables: &[&str]) -> io::Result<Child> {
    let this = std::env::current_exe()?;
    Command::new("nice")
        .args(["-n", "10"])
        .arg(this)
        .arg(ROLE)
        .arg(addr.to_string())
        .arg(during.as_secs().to_string())
        .args(tables)
        .stdout(Stdio::piped())
        .spawn()
}

/// Is hostile to a server for some time, and prints how often each kind came back.
pub(crate) async fn be(words: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    let [addr, seconds, tables @ ..] = words else {
        return Err("an address and a number of seconds are needed".into());
    };
    let addr = addr.parse()?;
    let until = Instant::now() + Duration::from_secs(seconds.parse()?);
    // A client that is thrown out may panic; it comes back all the same.
    panic::set_hook(Box::new(|_| {}));
    let tables: Arc<[String]> = tables.into();
    let mut tasks = Vec::new();
    for (kind, part) in Kind::ALL.into_iter().zip(0..) {
        for number in 0..EACH {
            let from = Ipv4Addr::new(127, 200, part, number + 1);
            let tables = Arc::clone(&tables);
            let client = Client { from, addr, until };
            tasks.push((kind, tokio::spawn(client.come_back(kind, tables))));
        }
    }
    let mut visits = Map::new();
    for (kind, task) in tasks {
        let count = visits.entry(format!("{kind:?}")).or_insert(json!(0));
        *count = json!(count.as_u64().unwrap_or(0) + task.await.unwrap_or(0));
    }
    println!("{}", Value::Object(visits));
    Ok(())
}

/// One who means harm.
#[derive(Clone, Copy, Debug)]
struct Client {
    from: Ipv4Addr,
    addr: SocketAddr,
    until: Instant,
}

impl Client {
    /// Connects again whenever it is thrown out; how often it came.
    async fn come_back(self, kind: Kind, tables: Arc<[String]>) -> u64 {
        let mut visits = 0;
        while Instant::now() < self.until {
            visits += 1;
            let dice = Dice(u64::from(u32::from(self.from)) + visits);
            let visit = self.visit(kind, Arc::clone(&tables), dice);
            // Whatever happens to it, it comes again; no visit is longer than a minute.
            let _ = tokio::spawn(timeout(Duration::from_secs(60), visit)).await;
            sleep(Duration::from_millis(200)).await;
        }
        visits
    }

    async fn connect(self) -> io::Result<TcpStream> {
        http::connect(self.from, self.addr).await
    }

    async fn socket(self) -> Option<Socket> {
        Socket::over(self.connect().await.ok()?, self.addr, &[])
            .await
            .ok()
    }

    async fn visit(self, kind: Kind, tables: Arc<[String]>, mut dice: Dice) -> Option<()> {
        match kind {
            Kind::Garbage => self.garbage(&mut dice).await,
            Kind::Oversized => self.oversized().await,
            Kind::HalfOpen => {
                let mut stream = self.connect().await.ok()?;
                let _ = stream.read(&mut [0; 64]).await;
                Some(())
            }
            Kind::Slow => self.slow().await,
            Kind::Deaf => self.deaf(&tables).await,
            Kind::Flood => self.flood(&tables, &mut dice).await,
            Kind::Settler => self.settle().await,
            Kind::Uploader => self.upload().await,
        }
    }

    async fn garbage(self, dice: &mut Dice) -> Option<()> {
        let mut socket = self.socket().await?;
        for _ in 0..50 {
            let bytes: Vec<u8> = (0..dice.below(400))
                .map(|_| dice.below(256) as u8)
                .collect();
            if dice.below(2) == 0 {
                socket
                    .send_text(String::from_utf8_lossy(&bytes).into_owned())
                    .await;
            } else {
                socket.send_raw(Message::binary(bytes)).await;
            }
            sleep(Duration::from_millis(10)).await;
        }
        drain(&mut socket).await
    }

    async fn oversized(self) -> Option<()> {
        let mut socket = self.socket().await?;
        socket.send_text("x".repeat(2 * 1024 * 1024)).await;
        drain(&mut socket).await
    }

    async fn slow(self) -> Option<()> {
        let mut stream = self.connect().await.ok()?;
        for byte in b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "
            .iter()
            .chain(&[b'x'; 60])
        {
            stream.write_all(&[*byte]).await.ok()?;
            sleep(Duration::from_secs(1)).await;
        }
        Some(())
    }

    /// Can hold very little that it has not read.
    async fn deaf(self, tables: &[String]) -> Option<()> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.set_recv_buffer_size(4_096).ok()?;
        socket.bind((self.from, 0).into()).ok()?;
        let stream = socket.connect(self.addr).await.ok()?;
        let mut socket = Socket::over(stream, self.addr, &[]).await.ok()?;
        for table in tables {
            socket.send(&json!({ "t": "watch", "table": table })).await;
        }
        sleep(Duration::from_secs(55)).await;
        Some(())
    }

    async fn flood(self, tables: &[String], dice: &mut Dice) -> Option<()> {
        let mut socket = self.socket().await?;
        for number in 0..4_000 {
            let table = tables.get(dice.below(tables.len()))?;
            let request = match number % 3 {
                0 => json!({ "t": "watch", "table": table }),
                1 => json!({ "t": "unwatch", "table": table }),
                _ => json!({ "t": "ping" }),
            };
            socket.send(&request).await;
            if number % 10 == 0 {
                sleep(Duration::from_millis(10)).await;
            }
        }
        drain(&mut socket).await
    }

    async fn settle(self) -> Option<()> {
        let json = ("content-type", "application/json");
        let post = async |path, headers: &[(&str, &str)], body: &Value| {
            let stream = self.connect().await.ok()?;
            http::over(
                stream,
                self.addr,
                ("POST", path),
                headers,
                &body.to_string(),
            )
            .await
        };
        let me = post("/api/me", &[json], &json!({ "name": "Settler" })).await?;
        let cookie = me.header("set-cookie")?.split(';').next()?.to_owned();
        for _ in 0..20 {
            let wish =
                json!({ "game": "babylonia", "seats": ["me", "open"], "visibility": "public" });
            post("/api/tables", &[json, ("cookie", &cookie)], &wish).await?;
            sleep(Duration::from_millis(20)).await;
        }
        Some(())
    }

    async fn upload(self) -> Option<()> {
        let mut stream = self.connect().await.ok()?;
        let body = format!(
            "{{\"game\":\"babylonia\",\"log\":[{}]}}",
            "0,".repeat(400_000)
        );
        let head = format!(
            "POST /api/replays HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            self.addr,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.ok()?;
        // The server may have heard enough before the end.
        let _ = stream.write_all(body.as_bytes()).await;
        let _ = stream.read_to_end(&mut Vec::new()).await;
        sleep(Duration::from_secs(1)).await;
        Some(())
    }
}

/// Reads until the server closes.
async fn drain(socket: &mut Socket) -> Option<()> {
    while socket.frame().await.is_ok() {}
    Some(())
}
