//! The contract that every game keeps.

use ziggurat_battalia::{Artefact, Battalia, Faction, Great, Rank, Shape};

ziggurat_testkit::contract!(Battalia);
ziggurat_testkit::names!(Artefact Faction Great Rank Shape);
