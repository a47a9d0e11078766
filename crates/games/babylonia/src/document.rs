//! The position as a document: readable, complete, made to be written by hand.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, named_points, points_of};

use crate::{
    board::{Hex, RIVER, ZIGGURATS, in_use},
    legal::bits,
    options::Options,
    pieces::{Card, CardSet, Tile, Token},
    state::{Babylonia, CATEGORIES, Category, MAX_PLACED, MAX_PLAYERS, Phase},
};

/// A position as JSON. Everything but the number of players may be left out: what is not named is
/// not in the game, and the game is past its first round and waits for seat 0 to place tokens.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// 2, 3 or 4.
    pub players: u8,
    /// What was agreed.
    #[serde(default)]
    pub options: Options,
    /// Location tiles by hex. Sites that are not named are free hexes.
    #[serde(default)]
    pub tiles: BTreeMap<Hex, Tile>,
    /// Tokens on the board: `"g4 0 priest"` is hex, seat and kind. Tokens on river hexes lie face down.
    #[serde(default)]
    pub tokens: Vec<String>,
    /// How many cities each seat owns.
    #[serde(default)]
    pub owned_cities: Vec<u8>,
    /// Points of each seat: by category, or just a number.
    #[serde(default)]
    pub scores: Vec<Score>,
    /// Tokens on each stand: a list, or a number for each kind.
    #[serde(default)]
    pub stands: Vec<Pile>,
    /// Tokens in each supply: a list in any order, or a number for each kind.
    #[serde(default)]
    pub supplies: Vec<Pile>,
    /// The ziggurat cards of this game, taken ones included; cards 1 to 7 if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards_in_game: Option<Vec<Card>>,
    /// Ziggurat cards in front of each seat.
    #[serde(default)]
    pub owned_cards: Vec<Vec<Card>>,
    /// Owned cards that have been used up; `ten_points` is used up as soon as it is taken.
    #[serde(default)]
    pub spent_cards: Vec<Card>,
    /// Ziggurats that have been scored.
    #[serde(default)]
    pub scored_ziggurats: Vec<Hex>,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub to_move: Seat,
    /// Who began.
    #[serde(default = "first_seat")]
    pub first_player: Seat,
    /// Shorthand: the seats from `first_player` up to `to_move` have not all had a turn yet.
    #[serde(default, skip_serializing)]
    pub first_round: bool,
    /// Seats that have finished a turn; everybody if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub had_turn: Option<Vec<Seat>>,
    /// The turn, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// Hexes of the tokens that the active player has placed in this turn, in order; they stand in
    /// `tokens` as well.
    #[serde(default)]
    pub placed: Vec<Hex>,
    /// Where in the turn the game stands.
    #[serde(default = "placing")]
    pub phase: Phase,
    /// Surrounded sites that are still to be scored in this turn.
    #[serde(default)]
    pub due: Vec<Hex>,
}

/// Tokens, as a list or as a number for each kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Pile {
    /// Each token by name.
    List(Vec<Token>),
    /// A number for each kind; kinds that are not named are missing.
    Counts(BTreeMap<Token, u8>),
}

/// Points, by category or as a number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Score {
    /// All points together.
    Sum(u16),
    /// Points by category: `nobles`, `cities`, `ziggurats`, `fields`, `cards`, `carried`.
    Categories(BTreeMap<String, u16>),
}

fn first_seat() -> Seat {
    Seat(0)
}

fn placing() -> Phase {
    Phase::Placing
}

impl Pile {
    fn counts(&self) -> Result<[u8; 4], String> {
        let mut counts = [0u8; 4];
        match self {
            Self::List(tokens) if tokens.len() > 120 => {
                return Err("a pile has more than 120 tokens".into());
            }
            Self::List(tokens) => tokens.iter().for_each(|token| counts[token.index()] += 1),
            Self::Counts(kinds) => kinds
                .iter()
                .for_each(|(token, &n)| counts[token.index()] = n),
        }
        Ok(counts)
    }

    fn from_counts(counts: [u8; 4]) -> Self {
        let named = |&token: &Token| Some((token, counts[token.index()])).filter(|(_, n)| *n > 0);
        Self::Counts(Token::ALL.iter().filter_map(named).collect())
    }
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

impl From<Babylonia> for Document {
    fn from(position: Babylonia) -> Self {
        let p = &position;
        let seats = || Seat::all(p.players);
        let mut cards = p.available_cards;
        seats().for_each(|seat| cards.0 |= p.owned_cards[seat.index()].0);
        let token = |hex: Hex| {
            p.token(hex)
                .map(|(seat, token)| format!("{hex} {seat} {token}"))
        };
        Self {
            players: p.players,
            options: p.options,
            tiles: Hex::all()
                .filter_map(|hex| Some((hex, p.tile(hex)?)))
                .collect(),
            tokens: p.all_tokens().iter().filter_map(token).collect(),
            owned_cities: p.per_seat(p.owned_cities),
            scores: seats()
                .map(|s| Score::from_points(p.points[s.index()]))
                .collect(),
            stands: seats()
                .map(|s| Pile::from_counts(p.stands[s.index()]))
                .collect(),
            supplies: seats()
                .map(|s| Pile::from_counts(p.supplies[s.index()]))
                .collect(),
            cards_in_game: Some(cards.iter().collect()),
            owned_cards: seats()
                .map(|s| p.owned_cards[s.index()].iter().collect())
                .collect(),
            spent_cards: p.spent_cards.iter().collect(),
            scored_ziggurats: bits(p.scored_ziggurats.into())
                .map(|z| ZIGGURATS[z])
                .collect(),
            to_move: p.active,
            first_player: p.first_player,
            first_round: false,
            had_turn: Some(p.finished_a_turn().collect()),
            turn: Some(p.turn),
            placed: p.placed().collect(),
            phase: p.phase,
            due: p.due_sites().collect(),
        }
    }
}

impl TryFrom<Document> for Babylonia {
    type Error = String;

    fn try_from(document: Document) -> Result<Self, String> {
        let players = document.players;
        if !(2..=4).contains(&players) {
            return Err(format!(
                "players: Babylonia is for 2, 3 or 4, not {players}"
            ));
        }
        document.check_lengths()?;
        let mut position = Self::bare(players, document.options);
        document.set_board(&mut position)?;
        document.set_cards(&mut position)?;
        document.set_players(&mut position)?;
        document.set_turn(&mut position)?;
        Ok(position)
    }
}

impl Document {
    fn check_lengths(&self) -> Result<(), String> {
        let lists = [
            ("owned_cities", self.owned_cities.len()),
            ("scores", self.scores.len()),
            ("stands", self.stands.len()),
            ("supplies", self.supplies.len()),
            ("owned_cards", self.owned_cards.len()),
        ];
        for (name, length) in lists {
            if length > usize::from(self.players) {
                return Err(format!(
                    "{name}: has {length} entries for {} players",
                    self.players
                ));
            }
        }
        for (name, seat) in [
            ("to_move", self.to_move),
            ("first_player", self.first_player),
        ] {
            if seat.0 >= self.players {
                return Err(format!(
                    "{name}: there is no seat {seat}; seats are 0 to {}",
                    self.players - 1
                ));
            }
        }
        Ok(())
    }

    fn set_board(&self, position: &mut Babylonia) -> Result<(), String> {
        let board = in_use(self.players);
        let used = |hex: Hex| match board.contains(hex) {
            true => Ok(()),
            false => Err(format!(
                "{hex} is not in use with {} players (BAB-2.6)",
                self.players
            )),
        };
        for (&hex, &tile) in &self.tiles {
            used(hex)?;
            let site = hex
                .site()
                .ok_or_else(|| format!("tiles: {hex} is not a location site (BAB-2.4)"))?;
            position.set_tile(site, Some(tile));
        }
        for text in &self.tokens {
            let (hex, seat, token) = parse_token(text)?;
            used(hex)?;
            if seat.0 >= self.players {
                return Err(format!("tokens: {text:?}: there is no seat {seat}"));
            }
            if !position.free.contains(hex) {
                return Err(format!(
                    "tokens: {text:?}: the hex holds something already (BAB-5.7)"
                ));
            }
            position.set_token(seat, token, hex);
        }
        for &hex in &self.scored_ziggurats {
            used(hex)?;
            let ziggurat = hex
                .ziggurat()
                .ok_or_else(|| format!("scored_ziggurats: there is no ziggurat on {hex}"))?;
            position.scored_ziggurats |= 1 << ziggurat;
        }
        Ok(())
    }

    fn set_cards(&self, position: &mut Babylonia) -> Result<(), String> {
        let mut free = match &self.cards_in_game {
            Some(cards) => cards.iter().copied().collect(),
            None => CardSet::BASE,
        };
        for (owned, cards) in position.owned_cards.iter_mut().zip(&self.owned_cards) {
            for &card in cards {
                if !free.contains(card) {
                    return Err(format!(
                        "owned_cards: {card} is owned twice or not in this game (BAB-8.1)"
                    ));
                }
                free.remove(card);
                owned.insert(card);
                if card == Card::TenPoints {
                    position.spent_cards.insert(card); // BAB-8.2
                }
            }
        }
        for &card in &self.spent_cards {
            let owned = position
                .owned_cards
                .iter()
                .any(|cards| cards.contains(card));
            if !owned || !matches!(card, Card::TenPoints | Card::ExtraTurn) {
                return Err(format!(
                    "spent_cards: {card} cannot be spent or nobody owns it"
                ));
            }
            position.spent_cards.insert(card);
        }
        position.available_cards = free;
        Ok(())
    }

    fn set_players(&self, position: &mut Babylonia) -> Result<(), String> {
        for (place, pile) in position.stands.iter_mut().zip(&self.stands) {
            *place = pile.counts()?;
        }
        for (place, pile) in position.supplies.iter_mut().zip(&self.supplies) {
            *place = pile.counts()?;
        }
        for (place, score) in position.points.iter_mut().zip(&self.scores) {
            *place = score.by_category()?;
        }
        for (place, &cities) in position.owned_cities.iter_mut().zip(&self.owned_cities) {
            *place = cities;
        }
        Ok(())
    }

    fn set_turn(&self, position: &mut Babylonia) -> Result<(), String> {
        position.active = self.to_move;
        position.first_player = self.first_player;
        position.had_turn = self.had_turn_mask()?;
        position.turn = self.turn.unwrap_or(if self.first_round {
            position.had_turn.count_ones() as u16 + 1
        } else {
            u16::from(self.players) + 1
        });
        if self.placed.len() > MAX_PLACED {
            return Err(format!(
                "placed: nobody can place more than {MAX_PLACED} tokens in a turn"
            ));
        }
        self.placed
            .iter()
            .for_each(|&hex| position.note_placed(hex));
        for &hex in &self.due {
            match (hex.site(), hex.ziggurat()) {
                (Some(site), _) => position.due_cities |= 1 << site,
                (_, Some(ziggurat)) => position.due_ziggurats |= 1 << ziggurat,
                _ => {
                    return Err(format!(
                        "due: {hex} is neither a location site nor a ziggurat site"
                    ));
                }
            }
        }
        if let Phase::TakingCard { winner, ziggurat } = self.phase
            && (winner.0 >= self.players || ziggurat.ziggurat().is_none())
        {
            return Err("phase: taking_card needs a seat at the table and a ziggurat site".into());
        }
        position.phase = self.phase;
        Ok(())
    }

    fn had_turn_mask(&self) -> Result<u8, String> {
        let everybody = (1 << self.players) - 1;
        match &self.had_turn {
            Some(seats) if seats.iter().any(|seat| seat.0 >= self.players) => {
                Err("had_turn: names a seat that is not at the table".into())
            }
            Some(seats) => Ok(seats.iter().fold(0, |mask, seat| mask | 1 << seat.0)),
            None if self.first_round => {
                let mut mask = 0;
                let mut seat = self.first_player;
                while seat != self.to_move {
                    mask |= 1 << seat.0;
                    seat = seat.next(self.players);
                }
                Ok(mask)
            }
            None => Ok(everybody),
        }
    }
}

fn parse_token(text: &str) -> Result<(Hex, Seat, Token), String> {
    let mut words = text.split_whitespace();
    let mut word = || {
        words.next().ok_or_else(|| {
            format!("tokens: {text:?} should be hex, seat and kind: \"g4 0 priest\"")
        })
    };
    let hex = word()?.parse()?;
    let seat = word()?;
    let seat = seat
        .parse()
        .map_err(|_| format!("tokens: {text:?}: {seat:?} is not a seat number"))?;
    let token = word()?.parse()?;
    match words.next() {
        None => Ok((hex, Seat(seat), token)),
        Some(rest) => Err(format!(
            "tokens: {text:?}: nothing may follow the kind, but {rest:?} does"
        )),
    }
}

const _: () = assert!(RIVER.len() * 2 <= 64 && MAX_PLAYERS <= 8);
