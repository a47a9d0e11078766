//! Babylon as a WebAssembly module.

ziggurat_browser::module!(ziggurat_babylon_room);
