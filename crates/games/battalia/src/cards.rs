//! Creation cards, tokens, and handfuls of cards.

use std::{fmt, str::FromStr};

use ziggurat_engine::{Chance, Id, IdSet, as_text};

use crate::pieces::{Artefact, Faction, Great, Rank};

/// A set of tokens.
pub(crate) type Tokens = IdSet<Token, u128>;

/// How many different cards there are: Supply, units, artefacts, great artefacts.
pub(crate) const CARDS: usize = 50;
const UNITS: u8 = 1;
const ARTEFACTS: u8 = 17;
const GREATS: u8 = 45;
const JOKERS: u8 = 50;
const PLAIN: u8 = 55;
const TOKENS: u8 = 66;

/// What a card or token counts as (BAT-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Supply,
    Unit(Rank),
    Artefact(Artefact),
    Great(Great),
    Joker,
}

/// A creation card: `supply`, `barfolk_chief`, `islanders_scroll`, `hammer` (BAT-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "string")
)]
pub struct Card(u8);

/// A usable copy of a card: any [`Card`], `joker`, `barfolk_joker`, or what a joker without faction
/// was declared to be: `tool` (BAT-6.1, BAT-6.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "battalia.ts", type = "string")
)]
pub struct Token(u8);

impl Card {
    /// The Supply card.
    pub const SUPPLY: Self = Self(0);

    /// A unit.
    #[inline]
    #[must_use]
    pub const fn unit(rank: Rank, faction: Faction) -> Self {
        Self(UNITS + rank as u8 * 4 + faction as u8)
    }

    /// An ordinary artefact.
    #[inline]
    #[must_use]
    pub const fn artefact(artefact: Artefact, faction: Faction) -> Self {
        Self(ARTEFACTS + artefact as u8 * 4 + faction as u8)
    }

    /// A great artefact.
    #[inline]
    #[must_use]
    pub const fn great(great: Great) -> Self {
        Self(GREATS + great as u8)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card as a token.
    #[inline]
    #[must_use]
    pub const fn token(self) -> Token {
        Token(self.0)
    }

    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        self.token().kind()
    }

    /// The faction; `None` for Supply and great artefacts.
    #[inline]
    #[must_use]
    pub const fn faction(self) -> Option<Faction> {
        self.token().faction()
    }

    /// The rank of a unit.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        match self.kind() {
            Kind::Unit(rank) => Some(rank),
            Kind::Supply | Kind::Artefact(_) | Kind::Great(_) | Kind::Joker => None,
        }
    }

    #[inline]
    pub(crate) const fn is_great(self) -> bool {
        self.0 >= GREATS && self.0 < JOKERS
    }

    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        (0..CARDS as u8).map(Self)
    }

    /// The same kind in another faction; itself for cards without one.
    pub(crate) const fn in_faction(self, faction: Faction) -> Self {
        match self.kind() {
            Kind::Unit(rank) => Self::unit(rank, faction),
            Kind::Artefact(artefact) => Self::artefact(artefact, faction),
            Kind::Supply | Kind::Great(_) | Kind::Joker => self,
        }
    }
}

impl Id for Token {
    const ALL: &'static [Self] = &{
        let mut all = [Self(0); TOKENS as usize];
        let mut i = 0;
        while i < TOKENS {
            all[i as usize] = Self(i);
            i += 1;
        }
        all
    };

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < TOKENS as usize).then_some(Self(index as u8))
    }
}

impl Token {
    /// A joker that keeps the faction of its card (BAT-6.12).
    #[inline]
    pub(crate) const fn joker(faction: Option<Faction>) -> Self {
        match faction {
            Some(faction) => Self(JOKERS + faction as u8),
            None => Self(JOKERS + 4),
        }
    }

    /// A unit or artefact of a faction or without one.
    #[inline]
    pub(crate) const fn of(kind: Kind, faction: Option<Faction>) -> Self {
        match (kind, faction) {
            (Kind::Unit(rank), Some(faction)) => Card::unit(rank, faction).token(),
            (Kind::Unit(rank), None) => Self(PLAIN + rank as u8),
            (Kind::Artefact(artefact), Some(faction)) => Card::artefact(artefact, faction).token(),
            (Kind::Artefact(artefact), None) => Self(PLAIN + 4 + artefact as u8),
            (Kind::Great(great), _) => Card::great(great).token(),
            (Kind::Joker, faction) => Self::joker(faction),
            (Kind::Supply, _) => Self(0),
        }
    }

    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        match self.0 {
            0 => Kind::Supply,
            UNITS..ARTEFACTS => Kind::Unit(Rank::nth(((self.0 - UNITS) / 4) as usize)),
            ARTEFACTS..GREATS => Kind::Artefact(Artefact::nth(((self.0 - ARTEFACTS) / 4) as usize)),
            GREATS..JOKERS => Kind::Great(Great::nth((self.0 - GREATS) as usize)),
            JOKERS..PLAIN => Kind::Joker,
            PLAIN..59 => Kind::Unit(Rank::nth((self.0 - PLAIN) as usize)),
            _ => Kind::Artefact(Artefact::nth((self.0 - 59) as usize)),
        }
    }

    #[inline]
    pub(crate) const fn faction(self) -> Option<Faction> {
        match self.0 {
            UNITS..GREATS => Some(Faction::nth(((self.0 - UNITS) % 4) as usize)),
            JOKERS..54 => Some(Faction::nth((self.0 - JOKERS) as usize)),
            _ => None,
        }
    }

    /// The card, if the token is not a joker or a declared one without faction.
    #[inline]
    pub(crate) const fn card(self) -> Option<Card> {
        if self.0 < JOKERS {
            Some(Card(self.0))
        } else {
            None
        }
    }

    #[inline]
    pub(crate) const fn is_joker(self) -> bool {
        self.0 >= JOKERS && self.0 < PLAIN
    }

    /// The message with the name of its kind.
    #[must_use]
    pub const fn kind_key(self) -> &'static str {
        match self.kind() {
            Kind::Supply => "bat-card-supply",
            Kind::Unit(rank) => rank.key(),
            Kind::Artefact(artefact) => artefact.key(),
            Kind::Great(great) => great.key(),
            Kind::Joker => "bat-card-joker",
        }
    }

    /// The message with its faction in brackets, or with nothing.
    #[must_use]
    pub const fn faction_key(self) -> &'static str {
        match self.faction() {
            Some(Faction::Barfolk) => "bat-of-barfolk",
            Some(Faction::Islanders) => "bat-of-islanders",
            Some(Faction::Emberians) => "bat-of-emberians",
            Some(Faction::Cloudborn) => "bat-of-cloudborn",
            None => "bat-of-none",
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(faction) = self.faction() {
            write!(f, "{faction}_")?;
        }
        f.write_str(match self.kind() {
            Kind::Supply => "supply",
            Kind::Unit(rank) => rank.id(),
            Kind::Artefact(artefact) => artefact.id(),
            Kind::Great(great) => great.id(),
            Kind::Joker => "joker",
        })
    }
}

impl FromStr for Token {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let lower = text.to_ascii_lowercase();
        let (faction, name) = match lower.split_once('_') {
            Some((faction, name)) => (Some(faction.parse::<Faction>()?), name),
            None => (None, lower.as_str()),
        };
        let wrong = || {
            format!(
                "there is no card {text:?}; say `supply`, `barfolk_chief`, `islanders_scroll` or `hammer`"
            )
        };
        let kind = if name == "joker" {
            Kind::Joker
        } else if name == "supply" && faction.is_none() {
            Kind::Supply
        } else if let Ok(rank) = name.parse() {
            Kind::Unit(rank)
        } else if let Ok(artefact) = name.parse() {
            Kind::Artefact(artefact)
        } else if let (Ok(great), None) = (name.parse(), faction) {
            Kind::Great(great)
        } else {
            return Err(wrong());
        };
        Ok(Self::of(kind, faction))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.token().fmt(f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let token: Token = text.parse()?;
        token.card().ok_or_else(|| {
            format!(
                "{text:?} is not a card; say `supply`, `barfolk_chief`, `islanders_scroll` or `hammer`"
            )
        })
    }
}

as_text!(Card Token);

/// Cards as a number of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards([u8; CARDS]);

impl Cards {
    pub(crate) const NONE: Self = Self([0; CARDS]);

    #[inline]
    pub(crate) fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, &n| all | n) == 0
    }

    #[inline]
    pub(crate) const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    #[inline]
    pub(crate) const fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Sets how many of a card there are.
    #[inline]
    pub(crate) const fn set(&mut self, card: Card, count: u8) {
        self.0[card.index()] = count;
    }

    #[inline]
    pub(crate) const fn add(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
    }

    /// Takes one off, if there is one.
    #[inline]
    pub(crate) const fn take(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_sub(1);
    }

    #[inline]
    pub(crate) fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_add(*theirs);
        }
    }

    #[inline]
    pub(crate) fn take_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_sub(*theirs);
        }
    }

    /// At least as many of each card as the other has.
    pub(crate) fn raise_to(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }

    /// Draws a random card.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<Card> {
        chance.draw(&mut self.0).map(|card| Card(card as u8))
    }

    /// Different cards, in order.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.0
            .iter()
            .enumerate()
            .filter(|(_, n)| **n > 0)
            .map(|(i, _)| Card(i as u8))
    }

    /// The different cards as tokens.
    #[inline]
    pub(crate) fn tokens(&self) -> Tokens {
        let cards = self.0.iter().enumerate();
        let bits = cards.fold(0u64, |set, (i, &n)| set | u64::from(n > 0) << i);
        Tokens::from_bits(bits.into())
    }

    /// Every card, in order.
    pub(crate) fn list(&self) -> Vec<Card> {
        self.kinds()
            .flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
            .collect()
    }

    pub(crate) fn from_list(cards: &[Card]) -> Self {
        let mut all = Self::NONE;
        cards.iter().for_each(|&card| all.add(card));
        all
    }

    /// How many units of a rank.
    #[inline]
    pub(crate) fn units(&self, rank: Rank) -> u8 {
        self.four(UNITS as usize + rank.index() * 4)
    }

    /// How many artefacts of a type.
    #[inline]
    pub(crate) fn artefacts(&self, artefact: Artefact) -> u8 {
        self.four(ARTEFACTS as usize + artefact.index() * 4)
    }

    /// The tribesmen and tools: without them nothing is built.
    pub(crate) fn workers(&self) -> u8 {
        self.units(Rank::Tribesman) + self.artefacts(Artefact::Tool)
    }

    #[inline]
    fn four(&self, at: usize) -> u8 {
        self.0[at..at + 4]
            .iter()
            .fold(0u8, |sum, &n| sum.saturating_add(n))
    }

    /// How many cards of a faction.
    pub(crate) fn of_faction(&self, faction: Faction) -> u8 {
        let from = UNITS as usize + faction.index();
        let all = self.0[from..GREATS as usize].iter().step_by(4);
        all.fold(0u8, |sum, &n| sum.saturating_add(n))
    }

    /// The great artefact among them.
    pub(crate) fn great(&self) -> Option<Great> {
        let held = &self.0[GREATS as usize..];
        held.iter().position(|&n| n > 0).map(Great::nth)
    }
}

/// Hand cards that were the target of an artefact in this turn (BAT-6.7): two to a byte.
///
/// Great artefacts are never a target, and of all other cards but Supply there are at most six.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Marks {
    supply: u8,
    others: [u8; 22],
}

const _: () = assert!(GREATS as usize == 1 + 2 * 22);

impl Marks {
    pub(crate) const NONE: Self = Self {
        supply: 0,
        others: [0; 22],
    };

    /// The byte of a card and the bits before its own.
    #[inline]
    const fn place(card: Card) -> (usize, u32) {
        let place = card.index() - 1;
        (place / 2, (place % 2 * 4) as u32)
    }

    #[inline]
    pub(crate) const fn count(&self, card: Card) -> u8 {
        if card.0 == Card::SUPPLY.0 {
            return self.supply;
        }
        if card.is_great() {
            return 0;
        }
        let (byte, bits) = Self::place(card);
        self.others[byte] >> bits & 15
    }

    pub(crate) fn add(&mut self, card: Card) {
        if card == Card::SUPPLY {
            self.supply += 1;
        } else if !card.is_great() {
            let (byte, bits) = Self::place(card);
            assert!(self.count(card) < 15, "there are at most six of {card}");
            self.others[byte] += 1 << bits;
        }
    }

    pub(crate) fn take(&mut self, card: Card) {
        if self.count(card) == 0 {
            return;
        }
        if card == Card::SUPPLY {
            self.supply -= 1;
        } else {
            let (byte, bits) = Self::place(card);
            self.others[byte] -= 1 << bits;
        }
    }

    /// Every marked card, in order.
    pub(crate) fn list(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

const _: () = assert!(TOKENS == 66 && ARTEFACTS + 28 == GREATS);
