//! What is allowed: exact lists, and samples without a list.

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, InOrder, Seat};

use crate::{
    action::{Action, Usage, Verb},
    around::CityId,
    cards::{Card, CardSet, Penalty},
    desk::Desk,
    laws::Laws,
    leaders::LeaderSet,
    pieces::Side,
    state::{City, HAND_ROOM, Kept, OwnTile, Phase, SevenWonders},
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

/// Longer lists have not been seen; if there is one, it grows.
const LONGEST: usize = 512;

/// Room for nearly every list; a longer one is gone through twice.
const ROOM: usize = 192;

/// Keeps a list on the stack and counts what does not fit.
struct Short {
    actions: ArrayVec<Action, ROOM>,
    count: usize,
}

impl Short {
    #[inline]
    fn new() -> Self {
        Self {
            actions: ArrayVec::new(),
            count: 0,
        }
    }

    /// One action of the list, each equally likely; `again` goes through the list once more.
    #[inline]
    fn pick(&self, chance: &mut Chance, again: impl FnOnce(&mut Nth)) -> Option<Action> {
        let number = chance.index(self.count);
        if let Some(action) = self.actions.get(number) {
            return Some(*action);
        }
        if self.count == 0 {
            return None;
        }
        let mut nth = Nth {
            left: number,
            found: None,
        };
        again(&mut nth);
        nth.found
    }
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
    /// Replaces `out` with everything the seat may do, in canonical order.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        // A list that grows now and then would take memory in the middle of a search.
        out.reserve(LONGEST);
        self.each_legal(seat, out);
    }

    /// One legal action, each equally likely.
    pub(crate) fn sample_legal(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let mut short = Short::new();
        self.each_legal(seat, &mut short);
        short.pick(chance, |nth| self.each_legal(seat, nth))
    }

    /// One of the choices for a city, each equally likely.
    pub(crate) fn sample_choice(&self, city: CityId, chance: &mut Chance) -> Option<Action> {
        let mut short = Short::new();
        self.each_choice(city, &mut short);
        short.pick(chance, |nth| self.each_choice(city, nth))
    }

    pub(crate) fn each_legal(&self, seat: Seat, out: &mut dyn Sink) {
        if let Some(city) = self.next_choice(seat) {
            self.each_choice(city, out);
        } else if self.may_change(seat) {
            self.each_change(seat, out);
        }
    }

    /// What can be chosen for a city.
    pub(crate) fn each_choice(&self, city: CityId, out: &mut dyn Sink) {
        match self.phase {
            Phase::Sides => {
                for &side in Side::ALL {
                    out.push(Action::new(Verb::Side).with_side(side));
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
                for leader in self.leaders_around(city) {
                    out.push(Action::new(Verb::Copy).with_leader(leader));
                }
            }
            Phase::Losses => {
                for coins in 0..=self.most_of_loss(city) {
                    out.push(Action::new(Verb::Lose).with_coins(coins));
                }
            }
            Phase::Turn | Phase::LastCard if self.is_free_city(city) => {
                self.each_city_play(city, out);
            }
            Phase::Turn | Phase::LastCard => {
                let laws = Laws::of(self);
                Desk::new(self, city, &laws).list(self.city[city].cards(), Verb::Own, out);
            }
            Phase::Dig { .. } => {
                out.push(Action::new(Verb::Leave));
                let laws = Laws::of(self);
                Desk::new(self, city, &laws).list_digs(self.discard_set(), out);
            }
            Phase::Penalty => self.each_loss(city, out),
            Phase::Over => {}
        }
    }

    /// What a seat that has chosen everything may choose instead (SWB-3.5). What the controller has
    /// chosen for the Free City must stay possible.
    fn each_change(&self, seat: Seat, out: &mut dyn Sink) {
        let free = self.free_city_of(seat);
        if let Some(own) = self.city_of(seat).filter(|own| self.is_asked(*own)) {
            if free.is_some() && self.phase == Phase::Turn {
                self.each_compatible(own, out);
            } else {
                self.each_choice(own, out);
            }
        }
        if let Some(free) = free {
            self.each_choice(free, out);
        }
    }

    /// Choices for a player's city that leave the Free City's choice legal.
    fn each_compatible(&self, city: CityId, out: &mut dyn Sink) {
        let laws = Laws::of(self);
        let cards = self.city[city]
            .cards()
            .filter(|card| self.leaves_city_choice(city, *card));
        Desk::new(self, city, &laws).list(cards, Verb::Own, out);
    }

    /// Whether the Free City's choice stays legal when its controller plays this card.
    pub(crate) fn leaves_city_choice(&self, city: CityId, card: Card) -> bool {
        let Some(choice) = self.city[CityId::FREE].choice else {
            return true;
        };
        let mut other = *self;
        let sell = Action::new(Verb::Own).with_card(card);
        other.city[city].choice = Some(sell.with_usage(Usage::Sell));
        let hand = other.city_hand(CityId::FREE);
        if !hand.iter().any(|&held| held == choice.card()) {
            return false;
        }
        choice.usage() != Usage::Sell || !other.city_must_build(CityId::FREE, &hand)
    }

    /// The cards that the Free City's card is chosen from: the controller's, except the one that is
    /// chosen for the controller's city.
    pub(crate) fn city_hand(&self, free: CityId) -> ArrayVec<Card, HAND_ROOM> {
        let holder = self.hand_of(free);
        let mut cards: ArrayVec<Card, HAND_ROOM> = self.city[holder].cards().collect();
        if holder != free
            && let Some(own) = self.city[holder].choice
            && let Some(at) = cards.iter().position(|card| *card == own.card())
        {
            cards.remove(at);
        }
        cards
    }

    /// Whether the Free City must build: some card allows it, optional powers apart (SWB-15.6,
    /// SWB-15.9). Its last card is an option (SWB-15.9).
    pub(crate) fn city_must_build(&self, free: CityId, hand: &[Card]) -> bool {
        if self.phase != Phase::Turn {
            return false;
        }
        let laws = Laws::of(self);
        let desk = Desk::new(self, free, &laws);
        desk.can_build_stage() || hand.iter().any(|card| desk.can_build(*card))
    }

    fn each_city_play(&self, free: CityId, out: &mut dyn Sink) {
        let hand = self.city_hand(free);
        let laws = Laws::of(self);
        let desk = Desk::new(self, free, &laws);
        let mut building = Building {
            out,
            must_build: self.city_must_build(free, &hand),
        };
        desk.list(hand.iter().copied(), Verb::City, &mut building);
    }

    fn each_tile(&self, city: CityId, pick: u8, out: &mut dyn Sink) {
        let mut tiles = self.city[city].tiles;
        let open = &mut tiles[usize::from(pick - 1)..];
        open.put_in_order();
        for tile in open.iter().flatten().map(|own: &OwnTile| own.tile()) {
            out.push(Action::new(Verb::Keep).with_tile(tile));
        }
    }

    /// SWL-2.2
    fn each_drafted_leader(&self, city: CityId, pick: u8, out: &mut dyn Sink) {
        for leader in self.drafted_hand(city, pick) {
            out.push(Action::new(Verb::KeepLeader).with_leader(leader));
        }
    }

    /// The leaders to keep one of.
    pub(crate) fn drafted_hand(&self, city: CityId, pick: u8) -> LeaderSet {
        let held = &self.city[city].leaders[usize::from(pick.max(1)) - 1..];
        held.iter()
            .flatten()
            .map(|kept: &Kept| kept.leader())
            .collect()
    }

    /// Another leader that can be paid, or none (SWL-7.4).
    fn each_extra_leader(&self, city: CityId, out: &mut dyn Sink) {
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        let hand = self.city[city].leader_hand();
        for leader in hand.iter().filter(|leader| desk.can_recruit(*leader)) {
            let play = Action::new(Verb::Leader).with_leader(leader);
            out.push(play.with_usage(Usage::Recruit));
        }
        out.push(Action::new(Verb::Decline));
    }

    /// The most coins that a city can pay of what it owes (SWC-4.2).
    pub(crate) fn most_of_loss(&self, city: CityId) -> u8 {
        let owed = self.owed[city];
        self.city[city].coins.min(owed.into()) as u8
    }

    /// What a punished player can choose to lose (SWP-4.1, SWP-4.3).
    fn each_loss(&self, city: CityId, out: &mut dyn Sink) {
        let here = &self.city[city];
        let Some(project) = self.project else { return };
        match project.facts().penalty {
            Penalty::Destroy(colour) => {
                for card in here.built.and(CardSet::of_colour(colour)).iter() {
                    out.push(Action::new(Verb::Destroy).with_card(card));
                }
            }
            Penalty::VictoryTokens(count) => {
                for_each_return(here, count, |tokens| out.push(Action::returning(tokens)));
            }
            Penalty::AllCoins | Penalty::StartResource => {}
        }
    }

    /// The kinds of cards on the discard pile.
    pub(crate) fn discard_set(&self) -> CardSet {
        self.discards().map(|(_, _, card)| card).collect()
    }
}

/// Every way to return this many victory tokens, in canonical order.
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
struct Building<'a> {
    out: &'a mut dyn Sink,
    must_build: bool,
}

impl Sink for Building<'_> {
    fn push(&mut self, action: Action) {
        if !(self.must_build && action.usage() == Usage::Sell) {
            self.out.push(action);
        }
    }
}
