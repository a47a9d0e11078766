//! The program on its own: in an empty folder, with an empty environment, it must serve and stop.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

/// How long the program may take to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// Ends with the trial, however that ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the program alone, asks it for its health and its page, and stops it.
pub(super) fn run(program: &Path, commit: &str) -> Result<()> {
    println!("\nTrying the program on its own:");
    let out = alone(program, Path::new("/")).arg("--version").output()?;
    let version = String::from_utf8_lossy(&out.stdout);
    ensure!(
        version.contains(&format!("({commit})")),
        "it says that it is {version:?}, not of {commit}"
    );
    let folder = tempfile::tempdir()?;
    let mut server = alone(program, folder.path())
        .args(["serve", "--port", "0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map(Running)?;
    let mut line = String::new();
    let out = server.0.stdout.take().context("it has no output")?;
    BufReader::new(out).read_line(&mut line)?;
    let (_, rest) = line
        .split_once("http://")
        .context("it does not say where it serves")?;
    let address = rest.split_whitespace().next().unwrap_or_default();
    let health = get(address, "/healthz")?;
    ensure!(health.ends_with("\r\nok"), "it is not healthy: {health}");
    let page = get(address, "/")?;
    ensure!(
        page.contains("/assets/") && page.contains("<script"),
        "it has no client inside"
    );
    let took = stop(server)?;
    for entry in fs::read_dir(folder.path())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let expected = ["ziggurat.sqlite", "ziggurat.sqlite.lock"];
        ensure!(expected.contains(&&*name), "it has left {name} behind");
    }
    println!(
        "{} It serves, and stopped within {took:.1?}.",
        version.trim()
    );
    Ok(())
}

fn alone(program: &Path, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.env_clear().current_dir(folder).stdin(Stdio::null());
    command
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

/// Tells it to stop, as systemd does; how long that took.
fn stop(mut server: Running) -> Result<Duration> {
    let id = server.0.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status()?;
    ensure!(told.success(), "it could not be told to stop");
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if let Some(status) = server.0.try_wait()? {
            ensure!(status.success(), "it did not stop in good order: {status}");
            return Ok(begun.elapsed());
        }
        thread::sleep(Duration::from_millis(10));
    }
    bail!("it did not stop within {PATIENCE:?}")
}
