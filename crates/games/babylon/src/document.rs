//! The position as a document: readable, complete, made to be written by hand.

use serde::{Deserialize, Serialize};
use ziggurat_engine::Seat;

use crate::{
    board::{Cell, Corner, SPOTS, Turn, quad},
    garden::{Carrier, Garden},
    options::Options,
    pieces::{Decoration, Effect, Flower, Material, Tile},
    quarry::tiles_of,
    state::{Babylon, NO_BOARD, Phase},
    tables_document::TokensDocument,
};

/// A position as JSON. Lists by seat may be shorter than the number of players, and everything with
/// an obvious value may be left out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// 2, 3 or 4.
    pub players: u8,
    /// What was agreed.
    #[serde(default)]
    pub options: Options,
    /// Where in the game it stands.
    #[serde(default = "digging")]
    pub phase: Phase,
    /// The round, counted from 1.
    #[serde(default = "first_round")]
    pub round: u8,
    /// The round token in force.
    #[serde(default = "no_effect")]
    pub token: Effect,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub to_move: Seat,
    /// Who began.
    #[serde(default = "first_seat")]
    pub start_player: Seat,
    /// The boards by seat; rose, iris, lily, marigold if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<Vec<Option<Flower>>>,
    /// The gardens by seat: terraces in the order in which they were placed.
    #[serde(default)]
    pub gardens: Vec<Vec<TerraceDocument>>,
    /// The stored tile of each seat.
    #[serde(default)]
    pub stored: Vec<Option<Tile>>,
    /// The single pillars of each seat.
    #[serde(default)]
    pub pillars: Vec<u8>,
    /// The tile that was dug in this turn and not placed yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<Tile>,
    /// Whether a tile was placed in this turn: the last one of the garden can be decorated.
    #[serde(default, skip_serializing_if = "is_no")]
    pub placed: bool,
    /// Decorations built since then.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub decorated: u8,
    /// Whether the wild space of this turn is used up.
    #[serde(default, skip_serializing_if = "is_no")]
    pub wild_used: bool,
    /// Clay tiles still to be removed before the first round.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub to_remove: u8,
    /// The visible tile of each place of the quarry, row by row; if left out, tiles that are nowhere
    /// else, as many of clay as possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarry: Option<Vec<Option<Tile>>>,
    /// The tiles below them, in any order; if left out, tiles that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub covered: Option<Vec<Tile>>,
    /// Round tokens that nobody has seen, in the stack and in the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) unseen_tokens: Option<TokensDocument>,
}

/// A terrace of a garden.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TerraceDocument {
    /// The tile.
    pub tile: Tile,
    /// Its upper left cell.
    pub at: Cell,
    /// How it is turned.
    #[serde(default = "not_turned")]
    pub turn: Turn,
    /// Its level.
    pub level: u8,
    /// The corner without a support.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Corner>,
    /// What was built after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decorations: Vec<DecorationDocument>,
}

/// A decoration of a garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DecorationDocument {
    /// Which.
    pub decoration: Decoration,
    /// Its cell, or one of its two ends.
    pub from: Cell,
    /// The other end; a statue has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Cell>,
}

fn digging() -> Phase {
    Phase::Digging
}

fn first_round() -> u8 {
    1
}

fn no_effect() -> Effect {
    Effect::None
}

fn first_seat() -> Seat {
    Seat(0)
}

fn not_turned() -> Turn {
    Turn::NONE
}

fn is_no(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl From<Babylon> for Document {
    fn from(position: Babylon) -> Self {
        let p = &position;
        let seats = || Seat::all(p.players);
        Self {
            players: p.players,
            options: p.options,
            phase: p.phase,
            round: p.round,
            token: p.token,
            to_move: p.active,
            start_player: p.start_player,
            boards: Some(seats().map(|seat| p.board(seat)).collect()),
            gardens: seats()
                .map(|seat| terraces(&p.gardens[seat.index()]))
                .collect(),
            stored: seats().map(|seat| p.stored[seat.index()].known()).collect(),
            pillars: p.per_seat(p.pillars),
            taken: p.taken.known(),
            placed: p.placed,
            decorated: p.decorated,
            wild_used: p.wild_used,
            to_remove: p.to_remove,
            quarry: Some(p.quarry.iter().map(|tile| tile.known()).collect()),
            covered: Some(
                Tile::all()
                    .filter(|tile| p.hidden & tile.bit() != 0)
                    .collect(),
            ),
            unseen_tokens: Some(p.unseen.into()),
        }
    }
}

/// Visible tiles of a quarry without those that are elsewhere: as many of clay, then of granite, as
/// there are tiles to lie below them.
fn likely_quarry(elsewhere: u64) -> Vec<Tile> {
    let free = |material: Material| {
        let mut tiles: Vec<Tile> = Tile::all().collect();
        tiles.retain(|tile| tile.material() == material && elsewhere & tile.bit() == 0);
        tiles
    };
    let [clay, granite, basalt] = [Material::Clay, Material::Granite, Material::Basalt].map(free);
    let upper = clay.len().min(granite.len()).min(basalt.len());
    let middle = (granite.len() - upper)
        .min(basalt.len() - upper)
        .min(SPOTS - upper);
    let lower = (basalt.len() - upper - middle).min(SPOTS - upper - middle);
    let parts = [&clay[..upper], &granite[..middle], &basalt[..lower]];
    parts.concat()
}

/// A garden as it is written: every decoration stands with the later of its terraces.
fn terraces(garden: &Garden) -> Vec<TerraceDocument> {
    let mut list: Vec<TerraceDocument> = garden
        .terraces()
        .iter()
        .map(|terrace| TerraceDocument {
            tile: terrace.tile,
            at: terrace.at,
            turn: terrace.turn(),
            level: terrace.level,
            open: terrace.open(),
            decorations: Vec::new(),
        })
        .collect();
    for standing in garden.decorations() {
        let one = DecorationDocument {
            decoration: standing.kind,
            from: standing.from,
            to: (standing.to != standing.from).then_some(standing.to),
        };
        let ends = [
            (standing.from, standing.level),
            (standing.to, standing.to_level),
        ];
        add_decoration(&mut list, one, ends);
    }
    list
}

/// Writes a decoration with the later of the terraces that its ends stand on.
pub(crate) fn add_decoration(
    terraces: &mut [TerraceDocument],
    one: DecorationDocument,
    ends: [(Cell, u8); 2],
) {
    let carries = |terrace: &TerraceDocument| {
        ends.iter()
            .any(|&(cell, level)| terrace.level == level && quad(terrace.at) & cell.bit() != 0)
    };
    if let Some(last) = terraces.iter().rposition(carries) {
        terraces[last].decorations.push(one);
    }
}

impl TryFrom<Document> for Babylon {
    type Error = String;

    fn try_from(document: Document) -> Result<Self, String> {
        if !(2..=4).contains(&document.players) {
            return Err(format!("players: 2, 3 or 4, not {}", document.players));
        }
        document.options.check()?;
        document.check_lists()?;
        let mut position = Self::bare(document.players, document.options);
        document.set_turn(&mut position);
        document.set_gardens(&mut position)?;
        document.set_quarry(&mut position)?;
        document.set_tokens(&mut position);
        position.supply = position.left_over()?;
        Ok(position)
    }
}

impl Document {
    fn check_lists(&self) -> Result<(), String> {
        let seats = [
            ("gardens", self.gardens.len()),
            ("stored", self.stored.len()),
            ("pillars", self.pillars.len()),
            ("boards", self.boards.as_ref().map_or(0, Vec::len)),
        ];
        for (name, length) in seats {
            if length > self.players.into() {
                return Err(format!(
                    "{name}: {length} entries for {} players",
                    self.players
                ));
            }
        }
        for (name, seat) in [
            ("to_move", self.to_move),
            ("start_player", self.start_player),
        ] {
            if seat.0 >= self.players {
                return Err(format!("{name}: there is no seat {seat}"));
            }
        }
        let rounds = self.options.tables.rounds(self.players);
        match self.round {
            0 => Err("round: counts from 1".into()),
            round if round > rounds => Err(format!("round: there are only {rounds} (BYL-3.1)")),
            _ => Ok(()),
        }
    }

    fn set_turn(&self, position: &mut Babylon) {
        position.phase = self.phase;
        position.round = self.round;
        position.token = self.token;
        position.active = self.to_move;
        position.start_player = self.start_player;
        position.taken = self.taken.unwrap_or(Tile::NONE);
        position.placed = self.placed;
        position.decorated = self.decorated;
        position.wild_used = self.wild_used;
        position.to_remove = self.to_remove;
        let boards = self.boards.clone().unwrap_or_else(|| match self.phase {
            Phase::Picking => Vec::new(),
            Phase::Removing | Phase::Digging | Phase::Building | Phase::Over => {
                let all = Flower::ALL.iter().copied().map(Some);
                all.take(self.players.into()).collect()
            }
        });
        for (place, board) in position.boards.iter_mut().zip(boards) {
            *place = board.map_or(NO_BOARD, |board| board as u8);
        }
        for (place, &pillars) in position.pillars.iter_mut().zip(&self.pillars) {
            *place = pillars;
        }
        for (place, tile) in position.stored.iter_mut().zip(&self.stored) {
            *place = tile.unwrap_or(Tile::NONE);
        }
    }

    fn set_gardens(&self, position: &mut Babylon) -> Result<(), String> {
        for (seat, terraces) in Seat::all(self.players).zip(&self.gardens) {
            let garden = crate::rebuild::garden(&position.options, terraces);
            position.gardens[seat.index()] =
                garden.map_err(|error| format!("gardens: seat {seat}: {error}"))?;
        }
        Ok(())
    }

    /// The quarry: tiles that are nowhere else if they are not named.
    fn set_quarry(&self, position: &mut Babylon) -> Result<(), String> {
        if self.quarry.as_ref().is_some_and(|list| list.len() > SPOTS) {
            return Err(format!("quarry: there are only {SPOTS} places (BYL-2.3)"));
        }
        let elsewhere = position.tiles_outside_quarry();
        let visible = match &self.quarry {
            Some(list) => list.clone(),
            None if self.phase == Phase::Picking => Vec::new(),
            None => likely_quarry(elsewhere).into_iter().map(Some).collect(),
        };
        for (place, tile) in position.quarry.iter_mut().zip(&visible) {
            *place = tile.unwrap_or(Tile::NONE);
        }
        let used = visible
            .iter()
            .flatten()
            .fold(elsewhere, |set, tile| set | tile.bit());
        position.hidden = match &self.covered {
            Some(list) => list.iter().fold(0, |set, tile| set | tile.bit()),
            None if self.phase == Phase::Picking => (1 << crate::pieces::QUARRY_TILES) - 1,
            None => {
                let needed = position.covered_needed();
                let some = |material: Material, count: usize| {
                    let free = |tile: &Tile| used & tile.bit() == 0 && tile.material() == material;
                    let tiles = Tile::all().filter(free).take(count);
                    tiles.fold(0, |set, tile| set | tile.bit())
                };
                some(Material::Granite, needed[0]) | some(Material::Basalt, needed[1])
            }
        };
        let listed = self.covered.as_ref().map_or(0, Vec::len);
        if listed > position.hidden.count_ones() as usize {
            return Err("covered: a tile is named twice".into());
        }
        Ok(())
    }

    /// The tokens that nobody has seen: if they are not named, others than the one in force have
    /// been turned up in the order of their effects.
    fn set_tokens(&self, position: &mut Babylon) {
        if let Some(unseen) = self.unseen_tokens {
            position.unseen = unseen.into();
            return;
        }
        let mut left = position.revealed();
        if left > 0 {
            let current = &mut position.unseen[self.token.index()];
            *current = current.saturating_sub(1);
            left -= 1;
        }
        for count in &mut position.unseen {
            let gone = left.min(*count);
            *count -= gone;
            left -= gone;
        }
    }
}

impl Babylon {
    /// How many round tokens have been turned up.
    pub(crate) fn revealed(&self) -> u8 {
        self.rounds() - 1 - self.tokens_left()
    }

    /// Tiles in gardens, stores and hands, as bits.
    pub(crate) fn tiles_outside_quarry(&self) -> u64 {
        let placed = self
            .gardens
            .iter()
            .flat_map(|garden| garden.terraces().iter().map(|t| t.tile));
        let held = self.stored.iter().copied().chain([self.taken]);
        let all = placed.chain(held).filter(|tile| *tile != Tile::NONE);
        all.fold(0, |set, tile| set | tile.bit())
    }

    /// How many granite and basalt tiles lie below the visible ones (BYL-2.3).
    pub(crate) fn covered_needed(&self) -> [usize; 2] {
        let on_top = |of: u64| {
            let there = |tile: &&Tile| **tile != Tile::NONE && of & tile.bit() != 0;
            self.quarry.iter().filter(there).count()
        };
        let clay = on_top(tiles_of(Material::Clay));
        [clay, clay + on_top(tiles_of(Material::Granite))]
    }

    /// What is left of all pieces (BYL-2.9).
    fn left_over(&self) -> Result<crate::tables::Pieces, String> {
        let mut left = self.options.tables.pieces;
        let take = |pieces: &mut u8, count: usize, name: &str| {
            let rest = usize::from(*pieces).checked_sub(count);
            *pieces = rest
                .ok_or_else(|| format!("{count} {name}, but there are only {pieces} (BYL-2.9)"))?
                as u8;
            Ok::<(), String>(())
        };
        let carriers = |wanted: Carrier| {
            let corners = |garden: &Garden| {
                let all = (0..garden.terraces().len())
                    .flat_map(|i| Corner::ALL.iter().map(move |c| (i, *c)));
                all.filter(|(i, corner)| garden.carrier(*i, *corner) == wanted)
                    .count()
            };
            self.gardens.iter().map(corners).sum::<usize>()
        };
        let held: usize = self.pillars.iter().map(|&n| usize::from(n)).sum();
        take(
            &mut left.single_pillars,
            held + carriers(Carrier::Single),
            "single pillars",
        )?;
        take(
            &mut left.double_pillars,
            carriers(Carrier::Double),
            "double pillars",
        )?;
        take(&mut left.belvederes, carriers(Carrier::Open), "belvederes")?;
        for &kind in Decoration::ALL {
            let all = self.gardens.iter().flat_map(Garden::decorations);
            let count = all.filter(|standing| standing.kind == kind).count();
            take(left.of_mut(kind), count, kind.id())?;
        }
        Ok(left)
    }
}
