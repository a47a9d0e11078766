//! Carrying out actions.

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::Action,
    board::{Exits, Marker, Square},
    cards::{Card, Kind},
    costs::Needs,
    event::{Event, Travel},
    facts::HORN_CARDS,
    pieces::{Artefact, Faction, Great, Hero, Heroes, Level, Rank, Rise, Shape},
    piles::PileId,
    state::{Aim, Battalia, PaidTent, Purpose, Secrecy, Side, Stage, Task, Tent},
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
        if self.is_over() || seat != self.actor() {
            return;
        }
        match action {
            Action::Faction { faction } => self.pick_faction(faction, log),
            Action::Start { square } => self.choose_start(square, chance, log),
            Action::Keep => self.keep(log),
            Action::Mulligan => self.mulligan(chance, log),
            Action::Cohort {
                factions,
                great,
                show,
            } => self.declare_cohorts(factions, great, show, chance, log),
            Action::Recruit { rank } => {
                self.begin(Purpose::Recruit { rank }, Needs::recruit(rank), chance, log);
            }
            Action::Create { artefact } => {
                let needs = Needs::create(artefact);
                self.begin(Purpose::Create { artefact }, needs, chance, log);
            }
            Action::Build { shape, level } => self.begin_building(shape, level, chance, log),
            Action::Upgrade { square } => {
                if let Some(next) = self.board.level(square).and_then(Level::next) {
                    let needs = Needs::upgrade(next);
                    self.begin(Purpose::Upgrade { square }, needs, chance, log);
                }
            }
            Action::Amulet { aim } => {
                let needs = Needs::artefact(Artefact::Amulet);
                self.transform(aim, Purpose::Amulet { aim }, needs, chance, log);
            }
            Action::Title { aim, ranks } => {
                let mut needs = Needs::artefact(Artefact::Title);
                needs.pair = ranks == Rise::Two;
                self.transform(aim, Purpose::Title { aim, ranks }, needs, chance, log);
            }
            Action::Scroll {
                aim: Aim::Itself(card),
                faction,
            } => self.convert_itself(card, faction, chance, log),
            Action::Scroll { aim, faction } => {
                let needs = Needs::artefact(Artefact::Scroll);
                self.transform(aim, Purpose::Scroll { aim, faction }, needs, chance, log);
            }
            Action::Pitch { card } => {
                self.set_aside(Side::Attacker, card);
                let purpose = Purpose::Pitch { card, tent: None };
                self.begin(purpose, Needs::tent(), chance, log);
            }
            Action::Strike { tent } => self.strike(seat, tent, log),
            Action::Hide { card } => self.banish(seat, card, log),
            Action::Conceal { card } => self.conceal(seat, card, log),
            Action::Drop { card } => self.drop_hidden(seat, card, log),
            Action::Hire { hero, square } => {
                self.begin(Purpose::Hire { hero, square }, Needs::hero(), chance, log);
            }
            Action::Walk { hero, square } => {
                let needs = Needs::supply(1);
                self.begin(Purpose::Walk { hero, square }, needs, chance, log);
            }
            Action::Ride { hero, square } => {
                let needs = Needs::artefact(Artefact::Horse);
                self.begin(Purpose::Ride { hero, square }, needs, chance, log);
            }
            Action::Roam { hero, square } => {
                self.go(seat, hero, square, Travel::Roam, log);
                self.player_mut(seat).roamed.insert(hero);
            }
            Action::Fly { hero, square } => {
                self.use_great(Great::Wings);
                self.go(seat, hero, square, Travel::Fly, log);
            }
            Action::Horn => self.blow_horn(seat, log),
            Action::Fetch { card } => self.fetch(seat, card, log),
            Action::Occupy { square } => self.occupy(seat, square, log),
            Action::Attack {
                square,
                foe,
                heroes,
            } => self.attack(seat, square, foe, heroes, log),
            Action::End => self.end_turn(chance, log),
            Action::Pay { source } => self.name_source(source, chance, log),
            Action::Place { square, exits } => self.place(seat, square, exits, chance, log),
            Action::Take { faction } => self.take_wanted(seat, faction, chance, log),
            Action::Station { card } => self.station(seat, Some(card), log),
            Action::Done => self.done(seat, log),
            Action::Declare { kind } => self.declare_row(kind, log),
            Action::Claim { great } => self.claim(seat, great, log),
            Action::Surrender => self.surrender(seat, chance, log),
            Action::Retreat { square, horse } => {
                self.begin_retreat(seat, square, horse, chance, log);
            }
            Action::Fight { ambush } => self.stand(seat, ambush, log),
            Action::Lay { source, kind } => self.lay_row(source, kind, log),
            Action::Join { hero } => self.join(seat, hero, log),
            Action::Complete => self.complete(seat, chance, log),
            Action::Pass => self.pass(seat, chance, log),
        }
    }

    /// Ends what was under way: the turn or battle goes on.
    pub(crate) fn resume(&mut self) {
        self.task = None;
    }

    /// Does what has been paid for. `last` is the place of an amulet that was paid with.
    pub(crate) fn fulfil<L: Log<Event>>(
        &mut self,
        purpose: Purpose,
        last: Option<usize>,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let seat = self.actor();
        match purpose {
            Purpose::Recruit { rank } => self.recruit(seat, rank, chance, log),
            Purpose::Create { artefact } if artefact == self.matching() => {
                self.task = Some(Task::Take { artefact });
            }
            Purpose::Create { artefact } => self.take_created(seat, artefact, None, chance, log),
            Purpose::Build { shape, level } => self.task = Some(Task::Place { shape, level }),
            Purpose::Upgrade { square } => self.upgrade(seat, square, log),
            Purpose::Amulet { aim } => match last {
                Some(amulet) => self.roll_amulet(aim, amulet, chance, log),
                None => self.resume(),
            },
            Purpose::Title { aim, ranks } => self.promote(aim, ranks, chance, log),
            Purpose::Scroll { aim, faction } => self.convert(aim, faction, chance, log),
            Purpose::Pitch { card, tent } => self.pitched(seat, card, tent, log),
            Purpose::Hire { hero, square } => self.hire(seat, hero, square, log),
            Purpose::Walk { hero, square } => {
                self.go(seat, hero, square, Travel::Walk, log);
                self.resume();
            }
            Purpose::Ride { hero, square } => {
                self.go(seat, hero, square, Travel::Ride, log);
                self.resume();
            }
            Purpose::Retreat { square } => self.retreat(square, log),
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
        if let Some(faction) = self.piles.take(PileId::Units(rank), chance) {
            let card = Card::unit(rank, faction);
            self.gain(seat, card);
            let supply = self.gain_supply(seat);
            log.event(|| Event::Recruited { seat, card, supply });
        }
        self.resume();
    }

    /// The card of a matching pair is taken (BAT-7.4).
    fn take_wanted<L: Log<Event>>(
        &mut self,
        seat: Seat,
        searched: Option<Faction>,
        chance: &mut Chance,
        log: &mut L,
    ) {
        if let Some(Task::Take { artefact }) = self.task {
            self.take_created(seat, artefact, searched, chance, log);
        }
    }

    fn take_created<L: Log<Event>>(
        &mut self,
        seat: Seat,
        artefact: Artefact,
        searched: Option<Faction>,
        chance: &mut Chance,
        log: &mut L,
    ) {
        log.barrier();
        let pile = PileId::Artefacts(artefact);
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
        level: Option<Level>,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let needs = if matches!(self.stage, Stage::FreeRoad | Stage::FreeCity) {
            Needs::NOTHING
        } else {
            Needs::building(shape, level)
        };
        self.begin(Purpose::Build { shape, level }, needs, chance, log);
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
        let Some(Task::Place { shape, level }) = self.task else {
            return;
        };
        log.barrier();
        let Some(terrain) = self.piles.take(PileId::Terrain(shape), chance) else {
            return;
        };
        let city = level.is_some();
        self.board.put(square, exits, city, Some(terrain));
        if let Some(level) = level {
            self.set_city(square, Some((seat, level)));
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
        if matches!(self.stage, Stage::FreeRoad | Stage::FreeCity) {
            self.next_free(seat, city, chance, log);
        }
        self.check_end(log);
    }

    /// Puts a player's marker on a city or takes the marker off, and keeps count.
    pub(crate) fn set_city(&mut self, square: Square, owner: Option<(Seat, Level)>) {
        if let Some(old) = self.board.owner(square)
            && let Some(level) = self.board.level(square)
        {
            let cities = &mut self.player_mut(old).cities;
            cities[level] = cities[level].saturating_sub(1);
        }
        if let Some((seat, level)) = owner {
            self.player_mut(seat).cities[level] += 1;
        }
        let marker = owner.map(|(_, level)| Marker::from(level));
        self.board.mark(square, owner.map(|(seat, _)| seat), marker);
    }

    fn upgrade<L: Log<Event>>(&mut self, seat: Seat, square: Square, log: &mut L) {
        if let Some(level) = self.board.level(square).and_then(Level::next) {
            self.set_city(square, Some((seat, level)));
            log.event(|| Event::CityUpgraded {
                seat,
                square,
                level,
            });
        }
        self.resume();
        self.check_end(log);
    }

    fn hire<L: Log<Event>>(&mut self, seat: Seat, hero: Hero, square: Square, log: &mut L) {
        self.player_mut(seat).heroes[hero] = Some(square);
        log.event(|| Event::HeroHired { seat, hero, square });
        self.resume();
    }

    /// Moves a hero.
    pub(crate) fn go<L: Log<Event>>(
        &mut self,
        seat: Seat,
        hero: Hero,
        to: Square,
        by: Travel,
        log: &mut L,
    ) {
        if let Some(from) = self.player_mut(seat).heroes[hero].replace(to) {
            log.event(|| Event::HeroMoved {
                seat,
                hero,
                from,
                to,
                by,
            });
        }
    }

    /// Lays a great artefact for its only use.
    fn use_great(&mut self, great: Great) {
        let token = Card::great(great).token();
        if let Some(at) = self.spend(Side::Attacker, token, Kind::Great(great), 1) {
            self.retire(Side::Attacker, at);
        }
    }

    fn blow_horn<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        self.use_great(Great::Horn);
        log.event(|| Event::HornBlown { seat });
        self.task = Some(Task::Fetch { left: HORN_CARDS });
    }

    fn fetch<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        let Some(Task::Fetch { left }) = self.task else {
            return;
        };
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
        let more = left > 1 && !self.player(seat).nation.is_empty();
        self.task = more.then(|| Task::Fetch { left: left - 1 });
    }

    fn occupy<L: Log<Event>>(&mut self, seat: Seat, square: Square, log: &mut L) {
        self.set_city(square, Some((seat, Level::One)));
        log.event(|| Event::Occupied { seat, square });
        self.check_end(log);
    }

    /// The tent lies there with its first card (BAT-9.13).
    fn pitched<L: Log<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        tent: Option<PaidTent>,
        log: &mut L,
    ) {
        let Some(paid) = tent else {
            return self.resume();
        };
        let tent = paid.card;
        self.task = Some(Task::Station { card, tent });
        if !paid.illuminated || self.targets(seat).next().is_none() {
            self.station(seat, None, log);
        }
    }

    /// The tent is pitched, with a second card or without.
    fn station<L: Log<Event>>(&mut self, seat: Seat, second: Option<Card>, log: &mut L) {
        let Some(Task::Station { card: first, tent }) = self.task else {
            return;
        };
        if let Some(card) = second {
            self.set_aside(Side::Attacker, card);
        }
        self.tents.push(Tent {
            owner: seat,
            card: tent,
            first,
            second,
            fresh: true,
        });
        log.event(|| Event::TentPitched {
            seat,
            tent,
            cards: std::iter::once(first).chain(second).collect(),
        });
        self.resume();
    }

    /// BAT-9.14
    fn strike<L: Log<Event>>(&mut self, seat: Seat, number: u8, log: &mut L) {
        let Some(struck) = self.tents.remove(seat, number) else {
            return;
        };
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
        player.roamed = Heroes::EMPTY;
        if card.is_great() {
            player.great = None; // BAT-5.4
        }
        self.limbo.add(card);
        log.event(|| Event::Banished { seat, card });
        self.task = Some(Task::Conceal);
    }

    fn conceal<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        let player = self.player_mut(seat);
        if !player.hand.has(card) {
            return;
        }
        player.ambush.push(card, Secrecy::Secret);
        player.hand.take(card);
        player.marked.take(card);
        log.event(|| Event::Hidden {
            seat,
            card: Some(card),
        });
        self.resume();
    }

    /// No second card for the tent, or no further one with the horn.
    fn done<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        if let Some(Task::Station { .. }) = self.task {
            self.station(seat, None, log);
        }
        self.resume();
    }
}
