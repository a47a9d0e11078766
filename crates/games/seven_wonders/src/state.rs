//! The position: plain values, small enough to be copied at every step of a search.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, Waiting};

use crate::{
    cards::{Card, Effect, HAND_SIZE, Place, Project, StageFacts, TOWER_SLOTS, TURNS},
    document::Document,
    event::Town,
    options::Options,
};

pub(crate) use crate::city::{City, FaceDown, HAND_ROOM, MAX_STAGES, NO_CARD};

/// The most cities at a table.
pub(crate) const MAX_CITIES: usize = 7;
/// Moments of an age at which a city can lay a card face down: the turns, the last card, the penalty.
pub(crate) const MOMENTS: usize = 8;
/// The moment of the card that is left over, or played last.
pub(crate) const LAST_CARD: usize = 6;
/// The moment of what a penalty destroys.
pub(crate) const DESTROYED: usize = 7;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses the side of the own board (SWB-2.4).
    Sides,
    /// Everybody keeps a tower tile (SWT-2.2).
    Draft {
        /// The first or the second pick.
        pick: u8,
    },
    /// Everybody chooses a card and its use (SWB-3.2).
    Turn,
    /// Who has the power plays the last card of the age (SWB-9.4).
    LastCard,
    /// Somebody builds from the discard pile (SWB-9.8).
    Dig {
        /// The city that is built in.
        city: u8,
    },
    /// Punished players choose what they lose (SWP-3.3).
    Penalty,
    /// The game has ended.
    Over,
}

/// A position of 7 Wonders.
///
/// Its JSON is a [`Document`] that can be written by hand. Cities are numbered as seats; with two
/// players the Free City is the third (SWB-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
pub struct SevenWonders {
    pub(crate) city: [City; MAX_CITIES],
    /// What each city has laid face down, by age and moment: who laid what when is what players can
    /// remember. Rows beyond the present are empty.
    pub(crate) face_down: [[FaceDown; MAX_CITIES]; MOMENTS * 3],
    /// Tower tiles in the order in which they were placed.
    pub(crate) tower: [u8; 24],
    /// Two players: what the controller has drawn in each turn (SWB-15.4).
    pub(crate) drawn: [u8; TURNS as usize * 3],
    /// Two players: what the Free City could have built in the turns in which it discarded a card,
    /// so that nobody takes the card for one of those (SWB-15.6). A bit for each card of the age.
    pub(crate) could_build: [u32; TURNS as usize * 3],
    /// Two players: the cards of the Free City's pile, sorted.
    pub(crate) pile: [u8; HAND_SIZE as usize],
    /// Up to which moment of the game each seat knows the discard pile, from 1.
    pub(crate) dug: [u8; MAX_CITIES],
    pub(crate) players: u8,
    pub(crate) age: u8,
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Cities for which something is chosen in this phase.
    pub(crate) asked: u8,
    /// Cities that will build from the discard pile in this turn.
    pub(crate) digs: u8,
    /// The project of this age.
    project: u8,
    /// Participation tokens on it, and how many there were when the turn began.
    pub(crate) project_tokens: u8,
    pub(crate) tokens_before: u8,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<SevenWonders>() <= 1024);

impl SevenWonders {
    /// A table with nothing on it.
    pub(crate) fn bare(players: u8, options: Options) -> Self {
        Self {
            city: [City::EMPTY; MAX_CITIES],
            face_down: [[FaceDown::NOTHING; MAX_CITIES]; MOMENTS * 3],
            tower: [0; 24],
            drawn: [NO_CARD; TURNS as usize * 3],
            could_build: [0; TURNS as usize * 3],
            pile: [NO_CARD; HAND_SIZE as usize],
            dug: [0; MAX_CITIES],
            players,
            age: 1,
            turn: 1,
            phase: Phase::Turn,
            asked: 0,
            digs: 0,
            project: u8::MAX,
            project_tokens: 0,
            tokens_before: 0,
            options,
        }
    }

    /// How many cities there are: with two players the Free City is one more (SWB-15.1).
    #[inline]
    pub(crate) fn cities(&self) -> usize {
        usize::from(self.players).max(3)
    }

    /// SWB-1.1
    #[inline]
    pub(crate) fn left(&self, city: usize) -> usize {
        if city + 1 == self.cities() {
            0
        } else {
            city + 1
        }
    }

    /// SWB-1.1
    #[inline]
    pub(crate) fn right(&self, city: usize) -> usize {
        if city == 0 {
            self.cities() - 1
        } else {
            city - 1
        }
    }

    pub(crate) fn neighbours(&self, city: usize) -> [usize; 2] {
        [self.left(city), self.right(city)]
    }

    /// Whether the city is the Free City.
    #[inline]
    pub(crate) fn is_free_city(&self, city: usize) -> bool {
        city >= usize::from(self.players)
    }

    /// The city as events name it.
    pub(crate) fn town(&self, city: usize) -> Town {
        if self.is_free_city(city) {
            Town::FreeCity
        } else {
            Town::Seat(Seat(city as u8))
        }
    }

    /// Who acts for the Free City in a turn (SWB-15.3).
    pub(crate) fn controller_at(age: u8, turn: u8) -> Seat {
        let first = u8::from(age == 2);
        Seat((first + turn.saturating_sub(1)) & 1)
    }

    /// Who chooses for a city.
    pub(crate) fn decider(&self, city: usize) -> Seat {
        if self.is_free_city(city) {
            Self::controller_at(self.age, self.turn)
        } else {
            Seat(city as u8)
        }
    }

    /// The city whose hand a choice for this city is made from.
    pub(crate) fn hand_of(&self, city: usize) -> usize {
        if self.is_free_city(city) && self.phase == Phase::Turn {
            self.decider(city).index()
        } else {
            city
        }
    }

    #[inline]
    pub(crate) fn is_asked(&self, city: usize) -> bool {
        self.asked >> city & 1 == 1
    }

    #[inline]
    fn is_open(&self, city: usize) -> bool {
        self.is_asked(city) && self.city[city].choice.is_none()
    }

    /// The city that the seat has to choose for next: its own first (SWB-15.4).
    pub(crate) fn next_choice(&self, seat: Seat) -> Option<usize> {
        if seat.0 >= self.players {
            return None;
        }
        if self.is_open(seat.index()) {
            return Some(seat.index());
        }
        let free = usize::from(self.players);
        (self.players == 2 && self.is_open(free) && self.decider(free) == seat).then_some(free)
    }

    /// Whether the seat has chosen all that it is asked for, but may still change it (SWB-3.5).
    pub(crate) fn may_change(&self, seat: Seat) -> bool {
        if seat.0 >= self.players || self.next_choice(seat).is_some() {
            return false;
        }
        let free = usize::from(self.players);
        let for_city = self.players == 2 && self.is_asked(free) && self.decider(free) == seat;
        self.is_asked(seat.index()) || for_city
    }

    pub(crate) fn who_waits(&self) -> Waiting {
        let mut waiting = Waiting::over();
        for seat in Seat::all(self.players) {
            if self.next_choice(seat).is_some() {
                waiting.must.insert(seat);
            } else if self.may_change(seat) {
                waiting.may.insert(seat);
            }
        }
        waiting
    }

    /// Whether a turn is being resolved: what came into play in it does not produce yet (SWB-5.5).
    pub(crate) fn is_mid_turn(&self) -> bool {
        matches!(self.phase, Phase::LastCard | Phase::Dig { .. })
    }

    pub(crate) fn is_last_turn(&self) -> bool {
        self.turn == TURNS
    }

    /// The moment of a turn in the whole game.
    pub(crate) fn moment_of(age: u8, moment: usize) -> usize {
        usize::from(age - 1) * MOMENTS + moment
    }

    /// The moment at which cards that are played now are laid.
    pub(crate) fn now(&self) -> usize {
        let moment = match self.phase {
            Phase::LastCard => LAST_CARD,
            _ => usize::from(self.turn - 1),
        };
        Self::moment_of(self.age, moment)
    }

    /// The first moment at which nothing can have been laid yet.
    pub(crate) fn first_open_moment(&self) -> usize {
        let open = match self.phase {
            Phase::Sides | Phase::Draft { .. } => 0,
            Phase::Turn => usize::from(self.turn - 1),
            Phase::LastCard => LAST_CARD,
            Phase::Dig { .. } if !self.is_last_turn() => usize::from(self.turn),
            Phase::Dig { .. } | Phase::Penalty => DESTROYED,
            Phase::Over => MOMENTS,
        };
        Self::moment_of(self.age, open)
    }

    pub(crate) fn current_project(&self) -> Option<Project> {
        Project::ALL.get(usize::from(self.project)).copied()
    }

    pub(crate) fn set_project(&mut self, project: Option<Project>) {
        self.project = project.map_or(u8::MAX, |project| project as u8);
    }

    /// Usable slots of the tower (SWT-1.1, SWT-8.1).
    pub(crate) fn tower_slots(&self) -> usize {
        let slots = TOWER_SLOTS[usize::from(self.players.clamp(2, 7)) - 2];
        usize::from(if self.players == 2 { slots - 1 } else { slots })
    }

    pub(crate) fn tower_height(&self) -> usize {
        self.tower.iter().take_while(|&&tile| tile != 0).count()
    }

    /// The tiles on top: the last ones placed, one for each slot (SWT-4.3, SWT-5.1).
    pub(crate) fn active_tiles(&self) -> impl Iterator<Item = u8> + '_ {
        let height = if self.tower[0] == 0 {
            0
        } else {
            self.tower_height()
        };
        let first = height.saturating_sub(self.tower_slots());
        self.tower[first..height].iter().copied()
    }

    /// The city and the place that a stage is taken from: Manneken Pis borrows from its neighbours
    /// (SWB-9.24).
    pub(crate) fn stage_source(&self, city: usize, stage: usize) -> (usize, usize) {
        let facts = &self.city[city].board().facts().stages[stage];
        let Some(copy) = facts.copy else {
            return (city, stage);
        };
        let owner = if copy.left {
            self.left(city)
        } else {
            self.right(city)
        };
        let last = self.city[owner].board().stages() - 1;
        let place = match copy.place {
            Place::First => 0,
            Place::Second => last.min(1),
            Place::Last => last,
        };
        (owner, place)
    }

    /// A stage as it works for this city.
    #[inline]
    pub(crate) fn stage_facts(&self, city: usize, stage: usize) -> &'static StageFacts {
        let (owner, place) = self.stage_source(city, stage);
        &self.city[owner].board().facts().stages[place]
    }

    /// The effects of all built stages of a city, with the stage.
    pub(crate) fn stage_effects(&self, city: usize) -> impl Iterator<Item = (usize, Effect)> + '_ {
        let built = (0..MAX_STAGES).filter(move |stage| self.city[city].stages >> stage & 1 == 1);
        built.flat_map(move |stage| {
            let effects = self.stage_facts(city, stage).effects;
            effects.iter().map(move |effect| (stage, *effect))
        })
    }

    /// Whether a built stage of the city has this effect.
    pub(crate) fn has_power(&self, city: usize, power: Effect) -> bool {
        self.city[city].stages != 0 && self.stage_effects(city).any(|(_, effect)| effect == power)
    }

    /// The card under a stage.
    pub(crate) fn card_under(&self, city: usize, stage: usize) -> Option<Card> {
        let moment = usize::from(self.city[city].under[stage]).checked_sub(1)?;
        self.face_down[moment][city].card()
    }

    /// The cards on the discard pile, each with its place in `face_down`.
    pub(crate) fn discards(&self) -> impl Iterator<Item = (usize, usize, Card)> + '_ {
        let places = (0..usize::from(self.age) * MOMENTS)
            .flat_map(|moment| (0..self.cities()).map(move |city| (moment, city)));
        places.filter_map(|(moment, city)| {
            let laid = self.face_down[moment][city];
            let card = laid.card().filter(|_| !laid.is_under())?;
            Some((moment, city, card))
        })
    }
}
