//! Babylon on the shelf.

use ziggurat_babylon::{Action, Babylon, Document, Event, FACTS, Options, View};

use crate::{Schemas, Title};

impl Title for Babylon {
    fn schemas() -> Schemas {
        Schemas::of::<Options, Document, Action, Event, View>()
    }

    fn facts() -> &'static str {
        FACTS
    }
}
