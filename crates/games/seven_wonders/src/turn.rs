//! Carrying out choices: the steps of a turn in the order of section SWB-8.

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::{Action, Join, Way, usage, verb},
    cards::{Card, ECONOMY, Effect},
    desk::Desk,
    effects::CASHED,
    event::{Bill, Event},
    pieces::Token,
    laws::Laws,
    state::{City, Count, FaceDown, Hand, MAX_CITIES, MAX_STAGES, Phase, SevenWonders},
};

fn is_grave(effect: &Effect) -> bool {
    matches!(effect, Effect::Bury(_))
}

impl SevenWonders {
    /// Notes a choice; when the last one is made, all are revealed (SWB-3.2, SWB-3.5).
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let city = match action.verb() {
            verb::CITY => usize::from(self.players),
            _ => self.phase.city().unwrap_or(seat.index()),
        };
        if city >= self.cities() || !self.is_asked(city) || !self.fits(city, action) {
            return;
        }
        self.city[city].choice = action;
        log.event(|| Event::Chosen { seat });
        if self.asked & !self.chosen() != 0 {
            return;
        }
        log.barrier();
        match self.phase {
            Phase::Sides => self.reveal_sides(chance, log),
            Phase::LeaderDraft { pick } => self.pass_leaders(pick, chance, log),
            Phase::Draft { pick } => self.pass_tiles(pick, chance, log),
            Phase::Recruit => {
                self.resolve_plays(log);
                self.next_special(chance, log);
            }
            Phase::Turn | Phase::LastCard => {
                self.resolve_plays(log);
                self.after_plays(chance, log);
            }
            Phase::Dig { .. } => self.resolve_dig(city, chance, log),
            Phase::ExtraLeader { .. } => self.resolve_extra_leader(city, chance, log),
            Phase::Courtesans { .. } => self.resolve_copy(city, chance, log),
            Phase::Losses => self.resolve_losses(chance, log),
            Phase::Penalty => self.end_project(chance, log),
            Phase::Over => {}
        }
    }

    /// Whether an action that builds a stage names one of the board, and a leader is played where one
    /// can be.
    fn fits(&self, city: usize, action: Action) -> bool {
        let stage = matches!(action.usage(), usage::STAGE | usage::STAGE_TOKEN);
        let on_board =
            || (1..=self.city[city].board().stages()).contains(&usize::from(action.extra()));
        let leader = matches!(self.phase, Phase::Recruit | Phase::ExtraLeader { .. })
            == matches!(action.verb(), verb::LEADER | verb::DECLINE);
        (!stage || on_board()) && leader
    }

    fn reveal_sides(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        for city in 0..usize::from(self.players) {
            let mut board = self.city[city].board();
            board.side = crate::pieces::Side::from_bit(self.city[city].choice.extra());
            self.city[city].set_board(board);
        }
        self.forget_choices();
        log.event(|| Event::SidesRevealed {
            boards: self.city[..usize::from(self.players)]
                .iter()
                .map(City::board)
                .collect(),
        });
        self.refresh_all();
        self.begin(chance, log);
    }

    pub(crate) fn forget_choices(&mut self) {
        self.asked = 0;
        let cities = self.cities();
        self.city[..cities]
            .iter_mut()
            .for_each(|city| city.choice = Action::NONE);
    }

    /// Steps A to C for all that was chosen (SWB-8.1 to SWB-8.3).
    fn resolve_plays(&mut self, log: &mut impl Log<Event>) {
        let laws = Laws::of(self);
        self.note_what_could_be_built(&laws);
        let mut chosen = [Action::NONE; MAX_CITIES];
        for (city, choice) in chosen.iter_mut().enumerate().take(self.cities()) {
            *choice = self.city[city].choice;
        }
        let playing = || {
            chosen
                .iter()
                .enumerate()
                .filter(|(_, action)| !action.is_none())
        };
        let mut banks = [0; MAX_CITIES];
        for (city, &action) in playing() {
            banks[city] = self.bank_part(city, action, &laws);
            self.city[city].pay(banks[city] + u16::from(action.paid().total));
        }
        playing().for_each(|(city, &action)| self.pay_neighbours(city, action));
        for (city, &action) in playing() {
            self.place(city, action, banks[city], log);
        }
        for (city, &action) in playing() {
            self.gain(city, action, &laws, log);
        }
        self.forget_choices();
    }

    /// Who sees the Free City discard a card knows that it could not build the card (SWB-15.6).
    fn note_what_could_be_built(&mut self, laws: &Laws) {
        let free = usize::from(self.players);
        let must_build = self.players == 2 && self.phase == Phase::Turn;
        if must_build && self.city[free].choice.usage() == usage::SELL {
            let desk = Desk::new(self, free, laws);
            let could = Card::of_age(self.age).filter(|card| desk.can_build(*card));
            let could = could.fold(0, |set, card| set | card.bit_in_age());
            self.laid.note_could_build(self.now(), could);
        }
    }

    /// Payments to neighbours are credited after everybody has paid (SWB-8.1).
    fn pay_neighbours(&mut self, city: usize, action: Action) {
        let paid = action.paid();
        if paid.total > 0 {
            let [left, right] = self.neighbours(city);
            self.city[left].gain(paid.left.into());
            self.city[right].gain(paid.right().into());
        }
    }

    /// Step B: the card leaves the hand and lies where it belongs.
    fn place(&mut self, city: usize, action: Action, bank: u16, log: &mut impl Log<Event>) {
        self.city[city].use_means(action.paid().means & !CASHED);
        let bill = bill(action, bank);
        if action.verb() == verb::LEADER {
            return self.place_leader(city, action, bill, log);
        }
        let card = action.card();
        let holder = self.hand_of(city);
        self.city[holder].hand.take(card);
        match action.usage() {
            usage::STAGE | usage::STAGE_TOKEN => self.place_stage(city, action, bill, log),
            usage::SELL | usage::DROP => self.discard(city, card, false, log),
            usage::TOWER => {
                self.commit_tile(city, action.extra());
                self.discard(city, card, true, log); // SWT-3.2
            }
            _ => self.place_structure(city, action, bill, log),
        }
    }

    fn place_structure(
        &mut self,
        city: usize,
        action: Action,
        bill: Bill,
        log: &mut impl Log<Event>,
    ) {
        let (card, way) = (action.card(), action.usage());
        self.build(city, card);
        let here = &mut self.city[city];
        match way {
            usage::OLYMPIA => here.set_free_built(true), // SWB-9.5
            usage::TOKEN => here.spend(Count::Token(Token::FreeStructure)), // SWP-5.5
            usage::CALIGULA => here.set_black_built(true), // SWC-7.6
            _ => {}
        }
        self.take_part(city, action);
        log.event(|| Event::Built {
            city: self.town(city),
            card,
            way: Way::ALL[usize::from(way).min(Way::ALL.len() - 1)],
            join: joined(action),
            bill,
        });
    }

    /// A tower tile will be placed at the end of the turn (SWT-4.1).
    pub(crate) fn commit_tile(&mut self, city: usize, tile: u8) {
        if let Some(slot) = self.city[city].tiles.iter_mut().find(|slot| **slot == tile) {
            *slot |= City::COMMITTED;
        }
    }

    fn place_stage(&mut self, city: usize, action: Action, bill: Bill, log: &mut impl Log<Event>) {
        let stage = usize::from(action.extra()).saturating_sub(1);
        let now = self.now();
        self.city[city].lay_under(stage, now as u8 + 1);
        self.laid.lay(now, city, FaceDown::new(action.card(), true));
        self.raise_stage(city, action, bill, log);
    }

    /// A stage stands, whatever lies under it.
    pub(crate) fn raise_stage(
        &mut self,
        city: usize,
        action: Action,
        bill: Bill,
        log: &mut impl Log<Event>,
    ) {
        let stage = usize::from(action.extra()).saturating_sub(1);
        self.city[city].raise_stage(stage);
        let token = action.usage() == usage::STAGE_TOKEN;
        if token {
            self.city[city].spend(Count::Token(Token::FreeWonderStage)); // SWP-5.6
        }
        let effects = self.stage_facts(city, stage).effects;
        if effects.contains(&Effect::Dig) {
            self.digs |= 1 << city;
        }
        let buried = action.buried().filter(|_| effects.iter().any(is_grave));
        if let Some(leader) = buried {
            self.bury(city, stage, leader);
        }
        let own = action.verb() == verb::LEADER;
        log.event(|| Event::StageBuilt {
            city: self.town(city),
            stage: stage as u8 + 1,
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
        city: usize,
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
    pub(crate) fn take_part(&mut self, city: usize, action: Action) {
        if action.join() == Join::No as u8 {
            return;
        }
        let here = &mut self.city[city];
        here.add(Count::Joined, 1);
        here.set_joined_now(true);
        if action.join() == Join::Wild as u8 {
            here.spend(Count::Token(Token::WildParticipation));
        }
        self.project_tokens = self.project_tokens.saturating_sub(1);
    }

    /// What follows when cards were played: the last cards of an age, then the discard pile.
    fn after_plays(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.is_last_turn() {
            if self.phase == Phase::Turn && self.ask_for_last_cards() {
                return;
            }
            self.drop_left_over(log);
        }
        self.next_special(chance, log);
    }

    /// Step D: who has the power plays the last card too (SWB-8.5, SWB-9.4).
    fn ask_for_last_cards(&mut self) -> bool {
        let free = usize::from(self.players);
        if self.players == 2 && self.has_power(free, Effect::LastCard) {
            self.city[free].hand = Hand::new(self.laid.take_from_pile(0)); // SWB-15.9
        }
        self.asked = self.last_card_cities();
        if self.asked != 0 {
            self.phase = Phase::LastCard;
        }
        self.asked != 0
    }

    /// The cities that play their last card.
    pub(crate) fn last_card_cities(&self) -> u8 {
        let plays = |city: &usize| {
            !self.city[*city].hand.is_empty() && self.has_power(*city, Effect::LastCard)
        };
        (0..self.cities())
            .filter(plays)
            .fold(0, |set, city| set | 1 << city)
    }

    /// Step E: the last cards go to the discard pile without coins (SWB-3.4, SWB-8.6, SWB-15.8).
    fn drop_left_over(&mut self, log: &mut impl Log<Event>) {
        let moment = Self::moment_of(self.age, self.last_card_slot());
        for city in 0..self.cities() {
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
        let cities = self.cities();
        let laws = Laws::of(self);
        let anew = match laws.treat_cards_as(&before) {
            true if laws.leave_cards_alone() => other,
            true => other | grown,
            false => u8::MAX,
        };
        cities_of(grown & !anew).for_each(|city| self.grow(city));
        self.city[..cities].iter_mut().for_each(City::settle);
        self.forget_fresh();
        cities_of(anew)
            .take_while(|city| *city < cities)
            .for_each(|city| self.refresh(city, &laws));
        if self.turn == 0 {
            self.begin_cards(chance, log);
        } else if self.turn < self.turns() {
            self.pass_hands(log);
            self.turn += 1;
            self.begin_turn(chance, log);
        } else {
            self.end_age(chance, log);
        }
    }

    /// Cities that may produce or trade differently after this turn.
    fn changes(&self) -> Changes {
        let mut changes = Changes { grown: 0, other: 0 };
        for (number, city) in self.city[..self.cities()].iter().enumerate() {
            let built = self.has_fresh(number) && self.fresh(number).meets(&ECONOMY);
            let stage = city.stages() != 0
                && (0..MAX_STAGES).any(|stage| self.is_fresh_stage(number, stage));
            changes.grown |= u8::from(built) << number;
            changes.other |= u8::from(stage || city.has_fresh_leader()) << number;
        }
        changes
    }

    /// To the left in Age I and III, to the right in Age II; two players exchange (SWB-3.3, SWB-15.7).
    fn pass_hands(&mut self, log: &mut impl Log<Event>) {
        let left = self.age != 2;
        let players = usize::from(self.players);
        let mut hands = [Hand::EMPTY; MAX_CITIES];
        for (hand, city) in hands.iter_mut().zip(&self.city) {
            *hand = city.hand;
        }
        for (seat, hand) in hands.iter().enumerate().take(players) {
            let to = if left { seat + 1 } else { seat + players - 1 };
            self.city[to % players].hand = *hand;
        }
        log.event(|| Event::HandsPassed { left });
    }
}

/// Cities that produce or trade differently, a bit each: through structures, and through stages or
/// leaders.
#[derive(Clone, Copy, Debug)]
struct Changes {
    grown: u8,
    other: u8,
}

/// The cities of a set.
fn cities_of(set: u8) -> impl Iterator<Item = usize> {
    (0..MAX_CITIES).filter(move |city| set >> city & 1 == 1)
}

pub(crate) fn bill(action: Action, bank: u16) -> Bill {
    let paid = action.paid();
    Bill {
        bank,
        left: paid.left,
        right: paid.right(),
    }
}

pub(crate) fn joined(action: Action) -> Join {
    Join::ALL[usize::from(action.join()).min(2)]
}
