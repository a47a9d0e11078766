//! A random game in progress; the same seed gives the same game.

use std::fmt;

use ziggurat_engine::{Advice, Chance, Game, Record, Seat};

use crate::{
    Case, Fault,
    case::{cases, games_of_each},
};

/// One of this many times, a seat that may act goes before those that must.
const MAY_IN: u32 = 4;
/// The players draw from streams of the seed from here on, the game from the ones before.
const PLAYERS: u64 = 1 << 40;

/// How actions are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Each legal action is equally likely.
    Even,
    /// What the game advises for playouts; this reaches positions that even play rarely sees.
    Advised,
}

/// One game, played step by step.
#[derive(Clone, Debug)]
pub struct Walk<G: Advice> {
    /// How it is played.
    pub case: Case<G>,
    /// The source of all chance.
    pub seed: u64,
    /// How many actions have been carried out.
    pub step: u32,
    /// How many of them were by seats that had to act.
    pub duties: u32,
    /// The current position.
    pub position: G,
    policy: Policy,
    players: Chance,
}

/// An action that was carried out, and what it caused.
#[derive(Clone, Debug)]
pub(crate) struct Moved<G: Game> {
    pub(crate) before: G,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) record: Record<G::Event>,
}

impl<G: Advice> Walk<G> {
    /// Deals a game. Games with an odd seed follow the game's advice.
    ///
    /// # Errors
    /// If the game cannot be dealt.
    pub fn new(case: &Case<G>, seed: u64) -> Result<Self, Fault> {
        Ok(Self {
            case: case.clone(),
            seed,
            step: 0,
            duties: 0,
            position: case.deal(seed)?,
            policy: if seed % 2 == 1 {
                Policy::Advised
            } else {
                Policy::Even
            },
            players: Chance::stream(seed, PLAYERS),
        })
    }

    /// The seat that acts next and what it does; `None` if the game is over.
    ///
    /// # Errors
    /// If a seat that must act has no action.
    pub fn choose_next(&mut self) -> Result<Option<(Seat, G::Action)>, Fault> {
        let waiting = self.position.waiting();
        if waiting.is_over() {
            return Ok(None);
        }
        // A seat that may act can have no action: being asked must not reveal what it holds.
        let can_act = |seat: &Seat| {
            let mut legal = Vec::new();
            self.position.legal(*seat, &mut legal);
            !legal.is_empty()
        };
        let may: Vec<Seat> = waiting.may.iter().filter(can_act).collect();
        let must: Vec<Seat> = waiting.must.iter().collect();
        let volunteers = !may.is_empty() && self.players.below(MAY_IN) == 0;
        let seats = if volunteers { &may } else { &must };
        let seat = self.players.pick(seats).copied();
        let chosen = seat.and_then(|seat| Some((seat, self.choose(seat)?)));
        let none = || self.fault(format!("the game waits for {seats:?}, which cannot act"));
        chosen.ok_or_else(none).map(Some)
    }

    fn choose(&mut self, seat: Seat) -> Option<G::Action> {
        match self.policy {
            Policy::Even => self.position.sample(seat, &mut self.players),
            Policy::Advised => self.position.playout(seat, &mut self.players),
        }
    }

    /// The chance that this step of the game draws from.
    #[must_use]
    pub fn chance(&self) -> Chance {
        Chance::stream(self.seed, u64::from(self.step) + 1)
    }

    /// Carries out an action.
    pub fn act(&mut self, seat: Seat, action: &G::Action) {
        let mut chance = self.chance();
        self.duties += u32::from(self.position.waiting().must.contains(seat));
        self.position.play_silent(seat, action, &mut chance);
        self.step += 1;
    }

    /// Plays one action and records what it causes; `None` if the game is over.
    pub(crate) fn advance(&mut self) -> Result<Option<Moved<G>>, Fault> {
        let Some((seat, action)) = self.choose_next()? else {
            return Ok(None);
        };
        let before = self.position.clone();
        let mut record = Record::default();
        let mut chance = self.chance();
        let checked = self.position.apply(seat, &action, &mut chance, &mut record);
        checked.map_err(|illegal| {
            self.fault(format!(
                "seat {seat}: the chosen action {action} is refused: {illegal}"
            ))
        })?;
        self.duties += u32::from(before.waiting().must.contains(seat));
        self.step += 1;
        self.within_bound()?;
        Ok(Some(Moved {
            before,
            seat,
            action,
            record,
        }))
    }

    /// No game may be longer than the game says it can be.
    pub(crate) fn within_bound(&self) -> Result<(), Fault> {
        let longest = G::longest(self.case.seats);
        if self.duties <= longest {
            return Ok(());
        }
        Err(self.fault(format!("the game is longer than {longest} actions")))
    }

    /// A fault at this point in the game.
    pub fn fault(&self, what: impl Into<String>) -> Fault {
        Fault::new(what).at(self)
    }
}

impl<G: Advice> fmt::Display for Walk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, seed {}, step {}", self.case, self.seed, self.step)
    }
}

/// Plays `games` random games of every case and looks at every position on the way.
///
/// # Panics
/// If a game cannot be dealt or played.
pub fn in_random_play<G: Advice>(games: u64, mut look: impl FnMut(&Walk<G>)) {
    for case in cases::<G>() {
        for seed in 0..games {
            let mut walk = Walk::new(&case, seed).expect("the game should be dealt");
            loop {
                look(&walk);
                let next = walk.choose_next().expect("somebody should be able to act");
                let Some((seat, action)) = next else { break };
                walk.act(seat, &action);
            }
        }
    }
}

/// Plays `games` games of every case (fewer if there are many cases) and looks at every position on the
/// way.
///
/// `look` gets the game before each action, and once more when it is over.
pub(crate) fn every_position<G: Advice>(
    games: u64,
    mut look: impl FnMut(&mut Walk<G>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let games = games_of_each::<G>(games);
    for case in cases::<G>() {
        for seed in 0..games {
            let mut walk = Walk::new(&case, seed)?;
            loop {
                look(&mut walk).map_err(|fault| fault.at(&walk))?;
                if walk.advance()?.is_none() {
                    break;
                }
            }
        }
    }
    Ok(())
}
