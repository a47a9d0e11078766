//! What a client can ask about Tower of Babel, compiled for size.

ziggurat_browser::room!(
    ziggurat_tower_of_babel::TowerOfBabel,
    ziggurat_tower_of_babel_mind::Mind
);
