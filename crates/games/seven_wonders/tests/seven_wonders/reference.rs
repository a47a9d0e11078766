//! Slow, independent models, written from the rules and the printed facts: the engine allows what they allow.

mod family;
pub(crate) mod payments;
