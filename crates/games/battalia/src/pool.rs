//! Laying cards and spending tokens (section 6).

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    cards::{Card, Kind, Token},
    event::Event,
    ids::{Artefact, Great},
    means::Means,
    state::{Aim, Battalia, Laid, NO, Needs, PAIR, Phase, Purpose, SPLIT, TARGET, Task},
};

/// The sources that one action has used; their order tells nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Receipt {
    sources: [Token; 8],
    len: usize,
}

impl Default for Receipt {
    fn default() -> Self {
        Self {
            sources: [Token(0); 8],
            len: 0,
        }
    }
}

impl Receipt {
    pub(crate) fn add(&mut self, source: Token) {
        if let Some(place) = self.sources.get_mut(self.len) {
            *place = source;
            self.len += 1;
        }
    }

    fn sorted(&self) -> Vec<Token> {
        let mut list = self.sources[..self.len].to_vec();
        list.sort_unstable();
        list
    }
}

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
        if seat == self.active && self.shown_to > 0 {
            self.shown.add(card);
        }
        let player = self.player_mut(seat);
        player.hand.add(card);
        player.seen.add(card);
        player.known_more(card);
    }

    /// Puts a card with its tokens before a side (BAT-6.3).
    pub(crate) fn put_down(&mut self, side: usize, laid: Laid) -> Option<usize> {
        let at = self.pools[side].push(laid);
        if at.is_none() {
            self.tables[side].add(laid.card);
        }
        at
    }

    /// Lays a hand card (BAT-6.3).
    pub(crate) fn lay(&mut self, side: usize, card: Card) -> Option<usize> {
        let seat = self.seat_of(side);
        let touched = self.player(seat).marked.count(card) > 0;
        self.reveal(seat, card);
        let kind = card.kind();
        let left = self.tokens(kind);
        let flags = if self.is_lit(kind) { PAIR } else { 0 } | if touched { TARGET } else { 0 };
        let token = card.token();
        self.put_down(
            side,
            Laid {
                card,
                token,
                left,
                row: 0,
                flags,
            },
        )
    }

    /// The card of the pool, or laid for it, that this source comes from; a broken pair before a
    /// full one.
    pub(crate) fn find(&mut self, side: usize, source: Token, amount: u8) -> Option<usize> {
        let laid = self.pools[side].laid().iter().enumerate();
        let fit = laid.filter(|(_, laid)| laid.token == source && laid.left >= amount);
        let best = fit.min_by_key(|(_, laid)| amount == 1 && laid.left % 2 == 0);
        if let Some((at, _)) = best {
            return Some(at);
        }
        let card = source.card()?;
        if !self.player(self.seat_of(side)).hand.has(card) {
            return None;
        }
        self.lay(side, card)
    }

    /// Gives a joker a kind (BAT-6.12).
    pub(crate) fn declare(&mut self, side: usize, at: usize, kind: Kind) {
        let (tokens, lit) = (self.tokens(kind), self.is_lit(kind));
        if let Some(laid) = self.pools[side].laid_mut().get_mut(at) {
            laid.token = Token::of(kind, laid.token.faction());
            laid.left = tokens;
            laid.flags |= if lit { PAIR } else { 0 };
        }
    }

    /// Uses a source as something; says where in the pool its card lies.
    pub(crate) fn spend(
        &mut self,
        side: usize,
        source: Token,
        used: Kind,
        amount: u8,
    ) -> Option<usize> {
        let wanted = if source.is_joker() { 1 } else { amount };
        let at = self.find(side, source, wanted)?;
        if source.is_joker() {
            self.declare(side, at, used);
        }
        let laid = self.pools[side].laid_mut().get_mut(at)?;
        laid.left = laid.left.saturating_sub(amount);
        laid.flags |= SPLIT;
        if side == 0 {
            let active = self.active;
            self.player_mut(active).roamed = 0; // BAT-17.3
        }
        Some(at)
    }

    /// A card that gives no more tokens leaves the pool.
    pub(crate) fn retire(&mut self, side: usize, at: usize) {
        let Some(laid) = self.pools[side].laid().get(at).copied() else {
            return;
        };
        if laid.left == 0 && laid.row == 0 {
            self.remove_laid(side, at);
            self.tables[side].add(laid.card);
        }
    }

    /// Takes a card out of the pool; the places of others that are remembered move up.
    pub(crate) fn remove_laid(&mut self, side: usize, at: usize) {
        self.pools[side].remove(at);
        let removed = at as u8;
        let moved = |place: u8| {
            if place > removed && place != NO {
                place - 1
            } else {
                place
            }
        };
        self.task.entry = moved(self.task.entry);
        if self.phase == Phase::Declare {
            self.task.waiting[1] = moved(self.task.waiting[1]);
        }
        if let Purpose::Amulet(Aim::Row(place))
        | Purpose::Title(Aim::Row(place), _)
        | Purpose::Scroll(Aim::Row(place), _) = &mut self.task.purpose
        {
            *place = moved(*place);
        }
    }

    /// Every token that could be used, as bits: those of the pool and of hand cards.
    pub(crate) fn sources(&self, side: usize) -> u128 {
        let hand = &self.player(self.seat_of(side)).hand;
        let mut set = 0u128;
        for (card, &count) in hand.0.iter().enumerate() {
            set |= u128::from(count > 0) << card;
        }
        for laid in self.pools[side].laid() {
            set |= u128::from(laid.left > 0) << laid.token.0;
        }
        set
    }

    /// The sources that may be named next, so that the rest can be paid as well.
    pub(crate) fn each_source(
        &self,
        side: usize,
        needs: &Needs,
        each: &mut impl FnMut(Token, Kind),
    ) {
        let means = self.means(side);
        let mut set = self.sources(side);
        while set != 0 {
            let source = Token(set.trailing_zeros() as u8);
            set &= set - 1;
            if let Some(used) = self.payable(side, &means, needs, source) {
                each(source, used);
            }
        }
    }

    /// What a source would be used as, if it may be named next.
    fn payable(&self, side: usize, means: &Means, needs: &Needs, source: Token) -> Option<Kind> {
        if self.is_retreat() && (source.is_joker() || !self.in_hand(side, source)) {
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

    fn is_retreat(&self) -> bool {
        matches!(self.task.purpose, Purpose::Retreat(_))
    }

    fn in_hand(&self, side: usize, source: Token) -> bool {
        let hand = &self.player(self.seat_of(side)).hand;
        source.card().is_some_and(|card| hand.has(card))
    }

    /// The hammer has no power in battle (BAT-10.2); wings and horn never pay.
    fn great_serves(&self, needs: &Needs, source: Token) -> bool {
        match source.kind() {
            Kind::Great(Great::Hammer) => self.battle.is_none(),
            Kind::Great(Great::Blade | Great::Shield) => needs.wanted() == Some(Artefact::Weapon),
            _ => false,
        }
    }

    /// Whether the source has both uses of one illuminated title (BAT-9.10).
    fn is_pair(&self, side: usize, source: Token) -> bool {
        let lit = self.illuminated() == Artefact::Title;
        let mut laid = self.pools[side]
            .laid()
            .iter()
            .filter(|laid| laid.token == source);
        laid.any(|laid| laid.is(PAIR) && laid.left >= 2)
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
        self.task = Task {
            purpose,
            needs,
            ..self.task
        };
        self.phase = Phase::Pay;
        self.pay_on(chance, log);
    }

    /// Pays what leaves no choice, tells what was paid, and does what it was paid for.
    pub(crate) fn pay_on<L: Log<Event>>(&mut self, chance: &mut Chance, log: &mut L) {
        self.pay_with(Receipt::default(), chance, log);
    }

    /// The same after some sources have been named.
    pub(crate) fn pay_with<L: Log<Event>>(
        &mut self,
        mut receipt: Receipt,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let (side, seat) = (self.side(), self.actor());
        while !self.task.needs.is_met() {
            let mut only = None;
            let mut count = 0;
            let needs = self.task.needs;
            self.each_source(side, &needs, &mut |source, used| {
                only = Some((source, used));
                count += 1;
            });
            let Some((source, used)) = only.filter(|_| count == 1) else {
                break;
            };
            self.pay(side, source, used);
            receipt.add(source);
        }
        if receipt.len > 0 {
            log.event(|| Event::Paid {
                seat,
                sources: receipt.sorted(),
            });
        }
        if self.task.needs.is_met() {
            self.fulfil(chance, log);
        }
    }

    /// Names a source.
    pub(crate) fn pay(&mut self, side: usize, source: Token, used: Kind) {
        let amount = if self.task.needs.pair { 2 } else { 1 };
        let entry = self.spend(side, source, used, amount);
        self.task.needs.meet(used);
        let amulet = matches!(self.task.purpose, Purpose::Amulet(_));
        match entry {
            // The roll decides when an amulet goes (BAT-9.7).
            Some(at) if amulet => self.task.entry = at as u8,
            Some(at) => {
                if let Purpose::Pitch(_) = self.task.purpose
                    && used == Kind::Artefact(Artefact::Tent)
                {
                    self.keep_tent(side, at);
                } else {
                    self.retire(side, at);
                }
            }
            None => {}
        }
    }

    /// The tent that is pitched waits beside the task.
    fn keep_tent(&mut self, side: usize, at: usize) {
        if let Some(laid) = self.pools[side].laid().get(at).copied() {
            self.remove_laid(side, at);
            self.task.waiting[1] = laid.card.0;
            self.task.count = u8::from(laid.is(PAIR));
        }
    }

    /// Ends what was under way and goes on in the turn or battle.
    pub(crate) fn resume(&mut self) {
        self.task = Task::NONE;
        self.phase = self.battle.map_or(Phase::Act, |battle| battle.stage);
    }

    /// Takes a hand card as the target of an artefact: it waits beside the task (BAT-6.6).
    pub(crate) fn set_aside(&mut self, side: usize, card: Card) {
        let seat = self.seat_of(side);
        let marks = self.player(seat).marked;
        self.reveal(seat, card);
        // A target is one of those that no artefact has touched.
        self.player_mut(seat).marked = marks;
        self.task.waiting[0] = card.0;
    }

    /// A card that an artefact has changed comes to the pool or into the battle row (BAT-12.25).
    pub(crate) fn bring_in(&mut self, side: usize, card: Card, tokens: u8) {
        let kind = card.kind();
        let fights = matches!(
            kind,
            Kind::Unit(_) | Kind::Artefact(Artefact::Weapon | Artefact::Horse)
        );
        let in_row = self.battle.is_some() && fights;
        self.put_down(
            side,
            Laid {
                card,
                token: card.token(),
                left: if in_row { 0 } else { tokens },
                row: if in_row { tokens } else { 0 },
                flags: TARGET | if self.is_lit(kind) { PAIR } else { 0 },
            },
        );
    }
}
