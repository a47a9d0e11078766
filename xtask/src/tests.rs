//! Everything that must hold before a change lands.

use anyhow::Result;

use crate::{
    needs::{self, WASM},
    run::{cargo, games},
    steps::{Steps, beside},
    tidy, web,
};

/// Crates without IO, clock or ambient randomness, like every game: they must also run in a browser.
const PURE: [&str; 4] = [
    "ziggurat-engine",
    "ziggurat-bots",
    "ziggurat-table",
    "ziggurat-words",
];

/// All tests. What does not need each other runs at the same time; the browser goes first, because
/// it often waits, and the compiler takes what it leaves.
pub(crate) fn all() -> Result<()> {
    needs::rust(&Steps::Alone)?;
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
    needs::rust(&Steps::Alone)?;
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
    let mut check = vec!["check", "--target", WASM, "--no-default-features"];
    let games = games()?;
    let pure = PURE.into_iter().chain(games.iter().map(String::as_str));
    pure.for_each(|name| check.extend(["--package", name]));
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
