//! What the game tells bots about itself.

use ziggurat_engine::Advice;

use crate::state::Babylonia;

impl Advice for Babylonia {}
