//! Section 2: the board, compared with the map in the rules.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use ziggurat_babylonia::{Hex, HexSet, in_use};

use crate::support::{act, allows, dealt, hex, hexes, invalid, places, points, refused, scene};

/// The map of the rules: a sign (land, location site, ziggurat site, river) and a label per hex.
const MAP: &str = include_str!("map.txt");

/// Row, sign and id of every hex of the map.
fn map() -> Vec<(u8, char, String)> {
    let line = |line: &'static str| {
        let mut words = line.split_whitespace();
        let row = words
            .next()
            .and_then(|row| row.parse().ok())
            .expect("a row");
        words.map(move |word| {
            let (sign, label) = word.split_at(1);
            (
                row,
                sign.chars().next().expect("a sign"),
                label.to_lowercase(),
            )
        })
    };
    MAP.lines().flat_map(line).collect()
}

fn with_sign(sign: char) -> BTreeSet<String> {
    let found = map().into_iter().filter(|(_, s, _)| *s == sign);
    found.map(|(_, _, id)| id).collect()
}

/// Row and column of a hex of the map: the column is its letter.
fn coordinates(row: u8, id: &str) -> (u8, u8) {
    (row, id.as_bytes()[0] - b'a')
}

/// BAB-2.1
#[test]
fn bab_2_1_the_board_is_that_of_the_map() {
    let map = map();
    assert_eq!(map.len(), 175, "BAB-2.1");
    assert_eq!(Hex::all().count(), 175, "BAB-2.1");
    for (row, sign, id) in &map {
        let hex = hex(id);
        assert_eq!(hex.place(), coordinates(*row, id), "{id}");
        assert_eq!(hex.is_river(), *sign == '~', "{id}");
        assert_eq!(hex.label().to_lowercase(), *id);
    }
    assert_eq!(
        Hex::all().filter(|hex| hex.is_river()).count(),
        31,
        "BAB-2.1"
    );
}

/// BAB-2.2
#[test]
fn bab_2_2_neighbours_share_an_edge() {
    let at: BTreeMap<(u8, u8), String> = map()
        .into_iter()
        .map(|(row, _, id)| (coordinates(row, &id), id))
        .collect();
    let steps = [(-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1)];
    for (&(row, col), id) in &at {
        let there = |(down, right)| {
            let row = row.checked_add_signed(down)?;
            at.get(&(row, col.checked_add_signed(right)?))
        };
        let expected: BTreeSet<_> = steps
            .into_iter()
            .filter_map(there)
            .map(|id| hex(id))
            .collect();
        let found: BTreeSet<_> = hex(id).neighbours().iter().collect();
        assert_eq!(found, expected, "BAB-2.2: {id}");
    }
    let around: BTreeSet<_> = hexes(&["i6", "i8", "h6", "h7", "j6", "j7"])
        .into_iter()
        .collect();
    assert_eq!(
        hex("i7").neighbours().iter().collect::<BTreeSet<_>>(),
        around
    );
}

/// The connected parts of a set of hexes, by size.
fn parts(within: HexSet) -> BTreeMap<usize, HexSet> {
    let mut left = within;
    let mut parts = BTreeMap::new();
    while let Some(start) = left.iter().next() {
        let part = HexSet::only(start).flood(within);
        part.iter().for_each(|hex| left.remove(hex));
        parts.insert(part.len(), part);
    }
    parts
}

/// BAB-2.3
#[test]
fn bab_2_3_two_rivers_part_three_lands() {
    let (river, land): (Vec<_>, Vec<_>) = Hex::all().partition(|hex| hex.is_river());
    let lands = parts(land.into_iter().collect());
    assert_eq!(
        lands.keys().copied().collect::<Vec<_>>(),
        [26, 56, 62],
        "BAB-2.3"
    );
    for (size, inside) in [(26, "b2"), (56, "i7"), (62, "o10")] {
        assert!(lands[&size].contains(hex(inside)), "BAB-2.3: {inside}");
    }
    let rivers = parts(river.into_iter().collect());
    assert_eq!(
        rivers.keys().copied().collect::<Vec<_>>(),
        [14, 17],
        "BAB-2.3"
    );
    assert!(rivers[&17].contains(hex("c2")) && rivers[&14].contains(hex("k12")));
}

/// BAB-2.4
#[test]
fn bab_2_4_sites_lie_where_the_map_has_them() {
    let locations = with_sign('o');
    let ziggurats = with_sign('^');
    assert_eq!(locations.len(), 32, "BAB-2.4");
    assert_eq!(
        ziggurats,
        ["b2", "c10", "i7", "l3", "o10"].map(str::to_owned).into()
    );
    let game = dealt(4, 5);
    for hex in Hex::all() {
        let tile = game.tile(hex).is_some();
        assert_eq!(tile, locations.contains(hex.id()), "BAB-2.4: {hex}");
    }
    let at_most = |players: u8| {
        Hex::all()
            .filter(|&h| dealt(players, 5).tile(h).is_some())
            .count()
    };
    assert_eq!([2, 3, 4].map(at_most), [6 + 12, 12 + 14, 32], "BAB-2.4");
}

#[test]
fn bab_2_4_no_two_sites_are_adjacent() {
    let sites: BTreeSet<_> = with_sign('o').into_iter().chain(with_sign('^')).collect();
    for site in &sites {
        let beside = hex(site).neighbours();
        assert!(
            beside.iter().all(|hex| !sites.contains(hex.id())),
            "BAB-2.4: {site}"
        );
    }
    for hex in Hex::all() {
        let ziggurats = with_sign('^');
        let beside = hex
            .neighbours()
            .iter()
            .filter(|h| ziggurats.contains(h.id()));
        assert!(beside.count() <= 1, "BAB-2.4: {hex}");
    }
}

/// BAB-2.5
#[test]
fn bab_2_5_free_is_what_holds_nothing() {
    let game = scene(
        3,
        &json!({"tiles": {"i9": "field_5"}, "tokens": ["g2 1 farmer", "i2 2 farmer"]}),
    );
    let taken: BTreeSet<_> = hexes(&[
        "f4", "h10", "m5", "i9", "g2", "i2", // tiles and tokens
        "c10", "i7", "l3", "o10", // ziggurats
    ])
    .into_iter()
    .collect();
    let free: Vec<_> = in_use(3)
        .iter()
        .filter(|hex| !taken.contains(hex))
        .collect();
    assert_eq!(
        places(&game, ziggurat_babylonia::Token::Priest),
        free,
        "BAB-2.5"
    );
}

/// BAB-2.6
#[test]
fn bab_2_6_only_the_regions_in_use_exist() {
    assert_eq!(
        [2, 3, 4].map(|players| in_use(players).len()),
        [113, 149, 175],
        "BAB-2.6"
    );
    for (players, unused, used) in [(2, "m3", "a2"), (3, "a2", "m3")] {
        let game = scene(players, &json!({}));
        assert_eq!(refused(&game, &format!("place farmer {unused}")), "BAB-2.6");
        assert!(allows(&game, &format!("place farmer {used}")));
        assert!(allows(&game, "place farmer a9") && allows(&game, "place farmer k12"));
        let token = json!({"tokens": [format!("{unused} 0 farmer")]});
        assert!(invalid(players, &token).contains("BAB-2.6"));
    }
    let four = scene(4, &json!({}));
    assert!(allows(&four, "place farmer a2") && allows(&four, "place farmer m3"));
}

#[test]
fn bab_2_6_a_ziggurat_in_an_unused_region_does_not_exist() {
    // c2 and c3 lie beside the ziggurat b2 in the north, k4 beside l3 in the south.
    for (players, river, expected) in [(2, "c2", 1), (3, "c2", 0), (2, "k4", 0), (3, "k4", 1)] {
        let mut game = scene(players, &json!({}));
        act(&mut game, &format!("place farmer {river}"));
        let found = points(&game, 0, "ziggurats");
        assert_eq!(found, expected, "BAB-2.6: {river} with {players} players");
    }
}
