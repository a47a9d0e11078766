//! Looking at a position.

use serde::Deserialize;
use serde_json::{Value, json};
use ziggurat_shelf::{Title, Visitor};

use super::{Given, verbs};
use crate::protocol::fields::{in_all_languages, nullable, position_of, seat_at, viewer_at};

/// Verbs that take a game and a position and nothing else.
macro_rules! of_position {
    ($($(#[$doc:meta])* $name:ident: |$position:ident| $answer:expr;)+) => {
        $($(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            game: String,
            position: Value,
        }

        impl Visitor for $name {
            type Out = Given;

            fn visit<G: Title>(self) -> Given {
                let $position: G = position_of(self.position)?;
                Ok($answer)
            }
        }

        verbs!($name);)+
    };
}

of_position! {
    /// `check`.
    Check: |_position| json!({});
    /// `waiting`.
    WaitingFor: |position| {
        let waiting = position.waiting();
        json!({"must": waiting.must, "may": waiting.may, "over": waiting.is_over()})
    };
    /// `score`.
    Score: |position| json!({ "score": position.score() });
    /// `outcome`.
    Outcome: |position| json!({ "outcome": position.outcome() });
}

/// `legal`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Legal {
    game: String,
    position: Value,
    seat: u8,
}

impl Visitor for Legal {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let position: G = position_of(self.position)?;
        let seat = seat_at(&position, self.seat)?;
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        let listed = |action: &G::Action| {
            let text = in_all_languages(&position.tell_action(action));
            json!({"action": action, "text": text})
        };
        let actions: Vec<_> = legal.iter().map(listed).collect();
        Ok(json!({ "actions": actions }))
    }
}

/// `view`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    game: String,
    position: Value,
    #[serde(deserialize_with = "nullable")]
    viewer: Option<u8>,
}

impl Visitor for View {
    type Out = Given;

    fn visit<G: Title>(self) -> Given {
        let position: G = position_of(self.position)?;
        let viewer = viewer_at(&position, self.viewer)?;
        Ok(json!({ "view": position.view(viewer) }))
    }
}

verbs!(Legal, View);
