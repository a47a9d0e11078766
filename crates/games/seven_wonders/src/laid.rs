//! What lies face down, and what is known of the Free City's turns.

use ziggurat_engine::{Id, InOrder};

use crate::{
    around::{CityId, MAX_CITIES},
    cards::{AgeSet, Card},
    time::{Age, MAX_TURNS, Moment},
};

/// Cities of a match with two players (SWB-15.1).
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
    Players([[FaceDown; MAX_CITIES]; Moment::COUNT]),
    /// Two players and the Free City.
    FreeCity(FreeCity),
}

/// The memory of a game with two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FreeCity {
    laid: [[FaceDown; THREE]; Moment::COUNT],
    /// What the controller has drawn in each turn (SWB-15.4).
    drawn: [Option<Card>; MAX_TURNS * 3],
    /// The cards of the pile, sorted, empty places last.
    pile: [Option<Card>; MAX_TURNS + 1],
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
                laid: [[FaceDown::NOTHING; THREE]; Moment::COUNT],
                drawn: [None; MAX_TURNS * 3],
                pile: [None; MAX_TURNS + 1],
                could_build: [[0; size_of::<Bits>()]; MAX_TURNS],
            }),
            _ => Self::Players([[FaceDown::NOTHING; MAX_CITIES]; Moment::COUNT]),
        }
    }

    /// What each city laid at a moment.
    #[inline]
    fn row(&self, moment: Moment) -> &[FaceDown] {
        match self {
            Self::Players(laid) => &laid[moment.index()],
            Self::FreeCity(game) => &game.laid[moment.index()],
        }
    }

    /// What a city laid at a moment.
    #[inline]
    pub(crate) fn at(&self, moment: Moment, city: CityId) -> FaceDown {
        self.row(moment)[city.index()]
    }

    #[inline]
    pub(crate) fn lay(&mut self, moment: Moment, city: CityId, laid: FaceDown) {
        let row: &mut [FaceDown] = match self {
            Self::Players(laid) => &mut laid[moment.index()],
            Self::FreeCity(game) => &mut game.laid[moment.index()],
        };
        row[city.index()] = laid;
    }

    /// All that was laid face down up to the end of an age, with its moment and its city.
    pub(crate) fn all(
        &self,
        age: Age,
    ) -> impl Iterator<Item = (Moment, CityId, FaceDown, Card)> + '_ {
        age.so_far()
            .flat_map(Moment::of_age)
            .flat_map(move |moment| {
                let row = self.row(moment);
                let cities = CityId::first(row.len()).zip(row);
                cities.filter_map(move |(city, laid)| Some((moment, city, *laid, laid.card()?)))
            })
    }

    /// Two players: what the controller has drawn in each turn of the game (SWB-15.4).
    pub(crate) fn drawn(&self) -> &[Option<Card>] {
        match self {
            Self::Players(_) => &[],
            Self::FreeCity(game) => &game.drawn,
        }
    }

    /// What the controller has drawn in a turn of the game.
    pub(crate) fn drawn_in(&self, turn: usize) -> Option<Card> {
        self.drawn().get(turn).copied().flatten()
    }

    pub(crate) fn draw(&mut self, turn: usize, card: Option<Card>) {
        if let Self::FreeCity(game) = self
            && let Some(place) = game.drawn.get_mut(turn)
        {
            *place = card;
        }
    }

    /// Two players: the places of the Free City's pile.
    pub(crate) fn pile(&self) -> &[Option<Card>] {
        match self {
            Self::Players(_) => &[],
            Self::FreeCity(game) => &game.pile,
        }
    }

    /// Lays cards on the Free City's pile, if there is one; what does not fit is left out.
    pub(crate) fn set_pile(&mut self, cards: impl IntoIterator<Item = Card>) {
        if let Self::FreeCity(game) = self {
            let mut cards = cards.into_iter();
            game.pile.fill_with(|| cards.next());
            game.pile.put_in_order_by(|card| (card.is_none(), *card));
        }
    }

    /// The cards of the Free City's pile.
    pub(crate) fn pile_cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.pile().iter().copied().flatten()
    }

    /// Takes a card of the Free City's pile.
    pub(crate) fn take_from_pile(&mut self, at: usize) -> Option<Card> {
        let Self::FreeCity(game) = self else {
            return None;
        };
        let pile = game.pile.get_mut(at..)?;
        let card = pile.first_mut()?.take();
        pile.rotate_left(1);
        card
    }

    /// Two players: what the Free City could have built in a turn in which it discarded a card, so
    /// that nobody takes the card for one of those (SWB-15.6).
    pub(crate) fn could_build(&self, moment: Moment) -> AgeSet {
        match (self, turn_of(moment)) {
            (Self::FreeCity(game), Some(turn)) => {
                let places = Card::places_of_age(moment.age());
                let all = open(game.could_build[turn]) >> places.start;
                AgeSet::from_bits((all & ((1 << places.len()) - 1)) as u64)
            }
            (Self::FreeCity(_) | Self::Players(_), _) => AgeSet::NONE,
        }
    }

    /// Notes it, or forgets it.
    pub(crate) fn note_could_build(&mut self, moment: Moment, cards: AgeSet) {
        if let Self::FreeCity(game) = self
            && let Some(turn) = turn_of(moment)
        {
            let places = Card::places_of_age(moment.age());
            let age = ((1 << places.len()) - 1) << places.start;
            let bits = &mut game.could_build[turn];
            let all = open(*bits) & !age | u128::from(cards.bits()) << places.start & age;
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

/// The turn of the age that a moment is in, from 0.
fn turn_of(moment: Moment) -> Option<usize> {
    Some(usize::from(moment.turn()?) - 1)
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
        let turns = || {
            let all = Age::ALL.into_iter().flat_map(Moment::of_age);
            all.filter(|moment| moment.turn().is_some())
        };
        let set = |moment: Moment| -> AgeSet {
            let cards = Card::of_age(moment.age());
            let chosen = |card: &Card| (card.index() * 7 + moment.index()).is_multiple_of(3);
            cards.filter(chosen).collect()
        };
        for moment in turns() {
            laid.note_could_build(moment, AgeSet::from_bits(u64::MAX));
            laid.note_could_build(moment, set(moment));
        }
        let kept = |moment| !set(moment).is_empty() && laid.could_build(moment) == set(moment);
        assert!(turns().all(kept));
        turns().for_each(|moment| laid.note_could_build(moment, AgeSet::NONE));
        assert_eq!(laid, Laid::nothing(2));
        assert!(!laid.notes_could_build());
    }

    #[test]
    fn two_players_need_no_more_room() {
        assert!(size_of::<FreeCity>() <= MAX_CITIES * Moment::COUNT);
    }
}
