//! The contract that every game keeps.

use ziggurat_battalia::Battalia;

ziggurat_testkit::contract!(Battalia);
