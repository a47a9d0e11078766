//! The engine protocol: one JSON request per line, one JSON answer per line, no state in between.
//!
//! ```
//! let answer = ziggurat_cli::protocol::answer(r#"{"id": 1, "do": "games"}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":{"games":[{"id":"babylonia""#));
//! let answer = ziggurat_cli::protocol::answer("hello");
//! assert!(answer.starts_with(r#"{"id":null,"error":{"code":"bad_request""#));
//! ```
//!
//! `docs/engine.md` describes the verbs, the codes of errors, and what the engine accepts beyond
//! the bare minimum.

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
