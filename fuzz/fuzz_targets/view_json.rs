//! Any bytes as a view of each game: nothing panics, and what is imagined from one looks like it.
#![no_main]

mod every_game;

every_game::every_game!(view_json);
