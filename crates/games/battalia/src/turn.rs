//! The frame of a turn: set-up choices, steps 1, 2, 4 and 5, days, and the end (sections 2 to 5, 15).

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::{Factions, Seats},
    board::{CITY_SHAPES, OFF, ROAD_SHAPES, RUINS, Square, around, each as each_square},
    cards::{Card, Cards, Kind},
    event::Event,
    ids::Faction,
    state::{Battalia, EndReason, NO, Phase, Player, Pool},
    tables::{COHORT_DRAWS, DAYS_PER_WEEK, HAND_SIZE, HIDING_PLACES, MULLIGAN_SIZE},
};

impl Player {
    /// One more card among the hidden ones is known to everybody.
    pub(crate) fn known_more(&mut self, card: Card) {
        if let Some(count) = self.known_place(card) {
            *count = count.saturating_add(1);
        }
    }

    /// A card leaves the hidden ones.
    pub(crate) fn known_less(&mut self, card: Card) {
        if let Some(count) = self.known_place(card) {
            *count = count.saturating_sub(1);
        }
    }

    fn known_place(&mut self, card: Card) -> Option<&mut u8> {
        let (rank, faction) = (card.rank()?, card.faction()?);
        self.known.get_mut(rank.index())?.get_mut(faction.index())
    }

    /// The nation is empty: all hidden cards are in hand or ambush, and so is all that is known.
    fn all_in_hand(&mut self) {
        let mut held = self.hand;
        let closed = self.ambush_cards().filter(|(_, open, _)| !open);
        closed.for_each(|(card, ..)| held.add(card));
        for card in Card::all() {
            let sure = match (card.rank(), card.faction()) {
                (Some(rank), Some(faction)) if rank.index() < 3 => {
                    self.known[rank.index()][faction.index()]
                }
                _ => held.count(card),
            };
            let seen = &mut self.seen.0[card.index()];
            *seen = sure.max(*seen);
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
            if let Some(card) = chance.draw(&mut self.nation.0) {
                let card = Card(card as u8);
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
    /// Draws, and tells.
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
        self.player_mut(seat).faction = faction as u8;
        log.event(|| Event::FactionPicked { seat, faction });
        log.barrier();
        let next = seat.next(self.count);
        if self.player(next).faction == NO {
            self.active = next;
        } else if self.options.is_alt2() {
            self.begin_play(log);
        } else {
            self.phase = Phase::Starts; // The last to pick begins (BAT-2.8).
        }
    }

    pub(crate) fn choose_start<L: Log<Event>>(
        &mut self,
        square: Square,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let seat = self.active;
        self.set_city(square, Some(seat), 1);
        let heroes = usize::from(self.options.start_heroes.min(2));
        self.player_mut(seat).heroes[..heroes].fill(square.0);
        log.event(|| Event::StartChosen { seat, square });
        log.barrier();
        if self.free_starts() != 0 {
            self.active = self.previous(seat);
        } else if self.options.start_cities > 1 {
            self.active = self.previous(self.start_player);
            self.phase = Phase::FreeRoad;
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
        if matches!(self.phase, Phase::Over(_)) {
            return;
        }
        if !city {
            self.phase = Phase::FreeCity;
        } else if seat == self.start_player {
            return self.begin_play(log);
        } else {
            self.active = self.previous(seat);
            self.phase = Phase::FreeRoad;
        }
        self.skip_free(chance, log);
    }

    /// What has no legal place is skipped.
    fn skip_free<L: Log<Event>>(&mut self, chance: &mut Chance, log: &mut L) {
        let city = self.phase == Phase::FreeCity;
        let shapes = if city { CITY_SHAPES } else { ROAD_SHAPES };
        if self.placeable(self.active) & shapes == 0 {
            self.next_free(self.active, city, chance, log);
        }
    }

    fn begin_play<L: Log<Event>>(&mut self, log: &mut L) {
        self.active = self.start_player;
        if self.options.is_alt2() {
            let count = usize::from(self.count);
            self.players[..count]
                .iter_mut()
                .for_each(|player| player.heroes[0] = RUINS.0);
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
        self.phase = Phase::Gather;
        let seat = self.active;
        log.event(|| Event::TurnBegan { seat });
    }

    pub(crate) fn keep<L: Log<Event>>(&mut self, _chance: &mut Chance, log: &mut L) {
        self.take_ambush(self.active, log);
        self.phase = Phase::Act;
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
        self.keep(chance, log);
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
        show: Seats,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let seat = self.active;
        let hand = self.player(seat).hand;
        let mut cards = Cards::NONE;
        let mut draws = 0;
        for faction in factions.iter() {
            let size = hand.of_faction(faction) + u8::from(great == Some(faction));
            draws += COHORT_DRAWS[usize::from(size.clamp(3, 6)) - 3]; // BAT-4.1
        }
        for card in hand.kinds() {
            let of_cohort = card
                .faction()
                .is_some_and(|f| factions.0 >> f.index() & 1 == 1);
            if of_cohort || card.is_great() && great.is_some() {
                cards.0[card.index()] = hand.count(card);
            }
        }
        self.shown = cards;
        self.shown_to = show.0;
        self.cohort = factions.0;
        self.cohort_count = cards.total() as u8;
        log.event(|| Event::CohortShown {
            seat,
            factions,
            shown_to: show,
            count: cards.total() as u8,
            cards: Some(cards.list()),
        });
        self.draw(seat, draws, chance, log);
        self.keep(chance, log);
    }

    /// Step 2, and a defender's choice: all ambush cards go to hand (BAT-5.1, BAT-12.10).
    pub(crate) fn take_ambush<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        let player = self.player_mut(seat);
        let count = player.ambushed() as u8;
        if count == 0 {
            return;
        }
        let ambush = player.ambush;
        let (open, fresh) = (player.open, player.fresh);
        player.ambush = [NO; HIDING_PLACES];
        (player.open, player.fresh) = (0, 0);
        for (place, &card) in ambush.iter().enumerate().filter(|(_, c)| **c != NO) {
            let card = Card(card);
            if open >> place & 1 == 1 {
                self.hand_back(seat, card);
            } else {
                self.player_mut(seat).hand.add(card);
            }
            if fresh >> place & 1 == 1 {
                self.player_mut(seat).marked.add(card); // BAT-12.28
            }
        }
        log.event(|| Event::AmbushTaken {
            seat,
            count,
            cards: Some(
                ambush
                    .iter()
                    .filter(|&&c| c != NO)
                    .map(|&c| Card(c))
                    .collect(),
            ),
        });
    }

    /// Steps 4 and 5, then whoever defended draws (BAT-3.4 to 3.7).
    pub(crate) fn end_turn<L: Log<Event>>(&mut self, chance: &mut Chance, log: &mut L) {
        let seat = self.active;
        let hand = self.player(seat).hand;
        self.discard(seat, &hand);
        let mut spent = std::mem::replace(&mut self.tables[0], Cards::NONE);
        self.pools[0]
            .laid()
            .iter()
            .for_each(|laid| spent.add(laid.card));
        self.pools[0] = Pool::EMPTY;
        let gained = std::mem::replace(&mut self.gained, Cards::NONE);
        spent.add_all(&gained);
        self.player_mut(seat).shelter.add_all(&spent);
        // Which cards these were the shelter shows; the event must not tell more than a view keeps.
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

    /// What holds for one turn only.
    fn forget(&mut self) {
        self.shown = Cards::NONE;
        self.shown_to = 0;
        (self.cohort, self.cohort_count) = (0, 0);
        for player in &mut self.players {
            player.marked.clear();
            player.fresh = 0;
            player.roamed = 0;
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
        let dead = self.board.empty() & !self.living();
        if dead != 0 {
            self.board.closed |= dead;
            log.event(|| Event::Impassable {
                squares: each_square(dead).collect(),
            });
        }
    }

    /// Empty squares that can still be built on.
    fn living(&self) -> u64 {
        let left = self.piles.shapes_left();
        let empty = self.board.empty();
        let beside = self.beside_cities();
        // A square without neighbours takes any card: only the others are looked at closely.
        let touched = empty & around(self.board.built);
        let mut candidates = empty & !touched;
        if left == 0 {
            candidates = 0;
        }
        for square in each_square(touched) {
            let allowed = if beside & square.bit() != 0 {
                ROAD_SHAPES
            } else {
                u16::MAX
            };
            if self.board.fitting(square) & left & allowed != 0 {
                candidates |= square.bit();
            }
        }
        let common = if self.options.is_alt2() {
            RUINS.bit()
        } else {
            0
        };
        let owned = self.board.owned.iter().fold(common, |all, set| all | set);
        let mut alive = candidates & self.board.faced(self.board.network(owned));
        loop {
            let next = alive | around(alive) & candidates;
            if next == alive {
                return alive;
            }
            alive = next;
        }
    }

    /// BAT-15.1, BAT-15.2
    pub(crate) fn check_end<L: Log<Event>>(&mut self, log: &mut L) {
        let enough = self.options.end_level4_cities;
        if self.players.iter().any(|player| player.cities[3] >= enough) {
            self.finish(EndReason::Cities, log);
        } else if self.board.empty() == 0 {
            self.finish(EndReason::BoardFull, log);
        }
    }

    fn finish<L: Log<Event>>(&mut self, reason: EndReason, log: &mut L) {
        if matches!(self.phase, Phase::Over(_)) {
            return;
        }
        self.phase = Phase::Over(reason);
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

    /// Heroes of a seat on the board.
    pub(crate) fn heroes_out(&self, seat: Seat) -> u8 {
        self.player(seat)
            .heroes
            .iter()
            .filter(|&&at| at != OFF)
            .count() as u8
    }

    /// Whether a great artefact is in this player's hands when it comes out of nowhere.
    pub(crate) fn own_great(&mut self, seat: Seat, card: Card) {
        if let Kind::Great(great) = card.kind() {
            self.player_mut(seat).great = great as u8;
        }
    }
}
