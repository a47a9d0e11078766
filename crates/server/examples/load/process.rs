//! The server as a process of its own.

use std::{
    env,
    error::Error,
    fs,
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};

use tokio::{net::TcpStream, time::sleep};
use ziggurat_server::{Config, Limits, Server};

use crate::mirror::Alike;

/// Which limits a server has.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Strictness {
    /// As good as none: the server itself is measured.
    Generous,
    /// Those that a site has unless its host sets others.
    Usual,
}

impl Strictness {
    const fn role(self) -> &'static str {
        match self {
            Self::Generous => "serve",
            Self::Usual => "serve-strangers",
        }
    }

    /// What the role of this program says about limits.
    pub(crate) fn of(role: &str) -> Option<Self> {
        [Self::Generous, Self::Usual]
            .into_iter()
            .find(|strictness| strictness.role() == role)
    }
}

/// Is the server: the only thing that this program does then.
pub(crate) fn serve(
    strictness: Strictness,
    database: &str,
    address: &str,
) -> Result<(), Box<dyn Error>> {
    let config = Config {
        addr: address.parse()?,
        database: database.into(),
        limits: match strictness {
            Strictness::Generous => Limits::generous(),
            Strictness::Usual => Limits::default(),
        },
        ..Config::default()
    };
    ziggurat_server::log_to_stderr(false);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    // It runs until it is killed.
    let server = async {
        let server = Server::bind_with(config, Arc::new(Alike)).await?;
        server.run(std::future::pending()).await
    };
    Ok(runtime.block_on(server)?)
}

/// Lets this process run on the second processor only, and have as many open files as the system
/// allows; a server that it starts inherits that.
pub(crate) fn pin_self() {
    let pid = std::process::id().to_string();
    if let Some(most) = most_files() {
        let files = format!("--nofile={most}:{most}");
        // Without it the scenes that need more than usual say so.
        let _ = Command::new("prlimit")
            .args(["--pid", &pid, &files])
            .status();
    }
    let pinned = Command::new("taskset")
        .args(["-a", "-c", "-p", "1", &pid])
        .stdout(Stdio::null())
        .status();
    if !pinned.is_ok_and(|status| status.success()) {
        eprintln!(
            "taskset is missing or there is one processor only: the figures are not comparable"
        );
    }
}

/// How many files the system allows a process to open.
fn most_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(4)?.parse().ok()
}

/// The processor time that the generator has taken.
pub(crate) fn own_cpu() -> Duration {
    cpu("self")
}

/// The processor time that a process has taken. Linux counts it in hundredths of a second.
fn cpu(process: &str) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2);
    let ticks: u64 = ticks.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

/// A server that runs.
#[derive(Debug)]
pub(crate) struct Process {
    pub(crate) addr: SocketAddr,
    child: Child,
}

impl Process {
    /// Starts a server on the first processor; does not wait until it listens.
    pub(crate) fn spawn(strictness: Strictness, database: &Path) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let addr = free.expect("a free port");
        let child = Self::child(strictness, database, addr);
        Self { addr, child }
    }

    /// Starts a server at this address on the first processor.
    pub(crate) fn child(strictness: Strictness, database: &Path, addr: SocketAddr) -> Child {
        let this = env::current_exe().expect("this program");
        let mut command = Command::new("taskset");
        command.args(["-c", "0"]).arg(&this);
        let words = [
            strictness.role().as_ref(),
            database.as_os_str(),
            addr.to_string().as_ref(),
        ]
        .map(ToOwned::to_owned);
        let quiet = ("ZIGGURAT_LOG", "warn");
        let child = command.args(&words).env(quiet.0, quiet.1).spawn();
        let child = child.or_else(|_| {
            Command::new(&this)
                .args(&words)
                .env(quiet.0, quiet.1)
                .spawn()
        });
        child.expect("a server")
    }

    /// Starts a server and waits until it listens.
    pub(crate) async fn start(database: &Path) -> Self {
        Self::start_with(Strictness::Generous, database).await
    }

    /// Starts a server with these limits and waits until it listens.
    pub(crate) async fn start_with(strictness: Strictness, database: &Path) -> Self {
        let process = Self::spawn(strictness, database);
        process.listening().await;
        process
    }

    pub(crate) async fn listening(&self) {
        while TcpStream::connect(self.addr).await.is_err() {
            sleep(Duration::from_millis(1)).await;
        }
    }

    /// The processor time that it has taken.
    pub(crate) fn cpu(&self) -> Duration {
        cpu(&self.child.id().to_string())
    }

    /// The memory that it holds, in MB.
    pub(crate) fn memory(&self) -> f64 {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        (kilobytes.unwrap_or(0.0) / 102.4).round() / 10.0
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
