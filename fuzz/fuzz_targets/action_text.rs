//! Any bytes as an action of each game: nothing panics, and an action that is read survives a round
//! trip.
#![no_main]

mod every_game;

every_game::every_game!(action_text);
