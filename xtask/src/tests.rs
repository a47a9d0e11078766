//! Everything that must hold before a change lands.

use anyhow::Result;

use crate::{
    run::{cargo, run},
    tidy, web,
};

/// Crates without IO, clock or ambient randomness: they must also run in a browser.
const PURE: [&str; 9] = [
    "ziggurat-engine",
    "ziggurat-babylonia",
    "ziggurat-tower-of-babel",
    "ziggurat-seven-wonders",
    "ziggurat-babylon",
    "ziggurat-battalia",
    "ziggurat-bots",
    "ziggurat-table",
    "ziggurat-words",
];

/// All tests.
pub(crate) fn all() -> Result<()> {
    tidy::check()?;
    // The server carries the client inside, so the client is built first.
    web::build()?;
    rust()?;
    web()?;
    // The tests of the command line have just built the program: no need to build it again.
    web::browser_tests()
}

/// The Rust half.
pub(crate) fn rust() -> Result<()> {
    let cargo = cargo();
    run("", &cargo, &["fmt", "--all", "--check"])?;
    run(
        "",
        &cargo,
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "--deny",
            "warnings",
        ],
    )?;
    run("", &cargo, &["test", "--workspace", "--no-fail-fast"])?;
    let mut check = vec![
        "check",
        "--target",
        "wasm32-unknown-unknown",
        "--no-default-features",
    ];
    PURE.iter()
        .for_each(|name| check.extend(["--package", name]));
    run("", &cargo, &check)
}

/// The client's half: types, lints, unit tests, size.
pub(crate) fn web() -> Result<()> {
    web::check()
}

/// Whole matches in a real browser against the real program, built here.
pub(crate) fn browser() -> Result<()> {
    run("", &cargo(), &["build", "--package", "ziggurat-cli"])?;
    web::browser_tests()
}
