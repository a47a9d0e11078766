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
use tokio::{
    sync::Semaphore,
    time::{self, Instant},
};
use tokio_tungstenite::tungstenite;
use tracing::Instrument;
use ziggurat_protocol::{
    ClientMessage, Heartbeat, MAX_FRAME, ServerMessage, TableId, Unreadable, http::Problem,
    pack::Phrases,
};

use ziggurat_store::SecretHash;

use crate::{
    app::{self, App, Connected},
    denied::Denied,
    limits::{Direct, Limit},
    net::Place,
    outbox::{Cut, Frame, Outbox},
    panics::said,
    session::{self, Caller, From},
    tables::{Client, Request, Turn},
};

/// How many tables one connection can watch.
const TABLES: usize = 16;

/// How many requests of one connection may be under way at tables. While there are so many nothing
/// more is read from it, so nobody can fill the queue of a table alone.
const UNDER_WAY: usize = 16;

/// How long a write may take.
const WRITE_WITHIN: Duration = Duration::from_secs(15);

/// How many frames beyond the limit end a connection.
const PATIENCE: u32 = 500;

/// A frame was longer than a frame may be.
const TOO_LONG: u16 = 1009;
/// Something went wrong here: connect again and resume.
const FAILED: u16 = 1011;
/// The server is stopping: connect again.
const RESTART: u16 = 1012;
/// The session has ended: connect again, as somebody new.
const LOGGED_OUT: u16 = 4001;
/// The player or the address is banned.
const BANNED: u16 = 4003;
/// The client reads too slowly: connect again and resume.
const SLOW: u16 = 4008;
/// The client sends far too much.
const FLOOD: u16 = 4029;

/// Opens a WebSocket, for everything that is live.
#[utoipa::path(get, path = "/api/socket", tag = "live",
    responses((status = 101, description = "The conversation begins: see docs/protocol.md"),
        (status = 403, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
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
    let room = app.hall.socket(address).ok_or(Denied::Full)?;
    let connected = app.connect();
    // The usual buffer for reading would take 128 KiB per connection. The one for writing grows only
    // where much is written; frames that wait together go out together.
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(32 * 1024)
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME);
    // Lines of the log about the connection name the request that opened it.
    let span = tracing::Span::current();
    let talk = move |socket| async move {
        let mut connection = Connection::new(app, connected, caller, address);
        connection.check_session().await;
        // Whatever happens, the tables learn that the connection is gone.
        let run = AssertUnwindSafe(connection.run(socket)).catch_unwind();
        if let Err(panic) = run.await {
            tracing::error!(panic = said(&*panic), "a connection panicked");
            connection.app.counts.panics.increment(1);
        }
        connection.leave().await;
        drop(room);
    };
    Ok(upgrade.on_upgrade(move |socket| talk(socket).instrument(span)))
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
    limit: Direct,
    patience: u32,
    heard: Instant,
    /// Leave for its requests to be under way.
    turns: Arc<Semaphore>,
    /// Leave for the next one: nothing is read without it.
    turn: Option<Turn>,
    /// The session that the connection belongs to.
    session: Option<SecretHash>,
    _counted: Connected,
}

impl Connection {
    fn new(app: Arc<App>, counted: Connected, caller: Caller, place: Place) -> Self {
        let client = Client {
            conn: counted.id,
            me: caller.me,
            place,
            outbox: Arc::new(Outbox::default()),
        };
        let player = client.player();
        app.bans.enter(client.conn, player, place, &client.outbox);
        let session = caller.secret.filter(|_| client.me.is_some());
        if let Some(session) = session {
            app.sockets.add(session, client.conn, &client.outbox);
        }
        client.send(&ServerMessage::Welcome {
            me: client.me.as_deref().cloned(),
            server: env!("CARGO_PKG_VERSION").to_owned(),
            heartbeat: Heartbeat::DEFAULT,
        });
        Self {
            limit: Direct::new(Limit::Messages, app.config.limits.messages),
            app,
            client,
            watched: BTreeSet::new(),
            patience: PATIENCE,
            heard: Instant::now(),
            turns: Arc::new(Semaphore::new(UNDER_WAY)),
            turn: None,
            session,
            _counted: counted,
        }
    }

    /// A session may have ended after it was looked up and before its socket was known.
    async fn check_session(&self) {
        let Some(session) = self.session else { return };
        if matches!(self.app.store.session(session).await, Ok(None)) {
            self.client.outbox.cut(Cut::LoggedOut);
        }
    }

    async fn run(&mut self, mut socket: WebSocket) {
        if let Err(End::Close(code, reason)) = self.talk(&mut socket).await {
            metrics::counter!("ziggurat_cut_offs_total", "reason" => reason).increment(1);
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
            if self.turn.is_none() {
                self.turn = Arc::clone(&self.turns).try_acquire_owned().ok();
            }
            tokio::select! {
                frames = outbox.next() => match frames {
                    Ok(frames) => write(socket, frames).await?,
                    Err(Cut::TooSlow) => return Err(End::Close(SLOW, "too slow")),
                    Err(Cut::Failed) => return Err(End::Close(FAILED, "failed")),
                    Err(Cut::Banned) => return Err(End::Close(BANNED, "banned")),
                    Err(Cut::LoggedOut) => return Err(End::Close(LOGGED_OUT, "logged out")),
                },
                turn = Arc::clone(&self.turns).acquire_owned(), if self.turn.is_none() => {
                    self.turn = turn.ok();
                    // What it said meanwhile was not listened to.
                    self.heard = Instant::now();
                }
                frame = socket.recv(), if self.turn.is_some() => match frame {
                    Some(Ok(frame)) => self.hear(frame)?,
                    Some(Err(error)) if is_too_long(&error) => {
                        return Err(End::Close(TOO_LONG, "too long"));
                    }
                    Some(Err(_)) | None => return Err(End::Gone),
                },
                _ = check.tick() => self.check_silence(socket).await?,
                () = &mut stopped => return Err(End::Close(RESTART, "restart")),
            }
        }
    }

    async fn check_silence(&self, socket: &mut WebSocket) -> Result<(), End> {
        if self.turn.is_none() {
            // Nobody listens to it.
            return Ok(());
        }
        let (silent, patience) = (self.heard.elapsed(), self.app.config.silence);
        if silent >= patience {
            metrics::counter!("ziggurat_cut_offs_total", "reason" => "silent").increment(1);
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
        if let Err(why) = self.limit.check() {
            self.refuse(&message, &why);
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
            ClientMessage::Lobby { on: true, query } => {
                let query = query.unwrap_or_default();
                let Client { conn, outbox, .. } = &self.client;
                self.app.lobby.follow(*conn, outbox, query);
            }
            ClientMessage::Lobby { on: false, .. } => self.app.lobby.leave(self.client.conn),
            ClientMessage::Phrases { game, id } => self.learned(&game, id),
            message => self.ask_table(message),
        }
    }

    /// The client knows phrases. If they are not those of the game as it is played here, messages come
    /// as they are.
    fn learned(&self, game: &str, id: u32) {
        let Ok(game) = game.parse() else { return };
        let outbox = Arc::clone(&self.client.outbox);
        let learn = move |phrases: &Phrases| {
            if phrases.id() == id {
                outbox.knows(game);
            }
        };
        match self.app.phrases.made(game) {
            Some(phrases) => learn(phrases),
            None => {
                let app = Arc::clone(&self.app);
                tokio::task::spawn_blocking(move || learn(&app.phrases.of(game)));
            }
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
        let Some(turn) = self.turn.take() else {
            return self.refuse(&message, &Denied::Busy);
        };
        let id = message.id().cloned();
        let request = Request::Client {
            client: self.client.clone(),
            message,
            turn,
        };
        if let Err(why) = self.app.tables.ask(&self.app, table, request) {
            self.client.send(&why.message(Some(table), id, None));
        }
    }

    async fn leave(&mut self) {
        self.client.outbox.close();
        if let Some(session) = self.session {
            self.app.sockets.remove(session, self.client.conn);
        }
        self.app.lobby.leave(self.client.conn);
        self.app.bans.leave(self.client.conn);
        for table in std::mem::take(&mut self.watched) {
            self.app.tables.leave(table, self.client.conn).await;
        }
    }
}

/// Whether reading failed because a frame or a message of several frames is too long.
fn is_too_long(error: &axum::Error) -> bool {
    let error = std::error::Error::source(error);
    let error = error.and_then(|error| error.downcast_ref::<tungstenite::Error>());
    matches!(error, Some(tungstenite::Error::Capacity(_)))
}

/// Writes everything that waits.
async fn write(socket: &mut WebSocket, frames: impl IntoIterator<Item = Frame>) -> Result<(), End> {
    let write = async {
        for frame in frames {
            socket.feed(frame.into()).await?;
        }
        socket.flush().await
    };
    match time::timeout(WRITE_WITHIN, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Close(SLOW, "too slow")),
    }
}
