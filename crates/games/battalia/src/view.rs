//! What one viewer may see.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Points, Seat, SeatSet, Viewer, map_of};

use crate::{
    board::{Exits, Marker, Square},
    cards::{Card, Token},
    facts::{DAYS_PER_WEEK, layout},
    options::Options,
    pieces::{Artefact, Faction, Factions, Greats, Heroes, Rank, Shape},
    piles::PileId,
    state::{
        Battalia, BattleStage, Cohort, Foe, Hidden, Laid, Mark, Phase, SECRET_RANKS, Side, Stage,
        Task, Tent,
    },
};

/// What a viewer may see of a position (section 19 of the rules).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed.
    pub options: Options,
    /// The faction left out with two players.
    pub removed: Option<Faction>,
    /// Where the game stands.
    pub phase: Phase,
    /// Where it stands apart from a battle and from what is under way.
    pub stage: Stage,
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
    /// Today's illuminated artefact.
    pub illuminated: Artefact,
    /// Today's matching pair.
    pub matching: Artefact,
    /// Squares with a card.
    pub tiles: Vec<TileView>,
    /// Squares that do not exist with this number of players.
    pub missing: Vec<Square>,
    /// Squares that became impassable.
    pub impassable: Vec<Square>,
    /// The piles of units, artefacts, roads and cities, in this order.
    pub piles: Vec<PileView>,
    /// Supply cards in the pile.
    pub supply: u8,
    /// Great artefacts on display.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::pieces::Great>"))]
    pub display: Greats,
    /// Great artefacts that nobody has seen yet (BAT-18.2).
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::pieces::Great>"))]
    pub unseen: Greats,
    /// Cards in limbo.
    pub limbo: Vec<Card>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// Cards that the active player has laid and that still give tokens or lie in the battle row.
    pub pool: Vec<LaidView>,
    /// Cards that the active player has laid and that give no more tokens.
    pub spent: Vec<Card>,
    /// Cards gained in this turn.
    pub gained: Vec<Card>,
    /// The cohorts declared in this turn.
    pub cohort: Option<CohortView>,
    /// What is under way, and what is still to be paid for it.
    pub task: Option<Task>,
    /// The battle under way.
    pub battle: Option<BattleView>,
}

/// Cohorts declared in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct CohortView {
    /// Of which factions.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Faction>"))]
    pub factions: Factions,
    /// How many cards they had.
    pub count: u8,
    /// Who was shown the cards.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<ziggurat_engine::Seat>"))]
    #[cfg_attr(feature = "ts", ts(as = "Vec<ziggurat_engine::Seat>"))]
    pub shown_to: SeatSet,
    /// Those of its cards that are still in hand, if the viewer was shown them.
    pub cards: Option<Vec<Card>>,
}

/// A terrain card on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
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
    /// The level of the marker, or the guard of the ruins.
    pub level: Option<u8>,
}

/// A pile of the common supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct PileView {
    /// `tribesman`, `tool`, `straight`, `one` and so on.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: PileId,
    /// The faction of the open card.
    pub top: Option<Faction>,
    /// How many cards lie there.
    pub count: u8,
    /// Cards known to lie at the bottom, the highest first.
    pub under: Vec<Faction>,
    /// The other cards by faction: they lie in the pile in unknown order, or are among those that a
    /// player hides and of which the viewer knows the rank only.
    pub rest: BTreeMap<Faction, u8>,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// Victory points by level of the cities.
    #[cfg_attr(feature = "schema", schemars(with = "points_document::PointsDocument"))]
    #[serde(deserialize_with = "Points::read::<Battalia, _>")]
    pub points: Points,
    /// The faction picked.
    pub faction: Option<Faction>,
    /// Where the heroes stand, first `a`, then `b`; null off the board.
    pub heroes: Vec<Option<Square>>,
    /// Heroes that moved without pay since the last card was used up.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::pieces::Hero>"))]
    pub roamed: Heroes,
    /// Number of hand cards.
    pub hand_count: u8,
    /// The hand cards, if the viewer may know them.
    pub hand: Option<Vec<Card>>,
    /// Cards that the viewer knows to be in this hand or ambush.
    pub known: Vec<Card>,
    /// Cards that the viewer knows to be in this hand, nation or ambush; of the other hidden cards
    /// only the rank is known.
    pub known_deck: Vec<Card>,
    /// How many of these other cards there are of each rank.
    pub unknown: BTreeMap<Rank, u8>,
    /// Cards that everybody knows to be in this hand or ambush.
    pub seen: Vec<Card>,
    /// Tribesmen, chiefs and priests that everybody knows to be in this hand, nation or ambush.
    pub seen_deck: Vec<Card>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct HiddenView {
    /// Which, if the viewer may know it.
    pub card: Option<Card>,
    /// Whether everybody knows it.
    pub open: bool,
    /// Whether an amulet has put it there in this turn.
    pub fresh: bool,
}

/// A pitched tent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct TentView {
    /// The tent, or the hammer.
    pub tent: Card,
    /// The cards in it.
    pub cards: Vec<Card>,
    /// Whether it was pitched in this turn.
    pub fresh: bool,
    /// Its place among the tents of all players, from 0.
    pub order: u8,
}

/// A laid card that still gives tokens or lies in a battle row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
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
    /// Whether a token of it was spent outside the battle row.
    pub split: bool,
    /// Whether it served as an amulet and rolled something other than 4 or 5.
    pub good_roll: bool,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(deny_unknown_fields)]
pub struct BattleView {
    /// Where.
    pub square: Square,
    /// What is attacked.
    pub foe: Foe,
    /// How far it has come.
    pub stage: BattleStage,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Option<Seat>,
    /// Whether the defender is to act.
    pub defender_acts: bool,
    /// Heroes of the attacker that take part.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::pieces::Hero>"))]
    pub attacking: Heroes,
    /// Heroes of the defender that take part.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::pieces::Hero>"))]
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
    /// Cards that the defender has laid and that still give tokens or lie in the battle row.
    pub defender_pool: Vec<LaidView>,
    /// Cards that the defender has laid and that give no more tokens.
    pub defender_spent: Vec<Card>,
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

fn laid_views(laid: &[Laid]) -> Vec<LaidView> {
    let one = |laid: &Laid| LaidView {
        card: laid.card,
        token: laid.token,
        left: laid.left,
        row: laid.row,
        target: laid.is(Mark::Target),
        split: laid.is(Mark::Split),
        good_roll: laid.is(Mark::Good),
        lit: laid.is(Mark::Pair),
    };
    laid.iter().map(one).collect()
}

impl Battalia {
    /// What a viewer may see; after the end everything is shown.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let missing = layout(self.count).missing;
        let pile = |pile: PileId| PileView {
            id: pile,
            top: self.piles.get(pile).top,
            count: self.piles.total(pile),
            under: self.piles.buried_cards(pile).collect(),
            rest: self.rest_seen(viewer, pile),
        };
        View {
            options: self.options,
            removed: self.removed,
            phase: self.phase(),
            stage: self.stage,
            active: self.active,
            actor: self.actor(),
            start_player: self.start_player,
            week: self.day / DAYS_PER_WEEK + 1,
            day: self.day % DAYS_PER_WEEK + 1,
            illuminated: self.illuminated(),
            matching: self.matching(),
            tiles: self
                .board
                .built
                .iter()
                .map(|square| self.tile_view(square))
                .collect(),
            missing: missing.iter().collect(),
            impassable: self.board.closed.minus(missing).iter().collect(),
            piles: PileId::all().map(pile).collect(),
            supply: self.piles.supply,
            display: self.display,
            unseen: self.unseen,
            limbo: self.limbo.list(),
            players: Seat::all(self.count)
                .map(|seat| self.player_view(viewer, seat))
                .collect(),
            pool: laid_views(self.laid.of(Side::Attacker)),
            spent: self.spent[Side::Attacker].list(),
            gained: self.gained.list(),
            cohort: self.cohort_view(viewer),
            task: self.task,
            battle: self.battle_view(),
        }
    }

    fn cohort_view(&self, viewer: Viewer) -> Option<CohortView> {
        let shows = self.was_shown(viewer) || self.is_over();
        let any = self.cohort != Cohort::NONE || shows && !self.shown.is_empty();
        any.then(|| CohortView {
            factions: self.cohort.factions,
            count: self.cohort.count,
            shown_to: self.cohort.shown_to,
            cards: shows.then(|| self.shown.list()),
        })
    }

    /// The cards of a pile whose places the viewer does not know, by faction.
    fn rest_seen(&self, viewer: Viewer, pile: PileId) -> BTreeMap<Faction, u8> {
        let mut rest = self.piles.get(pile).rest;
        if let PileId::Units(rank) = pile
            && SECRET_RANKS.contains(&rank)
        {
            for seat in self.seats_all() {
                let unknown = self.unknown_cards(viewer, seat);
                for &faction in Faction::ALL {
                    rest[faction] += unknown.count(Card::unit(rank, faction));
                }
            }
        }
        let some = rest.iter().filter(|(_, count)| **count > 0);
        map_of(some.map(|(faction, &count)| (faction, count)))
    }

    fn tile_view(&self, square: Square) -> TileView {
        let tile = self.board.tile(square);
        let guarded = square == Square::RUINS && !self.options.is_alt2();
        TileView {
            square,
            shape: self.board.shape(square),
            exits: self.board.exits(square),
            terrain: tile.terrain,
            city: self.board.cities.contains(square),
            owner: self.board.owner(square),
            level: if guarded {
                Some(self.options.guard())
            } else {
                tile.marker.map(Marker::level)
            },
        }
    }

    fn battle_view(&self) -> Option<BattleView> {
        let battle = self.battle?;
        let sides = [Side::Attacker, Side::Defender];
        Some(BattleView {
            square: battle.square,
            foe: battle.foe,
            stage: battle.stage,
            attacker: self.active,
            defender: battle.defender,
            defender_acts: battle.stage.side() == Side::Defender,
            attacking: battle.heroes[Side::Attacker],
            defending: battle.heroes[Side::Defender],
            base: self.base_defence(&battle),
            attack: self.strength(Side::Attacker),
            defence: self.strength(Side::Defender),
            hero_bonus: sides.map(|side| self.hero_bonus(side)),
            terrain_bonus: sides.map(|side| self.side_terrain_bonus(&battle, side)),
            defender_pool: laid_views(self.laid.of(Side::Defender)),
            defender_spent: self.spent[Side::Defender].list(),
        })
    }

    fn player_view(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let own = viewer.is(seat) || self.is_over();
        let hidden = |hidden: Hidden| {
            let open = !hidden.is_secret();
            HiddenView {
                card: (own || open).then_some(hidden.card),
                open,
                fresh: hidden.is_fresh(),
            }
        };
        let tent = |(order, tent): (usize, &Tent)| TentView {
            tent: tent.card,
            cards: tent.cards().collect(),
            fresh: tent.fresh,
            order: order as u8,
        };
        let tents = self.tents.iter().enumerate();
        let unknown = self.unknown_cards(viewer, seat);
        let by_rank = SECRET_RANKS.map(|rank| (rank, unknown.units(rank)));
        PlayerView {
            points: self.points(seat),
            faction: player.faction,
            heroes: player.heroes.values().to_vec(),
            roamed: player.roamed,
            hand_count: player.hand.total() as u8,
            hand: own.then(|| player.hand.list()),
            known: self.sure_in_hand(viewer, seat).list(),
            known_deck: self.sure_in_deck(viewer, seat).list(),
            unknown: by_rank.into_iter().filter(|(_, n)| *n > 0).collect(),
            seen: player.seen.list(),
            seen_deck: player.known_cards().collect(),
            marked: player.marked.list().filter(|_| own).collect(),
            nation_count: player.nation.total() as u8,
            nation: own.then(|| player.nation.list()),
            shelter: player.shelter.list(),
            ambush: player.ambush.iter().map(hidden).collect(),
            tents: tents
                .filter(|(_, tent)| tent.owner == seat)
                .map(tent)
                .collect(),
            deck: player.deck,
            low_markers: player.markers(true),
            high_markers: player.markers(false),
            defended: player.defended,
            captured: player.captured,
        }
    }
}
