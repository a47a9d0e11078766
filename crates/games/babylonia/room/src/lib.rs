//! What a client can ask about Babylonia, compiled for size.

ziggurat_browser::room!(ziggurat_babylonia::Babylonia, ziggurat_babylonia_mind::Mind);
