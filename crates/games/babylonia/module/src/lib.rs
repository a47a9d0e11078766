//! Babylonia as a WebAssembly module.

ziggurat_browser::module!(ziggurat_babylonia_room);
