//! A new build of the web client must come into the program. A debug build reads it at start.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
