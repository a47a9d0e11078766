//! What a client can ask about Battalia, compiled for size.

ziggurat_browser::room!(ziggurat_battalia::Battalia, ziggurat_battalia_mind::Mind);
