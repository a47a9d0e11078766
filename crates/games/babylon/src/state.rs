//! The position: plain values, small enough to be copied at every step of a search.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, Waiting};

use crate::{
    board::SPOTS,
    document::Document,
    garden::Garden,
    options::Options,
    pieces::{Effect, Face, Flower, Tile},
    tables::Pieces,
};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The players pick their boards (BYL-2.1).
    Picking,
    /// Clay tiles are removed before the first round (BYL-2.7).
    Removing,
    /// The active player takes a tile from the quarry (section 4).
    Digging,
    /// The active player places tiles, decorates, and ends the turn (sections 5 to 7).
    Building,
    /// The game has ended.
    Over,
}

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;
/// Nobody has this board yet.
pub(crate) const NO_BOARD: u8 = u8::MAX;

/// A position of Babylon.
///
/// Its JSON is a [`Document`] that can be written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
pub struct Babylon {
    pub(crate) gardens: [Garden; MAX_PLAYERS],
    /// Tiles of the quarry that nobody has seen; which lies where is decided when it comes to light.
    pub(crate) hidden: u64,
    /// The visible tile of each place of the quarry.
    pub(crate) quarry: [Tile; SPOTS],
    /// The stored tile of each seat.
    pub(crate) stored: [Tile; MAX_PLAYERS],
    /// The single pillars of each seat.
    pub(crate) pillars: [u8; MAX_PLAYERS],
    /// The flower of each board, or [`NO_BOARD`].
    pub(crate) boards: [u8; MAX_PLAYERS],
    /// Round tokens that nobody has seen, in the stack or in the box, by effect.
    pub(crate) unseen: [u8; Effect::COUNT],
    /// What lies ready for everybody.
    pub(crate) supply: Pieces,
    pub(crate) players: u8,
    pub(crate) active: Seat,
    pub(crate) start_player: Seat,
    pub(crate) phase: Phase,
    /// Counted from 1.
    pub(crate) round: u8,
    /// The round token in force.
    pub(crate) token: Effect,
    /// Clay tiles still to be removed.
    pub(crate) to_remove: u8,
    /// The tile that was dug in this turn and not placed yet.
    pub(crate) taken: Tile,
    /// Whether a tile was placed in this turn: the last one of the garden can be decorated.
    pub(crate) placed: bool,
    /// Decorations built since then.
    pub(crate) decorated: u8,
    /// Whether the wild space of this turn is used up (BYL-8.4).
    pub(crate) wild_used: bool,
    pub(crate) options: Options,
}

impl Babylon {
    /// Nothing dealt yet.
    pub(crate) fn bare(players: u8, options: Options) -> Self {
        Self {
            gardens: [Garden::EMPTY; MAX_PLAYERS],
            hidden: 0,
            quarry: [Tile::NONE; SPOTS],
            stored: [Tile::NONE; MAX_PLAYERS],
            pillars: [0; MAX_PLAYERS],
            boards: [NO_BOARD; MAX_PLAYERS],
            unseen: options.tables.round_tokens,
            supply: options.tables.pieces,
            players,
            active: Seat(0),
            start_player: Seat(0),
            phase: Phase::Digging,
            round: 1,
            token: Effect::None,
            to_remove: 0,
            taken: Tile::NONE,
            placed: false,
            decorated: 0,
            wild_used: false,
            options,
        }
    }

    #[inline]
    pub(crate) fn waits_for(&self) -> Waiting {
        match self.phase {
            Phase::Over => Waiting::over(),
            Phase::Picking | Phase::Removing | Phase::Digging | Phase::Building => {
                Waiting::on(self.active)
            }
        }
    }

    #[inline]
    pub(crate) fn garden(&self) -> &Garden {
        &self.gardens[self.active.index() & 3]
    }

    #[inline]
    pub(crate) fn garden_mut(&mut self) -> &mut Garden {
        &mut self.gardens[self.active.index() & 3]
    }

    /// What a tile shows in this game.
    #[inline]
    pub(crate) fn face(&self, tile: Tile) -> Face {
        self.options.tables.face(tile)
    }

    /// The flower of a seat's board.
    #[inline]
    pub(crate) fn board(&self, seat: Seat) -> Option<Flower> {
        let board = self.boards[seat.index() & 3];
        Flower::ALL.get(usize::from(board)).copied()
    }

    /// The tiles that the active player can place, the lower number first; none twice.
    #[inline]
    pub(crate) fn hand(&self) -> [Tile; 2] {
        let (taken, stored) = (self.taken, self.stored[self.active.index() & 3]);
        if taken <= stored {
            [taken, stored]
        } else {
            [stored, taken]
        }
    }

    /// Whether the active player has this tile to place (BYL-5.1).
    #[inline]
    pub(crate) fn holds(&self, tile: Tile) -> bool {
        tile != Tile::NONE && self.hand().contains(&tile)
    }

    /// How many rounds the game has (BYL-3.1).
    #[inline]
    pub(crate) fn rounds(&self) -> u8 {
        self.options.tables.rounds(self.players)
    }

    /// How many round tokens lie in the stack: the last round has none (BYL-3.2).
    pub(crate) fn tokens_left(&self) -> u8 {
        let revealed = match self.phase {
            Phase::Picking | Phase::Removing => 0,
            Phase::Digging | Phase::Building | Phase::Over => self.round,
        };
        (self.rounds() - 1).saturating_sub(revealed)
    }

    /// Who has the first turn of a round (BYL-2.6, BYL-3.3).
    pub(crate) fn first_of_round(&self, round: u8) -> Seat {
        match self.options.tables.switches.start_player_rotates {
            false => self.start_player,
            true => {
                let later = u16::from(self.start_player.0) + u16::from(round.saturating_sub(1));
                Seat((later % u16::from(self.players.max(1))) as u8)
            }
        }
    }

    /// Cells on which a decoration may be started now (BYL-6.1); none if no tile was placed.
    #[inline]
    pub(crate) fn decorated_area(&self) -> u64 {
        let switches = &self.options.tables.switches;
        let limit = switches.decorations_per_placed_tile;
        if !self.placed || limit.is_some_and(|most| self.decorated >= most) {
            return 0;
        }
        match switches.decoration_must_use_placed_tile {
            true => self.garden().last_area(),
            false => u64::MAX,
        }
    }

    /// Cells that may show any symbol now (BYL-8.4).
    #[inline]
    pub(crate) fn wild_cells(&self) -> u64 {
        if self.token == Effect::WildSpace && !self.wild_used {
            self.garden().blank()
        } else {
            0
        }
    }

    pub(crate) fn per_seat<T: Copy>(&self, values: [T; MAX_PLAYERS]) -> Vec<T> {
        values[..usize::from(self.players).min(MAX_PLAYERS)].to_vec()
    }
}

const _: () = assert!(size_of::<Babylon>() <= 1280);
