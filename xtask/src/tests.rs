//! Everything that must hold before a change lands.

use anyhow::Result;

use crate::{
    run::cargo,
    steps::{Steps, beside},
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

/// All tests. What does not need each other runs at the same time; the browser goes first, because
/// it often waits, and the compiler takes what it leaves.
pub(crate) fn all() -> Result<()> {
    tidy::check()?;
    // The server carries the client inside, so the client is built first.
    web::build(&Steps::Alone)?;
    let steps = Steps::beside();
    beside(&[&|| program(&steps), &|| web::check(&steps)])?;
    // Cargo builds for one at a time: the lints are next when the tests are built and run.
    beside(&[&|| web::browser_tests(&steps), &|| tests(&steps), &|| {
        lints(&steps)
    }])
}

/// The Rust half.
pub(crate) fn rust() -> Result<()> {
    lints(&Steps::Alone)?;
    tests(&Steps::Alone)
}

/// Format, lints, and whether what must run in a browser can.
fn lints(steps: &Steps) -> Result<()> {
    let cargo = cargo();
    steps.run_behind("", &cargo, &["fmt", "--all", "--check"])?;
    let clippy = ["clippy", "--workspace", "--all-targets"];
    let strict = ["--", "--deny", "warnings"];
    steps.run_behind("", &cargo, &[&clippy[..], &strict].concat())?;
    let mut check = vec![
        "check",
        "--target",
        "wasm32-unknown-unknown",
        "--no-default-features",
    ];
    PURE.iter()
        .for_each(|name| check.extend(["--package", name]));
    steps.run_behind("", &cargo, &check)
}

/// Builds the program just as the tests of the whole workspace do, with its own tests: nothing of
/// it is built twice.
fn program(steps: &Steps) -> Result<()> {
    let args = ["test", "--workspace", "--no-run", "--test", "cli"];
    steps.run("", &cargo(), &args)
}

fn tests(steps: &Steps) -> Result<()> {
    steps.run_behind("", &cargo(), &["test", "--workspace", "--no-fail-fast"])
}

/// The client's half: types, lints, unit tests, size.
pub(crate) fn web() -> Result<()> {
    web::build(&Steps::Alone)?;
    web::check(&Steps::Alone)
}

/// Whole matches in a real browser against the real program, built here.
pub(crate) fn browser() -> Result<()> {
    let steps = Steps::Alone;
    web::build(&steps)?;
    steps.run("", &cargo(), &["build", "--package", "ziggurat-cli"])?;
    web::browser_tests(&steps)
}
