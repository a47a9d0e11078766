//! The table: what commands change.

use std::{collections::VecDeque, mem, sync::Arc};

use serde_json::Value;
use ziggurat_engine::{Advice, Chance, Record, Seat, SeatSet, Seed, Viewer};
use ziggurat_terms::{Command, Level};

use crate::{
    By, Deed, Holder, Millis, NewHost, Origin, Refusal, Reveal, SeatInfo, Setup, SetupError,
    Update,
    freshness::Freshness,
    position_hash, standing,
    undo::{Hashed, UndoStack},
    unwritable,
    update::{FullEntry, FullState},
};

/// How many updates a table keeps for viewers who come back.
pub const HISTORY: usize = 256;

/// One match.
///
/// It is a plain value: a clone is another match that stands the same.
#[derive(Clone, Debug)]
pub struct Table<G: Advice> {
    pub(crate) setup: Setup<G>,
    /// The options as JSON.
    pub(crate) options: Value,
    /// What chance is drawn from: made once from the origin.
    pub(crate) seed: Seed,
    /// Where that comes from, to be told at the end.
    pub(crate) dealt: Reveal,
    /// The promise about it.
    pub(crate) commitment: String,
    /// The version of the rules that the match was begun with.
    pub(crate) begun_with: &'static str,
    pub(crate) opening_hash: String,
    pub(crate) full: FullState<G>,
    /// The same, as the latest update has it.
    latest: Arc<FullState<G>>,
    pub(crate) log: Vec<Arc<FullEntry<G>>>,
    pub(crate) history: VecDeque<Arc<Update<G>>>,
    seat_count: u8,
    /// The hash of the position as it stands.
    hash: String,
    undo: UndoStack<G>,
    fresh: Freshness,
    /// Who gave up, in that order.
    resigned: Vec<Seat>,
    absent: SeatSet,
    /// Bots that were asked about the table as it stands and would rather not act.
    pub(crate) passed: SeatSet,
}

/// What carrying out a deed adds to the log.
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
        let seat_count = seats_of(&setup)?;
        let mut chance = Chance::stream(setup.origin.seed(), 0);
        let position = G::setup(&setup.options, seat_count, &mut chance)?;
        Self::open_at(position, setup)
    }

    /// Opens a table on which a match is already under way. It cannot be kept as a [`GameFile`], because
    /// a file is dealt again from its origin.
    ///
    /// [`GameFile`]: crate::GameFile
    ///
    /// # Errors
    /// If there are not as many seats as the position has.
    pub(crate) fn open_at(position: G, setup: Setup<G>) -> Result<Self, SetupError> {
        let seat_count = seats_of(&setup)?;
        if seat_count != position.seats() {
            return Err(SetupError::Seats(setup.seats.len()));
        }
        let seed = setup.origin.seed();
        let hash = position_hash(&position)?;
        let full = FullState {
            position: Arc::new(position),
            seats: Arc::new(setup.seats.iter().map(SeatInfo::from).collect()),
            undo: None,
            outcome: None,
            reveal: None,
        };
        let mut table = Self {
            options: unwritable::tree("a set of options", &setup.options)?,
            commitment: setup.origin.commitment(),
            dealt: setup.origin.clone().into(),
            begun_with: G::INFO.rules_version,
            opening_hash: hash.clone(),
            latest: Arc::new(full.clone()),
            full,
            seed,
            setup,
            log: Vec::new(),
            history: VecDeque::new(),
            seat_count,
            hash,
            undo: UndoStack::new(),
            fresh: Freshness::from(0),
            resigned: Vec::new(),
            absent: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
        };
        table.settle();
        table.latest = Arc::new(table.full.clone());
        Ok(table)
    }

    /// What a rematch starts from: the same seats and options, new chance.
    #[must_use]
    pub fn rematch_setup(&self, origin: Origin) -> Setup<G> {
        Setup {
            origin,
            ..self.setup.clone()
        }
    }

    /// Tells the table whether the player of a seat is away. The seat of somebody who is away can be
    /// given to a bot by the others. This is not part of the match: neither log nor version change.
    pub fn mark_absent(&mut self, seat: Seat, absent: bool) {
        if seat.index() >= self.full.seats.len() {
            return;
        }
        if absent {
            self.absent.insert(seat);
        } else {
            self.absent.remove(seat);
        }
    }

    /// How many sit at the table.
    #[must_use]
    pub const fn seat_count(&self) -> u8 {
        self.seat_count
    }

    /// Carries out a command about the table as it stands.
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

    /// Carries out a command of somebody who has seen the table at some version: the one place that
    /// decides whether a command comes too late.
    ///
    /// # Errors
    /// [`Refusal::NoVersion`] if the command depends on how the table stands and does not say which
    /// version was seen; [`Refusal::Stale`] if it is no longer fresh ([`Table::is_fresh`]); otherwise as
    /// [`Table::command`]. The table is then as before.
    pub fn command_about(
        &mut self,
        by: impl Into<By>,
        seen: Option<u64>,
        command: Command<G::Action>,
        now: Millis,
    ) -> Result<Arc<Update<G>>, Refusal> {
        let by = by.into();
        match (by, seen) {
            (_, None) if command.depends_on_version() => return Err(Refusal::NoVersion),
            (By::Seat(seat), Some(version)) if !self.is_fresh(seat, version) => {
                return Err(Refusal::Stale);
            }
            (By::Seat(_) | By::Host, None | Some(_)) => {}
        }
        self.command(by, command, now)
    }

    /// Whether what this seat decides about this version still means the same: nothing has happened
    /// since then that its decision depends on.
    ///
    /// Where several must act at the same time, nobody comes too late because somebody else was faster;
    /// and what a seat sees nothing of does not make it too late.
    #[must_use]
    pub fn is_fresh(&self, seat: Seat, version: u64) -> bool {
        version <= self.version() && self.fresh.is_fresh(seat, version)
    }

    /// Takes what a bot has decided about the table at this version.
    ///
    /// # Errors
    /// [`Refusal::Stale`] if the decision is no longer fresh; otherwise as [`Table::command`].
    pub fn bot_done(
        &mut self,
        version: u64,
        seat: Seat,
        action: G::Action,
        now: Millis,
    ) -> Result<Arc<Update<G>>, Refusal> {
        self.seat(seat)?;
        if !self.is_fresh(seat, version) {
            return Err(Refusal::Stale);
        }
        self.enact(seat, Deed::BotAct(action), now)
    }

    /// Whether whoever asks may ask this, and what the log will say of it.
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
            (
                None,
                Command::Act { .. }
                | Command::Undo
                | Command::ResetTurn
                | Command::Resign
                | Command::Reclaim,
            ) => Err(Refusal::NotYourSeat),
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
        let seat = self.full.seats.get(seat.index());
        seat.ok_or(Refusal::NoSuchSeat)
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatInfo, Refusal> {
        let seat = Arc::make_mut(&mut self.full.seats).get_mut(seat.index());
        seat.ok_or(Refusal::NoSuchSeat)
    }

    /// Carries out a deed and writes it into the log. Replaying a log comes here too, so everything
    /// that the log alone decides is checked here.
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
            Deed::NewHost(new) => self.move_to(new)?,
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
            SeatInfo {
                holder: Holder::Human,
                ..
            } => Ok(()),
        }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: &G::Action,
        undoable: bool,
    ) -> Result<Done<G::Event>, Refusal> {
        let entry = self.version() + 1;
        let untouched = Chance::stream(self.seed, entry);
        let mut chance = untouched.clone();
        let mut record = Record::default();
        let mut position = G::clone(&self.full.position);
        position.apply(seat, action, &mut chance, &mut record)?;
        let hash = position_hash(&position)?;
        let before = self.exchange(
            seat,
            Hashed {
                position: Arc::new(position),
                hash,
            },
        );
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

    /// Puts another position in the place of the present one, because of what a seat did; returns the
    /// former one.
    fn exchange(&mut self, by: Seat, next: Hashed<G>) -> Hashed<G> {
        let version = self.version() + 1;
        let before = Hashed {
            position: mem::replace(&mut self.full.position, next.position),
            hash: mem::replace(&mut self.hash, next.hash),
        };
        let (old, new) = (&before.position, &self.full.position);
        let unaware = |seat| old.view(Viewer::Seat(seat)) == new.view(Viewer::Seat(seat));
        self.fresh
            .acted(by, old.waiting(), new.waiting(), version, unaware);
        before
    }

    fn take_back(&mut self, seat: Seat, steps: usize) -> Result<Done<G::Event>, Refusal> {
        self.needs_person(seat)?;
        let taken = self.undo.take(seat, steps).ok_or(Refusal::NothingToUndo)?;
        self.exchange(seat, taken.before);
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
        let goes_on = self.resigned.len() + 1 < self.full.seats.len();
        let info = self.seat_mut(seat)?;
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
        let info = self.seat_mut(seat)?;
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
        let info = self.seat_mut(seat)?;
        info.holder = Holder::Human;
        info.lent = false;
        Ok(Done::default())
    }

    /// The match goes on at another host, with other people on its seats and chance from elsewhere.
    fn move_to(&mut self, new: &NewHost) -> Result<Done<G::Event>, Refusal> {
        let dealt = self.dealt.then(new, &self.commitment, self.version())?;
        let seats = new.take_seats(&self.full.seats)?;
        self.full.seats = Arc::new(seats);
        self.seed = new.origin.seed();
        self.commitment.clone_from(&new.commitment);
        self.dealt = dealt;
        // What was done elsewhere stays done.
        self.undo.clear();
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
        let entry = Arc::new(FullEntry {
            index: self.version() + 1,
            seat,
            deed,
            at,
            hash: self.hash.clone(),
            events: done.events,
            taken_back: done.taken_back,
        });
        self.log.push(Arc::clone(&entry));
        if self.history.len() == HISTORY {
            self.history.pop_front();
        }
        let full = Arc::new(self.full.clone());
        let before = mem::replace(&mut self.latest, Arc::clone(&full));
        let update = Arc::new(Update {
            entry,
            before,
            full,
        });
        self.history.push_back(Arc::clone(&update));
        update
    }

    /// Brings what follows from position and seats up to date.
    fn settle(&mut self) {
        self.passed = SeatSet::EMPTY;
        let position = &self.full.position;
        let score = || position.score();
        self.full.outcome =
            standing::outcome(position.outcome(), score, &self.resigned, self.seat_count);
        if self.full.outcome.is_some() {
            // Seed and salt are out now.
            self.undo.clear();
            self.full.reveal = Some(self.dealt.clone());
        }
        let owner = self.undo.owner();
        self.full.undo = owner.map(|owner| (owner, self.undo.len(owner)));
    }
}

/// How many sit at a table, if the game is for so many.
fn seats_of<G: Advice>(setup: &Setup<G>) -> Result<u8, SetupError> {
    let seats = u8::try_from(setup.seats.len()).ok();
    seats
        .filter(|seats| G::INFO.seats.contains(seats))
        .ok_or(SetupError::Seats(setup.seats.len()))
}

/// Whether anything was drawn. What was drawn must not be drawn again after an undo, whether or not
/// the game thought of marking it.
fn was_used(mut chance: Chance, mut untouched: Chance) -> bool {
    chance.seed() != untouched.seed()
}
