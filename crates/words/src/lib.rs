//! The words of every message, English and German.
//!
//! Games speak in keys and values ([`ziggurat_engine::Text`]); the Fluent files in `locales/` have the
//! words. [`say`] brings the two together, [`text`] and [`text_with`] are for programs that have no
//! [`Text`](ziggurat_engine::Text), and [`rules`] reads the numbered rules of a game.
//!
//! ```
//! use ziggurat_engine::{Arg, Seat, Text};
//! use ziggurat_words::{Lang, say};
//!
//! let placed = Text::new("bab-event-placed")
//!     .with("seat", Seat(0))
//!     .with("token", "bab-token-farmer")
//!     .with("hex", Arg::Word("G2".into()));
//! let names = |_: Seat| "Claudia".to_owned();
//! assert_eq!(say(Lang::En, &placed, &names), "Claudia places a farmer on G2.");
//! assert_eq!(say(Lang::De, &placed, &names), "Claudia setzt einen Bauern auf G2.");
//! ```
//!
//! # Forms of a word
//!
//! Words change their form in a sentence ("ein Bauer", "einen Bauern"). The forms are attributes of
//! the word's own message: a sentence asks for the form `a` of its value `$token` with the variable
//! `$token-a`. A form gets `$count`: 1, or in a list, how often the word occurs there.
//!
//! ```text
//! bab-token-farmer = Bauer
//!     .acc = { $count ->
//!         [one] einen Bauern
//!        *[other] { $count } Bauern
//!     }
//! bab-event-placed = { $seat } setzt { $token-acc } auf { $hex }.
//! ```
//!
//! A word without the form that is asked for is used as it is. Names of values must not contain
//! hyphens, because the hyphen marks a form.

mod catalog;
mod files;
mod lang;
pub mod rules;
mod say;

pub use lang::{Lang, UnknownLang};
pub use say::{Value, keys, say, say_numbered, text, text_with, variables};
