//! The position as a document: readable, complete, made to be written by hand.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, named_points, points_of};

use crate::{
    options::Options,
    pieces::{ActionCard, Cards, Disc, Kind, Wonder},
    state::{
        CATEGORIES, Category, NO_DISC, ON_BOARD, Offer, Phase, SPACES, SPACES_EACH, TowerOfBabel,
    },
    tables::CARDS_PER_KIND,
};

/// A position as JSON. Lists by seat may be shorter than the number of players, and everything with
/// an obvious value may be left out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// 3, 4 or 5.
    pub players: u8,
    /// What was agreed.
    #[serde(default)]
    pub options: Options,
    /// The wonders with their discs and units. A wonder that is left out stands untouched: three of
    /// the discs that lie nowhere else, and no units.
    #[serde(default)]
    pub wonders: BTreeMap<Wonder, WonderDocument>,
    /// Building cards in each hand, without those that lie in an offer.
    #[serde(default)]
    pub hands: Vec<Cards>,
    /// Action cards in each hand.
    #[serde(default)]
    pub action_cards: Vec<Vec<ActionCard>>,
    /// What everybody has seen of each hand, an offer included: at least this many cards of each kind.
    #[serde(default)]
    pub known: Vec<Cards>,
    /// The deck; all cards that are nowhere else if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Cards>,
    /// The discard pile.
    #[serde(default)]
    pub discard: Cards,
    /// The pile of action cards; all that nobody holds and that were not used if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action_pile: Option<Vec<ActionCard>>,
    /// Action cards that were used, to be left out of the pile; written only by hand.
    #[serde(default, skip_serializing)]
    pub used_action_cards: Vec<ActionCard>,
    /// Points of each seat: by category, or just a number.
    #[serde(default)]
    pub scores: Vec<Score>,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub to_move: Seat,
    /// Who began.
    #[serde(default = "first_seat")]
    pub start_player: Seat,
    /// The turn, counted from 1.
    #[serde(default = "first_turn")]
    pub turn: u16,
    /// Where in the turn the game stands.
    #[serde(default = "choosing")]
    pub phase: Phase,
    /// The disc on the column.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<Column>,
    /// The offers in front of the players; `null` where none has been made.
    #[serde(default)]
    pub offers: Vec<Option<OfferDocument>>,
    /// Answers about Triple Bonus that are not shown yet; `null` where none has been given.
    #[serde(default)]
    pub bonus_answers: Vec<Option<bool>>,
    /// Double Turns played in this turn.
    #[serde(default)]
    pub double_turns: u8,
    /// Whether a disc was given away in this turn.
    #[serde(default)]
    pub disc_given: bool,
    /// Turns in a row without a disc given away.
    #[serde(default)]
    pub stall: u16,
}

/// A wonder with its discs and units.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct WonderDocument {
    /// Its three spaces: `"ship_5"` lies there, `"ship_5 2"` was taken by seat 2, `null` is empty.
    /// Left out, the spaces are untouched: discs that lie nowhere else.
    pub discs: Option<Vec<Option<String>>>,
    /// Units of each seat.
    pub units: Vec<u8>,
}

/// Where the column stands.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// The wonder.
    pub wonder: Wonder,
    /// The space of its disc, from 0.
    pub space: u8,
}

/// What lies in an offer.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OfferDocument {
    /// Building cards.
    #[serde(default)]
    pub cards: Cards,
    /// Whether the trading card lies with them.
    #[serde(default)]
    pub trade: bool,
    /// Cards of other kinds that lay in it and went back when it was turned up.
    #[serde(default, skip_serializing_if = "Cards::is_none")]
    pub returned: Cards,
}

/// Points, by category or as a number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Score {
    /// All points together.
    Sum(u16),
    /// Points by category: `wonders`, `unfinished`, `rejected`, `discs`, `cards`, `carried`.
    Categories(BTreeMap<String, u16>),
}

fn first_seat() -> Seat {
    Seat(0)
}

fn first_turn() -> u16 {
    1
}

fn choosing() -> Phase {
    Phase::Choosing
}

impl Score {
    fn by_category(&self) -> Result<[u16; 6], String> {
        match self {
            Self::Sum(sum) => {
                let carried = CATEGORIES[Category::Carried as usize];
                points_of(&CATEGORIES, [(carried, *sum)])
            }
            Self::Categories(named) => {
                let named = named.iter().map(|(name, &value)| (name.as_str(), value));
                points_of(&CATEGORIES, named)
            }
        }
    }

    fn from_points(points: [u16; 6]) -> Self {
        Self::Categories(named_points(&CATEGORIES, points))
    }
}

impl From<TowerOfBabel> for Document {
    fn from(position: TowerOfBabel) -> Self {
        let p = &position;
        let seats = || Seat::all(p.players);
        let offer = |seat: Seat| {
            let offer = p.offers[seat.index()];
            offer.made.then_some(OfferDocument {
                cards: offer.cards,
                trade: offer.trade,
                returned: offer.returned,
            })
        };
        let answer = |seat: Seat| {
            let answered = p.answered >> seat.0 & 1 == 1;
            answered.then_some(p.accepted >> seat.0 & 1 == 1)
        };
        Self {
            players: p.players,
            options: p.options,
            wonders: Wonder::ALL.iter().map(|&w| (w, p.wonder(w))).collect(),
            hands: p.per_seat(p.hands),
            action_cards: seats().map(|s| listed(p.action_cards[s.index()])).collect(),
            known: p.per_seat(p.known),
            deck: Some(p.deck),
            discard: p.discard,
            action_pile: Some(listed(p.action_pile)),
            used_action_cards: Vec::new(),
            scores: seats()
                .map(|s| Score::from_points(p.points[s.index()]))
                .collect(),
            to_move: p.active,
            start_player: p.start_player,
            turn: p.turn,
            phase: p.phase,
            column: p.column().map(|space| Column {
                wonder: TowerOfBabel::wonder_at(space),
                space: (space % SPACES_EACH) as u8,
            }),
            offers: seats().map(offer).collect(),
            bonus_answers: seats().map(answer).collect(),
            double_turns: p.double_turns,
            disc_given: p.disc_given,
            stall: p.stall,
        }
    }
}

/// Cards by name from a number of each.
pub(crate) fn listed(counts: [u8; ActionCard::COUNT]) -> Vec<ActionCard> {
    let each = ActionCard::ALL.iter().zip(counts);
    each.flat_map(|(&card, n)| std::iter::repeat_n(card, n.into()))
        .collect()
}

pub(crate) fn counted(cards: &[ActionCard]) -> Result<[u8; ActionCard::COUNT], String> {
    let mut counts = [0u8; ActionCard::COUNT];
    if cards.len() > 100 {
        return Err("there are 15 action cards (TOB-1.4)".into());
    }
    cards.iter().for_each(|card| counts[card.index()] += 1);
    Ok(counts)
}

impl TowerOfBabel {
    fn wonder(&self, wonder: Wonder) -> WonderDocument {
        let disc = |space: usize| match self.owners[space] {
            ON_BOARD => Some(self.discs[space].to_string()),
            NO_DISC => None,
            seat => Some(format!("{} {seat}", self.discs[space])),
        };
        WonderDocument {
            discs: Some(Self::spaces(wonder).map(disc).collect()),
            units: self.per_seat(self.units[wonder.index()]),
        }
    }
}

impl TryFrom<Document> for TowerOfBabel {
    type Error = String;

    fn try_from(document: Document) -> Result<Self, String> {
        let players = document.players;
        if !(3..=5).contains(&players) {
            return Err(format!(
                "players: Tower of Babel is for 3, 4 or 5, not {players} (TOB-2.12)"
            ));
        }
        document.check_lengths()?;
        let mut position = Self::bare(players, document.options);
        document.set_wonders(&mut position)?;
        document.set_players(&mut position)?;
        document.set_turn(&mut position)?;
        document.set_piles(&mut position)?;
        Ok(position)
    }
}

impl Document {
    fn check_lengths(&self) -> Result<(), String> {
        let units = self.wonders.values().map(|wonder| wonder.units.len());
        let lists = [
            ("hands", self.hands.len()),
            ("action_cards", self.action_cards.len()),
            ("known", self.known.len()),
            ("scores", self.scores.len()),
            ("offers", self.offers.len()),
            ("bonus_answers", self.bonus_answers.len()),
            ("units", units.max().unwrap_or(0)),
        ];
        for (name, length) in lists {
            if length > usize::from(self.players) {
                return Err(format!(
                    "{name}: has {length} entries for {} players",
                    self.players
                ));
            }
        }
        self.check_seat("to_move", self.to_move)?;
        self.check_seat("start_player", self.start_player)
    }

    fn check_seat(&self, name: &str, seat: Seat) -> Result<(), String> {
        if seat.0 < self.players {
            return Ok(());
        }
        Err(format!(
            "{name}: there is no seat {seat}; seats are 0 to {}",
            self.players - 1
        ))
    }

    fn set_wonders(&self, position: &mut TowerOfBabel) -> Result<(), String> {
        for (&wonder, document) in &self.wonders {
            let discs = document.discs.as_deref().unwrap_or_default();
            if discs.len() > SPACES_EACH {
                return Err(format!(
                    "{wonder}: a wonder has {SPACES_EACH} spaces for discs, not {} (TOB-1.1)",
                    discs.len()
                ));
            }
            for (space, text) in TowerOfBabel::spaces(wonder).zip(discs) {
                let Some(text) = text else { continue };
                let (disc, owner) = self.parse_disc(text)?;
                position.discs[space] = disc;
                position.owners[space] = owner;
            }
            let units = &mut position.units[wonder.index()];
            units
                .iter_mut()
                .zip(&document.units)
                .for_each(|(place, &n)| *place = n);
        }
        self.lay_untouched(position);
        Ok(())
    }

    /// Lays discs that are nowhere else on the spaces that the document does not mention, kind by
    /// kind in turn.
    fn lay_untouched(&self, position: &mut TowerOfBabel) {
        let mut in_box = position.options.discs().map(Some);
        for space in (0..SPACES).filter(|&space| position.owners[space] != NO_DISC) {
            let disc = Some(position.discs[space]);
            if let Some(place) = in_box.iter_mut().find(|left| **left == disc) {
                *place = None;
            }
        }
        let each = SPACES / Kind::COUNT;
        let mut left = (0..SPACES)
            .map(|place| place % Kind::COUNT * each + place / Kind::COUNT)
            .filter_map(|place| in_box[place]);
        let spoken_of = |wonder: &Wonder| {
            let written = self.wonders.get(wonder);
            written.is_some_and(|wonder| wonder.discs.is_some())
        };
        for &wonder in Wonder::ALL.iter().filter(|wonder| !spoken_of(wonder)) {
            for (space, disc) in TowerOfBabel::spaces(wonder).zip(&mut left) {
                position.discs[space] = disc;
                position.owners[space] = ON_BOARD;
            }
        }
    }

    /// `ship_5`, or `ship_5 2`.
    fn parse_disc(&self, text: &str) -> Result<(Disc, u8), String> {
        let mut words = text.split_whitespace();
        let disc = words.next().unwrap_or_default().parse()?;
        let owner = match words.next() {
            None => ON_BOARD,
            Some(word) => {
                let seat = word
                    .parse()
                    .map(Seat)
                    .map_err(|_| format!("discs: {text:?}: {word:?} is not a seat number"))?;
                self.check_seat("discs", seat)?;
                seat.0
            }
        };
        match words.next() {
            None => Ok((disc, owner)),
            Some(rest) => Err(format!(
                "discs: {text:?}: nothing may follow the seat, but {rest:?} does"
            )),
        }
    }

    fn set_players(&self, position: &mut TowerOfBabel) -> Result<(), String> {
        for (place, &hand) in position.hands.iter_mut().zip(&self.hands) {
            *place = hand;
        }
        for (place, &known) in position.known.iter_mut().zip(&self.known) {
            *place = known;
        }
        for (place, cards) in position.action_cards.iter_mut().zip(&self.action_cards) {
            *place = counted(cards)?;
        }
        for (place, score) in position.points.iter_mut().zip(&self.scores) {
            *place = score.by_category()?;
        }
        for (place, offer) in position.offers.iter_mut().zip(&self.offers) {
            if let Some(offer) = offer {
                *place = Offer {
                    cards: offer.cards,
                    trade: offer.trade,
                    returned: offer.returned,
                    made: true,
                };
            }
        }
        for (seat, answer) in self.bonus_answers.iter().enumerate() {
            position.answered |= u8::from(answer.is_some()) << seat;
            position.accepted |= u8::from(*answer == Some(true)) << seat;
        }
        Ok(())
    }

    fn set_turn(&self, position: &mut TowerOfBabel) -> Result<(), String> {
        position.active = self.to_move;
        position.start_player = self.start_player;
        position.turn = self.turn;
        position.phase = self.phase;
        position.double_turns = self.double_turns;
        position.disc_given = self.disc_given;
        position.stall = self.stall;
        if let Some(Column { wonder, space }) = self.column {
            if usize::from(space) >= SPACES_EACH {
                return Err(format!("column: spaces are 0 to 2, not {space}"));
            }
            let first = TowerOfBabel::spaces(wonder).start;
            position.set_column(Some(first + usize::from(space)));
        }
        Ok(())
    }

    /// The deck and the pile of action cards: what is left over if they are not named.
    fn set_piles(&self, position: &mut TowerOfBabel) -> Result<(), String> {
        position.discard = self.discard;
        if matches!(self.phase, Phase::Building | Phase::TripleBonus) {
            // Everybody sees what lies open (TOB-17.1).
            for (known, offer) in position.known.iter_mut().zip(&position.offers) {
                *known = known.most(offer.cards);
            }
        }
        let all = Cards([CARDS_PER_KIND; Kind::COUNT]);
        let elsewhere = position.cards_outside_deck();
        position.deck = self.deck.unwrap_or_else(|| all.minus(elsewhere));
        position.action_pile = match &self.action_pile {
            Some(cards) => counted(cards)?,
            None => {
                let used = counted(&self.used_action_cards)?;
                let held = position.action_cards_held();
                let all = position.options.action_cards_in_box();
                std::array::from_fn(|i| all[i].saturating_sub(held[i]).saturating_sub(used[i]))
            }
        };
        Ok(())
    }
}
