//! Tower of Babel as a WebAssembly module.

ziggurat_browser::module!(ziggurat_tower_of_babel_room);
