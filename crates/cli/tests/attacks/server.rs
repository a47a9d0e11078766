//! The program as a server to attack.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

/// A server in a folder of its own; killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) addr: SocketAddr,
    /// The folder that holds the database.
    pub(crate) folder: TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    /// A server with these further arguments that listens on a port of its own.
    pub(crate) fn start(more: &[&str]) -> Self {
        Self::start_in(tempfile::tempdir().unwrap(), more)
    }

    /// A server on the database of an earlier one.
    pub(crate) fn start_in(folder: TempDir, more: &[&str]) -> Self {
        Self::spawn(folder, program(), more)
    }

    /// A server that may hold this many files and connections at once.
    pub(crate) fn start_with_handles(handles: u32, more: &[&str]) -> Self {
        let mut command = Command::new("prlimit");
        command.arg(format!("--nofile={handles}:{handles}"));
        command.arg(env!("CARGO_BIN_EXE_ziggurat"));
        Self::spawn(tempfile::tempdir().unwrap(), command, more)
    }

    /// A server whose database is on a disk of its own with this many megabytes.
    pub(crate) fn start_on_small_disk(megabytes: u32, more: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c"]);
        command.arg(format!(
            "mount -t tmpfs -o size={megabytes}m none \"$0\" && exec \"$@\""
        ));
        command.arg(folder.path());
        command.arg(env!("CARGO_BIN_EXE_ziggurat"));
        Self::spawn(folder, command, more)
    }

    /// Its folder as the process sees it, which may be on a disk of its own.
    pub(crate) fn inside(&self) -> std::path::PathBuf {
        let folder = self.folder.path().strip_prefix("/").unwrap();
        Path::new(&format!("/proc/{}/root", self.child.id())).join(folder)
    }

    /// The number of the process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    fn spawn(folder: TempDir, mut command: Command, more: &[&str]) -> Self {
        let mut child = command
            .args(["serve", "--port", "0", "--lang", "en", "--bot-pause", "0"])
            .arg("--database")
            .arg(folder.path().join("store.sqlite"))
            .args(more)
            .env("ZIGGURAT_LOG", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let out = child.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        let (_, rest) = line.split_once("://").expect("an address");
        let addr = rest.split(' ').next().unwrap().parse().unwrap();
        Self {
            child,
            addr,
            folder,
        }
    }

    /// Kills it, as a power cut would; what it kept.
    pub(crate) fn kill(mut self) -> TempDir {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        // The folder must outlive the server that is dropped here.
        std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap())
    }

    /// How much memory the process has now, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        self.status("VmRSS:")
    }

    /// The most memory that the process has ever had, in bytes.
    pub(crate) fn peak_memory(&self) -> u64 {
        self.status("VmHWM:")
    }

    fn status(&self, name: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        let kilobytes: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
        kilobytes * 1_024
    }

    /// Where its database is.
    pub(crate) fn database(&self) -> std::path::PathBuf {
        Path::new(self.folder.path()).join("store.sqlite")
    }
}

/// The program in English.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ziggurat"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}
