//! What is allowed: exact lists, and samples without a list.

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Seat};

use crate::{
    action::{Action, Paid, usage, verb},
    cards::{Card, CardSet, Penalty},
    desk::Desk,
    laws::Laws,
    leaders::LeaderSet,
    state::{City, Phase, SevenWonders},
};

/// What takes legal actions, in canonical order.
pub(crate) trait Sink {
    fn push(&mut self, action: Action);
}

impl Sink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }
}

/// Longer lists have not been seen, however many ways of paying there are.
const LONGEST: usize = 512;

/// Room for nearly every list; a longer one is gone through twice.
const ROOM: usize = 192;

/// Keeps a list on the stack and counts what does not fit.
struct Short {
    actions: ArrayVec<Action, ROOM>,
    count: usize,
}

impl Sink for Short {
    #[inline]
    fn push(&mut self, action: Action) {
        // What does not fit is found again by its number.
        let _ = self.actions.try_push(action);
        self.count += 1;
    }
}

/// Finds the action of a number.
struct Nth {
    left: usize,
    found: Option<Action>,
}

impl Sink for Nth {
    fn push(&mut self, action: Action) {
        if self.left == 0 && self.found.is_none() {
            self.found = Some(action);
        }
        self.left = self.left.saturating_sub(1);
    }
}

impl SevenWonders {
    /// Replaces `out` by all that the seat may do, in canonical order.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        // A list that grows now and then would take memory in the middle of a search.
        out.reserve(LONGEST);
        self.each_legal(seat, out);
    }

    /// One legal action, each equally likely.
    pub(crate) fn sample_legal(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let mut short = Short {
            actions: ArrayVec::new(),
            count: 0,
        };
        self.each_legal(seat, &mut short);
        let number = chance.index(short.count);
        if number < short.actions.len() || short.count == 0 {
            return short.actions.get(number).copied();
        }
        let mut nth = Nth {
            left: number,
            found: None,
        };
        self.each_legal(seat, &mut nth);
        nth.found
    }

    /// One of the choices for a city, each equally likely.
    pub(crate) fn sample_choice(&self, city: usize, chance: &mut Chance) -> Option<Action> {
        let mut all = Short {
            actions: ArrayVec::new(),
            count: 0,
        };
        self.each_choice(city, &mut all);
        chance.pick(&all.actions).copied()
    }

    pub(crate) fn each_legal(&self, seat: Seat, out: &mut impl Sink) {
        if let Some(city) = self.next_choice(seat) {
            self.each_choice(city, out);
        } else if self.may_change(seat) {
            self.each_change(seat, out);
        }
    }

    /// What can be chosen for a city.
    pub(crate) fn each_choice(&self, city: usize, out: &mut impl Sink) {
        match self.phase {
            Phase::Sides => {
                for side in 0..2 {
                    out.push(Action::pack([verb::SIDE, 0, 0, side, 0, 0, 0]));
                }
            }
            Phase::LeaderDraft { pick } => self.each_drafted_leader(city, pick, out),
            Phase::Draft { pick } => self.each_tile(city, pick, out),
            Phase::Recruit => {
                let laws = Laws::of(self);
                Desk::new(self, city, &laws).list_leaders(out);
            }
            Phase::ExtraLeader { .. } => self.each_extra_leader(city, out),
            Phase::Courtesans { .. } => {
                for leader in self.leaders_around(city).iter() {
                    out.push(Action::pack([verb::COPY, leader as u8, 0, 0, 0, 0, 0]));
                }
            }
            Phase::Losses => {
                for coins in 0..=self.city[city].coins.min(self.owed[city].into()) {
                    out.push(Action::pack([verb::LOSE, 0, 0, coins as u8, 0, 0, 0]));
                }
            }
            Phase::Turn | Phase::LastCard if self.is_free_city(city) => {
                self.each_city_play(city, out);
            }
            Phase::Turn | Phase::LastCard => {
                let laws = Laws::of(self);
                Desk::new(self, city, &laws).list(self.city[city].cards(), verb::OWN, out);
            }
            Phase::Dig { .. } => {
                out.push(Action::pack([verb::LEAVE, 0, 0, 0, 0, 0, 0]));
                let laws = Laws::of(self);
                Desk::new(self, city, &laws).list_digs(self.discard_set(), out);
            }
            Phase::Penalty => self.each_loss(city, out),
            Phase::Over => {}
        }
    }

    /// What a seat that has chosen everything may choose instead (SWB-3.5). What the controller has
    /// chosen for the Free City must stay possible.
    fn each_change(&self, seat: Seat, out: &mut impl Sink) {
        let free = usize::from(self.players);
        let has_city = self.players == 2 && self.is_asked(free) && self.decider(free) == seat;
        if self.is_asked(seat.index()) {
            if has_city && self.phase == Phase::Turn {
                self.each_compatible(seat.index(), out);
            } else {
                self.each_choice(seat.index(), out);
            }
        }
        if has_city {
            self.each_choice(free, out);
        }
    }

    /// Own choices that leave the Free City's choice legal.
    fn each_compatible(&self, city: usize, out: &mut impl Sink) {
        let laws = Laws::of(self);
        let cards = self.city[city]
            .cards()
            .filter(|card| self.leaves_city_choice(city, *card));
        Desk::new(self, city, &laws).list(cards, verb::OWN, out);
    }

    /// Whether the Free City's choice stays legal when its controller plays this card.
    pub(crate) fn leaves_city_choice(&self, city: usize, card: Card) -> bool {
        let free = usize::from(self.players);
        let choice = self.city[free].choice;
        let mut other = *self;
        other.city[city].choice =
            Action::play(verb::OWN, card as u8, usage::SELL, 0, 0, Paid::NOTHING);
        let hand = other.city_hand(free);
        if !hand.iter().any(|&held| held == choice.card()) {
            return false;
        }
        choice.usage() != usage::SELL || !other.city_must_build(free, &hand)
    }

    /// The cards that the Free City's card is chosen from: the controller's, but for the own card.
    pub(crate) fn city_hand(&self, free: usize) -> ArrayVec<Card, 9> {
        let holder = self.hand_of(free);
        let mut cards: ArrayVec<Card, 9> = self.city[holder].cards().collect();
        if holder != free {
            let own = self.city[holder].choice.card();
            if let Some(at) = cards.iter().position(|card| *card == own) {
                cards.remove(at);
            }
        }
        cards
    }

    /// Whether the Free City must build: some card allows it, optional powers apart (SWB-15.6,
    /// SWB-15.9). Its last card is an option (SWB-15.9).
    pub(crate) fn city_must_build(&self, free: usize, hand: &[Card]) -> bool {
        if self.phase != Phase::Turn {
            return false;
        }
        let laws = Laws::of(self);
        let desk = Desk::new(self, free, &laws);
        desk.can_build_stage() || hand.iter().any(|card| desk.can_build(*card))
    }

    fn each_city_play(&self, free: usize, out: &mut impl Sink) {
        let hand = self.city_hand(free);
        let laws = Laws::of(self);
        let desk = Desk::new(self, free, &laws);
        let mut building = Building {
            out,
            must_build: self.city_must_build(free, &hand),
        };
        desk.list(hand.iter().copied(), verb::CITY, &mut building);
    }

    fn each_tile(&self, city: usize, pick: u8, out: &mut impl Sink) {
        let mut tiles = self.city[city].tiles;
        let open = &mut tiles[usize::from(pick - 1)..];
        open.sort_unstable();
        for &tile in open.iter() {
            out.push(Action::pack([verb::KEEP, 0, 0, tile, 0, 0, 0]));
        }
    }

    /// SWL-2.2
    fn each_drafted_leader(&self, city: usize, pick: u8, out: &mut impl Sink) {
        for leader in self.drafted_hand(city, pick).iter() {
            out.push(Action::pack([
                verb::KEEP_LEADER,
                leader as u8,
                0,
                0,
                0,
                0,
                0,
            ]));
        }
    }

    /// The leaders that one is kept of.
    pub(crate) fn drafted_hand(&self, city: usize, pick: u8) -> LeaderSet {
        let held = &self.city[city].leaders[usize::from(pick.max(1)) - 1..];
        held.iter().filter_map(|slot| slot.leader()).collect()
    }

    /// Another leader that can be paid, or none (SWL-7.4).
    fn each_extra_leader(&self, city: usize, out: &mut impl Sink) {
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        let hand = self.city[city].leader_hand();
        for leader in hand.iter().filter(|leader| desk.can_recruit(*leader)) {
            let usage = usage::RECRUIT;
            out.push(Action::play(
                verb::LEADER,
                leader as u8,
                usage,
                0,
                0,
                Paid::NOTHING,
            ));
        }
        out.push(Action::pack([verb::DECLINE, 0, 0, 0, 0, 0, 0]));
    }

    /// What a punished player can choose to lose (SWP-4.1, SWP-4.3).
    fn each_loss(&self, city: usize, out: &mut impl Sink) {
        let here = &self.city[city];
        match self
            .current_project()
            .map(|project| project.facts().penalty)
        {
            Some(Penalty::Destroy(colour)) => {
                for card in here.built.and(CardSet::of_colour(colour)).iter() {
                    out.push(Action::pack([verb::DESTROY, card as u8, 0, 0, 0, 0, 0]));
                }
            }
            Some(Penalty::VictoryTokens(count)) => {
                for_each_return(here, count, |[ones, threes, fives]| {
                    out.push(Action::pack([verb::RETURN, 0, 0, fives, 0, threes, ones]));
                });
            }
            _ => {}
        }
    }

    /// The kinds of cards on the discard pile.
    pub(crate) fn discard_set(&self) -> CardSet {
        self.discards().map(|(_, _, card)| card).collect()
    }
}

/// Every way to return so many victory tokens, in canonical order.
pub(crate) fn for_each_return(city: &City, count: u8, mut take: impl FnMut([u8; 3])) {
    let [ones, threes, fives] = city.victories;
    for f in 0..=fives.min(count) {
        for t in 0..=threes.min(count - f) {
            let o = count - f - t;
            if o <= ones {
                take([o, t, f]);
            }
        }
    }
}

/// Leaves out selling where the Free City must build.
struct Building<'a, S> {
    out: &'a mut S,
    must_build: bool,
}

impl<S: Sink> Sink for Building<'_, S> {
    fn push(&mut self, action: Action) {
        if !(self.must_build && action.usage() == usage::SELL) {
            self.out.push(action);
        }
    }
}
