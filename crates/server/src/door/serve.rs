//! Accepting connections and serving requests on them.

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
    http::StatusCode,
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
    sync::watch,
    time,
};
use tower::ServiceExt;

use super::{
    hall::{Admitted, Ended, Hall, Line, Phase},
    stream::Watched,
    tls::Certificates,
};
use crate::{app, config::Config, net};

/// What a connection is told when there is no room for it.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n\
    connection: close\r\ncontent-length: 0\r\n\r\n";

/// How long to wait when no connection can be accepted.
const BREATH: Duration = Duration::from_millis(50);

/// How much of a request's head is held: more than any browser sends.
const MOST_HEAD: usize = 32 * 1_024;

/// Where and how connections come in.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    pub(crate) listener: Arc<TcpListener>,
    pub(crate) hall: Arc<Hall>,
    pub(crate) tls: Option<Arc<Certificates>>,
}

/// Serves until the server is to stop, and then until all connections but WebSockets have ended.
pub(crate) async fn serve(
    door: Door,
    router: Router,
    config: &Config,
    stop: watch::Receiver<bool>,
) {
    let hall = Arc::clone(&door.hall);
    let sweeping = tokio::spawn(async move {
        let mut pause = time::interval(hall.sweep_every());
        pause.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
        loop {
            pause.tick().await;
            hall.sweep();
        }
    });
    // Dropped by the last connection.
    let (open, mut all_closed) = tokio::sync::mpsc::channel::<()>(1);
    let mut stopped = pin!(app::stopped(stop.clone()));
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&door) => accepted,
            () = &mut stopped => break,
        };
        let trusted = net::is_trusted(peer.ip(), &config.trusted_proxies);
        let place = (!trusted).then(|| peer.ip().into());
        let Some(admitted) = door.hall.admit(place) else {
            metrics::counter!("ziggurat_connections_refused_total").increment(1);
            // Whether it is heard or not, the connection is closed. A client that wants TLS could
            // not read it.
            if door.tls.is_none() {
                let _ = stream.try_write(FULL);
            }
            continue;
        };
        let connection = connection(
            stream,
            peer,
            admitted,
            router.clone(),
            door.tls.clone(),
            stop.clone(),
        );
        let open = open.clone();
        tokio::spawn(async move {
            connection.await;
            drop(open);
        });
    }
    drop(open);
    // Nobody sends anything: this waits until all have gone.
    all_closed.recv().await;
    sweeping.abort();
}

/// The next connection.
async fn accept(door: &Door) -> (TcpStream, SocketAddr) {
    loop {
        match door.listener.accept().await {
            Ok((stream, peer)) => {
                // The second of two small pieces must not wait until the other side has confirmed
                // the first.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!(%error, "a connection delays what is small");
                }
                return (stream, peer);
            }
            // The client has thought better of it.
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                tracing::error!(%error, "a connection could not be accepted");
                door.hall.make_room();
                time::sleep(BREATH).await;
            }
        }
    }
}

fn is_of_the_client(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
    )
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    admitted: Admitted,
    router: Router,
    tls: Option<Arc<Certificates>>,
    stop: watch::Receiver<bool>,
) {
    let line = Arc::clone(admitted.line());
    let stream = Watched::new(stream, admitted);
    let talk = async {
        match tls {
            None => requests(stream, peer, &line, router, stop).await,
            Some(tls) => match tls.acceptor().accept(stream).await {
                Ok(stream) => requests(stream, peer, &line, router, stop).await,
                Err(error) => tracing::debug!(%error, "no TLS with a client"),
            },
        }
    };
    tokio::select! {
        () = talk => {}
        why = line.ended() => {
            let why = match why {
                Ended::TimedOut => "timeout",
                Ended::MadeRoom => "room",
            };
            metrics::counter!("ziggurat_connections_ended_total", "reason" => why).increment(1);
        }
    }
}

/// Serves the requests of one connection.
async fn requests<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    peer: SocketAddr,
    line: &Arc<Line>,
    router: Router,
    stop: watch::Receiver<bool>,
) {
    let service = service_fn(|request: Request<Incoming>| {
        let (line, router) = (Arc::clone(line), router.clone());
        async move {
            line.enter(Phase::Busy);
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let answer = router.oneshot(request).await;
            let live = answer
                .as_ref()
                .is_ok_and(|answer| answer.status() == StatusCode::SWITCHING_PROTOCOLS);
            line.enter(if live { Phase::Live } else { Phase::Idle });
            answer
        }
    });
    let connection = http1::Builder::new()
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app::stopped(stop) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}
