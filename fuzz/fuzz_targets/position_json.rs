//! Any bytes as a position of each game: nothing panics, and a valid position can be played on.
#![no_main]

mod every_game;

every_game::every_game!(position_json);
