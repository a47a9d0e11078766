//! Who says for whom they ask.

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpSocket,
};

use crate::{
    server::Server,
    support::{Response, Socket, http},
};

/// A request from an address of this machine that claims to be for somebody else.
async fn ask(server: &Server, from: [u8; 4], claims: &str) -> (u16, String) {
    let socket = TcpSocket::new_v4().unwrap();
    socket
        .bind((std::net::Ipv4Addr::from(from), 0).into())
        .unwrap();
    let mut stream = socket.connect(server.addr).await.unwrap();
    let request = format!(
        "GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: {claims}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
    (status, answer)
}

#[tokio::test]
async fn only_trusted_proxies_are_believed_and_each_client_has_a_limit() {
    let server = Server::start(&[
        "--trusted-proxy",
        "127.0.0.1/32",
        "--set",
        r#"limits.requests={ burst = 3, every = "1m" }"#,
    ]);
    // A stranger who claims to be somebody else each time is one stranger.
    let mut answers = Vec::new();
    for n in 0..6 {
        answers.push(
            ask(&server, [127, 0, 0, 2], &format!("192.0.2.{n}"))
                .await
                .0,
        );
    }
    assert_eq!(answers, [200, 200, 200, 429, 429, 429]);
    // Behind the proxy everybody has their own limit, whatever they claim themselves.
    for n in 0..3 {
        let claims = format!("198.51.100.{n}, 192.0.2.7");
        assert_eq!(ask(&server, [127, 0, 0, 1], &claims).await.0, 200);
    }
    assert_eq!(ask(&server, [127, 0, 0, 1], "192.0.2.7").await.0, 429);
    assert_eq!(ask(&server, [127, 0, 0, 1], "192.0.2.8").await.0, 200);
    // One who has a network of IPv6 addresses is one as well.
    for n in 0..3 {
        let claims = format!("2001:db8::{n}");
        assert_eq!(ask(&server, [127, 0, 0, 1], &claims).await.0, 200);
    }
    let (status, text) = ask(&server, [127, 0, 0, 1], "2001:db8::ffff").await;
    assert_eq!(status, 429, "{text}");
    // A refusal says which limit it is and when to try again.
    let head = text.to_lowercase();
    let wait = head.split("retry-after: ").nth(1).unwrap();
    let wait: u64 = wait.split('\r').next().unwrap().parse().unwrap();
    assert!((1..=60).contains(&wait), "{text}");
    let body = text.split("\r\n\r\n").nth(1).unwrap();
    let body: serde_json::Value = serde_json::from_str(body).unwrap();
    assert_eq!(body["code"], "too_fast");
    assert_eq!(body["limit"], "requests");
    assert_eq!(body["retry_after"], wait);
    for language in ["en", "de"] {
        let words = body["text"][language].as_str().unwrap();
        assert!(words.contains(&wait.to_string()), "{words}");
    }
}

#[tokio::test]
async fn clients_behind_a_proxy_have_room_of_their_own() {
    let server = Server::start(&["--behind-proxy", "--set", "limits.open_per_address=3"]);
    let open = async |client: &'static str| {
        Socket::open(server.addr, &[("x-forwarded-for", client)]).await
    };
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(open("192.0.2.7").await.unwrap());
        sockets.push(open("192.0.2.8").await.unwrap());
    }
    let refused = open("192.0.2.7").await.unwrap_err().to_string();
    assert!(refused.contains("503"), "{refused}");
    assert!(open("192.0.2.9").await.is_ok());
    // Addresses of one IPv6 network share their room.
    for client in ["2001:db8::1", "2001:db8::2", "2001:db8::3"] {
        sockets.push(open(client).await.unwrap());
    }
    let refused = open("2001:db8::4").await.unwrap_err().to_string();
    assert!(refused.contains("503"), "{refused}");
    assert!(open("2001:db8:0:1::1").await.is_ok());
    // Whoever leaves makes room.
    sockets.remove(0).close().await;
    for tried in 0.. {
        if open("192.0.2.7").await.is_ok() {
            break;
        }
        assert!(tried < 100, "no room comes free");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn behind_a_proxy_everything_is_https() {
    let named = |answer: &Response| answer.header("set-cookie").unwrap().to_owned();
    let name = json!({ "name": "Anna" });
    let server = Server::start(&["--behind-proxy"]);
    let answer = http::post(server.addr, "/api/me", &[], &name).await;
    assert!(named(&answer).contains("Secure"));
    assert!(answer.header("strict-transport-security").is_some());
    let open = Server::start(&[]);
    let answer = http::post(open.addr, "/api/me", &[], &name).await;
    assert!(!named(&answer).contains("Secure"));
    assert!(answer.header("strict-transport-security").is_none());
}
