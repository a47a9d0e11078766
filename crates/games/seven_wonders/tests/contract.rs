//! The contract suite.

use ziggurat_seven_wonders::{
    Card, Class, Colour, Join, Leader, Mean, Project, Resource, SevenWonders, Side, Symbol, Token,
    Way, Wonder,
};

ziggurat_testkit::contract!(SevenWonders);
ziggurat_testkit::names!(Card Class Colour Join Leader Mean Project Resource Side Symbol Token Way Wonder);
