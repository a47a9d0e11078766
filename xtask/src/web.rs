//! The web client: packages, build, tests.

use std::{
    env::{self, consts::EXE_SUFFIX},
    fs,
};

use anyhow::Result;

use crate::{needs, run::root, steps::Steps, wasm};

const FOLDER: &str = "web";

/// Installs the packages if they are not there as the lock file says.
pub(crate) fn install(steps: &Steps) -> Result<()> {
    needs::node()?;
    let folder = root().join(FOLDER);
    let lock = fs::read(folder.join("package-lock.json"))?;
    let stamp = folder.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    // Not `npm ci`: it insists on packages for platforms that this one does not need.
    let args = ["install", "--no-save", "--no-audit", "--no-fund"];
    steps.run(FOLDER, "npm", &args)?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// Builds the client into `web/dist`.
pub(crate) fn build(steps: &Steps) -> Result<()> {
    install(steps)?;
    wasm::build(steps)?;
    steps.run(FOLDER, "npm", &["run", "build"])
}

/// Types, lints, unit tests and the size of what a browser loads.
pub(crate) fn check(steps: &Steps) -> Result<()> {
    install(steps)?;
    for script in ["check", "test", "size"] {
        steps.run(FOLDER, "npm", &["run", script])?;
    }
    Ok(())
}

/// Plays in a real browser with the client and the program that were built last.
pub(crate) fn browser_tests(steps: &Steps) -> Result<()> {
    install(steps)?;
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let folder = root().join(target).join("debug");
    let program = folder.join(format!("ziggurat{EXE_SUFFIX}"));
    steps.run(FOLDER, "node", &["scripts/browser.mjs"])?;
    steps.run_with(
        FOLDER,
        "npx",
        &["playwright", "test"],
        &[("ZIGGURAT", program.into_os_string()), ("CI", "1".into())],
    )
}
