//! What amulets, titles and scrolls do (section 9).

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    cards::{Card, Kind, Token},
    event::Event,
    ids::{Artefact, Faction, Rank},
    piles::{pile_of, unit_pile},
    state::{Aim, Battalia, GOOD, Laid, NO, Phase, Purpose, TARGET},
    tables::HIDING_PLACES,
};

impl Battalia {
    /// The card that an artefact works on.
    fn aimed(&self, side: usize, aim: Aim) -> Option<Card> {
        match aim {
            Aim::Hand(card) | Aim::Itself(card) => Some(card),
            Aim::Row(at) => self.pools[side].laid().get(usize::from(at)).map(|l| l.card),
        }
    }

    /// BAT-9.4
    pub(crate) fn roll_amulet<L: Log<Event>>(
        &mut self,
        aim: Aim,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let (side, seat) = (self.side(), self.actor());
        let Some(card) = self.aimed(side, aim) else {
            return self.resume();
        };
        log.barrier();
        let roll = chance.below(6) as u8 + 1;
        log.event(|| Event::AmuletRolled { seat, card, roll });
        if !matches!(roll, 4 | 5)
            && let Some(laid) = self.pools[side]
                .laid_mut()
                .get_mut(usize::from(self.task.entry))
        {
            laid.flags |= GOOD;
        }
        match roll {
            1..=3 => self.multiply(side, aim, card, roll),
            4 | 5 => self.take_out(side, aim),
            _ => self.become_joker(side, aim, card),
        }
        match roll {
            4 if self.player(seat).ambushed() == HIDING_PLACES => {
                // BAT-5.5: the card waits until there is room.
                self.task.waiting[0] = card.0;
                self.phase = Phase::Drop;
            }
            4 => self.hide_openly(seat, card),
            5 => self.player_mut(seat).shelter.add(card),
            _ => {}
        }
        self.amulet_used(side, seat, self.task.entry.into());
        if self.phase == Phase::Pay {
            self.resume();
        }
    }

    /// Where the amulet goes when it has no use left (BAT-9.7).
    fn amulet_used(&mut self, side: usize, seat: Seat, at: usize) {
        let Some(laid) = self.pools[side].laid().get(at).copied() else {
            return;
        };
        if laid.left > 0 || laid.row > 0 {
            return;
        }
        if laid.is(GOOD) {
            self.retire(side, at);
        } else {
            self.remove_laid(side, at);
            self.player_mut(seat).shelter.add(laid.card);
        }
    }

    /// One to three identical cards.
    fn multiply(&mut self, side: usize, aim: Aim, card: Card, copies: u8) {
        match aim {
            Aim::Row(at) => {
                if let Some(laid) = self.pools[side].laid_mut().get_mut(usize::from(at)) {
                    laid.row *= copies;
                    laid.flags |= TARGET;
                }
            }
            _ => {
                let tent = card.kind() == Kind::Artefact(Artefact::Tent);
                let copies = if tent { 1 } else { copies }; // BAT-9.6
                self.bring_in(side, card, copies * self.tokens(card.kind())); // BAT-9.5
            }
        }
    }

    /// The card leaves the row; a card of the hand is already out of it.
    fn take_out(&mut self, side: usize, aim: Aim) {
        if let Aim::Row(at) = aim {
            self.remove_laid(side, at.into());
        }
    }

    fn become_joker(&mut self, side: usize, aim: Aim, card: Card) {
        let token = Token::joker(card.faction());
        match aim {
            Aim::Row(at) => {
                if let Some(laid) = self.pools[side].laid_mut().get_mut(usize::from(at)) {
                    laid.token = token;
                    laid.row = 1;
                    laid.flags |= TARGET;
                }
                self.task.waiting[1] = at;
                self.phase = Phase::Declare;
            }
            _ => {
                self.put_down(
                    side,
                    Laid {
                        card,
                        token,
                        left: 1,
                        row: 0,
                        flags: TARGET,
                    },
                );
            }
        }
    }

    /// BAT-12.26
    pub(crate) fn declare_row<L: Log<Event>>(&mut self, kind: Token, log: &mut L) {
        let (side, seat) = (self.side(), self.actor());
        let at = usize::from(self.task.waiting[1]);
        let tokens = self.tokens(kind.kind());
        if let Some(laid) = self.pools[side].laid_mut().get_mut(at) {
            laid.token = Token::of(kind.kind(), laid.token.faction());
            laid.row = tokens;
        }
        log.event(|| Event::JokerDeclared { seat, kind });
        self.resume();
    }

    /// A card goes into the ambush before everybody's eyes (BAT-9.8).
    pub(crate) fn hide_openly(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        let place = player.ambushed();
        if let Some(free) = player.ambush.get_mut(place) {
            *free = card.0;
            player.open |= 1 << place;
            player.fresh |= 1 << place;
        }
    }

    /// BAT-5.5
    pub(crate) fn drop_hidden<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        let player = self.player_mut(seat);
        let Some(place) = player.ambush.iter().position(|&hidden| hidden == card.0) else {
            return;
        };
        let was_open = player.open >> place & 1 == 1;
        player.ambush.copy_within(place + 1.., place);
        player.ambush[HIDING_PLACES - 1] = NO;
        let squeeze = |bits: u8| {
            let low = (1u8 << place) - 1;
            bits & low | bits >> 1 & !low
        };
        player.open = squeeze(player.open) & 0b11;
        player.fresh = squeeze(player.fresh) & 0b11;
        player.shelter.add(card);
        if !was_open {
            player.seen.take(card);
            player.known_less(card);
            if seat == self.active {
                self.shown.take(card);
            }
        }
        log.barrier();
        log.event(|| Event::Uncovered { seat, card });
        let waiting = Card(self.task.waiting[0]);
        self.hide_openly(seat, waiting);
        self.resume();
    }

    /// BAT-9.9, BAT-9.10
    pub(crate) fn promote<L: Log<Event>>(
        &mut self,
        aim: Aim,
        ranks: u8,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let (side, seat) = (self.side(), self.actor());
        let unit = self.aimed(side, aim);
        let Some((from, rank, own)) = unit.and_then(|c| Some((c, c.rank()?, c.faction()?))) else {
            return self.resume();
        };
        let above = Rank::at(rank.index() + usize::from(ranks));
        log.barrier();
        let Some(found) = self.piles.search(unit_pile(above), own, chance) else {
            return self.resume();
        };
        self.piles.bury(unit_pile(rank), own);
        let to = Card::unit(above, found);
        log.event(|| Event::Promoted { seat, from, to });
        self.replace(side, aim, to);
        self.resume();
    }

    /// BAT-9.11
    pub(crate) fn convert<L: Log<Event>>(
        &mut self,
        aim: Aim,
        faction: Faction,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let side = self.side();
        if let Some(card) = self.aimed(side, aim)
            && let Some(to) = self.exchange(card, faction, chance, log)
        {
            self.replace(side, aim, to);
        }
        self.resume();
    }

    /// A card goes under its pile, which is searched for another faction and shuffled.
    fn exchange<L: Log<Event>>(
        &mut self,
        from: Card,
        faction: Faction,
        chance: &mut Chance,
        log: &mut L,
    ) -> Option<Card> {
        let seat = self.actor();
        let (pile, own) = (pile_of(from)?, from.faction()?);
        log.barrier();
        self.piles.bury(pile, own);
        let found = self.piles.search(pile, faction, chance)?;
        let to = from.in_faction(found);
        log.event(|| Event::Converted { seat, from, to });
        Some(to)
    }

    /// The new card takes the place of the target.
    fn replace(&mut self, side: usize, aim: Aim, to: Card) {
        match aim {
            Aim::Row(at) => {
                if let Some(laid) = self.pools[side].laid_mut().get_mut(usize::from(at)) {
                    laid.card = to;
                    laid.token = to.token();
                    laid.flags |= TARGET;
                }
            }
            _ => self.bring_in(side, to, self.tokens(to.kind())),
        }
    }

    /// BAT-9.12
    pub(crate) fn convert_itself<L: Log<Event>>(
        &mut self,
        card: Card,
        purpose: Purpose,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let Purpose::Scroll(_, faction) = purpose else {
            return;
        };
        let side = self.side();
        let laid = self.laid_scroll(card);
        let Some(at) = laid.or_else(|| self.lay_unmarked(side, card)) else {
            return;
        };
        if let Some(laid) = self.pools[side].laid_mut().get_mut(at) {
            laid.left = laid.left.saturating_sub(1);
            laid.flags |= TARGET;
        }
        if side == 0 {
            let active = self.active;
            self.player_mut(active).roamed = 0;
        }
        if let Some(to) = self.exchange(card, faction, chance, log)
            && let Some(laid) = self.pools[side].laid_mut().get_mut(at)
        {
            laid.card = to;
            laid.token = to.token();
        }
        self.retire(side, at);
        self.resume();
    }

    /// Lays a copy that no artefact has touched.
    fn lay_unmarked(&mut self, side: usize, card: Card) -> Option<usize> {
        let seat = self.seat_of(side);
        let marks = self.player(seat).marked;
        let at = self.lay(side, card);
        self.player_mut(seat).marked = marks;
        at
    }
}
