//! 7 Wonders as a WebAssembly module.

ziggurat_browser::module!(ziggurat_seven_wonders_room);
