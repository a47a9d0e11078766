//! HTTPS by the server itself: certificates from files, read again when they change.

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
    time::{Duration, SystemTime},
};

use tokio::time;
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        self, ServerConfig,
        crypto::ring,
        pki_types::{
            CertificateDer, PrivateKeyDer,
            pem::{self, PemObject},
        },
        server::{ClientHello, ResolvesServerCert},
        sign::CertifiedKey,
    },
};

use crate::config::Config;

/// How often to look whether the files have changed.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Why certificates cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// Certificate without key, or the other way round.
    #[error("tls_cert and tls_key belong together: set both or neither")]
    Half,
    /// A file cannot be read, or is not what it should be.
    #[error("{}: {}", path.display(), in_words(error))]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        #[source]
        error: pem::Error,
    },
    /// There is no certificate in the file.
    #[error("{}: there is no certificate in it; it should hold lines from -----BEGIN CERTIFICATE-----", .0.display())]
    NoCertificate(PathBuf),
    /// Key and certificate do not work, or not together.
    #[error("{} and {} do not work together: {error}", cert.display(), key.display())]
    Unusable {
        /// The file with the certificate.
        cert: PathBuf,
        /// The file with the key.
        key: PathBuf,
        /// What is wrong.
        #[source]
        error: rustls::Error,
    },
}

fn in_words(error: &pem::Error) -> String {
    match error {
        pem::Error::NoItemsFound => {
            "there is no private key in it; it should hold lines from -----BEGIN PRIVATE KEY-----"
                .to_owned()
        }
        pem::Error::Io(error) => error.to_string(),
        error => format!("it is not PEM ({error})"),
    }
}

/// The two files.
#[derive(Clone, Debug)]
struct Files {
    cert: PathBuf,
    key: PathBuf,
}

/// The certificate in use.
#[derive(Debug)]
struct Current(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for Current {
    fn resolve(&self, _hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let current = self.0.read().unwrap_or_else(PoisonError::into_inner);
        Some(Arc::clone(&current))
    }
}

/// Certificates from files.
pub(crate) struct Certificates {
    files: Files,
    current: Arc<Current>,
    acceptor: TlsAcceptor,
}

impl std::fmt::Debug for Certificates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Certificates")
            .field("files", &self.files)
            .finish_non_exhaustive()
    }
}

impl Certificates {
    /// Reads the files, if there are to be any.
    pub(crate) fn of(config: &Config) -> Result<Option<Arc<Self>>, TlsError> {
        match (config.tls_cert.clone(), config.tls_key.clone()) {
            (Some(cert), Some(key)) => Ok(Some(Arc::new(Self::open(Files { cert, key })?))),
            (None, None) => Ok(None),
            _ => Err(TlsError::Half),
        }
    }

    fn open(files: Files) -> Result<Self, TlsError> {
        let current = Arc::new(Current(RwLock::new(Arc::new(read(&files)?))));
        let unusable = |error| TlsError::Unusable {
            cert: files.cert.clone(),
            key: files.key.clone(),
            error,
        };
        let resolver: Arc<dyn ResolvesServerCert> = Arc::<Current>::clone(&current);
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(unusable)?
            .with_no_client_auth()
            .with_cert_resolver(resolver);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self {
            files,
            current,
            acceptor: Arc::new(config).into(),
        })
    }

    pub(super) fn acceptor(&self) -> &TlsAcceptor {
        &self.acceptor
    }

    /// Reads the files again. What cannot be used does not replace what can.
    fn reload(&self) {
        match read(&self.files) {
            Ok(fresh) => {
                let mut current = self
                    .current
                    .0
                    .write()
                    .unwrap_or_else(PoisonError::into_inner);
                *current = Arc::new(fresh);
                drop(current);
                tracing::info!("new certificates are in use");
            }
            Err(error) => {
                tracing::error!(%error, "new certificates cannot be used; the old ones stay in use");
            }
        }
    }

    /// Reads the files again whenever they have changed or the program is asked to (SIGHUP).
    pub(crate) async fn keep_fresh(self: Arc<Self>) {
        let mut seen = self.changed();
        let mut asked = Asked::new();
        loop {
            let at_once = tokio::select! {
                () = time::sleep(LOOK_EVERY) => false,
                () = asked.next() => true,
            };
            let now = self.changed();
            // A file that is being replaced may be missing for a moment.
            if at_once || (now != seen && now.iter().all(Option::is_some)) {
                seen = now;
                self.reload();
            }
        }
    }

    fn changed(&self) -> [Option<SystemTime>; 2] {
        let changed = |path: &Path| path.metadata().and_then(|file| file.modified()).ok();
        [changed(&self.files.cert), changed(&self.files.key)]
    }
}

/// The program is asked to read its files again.
struct Asked(#[cfg(unix)] io::Result<tokio::signal::unix::Signal>);

impl Asked {
    #[cfg(unix)]
    fn new() -> Self {
        let hangup = tokio::signal::unix::SignalKind::hangup();
        Self(tokio::signal::unix::signal(hangup))
    }

    #[cfg(not(unix))]
    fn new() -> Self {
        Self()
    }

    async fn next(&mut self) {
        #[cfg(unix)]
        if let Ok(signal) = &mut self.0
            && signal.recv().await.is_some()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}

fn read(files: &Files) -> Result<CertifiedKey, TlsError> {
    let in_file = |path: &Path| {
        let path = path.to_owned();
        move |error| TlsError::File { path, error }
    };
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(&files.cert)
        .map_err(in_file(&files.cert))?
        .collect::<Result<_, _>>()
        .map_err(in_file(&files.cert))?;
    if chain.is_empty() {
        return Err(TlsError::NoCertificate(files.cert.clone()));
    }
    let key = PrivateKeyDer::from_pem_file(&files.key).map_err(in_file(&files.key))?;
    CertifiedKey::from_der(chain, key, &ring::default_provider()).map_err(|error| {
        TlsError::Unusable {
            cert: files.cert.clone(),
            key: files.key.clone(),
            error,
        }
    })
}
