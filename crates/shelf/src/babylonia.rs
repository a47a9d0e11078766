//! Babylonia on the shelf.

use ziggurat_babylonia::{Action, Babylonia, Document, Event, FACTS, Options, View};

use crate::{Schemas, Title};

impl Title for Babylonia {
    fn schemas() -> Schemas {
        Schemas::of::<Options, Document, Action, Event, View>()
    }

    fn facts() -> &'static str {
        FACTS
    }
}
