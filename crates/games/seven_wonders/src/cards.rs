//! What is in the boxes: cards, leaders, boards, tower tiles and projects, made from `data/` by `build.rs`.

use serde::{Deserialize, Serialize};
use ziggurat_engine::ids;

use crate::{
    pieces::{Class, Colour, Colours, Resource, Side, Symbol, Token},
    tally::Tally,
    time::Age,
};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// What is printed on a card. What every decision needs comes first, in one cache line.
#[derive(Debug)]
#[repr(C, align(64))]
pub(crate) struct CardFacts {
    /// All cards of the same name, itself included (SWB-1.4).
    pub(crate) twins: CardSet,
    /// Structures that it can be built from without cost (SWB-7.1).
    pub(crate) chain_from: CardSet,
    pub(crate) need: Tally,
    pub(crate) age: Age,
    pub(crate) colour: Colour,
    /// Coins in the cost.
    pub(crate) coins: u8,
    /// Resources in the cost.
    pub(crate) units: u8,
    /// Copies with 3 to 7 players.
    pub(crate) copies: [u8; 5],
    pub(crate) guild: bool,
    pub(crate) module: Module,
    pub(crate) effects: &'static [Effect],
    /// What its owner can use, and what neighbours can buy.
    pub(crate) own: Tally,
    pub(crate) sell: Tally,
}

/// What a card comes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Module {
    Base,
    Leaders,
    /// A guild of Leaders that can do without it (SWL-1.4).
    Open,
    Cities,
}

/// What is printed on a leader.
#[derive(Debug)]
pub(crate) struct LeaderFacts {
    pub(crate) coins: u8,
    /// Whether it needs Cities (SWC-1.4).
    pub(crate) cities: bool,
    pub(crate) effects: &'static [Effect],
}

/// What a Wonder needs to be dealt (SWB-2.5).
#[derive(Debug)]
pub(crate) struct WonderFacts {
    pub(crate) wonder_pack: bool,
    pub(crate) leaders: bool,
    pub(crate) cities: bool,
    /// The fewest players that it is meant for (SWC-1.5).
    pub(crate) players: u8,
}

/// What a board changes about the cost of leaders (SWL-7.1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct LeaderPrices {
    pub(crate) free: bool,
    pub(crate) own: u8,
    pub(crate) neighbours: u8,
}

/// One side of a Wonder board.
#[derive(Debug)]
pub(crate) struct BoardFacts {
    pub(crate) start: Option<Resource>,
    /// Start coins on top of the usual ones.
    pub(crate) coins: u8,
    pub(crate) leaders: Option<LeaderPrices>,
    /// Whether the stages may be built in any order (SWB-9.15).
    pub(crate) any_order: bool,
    pub(crate) stages: &'static [StageFacts],
}

/// A stage of a Wonder.
#[derive(Debug)]
pub(crate) struct StageFacts {
    pub(crate) coins: u8,
    pub(crate) need: Tally,
    pub(crate) effects: &'static [Effect],
    pub(crate) own: Tally,
    /// The stage of a neighbour that stands in for this one (SWB-9.24).
    pub(crate) copy: Option<Copied>,
}

/// A stage that is the same as one of a neighbour's board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Copied {
    pub(crate) left: bool,
    pub(crate) place: Place,
}

/// Which stage of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    First,
    Second,
    Last,
}

/// What a card, a leader or a stage does, production apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Points(u8),
    Shields(u8),
    Science(Symbol),
    /// A symbol of choice at the end of the game (SWB-9.3).
    AnyScience,
    Coins(u8),
    /// Resources of this class cost 1 coin from these neighbours (SWB-6.4).
    Discount {
        class: Class,
        left: bool,
        right: bool,
    },
    /// Coins when it is built.
    CoinsPer {
        amount: u8,
        what: Counted,
        scope: Scope,
    },
    /// Points at the end of the game.
    PointsPer {
        amount: u8,
        what: Counted,
        scope: Scope,
    },
    /// Build a card from the discard pile (SWB-9.8).
    Dig,
    /// Play the last card of an age (SWB-9.4).
    LastCard,
    /// One structure an age without cost (SWB-9.5).
    FreeBuild,
    /// A guild of a neighbour at the end (SWB-9.7).
    CopyGuild,
    /// A green card of a neighbour at the end (SWB-9.17).
    CopyScience,
    /// A resource that the city does not produce (SWB-9.19).
    Missing,
    Diplomacy(u8),
    OthersLose(u8),
    /// A coin for each of something that the others have (SWC-6.12).
    OthersLosePer(Toll),
    NeighboursGain(u8),
    /// Points for each set of structures of all these colours (SWL-5.19).
    PointsPerSet {
        amount: u8,
        colours: Colours,
    },
    /// More points for each set of science symbols (SWL-5.21).
    SetBonus(u8),
    /// One resource less (SWL-5.1).
    Cheaper(Trigger),
    /// Structures of a colour cost nothing (SWL-5.12).
    FreeColour(Colour),
    /// One structure of a colour an age costs nothing (SWC-7.6).
    FreeColourPerAge(Colour),
    /// Later leaders cost nothing (SWL-5.11).
    FreeLeaders,
    /// A resource from the bank for a coin (SWL-5.4).
    BankPurchase,
    /// Coins after buying from a neighbour (SWL-5.5).
    Cashback(u8),
    CoinsOn(Trigger, u8),
    CoinsOnVictory(u8),
    /// Defeat tokens go to the winner (SWL-5.15).
    RedirectDefeats,
    /// A neighbour's leader works here as well (SWL-6.4).
    CopyLeader,
    /// Leaders from the reserve (SWL-7.3).
    DrawLeaders(u8),
    /// Another leader at once (SWL-7.4).
    ExtraLeader,
    /// A leader is buried: points for each coin of its cost (SWB-9.23).
    Bury(u8),
    /// One resource from a neighbour costs a coin less each turn (SWC-6.6).
    Rebate {
        left: bool,
    },
    /// A resource that the city produces (SWC-6.8).
    Owned,
    /// Stages need no resources (SWC-6.11).
    FreeStages,
    /// More coins when the first ones are taken from the bank in a turn (SWC-7.4).
    BankBonus(u8),
    ShieldsPerDefeat(u8),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    /// Structures of these colours.
    Cards(Colours),
    Stages,
    Defeats,
    /// Printed stone symbols (SWB-9.21).
    Stones,
    /// Structures of the colour of the card under this stage (SWB-9.22).
    ColourUsed,
    /// Victory tokens, whatever their value.
    Victories,
    /// Leaders in play, copies apart (SWL-6.2).
    Leaders,
    /// Full groups of coins of this size.
    CoinGroups(u8),
}

/// What the others pay for (SWC-6.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Toll {
    Stages,
    /// Victory tokens, whatever their value.
    Victories,
}

impl Toll {
    /// What is counted for it.
    pub(crate) const fn counted(self) -> Counted {
        match self {
            Self::Stages => Counted::Stages,
            Self::Victories => Counted::Victories,
        }
    }
}

/// Whose cities are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scope {
    pub(crate) own: bool,
    pub(crate) left: bool,
    pub(crate) right: bool,
}

/// What a tower tile does while it is active (section SWT-6).
#[derive(Clone, Copy, Debug)]
pub(crate) enum TileEffect {
    Tax(Trigger),
    /// Coins, as many as the number of the age if nothing else is said.
    Bonus(Trigger, Option<u8>),
    NoResources(Trigger),
    CoinsForResources(Trigger),
    NeighbourChains,
    Disabled(CardSet),
    Endless(CardSet),
    Price(Class, i8),
    FreeUnit(Tally),
    SmallerVictories([u8; 3]),
    MoreDefeats(u8),
}

/// What a tower tile looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trigger {
    Build(Colour),
    Chain,
    Stage,
}

/// A project card.
#[derive(Debug)]
pub(crate) struct ProjectFacts {
    pub(crate) age: Age,
    pub(crate) colour: Colour,
    /// The cost of taking part.
    pub(crate) coins: u8,
    pub(crate) need: Tally,
    pub(crate) penalty: Penalty,
    pub(crate) reward: Reward,
}

/// What happens to those who did not take part in a project that failed (section SWP-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Penalty {
    Destroy(Colour),
    AllCoins,
    VictoryTokens(u8),
    StartResource,
}

/// What those get who took part in a project that succeeded (section SWP-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reward {
    Coins(u8),
    VictoryToken(u8),
    Shields(u8),
    Token(Token),
}

impl Card {
    #[inline]
    pub(crate) fn facts(self) -> &'static CardFacts {
        &CARDS[self.index()]
    }

    /// The card of this place, if there is one.
    #[inline]
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The age on its back.
    #[must_use]
    pub fn age(self) -> Age {
        self.facts().age
    }

    /// Its colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        self.facts().colour
    }

    /// The cards of an age, in order.
    pub(crate) fn of_age(age: Age) -> impl Iterator<Item = Self> {
        Self::ALL[Self::places_of_age(age)].iter().copied()
    }

    /// The places of the cards of an age in the order of all cards.
    pub(crate) fn places_of_age(age: Age) -> std::ops::Range<usize> {
        let end = age.next().map(|next| FIRST_OF_AGE[next.index()]);
        FIRST_OF_AGE[age.index()]..end.unwrap_or(CARDS.len())
    }

    /// How many are in the game with this many cities; guilds are drawn apart (SWB-2.1, SWB-2.2).
    pub(crate) fn copies(self, cities: usize) -> u8 {
        self.facts().copies[cities.clamp(3, 7) - 3]
    }
}

impl Leader {
    #[inline]
    pub(crate) fn facts(self) -> &'static LeaderFacts {
        &LEADERS[self.index()]
    }

    /// The leader of this place, if there is one.
    #[inline]
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The printed cost in coins.
    #[must_use]
    pub fn coins(self) -> u8 {
        self.facts().coins
    }
}

impl Wonder {
    pub(crate) fn facts(self) -> &'static WonderFacts {
        &WONDERS[self.index()]
    }
}

impl Project {
    #[inline]
    pub(crate) fn facts(self) -> &'static ProjectFacts {
        &PROJECTS[self.index()]
    }
}

/// A Wonder board with the side that lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct Board {
    /// Which Wonder.
    pub wonder: Wonder,
    /// Which side.
    pub side: Side,
}

impl Board {
    #[inline]
    pub(crate) fn facts(self) -> &'static BoardFacts {
        &BOARDS[self.wonder.index() * 2 + self.side.index()]
    }

    /// How many stages it has.
    #[must_use]
    pub fn stages(self) -> usize {
        self.facts().stages.len()
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CardSet(pub(crate) [u64; 2]);

impl CardSet {
    pub(crate) const EMPTY: Self = Self([0; 2]);

    #[inline]
    pub(crate) fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64] >> (card.index() % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    #[inline]
    pub(crate) fn and(&self, other: &Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline]
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    #[inline]
    pub(crate) fn or(&self, other: &Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) != 0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    /// The cards in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let word = usize::from(rest[0] == 0);
            if rest[word] == 0 {
                return None;
            }
            let bit = rest[word].trailing_zeros() as usize;
            rest[word] &= rest[word] - 1;
            Some(Card::ALL[word * 64 + bit])
        })
    }

    /// The cards of a colour.
    #[inline]
    pub(crate) fn of_colour(colour: Colour) -> &'static Self {
        &BY_COLOUR[colour.index()]
    }

    /// The cards of some colours.
    pub(crate) fn of_colours(colours: Colours) -> Self {
        let of = colours.iter().map(Self::of_colour);
        of.fold(Self::EMPTY, |set, of| set.or(of))
    }
}

/// Where the cards of each age begin in the order of all cards.
static FIRST_OF_AGE: [usize; AGES as usize] = first_of_age();

const _: () = assert!(AGES as usize == Age::ALL.len());

const fn first_of_age() -> [usize; AGES as usize] {
    let mut first = [0; AGES as usize];
    let mut card = 1;
    while card < CARDS.len() {
        let (before, age) = (CARDS[card - 1].age, CARDS[card].age);
        if before.index() != age.index() {
            let follows = before.index() + 1 == age.index();
            assert!(follows, "cards are in order of age");
            first[age.index()] = card;
        }
        card += 1;
    }
    first
}

/// A set of cards of one age; where the set is kept says which age.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct AgeSet(u64);

impl AgeSet {
    pub(crate) const NONE: Self = Self(0);

    /// A set by a bit for each card of the age, in order.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn bit(card: Card) -> u64 {
        1 << (card.index() - FIRST_OF_AGE[card.age().index()])
    }

    /// Whether a card of the age is in the set.
    pub(crate) fn contains(self, card: Card) -> bool {
        self.0 & Self::bit(card) != 0
    }
}

impl FromIterator<Card> for AgeSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let bits = cards.into_iter().map(Self::bit);
        Self(bits.fold(0, |set, bit| set | bit))
    }
}

static BY_COLOUR: [CardSet; Colour::COUNT] = by_colour();

const fn by_colour() -> [CardSet; Colour::COUNT] {
    let mut sets = [CardSet::EMPTY; Colour::COUNT];
    let mut card = 0;
    while card < CARDS.len() {
        let colour = CARDS[card].colour as usize;
        sets[colour].0[card / 64] |= 1 << (card % 64);
        card += 1;
    }
    sets
}

/// Everything that can change what a city produces or pays: brown, grey, yellow and black cards.
pub(crate) static ECONOMY: CardSet = economy();

const fn economy() -> CardSet {
    let sets = by_colour();
    let (brown, grey) = (
        sets[Colour::Brown as usize].0,
        sets[Colour::Grey as usize].0,
    );
    let (yellow, black) = (
        sets[Colour::Yellow as usize].0,
        sets[Colour::Black as usize].0,
    );
    CardSet([
        brown[0] | grey[0] | yellow[0] | black[0],
        brown[1] | grey[1] | yellow[1] | black[1],
    ])
}

/// Everything that a city can use or sell through cards: brown, grey and the yellow producers.
pub(crate) static PRODUCERS: CardSet = producers();

const fn producers() -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut card = 0;
    while card < CARDS.len() {
        if CARDS[card].own.0[15] + CARDS[card].own.0[23] > 0 {
            set.0[card / 64] |= 1 << (card % 64);
        }
        card += 1;
    }
    set
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
