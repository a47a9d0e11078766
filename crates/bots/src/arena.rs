//! Whole games between bots.

use ziggurat_engine::{Advice, Chance, Game, OptionsError, Outcome, Seat};

use crate::{Bot, Clock, Sight};

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult<A> {
    /// How it ended.
    pub outcome: Outcome,
    /// The number of decisions.
    pub decisions: u32,
    /// Who did what, in order.
    pub actions: Vec<(Seat, A)>,
}

/// Why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// The game cannot be played with these options or seats.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Every seat needs a bot.
    #[error("{bots} bots for {seats} seats: every seat needs one")]
    Bots {
        /// The number of bots.
        bots: usize,
        /// The number of seats.
        seats: u8,
    },
    /// The game waits for a seat that cannot act, or is longer than it says it can be.
    #[error("the game with seed {seed} is stuck after {decisions} decisions")]
    Stuck {
        /// The seed of the game.
        seed: u64,
        /// The number of decisions so far.
        decisions: u32,
    },
}

/// Plays one game; `bots` has one bot per seat.
///
/// The setup draws from stream 0 of the seed, the n-th action from stream n. Seats that may act and
/// are tempted to are asked first, then the seats that must act, in order.
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
    play_with(options, seats, seed, &|sight: &Sight<G>, seed| {
        let bot = bots.get(sight.seat().index())?;
        Some(bot.choose(sight, seed, clock).ok()??.action)
    })
}

/// What the seat that sees this does, with a seed of its own.
pub type Choose<'a, G> = dyn Fn(&Sight<G>, u64) -> Option<<G as Game>::Action> + 'a;

/// Plays one game between players of any kind: `choose` is asked what the seat that sees this does,
/// with a seed of its own; see [`play_game`].
///
/// # Errors
/// If the game cannot be set up, or if it gets stuck.
pub fn play_with<G: Advice>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    choose: &Choose<'_, G>,
) -> Result<GameResult<G::Action>, ArenaError> {
    let mut table = Table::<G> {
        position: G::setup(options, seats, &mut Chance::stream(seed, 0))?,
        seed,
        choose,
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
    choose: &'a Choose<'a, G>,
    actions: Vec<(Seat, G::Action)>,
}

impl<G: Advice> Table<'_, G> {
    /// Gives each seat that may act an opportunity to do so.
    fn ask_tempted(&mut self) {
        for seat in self.position.waiting().may.iter() {
            let waiting = self.position.waiting();
            if waiting.may.contains(seat) && !waiting.must.contains(seat) {
                self.ask(seat);
            }
        }
    }

    /// Asks a seat, and says whether it acted.
    fn ask(&mut self, seat: Seat) -> bool {
        let n = self.actions.len() as u64 + 1;
        // Bots draw from the far end of the streams, so they cannot know the draws of the game.
        let bot_seed = Chance::stream(self.seed, u64::MAX - n).seed();
        let sight = Sight::of(&self.position, seat);
        let Some(action) = (self.choose)(&sight, bot_seed) else {
            return false;
        };
        let mut chance = Chance::stream(self.seed, n);
        self.position.play_silent(seat, &action, &mut chance);
        self.actions.push((seat, action));
        true
    }
}

/// Who sits where after everybody moves on by `turns` seats: `[seat] = contestant`.
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

/// After how many rotations the same bots sit in the same seats again. Playing a seed more often would
/// only repeat games.
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
    fn no_seed_is_played_twice_by_the_same_bots_in_the_same_seats() {
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
