//! The frame of a turn: set-up choices, steps 1, 2, 4 and 5, days, and the end (sections 2 to 5, 15).

use ziggurat_engine::{Chance, Log, Seat, SeatSet};

use crate::{
    board::{Square, Squares},
    cards::{Card, Cards, Marks},
    event::Event,
    facts::{COHORT_DRAWS, DAYS_PER_WEEK, HAND_SIZE, MULLIGAN_SIZE},
    pieces::{Faction, Factions, Hero, Heroes, Level, Shape, Shapes},
    state::{Ambush, Battalia, Cohort, EndReason, Player, Secrecy, Side, Stage},
};

/// How many extra cards a cohort of this size draws (BAT-4.1).
pub(crate) fn cohort_draws(size: u8) -> u8 {
    COHORT_DRAWS[usize::from(size.clamp(3, 6)) - 3]
}

impl Player {
    /// The nation is empty: all hidden cards are in hand or ambush, and so is all that is known.
    fn all_in_hand(&mut self) {
        let mut held = self.hand;
        self.ambush.secret().for_each(|card| held.add(card));
        for card in Card::all() {
            let sure = self.known(card).unwrap_or(held.count(card));
            self.seen.set(card, sure.max(self.seen.count(card)));
        }
    }

    /// Draws cards; the shelter becomes the nation when that is empty (BAT-3.3). Says what was drawn
    /// and how many cards were shuffled.
    pub(crate) fn draw(&mut self, count: u8, chance: &mut Chance) -> (Cards, u8) {
        let (mut drawn, mut shuffled) = (Cards::NONE, 0);
        for _ in 0..count {
            if self.nation.is_empty() {
                if self.shelter.is_empty() {
                    break;
                }
                self.all_in_hand();
                self.nation = std::mem::replace(&mut self.shelter, Cards::NONE);
                shuffled = self.nation.total() as u8;
                let nation = self.nation;
                for card in nation.kinds() {
                    (0..nation.count(card)).for_each(|_| self.known_more(card));
                }
            }
            if let Some(card) = self.nation.draw(chance) {
                self.hand.add(card);
                drawn.add(card);
            }
        }
        if self.nation.is_empty() {
            self.all_in_hand();
        }
        (drawn, shuffled)
    }
}

impl Battalia {
    /// Draws cards and tells the log.
    pub(crate) fn draw<L: Log<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let (drawn, shuffled) = self.player_mut(seat).draw(count, chance);
        log.barrier();
        if shuffled > 0 {
            log.event(|| Event::Reshuffled {
                seat,
                count: shuffled,
            });
        }
        log.event(|| Event::Drawn {
            seat,
            count: drawn.total() as u8,
            cards: Some(drawn.list()),
        });
    }

    /// BAT-2.8
    pub(crate) fn pick_faction<L: Log<Event>>(&mut self, faction: Faction, log: &mut L) {
        let seat = self.active;
        self.player_mut(seat).faction = Some(faction);
        log.event(|| Event::FactionPicked { seat, faction });
        log.barrier();
        let next = seat.next(self.count);
        if self.player(next).faction.is_none() {
            self.active = next;
        } else if self.options.is_alt2() {
            self.begin_play(log);
        } else {
            self.stage = Stage::Starts; // The last to pick begins (BAT-2.8).
        }
    }

    pub(crate) fn choose_start<L: Log<Event>>(
        &mut self,
        square: Square,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let seat = self.active;
        self.set_city(square, Some((seat, Level::One)));
        let count = usize::from(self.options.start_heroes);
        for &hero in Hero::ALL.iter().take(count) {
            self.player_mut(seat).heroes[hero] = Some(square);
        }
        log.event(|| Event::StartChosen { seat, square });
        log.barrier();
        if !self.free_starts().is_empty() {
            self.active = self.previous(seat);
        } else if self.options.start_cities > 1 {
            self.active = self.previous(self.start_player);
            self.stage = Stage::FreeRoad;
            self.skip_free(chance, log);
        } else {
            self.begin_play(log);
        }
    }

    fn previous(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.count - 1) % self.count)
    }

    /// After a free road comes the city, after it the next player (BAT-18.4).
    pub(crate) fn next_free<L: Log<Event>>(
        &mut self,
        seat: Seat,
        city: bool,
        chance: &mut Chance,
        log: &mut L,
    ) {
        if self.is_over() {
            return;
        }
        if !city {
            self.stage = Stage::FreeCity;
        } else if seat == self.start_player {
            return self.begin_play(log);
        } else {
            self.active = self.previous(seat);
            self.stage = Stage::FreeRoad;
        }
        self.skip_free(chance, log);
    }

    /// What has no legal place is skipped.
    fn skip_free<L: Log<Event>>(&mut self, chance: &mut Chance, log: &mut L) {
        let city = self.stage == Stage::FreeCity;
        let mut shapes = self.placeable(self.active).iter();
        if !shapes.any(|shape| shape.is_city() == city) {
            self.next_free(self.active, city, chance, log);
        }
    }

    fn begin_play<L: Log<Event>>(&mut self, log: &mut L) {
        self.active = self.start_player;
        if self.options.is_alt2() {
            for seat in self.seats_all() {
                self.player_mut(seat).heroes[Hero::A] = Some(Square::RUINS);
            }
        }
        self.tell_day(log);
        self.begin_turn(log);
    }

    fn tell_day<L: Log<Event>>(&mut self, log: &mut L) {
        let (week, day) = (self.day / DAYS_PER_WEEK + 1, self.day % DAYS_PER_WEEK + 1);
        log.event(|| Event::DayBegan {
            week,
            day,
            illuminated: self.illuminated(),
            matching: self.matching(),
        });
    }

    fn begin_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.stage = Stage::Gather;
        let seat = self.active;
        log.event(|| Event::TurnBegan { seat });
    }

    /// Step 2 follows at once, then step 3 begins.
    pub(crate) fn keep<L: Log<Event>>(&mut self, log: &mut L) {
        self.take_ambush(self.active, log);
        self.stage = Stage::Act;
    }

    /// BAT-4.6
    pub(crate) fn mulligan<L: Log<Event>>(&mut self, chance: &mut Chance, log: &mut L) {
        let seat = self.active;
        let hand = self.player(seat).hand;
        self.discard(seat, &hand);
        log.event(|| Event::Mulligan {
            seat,
            count: hand.total() as u8,
        });
        self.draw(seat, MULLIGAN_SIZE, chance, log);
        self.keep(log);
    }

    /// Hand cards go to the shelter, seen by all.
    fn discard(&mut self, seat: Seat, cards: &Cards) {
        for card in cards.kinds() {
            for _ in 0..cards.count(card) {
                self.reveal(seat, card);
            }
        }
        self.player_mut(seat).shelter.add_all(cards);
    }

    /// BAT-4.4
    pub(crate) fn declare_cohorts<L: Log<Event>>(
        &mut self,
        factions: Factions,
        great: Option<Faction>,
        show: SeatSet,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let seat = self.active;
        let hand = self.player(seat).hand;
        let mut cards = Cards::NONE;
        let mut draws = 0;
        for faction in factions {
            draws += cohort_draws(hand.of_faction(faction) + u8::from(great == Some(faction)));
        }
        for card in hand.kinds() {
            let of_cohort = card.faction().is_some_and(|f| factions.contains(f));
            if of_cohort || card.is_great() && great.is_some() {
                cards.set(card, hand.count(card));
            }
        }
        self.shown = cards;
        self.cohort = Cohort {
            factions,
            count: cards.total() as u8,
            shown_to: show,
        };
        log.event(|| Event::CohortShown {
            seat,
            factions,
            shown_to: show,
            count: cards.total() as u8,
            cards: Some(cards.list()),
        });
        self.draw(seat, draws, chance, log);
        self.keep(log);
    }

    /// Step 2, and a defender's choice: all ambush cards go to hand (BAT-5.1, BAT-12.10).
    pub(crate) fn take_ambush<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        let ambush = std::mem::replace(&mut self.player_mut(seat).ambush, Ambush::EMPTY);
        let count = ambush.len() as u8;
        if count == 0 {
            return;
        }
        for hidden in ambush.iter() {
            if hidden.is_secret() {
                self.player_mut(seat).hand.add(hidden.card);
            } else {
                self.hand_back(seat, hidden.card);
            }
            if hidden.is_fresh() {
                self.player_mut(seat).marked.add(hidden.card); // BAT-12.28
            }
        }
        log.event(|| Event::AmbushTaken {
            seat,
            count,
            cards: Some(ambush.iter().map(|hidden| hidden.card).collect()),
        });
    }

    /// Steps 4 and 5; then the players who defended draw (BAT-3.4 to 3.7).
    pub(crate) fn end_turn<L: Log<Event>>(&mut self, chance: &mut Chance, log: &mut L) {
        let seat = self.active;
        let hand = self.player(seat).hand;
        self.discard(seat, &hand);
        let mut spent = self.clear_laid(Side::Attacker);
        let gained = std::mem::replace(&mut self.gained, Cards::NONE);
        spent.add_all(&gained);
        self.player_mut(seat).shelter.add_all(&spent);
        // The shelter shows which cards these were; the event must not tell more than a view keeps.
        log.event(|| Event::Discarded {
            seat,
            count: (spent.total() + hand.total()) as u8,
        });
        self.forget();
        self.draw(seat, HAND_SIZE, chance, log);
        for other in self.others(seat) {
            if std::mem::take(&mut self.player_mut(other).defended) {
                let held = self.player(other).hand.total() as u8;
                if held < HAND_SIZE {
                    self.draw(other, HAND_SIZE - held, chance, log); // BAT-3.6
                }
            }
        }
        self.next_turn(log);
    }

    /// Takes up all cards that a side has laid.
    pub(crate) fn clear_laid(&mut self, side: Side) -> Cards {
        let mut cards = std::mem::replace(&mut self.spent[side], Cards::NONE);
        let laid = self.laid.of(side).iter();
        laid.for_each(|laid| cards.add(laid.card));
        self.laid.clear(side);
        cards
    }

    /// What holds for one turn only.
    fn forget(&mut self) {
        self.shown = Cards::NONE;
        self.cohort = Cohort::NONE;
        for player in self.players.values_mut() {
            player.marked = Marks::NONE;
            player.roamed = Heroes::EMPTY;
            for hidden in player.ambush.iter_mut().filter(|hidden| hidden.is_fresh()) {
                hidden.secrecy = Secrecy::Open;
            }
        }
        self.tents.iter_mut().for_each(|tent| tent.fresh = false);
    }

    fn next_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.active = self.active.next(self.count);
        if self.active == self.start_player {
            if self.day + 1 >= self.options.weeks() * DAYS_PER_WEEK {
                let reason = match self.options.week_limit {
                    Some(_) => EndReason::WeekLimit, // BAT-15.9
                    None => EndReason::Guard,        // BAT-15.10
                };
                return self.finish(reason, log);
            }
            self.day += 1; // BAT-16.3
            self.tell_day(log);
        }
        self.begin_turn(log);
    }

    /// Empty squares that nothing can ever be built on become impassable (BAT-15.3).
    pub(crate) fn close_squares<L: Log<Event>>(&mut self, log: &mut L) {
        let dead = self.board.empty().minus(self.living());
        if !dead.is_empty() {
            self.board.closed |= dead;
            log.event(|| Event::Impassable {
                squares: dead.iter().collect(),
            });
        }
    }

    /// Empty squares that can still be built on.
    fn living(&self) -> Squares {
        let left = self.piles.shapes_left();
        let empty = self.board.empty();
        let beside = self.beside_cities();
        // A square without neighbours takes any card: only the others are looked at closely.
        let touched = empty & self.board.built.around();
        let mut candidates = empty.minus(touched);
        if left.is_empty() {
            candidates = Squares::NONE;
        }
        for square in touched.iter() {
            let refused = if beside.contains(square) {
                Shape::cities()
            } else {
                Shapes::EMPTY
            };
            let fitting = self.board.fitting(square).and(left).minus(refused);
            if !fitting.is_empty() {
                candidates |= square.only();
            }
        }
        let mut alive = candidates & self.board.faced(self.all_bases());
        loop {
            let next = alive | (alive.around() & candidates);
            if next == alive {
                return alive;
            }
            alive = next;
        }
    }

    /// BAT-15.1, BAT-15.2
    pub(crate) fn check_end<L: Log<Event>>(&mut self, log: &mut L) {
        let enough = self.options.end_level4_cities;
        let mut players = self.players.values().iter();
        if players.any(|player| player.cities[Level::Four] >= enough) {
            self.finish(EndReason::Cities, log);
        } else if self.board.empty().is_empty() {
            self.finish(EndReason::BoardFull, log);
        }
    }

    fn finish<L: Log<Event>>(&mut self, reason: EndReason, log: &mut L) {
        if self.is_over() {
            return;
        }
        debug_assert!(self.task.is_none() && self.battle.is_none());
        self.stage = Stage::Over(reason);
        log.barrier();
        log.event(|| {
            let places = self.places(reason).places;
            let won = self.seats_all().filter(|seat| places[seat.index()] == 1);
            Event::GameOver {
                reason,
                points: self
                    .seats_all()
                    .map(|seat| self.victory_points(seat))
                    .collect(),
                winners: won.collect(),
            }
        });
    }
}
