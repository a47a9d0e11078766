//! Questions of a client that draws the game.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Game, Need, Seat, Study, Viewer};

use crate::{
    Printed, SevenWonders,
    action::{Action, Payment},
    event::Bill,
    laws::Laws,
    options::Options,
};

/// What a client asks about a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What everything that the viewer can do pays to whom, in the order in which it is listed.
    Bills,
    /// What this action pays to whom.
    Bill {
        /// Something that the viewer can do.
        #[cfg_attr(feature = "ts", ts(as = "crate::action::ActionKind"))]
        action: Action,
    },
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct Answer {
    /// What each action pays; nothing about an action that is not possible.
    pub bills: Vec<Bill>,
}

impl Study for SevenWonders {
    type Question = Question;
    type Answer = Answer;
    type Box = Printed;

    fn study(&self, viewer: Viewer, question: &Question) -> Answer {
        let Viewer::Seat(seat) = viewer else {
            return Answer { bills: Vec::new() };
        };
        let mut actions = Vec::new();
        match question {
            Question::Bills => self.legal(seat, &mut actions),
            Question::Bill { action } if self.check_action(seat, *action).is_ok() => {
                actions.push(*action);
            }
            Question::Bill { .. } => {}
        }
        let laws = Laws::of(self);
        let bill = |action: &Action| self.bill(seat, *action, &laws).unwrap_or_default();
        Answer {
            bills: actions.iter().map(bill).collect(),
        }
    }

    fn in_the_box() -> Printed {
        Printed::all()
    }

    fn needs(options: &Options, seats: u8) -> Vec<Need> {
        options.needs(seats)
    }
}

impl SevenWonders {
    /// What a possible action pays to whom.
    fn bill(&self, seat: Seat, action: Action, laws: &Laws) -> Option<Bill> {
        let city = self.chooser_city(seat, action).ok()?;
        let Payment { left, right, .. } = Payment::from(action.paid());
        Some(Bill {
            bank: self.bank_part(city, action, laws),
            left,
            right,
        })
    }
}
