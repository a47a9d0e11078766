//! The server as a program: it says where it listens, serves, and stops when it is told to.

#![cfg(all(feature = "serve", unix))]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

fn start(folder: &Path, more: &[&str]) -> (Child, String) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_ziggurat"))
        .args([
            "serve",
            "--port",
            "0",
            "--lang",
            "en",
            "--log-json",
            "--database",
        ])
        .arg(folder.join("store.sqlite"))
        .args(more)
        .env("ZIGGURAT_LOG", "info,ziggurat_server=debug")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let out = server.stdout.take().unwrap();
    BufReader::new(out).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap();
    let end = address.find(|c: char| !(c.is_ascii_digit() || ".:".contains(c)));
    let address = &address[..end.unwrap_or(address.len())];
    (server, address.trim_end_matches('.').to_owned())
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_serves_until_it_is_told_to_stop() {
    let folder = tempfile::tempdir().unwrap();
    let facts = folder.path().join("tables.json");
    std::fs::write(&facts, r#"{"disc_bonus": [0, 1, 2, 3, 4, 5]}"#).unwrap();
    let facts = format!("tower_of_babel={}", facts.display());
    let (mut server, address) = start(folder.path(), &["--facts", &facts]);
    assert!(get(&address, "/healthz").ends_with("ok"));
    assert!(get(&address, "/api/games").contains(r#""disc_bonus":[0,1,2,3,4,5]"#));
    // Every answer has a name, which is in the log.
    let answer = get(&address, "/api/tables/nowhere");
    let id = answer.split("x-request-id: ").nth(1).unwrap();
    let id = id.split('\r').next().unwrap();
    let told = Command::new("kill").arg(server.id().to_string()).status();
    assert!(told.unwrap().success());
    assert!(server.wait().unwrap().success());
    // Its log is structured.
    let mut log = String::new();
    server
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut log)
        .unwrap();
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let said = |text: &str| {
        let mut lines = lines.iter();
        lines.any(|line| line["fields"]["message"] == text && line["timestamp"].is_string())
    };
    let answered = lines.iter().find(|line| line["span"]["id"] == id);
    let answered = answered.expect("a line about the request");
    assert_eq!(answered["span"]["route"], "/api/tables/{table}");
    assert_eq!(answered["fields"]["status"], 404);
    assert!(said("listening") && said("stopping"), "{log}");
}
