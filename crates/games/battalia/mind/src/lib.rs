//! The bots of Battalia, compiled for speed.

ziggurat_browser::mind!(ziggurat_battalia::Battalia);
