//! What a seat can do.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ziggurat_engine::as_kind;

use crate::{
    board::{Cell, Corner, Spot, Turn},
    garden::Lay,
    pieces::{Decoration, Flower, Tile},
};

/// An action, packed into four bytes: lists of thousands are built at a decision.
///
/// [`Action::kind`] opens it for matching; its JSON is that of [`ActionKind`].
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) u32);

/// An action, to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "babylon.ts", rename = "Action")
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ActionKind {
    /// Picks a player board (BYL-2.1).
    Pick {
        /// Its flower.
        board: Flower,
    },
    /// Removes a clay tile before the first round (BYL-2.7).
    Remove {
        /// Where it lies.
        spot: Spot,
    },
    /// Takes a tile from the quarry, with its pillars (BYL-4.1).
    Dig {
        /// Where it lies.
        spot: Spot,
    },
    /// Places the tile taken or stored (section 5).
    Place {
        /// Which tile.
        tile: Tile,
        /// Where its upper left cell comes to lie.
        at: Cell,
        /// How it is turned.
        turn: Turn,
        /// On which level, from 1.
        level: u8,
        /// The corner that is left without a support; it gets a belvedere (BYL-5.9).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        open: Option<Corner>,
    },
    /// Builds a decoration with the tile just placed (section 6). A cell without a symbol is the wild
    /// space (BYL-8.4).
    Decorate {
        /// Which decoration.
        decoration: Decoration,
        /// Its cell, or the first of its two ends.
        from: Cell,
        /// The other end; a statue has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        to: Option<Cell>,
    },
    /// Ends the turn (section 7).
    End {
        /// The tile that is kept, if two are left (BYL-7.2).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        keep: Option<Tile>,
    },
}

const PICK: u32 = 0;
const REMOVE: u32 = 1;
const DIG: u32 = 2;
const PLACE: u32 = 3;
const DECORATE: u32 = 4;
const END: u32 = 5;
/// Where the kind stands.
const KIND: u32 = 28;

impl Action {
    /// Ends the turn without a choice of what to keep.
    pub const END: Self = Self(END << KIND);

    /// Picks a board.
    #[must_use]
    pub const fn pick(board: Flower) -> Self {
        Self(PICK << KIND | board as u32)
    }

    /// Removes a clay tile.
    #[must_use]
    pub const fn remove(spot: Spot) -> Self {
        Self(REMOVE << KIND | spot.0 as u32)
    }

    /// Takes a tile from the quarry.
    #[must_use]
    pub const fn dig(spot: Spot) -> Self {
        Self(DIG << KIND | spot.0 as u32)
    }

    /// Places a tile; the turns of one place follow one another.
    #[inline]
    pub(crate) const fn place(tile: Tile, lay: Lay) -> Self {
        let open = match lay.open {
            None => 0,
            Some(corner) => corner as u32 + 1,
        };
        let where_ = (lay.level as u32) << 11 | (lay.at.0 as u32) << 5 | open << 2;
        Self(PLACE << KIND | (tile.0 as u32 & 63) << 19 | where_ | lay.turn.0 as u32)
    }

    /// Builds a decoration; the ends may come in any order.
    #[inline]
    #[must_use]
    pub const fn decorate(decoration: Decoration, one: Cell, other: Cell) -> Self {
        let (from, to) = if one.0 <= other.0 {
            (one, other)
        } else {
            (other, one)
        };
        Self(DECORATE << KIND | (decoration as u32) << 12 | (from.0 as u32) << 6 | to.0 as u32)
    }

    /// Ends the turn and keeps this one of two tiles.
    #[must_use]
    pub const fn end_keeping(tile: Tile) -> Self {
        Self((END << KIND) | (tile.0 as u32 + 1))
    }

    /// The action, opened for matching.
    #[inline]
    #[must_use]
    pub fn kind(self) -> ActionKind {
        let bits = self.0;
        let low = bits as u8;
        match bits >> KIND {
            PICK => ActionKind::Pick {
                board: Flower::ALL[usize::from(low & 3)],
            },
            REMOVE => ActionKind::Remove {
                spot: Spot(low & 15),
            },
            DIG => ActionKind::Dig {
                spot: Spot(low & 15),
            },
            PLACE => ActionKind::Place {
                tile: Tile((bits >> 19 & 63) as u8),
                at: Cell((bits >> 5 & 63) as u8),
                turn: Turn(low & 3),
                level: (bits >> 11) as u8,
                open: match bits >> 2 & 7 {
                    0 => None,
                    corner => Some(Corner::ALL[(corner - 1) as usize & 3]),
                },
            },
            DECORATE => {
                let (from, to) = (Cell((bits >> 6 & 63) as u8), Cell(low & 63));
                ActionKind::Decorate {
                    decoration: Decoration::ALL[(bits >> 12 & 3) as usize],
                    from,
                    to: (to != from).then_some(to),
                }
            }
            _ => ActionKind::End {
                keep: low.checked_sub(1).map(Tile),
            },
        }
    }
}

impl From<ActionKind> for Action {
    fn from(kind: ActionKind) -> Self {
        match kind {
            ActionKind::Pick { board } => Self::pick(board),
            ActionKind::Remove { spot } => Self::remove(spot),
            ActionKind::Dig { spot } => Self::dig(spot),
            ActionKind::Place {
                tile,
                at,
                turn,
                level,
                open,
            } => Self::place(
                tile,
                Lay {
                    at,
                    turn,
                    level,
                    open,
                },
            ),
            ActionKind::Decorate {
                decoration,
                from,
                to,
            } => Self::decorate(decoration, from, to.unwrap_or(from)),
            ActionKind::End { keep } => keep.map_or(Self::END, Self::end_keeping),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Action({self})")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ActionKind::Pick { board } => write!(f, "pick {board}"),
            ActionKind::Remove { spot } => write!(f, "remove {spot}"),
            ActionKind::Dig { spot } => write!(f, "dig {spot}"),
            ActionKind::Place {
                tile,
                at,
                turn,
                level,
                open,
            } => {
                write!(f, "place {tile} {at} turn {} level {level}", turn.degrees())?;
                open.map_or(Ok(()), |corner| write!(f, " open {corner}"))
            }
            ActionKind::Decorate {
                decoration,
                from,
                to,
            } => {
                write!(f, "build {decoration} {from}")?;
                to.map_or(Ok(()), |to| write!(f, " {to}"))
            }
            ActionKind::End { keep: None } => f.write_str("end"),
            ActionKind::End { keep: Some(tile) } => write!(f, "end keep {tile}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["pick", board] => Ok(Self::pick(board.parse()?)),
            ["remove", spot] => Ok(Self::remove(spot.parse()?)),
            ["dig", spot] => Ok(Self::dig(spot.parse()?)),
            ["place", tile, at, ref rest @ ..] => Ok(Self::place(tile.parse()?, lay(at, rest)?)),
            ["build", decoration, from] => {
                let from = from.parse()?;
                Ok(Self::decorate(decoration.parse()?, from, from))
            }
            ["build", decoration, from, to] => Ok(Self::decorate(
                decoration.parse()?,
                from.parse()?,
                to.parse()?,
            )),
            ["end"] => Ok(Self::END),
            ["end", "keep", tile] => Ok(Self::end_keeping(tile.parse()?)),
            _ => Err(format!(
                "{text:?} is not an action; say `dig b3`, `place clay_03 r4c5 turn 90 level 2 open se`, `build statue r4c5`, \
                 `build bridge r6c4 r6c6`, `end`, `end keep clay_03`, `remove b3` or `pick rose`"
            )),
        }
    }
}

/// `turn 90 level 2 open se`; the turn and the open corner may be missing.
fn lay(at: &str, words: &[&str]) -> Result<Lay, String> {
    let mut lay = Lay {
        at: at.parse()?,
        turn: Turn::NONE,
        level: 0,
        open: None,
    };
    for pair in words.chunks(2) {
        match *pair {
            ["turn", degrees] => {
                let degrees: u16 = degrees
                    .parse()
                    .map_err(|_| format!("{degrees:?} is not an angle; say `turn 90`"))?;
                lay.turn = degrees.try_into()?;
            }
            ["level", level] => {
                lay.level = level
                    .parse()
                    .map_err(|_| format!("{level:?} is not a level; say `level 2`"))?;
            }
            ["open", corner] => lay.open = Some(corner.parse()?),
            _ => {
                return Err(format!(
                    "{:?}: say `turn 90 level 2 open se`",
                    pair.join(" ")
                ));
            }
        }
    }
    Ok(lay)
}

as_kind!(Action, ActionKind);
