//! What a client may ask about a game beyond the contract.

use serde::{Serialize, de::DeserializeOwned};

use crate::{Game, Viewer};

/// A game's answers to the questions of a client that draws it.
///
/// What is legal, why something is not, and what an action brings follow from [`Game`] for every game.
/// Some questions are a game's own: what a tile would rest on before it is laid, where a hero could
/// walk in several steps. The client asks them about a world that it imagined from a view, so that no
/// rule, price or effect has to stand in the client.
pub trait Study: Game {
    /// A question about a position.
    type Question: DeserializeOwned;
    /// Its answer.
    type Answer: Serialize;
    /// What is printed on the pieces in the box: what they cost and do.
    type Box: Serialize;

    /// Answers a question as far as the viewer can know the answer; never panics, whatever is asked.
    fn study(&self, viewer: Viewer, question: &Self::Question) -> Self::Answer;

    /// The pieces in the box.
    fn in_the_box() -> Self::Box;

    /// What options still need with this many seats, or what follows from them: asked before there is
    /// a position.
    fn needs(_options: &Self::Options, _seats: u8) -> Vec<Need> {
        Vec::new()
    }
}

/// Something that a choice of options needs, or that follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Need {
    /// The message that says so.
    pub key: &'static str,
    /// Whether nothing can be played before it is given.
    pub blocks: bool,
}
