//! `ziggurat serve`: the browser client and live tables.

use std::{io::Write, time::Duration};

use ziggurat_server::Config;
use ziggurat_shelf::Edition;
use ziggurat_words::text_with;

use crate::{args::Serve, database, facts, fail::Failure};

/// Serves until it is told to stop.
pub(crate) fn serve(args: Serve, out: &mut impl Write) -> Result<(), Failure> {
    ziggurat_server::log_to_stderr(args.log_json);
    let lang = args.lang.get();
    let mut edition = Edition::default();
    for (game, path) in &args.facts {
        facts::replace(&mut edition, *game, path)?;
    }
    let config = Config {
        addr: (args.host, args.port).into(),
        database: args.database,
        origins: args.origins,
        secure_cookie: args.behind_proxy,
        behind_proxy: args.behind_proxy,
        edition,
        seed: args.seed,
        bot_pause: Duration::from_millis(args.bot_pause),
        ..Config::default()
    };
    let ready = |address: std::net::SocketAddr| {
        #[cfg(unix)]
        crate::service::ready(address);
        let address = format!("http://{address}");
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
