//! Bots see only what their seat sees.

use ziggurat_bots::{Bot, Budget, Level, Sight, Untimed};
use ziggurat_engine::{Advice, Chance, Invalid, Viewer};

use crate::{Fault, fault::ensure, walk::every_position};

/// Games per case.
const GAMES: u64 = 4;
/// About how often bots are asked in the longest possible game.
const QUESTIONS: u32 = 8;
/// But they are asked in at least one of this many positions.
const RAREST: u32 = 31;
/// The budget of the searching bot.
const ITERATIONS: u32 = 16;

/// In random play every kind of bot makes the same choice in two positions that differ only in what is
/// hidden from its seat, and the choice is legal.
///
/// # Errors
/// The first fault.
pub fn bots_see_what_their_seat_sees<G: Advice>() -> Result<(), Fault> {
    let bots = [Level::Random, Level::Greedy, Level::Easy].map(|level| {
        (
            level,
            Bot::new(level).with_budget(Budget::Iterations(ITERATIONS)),
        )
    });
    every_position::<G>(GAMES, |walk| {
        let every = (G::longest(walk.case.seats) / QUESTIONS).clamp(1, RAREST);
        if !(walk.step + walk.seed as u32).is_multiple_of(every) {
            return Ok(());
        }
        for seat in walk.position.waiting().must.iter() {
            let mut world = walk.position.clone();
            world.resample(Viewer::Seat(seat), &mut Chance::stream(walk.seed, 21));
            for (level, bot) in &bots {
                let choose = |position| bot.choose(&Sight::of(position, seat), walk.seed, &Untimed);
                let imagine = |fault: Invalid| Fault::new(fault.to_string());
                let here = choose(&walk.position).map_err(imagine)?;
                let there = choose(&world).map_err(imagine)?;
                ensure!(
                    here == there,
                    "the {level} bot in seat {seat} chooses {here:?}, but {there:?} where only what is hidden differs"
                );
                let legal = |action| walk.position.check(seat, action).is_ok();
                ensure!(
                    here.as_ref().is_some_and(|choice| legal(&choice.action)),
                    "the {level} bot in seat {seat} chooses {here:?}, which is not legal"
                );
            }
        }
        Ok(())
    })
}
