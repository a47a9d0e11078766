//! Any bytes as the body of each request that has one, and as a request of any form, to a server that
//! runs: it answers each, and none makes anything panic.
#![no_main]

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    sync::OnceLock,
    time::Duration,
};

use libfuzzer_sys::fuzz_target;
use ziggurat_server::{Config, Limits, Server};

/// A server, and a guest of it.
struct Site {
    addr: SocketAddr,
    cookie: String,
}

static SITE: OnceLock<Site> = OnceLock::new();

/// How long an answer may take. The server itself gives up before.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long it is worth waiting for an answer to what may be half a request.
const MOMENT: Duration = Duration::from_secs(1);

impl Site {
    /// A server on threads of its own, in this process, so that the fuzzer sees which code it runs.
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder").keep();
        let config = Config {
            addr: (Ipv4Addr::LOCALHOST, 0).into(),
            database: folder.join("store.sqlite"),
            bot_threads: 1,
            limits: Limits::generous(),
            ..Config::default()
        };
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let server = runtime.block_on(Server::bind(config)).expect("a server");
        let addr = server.address().expect("an address");
        std::thread::spawn(move || runtime.block_on(server.run(std::future::pending())));
        let mut site = Self {
            addr,
            cookie: String::new(),
        };
        let answer = site.ask(&site.request("POST", "/api/me", br#"{"name":"Anna"}"#));
        let cookie = answer.split("set-cookie: ").nth(1).expect("a cookie");
        site.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        site
    }

    fn request(&self, method: &str, path: &str, body: &[u8]) -> Vec<u8> {
        let (addr, cookie, length) = (self.addr, &self.cookie, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        );
        [head.as_bytes(), body].concat()
    }

    /// Sends something and stays. A server that sees the client leave answers nobody.
    fn send(&self, request: &[u8], patience: Duration) -> TcpStream {
        let mut stream = TcpStream::connect(self.addr).expect("a connection");
        let _ = stream.set_read_timeout(Some(patience));
        // The server may close before it has read everything.
        let _ = stream.write_all(request);
        stream
    }

    /// The answer to a request after which the server closes.
    fn ask(&self, request: &[u8]) -> String {
        let mut answer = Vec::new();
        let _ = self.send(request, PATIENCE).read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Sends something that may be a request, and waits for the first word of an answer.
    fn knock(&self, bytes: &[u8]) {
        let head = [bytes, b"\r\n\r\n"].concat();
        let _ = self.send(&head, MOMENT).read(&mut [0; 1_024]);
    }
}

/// Requests with a body.
const DOORS: [(&str, &str); 4] = [
    ("POST", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/replays"),
    ("PUT", "/api/me"),
];

fuzz_target!(|bytes: &[u8]| {
    let site = SITE.get_or_init(Site::open);
    let Some((&door, body)) = bytes.split_first() else {
        return;
    };
    match DOORS.get(usize::from(door) % (DOORS.len() + 1)) {
        Some((method, path)) => {
            let answer = site.ask(&site.request(method, path, body));
            assert!(answer.starts_with("HTTP/1.1 "), "{path}: {answer:?}");
            assert!(!answer.starts_with("HTTP/1.1 5"), "{path}: {answer}");
        }
        // No promise of an answer to what may not be HTTP at all.
        None => site.knock(body),
    }
});
