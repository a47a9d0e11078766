//! The position: plain values, small enough to be copied at every step of a search.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{BySeat, Seat, SeatSet, Waiting};

use crate::{
    action::Tile,
    around::{ByCity, CityId, CitySet, MAX_CITIES, seats_of},
    babel::Tower,
    cards::{
        CITIES_HANDS, Card, CardSet, Effect, HAND_SIZE, Place, Project, StageFacts, TOWER_SLOTS,
    },
    document::Document,
    event::Town,
    laid::Laid,
    options::Options,
    pieces::{Colour, Stage},
    time::{Age, Moment, Slot, Turn},
};

pub(crate) use crate::{
    city::{City, Count, HAND_ROOM, Hand, Kept, LEADER_ROOM, OwnTile, Under, sort_kept},
    laid::FaceDown,
};

/// The most structures that a city builds in a turn: a card, the last card, and two of the discard
/// pile (SWB-9.4, SWB-9.8, SWL-5.13).
pub(crate) const MAX_FRESH: usize = 4;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses a side of their board (SWB-2.4).
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
    /// Whoever has the power plays the last card of the age (SWB-9.4).
    LastCard,
    /// Somebody builds from the discard pile (SWB-9.8).
    Dig {
        /// The city that is built in.
        city: Town,
    },
    /// Somebody may recruit another leader (SWL-7.4).
    ExtraLeader {
        /// The city that recruits.
        city: Town,
    },
    /// Somebody copies a leader of a neighbour (SWL-6.4).
    Courtesans {
        /// The city that copies.
        city: Town,
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
    #[inline]
    pub(crate) fn city(self) -> Option<CityId> {
        match self {
            Self::Dig { city } | Self::ExtraLeader { city } | Self::Courtesans { city } => {
                Some(city.into())
            }
            Self::Sides
            | Self::LeaderDraft { .. }
            | Self::Recruit
            | Self::Draft { .. }
            | Self::Turn
            | Self::LastCard
            | Self::Losses
            | Self::Penalty
            | Self::Over => None,
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
    pub(crate) city: ByCity<City>,
    /// The structures that each city has built in this turn, in this order.
    fresh: ByCity<[Option<Card>; MAX_FRESH]>,
    /// Coins that each city owes in step F2 (SWB-8.4).
    pub(crate) owed: ByCity<u8>,
    /// The debt of each city (SWC-4.2).
    pub(crate) debt: ByCity<u8>,
    pub(crate) laid: Laid,
    pub(crate) tower: Tower,
    /// Each seat has seen what was discarded before this moment (SWB-14.3).
    pub(crate) dug: BySeat<Moment, MAX_CITIES>,
    pub(crate) players: u8,
    pub(crate) age: Age,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    /// Cities for which something is chosen in this phase.
    pub(crate) asked: CitySet,
    /// Cities that will build from the discard pile in this turn.
    pub(crate) digs: CitySet,
    /// Cities that will do so through a leader (SWL-5.13).
    pub(crate) solomons: CitySet,
    /// Cities that may recruit another leader in this turn (SWL-7.4).
    pub(crate) recruits: CitySet,
    /// Cities that will copy a leader in this turn (SWL-6.4).
    pub(crate) courtesans: CitySet,
    /// Cities that take leaders of the reserve before anything else happens (SWL-7.3).
    pub(crate) draws: CitySet,
    /// The project of this age.
    pub(crate) project: Option<Project>,
    /// Participation tokens on it, and how many there were when the turn began.
    pub(crate) project_tokens: u8,
    pub(crate) tokens_before: u8,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<SevenWonders>() <= 1024);

impl SevenWonders {
    /// Nothing has been dealt yet.
    pub(crate) fn bare(players: u8, options: Options) -> Self {
        Self {
            city: ByCity::all(City::EMPTY),
            fresh: ByCity::all([None; MAX_FRESH]),
            owed: ByCity::all(0),
            debt: ByCity::all(0),
            laid: Laid::nothing(players),
            tower: Tower::EMPTY,
            dug: BySeat::all(Moment::start_of(Age::I)),
            players,
            age: Age::I,
            turn: Turn::FIRST,
            phase: Phase::Turn,
            asked: CitySet::EMPTY,
            digs: CitySet::EMPTY,
            solomons: CitySet::EMPTY,
            recruits: CitySet::EMPTY,
            courtesans: CitySet::EMPTY,
            draws: CitySet::EMPTY,
            project: None,
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

    /// The other city of a team (SWC-11.1).
    #[inline]
    pub(crate) fn partner(&self, city: CityId) -> Option<CityId> {
        self.options.teams.then_some(city.partner())
    }

    /// Whether a seat sees the hand of a city: its own, and its partner's (SWC-11.2).
    pub(crate) fn sees_hand(&self, seat: Option<Seat>, city: CityId) -> bool {
        let own = |seat: Seat| {
            let partner = self.partner(city).map(CityId::seat);
            self.decider(city) == seat || partner == Some(seat)
        };
        seat.is_some_and(own)
    }

    /// How many cities there are: with two players the Free City is one more (SWB-15.1).
    #[inline]
    pub(crate) fn cities(&self) -> usize {
        usize::from(self.players).max(3)
    }

    /// All cities, clockwise.
    #[inline]
    pub(crate) fn all_cities(&self) -> impl DoubleEndedIterator<Item = CityId> + Clone + use<> {
        CityId::first(self.cities())
    }

    /// The cities of the players, clockwise.
    #[inline]
    pub(crate) fn own_cities(&self) -> impl DoubleEndedIterator<Item = CityId> + Clone + use<> {
        CityId::first(self.players.into())
    }

    /// The city of a seat of this match.
    #[inline]
    pub(crate) fn city_of(&self, seat: Seat) -> Option<CityId> {
        CityId::of(seat).filter(|_| seat.0 < self.players)
    }

    /// The Free City, if there is one (SWB-15.1).
    #[inline]
    pub(crate) fn free_city(&self) -> Option<CityId> {
        (self.players == 2).then_some(CityId::FREE)
    }

    /// SWB-1.1
    #[inline]
    pub(crate) fn left(&self, city: CityId) -> CityId {
        city.left(self.cities())
    }

    /// SWB-1.1
    #[inline]
    pub(crate) fn right(&self, city: CityId) -> CityId {
        city.right(self.cities())
    }

    #[inline]
    pub(crate) fn neighbours(&self, city: CityId) -> [CityId; 2] {
        [self.left(city), self.right(city)]
    }

    /// Whether the city is the Free City.
    #[inline]
    pub(crate) fn is_free_city(&self, city: CityId) -> bool {
        self.free_city() == Some(city)
    }

    /// The city as events name it.
    pub(crate) fn town(&self, city: CityId) -> Town {
        if self.is_free_city(city) {
            Town::FreeCity
        } else {
            Town::Seat(city.seat())
        }
    }

    /// Who acts for the Free City in a turn (SWB-15.3).
    pub(crate) fn controller_at(age: Age, turn: Turn) -> Seat {
        let first = u8::from(age == Age::II);
        Seat((first + turn.over()) & 1)
    }

    /// The city of whoever acts for the Free City in this turn.
    pub(crate) fn controller(&self) -> CityId {
        let seat = Self::controller_at(self.age, self.turn);
        CityId::of(seat).unwrap_or(CityId::FREE)
    }

    /// Who chooses for a city.
    pub(crate) fn decider(&self, city: CityId) -> Seat {
        if self.is_free_city(city) {
            Self::controller_at(self.age, self.turn)
        } else {
            city.seat()
        }
    }

    /// The city whose hand a choice for this city is made from.
    pub(crate) fn hand_of(&self, city: CityId) -> CityId {
        if self.is_free_city(city) && self.phase == Phase::Turn {
            self.controller()
        } else {
            city
        }
    }

    #[inline]
    pub(crate) fn is_asked(&self, city: CityId) -> bool {
        self.asked.contains(city)
    }

    #[inline]
    fn is_open(&self, city: CityId) -> bool {
        self.is_asked(city) && self.city[city].choice.is_none()
    }

    /// The Free City, if the seat chooses for it in this phase (SWB-15.4).
    #[inline]
    pub(crate) fn free_city_of(&self, seat: Seat) -> Option<CityId> {
        let free = self.free_city()?;
        (self.is_asked(free) && self.decider(free) == seat).then_some(free)
    }

    /// The city that the seat has to choose for next: its own first (SWB-15.4).
    pub(crate) fn next_choice(&self, seat: Seat) -> Option<CityId> {
        let own = self.city_of(seat)?;
        if self.is_open(own) {
            return Some(own);
        }
        self.free_city_of(seat).filter(|free| self.is_open(*free))
    }

    /// Whether the seat has chosen all that it is asked for, but may still change it (SWB-3.5).
    pub(crate) fn may_change(&self, seat: Seat) -> bool {
        let Some(own) = self.city_of(seat) else {
            return false;
        };
        let asked = self.is_asked(own) || self.free_city_of(seat).is_some();
        asked && self.next_choice(seat).is_none()
    }

    /// The cities for which something has been chosen.
    #[inline]
    pub(crate) fn chosen(&self) -> CitySet {
        let cities = self.city.of(self.cities()).iter().enumerate();
        let bits = cities.fold(0, |bits, (place, city)| {
            bits | u8::from(city.choice.is_some()) << place
        });
        CitySet::from_bits(bits)
    }

    pub(crate) fn who_waits(&self) -> Waiting {
        if self.players > 2 && self.phase.city().is_none() {
            let chosen = self.chosen();
            return Waiting {
                must: seats_of(self.asked.minus(chosen)),
                may: seats_of(self.asked.and(chosen)),
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

    /// The partner of a seat, as the table asks for it (SWC-11.1).
    pub(crate) fn partners_of(&self, seat: Seat) -> SeatSet {
        let partner = self.city_of(seat).and_then(|city| self.partner(city));
        partner.map_or(SeatSet::EMPTY, |city| SeatSet::only(city.seat()))
    }

    /// Whether a turn is being resolved: what came into play in it does not produce yet (SWB-5.5).
    pub(crate) fn is_mid_turn(&self) -> bool {
        self.phase.city().is_some() || matches!(self.phase, Phase::LastCard | Phase::Losses)
    }

    pub(crate) fn is_last_turn(&self) -> bool {
        self.turn.begun() == self.turns()
    }

    /// Whether a stage was built in this turn, or in this recruitment phase.
    pub(crate) fn is_fresh_stage(&self, city: CityId, stage: Stage) -> bool {
        match (self.city[city].under(stage), self.turn) {
            (Some(Under::Leader(age)), Turn::Recruitment) => age == self.age,
            (Some(Under::Card(moment)), Turn::Cards(turn)) => {
                moment >= Moment::new(self.age, Slot::Turn(turn.get()))
            }
            (Some(Under::Leader(_)), Turn::Cards(_))
            | (Some(Under::Card(_)), Turn::Recruitment)
            | (None, _) => false,
        }
    }

    /// The moment at which cards that are played now are laid.
    pub(crate) fn now(&self) -> Moment {
        let slot = if self.phase == Phase::LastCard {
            Slot::LastCard
        } else {
            Slot::Turn(self.turn.begun().max(1))
        };
        Moment::new(self.age, slot)
    }

    /// The first moment at which nothing can have been laid yet; none at the end of the game.
    pub(crate) fn first_open_moment(&self) -> Option<Moment> {
        let after = |turns: u8| match turns < self.turns() {
            true => Slot::Turn(turns + 1),
            false => Slot::Penalty,
        };
        let slot = match self.phase {
            Phase::Over => return None,
            Phase::Sides | Phase::LeaderDraft { .. } | Phase::Draft { .. } => Slot::Turn(1),
            Phase::Penalty => Slot::Penalty,
            Phase::LastCard => Slot::LastCard,
            Phase::Turn => Slot::Turn(self.turn.begun().max(1)),
            Phase::Recruit
            | Phase::Dig { .. }
            | Phase::ExtraLeader { .. }
            | Phase::Courtesans { .. }
            | Phase::Losses => after(self.turn.begun()),
        };
        Some(Moment::new(self.age, slot))
    }

    /// Whether nothing can have been laid at a moment yet.
    pub(crate) fn is_to_come(&self, moment: Moment) -> bool {
        self.first_open_moment().is_some_and(|open| moment >= open)
    }

    /// Whether the match has such a moment at all: not every age has seven turns.
    pub(crate) fn has_moment(&self, moment: Moment) -> bool {
        moment.turn().is_none_or(|turn| turn <= self.turns())
    }

    /// Usable slots of the tower (SWT-1.1, SWT-8.1).
    pub(crate) fn tower_slots(&self) -> usize {
        let slots = TOWER_SLOTS[usize::from(self.players.clamp(2, 8)) - 2];
        usize::from(if self.players == 2 { slots - 1 } else { slots })
    }

    /// The tiles on top: the last ones placed, one for each slot (SWT-4.3, SWT-5.1).
    pub(crate) fn active_tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        self.tower.top(self.tower_slots())
    }

    /// Adds a structure to a city.
    pub(crate) fn build(&mut self, city: CityId, card: Card) {
        self.city[city].built.insert(card);
        let free = self.fresh[city].iter_mut().find(|fresh| fresh.is_none());
        debug_assert!(free.is_some(), "nobody builds more in a turn");
        if let Some(free) = free {
            *free = Some(card);
        }
    }

    /// The structures that a city has built in this turn, in this order.
    pub(crate) fn fresh_cards(&self, city: CityId) -> impl Iterator<Item = Card> + use<> {
        self.fresh[city].into_iter().map_while(|card| card)
    }

    /// Whether a city has built anything in this turn.
    #[inline]
    pub(crate) fn has_fresh(&self, city: CityId) -> bool {
        self.fresh[city][0].is_some()
    }

    /// The structures that a city has built in this turn.
    #[inline]
    pub(crate) fn fresh(&self, city: CityId) -> CardSet {
        self.fresh_cards(city).collect()
    }

    /// Notes structures that were built in this turn.
    pub(crate) fn set_fresh(&mut self, city: CityId, cards: &[Card]) {
        for (place, card) in self.fresh[city].iter_mut().zip(cards) {
            *place = Some(*card);
        }
    }

    /// The turn has ended.
    pub(crate) fn forget_fresh(&mut self) {
        self.fresh = ByCity::all([None; MAX_FRESH]);
    }

    /// The city and the place that a stage is taken from: Manneken Pis borrows from its neighbours
    /// (SWB-9.24).
    pub(crate) fn stage_source(&self, city: CityId, stage: Stage) -> (CityId, Stage) {
        let facts = &self.city[city].board_facts().stages[stage.index()];
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
        (owner, Stage::at(place).unwrap_or(Stage::First))
    }

    /// A stage as it works for this city.
    #[inline]
    pub(crate) fn stage_facts(&self, city: CityId, stage: Stage) -> &'static StageFacts {
        let facts = &self.city[city].board_facts().stages[stage.index()];
        match facts.copy {
            None => facts,
            Some(_) => self.borrowed_stage(city, stage),
        }
    }

    #[cold]
    fn borrowed_stage(&self, city: CityId, stage: Stage) -> &'static StageFacts {
        let (owner, place) = self.stage_source(city, stage);
        &self.city[owner].board_facts().stages[place.index()]
    }

    /// The effects of all built stages of a city, with the stage.
    pub(crate) fn stage_effects(&self, city: CityId) -> impl Iterator<Item = (Stage, Effect)> + '_ {
        self.city[city].stages().iter().flat_map(move |stage| {
            let effects = self.stage_facts(city, stage).effects;
            effects.iter().map(move |effect| (stage, *effect))
        })
    }

    /// Whether a built stage of the city has this effect.
    pub(crate) fn has_power(&self, city: CityId, power: Effect) -> bool {
        let mut effects = self.stage_effects(city);
        effects.any(|(_, effect)| effect == power)
    }

    /// The card under a stage.
    pub(crate) fn card_under(&self, city: CityId, stage: Stage) -> Option<Card> {
        match self.city[city].under(stage)? {
            Under::Card(moment) => self.laid.at(moment, city).card(),
            Under::Leader(_) => None,
        }
    }

    /// The age in whose recruitment phase a leader was laid under a stage.
    pub(crate) fn leader_age_under(&self, city: CityId, stage: Stage) -> Option<Age> {
        match self.city[city].under(stage)? {
            Under::Card(_) => None,
            Under::Leader(age) => Some(age),
        }
    }

    /// The stage above the card that was laid at a moment.
    pub(crate) fn stage_over(&self, city: CityId, moment: Moment) -> Option<Stage> {
        let here = &self.city[city];
        let mut stages = here.stages().iter();
        stages.find(|stage| here.under(*stage) == Some(Under::Card(moment)))
    }

    /// The colour of the card or the leader under a stage (SWB-9.22).
    pub(crate) fn colour_under(&self, city: CityId, stage: Stage) -> Option<Colour> {
        match self.city[city].under(stage)? {
            Under::Card(moment) => self.laid.at(moment, city).card().map(Card::colour),
            Under::Leader(_) => Some(Colour::White),
        }
    }

    /// The cards on the discard pile, each with the moment and the city that laid it.
    pub(crate) fn discards(&self) -> impl Iterator<Item = (Moment, CityId, Card)> + '_ {
        let laid = self.laid.all(self.age);
        laid.filter(|(_, _, laid, _)| !laid.is_under())
            .map(|(moment, city, _, card)| (moment, city, card))
    }
}
