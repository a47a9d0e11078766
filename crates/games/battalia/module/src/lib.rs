//! Battalia as a WebAssembly module.

ziggurat_browser::module!(ziggurat_battalia_room);
