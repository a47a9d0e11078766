//! The two modules of Babel.

mod projects;
mod stack;
mod tower;

pub(crate) use stack::{TileSet, Tower};
