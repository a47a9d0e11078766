//! A match that was begun at one host and goes on at another.

use serde_json::json;
use ziggurat_bots::Level;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{
    Command, Deal, Deed, GameFile, Holder, LogFault, Millis, Origin, Refusal, SeatSetup, Table,
    What, replay,
};

use crate::{
    support::{Toy, act, ask, people, play_out, put, setup},
    toy::Pebbles,
};

/// What a server deals from.
fn shared() -> Origin {
    Origin::Shared {
        deal: Deal {
            table: "123456789ABC".parse().unwrap(),
            secret: [7; 32],
            shares: Vec::new(),
        },
    }
}

fn seats() -> Vec<SeatSetup> {
    let name = |name: &str| name.parse().unwrap();
    vec![
        SeatSetup::human(name("Ada")),
        SeatSetup::human(name("Ben")),
        SeatSetup::bot(name("Enki"), Level::Random),
    ]
}

fn all_people() -> Vec<SeatSetup> {
    let mut seats = seats();
    seats[2].holder = Holder::Human;
    seats
}

/// A match of a person and two bots, under way.
fn begun() -> Toy {
    let bot = Holder::Bot(Level::Random);
    let mut table = Table::open(setup(&[Holder::Human, bot, bot], 5)).unwrap();
    put(&mut table, 0);
    table
}

fn moved() -> Toy {
    let mut table = begun();
    table.rehost(Seat(0), seats(), shared(), Millis(9)).unwrap();
    table
}

#[test]
fn others_take_the_seats_and_the_position_stays() {
    let before = begun();
    let mut table = before.clone();
    let update = table.rehost(Seat(0), seats(), shared(), Millis(9)).unwrap();
    assert_eq!(update.version(), before.version() + 1);
    assert_eq!(update.message_for(Viewer::Public).entry.what, What::NewHost);
    for viewer in Viewer::all(3) {
        assert_eq!(table.view(viewer), before.view(viewer));
    }
    let now: Vec<_> = table
        .seats()
        .iter()
        .map(|it| (it.name.as_str(), it.holder))
        .collect();
    let bot = Holder::Bot(Level::Random);
    let expected = [
        ("Ada", Holder::Human),
        ("Ben", Holder::Human),
        ("Enki", bot),
    ];
    assert_eq!(now, expected);
    assert_eq!(before.can_undo(Seat(0)), 1);
    assert_eq!(
        table.can_undo(Seat(0)),
        0,
        "what was done elsewhere stays done"
    );
    assert_eq!(table.commitment(), shared().commitment());
}

/// Somebody who knows the first seed cannot tell what is drawn after the match has moved.
#[test]
fn chance_comes_from_the_new_host() {
    let rolled = |seed: Option<u64>| {
        let mut table = people(3);
        match seed {
            Some(seed) => drop(
                table
                    .rehost(
                        Seat(0),
                        all_people(),
                        Origin::drawn(seed, [0; 32]),
                        Millis(9),
                    )
                    .unwrap(),
            ),
            // Something else that counts as an entry.
            None => {
                let level = Level::Random;
                let give = Command::HandOver {
                    seat: Seat(2),
                    level,
                };
                ask(&mut table, 2, give).unwrap();
            }
        }
        act(&mut table, 0, "roll")
            .message_for(Viewer::Public)
            .events
    };
    let stays = rolled(None);
    assert_eq!(rolled(Some(5)), stays, "the same seed draws the same");
    assert!((6..12).any(|seed| rolled(Some(seed)) != stays));
}

#[test]
fn it_replays_and_tells_both_beginnings_at_the_end() {
    let mut table = begun();
    table
        .rehost(Seat(0), all_people(), shared(), Millis(9))
        .unwrap();
    let first = begun().commitment().to_owned();
    assert_eq!(table.reveal(), None);
    play_out(&mut table);
    let reveal = table.reveal().unwrap();
    assert_eq!(reveal.origin, shared());
    let begun = reveal.begun.clone().unwrap();
    assert_eq!((begun.seed, begun.entries), (5, 1));
    assert_eq!(begun.commitment, first);
    let file = GameFile::from_json(&table.export().unwrap().to_json().unwrap()).unwrap();
    assert_eq!(file.commitment, first);
    assert_eq!(file.reveal(), (reveal, table.commitment()));
    let again = Table::<Pebbles>::import(&file).unwrap();
    assert_eq!(again.save(), table.save());
    for viewer in Viewer::all(3) {
        assert_eq!(again.snapshot_for(viewer), table.snapshot_for(viewer));
    }
    assert!(replay::<Pebbles>(&file, 2).is_ok());
}

#[test]
fn its_entry_has_this_form() {
    let entry = serde_json::to_value(&moved().save().log[1]).unwrap();
    let expected = json!({
        "seats": [
            { "name": "Ada", "holder": "human" },
            { "name": "Ben", "holder": "human" },
            { "name": "Enki", "holder": { "bot": "random" } },
        ],
        "deal": { "table": "123456789ABC", "secret": "07".repeat(32), "shares": [] },
        "commitment": shared().commitment(),
    });
    assert_eq!(entry["do"], json!({ "new_host": expected }));
}

#[test]
fn nobody_is_told_where_chance_comes_from_before_the_end() {
    let table = moved();
    let secret = "07".repeat(32);
    for viewer in Viewer::all(3) {
        let told = serde_json::to_string(&table.snapshot_for(viewer)).unwrap();
        assert!(!told.contains(&secret));
        for message in table.messages_since(0, viewer).unwrap() {
            assert!(!serde_json::to_string(&message).unwrap().contains(&secret));
        }
    }
}

#[test]
fn a_match_moves_once_and_only_before_its_end() {
    let mut twice = moved();
    let again = twice.rehost(Seat(0), seats(), shared(), Millis(9));
    assert_eq!(again.unwrap_err(), Refusal::Hosted);
    let mut dealt = setup(&[Holder::Human; 3], 5);
    dealt.origin = shared();
    let mut dealt = Table::<Pebbles>::open(dealt).unwrap();
    let elsewhere = dealt.rehost(Seat(0), seats(), shared(), Millis(9));
    assert_eq!(elsewhere.unwrap_err(), Refusal::Hosted);
    let mut over = people(3);
    play_out(&mut over);
    let late = over.rehost(Seat(0), seats(), shared(), Millis(9));
    assert_eq!(late.unwrap_err(), Refusal::Over);
    let few = begun().rehost(Seat(0), seats()[1..].to_vec(), shared(), Millis(9));
    assert_eq!(few.unwrap_err(), Refusal::NoSuchSeat);
}

#[test]
fn whoever_gave_up_is_not_replaced() {
    let mut table = people(3);
    ask(&mut table, 1, Command::Resign).unwrap();
    let refused = table.rehost(Seat(0), seats(), shared(), Millis(9));
    assert_eq!(refused.unwrap_err(), Refusal::Resigned);
    let mut with_bot = seats();
    with_bot[1].holder = Holder::Bot(Level::Hard);
    table
        .rehost(Seat(0), with_bot, shared(), Millis(9))
        .unwrap();
    let gone = &table.seats()[1];
    assert!(gone.resigned && gone.name.as_str() == "player 1");
}

#[test]
fn a_promise_that_does_not_fit_is_found() {
    let mut file = moved().save();
    let Deed::NewHost(new) = &mut file.log[1].deed else {
        panic!("the match has moved");
    };
    new.commitment = "00".repeat(32);
    let error = Table::<Pebbles>::import(&file).unwrap_err();
    assert_eq!((error.step, error.reason), (2, LogFault::Commitment));
}
