//! Frames that are too long.

use serde_json::json;
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::frame::{
        Frame,
        coding::{Data, OpCode},
    },
};

use crate::{server::Server, support::Guest};

/// What the close frame says, if there is one.
async fn close_code(guest: &Guest, frames: Vec<Message>) -> Option<u16> {
    let mut socket = guest.connect().await;
    for frame in frames {
        socket.send_raw(frame).await;
    }
    loop {
        match socket.frame().await {
            Ok(_) => {}
            Err(close) => return close.map(|close| close.code.into()),
        }
    }
}

#[tokio::test]
async fn a_frame_that_is_too_long_is_answered_by_the_code_for_it() {
    let server = Server::start(&[]);
    let anna = Guest::new(server.addr, "Anna").await;
    for length in [8 * 1_024 + 1, 100_000, 3_000_000] {
        let long = Message::text("x".repeat(length));
        assert_eq!(close_code(&anna, vec![long]).await, Some(1009), "{length}");
    }
    // Also in pieces.
    let piece = |code, last| {
        let bytes = vec![b'x'; 5_000];
        Message::Frame(Frame::message(bytes, OpCode::Data(code), last))
    };
    let pieces = vec![piece(Data::Text, false), piece(Data::Continue, false)];
    assert_eq!(close_code(&anna, pieces).await, Some(1009));
    // A frame that is as long as it may be is read.
    let mut socket = anna.connect().await;
    let mut long = json!({ "t": "ping", "x": "" }).to_string();
    long.insert_str(1, &" ".repeat(8 * 1_024 - long.len()));
    socket.send_text(long).await;
    socket.expect("pong").await;
}
