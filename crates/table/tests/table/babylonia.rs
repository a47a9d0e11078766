//! Babylonia at the table.

use ziggurat_babylonia::{Action, ActionKind, Babylonia, Options};
use ziggurat_bots::{Budget, Level, Untimed};
use ziggurat_engine::{Chance, Seat, Viewer};
use ziggurat_table::{
    AnyTable, Command, Holder, Millis, Origin, Refusal, Replay, SeatSetup, Setup, Table,
    position_hash, replay,
};

type Babel = Table<Babylonia>;

fn open(holders: &[Holder], seed: u64) -> Babel {
    let seat = |holder: &Holder| SeatSetup {
        name: "somebody".parse().unwrap(),
        holder: *holder,
    };
    let setup = Setup {
        options: Options::default(),
        seats: holders.iter().map(seat).collect(),
        origin: Origin::drawn(seed, [3; 32]),
    };
    Table::open(setup).unwrap()
}

fn people(seats: usize, seed: u64) -> Babel {
    open(&vec![Holder::Human; seats], seed)
}

fn active(table: &Babel) -> Seat {
    table.waiting().must.first().unwrap()
}

fn act(table: &mut Babel, action: Action) {
    let seat = active(table);
    table
        .command(seat, Command::Act { action }, Millis(1))
        .unwrap();
}

/// Plays at random, with some taking back in between.
fn play_out(table: &mut Babel, seed: u64) {
    let mut chance = Chance::new(seed);
    while !table.is_over() {
        let seat = active(table);
        if table.can_undo(seat) > 0 && chance.below(8) == 0 {
            let back = [Command::Undo, Command::ResetTurn][chance.index(2)];
            table.command(seat, back, Millis(1)).unwrap();
        } else {
            let legal = table.legal(seat).unwrap();
            act(table, *chance.pick(&legal).unwrap());
        }
    }
}

fn is_placement(action: &Action) -> bool {
    matches!(action.kind(), ActionKind::Place { .. })
}

/// Places until it is no longer possible; returns how many tokens that were.
fn place_all(table: &mut Babel) -> usize {
    let seat = active(table);
    let next = |table: &Babel| table.legal(seat)?.into_iter().find(is_placement);
    let mut placed = 0;
    while let Some(action) = next(table) {
        act(table, action);
        placed += 1;
    }
    placed
}

fn end(table: &mut Babel) {
    act(table, Action::END_PLACEMENT);
}

/// BAB-4.10: placements can be taken back, the last one first, and board, tile, stand and points are
/// as before; once the step is ended nothing can be taken back.
#[test]
fn placements_are_taken_back_until_the_step_is_ended() {
    let mut table = people(3, 11);
    let mut taken_back = 0;
    for _ in 0..12 {
        let seat = active(&table);
        let mut before = vec![told(&table)];
        while let Some(action) = table.legal(seat).unwrap().into_iter().find(is_placement) {
            act(&mut table, action);
            before.push(told(&table));
        }
        let complete = before.pop().unwrap();
        for state in before.iter().rev() {
            table.command(seat, Command::Undo, Millis(2)).unwrap();
            assert_eq!(&told(&table), state);
            taken_back += 1;
        }
        assert_eq!(
            table.command(seat, Command::Undo, Millis(2)).unwrap_err(),
            Refusal::NothingToUndo
        );
        place_all(&mut table);
        assert_eq!(told(&table), complete);
        table.command(seat, Command::ResetTurn, Millis(3)).unwrap();
        assert_eq!(told(&table), before[0]);
        place_all(&mut table);
        end(&mut table);
        assert_eq!(table.can_undo(seat), 0);
        assert_eq!(
            table.command(seat, Command::Undo, Millis(4)).unwrap_err(),
            Refusal::NothingToUndo
        );
        settle_turn(&mut table, seat);
    }
    assert!(taken_back >= 20, "{taken_back}");
}

/// Decides whatever the seat is asked after its placing step.
fn settle_turn(table: &mut Babel, seat: Seat) {
    while active(table) == seat {
        let legal = table.legal(seat).unwrap();
        act(table, legal[0]);
        assert_eq!(table.can_undo(seat), 0);
    }
}

/// The views of everybody and the hash of the position.
fn told(table: &Babel) -> (Vec<ziggurat_babylonia::View>, String) {
    let views = Viewer::all(table.seat_count()).map(|viewer| table.view(viewer));
    let file = table.save();
    let hash = file
        .log
        .last()
        .map_or(file.opening, |entry| entry.hash.clone());
    (views.collect(), hash)
}

/// Legal placements of several kinds of tokens on one river hex.
fn river_choices(table: &Babel) -> Vec<Action> {
    let hex = |action: &Action| match action.kind() {
        ActionKind::Place { hex, .. } if hex.is_river() => Some(hex),
        _ => None,
    };
    let legal = table.legal(active(table)).unwrap();
    let first = legal.iter().find_map(hex);
    legal
        .into_iter()
        .filter(|action| first.is_some() && hex(action) == first)
        .collect()
}

/// What each viewer is told when the active seat does this.
fn messages(table: &Babel, action: Action) -> Vec<String> {
    let mut table = table.clone();
    let seat = active(&table);
    let update = table
        .command(seat, Command::Act { action }, Millis(1))
        .unwrap();
    let text = |viewer| serde_json::to_string(&update.message_for(viewer)).unwrap();
    Viewer::all(table.seat_count()).map(text).collect()
}

#[test]
fn what_lies_face_down_is_told_to_its_owner_alone() {
    let mut compared = 0;
    for seed in 0..10 {
        let table = people(2, seed);
        let own = active(&table).index();
        for pair in river_choices(&table).windows(2) {
            let (one, two) = (messages(&table, pair[0]), messages(&table, pair[1]));
            for viewer in 0..3 {
                assert_eq!(one[viewer] == two[viewer], viewer != own, "{pair:?}");
            }
            compared += 1;
        }
    }
    assert!(compared >= 5, "{compared}");
}

#[test]
fn whole_matches_replay() {
    for seats in 2..=4 {
        let mut table = people(seats, seats as u64);
        play_out(&mut table, seats as u64);
        let file = table.export().unwrap();
        let back = Babel::import(&file).unwrap();
        assert_eq!(back.save(), file);
        let seen = Replay::<Babylonia>::new(&file).unwrap();
        assert_eq!(seen.steps(), file.log.len());
        for step in [0, 1, file.log.len() / 2, file.log.len()] {
            let position: Babylonia = replay(&file, step).unwrap();
            assert_eq!(seen.position_at(step), Some(&position));
            let hash = step
                .checked_sub(1)
                .map_or(&file.opening, |at| &file.log[at].hash);
            assert_eq!(position_hash(&position).as_ref(), Ok(hash));
        }
    }
}

#[test]
fn a_changed_placement_is_found_at_its_step() {
    let mut table = people(2, 4);
    play_out(&mut table, 4);
    let mut file = table.export().unwrap();
    let step = file.log.len() / 2;
    file.log[step - 1].hash.replace_range(..4, "zzzz");
    assert_eq!(Babel::import(&file).unwrap_err().step, step);
}

#[test]
fn bots_and_people_play_through_json() {
    let holders = [
        Holder::Human,
        Holder::Bot(Level::Greedy),
        Holder::Bot(Level::Easy),
    ];
    let mut table: Box<dyn AnyTable> = Box::new(open(&holders, 21));
    let mut dice = Chance::new(21);
    let quick = Some(Budget::Iterations(4));
    while table.outcome().is_none() {
        if let Some(task) = table.bot_tasks().first() {
            let decision = task.run(quick, &Untimed);
            table.bot_done(decision, Millis(0)).unwrap();
            continue;
        }
        let offers = table.offers(Seat(0)).unwrap();
        let action = dice.pick(&offers).unwrap().action.clone();
        let version = table.version();
        let (seen, command) = (Some(version), Command::Act { action });
        let update = table.command(Seat(0).into(), seen, command, Millis(0));
        assert_eq!(update.unwrap().version(), version + 1);
    }
    let file = table.export().unwrap();
    assert!(Babel::import(&file).is_ok());
}
