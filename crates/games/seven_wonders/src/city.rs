//! One city as plain values.

mod counts;
mod court;
mod hand;
mod tiles;
mod wonder;

use std::collections::BTreeMap;

use ziggurat_engine::map_of;

use crate::{
    action::{Action, Mean, Means, Tile},
    cards::{Board, BoardFacts, Card, CardSet, Leader},
    leaders::LeaderSet,
    perks::Perks,
    pieces::{Stage, Stages, Token},
    tally::Goods,
    time::Age,
};

use court::{Court, Graves};
use wonder::WonderBoard;

pub(crate) use counts::{Count, Counts};
pub(crate) use court::{Kept, sort_kept};
pub(crate) use hand::{HAND_ROOM, Hand};
pub(crate) use tiles::OwnTile;
pub(crate) use wonder::Under;

/// Room for leaders: those of the draft and those of the reserve (SWL-2.3, SWL-7.3).
pub(crate) const LEADER_ROOM: usize = 8;

/// Means are the lower bits of what a city has used, flags the upper ones.
const MEANS: u16 = (1 << Mean::COUNT) - 1;

/// What is noted about a city besides the means that it has used: a bit each, above those of means.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
enum Flag {
    /// The free structure of this age has been built (SWB-9.5).
    FreeBuilt = Mean::COUNT as u8,
    /// The start resource is lost (SWP-4.4).
    StartLost,
    /// The city has taken part in the project in this turn (SWP-2.2).
    JoinedNow,
    /// The free black card of this age has been built (SWC-7.6).
    BlackBuilt,
    /// Coins have been taken from the bank in this turn (SWC-7.4).
    BankGained,
}

impl Flag {
    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// One city: a player's, or the Free City.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct City {
    /// The structures.
    pub(crate) built: CardSet,
    pub(crate) hand: Hand,
    /// What was chosen for it and is not revealed yet.
    pub(crate) choice: Option<Action>,
    /// Leaders in play.
    court: Court,
    /// Discounts and lasting powers, as of the start of the turn; see `perks`.
    pub(crate) trade: Perks,
    wonder: WonderBoard,
    pub(crate) coins: u16,
    /// Means used in this turn (SWB-5.7), and flags.
    used: u16,
    /// What the city produces, as of the start of the turn (SWB-5.5).
    pub(crate) goods: Goods,
    /// Leaders not in play: by pick of the draft, then those of the reserve. While leaders are
    /// drafted the later places are the leaders in hand.
    pub(crate) leaders: [Option<Kept>; LEADER_ROOM],
    counts: Counts,
    /// The leaders buried with stages (SWB-9.23).
    pub(crate) graves: Graves,
    /// Tower tiles by pick; none where one was built. While tiles are drafted the later places are the
    /// tiles in hand.
    pub(crate) tiles: [Option<OwnTile>; 3],
    /// Victory tokens worth 1, 3 and 5.
    pub(crate) victories: [u8; 3],
    pub(crate) defeats: u8,
    /// Shields of projects.
    pub(crate) shield_tokens: u8,
}

const _: () = assert!(size_of::<City>() <= 88);

impl City {
    pub(crate) const EMPTY: Self = Self {
        built: CardSet::EMPTY,
        hand: Hand::EMPTY,
        choice: None,
        court: Court::EMPTY,
        trade: Perks::NONE,
        wonder: WonderBoard::EMPTY,
        coins: 0,
        used: 0,
        goods: Goods::EMPTY,
        leaders: [None; LEADER_ROOM],
        counts: Counts::NONE,
        graves: Graves::EMPTY,
        tiles: [None; 3],
        victories: [0; 3],
        defeats: 0,
        shield_tokens: 0,
    };

    pub(crate) fn board(&self) -> Board {
        self.wonder.board()
    }

    /// What is printed on the board; asked for at every decision.
    #[inline]
    pub(crate) fn board_facts(&self) -> &'static BoardFacts {
        self.wonder.facts()
    }

    pub(crate) fn set_board(&mut self, board: Board) {
        self.wonder.set_board(board);
    }

    /// The stages that are built.
    #[inline]
    pub(crate) fn stages(&self) -> Stages {
        self.wonder.stages()
    }

    #[inline]
    pub(crate) fn has_stage(&self, stage: Stage) -> bool {
        self.stages().contains(stage)
    }

    /// What lies under a stage.
    #[inline]
    pub(crate) fn under(&self, stage: Stage) -> Option<Under> {
        self.wonder.under(stage)
    }

    /// Builds a stage with something under it.
    pub(crate) fn raise_stage(&mut self, stage: Stage, under: Under) {
        self.wonder.raise(stage, under);
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
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.hand.cards()
    }

    #[inline]
    pub(crate) fn count(&self, what: Count) -> u8 {
        self.counts.get(what)
    }

    pub(crate) fn set_count(&mut self, what: Count, number: u8) {
        self.counts.set(what, number);
    }

    pub(crate) fn add(&mut self, what: Count, number: u8) {
        self.set_count(what, self.count(what).saturating_add(number));
    }

    /// One less, if there is one.
    pub(crate) fn spend(&mut self, what: Count) {
        self.set_count(what, self.count(what).saturating_sub(1));
    }

    /// How often a coin is owed for each victory token and for each stage of the city.
    pub(crate) fn owed_per(&self) -> [u8; 2] {
        [Count::OwedPerVictory, Count::OwedPerStage].map(|what| self.count(what))
    }

    pub(crate) fn set_owed_per(&mut self, [victories, stages]: [u8; 2]) {
        self.set_count(Count::OwedPerVictory, victories);
        self.set_count(Count::OwedPerStage, stages);
    }

    pub(crate) fn stage_count(&self) -> u8 {
        self.stages().len() as u8
    }

    #[inline]
    pub(crate) fn token(&self, token: Token) -> u8 {
        self.count(Count::Token(token))
    }

    /// How many of each token there are; those of which there are none are left out.
    pub(crate) fn tokens(&self) -> BTreeMap<Token, u8> {
        let all = Token::ALL.iter().map(|token| (*token, self.token(*token)));
        map_of(all.filter(|(_, count)| *count > 0))
    }

    /// The means used in this turn (SWB-5.7).
    #[inline]
    pub(crate) fn used(&self) -> Means {
        Means::from_bits(self.used)
    }

    #[inline]
    pub(crate) fn use_means(&mut self, means: Means) {
        self.used |= means.bits();
    }

    fn flag(&self, flag: Flag) -> bool {
        self.used & flag.bit() != 0
    }

    fn set(&mut self, flag: Flag, on: bool) {
        self.used = self.used & !flag.bit() | if on { flag.bit() } else { 0 };
    }

    /// A turn has ended: what came into play in it works from now on, and means can be used again.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.used &= !(MEANS | Flag::JoinedNow.bit() | Flag::BankGained.bit());
        self.court.settle();
    }

    pub(crate) fn free_built(&self) -> bool {
        self.flag(Flag::FreeBuilt)
    }

    pub(crate) fn set_free_built(&mut self, on: bool) {
        self.set(Flag::FreeBuilt, on);
    }

    pub(crate) fn start_lost(&self) -> bool {
        self.flag(Flag::StartLost)
    }

    pub(crate) fn set_start_lost(&mut self, on: bool) {
        self.set(Flag::StartLost, on);
    }

    pub(crate) fn joined_now(&self) -> bool {
        self.flag(Flag::JoinedNow)
    }

    pub(crate) fn set_joined_now(&mut self, on: bool) {
        self.set(Flag::JoinedNow, on);
    }

    pub(crate) fn black_built(&self) -> bool {
        self.flag(Flag::BlackBuilt)
    }

    pub(crate) fn set_black_built(&mut self, on: bool) {
        self.set(Flag::BlackBuilt, on);
    }

    pub(crate) fn bank_gained(&self) -> bool {
        self.flag(Flag::BankGained)
    }

    pub(crate) fn set_bank_gained(&mut self, on: bool) {
        self.set(Flag::BankGained, on);
    }

    /// The city's leaders in play.
    #[inline]
    pub(crate) fn recruited(&self) -> LeaderSet {
        self.court.recruited()
    }

    pub(crate) fn recruit(&mut self, leader: Leader) {
        self.court.recruit(leader);
    }

    /// The leader of a neighbour that is copied (SWL-6.4).
    pub(crate) fn copied(&self) -> Option<Leader> {
        self.court.copied()
    }

    pub(crate) fn copy(&mut self, leader: Option<Leader>) {
        self.court.copy(leader);
    }

    /// A leader leaves play for a grave (SWB-9.23).
    pub(crate) fn bury(&mut self, stage: Stage, leader: Leader) {
        self.court.remove(leader);
        self.graves.bury(stage, leader);
    }

    /// The leaders that work here: the city's and a copied one.
    #[inline]
    pub(crate) fn active_leaders(&self) -> LeaderSet {
        let mut all = self.recruited();
        if let Some(leader) = self.copied() {
            all.insert(leader);
        }
        all
    }

    /// The leaders that worked when the turn began (SWL-4.2).
    pub(crate) fn settled_leaders(&self) -> LeaderSet {
        match self.has_fresh_leader() {
            true => self.active_leaders().minus(self.fresh_leaders()),
            false => self.active_leaders(),
        }
    }

    /// Whether any leader began to work in this turn.
    #[inline]
    pub(crate) fn has_fresh_leader(&self) -> bool {
        self.court.is_fresh()
    }

    /// The leaders that began to work in this turn.
    pub(crate) fn fresh_leaders(&self) -> LeaderSet {
        let copy = self.copied().filter(|_| self.has_fresh_copy());
        self.fresh_recruit().into_iter().chain(copy).collect()
    }

    /// The leader that was recruited in this turn.
    pub(crate) fn fresh_recruit(&self) -> Option<Leader> {
        self.court.fresh_recruit()
    }

    pub(crate) fn has_fresh_copy(&self) -> bool {
        self.court.has_fresh_copy()
    }

    pub(crate) fn note_fresh_recruit(&mut self, leader: Leader) {
        self.court.note_recruit(leader);
    }

    pub(crate) fn note_fresh_copy(&mut self) {
        self.court.note_copy();
    }

    /// The leaders in hand.
    pub(crate) fn leader_hand(&self) -> LeaderSet {
        let held = self
            .leaders
            .iter()
            .flatten()
            .filter(|kept| kept.is_in_hand());
        held.map(|kept| kept.leader()).collect()
    }

    /// The leaders that are not in play, in hand or used.
    pub(crate) fn kept_leaders(&self) -> impl Iterator<Item = Leader> + '_ {
        self.leaders.iter().flatten().map(|kept| kept.leader())
    }

    /// Takes a leader out of the hand: into play, or used in an age.
    pub(crate) fn use_leader(&mut self, leader: Leader, age: Option<Age>) {
        let held = Some(Kept::in_hand(leader));
        if let Some(slot) = self.leaders.iter_mut().find(|slot| **slot == held) {
            *slot = age.map(|age| Kept::used(leader, age));
        }
    }

    /// The leader that was used in the recruitment phase of an age without being recruited.
    pub(crate) fn leader_used_in(&self, age: Age) -> Option<Leader> {
        let mut kept = self.leaders.iter().flatten();
        let used = kept.find(|kept| kept.used_in() == Some(age));
        used.map(|kept| kept.leader())
    }

    /// All victory tokens, whatever their value.
    pub(crate) fn victory_count(&self) -> u8 {
        self.victories.iter().sum()
    }

    /// Tower tiles in front of the player that are not built and not about to be.
    pub(crate) fn open_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let open = self
            .tiles
            .iter()
            .flatten()
            .filter(|own| !own.is_committed());
        open.map(|own| own.tile())
    }

    /// Tower tiles about to be placed (SWT-4.1).
    pub(crate) fn committed_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let committed = self.tiles.iter().flatten().filter(|own| own.is_committed());
        committed.map(|own| own.tile())
    }
}
