//! The engine protocol: one JSON request per line, one JSON answer per line, no state in between.
//!
//! ```
//! let answer = ziggurat_cli::protocol::answer(r#"{"id": 1, "do": "games"}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":{"games":[{"id":"babylonia""#));
//! let answer = ziggurat_cli::protocol::answer("hello");
//! assert!(answer.starts_with(r#"{"id":null,"error":{"code":"bad_request""#));
//! ```
//!
//! # Codes of errors
//!
//! | code | when | more fields |
//! | --- | --- | --- |
//! | `bad_request` | the line is no JSON object, a field is missing, wrong or unknown | |
//! | `unknown_verb` | there is no such verb | |
//! | `unknown_game` | there is no such game | |
//! | `bad_options` | the game cannot be played with these options or this number of seats | |
//! | `invalid_position` | the position cannot exist | |
//! | `illegal` | a rule forbids the action | `rule`, `text {en,de}` |
//! | `not_waiting` | a bot was asked about a seat that has nothing to decide | |
//! | `stuck` | a game between bots does not go on; a game that keeps the contract cannot cause it | |
//! | `bad_log` | the log does not replay | `step`, 0 before the first entry |
//!
//! # What the specification leaves open
//!
//! - Fields that a verb does not take are refused, so that a misspelt one does not go unnoticed.
//! - A line may have 16 MiB; a longer one is answered with `bad_request` and `"id": null`.
//! - `score` answers with `score`: for each seat `categories` and `sum`.
//! - `best` takes one of `ms` (at most 60,000) and `iterations` (at most 1,000,000). A bot that need
//!   not act and would rather not answers with `"action": null`.
//! - `play` must give the same game on every machine, so its bots count iterations and look at no
//!   clock. `log` is the file that `ziggurat replay` reads as well.
//! - `replay` answers with one hash for every step; the first is that of the opening, step 0.

mod fault;
mod fields;
mod plain;
mod request;
mod serve;
mod verbs;

pub use serve::{MAX_LINE, serve};

use request::Request;

/// Answers one line. Whatever the line is, there is an answer, without a line break in it.
#[must_use]
pub fn answer(line: &str) -> String {
    let request = Request::read(line);
    let (id, result) = match request {
        Ok(Request { id, call }) => (id, call.and_then(verbs::carry_out)),
        Err(fault) => ("null", Err(fault)),
    };
    match result {
        Ok(ok) => format!(r#"{{"id":{id},"ok":{ok}}}"#),
        Err(fault) => format!(r#"{{"id":{id},"error":{}}}"#, fault.to_json()),
    }
}
