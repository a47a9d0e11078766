//! What a player has.

use ziggurat_engine::ById;

use crate::{
    board::{Square, Squares},
    cards::{Card, Cards, Marks},
    facts::{HIDING_PLACES, HIGH_MARKERS, LOW_MARKERS},
    pieces::{Faction, Great, Hero, Heroes, Level, Rank},
};

/// Ranks of the cards in the decks at the start: only their factions are unknown.
pub(crate) const SECRET_RANKS: [Rank; 3] = [Rank::Tribesman, Rank::Chief, Rank::Priest];

/// Who knows a card in the ambush.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Secrecy {
    /// Only its owner.
    Secret,
    /// Everybody: an amulet has put it there (BAT-9.8).
    Open,
    /// Everybody: an amulet has put it there in this turn (BAT-12.28).
    OpenAndFresh,
}

/// A card in the ambush.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hidden {
    pub(crate) card: Card,
    pub(crate) secrecy: Secrecy,
}

impl Hidden {
    pub(crate) fn is_secret(self) -> bool {
        self.secrecy == Secrecy::Secret
    }

    pub(crate) fn is_fresh(self) -> bool {
        self.secrecy == Secrecy::OpenAndFresh
    }
}

/// The hiding places, the first ones filled (section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ambush([Option<Hidden>; HIDING_PLACES]);

impl Ambush {
    pub(crate) const EMPTY: Self = Self([None; HIDING_PLACES]);

    /// How many cards are in the ambush.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.iter().count()
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.0[HIDING_PLACES - 1].is_some()
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Hidden> + Clone + '_ {
        self.0.iter().map_while(|&hidden| hidden)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Hidden> {
        self.0.iter_mut().map_while(Option::as_mut)
    }

    /// The cards that only their owner knows.
    pub(crate) fn secret(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        let secret = self.iter().filter(|hidden| hidden.is_secret());
        secret.map(|hidden| hidden.card)
    }

    /// Fills the next place.
    ///
    /// # Panics
    /// If all are full: nobody hides a card then (BAT-5.2), and an amulet makes room first (BAT-5.5).
    pub(crate) fn push(&mut self, card: Card, secrecy: Secrecy) {
        let place = self.len();
        self.0[place] = Some(Hidden { card, secrecy });
    }

    /// Takes a card out, the first such one.
    pub(crate) fn remove(&mut self, card: Card) -> Option<Hidden> {
        let place = self.iter().position(|hidden| hidden.card == card)?;
        let removed = self.0[place];
        self.0[place..].rotate_left(1);
        self.0[HIDING_PLACES - 1] = None;
        removed
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// The draw pile; its order is decided when cards are drawn.
    pub(crate) nation: Cards,
    pub(crate) shelter: Cards,
    /// What everybody knows to be in hand or hidden in the ambush: at least this many of each.
    pub(crate) seen: Cards,
    /// What everybody knows to be in hand, nation or hidden in the ambush: at least this many of each
    /// tribesman, chief and priest. Everybody knows all the other cards.
    known: [ById<Faction, u8, { Faction::COUNT }>; SECRET_RANKS.len()],
    /// Hand cards that were targets in this turn.
    pub(crate) marked: Marks,
    pub(crate) ambush: Ambush,
    pub(crate) faction: Option<Faction>,
    /// Where the heroes stand; `None` off the board.
    pub(crate) heroes: ById<Hero, Option<Square>, { Hero::COUNT }>,
    /// Heroes that moved without paying since the last card was used up (BAT-17.3).
    pub(crate) roamed: Heroes,
    /// The player's cities by level.
    pub(crate) cities: ById<Level, u8, { Level::COUNT }>,
    /// The great artefact in the deck (BAT-7.6).
    pub(crate) great: Option<Great>,
    /// Number of cards in the deck (BAT-5.3).
    pub(crate) deck: u8,
    /// Has been a defender in this turn (BAT-3.6).
    pub(crate) defended: bool,
    /// Has captured a neutral city (BAT-18.2).
    pub(crate) captured: bool,
}

impl Player {
    pub(crate) const NEW: Self = Self {
        hand: Cards::NONE,
        nation: Cards::NONE,
        shelter: Cards::NONE,
        seen: Cards::NONE,
        known: [ById::new([0; Faction::COUNT]); SECRET_RANKS.len()],
        marked: Marks::NONE,
        ambush: Ambush::EMPTY,
        faction: None,
        heroes: ById::new([None; Hero::COUNT]),
        roamed: Heroes::EMPTY,
        cities: ById::new([0; Level::COUNT]),
        great: None,
        deck: 0,
        defended: false,
        captured: false,
    };

    /// The heroes on a square.
    #[inline]
    pub(crate) fn heroes_on(&self, square: Square) -> Heroes {
        let here = |hero: &Hero| self.heroes[*hero] == Some(square);
        Hero::ALL.iter().copied().filter(here).collect()
    }

    /// The squares with heroes.
    pub(crate) fn hero_squares(&self) -> Squares {
        self.heroes.values().iter().flatten().copied().collect()
    }

    /// How many heroes are on the board.
    pub(crate) fn heroes_out(&self) -> u8 {
        self.heroes.values().iter().flatten().count() as u8
    }

    /// How many markers with these sides are in reserve (BAT-1.7).
    #[inline]
    pub(crate) fn markers(&self, low: bool) -> u8 {
        let [one, two, three, four] = *self.cities.values();
        if low {
            LOW_MARKERS.saturating_sub(one + two)
        } else {
            HIGH_MARKERS.saturating_sub(three + four)
        }
    }

    /// Whether a marker with this level is in reserve (BAT-8.4).
    #[inline]
    pub(crate) fn has_marker(&self, level: Level) -> bool {
        self.markers(level.is_low()) > 0
    }

    /// The highest level up to this one of which a marker is in reserve (BAT-12.20).
    pub(crate) fn best_marker(&self, most: Level) -> Option<Level> {
        let lower = Level::ALL.iter().rev().filter(|&&level| level <= most);
        lower.copied().find(|&level| self.has_marker(level))
    }

    /// How many of a card everybody knows to be among the hidden ones, if that is counted.
    #[inline]
    pub(crate) fn known(&self, card: Card) -> Option<u8> {
        let (rank, faction) = (card.rank()?, card.faction()?);
        Some(self.known.get(rank.index())?[faction])
    }

    /// The cards that everybody knows to be among the hidden ones, as far as that is counted.
    pub(crate) fn known_cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| {
            let count = self.known(card).unwrap_or(0);
            std::iter::repeat_n(card, count.into())
        })
    }

    /// One more card among the hidden ones is known to everybody.
    pub(crate) fn known_more(&mut self, card: Card) {
        if let Some(count) = self.known_place(card) {
            *count = count.saturating_add(1);
        }
    }

    /// A card leaves the hidden ones.
    pub(crate) fn known_less(&mut self, card: Card) {
        if let Some(count) = self.known_place(card) {
            *count = count.saturating_sub(1);
        }
    }

    fn known_place(&mut self, card: Card) -> Option<&mut u8> {
        let (rank, faction) = (card.rank()?, card.faction()?);
        Some(&mut self.known.get_mut(rank.index())?[faction])
    }
}
