//! Starting other programs.

use std::{
    env,
    ffi::OsStr,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::web;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The cargo that runs this task.
pub(crate) fn cargo() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs a program in a folder of the repository and says what and how long.
pub(crate) fn run(folder: &str, program: &str, args: &[&str]) -> Result<()> {
    run_with(folder, program, args, &[] as &[(&str, &str)])
}

/// Like [`run`], with environment variables.
pub(crate) fn run_with<V: AsRef<OsStr>>(
    folder: &str,
    program: &str,
    args: &[&str],
    variables: &[(&str, V)],
) -> Result<()> {
    let name = Path::new(program)
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    println!("\n$ {name} {}", args.join(" "));
    let begun = Instant::now();
    let status = Command::new(program)
        .args(args)
        .current_dir(root().join(folder))
        .envs(variables.iter().map(|(key, value)| (key, value.as_ref())))
        .status()
        .with_context(|| format!("{name} could not be started; is it installed?"))?;
    println!("  ({:.1} s)", begun.elapsed().as_secs_f32());
    if !status.success() {
        bail!("`{name} {}` failed ({status})", args.join(" "));
    }
    Ok(())
}

/// Builds the web client and the program, and starts it.
pub(crate) fn play(rest: &[&str]) -> Result<()> {
    web::build()?;
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
    run("", &cargo(), &args)
}

/// Writes the TypeScript types.
pub(crate) fn codegen() -> Result<()> {
    run(
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
    run("", &cargo(), &args)
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
    run("", &cargo(), &args)
}
