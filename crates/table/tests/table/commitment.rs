//! The promise about chance.

use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{Table, commitment, verify_commitment};

use crate::support::{SALT, act, people, play_out, setup};

#[test]
fn the_promise_is_shown_from_the_start_and_kept_at_the_end() {
    let mut table = people(2);
    let promised = table.snapshot_for(Viewer::Public).commitment;
    assert_eq!(table.reveal(), None);
    play_out(&mut table);
    let reveal = table
        .snapshot_for(Viewer::Seat(Seat(1)))
        .state
        .reveal
        .unwrap();
    assert!(verify_commitment(&promised, reveal.seed, &reveal.salt));
    assert!(!verify_commitment(&promised, reveal.seed + 1, &reveal.salt));
    assert!(!verify_commitment(&promised, reveal.seed, &[0; 32]));
}

#[test]
fn nothing_is_revealed_before_the_end() {
    let mut table = people(2);
    let update = act(&mut table, 0, "wait");
    for viewer in Viewer::all(2) {
        assert_eq!(update.message_for(viewer).state.reveal, None);
    }
}

/// This text must never change: clients check the promises of stored matches with it.
#[test]
fn golden_commitment() {
    let expected = "20f2db1337e1a717fd4a7abdacb6fdba215768b5cf35033efc9a5b822c1e7630";
    assert_eq!(commitment(42, &SALT), expected);
}

#[test]
fn a_rematch_has_the_same_people_and_other_chance() {
    let mut table = people(3);
    play_out(&mut table);
    let rematch = table.rematch_setup(77, [1; 32]);
    let again = Table::open(rematch).unwrap();
    assert_eq!(again.setup().seats, table.setup().seats);
    assert_eq!(again.options(), table.options());
    assert_ne!(again.commitment(), table.commitment());
    assert_eq!((again.version(), again.is_over()), (0, false));
}

#[test]
fn a_match_that_cannot_start_says_why() {
    let human = ziggurat_table::Holder::Human;
    let many = Table::open(setup(&[human; 5], 1)).unwrap_err();
    assert_eq!(many.key(), "table-setup-seats");
    let mut odd = setup(&[human; 2], 1);
    odd.options.turns = 0;
    assert_eq!(Table::open(odd).unwrap_err().key(), "table-setup-options");
}
