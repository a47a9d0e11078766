//! Section 1: what is in the box.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use ziggurat_babylonia::{Card, Hex, Tile, Token};

use crate::support::{dealt, document, hex, invalid, refused};

/// BAB-1.1
#[test]
fn bab_1_1_everybody_has_thirty_tokens() {
    for players in 2..=4 {
        let document = document(&dealt(players, 1));
        for seat in 0..usize::from(players) {
            let count = |token: &str| {
                let of = |pile: &str| document[pile][seat][token].as_u64().unwrap_or(0);
                of("stands") + of("supplies")
            };
            let kinds = ["priest", "official", "merchant", "farmer"].map(count);
            assert_eq!(kinds, [6, 6, 6, 12], "BAB-1.1: seat {seat} of {players}");
        }
    }
}

#[test]
fn bab_1_1_nobody_has_more() {
    for (token, most) in [
        ("priest", 6),
        ("official", 6),
        ("merchant", 6),
        ("farmer", 12),
    ] {
        let supply = |count: u8| json!({"stands": [[token]], "supplies": [{token: count}]});
        assert!(invalid(2, &supply(most)).contains("BAB-1.1"), "{token}");
        let scene = crate::support::scene(2, &supply(most - 1));
        assert_eq!(document(&scene)["supplies"][0][token], most - 1);
    }
    let on_board = json!({
        "tokens": ["a2 0 priest", "a3 0 priest", "c4 0 priest"],
        "stands": [["priest", "priest"]],
        "supplies": [["priest", "priest"]],
    });
    assert!(invalid(2, &on_board).contains("BAB-1.1"));
}

/// The table of BAB-1.2: tile, and how many with 2, 3 and 4 players.
const TILES: [(Tile, [usize; 3]); 11] = [
    (Tile::CityPriest, [2, 2, 3]),
    (Tile::CityOfficial, [2, 2, 3]),
    (Tile::CityMerchant, [2, 2, 3]),
    (Tile::CityOfficialPriest, [2, 3, 3]),
    (Tile::CityMerchantOfficial, [2, 3, 3]),
    (Tile::CityMerchantPriest, [2, 3, 3]),
    (Tile::CityAll, [0, 1, 1]),
    (Tile::Field5, [1, 2, 2]),
    (Tile::Field6, [1, 2, 2]),
    (Tile::Field7, [1, 2, 2]),
    (Tile::FieldCities, [3, 4, 7]),
];

/// BAB-1.2
#[test]
fn bab_1_2_the_tiles_depend_on_the_number_of_players() {
    for (place, (cities, fields)) in [(12, 6), (16, 10), (19, 13)].into_iter().enumerate() {
        let game = dealt(place as u8 + 2, 3);
        let mut counts = BTreeMap::new();
        for tile in Hex::all().filter_map(|hex| game.tile(hex)) {
            *counts.entry(tile).or_insert(0) += 1;
        }
        for (tile, expected) in TILES {
            let found = counts.get(&tile).copied().unwrap_or(0);
            assert_eq!(found, expected[place], "BAB-1.2: {tile}");
        }
        let found = counts.iter().filter(|(tile, _)| tile.is_city());
        assert_eq!(found.map(|(_, n)| n).sum::<usize>(), cities);
        assert_eq!(counts.values().sum::<usize>(), cities + fields);
    }
    let all = TILES.iter().map(|(_, counts)| counts[2]).sum::<usize>();
    assert_eq!(all, 32);
}

#[test]
fn bab_1_2_a_city_shows_the_symbols_of_its_name() {
    for &tile in Tile::ALL {
        let symbols: BTreeSet<_> = tile.symbols().iter().map(|token| token.id()).collect();
        let name = tile.id();
        let expected: BTreeSet<_> = match name.strip_prefix("city_") {
            Some("all") => ["priest", "official", "merchant"].into(),
            Some(names) => names.split('_').collect(),
            None => BTreeSet::new(),
        };
        assert_eq!(symbols, expected, "BAB-1.2: {name}");
        assert_eq!(tile.is_city(), name.starts_with("city"), "{name}");
    }
}

#[test]
fn bab_1_2_no_tile_lies_there_more_often_than_there_are() {
    let all = json!({"tiles": {"a7": "city_all"}});
    assert!(invalid(2, &all).contains("BAB-1.2"), "none with 2 players");
    let sevens = json!({"tiles": {"i9": "field_7", "i4": "field_7", "g7": "field_7"}});
    assert!(invalid(3, &sevens).contains("BAB-1.2"));
    let cities = json!({"owned_cities": [10, 4]});
    assert!(
        invalid(3, &cities).contains("BAB-1.2"),
        "3 on the board and 14 are 17 of 16"
    );
    crate::support::scene(3, &json!({"owned_cities": [10, 3]}));
}

/// BAB-1.3
#[test]
fn bab_1_3_five_ziggurats_and_nine_cards() {
    let game = dealt(4, 1);
    let sites = ["b2", "c10", "i7", "l3", "o10"];
    for site in sites {
        assert_eq!(refused(&game, &format!("place farmer {site}")), "BAB-5.7");
        assert_eq!(game.tile(hex(site)), None);
    }
    let on_tiles = Hex::all().filter(|&hex| game.tile(hex).is_some()).count();
    let free = crate::support::places(&game, a_token(&game)).len();
    assert_eq!(
        on_tiles + free + sites.len(),
        175,
        "BAB-1.3: no other ziggurats"
    );
    let cards: BTreeSet<_> = Card::ALL.iter().map(|card| card.id()).collect();
    assert_eq!(cards.len(), 9, "BAB-1.3");
}

/// A noble on the start player's stand; nobles may go to every free hex.
fn a_token(game: &ziggurat_babylonia::Babylonia) -> Token {
    let fits = |token: &&Token| !crate::support::places(game, **token).is_empty();
    *Token::ALL.iter().find(fits).expect("a token")
}
