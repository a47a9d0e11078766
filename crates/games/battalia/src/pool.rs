//! Laying cards and spending tokens (section 6).

use ziggurat_engine::{Chance, IdSet, Log, Seat};

use crate::{
    cards::{Card, Kind, Token, Tokens},
    costs::Needs,
    event::Event,
    means::Means,
    pieces::{Artefact, Great, Heroes},
    state::{Battalia, Laid, Mark, PaidTent, Purpose, Receipt, Side, Task},
};

impl Battalia {
    /// A hand card becomes public.
    pub(crate) fn reveal(&mut self, seat: Seat, card: Card) {
        if seat == self.active {
            self.shown.take(card);
        }
        let player = self.player_mut(seat);
        player.hand.take(card);
        player.marked.take(card);
        player.seen.take(card);
        player.known_less(card);
    }

    /// A card that everybody has seen goes to hand.
    pub(crate) fn hand_back(&mut self, seat: Seat, card: Card) {
        if seat == self.active && !self.cohort.shown_to.is_empty() {
            self.shown.add(card);
        }
        let player = self.player_mut(seat);
        player.hand.add(card);
        player.seen.add(card);
        player.known_more(card);
    }

    /// Lays a hand card (BAT-6.3) and says where it lies.
    pub(crate) fn lay(&mut self, side: Side, card: Card) -> usize {
        let seat = self.seat_of(side);
        let kind = card.kind();
        let mut marks = IdSet::<Mark, u8>::EMPTY;
        if self.is_lit(kind) {
            marks.insert(Mark::Pair);
        }
        if self.player(seat).marked.count(card) > 0 {
            marks.insert(Mark::Target);
        }
        self.reveal(seat, card);
        let laid = Laid {
            card,
            token: card.token(),
            left: self.tokens(kind),
            row: 0,
            marks,
        };
        self.laid.push(side, laid)
    }

    /// The card of the pool, or laid for it, that this source comes from; a broken pair before a
    /// full one.
    pub(crate) fn find(&mut self, side: Side, source: Token, amount: u8) -> Option<usize> {
        let laid = self.laid.of(side).iter().enumerate();
        let fit = laid.filter(|(_, laid)| laid.token == source && laid.left >= amount);
        let best = fit.min_by_key(|(_, laid)| amount == 1 && laid.left % 2 == 0);
        if let Some((at, _)) = best {
            return Some(at);
        }
        let card = source.card()?;
        if !self.player(self.seat_of(side)).hand.has(card) {
            return None;
        }
        Some(self.lay(side, card))
    }

    /// Gives a joker a kind (BAT-6.12).
    pub(crate) fn declare(&mut self, side: Side, at: usize, kind: Kind) {
        let (tokens, lit) = (self.tokens(kind), self.is_lit(kind));
        let laid = &mut self.laid.of_mut(side)[at];
        laid.token = Token::of(kind, laid.token.faction());
        laid.left = tokens;
        if lit {
            laid.marks.insert(Mark::Pair);
        }
    }

    /// Uses a source as something; says where its card lies.
    pub(crate) fn spend(
        &mut self,
        side: Side,
        source: Token,
        used: Kind,
        amount: u8,
    ) -> Option<usize> {
        let wanted = if source.is_joker() { 1 } else { amount };
        let at = self.find(side, source, wanted)?;
        if source.is_joker() {
            self.declare(side, at, used);
        }
        let laid = &mut self.laid.of_mut(side)[at];
        laid.left = laid.left.saturating_sub(amount);
        laid.marks.insert(Mark::Split);
        self.use_up(side);
        Some(at)
    }

    /// A card or token of a side is used up: the active player's heroes may roam again (BAT-17.3).
    pub(crate) fn use_up(&mut self, side: Side) {
        if side == Side::Attacker {
            let active = self.active;
            self.player_mut(active).roamed = Heroes::EMPTY;
        }
    }

    /// A laid card that gives no more tokens is spent.
    pub(crate) fn retire(&mut self, side: Side, at: usize) {
        let laid = self.laid.of(side)[at];
        if laid.left == 0 && laid.row == 0 {
            self.remove_laid(side, at);
            self.spent[side].add(laid.card);
        }
    }

    /// Takes a laid card away; the place of another one that is referred to moves up.
    pub(crate) fn remove_laid(&mut self, side: Side, at: usize) {
        self.laid.remove(side, at);
        if let Some(place) = self.task.as_mut().and_then(Task::row_mut)
            && usize::from(*place) > at
        {
            *place -= 1;
        }
    }

    /// Every token that could be used: those of the pool and of hand cards.
    pub(crate) fn sources(&self, side: Side) -> Tokens {
        let mut set = self.player(self.seat_of(side)).hand.tokens();
        for laid in self.laid.of(side) {
            if laid.left > 0 {
                set.insert(laid.token);
            }
        }
        set
    }

    /// The sources that may be named next, so that the rest can be paid as well.
    pub(crate) fn each_source(
        &self,
        side: Side,
        purpose: Purpose,
        needs: &Needs,
        each: &mut dyn FnMut(Token, Kind),
    ) {
        let means = self.means(side);
        for source in self.sources(side) {
            if let Some(used) = self.payable(side, purpose, &means, needs, source) {
                each(source, used);
            }
        }
    }

    /// What a source would be used as, if it may be named next.
    fn payable(
        &self,
        side: Side,
        purpose: Purpose,
        means: &Means,
        needs: &Needs,
        source: Token,
    ) -> Option<Kind> {
        let retreat = matches!(purpose, Purpose::Retreat { .. });
        if retreat && (source.is_joker() || !self.in_hand(side, source)) {
            return None; // BAT-12.12
        }
        if source.card().is_some_and(Card::is_great) && !self.great_serves(needs, source) {
            return None;
        }
        if needs.pair && !self.is_pair(side, source) {
            return None;
        }
        let (means, rest, used) = means.after(source, needs)?;
        means.covers(&rest).then_some(used)
    }

    pub(crate) fn in_hand(&self, side: Side, source: Token) -> bool {
        let hand = &self.player(self.seat_of(side)).hand;
        source.card().is_some_and(|card| hand.has(card))
    }

    /// The hammer has no power in battle (BAT-10.2); wings and horn never pay.
    fn great_serves(&self, needs: &Needs, source: Token) -> bool {
        match source.kind() {
            Kind::Great(Great::Hammer) => self.battle.is_none(),
            Kind::Great(Great::Blade | Great::Shield) => needs.artefact == Some(Artefact::Weapon),
            Kind::Supply | Kind::Unit(_) | Kind::Artefact(_) | Kind::Great(_) | Kind::Joker => {
                false
            }
        }
    }

    /// Whether the source has both uses of one illuminated title (BAT-9.10).
    pub(crate) fn is_pair(&self, side: Side, source: Token) -> bool {
        let lit = self.illuminated() == Artefact::Title;
        let mut laid = self.laid.of(side).iter();
        laid.any(|laid| laid.token == source && laid.is(Mark::Pair) && laid.left >= 2)
            || lit && (source.is_joker() || self.in_hand(side, source))
    }

    /// Begins something that must be paid.
    pub(crate) fn begin<L: Log<Event>>(
        &mut self,
        purpose: Purpose,
        needs: Needs,
        chance: &mut Chance,
        log: &mut L,
    ) {
        self.task = Some(Task::Pay { purpose, needs });
        self.pay_on(Receipt::NONE, None, chance, log);
    }

    /// Pays what leaves no choice, tells the log what this action has paid, and does what it was paid
    /// for. `receipt` holds the sources named so far, `last` is where an amulet lies.
    fn pay_on<L: Log<Event>>(
        &mut self,
        mut receipt: Receipt,
        mut last: Option<usize>,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let (side, seat) = (self.side(), self.actor());
        while let Some(Task::Pay { purpose, needs }) = self.task
            && !needs.is_met()
        {
            let mut only = None;
            let mut count = 0;
            self.each_source(side, purpose, &needs, &mut |source, used| {
                only = Some((source, used));
                count += 1;
            });
            let Some((source, used)) = only.filter(|_| count == 1) else {
                break;
            };
            last = self.pay(side, source, used);
            receipt.add(source);
        }
        if !receipt.is_empty() {
            log.event(|| Event::Paid {
                seat,
                sources: receipt.sorted(),
            });
        }
        if let Some(Task::Pay { purpose, needs }) = self.task
            && needs.is_met()
        {
            self.fulfil(purpose, last, chance, log);
        }
    }

    /// A source is named (BAT-6.4), and what then leaves no choice is paid as well.
    pub(crate) fn name_source<L: Log<Event>>(
        &mut self,
        source: Token,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let side = self.side();
        let Some(Task::Pay { purpose, needs }) = self.task else {
            return;
        };
        let mut found = None;
        self.each_source(side, purpose, &needs, &mut |token, kind| {
            if token == source {
                found = Some(kind);
            }
        });
        if let Some(used) = found {
            let last = self.pay(side, source, used);
            let mut receipt = Receipt::NONE;
            receipt.add(source);
            self.pay_on(receipt, last, chance, log);
        }
    }

    /// Pays with a source. Says where its card lies if it has to stay for the moment: the roll decides
    /// when an amulet goes (BAT-9.7).
    fn pay(&mut self, side: Side, source: Token, used: Kind) -> Option<usize> {
        let Some(Task::Pay { needs, .. }) = &mut self.task else {
            return None;
        };
        let amount = if needs.pair { 2 } else { 1 };
        needs.meet(used);
        let at = self.spend(side, source, used, amount)?;
        let Some(Task::Pay { purpose, .. }) = &mut self.task else {
            return None;
        };
        match purpose {
            Purpose::Amulet { .. } => return Some(at),
            Purpose::Pitch { tent, .. } if used == Kind::Artefact(Artefact::Tent) => {
                // The tent waits beside what is under way.
                let laid = self.laid.of(side)[at];
                *tent = Some(PaidTent {
                    card: laid.card,
                    illuminated: laid.is(Mark::Pair),
                });
                self.remove_laid(side, at);
            }
            Purpose::Pitch { .. }
            | Purpose::Recruit { .. }
            | Purpose::Create { .. }
            | Purpose::Build { .. }
            | Purpose::Upgrade { .. }
            | Purpose::Title { .. }
            | Purpose::Scroll { .. }
            | Purpose::Hire { .. }
            | Purpose::Walk { .. }
            | Purpose::Ride { .. }
            | Purpose::Retreat { .. } => self.retire(side, at),
        }
        None
    }

    /// Takes a hand card as the target of an artefact: it waits beside what is under way (BAT-6.6).
    pub(crate) fn set_aside(&mut self, side: Side, card: Card) {
        let seat = self.seat_of(side);
        let marks = self.player(seat).marked;
        self.reveal(seat, card);
        // A target is one of those that no artefact has touched.
        self.player_mut(seat).marked = marks;
    }

    /// A card that an artefact has changed comes to the pool or into the battle row (BAT-12.25).
    pub(crate) fn bring_in(&mut self, side: Side, card: Card, tokens: u8) {
        let kind = card.kind();
        let fights = matches!(
            kind,
            Kind::Unit(_) | Kind::Artefact(Artefact::Weapon | Artefact::Horse)
        );
        let in_row = self.battle.is_some() && fights;
        let mut marks = IdSet::<Mark, u8>::only(Mark::Target);
        if self.is_lit(kind) {
            marks.insert(Mark::Pair);
        }
        let laid = Laid {
            card,
            token: card.token(),
            left: if in_row { 0 } else { tokens },
            row: if in_row { tokens } else { 0 },
            marks,
        };
        self.laid.push(side, laid);
    }
}
