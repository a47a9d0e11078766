//! Counting ways, and comparing with stored games.

mod toy;

use toy::{Toy, fault};
use ziggurat_engine::{Chance, Game};
use ziggurat_testkit::{cases, golden, path_count};

type Sound = Toy<{ fault::NONE }>;

#[test]
fn ways_are_counted() {
    let toy = cases::<Sound>()[0].deal(3).unwrap();
    let mut legal = Vec::new();
    toy.legal(toy.waiting().must.first().unwrap(), &mut legal);
    assert_eq!(path_count(&toy, 0), 1);
    assert_eq!(path_count(&toy, 1), legal.len() as u64);
    let seat = toy.waiting().must.first().unwrap();
    let after = |action| {
        let mut next = toy.clone();
        next.play_silent(seat, action, &mut Chance::new(0));
        path_count(&next, 1)
    };
    assert_eq!(path_count(&toy, 2), legal.iter().map(after).sum::<u64>());
}

#[test]
fn a_stored_game_is_compared_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let case = &cases::<Sound>()[0];
    let game = golden::record(case, 1, Game::sample).unwrap();
    let missing = golden::check(&path, &game).unwrap_err().to_string();
    assert!(missing.contains("UPDATE_GOLDEN=1 writes it"), "{missing}");
    std::fs::write(&path, &game).unwrap();
    assert_eq!(golden::check(&path, &game), Ok(()));
    let other = golden::record(case, 2, Game::sample).unwrap();
    let differs = golden::check(&path, &other).unwrap_err().to_string();
    assert!(differs.contains("line 1: stored"), "{differs}");
    let shorter = game.lines().next().unwrap();
    let differs = golden::check(&path, shorter).unwrap_err().to_string();
    assert!(differs.contains("now there are 1"), "{differs}");
}
