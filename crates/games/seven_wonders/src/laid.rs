//! What lies face down, and what is known of the Free City's turns.

use crate::{
    cards::Card,
    city::NO_CARD,
    state::{MAX_CITIES, MAX_TURNS, MOMENTS},
};

/// Moments of a game.
const ALL_MOMENTS: usize = MOMENTS * 3;
/// Cities of a game with two players (SWB-15.1).
const THREE: usize = 3;

/// A card that a city has laid face down: under its board or on the discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct FaceDown(u8);

impl FaceDown {
    pub(crate) const NOTHING: Self = Self(0);
    const UNDER: u8 = 0x80;

    pub(crate) fn new(card: Card, under: bool) -> Self {
        Self((card as u8 + 1) | if under { Self::UNDER } else { 0 })
    }

    pub(crate) fn card(self) -> Option<Card> {
        Card::from_index(usize::from(self.0 & !Self::UNDER).wrapping_sub(1))
    }

    /// Whether it lies under the board of its city and not on the discard pile.
    pub(crate) fn is_under(self) -> bool {
        self.0 & Self::UNDER != 0
    }
}

/// What each city has laid face down, by age and moment: who laid what when is what players can
/// remember. Rows beyond the present are empty. Two players have fewer cities and more to remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Laid {
    /// Three players or more.
    Players([[FaceDown; MAX_CITIES]; ALL_MOMENTS]),
    /// Two players and the Free City.
    FreeCity(FreeCity),
}

/// The memory of a game with two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FreeCity {
    laid: [[FaceDown; THREE]; ALL_MOMENTS],
    /// What the controller has drawn in each turn (SWB-15.4).
    drawn: [u8; MAX_TURNS * 3],
    /// The cards of the pile, sorted.
    pile: [u8; MAX_TURNS + 1],
    /// By turn of an age: what could have been built in this turn of each age.
    could_build: [Bits; MAX_TURNS],
}

/// A bit for each card of the game.
type Bits = [u8; Card::ALL.len().div_ceil(8)];

const _: () = assert!(Card::ALL.len() <= 128 && size_of::<Bits>() <= 16);

impl Laid {
    /// Nothing lies anywhere.
    pub(crate) fn nothing(players: u8) -> Self {
        match players {
            2 => Self::FreeCity(FreeCity {
                laid: [[FaceDown::NOTHING; THREE]; ALL_MOMENTS],
                drawn: [NO_CARD; MAX_TURNS * 3],
                pile: [NO_CARD; MAX_TURNS + 1],
                could_build: [[0; size_of::<Bits>()]; MAX_TURNS],
            }),
            _ => Self::Players([[FaceDown::NOTHING; MAX_CITIES]; ALL_MOMENTS]),
        }
    }

    /// What each city laid at a moment.
    #[inline]
    fn row(&self, moment: usize) -> &[FaceDown] {
        match self {
            Self::Players(laid) => laid.get(moment).map_or(&[], |row| row),
            Self::FreeCity(game) => game.laid.get(moment).map_or(&[], |row| row),
        }
    }

    /// What a city laid at a moment.
    #[inline]
    pub(crate) fn at(&self, moment: usize, city: usize) -> FaceDown {
        let laid = self.row(moment).get(city);
        laid.copied().unwrap_or_default()
    }

    #[inline]
    pub(crate) fn lay(&mut self, moment: usize, city: usize, laid: FaceDown) {
        let row: Option<&mut [FaceDown]> = match self {
            Self::Players(laid) => laid.get_mut(moment).map(|row| &mut row[..]),
            Self::FreeCity(game) => game.laid.get_mut(moment).map(|row| &mut row[..]),
        };
        if let Some(place) = row.and_then(|row| row.get_mut(city)) {
            *place = laid;
        }
    }

    /// All that lies face down, with its moment and its city.
    pub(crate) fn all(&self) -> impl Iterator<Item = (usize, usize, FaceDown, Card)> + '_ {
        self.until(ALL_MOMENTS)
    }

    /// The same for the moments before one.
    pub(crate) fn until(
        &self,
        end: usize,
    ) -> impl Iterator<Item = (usize, usize, FaceDown, Card)> + '_ {
        (0..end).flat_map(move |moment| {
            let row = self.row(moment).iter().enumerate();
            row.filter_map(move |(city, laid)| Some((moment, city, *laid, laid.card()?)))
        })
    }

    /// Two players: what the controller has drawn in each turn of the game (SWB-15.4).
    pub(crate) fn drawn(&self) -> &[u8] {
        match self {
            Self::Players(_) => &[],
            Self::FreeCity(game) => &game.drawn,
        }
    }

    /// What the controller has drawn in a turn of the game.
    pub(crate) fn drawn_in(&self, turn: usize) -> Option<Card> {
        let card = self.drawn().get(turn)?;
        Card::from_index((*card).into())
    }

    pub(crate) fn draw(&mut self, turn: usize, card: Option<Card>) {
        if let Self::FreeCity(game) = self
            && let Some(place) = game.drawn.get_mut(turn)
        {
            *place = card.map_or(NO_CARD, |card| card as u8);
        }
    }

    /// Two players: the places of the Free City's pile.
    pub(crate) fn pile(&self) -> &[u8] {
        match self {
            Self::Players(_) => &[],
            Self::FreeCity(game) => &game.pile,
        }
    }

    pub(crate) fn pile_mut(&mut self) -> &mut [u8] {
        match self {
            Self::Players(_) => &mut [],
            Self::FreeCity(game) => &mut game.pile,
        }
    }

    /// The cards of the Free City's pile.
    pub(crate) fn pile_cards(&self) -> impl Iterator<Item = Card> + '_ {
        let cards = self.pile().iter();
        cards.filter_map(|card| Card::from_index((*card).into()))
    }

    /// Takes a card of the Free City's pile.
    pub(crate) fn take_from_pile(&mut self, at: usize) -> Option<Card> {
        let pile = self.pile_mut().get_mut(at..)?;
        let card = Card::from_index((*pile.first()?).into());
        pile.rotate_left(1);
        if let Some(last) = pile.last_mut() {
            *last = NO_CARD;
        }
        card
    }

    /// Two players: what the Free City could have built in a turn in which it discarded a card, so
    /// that nobody takes the card for one of those (SWB-15.6). A bit for each card of the age.
    pub(crate) fn could_build(&self, moment: usize) -> u64 {
        let (places, turn) = turn_of(moment);
        match self {
            Self::FreeCity(game) if turn < MAX_TURNS => {
                let all = open(game.could_build[turn]) >> places.start;
                (all & ((1 << places.len()) - 1)) as u64
            }
            _ => 0,
        }
    }

    /// Notes it, or forgets it.
    pub(crate) fn note_could_build(&mut self, moment: usize, cards: u64) {
        let (places, turn) = turn_of(moment);
        if let Self::FreeCity(game) = self
            && let Some(bits) = game.could_build.get_mut(turn)
        {
            let age = ((1 << places.len()) - 1) << places.start;
            let all = open(*bits) & !age | u128::from(cards) << places.start & age;
            let bytes = all.to_le_bytes();
            bits.copy_from_slice(&bytes[..size_of::<Bits>()]);
        }
    }

    /// Whether anything of the kind is noted.
    pub(crate) fn notes_could_build(&self) -> bool {
        match self {
            Self::Players(_) => false,
            Self::FreeCity(game) => game.could_build.iter().flatten().any(|bits| *bits != 0),
        }
    }
}

/// The places of the cards of a moment's age, and the turn of the age, from 0.
fn turn_of(moment: usize) -> (std::ops::Range<usize>, usize) {
    let age = (moment / MOMENTS) as u8 + 1;
    (Card::places_of_age(age), moment % MOMENTS)
}

fn open(bits: Bits) -> u128 {
    let mut bytes = [0; 16];
    bytes[..size_of::<Bits>()].copy_from_slice(&bits);
    u128::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_be_built_is_kept_for_every_turn_of_every_age() {
        let mut laid = Laid::nothing(2);
        let turns = || (0..3).flat_map(|age| (0..MAX_TURNS).map(move |turn| age * MOMENTS + turn));
        let set = |moment: usize| {
            let cards = Card::of_age((moment / MOMENTS) as u8 + 1);
            let bits = cards.filter(|card| (card.index() * 7 + moment).is_multiple_of(3));
            bits.fold(0, |set, card| set | card.bit_in_age())
        };
        for moment in turns() {
            laid.note_could_build(moment, u64::MAX);
            laid.note_could_build(moment, set(moment));
        }
        assert!(turns().all(|moment| set(moment) != 0 && laid.could_build(moment) == set(moment)));
        turns().for_each(|moment| laid.note_could_build(moment, 0));
        assert_eq!(laid, Laid::nothing(2));
        assert!(!laid.notes_could_build());
    }

    #[test]
    fn two_players_need_no_more_room() {
        assert!(size_of::<FreeCity>() <= MAX_CITIES * ALL_MOMENTS);
    }
}
