//! The contract suite that every game passes in three lines.
