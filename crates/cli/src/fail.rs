//! How the program says what went wrong: in one line.

use std::{io, process::ExitCode};

use clap::error::ErrorKind;
use ziggurat_engine::OptionsError;

/// Why a task was not carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments are wrong; the text says what would be right.
    Arguments(String),
    /// Something else is wrong, with a file for example.
    Other(String),
    /// Input or output failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<OptionsError> for Failure {
    fn from(error: OptionsError) -> Self {
        Self::Arguments(error.0)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Other(error.to_string())
    }
}

impl Failure {
    #[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
    pub(crate) fn arguments(text: impl ToString) -> Self {
        Self::Arguments(text.to_string())
    }

    /// Tells people, and the system.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Arguments(text) => {
                tell(&text);
                ExitCode::from(2)
            }
            Self::Other(text) => {
                tell(&text);
                ExitCode::FAILURE
            }
            // The reader has seen enough: `ziggurat rules babylonia | head`.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Io(error) => {
                tell(&error.to_string());
                ExitCode::FAILURE
            }
        }
    }
}

fn tell(text: &str) {
    let line = one_line(text);
    // If this cannot be written either, the exit status still says it.
    let _ = io::Write::write_all(&mut io::stderr(), format!("ziggurat: {line}\n").as_bytes());
}

fn one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let text = lines.collect::<Vec<_>>().join("; ");
    text.replace(":; ", ": ")
}

/// Answers arguments that cannot be read; asking for help or the version is not a mistake.
pub(crate) fn wrong_arguments(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = io::Write::write_all(&mut io::stdout(), error.to_string().as_bytes());
            ExitCode::SUCCESS
        }
        ErrorKind::InvalidSubcommand => {
            let text = brief(&error.to_string());
            let commands = "play, serve, backup, restore, check-database, engine, simulate, bench, replay, rules, help";
            Failure::Arguments(format!("{text}\nthere are {commands}")).report()
        }
        _ => Failure::Arguments(brief(&error.to_string())).report(),
    }
}

/// The message of the argument parser, without its pointer to more help.
fn brief(message: &str) -> String {
    let wanted = |line: &&str| !line.starts_with("For more information");
    let lines: Vec<&str> = message.lines().filter(wanted).collect();
    let text = lines.join("\n");
    text.strip_prefix("error: ").unwrap_or(&text).to_owned()
}
