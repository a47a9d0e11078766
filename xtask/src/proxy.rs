//! `cargo xtask proxy`: the configuration in `deploy/Caddyfile`, tried with the real Caddy and the real
//! program, over HTTPS with Caddy's own certificates.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    needs,
    run::{cargo, root},
    steps::Steps,
};

/// How long Caddy may take to make its certificates and listen.
const PATIENCE: Duration = Duration::from_secs(20);

/// Ends with the trial, however that ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The site as a browser sees it.
struct Site {
    address: String,
    certificate: PathBuf,
}

/// Starts both, and looks at the site from outside.
pub(crate) fn check() -> Result<()> {
    let steps = Steps::Alone;
    needs::package(&steps, "caddy", "caddy", "version")?;
    needs::package(&steps, "curl", "curl", "--version")?;
    steps.run("", &cargo(), &["build", "--package", "ziggurat-cli"])?;
    let folder = tempfile::tempdir()?;
    let (_server, server) = serve(folder.path())?;
    let (_proxy, site) = proxy(folder.path(), &server)?;
    site.is_there()?;
    site.check()?;
    println!(
        "\nThe site works behind Caddy: HTTPS, HSTS, cookies, origins, WebSockets, no figures."
    );
    Ok(())
}

fn serve(folder: &Path) -> Result<(Running, String)> {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let mut server = Command::new(root().join(target).join("debug/ziggurat"))
        .args(["serve", "--port", "0", "--behind-proxy", "--lang", "en"])
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map(Running)?;
    let mut line = String::new();
    let out = server.0.stdout.take().context("it has no output")?;
    BufReader::new(out).read_line(&mut line)?;
    let (_, rest) = line
        .split_once("http://")
        .context("the server does not say where it serves")?;
    let address = rest
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned();
    Ok((server, address))
}

fn proxy(folder: &Path, server: &str) -> Result<(Running, Site)> {
    let free = || Ok::<u16, std::io::Error>(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port());
    let (https, http) = (free()?, free()?);
    // What is tried is the file itself; around it stands what keeps the trial out of the system.
    let ours = root().join("deploy/Caddyfile");
    let config = format!(
        "{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {http}\n}}\nimport {}\n",
        ours.display()
    );
    let file = folder.join("Caddyfile");
    fs::write(&file, config)?;
    let address = format!("https://localhost:{https}");
    let proxy = Command::new("caddy")
        .args(["run", "--adapter", "caddyfile", "--config"])
        .arg(&file)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .env("ZIGGURAT_SITE", &address)
        .env("ZIGGURAT_SERVER", server)
        .stdout(Stdio::null())
        .stderr(fs::File::create(folder.join("caddy.log"))?)
        .spawn()
        .map(Running)?;
    let certificate = folder.join("data/caddy/pki/authorities/local/root.crt");
    let site = Site {
        address,
        certificate,
    };
    Ok((proxy, site))
}

impl Site {
    /// The answer with its head.
    fn ask(&self, path: &str, more: &[&str]) -> Result<String> {
        let out = Command::new("curl")
            .args(["--silent", "--show-error", "--include", "--max-time", "3"])
            .arg("--cacert")
            .arg(&self.certificate)
            .args(more)
            .arg(format!("{}{path}", self.address))
            .output()?;
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }

    fn is_there(&self) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.ask("/healthz", &[])?.ends_with("ok") {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("the site does not answer at {}", self.address)
    }

    fn check(&self) -> Result<()> {
        let health = self.ask("/healthz", &[])?.to_lowercase();
        ensure!(
            health.contains("strict-transport-security: max-age="),
            "no HSTS: {health}"
        );
        let figures = self.ask("/metrics", &[])?;
        ensure!(
            !figures.contains("ziggurat_"),
            "everybody sees the figures: {figures}"
        );
        let name = |origin: &str| {
            let origin = format!("origin: {origin}");
            let json = "content-type: application/json";
            let body = r#"{"name":"Anna"}"#;
            self.ask(
                "/api/me",
                &["--header", json, "--header", &origin, "--data", body],
            )
        };
        let own = name(&self.address)?;
        let cookie = own
            .lines()
            .find(|line| line.to_lowercase().starts_with("set-cookie:"))
            .with_context(|| format!("no cookie: {own}"))?;
        ensure!(
            cookie.contains("; Secure"),
            "the cookie is not safe: {cookie}"
        );
        let foreign = name("https://example.net")?;
        ensure!(
            status(&foreign) == "403",
            "a page of others may ask: {foreign}"
        );
        self.socket(cookie)
    }

    /// A WebSocket through the proxy: the server says welcome by name.
    fn socket(&self, cookie: &str) -> Result<()> {
        let (_, cookie) = cookie.split_once(':').unwrap_or_default();
        let cookie = cookie.split(';').next().unwrap_or_default();
        let headers = [
            format!("cookie:{cookie}"),
            format!("origin: {}", self.address),
            "connection: upgrade".to_owned(),
            "upgrade: websocket".to_owned(),
            "sec-websocket-version: 13".to_owned(),
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==".to_owned(),
        ];
        let mut args = vec!["--http1.1", "--no-buffer"];
        args.extend(headers.iter().flat_map(|header| ["--header", header]));
        // The socket stays open until curl has no patience left.
        let said = self.ask("/api/socket", &args)?;
        ensure!(status(&said) == "101", "no WebSocket: {said}");
        ensure!(said.contains(r#""name":"Anna""#), "no welcome: {said}");
        Ok(())
    }
}

/// The status of an answer.
fn status(answer: &str) -> &str {
    answer.split_whitespace().nth(1).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_stands_in_the_first_line() {
        assert_eq!(status("HTTP/2 404 \r\nserver: Caddy\r\n\r\n"), "404");
        assert_eq!(status("HTTP/1.1 101 Switching Protocols\r\n\r\n"), "101");
        assert_eq!(status(""), "");
    }
}
