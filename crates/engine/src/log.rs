//! Listening to what happens in a game.

/// A listener for the effects of an action. [`Silent`] compiles to nothing.
pub trait Log<E> {
    /// Something happened. The event is only created if somebody listens.
    fn event(&mut self, make: impl FnOnce() -> E);

    /// Something was drawn, revealed or decided that cannot be taken back: undo stops here.
    fn barrier(&mut self);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn event(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn barrier(&mut self) {}
}

/// Records everything that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Whether something happened that cannot be taken back.
    pub barrier: bool,
}

impl<E> Default for Record<E> {
    fn default() -> Self {
        Self {
            events: Vec::new(),
            barrier: false,
        }
    }
}

impl<E> Log<E> for Record<E> {
    fn event(&mut self, make: impl FnOnce() -> E) {
        self.events.push(make());
    }

    fn barrier(&mut self) {
        self.barrier = true;
    }
}
