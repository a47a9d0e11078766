//! Any bytes as the file of a match: nothing panics, and what replays is saved as it was.
#![no_main]

mod every_game;

every_game::every_game!(game_log);
