//! What is counted and measured all the time. Each counter is looked up once.

use metrics::{Counter, Histogram};

/// What is counted and measured all the time.
pub(crate) struct Counts {
    pub(crate) moves: Counter,
    /// Requests of clients to tables, by what became of them.
    pub(crate) done: Counter,
    pub(crate) refused: Counter,
    pub(crate) failed: Counter,
    pub(crate) commit_seconds: Histogram,
    pub(crate) tables_loaded: Counter,
    pub(crate) panics: Counter,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            moves: metrics::counter!("ziggurat_moves_total"),
            done: commands("done"),
            refused: commands("refused"),
            failed: commands("failed"),
            commit_seconds: metrics::histogram!("ziggurat_commit_seconds"),
            tables_loaded: metrics::counter!("ziggurat_tables_loaded_total"),
            panics: metrics::counter!("ziggurat_panics_total"),
        }
    }
}

fn commands(outcome: &'static str) -> Counter {
    metrics::counter!("ziggurat_commands_total", "outcome" => outcome)
}

impl std::fmt::Debug for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Counts").finish_non_exhaustive()
    }
}
