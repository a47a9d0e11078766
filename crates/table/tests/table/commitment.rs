//! The promise about chance.

use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{
    Deal, GameFile, LogFault, Origin, Share, Table, commitment, pledge, verify_commitment,
};

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
    assert!(reveal.origin.keeps(&promised, 2));
    let Origin::Drawn { seed, salt } = reveal.origin else {
        panic!("nobody else had a hand in it");
    };
    assert!(verify_commitment(&promised, seed, &salt));
    assert!(!verify_commitment(&promised, seed + 1, &salt));
    assert!(!verify_commitment(&promised, seed, &[0; 32]));
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
    let rematch = table.rematch_setup(Origin::drawn(77, [1; 32]));
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

/// A match whose chance two players had a hand in; the third did not answer in time.
fn shared() -> Table<crate::toy::Pebbles> {
    let number = |seat: u8| [seat + 1; 32];
    let share = |seat: u8| Share {
        seat: Seat(seat),
        pledge: pledge(&number(seat)),
        number: (seat < 2).then(|| number(seat)),
    };
    let mut setup = setup(&[ziggurat_table::Holder::Human; 3], 1);
    setup.origin = Origin::Shared {
        deal: Deal {
            table: "123456789ABC".parse().unwrap(),
            secret: [7; 32],
            shares: (0..3).map(share).collect(),
        },
    };
    Table::open(setup).unwrap()
}

#[test]
fn what_players_have_put_in_is_told_at_the_end_and_replays() {
    let mut table = shared();
    let promised = table.snapshot_for(Viewer::Public).commitment;
    assert_eq!(table.reveal(), None);
    play_out(&mut table);
    assert!(table.reveal().unwrap().origin.keeps(&promised, 3));
    let text = table.export().unwrap().to_json().unwrap();
    let file = GameFile::from_json(&text).unwrap();
    assert_eq!(file.commitment, promised);
    let again = Table::<crate::toy::Pebbles>::import(&file).unwrap();
    assert_eq!(again.outcome(), table.outcome());
}

#[test]
fn a_deal_that_was_tampered_with_is_found_out() {
    let mut table = shared();
    play_out(&mut table);
    let file = table.export().unwrap();
    let changes: [fn(&mut Deal); 4] = [
        |deal| deal.secret[0] += 1,
        |deal| deal.table = "123456789ABD".parse().unwrap(),
        |deal| deal.shares[0].number = Some([9; 32]),
        |deal| deal.shares.swap(0, 1),
    ];
    for (number, change) in changes.iter().enumerate() {
        let mut bent = file.clone();
        let Origin::Shared { deal } = &mut bent.origin else {
            panic!("a shared deal");
        };
        change(deal);
        let error = Table::<crate::toy::Pebbles>::import(&bent).unwrap_err();
        assert_eq!(error.reason, LogFault::Commitment, "{number}");
    }
    // A number that is left out afterwards keeps the promise, but gives another deal.
    let mut bent = file;
    if let Origin::Shared { deal } = &mut bent.origin {
        deal.shares[0].number = None;
    }
    assert!(Table::<crate::toy::Pebbles>::import(&bent).is_err());
}
