//! What a bot is given.

use ziggurat_engine::{Chance, Game, Invalid, Seat, Viewer};

/// What one seat sees of a position: all that a bot in this seat is ever given. That bots are honest
/// is not a promise but a type: a view holds nothing that its seat may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight<G: Game> {
    view: G::View,
    seat: Seat,
}

impl<G: Game> Sight<G> {
    /// What this seat sees of this position.
    #[must_use]
    pub fn of(position: &G, seat: Seat) -> Self {
        Self::new(position.view(Viewer::Seat(seat)), seat)
    }

    /// A view that was taken through the eyes of this seat, perhaps elsewhere.
    #[must_use]
    pub fn new(view: G::View, seat: Seat) -> Self {
        Self { view, seat }
    }

    /// The seat whose eyes these are.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    #[must_use]
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// One of the worlds that look like this.
    ///
    /// # Errors
    /// If no position looks like this, which cannot happen to a view that was taken of one.
    pub fn imagine(&self, chance: &mut Chance) -> Result<G, Invalid> {
        G::imagine(&self.view, Viewer::Seat(self.seat), chance)
    }
}
