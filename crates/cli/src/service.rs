//! Under a service manager such as systemd: says when the server is ready, and then again and again
//! that it still answers. Without one (no `NOTIFY_SOCKET`) nothing happens.

use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    thread,
    time::Duration,
};

use sd_notify::NotifyState;

/// How an alert of TLS begins.
const TLS_ALERT: u8 = 21;

/// Tells the manager that the server listens, and begins to watch over it if the manager wants that.
pub(crate) fn ready(address: SocketAddr) {
    tell(NotifyState::Ready);
    if let Some(patience) = sd_notify::watchdog_enabled() {
        let watch = move || watch(nearby(address), patience);
        let started = thread::Builder::new()
            .name("watchdog".to_owned())
            .spawn(watch);
        if let Err(error) = started {
            tracing::warn!(%error, "nobody watches over the server");
        }
    }
}

/// Knocks at the server's own door. As long as it answers, whatever it says, the manager is told that
/// it lives: a full disk is not mended by starting again.
fn watch(address: SocketAddr, patience: Duration) {
    // Two signs of life in the time in which one must come.
    let pause = patience / 2;
    loop {
        match answers(address, pause) {
            Ok(()) => tell(NotifyState::Watchdog),
            Err(error) => tracing::error!(%error, "the server does not answer itself"),
        }
        thread::sleep(pause);
    }
}

fn answers(address: SocketAddr, patience: Duration) -> io::Result<()> {
    let mut stream = TcpStream::connect_timeout(&address, patience)?;
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    let request = format!("GET /livez HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    // A server that speaks TLS answers with an alert, which is seven bytes long.
    let mut answer = [0; 7];
    stream.read_exact(&mut answer)?;
    match answer {
        [b'H', b'T', b'T', b'P', b'/', ..] | [TLS_ALERT, ..] => Ok(()),
        _ => Err(io::ErrorKind::InvalidData.into()),
    }
}

/// The address at which this machine reaches a server that listens on all of its addresses.
fn nearby(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}

fn tell(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "the service manager could not be told");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_all_addresses_is_asked_at_the_nearest() {
        let near = |address: &str| nearby(address.parse().unwrap()).to_string();
        assert_eq!(near("0.0.0.0:80"), "127.0.0.1:80");
        assert_eq!(near("[::]:80"), "[::1]:80");
        assert_eq!(near("192.0.2.7:80"), "192.0.2.7:80");
    }
}
