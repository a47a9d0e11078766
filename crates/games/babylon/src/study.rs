//! Questions of a client that draws the game.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Chance, Record, Study, Viewer};

use crate::{
    action::Action,
    board::{Cell, Corner, Turn},
    event::{Event, Support},
    garden::Lay,
    pieces::Tile,
    state::Babylon,
    tables::Tables,
    view::{ChanceView, TileView},
};

/// What a client can ask about a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What a tile would mean if the viewer placed it now.
    Lay {
        /// Which tile.
        tile: Tile,
        /// Where its upper left cell comes to lie.
        at: Cell,
        /// How it is turned.
        turn: Turn,
        /// On which level, from 1.
        level: u8,
        /// The corner that is left without a support.
        open: Option<Corner>,
    },
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// What the tile would mean; nothing if it cannot be placed like this.
    Lay(Option<Laid>),
}

/// What a tile would mean if it were placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
pub struct Laid {
    /// What would carry its corners: nw, ne, sw, se (BYL-5.5, BYL-5.6).
    pub supports: Vec<Support>,
    /// What that costs, in single pillars (BYL-5.7).
    pub cost: u8,
    /// The decorations that could then be built (section 6).
    pub prospects: Vec<ChanceView>,
    /// The cells of decorations and belvederes that it would cover.
    pub hides: Vec<Cell>,
}

/// What is printed on the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylon.ts"))]
pub struct Printed {
    /// The tiles.
    pub tiles: Vec<TileView>,
}

impl Study for Babylon {
    type Question = Question;
    type Answer = Answer;
    type Box = Printed;

    fn study(&self, viewer: Viewer, question: &Question) -> Answer {
        match *question {
            Question::Lay {
                tile,
                at,
                turn,
                level,
                open,
            } => {
                let lay = Lay {
                    at,
                    turn,
                    level,
                    open,
                };
                Answer::Lay(self.laid(viewer, Action::place(tile, lay)))
            }
        }
    }

    fn in_the_box() -> Printed {
        let tables = Tables::default();
        let printed = |tile| TileView::new(tile, tables.face(tile));
        Printed {
            tiles: Tile::all().map(printed).collect(),
        }
    }
}

impl Babylon {
    /// Places a tile in a copy of the position, and reads what that meant. Nothing is drawn for it.
    fn laid(&self, viewer: Viewer, action: Action) -> Option<Laid> {
        let seat = self.active;
        let legal = viewer.is(seat) && self.check_action(seat, action).is_ok();
        let mut after = legal.then_some(*self)?;
        let mut record = Record::default();
        after.carry_out(action, &mut Chance::new(0), &mut record);
        let Some(Event::Placed {
            supports,
            cost,
            covered,
            ..
        }) = record.events.into_iter().next()
        else {
            return None;
        };
        Some(Laid {
            supports,
            cost,
            prospects: after.chances(),
            hides: covered.iter().map(|part| part.cell).collect(),
        })
    }
}
