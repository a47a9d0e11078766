//! Babylonia, rule by rule: every numbered rule is cited by a test that fails if it is broken.

mod board;
mod components;
mod setup;
mod support;
