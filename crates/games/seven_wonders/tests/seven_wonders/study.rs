//! What a client asks: what things cost, what is printed, what options need.

use ziggurat_engine::{Chance, Game, Record, Seat, Silent, Study, Viewer};
use ziggurat_seven_wonders::{
    Action, Age, Answer, Bill, Event, Options, Part, Printed, PrintedEffect, Question,
    SevenWonders, Sides, Town,
};

fn bills(game: &SevenWonders, seat: Seat, question: &Question) -> Vec<Bill> {
    let Answer { bills } = game.study(Viewer::Seat(seat), question);
    bills
}

/// What was paid in the city of a seat.
fn paid(events: &[Event], seat: Seat) -> Option<Bill> {
    events.iter().find_map(|event| match event {
        Event::Built { city, bill, .. }
        | Event::Dug { city, bill, .. }
        | Event::StageBuilt { city, bill, .. }
            if *city == Town::Seat(seat) =>
        {
            Some(*bill)
        }
        _ => None,
    })
}

/// SWB-6.2, SWP-2.5, SWT-6.1: what is said before is what is then paid, in all sorts of games.
#[test]
fn swb_6_2_swp_2_5_swt_6_1_the_price_that_is_said_is_paid() {
    let mut compared = 0;
    for seats in [3, 4, 7] {
        for (number, options) in SevenWonders::option_sets(seats).into_iter().enumerate() {
            let mut chance = Chance::new(number as u64);
            let mut game = SevenWonders::setup(&options, seats, &mut chance).unwrap();
            let mut legal = Vec::new();
            while let Some(seat) = game.waiting().must.first() {
                game.legal(seat, &mut legal);
                let all = bills(&game, seat, &Question::Bills);
                assert_eq!(all.len(), legal.len());
                let chosen = chance.below(legal.len() as u32) as usize;
                let action: Action = legal[chosen];
                let one = bills(&game, seat, &Question::Bill { action });
                assert_eq!(one, [all[chosen]]);
                let mut record = Record::default();
                game.play(seat, &action, &mut chance, &mut record);
                // Whoever chooses last sees the choice carried out at once; others may change theirs.
                if let Some(bill) = paid(&record.events, seat) {
                    assert_eq!(bill, all[chosen], "{action}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Whatever is asked, by whomever: there is an answer.
#[test]
fn impossible_questions_are_answered_with_nothing() {
    let game = SevenWonders::setup(&Options::default(), 3, &mut Chance::new(1)).unwrap();
    let action: Action = "build palace".parse().unwrap();
    assert!(bills(&game, Seat(0), &Question::Bill { action }).is_empty());
    for seat in [3, 7, 9, 255] {
        assert!(bills(&game, Seat(seat), &Question::Bills).is_empty());
        assert!(bills(&game, Seat(seat), &Question::Bill { action }).is_empty());
    }
    let nothing = game.study(Viewer::Public, &Question::Bills);
    assert!(nothing.bills.is_empty());
}

/// SWB-7.1: chains are printed at both ends, and everything that lies in the boxes is there.
#[test]
fn swb_7_1_every_piece_is_printed() {
    let Printed {
        cards,
        leaders,
        boards,
        projects,
        sale,
    } = SevenWonders::in_the_box();
    assert_eq!((leaders.len(), boards.len(), projects.len()), (42, 28, 15));
    assert_eq!(cards.len(), 78 + 27 + 7);
    assert_eq!(sale, 3); // SWB-4.3
    for one in &cards {
        assert_eq!(one.cost, one.card.cost());
        assert_eq!(one.effects.len(), one.card.effects().len(), "{}", one.card);
        for to in &one.to {
            let other = cards.iter().find(|other| other.card == *to).unwrap();
            assert!(other.from.contains(&one.card));
        }
    }
    for one in &leaders {
        assert_eq!(one.effects.len(), one.leader.effects().len());
    }
    let chains: usize = cards.iter().map(|card| card.to.len()).sum();
    assert_eq!(
        chains,
        cards.iter().map(|card| card.from.len()).sum::<usize>()
    );
}

/// SWB-9.24, SWL-7.1: stages that are another board's have no cost of their own; some boards begin with
/// something other than a resource.
#[test]
fn swb_9_24_swl_7_1_boards_are_printed() {
    let boards = SevenWonders::in_the_box().boards;
    let without = |board: &&ziggurat_seven_wonders::PrintedBoard| {
        board.stages.iter().any(|stage| stage.cost.is_none())
    };
    assert_eq!(boards.iter().filter(without).count(), 1);
    let special = boards
        .iter()
        .filter(|board| !matches!(board.start, Some(PrintedEffect::Make { .. })));
    // Both sides of Manneken Pis and of Rome.
    assert_eq!(special.count(), 4);
}

/// SWB-2.8, SWC-11.1: what blocks a table is exactly what the game refuses.
#[test]
fn swb_2_8_swc_11_1_needs_block_what_is_refused() {
    for seats in 2..=8 {
        for bits in 0..8u8 {
            let options = Options {
                teams: bits & 1 > 0,
                cities: bits & 2 > 0,
                leaders: bits & 4 > 0,
                ..Options::default()
            };
            let blocks = SevenWonders::needs(&options, seats)
                .iter()
                .any(|need| need.blocks);
            let refused = SevenWonders::setup(&options, seats, &mut Chance::new(1)).is_err();
            assert_eq!(blocks, refused, "{options:?} {seats}");
        }
    }
}

/// Everything that is printed is said too, effect by effect.
#[test]
fn every_effect_has_words() {
    let printed = SevenWonders::in_the_box();
    for card in &printed.cards {
        assert_eq!(card.words.len(), card.effects.len(), "{:?}", card.card);
    }
    for leader in &printed.leaders {
        assert_eq!(
            leader.words.len(),
            leader.effects.len(),
            "{:?}",
            leader.leader
        );
    }
    for board in &printed.boards {
        assert_eq!(
            board.start.is_some(),
            board.start_words.is_some(),
            "{:?}",
            board.board
        );
        for stage in &board.stages {
            assert_eq!(stage.words.len(), stage.effects.len(), "{:?}", board.board);
        }
    }
}

/// SWB-16.1, SWL-2.2, SWT-2.2, SWB-3.3: the parts of a game, and where things go in them.
#[test]
fn swb_16_1_swl_2_2_swt_2_2_swb_3_3_the_view_says_which_part_it_is() {
    let options = Options {
        sides: Sides::Chosen,
        leaders: true,
        babel_tower: true,
        ..Options::default()
    };
    let mut chance = Chance::new(3);
    let mut game = SevenWonders::setup(&options, 3, &mut chance).unwrap();
    let mut seen: Vec<(Part, Age, bool)> = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().must.first() {
        let view = game.view(Viewer::Public);
        let part = view.part.expect("the game goes on");
        assert!(view.parts.contains(&part), "{part:?} of {:?}", view.parts);
        let early = [Part::Sides, Part::Leaders, Part::Tiles];
        let late = [Part::Recruit, Part::Turns, Part::End];
        assert!(view.parts == early || view.parts == late);
        let now = (part, view.age, view.passes_left);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        game.legal(seat, &mut legal);
        let action = *chance.pick(&legal).expect("something can be done");
        game.play(seat, &action, &mut chance, &mut Silent);
    }
    assert_eq!(game.view(Viewer::Public).part, None);
    seen.retain(|(part, ..)| !matches!(part, Part::Sides | Part::End));
    let expected = [
        (Part::Leaders, Age::I, false),
        (Part::Tiles, Age::I, false),
        (Part::Recruit, Age::I, true),
        (Part::Turns, Age::I, true),
        (Part::Recruit, Age::II, false),
        (Part::Turns, Age::II, false),
        (Part::Recruit, Age::III, true),
        (Part::Turns, Age::III, true),
    ];
    assert_eq!(seen, expected);
}
