//! What the commands need on a machine, and how it gets there. What can be added is added, and said;
//! for the rest there is a sentence that says what to do.

use std::{path::Path, process::Command};

use anyhow::{Context, Result, bail};

use crate::{
    run::cargo,
    steps::{Steps, starts},
};

/// What the rules are compiled for besides this machine.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// What the program that people download is compiled for: it needs nothing of the system it runs on.
pub(crate) const MUSL: &str = "x86_64-unknown-linux-musl";
/// The C compiler for it: SQLite is written in C.
const MUSL_GCC: &str = "musl-gcc";
/// The oldest Node.js that builds the client.
const NODE: [u32; 2] = [20, 19];

/// The target for WebAssembly and the tools that check format and lints.
pub(crate) fn rust(steps: &Steps) -> Result<()> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !starts(&cargo(), &[tool, "--version"]) {
            rustup(steps, &["component", "add", component])?;
        }
    }
    if !has_target(WASM)? {
        rustup(steps, &["target", "add", WASM])?;
    }
    Ok(())
}

/// The target of the static program, and a C compiler for it.
pub(crate) fn musl(steps: &Steps) -> Result<()> {
    if !has_target(MUSL)? {
        rustup(steps, &["target", "add", MUSL])?;
    }
    package(steps, MUSL_GCC, "musl-tools", "--version")
}

/// The program that runs fuzz targets.
pub(crate) fn cargo_fuzz(steps: &Steps) -> Result<()> {
    if starts(&cargo(), &["fuzz", "--version"]) {
        return Ok(());
    }
    println!("There is no cargo-fuzz; adding it:");
    steps.run("", &cargo(), &["install", "--locked", "cargo-fuzz"])
}

/// A program that a package of Debian holds, which is installed if it can be.
pub(crate) fn package(steps: &Steps, program: &str, package: &str, asks: &str) -> Result<()> {
    if starts(program, &[asks]) {
        return Ok(());
    }
    if !is_root() || !starts("apt-get", &["--version"]) {
        bail!("{}", no_package(program, package));
    }
    println!("There is no {program}; adding it:");
    let install = ["install", "--yes", "--no-install-recommends", package];
    // What the system knows about its packages may be too old, or nothing.
    if steps.run("", "apt-get", &install).is_err() {
        steps.run("", "apt-get", &["update"])?;
        steps.run("", "apt-get", &install)?;
    }
    Ok(())
}

fn no_package(program: &str, package: &str) -> String {
    format!(
        "there is no {program}\n\
         On Debian and Ubuntu: sudo apt-get install {package}\n\
         Elsewhere: install the package of your system that holds {program}"
    )
}

fn is_root() -> bool {
    let out = Command::new("id").arg("-u").output();
    out.is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}

/// Whether the compiler has the standard library of a target, however it came there.
fn has_target(target: &str) -> Result<bool> {
    let out = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output()
        .context("`rustc` could not be started; install Rust from https://rustup.rs")?;
    let folder = String::from_utf8_lossy(&out.stdout);
    Ok(out.status.success() && has_libraries(Path::new(folder.trim())))
}

fn has_libraries(folder: &Path) -> bool {
    let mut entries = folder.read_dir().into_iter().flatten();
    entries.any(|entry| entry.is_ok())
}

/// Adds something to the toolchain.
fn rustup(steps: &Steps, args: &[&str]) -> Result<()> {
    if !starts("rustup", &["--version"]) {
        bail!("{}", no_rustup(args));
    }
    println!("The Rust toolchain lacks something; adding it:");
    steps.run("", "rustup", args)
}

fn no_rustup(args: &[&str]) -> String {
    let what = args.last().copied().unwrap_or_default();
    format!(
        "the Rust toolchain has no {what}, and there is no rustup to add it with\n\
         With rustup (https://rustup.rs): rustup {}\n\
         Without: install the package of your system that holds {what} for its Rust",
        args.join(" ")
    )
}

/// A Node.js that is new enough, and npm.
pub(crate) fn node() -> Result<()> {
    let out = Command::new("node").arg("--version").output();
    let out = out.context(missing_node())?;
    let said = String::from_utf8_lossy(&out.stdout);
    if !is_new_enough(said.trim()) {
        let [major, minor] = NODE;
        bail!(
            "Node.js is {}, but the client needs {major}.{minor} or newer; install it from https://nodejs.org",
            said.trim()
        );
    }
    if !starts("npm", &["--version"]) {
        bail!("Node.js is there, but npm is not; install npm, which usually comes with Node.js");
    }
    Ok(())
}

fn missing_node() -> String {
    let [major, minor] = NODE;
    format!("there is no Node.js; install {major}.{minor} or newer from https://nodejs.org")
}

/// `v20.19.0` and newer.
fn is_new_enough(version: &str) -> bool {
    let numbers = version.trim_start_matches('v').split('.');
    let numbers: Vec<u32> = numbers.map_while(|number| number.parse().ok()).collect();
    numbers.len() >= NODE.len() && numbers >= NODE.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_compared_by_their_numbers() {
        for good in ["v20.19.0", "v20.20.2", "v22.0.0", "v100.1.0"] {
            assert!(is_new_enough(good), "{good}");
        }
        for bad in ["v20.18.9", "v18.20.0", "v9.99.0", "", "nonsense", "v20"] {
            assert!(!is_new_enough(bad), "{bad}");
        }
    }

    #[test]
    fn a_target_counts_as_there_only_with_its_libraries() {
        assert!(!has_libraries(Path::new("there/is/no/such/folder")));
        assert!(has_libraries(Path::new(env!("CARGO_MANIFEST_DIR"))));
        assert!(!has_target("no-such-target").unwrap());
    }

    #[test]
    fn without_a_package_the_sentence_says_what_to_do() {
        let sentence = no_package(MUSL_GCC, "musl-tools");
        assert!(
            sentence.contains("apt-get install musl-tools"),
            "{sentence}"
        );
    }

    #[test]
    fn without_rustup_the_sentence_says_what_to_do() {
        let sentence = no_rustup(&["target", "add", WASM]);
        assert!(
            sentence.contains("rustup target add wasm32-unknown-unknown"),
            "{sentence}"
        );
    }
}
