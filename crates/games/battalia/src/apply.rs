//! Carrying out actions.

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::Action,
    board::{Exits, OFF, Square},
    cards::{Card, Kind},
    event::{Event, Travel},
    ids::{Artefact, Faction, Great, Rank, Shape},
    legal::building_cost,
    piles::{artefact_pile, shape_pile, unit_pile},
    pool::Receipt,
    state::{Aim, Battalia, NO, Needs, Phase, Purpose, Tent},
    tables::{CREATE_COST, HIRE_SUPPLY, HORN_CARDS, RECRUIT_COST, TENT_SUPPLY, UPGRADE_COST},
};

impl Battalia {
    /// Carries out a legal action; what is not legal is not done.
    pub(crate) fn carry_out<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut L,
    ) {
        if matches!(self.phase, Phase::Over(_)) || seat != self.actor() {
            return;
        }
        match action {
            Action::Faction { faction } => self.pick_faction(faction, log),
            Action::Start { square } => self.choose_start(square, chance, log),
            Action::Keep => self.keep(chance, log),
            Action::Mulligan => self.mulligan(chance, log),
            Action::Cohort {
                factions,
                great,
                show,
            } => self.declare_cohorts(factions, great, show, chance, log),
            Action::Recruit { rank } => {
                let needs = Needs::of(RECRUIT_COST[rank.index()]);
                self.begin(Purpose::Recruit(rank), needs, chance, log);
            }
            Action::Create { artefact } => {
                let needs = Needs::of(CREATE_COST[artefact.index()]);
                self.begin(Purpose::Create(artefact), needs, chance, log);
            }
            Action::Build { shape, level } => self.begin_building(shape, level, chance, log),
            Action::Upgrade { square } => {
                let level = usize::from(self.board.tile(square).level.min(3));
                let needs = Needs::of(UPGRADE_COST[level]);
                self.begin(Purpose::Upgrade(square), needs, chance, log);
            }
            Action::Amulet { .. } | Action::Title { .. } | Action::Scroll { .. } => {
                self.transform(action, chance, log);
            }
            Action::End => self.end_turn(chance, log),
            _ => self.carry_out_more(seat, action, chance, log),
        }
    }

    fn carry_out_more<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut L,
    ) {
        match action {
            Action::Pitch { card } => {
                self.set_aside(0, card);
                let needs = Needs::artefact(Artefact::Tent, TENT_SUPPLY);
                self.begin(Purpose::Pitch(card), needs, chance, log);
            }
            Action::Strike { tent } => self.strike(seat, tent, log),
            Action::Hide { card } => self.banish(seat, card, log),
            Action::Conceal { card } => self.conceal(seat, card, log),
            Action::Drop { card } => self.drop_hidden(seat, card, log),
            Action::Hire { hero, square } => {
                let needs = Needs::artefact(Artefact::Weapon, HIRE_SUPPLY);
                self.begin(Purpose::Hire(hero & 1, square), needs, chance, log);
            }
            Action::Walk { hero, square } => {
                let needs = Needs {
                    supply: 1,
                    ..Needs::default()
                };
                self.begin(Purpose::Walk(hero & 1, square), needs, chance, log);
            }
            Action::Ride { hero, square } => {
                let needs = Needs::artefact(Artefact::Horse, 0);
                self.begin(Purpose::Ride(hero & 1, square), needs, chance, log);
            }
            Action::Roam { hero, square } => {
                self.go(seat, hero & 1, square, Travel::Roam, log);
                self.player_mut(seat).roamed |= 1 << (hero & 1);
            }
            Action::Fly { hero, square } => {
                self.use_great(Great::Wings);
                self.go(seat, hero & 1, square, Travel::Fly, log);
            }
            Action::Horn => self.blow_horn(seat, log),
            Action::Fetch { card } => self.fetch(seat, card, log),
            Action::Occupy { square } => self.occupy(seat, square, log),
            Action::Pay { source } => self.name_source(source, chance, log),
            Action::Place { square, exits } => self.place(seat, square, exits, chance, log),
            Action::Take { faction } => self.take_created(seat, faction, chance, log),
            Action::Station { card } => self.station(seat, card, log),
            Action::Done => self.done(log),
            _ => self.carry_out_battle(seat, action, chance, log),
        }
    }

    fn name_source<L: Log<Event>>(
        &mut self,
        source: crate::cards::Token,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let side = self.side();
        let needs = self.task.needs;
        let mut used = None;
        self.each_source(side, &needs, &mut |token, kind| {
            if token == source {
                used = Some(kind);
            }
        });
        if let Some(used) = used {
            self.pay(side, source, used);
            let mut receipt = Receipt::default();
            receipt.add(source);
            self.pay_with(receipt, chance, log);
        }
    }

    /// Does what has been paid for.
    pub(crate) fn fulfil<L: Log<Event>>(&mut self, chance: &mut Chance, log: &mut L) {
        let seat = self.actor();
        match self.task.purpose {
            Purpose::Recruit(rank) => self.recruit(seat, rank, chance, log),
            Purpose::Create(artefact) if artefact == self.matching() => self.phase = Phase::Take,
            Purpose::Create(_) => self.take_created(seat, None, chance, log),
            Purpose::Build(..) => self.phase = Phase::Place,
            Purpose::Upgrade(square) => self.upgrade(seat, square, log),
            Purpose::Amulet(aim) => self.roll_amulet(aim, chance, log),
            Purpose::Title(aim, ranks) => self.promote(aim, ranks, chance, log),
            Purpose::Scroll(aim, faction) => self.convert(aim, faction, chance, log),
            Purpose::Pitch(_) => self.pitched(seat, log),
            Purpose::Hire(hero, square) => self.hire(seat, hero, square, log),
            Purpose::Walk(hero, square) => {
                self.go(seat, hero, square, Travel::Walk, log);
                self.resume();
            }
            Purpose::Ride(hero, square) => {
                self.go(seat, hero, square, Travel::Ride, log);
                self.resume();
            }
            Purpose::Retreat(square) => self.retreat(square, log),
            Purpose::Nothing | Purpose::Hide | Purpose::Horn => self.resume(),
        }
    }

    /// A card is gained (BAT-7.5).
    pub(crate) fn gain(&mut self, seat: Seat, card: Card) {
        self.gained.add(card);
        let player = self.player_mut(seat);
        player.deck = player.deck.saturating_add(1);
    }

    /// A Supply card comes with every unit (BAT-7.1, BAT-7.7).
    pub(crate) fn gain_supply(&mut self, seat: Seat) -> bool {
        let there = self.piles.supply > 0;
        if there {
            self.piles.supply -= 1;
            self.gain(seat, Card::SUPPLY);
        }
        there
    }

    fn recruit<L: Log<Event>>(&mut self, seat: Seat, rank: Rank, chance: &mut Chance, log: &mut L) {
        log.barrier();
        if let Some(faction) = self.piles.take(unit_pile(rank), chance) {
            let card = Card::unit(rank, faction);
            self.gain(seat, card);
            let supply = self.gain_supply(seat);
            log.event(|| Event::Recruited { seat, card, supply });
        }
        self.resume();
    }

    fn take_created<L: Log<Event>>(
        &mut self,
        seat: Seat,
        searched: Option<Faction>,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let Purpose::Create(artefact) = self.task.purpose else {
            return;
        };
        log.barrier();
        let pile = artefact_pile(artefact);
        let found = match searched {
            Some(faction) => self.piles.search(pile, faction, chance),
            None => self.piles.take(pile, chance),
        };
        if let Some(faction) = found {
            let card = Card::artefact(artefact, faction);
            self.gain(seat, card);
            log.event(|| Event::Created {
                seat,
                card,
                searched,
            });
        }
        self.resume();
    }

    fn begin_building<L: Log<Event>>(
        &mut self,
        shape: Shape,
        level: u8,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let free = matches!(self.phase, Phase::FreeRoad | Phase::FreeCity);
        let needs = if free {
            Needs::default()
        } else {
            building_cost(shape, level)
        };
        self.task.count = u8::from(free);
        self.begin(Purpose::Build(shape, level), needs, chance, log);
    }

    /// Places a terrain card (BAT-8.12).
    fn place<L: Log<Event>>(
        &mut self,
        seat: Seat,
        square: Square,
        exits: Exits,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let Purpose::Build(shape, level) = self.task.purpose else {
            return;
        };
        let free = self.task.count > 0;
        log.barrier();
        let Some(terrain) = self.piles.take(shape_pile(shape), chance) else {
            return;
        };
        self.board
            .put(square, exits, shape.is_city(), terrain as u8);
        if shape.is_city() {
            self.set_city(square, Some(seat), level);
            log.event(|| Event::CityBuilt {
                seat,
                square,
                shape,
                exits,
                terrain,
                level,
            });
        } else {
            log.event(|| Event::RoadBuilt {
                seat,
                square,
                shape,
                exits,
                terrain,
            });
        }
        self.resume();
        self.close_squares(log);
        if free {
            self.next_free(seat, shape.is_city(), chance, log);
        }
        self.check_end(log);
    }

    /// Puts a marker on a city or takes it off, and keeps count.
    pub(crate) fn set_city(&mut self, square: Square, owner: Option<Seat>, level: u8) {
        let place = |level: u8| usize::from(level.clamp(1, 4)) - 1;
        if let Some(old) = self.board.owner(square) {
            let was = place(self.board.tile(square).level);
            let cities = &mut self.player_mut(old).cities;
            cities[was] = cities[was].saturating_sub(1);
        }
        match owner {
            Some(seat) => {
                self.player_mut(seat).cities[place(level)] += 1;
                self.board.mark(square, seat.0, level);
            }
            None => self.board.mark(square, crate::board::NOBODY, 0),
        }
    }

    fn upgrade<L: Log<Event>>(&mut self, seat: Seat, square: Square, log: &mut L) {
        let level = self.board.tile(square).level + 1;
        self.set_city(square, Some(seat), level);
        log.event(|| Event::CityUpgraded {
            seat,
            square,
            level,
        });
        self.resume();
        self.check_end(log);
    }

    fn hire<L: Log<Event>>(&mut self, seat: Seat, hero: u8, square: Square, log: &mut L) {
        self.player_mut(seat).heroes[usize::from(hero)] = square.0;
        log.event(|| Event::HeroHired { seat, hero, square });
        self.resume();
    }

    /// Moves a hero.
    pub(crate) fn go<L: Log<Event>>(
        &mut self,
        seat: Seat,
        hero: u8,
        to: Square,
        by: Travel,
        log: &mut L,
    ) {
        let place = &mut self.player_mut(seat).heroes[usize::from(hero & 1)];
        if *place == OFF {
            return;
        }
        let from = Square(*place);
        *place = to.0;
        log.event(|| Event::HeroMoved {
            seat,
            hero,
            from,
            to,
            by,
        });
    }

    /// Lays a great artefact for its only use.
    fn use_great(&mut self, great: Great) {
        let token = Card::great(great).token();
        if let Some(at) = self.spend(0, token, Kind::Great(great), 1) {
            self.retire(0, at);
        }
    }

    fn blow_horn<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        self.use_great(Great::Horn);
        log.event(|| Event::HornBlown { seat });
        self.task.purpose = Purpose::Horn;
        self.task.count = HORN_CARDS;
        self.phase = Phase::Fetch;
    }

    fn fetch<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        let player = self.player_mut(seat);
        if !player.nation.has(card) {
            return;
        }
        log.barrier();
        player.nation.take(card);
        // It was among the hidden cards before: now everybody knows it (BAT-19.3).
        player.known_less(card);
        self.hand_back(seat, card);
        log.event(|| Event::Fetched { seat, card });
        self.task.count = self.task.count.saturating_sub(1);
        if self.task.count == 0 || self.player(seat).nation.is_empty() {
            self.resume();
        }
    }

    fn occupy<L: Log<Event>>(&mut self, seat: Seat, square: Square, log: &mut L) {
        self.set_city(square, Some(seat), 1);
        log.event(|| Event::Occupied { seat, square });
        self.check_end(log);
    }

    /// The tent lies there with its first card (BAT-9.13).
    fn pitched<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        if self.task.count > 0 && self.targets(seat).next().is_some() {
            self.phase = Phase::Station;
        } else {
            self.pitch(seat, NO, log);
        }
    }

    fn station<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        let first = self.task.waiting[0];
        self.set_aside(0, card);
        self.task.waiting[0] = first;
        self.pitch(seat, card.0, log);
    }

    fn pitch<L: Log<Event>>(&mut self, seat: Seat, second: u8, log: &mut L) {
        let [first, tent] = self.task.waiting;
        if let Some(place) = self.tents.iter_mut().find(|tent| tent.owner == NO) {
            *place = Tent {
                owner: seat.0,
                card: Card(tent),
                held: [first, second],
                fresh: true,
            };
            let pitched = *place;
            log.event(|| Event::TentPitched {
                seat,
                tent: pitched.card,
                cards: pitched.cards().collect(),
            });
        }
        self.resume();
    }

    /// BAT-9.14
    fn strike<L: Log<Event>>(&mut self, seat: Seat, tent: u8, log: &mut L) {
        let own = self
            .tents
            .iter()
            .enumerate()
            .filter(|(_, t)| t.owner == seat.0);
        let Some(place) = own.map(|(i, _)| i).nth(tent.into()) else {
            return;
        };
        let struck = self.tents[place];
        self.tents.copy_within(place + 1.., place);
        self.tents[crate::state::TENTS - 1] = Tent::NONE;
        for card in struck.cards() {
            self.hand_back(seat, card);
            if struck.fresh && seat == self.active {
                self.player_mut(seat).marked.add(card); // BAT-6.7
            }
        }
        self.player_mut(seat).shelter.add(struck.card);
        log.event(|| Event::TentStruck {
            seat,
            tent: struck.card,
            cards: struck.cards().collect(),
        });
    }

    /// BAT-5.2: the payment of a hide.
    fn banish<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        self.reveal(seat, card);
        let player = self.player_mut(seat);
        player.deck = player.deck.saturating_sub(1);
        player.roamed = 0;
        if card.is_great() {
            player.great = NO; // BAT-5.4
        }
        self.limbo.add(card);
        log.event(|| Event::Banished { seat, card });
        self.task.purpose = Purpose::Hide;
        self.phase = Phase::Conceal;
    }

    fn conceal<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        let player = self.player_mut(seat);
        if !player.hand.has(card) {
            return;
        }
        let place = player.ambushed();
        if let Some(free) = player.ambush.get_mut(place) {
            *free = card.0;
            player.hand.take(card);
            player.marked.take(card);
            player.open &= !(1 << place);
            player.fresh &= !(1 << place);
        }
        log.event(|| Event::Hidden {
            seat,
            card: Some(card),
        });
        self.resume();
    }

    fn done<L: Log<Event>>(&mut self, log: &mut L) {
        match self.phase {
            Phase::Station => self.pitch(self.active, NO, log),
            _ => self.resume(),
        }
    }

    /// What a transformation works on waits, then its artefact is named (BAT-6.6).
    fn transform<L: Log<Event>>(&mut self, action: Action, chance: &mut Chance, log: &mut L) {
        let side = self.side();
        let (purpose, artefact, aim) = match action {
            Action::Amulet { aim } => (Purpose::Amulet(aim), Artefact::Amulet, aim),
            Action::Title { aim, ranks } => (Purpose::Title(aim, ranks), Artefact::Title, aim),
            Action::Scroll { aim, faction } => {
                (Purpose::Scroll(aim, faction), Artefact::Scroll, aim)
            }
            _ => return,
        };
        if let Aim::Itself(card) = aim {
            return self.convert_itself(card, purpose, chance, log);
        }
        if let Aim::Hand(card) = aim {
            self.set_aside(side, card);
        }
        let mut needs = Needs::artefact(artefact, 0);
        needs.pair = matches!(action, Action::Title { ranks: 2, .. });
        self.begin(purpose, needs, chance, log);
    }
}
