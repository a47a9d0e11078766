//! A match as a pure state machine: commands in, messages per viewer out.
