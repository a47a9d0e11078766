//! Battalia: The Creation on the shelf.

use ziggurat_battalia::{Action, Battalia, Document, Event, FACTS, Options, View};

use crate::{Schemas, Title};

impl Title for Battalia {
    fn schemas() -> Schemas {
        Schemas::of::<Options, Document, Action, Event, View>()
    }

    fn facts() -> &'static str {
        FACTS
    }
}
