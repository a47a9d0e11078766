//! Whole games between bots.

use ziggurat_engine::{Advice, Chance, Game, OptionsError, Outcome, Seat};

use crate::{Bot, Clock};

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult<A> {
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions there were.
    pub decisions: u32,
    /// Who did what, in order.
    pub actions: Vec<(Seat, A)>,
}

/// Why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// The game cannot be played like that.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Every seat needs its bot.
    #[error("{bots} bots for {seats} seats")]
    Bots {
        /// How many bots there are.
        bots: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// The game waits for a seat that has nothing to do, or goes on for longer than it can.
    #[error("the game of seed {seed} does not go on after {decisions} decisions")]
    Stuck {
        /// The seed of the game.
        seed: u64,
        /// How many decisions there were.
        decisions: u32,
    },
}

/// Plays one game; `bots` has one bot per seat.
///
/// The chance of the set-up is stream 0 of the seed, that of the n-th action stream n. Seats that
/// must act are asked in order, after those that may act and are tempted to.
///
/// # Errors
/// If the game cannot be set up, if there is not one bot per seat, or if the game gets stuck.
pub fn play_game<G: Advice>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    bots: &[Bot],
    clock: &dyn Clock,
) -> Result<GameResult<G::Action>, ArenaError> {
    if bots.len() != usize::from(seats) {
        return Err(ArenaError::Bots {
            bots: bots.len(),
            seats,
        });
    }
    let mut table = Table::<G> {
        position: G::setup(options, seats, &mut Chance::stream(seed, 0))?,
        seed,
        bots,
        clock,
        actions: Vec::new(),
    };
    let longest = G::longest(seats);
    let mut asked = 0;
    while !table.position.waiting().is_over() && asked < longest {
        table.ask_tempted();
        let must = table.position.waiting().must.first();
        if must.is_some_and(|seat| !table.ask(seat)) {
            break;
        }
        asked += 1;
    }
    let actions = table.actions;
    let decisions = actions.len() as u32;
    match table.position.outcome() {
        Some(outcome) => Ok(GameResult {
            outcome,
            decisions,
            actions,
        }),
        None => Err(ArenaError::Stuck { seed, decisions }),
    }
}

struct Table<'a, G: Game> {
    position: G,
    seed: u64,
    bots: &'a [Bot],
    clock: &'a dyn Clock,
    actions: Vec<(Seat, G::Action)>,
}

impl<G: Advice> Table<'_, G> {
    /// Gives each seat that may act one chance to do so.
    fn ask_tempted(&mut self) {
        for seat in self.position.waiting().may.iter() {
            let waiting = self.position.waiting();
            if waiting.may.contains(seat) && !waiting.must.contains(seat) {
                self.ask(seat);
            }
        }
    }

    /// Asks a seat and says whether it has acted.
    fn ask(&mut self, seat: Seat) -> bool {
        let n = self.actions.len() as u64 + 1;
        // From the far end of the streams: bots must not know the draws of the game.
        let bot_seed = Chance::stream(self.seed, u64::MAX - n).seed();
        let bot = &self.bots[seat.index()];
        let Some(choice) = bot.choose(&self.position, seat, bot_seed, self.clock) else {
            return false;
        };
        let mut chance = Chance::stream(self.seed, n);
        self.position.play_silent(seat, &choice.action, &mut chance);
        self.actions.push((seat, choice.action));
        true
    }
}

/// Which contestant sits where when everybody moves on by `turns` seats: `[seat] = contestant`.
///
/// Playing the same seed once per rotation gives everybody the same luck.
#[must_use]
pub fn rotation(seats: u8, turns: u8) -> Vec<usize> {
    let seats = usize::from(seats);
    let turns = usize::from(turns) % seats.max(1);
    (0..seats)
        .map(|seat| (seat + seats - turns) % seats)
        .collect()
}

/// After how many rotations the same bots sit on the same seats again: playing a seed more often
/// would repeat its games.
#[must_use]
pub fn rotations<B: PartialEq>(bots: &[B]) -> usize {
    let seats = bots.len();
    let repeats = |&turns: &usize| (0..seats).all(|i| bots[i] == bots[(i + turns) % seats]);
    (1..seats).find(repeats).unwrap_or(seats.max(1))
}

#[cfg(test)]
mod tests {
    use super::{rotation, rotations};

    #[test]
    fn no_seed_is_played_twice_by_the_same_bots_on_the_same_seats() {
        assert_eq!(rotations(&["a", "a"]), 1);
        assert_eq!(rotations(&["a", "b", "a", "b"]), 2);
        assert_eq!(rotations(&["a", "a", "b", "b"]), 4);
        assert_eq!(rotations(&["a", "b", "b"]), 3);
        assert_eq!(rotations::<u8>(&[]), 1);
    }

    #[test]
    fn everybody_sits_everywhere_once() {
        assert_eq!(rotation(4, 0), [0, 1, 2, 3]);
        assert_eq!(rotation(4, 1), [3, 0, 1, 2]);
        for contestant in 0..3 {
            let mut sat: Vec<_> = (0..3)
                .filter_map(|turns| rotation(3, turns).iter().position(|&c| c == contestant))
                .collect();
            sat.sort_unstable();
            assert_eq!(sat, [0, 1, 2]);
        }
    }
}
