//! Whole games of Babylonia at one keyboard.

use ziggurat_shelf::babylonia::{Babylonia, Options};
use ziggurat_words::Lang;

use crate::played::{CLEAR, Played, is_cleared_between_people, is_won};

#[test]
fn a_person_plays_bots_to_the_end_with_any_number_of_seats() {
    for lang in Lang::ALL {
        for bots in 1..=3 {
            let text = Played::<Babylonia>::new(lang, 1, bots, Options::default()).text();
            is_won(&text);
            assert!(!text.contains(CLEAR), "nobody else is there to hide from");
        }
    }
}

#[test]
fn the_screen_is_cleared_before_it_is_for_somebody_else() {
    let text = Played::<Babylonia>::new(Lang::En, 3, 0, Options::default()).text();
    is_won(&text);
    is_cleared_between_people(&text);
}
