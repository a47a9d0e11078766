//! Set-up, tests and house rules: cargo xtask help.

fn main() {}
