//! What is built and started: the program, the types of the client, measurements.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Result, bail};
use serde_json::Value;

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

/// What Cargo knows about the crates of the workspace, as JSON.
pub(crate) fn metadata() -> Result<String> {
    let args = ["metadata", "--format-version", "1", "--no-deps"];
    let out = Command::new(cargo())
        .args(args)
        .current_dir(root())
        .output()?;
    if !out.status.success() {
        bail!(
            "`cargo metadata` failed: {}",
            String::from_utf8_lossy(&out.stderr).trim()
        );
    }
    Ok(String::from_utf8(out.stdout)?)
}

/// The packages of the games.
pub(crate) fn games() -> Result<Vec<String>> {
    let metadata: Value = serde_json::from_str(&metadata()?)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let games = packages.filter(|package| {
        let path = package["manifest_path"].as_str().unwrap_or_default();
        path.replace('\\', "/").contains("/crates/games/")
    });
    let names = games.filter_map(|game| game["name"].as_str());
    Ok(names.map(str::to_owned).collect())
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
            "ziggurat-shelf",
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
