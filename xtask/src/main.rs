//! Set-up, tests and house rules, in one place: `cargo xtask help`.

mod dist;
mod fuzz;
mod needs;
mod proxy;
mod run;
mod steps;
mod tests;
mod tidy;
mod wasm;
mod web;

use std::{env, process::ExitCode};

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask play      build everything and start Ziggurat
cargo xtask test      everything that CI runs: house rules, format, lints, tests, WASM, client, browser
cargo xtask tidy      the house rules alone
cargo xtask codegen   write the TypeScript types that are made from Rust
cargo xtask wasm      the games as WebAssembly for the client, in web/src/engine/modules
cargo xtask wasm speed  how fast bots search there, compared with the program itself
cargo xtask bench     speed of the engines, release build
cargo xtask load      load figures of the server, release build
cargo xtask fuzz      any bytes at every door, ten minutes each; --seconds N and names of targets choose
cargo xtask dist      one static program for Linux with the client inside, tried out, in target/dist
cargo xtask proxy     the site behind the real Caddy with deploy/Caddyfile, in a few seconds

`cargo xtask test rust` and `cargo xtask test web` run one half of the tests;
`cargo xtask test browser` plays whole matches in a real browser.
What follows the name of play, bench or load is passed on.";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(words: &[&str]) -> Result<()> {
    match words {
        ["play", rest @ ..] => run::play(rest),
        ["test"] => tests::all(),
        ["test", "rust"] => tests::rust(),
        ["test", "web"] => tests::web(),
        ["test", "browser"] => tests::browser(),
        ["tidy"] => tidy::check(),
        ["codegen"] => run::codegen(),
        ["wasm"] => wasm::build(&steps::Steps::Alone),
        ["wasm", "speed"] => wasm::speed(),
        ["bench", rest @ ..] => run::bench(rest),
        ["load", rest @ ..] => run::load(rest),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["dist"] => dist::dist(),
        ["proxy"] => proxy::check(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("there is no task {:?}\n\n{HELP}", words.join(" ")),
    }
}
