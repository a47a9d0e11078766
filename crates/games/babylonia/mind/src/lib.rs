//! The bots of Babylonia, compiled for speed.

ziggurat_browser::mind!(ziggurat_babylonia::Babylonia);
