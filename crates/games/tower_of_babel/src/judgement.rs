//! What single actions promise, in points: choosing a disc, offering, choosing helpers, action cards.

use ziggurat_engine::Seat;

use crate::{
    action::Action,
    outlook::{ANY_CARD, Outlook, PerSeat},
    pieces::{ActionCard, Cards, Disc, Helpers, Kind, Wonder},
    state::{MAX_PLAYERS, TowerOfBabel},
    tables::JOKER_CARDS,
};

/// What a Joker is worth while there is time to use it.
const JOKER: f32 = 3.2;

impl Outlook<'_> {
    /// How good an action looks, in points.
    pub(crate) fn promise(&self, action: Action) -> f32 {
        match action {
            Action::Pass => self.card + 0.1,
            Action::Choose { wonder, disc } => self.choice(wonder, disc),
            Action::Offer { cards, trade } => self.offer(cards, trade),
            Action::Build {
                helpers,
                cards,
                jokers,
            } => self.build(helpers, cards, jokers),
            Action::Abandon => self.rejected(Helpers::NONE),
            Action::TripleBonus { play } => self.triple_bonus(play),
            Action::DoubleTurn { play } => self.double_turn(play),
            Action::Exchange { cards } => self.exchange(cards),
            Action::Draw => 2.5,
        }
    }

    /// A build at a wonder: the player's cards, help that will probably come, the disc.
    fn choice(&self, wonder: Wonder, disc: Disc) -> f32 {
        let p = self.position;
        let own = self.seat.index();
        let demand = disc.demand();
        let cards = p.hands[own].least(demand);
        let jokers = p.holds(self.seat, ActionCard::Joker) * JOKER_CARDS;
        let missing = demand.minus(cards).total();
        let to_find = f32::from(missing) - 0.8 * f32::from(jokers);
        let help: f32 = p.opponents().map(|seat| self.probable(seat, demand)).sum();
        let success = if to_find <= 0.0 {
            0.97
        } else {
            1.0 - (-0.75 * help / to_find).exp()
        };
        let mut units = p.units[wonder.index()];
        let before = self.wonder_worth(units, self.discs_at(wonder));
        units[own] += cards.total() as u8;
        self.add_to_probable_helper(&mut units, missing as u8);
        let last = self.discs_at(wonder) == 1;
        let after = self.wonder_worth(units, self.discs_at(wonder).saturating_sub(1));
        let mut gain = self.weighed(&difference(&after, &before));
        gain += 0.9 * self.disc_gain(self.seat, disc) + self.ending(disc);
        gain -= self.card * f32::from(cards.total());
        if last {
            gain += self.card_for_finishing();
        }
        let given_away = 0.35 * help / f32::from(p.players - 1);
        success * gain - given_away - (1.0 - success) * 0.5
    }

    /// Help most likely comes from whoever holds the most cards.
    fn add_to_probable_helper(&self, units: &mut [u8; MAX_PLAYERS], cards: u8) {
        let p = self.position;
        let rich = p
            .opponents()
            .max_by_key(|seat| p.hands[seat.index()].total());
        if let Some(helper) = rich {
            units[helper.index()] += cards;
        }
    }

    fn card_for_finishing(&self) -> f32 {
        match self.position.options.action_cards {
            true => ANY_CARD * self.usable().max(0.3),
            false => 0.0,
        }
    }

    /// An offer: what it brings if it is taken, and what if not.
    fn offer(&self, cards: Cards, trade: bool) -> f32 {
        let p = self.position;
        let Some(space) = p.column().filter(|_| !cards.is_empty()) else {
            return 0.0;
        };
        let (disc, wonder) = (p.discs[space], TowerOfBabel::wonder_at(space));
        let valid = cards.only(disc.demand());
        let (n, size) = (f32::from(valid.total()), f32::from(disc.size()));
        // Whoever chose the disc holds more of its kind than others.
        let held = (self.probable(p.active, disc.demand()) + 1.1).min(size);
        let missing = size - held;
        let taken = self.likely_taken(n, missing, disc, trade);
        let needed = if missing > 0.3 { 0.45 } else { 0.12 };
        let rest = held.min(size - n).max(0.0) as u8;
        let gain =
            self.if_taken(wonder, disc, valid, trade, rest) - needed * self.help(p.active, disc);
        let triple = p.holds(self.seat, ActionCard::TripleBonus) > 0;
        let each = if triple { 2.2 } else { 0.93 };
        // The trading card tells everybody which discs the seat collects.
        let told = if trade { 0.4 } else { 0.0 };
        taken * gain + (1.0 - taken) * n * each - told
    }

    /// How likely the active player takes an offer of `n` cards when this many are missing, as
    /// found in many games.
    fn likely_taken(&self, n: f32, missing: f32, disc: Disc, trade: bool) -> f32 {
        if trade {
            // The disc goes away with it, so that the units must be worth it.
            let theirs = self.disc_gain(self.position.active, disc);
            return (0.23 * n - 0.03 * theirs - 0.1).clamp(0.04, 0.9);
        }
        let fits = if n <= missing + 0.5 { 1.1 } else { 0.9 };
        (0.45 + 0.03 * n) * fits
    }

    /// What it costs this seat that a rival can build.
    fn help(&self, rival: Seat, disc: Disc) -> f32 {
        let theirs = 0.9 * self.disc_gain(rival, disc) + 1.5;
        let end = self.ending(disc).min(0.0);
        -self.weights[rival.index()] * theirs - end
    }

    /// What the seat gains if its offer is taken and the active player adds `rest` cards.
    fn if_taken(&self, wonder: Wonder, disc: Disc, cards: Cards, trade: bool, rest: u8) -> f32 {
        let p = self.position;
        let (own, active) = (self.seat.index(), p.active.index());
        let n = cards.total() as u8;
        let before = p.units[wonder.index()];
        let discs = self.discs_at(wonder);
        let mut without = before;
        without[active] += rest;
        let mut with = without;
        with[if trade { active } else { own }] += n;
        let left = discs.saturating_sub(1);
        let change = difference(
            &self.wonder_worth(with, left),
            &self.wonder_worth(without, left),
        );
        let disc = match trade {
            true => self.disc_gain(self.seat, disc) + 0.25 * self.disc_gain(p.active, disc),
            false => 0.0,
        };
        self.weighed(&change) + disc - self.card * f32::from(n)
    }

    /// A build as it will come out.
    pub(crate) fn build(&self, helpers: Helpers, cards: Cards, jokers: u8) -> f32 {
        let p = self.position;
        let Some(space) = p.column() else {
            return 0.0;
        };
        let wonder = TowerOfBabel::wonder_at(space);
        let own = self.seat.index();
        let mut units = p.units[wonder.index()];
        let before = self.wonder_worth(units, self.discs_at(wonder));
        units[own] += cards.total() as u8 + jokers * JOKER_CARDS;
        let mut taker = self.seat;
        let mut given = 0.0;
        for helper in helpers.iter() {
            let offer = p.offers[helper.index()];
            let n = offer.cards.total() as u8;
            units[if offer.trade { own } else { helper.index() }] += n;
            given -= self.weights[helper.index()] * self.card * f32::from(n);
            if offer.trade {
                taker = helper;
            }
        }
        let left = self.discs_at(wonder).saturating_sub(1);
        let change = difference(&self.wonder_worth(units, left), &before);
        let disc = self.weights[taker.index()] * self.disc_gain(taker, p.discs[space]);
        let mut gain = self.weighed(&change) + disc + given + self.rejected(helpers);
        gain -= self.card * f32::from(cards.total()) + f32::from(jokers) * JOKER * self.usable();
        if left == 0 {
            gain += self.card_for_finishing();
        }
        gain + self.ending(p.discs[space])
    }

    /// What the points for offers that are not taken mean to this seat.
    fn rejected(&self, helpers: Helpers) -> f32 {
        let p = self.position;
        let others = p.opponents().filter(|seat| !helpers.contains(*seat));
        others
            .map(|seat| {
                // Somebody with action cards may hold a Triple Bonus.
                let each = if p.has_action_card(seat) { 1.25 } else { 1.0 };
                self.weights[seat.index()] * each * f32::from(p.offers[seat.index()].cards.total())
            })
            .sum()
    }

    fn triple_bonus(&self, play: bool) -> f32 {
        let cards = self.position.offers[self.seat.index()].cards.total();
        match play {
            true => 2.0 * f32::from(cards),
            false => 4.5 * self.usable() * self.early.max(0.15),
        }
    }

    /// A second action is worth most with a full hand.
    fn double_turn(&self, play: bool) -> f32 {
        let hand = self.position.hands[self.seat.index()].total();
        match play {
            true => f32::from(hand) * 0.7,
            false => 3.0 * self.usable(),
        }
    }

    /// Single cards of several kinds are the ones to exchange.
    fn exchange(&self, cards: Cards) -> f32 {
        let hand = self.position.hands[self.seat.index()];
        let worth = |kind: usize| {
            let (n, held) = (f32::from(cards.0[kind]), f32::from(hand.0[kind]));
            n * (1.4 - 0.7 * held)
        };
        (0..Kind::COUNT).map(worth).sum::<f32>() - 1.2 * self.usable()
    }

    /// The seat's own choice among what it may offer.
    pub(crate) fn each_offer(&self, each: &mut impl FnMut(Cards, bool, f32)) {
        let p = self.position;
        let most = p.hands[self.seat.index()].least(p.demand());
        let mut kinds = Kind::ALL.iter().filter(|kind| most.count(**kind) > 0);
        let (first, second) = (kinds.next().copied(), kinds.next().copied());
        let count = |kind: Option<Kind>| kind.map_or(0, |kind| most.count(kind));
        for a in 0..=count(first) {
            for b in 0..=count(second) {
                let part = |kind: Option<Kind>, n| kind.map_or(Cards::NONE, |k| Cards::of(k, n));
                let cards = part(first, a).plus(part(second, b));
                each(cards, false, self.offer(cards, false));
                if !cards.is_empty() {
                    each(cards, true, self.offer(cards, true));
                }
            }
        }
    }
}

fn difference(after: &PerSeat, before: &PerSeat) -> PerSeat {
    std::array::from_fn(|i| after[i] - before[i])
}

impl TowerOfBabel {
    /// The share of the victory that each seat may expect.
    pub(crate) fn victory_shares(&self, values: &mut [f32]) {
        let outlook = Outlook::new(self, Seat(0));
        values.copy_from_slice(&outlook.shares[..values.len().min(MAX_PLAYERS)]);
    }
}
