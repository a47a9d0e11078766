//! The ziggurat program.

fn main() {}
