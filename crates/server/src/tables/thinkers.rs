//! The bots of a table that are thinking: every one that is asked, all at the same time.

use std::{collections::BTreeMap, future, sync::Arc};

use tokio::{
    task::{AbortHandle, JoinSet},
    time,
};
use ziggurat_engine::Seat;
use ziggurat_table::{AnyBotTask, Decision};

use crate::{
    app::App,
    bots::{Lost, Who},
};

/// What a bot has decided.
#[derive(Debug)]
pub(super) struct Decided {
    /// The version of the match that it thought about.
    pub(super) version: u64,
    pub(super) seat: Seat,
    pub(super) way: Way,
    pub(super) decision: Result<Decision, Lost>,
}

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// It thinks.
    Thinking,
    /// It takes any legal action, because what it thought of was refused.
    Anything,
}

/// The bots that think. A bot that is forgotten stops, and so do all of them when the table is gone.
#[derive(Debug, Default)]
pub(super) struct Thinkers {
    tasks: JoinSet<Decided>,
    asked: BTreeMap<Seat, (u64, AbortHandle)>,
}

impl Thinkers {
    pub(super) fn is_empty(&self) -> bool {
        self.asked.is_empty()
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.asked.contains_key(&seat)
    }

    /// Lets a bot decide.
    pub(super) fn ask(&mut self, app: &Arc<App>, who: Who, task: Box<dyn AnyBotTask>, way: Way) {
        let (version, seat) = (task.version(), task.seat());
        let not_before = time::Instant::now() + app.config.bot_pause;
        let app = Arc::clone(app);
        let thinking = self.tasks.spawn(async move {
            let decision = match way {
                Way::Thinking => app.bots.decide(who, task).await,
                Way::Anything => app.bots.anything(who, task).await,
            };
            time::sleep_until(not_before).await;
            Decided {
                version,
                seat,
                way,
                decision,
            }
        });
        self.asked.insert(seat, (version, thinking));
    }

    /// Keeps the bots whose thoughts are still worth something.
    pub(super) fn retain(&mut self, worth: impl Fn(Seat, u64) -> bool) {
        self.asked.retain(|&seat, (version, thinking)| {
            let keep = worth(seat, *version);
            if !keep {
                thinking.abort();
            }
            keep
        });
    }

    /// The next decision; waits for ever if nobody thinks.
    pub(super) async fn next(&mut self) -> Decided {
        loop {
            match self.tasks.join_next().await {
                None => future::pending().await,
                Some(Ok(decided)) if self.is_asked(&decided) => {
                    self.asked.remove(&decided.seat);
                    return decided;
                }
                // Forgotten.
                Some(_) => {}
            }
        }
    }

    fn is_asked(&self, decided: &Decided) -> bool {
        let asked = self.asked.get(&decided.seat);
        asked.is_some_and(|(version, _)| *version == decided.version)
    }
}
