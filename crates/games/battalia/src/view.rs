//! What one viewer may see.

use serde::Serialize;
use ziggurat_engine::{Points, Seat, Viewer};

use crate::{
    action::{Factions, Heroes, Seats},
    board::{Exits, NEUTRAL, OFF, Square, each},
    cards::{Card, Token},
    document::{greats, pile_names},
    ids::{Artefact, Faction, Great, Shape},
    options::Options,
    state::{Battalia, Foe, NO, Needs, PAIR, Phase, Pool, Purpose, TARGET},
    tables::{DAYS_PER_WEEK, HIGH_MARKERS, LOW_MARKERS, layout},
};

/// What a viewer may see of a position (section 19 of the rules).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct View {
    /// What was agreed.
    pub options: Options,
    /// The faction left out with two players.
    pub removed: Option<Faction>,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Who is to act; the active player or a defender.
    pub actor: Seat,
    /// Who began.
    pub start_player: Seat,
    /// The week, from 1.
    pub week: u8,
    /// The day of the week, from 1.
    pub day: u8,
    /// Today's artefact under the sun.
    pub illuminated: Artefact,
    /// Today's matching pair.
    pub matching: Artefact,
    /// Squares with a card.
    pub tiles: Vec<TileView>,
    /// Squares that do not exist with so many players.
    pub missing: Vec<Square>,
    /// Squares that became impassable.
    pub impassable: Vec<Square>,
    /// The piles of units, artefacts, roads and cities, in this order.
    pub piles: Vec<PileView>,
    /// Supply cards in the pile.
    pub supply: u8,
    /// Great artefacts on display.
    pub display: Vec<Great>,
    /// Great artefacts that nobody has seen yet (BAT-18.2).
    pub unseen: Vec<Great>,
    /// Cards in limbo.
    pub limbo: Vec<Card>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// Cards of the active player that still give tokens.
    pub pool: Vec<LaidView>,
    /// Cards on the table of the active player that give no more tokens.
    pub table: Vec<Card>,
    /// Cards gained in this turn.
    pub gained: Vec<Card>,
    /// The cohorts declared in this turn.
    pub cohort: Option<CohortView>,
    /// What is under way, and what is still to be paid for it.
    pub task: Option<TaskView>,
    /// The battle under way.
    pub battle: Option<BattleView>,
}

/// Cohorts declared in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct CohortView {
    /// Of which factions.
    pub factions: Factions,
    /// How many cards they had.
    pub count: u8,
    /// Who was shown the cards.
    pub shown_to: Seats,
    /// Those of its cards that are still in hand, if the viewer was shown them.
    pub cards: Option<Vec<Card>>,
}

/// A terrain card on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct TileView {
    /// Where.
    pub square: Square,
    /// Its shape; none for the ruins.
    pub shape: Option<Shape>,
    /// Its exits.
    pub exits: Exits,
    /// Its terrain, by faction; none for the ruins.
    pub terrain: Option<Faction>,
    /// Whether it is a city.
    pub city: bool,
    /// Who owns it.
    pub owner: Option<Seat>,
    /// The level of the marker, or the guard of the ruins; 0 for none.
    pub level: u8,
}

/// A pile of the common supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct PileView {
    /// `tribesman`, `tool`, `straight`, `one` and so on.
    pub id: &'static str,
    /// The faction of the open card.
    pub top: Option<Faction>,
    /// How many cards lie there.
    pub count: u8,
    /// Cards known to lie at the bottom, the highest first.
    pub under: Vec<Faction>,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct PlayerView {
    /// Victory points by level of the cities.
    #[cfg_attr(feature = "schema", schemars(with = "points_document::PointsDocument"))]
    pub points: Points,
    /// The faction picked.
    pub faction: Option<Faction>,
    /// Where the heroes stand.
    pub heroes: Vec<Option<Square>>,
    /// Number of hand cards.
    pub hand_count: u8,
    /// The hand cards, if the viewer may know them.
    pub hand: Option<Vec<Card>>,
    /// Cards that the viewer knows to be in this hand or ambush.
    pub known: Vec<Card>,
    /// Cards that the viewer knows to be in this hand, nation or ambush; of the other hidden cards
    /// only the rank is known.
    pub known_deck: Vec<Card>,
    /// Hand cards that an artefact has touched in this turn, for their owner.
    pub marked: Vec<Card>,
    /// Number of cards in the nation.
    pub nation_count: u8,
    /// The cards of the nation without their order, for its owner.
    pub nation: Option<Vec<Card>>,
    /// The shelter.
    pub shelter: Vec<Card>,
    /// The ambush.
    pub ambush: Vec<HiddenView>,
    /// The tents, in the order of `strike`.
    pub tents: Vec<TentView>,
    /// Number of cards in the deck.
    pub deck: u8,
    /// Markers with 1 and 2 in reserve.
    pub low_markers: u8,
    /// Markers with 3 and 4 in reserve.
    pub high_markers: u8,
    /// Whether the player was a defender in this turn and will draw.
    pub defended: bool,
    /// Whether the player has captured a neutral city.
    pub captured: bool,
}

/// A card in the ambush.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct HiddenView {
    /// Which, if the viewer may know it.
    pub card: Option<Card>,
    /// Whether everybody knows it.
    pub open: bool,
}

/// A pitched tent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct TentView {
    /// The tent, or the hammer.
    pub tent: Card,
    /// The cards in it.
    pub cards: Vec<Card>,
}

/// A card that still gives tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct LaidView {
    /// The card.
    pub card: Card,
    /// What its tokens are.
    pub token: Token,
    /// Tokens in the pool.
    pub left: u8,
    /// Tokens in the battle row.
    pub row: u8,
    /// Whether an artefact has touched it in this turn.
    pub target: bool,
    /// Whether it is illuminated.
    pub lit: bool,
}

/// What is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct TaskView {
    /// What for.
    pub purpose: Purpose,
    /// What is still to be paid.
    pub needs: Needs,
    /// The card that waits.
    pub card: Option<Card>,
    /// How many cards can still be taken.
    pub count: u8,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct BattleView {
    /// Where.
    pub square: Square,
    /// What is attacked.
    pub foe: Foe,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Option<Seat>,
    /// Whether the defender is to act.
    pub defender_acts: bool,
    /// Heroes of the attacker that take part.
    pub attacking: Heroes,
    /// Heroes of the defender that take part.
    pub defending: Heroes,
    /// Level or guard.
    pub base: u8,
    /// Strength of the attack.
    pub attack: u16,
    /// Strength of the defence.
    pub defence: u16,
    /// Hero bonus of attack and defence.
    pub hero_bonus: [u8; 2],
    /// Terrain bonus of attack and defence.
    pub terrain_bonus: [u8; 2],
    /// Cards of the defender that give tokens or lie in his row.
    pub defender_pool: Vec<LaidView>,
    /// Cards that the defender has used up.
    pub defender_table: Vec<Card>,
}

#[cfg(feature = "schema")]
mod points_document {
    /// How points look in JSON.
    #[derive(schemars::JsonSchema)]
    #[allow(dead_code, reason = "only its schema is used")]
    pub(super) struct PointsDocument {
        categories: std::collections::BTreeMap<String, i32>,
        sum: i32,
    }
}

fn laid_views(pool: &Pool) -> Vec<LaidView> {
    let one = |laid: &crate::state::Laid| LaidView {
        card: laid.card,
        token: laid.token,
        left: laid.left,
        row: laid.row,
        target: laid.is(TARGET),
        lit: laid.is(PAIR),
    };
    pool.laid().iter().map(one).collect()
}

impl Battalia {
    /// What a viewer may see; after the end everything is shown.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let missing = layout(self.count).missing;
        let pile = |(i, id): (usize, &'static str)| PileView {
            id,
            top: self.piles.top(i),
            count: self.piles.total(i),
            under: self.piles.buried_cards(i).collect(),
        };
        View {
            options: self.options,
            removed: Faction::ALL.iter().copied().find(|&f| !self.in_game(f)),
            phase: self.phase,
            active: self.active,
            actor: self.actor(),
            start_player: self.start_player,
            week: self.day / DAYS_PER_WEEK + 1,
            day: self.day % DAYS_PER_WEEK + 1,
            illuminated: self.illuminated(),
            matching: self.matching(),
            tiles: each(self.board.built)
                .map(|square| self.tile_view(square))
                .collect(),
            missing: each(missing).collect(),
            impassable: each(self.board.closed & !missing).collect(),
            piles: pile_names().enumerate().map(pile).collect(),
            supply: self.piles.supply,
            display: greats(self.display),
            unseen: greats(self.unseen),
            limbo: self.limbo.list(),
            players: Seat::all(self.count)
                .map(|seat| self.player_view(viewer, seat))
                .collect(),
            pool: laid_views(&self.pools[0]),
            table: self.tables[0].list(),
            gained: self.gained.list(),
            cohort: (self.cohort != 0).then(|| CohortView {
                factions: Factions(self.cohort),
                count: self.cohort_count,
                shown_to: Seats(self.shown_to),
                cards: self.was_shown(viewer).then(|| self.shown.list()),
            }),
            task: self.task_view(),
            battle: self.battle_view(),
        }
    }

    fn tile_view(&self, square: Square) -> TileView {
        let tile = self.board.tile(square);
        let ruins = tile.terrain == NEUTRAL;
        let guarded = ruins && !self.options.is_alt2();
        TileView {
            square,
            shape: self.board.shape(square),
            exits: self.board.exits(square),
            terrain: (!ruins).then(|| Faction::at(tile.terrain.into())),
            city: self.board.cities & square.bit() != 0,
            owner: self.board.owner(square),
            level: if guarded {
                self.options.guard()
            } else {
                tile.level
            },
        }
    }

    fn task_view(&self) -> Option<TaskView> {
        let task = self.task;
        let none = task.purpose == Purpose::Nothing || matches!(self.phase, Phase::Over(_));
        (!none).then_some(TaskView {
            purpose: task.purpose,
            needs: task.needs,
            card: (task.waiting[0] != NO).then_some(Card(task.waiting[0])),
            count: task.count,
        })
    }

    fn battle_view(&self) -> Option<BattleView> {
        let battle = self.battle?;
        let terrain = |side: usize| match (side, battle.defender) {
            (1, NO) => 0,
            _ => self.terrain_bonus(self.seat_of(side), battle.square),
        };
        Some(BattleView {
            square: battle.square,
            foe: battle.foe,
            attacker: self.active,
            defender: (battle.defender != NO).then_some(Seat(battle.defender)),
            defender_acts: battle.side == 1,
            attacking: Heroes(battle.heroes[0]),
            defending: Heroes(battle.heroes[1]),
            base: self.base_defence(&battle),
            attack: self.strength(0),
            defence: self.strength(1),
            hero_bonus: [self.hero_bonus(0), self.hero_bonus(1)],
            terrain_bonus: [terrain(0), terrain(1)],
            defender_pool: laid_views(&self.pools[1]),
            defender_table: self.tables[1].list(),
        })
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let own = viewer.is(seat) || matches!(self.phase, Phase::Over(_));
        let hidden = |(card, open, _): (Card, bool, bool)| HiddenView {
            card: (own || open).then_some(card),
            open,
        };
        let tent = |(_, tent): (u8, &crate::state::Tent)| TentView {
            tent: tent.card,
            cards: tent.cards().collect(),
        };
        let marked =
            Card::all().flat_map(|c| std::iter::repeat_n(c, player.marked.count(c).into()));
        PlayerView {
            points: self.points(seat),
            faction: player.faction(),
            heroes: player
                .heroes
                .iter()
                .map(|&at| (at != OFF).then_some(Square(at)))
                .collect(),
            hand_count: player.hand.total() as u8,
            hand: own.then(|| player.hand.list()),
            known: self.sure_in_hand(viewer, seat).list(),
            known_deck: self.sure_in_deck(viewer, seat).list(),
            marked: marked.filter(|_| own).collect(),
            nation_count: player.nation.total() as u8,
            nation: own.then(|| player.nation.list()),
            shelter: player.shelter.list(),
            ambush: player.ambush_cards().map(hidden).collect(),
            tents: self.tents_of(seat).map(tent).collect(),
            deck: player.deck,
            low_markers: LOW_MARKERS - player.cities[0] - player.cities[1],
            high_markers: HIGH_MARKERS - player.cities[2] - player.cities[3],
            defended: player.defended,
            captured: player.captured,
        }
    }
}
