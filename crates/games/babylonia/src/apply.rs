//! Carrying out actions: one function per kind, and the steps of a turn that follow automatically.

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::{Action, ActionKind},
    board::{Hex, LOCATIONS, MAX_CITIES_LEFT, TEN_POINTS, ZIGGURATS, ziggurats_in_use},
    event::Event,
    legal::bits,
    pieces::{Card, Token},
    state::{Babylonia, Category, EndReason, Phase},
};

impl Babylonia {
    /// The most actions that a match can have: every token is placed once, at most one step ends
    /// each turn, every site is scored once, and five ziggurats bring at most five cards and one
    /// answer each.
    pub(crate) fn most_actions(seats: u8) -> u32 {
        let tokens = u32::from(seats) * 30;
        tokens * 3 + 32 + 5 * 2
    }

    /// Carries out a legal action.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        match action.kind() {
            ActionKind::Place { token, hex } => self.place(token, hex, log),
            ActionKind::EndPlacement => self.end_placement(chance, log),
            ActionKind::Score { hex } => {
                log.barrier(); // BAB-4.10
                self.score_site(hex, log);
                self.go_on_scoring(chance, log);
            }
            ActionKind::TakeCard { card } => {
                log.barrier(); // BAB-4.10
                self.take_card(seat, card, log);
                self.go_on_scoring(chance, log);
            }
            ActionKind::ExtraTurn { take } => self.answer_extra_turn(take, log),
        }
    }

    /// Places one token; it takes full effect before the next (BAB-4.6).
    fn place(&mut self, token: Token, hex: Hex, log: &mut impl Log<Event>) {
        let seat = self.active;
        let kinds = &mut self.stands[seat.index()];
        kinds[token.index()] = kinds[token.index()].saturating_sub(1);
        log.event(|| Event::Placed {
            seat,
            token: Some(token),
            hex,
        });
        self.clear_field(seat, hex, log);
        self.set_token(seat, token, hex);
        self.note_placed(hex);
        let points = self.ziggurat_points(seat, hex);
        if points > 0 {
            self.add_points(seat, Category::Ziggurats, points);
            log.event(|| Event::ZigguratPoints {
                seat,
                hex,
                points,
                ziggurats: self.touched_ziggurats(seat).collect(),
            });
        }
    }

    /// Scores a field and takes it off the board (BAB-5.5, BAB-5.6).
    fn clear_field(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Event>) {
        let Some((site, tile)) = hex
            .site()
            .and_then(|site| Some((site, self.site_tile(site)?)))
        else {
            return;
        };
        let points = tile.field_value(self.all_owned_cities());
        self.set_tile(site, None);
        self.add_points(seat, Category::Fields, points);
        log.event(|| Event::FieldScored {
            seat,
            hex,
            tile,
            points,
        });
    }

    /// Ends the placing step and fixes what is due (BAB-6.1, BAB-6.3).
    fn end_placement(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        log.barrier(); // BAB-4.10: nothing can be taken back now
        let (cities, ziggurats) = self.newly_due();
        self.due_cities = cities;
        self.due_ziggurats = ziggurats;
        log.event(|| Event::PlacementEnded {
            seat: self.active,
            due: self.due_sites().collect(),
        });
        self.go_on_scoring(chance, log);
    }

    /// The sites that are surrounded now. Nothing was due at the start of the turn (BAB-6.13), so
    /// only the neighbours of the tokens just placed can be.
    fn newly_due(&self) -> (u32, u8) {
        let (mut sites, mut ziggurats) = (0, 0);
        for hex in self.placed() {
            sites |= hex.beside_sites();
            ziggurats |= hex.beside_ziggurat().map_or(0, |ziggurat| 1 << ziggurat);
        }
        self.due_among(sites, ziggurats)
    }

    /// The sites that are surrounded and have not been scored (BAB-6.1).
    pub(crate) fn find_due(&self) -> (u32, u8) {
        self.due_among(u32::MAX, u8::MAX)
    }

    fn due_among(&self, sites: u32, ziggurats: u8) -> (u32, u8) {
        let surrounded = |hex: Hex| self.missing(hex).is_empty();
        let mut cities = self.cities & sites;
        for site in bits(cities) {
            cities &= !(u32::from(!surrounded(LOCATIONS[site])) << site);
        }
        // BAB-7.5: a scored ziggurat is never scored again.
        let mut due = ziggurats & ziggurats_in_use(self.players) & !self.scored_ziggurats;
        for ziggurat in bits(due.into()) {
            due &= !(u8::from(!surrounded(ZIGGURATS[ziggurat])) << ziggurat);
        }
        (cities, due)
    }

    /// Scores what is due: a single site automatically, several in the order that the active player
    /// chooses (BAB-6.2).
    fn go_on_scoring(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        loop {
            if let Phase::TakingCard { .. } = self.phase {
                return;
            }
            match self.due_cities.count_ones() + self.due_ziggurats.count_ones() {
                0 => return self.finish_turn(chance, log),
                1 => {
                    let site = match self.due_cities {
                        0 => ZIGGURATS[self.due_ziggurats.trailing_zeros() as usize],
                        cities => LOCATIONS[cities.trailing_zeros() as usize],
                    };
                    self.score_site(site, log);
                }
                _ => {
                    self.phase = Phase::Scoring;
                    return;
                }
            }
        }
    }

    fn score_site(&mut self, hex: Hex, log: &mut impl Log<Event>) {
        self.phase = Phase::Scoring;
        if let Some(site) = hex.site() {
            self.due_cities &= !(1 << site);
            self.score_city(site, log);
        } else if let Some(ziggurat) = hex.ziggurat() {
            self.due_ziggurats &= !(1 << ziggurat);
            self.score_ziggurat(ziggurat, log);
        }
    }

    /// The winner of a ziggurat takes a card, which works from now on (BAB-7.3, BAB-8.1).
    fn take_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.available_cards.remove(card);
        self.owned_cards[seat.index()].insert(card);
        let mut points = 0;
        if card == Card::TenPoints {
            points = TEN_POINTS; // BAB-8.2
            self.add_points(seat, Category::Cards, points);
            self.spent_cards.insert(card);
        }
        self.phase = Phase::Scoring;
        log.event(|| Event::CardTaken { seat, card, points });
    }

    /// Refills the stand, checks the end, offers the additional turn (BAB-4.1).
    fn finish_turn(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let seat = self.active;
        let drawn = self.refill(seat, chance);
        log.event(|| refilled(seat, drawn));
        self.placed_count = 0;
        self.placed = [0; 7];
        self.had_turn |= 1 << seat.0;
        if let Some(reason) = self.end_reason() {
            self.end_game(reason, log);
        } else if self.has_card(seat, Card::ExtraTurn) {
            self.phase = Phase::ExtraTurn; // BAB-8.3, BAB-8.4
        } else {
            self.begin_turn(seat.next(self.players), log);
        }
    }

    fn end_game(&mut self, reason: EndReason, log: &mut impl Log<Event>) {
        self.phase = Phase::Over(reason);
        log.event(|| Event::GameOver { reason });
    }

    /// BAB-9.3
    fn end_reason(&self) -> Option<EndReason> {
        if self.stand_count(self.active) == 0 {
            Some(EndReason::StandEmpty)
        } else if self.cities.count_ones() <= u32::from(MAX_CITIES_LEFT) {
            Some(EndReason::FewCities)
        } else {
            None
        }
    }

    fn answer_extra_turn(&mut self, take: bool, log: &mut impl Log<Event>) {
        log.barrier(); // BAB-4.10
        let seat = self.active;
        if take {
            self.spent_cards.insert(Card::ExtraTurn);
            log.event(|| Event::ExtraTurn { seat });
            self.begin_turn(seat, log);
        } else {
            self.begin_turn(seat.next(self.players), log);
        }
    }

    fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.stand_count(seat) == 0 {
            // Only in a position written by hand: in a dealt game it would be over by now (BAB-9.3).
            return self.end_game(EndReason::StandEmpty, log);
        }
        self.active = seat;
        self.phase = Phase::Placing;
        self.turn = self.turn.saturating_add(1);
        log.event(|| Event::TurnBegan {
            seat,
            turn: self.turn,
        });
    }
}

fn refilled(seat: Seat, drawn: [u8; 4]) -> Event {
    let kind = |&token: &Token| std::iter::repeat_n(token, drawn[token.index()].into());
    let tokens: Vec<Token> = Token::ALL.iter().flat_map(kind).collect();
    Event::Refilled {
        seat,
        count: tokens.len() as u8,
        tokens: Some(tokens),
    }
}
