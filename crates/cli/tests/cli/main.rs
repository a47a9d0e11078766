//! The program as people and other programs start it.

mod arguments;
mod babylon;
mod battalia;
mod common;
mod database;
mod engine_garbage;
mod engine_messages;
mod engine_verbs;
mod facts;
mod game;
mod play;
mod programs;
mod serve;
mod service;
mod settings;
mod seven_wonders;
mod tower_of_babel;
mod version;
