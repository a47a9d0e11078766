//! Slow models of their own, written from the rules and the printed facts: what they allow, the engine allows.

mod family;
pub(crate) mod payments;
