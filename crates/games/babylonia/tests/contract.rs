//! Babylonia keeps the contract of a game.

use ziggurat_babylonia::Babylonia;

ziggurat_testkit::contract!(Babylonia);
