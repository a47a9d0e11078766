//! Tower of Babel keeps the contract of a game.

use ziggurat_tower_of_babel::{ActionCard, Kind, TowerOfBabel, Wonder};

ziggurat_testkit::contract!(TowerOfBabel);
ziggurat_testkit::names!(ActionCard Kind Wonder);
