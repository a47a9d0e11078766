//! `ziggurat simulate`: a series of games between bots.

mod player;
mod report;

use std::{io::Write, num::NonZero, thread, time::Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::Value;
use ziggurat_bots::{
    Budget, Clock, Sight, SystemClock, Untimed,
    arena::{ArenaError, play_with, rotation, rotations},
    stats::Tally,
};
use ziggurat_engine::Chance;
use ziggurat_shelf::{Title, Visitor, with};

pub(crate) use player::Player;

use crate::{args, entropy, fail::Failure};

pub(crate) fn simulate(args: &args::Simulate, out: &mut dyn Write) -> Result<(), Failure> {
    with(args.game, Simulation { args, out })
}

struct Simulation<'a> {
    args: &'a args::Simulate,
    out: &'a mut dyn Write,
}

impl Visitor for Simulation<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Title>(self) -> Self::Out {
        check_seats::<G>(self.args)?;
        let options = self.args.start.load::<G>(None)?;
        let series = Series::<G>::new(self.args, options);
        let summary = series.run(self.args)?;
        let report = if self.args.json {
            format!("{}\n", report::json(self.args, &summary))
        } else {
            report::readable(self.args, &summary)
        };
        Ok(self.out.write_all(report.as_bytes())?)
    }
}

fn check_seats<G: Title>(args: &args::Simulate) -> Result<(), Failure> {
    let bots = args.bots.len();
    if let Some(seats) = args.seats.filter(|&seats| usize::from(seats) != bots) {
        return Err(Failure::Arguments(format!(
            "--bots names {bots} bots for {seats} seats; name one for each seat"
        )));
    }
    let allowed: Vec<_> = G::INFO.seats.iter().map(u8::to_string).collect();
    if G::INFO
        .seats
        .iter()
        .any(|&seats| usize::from(seats) == bots)
    {
        return Ok(());
    }
    Err(Failure::Arguments(format!(
        "{} cannot be played by {bots}; --bots must name {} bots, one for each seat",
        G::INFO.name.en,
        allowed.join(", ")
    )))
}

/// What came out of a series.
pub(crate) struct Summary {
    pub(crate) seed: u64,
    pub(crate) options: Value,
    pub(crate) tally: Tally,
    pub(crate) decisions: u64,
    pub(crate) seconds: f64,
}

/// Games of the same bots; every seed is played once with each rotation of the seats that differs.
struct Series<G: Title> {
    options: G::Options,
    seats: u8,
    seed: u64,
    bots: Vec<Player>,
    budget: Option<Budget>,
    clock: Box<dyn Clock + Send>,
}

impl<G: Title> Series<G> {
    fn new(args: &args::Simulate, options: G::Options) -> Self {
        let budget = args.budget();
        Self {
            options,
            seats: u8::try_from(args.bots.len()).unwrap_or(u8::MAX),
            seed: args.start.seed.unwrap_or_else(entropy::seed),
            bots: args.bots.clone(),
            budget,
            clock: match budget {
                Some(Budget::Iterations(_)) => Box::new(Untimed),
                _ => Box::new(SystemClock::new()),
            },
        }
    }

    /// Plays one game of the series.
    fn game(&self, number: u32) -> Result<(Tally, u64), ArenaError> {
        let turned = number % u32::from(self.seats).max(1);
        let lineup = rotation(self.seats, u8::try_from(turned).unwrap_or_default());
        let seated = lineup.iter().filter_map(|&place| self.bots.get(place));
        let bots: Vec<Player> = seated.copied().collect();
        let deal = u64::from(number) / rotations(&self.bots) as u64;
        let seed = Chance::stream(self.seed, deal).seed();
        let choose = |sight: &Sight<G>, seed| {
            let player = bots.get(sight.seat().index())?;
            player.choose(self.budget, sight, seed, &*self.clock)
        };
        let game = play_with::<G>(&self.options, self.seats, seed, &choose)?;
        let mut tally = Tally::new(self.bots.len());
        tally.add(&game.outcome, &lineup);
        Ok((tally, game.decisions.into()))
    }

    fn run(&self, args: &args::Simulate) -> Result<Summary, Failure> {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let threads = args.threads.map_or_else(cores, usize::from);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| Failure::Other(error.to_string()))?;
        let progress = progress(args.games);
        let started = Instant::now();
        let empty = || (Tally::new(self.bots.len()), 0);
        let played = pool.install(|| {
            (0..args.games)
                .into_par_iter()
                .map(|number| self.game(number).inspect(|_| progress.inc(1)))
                .try_reduce(empty, |a, b| Ok((a.0.merged(&b.0), a.1 + b.1)))
        });
        progress.finish_and_clear();
        let (tally, decisions) = played.map_err(|error| match error {
            ArenaError::Options(error) => Failure::arguments(error),
            other => Failure::Other(other.to_string()),
        })?;
        Ok(Summary {
            seed: self.seed,
            options: serde_json::to_value(&self.options)?,
            tally,
            decisions,
            seconds: started.elapsed().as_secs_f64(),
        })
    }
}

/// A bar on the terminal; nothing where there is no terminal.
fn progress(games: u32) -> ProgressBar {
    let bar = ProgressBar::new(games.into());
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed} + {eta}");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
