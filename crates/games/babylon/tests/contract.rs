//! Babylon keeps the contract of a game.

use ziggurat_babylon::Babylon;

ziggurat_testkit::contract!(Babylon);
