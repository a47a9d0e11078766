//! A coach tells nothing but what its reader may know, in words.

use ziggurat_analysis::explain;
use ziggurat_bots::{Bot, Budget, Level, Sight, Untimed};
use ziggurat_engine::{Advice, Chance, Invalid, Viewer};

use crate::{Fault, fault::ensure, walk::every_position, words::Book};

/// Games per case.
const GAMES: u64 = 2;
/// About how often a coach is asked in the longest possible game.
const QUESTIONS: u32 = 4;
/// But it is asked in at least one of this many positions.
const RAREST: u32 = 61;
/// What the coach searches.
const ITERATIONS: u32 = 24;
/// How many reasons there are at most.
const MOST: usize = 4;

/// In random play reasons and what is at stake are the same in two positions that differ only in what
/// is hidden from the seat; there are a few of them, and all have words in both languages.
///
/// # Errors
/// The first fault.
pub fn reasons_are_honest<G: Advice>() -> Result<(), Fault> {
    let bot = Bot::new(Level::Hard).with_budget(Budget::Iterations(ITERATIONS));
    let mut book = Book::new();
    every_position::<G>(GAMES, |walk| {
        let every = (G::longest(walk.case.seats) / QUESTIONS).clamp(1, RAREST);
        if !(walk.step + walk.seed as u32).is_multiple_of(every) {
            return Ok(());
        }
        for seat in walk.position.waiting().must.iter() {
            let viewer = Viewer::Seat(seat);
            let mut world = walk.position.clone();
            world.resample(viewer, &mut Chance::stream(walk.seed, 22));
            let told = |position: &G| {
                let sight = Sight::of(position, seat);
                let choice = bot.choose(&sight, walk.seed, &Untimed)?;
                let tried = choice.map_or_else(Vec::new, |choice| choice.tried);
                Ok((
                    explain(&sight, &tried, walk.seed)?,
                    position.threats(viewer),
                ))
            };
            let imagine = |fault: Invalid| Fault::new(fault.to_string());
            let here = told(&walk.position).map_err(imagine)?;
            let there = told(&world).map_err(imagine)?;
            ensure!(
                here == there,
                "seat {seat} is told {here:?}, but {there:?} where only what is hidden differs"
            );
            let (reasons, threats) = here;
            ensure!(
                reasons.lines.len() <= MOST,
                "seat {seat} is told too much: {reasons:?}"
            );
            let lines = reasons.lines.iter().chain([&reasons.sure]);
            let texts = lines.chain(threats.iter().map(|threat| &threat.text));
            texts.into_iter().try_for_each(|text| book.look_up(text))?;
        }
        Ok(())
    })
}
