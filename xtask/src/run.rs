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
    let packages = packages_in("/crates/games/")?;
    let games = packages
        .iter()
        .filter(|package| !is_part(package, "module") && !is_part(package, "mind"));
    let names = games.filter_map(|game| game["name"].as_str());
    Ok(names.map(str::to_owned).collect())
}

/// The packages that make modules for browsers, each with the name of its library: the id of the game.
pub(crate) fn modules() -> Result<Vec<(String, String)>> {
    let packages = packages_in("/crates/games/")?;
    let modules = packages.iter().filter(|package| is_part(package, "module"));
    let named = modules.filter_map(|module| {
        let library = module["targets"][0]["name"].as_str()?;
        Some((module["name"].as_str()?.to_owned(), library.to_owned()))
    });
    Ok(named.collect())
}

fn packages_in(folder: &str) -> Result<Vec<Value>> {
    let mut metadata: Value = serde_json::from_str(&metadata()?)?;
    let packages = metadata["packages"].take();
    let packages = packages.as_array().into_iter().flatten();
    Ok(packages
        .filter(|package| path_of(package).contains(folder))
        .cloned()
        .collect())
}

/// Whether a package is a part of a game, in a folder of this name.
fn is_part(package: &Value, folder: &str) -> bool {
    path_of(package).ends_with(&format!("/{folder}/Cargo.toml"))
}

fn path_of(package: &Value) -> String {
    let path = package["manifest_path"].as_str().unwrap_or_default();
    path.replace('\\', "/")
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
        "--features",
        "count",
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
