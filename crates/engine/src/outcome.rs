//! Points by category, and how a game ended.

use serde::{Serialize, Serializer, ser::SerializeMap};

/// The points of one seat by category.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "engine.ts"))]
pub struct Points {
    /// The points of each category, in score sheet order. The keys are ids; the locale files have their
    /// names.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub categories: Vec<(&'static str, i32)>,
    /// The sum of all categories.
    pub sum: i32,
}

impl Points {
    /// From points by category; adds up the sum.
    #[must_use]
    pub fn new(categories: Vec<(&'static str, i32)>) -> Self {
        let sum = categories.iter().map(|(_, points)| points).sum();
        Self { categories, sum }
    }
}

fn as_map<S: Serializer>(pairs: &[(&'static str, i32)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(pairs.len()))?;
    for (category, points) in pairs {
        map.serialize_entry(category, points)?;
    }
    map.end()
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The place of each seat, from 1; seats that tie share the better place.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub points: Vec<Points>,
    /// Why the game ended, as an id; the locale files have the words.
    pub reason: &'static str,
}

impl Outcome {
    /// Ranks seats by a key, highest first. Equal keys share the better place, and the places after it
    /// are skipped.
    #[must_use]
    pub fn ranked<K: Ord>(keys: &[K], points: Vec<Points>, reason: &'static str) -> Self {
        let better = |key: &K| keys.iter().filter(|other| *other > key).count();
        Self {
            places: keys.iter().map(|key| better(key) as u8 + 1).collect(),
            points,
            reason,
        }
    }

    /// The seat's share of the victory: 1, a fraction after a tie, or 0.
    #[must_use]
    pub fn share(&self, seat: crate::Seat) -> f32 {
        let winners = self.places.iter().filter(|&&place| place == 1).count();
        match self.places.get(seat.index()) {
            Some(1) => 1.0 / winners as f32,
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn ties_share_the_better_place_and_the_victory() {
        let outcome = Outcome::ranked(&[7, 9, 9, 3], vec![], "end");
        assert_eq!(outcome.places, [3, 1, 1, 4]);
        assert_eq!(outcome.share(Seat(1)), 0.5);
        assert_eq!(outcome.share(Seat(0)), 0.0);
    }

    #[test]
    fn points_are_written_as_a_map_in_order() {
        let points = Points::new(vec![("nobles", 4), ("cities", 3)]);
        let json = serde_json::to_string(&points).unwrap();
        assert_eq!(json, r#"{"categories":{"nobles":4,"cities":3},"sum":7}"#);
    }
}
