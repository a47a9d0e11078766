//! A game in the browser.
//!
//! A [`Room`] answers whatever a client asks about one game: what a viewer can do, why something is not
//! allowed, what an action would bring, what an event means in words, what a bot would do. It can also
//! hold a [`Table`](ziggurat_table::Table), so that a match is played without any server, or a
//! [`Lesson`](ziggurat_table::lesson::Lesson). Everything
//! about a match that is played elsewhere is answered from a view alone: the room imagines a world that
//! looks like it.
//!
//! Requests and answers are JSON. [`module!`] makes a WebAssembly module of a game; its interface has
//! four functions, because JSON is all that goes through it:
//!
//! | function | what |
//! | --- | --- |
//! | `reserve(length)` | where to write a request of this many bytes |
//! | `answer()` | carries the request out; how many bytes the answer has |
//! | `said()` | where the answer is, until the next request |
//! | `now()`, imported from `host` | the time in milliseconds, for bots |

mod ask;
mod coach;
mod door;
mod host;
mod lesson;
mod look;
mod mind;
mod read;
mod told;

pub use ask::Room;
pub use door::Door;
pub use look::{Preview, Refused};
pub use mind::{Compared, Mind, Plain, Thought};
pub use ziggurat_bots::{Budget, Clock};
pub use ziggurat_engine::Game;
pub use ziggurat_table::BotTask;
