//! A Wonder board as it stands: which one, its stages, and when what lies under them was laid.

use crate::{
    cards::{BOARDS, Board, BoardFacts, Wonder},
    pieces::{Side, Stage, Stages},
    time::{Age, Moment},
};

/// What lies under a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Under {
    /// A card that was laid at this moment.
    Card(Moment),
    /// A leader that was laid in the recruitment phase of this age.
    Leader(Age),
}

impl Under {
    /// Five bits, never all 0.
    fn code(self) -> u32 {
        match self {
            Self::Card(moment) => moment.index() as u32 + 1,
            Self::Leader(age) => Moment::COUNT as u32 + u32::from(age.number()),
        }
    }

    #[inline]
    fn from_code(code: u32) -> Option<Self> {
        let place = (code as usize).checked_sub(1)?;
        match Moment::at(place) {
            Some(moment) => Some(Self::Card(moment)),
            None => Age::ALL
                .get(place - Moment::COUNT)
                .copied()
                .map(Self::Leader),
        }
    }
}

/// Bits of the board, of the stages and of what lies under one.
const BOARD: u32 = 5;
const CODE: u32 = 5;
const UNDER: u32 = BOARD + Stage::COUNT as u32;

const _: () = assert!(BOARDS.len() <= 1 << BOARD && UNDER + CODE * Stage::COUNT as u32 <= 32);
const _: () = assert!(Moment::COUNT + Age::ALL.len() < 1 << CODE);

/// The board (five bits), the stages that are built (a bit each), and for each stage what lies under
/// it (five bits each).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct WonderBoard(u32);

impl WonderBoard {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    fn number(self) -> usize {
        (self.0 & ((1 << BOARD) - 1)) as usize
    }

    pub(crate) fn board(self) -> Board {
        let side = match self.number() & 1 {
            0 => Side::A,
            _ => Side::B,
        };
        Board {
            wonder: Wonder::ALL[self.number() >> 1],
            side,
        }
    }

    #[inline]
    pub(crate) fn facts(self) -> &'static BoardFacts {
        &BOARDS[self.number()]
    }

    pub(crate) fn set_board(&mut self, board: Board) {
        let number = (board.wonder as u32) << 1 | board.side as u32;
        self.0 = self.0 & !((1 << BOARD) - 1) | number;
    }

    /// The stages that are built.
    #[inline]
    pub(crate) fn stages(self) -> Stages {
        Stages::from_bits((self.0 >> BOARD) as u8)
    }

    /// Builds a stage with something under it.
    pub(crate) fn raise(&mut self, stage: Stage, under: Under) {
        let mask = ((1 << CODE) - 1) << shift(stage);
        self.0 |= 1 << (BOARD as usize + stage.index());
        self.0 = self.0 & !mask | under.code() << shift(stage);
    }

    /// What lies under a stage; nothing if it is not built.
    #[inline]
    pub(crate) fn under(self, stage: Stage) -> Option<Under> {
        Under::from_code(self.0 >> shift(stage) & ((1 << CODE) - 1))
    }
}

#[inline]
fn shift(stage: Stage) -> u32 {
    UNDER + CODE * stage.index() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::Slot;

    #[test]
    fn board_stages_and_what_lies_under_them_do_not_disturb_each_other() {
        let last = Board {
            wonder: Wonder::ALL[Wonder::COUNT - 1],
            side: Side::B,
        };
        let card = Under::Card(Moment::new(Age::II, Slot::LastCard));
        let mut wonder = WonderBoard::EMPTY;
        wonder.raise(Stage::Second, Under::Leader(Age::III));
        wonder.raise(Stage::Fourth, Under::Card(Moment::start_of(Age::I)));
        wonder.set_board(last);
        wonder.raise(Stage::Fourth, card);
        let built = [Stage::Second, Stage::Fourth].into_iter().collect();
        assert_eq!((wonder.board(), wonder.stages()), (last, built));
        let under: Vec<_> = Stage::ALL
            .iter()
            .map(|stage| wonder.under(*stage))
            .collect();
        let leader = Some(Under::Leader(Age::III));
        assert_eq!(under, [None, leader, None, Some(card)]);
    }

    #[test]
    fn everything_under_a_stage_has_a_code_of_its_own() {
        let moments = (0..Moment::COUNT).filter_map(Moment::at).map(Under::Card);
        for under in moments.chain(Age::ALL.map(Under::Leader)) {
            assert_eq!(Under::from_code(under.code()), Some(under));
        }
        assert_eq!(Under::from_code(0), None);
    }
}
