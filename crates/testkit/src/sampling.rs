//! Sampling without building a list must be as even as picking from the list.

use ziggurat_engine::{Advice, Chance, Seat};

use crate::{Fault, fault::ensure, walk::every_position};

/// Games per case that positions are taken from.
const GAMES: u64 = 6;
/// Positions per case, for each magnitude of the number of actions.
const POSITIONS: usize = 3;
/// How often each action is expected.
const EXPECTED: usize = 120;
/// Standard deviations: chance alone does not get this far in a lifetime of test runs.
const LIMIT: f64 = 6.0;

/// On positions of all kinds every listed action is sampled equally often (a chi-square test), and
/// nothing else is.
///
/// # Errors
/// The first fault.
pub fn sample_is_uniform<G: Advice>() -> Result<(), Fault> {
    let mut legal = Vec::new();
    let mut done = std::collections::BTreeMap::new();
    every_position::<G>(GAMES, |walk| {
        for seat in walk.position.waiting().must.iter() {
            walk.position.legal(seat, &mut legal);
            let kind = (walk.case.to_string(), legal.len().ilog2());
            let count = done.entry(kind).or_insert(0);
            // Take late positions as well as early ones.
            if *count < POSITIONS && (walk.step + walk.seed as u32).is_multiple_of(7) || *count == 0
            {
                *count += 1;
                let mut chance = Chance::stream(walk.seed, 31 + u64::from(walk.step));
                is_even(&walk.position, seat, &legal, &mut chance)?;
            }
        }
        Ok(())
    })
}

fn is_even<G: Advice>(
    position: &G,
    seat: Seat,
    legal: &[G::Action],
    chance: &mut Chance,
) -> Result<(), Fault> {
    let mut seen = vec![0usize; legal.len()];
    for _ in 0..legal.len() * EXPECTED {
        let Some(action) = position.sample(seat, chance) else {
            return Err(Fault::new(format!(
                "seat {seat} can act, but nothing is sampled"
            )));
        };
        let Ok(place) = legal.binary_search(&action) else {
            return Err(Fault::new(format!(
                "seat {seat}: {action} is sampled but not listed"
            )));
        };
        seen[place] += 1;
    }
    let deviation = deviation(&seen);
    let most = (0..seen.len()).max_by_key(|&place| seen[place].abs_diff(EXPECTED));
    ensure!(
        deviation < LIMIT,
        "seat {seat}: the sampler is {deviation:.1} standard deviations from even; {} came {} times instead of {EXPECTED}",
        most.map_or_else(String::new, |place| legal[place].to_string()),
        most.map_or(0, |place| seen[place])
    );
    Ok(())
}

/// How far the chi-square statistic is from its expected value, in standard deviations. Uses the
/// Wilson–Hilferty approximation, which is good for few classes and for many.
fn deviation(seen: &[usize]) -> f64 {
    if seen.len() < 2 {
        return 0.0;
    }
    let total: usize = seen.iter().sum();
    let expected = total as f64 / seen.len() as f64;
    let off = |&n: &usize| (n as f64 - expected).powi(2) / expected;
    let square: f64 = seen.iter().map(off).sum();
    let freedom = (seen.len() - 1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    ((square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_counts_pass_and_skewed_ones_do_not() {
        let mut chance = Chance::new(5);
        let mut even = vec![0; 300];
        (0..300 * EXPECTED).for_each(|_| even[chance.index(300)] += 1);
        assert!(deviation(&even).abs() < 3.0, "{}", deviation(&even));
        let mut skewed = even;
        skewed[..30].iter_mut().for_each(|n| *n = *n * 3 / 2);
        assert!(deviation(&skewed) > LIMIT, "{}", deviation(&skewed));
        assert!(deviation(&[90, 150]) > 3.0);
    }
}
