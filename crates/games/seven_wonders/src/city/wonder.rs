//! A Wonder board as it stands: which one, its stages, and when what lies under them was laid.

use super::MAX_STAGES;
use crate::{
    cards::{BOARDS, Board, BoardFacts, Wonder},
    pieces::Side,
};

/// Bits of the board, of the stages and of a moment.
const BOARD: u32 = 5;
const MOMENT: u32 = 5;
const UNDER: u32 = BOARD + MAX_STAGES as u32;

const _: () = assert!(BOARDS.len() <= 1 << BOARD && UNDER + MOMENT * MAX_STAGES as u32 <= 32);

/// The board (five bits), the stages that are built (a bit each), and for each stage the moment of
/// the game at which the card under it was laid (five bits each, from 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct WonderBoard(u32);

impl WonderBoard {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    fn number(self) -> u8 {
        (self.0 & ((1 << BOARD) - 1)) as u8
    }

    pub(crate) fn board(self) -> Board {
        Board {
            wonder: Wonder::ALL[usize::from(self.number() >> 1)],
            side: Side::from_bit(self.number()),
        }
    }

    #[inline]
    pub(crate) fn facts(self) -> &'static BoardFacts {
        &BOARDS[usize::from(self.number())]
    }

    pub(crate) fn set_board(&mut self, board: Board) {
        let number = (board.wonder as u32) << 1 | board.side as u32;
        self.0 = self.0 & !((1 << BOARD) - 1) | number;
    }

    /// The stages that are built, a bit each.
    #[inline]
    pub(crate) fn stages(self) -> u8 {
        (self.0 >> BOARD & ((1 << MAX_STAGES) - 1)) as u8
    }

    pub(crate) fn raise(&mut self, stage: usize) {
        self.0 |= 1 << (BOARD as usize + stage);
    }

    /// When the card under a stage was laid, from 1; 0 if there is none.
    #[inline]
    pub(crate) fn under(self, stage: usize) -> u8 {
        (self.0 >> shift(stage) & ((1 << MOMENT) - 1)) as u8
    }

    pub(crate) fn set_under(&mut self, stage: usize, moment: u8) {
        let mask = ((1 << MOMENT) - 1) << shift(stage);
        self.0 = self.0 & !mask | u32::from(moment) << shift(stage) & mask;
    }
}

#[inline]
fn shift(stage: usize) -> u32 {
    UNDER + MOMENT * stage as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::LEADER_UNDER;

    #[test]
    fn board_stages_and_moments_do_not_disturb_each_other() {
        let last = Board {
            wonder: Wonder::ALL[Wonder::ALL.len() - 1],
            side: Side::B,
        };
        let mut wonder = WonderBoard::EMPTY;
        wonder.raise(1);
        wonder.raise(3);
        wonder.set_under(1, LEADER_UNDER + 3);
        wonder.set_under(3, 17);
        wonder.set_board(last);
        wonder.set_under(3, 9);
        assert_eq!((wonder.board(), wonder.stages()), (last, 0b1010));
        assert_eq!(
            [0, 1, 2, 3].map(|stage| wonder.under(stage)),
            [0, LEADER_UNDER + 3, 0, 9]
        );
    }
}
