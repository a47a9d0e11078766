//! A bot: settings, and the one question it answers: "What do you do?"

use ziggurat_engine::{Advice, Chance, Invalid, Seat};

use crate::{Budget, Clock, GreedySettings, Level, SearchSettings, Sight, greedy, search};

/// What a bot wants to do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What it wants to do.
    pub action: A,
    /// The share of the victory it expects for each seat.
    pub values: Vec<f32>,
    /// How many iterations it searched.
    pub iterations: u32,
    /// The few things that looked best, the choice first; nothing if there was no search.
    pub tried: Vec<Tried<A>>,
}

/// What a search has found out about one thing to do.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried<A> {
    /// What to do; `None` is to do nothing.
    pub action: Option<A>,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the victory that each seat can then expect.
    pub values: Vec<f32>,
    /// The standard error of that share for the seat that was asked.
    pub error: f32,
    /// What was then tried most, in order.
    pub line: Vec<(Seat, A)>,
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

    /// What the bot does in the seat that sees this.
    ///
    /// `None` if the game is not waiting for the seat, or if the seat need not act and the bot would
    /// rather not.
    ///
    /// # Errors
    /// If no position looks like this, which cannot happen to a view that was taken of one.
    pub fn choose<G: Advice>(
        &self,
        sight: &Sight<G>,
        seed: u64,
        clock: &dyn Clock,
    ) -> Result<Option<Choice<G::Action>>, Invalid> {
        let Some(question) = Question::new(sight, seed)? else {
            return Ok(None);
        };
        Ok(match (&self.0, question.only_answer()) {
            (_, Some(action)) => Some(question.answer(action)),
            (Mind::Random, None) => question.any(seed),
            (Mind::Greedy(settings), None) => greedy::choose(&question, settings, seed),
            (Mind::Search(settings), None) => search::choose(&question, settings, seed, clock),
        })
    }

    /// Looks at some of the actions that the seat can take, all of them equally often, so that they
    /// can be compared. In the order in which they are given, without those that are not possible;
    /// nothing if the game is not waiting for the seat or the bot does not search.
    ///
    /// # Errors
    /// If no position looks like this, which cannot happen to a view that was taken of one.
    pub fn compare<G: Advice>(
        &self,
        sight: &Sight<G>,
        actions: &[G::Action],
        seed: u64,
        clock: &dyn Clock,
    ) -> Result<Vec<Tried<G::Action>>, Invalid> {
        let Mind::Search(settings) = &self.0 else {
            return Ok(Vec::new());
        };
        let Some(mut question) = Question::asked(sight, seed)? else {
            return Ok(Vec::new());
        };
        let possible = |action: &&G::Action| question.legal.binary_search(action).is_ok();
        question.only = actions.iter().filter(possible).copied().collect();
        Ok(search::compare(&question, settings, seed, clock))
    }
}

/// Everything a bot may know when it is asked.
pub(crate) struct Question<G: Advice> {
    /// One of the worlds that look to the seat as things do.
    pub(crate) world: G,
    /// Who is asked.
    pub(crate) seat: Seat,
    /// What the seat can do.
    pub(crate) legal: Vec<G::Action>,
    /// Whether the seat may also do nothing.
    pub(crate) may_pass: bool,
    /// If not empty, only these are tried, each as often as the others.
    pub(crate) only: Vec<G::Action>,
}

impl<G: Advice> Question<G> {
    /// What is asked of a bot; nothing if it would rather not act.
    fn new(sight: &Sight<G>, seed: u64) -> Result<Option<Self>, Invalid> {
        let asked = Self::asked(sight, seed)?;
        Ok(asked.filter(|question| !question.may_pass || question.world.tempted(question.seat)))
    }

    /// What is asked of the seat, tempted or not.
    fn asked(sight: &Sight<G>, seed: u64) -> Result<Option<Self>, Invalid> {
        let seat = sight.seat();
        let world = sight.imagine(&mut Chance::stream(seed, 0))?;
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let may_pass = !world.waiting().must.contains(seat);
        let question = Self {
            world,
            seat,
            legal,
            may_pass,
            only: Vec::new(),
        };
        Ok((!question.legal.is_empty()).then_some(question))
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
            tried: Vec::new(),
        }
    }
}
