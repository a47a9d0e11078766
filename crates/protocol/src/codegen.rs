//! The types as TypeScript.

use std::path::Path;

use ts_rs::{Config, ExportError, TS};
use ziggurat_babylon as babylon;
use ziggurat_babylonia as babylonia;
use ziggurat_battalia as battalia;
use ziggurat_seven_wonders as seven_wonders;
use ziggurat_tower_of_babel as tower_of_babel;

use crate::{ClientMessage, ServerMessage, http, table};

/// Writes types and everything they refer to.
macro_rules! export {
    ($config:expr, $($type:ty),* $(,)?) => {
        $(<$type as TS>::export_all($config)?;)*
    };
}

/// Writes every file of types into a folder.
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
        http::GameCard,
        http::NewTable,
        http::MadeTable,
        http::TableList,
        http::MadeReplay,
        http::ReplayInfo,
    );
    export!(
        config,
        table::Command<babylonia::ActionKind>,
        table::Message<babylonia::View, babylonia::ActionKind, babylonia::Event>,
        table::Snapshot<
            babylonia::View,
            babylonia::ActionKind,
            babylonia::Event,
            babylonia::Options,
        >,
        table::Step<babylonia::View, babylonia::ActionKind, babylonia::Event>,
        table::Hint<babylonia::ActionKind>,
    );
    export!(
        config,
        babylonia::View,
        babylonia::Event,
        babylonia::ActionKind,
        babylonia::Options,
    );
    export!(
        config,
        tower_of_babel::View,
        tower_of_babel::Event,
        tower_of_babel::Action,
        tower_of_babel::Options,
    );
    export!(
        config,
        seven_wonders::View,
        seven_wonders::Event,
        seven_wonders::ActionKind,
        seven_wonders::Options,
    );
    export!(
        config,
        babylon::View,
        babylon::Event,
        babylon::ActionKind,
        babylon::Options,
    );
    export!(
        config,
        battalia::View,
        battalia::Event,
        battalia::Action,
        battalia::Options,
    );
    Ok(())
}
