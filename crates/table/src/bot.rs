//! Work for bots: thinking happens outside the table, on a position that hides what the seat cannot
//! know.

use std::any::Any;

use serde::Serialize;
use ziggurat_bots::{Bot, Budget, Choice, Clock};
use ziggurat_engine::{Advice, Chance, Seat, Viewer};
use ziggurat_terms::Level;

use crate::{Holder, Refusal, Table};

/// What a position is dealt again for. Each kind has streams of its own, far from those of the match:
/// a bot cannot foresee a draw.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Redeal {
    Bot,
    Hint,
    Words,
}

impl Redeal {
    /// The match itself never gets near the upper half of the streams.
    fn stream(self, seat: Seat, version: u64) -> u64 {
        let kind = match self {
            Self::Bot => 0,
            Self::Hint => 1,
            Self::Words => 2,
        };
        1 << 63 | kind << 60 | u64::from(seat.0) << 52 | version & ((1 << 52) - 1)
    }
}

/// What a bot has decided at a table of any game. It is opaque: only a table of the same game takes it.
#[derive(Debug)]
pub struct Decision {
    pub(crate) version: u64,
    pub(crate) seat: Seat,
    pub(crate) action: Option<Box<dyn Any + Send>>,
}

impl Decision {
    /// The version of the table that it is about.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The seat that has decided.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the bot would rather not act.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.action.is_none()
    }

    /// The action, if it is one of this game.
    pub(crate) fn action<A: 'static>(self) -> Result<Option<A>, Refusal> {
        let other = |_| Refusal::Malformed("a decision about another game".to_owned());
        self.action
            .map(|action| action.downcast().map(|action| *action).map_err(other))
            .transpose()
    }
}

/// A decision for a bot to make. It can be carried to another thread or another program.
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

    pub(crate) fn decision(&self, action: Option<G::Action>) -> Decision {
        Decision {
            version: self.version,
            seat: self.seat,
            action: action.map(|action| Box::new(action) as Box<dyn Any + Send>),
        }
    }

    /// Any legal action, without thinking: for hosts in which thinking has failed. `None` if the seat
    /// need not act.
    #[must_use]
    pub fn any_action(&self) -> Option<G::Action> {
        let must = self.position.waiting().must.contains(self.seat);
        let mut chance = Chance::new(self.seed);
        must.then(|| self.position.sample(self.seat, &mut chance))
            .flatten()
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
    /// The decisions that bots have to make now, lowest seat first: of every bot that must act, and of
    /// every bot that may act and looks as if it should.
    pub fn bot_tasks(&self) -> impl Iterator<Item = BotTask<G>> {
        let waiting = self.waiting();
        let seats = Seat::all(self.seat_count()).zip(self.seats());
        seats.filter_map(move |(seat, info)| {
            let Holder::Bot(level) = info.holder else {
                return None;
            };
            if !waiting.includes(seat) || self.passed.contains(seat) {
                return None;
            }
            let task = self.task(seat, level, Redeal::Bot);
            let wanted = waiting.must.contains(seat) || task.position.tempted(seat);
            wanted.then_some(task)
        })
    }

    /// The first of [`Table::bot_tasks`].
    #[must_use]
    pub fn bot_task(&self) -> Option<BotTask<G>> {
        self.bot_tasks().next()
    }

    /// Takes note that a bot, asked at this version, would rather not act: it is asked again when the
    /// table has moved on. This is not part of the match: neither log nor version change.
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

    /// The decision of a person, for a bot to say what it would do. Its answer is for that seat
    /// alone and not for the log. `None` if nothing is asked of a person on this seat.
    #[must_use]
    pub fn hint_task(&self, seat: Seat) -> Option<BotTask<G>> {
        let info = self.seats().get(seat.index())?;
        let asked = info.holder == Holder::Human && self.waiting().includes(seat);
        asked.then(|| self.task(seat, Level::Normal, Redeal::Hint))
    }

    fn task(&self, seat: Seat, level: Level, kind: Redeal) -> BotTask<G> {
        let (position, seed) = self.redeal(seat, kind);
        BotTask {
            position,
            seat,
            level,
            seed,
            version: self.version(),
        }
    }

    /// The position with everything dealt again that the seat cannot know.
    pub(crate) fn redealt(&self, seat: Seat, kind: Redeal) -> G {
        self.redeal(seat, kind).0
    }

    fn redeal(&self, seat: Seat, kind: Redeal) -> (G, u64) {
        let stream = kind.stream(seat, self.version());
        let mut chance = Chance::stream(self.setup.seed, stream);
        // Before dealing: how much that draws may depend on what is hidden.
        let seed = chance.seed();
        let mut position = self.full.position.clone();
        position.resample(self.full.viewer(Viewer::Seat(seat)), &mut chance);
        (position, seed)
    }
}
