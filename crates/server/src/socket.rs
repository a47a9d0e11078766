//! One connection: frames in, frames out, until one of the two ends it.

use std::{collections::BTreeSet, panic::AssertUnwindSafe, pin::pin, sync::Arc, time::Duration};

use axum::{
    extract::{
        State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    http::HeaderMap,
    response::Response,
};
use futures_util::{FutureExt, SinkExt};
use governor::DefaultDirectRateLimiter;
use tokio::time::{self, Instant};
use ziggurat_protocol::{
    ClientMessage, Heartbeat, MAX_FRAME, ServerMessage, TableId, Unreadable, http::Problem,
};

use crate::{
    app::{self, App, Connected},
    denied::Denied,
    limits,
    outbox::{Cut, Outbox},
    panics::said,
    session::{self, Caller, From},
    tables::{Client, Request},
};

/// How many tables one connection can watch.
const TABLES: usize = 16;

/// How long a write may take.
const WRITE_WITHIN: Duration = Duration::from_secs(15);

/// How many frames beyond the limit end a connection.
const PATIENCE: u32 = 500;

/// Something went wrong here: connect again and resume.
const FAILED: u16 = 1011;
/// The server is stopping: connect again.
const RESTART: u16 = 1012;
/// The client reads too slowly: connect again and resume.
const SLOW: u16 = 4008;
/// The client sends far too much.
const FLOOD: u16 = 4029;

/// Opens a WebSocket, for everything that is live.
#[utoipa::path(get, path = "/api/socket", tag = "live",
    responses((status = 101, description = "The conversation begins: see docs/protocol.md"),
        (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    caller: Caller,
    From(address): From,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Denied> {
    if !session::origin_allowed(&headers, &app.config.origins) {
        return Err(Denied::BadOrigin);
    }
    app.limits.connections.check(&address)?;
    let connected = app.connect();
    // The usual buffer for reading would take 128 KiB per connection. The one for writing grows only
    // where much is written; frames that wait together go out together.
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(32 * 1024)
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let mut connection = Connection::new(app, connected, caller);
        // Whatever happens, the tables learn that the connection is gone.
        let run = AssertUnwindSafe(connection.run(socket)).catch_unwind();
        if let Err(panic) = run.await {
            tracing::error!(panic = said(&*panic), "a connection panicked");
            connection.app.counts.panics.increment(1);
        }
        connection.leave().await;
    }))
}

/// Why a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// The server ends it, and says why.
    Close(u16, &'static str),
}

struct Connection {
    app: Arc<App>,
    client: Client,
    watched: BTreeSet<TableId>,
    limit: DefaultDirectRateLimiter,
    patience: u32,
    heard: Instant,
    _counted: Connected,
}

impl Connection {
    fn new(app: Arc<App>, counted: Connected, caller: Caller) -> Self {
        let client = Client {
            conn: counted.id,
            me: caller.me,
            outbox: Arc::new(Outbox::default()),
        };
        client.send(&ServerMessage::Welcome {
            me: client.me.as_deref().cloned(),
            server: env!("CARGO_PKG_VERSION").to_owned(),
            heartbeat: Heartbeat::DEFAULT,
        });
        Self {
            limit: limits::direct(app.config.limits.messages),
            app,
            client,
            watched: BTreeSet::new(),
            patience: PATIENCE,
            heard: Instant::now(),
            _counted: counted,
        }
    }

    async fn run(&mut self, mut socket: WebSocket) {
        if let Err(End::Close(code, reason)) = self.talk(&mut socket).await {
            let reason = Utf8Bytes::from_static(reason);
            let close = socket.send(Message::Close(Some(CloseFrame { code, reason })));
            // The client may be gone or deaf.
            let _ = time::timeout(Duration::from_secs(1), close).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let outbox = Arc::clone(&self.client.outbox);
        let mut stopped = pin!(app::stopped(self.app.stop.subscribe()));
        let mut check = time::interval(self.app.config.silence / 6);
        check.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                frames = outbox.next() => match frames {
                    Ok(frames) => write(socket, frames).await?,
                    Err(Cut::TooSlow) => return Err(End::Close(SLOW, "too slow")),
                    Err(Cut::Failed) => return Err(End::Close(FAILED, "failed")),
                },
                frame = socket.recv() => match frame {
                    Some(Ok(frame)) => self.hear(frame)?,
                    Some(Err(_)) | None => return Err(End::Gone),
                },
                _ = check.tick() => self.check_silence(socket).await?,
                () = &mut stopped => return Err(End::Close(RESTART, "restart")),
            }
        }
    }

    async fn check_silence(&self, socket: &mut WebSocket) -> Result<(), End> {
        let (silent, patience) = (self.heard.elapsed(), self.app.config.silence);
        if silent >= patience {
            return Err(End::Gone);
        }
        if silent >= patience / 3 {
            let ping = socket.send(Message::Ping(Default::default()));
            ping.await.map_err(|_| End::Gone)?;
        }
        Ok(())
    }

    fn hear(&mut self, frame: Message) -> Result<(), End> {
        self.heard = Instant::now();
        let text = match frame {
            Message::Text(text) => text,
            Message::Binary(_) => return self.complain(Unreadable::default()),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
        };
        let message = match ClientMessage::read(&text) {
            Ok(message) => message,
            Err(unreadable) => return self.complain(unreadable),
        };
        if self.limit.check().is_err() {
            self.refuse(&message, &Denied::TooFast);
            return self.lose_patience();
        }
        self.dispatch(message);
        Ok(())
    }

    /// Answers a frame that is not a message: as the request that it was meant to be, if it says which.
    fn complain(&mut self, Unreadable { table, id }: Unreadable) -> Result<(), End> {
        let why = Denied::Malformed;
        self.client.send(&match id {
            Some(id) => why.message(table, Some(id), None),
            None => why.error(),
        });
        // What is not a message counts against the limit ten times.
        for _ in 0..10 {
            self.lose_patience()?;
        }
        Ok(())
    }

    fn lose_patience(&mut self) -> Result<(), End> {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            return Err(End::Close(FLOOD, "too much"));
        }
        Ok(())
    }

    fn refuse(&self, message: &ClientMessage, why: &Denied) {
        let id = message.id().cloned();
        self.client.send(&why.message(message.table(), id, None));
    }

    fn dispatch(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Ping => self.client.send(&ServerMessage::Pong),
            ClientMessage::Lobby { on: true } => {
                self.app.lobby.follow(self.client.conn, &self.client.outbox);
            }
            ClientMessage::Lobby { on: false } => self.app.lobby.leave(self.client.conn),
            message => self.ask_table(message),
        }
    }

    fn ask_table(&mut self, message: ClientMessage) {
        let Some(table) = message.table() else { return };
        match message {
            ClientMessage::Watch { .. } => {
                if self.watched.len() >= TABLES && !self.watched.contains(&table) {
                    return self.refuse(&message, &Denied::TooMany);
                }
                self.watched.insert(table);
            }
            ClientMessage::Unwatch { .. } if !self.watched.remove(&table) => return,
            _ => {}
        }
        let id = message.id().cloned();
        let client = self.client.clone();
        let asked = self
            .app
            .tables
            .ask(&self.app, table, Request::Client { client, message });
        if let Err(why) = asked {
            self.client.send(&why.message(Some(table), id, None));
        }
    }

    async fn leave(&mut self) {
        self.client.outbox.close();
        self.app.lobby.leave(self.client.conn);
        for table in std::mem::take(&mut self.watched) {
            self.app.tables.leave(table, self.client.conn).await;
        }
    }
}

/// Writes everything that waits.
async fn write(
    socket: &mut WebSocket,
    frames: impl IntoIterator<Item = Utf8Bytes>,
) -> Result<(), End> {
    let write = async {
        for frame in frames {
            socket.feed(Message::Text(frame)).await?;
        }
        socket.flush().await
    };
    match time::timeout(WRITE_WITHIN, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Close(SLOW, "too slow")),
    }
}
