//! The bots of Tower of Babel, compiled for speed.

ziggurat_browser::mind!(ziggurat_tower_of_babel::TowerOfBabel);
