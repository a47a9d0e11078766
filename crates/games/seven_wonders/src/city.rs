//! One city as plain values.

use crate::{
    action::Action,
    cards::{BOARDS, Board, BoardFacts, Card, CardSet, Leader, Wonder},
    ids::{Side, Token},
    leaders::LeaderSet,
    tally::Packed,
};

/// The most stages of a board.
pub(crate) const MAX_STAGES: usize = 4;
/// Room for a hand: with two players the controller holds one card more (SWB-15.4).
pub(crate) const HAND_ROOM: usize = 9;
/// Room for leaders: those of the draft and those of the reserve (SWL-2.3, SWL-7.3).
pub(crate) const LEADER_ROOM: usize = 8;
/// No card, and no leader.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// A leader that is not in play: in the hand, or used in the recruitment phase of an age.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct LeaderSlot(u8);

impl LeaderSlot {
    pub(crate) const EMPTY: Self = Self(NO_CARD);

    /// A leader in the hand (age 0), or used in an age.
    pub(crate) const fn new(leader: Leader, age: u8) -> Self {
        Self(leader as u8 | age << 6)
    }

    pub(crate) fn leader(self) -> Option<Leader> {
        let some = (self != Self::EMPTY).then_some(usize::from(self.0 & 63))?;
        Leader::from_index(some)
    }

    /// The age in which it was used; 0 in the hand.
    pub(crate) fn used_in(self) -> u8 {
        if self == Self::EMPTY { 0 } else { self.0 >> 6 }
    }

    pub(crate) fn is_in_hand(self) -> bool {
        self != Self::EMPTY && self.used_in() == 0
    }
}

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
    /// Discounts and lasting powers, as of the start of the turn; see `perks`.
    pub(crate) trade: u32,
    /// The structures that were built in this turn.
    pub(crate) fresh: [u8; 4],
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
    pub(crate) used: u16,
    /// Coins owed in step F2 (SWB-8.4).
    pub(crate) owed: u8,
    /// How often a coin is owed for each own victory token and for each own stage, four bits each
    /// (SWC-6.12).
    owed_per: u8,
    /// Debt (SWC-4.2).
    pub(crate) debt: u8,
    /// Leaders in play.
    pub(crate) recruited: LeaderSet,
    /// Leaders not in play: by pick of the draft, then those of the reserve. While leaders are
    /// drafted the later places are the leaders in hand.
    pub(crate) leaders: [LeaderSlot; LEADER_ROOM],
    /// The leader buried with each stage (SWB-9.23).
    pub(crate) buried: [u8; MAX_STAGES],
    /// The leader of a neighbour that is copied (SWL-6.4).
    pub(crate) copied: u8,
    /// Leaders that began to work in this turn: recruited, copied.
    pub(crate) fresh_leaders: [u8; 2],
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
    /// The free black card of this age has been built (SWC-7.6).
    const BLACK_BUILT: u8 = 8;
    /// Coins have been taken from the bank in this turn (SWC-7.4).
    const BANK_GAINED: u8 = 16;

    pub(crate) const EMPTY: Self = Self {
        built: CardSet::EMPTY,
        own: Packed::EMPTY,
        sell: Packed::EMPTY,
        trade: 0,
        fresh: [NO_CARD; 4],
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
        owed_per: 0,
        debt: 0,
        recruited: LeaderSet::EMPTY,
        leaders: [LeaderSlot::EMPTY; LEADER_ROOM],
        buried: [NO_CARD; MAX_STAGES],
        copied: NO_CARD,
        fresh_leaders: [NO_CARD; 2],
        flags: 0,
    };

    pub(crate) fn board(&self) -> Board {
        Board {
            wonder: Wonder::ALL[usize::from(self.wonder >> 1)],
            side: Side::from_bit(self.wonder),
        }
    }

    /// What is printed on the board; asked for at every decision.
    #[inline]
    pub(crate) fn board_facts(&self) -> &'static BoardFacts {
        &BOARDS[usize::from(self.wonder)]
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
            let hand = self.hand;
            for i in 0..HAND_ROOM - 1 {
                self.hand[i] = if i < at { hand[i] } else { hand[i + 1] };
            }
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

    /// How often a coin is owed for each own victory token and for each own stage.
    pub(crate) fn owed_per(&self) -> [u8; 2] {
        [self.owed_per & 15, self.owed_per >> 4]
    }

    pub(crate) fn set_owed_per(&mut self, [victories, stages]: [u8; 2]) {
        self.owed_per = victories.min(15) | stages.min(15) << 4;
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

    pub(crate) fn black_built(&self) -> bool {
        self.flag(Self::BLACK_BUILT)
    }

    pub(crate) fn set_black_built(&mut self, on: bool) {
        self.set(Self::BLACK_BUILT, on);
    }

    pub(crate) fn bank_gained(&self) -> bool {
        self.flag(Self::BANK_GAINED)
    }

    pub(crate) fn set_bank_gained(&mut self, on: bool) {
        self.set(Self::BANK_GAINED, on);
    }

    /// The leaders that work here: own ones and a copied one.
    #[inline]
    pub(crate) fn active_leaders(&self) -> LeaderSet {
        let mut all = self.recruited;
        if let Some(leader) = Leader::from_index(self.copied.into()) {
            all.insert(leader);
        }
        all
    }

    /// The leaders that worked when the turn began (SWL-4.2).
    pub(crate) fn settled_leaders(&self) -> LeaderSet {
        self.active_leaders().without(self.fresh_leaders())
    }

    pub(crate) fn fresh_leaders(&self) -> LeaderSet {
        let fresh = self.fresh_leaders.iter();
        fresh
            .filter_map(|&leader| Leader::from_index(leader.into()))
            .collect()
    }

    /// The leaders in hand.
    pub(crate) fn leader_hand(&self) -> LeaderSet {
        let held = self.leaders.iter().filter(|slot| slot.is_in_hand());
        held.filter_map(|slot| slot.leader()).collect()
    }

    /// Takes a leader out of the hand: into play, or used in an age.
    pub(crate) fn use_leader(&mut self, leader: Leader, age: Option<u8>) {
        let held = LeaderSlot::new(leader, 0);
        if let Some(slot) = self.leaders.iter_mut().find(|slot| **slot == held) {
            *slot = age.map_or(LeaderSlot::EMPTY, |age| LeaderSlot::new(leader, age));
        }
    }

    /// The leader that was used in the recruitment phase of an age without being recruited.
    pub(crate) fn leader_used_in(&self, age: u8) -> Option<Leader> {
        let used = self.leaders.iter().find(|slot| slot.used_in() == age);
        used.filter(|_| age > 0).and_then(|slot| slot.leader())
    }

    /// Notes that a leader began to work in this turn: a recruited one, or a copy.
    pub(crate) fn note_fresh_leader(&mut self, leader: Leader, copy: bool) {
        self.fresh_leaders[usize::from(copy)] = leader as u8;
    }

    /// All victory tokens, whatever their value.
    pub(crate) fn victory_count(&self) -> u8 {
        self.victories.iter().sum()
    }

    /// Tower tiles in front of the player that are not built and not about to be.
    pub(crate) fn open_tiles(&self) -> impl Iterator<Item = u8> + '_ {
        let open = |tile: &u8| *tile != 0 && *tile & Self::COMMITTED == 0;
        self.tiles.iter().copied().filter(open)
    }
}
