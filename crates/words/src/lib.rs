//! The words of every message, English and German.
