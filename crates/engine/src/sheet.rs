//! Points by category in documents.

use std::collections::BTreeMap;

use crate::{Points, map_of};

/// Nobody can have more points than this in a category.
const MOST: u16 = 5_000;

/// Points in category order, from points by name; categories that are not named have 0.
///
/// # Errors
/// If there is no such category, or more points than anybody can have.
pub fn points_of<'a, const N: usize>(
    categories: &[&str; N],
    named: impl IntoIterator<Item = (&'a str, u16)>,
) -> Result<[u16; N], String> {
    let mut points = [0; N];
    for (name, value) in named {
        let place = categories.iter().position(|id| *id == name);
        let place = place.ok_or_else(|| {
            let all = categories.join(", ");
            format!("scores: there is no category {name:?}; there are {all}")
        })?;
        points[place] = value;
    }
    if points.iter().any(|&value| value > MOST) {
        return Err(format!(
            "scores: nobody can have more than {MOST} points in a category"
        ));
    }
    Ok(points)
}

/// Points by name, from points in category order; categories without points are left out.
#[must_use]
pub fn named_points<const N: usize>(
    categories: &[&str; N],
    points: [u16; N],
) -> BTreeMap<String, u16> {
    let named = categories.iter().zip(points);
    let scored = named.filter(|(_, value)| *value > 0);
    map_of(scored.map(|(id, value)| ((*id).to_owned(), value)))
}

/// Points by name, from those that a view shows.
///
/// # Errors
/// If nobody can have so many or so few.
pub fn seen_points(points: &Points) -> Result<BTreeMap<String, u16>, String> {
    let mut named = BTreeMap::new();
    for &(category, value) in &points.categories {
        let written = u16::try_from(value).map_err(|_| {
            format!("points: {value} in {category}, but there are 0 to {MOST} in a category")
        });
        named.insert(category.to_owned(), written?);
    }
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_come_back_by_name() {
        let categories = ["cities", "fields", "carried"];
        let named = named_points(&categories, [3, 0, 7]);
        assert_eq!(named.len(), 2);
        let named = named.iter().map(|(name, &value)| (name.as_str(), value));
        assert_eq!(points_of(&categories, named), Ok([3, 0, 7]));
        let wrong = points_of(&categories, [("taxes", 1)]).unwrap_err();
        assert!(
            wrong.ends_with("there are cities, fields, carried"),
            "{wrong}"
        );
        assert!(points_of(&categories, [("fields", MOST)]).is_ok());
        assert!(points_of(&categories, [("fields", MOST + 1)]).is_err());
        let seen = seen_points(&Points::new(vec![("cities", 3), ("fields", 0)]));
        assert_eq!(seen.unwrap()["cities"], 3);
        let wrong = seen_points(&Points::new(vec![("cities", -3)])).unwrap_err();
        assert!(wrong.starts_with("points: -3 in cities"), "{wrong}");
    }
}
