//! The database of a server: one server at a time, backups while it runs, and the way back.

#![cfg(all(feature = "serve", unix))]

mod broken;
mod load;
mod locking;
mod rows;
mod stopping;

use std::{
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

/// The program in English.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ziggurat"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}

/// A server, killed when it is dropped.
struct Server {
    child: Child,
    addr: SocketAddr,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn command(database: &Path) -> Command {
        let mut command = program();
        command
            .args(["serve", "--port", "0", "--bot-pause", "0", "--database"])
            .arg(database)
            .env("ZIGGURAT_LOG", "off")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// A server that listens.
    fn start(database: &Path) -> Self {
        Self::started(Self::command(database).spawn().unwrap())
            .unwrap_or_else(|words| panic!("no server: {words}"))
    }

    /// The server once it listens, or what it said when it ended instead.
    fn started(mut child: Child) -> Result<Self, String> {
        let mut line = String::new();
        let out = child.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut line).unwrap();
        let Some((_, rest)) = line.split_once("http://") else {
            let mut words = String::new();
            let mut errors = child.stderr.take().unwrap();
            errors.read_to_string(&mut words).unwrap();
            assert_eq!(child.wait().unwrap().code(), Some(1), "{words}");
            return Err(words);
        };
        let addr = rest.split(' ').next().unwrap().parse().unwrap();
        Ok(Self { child, addr })
    }

    /// Kills it: nothing can be finished.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Tells it to stop; it does so in good order. Returns how long that took.
    fn stop(mut self) -> Duration {
        let begun = Instant::now();
        let id = self.child.id().to_string();
        let told = Command::new("kill").arg(id).status();
        assert!(told.unwrap().success());
        assert!(self.child.wait().unwrap().success());
        begun.elapsed()
    }
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Runs a command that must end well; what it says.
fn done(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().unwrap();
    let (said, errors) = (words(&stdout), words(&stderr));
    assert!(status.success(), "{said}{errors}");
    said
}

/// Runs a command that must fail with status 1 and one line that says why; both outputs.
fn refused(command: &mut Command) -> (String, String) {
    let done = command.output().unwrap();
    let errors = words(&done.stderr);
    assert_eq!(done.status.code(), Some(1), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    (words(&done.stdout), errors)
}

fn backup(database: &Path, to: &Path, more: &[&str]) -> Command {
    let mut command = program();
    command.args(["backup", "--database"]).arg(database);
    command.arg("--to").arg(to).args(more);
    command
}

fn restore(backup: &Path, database: &Path) -> Command {
    let mut command = program();
    command.arg("restore").arg(backup);
    command.arg("--database").arg(database);
    command
}

fn check(file: &Path) -> Command {
    let mut command = program();
    command.arg("check-database").arg(file);
    command
}

/// The files of a folder whose names contain something, sorted.
fn files(folder: &Path, part: &str) -> Vec<PathBuf> {
    let all = folder
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let fits = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().contains(part);
    let mut files: Vec<_> = all.filter(fits).collect();
    files.sort();
    files
}

/// The path with something added to its name.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
