//! A course as it is written down: everything that stands in its file. `docs/lessons.md` describes it.

use serde::Deserialize;
use serde_json::{Map, Value};

/// A course.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Course {
    pub(super) title: String,
    pub(super) about: String,
    /// Where it stands among the courses of its game.
    #[expect(dead_code, reason = "only those who list the courses need it")]
    pub(super) order: u8,
    pub(super) lessons: Vec<Value>,
}

/// The words of a lesson, and what is pointed at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lesson {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) learned: String,
    #[serde(rename = "position")]
    _position: Value,
    #[serde(default, rename = "seat")]
    _seat: u8,
    #[serde(default, rename = "seed")]
    _seed: u64,
    pub(super) steps: Vec<Step>,
}

/// A step.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    pub(super) say: String,
    #[serde(default)]
    pub(super) show: Vec<String>,
    #[serde(default)]
    pub(super) point: Vec<String>,
    #[serde(default, rename = "do")]
    pub(super) expected: Vec<String>,
    pub(super) task: Option<Value>,
    #[serde(default)]
    pub(super) play: bool,
    pub(super) well: Option<String>,
    #[serde(default)]
    pub(super) wrong: Vec<Wrong>,
    #[serde(rename = "else")]
    pub(super) otherwise: Option<String>,
    #[serde(default)]
    pub(super) solution: Vec<Hint>,
    #[serde(default, rename = "then")]
    _then: Vec<(u8, String)>,
    #[serde(default)]
    pub(super) comments: Vec<Comment>,
}

/// What is said about something that the learner may try.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wrong {
    #[serde(rename = "try")]
    _tried: String,
    pub(super) say: String,
}

/// One action of a solution.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hint {
    #[serde(rename = "do")]
    _action: String,
    pub(super) point: Vec<String>,
}

/// What the coach says during a match, once.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Comment {
    /// When something like this happens for the first time.
    #[serde(default)]
    pub(super) event: Map<String, Value>,
    /// When the learner is to act for this many times.
    pub(super) turn: Option<u8>,
    pub(super) say: String,
    #[serde(default)]
    pub(super) show: Vec<String>,
    #[serde(default)]
    pub(super) point: Vec<String>,
}

impl Lesson {
    /// The keys of everything that is said.
    pub(super) fn keys(&self) -> Vec<&str> {
        let mut keys = vec![self.title.as_str(), &self.learned];
        for step in &self.steps {
            keys.push(&step.say);
            keys.extend(step.well.as_deref());
            keys.extend(step.otherwise.as_deref());
            keys.extend(step.wrong.iter().map(|wrong| wrong.say.as_str()));
            keys.extend(step.comments.iter().map(|comment| comment.say.as_str()));
        }
        keys
    }

    /// Everything that is pointed at.
    pub(super) fn places(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().flat_map(Step::places)
    }
}

impl Step {
    fn places(&self) -> impl Iterator<Item = &str> {
        let solution = self.solution.iter().flat_map(|hint| &hint.point);
        let comments = self.comments.iter();
        let comments = comments.flat_map(|comment| comment.show.iter().chain(&comment.point));
        let own = self.show.iter().chain(&self.point);
        own.chain(solution).chain(comments).map(String::as_str)
    }
}
