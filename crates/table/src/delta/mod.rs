//! What has changed between two values, as JSON.
//!
//! A table does not send a whole state with every move, only what has changed of the one that it told
//! last. A state is recorded on a [`Tape`]; [`difference`] compares two tapes and writes a *change*;
//! [`apply`] makes the new state from the old one and the change. [`Tape::hash`] is how both sides make
//! sure that they have the same.
//!
//! A change is
//!
//! - a number, a text, `true`, `false` or `null`: the value is this now;
//! - `[value]`: the value is this list or object now;
//! - `{"key": change, …}` for an object: these keys have changed. `[]` takes a key away. A new key comes
//!   last, or before another key: `[value, "other key"]`;
//! - `{"3": change, …}` for a list: these places have changed. `"cut": [at, count, values …]` comes
//!   first: from place `at` on, `count` values are replaced by these. Places are counted after the cut.
//!
//! ```
//! use serde_json::json;
//! use ziggurat_table::delta::{apply, difference, Tape};
//!
//! let tiles = json!({ "a1": "lion", "c4": "bull" });
//! let old = json!({ "hand": ["farmer", "priest", "priest"], "points": 7, "tiles": tiles });
//! let tiles = json!({ "a1": "lion", "b2": "boat", "c4": "bull" });
//! let new = json!({ "hand": ["priest", "priest"], "points": 9, "tiles": tiles });
//! let change = difference(&Tape::of(&old)?, &Tape::of(&new)?);
//! assert_eq!(change, r#"{"hand":{"cut":[0,1]},"points":9,"tiles":{"b2":["boat","c4"]}}"#);
//!
//! let mut state = old;
//! apply(&mut state, &serde_json::from_str(&change)?)?;
//! assert_eq!(state, new);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apply;
mod compare;
mod hash;
mod json;
mod record;
mod tape;

pub use apply::{Misfit, apply, hash_of};
pub use compare::difference;
pub use record::Unrecordable;
pub use tape::Tape;

pub(crate) use compare::write_difference;
