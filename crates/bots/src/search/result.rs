//! Merging several searches, and choosing a move from them.

use std::cmp::Ordering;

use ziggurat_engine::{Advice, Chance};

use super::{
    SearchSettings,
    run::{Candidate, Limits, Search, TOLD},
    weights::to_probabilities,
};
use crate::{Choice, Clock, GreedySettings, Tried, bot::Question, greedy};

/// The candidate with the most visits.
pub(crate) fn choose<G: Advice>(
    question: &Question<G>,
    settings: &SearchSettings,
    seed: u64,
    clock: &dyn Clock,
) -> Option<Choice<G::Action>> {
    let foresight = foresight(question, settings, seed);
    let mut candidates = run(question, settings, &foresight, seed, clock);
    let iterations = candidates.iter().map(|candidate| candidate.visits).sum();
    let seat = question.seat.index();
    candidates.sort_by(|a, b| compare_candidates(b, a, seat));
    candidates.truncate(TOLD);
    let seats = usize::from(question.world.seats());
    let tried: Vec<_> = candidates
        .into_iter()
        .map(|candidate| candidate.tried(seats, seat))
        .collect();
    let best = tried.first()?;
    Some(Choice {
        action: best.action?,
        values: best.values.clone(),
        iterations,
        tried,
    })
}

/// What is found out about the actions that the question names, in their order.
pub(crate) fn compare<G: Advice>(
    question: &Question<G>,
    settings: &SearchSettings,
    seed: u64,
    clock: &dyn Clock,
) -> Vec<Tried<G::Action>> {
    if question.only.is_empty() {
        return Vec::new();
    }
    let (seat, seats) = (question.seat.index(), usize::from(question.world.seats()));
    let mut candidates = run(question, settings, &[], seed, clock);
    let place = |action: Option<G::Action>| {
        let named = question.only.iter();
        named.take_while(|only| Some(**only) != action).count()
    };
    candidates.sort_by_key(|candidate| place(candidate.action));
    let tried = candidates.into_iter();
    tried.map(|found| found.tried(seats, seat)).collect()
}

fn run<G: Advice>(
    question: &Question<G>,
    settings: &SearchSettings,
    foresight: &[f32],
    seed: u64,
    clock: &dyn Clock,
) -> Vec<Candidate<G::Action>> {
    let start = |millis| clock.now_ms() + f64::from(millis);
    let limits = Limits {
        iterations: settings.iterations_for::<G>(),
        deadline: settings.millis.map(start),
        clock,
    };
    search(question, settings, foresight, seed, limits)
}

impl<A> Candidate<A> {
    /// With means instead of sums.
    fn tried(self, seats: usize, own: usize) -> Tried<A> {
        let count = self.visits as f32;
        let values: Vec<f32> = self.sums.values[..seats]
            .iter()
            .map(|sum| sum / count)
            .collect();
        let variance = self.sums.squares / count - values[own] * values[own];
        Tried {
            action: self.action,
            visits: self.visits,
            error: (variance.max(0.0) / count).sqrt(),
            values,
            line: self.line,
        }
    }
}

/// How promising the actions are by points within the bot's own turn; empty if switched off.
fn foresight<G: Advice>(question: &Question<G>, settings: &SearchSettings, seed: u64) -> Vec<f32> {
    if settings.foresight <= 0.0 {
        return Vec::new();
    }
    let mut gains = greedy::gains(question, &GreedySettings::default(), seed);
    to_probabilities(&mut gains, settings.trust);
    gains
}

/// By visits, then by value for the seat.
fn compare_candidates<A>(a: &Candidate<A>, b: &Candidate<A>, seat: usize) -> Ordering {
    let visits = a.visits.cmp(&b.visits);
    visits.then(a.sums.values[seat].total_cmp(&b.sums.values[seat]))
}

/// One search per thread, each with its own chance and its share of the iterations.
#[cfg(feature = "threads")]
fn search<G: Advice>(
    question: &Question<G>,
    settings: &SearchSettings,
    foresight: &[f32],
    seed: u64,
    limits: Limits<'_>,
) -> Vec<Candidate<G::Action>> {
    let threads = settings.threads.max(1);
    let part = |thread: u32| Limits {
        iterations: limits.iterations / threads + u32::from(thread < limits.iterations % threads),
        ..limits
    };
    let one = |thread: u32| {
        let chance = Chance::stream(seed, 1 + u64::from(thread));
        Search::new(question, settings, foresight.to_vec(), chance).run(part(thread))
    };
    let mut all = Vec::new();
    std::thread::scope(|scope| {
        let one = &one;
        let others: Vec<_> = (1..threads)
            .map(|thread| scope.spawn(move || one(thread)))
            .collect();
        merge(&mut all, one(0));
        // If a thread panics, the results of the others still count.
        for candidates in others.into_iter().filter_map(|other| other.join().ok()) {
            merge(&mut all, candidates);
        }
    });
    all
}

#[cfg(not(feature = "threads"))]
fn search<G: Advice>(
    question: &Question<G>,
    settings: &SearchSettings,
    foresight: &[f32],
    seed: u64,
    limits: Limits<'_>,
) -> Vec<Candidate<G::Action>> {
    let chance = Chance::stream(seed, 1);
    Search::new(question, settings, foresight.to_vec(), chance).run(limits)
}

/// Adds what another search has learned.
#[cfg(feature = "threads")]
fn merge<A: Copy + Eq>(all: &mut Vec<Candidate<A>>, more: Vec<Candidate<A>>) {
    for candidate in more {
        match all
            .iter_mut()
            .find(|known| known.action == candidate.action)
        {
            None => all.push(candidate),
            Some(known) => {
                // The longer line comes from the search that has tried it most.
                if candidate.line.len() > known.line.len() {
                    known.line = candidate.line;
                }
                known.visits += candidate.visits;
                let sums = known.sums.values.iter_mut().zip(&candidate.sums.values);
                sums.for_each(|(sum, value)| *sum += value);
                known.sums.squares += candidate.sums.squares;
            }
        }
    }
}

#[cfg(all(test, feature = "threads"))]
mod tests {
    use super::{super::run::Sums, *};

    fn candidate(action: Option<u8>, visits: u32, value: f32) -> Candidate<u8> {
        Candidate {
            action,
            visits,
            sums: Sums {
                values: [value; 8],
                squares: value * value,
            },
            line: Vec::new(),
        }
    }

    #[test]
    fn merging_adds_up_what_is_known_of_the_same_candidate() {
        let mut all = vec![candidate(Some(1), 3, 1.0), candidate(None, 2, 2.0)];
        merge(
            &mut all,
            vec![candidate(Some(2), 1, 0.5), candidate(None, 5, 1.5)],
        );
        let mut expected = [
            candidate(Some(1), 3, 1.0),
            candidate(None, 7, 3.5),
            candidate(Some(2), 1, 0.5),
        ];
        expected[1].sums.squares = 2.0 * 2.0 + 1.5 * 1.5;
        assert_eq!(all, expected);
    }

    #[test]
    fn visits_decide_and_then_values() {
        let (few, many) = (candidate(Some(1), 3, 9.0), candidate(Some(2), 4, 1.0));
        assert_eq!(compare_candidates(&many, &few, 0), Ordering::Greater);
        assert_eq!(
            compare_candidates(&few, &candidate(None, 3, 8.0), 0),
            Ordering::Greater
        );
    }
}
