//! The server over real connections.

#[path = "../support/mod.rs"]
mod support;

#[path = "../wire/mod.rs"]
mod wire;

mod battles;
mod brought;
mod editions;
mod fuse;
mod gardens;
mod gathering;
mod host;
mod http;
mod leaks;
mod light;
mod looking_back;
mod packed;
mod panics;
mod partners;
mod playing;
mod resuming;
mod safety;
mod secret_choices;
mod together;
