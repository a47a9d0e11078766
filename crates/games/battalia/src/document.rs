//! The position as a document: readable, complete, made to be written by hand.

mod read;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;

use crate::{
    action::{Factions, Heroes, Seats},
    board::{Exits, NEUTRAL, OFF, Square, each},
    cards::{Card, Cards, Token},
    ids::{Artefact, Faction, Great, Rank, Shape},
    options::Options,
    piles::Pile,
    state::{Battalia, Battle, Laid, NO, Phase, Player, Pool, Task, Tent},
};

/// A position as JSON. Whatever has an obvious value may be left out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// 2, 3 or 4.
    pub players: u8,
    /// What was agreed.
    #[serde(default)]
    pub options: Options,
    /// The faction left out with two players.
    #[serde(default)]
    pub removed: Option<Faction>,
    /// The players by seat.
    #[serde(default)]
    pub seats: Vec<PlayerDocument>,
    /// The terrain cards by square; the ruins lie there by themselves.
    #[serde(default)]
    pub board: BTreeMap<Square, TileDocument>,
    /// Squares that are impassable.
    #[serde(default)]
    pub impassable: Vec<Square>,
    /// The piles by name; a pile that is left out holds what is nowhere else.
    #[serde(default)]
    pub piles: BTreeMap<String, PileDocument>,
    /// Supply cards in the pile; all that are nowhere else if left out.
    #[serde(default)]
    pub supply: Option<u8>,
    /// Cards on the table of the active player that give no more tokens.
    #[serde(default)]
    pub table: Vec<Card>,
    /// Cards gained in this turn.
    #[serde(default)]
    pub gained: Vec<Card>,
    /// Cards of the active player that still give tokens.
    #[serde(default)]
    pub laid: Vec<LaidDocument>,
    /// The same of a defender: cards without tokens.
    #[serde(default)]
    pub defender_table: Vec<Card>,
    /// The same of a defender: cards with tokens.
    #[serde(default)]
    pub defender_laid: Vec<LaidDocument>,
    /// Cards of a cohort that are still in hand.
    #[serde(default)]
    pub shown: Vec<Card>,
    /// Who was shown them.
    #[serde(default)]
    pub shown_to: Seats,
    /// Factions of the cohorts declared in this turn.
    #[serde(default)]
    pub cohort: Factions,
    /// How many cards they had.
    #[serde(default)]
    pub cohort_count: u8,
    /// Pitched tents.
    #[serde(default)]
    pub tents: Vec<TentDocument>,
    /// What is under way.
    #[serde(default)]
    pub task: Option<Task>,
    /// The battle under way.
    #[serde(default)]
    pub battle: Option<Battle>,
    /// Great artefacts on display.
    #[serde(default)]
    pub display: Vec<Great>,
    /// Great artefacts that nobody has seen yet (BAT-18.2).
    #[serde(default)]
    pub unseen: Vec<Great>,
    /// Cards in limbo.
    #[serde(default)]
    pub limbo: Vec<Card>,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub active: Seat,
    /// Who began.
    #[serde(default = "first_seat")]
    pub start_player: Seat,
    /// The day, counted from 1 through all weeks.
    #[serde(default = "first_day")]
    pub day: u8,
    /// Where the game stands.
    #[serde(default = "acting")]
    pub phase: Phase,
}

/// A player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct PlayerDocument {
    /// The faction picked.
    pub faction: Option<Faction>,
    /// Hand cards.
    pub hand: Vec<Card>,
    /// The draw pile.
    pub nation: Vec<Card>,
    /// The discard pile.
    pub shelter: Vec<Card>,
    /// Cards that everybody knows to be in hand or ambush.
    pub seen: Vec<Card>,
    /// Tribesmen, chiefs and priests that everybody knows to be in hand, nation or ambush.
    pub known: Vec<Card>,
    /// Hand cards that were targets in this turn.
    pub marked: Vec<Card>,
    /// Hidden cards.
    pub ambush: Vec<HiddenDocument>,
    /// Where the heroes stand.
    pub heroes: Vec<Option<Square>>,
    /// Heroes that moved without pay since the last card was used up.
    pub roamed: Heroes,
    /// Whether the player was a defender in this turn.
    pub defended: bool,
    /// Whether the player has captured a neutral city.
    pub captured: bool,
}

/// A card in the ambush.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HiddenDocument {
    /// Which.
    pub card: Card,
    /// Whether everybody knows it (BAT-9.8).
    #[serde(default)]
    pub open: bool,
    /// Whether it was hidden by an amulet in this turn.
    #[serde(default)]
    pub fresh: bool,
}

/// A terrain card on the map.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TileDocument {
    /// Its exits.
    pub exits: Exits,
    /// Whether it is a city.
    #[serde(default)]
    pub city: bool,
    /// Its terrain, by faction.
    pub terrain: Faction,
    /// Who owns the city.
    #[serde(default)]
    pub owner: Option<Seat>,
    /// The level of the marker; 0 for none.
    #[serde(default)]
    pub level: u8,
}

/// A pile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct PileDocument {
    /// The faction of the open card.
    pub top: Option<Faction>,
    /// Cards in unknown order by faction.
    pub rest: BTreeMap<Faction, u8>,
    /// Cards known to lie at the bottom, the highest first.
    pub under: Vec<Faction>,
}

/// A card that still gives tokens.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LaidDocument {
    /// The card.
    pub card: Card,
    /// What its tokens are; the card itself if left out.
    #[serde(default)]
    pub token: Option<Token>,
    /// Tokens in the pool.
    #[serde(default)]
    pub left: u8,
    /// Tokens in the battle row.
    #[serde(default)]
    pub row: u8,
    /// Bits: 1 was a target, 2 illuminated, 4 used elsewhere, 8 an amulet that rolled well.
    #[serde(default)]
    pub flags: u8,
}

/// A pitched tent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TentDocument {
    /// Whose.
    pub owner: Seat,
    /// The tent, or the hammer.
    pub tent: Card,
    /// One or two cards.
    pub cards: Vec<Card>,
    /// Whether it was pitched in this turn.
    #[serde(default)]
    pub fresh: bool,
}

fn first_seat() -> Seat {
    Seat(0)
}

fn first_day() -> u8 {
    1
}

fn acting() -> Phase {
    Phase::Act
}

/// The names of the piles in their order.
pub(crate) fn pile_names() -> impl Iterator<Item = &'static str> {
    let units = Rank::ALL.iter().map(|x| x.id());
    let artefacts = Artefact::ALL.iter().map(|x| x.id());
    let shapes = Shape::ALL.iter().map(|x| x.id());
    units.chain(artefacts).chain(shapes)
}

pub(crate) fn greats(set: u8) -> Vec<Great> {
    let all = Great::ALL.iter().copied();
    all.filter(|great| set >> great.index() & 1 == 1).collect()
}

impl From<Battalia> for Document {
    fn from(game: Battalia) -> Self {
        let seats = Seat::all(game.count);
        let missing = crate::tables::layout(game.count).missing;
        let tents = game.tents.iter().filter(|tent| tent.owner != NO);
        Self {
            players: game.count,
            options: game.options,
            removed: Faction::ALL.iter().copied().find(|&f| !game.in_game(f)),
            seats: seats
                .map(|seat| player_document(game.player(seat)))
                .collect(),
            board: board_document(&game),
            impassable: each(game.board.closed & !missing).collect(),
            piles: pile_names()
                .enumerate()
                .map(|(i, name)| (name.to_owned(), pile_document(&game, i)))
                .collect(),
            supply: Some(game.piles.supply),
            table: game.tables[0].list(),
            gained: game.gained.list(),
            laid: laid_document(&game.pools[0]),
            defender_table: game.tables[1].list(),
            defender_laid: laid_document(&game.pools[1]),
            shown: game.shown.list(),
            shown_to: Seats(game.shown_to),
            cohort: Factions(game.cohort),
            cohort_count: game.cohort_count,
            tents: tents.map(tent_document).collect(),
            task: (game.task != Task::NONE).then_some(game.task),
            battle: game.battle,
            display: greats(game.display),
            unseen: greats(game.unseen),
            limbo: game.limbo.list(),
            active: game.active,
            start_player: game.start_player,
            day: game.day + 1,
            phase: game.phase,
        }
    }
}

fn tent_document(tent: &Tent) -> TentDocument {
    TentDocument {
        owner: Seat(tent.owner),
        tent: tent.card,
        cards: tent.cards().collect(),
        fresh: tent.fresh,
    }
}

fn laid_document(pool: &Pool) -> Vec<LaidDocument> {
    let one = |laid: &Laid| LaidDocument {
        card: laid.card,
        token: (laid.token != laid.card.token()).then_some(laid.token),
        left: laid.left,
        row: laid.row,
        flags: laid.flags,
    };
    pool.laid().iter().map(one).collect()
}

fn pile_document(game: &Battalia, pile: usize) -> PileDocument {
    let Pile { rest, .. } = game.piles.piles[pile];
    let some = Faction::ALL
        .iter()
        .copied()
        .zip(rest)
        .filter(|(_, n)| *n > 0);
    PileDocument {
        top: game.piles.top(pile),
        rest: some.collect(),
        under: game.piles.buried_cards(pile).collect(),
    }
}

fn board_document(game: &Battalia) -> BTreeMap<Square, TileDocument> {
    let tile = |square: Square| {
        let tile = game.board.tile(square);
        let document = TileDocument {
            exits: game.board.exits(square),
            city: game.board.cities & square.bit() != 0,
            terrain: Faction::at(tile.terrain.into()),
            owner: game.board.owner(square),
            level: tile.level,
        };
        (square, document)
    };
    let cards = each(game.board.built).filter(|&s| game.board.tile(s).terrain != NEUTRAL);
    cards.map(tile).collect()
}

fn player_document(player: &Player) -> PlayerDocument {
    let known = Card::all().flat_map(|card| {
        let place = card.rank().zip(card.faction());
        let count = place.map_or(0, |(rank, faction)| {
            player
                .known
                .get(rank.index())
                .map_or(0, |of| of[faction.index()])
        });
        std::iter::repeat_n(card, count.into())
    });
    let marked = Card::all().flat_map(|c| std::iter::repeat_n(c, player.marked.count(c).into()));
    PlayerDocument {
        faction: player.faction(),
        hand: player.hand.list(),
        nation: player.nation.list(),
        shelter: player.shelter.list(),
        seen: player.seen.list(),
        known: known.collect(),
        marked: marked.collect(),
        ambush: player
            .ambush_cards()
            .map(|(card, open, fresh)| HiddenDocument { card, open, fresh })
            .collect(),
        heroes: player
            .heroes
            .iter()
            .map(|&at| (at != OFF).then_some(Square(at)))
            .collect(),
        roamed: Heroes(player.roamed),
        defended: player.defended,
        captured: player.captured,
    }
}

/// All cards that lie somewhere else than in the piles.
pub(crate) fn cards_outside(game: &Battalia) -> Cards {
    let mut all = game.limbo;
    for player in &game.players {
        all.add_all(&player.hand);
        all.add_all(&player.nation);
        all.add_all(&player.shelter);
        player.ambush_cards().for_each(|(card, ..)| all.add(card));
    }
    game.tables.iter().for_each(|table| all.add_all(table));
    all.add_all(&game.gained);
    for pool in &game.pools {
        pool.laid().iter().for_each(|laid| all.add(laid.card));
    }
    for tent in game.tents.iter().filter(|tent| tent.owner != NO) {
        all.add(tent.card);
        tent.cards().for_each(|card| all.add(card));
    }
    game.waiting_cards().for_each(|card| all.add(card));
    all
}
