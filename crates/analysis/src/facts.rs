//! What is known about a decision: read from worlds that look like the view.

use ziggurat_bots::{Sight, Tried};
use ziggurat_engine::{Advice, Arg, Chance, Game, Invalid, Measure, Seat, Text, Threat, Viewer};

use crate::{
    Reasons,
    branch::{Branch, Expected, Gain, sum},
};

/// In how many worlds things are tried.
const WORLDS: u64 = 3;
/// The streams of chance that are used here: far from those of the search.
const STREAM: u64 = 1 << 40;

/// Points by category, over all worlds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Brought {
    /// The points of each category, the most first.
    pub(crate) parts: Vec<(&'static str, i32)>,
    /// Whether they are the same in all worlds; an average otherwise.
    pub(crate) exact: bool,
}

impl Brought {
    pub(crate) fn sum(&self) -> i32 {
        self.parts.iter().map(|(_, points)| points).sum()
    }
}

/// How what is at stake at a place has changed for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) name: Arg,
    pub(crate) seat: Seat,
    pub(crate) before: i32,
    pub(crate) after: i32,
}

/// What the next seat can make of it, after the best action and after the second choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) seat: Seat,
    pub(crate) after: i32,
    pub(crate) instead: i32,
}

/// The second choice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Second {
    /// What to do; `None` is to do nothing.
    pub(crate) action: Option<Text>,
    /// What it brings by the end of the turn.
    pub(crate) turn: Brought,
    pub(crate) values: Vec<f32>,
    pub(crate) error: f32,
    pub(crate) visits: u32,
}

/// All that reasons are made of. Nothing here depends on the type of the game, so that sentences are
/// made in one place and compiled once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Facts {
    pub(crate) seat: Seat,
    /// What the keys of the game's messages begin with.
    pub(crate) prefix: String,
    pub(crate) visits: u32,
    pub(crate) values: Vec<f32>,
    pub(crate) error: f32,
    pub(crate) now: Brought,
    /// What others surely get by the action alone.
    pub(crate) also: Vec<(Seat, i32)>,
    pub(crate) turn: Brought,
    pub(crate) lines: Vec<Text>,
    pub(crate) next: Option<Expected>,
    pub(crate) later: Option<Expected>,
    pub(crate) changes: Vec<Change>,
    pub(crate) answer: Option<Answer>,
    pub(crate) second: Option<Second>,
}

/// Why the first of the actions that a search has tried is the one to take; the second is what to
/// compare it with. No reasons if there is nothing to explain: a single action, or none.
///
/// # Errors
/// If no position looks like this, which cannot happen to a view that was taken of one.
pub fn explain<G: Advice>(
    sight: &Sight<G>,
    tried: &[Tried<G::Action>],
    seed: u64,
) -> Result<Reasons, Invalid> {
    let Some(facts) = gather(sight, tried, seed)? else {
        return Ok(Reasons::none());
    };
    Ok(Reasons::from(&facts))
}

fn gather<G: Advice>(
    sight: &Sight<G>,
    tried: &[Tried<G::Action>],
    seed: u64,
) -> Result<Option<Facts>, Invalid> {
    let Some((best, others)) = tried.split_first() else {
        return Ok(None);
    };
    let seat = sight.seat();
    let worlds = (0..WORLDS).map(|n| sight.imagine(&mut Chance::stream(seed, STREAM + n)));
    let worlds: Vec<G> = worlds.collect::<Result<_, _>>()?;
    let Some(world) = worlds.first() else {
        return Ok(None);
    };
    let chance = |n: usize| Chance::stream(seed, STREAM + WORLDS + n as u64);
    let follow = |tried: &Tried<G::Action>| -> Vec<Branch<G>> {
        let numbered = worlds.iter().enumerate();
        numbered
            .map(|(n, world)| Branch::follow(world, seat, tried, chance(n)))
            .collect()
    };
    let branches = follow(best);
    let instead = others.first().map(|second| (second, follow(second)));
    let answer = instead
        .as_ref()
        .and_then(|(_, instead)| answer(&branches, instead, seat, &chance(0)));
    let second = instead.map(|(second, branches)| Second {
        action: second.action.map(|action| world.tell_action(&action)),
        turn: brought(branches.iter().map(|branch| &branch.turn)),
        values: second.values.clone(),
        error: second.error,
        visits: second.visits,
    });
    let viewer = Viewer::Seat(seat);
    let changes = branches.first().map_or_else(Vec::new, |branch| {
        changes(&world.threats(viewer), &branch.end.threats(viewer))
    });
    Ok(Some(Facts {
        seat,
        prefix: prefix::<G>(),
        visits: best.visits,
        values: best.values.clone(),
        error: best.error,
        now: brought(branches.iter().filter_map(|it| it.now.get(seat.index()))),
        also: also(&branches, seat),
        turn: brought(branches.iter().map(|branch| &branch.turn)),
        lines: common_lines(&branches),
        next: common(branches.iter().map(|branch| branch.next.as_ref())),
        later: common(branches.iter().map(|branch| branch.later.as_ref())),
        changes,
        answer,
        second,
    }))
}

/// What the keys of a game's messages begin with: its rules are numbered with the same letters.
fn prefix<G: Game>() -> String {
    let prefix = G::INFO.rule_prefixes.first().copied();
    prefix.unwrap_or_default().to_ascii_lowercase()
}

/// The average over all worlds.
fn brought<'a>(gains: impl Iterator<Item = &'a Gain>) -> Brought {
    let gains: Vec<&Gain> = gains.collect();
    let exact = gains.windows(2).all(|pair| pair[0] == pair[1]);
    let count = gains.len().max(1) as f32;
    let mut sums = Gain::new();
    for (category, points) in gains.iter().copied().flatten() {
        *sums.entry(category).or_default() += points;
    }
    let means = sums.into_iter();
    let mut parts: Vec<_> = means
        .map(|(category, sum)| (category, (sum as f32 / count).round() as i32))
        .filter(|(_, points)| *points != 0)
        .collect();
    parts.sort_by_key(|(_, points)| -points.abs());
    Brought { parts, exact }
}

/// What other seats get in every world.
fn also<G>(branches: &[Branch<G>], own: Seat) -> Vec<(Seat, i32)> {
    let Some((first, rest)) = branches.split_first() else {
        return Vec::new();
    };
    let seats = (0..).map(Seat).zip(&first.now);
    let same =
        |seat: Seat, gain: &Gain| rest.iter().all(|it| it.now.get(seat.index()) == Some(gain));
    let surely = seats.filter(|(seat, gain)| *seat != own && same(*seat, gain));
    surely
        .map(|(seat, gain)| (seat, sum(gain)))
        .filter(|(_, points)| *points > 0)
        .collect()
}

/// What happens in every world.
fn common_lines<G>(branches: &[Branch<G>]) -> Vec<Text> {
    let Some((first, rest)) = branches.split_first() else {
        return Vec::new();
    };
    let everywhere = |line: &&Text| rest.iter().all(|branch| branch.lines.contains(line));
    first.lines.iter().filter(everywhere).cloned().collect()
}

/// What the search expects, if it is the same in every world that gets so far.
fn common<'a>(expected: impl Iterator<Item = Option<&'a Expected>>) -> Option<Expected> {
    let mut known = expected.flatten();
    let first = known.next()?;
    let mut points = vec![first.points];
    for other in known {
        if other.action != first.action {
            return None;
        }
        points.push(other.points);
    }
    let mean = points.iter().sum::<i32>() as f32 / points.len() as f32;
    Some(Expected {
        action: first.action.clone(),
        points: mean.round() as i32,
    })
}

/// What has changed about places that are still open.
fn changes(before: &[Threat], after: &[Threat]) -> Vec<Change> {
    let points = before.iter().filter(|old| old.measure == Measure::Points);
    let pairs = points.filter_map(|old| {
        let new = after.iter().find(|new| new.place == old.place)?;
        Some((old, new))
    });
    pairs
        .flat_map(|(old, new)| {
            let seats = old.stakes.iter().chain(&new.stakes).map(|stake| stake.seat);
            let mut seats: Vec<Seat> = seats.collect();
            seats.sort_unstable();
            seats.dedup();
            seats.into_iter().map(|seat| Change {
                name: new.name.clone(),
                seat,
                before: old.to(seat),
                after: new.to(seat),
            })
        })
        .filter(|change| change.before != change.after)
        .collect()
}

/// What the next seat can make of the best action and of the second choice; only if the difference
/// points the same way in two worlds, and the smaller of the two.
fn answer<G: Advice>(
    best: &[Branch<G>],
    instead: &[Branch<G>],
    own: Seat,
    chance: &Chance,
) -> Option<Answer> {
    let mut told: Option<Answer> = None;
    for (best, instead) in best.iter().zip(instead).take(2) {
        let seat = best.next_seat(own)?;
        if instead.next_seat(own) != Some(seat) {
            return None;
        }
        let found = Answer {
            seat,
            after: best.answer(seat, chance),
            instead: instead.answer(seat, chance),
        };
        let spared = |answer: &Answer| answer.instead - answer.after;
        told = match told {
            None => Some(found),
            Some(other)
                if other.seat != seat || spared(&other).signum() != spared(&found).signum() =>
            {
                return None;
            }
            Some(other) if spared(&other).abs() <= spared(&found).abs() => Some(other),
            Some(_) => Some(found),
        };
    }
    told
}
