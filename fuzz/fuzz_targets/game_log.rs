//! Any bytes as a game file: nothing panics, and a file that replays is saved unchanged.
#![no_main]

mod every_game;

every_game::every_game!(game_log);
