//! A server that is told to stop does so soon, whatever its clients do, and leaves one file.

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use super::{Server, beside};

/// As long as systemd and others are promised, and a little for a busy machine.
const SOON: Duration = Duration::from_secs(5);

#[test]
fn it_can_be_told_to_stop_as_soon_as_it_says_that_it_is_ready() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    for _ in 0..5 {
        assert!(Server::start(&database).stop() < SOON);
        assert!(!beside(&database, "-wal").exists());
        assert!(!beside(&database, "-shm").exists());
    }
}

#[test]
fn clients_that_do_not_leave_cannot_keep_it() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("store.sqlite");
    let server = Server::start(&database);
    // Half a request; a socket that nobody reads.
    let mut slow = TcpStream::connect(server.addr).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").unwrap();
    let mut deaf = TcpStream::connect(server.addr).unwrap();
    let upgrade = format!(
        "GET /api/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.addr
    );
    deaf.write_all(upgrade.as_bytes()).unwrap();
    let mut answer = [0; 12];
    deaf.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    let took = server.stop();
    assert!(took < SOON, "{took:?}");
    assert!(!beside(&database, "-wal").exists());
}
