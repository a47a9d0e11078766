//! What a table promises, tried with a toy game and with Babylonia.

mod any;
mod babylonia;
mod bots;
mod commitment;
mod delta;
mod file;
mod freshness;
mod messages;
mod random;
mod rehost;
mod seats;
mod support;
mod toy;
mod undo;
mod words;
