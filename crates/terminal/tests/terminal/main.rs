//! Games as text, and whole matches at the keyboard.

mod babylon;
mod babylon_played;
mod babylonia;
mod babylonia_played;
mod battalia;
mod battalia_played;
mod played;
mod seven_wonders;
mod seven_wonders_played;
mod tower_of_babel;
mod tower_of_babel_played;
mod typist;
mod walks;
