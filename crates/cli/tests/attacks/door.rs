//! Connections that are opened and left: half open, with half a request, idle.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use futures_util::future::join_all;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time,
};

use crate::{
    server::Server,
    support::{Guest, http},
};

/// A connection from one of this machine's many addresses.
async fn connect(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((Ipv4Addr::from(from), 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

/// Connections that have sent this much.
async fn open(count: u8, from: u8, to: SocketAddr, sent: &str) -> Vec<TcpStream> {
    let mut all = Vec::new();
    for n in 0..count {
        // Forty addresses, so that it is not one that has too many.
        let mut stream = connect([127, 0, from, 1 + n % 40], to).await;
        // The server may have closed it already to make room.
        let _ = stream.write_all(sent.as_bytes()).await;
        all.push(stream);
    }
    all
}

/// Whether the other side closes it, and after how many bytes.
async fn closed(mut stream: TcpStream) -> Option<usize> {
    let mut rest = Vec::new();
    match time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await {
        Ok(_) => Some(rest.len()),
        Err(_) => None,
    }
}

async fn healthy(addr: SocketAddr) {
    let asked = http::get(addr, "/healthz", &[]);
    let health = time::timeout(Duration::from_secs(10), asked).await;
    let health = health.expect("an answer in time");
    assert_eq!(health.status, 200, "{}", health.body);
}

#[tokio::test]
async fn connections_that_are_left_open_are_closed_and_harm_nobody() {
    let limits = [
        "--set",
        "limits.header_timeout=2s",
        "--set",
        "limits.idle_timeout=3s",
        "--set",
        "limits.request_timeout=1s",
    ];
    let server = Server::start_with_handles(512, &limits);
    let addr = server.addr;
    // Somebody who plays meanwhile.
    let guest = Guest::new(addr, "Anna").await;
    let mut socket = guest.connect().await;
    let mut left = Vec::new();
    for (count, from, sent) in [
        (150, 1, ""),
        (150, 2, ""),
        (200, 3, "GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow"),
        (200, 4, "GET /livez HTTP/1.1\r\nhost: x\r\n\r\n"),
    ] {
        left.extend(open(count, from, addr, sent).await);
        healthy(addr).await;
    }
    assert_eq!(left.len(), 700);
    let slow = "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
        content-length: 20\r\n\r\n{\"na";
    let slow = open(20, 5, addr, slow).await;
    healthy(addr).await;
    for closed in join_all(slow.into_iter().map(closed)).await {
        let told = closed.expect("a slow body is given up");
        assert!(told > 0, "the client is told so");
    }
    let closed = join_all(left.into_iter().map(closed)).await;
    assert!(closed.iter().all(Option::is_some), "all are closed");
    healthy(addr).await;
    // Sockets have a time of their own.
    socket.send(&json!({ "t": "ping" })).await;
    socket.expect("pong").await;
}

#[tokio::test]
async fn one_address_cannot_take_all_the_room() {
    let server = Server::start(&["--set", "limits.open_per_address=20"]);
    let mut left = Vec::new();
    for _ in 0..60 {
        left.push(connect([127, 0, 0, 9], server.addr).await);
    }
    // The newest twenty are still there, the others have made room.
    for stream in left.drain(..40) {
        assert_eq!(closed(stream).await, Some(0));
    }
    let mut newest = left.pop().unwrap();
    newest
        .write_all(b"GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    newest.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // With sockets that are at work there is nobody to make room.
    let guest = Guest::new(server.addr, "Anna").await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(guest.connect().await);
    }
    let mut refused = String::new();
    let mut one_more = connect([127, 0, 0, 1], server.addr).await;
    one_more.read_to_string(&mut refused).await.unwrap();
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    // Others are not concerned.
    let mut other = connect([127, 0, 0, 8], server.addr).await;
    other
        .write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    other.read_to_string(&mut answer).await.unwrap();
    assert!(answer.ends_with("ok"), "{answer}");
}
