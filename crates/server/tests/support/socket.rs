//! A WebSocket of a client.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    net::{TcpSocket, TcpStream},
    time,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest, protocol::CloseFrame},
};

use ziggurat_protocol::pack::Phrases;

use super::known::Known;

/// How long a test waits for something that must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the next request is called.
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// A connection.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// What was read and not looked at: as it was written, and as a message.
    waiting: VecDeque<(String, Value)>,
    known: Known,
    /// How packed messages are read.
    packed: Packed,
    /// How many bytes of messages have come.
    pub(crate) received: usize,
}

/// How packed messages are read.
#[derive(Clone, Debug, Default)]
pub(crate) enum Packed {
    /// None are expected.
    #[default]
    No,
    /// They are unpacked.
    Read(Arc<Phrases>),
    /// Nobody wants to know what they say, only that they are updates.
    Skim(Arc<Phrases>),
}

impl Socket {
    pub(crate) async fn open(addr: SocketAddr, headers: &[(&str, &str)]) -> Result<Self, Error> {
        let stream = TcpStream::connect(addr).await?;
        Self::over(stream, addr, headers).await
    }

    /// A connection that can hold very little that was not read.
    pub(crate) async fn narrow(addr: SocketAddr) -> Result<Self, Error> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4_096)?;
        Self::over(socket.connect(addr).await?, addr, &[]).await
    }

    pub(crate) async fn over(
        stream: TcpStream,
        addr: SocketAddr,
        headers: &[(&str, &str)],
    ) -> Result<Self, Error> {
        let mut request = format!("ws://{addr}/api/socket").into_client_request()?;
        for (name, value) in headers {
            let name: tokio_tungstenite::tungstenite::http::HeaderName =
                name.parse().expect("a name");
            request
                .headers_mut()
                .insert(name, value.parse().expect("a value"));
        }
        let (stream, _) = client_async(request, stream).await?;
        Ok(Self {
            stream,
            waiting: VecDeque::new(),
            known: Known::default(),
            packed: Packed::No,
            received: 0,
        })
    }

    /// Tells the server that the phrases of a game are known.
    pub(crate) async fn learn(&mut self, game: &str, packed: Packed) {
        let (Packed::Read(phrases) | Packed::Skim(phrases)) = &packed else {
            return;
        };
        let claim = json!({ "t": "phrases", "game": game, "id": phrases.id() });
        self.packed = packed;
        self.send(&claim).await;
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.send_raw(Message::text(text)).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) {
        // A server that closes may not take it any more.
        let _ = self.stream.send(message).await;
    }

    /// The next frame that was not looked at; `Err` with the reason if the server has closed.
    pub(crate) async fn frame(&mut self) -> Result<String, Option<CloseFrame>> {
        if let Some((frame, _)) = self.waiting.pop_front() {
            return Ok(frame);
        }
        self.receive().await
    }

    /// The next message that was not looked at; `Err` with the reason if the server has closed.
    pub(crate) async fn message(&mut self) -> Result<Value, Option<CloseFrame>> {
        if let Some((_, message)) = self.waiting.pop_front() {
            return Ok(message);
        }
        let frame = self.receive().await?;
        Ok(self.known.read(&frame))
    }

    async fn receive(&mut self) -> Result<String, Option<CloseFrame>> {
        // A sign of life is not an answer: it does not make the wait longer.
        let deadline = time::Instant::now() + PATIENCE;
        loop {
            let next = time::timeout_at(deadline, self.stream.next()).await;
            match next.expect("an answer in time") {
                Some(Ok(Message::Text(text))) => {
                    self.received += text.len();
                    return Ok(text.as_str().to_owned());
                }
                Some(Ok(Message::Binary(bytes))) => {
                    self.received += bytes.len();
                    return Ok(match &self.packed {
                        Packed::No => panic!("a packed message"),
                        Packed::Read(phrases) => phrases.unpack(&bytes).expect("a message"),
                        Packed::Skim(_) => "{\"t\":\"update\"}".to_owned(),
                    });
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next message that satisfies something; others stay for later, in order.
    pub(crate) async fn find(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let known = self.waiting.iter().position(|(_, known)| wanted(known));
        if let Some((_, message)) = known.and_then(|at| self.waiting.remove(at)) {
            return message;
        }
        loop {
            let frame = self.receive().await.expect("an open connection");
            let message = self.known.read(&frame);
            if wanted(&message) {
                return message;
            }
            self.waiting.push_back((frame, message));
        }
    }

    /// The next message of a kind.
    pub(crate) async fn expect(&mut self, kind: &str) -> Value {
        self.find(|message| message["t"] == kind).await
    }

    /// Forgets everything that has come.
    pub(crate) fn forget(&mut self) {
        self.waiting.clear();
    }

    /// Sends a request with an id, and waits for its answer.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        if request.get("id").is_none() {
            // The same player must not use an id twice, not even on another connection.
            request["id"] = json!(format!("r{}", NEXT_ID.fetch_add(1, Ordering::Relaxed)));
        }
        self.send(&request).await;
        let id = request["id"].clone();
        self.find(|message| {
            let answers = ["ack", "refused"];
            answers.iter().any(|kind| message["t"] == *kind) && message["id"] == id
        })
        .await
    }

    /// A request that must be carried out.
    pub(crate) async fn done(&mut self, request: Value) -> Value {
        let answer = self.ask(request).await;
        assert_eq!(answer["t"], "ack", "{answer}");
        answer
    }

    /// A request that must be refused; the code.
    pub(crate) async fn refused(&mut self, request: Value) -> String {
        let answer = self.ask(request).await;
        assert_eq!(answer["t"], "refused", "{answer}");
        for language in ["en", "de"] {
            let text = answer["text"][language].as_str().expect("words");
            assert!(!text.is_empty(), "{answer}");
        }
        answer["code"].as_str().expect("a code").to_owned()
    }

    /// Begins to follow a table.
    pub(crate) async fn watch(&mut self, table: &str) -> Value {
        self.send(&json!({ "t": "watch", "table": table })).await;
        self.find(|message| message["t"] == "table" && message["table"] == table)
            .await
    }

    pub(crate) async fn close(mut self) {
        // The server may be gone.
        let _ = self.stream.close(None).await;
    }
}
