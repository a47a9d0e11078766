//! The position: plain values, small enough to be copied at every step of a search.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, SeatSet, Waiting};

use crate::{
    babel::Tower,
    cards::{
        CITIES_HANDS, Card, CardSet, Effect, HAND_SIZE, Place, Project, StageFacts, TOWER_SLOTS,
    },
    document::Document,
    event::Town,
    pieces::Colour,
    laid::Laid,
    options::Options,
};

pub(crate) use crate::{
    city::{City, Count, HAND_ROOM, Hand, LEADER_ROOM, LeaderSlot, MAX_STAGES, NO_CARD},
    laid::FaceDown,
};

/// The most cities at a table (SWB-2.8).
pub(crate) const MAX_CITIES: usize = 8;
/// The most turns of an age (SWC-1.2).
pub(crate) const MAX_TURNS: usize = 7;
/// Moments of an age at which a city can lay a card face down: the turns, the last card, the penalty.
pub(crate) const MOMENTS: usize = MAX_TURNS + 2;
/// What stands instead of a moment for a leader under a stage, plus the number of the age.
pub(crate) const LEADER_UNDER: u8 = (MOMENTS * 3) as u8;

/// The most structures that a city builds in a turn: a card, the last card, and two of the discard
/// pile (SWB-9.4, SWB-9.8, SWL-5.13).
pub(crate) const MAX_FRESH: usize = 4;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses the side of the own board (SWB-2.4).
    Sides,
    /// Everybody keeps a leader (SWL-2.2).
    LeaderDraft {
        /// The pick, from 1 to 3.
        pick: u8,
    },
    /// Everybody uses a leader at the start of an age (SWL-3.2).
    Recruit,
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
    /// Somebody may recruit another leader (SWL-7.4).
    ExtraLeader {
        /// The city that recruits.
        city: u8,
    },
    /// Somebody copies a leader of a neighbour (SWL-6.4).
    Courtesans {
        /// The city that copies.
        city: u8,
    },
    /// Those who owe coins choose how many they pay (SWC-4.4).
    Losses,
    /// Punished players choose what they lose (SWP-3.3).
    Penalty,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The city that alone acts in this phase.
    pub(crate) fn city(self) -> Option<usize> {
        match self {
            Self::Dig { city } | Self::ExtraLeader { city } | Self::Courtesans { city } => {
                Some(city.into())
            }
            _ => None,
        }
    }
}

/// A position of 7 Wonders.
///
/// Its JSON is a [`Document`] that can be written by hand. Cities are numbered as seats; with two
/// players the Free City is the third (SWB-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
pub struct SevenWonders {
    pub(crate) city: [City; MAX_CITIES],
    /// The structures that each city has built in this turn, in this order.
    fresh: [[u8; MAX_FRESH]; MAX_CITIES],
    /// Coins that each city owes in step F2 (SWB-8.4).
    pub(crate) owed: [u8; MAX_CITIES],
    /// The debt of each city (SWC-4.2).
    pub(crate) debt: [u8; MAX_CITIES],
    pub(crate) laid: Laid,
    pub(crate) tower: Tower,
    /// Up to which moment of the game each seat knows the discard pile, from 1.
    pub(crate) dug: [u8; MAX_CITIES],
    pub(crate) players: u8,
    pub(crate) age: u8,
    /// The turn of the age; 0 is the recruitment phase (SWL-3.1).
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Cities for which something is chosen in this phase.
    pub(crate) asked: u8,
    /// Cities that will build from the discard pile in this turn.
    pub(crate) digs: u8,
    /// Cities that will do so through a leader (SWL-5.13).
    pub(crate) solomons: u8,
    /// Cities that may recruit another leader in this turn (SWL-7.4).
    pub(crate) recruits: u8,
    /// Cities that will copy a leader in this turn (SWL-6.4).
    pub(crate) courtesans: u8,
    /// Cities that take leaders of the reserve before anything else happens (SWL-7.3).
    pub(crate) draws: u8,
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
            fresh: [[NO_CARD; MAX_FRESH]; MAX_CITIES],
            owed: [0; MAX_CITIES],
            debt: [0; MAX_CITIES],
            laid: Laid::nothing(players),
            tower: Tower::EMPTY,
            dug: [0; MAX_CITIES],
            players,
            age: 1,
            turn: 1,
            phase: Phase::Turn,
            asked: 0,
            digs: 0,
            solomons: 0,
            recruits: 0,
            courtesans: 0,
            draws: 0,
            project: u8::MAX,
            project_tokens: 0,
            tokens_before: 0,
            options,
        }
    }

    /// How many cards everybody gets in an age (SWB-2.3, SWC-1.2, SWC-1.3).
    #[inline]
    pub(crate) fn hand_size(&self) -> u8 {
        match self.options.cities {
            true => CITIES_HANDS[usize::from(self.players.clamp(2, 8)) - 2],
            false => HAND_SIZE,
        }
    }

    /// How many turns an age has (SWB-2.3).
    #[inline]
    pub(crate) fn turns(&self) -> u8 {
        self.hand_size() - 1
    }

    /// The moment of an age of the card that is left over, or played last.
    pub(crate) fn last_card_slot(&self) -> usize {
        self.turns().into()
    }

    /// The moment of an age of what a penalty destroys.
    pub(crate) fn destroyed_slot(&self) -> usize {
        usize::from(self.turns()) + 1
    }

    /// The other city of a team (SWC-11.1).
    #[inline]
    pub(crate) fn partner(&self, city: usize) -> Option<usize> {
        self.options.teams.then_some(city ^ 1)
    }

    /// Whether a seat sees the hand of a city: its own, and its partner's (SWC-11.2).
    pub(crate) fn sees_hand(&self, seat: Option<Seat>, city: usize) -> bool {
        let own =
            |seat: Seat| self.decider(city) == seat || self.partner(city) == Some(seat.index());
        seat.is_some_and(own)
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

    /// The cities for which something has been chosen, a bit each.
    #[inline]
    pub(crate) fn chosen(&self) -> u8 {
        let cities = self.city[..self.cities()].iter().enumerate();
        cities.fold(0, |set, (number, city)| {
            set | u8::from(!city.choice.is_none()) << number
        })
    }

    pub(crate) fn who_waits(&self) -> Waiting {
        if self.players > 2 && self.phase.city().is_none() {
            let chosen = self.chosen();
            return Waiting {
                must: SeatSet::from_bits(self.asked & !chosen),
                may: SeatSet::from_bits(self.asked & chosen),
            };
        }
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
        self.phase.city().is_some() || matches!(self.phase, Phase::LastCard | Phase::Losses)
    }

    pub(crate) fn is_last_turn(&self) -> bool {
        self.turn == self.turns()
    }

    /// Whether a stage was built in this turn, or in this recruitment phase.
    pub(crate) fn is_fresh_stage(&self, city: usize, stage: usize) -> bool {
        let under = self.city[city].under(stage);
        match self.turn.checked_sub(1) {
            None => under == LEADER_UNDER + self.age,
            Some(slot) => {
                under < LEADER_UNDER && under > Self::moment_of(self.age, slot.into()) as u8
            }
        }
    }

    /// The moment of a turn in the whole game.
    pub(crate) fn moment_of(age: u8, moment: usize) -> usize {
        usize::from(age - 1) * MOMENTS + moment
    }

    /// The moment at which cards that are played now are laid.
    pub(crate) fn now(&self) -> usize {
        let moment = match self.phase {
            Phase::LastCard => self.last_card_slot(),
            _ => usize::from(self.turn.saturating_sub(1)),
        };
        Self::moment_of(self.age, moment)
    }

    /// The first moment at which nothing can have been laid yet.
    pub(crate) fn first_open_moment(&self) -> usize {
        let turn = usize::from(self.turn);
        let open = match self.phase {
            Phase::Sides | Phase::LeaderDraft { .. } | Phase::Draft { .. } => 0,
            Phase::Over => MOMENTS,
            Phase::Penalty => self.destroyed_slot(),
            Phase::LastCard => self.last_card_slot(),
            Phase::Turn => turn.saturating_sub(1),
            _ if self.is_last_turn() => self.destroyed_slot(),
            _ => turn,
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
        let slots = TOWER_SLOTS[usize::from(self.players.clamp(2, 8)) - 2];
        usize::from(if self.players == 2 { slots - 1 } else { slots })
    }

    /// The tiles on top: the last ones placed, one for each slot (SWT-4.3, SWT-5.1).
    pub(crate) fn active_tiles(&self) -> impl Iterator<Item = u8> + use<> {
        self.tower.top(self.tower_slots())
    }

    /// Adds a structure to a city.
    pub(crate) fn build(&mut self, city: usize, card: Card) {
        self.city[city].built.insert(card);
        let mut places = self.fresh[city].iter_mut();
        if let Some(free) = places.find(|fresh| **fresh == NO_CARD) {
            *free = card as u8;
        }
    }

    /// The structures that a city has built in this turn, in this order.
    pub(crate) fn fresh_cards(&self, city: usize) -> impl Iterator<Item = Card> + use<> {
        let cards = self.fresh[city].into_iter();
        cards.map_while(|card| Card::from_index(card.into()))
    }

    /// Whether a city has built anything in this turn.
    #[inline]
    pub(crate) fn has_fresh(&self, city: usize) -> bool {
        self.fresh[city][0] != NO_CARD
    }

    /// The structures that a city has built in this turn.
    #[inline]
    pub(crate) fn fresh(&self, city: usize) -> CardSet {
        self.fresh_cards(city).collect()
    }

    /// Notes structures that were built in this turn.
    pub(crate) fn set_fresh(&mut self, city: usize, cards: &[Card]) {
        for (place, card) in self.fresh[city].iter_mut().zip(cards) {
            *place = *card as u8;
        }
    }

    /// The turn has ended.
    pub(crate) fn forget_fresh(&mut self) {
        self.fresh = [[NO_CARD; MAX_FRESH]; MAX_CITIES];
    }

    /// The city and the place that a stage is taken from: Manneken Pis borrows from its neighbours
    /// (SWB-9.24).
    pub(crate) fn stage_source(&self, city: usize, stage: usize) -> (usize, usize) {
        let facts = &self.city[city].board_facts().stages[stage];
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
        let facts = &self.city[city].board_facts().stages[stage];
        match facts.copy {
            None => facts,
            Some(_) => self.borrowed_stage(city, stage),
        }
    }

    #[cold]
    fn borrowed_stage(&self, city: usize, stage: usize) -> &'static StageFacts {
        let (owner, place) = self.stage_source(city, stage);
        &self.city[owner].board_facts().stages[place]
    }

    /// The effects of all built stages of a city, with the stage.
    pub(crate) fn stage_effects(&self, city: usize) -> impl Iterator<Item = (usize, Effect)> + '_ {
        let built = (0..MAX_STAGES).filter(move |stage| self.city[city].has_stage(*stage));
        built.flat_map(move |stage| {
            let effects = self.stage_facts(city, stage).effects;
            effects.iter().map(move |effect| (stage, *effect))
        })
    }

    /// Whether a built stage of the city has this effect.
    pub(crate) fn has_power(&self, city: usize, power: Effect) -> bool {
        self.city[city].stages() != 0 && self.stage_effects(city).any(|(_, effect)| effect == power)
    }

    /// The card under a stage.
    pub(crate) fn card_under(&self, city: usize, stage: usize) -> Option<Card> {
        let moment = usize::from(self.city[city].under(stage)).checked_sub(1)?;
        self.laid.at(moment, city).card()
    }

    /// The age in whose recruitment phase a leader was laid under a stage.
    pub(crate) fn leader_age_under(&self, city: usize, stage: usize) -> Option<u8> {
        self.city[city]
            .under(stage)
            .checked_sub(LEADER_UNDER)
            .filter(|age| *age > 0)
    }

    /// The colour of the card or the leader under a stage (SWB-9.22).
    pub(crate) fn colour_under(&self, city: usize, stage: usize) -> Option<Colour> {
        match self.leader_age_under(city, stage) {
            Some(_) => Some(Colour::White),
            None => self.card_under(city, stage).map(Card::colour),
        }
    }

    /// The cards on the discard pile, each with the moment and the city that laid it.
    pub(crate) fn discards(&self) -> impl Iterator<Item = (usize, usize, Card)> + '_ {
        let laid = self.laid.until(usize::from(self.age) * MOMENTS);
        laid.filter(|(_, _, laid, _)| !laid.is_under())
            .map(|(moment, city, _, card)| (moment, city, card))
    }
}
