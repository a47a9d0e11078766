//! What every game offers to hosts.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use ziggurat_engine::{Advice, Study};

/// A game as hosts need it.
pub trait Title: Advice + Study {
    /// The JSON Schemas of everything that goes into or comes out of the engine.
    fn schemas() -> Schemas;

    /// The facts about this edition, as JSON: components, names, and how certain each fact is.
    fn facts() -> &'static str;
}

/// JSON Schemas of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Schemas {
    /// What the players agree on before the start.
    pub options: Value,
    /// The position as a document.
    pub position: Value,
    /// What a seat does.
    pub action: Value,
    /// What happened.
    pub event: Value,
    /// What a viewer may see.
    pub view: Value,
}

impl Schemas {
    /// The schemas of these types; `Position` is the document, which need not be the type that the
    /// engine works with.
    #[must_use]
    pub fn of<Options, Position, Action, Event, View>() -> Self
    where
        Options: JsonSchema,
        Position: JsonSchema,
        Action: JsonSchema,
        Event: JsonSchema,
        View: JsonSchema,
    {
        Self {
            options: schemars::schema_for!(Options).to_value(),
            position: schemars::schema_for!(Position).to_value(),
            action: schemars::schema_for!(Action).to_value(),
            event: schemars::schema_for!(Event).to_value(),
            view: schemars::schema_for!(View).to_value(),
        }
    }
}
