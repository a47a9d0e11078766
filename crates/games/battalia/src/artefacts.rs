//! What amulets, titles and scrolls do (section 9).

use ziggurat_engine::{Chance, IdSet, Log, Seat};

use crate::{
    cards::{Card, Kind, Token},
    costs::Needs,
    event::Event,
    pieces::{Artefact, Faction, Rise},
    piles::PileId,
    state::{Aim, Battalia, Laid, Mark, Purpose, Secrecy, Side, Task},
};

impl Battalia {
    /// What an artefact works on waits, then the artefact is named (BAT-6.6).
    pub(crate) fn transform<L: Log<Event>>(
        &mut self,
        aim: Aim,
        purpose: Purpose,
        needs: Needs,
        chance: &mut Chance,
        log: &mut L,
    ) {
        if let Aim::Hand(card) = aim {
            self.set_aside(self.side(), card);
        }
        self.begin(purpose, needs, chance, log);
    }

    /// A roll of the die decides (BAT-9.4). `amulet` is where the amulet lies.
    pub(crate) fn roll_amulet<L: Log<Event>>(
        &mut self,
        aim: Aim,
        amulet: usize,
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
        if !matches!(roll, 4 | 5) {
            self.laid.of_mut(side)[amulet].marks.insert(Mark::Good);
        }
        let amulet = match aim {
            // The card leaves the row; a card of the hand is already out of it.
            Aim::Row(at) if matches!(roll, 4 | 5) => {
                self.remove_laid(side, at.into());
                amulet - usize::from(usize::from(at) < amulet)
            }
            Aim::Hand(_) | Aim::Row(_) | Aim::Itself(_) => amulet,
        };
        self.task = None;
        match roll {
            1..=3 => self.multiply(side, aim, card, roll),
            // BAT-5.5: the card waits until there is room.
            4 if self.player(seat).ambush.is_full() => self.task = Some(Task::Drop { card }),
            4 => self.hide_openly(seat, card),
            5 => self.player_mut(seat).shelter.add(card),
            _ => self.become_joker(side, aim, card),
        }
        self.amulet_used(side, seat, amulet);
    }

    /// Where the amulet goes when it has no use left (BAT-9.7).
    fn amulet_used(&mut self, side: Side, seat: Seat, at: usize) {
        let laid = self.laid.of(side)[at];
        if laid.left > 0 || laid.row > 0 {
            return;
        }
        if laid.is(Mark::Good) {
            self.retire(side, at);
        } else {
            self.remove_laid(side, at);
            self.player_mut(seat).shelter.add(laid.card);
        }
    }

    /// One to three identical cards.
    fn multiply(&mut self, side: Side, aim: Aim, card: Card, copies: u8) {
        match aim {
            Aim::Row(at) => {
                let laid = &mut self.laid.of_mut(side)[usize::from(at)];
                laid.row *= copies;
                laid.marks.insert(Mark::Target);
            }
            Aim::Hand(_) | Aim::Itself(_) => {
                let tent = card.kind() == Kind::Artefact(Artefact::Tent);
                let copies = if tent { 1 } else { copies }; // BAT-9.6
                self.bring_in(side, card, copies * self.tokens(card.kind())); // BAT-9.5
            }
        }
    }

    fn become_joker(&mut self, side: Side, aim: Aim, card: Card) {
        let token = Token::joker(card.faction());
        match aim {
            Aim::Row(at) => {
                let laid = &mut self.laid.of_mut(side)[usize::from(at)];
                laid.token = token;
                laid.row = 1;
                laid.marks.insert(Mark::Target);
                self.task = Some(Task::Declare { row: at });
            }
            Aim::Hand(_) | Aim::Itself(_) => {
                let laid = Laid {
                    card,
                    token,
                    left: 1,
                    row: 0,
                    marks: IdSet::<Mark, u8>::only(Mark::Target),
                };
                self.laid.push(side, laid);
            }
        }
    }

    /// BAT-12.26
    pub(crate) fn declare_row<L: Log<Event>>(&mut self, kind: Token, log: &mut L) {
        let Some(Task::Declare { row }) = self.task else {
            return;
        };
        let (side, seat) = (self.side(), self.actor());
        let tokens = self.tokens(kind.kind());
        let laid = &mut self.laid.of_mut(side)[usize::from(row)];
        laid.token = Token::of(kind.kind(), laid.token.faction());
        laid.row = tokens;
        log.event(|| Event::JokerDeclared { seat, kind });
        self.resume();
    }

    /// A card goes into the ambush before everybody's eyes (BAT-9.8).
    fn hide_openly(&mut self, seat: Seat, card: Card) {
        let ambush = &mut self.player_mut(seat).ambush;
        ambush.push(card, Secrecy::OpenAndFresh);
    }

    /// BAT-5.5
    pub(crate) fn drop_hidden<L: Log<Event>>(&mut self, seat: Seat, card: Card, log: &mut L) {
        let Some(Task::Drop { card: waiting }) = self.task else {
            return;
        };
        let player = self.player_mut(seat);
        let Some(hidden) = player.ambush.remove(card) else {
            return;
        };
        player.shelter.add(card);
        if hidden.is_secret() {
            player.seen.take(card);
            player.known_less(card);
            if seat == self.active {
                self.shown.take(card);
            }
        }
        log.barrier();
        log.event(|| Event::Uncovered { seat, card });
        self.hide_openly(seat, waiting);
        self.resume();
    }

    /// BAT-9.9, BAT-9.10
    pub(crate) fn promote<L: Log<Event>>(
        &mut self,
        aim: Aim,
        ranks: Rise,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let (side, seat) = (self.side(), self.actor());
        let unit = self.aimed(side, aim);
        let Some((from, rank, own)) = unit.and_then(|c| Some((c, c.rank()?, c.faction()?))) else {
            return self.resume();
        };
        let Some(above) = rank.raised(ranks) else {
            return self.resume();
        };
        log.barrier();
        let Some(found) = self.piles.search(PileId::Units(above), own, chance) else {
            return self.resume();
        };
        self.piles.bury(PileId::Units(rank), own);
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
        let (pile, own) = (PileId::of(from)?, from.faction()?);
        log.barrier();
        self.piles.bury(pile, own);
        let found = self.piles.search(pile, faction, chance)?;
        let to = from.in_faction(found);
        log.event(|| Event::Converted { seat, from, to });
        Some(to)
    }

    /// The new card takes the place of the target.
    fn replace(&mut self, side: Side, aim: Aim, to: Card) {
        match aim {
            Aim::Row(at) => {
                let laid = &mut self.laid.of_mut(side)[usize::from(at)];
                laid.card = to;
                laid.token = to.token();
                laid.marks.insert(Mark::Target);
            }
            Aim::Hand(_) | Aim::Itself(_) => self.bring_in(side, to, self.tokens(to.kind())),
        }
    }

    /// BAT-9.12
    pub(crate) fn convert_itself<L: Log<Event>>(
        &mut self,
        card: Card,
        faction: Faction,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let side = self.side();
        let at = match self.laid_scroll(card) {
            Some(at) => at,
            None => self.lay_unmarked(side, card),
        };
        let laid = &mut self.laid.of_mut(side)[at];
        laid.left -= 1;
        laid.marks.insert(Mark::Target);
        self.use_up(side);
        if let Some(to) = self.exchange(card, faction, chance, log) {
            let laid = &mut self.laid.of_mut(side)[at];
            laid.card = to;
            laid.token = to.token();
        }
        self.retire(side, at);
    }

    /// Lays a copy that no artefact has touched.
    fn lay_unmarked(&mut self, side: Side, card: Card) -> usize {
        let seat = self.seat_of(side);
        let marks = self.player(seat).marked;
        let at = self.lay(side, card);
        self.player_mut(seat).marked = marks;
        at
    }
}
