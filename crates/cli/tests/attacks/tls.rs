//! HTTPS by the server itself.

use std::{fs, path::Path, process::Command, sync::Arc, time::Duration};

use futures_util::StreamExt;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time,
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::CertificateDer},
};

use crate::server::{Server, program};

/// Writes a certificate of its own and its key; the certificate.
fn certify(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    for (name, text) in [
        ("key.pem", made.signing_key.serialize_pem()),
        ("cert.pem", made.cert.pem()),
    ] {
        // In one step, as those who renew certificates do.
        let fresh = folder.join(format!("{name}.new"));
        fs::write(&fresh, text).unwrap();
        fs::rename(fresh, folder.join(name)).unwrap();
    }
    made.cert.der().clone()
}

async fn connect(
    server: &Server,
    trusted: &CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(server.addr).await?;
    let name = "localhost".try_into().unwrap();
    TlsConnector::from(Arc::new(config))
        .connect(name, stream)
        .await
}

async fn get(stream: &mut TlsStream<TcpStream>, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // Some close without saying goodbye.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).unwrap()
}

/// Waits until the server shows this certificate.
async fn until_shown(server: &Server, trusted: &CertificateDer<'static>) {
    for _ in 0..100 {
        if connect(server, trusted).await.is_ok() {
            return;
        }
        time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the new certificate is never shown");
}

#[tokio::test]
async fn a_server_speaks_https_and_takes_new_certificates_while_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    let first = certify(folder.path());
    let file = |name| folder.path().join(name).display().to_string();
    let (cert, key) = (file("cert.pem"), file("key.pem"));
    let server = Server::start(&[
        "--tls-cert",
        &cert,
        "--tls-key",
        &key,
        "--set",
        "limits.header_timeout=2s",
    ]);
    let answer = get(&mut connect(&server, &first).await.unwrap(), "/healthz").await;
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok"),
        "{answer}"
    );
    assert!(
        answer.contains("strict-transport-security: max-age="),
        "{answer}"
    );

    // A WebSocket over TLS.
    let stream = connect(&server, &first).await.unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async("wss://localhost/api/socket", stream)
        .await
        .unwrap();
    let welcome = socket.next().await.unwrap().unwrap();
    assert!(welcome.to_text().unwrap().contains("welcome"));

    // Whoever does not speak TLS is told so, and whoever says nothing is given up.
    let mut plain = TcpStream::connect(server.addr).await.unwrap();
    plain
        .write_all(b"GET /livez HTTP/1.1\r\n\r\n")
        .await
        .unwrap();
    let mut alert = Vec::new();
    let _ = plain.read_to_end(&mut alert).await;
    assert_eq!(alert.first(), Some(&21), "{alert:?}");
    assert_eq!(alert.len(), 7, "what the watchdog reads");
    let mut silent = TcpStream::connect(server.addr).await.unwrap();
    let mut rest = Vec::new();
    let given_up = time::timeout(Duration::from_secs(20), silent.read_to_end(&mut rest)).await;
    assert!(given_up.is_ok());

    // New files are noticed.
    let second = certify(folder.path());
    until_shown(&server, &second).await;
    assert!(connect(&server, &first).await.is_err());
    // Files that cannot be used are not; the server can be asked to look at once.
    fs::write(folder.path().join("key.pem"), "nonsense").unwrap();
    let hang_up = || {
        let told = Command::new("kill")
            .args(["-HUP", &server.pid().to_string()])
            .status();
        assert!(told.unwrap().success());
    };
    hang_up();
    time::sleep(Duration::from_millis(300)).await;
    assert!(connect(&server, &second).await.is_ok());
    let third = certify(folder.path());
    hang_up();
    until_shown(&server, &third).await;
    // Whoever was connected still is.
    let ping = tokio_tungstenite::tungstenite::Message::text(r#"{"t":"ping"}"#);
    futures_util::SinkExt::send(&mut socket, ping)
        .await
        .unwrap();
    let pong = socket.next().await.unwrap().unwrap();
    assert!(pong.to_text().unwrap().contains("pong"));
}

#[test]
fn certificates_that_cannot_be_used_are_named() {
    let folder = tempfile::tempdir().unwrap();
    certify(folder.path());
    let other = tempfile::tempdir().unwrap();
    certify(other.path());
    fs::write(folder.path().join("empty.pem"), "").unwrap();
    let file = |name: &str| folder.path().join(name);
    for (cert, key, part) in [
        (
            file("cert.pem"),
            other.path().join("key.pem"),
            "do not work together",
        ),
        (file("missing.pem"), file("key.pem"), "missing.pem"),
        (file("empty.pem"), file("key.pem"), "BEGIN CERTIFICATE"),
        (file("cert.pem"), file("cert.pem"), "BEGIN PRIVATE KEY"),
    ] {
        let output = program()
            .args(["serve", "--port", "0", "--database"])
            .arg(folder.path().join("store.sqlite"))
            .arg("--tls-cert")
            .arg(cert)
            .arg("--tls-key")
            .arg(key)
            .env("ZIGGURAT_LOG", "off")
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(
            said.contains("certificates") && said.contains(part),
            "{said}"
        );
    }
}
