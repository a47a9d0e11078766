//! Points by category, and how a game ended.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeMap};

use crate::Game;

/// The category of points that a position written by hand gives without saying where they came from.
const CARRIED: &str = "carried";

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
    /// From points by category, with their sum.
    #[must_use]
    pub fn new(categories: Vec<(&'static str, i32)>) -> Self {
        let sum = categories.iter().map(|(_, points)| points).sum();
        Self { categories, sum }
    }

    /// Reads points back from their JSON, with the categories of a game. Views name it:
    /// `#[serde(deserialize_with = "Points::read::<Babylonia, _>")]`.
    ///
    /// # Errors
    /// If they are not written like points, the game has no such category, or the sum is another.
    pub fn read<'de, G: Game, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        written.points(G::INFO.categories).map_err(D::Error::custom)
    }
}

/// How many points each seat has gained or lost, by category; nothing that has stayed the same.
#[must_use]
pub fn gained(before: &[Points], after: &[Points]) -> Vec<BTreeMap<&'static str, i32>> {
    let changed = |(before, after): (&Points, &Points)| {
        let mut gains: BTreeMap<_, i32> = after.categories.iter().copied().collect();
        for (category, points) in &before.categories {
            *gains.entry(*category).or_default() -= points;
        }
        gains.retain(|_, points| *points != 0);
        gains
    };
    before.iter().zip(after).map(changed).collect()
}

/// Points as they are written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    categories: BTreeMap<String, i32>,
    sum: i32,
}

impl Written {
    /// The points in score sheet order: maps come in any.
    fn points(mut self, all: &[&'static str]) -> Result<Points, String> {
        let added: i64 = self.categories.values().map(|&n| i64::from(n)).sum();
        if added != i64::from(self.sum) {
            let sum = self.sum;
            return Err(format!("sum: the categories add up to {added}, not {sum}"));
        }
        let mut take = |&id: &&'static str| Some((id, self.categories.remove(id)?));
        let categories = all.iter().chain(&[CARRIED]).filter_map(&mut take).collect();
        match self.categories.keys().next() {
            None => Ok(Points {
                categories,
                sum: self.sum,
            }),
            Some(name) => Err(format!(
                "there is no category {name:?}; there are {}",
                all.join(", ")
            )),
        }
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

    #[test]
    fn points_are_read_in_the_order_of_the_score_sheet() {
        let read = |json: &str| {
            let written: Written = serde_json::from_str(json).unwrap();
            written.points(&["nobles", "cities"])
        };
        let points = Points::new(vec![("nobles", 4), ("cities", 3), (CARRIED, -1)]);
        let json = r#"{"sum":6,"categories":{"cities":3,"carried":-1,"nobles":4}}"#;
        assert_eq!(read(json), Ok(points));
        let wrong = read(r#"{"categories":{"taxes":4},"sum":4}"#).unwrap_err();
        assert_eq!(
            wrong,
            r#"there is no category "taxes"; there are nobles, cities"#
        );
        let wrong = read(r#"{"categories":{"nobles":2147483647,"cities":1},"sum":4}"#);
        assert_eq!(
            wrong.unwrap_err(),
            "sum: the categories add up to 2147483648, not 4"
        );
    }
}
