//! A WebSocket of a client.

use std::{collections::VecDeque, net::SocketAddr, time::Duration};

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

/// How long a test waits for something that must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    waiting: VecDeque<String>,
    next_id: u64,
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

    async fn over(
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
            next_id: 1,
        })
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
        if let Some(frame) = self.waiting.pop_front() {
            return Ok(frame);
        }
        self.receive().await
    }

    async fn receive(&mut self) -> Result<String, Option<CloseFrame>> {
        // A sign of life is not an answer: it does not make the wait longer.
        let deadline = time::Instant::now() + PATIENCE;
        loop {
            let next = time::timeout_at(deadline, self.stream.next()).await;
            match next.expect("an answer in time") {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next message that satisfies something; others stay for later, in order.
    pub(crate) async fn find(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let read = |frame: &str| serde_json::from_str::<Value>(frame).expect("JSON");
        let known = self.waiting.iter().position(|frame| wanted(&read(frame)));
        if let Some(frame) = known.and_then(|at| self.waiting.remove(at)) {
            return read(&frame);
        }
        loop {
            let frame = self.receive().await.expect("an open connection");
            let message = read(&frame);
            if wanted(&message) {
                return message;
            }
            self.waiting.push_back(frame);
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
            request["id"] = json!(format!("r{}", self.next_id));
            self.next_id += 1;
        }
        self.send(&request).await;
        let id = request["id"].clone();
        self.find(|message| {
            let answers = ["ack", "refused", "hint"];
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
