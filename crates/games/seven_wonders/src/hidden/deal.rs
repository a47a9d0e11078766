//! Dealing the hidden cards of an age to their places.

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, InOrder};

use super::{CARD_ROOM, Hidden, Secrets, UNSEEN};
use crate::{cards::Card, pieces::Colour};

/// How often cards are dealt at random before they are dealt with care.
const TRIES: usize = 24;
/// How many steps are taken with care: far more than a deal needs that there is. A view that somebody
/// has made up can be one for which there is none.
const STEPS: u32 = 300_000;

/// A card for every place, and what was drawn into hands that the viewer otherwise knows.
#[derive(Debug, Default)]
pub(super) struct Deal {
    pub(super) cards: ArrayVec<Card, 72>,
    pub(super) drawn: ArrayVec<(usize, Card), 8>,
}

impl Hidden {
    /// Whether only some cards can lie there.
    pub(super) fn is_choosy(&self) -> bool {
        self.colour.is_some() || !self.barred.is_empty()
    }

    fn takes(&self, card: Card) -> bool {
        !self.barred.contains(card) && self.colour.is_none_or(|colour| card.colour() == colour)
    }
}

impl Secrets {
    /// Deals all cards within their groups. What the Free City discarded is dealt like anything else
    /// until it fits: so every possible deal is equally likely.
    pub(super) fn deal(&self, chance: &mut Chance) -> Deal {
        let tries = match self.places.iter().any(|hidden| !hidden.barred.is_empty()) {
            true => TRIES,
            false => 1,
        };
        for _ in 0..tries {
            let deal = self.with_drawn(chance).deal_once(chance);
            let mut both = self.places.iter().zip(&deal.cards);
            if deal.cards.len() == self.places.len() && both.all(|(h, card)| h.takes(*card)) {
                return deal;
            }
        }
        self.with_all().deal_with_care(chance)
    }

    /// With some of the unknown cards, drawn at random.
    fn with_drawn(&self, chance: &mut Chance) -> Self {
        let mut secrets = self.clone();
        for unknown in &self.unknown {
            let mut pool: ArrayVec<Card, 32> = unknown.cards.iter().collect();
            chance.shuffle(&mut pool);
            let drawn = pool.iter().take(unknown.count);
            secrets.cards.extend(drawn.map(|card| (UNSEEN, *card)));
        }
        secrets.cards.put_in_order();
        secrets
    }

    /// With all unknown cards, of which only a certain number may be used.
    fn with_all(&self) -> Self {
        let mut secrets = self.clone();
        for unknown in &self.unknown {
            let all = unknown.cards.iter();
            secrets.cards.extend(all.map(|card| (UNSEEN, card)));
        }
        secrets.cards.put_in_order();
        secrets
    }

    fn deal_once(&self, chance: &mut Chance) -> Deal {
        let mut deal = Deal::default();
        let mut unseen = self.cards_of(UNSEEN);
        chance.shuffle(&mut unseen);
        // A drawn card whose colour everybody knows comes first: nothing else may take it.
        let mut pools: ArrayVec<(u8, Card), 8> = ArrayVec::new();
        for &(group, turn) in &self.draws {
            if let Some(colour) = self.lacking(group)
                && let Some(at) = unseen.iter().rposition(|card| card.colour() == colour)
            {
                let card = unseen.remove(at);
                deal.drawn.push((turn, card));
                pools.push((group, card));
            }
        }
        fill(self.places_of(UNSEEN), &mut unseen, &mut deal);
        for &(group, turn) in &self.draws {
            if self.lacking(group).is_none()
                && let Some(card) = unseen.pop()
            {
                deal.drawn.push((turn, card));
                pools.push((group, card));
            }
        }
        let mut from = self.places_of(UNSEEN).len();
        while let Some(group) = self.places.get(from).map(|hidden| hidden.group) {
            let mut cards = self.cards_of(group);
            let drawn = pools.iter().filter(|(of, _)| *of == group);
            cards.extend(drawn.map(|(_, card)| *card));
            cards.put_in_order();
            chance.shuffle(&mut cards);
            let places = self.places_of(group);
            fill(places, &mut cards, &mut deal);
            from += places.len();
        }
        deal
    }

    /// The places of a group; they lie side by side once they are sorted.
    fn places_of(&self, group: u8) -> &[Hidden] {
        let from = self.places.partition_point(|hidden| hidden.group < group);
        let to = self.places.partition_point(|hidden| hidden.group <= group);
        &self.places[from..to]
    }

    /// A colour that a place of the group shows and its known cards do not have: the card that was
    /// drawn lies there.
    fn lacking(&self, group: u8) -> Option<Colour> {
        let shown = self
            .places_of(group)
            .iter()
            .find_map(|hidden| hidden.colour)?;
        let has = self
            .cards
            .iter()
            .any(|(of, card)| *of == group && card.colour() == shown);
        (!has).then_some(shown)
    }

    pub(crate) fn cards_of(&self, group: u8) -> ArrayVec<Card, CARD_ROOM> {
        let of = self.cards.iter().filter(|(other, _)| *other == group);
        of.map(|(_, card)| *card).collect()
    }

    /// Finds a deal step by step, the places that not every card fits first. There is one: what
    /// happened, with the unknown cards that were really there.
    fn deal_with_care(&self, chance: &mut Chance) -> Deal {
        let mut order: ArrayVec<usize, CARD_ROOM> = (0..self.cards.len()).collect();
        chance.shuffle(&mut order);
        let mut places: ArrayVec<usize, 72> = (0..self.places.len()).collect();
        places.put_in_order_by(|place| !self.places[*place].is_choosy());
        let mut search = Search {
            secrets: self,
            order: &order,
            places: &places,
            card_at: [usize::MAX; 72],
            used: 0,
            left: std::array::from_fn(|kind| self.unknown.get(kind).map_or(0, |u| u.count)),
            drawn: ArrayVec::new(),
            steps: STEPS,
        };
        search.place(0);
        let mut deal = Deal::default();
        let cards = search.card_at[..self.places.len()].iter();
        deal.cards
            .extend(cards.filter_map(|at| Some(self.cards.get(*at)?.1)));
        let drawn = search.drawn.iter();
        deal.drawn
            .extend(drawn.map(|(turn, at)| (*turn, self.cards[*at].1)));
        deal
    }
}

/// Puts cards into places, in order; the places that show a colour come first.
fn fill(places: &[Hidden], cards: &mut ArrayVec<Card, CARD_ROOM>, deal: &mut Deal) {
    for hidden in places {
        let fits = |card: &Card| hidden.colour.is_none_or(|colour| card.colour() == colour);
        if let Some(at) = cards.iter().rposition(fits) {
            deal.cards.push(cards.remove(at));
        }
    }
}

/// A search for cards that fit their places.
struct Search<'t> {
    secrets: &'t Secrets,
    /// Cards in the order in which they are tried.
    order: &'t [usize],
    places: &'t [usize],
    /// The card of each place.
    card_at: [usize; 72],
    used: u128,
    /// How many cards of each unknown kind are still in the game.
    left: [usize; 2],
    /// Turns with the cards that were drawn in them.
    drawn: ArrayVec<(usize, usize), 8>,
    /// How many steps are left.
    steps: u32,
}

impl Search<'_> {
    /// Finds cards for all places from the given one on.
    fn place(&mut self, number: usize) -> bool {
        let Some(&place) = self.places.get(number) else {
            return true;
        };
        let Some(steps) = self.steps.checked_sub(1) else {
            return false;
        };
        self.steps = steps;
        let hidden = self.secrets.places[place];
        for &at in self.order {
            let (group, card) = self.secrets.cards[at];
            let draw = match group == hidden.group {
                true => None,
                false => self.open_draw(hidden.group).filter(|_| group == UNSEEN),
            };
            let free = self.used >> at & 1 == 0 && (group == hidden.group || draw.is_some());
            let kind = self.unknown_kind(group, card);
            let out = kind.is_some_and(|kind| self.left[kind] == 0);
            if !free || out || !hidden.takes(card) {
                continue;
            }
            self.used |= 1 << at;
            kind.into_iter().for_each(|kind| self.left[kind] -= 1);
            self.card_at[place] = at;
            if let Some(turn) = draw {
                self.drawn.push((turn, at));
            }
            if self.place(number + 1) {
                return true;
            }
            self.used &= !(1 << at);
            kind.into_iter().for_each(|kind| self.left[kind] += 1);
            if draw.is_some() {
                self.drawn.pop();
            }
        }
        false
    }

    /// The kind of an unseen card of which not all are in the game.
    fn unknown_kind(&self, group: u8, card: Card) -> Option<usize> {
        let mut kinds = self.secrets.unknown.iter();
        kinds.position(|unknown| group == UNSEEN && unknown.cards.contains(card))
    }

    /// A turn in which a card was drawn into this group that is not found yet.
    fn open_draw(&self, group: u8) -> Option<usize> {
        let turns = self.secrets.draws.iter().filter(|(of, _)| *of == group);
        let open = |turn: &usize| !self.drawn.iter().any(|(other, _)| other == turn);
        turns.map(|(_, turn)| *turn).find(open)
    }
}
