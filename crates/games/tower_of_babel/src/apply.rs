//! Carrying out actions: one function per kind, and the steps of a turn that follow automatically.

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::Action,
    event::{Drawn, Event, Offered, Revealed},
    pieces::{ActionCard, Cards, Disc, Helpers, Wonder},
    state::{Category, EndReason, MAX_PLAYERS, Offer, Phase, TowerOfBabel},
    tables::{DRAW_CARDS, JOKER_CARDS, PASS_DRAW, REJECTED_CARD, TRIPLE_CARD, TURN_DRAW},
};

impl TowerOfBabel {
    /// The most actions that a match can have. At most 23 discs are given away (TOB-13.8), with
    /// fewer turns than the longest stall before each and after the last. In each action everybody
    /// acts at most twice; a Double Turn brings a further action, and action cards are played at any
    /// time, but there are only 15 of them.
    pub(crate) fn most_actions(seats: u8) -> u32 {
        let seats = u32::from(seats);
        let turns = 24 * 100 * seats;
        (turns + 15) * (2 * seats + 2) + 15
    }

    /// Carries out a legal action.
    pub(crate) fn carry_out<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut L,
    ) {
        if seat.0 >= self.players {
            return;
        }
        // Nearly everything is final: it draws, reveals, or others react to it (TOB-5.5, 6.11, 7.11).
        if action != (Action::DoubleTurn { play: true }) {
            log.barrier();
        }
        match action {
            Action::Pass => self.pass(chance, log),
            Action::Choose { wonder, disc } => self.choose(wonder, disc, log),
            Action::Offer { cards, trade } => self.make_offer(seat, cards, trade, log),
            Action::Build {
                helpers,
                cards,
                jokers,
            } => self.build(helpers, cards, jokers, chance, log),
            Action::Abandon => self.abandon(chance, log),
            Action::TripleBonus { play } => self.answer_bonus(seat, play, chance, log),
            Action::DoubleTurn { play } => self.answer_double_turn(play, chance, log),
            Action::Exchange { cards } => self.exchange(seat, cards, chance, log),
            Action::Draw => self.draw_three(seat, chance, log),
        }
    }

    /// Draws building cards; the discard pile becomes the deck when that is empty (TOB-16.1, 16.2).
    /// Says what was drawn, and how many cards were shuffled.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, chance: &mut Chance) -> (Cards, u8) {
        let mut drawn = Cards::NONE;
        let mut shuffled = 0;
        for _ in 0..count {
            if self.deck.is_empty() {
                self.deck = std::mem::take(&mut self.discard);
                shuffled += self.deck.total() as u8;
            }
            let Some(kind) = chance.draw(&mut self.deck.0) else {
                break;
            };
            drawn.0[kind] += 1;
        }
        let hand = &mut self.hands[seat.index()];
        *hand = hand.plus(drawn);
        (drawn, shuffled)
    }

    fn draw_alone(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let (cards, shuffled) = self.draw(seat, count, chance);
        if shuffled > 0 {
            log.event(|| Event::Reshuffled { count: shuffled });
        }
        log.event(|| Event::CardsDrawn {
            draw: Drawn::new(seat, cards),
        });
    }

    /// TOB-4.1
    fn pass(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let seat = self.active;
        log.event(|| Event::Passed { seat });
        self.draw_alone(seat, PASS_DRAW, chance, log);
        self.after_action(chance, log);
    }

    /// The first space of a wonder on which such a disc lies.
    pub(crate) fn space_of(&self, wonder: Wonder, disc: Disc) -> Option<usize> {
        Self::spaces(wonder).find(|&space| self.on_board(space) && self.discs[space] == disc)
    }

    /// TOB-5.1
    fn choose(&mut self, wonder: Wonder, disc: Disc, log: &mut impl Log<Event>) {
        let Some(space) = self.space_of(wonder, disc) else {
            return;
        };
        self.set_column(Some(space));
        self.phase = Phase::Offering;
        log.event(|| Event::DiscChosen {
            seat: self.active,
            wonder,
            space: (space - Self::spaces(wonder).start) as u8,
            disc,
        });
        self.offers_complete(log);
    }

    fn make_offer(&mut self, seat: Seat, cards: Cards, trade: bool, log: &mut impl Log<Event>) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(cards); // TOB-6.13
        self.offers[seat.index()] = Offer {
            cards,
            trade,
            made: true,
            ..Offer::default()
        };
        log.event(|| Event::OfferMade {
            seat,
            offer: Some(Offered { cards, trade }),
            automatic: false,
        });
        self.offers_complete(log);
    }

    /// Gives empty offers to those who have nothing at all (TOB-6.14), and turns the offers up when
    /// the last one is made (TOB-6.12).
    fn offers_complete(&mut self, log: &mut impl Log<Event>) {
        for seat in self.opponents() {
            let nothing = self.hands[seat.index()].is_empty() && !self.has_action_card(seat);
            let offer = &mut self.offers[seat.index()];
            if nothing && !offer.made {
                offer.made = true;
                log.event(|| Event::OfferMade {
                    seat,
                    offer: Some(Offered::NOTHING),
                    automatic: true,
                });
            }
        }
        if self.opponents().all(|seat| self.offers[seat.index()].made) {
            self.reveal(log);
        }
    }

    fn reveal(&mut self, log: &mut impl Log<Event>) {
        let demand = self.demand();
        for seat in self.opponents() {
            let i = seat.index();
            let shown = self.offers[i].cards;
            self.known[i] = self.known[i].most(shown);
            let valid = shown.only(demand);
            let returned = shown.minus(valid); // TOB-6.7
            self.hands[i] = self.hands[i].plus(returned);
            self.offers[i].returned = returned;
            self.offers[i].cards = valid;
            self.offers[i].trade &= !valid.is_empty(); // TOB-6.9
        }
        self.phase = Phase::Building;
        log.event(|| {
            let revealed = |seat: Seat| Revealed {
                seat,
                cards: self.offers[seat.index()].cards,
                trade: self.offers[seat.index()].trade,
                returned: self.offers[seat.index()].returned,
            };
            Event::OffersRevealed {
                offers: self.opponents().map(revealed).collect(),
            }
        });
    }

    /// Section 8.
    fn build(
        &mut self,
        helpers: Helpers,
        cards: Cards,
        jokers: u8,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let Some(space) = self.column() else {
            return;
        };
        let wonder = Self::wonder_at(space);
        let seat = self.active;
        let (mut wanted, trader) = self.take_offers(helpers);
        let taker = trader.unwrap_or(seat); // TOB-8.6
        wanted[seat.index()] += cards.total() + u16::from(jokers) * u16::from(JOKER_CARDS); // TOB-8.3
        self.hands[seat.index()] = self.hands[seat.index()].minus(cards);
        self.discard_from(seat, cards);
        self.spend(seat, ActionCard::Joker, jokers);
        let placed = self.put_units(wonder, wanted);
        self.owners[space] = taker.0;
        self.disc_given = true;
        self.set_column(None);
        let lost = std::array::from_fn(|i| (wanted[i] - u16::from(placed[i])) as u8);
        log.event(|| Event::Built {
            seat,
            wonder,
            space: (space - Self::spaces(wonder).start) as u8,
            disc: self.discs[space],
            helpers: helpers.into(),
            cards,
            jokers,
            placed: self.per_seat(placed),
            lost: self.per_seat(lost),
            taker,
        });
        if self.is_finished(wonder) {
            self.score_finished(wonder, chance, log); // TOB-8.7
        }
        self.settle_offers(chance, log);
    }

    /// Takes the offers of the helpers: how many units each seat gets for them, and the trader.
    pub(crate) fn take_offers(&mut self, helpers: Helpers) -> ([u16; MAX_PLAYERS], Option<Seat>) {
        let mut units = [0; MAX_PLAYERS];
        let mut trader = None;
        let players = self.players;
        for helper in helpers.iter().filter(|helper| helper.0 < players) {
            let offer = std::mem::take(&mut self.offers[helper.index()]);
            self.discard_from(helper, offer.cards); // TOB-8.1
            if offer.trade {
                trader = Some(helper);
                units[self.active.index()] += offer.cards.total(); // TOB-8.4
            } else {
                units[helper.index()] += offer.cards.total(); // TOB-8.2
            }
        }
        (units, trader)
    }

    /// Puts cards that have left a hand or an offer on the discard pile, face up.
    fn discard_from(&mut self, seat: Seat, cards: Cards) {
        let known = &mut self.known[seat.index()];
        *known = known.minus(cards);
        self.discard = self.discard.plus(cards);
    }

    /// Takes used action cards out of the game (TOB-11.2).
    fn spend(&mut self, seat: Seat, card: ActionCard, count: u8) {
        let held = &mut self.action_cards[seat.index()][card.index()];
        *held = held.saturating_sub(count);
    }

    /// Puts as many units as the pieces allow (TOB-16.4).
    pub(crate) fn put_units(
        &mut self,
        wonder: Wonder,
        wanted: [u16; MAX_PLAYERS],
    ) -> [u8; MAX_PLAYERS] {
        let mut placed = [0; MAX_PLAYERS];
        for seat in Seat::all(self.players).filter(|seat| wanted[seat.index()] > 0) {
            let i = seat.index();
            placed[i] = wanted[i].min(self.supply(seat).into()) as u8;
            self.units[wonder.index()][i] += placed[i];
        }
        placed
    }

    /// TOB-9.1
    fn abandon(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let Some(space) = self.column() else {
            return;
        };
        self.set_column(None);
        log.event(|| Event::Abandoned {
            seat: self.active,
            wonder: Self::wonder_at(space),
            disc: self.discs[space],
        });
        self.settle_offers(chance, log);
    }

    /// The offers that are left were not taken: asks for Triple Bonus, or pays at once.
    fn settle_offers(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.bonus_pending().next().is_some() {
            self.phase = Phase::TripleBonus;
        } else {
            self.pay_offers(chance, log);
        }
    }

    fn answer_bonus(
        &mut self,
        seat: Seat,
        play: bool,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        self.answered |= 1 << seat.0;
        self.accepted |= u8::from(play) << seat.0;
        log.event(|| Event::BonusAnswered {
            seat,
            play: Some(play),
        });
        if self.bonus_pending().next().is_none() {
            self.pay_offers(chance, log);
        }
    }

    /// TOB-8.8, TOB-8.9, TOB-9.2
    fn pay_offers(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        for seat in self.opponents() {
            let cards = std::mem::take(&mut self.offers[seat.index()]).cards;
            if cards.is_empty() {
                continue;
            }
            let triple = self.accepted >> seat.0 & 1 == 1;
            self.spend(seat, ActionCard::TripleBonus, u8::from(triple));
            let each = if triple { TRIPLE_CARD } else { REJECTED_CARD };
            let points = cards.total() * each;
            self.add_points(seat, Category::Rejected, points);
            let hand = &mut self.hands[seat.index()];
            *hand = hand.plus(cards);
            log.event(|| Event::OfferPaid {
                seat,
                cards,
                triple,
                points,
            });
        }
        (self.answered, self.accepted) = (0, 0);
        self.after_action(chance, log);
    }

    /// The end of the game, a Double Turn, or the end of the turn (TOB-8.11).
    fn after_action(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if self.disc_given && self.discs_left().contains(&0) {
            return self.end(EndReason::KindUsedUp, log); // TOB-13.1, TOB-11.16
        }
        let may_double = self.double_turns < self.options.double_turn_max_per_turn;
        if may_double && self.has_action_card(self.active) {
            self.phase = Phase::DoubleTurn; // TOB-11.19
        } else {
            self.end_turn(chance, log);
        }
    }

    fn answer_double_turn(&mut self, play: bool, chance: &mut Chance, log: &mut impl Log<Event>) {
        if !play {
            return self.end_turn(chance, log);
        }
        let seat = self.active;
        self.spend(seat, ActionCard::DoubleTurn, 1);
        self.double_turns = self.double_turns.saturating_add(1);
        self.phase = Phase::Choosing;
        log.event(|| Event::DoubleTurnPlayed { seat });
    }

    /// The common draw, and the next player (section 12).
    fn end_turn(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.stall = if self.disc_given {
            0
        } else {
            self.stall.saturating_add(1)
        };
        self.common_draw(chance, log);
        if self.stall >= self.stall_limit() {
            return self.end(EndReason::Stalled, log); // TOB-16.7
        }
        self.active = self.active.next(self.players); // TOB-3.3, TOB-12.3
        self.turn = self.turn.saturating_add(1);
        self.double_turns = 0;
        self.disc_given = false;
        self.phase = Phase::Choosing;
        log.event(|| Event::TurnBegan {
            seat: self.active,
            turn: self.turn,
        });
    }

    /// TOB-12.1
    fn common_draw(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let mut drawn = [Cards::NONE; MAX_PLAYERS];
        for seat in self.clockwise() {
            let (cards, shuffled) = self.draw(seat, TURN_DRAW, chance);
            drawn[seat.index()] = cards;
            if shuffled > 0 {
                log.event(|| Event::Reshuffled { count: shuffled });
            }
        }
        log.event(|| Event::CommonDraw {
            draws: self
                .clockwise()
                .map(|seat| Drawn::new(seat, drawn[seat.index()]))
                .collect(),
        });
    }

    /// TOB-11.7
    fn exchange(
        &mut self,
        seat: Seat,
        cards: Cards,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        self.spend(seat, ActionCard::ExchangeCards, 1);
        let i = seat.index();
        self.hands[i] = self.hands[i].minus(cards);
        // Everybody sees that the cards do not come from an open offer.
        let open = match self.phase {
            Phase::Building => self.offers[i].cards,
            Phase::Choosing
            | Phase::Offering
            | Phase::TripleBonus
            | Phase::DoubleTurn
            | Phase::Over(_) => Cards::NONE,
        };
        self.known[i] = self.known[i].minus(open);
        self.discard_from(seat, cards);
        self.known[i] = self.known[i].plus(open);
        log.event(|| Event::CardsExchanged { seat, cards });
        self.draw_alone(seat, cards.total() as u8, chance, log);
        self.after_any_time(log);
    }

    /// TOB-11.8
    fn draw_three(&mut self, seat: Seat, chance: &mut Chance, log: &mut impl Log<Event>) {
        self.spend(seat, ActionCard::DrawCards, 1);
        log.event(|| Event::DrawCardsPlayed { seat });
        self.draw_alone(seat, DRAW_CARDS, chance, log);
        self.after_any_time(log);
    }

    /// Whoever has nothing left is no longer asked for an offer (TOB-6.14).
    fn after_any_time(&mut self, log: &mut impl Log<Event>) {
        if self.phase == Phase::Offering {
            self.offers_complete(log);
        }
    }
}
