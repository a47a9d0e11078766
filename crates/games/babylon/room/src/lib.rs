//! What a client can ask about Babylon, compiled for size.

ziggurat_browser::room!(ziggurat_babylon::Babylon, ziggurat_babylon_mind::Mind);
