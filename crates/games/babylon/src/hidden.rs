//! Dealing again what a viewer cannot know: in this game, nothing.

use ziggurat_engine::{Chance, Viewer};

use crate::state::Babylon;

impl Babylon {
    /// Leaves everything as it is. What is hidden is hidden from everybody, kept as a set (BYL-12.2)
    /// and drawn from when it comes to light; and nobody knows more than the others (BYL-12.3).
    pub(crate) fn deal_hidden(&mut self, _viewer: Viewer, _chance: &mut Chance) {}
}
