//! The server over real connections.

#[path = "../support/mod.rs"]
mod support;

mod battles;
mod editions;
mod fuse;
mod gardens;
mod gathering;
mod host;
mod http;
mod leaks;
mod looking_back;
mod panics;
mod partners;
mod playing;
mod resuming;
mod safety;
mod secret_choices;
mod together;
