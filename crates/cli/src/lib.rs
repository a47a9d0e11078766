//! The parts of the `ziggurat` program.
//!
//! [`protocol`] is the engine protocol: JSON lines in, JSON lines out. [`run`] is the whole program.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::cast_possible_truncation
    )
)]

#[cfg(all(feature = "serve", unix))]
mod admin;
mod args;
mod bench;
mod cpu;
#[cfg(feature = "serve")]
mod database;
pub mod entropy;
mod facts;
mod fail;
mod play;
pub mod protocol;
mod replay;
mod rules;
#[cfg(feature = "serve")]
mod serve;
#[cfg(all(feature = "serve", unix))]
mod service;
mod simulate;

use std::{
    ffi::OsString,
    io::{self, IsTerminal},
    process::ExitCode,
};

use clap::Parser;

use args::{Cli, Task};
use fail::Failure;

/// Runs the program with its arguments and says how it ended: 0 if all went well, 2 if the arguments
/// are wrong, 1 if something else went wrong.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => return fail::wrong_arguments(&error),
    };
    match carry_out(cli.task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn carry_out(task: Task) -> Result<(), Failure> {
    let out = &mut io::stdout().lock();
    match task {
        Task::Play(args) => play::play(&args, &mut io::stdin().lock(), out),
        #[cfg(feature = "serve")]
        Task::Serve(args) => serve::serve(&args, out),
        #[cfg(feature = "serve")]
        Task::Backup(args) => database::backup(&args, out),
        #[cfg(feature = "serve")]
        Task::Restore(args) => database::restore(&args, out),
        #[cfg(feature = "serve")]
        Task::CheckDatabase(args) => database::check(&args, out),
        #[cfg(all(feature = "serve", unix))]
        Task::Admin(args) => admin::admin(args, out),
        Task::Engine => Ok(protocol::serve(io::stdin().lock(), out)?),
        Task::Simulate(args) => simulate::simulate(&args, out),
        Task::Bench(args) => bench::bench(&args, io::stdout().is_terminal(), out),
        Task::Replay(args) => replay::replay(&args, out),
        Task::Rules(args) => rules::rules(&args, out),
    }
}
