//! What a client can ask about 7 Wonders, compiled for size.

ziggurat_browser::room!(
    ziggurat_seven_wonders::SevenWonders,
    ziggurat_seven_wonders_mind::Mind
);
