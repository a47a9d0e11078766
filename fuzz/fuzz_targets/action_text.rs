//! Any bytes as an action of each game: nothing panics, and what is read is written in a form that is read
//! back.
#![no_main]

mod every_game;

every_game::every_game!(action_text);
