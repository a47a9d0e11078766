//! What can be typed after `ziggurat`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use serde_json::{Map, Value};
use ziggurat_bots::{Budget, Level};
use ziggurat_engine::Game;
use ziggurat_shelf::{GameId, TABLES, load_options};
use ziggurat_table::Name;
use ziggurat_words::Lang;

use crate::{fail::Failure, simulate::Player};

/// Board games with exact rules: play, simulate, measure, and drive the engine.
#[derive(Debug, Parser)]
#[command(
    name = "ziggurat",
    version = concat!(env!("CARGO_PKG_VERSION"), " (", env!("ZIGGURAT_COMMIT"), ")"),
    arg_required_else_help = true,
    max_term_width = 100
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Play in the terminal, against bots or with several people at one keyboard
    Play(Play),
    /// Serve the browser client and live tables
    #[cfg(feature = "serve")]
    Serve(crate::serve::Serve),
    /// Copy the database of a server, also while it runs
    #[cfg(feature = "serve")]
    Backup(crate::database::Backup),
    /// Put a backup in the place of a database
    #[cfg(feature = "serve")]
    Restore(crate::database::Restore),
    /// Check a database or a backup, and play every match in it again
    #[cfg(feature = "serve")]
    CheckDatabase(crate::database::CheckDatabase),
    /// Ban, unban, close a table, remove a name or list, while the server runs on this machine
    #[cfg(all(feature = "serve", unix))]
    Admin(crate::admin::Admin),
    /// Answer JSON lines on standard input: the engine protocol
    Engine,
    /// Let bots play a series of matches and compare them
    Simulate(Simulate),
    /// Measure the speed of the engine; one JSON line per configuration
    Bench(Bench),
    /// Retell a saved match step by step and check it
    Replay(Replay),
    /// Show the rules: all sections, one section, one rule, or those about a word
    Rules(Rules),
}

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The game
    #[arg(default_value = "babylonia")]
    pub(crate) game: GameId,
    /// How many seats [default: as few as the game allows, or one for each person and bot]
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How many people play at this keyboard [default: 1]
    #[arg(long)]
    pub(crate) humans: Option<u8>,
    /// Bots by level: random, greedy, easy, normal, hard [default: normal on every other seat]
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Vec<Level>,
    /// Names of the people
    #[arg(long, value_delimiter = ',')]
    pub(crate) names: Vec<Name>,
    /// Continue a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "humans", "bots", "names", "seed", "options"])]
    pub(crate) load: Option<PathBuf>,
    /// A JSON file with values that replace those of this edition of the game
    #[arg(long, value_name = "FILE", conflicts_with = "load")]
    pub(crate) facts: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: Language,
    #[command(flatten)]
    pub(crate) start: Start,
}

#[derive(Debug, Args)]
pub(crate) struct Language {
    /// en or de [default: the language of the system]
    #[arg(long)]
    lang: Option<Lang>,
}

impl Language {
    /// The language asked for, or else that of the environment.
    pub(crate) fn get(&self) -> Lang {
        self.lang.unwrap_or_else(|| {
            let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok());
            let set = variables
                .into_iter()
                .flatten()
                .find(|value| !value.is_empty());
            Lang::from_env(set.as_deref())
        })
    }
}

/// What a match starts from.
#[derive(Debug, Args)]
pub(crate) struct Start {
    /// The number that all chance comes from [default: drawn at random]
    #[arg(long, allow_negative_numbers = true, value_parser = seed)]
    pub(crate) seed: Option<u64>,
    /// An option of the game, for example random_seven_of_nine=true; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    options: Vec<(String, Value)>,
}

impl Start {
    /// The options of a game, with tables that replace the usual ones.
    pub(crate) fn load<G: Game>(&self, tables: Option<&Value>) -> Result<G::Options, Failure> {
        let mut options = self.options.iter().cloned().collect::<Map<_, _>>();
        if let Some(tables) = tables {
            let named = options.insert(TABLES.to_owned(), tables.clone());
            if named.is_some() {
                return Err(Failure::arguments(
                    "--facts and --option tables=… do not go together; choose one",
                ));
            }
        }
        load_options::<G>(Value::Object(options))
            .map_err(|error| Failure::Arguments(format!("--option: {error}")))
    }
}

fn seed(text: &str) -> Result<u64, String> {
    let number = text.parse();
    number.map_err(|_| format!("say a number from 0 to {}", u64::MAX))
}

fn key_value(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text
        .split_once('=')
        .ok_or("write it as KEY=VALUE, for example random_seven_of_nine=true")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((key.to_owned(), value))
}

#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// The game
    pub(crate) game: GameId,
    /// One bot for each seat: random, greedy, easy, normal, hard, or hint for somebody who follows
    /// every hint; hard@5000 (iterations) or hard@200ms give a bot its own budget
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Player>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// How many seats; must be the number of bots
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// How many games to play at the same time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Milliseconds for each decision of a searching bot, instead of what its level takes
    #[arg(long, conflicts_with = "iterations", value_parser = clap::value_parser!(u32).range(1..))]
    ms: Option<u32>,
    /// Iterations for each decision of a searching bot; the results no longer depend on the machine
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    #[command(flatten)]
    pub(crate) lang: Language,
    #[command(flatten)]
    pub(crate) start: Start,
}

impl Simulate {
    /// How long the bots may think, if not as long as their levels do.
    pub(crate) fn budget(&self) -> Option<Budget> {
        let ms = self.ms.map(Budget::Millis);
        ms.or(self.iterations.map(Budget::Iterations))
    }
}

#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// The game [default: all]
    pub(crate) game: Option<GameId>,
    /// Only with this many seats
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How long to measure each figure
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print JSON lines even to a terminal
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) lang: Language,
}

fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|n| (0.01..=600.0).contains(n));
    number.ok_or_else(|| "say a number of seconds from 0.01 to 600".to_owned())
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// A saved match
    pub(crate) file: PathBuf,
    /// Only check the match and say how its chance came about
    #[arg(long, conflicts_with_all = ["step", "player"])]
    pub(crate) verify: bool,
    /// Show the board after this step; 0 is the opening
    #[arg(long)]
    pub(crate) step: Option<usize>,
    /// See what the player with this number saw, from 1 [default: a spectator]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) player: Option<u8>,
    #[command(flatten)]
    pub(crate) lang: Language,
}

#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// The game
    pub(crate) game: GameId,
    /// A rule (5.3), a section (5) or words [default: all sections]
    pub(crate) about: Vec<String>,
    #[command(flatten)]
    pub(crate) lang: Language,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn options_are_read_as_json_or_else_as_text() {
        let read = |text| key_value(text).unwrap().1;
        assert_eq!(read("a=true"), Value::from(true));
        assert_eq!(read("a=3"), Value::from(3));
        assert_eq!(read("a=b=c"), Value::from("b=c"));
        assert!(key_value("a").is_err());
    }
}
