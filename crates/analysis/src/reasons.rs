//! From facts to sentences: the most telling first, and few of them.

use serde::Serialize;
use ziggurat_engine::{Arg, Text};

use crate::facts::{Brought, Change, Facts, Second};

/// How many reasons are given besides the comparison with the second choice.
const MOST: usize = 3;
/// How many categories of points are named.
const PARTS: usize = 3;
/// A change of less than this many points is not worth a sentence.
const WORTH: i32 = 2;
/// Shares of the victory that differ by less are called equal.
const SAME: f32 = 0.01;
/// A seat's share of the victory must fall by this much to be named.
const FALL: f32 = 0.04;
/// Fewer tries than this are not enough to be sure.
const ENOUGH: u32 = 100;

/// Why an action is good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reasons {
    /// A few sentences, the most telling first.
    pub lines: Vec<Text>,
    /// How sure the coach is.
    pub sure: Text,
}

/// A sentence, and how much it tells.
struct Reason(f32, Text);

impl Reasons {
    /// Where there is nothing to choose.
    #[must_use]
    pub fn none() -> Self {
        Self {
            lines: Vec::new(),
            sure: Text::new("coach-only"),
        }
    }

    /// What the facts say.
    pub(crate) fn from(facts: &Facts) -> Self {
        let mut reasons = Vec::new();
        points(facts, &mut reasons);
        happenings(facts, &mut reasons);
        stakes(facts, &mut reasons);
        others(facts, &mut reasons);
        ahead(facts, &mut reasons);
        reasons.sort_by(|a, b| b.0.total_cmp(&a.0));
        reasons.truncate(MOST);
        let compared = facts.second.as_ref().map(|second| compared(facts, second));
        let mut lines: Vec<_> = reasons.into_iter().map(|Reason(_, text)| text).collect();
        lines.extend(compared);
        if lines.is_empty() {
            lines.push(Text::new("coach-tried").with("percent", percent(own(facts))));
        }
        Self {
            lines,
            sure: sure(facts),
        }
    }
}

/// What it brings, by category: at once, and by the end of the turn.
fn points(facts: &Facts, reasons: &mut Vec<Reason>) {
    let Facts { now, turn, .. } = facts;
    let keys = match now.sum() {
        1.. => Some(["coach-now", "coach-now-about"]),
        ..0 => Some(["coach-costs", "coach-costs-about"]),
        0 => None,
    };
    if let Some(keys) = keys {
        let worth = 3.0 + now.sum().abs() as f32;
        reasons.push(Reason(worth, gain_text(facts, now, keys)));
    }
    if turn.sum() <= now.sum().max(0) {
        return;
    }
    let keys = ["coach-turn", "coach-turn-about"];
    let worth = 2.5 + (turn.sum() - now.sum()) as f32;
    let text = gain_text(facts, turn, keys);
    let text = match &facts.next {
        Some(next) => text.with("action", vec![next.action.clone()]),
        None => text.with("action", Arg::Key("coach-nothing")),
    };
    reasons.push(Reason(worth, text));
}

fn gain_text(facts: &Facts, gain: &Brought, [exact, about]: [&'static str; 2]) -> Text {
    let named = gain.parts.iter().take(PARTS);
    let part = |&(category, points): &(&'static str, i32)| {
        let key = match points {
            0.. => "coach-part",
            ..0 => "coach-part-less",
        };
        Text::new(key)
            .with("name", category_name(facts, category))
            .with("points", points.abs())
    };
    let parts = match gain.parts[..] {
        [(only, _)] => vec![Text::new("coach-part-only").with("name", category_name(facts, only))],
        _ => named.map(part).collect(),
    };
    Text::new(if gain.exact { exact } else { about })
        .with("points", gain.sum().abs())
        .with("parts", parts)
}

fn category_name(facts: &Facts, category: &str) -> Arg {
    Arg::Named(format!("{}-points-{category}", facts.prefix))
}

/// What happens besides, in the game's own words, where points do not say it; and what others get.
fn happenings(facts: &Facts, reasons: &mut Vec<Reason>) {
    if facts.now.parts.is_empty() {
        let first = facts.lines.first().cloned();
        reasons.extend(first.map(|line| Reason(1.5, line)));
    }
    if let Some((seat, points)) = facts.also.iter().max_by_key(|(_, points)| *points) {
        let text = Text::new("coach-also")
            .with("seat", *seat)
            .with("points", *points);
        reasons.push(Reason(1.0 + *points as f32 * 0.5, text));
    }
}

/// What it takes from others, and what it builds up: the greatest change of each.
fn stakes(facts: &Facts, reasons: &mut Vec<Reason>) {
    let greatest = |of: &dyn Fn(&Change) -> i32| {
        let worth = facts.changes.iter().filter(|change| of(change) >= WORTH);
        worth.max_by_key(|change| of(change))
    };
    let taken = |change: &Change| match change.seat == facts.seat {
        true => 0,
        false => change.before - change.after,
    };
    if let Some(change) = greatest(&taken) {
        let key = match change.after {
            0 => "coach-takes-all",
            _ => "coach-takes",
        };
        reasons.push(Reason(1.5 + taken(change) as f32, change_text(key, change)));
    }
    let built = |change: &Change| match change.seat == facts.seat {
        true => change.after - change.before,
        false => 0,
    };
    if let Some(change) = greatest(&built) {
        let key = match change.before {
            0 => "coach-builds-new",
            _ => "coach-builds",
        };
        reasons.push(Reason(1.0 + built(change) as f32, change_text(key, change)));
    }
}

fn change_text(key: &'static str, change: &Change) -> Text {
    Text::new(key)
        .with("seat", change.seat)
        .with("place", change.name.clone())
        .with("before", change.before)
        .with("after", change.after)
}

/// What it leaves to the others, compared with the second choice.
fn others(facts: &Facts, reasons: &mut Vec<Reason>) {
    if let Some(answer) = facts.answer
        && answer.instead - answer.after >= WORTH
    {
        let spared = (answer.instead - answer.after) as f32;
        let text = Text::new("coach-leaves")
            .with("seat", answer.seat)
            .with("after", answer.after)
            .with("instead", answer.instead);
        reasons.push(Reason(0.5 + spared, text));
    }
    let Some(second) = &facts.second else {
        return;
    };
    let pairs = facts.values.iter().zip(&second.values).enumerate();
    let falls = pairs
        .filter(|(seat, _)| *seat != facts.seat.index())
        .max_by(|(_, a), (_, b)| (a.1 - a.0).total_cmp(&(b.1 - b.0)));
    if let Some((seat, (after, instead))) = falls
        && instead - after >= FALL
    {
        let text = Text::new("coach-share")
            .with("seat", ziggurat_engine::Seat(seat as u8))
            .with("after", percent(*after))
            .with("instead", percent(*instead));
        reasons.push(Reason(0.8 + 20.0 * (instead - after), text));
    }
}

/// What it prepares: the next action of a later turn.
fn ahead(facts: &Facts, reasons: &mut Vec<Reason>) {
    let Some(later) = &facts.later else {
        return;
    };
    let text = |key| Text::new(key).with("action", vec![later.action.clone()]);
    let reason = match later.points {
        points @ 1.. => Reason(
            0.5 + points as f32 * 0.5,
            text("coach-later").with("points", points),
        ),
        _ => Reason(0.2, text("coach-later-plain")),
    };
    reasons.push(reason);
}

/// What the second choice lacks, or has instead.
fn compared(facts: &Facts, second: &Second) -> Text {
    let other = second.values.get(facts.seat.index()).copied();
    let lost = own(facts) - other.unwrap_or_default();
    let points = facts.turn.sum() - second.turn.sum();
    let known = facts.turn.exact && second.turn.exact;
    let key = match (lost >= SAME, known, points) {
        (false, _, _) => "coach-second-even",
        (true, true, 1..) => "coach-second-less",
        (true, true, ..=-1) => "coach-second-more",
        (true, _, _) => "coach-second-wins",
    };
    let action = match &second.action {
        Some(action) => Arg::Texts(vec![action.clone()]),
        None => Arg::Key("coach-nothing"),
    };
    Text::new(key)
        .with("action", action)
        .with("points", points.abs())
        .with("percent", percent(lost).max(1))
}

/// How sure that is: whether the difference to the second choice is more than noise.
fn sure(facts: &Facts) -> Text {
    let value = own(facts);
    let clear = facts.second.as_ref().is_none_or(|second| {
        let other = second.values.get(facts.seat.index()).copied();
        let noise = 2.0 * facts.error.hypot(second.error);
        // What was hardly tried is worse by the judgement of the search, not by figures.
        second.visits < ENOUGH / 4 || value - other.unwrap_or_default() > noise
    });
    let key = match (facts.visits >= ENOUGH, clear) {
        (false, _) => "coach-unsure",
        (true, true) => "coach-sure",
        (true, false) => "coach-close",
    };
    Text::new(key)
        .with("percent", percent(value))
        .with("margin", percent(2.0 * facts.error).max(1))
        .with("visits", i64::from(facts.visits))
}

fn own(facts: &Facts) -> f32 {
    let value = facts.values.get(facts.seat.index());
    value.copied().unwrap_or_default()
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}
