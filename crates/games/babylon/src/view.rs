//! What a viewer may see: everything but the order of what is hidden (section 12 of the rules).

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Points, Seat, Viewer};

use crate::{
    board::{Cell, Corner, SIZE, Spot, Turn},
    event::{PartAt, Support, open_cell},
    garden::{Garden, Standing},
    options::Options,
    pieces::{Decoration, Effect, Face, Flower, Material, Tile},
    quarry::Yield,
    state::{Babylon, Phase},
    tables::{LINES, Pieces, STORED_PILLARS, Values},
};

/// What a viewer may see of a position; the same for everybody (BYL-12.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed; `tables` is left out where it has the usual values.
    pub options: Options,
    /// What things are worth.
    pub values: Values,
    /// Where in the game it stands.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The round token in force.
    pub token: Effect,
    /// Whether this is the last round, under the end token.
    pub last_round: bool,
    /// How many tokens are left in the stack.
    pub tokens_left: u8,
    /// How many of the tokens with each effect nobody has seen, in the stack or in the box.
    pub unseen_tokens: Vec<TokenCount>,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub start_player: Seat,
    /// The order of turns in this round.
    pub order: Vec<Seat>,
    /// Clay tiles still to be removed before the first round.
    pub to_remove: u8,
    /// The quarry, row by row.
    pub quarry: Vec<SpotView>,
    /// Tiles that are still covered in the quarry, in no order.
    pub covered: Vec<TileView>,
    /// Tiles that have left the game: removed, discarded, or never used.
    pub gone: Vec<Tile>,
    /// What lies ready for everybody.
    pub supply: Pieces,
    /// How many pillars can be kept (BYL-7.1).
    pub pillar_limit: u8,
    /// What the active player is doing.
    pub turn: TurnView,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// Round tokens with an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct TokenCount {
    /// The effect.
    pub effect: Effect,
    /// How many nobody has seen.
    pub count: u8,
}

/// A tile and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct TileView {
    /// Its id.
    pub tile: Tile,
    /// What it is made of.
    pub material: Material,
    /// Its flower.
    pub flower: Flower,
    /// Its symbols as printed: nw, ne, sw, se.
    pub symbols: [Option<Decoration>; 4],
}

/// A place of the quarry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct SpotView {
    /// Where.
    pub spot: Spot,
    /// The visible tile; `null` if the place is empty.
    pub tile: Option<TileView>,
    /// How many tiles lie below it.
    pub below: u8,
    /// Whether the active player can take or remove it now.
    pub open: bool,
    /// Pillars for walls.
    pub walls: u8,
    /// Pillars for neighbouring places.
    pub neighbours: u8,
    /// What each seat would get for it in this round, flower and token included.
    pub pillars: Vec<u8>,
}

/// The turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct TurnView {
    /// The tile that was dug and not placed yet.
    pub taken: Option<TileView>,
    /// The cells of the tile just placed, which decorations must use; empty if none was placed.
    pub placed: Vec<Cell>,
    /// Decorations built since then.
    pub decorated: u8,
    /// Cells that can be used as a wild space now (BYL-8.4).
    pub wild_cells: Vec<Cell>,
    /// Whether the wild space of this turn is used up.
    pub wild_used: bool,
    /// Decorations that can be built now.
    pub chances: Vec<ChanceView>,
}

/// A decoration that can be built.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct ChanceView {
    /// Which.
    pub decoration: Decoration,
    /// All its cells with their levels.
    pub parts: Vec<PartAt>,
    /// The cell that would be the wild space.
    pub wild: Option<Cell>,
    /// What it would be worth.
    pub points: i32,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// The flower of the board; `null` until it is picked.
    pub board: Option<Flower>,
    /// Single pillars.
    pub pillars: u8,
    /// The stored tile.
    pub stored: Option<TileView>,
    /// The garden.
    pub garden: GardenView,
    /// Points by category as they stand.
    #[cfg_attr(feature = "schema", schemars(with = "points_document::PointsDocument"))]
    #[serde(deserialize_with = "Points::read::<Babylon, _>")]
    pub points: Points,
    /// Visible decorations of each kind, for the sets: statues, fountains, staircases, bridges.
    pub decorations: [u8; 4],
    /// Visible terraces of each flower: rose, iris, lily, marigold.
    pub flowers: [u8; 4],
    /// Belvederes in the garden, hidden ones too (BYL-11.2).
    pub belvederes: u8,
    /// The promo cards: rows 1 to 8, then columns 1 to 8; empty if they are not used.
    pub promo: Vec<LineView>,
}

/// A line of the promo cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct LineView {
    /// Whether it is a row; otherwise a column.
    pub row: bool,
    /// Which row or column, from 1.
    pub line: u8,
    /// The decoration it names.
    pub decoration: Decoration,
    /// Whether it scores as the garden stands.
    pub scores: bool,
}

/// A garden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct GardenView {
    /// The highest level.
    pub highest: u8,
    /// The terraces in the order in which they were placed: from the bottom up in every cell.
    pub terraces: Vec<TerraceView>,
    /// All decorations.
    pub decorations: Vec<DecorationView>,
    /// All belvederes.
    pub belvederes: Vec<BelvedereView>,
    /// All 64 cells, row by row, as they are seen from above.
    pub cells: Vec<CellView>,
}

/// A terrace of a garden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct TerraceView {
    /// The tile.
    pub tile: TileView,
    /// Its upper left cell.
    pub at: Cell,
    /// How it is turned.
    pub turn: Turn,
    /// Its level.
    pub level: u8,
    /// Its corners: nw, ne, sw, se.
    pub corners: Vec<CornerView>,
    /// Whether at least one of its cells can be seen.
    pub visible: bool,
}

/// A corner of a terrace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct CornerView {
    /// Its cell.
    pub cell: Cell,
    /// The symbol on it.
    pub symbol: Option<Decoration>,
    /// What carries it.
    pub support: Support,
    /// What stands on it.
    pub stands: Option<Decoration>,
    /// Whether no terrace covers it.
    pub visible: bool,
}

/// A decoration of a garden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct DecorationView {
    /// Which.
    pub decoration: Decoration,
    /// Its parts.
    pub parts: Vec<PartView>,
    /// Whether at least one of its parts can be seen.
    pub visible: bool,
    /// What it is worth now: nothing while it is hidden.
    pub points: i32,
}

/// A part of a decoration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct PartView {
    /// Its cell.
    pub cell: Cell,
    /// Its level.
    pub level: u8,
    /// Whether no terrace covers it.
    pub visible: bool,
}

/// A belvedere of a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct BelvedereView {
    /// Its cell.
    pub cell: Cell,
    /// Its level.
    pub level: u8,
    /// Whether no terrace covers it.
    pub visible: bool,
}

/// A cell as it is seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(deny_unknown_fields)]
pub struct CellView {
    /// The level of the top (BYL-1.8).
    pub level: u8,
    /// Which of the terraces is the highest, by its place in the list; `null` on the board.
    pub terrace: Option<u8>,
    /// Whether nothing stands on the top (BYL-1.9): a pillar could.
    pub free: bool,
    /// The symbol that can still be used.
    pub symbol: Option<Decoration>,
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

impl TileView {
    /// A tile and what it shows.
    pub(crate) fn new(tile: Tile, face: Face) -> Self {
        Self {
            tile,
            material: tile.material(),
            flower: face.flower(),
            symbols: face.symbols(Turn::NONE),
        }
    }
}

impl Babylon {
    /// What a viewer may see: the same for everybody (BYL-12.3).
    pub(crate) fn seen_by(&self, _viewer: Viewer) -> View {
        let unseen = Effect::ALL.iter().zip(self.unseen);
        let covered = Tile::all().filter(|tile| self.hidden & tile.bit() != 0);
        View {
            options: self.options,
            values: self.options.tables.values,
            phase: self.phase,
            round: self.round,
            rounds: self.rounds(),
            token: self.token,
            last_round: self.round == self.rounds(),
            tokens_left: self.tokens_left(),
            unseen_tokens: unseen
                .map(|(&effect, count)| TokenCount { effect, count })
                .collect(),
            active: self.active,
            start_player: self.start_player,
            order: self.order_of_turns(),
            to_remove: self.to_remove,
            quarry: Spot::all().map(|spot| self.spot_view(spot)).collect(),
            covered: covered.map(|tile| self.tile_view(tile)).collect(),
            gone: self.gone(),
            supply: self.supply,
            pillar_limit: STORED_PILLARS,
            turn: self.turn_view(),
            players: Seat::all(self.players)
                .map(|seat| self.player_view(seat))
                .collect(),
        }
    }

    fn order_of_turns(&self) -> Vec<Seat> {
        let first = self.first_of_round(self.round);
        let next = |seat: &Seat| Some(seat.next(self.players));
        std::iter::successors(Some(first), next)
            .take(self.players.into())
            .collect()
    }

    /// Tiles that are neither in the quarry nor with a player.
    fn gone(&self) -> Vec<Tile> {
        let quarry = self.quarry.iter().filter_map(|tile| tile.known());
        let there = quarry.fold(self.tiles_outside_quarry() | self.hidden, |set, tile| {
            set | tile.bit()
        });
        let unpicked = self.phase == Phase::Picking;
        let all = Tile::all().filter(|tile| there & tile.bit() == 0);
        all.filter(|tile| !(unpicked && tile.material() == Material::Start))
            .collect()
    }

    fn tile_view(&self, tile: Tile) -> TileView {
        TileView::new(tile, self.face(tile))
    }

    fn spot_view(&self, spot: Spot) -> SpotView {
        let tile = self.visible(spot);
        let Yield {
            walls, neighbours, ..
        } = self.yield_of(spot, self.active);
        let layer = tile.map_or(0, |tile| tile.material().layer());
        SpotView {
            spot,
            tile: tile.map(|tile| self.tile_view(tile)),
            below: layer.saturating_sub(1),
            open: match self.phase {
                Phase::Removing => self.is_clay(spot),
                Phase::Digging => tile.is_some(),
                Phase::Picking | Phase::Building | Phase::Over => false,
            },
            walls,
            neighbours,
            pillars: Seat::all(self.players)
                .map(|seat| self.yield_of(spot, seat).total())
                .collect(),
        }
    }

    fn turn_view(&self) -> TurnView {
        let garden = self.garden();
        let building = self.phase == Phase::Building;
        let area = if self.placed { garden.last_area() } else { 0 };
        let wild = if building { self.wild_cells() } else { 0 };
        TurnView {
            taken: self.taken.known().map(|tile| self.tile_view(tile)),
            placed: crate::board::cells(area).collect(),
            decorated: self.decorated,
            wild_cells: crate::board::cells(wild).collect(),
            wild_used: self.wild_used,
            chances: self.chances(),
        }
    }

    /// The decorations that can be built now.
    pub(crate) fn chances(&self) -> Vec<ChanceView> {
        let mut chances = Vec::new();
        if self.phase != Phase::Building {
            return chances;
        }
        let garden = self.garden();
        self.each_decoration(&mut |decoration, (from, to)| {
            let built = Standing {
                kind: decoration,
                from,
                to,
                level: garden.level(from),
                to_level: garden.level(to),
            };
            chances.push(ChanceView {
                decoration,
                parts: built
                    .parts()
                    .map(|(cell, level)| PartAt { cell, level })
                    .collect(),
                wild: self.wild_end(decoration, (from, to)),
                points: self.worth(&built),
            });
        });
        chances
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let garden = &self.gardens[seat.index()];
        let tally = self.tally(garden);
        let promo = self.promo_lines(seat);
        let line = |named: &[Decoration; LINES], place: usize| LineView {
            row: place < usize::from(SIZE),
            line: place as u8 % SIZE + 1,
            decoration: named[place],
            scores: tally.scored_lines(named) >> place & 1 == 1,
        };
        PlayerView {
            board: self.board(seat),
            pillars: self.pillars[seat.index()],
            stored: self.stored[seat.index()]
                .known()
                .map(|tile| self.tile_view(tile)),
            garden: self.garden_view(garden),
            points: self.points_by_category(seat),
            decorations: tally.decorations,
            flowers: tally.flowers,
            belvederes: garden.belvederes(),
            promo: promo.map_or_else(Vec::new, |named| {
                (0..LINES).map(|i| line(named, i)).collect()
            }),
        }
    }

    fn garden_view(&self, garden: &Garden) -> GardenView {
        let levels = garden.terrace_levels();
        let seen = |cell: Cell, level: u8| levels[cell.index()] <= level;
        let belvedere = |terrace: &crate::garden::Terrace| {
            let cell = open_cell(terrace.at, terrace.open())?;
            Some(BelvedereView {
                cell,
                level: terrace.level,
                visible: seen(cell, terrace.level),
            })
        };
        let symbol = |cell: Cell| {
            let shows = |kind: &&Decoration| garden.symbols[kind.index()] & cell.bit() != 0;
            Decoration::ALL.iter().find(shows).copied()
        };
        GardenView {
            highest: garden.highest(),
            terraces: (0..garden.terraces().len())
                .map(|index| self.terrace_view(garden, index, &seen))
                .collect(),
            decorations: garden
                .decorations()
                .map(|one| self.decoration_view(&one, &seen))
                .collect(),
            belvederes: garden.terraces().iter().filter_map(belvedere).collect(),
            cells: Cell::all()
                .map(|cell| CellView {
                    level: garden.level(cell),
                    terrace: garden.top_terrace(cell).map(|index| index as u8),
                    free: garden.blocked & cell.bit() == 0,
                    symbol: symbol(cell),
                })
                .collect(),
        }
    }

    fn terrace_view(
        &self,
        garden: &Garden,
        index: usize,
        seen: &impl Fn(Cell, u8) -> bool,
    ) -> TerraceView {
        let terrace = &garden.terraces()[index];
        let face = self.face(terrace.tile);
        let corner = |&corner: &Corner| {
            let cell = terrace.at.corner(corner);
            CornerView {
                cell,
                symbol: face.symbol(terrace.turn(), corner),
                support: garden.carrier(index, corner).into(),
                stands: terrace.parts[corner.index()].kind(),
                visible: seen(cell, terrace.level),
            }
        };
        let corners: Vec<CornerView> = Corner::ALL.iter().map(corner).collect();
        TerraceView {
            tile: self.tile_view(terrace.tile),
            at: terrace.at,
            turn: terrace.turn(),
            level: terrace.level,
            visible: corners.iter().any(|corner| corner.visible),
            corners,
        }
    }

    fn decoration_view(
        &self,
        standing: &Standing,
        seen: &impl Fn(Cell, u8) -> bool,
    ) -> DecorationView {
        let part = |(cell, level): (Cell, u8)| PartView {
            cell,
            level,
            visible: seen(cell, level),
        };
        let parts: Vec<PartView> = standing.parts().map(part).collect();
        let visible = parts.iter().any(|part| part.visible);
        DecorationView {
            decoration: standing.kind,
            parts,
            visible,
            points: if visible { self.worth(standing) } else { 0 },
        }
    }
}
