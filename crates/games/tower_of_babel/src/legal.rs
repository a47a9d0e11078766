//! Which actions are allowed.

use ziggurat_engine::{Chance, Seat};

use crate::{
    action::Action,
    pieces::{ActionCard, Cards, Helpers, Wonder},
    state::{Phase, TowerOfBabel},
    tables::{EXCHANGE_MOST, JOKER_CARDS},
};

impl TowerOfBabel {
    /// Replaces `out` with the legal actions of the seat.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.each_legal(seat, &mut |action| out.push(action));
    }

    /// One of the legal actions, each equally likely.
    pub(crate) fn sample_legal(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let mut count = 0;
        self.each_legal(seat, &mut |_| count += 1);
        let mut left = chance.below(count);
        let mut chosen = None;
        self.each_legal(seat, &mut |action| {
            if left == 0 && chosen.is_none() {
                chosen = Some(action);
            }
            left = left.wrapping_sub(1);
        });
        chosen
    }

    /// Calls `each` with every legal action of the seat, in canonical order.
    #[inline]
    fn each_legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if seat.0 >= self.players {
            return;
        }
        let active = seat == self.active;
        match self.phase {
            Phase::Choosing if active => self.each_choice(each),
            Phase::Offering if !active && !self.offers[seat.index()].made => {
                self.each_offer(seat, each);
            }
            Phase::Building if active => {
                self.each_build(each);
                each(Action::Abandon);
            }
            Phase::TripleBonus if self.bonus_pending().any(|asked| asked == seat) => {
                each(Action::TripleBonus { play: false });
                if self.holds(seat, ActionCard::TripleBonus) > 0 {
                    each(Action::TripleBonus { play: true });
                }
            }
            Phase::DoubleTurn if active => {
                each(Action::DoubleTurn { play: false });
                if self.holds(seat, ActionCard::DoubleTurn) > 0 {
                    each(Action::DoubleTurn { play: true });
                }
            }
            Phase::Choosing
            | Phase::Offering
            | Phase::Building
            | Phase::TripleBonus
            | Phase::DoubleTurn
            | Phase::Over(_) => {}
        }
        if self.any_time() && self.has_action_card(seat) {
            self.each_any_time(seat, each);
        }
    }

    /// Whether cards for any time may be played now (TOB-11.5, TOB-13.6).
    #[inline]
    pub(crate) fn any_time(&self) -> bool {
        !matches!(self.phase, Phase::TripleBonus | Phase::Over(_))
    }

    /// TOB-3.2, TOB-5.1, TOB-5.2
    fn each_choice(&self, each: &mut impl FnMut(Action)) {
        each(Action::Pass);
        for &wonder in Wonder::ALL {
            let first = Self::spaces(wonder).start;
            let mut discs: [_; 3] = std::array::from_fn(|place| {
                let space = first + place;
                self.on_board(space).then_some(self.discs[space])
            });
            discs.sort_unstable();
            let mut last = None;
            for disc in discs.into_iter().flatten() {
                // Discs with the same demand are alike.
                if last != Some(disc) {
                    each(Action::Choose { wonder, disc });
                }
                last = Some(disc);
            }
        }
    }

    /// TOB-6.3 to 6.8
    fn each_offer(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let most = self.offer_limits(seat);
        each_handful(most, u8::MAX, &mut |cards| {
            each(Action::Offer {
                cards,
                trade: false,
            });
            if !cards.is_empty() {
                each(Action::Offer { cards, trade: true });
            }
        });
    }

    /// The most cards of each kind that an offer of the seat may hold.
    #[inline]
    pub(crate) fn offer_limits(&self, seat: Seat) -> Cards {
        let (hand, demand) = (self.hands[seat.index()], self.demand());
        let demanded = hand.least(demand);
        if self.options.wrong_kind_cards {
            hand.minus(hand.only(demand)).plus(demanded)
        } else {
            demanded
        }
    }

    /// Section 7.
    pub(crate) fn each_build(&self, each: &mut impl FnMut(Action)) {
        let demand = self.demand();
        let candidates = self.helper_candidates();
        let mut set = 0u8;
        loop {
            if let Some(missing) = self.missing(Helpers(set), demand) {
                self.each_completion(Helpers(set), missing, each);
            }
            if set == candidates.0 {
                return;
            }
            // The next subset of the candidates, in ascending order.
            set = set.wrapping_sub(candidates.0) & candidates.0;
        }
    }

    /// The opponents whose offers can be taken (TOB-7.2).
    #[inline]
    pub(crate) fn helper_candidates(&self) -> Helpers {
        let mut candidates = Helpers::NONE;
        for seat in self.opponents() {
            if !self.offers[seat.index()].cards.is_empty() {
                candidates.0 |= 1 << seat.0;
            }
        }
        candidates
    }

    /// What the active player has to add with these helpers; `None` if they cannot all be taken
    /// (TOB-7.4, TOB-7.5).
    #[inline]
    pub(crate) fn missing(&self, helpers: Helpers, demand: Cards) -> Option<Cards> {
        let mut sum = Cards::NONE;
        let mut traders = 0;
        for seat in helpers.iter() {
            let offer = self.offers.get(seat.index())?;
            sum = sum.plus(offer.cards);
            traders += u8::from(offer.trade);
        }
        (traders <= 1 && demand.holds(sum)).then(|| demand.minus(sum))
    }

    /// The ways to add what is missing: building cards and Jokers (TOB-7.6 to 7.13).
    fn each_completion(&self, helpers: Helpers, missing: Cards, each: &mut impl FnMut(Action)) {
        let hand = self.hands[self.active.index()];
        let jokers = self.holds(self.active, ActionCard::Joker);
        if jokers == 0 {
            if hand.holds(missing) {
                each(Action::Build {
                    helpers,
                    cards: missing,
                    jokers: 0,
                });
            }
            return;
        }
        each_handful(missing.least(hand), u8::MAX, &mut |cards| {
            if let Some(jokers) = self
                .jokers_for(missing.minus(cards))
                .filter(|&n| n <= jokers)
            {
                each(Action::Build {
                    helpers,
                    cards,
                    jokers,
                });
            }
        });
    }

    /// How many Jokers stand for exactly these cards (TOB-7.8, TOB-7.9, TOB-7.13).
    #[inline]
    pub(crate) fn jokers_for(&self, rest: Cards) -> Option<u8> {
        let even = |n: u16| n.is_multiple_of(JOKER_CARDS.into());
        let each_even = rest.0.iter().all(|&n| even(n.into()));
        let fits = even(rest.total()) && (self.options.joker_may_split || each_even);
        fits.then_some((rest.total() / u16::from(JOKER_CARDS)) as u8)
    }

    /// TOB-11.7, TOB-11.8
    fn each_any_time(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if self.holds(seat, ActionCard::ExchangeCards) > 0 {
            let hand = self.hands[seat.index()];
            each_handful(hand, EXCHANGE_MOST, &mut |cards| {
                if !cards.is_empty() {
                    each(Action::Exchange { cards });
                }
            });
        }
        if self.holds(seat, ActionCard::DrawCards) > 0 {
            each(Action::Draw);
        }
    }
}

/// Calls `each` with every handful of at most `most` of each kind and `total` cards in all, in order.
#[inline]
fn each_handful(most: Cards, total: u8, each: &mut impl FnMut(Cards)) {
    let [a, b, c, d] = most.0;
    for i in 0..=a.min(total) {
        for j in 0..=b.min(total - i) {
            for k in 0..=c.min(total - i - j) {
                for l in 0..=d.min(total - i - j - k) {
                    each(Cards([i, j, k, l]));
                }
            }
        }
    }
}
