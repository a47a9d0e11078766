//! `ziggurat serve`: the browser client and live tables.

use std::{
    env,
    io::Write,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use ziggurat_server::{
    Config, IpNet,
    settings::{self, Sources},
};
use ziggurat_shelf::GameId;
use ziggurat_words::text_with;

use crate::{args::Language, database, facts, fail::Failure};

/// The options of `ziggurat serve`. What is not given comes from the environment, the file of settings
/// or the defaults.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// A TOML file with settings; --print-config shows what can be in it
    #[arg(long, value_name = "FILE", env = "ZIGGURAT_CONFIG")]
    config: Option<PathBuf>,
    /// Change one setting, for example limits.open_per_address=50; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    set: Vec<(String, String)>,
    /// Print all settings as they would be in force, as a file for --config, and end
    #[arg(long)]
    print_config: bool,
    /// The address to listen on; 0.0.0.0 lets other machines in [default: 127.0.0.1]
    #[arg(long)]
    host: Option<IpAddr>,
    /// The port to listen on; 0 takes any free one [default: 8080]
    #[arg(long)]
    port: Option<u16>,
    /// The database file [default: ziggurat.sqlite]
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// Let pages of this origin connect too, for example https://games.example.org; may be repeated
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// A JSON file with values that replace those of this edition of a game in every new match; may
    /// be repeated
    #[arg(long, value_name = "GAME=FILE", value_parser = crate::facts::game_and_file)]
    facts: Vec<(GameId, PathBuf)>,
    /// The least time that a bot takes for a move, in milliseconds, so that people can follow
    /// [default: 350]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(..=60_000))]
    bot_pause: Option<u64>,
    /// Deal every match from this seed, one after another: for tests, never for play
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Run behind an HTTPS proxy on the same machine: --trusted-proxy 127.0.0.1/32 and ::1/128
    #[arg(long)]
    behind_proxy: bool,
    /// Run behind HTTPS proxies in this network: secure cookies, and believe them about who connects;
    /// may be repeated
    #[arg(long = "trusted-proxy", value_name = "NETWORK")]
    trusted_proxies: Vec<IpNet>,
    /// Speak HTTPS with the certificate in this PEM file, without a proxy
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate, as a PEM file
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Give figures to Prometheus at this address, for example 127.0.0.1:9090
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Write the log as JSON lines
    #[arg(long)]
    log_json: bool,
    #[command(flatten)]
    lang: Language,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text
        .split_once('=')
        .ok_or("write it as KEY=VALUE, for example limits.open_per_address=50")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

impl Serve {
    /// The settings: these options win over the environment, and the environment over the file.
    fn settings(&self) -> Result<Config, Failure> {
        let environment: Vec<(String, String)> = env::vars_os()
            .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
            .collect();
        let sources = Sources {
            file: self.config.as_deref(),
            environment: &environment,
            named: &self.set,
        };
        let mut config = sources.read().map_err(Failure::arguments)?;
        if let Some(host) = self.host {
            config.addr.set_ip(host);
        }
        if let Some(port) = self.port {
            config.addr.set_port(port);
        }
        if let Some(database) = &self.database {
            config.database.clone_from(database);
        }
        if !self.origins.is_empty() {
            config.origins.clone_from(&self.origins);
        }
        if self.behind_proxy || !self.trusted_proxies.is_empty() {
            let mut proxies = self.trusted_proxies.clone();
            if self.behind_proxy {
                proxies.extend(Config::loopback());
            }
            config.trusted_proxies = proxies;
        }
        if let Some(pause) = self.bot_pause {
            config.bot_pause = Duration::from_millis(pause);
        }
        if self.tls_cert.is_some() {
            config.tls_cert.clone_from(&self.tls_cert);
            config.tls_key.clone_from(&self.tls_key);
        }
        config.metrics = self.metrics.or(config.metrics);
        config.seed = self.seed.or(config.seed);
        config.log_json |= self.log_json;
        for (game, path) in &self.facts {
            config.facts.insert(game.to_string(), path.clone());
        }
        Ok(config)
    }
}

/// Serves until it is told to stop.
pub(crate) fn serve(args: &Serve, out: &mut impl Write) -> Result<(), Failure> {
    let mut config = args.settings()?;
    if args.print_config {
        return Ok(write!(out, "{}", settings::print(&config))?);
    }
    ziggurat_server::log_to_stderr(config.log_json);
    settings::warn_of_strangers();
    let lang = args.lang.get();
    for (game, path) in &config.facts {
        let game: GameId = game.parse().map_err(Failure::arguments)?;
        facts::replace(&mut config.edition, game, path)?;
    }
    let scheme = if config.tls_cert.is_some() {
        "https"
    } else {
        "http"
    };
    let ready = |address: SocketAddr| {
        #[cfg(unix)]
        crate::service::ready(address);
        let address = format!("{scheme}://{address}");
        let line = text_with(
            lang,
            "term-serving",
            &[("address", address.as_str().into())],
        );
        // Without a terminal, the address is still in the log.
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    };
    ziggurat_server::run(config, ready).map_err(|error| database::not_served(lang, &error))
}
