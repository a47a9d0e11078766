//! Tower of Babel on the shelf.

use ziggurat_tower_of_babel::{Action, Document, Event, FACTS, Options, TowerOfBabel, View};

use crate::{Schemas, Title};

impl Title for TowerOfBabel {
    fn schemas() -> Schemas {
        Schemas::of::<Options, Document, Action, Event, View>()
    }

    fn facts() -> &'static str {
        FACTS
    }
}
