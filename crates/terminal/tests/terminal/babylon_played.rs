//! Whole games of Babylon at one keyboard.

use ziggurat_shelf::babylon::{Babylon, Options};
use ziggurat_words::Lang;

use crate::played::{Played, is_won};

/// Lines that show things and take back what cannot be taken back yet.
const LOOKS: &[&str] = &["help", "legend", "outlook", "undo"];

#[test]
fn a_person_plays_bots_to_the_end() {
    for lang in Lang::ALL {
        for seed in 1..=2 {
            let game = Played::<Babylon>::new(lang, 1, 1, Options::default());
            is_won(&game.seeded(seed).with(LOOKS).text());
        }
    }
}

#[test]
fn people_play_with_every_option() {
    let options = Options {
        promo_cards: true,
        pick_boards: true,
        ..Options::default()
    };
    let game = Played::<Babylon>::new(Lang::De, 3, 1, options);
    let text = game.seeded(5).with(LOOKS).text();
    assert!(text.contains("Promokarten: ja"), "{text}");
    assert!(text.contains("nimmt das Tableau"), "{text}");
}
