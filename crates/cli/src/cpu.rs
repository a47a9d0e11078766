//! How long the processor has worked for this thread.

use std::{
    fs,
    time::{Duration, Instant},
};

/// Measures processor time of this thread, or wall-clock time where the system does not tell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    cpu: Option<Duration>,
    clock: Instant,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self {
            cpu: thread_time(),
            clock: Instant::now(),
        }
    }

    pub(crate) fn seconds(&self) -> f64 {
        let cpu = thread_time()
            .zip(self.cpu)
            .map(|(now, then)| now.saturating_sub(then));
        cpu.unwrap_or_else(|| self.clock.elapsed()).as_secs_f64()
    }
}

/// The first number is the time on the processor in nanoseconds.
fn thread_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let watch = Stopwatch::start();
        let started = Instant::now();
        while started.elapsed() < Duration::from_millis(60) {
            std::hint::spin_loop();
        }
        let seconds = watch.seconds();
        assert!((0.001..60.0).contains(&seconds), "{seconds}");
    }
}
