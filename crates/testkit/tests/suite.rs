//! The suite accepts a game that keeps the contract, and finds every fault that it should find.

mod toy;

use toy::{Toy, fault};
use ziggurat_testkit::Fault;

/// Runs a check on the toy with a fault.
macro_rules! checked {
    ($check:ident, $fault:ident) => {
        ziggurat_testkit::$check::<Toy<{ fault::$fault }>>()
    };
}

macro_rules! accepts {
    ($($check:ident)+) => {
        $(
            mod $check {
                use super::*;

                #[test]
                fn accepts_a_sound_game() {
                    assert_eq!(checked!($check, NONE), Ok(()));
                }
            }
        )+
    };
}

accepts! {
    info_is_consistent games_end legal_is_exact positions_are_documents numbers_are_numbers
    hidden_stays_hidden bots_see_what_their_seat_sees sample_is_uniform undo_and_replay
}

/// The check finds a fault and says what is wrong.
fn finds(checked: Result<(), Fault>, what: &str) {
    let found = checked.expect_err("the fault should be found").to_string();
    assert!(found.contains(what), "{found:?} does not say {what:?}");
}

macro_rules! finds {
    ($($name:ident: $check:ident, $fault:ident, $what:literal;)+) => {
        $(
            #[test]
            fn $name() {
                finds(checked!($check, $fault), $what);
            }
        )+
    };
}

finds! {
    an_action_listed_twice: games_end, LISTED_TWICE, "is listed before";
    a_list_out_of_order: games_end, OUT_OF_ORDER, "is listed before";
    a_listed_action_that_is_refused: games_end, LISTED_BUT_REFUSED, "listed but refused";
    a_list_for_a_seat_that_is_not_asked: games_end, LISTS_OUT_OF_TURN, "the game waits for";
    a_seat_that_cannot_act: games_end, STUCK, "has 0 actions";
    a_game_without_end: games_end, ENDLESS, "longer than 20 actions";
    an_end_without_outcome: games_end, NO_OUTCOME, "outcome";
    a_sum_that_is_off: games_end, SUM_OFF, "add up";
    an_accepted_action_that_is_not_listed: legal_is_exact, ACCEPTED_BUT_UNLISTED, "accepted but not listed";
    a_refusal_by_an_unknown_rule: legal_is_exact, UNKNOWN_RULE, "TOY-9";
    a_refusal_by_a_rule_without_german: legal_is_exact, RULE_ONLY_IN_ENGLISH, "TOY-4";
    rule_texts_that_differ: info_is_consistent, RULE_ONLY_IN_ENGLISH, "only one rule text";
    a_number_of_seats_that_is_not_allowed: info_is_consistent, DEALS_TO_ANYBODY, "with 0 seats";
    a_refusal_that_changes_something: legal_is_exact, REFUSAL_CHANGES, "changes the position";
    a_document_that_forgets: positions_are_documents, DOCUMENT_FORGETS, "changes on a round trip";
    a_notation_that_loses_something: positions_are_documents, NOTATION_LOSES, "is read as";
    a_listener_that_matters: positions_are_documents, LISTENER_MATTERS, "nobody listens";
    a_number_that_stands_for_nothing: numbers_are_numbers, NUMBER_FOR_NOTHING, "view.leak: 255";
    a_view_that_leaks: hidden_stays_hidden, VIEW_LEAKS, "the view shows what is hidden";
    legal_actions_that_leak: hidden_stays_hidden, LEGAL_LEAKS, "depend on what is hidden";
    points_that_leak: hidden_stays_hidden, POINTS_LEAK, "the points of seat 0 depend on what is hidden";
    a_view_that_cannot_be_read_back: hidden_stays_hidden, VIEW_LOSES, "on its way through JSON";
    a_view_that_is_not_enough: hidden_stays_hidden, VIEW_LACKS, "imagined differs from one that is re-dealt";
    a_view_that_no_world_looks_like: hidden_stays_hidden, VIEW_BOASTS, "turn: 1 does not fit the rest of the view, 2 would";
    a_deal_that_peeks: hidden_stays_hidden, RESAMPLE_PEEKS, "depends on what was hidden";
    an_event_that_leaks: hidden_stays_hidden, EVENT_LEAKS, "the events are not";
    a_world_that_cannot_exist: hidden_stays_hidden, WORLD_INVALID, "invalid";
    a_skewed_sampler: sample_is_uniform, SAMPLER_SKEWED, "standard deviations";
    an_action_without_words: everything_has_words, NO_WORDS, "no words for toy-play";
}

#[test]
fn a_fault_says_where_it_is() {
    let found = checked!(games_end, STUCK).unwrap_err().to_string();
    for part in ["toy with 2 seats", "seed 0", "step 5", "seat"] {
        assert!(found.contains(part), "{found:?} does not say {part:?}");
    }
}
