//! The types as TypeScript.

use std::path::Path;

use ts_rs::{Config, ExportError, TS};

use crate::{ClientMessage, ServerMessage, http, table};

/// Writes types and everything they refer to.
macro_rules! export {
    ($config:expr, $($type:ty),* $(,)?) => {
        $(<$type as TS>::export_all($config)?;)*
    };
}

/// Writes the types of all messages into a folder. The types of the games come from the shelf.
///
/// # Errors
/// If a file cannot be written.
pub fn write(folder: &Path) -> Result<(), ExportError> {
    let config = &Config::new().with_out_dir(folder);
    export!(
        config,
        ClientMessage,
        ServerMessage,
        http::Problem,
        http::MeAnswer,
        http::NewMe,
        http::SessionList,
        http::GameCard,
        http::GamePhrases,
        http::NewTable,
        http::BroughtMatch,
        http::MadeTable,
        http::TableList,
        http::MyTables,
        http::Due,
        http::MadeReplay,
        http::ReplayInfo,
    );
    // Whatever stands for the types of a game: they are written as parameters.
    export!(
        config,
        table::Command<()>,
        table::Message<(), ()>,
        table::Snapshot<(), (), (), ()>,
        table::Step<(), (), ()>,
    );
    Ok(())
}
