//! What a document leaves out and everybody would fill in alike: hands, the Free City's pile, cards
//! under stages. Cards that lie nowhere else are taken, in the order of the cards.

use super::{Discard, Document};
use crate::{
    action::{Action, Verb},
    around::CityId,
    cards::Card,
    pieces::Colour,
    state::{Hand, SevenWonders},
    time::Age,
};

/// How many of each card a document does not name.
#[derive(Debug)]
pub(super) struct Stock {
    left: [u8; Card::COUNT],
    guilds: usize,
    black: [usize; Age::ALL.len()],
}

impl Stock {
    /// All cards of the match that a document does not name.
    pub(super) fn new(document: &Document, position: &SevenWonders) -> Self {
        let copies = |card: &Card| match position.has_card(card.facts()) {
            false => 0,
            true if is_drawn(*card) => 1,
            true => card.copies(position.cities()),
        };
        let mut stock = Self {
            left: std::array::from_fn(|at| copies(&Card::ALL[at])),
            guilds: position.guilds_in_game(),
            black: [position.black_in_age(); Age::ALL.len()],
        };
        for card in named(document) {
            stock.take(card);
        }
        stock
    }

    fn has(&self, card: Card) -> bool {
        let facts = card.facts();
        let drawn = match (facts.guild, facts.colour) {
            (true, _) => self.guilds > 0,
            (false, Colour::Black) => self.black[facts.age.index()] > 0,
            (false, _) => true,
        };
        drawn && self.left[card.index()] > 0
    }

    fn take(&mut self, card: Card) {
        let facts = card.facts();
        let left = &mut self.left[card.index()];
        *left = left.saturating_sub(1);
        if facts.guild {
            self.guilds = self.guilds.saturating_sub(1);
        } else if facts.colour == Colour::Black {
            let black = &mut self.black[facts.age.index()];
            *black = black.saturating_sub(1);
        }
    }

    /// Takes the first card of an age that is left.
    fn first_of(&mut self, age: Age) -> Option<Card> {
        let card = Card::of_age(age).find(|card| self.has(*card))?;
        self.take(card);
        Some(card)
    }

    /// Takes the last card of an age that is left and not drawn at random: what lies under a board
    /// should not be missed in a hand.
    pub(super) fn last_of(&mut self, age: Age) -> Option<Card> {
        let mut cards = Card::of_age(age).filter(|card| self.has(*card) && !is_drawn(*card));
        let mut last = cards.next()?;
        for card in cards {
            last = card;
        }
        self.take(last);
        Some(last)
    }
}

/// Whether only some cards of this kind are in a match (SWB-2.2, SWC-1.1).
fn is_drawn(card: Card) -> bool {
    card.facts().guild || card.colour() == Colour::Black
}

/// All cards that a document names, wherever they are.
fn named(document: &Document) -> impl Iterator<Item = Card> + '_ {
    let in_cities = document.cities.iter().flat_map(|city| {
        let stages = city.stages.iter().filter_map(|stage| stage.card);
        let hand = city.hand.iter().flatten().copied();
        city.structures.iter().copied().chain(stages).chain(hand)
    });
    let discarded = document.discards.iter().map(|discard| match discard {
        Discard::Card(card) | Discard::Laid { card, .. } => *card,
    });
    let pile = document.pile.iter().flatten().copied();
    in_cities.chain(discarded).chain(pile)
}

/// The card of the hand that was chosen, if one was.
fn chosen_card(choice: Option<Action>) -> Option<Card> {
    let plays = choice.filter(|choice| choice.verb() == Verb::Own);
    plays.map(Action::card)
}

impl Document {
    /// Deals the hands and the pile that are left out, one card to each city in turn.
    pub(super) fn fill_hands(
        &self,
        position: &mut SevenWonders,
        stock: &mut Stock,
    ) -> Result<(), String> {
        let age = position.age;
        let short = || "hand: too few cards of the age are left to fill the hands".to_owned();
        if self.pile.is_none() {
            let free = position.free_city().map(|free| &position.city[free]);
            let last = usize::from(free.is_none_or(|free| free.hand.is_empty()));
            let wanted = position.pile_wanted().unwrap_or(last);
            let cards: Option<Vec<Card>> = (0..wanted).map(|_| stock.first_of(age)).collect();
            position.laid.set_pile(cards.ok_or_else(short)?);
        }
        let open = |city: &CityId| {
            let named = self.cities.get(city.seat().index());
            named.is_some_and(|city| city.hand.is_none())
        };
        let open: Vec<CityId> = position.all_cities().filter(open).collect();
        for &city in &open {
            let chosen = chosen_card(position.city[city].choice);
            if let Some(card) = chosen.filter(|card| stock.has(*card)) {
                stock.take(card);
                position.city[city].hand = Hand::new([card]);
            }
        }
        loop {
            let lacks =
                |city: &&CityId| position.city[**city].hand.len() < position.hand_wanted(**city);
            let Some(&next) = open
                .iter()
                .filter(lacks)
                .min_by_key(|city| position.city[**city].hand.len())
            else {
                return Ok(());
            };
            let card = stock.first_of(age).ok_or_else(short)?;
            position.city[next].hand.give(card);
        }
    }
}
