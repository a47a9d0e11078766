//! A lesson as it is written down: what the engine has to know of it. The words and what is pointed at
//! are for whoever shows it; `docs/lessons.md` describes the whole file.

use serde::Deserialize;
use serde_json::{Map, Value};
use ziggurat_engine::{Game, Seat};

/// A lesson: a prepared position, and what is to be done in it step by step.
#[derive(Clone, Debug, Deserialize)]
#[serde(bound = "")]
pub struct Plan<G: Game> {
    /// How the game stands at the beginning.
    pub position: G,
    /// Where the learner sits.
    #[serde(default = "first")]
    pub seat: Seat,
    /// Where chance comes from.
    #[serde(default)]
    pub seed: u64,
    /// What is to be done.
    pub steps: Vec<Step>,
}

fn first() -> Seat {
    Seat(0)
}

/// One step of a lesson. Without `do`, `task` and `play` there is nothing to do but to read on.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Step {
    /// What is expected: actions as [patterns](fits). Others are not carried out.
    #[serde(rename = "do")]
    pub expected: Vec<String>,
    /// What is to be reached by any actions.
    pub task: Option<Goal>,
    /// The match is played to its end.
    pub play: bool,
    /// Actions that are not carried out because there is something to say about them.
    pub wrong: Vec<Wrong>,
    /// A way through the step, action by action; a step with one expected action needs none.
    pub solution: Vec<Hint>,
    /// What others do, or the learner without being asked, once the step is done.
    pub then: Vec<(Seat, String)>,
}

/// Something else that the learner may try.
#[derive(Clone, Debug, Deserialize)]
pub struct Wrong {
    /// Which actions, as a [pattern](fits).
    #[serde(rename = "try")]
    pub tried: String,
}

/// One action of a solution.
#[derive(Clone, Debug, Deserialize)]
pub struct Hint {
    /// The action as people type it.
    #[serde(rename = "do")]
    pub action: String,
}

/// What a task asks for: everything that is named here.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goal {
    /// Something that has to happen: an event with at least these values.
    pub event: Map<String, Value>,
    /// How many points the learner has to gain.
    pub points: i32,
}

impl Step {
    /// The actions that lead through the step.
    #[must_use]
    pub fn way(&self) -> Vec<&str> {
        if self.solution.is_empty() {
            return self.expected.iter().map(String::as_str).take(1).collect();
        }
        let way = self.solution.iter();
        way.map(|hint| hint.action.as_str()).collect()
    }

    /// Whether there is nothing to do.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.expected.is_empty() && self.task.is_none() && !self.play
    }
}

/// Whether an action, as people type it, fits a pattern: `*` stands for anything.
#[must_use]
pub fn fits(pattern: &str, action: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|start| action.strip_prefix(start)) else {
        return false;
    };
    let Some(end) = parts.next_back() else {
        return rest.is_empty();
    };
    for part in parts {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(end)
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_anything() {
        assert!(fits("end", "end") && !fits("end", "ends") && !fits("end", "e"));
        assert!(fits("*", "") && fits("*", "end"));
        assert!(fits("place farmer *", "place farmer f4"));
        assert!(!fits("place farmer *", "place priest f4"));
        assert!(fits("place * f4", "place priest f4") && !fits("place * f4", "place priest f40"));
        assert!(fits("a*b*c", "a1b2c") && !fits("a*b*c", "a1c2b") && !fits("aa*aa", "aaa"));
    }
}
