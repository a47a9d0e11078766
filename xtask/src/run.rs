//! What is built and started: the program, the types of the client, measurements.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::Result;

use crate::{steps::Steps, web};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The cargo that runs this task.
pub(crate) fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Builds the web client and the program, and starts it.
pub(crate) fn play(rest: &[&str]) -> Result<()> {
    web::build(&Steps::Alone)?;
    let mut args = vec![
        "run",
        "--profile",
        "play",
        "--package",
        "ziggurat-cli",
        "--",
        "serve",
    ];
    args.extend(rest);
    Steps::Alone.run("", &cargo(), &args)
}

/// Writes the TypeScript types.
pub(crate) fn codegen() -> Result<()> {
    Steps::Alone.run(
        "",
        &cargo(),
        &[
            "run",
            "--quiet",
            "--package",
            "ziggurat-protocol",
            "--features",
            "ts",
            "--example",
            "codegen",
        ],
    )
}

/// Measures the engines.
pub(crate) fn bench(rest: &[&str]) -> Result<()> {
    let mut args = vec![
        "run",
        "--release",
        "--package",
        "ziggurat-cli",
        "--",
        "bench",
    ];
    args.extend(rest);
    Steps::Alone.run("", &cargo(), &args)
}

/// Measures the server.
pub(crate) fn load(rest: &[&str]) -> Result<()> {
    let mut args = vec![
        "run",
        "--release",
        "--package",
        "ziggurat-server",
        "--example",
        "load",
        "--",
    ];
    args.extend(rest);
    Steps::Alone.run("", &cargo(), &args)
}
