//! Babylonia: exact rules, very fast.
