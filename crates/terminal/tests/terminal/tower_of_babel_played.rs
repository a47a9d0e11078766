//! Whole games of Tower of Babel at one keyboard.

use std::collections::BTreeSet;

use ziggurat_shelf::tower_of_babel::{Options, TowerOfBabel};
use ziggurat_words::Lang;

use crate::played::{CLEAR, NAMES, Played, is_cleared_between_people, is_won, screens};

fn game(lang: Lang, people: usize, bots: usize, seed: u64) -> Played<TowerOfBabel> {
    Played::new(lang, people, bots, Options::default()).seeded(seed)
}

#[test]
fn a_person_plays_bots_to_the_end() {
    for lang in Lang::ALL {
        for seed in 1..=3 {
            let text = game(lang, 1, 2, seed).text();
            is_won(&text);
            assert!(!text.contains(CLEAR), "nobody else is there to hide from");
        }
    }
}

#[test]
fn people_play_with_every_option() {
    let mut game = game(Lang::De, 4, 1, 5);
    game.options.two_kind_discs = true;
    game.options.wrong_kind_cards = true;
    game.options.double_turn_max_per_turn = 2;
    let text = game.text();
    assert!(text.contains("Zweifarbige Bauscheiben: ja"), "{text}");
}

#[test]
fn nobody_sees_the_cards_of_others() {
    let kinds = ["camel", "crane", "ship", "mason"];
    for seed in 1..=3 {
        let text = game(Lang::En, 3, 0, seed).text();
        let mut told = BTreeSet::new();
        for (owner, screen) in screens(&text) {
            assert!(screen.contains(CLEAR), "{screen}");
            for line in screen.lines().map(str::trim) {
                let what = NAMES
                    .iter()
                    .find_map(|name| Some((*name, line.strip_prefix(*name)?)));
                let Some((name, what)) = what else {
                    continue;
                };
                let secret = [" offers ", " draws "]
                    .iter()
                    .any(|verb| what.starts_with(verb));
                if secret && kinds.iter().any(|kind| what.contains(kind)) {
                    assert_eq!(name, owner, "{screen}");
                    told.insert(name);
                }
            }
        }
        assert_eq!(told.len(), 3, "everybody is told of their own cards");
    }
}

#[test]
fn the_screen_is_cleared_before_it_is_for_somebody_else() {
    let text = game(Lang::En, 3, 0, 1).text();
    is_cleared_between_people(&text);
}

#[test]
fn a_person_may_wait_for_the_moment_to_play_a_card() {
    let moment = "You may play a card now";
    let mut game = game(Lang::En, 1, 2, 0);
    let mut asked = 0;
    for seed in 0..12 {
        game.seed = seed;
        game.prepared = &[];
        assert_eq!(game.text().matches(moment).count(), 0);
        game.prepared = &["pause"];
        asked += game.text().matches(moment).count();
    }
    assert!(asked > 0);
}
