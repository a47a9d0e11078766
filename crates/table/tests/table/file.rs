//! A match as a file: it replays, or it says where it does not.

use serde_json::json;
use ziggurat_bots::Level;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{
    AnyTable, AnyUpdate, Command, Deed, GameFile, Holder, LogError, LogFault, Origin, Refusal,
    Replay, Table, position_hash, replay,
};

use crate::{
    support::{Toy, act, ask, people, play_out, put, setup},
    toy::{Action, Pebbles},
};

/// A match with everything in it that a log can hold.
fn eventful() -> Toy {
    let mut table = people(3);
    put(&mut table, 0);
    ask(&mut table, 0, Command::Undo).unwrap();
    put(&mut table, 0);
    put(&mut table, 0);
    ask(&mut table, 0, Command::ResetTurn).unwrap();
    act(&mut table, 0, "roll");
    act(&mut table, 2, "shout");
    let to_bot = Command::HandOver {
        seat: Seat(1),
        level: Level::Random,
    };
    ask(&mut table, 1, to_bot).unwrap();
    let version = table.version();
    table
        .bot_done(version, Seat(1), Action::Wait, ziggurat_table::Millis(5000))
        .unwrap();
    ask(&mut table, 1, Command::Reclaim).unwrap();
    table
}

fn finished() -> Toy {
    let mut table = eventful();
    play_out(&mut table);
    table
}

fn import(file: &GameFile) -> Result<Toy, LogError> {
    Table::import(file)
}

fn refused(file: &GameFile) -> (usize, LogFault) {
    let error = import(file).unwrap_err();
    (error.step, error.reason)
}

#[test]
fn what_is_saved_comes_back_as_it_was() {
    for table in [people(2), eventful(), finished()] {
        let file = GameFile::from_json(&table.save().to_json().unwrap()).unwrap();
        assert_eq!(file, table.save());
        let back = import(&file).unwrap();
        assert_eq!(back.save(), table.save());
        for viewer in Viewer::all(table.seat_count()) {
            assert_eq!(back.snapshot_for(viewer), table.snapshot_for(viewer));
            assert_eq!(
                back.messages_since(0, viewer),
                table.messages_since(0, viewer)
            );
        }
    }
}

#[test]
fn a_match_goes_on_after_it_was_loaded_as_if_nothing_had_been() {
    let mut table = eventful();
    let mut back = import(&table.save()).unwrap();
    play_out(&mut table);
    play_out(&mut back);
    assert_eq!(back.save(), table.save());
}

#[test]
fn what_can_be_taken_back_survives_loading() {
    let mut table = people(2);
    put(&mut table, 0);
    let mut back = import(&table.save()).unwrap();
    assert_eq!(back.can_undo(Seat(0)), 1);
    ask(&mut back, 0, Command::Undo).unwrap();
}

#[test]
fn a_resigned_match_comes_back() {
    let mut table = people(3);
    ask(&mut table, 2, Command::Resign).unwrap();
    ask(&mut table, 0, Command::Resign).unwrap();
    assert_eq!(import(&table.save()).unwrap().outcome(), table.outcome());
}

#[test]
fn players_get_the_file_when_the_match_is_over() {
    assert_eq!(eventful().export(), Err(Refusal::NotOver));
    let table = finished();
    assert_eq!(table.export(), Ok(table.save()));
}

#[test]
fn a_host_can_keep_entry_by_entry() {
    let mut table = people(3);
    let mut kept = table.save();
    while let Some(seat) = table.waiting().must.first() {
        let action = table.legal(seat).unwrap()[0];
        let update = ask(&mut table, seat.0, Command::Act { action }).unwrap();
        let payload = AnyUpdate::payload(&*update).unwrap();
        kept.log.push(serde_json::from_str(&payload).unwrap());
    }
    kept.result = AnyTable::result(&table);
    assert_eq!(kept, table.save());
}

#[test]
fn a_file_has_this_form() {
    let mut table = people(2);
    act(&mut table, 0, "wait");
    ask(&mut table, 0, Command::Undo).unwrap();
    let file = serde_json::to_value(table.save()).unwrap();
    let opening = file["opening"].clone();
    let after = file["log"][0]["hash"].clone();
    let expected = json!({
        "format": "ziggurat-game/1",
        "game": "pebbles",
        "rules_version": "1",
        "options": { "turns": 3 },
        "seats": [{ "name": "player 0", "holder": "human" }, { "name": "player 1", "holder": "human" }],
        "seed": "5",
        "salt": "09".repeat(32),
        "commitment": table.commitment(),
        "opening": opening,
        "log": [
            { "seat": 0, "do": { "act": "wait" }, "at": 1000, "hash": after },
            { "seat": 0, "do": { "undo": 1 }, "at": 1010, "hash": opening },
        ],
        "result": null,
    });
    assert_eq!(file, expected);
    assert_eq!(opening.as_str().unwrap().len(), 16);
}

#[test]
fn a_changed_hash_is_found_at_its_step() {
    let good = finished().save();
    for step in 1..=good.log.len() {
        let mut file = good.clone();
        file.log[step - 1].hash = "0".repeat(16);
        let (at, fault) = refused(&file);
        assert_eq!(at, step);
        assert!(matches!(fault, LogFault::Hash { found, .. } if found == good.log[step - 1].hash));
    }
}

#[test]
fn a_changed_action_is_found_at_its_step() {
    let mut file = eventful().save();
    let step = 6;
    assert_eq!(file.log[step - 1].deed, Deed::Act("roll".to_owned()));
    file.log[step - 1].deed = Deed::Act("wait".to_owned());
    let (at, fault) = refused(&file);
    assert!(matches!(fault, LogFault::Hash { .. }));
    assert_eq!(at, step);
    file.log[step - 1].deed = Deed::Act("fly".to_owned());
    assert!(matches!(refused(&file), (6, LogFault::Action(_))));
    file.log[step - 1].deed = Deed::Act("end".to_owned());
    let (at, fault) = refused(&file);
    assert_eq!(at, step);
    assert!(matches!(fault, LogFault::Refused(Refusal::Illegal(why)) if why.rule.0 == "PEB-3"));
}

#[test]
fn impossible_deeds_are_refused() {
    let mut file = eventful().save();
    file.log[1].deed = Deed::Undo(2);
    assert_eq!(
        refused(&file),
        (2, LogFault::Refused(Refusal::NothingToUndo))
    );
    file.log[1].deed = Deed::BotAct("wait".to_owned());
    assert_eq!(refused(&file), (2, LogFault::Refused(Refusal::NotABot)));
    let by = Some(Seat(9));
    file.log[1].deed = Deed::HandOver {
        level: Level::Easy,
        by,
    };
    assert_eq!(refused(&file), (2, LogFault::Refused(Refusal::NoSuchSeat)));
    file.log[1].seat = Seat(3);
    assert_eq!(refused(&file), (2, LogFault::Refused(Refusal::NoSuchSeat)));
}

#[test]
fn a_file_with_another_start_is_refused_before_the_first_step() {
    let good = eventful().save();
    let broken = |change: fn(&mut GameFile)| {
        let mut file = good.clone();
        change(&mut file);
        let (step, fault) = refused(&file);
        assert_eq!(step, 0);
        fault.key()
    };
    assert_eq!(broken(|f| f.format = "pgn".to_owned()), "table-file-format");
    assert_eq!(broken(|f| f.game = "chess".to_owned()), "table-file-game");
    assert_eq!(
        broken(|f| f.rules_version = "0".to_owned()),
        "table-file-rules_version"
    );
    let other = |f: &mut GameFile| f.origin = Origin::drawn(1, [0; 32]);
    assert_eq!(broken(other), "table-file-commitment");
    assert_eq!(broken(|f| f.opening.clear()), "table-file-hash");
    assert_eq!(broken(|f| f.options = json!(3)), "table-file-malformed");
    assert_eq!(broken(|f| f.seats.clear()), "table-file-setup");
    assert_eq!(
        GameFile::from_json("{").unwrap_err().reason.key(),
        "table-file-malformed"
    );
}

#[test]
fn a_changed_result_is_refused() {
    let mut file = finished().save();
    let steps = file.log.len();
    file.result.as_mut().unwrap()["places"] = json!([1, 1, 1]);
    assert_eq!(refused(&file), (steps, LogFault::Result));
    file.result = None;
    assert_eq!(refused(&file), (steps, LogFault::Result));
}

#[test]
fn entries_after_the_end_are_refused() {
    let mut file = finished().save();
    file.log.push(file.log[0].clone());
    assert_eq!(
        refused(&file),
        (file.log.len(), LogFault::Refused(Refusal::Over))
    );
}

#[test]
fn every_step_can_be_seen_again() {
    let table = finished();
    let file = table.save();
    let seen = Replay::<Pebbles>::new(&file).unwrap();
    assert_eq!(seen.steps(), file.log.len());
    assert_eq!(seen.outcome(), table.outcome());
    for viewer in Viewer::all(3) {
        let messages = table.messages_since(0, viewer).unwrap();
        for (message, step) in messages.iter().zip(1..) {
            assert_eq!(
                seen.view_at(step, viewer).as_ref(),
                Some(&message.state.view)
            );
            assert_eq!(seen.state_at(step, viewer).as_ref(), Some(&message.state));
            assert_eq!(seen.events_at(step, viewer).as_ref(), Some(&message.events));
            assert_eq!(seen.entry_at(step, viewer).as_ref(), Some(&message.entry));
        }
    }
    assert_eq!(seen.events_at(0, Viewer::Public), Some(vec![]));
    assert_eq!(seen.entry_at(0, Viewer::Public), None);
    assert_eq!(seen.view_at(seen.steps() + 1, Viewer::Public), None);
}

#[test]
fn every_step_has_the_position_of_its_hash() {
    let file = finished().save();
    let seen = Replay::<Pebbles>::new(&file).unwrap();
    for (step, entry) in (1..).zip(&file.log) {
        let position: Pebbles = replay(&file, step).unwrap();
        assert_eq!(position_hash(&position).as_ref(), Ok(&entry.hash));
        assert_eq!(seen.hash_at(step), Some(entry.hash.as_str()));
        assert_eq!(seen.position_at(step), Some(&position));
    }
    let opening: Pebbles = replay(&file, 0).unwrap();
    assert_eq!(position_hash(&opening).as_ref(), Ok(&file.opening));
    assert_eq!(seen.hash_at(0), Some(file.opening.as_str()));
}

#[test]
fn a_broken_file_is_not_shown() {
    let mut file = finished().save();
    file.log[3].hash.clear();
    let error = Replay::<Pebbles>::new(&file).unwrap_err();
    assert_eq!(error.step, 4);
    assert!(replay::<Pebbles>(&file, 3).is_ok());
    assert_eq!(replay::<Pebbles>(&file, 4).unwrap_err().step, 4);
}

#[test]
fn bots_are_written_by_name() {
    let table = Table::open(setup(&[Holder::Human, Holder::Bot(Level::Hard)], 1)).unwrap();
    let file = serde_json::to_value(table.save()).unwrap();
    assert_eq!(file["seats"][1]["holder"], json!({ "bot": "hard" }));
}

/// A finished match as an earlier version would have written it: other hashes, the same deeds.
fn from_earlier() -> GameFile {
    let mut file = finished().save();
    file.rules_version = "0.9".to_owned();
    file.opening = "0".repeat(16);
    for entry in &mut file.log {
        entry.hash = "f".repeat(16);
    }
    file
}

#[test]
fn a_match_of_an_earlier_version_replays_without_comparing_hashes() {
    let file = from_earlier();
    let table = import(&file).unwrap();
    assert_eq!(table.outcome(), finished().outcome());
    let seen = Replay::<Pebbles>::new(&file).unwrap();
    assert_eq!(seen.hash_at(0), Some(people(3).save().opening.as_str()));
    assert_eq!(
        seen.position_at(file.log.len()),
        replay(&file, usize::MAX).ok().as_ref()
    );
}

#[test]
fn a_match_of_an_earlier_version_must_be_legal_and_end_the_same() {
    let mut file = from_earlier();
    file.log[5].deed = Deed::Act("end".to_owned());
    assert!(matches!(
        refused(&file),
        (6, LogFault::Refused(Refusal::Illegal(_)))
    ));
    let mut file = from_earlier();
    file.result.as_mut().unwrap()["places"] = json!([1, 1, 1]);
    assert_eq!(refused(&file), (file.log.len(), LogFault::Result));
    file.rules_version = "0.8".to_owned();
    assert_eq!(refused(&file).1.key(), "table-file-rules_version");
}

#[test]
fn a_match_of_an_earlier_version_goes_on_and_is_loaded_again() {
    let mut file = from_earlier();
    file.log.truncate(6);
    file.result = None;
    let mut table = import(&file).unwrap();
    // The host keeps the opening as it was and adds what is new: hashes of both versions.
    let update = act(&mut table, 2, "shout");
    file.log.push(update.entry());
    let mut again = import(&file).unwrap();
    play_out(&mut again);
    let saved = again.save();
    assert_eq!(saved.rules_version, "0.9");
    assert_eq!(import(&saved).unwrap().save(), saved);
}

#[test]
fn what_cannot_be_written_is_an_error_and_changes_nothing() {
    // At a table of 200 turns a roll leads to a position that cannot be written.
    let mut setup = setup(&[Holder::Human; 2], 1);
    setup.options.turns = 200;
    let mut table = Table::open(setup.clone()).unwrap();
    let before = format!("{table:?}");
    let roll = Command::Act {
        action: Action::Roll,
    };
    let refusal = ask(&mut table, 0, roll).unwrap_err();
    assert_eq!(refusal.code(), "unwritable");
    assert_eq!(format!("{table:?}"), before);
    setup.options.turns = 201;
    let error = Table::open(setup).unwrap_err();
    assert_eq!(error.key(), "table-setup-unwritable");
}
