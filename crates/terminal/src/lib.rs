//! The terminal client: a match on one screen, against bots or in hot-seat mode.
//!
//! A [`Session`] drives a [`ziggurat_table::Table`] with lines of text: it shows what the player at
//! the keyboard may see, reads what they type, and lets the bots think. It reads from any
//! [`std::io::BufRead`] and writes to any [`std::io::Write`], so a whole match can be scripted.
//!
//! Each game adds a [`Screen`]: how its board looks as text, what can be chosen, and how its actions
//! are typed.

mod babylon;
mod babylonia;
mod battalia;
mod canvas;
mod layout;
mod page;
mod rules;
mod score;
mod screen;
mod session;
mod seven_wonders;
mod tower_of_babel;
mod typing;

pub use layout::table;
pub use page::{Page, Style};
pub use rules::{NoSuchRule, rules_text};
pub use score::{message_key, result_text, score_table};
pub use screen::{Item, Pick, Screen, ScreenVisitor, Spot, with_screen};
pub use session::{End, Session};
