//! Tower of Babel keeps the contract of a game.

use ziggurat_tower_of_babel::TowerOfBabel;

ziggurat_testkit::contract!(TowerOfBabel);
