//! Dealing again what a viewer cannot know (section 19).

use ziggurat_engine::{BySeat, Chance, Seat, Viewer};

use crate::{
    cards::{Card, Cards, Kind, Marks},
    costs::Needs,
    means::Means,
    pieces::{Artefact, Faction, Great, Rank},
    piles::PileId,
    state::{Battalia, MAX_PLAYERS, Phase, SECRET_RANKS, Task},
};

/// How often the cards are dealt until a payment under way can be made, before a hand is helped.
const TRIES: u32 = 24;
/// How often they are dealt at most: what helps a hand can be in its way, too.
const MOST_TRIES: u32 = 1_000;
/// No payment needs more cards.
const PULLS: u32 = 12;

impl Battalia {
    /// Deals again the factions of cards never seen, and what lies in hand, nation and ambush.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, chance: &mut Chance) {
        if self.is_over() {
            return;
        }
        let strangers = Seat::all(self.count).filter(|&seat| !viewer.is(seat));
        let mut hidden = BySeat::all(Cards::NONE);
        for seat in strangers.clone() {
            hidden[seat] = self.gather_hidden(seat);
        }
        self.deal_factions(viewer, &mut hidden, chance);
        for seat in strangers {
            // Which of several equal cards an artefact has touched could give away what was hidden since.
            self.player_mut(seat).marked = Marks::NONE;
            self.split(viewer, seat, &hidden[seat], chance);
        }
        if !self.was_shown(viewer) {
            self.shown = Cards::NONE;
        }
    }

    /// Whether the viewer has seen the declared cohort or declared it.
    pub(crate) fn was_shown(&self, viewer: Viewer) -> bool {
        let to = |seat: Seat| viewer.is(seat) && self.cohort.shown_to.contains(seat);
        viewer.is(self.active) || Seat::all(self.count).any(to)
    }

    /// Hand, nation and the hidden part of the ambush together.
    pub(crate) fn gather_hidden(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let mut all = player.hand;
        all.add_all(&player.nation);
        player.ambush.secret().for_each(|card| all.add(card));
        all
    }

    /// What the viewer knows to be in hand or ambush.
    pub(crate) fn sure_in_hand(&self, viewer: Viewer, seat: Seat) -> Cards {
        let mut sure = self.player(seat).seen;
        if seat == self.active && self.was_shown(viewer) {
            sure.raise_to(&self.shown);
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
        for card in secret_cards() {
            let known = self.player(seat).known(card).unwrap_or(0);
            all.set(card, known.max(sure.count(card)));
        }
        all
    }

    /// Hidden cards of which the viewer knows the rank only.
    pub(crate) fn unknown_cards(&self, viewer: Viewer, seat: Seat) -> Cards {
        if self.is_over() {
            return Cards::NONE;
        }
        let mut all = self.gather_hidden(seat);
        all.take_all(&self.sure_in_deck(viewer, seat));
        all
    }

    /// Tribesmen, chiefs and priests whose faction nobody has seen are drawn from the same lot as the
    /// piles.
    fn deal_factions(
        &mut self,
        viewer: Viewer,
        hidden: &mut BySeat<Cards, MAX_PLAYERS>,
        chance: &mut Chance,
    ) {
        for rank in SECRET_RANKS {
            let mut lot = self.piles.get(PileId::Units(rank)).rest;
            let mut unknown = BySeat::<u8, MAX_PLAYERS>::all(0);
            for seat in Seat::all(self.count).filter(|&seat| !viewer.is(seat)) {
                let sure = self.sure_in_hand(viewer, seat);
                for &faction in Faction::ALL {
                    let card = Card::unit(rank, faction);
                    let known = self.player(seat).known(card).unwrap_or(0);
                    let known = known.max(sure.count(card));
                    let held = hidden[seat].count(card);
                    let surplus = held.saturating_sub(known);
                    hidden[seat].set(card, held - surplus);
                    lot[faction] += surplus;
                    unknown[seat] += surplus;
                }
            }
            for seat in Seat::all(self.count) {
                for _ in 0..unknown[seat] {
                    if let Some(faction) = chance.draw(lot.values_mut()) {
                        hidden[seat].add(Card::unit(rank, Faction::nth(faction)));
                    }
                }
            }
            self.piles.get_mut(PileId::Units(rank)).rest = lot;
        }
    }

    /// Splits the hidden cards of a seat into hand, ambush and nation.
    fn split(&mut self, viewer: Viewer, seat: Seat, hidden: &Cards, chance: &mut Chance) {
        let sure = self.sure_in_hand(viewer, seat);
        let in_hand = self.player(seat).hand.total();
        for attempt in 0..MOST_TRIES {
            let mut rest = *hidden;
            rest.take_all(&sure);
            let mut held = sure;
            let secret = self.player(seat).ambush.secret().count();
            let wanted = in_hand + secret as u32;
            for _ in held.total()..wanted {
                if let Some(card) = rest.draw(chance) {
                    held.add(card);
                }
            }
            let player = self.player_mut(seat);
            for place in player.ambush.iter_mut().filter(|hidden| hidden.is_secret()) {
                if let Some(card) = held.draw(chance) {
                    place.card = card;
                }
            }
            player.hand = held;
            player.nation = rest;
            if self.can_go_on(seat) {
                return;
            }
            if attempt + 1 == TRIES {
                self.pull_needed(seat, &sure);
                if self.can_go_on(seat) {
                    return;
                }
            }
        }
    }

    /// Whether the seat, if it is to act, can: a payment was begun because it can be made.
    fn can_go_on(&self, seat: Seat) -> bool {
        if seat != self.actor() || !matches!(self.phase(), Phase::Pay | Phase::Open) {
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

    /// What is still to be paid.
    fn owed(&self) -> Needs {
        match self.task {
            Some(Task::Pay { needs, .. }) => needs,
            _ => Needs::NOTHING,
        }
    }

    /// Whether a card of this kind would help with what is needed.
    fn lacks(&self, means: &Means, card: Card) -> bool {
        let needs = self.owed();
        let opens = self.phase() == Phase::Open;
        let wanted = needs.artefact;
        match card.kind() {
            Kind::Supply => means.supply < needs.supply,
            Kind::Unit(rank) => means.units[rank] < needs.units[rank],
            Kind::Artefact(Artefact::Tool)
                if means.units[Rank::Tribesman] < needs.units[Rank::Tribesman] =>
            {
                true
            }
            Kind::Artefact(Artefact::Weapon) if opens => true,
            Kind::Artefact(artefact) => wanted == Some(artefact),
            Kind::Great(Great::Hammer) => !opens,
            Kind::Great(Great::Blade | Great::Shield) => opens || wanted == Some(Artefact::Weapon),
            Kind::Great(_) | Kind::Joker => false,
        }
    }

    /// Whether the card lies in the part of the ambush that only its owner knows.
    fn is_closed(&self, seat: Seat, card: Card) -> bool {
        self.player(seat)
            .ambush
            .secret()
            .any(|secret| secret == card)
    }

    /// Brings a card of the nation, or of the hidden part of the ambush, into the hand, in place of
    /// one that is not needed.
    fn swap_in(&mut self, seat: Seat, means: &Means, sure: &Cards, card: Card) -> bool {
        let needs = self.owed();
        let spare = |other: Card| match other.kind() {
            Kind::Supply => means.supply > needs.supply,
            Kind::Unit(rank) => means.units[rank] > needs.units[rank],
            Kind::Artefact(Artefact::Tool) => needs.units[Rank::Tribesman] == 0,
            Kind::Artefact(artefact) => needs.artefact != Some(artefact),
            Kind::Great(_) | Kind::Joker => other.kind() != card.kind(),
        };
        let mut held = self.gather_hidden(seat);
        held.take_all(&self.player(seat).nation);
        let player = self.player_mut(seat);
        let hand = player.hand;
        let may_leave = |other: Card| held.count(other) > sure.count(other);
        let mut spares = hand.kinds().filter(|&other| other != card && spare(other));
        let free = spares.clone().find(|&other| may_leave(other));
        let Some(out) = free.or_else(|| spares.next()) else {
            return false;
        };
        let mut secret = player.ambush.iter_mut().filter(|hidden| hidden.is_secret());
        if !player.nation.has(card) {
            let Some(place) = secret.find(|hidden| hidden.card == card) else {
                return false;
            };
            place.card = out;
        } else if free.is_some() {
            player.nation.take(card);
            player.nation.add(out);
        } else {
            // What is known to be in hand or ambush can make room in the hand only by hiding.
            let Some(place) = secret.find(|hidden| may_leave(hidden.card)) else {
                return false;
            };
            player.nation.take(card);
            player.nation.add(place.card);
            place.card = out;
        }
        player.hand.take(out);
        player.hand.add(card);
        true
    }
}

/// The cards whose factions were dealt unseen.
fn secret_cards() -> impl Iterator<Item = Card> {
    let cards = |rank: Rank| Faction::ALL.iter().map(move |&f| Card::unit(rank, f));
    SECRET_RANKS.into_iter().flat_map(cards)
}
