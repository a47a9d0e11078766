//! Work for bots: thinking happens outside the table, from what the seat sees.

use std::any::Any;

use serde::{Deserialize, Serialize};
use ziggurat_bots::{Bot, Budget, Choice, Clock, Sight, Tried};
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

/// A decision for a bot to make. It holds what the seat sees and nothing else of the match, so it can
/// be carried to another thread, or as JSON to another program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", into = "Written<G>", try_from = "Written<G>")]
pub struct BotTask<G: Advice> {
    sight: Sight<G>,
    level: Level,
    seed: u64,
    version: u64,
}

/// A task as JSON.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Written<G: Advice> {
    view: G::View,
    seat: Seat,
    level: Level,
    /// In words: JSON numbers are not exact everywhere.
    seed: String,
    version: u64,
}

impl<G: Advice> From<BotTask<G>> for Written<G> {
    fn from(task: BotTask<G>) -> Self {
        Self {
            view: task.sight.view().clone(),
            seat: task.sight.seat(),
            level: task.level,
            seed: task.seed.to_string(),
            version: task.version,
        }
    }
}

impl<G: Advice> TryFrom<Written<G>> for BotTask<G> {
    type Error = String;

    fn try_from(written: Written<G>) -> Result<Self, String> {
        let seed = written.seed.parse();
        let seed = seed.map_err(|_| format!("seed: {:?} is not a number", written.seed))?;
        let sight = Sight::new(written.view, written.seat);
        let looks = sight.imagine(&mut Chance::new(seed));
        looks.map_err(|why| format!("view: {why}"))?;
        Ok(Self {
            sight,
            level: written.level,
            seed,
            version: written.version,
        })
    }
}

impl<G: Advice> BotTask<G> {
    /// The seat to decide for.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.sight.seat()
    }

    /// What the seat sees.
    #[must_use]
    pub fn sight(&self) -> &Sight<G> {
        &self.sight
    }

    /// What chance is drawn from while it is thought about.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
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

    pub(crate) fn decision(&self, action: Option<G::Action>) -> Decision {
        Decision {
            version: self.version,
            seat: self.seat(),
            action: action.map(|action| Box::new(action) as Box<dyn Any + Send>),
        }
    }

    /// Any legal action, without thinking: for hosts in which thinking has failed. `None` if the seat
    /// need not act.
    #[must_use]
    pub fn any_action(&self) -> Option<G::Action> {
        let mut chance = Chance::new(self.seed);
        let world = self.sight.imagine(&mut chance).ok()?;
        let must = world.waiting().must.contains(self.seat());
        must.then(|| world.sample(self.seat(), &mut chance))
            .flatten()
    }

    /// Thinks, and tells all that came of it.
    #[must_use]
    pub fn think(&self, budget: Option<Budget>, clock: &dyn Clock) -> Option<Choice<G::Action>> {
        // A task is only made of a view that some position looks like: this is never an error.
        let choice = self.bot(budget).choose(&self.sight, self.seed, clock);
        choice.ok().flatten()
    }

    /// Looks at some of the actions that the seat can take, all of them equally often: see
    /// [`Bot::compare`].
    #[must_use]
    pub fn compare(
        &self,
        actions: &[G::Action],
        budget: Option<Budget>,
        clock: &dyn Clock,
    ) -> Vec<Tried<G::Action>> {
        let bot = self.bot(budget);
        let compared = bot.compare(&self.sight, actions, self.seed, clock);
        compared.unwrap_or_default()
    }

    fn bot(&self, budget: Option<Budget>) -> Bot {
        let bot = Bot::new(self.level);
        match budget {
            Some(budget) => bot.with_budget(budget),
            None => bot,
        }
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
            let must = waiting.must.contains(seat);
            let wanted = must || self.redealt(seat, Redeal::Bot).tempted(seat);
            wanted.then(|| self.task(seat, level, Redeal::Bot))
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
        asked.then(|| self.task(seat, Level::Hard, Redeal::Hint))
    }

    fn task(&self, seat: Seat, level: Level, kind: Redeal) -> BotTask<G> {
        BotTask {
            sight: Sight::of(&*self.full.position, seat),
            level,
            seed: self.chance_for(seat, kind).seed(),
            version: self.version(),
        }
    }

    /// The position with everything dealt again that the seat cannot know.
    pub(crate) fn redealt(&self, seat: Seat, kind: Redeal) -> G {
        let mut position = G::clone(&self.full.position);
        let viewer = self.full.viewer(Viewer::Seat(seat));
        position.resample(viewer, &mut self.chance_for(seat, kind));
        position
    }

    fn chance_for(&self, seat: Seat, kind: Redeal) -> Chance {
        Chance::stream(self.seed, kind.stream(seat, self.version()))
    }
}
