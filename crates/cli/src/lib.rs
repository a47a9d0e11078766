//! The parts of the `ziggurat` program.
//!
//! [`protocol`] is the engine protocol: JSON lines in, JSON lines out.

pub mod entropy;
pub mod protocol;
