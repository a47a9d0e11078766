//! Babylon keeps the contract of a game.

use ziggurat_babylon::{Babylon, Corner, Decoration, Effect, Flower, Material};

ziggurat_testkit::contract!(Babylon);
ziggurat_testkit::names!(Corner Decoration Effect Flower Material);
