//! `ziggurat bench`: how fast the engine is.

mod measure;

use std::io::Write;

use serde::Serialize;
use serde_json::Value;
use ziggurat_shelf::{GameId, Title, Visitor, with};
use ziggurat_terminal::table;
use ziggurat_words::{Lang, text};

use crate::{args, fail::Failure};

/// The figures of one configuration.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    options: Value,
    /// Whole random games per second of processor time.
    games_per_second: f64,
    /// Random decisions per second of processor time, with the legal list built at each.
    decisions_per_second: f64,
    decisions_per_game: f64,
    legal_actions_mean: f64,
    position_bytes: usize,
    copy_ns: f64,
    /// `None` in a program that does not count allocations.
    allocations_per_decision: Option<f64>,
    /// Iterations of the plain search with playouts to the end, from the opening.
    search_iterations_per_second: f64,
}

pub(crate) fn bench(
    args: &args::Bench,
    readable: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let games = args.game.as_ref().map_or(GameId::ALL, std::slice::from_ref);
    check_seats(games, args.seats)?;
    let mut show = Show {
        readable: readable && !args.json,
        lang: args.lang.get(),
        rows: Vec::new(),
        out,
    };
    for &game in games {
        with(
            game,
            Bench {
                args,
                show: &mut show,
            },
        )?;
    }
    show.finish()
}

fn check_seats(games: &[GameId], seats: Option<u8>) -> Result<(), Failure> {
    let Some(seats) = seats else {
        return Ok(());
    };
    if games.iter().any(|game| game.info().seats.contains(&seats)) {
        return Ok(());
    }
    let mut allowed: Vec<u8> = games
        .iter()
        .flat_map(|game| game.info().seats)
        .copied()
        .collect();
    allowed.sort_unstable();
    allowed.dedup();
    let allowed: Vec<_> = allowed.iter().map(u8::to_string).collect();
    Err(Failure::Arguments(format!(
        "nothing is played with {seats} seats; say --seats {}",
        allowed.join(", ")
    )))
}

struct Bench<'a, 'b> {
    args: &'a args::Bench,
    show: &'a mut Show<'b>,
}

impl Visitor for Bench<'_, '_> {
    type Out = Result<(), Failure>;

    fn visit<G: Title>(self) -> Self::Out {
        let wanted = |seats: &&u8| self.args.seats.is_none_or(|only| only == **seats);
        for &seats in G::INFO.seats.iter().filter(wanted) {
            for options in G::option_sets(seats) {
                let figures = figures::<G>(seats, &options, self.args.seconds)?;
                self.show.add(&figures)?;
            }
        }
        Ok(())
    }
}

fn figures<G: Title>(seats: u8, options: &G::Options, seconds: f64) -> Result<Figures, Failure> {
    let play = measure::random_play::<G>(seats, options, seconds)?;
    Ok(Figures {
        game: G::INFO.id,
        seats,
        options: serde_json::to_value(options)?,
        games_per_second: rounded(play.games / play.seconds),
        decisions_per_second: rounded(play.decisions / play.seconds),
        decisions_per_game: rounded(play.decisions / play.games),
        legal_actions_mean: rounded(play.legal / play.decisions),
        position_bytes: size_of::<G>(),
        copy_ns: rounded(measure::copy_ns::<G>(seats, options, seconds)?),
        allocations_per_decision: play.allocations.map(|n| n / play.decisions),
        search_iterations_per_second: rounded(measure::search::<G>(seats, options, seconds)?),
    })
}

/// To one decimal: more would be noise.
fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// Shows figures as they come, or all together as a table.
struct Show<'a> {
    readable: bool,
    lang: Lang,
    rows: Vec<Vec<String>>,
    out: &'a mut dyn Write,
}

impl Show<'_> {
    fn add(&mut self, figures: &Figures) -> Result<(), Failure> {
        if self.readable {
            self.rows.push(row(figures));
            write!(self.out, ".")?;
        } else {
            let line = serde_json::to_string(figures)?;
            writeln!(self.out, "{line}")?;
        }
        Ok(self.out.flush()?)
    }

    fn finish(mut self) -> Result<(), Failure> {
        if self.readable {
            let heads = [
                "game",
                "seats",
                "games",
                "decisions",
                "length",
                "legal",
                "bytes",
                "copy",
                "allocations",
                "search",
                "options",
            ];
            let head = heads.map(|id| text(self.lang, &format!("term-bench-{id}")));
            self.rows.insert(0, head.to_vec());
            write!(self.out, "\r{}", table(&self.rows))?;
        }
        Ok(())
    }
}

fn row(figures: &Figures) -> Vec<String> {
    let options = figures.options.as_object().into_iter().flatten();
    let set: Vec<_> = options
        .filter(|(_, value)| **value == Value::Bool(true))
        .map(|(name, _)| name.as_str())
        .collect();
    vec![
        figures.game.to_owned(),
        figures.seats.to_string(),
        format!("{:.0}", figures.games_per_second),
        format!("{:.0}", figures.decisions_per_second),
        format!("{:.1}", figures.decisions_per_game),
        format!("{:.1}", figures.legal_actions_mean),
        figures.position_bytes.to_string(),
        format!("{:.1}", figures.copy_ns),
        figures
            .allocations_per_decision
            .map_or_else(|| "–".to_owned(), |n| format!("{n:.3}")),
        format!("{:.0}", figures.search_iterations_per_second),
        set.join(" "),
    ]
}
