//! How much is told to those who watch.

use serde_json::{Map, Value, json};
use ziggurat_shelf::GameId;

use crate::wire::{Heard, Parts, at_share, listen};

/// How many matches bots play of each game, with each number of seats and set of options.
const MATCHES: u64 = 3;

/// The sizes of what those are told who watch whole matches: by game, and of the heaviest game.
pub(crate) fn weight() -> Value {
    let mut figures = Map::new();
    let mut heaviest = [0, 0, 0];
    for &game in GameId::ALL {
        let heard = listen(game, MATCHES);
        let updates: Vec<usize> = heard.iter().flat_map(|it| it.updates.clone()).collect();
        let snapshots: Vec<usize> = heard.iter().map(|it| it.snapshot).collect();
        let matches: Vec<usize> = heard.iter().map(Heard::whole).collect();
        let most = matches.iter().copied().max().unwrap_or_default();
        let sizes = [
            at_share(updates.clone(), 0.5),
            at_share(updates, 0.99),
            most,
        ];
        figures.insert(
            game.to_string(),
            json!({ "median": sizes[0], "p99": sizes[1], "snapshot": at_share(snapshots, 0.5),
                "match_median": at_share(matches, 0.5), "match_most": most,
                "before_packing": parts(&heard) }),
        );
        heaviest = [0, 1, 2].map(|which| heaviest[which].max(sizes[which]));
    }
    let [median, p99, most] = heaviest;
    figures.insert("median_bytes".into(), median.into());
    figures.insert("p99_bytes".into(), p99.into());
    figures.insert("match_kb".into(), (most as f64 / 1_024.0).into());
    Value::Object(figures)
}

/// What the average update consists of before it is packed, in bytes.
fn parts(heard: &[Heard]) -> Value {
    let updates: usize = heard.iter().map(|it| it.updates.len()).sum();
    let each = |part: fn(&Parts) -> usize| {
        let all: usize = heard.iter().map(|it| part(&it.parts)).sum();
        all / updates.max(1)
    };
    json!({ "envelope": each(|it| it.envelope), "entry": each(|it| it.entry),
        "events": each(|it| it.events), "change": each(|it| it.change) })
}
