//! 7 Wonders on the shelf.

use ziggurat_seven_wonders::{ALL_FACTS, Action, Document, Event, Options, SevenWonders, View};

use crate::{Schemas, Title};

impl Title for SevenWonders {
    fn schemas() -> Schemas {
        Schemas::of::<Options, Document, Action, Event, View>()
    }

    fn facts() -> &'static str {
        ALL_FACTS
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn the_facts_hold_both_boxes() {
        let facts: Value = serde_json::from_str(SevenWonders::facts()).unwrap();
        assert_eq!(facts["cards"].as_array().unwrap().len(), 78);
        assert_eq!(facts["babel"]["tiles"].as_array().unwrap().len(), 24);
        assert!(facts["certainty"]["cards"].is_string());
        assert!(facts["certainty"]["tile_names"].is_string());
    }
}
