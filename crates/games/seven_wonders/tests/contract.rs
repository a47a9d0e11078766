//! The contract suite.

use ziggurat_seven_wonders::SevenWonders;

ziggurat_testkit::contract!(SevenWonders);
