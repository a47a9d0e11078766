//! Bots on small games and on a real one.

mod babylonia;
mod levels;
mod search;
mod toys;
