//! From a leaf to a value per seat.

use ziggurat_engine::{Advice, Chance, Outcome, Seat};

use super::{Cut, SearchSettings};

/// Plays on from a leaf and fills in what each seat gets.
pub(super) fn rate<G: Advice>(
    world: &mut G,
    settings: &SearchSettings,
    chance: &mut Chance,
    values: &mut [f32],
) {
    let mut left = match settings.cut {
        Cut::Never => u32::MAX,
        Cut::Advised if settings.patient => advised(world.playout_depth(), world.patience()),
        Cut::Advised => advised(world.playout_depth(), 1.0),
        Cut::After(actions) => actions,
    };
    while let Some(seat) = world.waiting().must.first() {
        let action = match left {
            0 => None,
            _ if settings.advised => world.playout(seat, chance),
            _ => world.sample(seat, chance),
        };
        let Some(action) = action else {
            return world.value(values);
        };
        world.play_silent(seat, &action, chance);
        left -= 1;
    }
    match world.outcome() {
        Some(outcome) => settle(&outcome, settings.margin, values),
        None => world.value(values),
    }
}

/// How many actions a playout lasts that is cut off where the game advises.
fn advised(depth: Option<u32>, patience: f32) -> u32 {
    depth.map_or(u32::MAX, |depth| (depth as f32 * patience) as u32)
}

/// The value of a finished game: mostly the victory, with a share (`margin`) by points.
fn settle(outcome: &Outcome, margin: f32, values: &mut [f32]) {
    for (seat, value) in values.iter_mut().enumerate() {
        *value = outcome.share(Seat(seat as u8)) * (1.0 - margin);
    }
    if margin > 0.0 && outcome.points.len() == values.len() {
        let sums = || outcome.points.iter().map(|points| points.sum as f32);
        let best = sums().fold(f32::MIN, f32::max);
        let spread = best.abs().max(10.0) * 0.2;
        let weight = |sum: f32| ((sum - best) / spread).exp();
        let all: f32 = sums().map(weight).sum();
        for (value, sum) in values.iter_mut().zip(sums()) {
            *value += margin * weight(sum) / all;
        }
    }
}

#[cfg(test)]
mod tests {
    use ziggurat_engine::Points;

    use super::*;

    #[test]
    fn a_patient_search_plays_on_as_far_as_the_game_advises() {
        assert_eq!(advised(Some(48), 1.0), 48);
        assert_eq!(advised(Some(48), 3.0), 144);
        assert_eq!(advised(None, 3.0), u32::MAX, "to the end anyway");
    }

    #[test]
    fn values_of_a_finished_game_add_up_to_one_victory() {
        let points = [20, 30, 30].map(|sum| Points::new(vec![("all", sum)]));
        let outcome = Outcome::ranked(&[20, 30, 30], points.to_vec(), "end");
        let mut values = [0.0; 3];
        settle(&outcome, 0.0, &mut values);
        assert_eq!(values, [0.0, 0.5, 0.5]);
        settle(&outcome, 0.5, &mut values);
        assert!(
            (values.iter().sum::<f32>() - 1.0).abs() < 1e-6,
            "{values:?}"
        );
        assert!(values[0] > 0.0 && values[1] > 0.25, "{values:?}");
    }
}
