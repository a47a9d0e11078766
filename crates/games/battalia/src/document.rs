//! The position as a document: readable, complete, made to be written by hand.

mod form;
mod read;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, SeatSet, map_of};

use crate::{
    board::{Exits, Marker, Square},
    cards::{Card, Cards, Token},
    facts::layout,
    options::Options,
    pieces::{Faction, Factions, Greats, Heroes},
    piles::PileId,
    state::{Battalia, Battle, BattleStage, Foe, Laid, Mark, Player, Side, Stage, Task, Tent},
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
    /// The terrain cards by square; the ruins are always there.
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
    /// Cards that the active player has laid and that give no more tokens.
    #[serde(default)]
    pub spent: Vec<Card>,
    /// Cards gained in this turn.
    #[serde(default)]
    pub gained: Vec<Card>,
    /// Cards that the active player has laid and that still give tokens or lie in the battle row.
    #[serde(default, deserialize_with = "form::laid")]
    pub laid: Vec<LaidDocument>,
    /// Cards that a defender has laid and that give no more tokens.
    #[serde(default)]
    pub defender_spent: Vec<Card>,
    /// Cards that a defender has laid and that still give tokens or lie in the battle row.
    #[serde(default, deserialize_with = "form::laid")]
    pub defender_laid: Vec<LaidDocument>,
    /// Cards of a cohort that are still in hand.
    #[serde(default)]
    pub shown: Vec<Card>,
    /// Who was shown them.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<ziggurat_engine::Seat>"))]
    pub shown_to: SeatSet,
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
    #[serde(default, deserialize_with = "form::task")]
    pub task: Option<Task>,
    /// The battle under way.
    #[serde(default, deserialize_with = "form::battle")]
    pub battle: Option<BattleDocument>,
    /// Great artefacts on display.
    #[serde(default)]
    pub display: Greats,
    /// Great artefacts that nobody has seen yet (BAT-18.2).
    #[serde(default)]
    pub unseen: Greats,
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
    /// Where the game stands, apart from `battle` and `task`.
    #[serde(default = "acting", deserialize_with = "form::phase")]
    pub phase: Stage,
    #[serde(
        default,
        rename = "table",
        skip_serializing,
        deserialize_with = "form::table"
    )]
    #[cfg_attr(feature = "schema", schemars(skip))]
    #[allow(dead_code, reason = "it is there to be refused")]
    pub(crate) old_table: (),
    #[serde(
        default,
        rename = "defender_table",
        skip_serializing,
        deserialize_with = "form::table"
    )]
    #[cfg_attr(feature = "schema", schemars(skip))]
    #[allow(dead_code, reason = "it is there to be refused")]
    pub(crate) old_defender_table: (),
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
    /// Where the heroes stand, first `a`, then `b`; null off the board.
    pub heroes: Vec<Option<Square>>,
    /// Heroes that moved without paying since the last card was used up.
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
    /// Whether an amulet has put it there in this turn; it is open then.
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
    /// The level of the marker, if there is one.
    #[serde(default, deserialize_with = "form::level")]
    pub level: Option<u8>,
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

/// A laid card that still gives tokens or lies in a battle row.
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
    /// Whether it was the target of an artefact in this turn (BAT-6.7).
    #[serde(default)]
    pub target: bool,
    /// Whether it was laid while its type was illuminated (BAT-6.3).
    #[serde(default)]
    pub lit: bool,
    /// Whether a token of it was spent outside the battle row (BAT-12.15).
    #[serde(default)]
    pub split: bool,
    /// Whether it served as an amulet and rolled something other than 4 or 5 (BAT-9.7).
    #[serde(default)]
    pub good_roll: bool,
}

/// A battle. Who defends follows from what is attacked.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BattleDocument {
    /// Where.
    pub square: Square,
    /// What is attacked.
    pub foe: Foe,
    /// Heroes of the attacker that take part.
    pub attacking: Heroes,
    /// Heroes of the defender that take part.
    #[serde(default)]
    pub defending: Heroes,
    /// How far it has come.
    pub stage: BattleStage,
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

fn acting() -> Stage {
    Stage::Act
}

impl From<Battalia> for Document {
    fn from(game: Battalia) -> Self {
        let seats = Seat::all(game.count);
        let missing = layout(game.count).missing;
        Self {
            players: game.count,
            options: game.options,
            removed: game.removed,
            seats: seats
                .map(|seat| player_document(game.player(seat)))
                .collect(),
            board: board_document(&game),
            impassable: game.board.closed.minus(missing).iter().collect(),
            piles: map_of(
                PileId::all().map(|pile| (pile.id().to_owned(), pile_document(&game, pile))),
            ),
            supply: Some(game.piles.supply),
            spent: game.spent[Side::Attacker].list(),
            gained: game.gained.list(),
            laid: laid_document(game.laid.of(Side::Attacker)),
            defender_spent: game.spent[Side::Defender].list(),
            defender_laid: laid_document(game.laid.of(Side::Defender)),
            shown: game.shown.list(),
            shown_to: game.cohort.shown_to,
            cohort: game.cohort.factions,
            cohort_count: game.cohort.count,
            tents: game.tents.iter().map(tent_document).collect(),
            task: game.task,
            battle: game.battle.as_ref().map(battle_document),
            display: game.display,
            unseen: game.unseen,
            limbo: game.limbo.list(),
            active: game.active,
            start_player: game.start_player,
            day: game.day + 1,
            phase: game.stage,
            old_table: (),
            old_defender_table: (),
        }
    }
}

fn tent_document(tent: &Tent) -> TentDocument {
    TentDocument {
        owner: tent.owner,
        tent: tent.card,
        cards: tent.cards().collect(),
        fresh: tent.fresh,
    }
}

fn battle_document(battle: &Battle) -> BattleDocument {
    BattleDocument {
        square: battle.square,
        foe: battle.foe,
        attacking: battle.heroes[Side::Attacker],
        defending: battle.heroes[Side::Defender],
        stage: battle.stage,
    }
}

fn laid_document(laid: &[Laid]) -> Vec<LaidDocument> {
    let one = |laid: &Laid| LaidDocument {
        card: laid.card,
        token: (laid.token != laid.card.token()).then_some(laid.token),
        left: laid.left,
        row: laid.row,
        target: laid.is(Mark::Target),
        lit: laid.is(Mark::Pair),
        split: laid.is(Mark::Split),
        good_roll: laid.is(Mark::Good),
    };
    laid.iter().map(one).collect()
}

fn pile_document(game: &Battalia, id: PileId) -> PileDocument {
    let pile = game.piles.get(id);
    let some = pile.rest.iter().filter(|(_, count)| **count > 0);
    PileDocument {
        top: pile.top,
        rest: map_of(some.map(|(faction, &count)| (faction, count))),
        under: game.piles.buried_cards(id).collect(),
    }
}

fn board_document(game: &Battalia) -> BTreeMap<Square, TileDocument> {
    let tile = |square: Square| {
        let tile = game.board.tile(square);
        let document = TileDocument {
            exits: game.board.exits(square),
            city: game.board.cities.contains(square),
            terrain: tile.terrain?, // The ruins have none.
            owner: game.board.owner(square),
            level: tile.marker.map(Marker::level),
        };
        Some((square, document))
    };
    map_of(game.board.built.iter().filter_map(tile))
}

fn player_document(player: &Player) -> PlayerDocument {
    PlayerDocument {
        faction: player.faction,
        hand: player.hand.list(),
        nation: player.nation.list(),
        shelter: player.shelter.list(),
        seen: player.seen.list(),
        known: player.known_cards().collect(),
        marked: player.marked.list().collect(),
        ambush: player
            .ambush
            .iter()
            .map(|hidden| HiddenDocument {
                card: hidden.card,
                open: !hidden.is_secret(),
                fresh: hidden.is_fresh(),
            })
            .collect(),
        heroes: player.heroes.values().to_vec(),
        roamed: player.roamed,
        defended: player.defended,
        captured: player.captured,
    }
}

/// All cards that are not in the piles.
pub(crate) fn cards_outside(game: &Battalia) -> Cards {
    let mut all = game.limbo;
    for player in game.players.values() {
        all.add_all(&player.hand);
        all.add_all(&player.nation);
        all.add_all(&player.shelter);
        let ambush = player.ambush.iter();
        ambush.for_each(|hidden| all.add(hidden.card));
    }
    all.add_all(&game.gained);
    for side in [Side::Attacker, Side::Defender] {
        all.add_all(&game.spent[side]);
        let laid = game.laid.of(side).iter();
        laid.for_each(|laid| all.add(laid.card));
    }
    for tent in game.tents.iter() {
        all.add(tent.card);
        tent.cards().for_each(|card| all.add(card));
    }
    game.waiting_cards().for_each(|card| all.add(card));
    all
}
