//! Work for bots: thinking happens outside of the table, on a position that hides what the seat
//! cannot know.

use serde::Serialize;
use ziggurat_bots::{Bot, Budget, Choice, Clock, Level};
use ziggurat_engine::{Advice, Chance, Seat, Viewer};

use crate::{Holder, Refusal, Table};

/// What a position is dealt anew for. Each purpose has streams of its own, far from those of the
/// match: a bot cannot foresee a draw.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    Bot,
    Hint,
    Words,
}

impl Purpose {
    /// The match itself never gets near the upper half of the streams.
    fn stream(self, seat: Seat, version: u64) -> u64 {
        let purpose = match self {
            Self::Bot => 0,
            Self::Hint => 1,
            Self::Words => 2,
        };
        1 << 63 | purpose << 60 | u64::from(seat.0) << 52 | version & ((1 << 52) - 1)
    }
}

/// A decision that a bot shall make. It can be carried to another thread or another program.
#[derive(Clone, Debug)]
pub struct BotTask<G: Advice> {
    position: G,
    seat: Seat,
    level: Level,
    seed: u64,
    version: u64,
}

/// What a bot would do in a player's place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint<A> {
    /// The version of the table that was thought about.
    pub version: u64,
    /// The seat that asked; nobody else is told.
    pub seat: Seat,
    /// What it would do.
    pub action: A,
    /// What each seat can then expect: its share of the victory.
    pub values: Vec<f32>,
}

impl<G: Advice> BotTask<G> {
    /// The seat to decide for.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How well to play.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// The version of the table that the decision is about.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Thinks, for as long as the level does or as the budget allows. `None` if the seat need not
    /// act and the bot would rather not: tell the table by [`Table::bot_passes`].
    #[must_use]
    pub fn run(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<G::Action> {
        self.think(budget, clock).map(|choice| choice.action)
    }

    /// Thinks in a person's place, and tells what to expect.
    #[must_use]
    pub fn hint(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<Hint<G::Action>> {
        self.think(budget, clock).map(|choice| Hint {
            version: self.version,
            seat: self.seat,
            action: choice.action,
            values: choice.values,
        })
    }

    fn think(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<Choice<G::Action>> {
        let bot = Bot::new(self.level);
        let bot = match budget {
            Some(budget) => bot.with_budget(budget),
            None => bot,
        };
        bot.choose(&self.position, self.seat, self.seed, clock)
    }
}

impl<G: Advice> Table<G> {
    /// The next decision that a bot shall make: for the lowest seat of a bot that must act, or that
    /// may act and looks as if it should.
    #[must_use]
    pub fn bot_task(&self) -> Option<BotTask<G>> {
        let waiting = self.waiting();
        Seat::all(self.seat_count()).find_map(|seat| {
            let Holder::Bot(level) = self.seats()[seat.index()].holder else {
                return None;
            };
            if !waiting.includes(seat) || self.passed.contains(seat) {
                return None;
            }
            let task = self.task(seat, level, Purpose::Bot);
            let wanted = waiting.must.contains(seat) || task.position.tempted(seat);
            wanted.then_some(task)
        })
    }

    /// Takes note that a bot, asked at this version, would rather not act: it is asked again when the
    /// table has moved on. This is no part of the match: neither log nor version change.
    ///
    /// # Errors
    /// [`Refusal::Stale`] if the table has moved on already; the table has no such seat; no bot plays
    /// it.
    pub fn bot_passes(&mut self, version: u64, seat: Seat) -> Result<(), Refusal> {
        if version != self.version() {
            return Err(Refusal::Stale);
        }
        match self.seats().get(seat.index()) {
            None => Err(Refusal::NoSuchSeat),
            Some(info) if info.holder == Holder::Human => Err(Refusal::NotABot),
            Some(_) => {
                self.passed.insert(seat);
                Ok(())
            }
        }
    }

    /// The decision of a person, for a bot to say what it would do. What it says is for that seat
    /// alone and not for the log. `None` if nothing is asked of a person on this seat.
    #[must_use]
    pub fn hint_task(&self, seat: Seat) -> Option<BotTask<G>> {
        let info = self.seats().get(seat.index())?;
        let asked = info.holder == Holder::Human && self.waiting().includes(seat);
        asked.then(|| self.task(seat, Level::Normal, Purpose::Hint))
    }

    fn task(&self, seat: Seat, level: Level, purpose: Purpose) -> BotTask<G> {
        let (position, seed) = self.redeal(seat, purpose);
        BotTask {
            position,
            seat,
            level,
            seed,
            version: self.version(),
        }
    }

    /// The position with all dealt anew that the seat cannot know.
    pub(crate) fn redealt(&self, seat: Seat, purpose: Purpose) -> G {
        self.redeal(seat, purpose).0
    }

    fn redeal(&self, seat: Seat, purpose: Purpose) -> (G, u64) {
        let stream = purpose.stream(seat, self.version());
        let mut chance = Chance::stream(self.setup.seed, stream);
        // Before dealing: how much that draws may depend on what is hidden.
        let seed = chance.seed();
        let mut position = self.face.position.clone();
        position.resample(self.face.viewer(Viewer::Seat(seat)), &mut chance);
        (position, seed)
    }
}
