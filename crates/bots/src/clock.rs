//! Time, passed in from outside.

/// Where a bot with a budget of milliseconds reads the time.
pub trait Clock: Sync {
    /// Milliseconds since some fixed moment; never goes back.
    fn now_ms(&self) -> f64;
}

/// A clock that stands still, for budgets in iterations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Untimed;

impl Clock for Untimed {
    fn now_ms(&self) -> f64 {
        0.0
    }
}

/// The clock of the operating system.
#[cfg(feature = "threads")]
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(std::time::Instant);

#[cfg(feature = "threads")]
impl SystemClock {
    /// A clock that starts now.
    #[must_use]
    pub fn new() -> Self {
        Self(std::time::Instant::now())
    }
}

#[cfg(feature = "threads")]
impl Default for SystemClock {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(feature = "threads")]
impl Clock for SystemClock {
    fn now_ms(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1000.0
    }
}
