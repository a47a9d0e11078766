//! Helpers for the tests of games: counting ways, typing actions, comparing with stored games.

mod toy;

use std::collections::HashSet;

use toy::{Toy, fault};
use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_testkit::{
    by_hand, cases, counsel, fuzz, golden, in_random_play, names_have_words, pass, path_count,
    views_are_enough,
};

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

#[test]
fn actions_are_typed_and_refused_by_a_rule() {
    let mut toy = cases::<Sound>()[0].deal(3).unwrap();
    let first = by_hand::legal(&toy, 0)[0].clone();
    assert!(by_hand::allows(&toy, 0, &first));
    assert_eq!(by_hand::refused(&toy, 1, &first), "TOY-1");
    assert_eq!(by_hand::refused(&toy, 0, "7"), "TOY-2");
    let record = by_hand::act(&mut toy, 0, &first, &mut Chance::new(1));
    assert!(!record.events.is_empty());
    assert!(!by_hand::allows(&toy, 0, &first), "it is seat 1's turn");
}

#[test]
#[should_panic(expected = "accepted, and listed")]
fn a_list_that_does_not_agree_with_the_check_fails_the_test() {
    let case = &cases::<Toy<{ fault::LISTS_OUT_OF_TURN }>>()[0];
    let toy = case.deal(3).unwrap();
    let listed = by_hand::legal(&toy, 1);
    assert!(by_hand::allows(&toy, 1, &listed[0]));
}

#[test]
fn positions_are_written_by_hand() {
    let toy = cases::<Sound>()[0].deal(3).unwrap();
    let mut document = by_hand::document(&toy);
    assert_eq!(by_hand::position::<Sound>(document.clone()), toy);
    assert_eq!(by_hand::changed(&document, "/turn", 0.into()), document);
    document = by_hand::changed(&document, "/seats", "many".into());
    assert!(by_hand::invalid::<Sound>(document).contains("invalid type"));
    assert_eq!(by_hand::totals(&toy), [0, 0]);
    assert_eq!(by_hand::points(&toy, 1, "up"), 0);
}

#[test]
fn random_play_looks_at_every_position() {
    let (mut seen, mut over) = (0, 0);
    in_random_play::<Sound>(2, |walk| {
        seen += 1;
        over += usize::from(walk.position.waiting().is_over());
        pass(counsel::shares_of_one_victory(walk));
        pass(counsel::playouts_know_the_moment(walk));
    });
    assert_eq!(over, 2 * cases::<Sound>().len());
    assert!(seen > 5 * over, "{seen} positions of {over} games");
}

#[test]
fn positions_from_somewhere_are_repeatable() {
    let somewhere = |seed| fuzz::somewhere::<Sound>(seed, 10, Game::sample);
    let all: Vec<Sound> = (0..20).map(somewhere).collect();
    assert_eq!(all, (0..20).map(somewhere).collect::<Vec<_>>());
    let different: HashSet<_> = all
        .iter()
        .map(by_hand::document)
        .map(|d| d.to_string())
        .collect();
    assert!(different.len() > 5, "{different:?}");
    assert_ne!(fuzz::bent(&all[0], 1), by_hand::document(&all[0]));
}

#[test]
fn bent_views_are_refused_or_can_be_imagined() {
    let mut accepted = 0;
    for seed in 0..400 {
        let position = fuzz::somewhere::<Sound>(seed, 10, Game::sample);
        pass(views_are_enough(&position, seed));
        let viewer = Viewer::Seat(Seat((seed % 2) as u8));
        let view = fuzz::bent_view(&position, viewer, seed);
        pass(fuzz::view_json::<Sound>(view.to_string().as_bytes()));
        accepted += usize::from(by_hand::imagined::<Sound>(view, viewer).is_ok());
    }
    assert!((20..380).contains(&accepted), "{accepted} of 400");
    pass(fuzz::view_json::<Sound>(b"{"));
}

#[test]
fn a_world_that_cannot_exist_is_found_behind_a_view() {
    type Broken = Toy<{ fault::WORLD_INVALID }>;
    let position = fuzz::somewhere::<Broken>(1, 10, Game::sample);
    let view = serde_json::to_vec(&position.view(Viewer::Public)).unwrap();
    let found = fuzz::view_json::<Broken>(&view).unwrap_err().to_string();
    assert!(found.contains("not valid"), "{found}");
}

#[test]
fn a_name_without_words_is_found() {
    assert_eq!(names_have_words(["bab-token-farmer"]), Ok(()));
    let missing = names_have_words(["bab-token-farmer", "toy-stone-red"]).unwrap_err();
    assert_eq!(missing.to_string(), "En has no words for toy-stone-red");
}
