//! Which rule forbids what is not allowed.

use ziggurat_engine::{Arg, Illegal, Seat};

use crate::{
    action::Action,
    pieces::{ActionCard, Cards, Disc, Helpers, Wonder},
    state::{Phase, TowerOfBabel},
    tables::{EXCHANGE_MOST, JOKER_CARDS},
};

type Checked = Result<(), Illegal>;

fn refuse(rule: &'static str, why: &'static str) -> Checked {
    Err(Illegal::new(rule, why))
}

/// Building cards that a refusal mentions.
fn listed(cards: Cards) -> Arg {
    Arg::Keys(cards.keys())
}

impl TowerOfBabel {
    /// Whether the seat may do this, or the rule that forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Checked {
        if let Phase::Over(_) = self.phase {
            return refuse("TOB-13.6", "tob-why-game_over");
        }
        if seat.0 >= self.players {
            return refuse("TOB-2.12", "tob-why-no_seat");
        }
        match *action {
            Action::Pass => self.check_start(seat),
            Action::Choose { wonder, disc } => self.check_choice(seat, wonder, disc),
            Action::Offer { cards, trade } => self.check_offer(seat, cards, trade),
            Action::Build {
                helpers,
                cards,
                jokers,
            } => self.check_build(seat, helpers, cards, jokers),
            Action::Abandon => self.check_builder(seat),
            Action::TripleBonus { play } => self.check_triple_bonus(seat, play),
            Action::DoubleTurn { play } => self.check_double_turn(seat, play),
            Action::Exchange { cards } => self.check_exchange(seat, cards),
            Action::Draw => self.check_any_time(
                seat,
                ActionCard::DrawCards,
                "TOB-11.8",
                "tob-why-no_draw_cards",
            ),
        }
    }

    /// Whether the seat is to begin an action: to pass or to choose a disc (TOB-3.2).
    fn check_start(&self, seat: Seat) -> Checked {
        if seat != self.active {
            return refuse("TOB-3.1", "tob-why-not_your_turn");
        }
        match self.phase {
            Phase::Choosing => Ok(()),
            Phase::Offering => refuse("TOB-5.5", "tob-why-disc_is_chosen"),
            Phase::Building => refuse("TOB-7.1", "tob-why-build_or_abandon"),
            Phase::DoubleTurn => refuse("TOB-11.12", "tob-why-answer_double_turn"),
            Phase::TripleBonus | Phase::Over(_) => refuse("TOB-11.10", "tob-why-wait_for_bonus"),
        }
    }

    fn check_choice(&self, seat: Seat, wonder: Wonder, disc: Disc) -> Checked {
        self.check_start(seat)?;
        if self.is_finished(wonder) {
            return refuse("TOB-5.1", "tob-why-wonder_finished");
        }
        match self.space_of(wonder, disc) {
            Some(_) => Ok(()),
            None => refuse("TOB-5.1", "tob-why-no_such_disc"),
        }
    }

    fn check_offer(&self, seat: Seat, cards: Cards, trade: bool) -> Checked {
        if self.phase != Phase::Offering {
            return refuse("TOB-6.1", "tob-why-no_offers_now");
        }
        if seat == self.active {
            return refuse("TOB-6.1", "tob-why-active_makes_no_offer");
        }
        if self.offers[seat.index()].made {
            return refuse("TOB-6.11", "tob-why-offer_is_final");
        }
        let demand = self.demand();
        let demanded = cards.only(demand);
        if demanded != cards && !self.options.wrong_kind_cards {
            return Err(Illegal::new("TOB-6.7", "tob-why-wrong_kind")
                .with("wrong", listed(cards.minus(demanded)))
                .with("demand", listed(demand)));
        }
        if !demand.holds(demanded) {
            return Err(
                Illegal::new("TOB-6.5", "tob-why-offer_too_large").with("demand", listed(demand))
            );
        }
        let lacking = cards.minus(self.hands[seat.index()]);
        if !lacking.is_empty() {
            return Err(Illegal::new("TOB-6.3", "tob-why-offer_not_in_hand")
                .with("missing", listed(lacking)));
        }
        if trade && cards.is_empty() {
            return refuse("TOB-6.8", "tob-why-trade_alone");
        }
        Ok(())
    }

    /// Whether the seat is to choose helpers (TOB-7.1).
    fn check_builder(&self, seat: Seat) -> Checked {
        if self.phase != Phase::Building {
            return refuse("TOB-7.1", "tob-why-nothing_to_build");
        }
        if seat != self.active {
            return refuse("TOB-7.1", "tob-why-only_active_builds");
        }
        Ok(())
    }

    fn check_build(&self, seat: Seat, helpers: Helpers, cards: Cards, jokers: u8) -> Checked {
        self.check_builder(seat)?;
        let demand = self.demand();
        if helpers.0 & !self.helper_candidates().0 != 0 {
            return refuse("TOB-7.2", "tob-why-no_offer_to_take");
        }
        let traders = helpers.iter().filter(|s| self.offers[s.index()].trade);
        if traders.count() > 1 {
            return refuse("TOB-7.4", "tob-why-one_trader");
        }
        let Some(missing) = self.missing(helpers, demand) else {
            return refuse("TOB-7.5", "tob-why-offers_exceed");
        };
        self.check_completion(missing, cards, jokers)
    }

    /// Whether the active player can and may add exactly this.
    fn check_completion(&self, missing: Cards, cards: Cards, jokers: u8) -> Checked {
        check_added(missing, cards)?;
        let lacking = cards.minus(self.hands[self.active.index()]);
        if !lacking.is_empty() {
            return Err(
                Illegal::new("TOB-7.10", "tob-why-not_in_hand").with("missing", listed(lacking))
            );
        }
        let held = self.holds(self.active, ActionCard::Joker);
        if jokers > held {
            self.check_in_game()?;
            return Err(Illegal::new("TOB-7.8", "tob-why-no_joker").with("missing", jokers - held));
        }
        self.check_jokers(missing.minus(cards), jokers)
    }

    /// Whether this many Jokers stand for exactly the rest (TOB-7.8, TOB-7.9, TOB-7.13).
    fn check_jokers(&self, rest: Cards, jokers: u8) -> Checked {
        if self.jokers_for(rest) == Some(jokers) {
            return Ok(());
        }
        let covered = u16::from(jokers) * u16::from(JOKER_CARDS);
        let illegal = match rest.total() {
            total if total > covered && jokers == 0 => {
                Illegal::new("TOB-7.6", "tob-why-adds_too_little")
            }
            total if total > covered => Illegal::new("TOB-7.6", "tob-why-jokers_cover_too_little")
                .with("covered", i32::from(covered)),
            total if total < covered => Illegal::new("TOB-7.8", "tob-why-joker_stands_for_two"),
            _ => Illegal::new("TOB-7.9", "tob-why-joker_may_not_split"),
        };
        Err(illegal.with("missing", listed(rest)))
    }

    fn check_triple_bonus(&self, seat: Seat, play: bool) -> Checked {
        if self.phase != Phase::TripleBonus {
            return refuse("TOB-11.9", "tob-why-no_rejected_offer");
        }
        if !self.bonus_asked().any(|asked| asked == seat) {
            return refuse("TOB-11.19", "tob-why-not_asked_for_bonus");
        }
        if self.answered >> seat.0 & 1 == 1 {
            return refuse("TOB-11.10", "tob-why-bonus_answered");
        }
        if play && self.holds(seat, ActionCard::TripleBonus) == 0 {
            return refuse("TOB-11.9", "tob-why-no_triple_bonus");
        }
        Ok(())
    }

    fn check_double_turn(&self, seat: Seat, play: bool) -> Checked {
        if self.phase != Phase::DoubleTurn || seat != self.active {
            return refuse("TOB-11.12", "tob-why-no_double_turn_now");
        }
        if play && self.holds(seat, ActionCard::DoubleTurn) == 0 {
            return refuse("TOB-11.12", "tob-why-no_double_turn");
        }
        Ok(())
    }

    fn check_exchange(&self, seat: Seat, cards: Cards) -> Checked {
        self.check_any_time(
            seat,
            ActionCard::ExchangeCards,
            "TOB-11.7",
            "tob-why-no_exchange_cards",
        )?;
        if !(1..=u16::from(EXCHANGE_MOST)).contains(&cards.total()) {
            return refuse("TOB-11.7", "tob-why-exchange_one_to_five");
        }
        let (hand, offer) = (self.hands[seat.index()], self.offers[seat.index()]);
        let lacking = cards.minus(hand);
        if lacking.is_empty() {
            Ok(())
        } else if offer.cards.holds(lacking) {
            refuse("TOB-6.13", "tob-why-cards_lie_in_offer")
        } else {
            Err(Illegal::new("TOB-11.7", "tob-why-exchange_not_in_hand")
                .with("missing", listed(lacking)))
        }
    }

    /// Whether the seat may play a card for any time (TOB-11.5).
    fn check_any_time(
        &self,
        seat: Seat,
        card: ActionCard,
        rule: &'static str,
        why: &'static str,
    ) -> Checked {
        if !self.any_time() {
            return refuse("TOB-11.5", "tob-why-resolution_under_way");
        }
        if self.holds(seat, card) > 0 {
            return Ok(());
        }
        self.check_in_game()?;
        refuse(rule, why)
    }

    /// Whether there are action cards in this game at all.
    fn check_in_game(&self) -> Checked {
        match self.options.action_cards {
            true => Ok(()),
            false => refuse("TOB-17.2", "tob-why-no_action_cards"),
        }
    }
}

/// Whether cards are added that are missing, of the right kinds and not too many (TOB-7.6, TOB-7.7).
fn check_added(missing: Cards, cards: Cards) -> Checked {
    if missing.holds(cards) {
        return Ok(());
    }
    let wrong = cards.minus(cards.only(missing));
    if missing.is_empty() {
        refuse("TOB-7.7", "tob-why-nothing_missing")
    } else if wrong.is_empty() {
        Err(Illegal::new("TOB-7.6", "tob-why-adds_too_much").with("missing", listed(missing)))
    } else {
        Err(Illegal::new("TOB-7.6", "tob-why-adds_wrong_kind")
            .with("wrong", listed(wrong))
            .with("missing", listed(missing)))
    }
}
