//! The server tells a service manager that it is ready, and that it lives. The manager here is a
//! socket, as systemd's is.

#![cfg(all(feature = "serve", unix))]

use std::{
    os::unix::net::UnixDatagram,
    process::{Child, Command, Stdio},
    time::Duration,
};

struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The next thing that the manager is told.
fn told(manager: &UnixDatagram) -> Option<String> {
    let mut buffer = [0; 256];
    let length = manager.recv(&mut buffer).ok()?;
    Some(String::from_utf8_lossy(&buffer[..length]).trim().to_owned())
}

fn start(folder: &std::path::Path, watchdog: Option<&str>) -> (UnixDatagram, Killed) {
    let socket = folder.join("notify");
    let manager = UnixDatagram::bind(&socket).unwrap();
    manager
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_ziggurat"));
    server
        .args(["serve", "--port", "0", "--database"])
        .arg(folder.join("store.sqlite"))
        .env("NOTIFY_SOCKET", &socket)
        .env_remove("WATCHDOG_USEC")
        .env_remove("WATCHDOG_PID")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if let Some(micros) = watchdog {
        server.env("WATCHDOG_USEC", micros);
    }
    (manager, Killed(server.spawn().unwrap()))
}

#[test]
fn the_manager_hears_that_the_server_is_ready_and_lives() {
    let folder = tempfile::tempdir().unwrap();
    let (manager, server) = start(folder.path(), Some("400000"));
    assert_eq!(told(&manager).as_deref(), Some("READY=1"));
    for _ in 0..3 {
        assert_eq!(told(&manager).as_deref(), Some("WATCHDOG=1"));
    }
    // A server that hangs is silent.
    let signal = |name: &str| {
        let id = server.0.id().to_string();
        assert!(
            Command::new("kill")
                .args([name, &id])
                .status()
                .unwrap()
                .success()
        );
    };
    signal("-STOP");
    manager.set_nonblocking(true).unwrap();
    while told(&manager).is_some() {}
    manager.set_nonblocking(false).unwrap();
    manager
        .set_read_timeout(Some(Duration::from_millis(900)))
        .unwrap();
    assert_eq!(told(&manager), None);
    signal("-CONT");
    assert_eq!(told(&manager).as_deref(), Some("WATCHDOG=1"));
}

#[test]
fn without_a_watchdog_the_manager_hears_one_word() {
    let folder = tempfile::tempdir().unwrap();
    let (manager, _server) = start(folder.path(), None);
    assert_eq!(told(&manager).as_deref(), Some("READY=1"));
    manager
        .set_read_timeout(Some(Duration::from_millis(600)))
        .unwrap();
    assert_eq!(told(&manager), None);
}
