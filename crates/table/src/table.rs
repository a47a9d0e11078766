//! The table: what commands change.

use std::{collections::VecDeque, mem, sync::Arc};

use ziggurat_bots::Level;
use ziggurat_engine::{Advice, Chance, Record, Seat, SeatSet};

use crate::{
    By, Command, Deed, Holder, Millis, Refusal, Reveal, SeatInfo, Setup, SetupError, Update,
    commit, position_hash, standing,
    undo::UndoStack,
    update::{Face, Line},
};

/// How many updates a table keeps for viewers who come back.
pub const HISTORY: usize = 256;

/// One match.
///
/// It is a plain value: a clone is another match that stands the same.
#[derive(Clone, Debug)]
pub struct Table<G: Advice> {
    pub(crate) setup: Setup<G>,
    pub(crate) commitment: String,
    pub(crate) opening_hash: String,
    pub(crate) face: Face<G>,
    pub(crate) log: Vec<Arc<Line<G>>>,
    pub(crate) history: VecDeque<Arc<Update<G>>>,
    undo: UndoStack<G>,
    /// Who gave up, the first first.
    resigned: Vec<Seat>,
    absent: SeatSet,
    /// Bots that were asked about the table as it stands and would rather not act.
    pub(crate) passed: SeatSet,
}

/// What carrying out a deed brings into the log.
struct Done<E> {
    events: Vec<E>,
    taken_back: Vec<u64>,
}

impl<E> Default for Done<E> {
    fn default() -> Self {
        Self {
            events: Vec::new(),
            taken_back: Vec::new(),
        }
    }
}

impl<G: Advice> Table<G> {
    /// Deals and opens a match.
    ///
    /// # Errors
    /// If the game cannot be played with these options or this number of seats.
    pub fn open(setup: Setup<G>) -> Result<Self, SetupError> {
        let seats = u8::try_from(setup.seats.len())
            .ok()
            .filter(|seats| G::INFO.seats.contains(seats))
            .ok_or(SetupError::Seats(setup.seats.len()))?;
        let position = G::setup(&setup.options, seats, &mut Chance::stream(setup.seed, 0))?;
        let mut table = Self {
            commitment: commit::commitment(setup.seed, &setup.salt),
            opening_hash: position_hash(&position),
            face: Face {
                position,
                seats: setup.seats.iter().map(SeatInfo::from).collect(),
                undo: None,
                outcome: None,
                reveal: None,
            },
            setup,
            log: Vec::new(),
            history: VecDeque::new(),
            undo: UndoStack::new(),
            resigned: Vec::new(),
            absent: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
        };
        table.settle();
        Ok(table)
    }

    /// What a rematch starts from: the same seats and options, new chance.
    #[must_use]
    pub fn rematch_setup(&self, seed: u64, salt: [u8; 32]) -> Setup<G> {
        Setup {
            seed,
            salt,
            ..self.setup.clone()
        }
    }

    /// Tells the table whether the player of a seat is away. The seat of somebody who is away can be
    /// given to a bot by the others. This is no part of the match: neither log nor version change.
    pub fn mark_absent(&mut self, seat: Seat, absent: bool) {
        if seat.index() >= self.face.seats.len() {
            return;
        }
        if absent {
            self.absent.insert(seat);
        } else {
            self.absent.remove(seat);
        }
    }

    /// Carries out a command.
    ///
    /// # Errors
    /// Why it is refused; the table is then as before.
    pub fn command(
        &mut self,
        by: impl Into<By>,
        command: Command<G::Action>,
        now: Millis,
    ) -> Result<Arc<Update<G>>, Refusal> {
        let (seat, deed) = self.authorise(by.into(), command)?;
        self.enact(seat, deed, now)
    }

    /// Takes what a bot has decided about the table at this version.
    ///
    /// # Errors
    /// [`Refusal::Stale`] if the table has moved on since; otherwise as [`Table::command`].
    pub fn bot_done(
        &mut self,
        version: u64,
        seat: Seat,
        action: G::Action,
        now: Millis,
    ) -> Result<Arc<Update<G>>, Refusal> {
        if version != self.version() {
            return Err(Refusal::Stale);
        }
        self.command(By::Host, Command::BotAct { seat, action }, now)
    }

    /// Whether this may be asked by whoever asks, and what it then is for the log.
    fn authorise(
        &self,
        by: By,
        command: Command<G::Action>,
    ) -> Result<(Seat, Deed<G::Action>), Refusal> {
        let own = match by {
            By::Seat(seat) => Some(self.seat(seat).map(|_| seat)?),
            By::Host => None,
        };
        if self.is_over() {
            return Err(Refusal::Over);
        }
        match (own, command) {
            (Some(seat), Command::Act { action }) => Ok((seat, Deed::Act(action))),
            (Some(seat), Command::Undo) => Ok((seat, Deed::Undo(1))),
            (Some(seat), Command::ResetTurn) => Ok((seat, Deed::Undo(self.undo.len(seat)))),
            (Some(seat), Command::Resign) => Ok((seat, Deed::Resign)),
            (Some(seat), Command::Reclaim) => Ok((seat, Deed::Reclaim)),
            (by, Command::HandOver { seat, level }) => {
                self.may_give(by, seat)?;
                Ok((seat, Deed::HandOver { level, by }))
            }
            (None, Command::BotAct { seat, action }) => Ok((seat, Deed::BotAct(action))),
            _ => Err(Refusal::NotYourSeat),
        }
    }

    /// Whether somebody may give a seat to a bot.
    fn may_give(&self, by: Option<Seat>, seat: Seat) -> Result<(), Refusal> {
        self.seat(seat)?;
        match by {
            None => Ok(()),
            Some(giver) if giver == seat => Ok(()),
            Some(giver) if self.seat(giver)?.resigned => Err(Refusal::Resigned),
            Some(_) if self.absent.contains(seat) => Ok(()),
            Some(_) => Err(Refusal::StillHere),
        }
    }

    fn seat(&self, seat: Seat) -> Result<&SeatInfo, Refusal> {
        let seat = self.face.seats.get(seat.index());
        seat.ok_or(Refusal::NoSuchSeat)
    }

    /// Carries out a deed and writes it into the log. Replaying a log comes here too, so all that
    /// the log alone decides is checked here.
    pub(crate) fn enact(
        &mut self,
        seat: Seat,
        deed: Deed<G::Action>,
        at: Millis,
    ) -> Result<Arc<Update<G>>, Refusal> {
        self.seat(seat)?;
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let done = match &deed {
            Deed::Act(action) => self.act(seat, action)?,
            Deed::BotAct(action) => self.bot_act(seat, action)?,
            Deed::Undo(steps) => self.take_back(seat, *steps)?,
            Deed::Resign => self.resign(seat)?,
            Deed::HandOver { level, by } => self.hand_over(seat, *level, *by)?,
            Deed::Reclaim => self.reclaim(seat)?,
        };
        Ok(self.write(seat, deed, at, done))
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<Done<G::Event>, Refusal> {
        self.needs_person(seat)?;
        self.play(seat, action, true)
    }

    fn bot_act(&mut self, seat: Seat, action: &G::Action) -> Result<Done<G::Event>, Refusal> {
        if self.seat(seat)?.holder == Holder::Human {
            return Err(Refusal::NotABot);
        }
        self.play(seat, action, false)
    }

    /// Refuses what only a person may do on a seat that is played by a bot.
    fn needs_person(&self, seat: Seat) -> Result<(), Refusal> {
        match self.seat(seat)? {
            SeatInfo { resigned: true, .. } => Err(Refusal::Resigned),
            SeatInfo {
                holder: Holder::Bot(_),
                ..
            } => Err(Refusal::BotSeat),
            _ => Ok(()),
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: &G::Action,
        undoable: bool,
    ) -> Result<Done<G::Event>, Refusal> {
        let entry = self.version() + 1;
        let untouched = Chance::stream(self.setup.seed, entry);
        let mut chance = untouched.clone();
        let mut record = Record::default();
        let mut position = self.face.position.clone();
        position.apply(seat, action, &mut chance, &mut record)?;
        let before = mem::replace(&mut self.face.position, position);
        if undoable && !record.barrier && !was_used(chance, untouched) {
            self.undo.push(seat, entry, before);
        } else {
            self.undo.clear();
        }
        Ok(Done {
            events: record.events,
            ..Done::default()
        })
    }

    fn take_back(&mut self, seat: Seat, steps: usize) -> Result<Done<G::Event>, Refusal> {
        self.needs_person(seat)?;
        let taken = self.undo.take(seat, steps).ok_or(Refusal::NothingToUndo)?;
        self.face.position = taken.position;
        Ok(Done {
            taken_back: taken.entries,
            ..Done::default()
        })
    }

    fn resign(&mut self, seat: Seat) -> Result<Done<G::Event>, Refusal> {
        match self.seat(seat)? {
            info if info.resigned => return Err(Refusal::Resigned),
            info if info.holder != Holder::Human && !info.lent => return Err(Refusal::BotSeat),
            _ => {}
        }
        self.resigned.push(seat);
        let goes_on = self.resigned.len() + 1 < self.face.seats.len();
        let info = &mut self.face.seats[seat.index()];
        info.resigned = true;
        info.lent = false;
        if goes_on {
            info.holder = Holder::Bot(Level::Normal);
        }
        Ok(Done::default())
    }

    fn hand_over(
        &mut self,
        seat: Seat,
        level: Level,
        by: Option<Seat>,
    ) -> Result<Done<G::Event>, Refusal> {
        self.needs_person(seat)?;
        by.map_or(Ok(()), |giver| self.seat(giver).map(|_| ()))?;
        let info = &mut self.face.seats[seat.index()];
        info.holder = Holder::Bot(level);
        info.lent = true;
        Ok(Done::default())
    }

    fn reclaim(&mut self, seat: Seat) -> Result<Done<G::Event>, Refusal> {
        match self.seat(seat)? {
            info if info.resigned => return Err(Refusal::Resigned),
            info if info.holder == Holder::Human => return Err(Refusal::NotABot),
            info if !info.lent => return Err(Refusal::BotSeat),
            _ => {}
        }
        let info = &mut self.face.seats[seat.index()];
        info.holder = Holder::Human;
        info.lent = false;
        Ok(Done::default())
    }

    /// Writes a deed that was carried out into the log.
    fn write(
        &mut self,
        seat: Seat,
        deed: Deed<G::Action>,
        at: Millis,
        done: Done<G::Event>,
    ) -> Arc<Update<G>> {
        self.settle();
        let line = Arc::new(Line {
            index: self.version() + 1,
            seat,
            deed,
            at,
            hash: position_hash(&self.face.position),
            events: done.events,
            taken_back: done.taken_back,
        });
        self.log.push(Arc::clone(&line));
        if self.history.len() == HISTORY {
            self.history.pop_front();
        }
        let face = self.face.clone();
        let update = Arc::new(Update { line, face });
        self.history.push_back(Arc::clone(&update));
        update
    }

    /// Brings what follows from position and seats up to date.
    fn settle(&mut self) {
        self.passed = SeatSet::EMPTY;
        let position = &self.face.position;
        let seats = self.face.seats.len() as u8;
        let score = || position.score();
        self.face.outcome = standing::outcome(position.outcome(), score, &self.resigned, seats);
        if self.face.outcome.is_some() {
            // Seed and salt are out now.
            self.undo.clear();
            self.face.reveal = Some(Reveal {
                seed: self.setup.seed,
                salt: self.setup.salt,
            });
        }
        let owner = self.undo.owner();
        self.face.undo = owner.map(|owner| (owner, self.undo.len(owner)));
    }
}

/// Whether anything was drawn. What was drawn must not be drawn again after an undo, whether or not
/// the game thought of marking it.
fn was_used(mut chance: Chance, mut untouched: Chance) -> bool {
    chance.seed() != untouched.seed()
}
