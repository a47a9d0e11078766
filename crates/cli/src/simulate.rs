//! `ziggurat simulate`: a series of games between bots.

use std::{io::Write, num::NonZero, time::Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use ziggurat_bots::{
    Bot, Budget, Clock, SystemClock, Untimed,
    arena::{ArenaError, play_game, rotation},
    stats::{Standing, Tally},
};
use ziggurat_engine::{Chance, Game};
use ziggurat_shelf::{Title, Visitor, load_options, with};

use crate::{args, entropy, fail::Failure};

pub(crate) fn simulate(args: &args::Simulate, out: &mut dyn Write) -> Result<(), Failure> {
    with(args.game, Series { args, out })
}

struct Series<'a> {
    args: &'a args::Simulate,
    out: &'a mut dyn Write,
}

/// What came out of a series.
struct Result_ {
    seed: u64,
    options: Value,
    tally: Tally,
    decisions: u64,
    seconds: f64,
}

impl Visitor for Series<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Title>(self) -> Self::Out {
        let options = load_options::<G>(self.args.start.options()).map_err(Failure::arguments)?;
        check_seats::<G>(self.args)?;
        let result = run::<G>(self.args, &options)?;
        if self.args.json {
            writeln!(self.out, "{}", to_json(self.args, &result))?;
        } else {
            write!(self.out, "{}", to_text(self.args, &result))?;
        }
        Ok(())
    }
}
