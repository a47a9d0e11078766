//! Dealing anew what a viewer cannot know (section 19).

use ziggurat_engine::{Chance, Seat, Viewer};

use crate::{
    cards::{Card, Cards, Kind},
    ids::{Artefact, Faction, Great, Rank},
    means::Means,
    state::{Battalia, NO, Phase},
};

/// How often the cards are dealt until a payment under way can be made.
const TRIES: u32 = 24;
/// No payment needs more cards.
const PULLS: u32 = 12;
/// Ranks of the cards in the decks at the start: only their factions are unknown.
const SECRET_RANKS: usize = 3;

impl Battalia {
    /// Deals anew the factions of cards never seen, and what lies in hand, nation and ambush.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, chance: &mut Chance) {
        if matches!(self.phase, Phase::Over(_)) {
            return;
        }
        let strangers = Seat::all(self.count).filter(|&seat| !viewer.is(seat));
        let mut hidden = [Cards::NONE; 4];
        for seat in strangers.clone() {
            hidden[seat.index()] = self.gather_hidden(seat);
        }
        self.deal_factions(viewer, &mut hidden, chance);
        for seat in strangers {
            // Which of equal cards an artefact has touched could tell what was hidden since.
            self.player_mut(seat).marked.clear();
            self.split(viewer, seat, &hidden[seat.index()], chance);
        }
        if !self.was_shown(viewer) {
            self.shown = Cards::NONE;
        }
    }

    /// Whether the viewer has seen the declared cohort or declared it.
    pub(crate) fn was_shown(&self, viewer: Viewer) -> bool {
        let to = |seat: Seat| viewer.is(seat) && self.shown_to >> seat.0 & 1 == 1;
        viewer.is(self.active) || Seat::all(self.count).any(to)
    }

    /// Hand, nation and the hidden part of the ambush together.
    pub(crate) fn gather_hidden(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let mut all = player.hand;
        all.add_all(&player.nation);
        let closed = player.ambush_cards().filter(|(_, open, _)| !open);
        closed.for_each(|(card, ..)| all.add(card));
        all
    }

    /// What the viewer knows to be in hand or ambush.
    pub(crate) fn sure_in_hand(&self, viewer: Viewer, seat: Seat) -> Cards {
        let mut sure = self.player(seat).seen;
        if seat == self.active && self.was_shown(viewer) {
            for (sure, shown) in sure.0.iter_mut().zip(self.shown.0) {
                *sure = shown.max(*sure);
            }
        }
        sure
    }

    /// What the viewer knows to be in hand, nation or ambush.
    pub(crate) fn sure_in_deck(&self, viewer: Viewer, seat: Seat) -> Cards {
        let mut all = self.gather_hidden(seat);
        if viewer.is(seat) {
            return all;
        }
        let sure = self.sure_in_hand(viewer, seat);
        for rank in 0..SECRET_RANKS {
            for f in 0..4 {
                let card = Card::unit(Rank::at(rank), Faction::at(f));
                let known = self.player(seat).known[rank][f];
                all.0[card.index()] = known.max(sure.count(card));
            }
        }
        all
    }

    /// Tribesmen, chiefs and priests whose faction nobody has seen are drawn from the same lot as the
    /// piles.
    fn deal_factions(&mut self, viewer: Viewer, hidden: &mut [Cards; 4], chance: &mut Chance) {
        for rank in 0..SECRET_RANKS {
            let mut lot = self.piles.piles[rank].rest;
            let mut unknown = [0u8; 4];
            for seat in Seat::all(self.count).filter(|&seat| !viewer.is(seat)) {
                let sure = self.sure_in_hand(viewer, seat);
                for (f, lot) in lot.iter_mut().enumerate() {
                    let card = Card::unit(Rank::at(rank), Faction::at(f));
                    let known = self.player(seat).known[rank][f].max(sure.count(card));
                    let held = &mut hidden[seat.index()].0[card.index()];
                    let surplus = held.saturating_sub(known);
                    *held -= surplus;
                    *lot += surplus;
                    unknown[seat.index()] += surplus;
                }
            }
            for seat in Seat::all(self.count) {
                for _ in 0..unknown[seat.index()] {
                    if let Some(f) = chance.draw(&mut lot) {
                        let card = Card::unit(Rank::at(rank), Faction::at(f));
                        hidden[seat.index()].add(card);
                    }
                }
            }
            self.piles.piles[rank].rest = lot;
        }
    }

    /// Splits the hidden cards of a seat into hand, ambush and nation.
    fn split(&mut self, viewer: Viewer, seat: Seat, hidden: &Cards, chance: &mut Chance) {
        let sure = self.sure_in_hand(viewer, seat);
        let in_hand = self.player(seat).hand.total();
        for attempt in 0..TRIES {
            let mut rest = *hidden;
            rest.take_all(&sure);
            let mut held = sure;
            let closed = self.closed_places(seat);
            let wanted = in_hand + closed.count_ones();
            for _ in held.total()..wanted {
                if let Some(card) = chance.draw(&mut rest.0) {
                    held.0[card] += 1;
                }
            }
            let mut ambush = self.player(seat).ambush;
            let places = ambush
                .iter_mut()
                .enumerate()
                .filter(|(i, _)| closed >> i & 1 == 1);
            for (_, place) in places {
                *place = chance.draw(&mut held.0).map_or(NO, |card| card as u8);
            }
            let player = self.player_mut(seat);
            player.ambush = ambush;
            player.hand = held;
            player.nation = rest;
            if self.can_go_on(seat) {
                return;
            }
            if attempt + 1 == TRIES {
                self.pull_needed(seat, &sure);
            }
        }
    }

    /// Hiding places whose card only its owner knows, as bits.
    fn closed_places(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let filled = player
            .ambush
            .iter()
            .enumerate()
            .filter(|(_, card)| **card != NO);
        filled.fold(0, |set, (i, _)| set | 1 << i) & !player.open
    }

    /// Whether the seat, if it is to act, can: a payment was begun because it can be made.
    fn can_go_on(&self, seat: Seat) -> bool {
        if seat != self.actor() || !matches!(self.phase, Phase::Pay | Phase::Open) {
            return true;
        }
        let mut any = false;
        self.each_legal(seat, &mut |_| any = true);
        any
    }

    /// Brings what a payment or opening under way lacks from nation and ambush into the hand.
    fn pull_needed(&mut self, seat: Seat, sure: &Cards) {
        for _ in 0..PULLS {
            if self.can_go_on(seat) {
                return;
            }
            let means = self.means(self.side());
            let missing = Card::all().find(|&card| {
                self.lacks(&means, card)
                    && (self.player(seat).nation.has(card) || self.is_closed(seat, card))
            });
            match missing {
                Some(card) if self.swap_in(seat, &means, sure, card) => {}
                _ => return,
            }
        }
    }

    /// Whether a card of this kind would help with what is needed.
    fn lacks(&self, means: &Means, card: Card) -> bool {
        let needs = &self.task.needs;
        let opens = self.phase == Phase::Open;
        let wanted = needs.wanted();
        match card.kind() {
            Kind::Supply => means.supply < needs.supply,
            Kind::Unit(rank) => means.units[rank.index()] < needs.units[rank.index()],
            Kind::Artefact(Artefact::Tool) if means.units[0] < needs.units[0] => true,
            Kind::Artefact(Artefact::Weapon) if opens => true,
            Kind::Artefact(artefact) => wanted == Some(artefact),
            Kind::Great(Great::Hammer) => !opens,
            Kind::Great(Great::Blade | Great::Shield) => opens || wanted == Some(Artefact::Weapon),
            Kind::Great(_) | Kind::Joker => false,
        }
    }

    /// Whether the card lies in the part of the ambush that only its owner knows.
    fn is_closed(&self, seat: Seat, card: Card) -> bool {
        let mut closed = self
            .player(seat)
            .ambush_cards()
            .filter(|(_, open, _)| !open);
        closed.any(|(hidden, ..)| hidden == card)
    }

    /// Brings a card of the nation, or of the hidden part of the ambush, into the hand, in place of
    /// one that is not needed.
    fn swap_in(&mut self, seat: Seat, means: &Means, sure: &Cards, card: Card) -> bool {
        let needs = self.task.needs;
        let spare = |other: Card| match other.kind() {
            Kind::Supply => means.supply > needs.supply,
            Kind::Unit(rank) => means.units[rank.index()] > needs.units[rank.index()],
            Kind::Artefact(Artefact::Tool) => needs.units[0] == 0,
            Kind::Artefact(artefact) => needs.wanted() != Some(artefact),
            Kind::Great(_) | Kind::Joker => other.kind() != card.kind(),
        };
        let mut held = self.gather_hidden(seat);
        held.take_all(&self.player(seat).nation);
        let closed = self.closed_places(seat);
        let player = self.player_mut(seat);
        let hand = player.hand;
        let may_leave = |other: Card| held.count(other) > sure.count(other);
        let mut spares = hand.kinds().filter(|&other| other != card && spare(other));
        let mut places = (0..player.ambush.len()).filter(|i| closed >> i & 1 == 1);
        let free = spares.clone().find(|&other| may_leave(other));
        let Some(out) = free.or_else(|| spares.next()) else {
            return false;
        };
        if !player.nation.has(card) {
            let Some(place) = places.find(|&i| player.ambush[i] == card.0) else {
                return false;
            };
            player.ambush[place] = out.0;
        } else if free.is_some() {
            player.nation.take(card);
            player.nation.add(out);
        } else {
            // What is known to be in hand or ambush can make room in the hand only by hiding.
            let Some(place) = places.find(|&i| may_leave(Card(player.ambush[i]))) else {
                return false;
            };
            player.nation.take(card);
            player.nation.add(Card(player.ambush[place]));
            player.ambush[place] = out.0;
        }
        player.hand.take(out);
        player.hand.add(card);
        true
    }
}
