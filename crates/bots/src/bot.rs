//! A bot: settings, and the one question it answers: "What do you do?"

use ziggurat_engine::{Advice, Chance, Seat, Viewer};

use crate::{Budget, Clock, GreedySettings, Level, SearchSettings, greedy, search};

/// What a bot wants to do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What it wants to do.
    pub action: A,
    /// The share of the victory it expects for each seat.
    pub values: Vec<f32>,
    /// How many iterations it searched.
    pub iterations: u32,
}

/// A player that can take a seat in any game.
#[derive(Clone, Debug, PartialEq)]
pub struct Bot(Mind);

#[derive(Clone, Debug, PartialEq)]
enum Mind {
    Random,
    Greedy(GreedySettings),
    Search(SearchSettings),
}

impl Bot {
    /// A bot of this level, on one core.
    #[must_use]
    pub fn new(level: Level) -> Self {
        match (level, SearchSettings::of(level)) {
            (_, Some(settings)) => Self::searching(settings),
            (Level::Random, None) => Self(Mind::Random),
            (_, None) => Self::greedy(GreedySettings::default()),
        }
    }

    /// A bot that searches with these settings.
    #[must_use]
    pub fn searching(settings: SearchSettings) -> Self {
        Self(Mind::Search(settings))
    }

    /// A bot that takes the most points within its own turn.
    #[must_use]
    pub fn greedy(settings: GreedySettings) -> Self {
        Self(Mind::Greedy(settings))
    }

    /// The same bot with another budget; ignored by bots that do not search.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        if let Mind::Search(settings) = &mut self.0 {
            *settings = settings.clone().with_budget(budget);
        }
        self
    }

    /// The same bot on several cores; ignored by bots that do not search.
    #[must_use]
    pub fn with_threads(mut self, threads: u32) -> Self {
        if let Mind::Search(settings) = &mut self.0 {
            settings.threads = threads;
        }
        self
    }

    /// What the bot does in this seat.
    ///
    /// `None` if the game is not waiting for the seat, or if the seat need not act and the bot would
    /// rather not.
    pub fn choose<G: Advice>(
        &self,
        position: &G,
        seat: Seat,
        seed: u64,
        clock: &dyn Clock,
    ) -> Option<Choice<G::Action>> {
        let question = Question::new(position, seat, seed)?;
        match (&self.0, question.only_answer()) {
            (_, Some(action)) => Some(question.answer(action)),
            (Mind::Random, None) => question.any(seed),
            (Mind::Greedy(settings), None) => greedy::choose(&question, settings, seed),
            (Mind::Search(settings), None) => search::choose(&question, settings, seed, clock),
        }
    }
}

/// Everything a bot may know when it is asked.
pub(crate) struct Question<G: Advice> {
    /// One of the worlds that look the same as the position to the seat.
    pub(crate) world: G,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// What the seat can do.
    pub(crate) legal: Vec<G::Action>,
    /// Whether the seat may also do nothing.
    pub(crate) may_pass: bool,
}

impl<G: Advice> Question<G> {
    fn new(position: &G, seat: Seat, seed: u64) -> Option<Self> {
        let mut world = position.clone();
        world.resample(Viewer::Seat(seat), &mut Chance::stream(seed, 0));
        let waiting = world.waiting();
        let may_pass = !waiting.must.contains(seat);
        if may_pass && !(waiting.may.contains(seat) && world.tempted(seat)) {
            return None;
        }
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let question = Self {
            world,
            seat,
            legal,
            may_pass,
        };
        (!question.legal.is_empty()).then_some(question)
    }

    fn only_answer(&self) -> Option<G::Action> {
        match self.legal[..] {
            [only] if !self.may_pass => Some(only),
            _ => None,
        }
    }

    fn any(&self, seed: u64) -> Option<Choice<G::Action>> {
        let mut chance = Chance::stream(seed, 1);
        let answers = self.legal.len() + usize::from(self.may_pass);
        let action = self.legal.get(chance.index(answers))?;
        Some(self.answer(*action))
    }

    /// A choice made without a search.
    pub(crate) fn answer(&self, action: G::Action) -> Choice<G::Action> {
        let mut values = vec![0.0; usize::from(self.world.seats())];
        self.world.value(&mut values);
        Choice {
            action,
            values,
            iterations: 0,
        }
    }
}
