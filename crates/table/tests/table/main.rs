//! What a table promises, tried with a toy game and with Babylonia.

mod any;
mod babylonia;
mod bots;
mod commitment;
mod file;
mod freshness;
mod messages;
mod random;
mod seats;
mod support;
mod toy;
mod undo;
mod words;
