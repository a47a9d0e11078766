//! The bots of Babylon, compiled for speed.

ziggurat_browser::mind!(ziggurat_babylon::Babylon);
