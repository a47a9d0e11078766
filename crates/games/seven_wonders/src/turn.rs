//! The steps of a turn, in the order of section SWB-8.

use ziggurat_engine::{Chance, Log};

use crate::{
    action::{Action, Join, Tile, Usage, Verb, Way},
    around::{ByCity, CityId, CitySet},
    cards::{AgeSet, Card, ECONOMY, Effect},
    desk::Desk,
    effects::cashed,
    event::{Bill, Event},
    laws::Laws,
    pieces::{Stage, Token},
    state::{City, Count, FaceDown, Hand, Phase, SevenWonders, Under},
    time::{Age, Moment, Slot, Turn},
};

fn is_grave(effect: &Effect) -> bool {
    matches!(effect, Effect::Bury(_))
}

impl SevenWonders {
    /// Steps A to C for all that was chosen (SWB-8.1 to SWB-8.3).
    pub(crate) fn resolve_plays(&mut self, log: &mut impl Log<Event>) {
        let laws = Laws::of(self);
        self.note_what_could_be_built(&laws);
        let mut chosen: ByCity<Option<Action>> = ByCity::all(None);
        for city in self.all_cities() {
            chosen[city] = self.city[city].choice;
        }
        let all = self.all_cities();
        let playing = || {
            let chosen = &chosen;
            all.clone()
                .filter_map(move |city| Some((city, chosen[city]?)))
        };
        let mut banks = ByCity::all(0);
        for (city, action) in playing() {
            banks[city] = self.bank_part(city, action, &laws);
            self.city[city].pay(banks[city] + u16::from(action.paid().neighbours()));
        }
        playing().for_each(|(city, action)| self.pay_neighbours(city, action));
        for (city, action) in playing() {
            self.place(city, action, banks[city], log);
        }
        for (city, action) in playing() {
            self.gain(city, action, &laws, log);
        }
        self.forget_choices();
    }

    /// Whoever sees the Free City discard a card knows that it could not build the card (SWB-15.6).
    fn note_what_could_be_built(&mut self, laws: &Laws) {
        let Some(free) = self.free_city().filter(|_| self.phase == Phase::Turn) else {
            return;
        };
        let choice = self.city[free].choice;
        if choice.is_some_and(|choice| choice.usage() == Usage::Sell) {
            let desk = Desk::new(self, free, laws);
            let could: AgeSet = Card::of_age(self.age)
                .filter(|card| desk.can_build(*card))
                .collect();
            self.laid.note_could_build(self.now(), could);
        }
    }

    /// Payments to neighbours are credited after everybody has paid (SWB-8.1).
    pub(crate) fn pay_neighbours(&mut self, city: CityId, action: Action) {
        let paid = action.paid();
        if paid.coins > 0 {
            let [left, right] = self.neighbours(city);
            self.city[left].gain(paid.left.into());
            self.city[right].gain(paid.right().into());
        }
    }

    /// Step B: the card leaves the hand and lies where it belongs.
    fn place(&mut self, city: CityId, action: Action, bank: u16, log: &mut impl Log<Event>) {
        self.city[city].use_means(action.paid().means.minus(cashed()));
        let bill = bill(action, bank);
        if action.verb() == Verb::Leader {
            return self.place_leader(city, action, bill, log);
        }
        let card = action.card();
        let holder = self.hand_of(city);
        self.city[holder].hand.take(card);
        match action.usage() {
            Usage::Build(way) => self.place_structure(city, action, way, bill, log),
            Usage::Stage | Usage::StageToken => self.place_stage(city, action, bill, log),
            Usage::Sell | Usage::Drop => self.discard(city, card, false, log),
            Usage::Tower => {
                self.commit_tile(city, action.tile());
                self.discard(city, card, true, log); // SWT-3.2
            }
            Usage::Recruit => {}
        }
    }

    fn place_structure(
        &mut self,
        city: CityId,
        action: Action,
        way: Way,
        bill: Bill,
        log: &mut impl Log<Event>,
    ) {
        let card = action.card();
        self.build(city, card);
        let here = &mut self.city[city];
        match way {
            Way::Pay | Way::Chain => {}
            Way::Olympia => here.set_free_built(true), // SWB-9.5
            Way::Token => here.spend(Count::Token(Token::FreeStructure)), // SWP-5.5
            Way::Caligula => here.set_black_built(true), // SWC-7.6
        }
        self.take_part(city, action);
        log.event(|| Event::Built {
            city: self.town(city),
            card,
            way,
            join: action.join(),
            bill,
        });
    }

    /// A tower tile will be placed at the end of the turn (SWT-4.1).
    pub(crate) fn commit_tile(&mut self, city: CityId, tile: Option<Tile>) {
        let mut own = self.city[city].tiles.iter_mut().flatten();
        let open = own.find(|own| Some(own.tile()) == tile && !own.is_committed());
        if let Some(own) = open {
            *own = own.committed();
        }
    }

    fn place_stage(&mut self, city: CityId, action: Action, bill: Bill, log: &mut impl Log<Event>) {
        let now = self.now();
        self.laid.lay(now, city, FaceDown::new(action.card(), true));
        self.raise_stage(city, action, Under::Card(now), bill, log);
    }

    /// A stage stands, whatever lies under it.
    pub(crate) fn raise_stage(
        &mut self,
        city: CityId,
        action: Action,
        under: Under,
        bill: Bill,
        log: &mut impl Log<Event>,
    ) {
        let stage = action.stage().unwrap_or(Stage::First);
        self.city[city].raise_stage(stage, under);
        let token = action.usage() == Usage::StageToken;
        if token {
            self.city[city].spend(Count::Token(Token::FreeWonderStage)); // SWP-5.6
        }
        let effects = self.stage_facts(city, stage).effects;
        if effects.contains(&Effect::Dig) {
            self.digs.insert(city);
        }
        let buried = action.buried().filter(|_| effects.iter().any(is_grave));
        if let Some(leader) = buried {
            self.bury(city, stage, leader);
        }
        let own = action.verb() == Verb::Leader;
        log.event(|| Event::StageBuilt {
            city: self.town(city),
            stage,
            token,
            bill,
            by: self.decider(city),
            card: (!own).then(|| action.card()),
            with_leader: own,
            leader: own.then(|| action.leader()),
            buried,
            colour: self
                .shows_colour(city, stage)
                .then(|| self.colour_under(city, stage))
                .flatten(),
        });
    }

    /// A card goes face down to the discard pile.
    pub(crate) fn discard(
        &mut self,
        city: CityId,
        card: Card,
        tower: bool,
        log: &mut impl Log<Event>,
    ) {
        let now = self.now();
        self.laid.lay(now, city, FaceDown::new(card, false));
        log.event(|| Event::Discarded {
            city: self.town(city),
            by: Some(self.decider(city)),
            card: Some(card),
            tower,
        });
    }

    /// SWP-2.1 to SWP-2.3, SWP-2.8
    pub(crate) fn take_part(&mut self, city: CityId, action: Action) {
        if action.join() == Join::No {
            return;
        }
        let here = &mut self.city[city];
        here.add(Count::Joined, 1);
        here.set_joined_now(true);
        if action.join() == Join::Wild {
            here.spend(Count::Token(Token::WildParticipation));
        }
        self.project_tokens = self.project_tokens.saturating_sub(1);
    }

    /// What follows when cards were played: the last cards of an age, then the discard pile.
    pub(crate) fn after_plays(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.is_last_turn() {
            if self.phase == Phase::Turn && self.ask_for_last_cards() {
                return;
            }
            self.drop_left_over(log);
        }
        self.next_special(chance, log);
    }

    /// Step D: whoever has the power plays the last card too (SWB-8.5, SWB-9.4).
    fn ask_for_last_cards(&mut self) -> bool {
        let powerful = |free: &CityId| self.has_power(*free, Effect::LastCard);
        if let Some(free) = self.free_city().filter(powerful) {
            self.city[free].hand = Hand::new(self.laid.take_from_pile(0)); // SWB-15.9
        }
        self.asked = self.last_card_cities();
        if !self.asked.is_empty() {
            self.phase = Phase::LastCard;
        }
        !self.asked.is_empty()
    }

    /// The cities that play their last card.
    pub(crate) fn last_card_cities(&self) -> CitySet {
        let plays = |city: &CityId| {
            !self.city[*city].hand.is_empty() && self.has_power(*city, Effect::LastCard)
        };
        self.all_cities().filter(plays).collect()
    }

    /// Step E: the last cards go to the discard pile without coins (SWB-3.4, SWB-8.6, SWB-15.8).
    fn drop_left_over(&mut self, log: &mut impl Log<Event>) {
        let moment = Moment::new(self.age, Slot::LastCard);
        for city in self.all_cities() {
            let mut by = Some(self.decider(city));
            let mut left = self.city[city].hand.get(0);
            if self.is_free_city(city) && left.is_none() {
                left = self.laid.take_from_pile(0);
                by = None;
            }
            self.city[city].hand = Hand::EMPTY;
            if let Some(card) = left {
                self.laid.lay(moment, city, FaceDown::new(card, false));
                log.event(|| Event::Discarded {
                    city: self.town(city),
                    by,
                    card: Some(card),
                    tower: false,
                });
            }
        }
    }

    /// Steps G and H, after the losses of step F2 (SWB-8.8).
    pub(crate) fn finish_turn(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let Changes { grown, other } = self.changes();
        self.phase = Phase::Turn;
        let before = Laws::of(self);
        self.place_tiles(log);
        let laws = Laws::of(self);
        let again = match laws.treat_cards_as(&before) {
            true if laws.leave_cards_alone() => other,
            true => other.or(grown),
            false => self.all_cities().collect(),
        };
        grown.minus(again).iter().for_each(|city| self.grow(city));
        let cities = self.cities();
        self.city.of_mut(cities).iter_mut().for_each(City::settle);
        self.forget_fresh();
        again.iter().for_each(|city| self.refresh(city, &laws));
        if self.turn == Turn::Recruitment {
            self.begin_cards(chance, log);
        } else if !self.is_last_turn() {
            self.pass_hands(log);
            self.turn = self.turn.next();
            self.begin_turn(chance, log);
        } else {
            self.end_age(chance, log);
        }
    }

    /// Cities that may produce or trade differently after this turn.
    fn changes(&self) -> Changes {
        let mut changes = Changes {
            grown: CitySet::EMPTY,
            other: CitySet::EMPTY,
        };
        for city in self.all_cities() {
            let here = &self.city[city];
            if self.has_fresh(city) && self.fresh(city).meets(&ECONOMY) {
                changes.grown.insert(city);
            }
            let mut stages = here.stages().iter();
            let stage = stages.any(|stage| self.is_fresh_stage(city, stage));
            if stage || here.has_fresh_leader() {
                changes.other.insert(city);
            }
        }
        changes
    }

    /// To the left in Age I and III, to the right in Age II; two players exchange (SWB-3.3, SWB-15.7).
    fn pass_hands(&mut self, log: &mut impl Log<Event>) {
        let left = self.passes_left();
        let players = usize::from(self.players);
        let mut hands = ByCity::all(Hand::EMPTY);
        for city in self.own_cities() {
            hands[city] = self.city[city].hand;
        }
        for city in self.own_cities() {
            let to = match left {
                true => city.left(players),
                false => city.right(players),
            };
            self.city[to].hand = hands[city];
        }
        log.event(|| Event::HandsPassed { left });
    }

    /// Whether hands go to the left at the end of a turn (SWB-3.3).
    pub(crate) fn passes_left(&self) -> bool {
        self.age != Age::II
    }
}

/// Cities that produce or trade differently: through structures, and through stages or leaders.
#[derive(Clone, Copy, Debug)]
struct Changes {
    grown: CitySet,
    other: CitySet,
}

pub(crate) fn bill(action: Action, bank: u16) -> Bill {
    let paid = action.paid();
    Bill {
        bank,
        left: paid.left,
        right: paid.right(),
    }
}
