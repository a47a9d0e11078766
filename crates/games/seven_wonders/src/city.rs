//! One city as plain values.

use crate::{
    action::Action,
    cards::{Board, Card, CardSet, Wonder},
    ids::{Side, Token},
    tally::Packed,
};

/// The most stages of a board.
pub(crate) const MAX_STAGES: usize = 4;
/// Room for a hand: with two players the controller holds one card more (SWB-15.4).
pub(crate) const HAND_ROOM: usize = 8;
/// No card.
pub(crate) const NO_CARD: u8 = u8::MAX;

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

/// One city: a player's, or the Free City.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct City {
    /// The structures.
    pub(crate) built: CardSet,
    /// What the city can use and what its neighbours can buy, as of the start of the turn (SWB-5.5).
    pub(crate) own: Packed,
    pub(crate) sell: Packed,
    /// Discounts and the power of SWB-9.19, as of the start of the turn; see `production`.
    pub(crate) trade: u8,
    /// The structures that were built in this turn.
    pub(crate) fresh: [u8; 3],
    /// What was chosen for it and is not revealed yet.
    pub(crate) choice: Action,
    pub(crate) coins: u16,
    /// The hand, sorted; [`NO_CARD`] fills it up.
    pub(crate) hand: [u8; HAND_ROOM],
    wonder: u8,
    /// The stages that are built, a bit each.
    pub(crate) stages: u8,
    /// When the card under each stage was laid: the moment of the game, from 1.
    pub(crate) under: [u8; MAX_STAGES],
    /// Victory tokens worth 1, 3 and 5.
    pub(crate) victories: [u8; 3],
    pub(crate) defeats: u8,
    pub(crate) diplomacy: u8,
    /// Tokens of projects, by [`Token`].
    pub(crate) tokens: [u8; 6],
    /// Shields of projects.
    pub(crate) shield_tokens: u8,
    /// Points lost by penalty markers.
    pub(crate) markers: u8,
    /// Participation tokens of the project of this age.
    pub(crate) joined: u8,
    /// Tower tiles by pick: the number, 0 if it was built, with [`City::COMMITTED`] if it is about
    /// to be. While tiles are drafted the later places are the tiles in hand.
    pub(crate) tiles: [u8; 3],
    /// Tower tiles built.
    pub(crate) tower: u8,
    /// Means used in this turn (SWB-5.7).
    pub(crate) used: u8,
    /// Coins owed in step F2 (SWB-8.4).
    pub(crate) owed: u8,
    flags: u8,
}

impl City {
    /// Marks a tower tile that will be placed at the end of the turn (SWT-4.1).
    pub(crate) const COMMITTED: u8 = 0x80;
    /// The free structure of this age has been built (SWB-9.5).
    const FREE_BUILT: u8 = 1;
    /// The start resource is lost (SWP-4.4).
    const START_LOST: u8 = 2;
    /// The city has taken part in the project in this turn (SWP-2.2).
    const JOINED_NOW: u8 = 4;

    pub(crate) const EMPTY: Self = Self {
        built: CardSet::EMPTY,
        own: Packed::EMPTY,
        sell: Packed::EMPTY,
        trade: 0,
        fresh: [NO_CARD; 3],
        choice: Action::NONE,
        coins: 0,
        hand: [NO_CARD; HAND_ROOM],
        wonder: 0,
        stages: 0,
        under: [0; MAX_STAGES],
        victories: [0; 3],
        defeats: 0,
        diplomacy: 0,
        tokens: [0; 6],
        shield_tokens: 0,
        markers: 0,
        joined: 0,
        tiles: [0; 3],
        tower: 0,
        used: 0,
        owed: 0,
        flags: 0,
    };

    pub(crate) fn board(&self) -> Board {
        Board {
            wonder: Wonder::ALL[usize::from(self.wonder >> 1)],
            side: Side::from_bit(self.wonder),
        }
    }

    pub(crate) fn set_board(&mut self, board: Board) {
        self.wonder = (board.wonder as u8) << 1 | board.side as u8;
    }

    #[inline]
    pub(crate) fn gain(&mut self, coins: u16) {
        self.coins = self.coins.saturating_add(coins);
    }

    #[inline]
    pub(crate) fn pay(&mut self, coins: u16) {
        self.coins = self.coins.saturating_sub(coins);
    }

    /// The cards in hand, sorted.
    #[inline]
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.hand
            .iter()
            .map_while(|&card| Card::from_index(card.into()))
    }

    pub(crate) fn hand_size(&self) -> usize {
        self.hand.iter().filter(|&&card| card != NO_CARD).count()
    }

    pub(crate) fn holds(&self, card: Card) -> bool {
        self.hand.contains(&(card as u8))
    }

    /// Takes a card out of the hand.
    pub(crate) fn take(&mut self, card: Card) {
        if let Some(at) = self.hand.iter().position(|&held| held == card as u8) {
            self.hand[at..].rotate_left(1);
            self.hand[HAND_ROOM - 1] = NO_CARD;
        }
    }

    /// Adds a structure.
    pub(crate) fn build(&mut self, card: Card) {
        self.built.insert(card);
        if let Some(free) = self.fresh.iter_mut().find(|fresh| **fresh == NO_CARD) {
            *free = card as u8;
        }
    }

    /// The structures that were built in this turn.
    pub(crate) fn fresh(&self) -> CardSet {
        let cards = self.fresh.iter();
        cards
            .filter_map(|&card| Card::from_index(card.into()))
            .collect()
    }

    /// Puts a card into the hand.
    pub(crate) fn give(&mut self, card: Card) {
        if let Some(at) = self.hand.iter().position(|&held| held > card as u8) {
            self.hand[at..].rotate_right(1);
            self.hand[at] = card as u8;
        }
    }

    pub(crate) fn stage_count(&self) -> u8 {
        self.stages.count_ones() as u8
    }

    pub(crate) fn token(&self, token: Token) -> u8 {
        self.tokens[token.index()]
    }

    pub(crate) fn spend(&mut self, token: Token) {
        let left = &mut self.tokens[token.index()];
        *left = left.saturating_sub(1);
    }

    fn flag(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    fn set(&mut self, flag: u8, on: bool) {
        self.flags = self.flags & !flag | if on { flag } else { 0 };
    }

    pub(crate) fn free_built(&self) -> bool {
        self.flag(Self::FREE_BUILT)
    }

    pub(crate) fn set_free_built(&mut self, on: bool) {
        self.set(Self::FREE_BUILT, on);
    }

    pub(crate) fn start_lost(&self) -> bool {
        self.flag(Self::START_LOST)
    }

    pub(crate) fn set_start_lost(&mut self, on: bool) {
        self.set(Self::START_LOST, on);
    }

    pub(crate) fn joined_now(&self) -> bool {
        self.flag(Self::JOINED_NOW)
    }

    pub(crate) fn set_joined_now(&mut self, on: bool) {
        self.set(Self::JOINED_NOW, on);
    }

    /// Tower tiles in front of the player that are not built and not about to be.
    pub(crate) fn open_tiles(&self) -> impl Iterator<Item = u8> + '_ {
        let open = |tile: &u8| *tile != 0 && *tile & Self::COMMITTED == 0;
        self.tiles.iter().copied().filter(open)
    }
}
