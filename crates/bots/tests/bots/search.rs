//! The search finds what can be known, and keeps to its budget.

use std::sync::atomic::{AtomicU32, Ordering};

use ziggurat_bots::{Bot, Budget, Clock, Level, SearchSettings, Sight, Untimed};
use ziggurat_engine::{Chance, Game, Seat};

use crate::toys::{Bids, Call, Digits, Noughts, Pick, Turns};

fn searching(iterations: u32) -> Bot {
    let budget = Budget::Iterations(iterations);
    Bot::new(Level::Hard).with_budget(budget)
}

#[test]
fn wins_in_one_and_defends_in_one() {
    for seed in 0..10 {
        for bot in [searching(500), Bot::searching(SearchSettings::plain(500))] {
            let win = Noughts::parse("00.11....");
            let choice = bot
                .choose(&Sight::of(&win, Seat(0)), seed, &Untimed)
                .unwrap()
                .unwrap();
            assert_eq!(choice.action, Pick(2));
            assert!(choice.values[0] > 0.8, "{choice:?}");
            let threat = Noughts::parse("1.0.1.0..");
            let choice = bot
                .choose(&Sight::of(&threat, Seat(0)), seed, &Untimed)
                .unwrap()
                .unwrap();
            assert_eq!(choice.action, Pick(8));
        }
    }
}

/// Seat 0 can force a win in three only by taking a corner that makes two threats at once.
#[test]
fn finds_a_forced_win_that_needs_a_fork() {
    let fork = Noughts::parse("0...1...0");
    let corner = |seed| {
        let bot = searching(2_000);
        let choice = bot
            .choose(&Sight::of(&fork, Seat(1)), seed, &Untimed)
            .unwrap()
            .unwrap();
        choice.action.0.is_multiple_of(2)
    };
    // Seat 1 can only defend with an edge; a corner loses by force.
    assert!((0..10).all(|seed| !corner(seed)));

    let forced = Noughts::parse("0......1.");
    let choice = searching(4_000)
        .choose(&Sight::of(&forced, Seat(0)), 3, &Untimed)
        .unwrap()
        .unwrap();
    assert!(choice.values[0] > 0.8, "{choice:?}");
}

#[test]
fn perfect_players_draw() {
    let mut game = Noughts::parse(".........");
    while let Some(seat) = game.waiting().must.first() {
        let choice = searching(3_000)
            .choose(&Sight::of(&game, seat), 5, &Untimed)
            .unwrap()
            .unwrap();
        game.play_silent(seat, &choice.action, &mut Chance::new(0));
    }
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.places, [1, 1]);
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let game = Bids::setup(&(), 3, &mut Chance::new(4)).unwrap();
    let bot = searching(400);
    let choose = |seed| {
        bot.choose(&Sight::of(&game, Seat(1)), seed, &Untimed)
            .unwrap()
            .unwrap()
    };
    assert_eq!(choose(9), choose(9));
    assert_eq!(choose(9).iterations, 400);
    let different = (0..20).any(|seed| choose(seed).values != choose(9).values);
    assert!(different, "the seed does not matter");
}

/// With the two highest cards and the last two rounds to come, order does not matter; with the
/// highest and the lowest card, the highest belongs to the richer last round.
#[test]
fn keeps_the_trump_for_the_richer_round() {
    let game = Bids {
        hands: vec![vec![4, 6], vec![1, 12], vec![5, 7]],
        picked: vec![None; 3],
        sums: vec![1, 0, 0],
        played: vec![8, 2, 3],
        round: 2,
    };
    for seed in 0..10 {
        let choice = searching(1_000)
            .choose(&Sight::of(&game, Seat(1)), seed, &Untimed)
            .unwrap()
            .unwrap();
        assert_eq!(choice.action, Pick(1), "{choice:?}");
    }
}

#[test]
fn a_wide_turn_is_searched_along_its_promise() {
    let turns = Turns {
        width: 250,
        steps: 2,
        prize: 240,
        bait: 1,
        hint: true,
    };
    let game = Digits::setup(&turns, 2, &mut Chance::new(0)).unwrap();
    let bot = Bot::searching(SearchSettings {
        iterations: 4_000,
        foresight: 0.0,
        ..SearchSettings::default()
    });
    let choice = bot
        .choose(&Sight::of(&game, Seat(0)), 1, &Untimed)
        .unwrap()
        .unwrap();
    assert_eq!(choice.action, Pick(240));
}

/// 400 plans, one prize and no hint: a search finds it by looking at its own turn first.
#[test]
fn a_short_search_knows_the_points_of_its_own_turn() {
    let turns = Turns {
        width: 20,
        steps: 2,
        prize: 17,
        bait: 0,
        hint: false,
    };
    let game = Digits::setup(&turns, 2, &mut Chance::new(0)).unwrap();
    let finds = |foresight| {
        let bot = Bot::searching(SearchSettings {
            iterations: 400,
            foresight,
            ..SearchSettings::default()
        });
        let choice = |seed| {
            bot.choose(&Sight::of(&game, Seat(0)), seed, &Untimed)
                .unwrap()
                .unwrap()
        };
        (0..20)
            .filter(|&seed| choice(seed).action == Pick(17))
            .count()
    };
    let (with, without) = (finds(0.5), finds(0.0));
    assert!(with > without + 5, "{with} {without}");
}

/// A clock that moves on by a quarter of a millisecond every time it is read.
#[derive(Default)]
struct Ticking(AtomicU32);

impl Clock for Ticking {
    fn now_ms(&self) -> f64 {
        f64::from(self.0.fetch_add(1, Ordering::Relaxed)) * 0.25
    }
}

#[test]
fn stops_when_the_time_is_over() {
    let game = Noughts::parse(".........");
    let clock = Ticking::default();
    let bot = Bot::new(Level::Easy).with_budget(Budget::Millis(20));
    let choice = bot
        .choose(&Sight::of(&game, Seat(0)), 1, &clock)
        .unwrap()
        .unwrap();
    assert!((70..=80).contains(&choice.iterations), "{choice:?}");
}

#[test]
fn a_level_stops_at_its_iterations_even_if_time_is_left() {
    let game = Noughts::parse(".........");
    let iterations = |bot: Bot| {
        let choice = bot.choose(&Sight::of(&game, Seat(0)), 1, &Untimed).unwrap();
        choice.unwrap().iterations
    };
    let own = |level: Level| SearchSettings::of(level).unwrap().iterations;
    // This game asks for half the effort, but for all of it from those who think longest.
    for level in [Level::Easy, Level::Normal] {
        assert_eq!(iterations(Bot::new(level)), own(level) / 2);
    }
    assert_eq!(iterations(Bot::new(Level::Hard)), own(Level::Hard));
    let told = Bot::new(Level::Easy).with_budget(Budget::Iterations(30));
    assert_eq!(iterations(told), 30);
}

#[test]
fn a_budget_of_nothing_still_gives_a_legal_move() {
    let game = Noughts::parse("01.......");
    let choice = searching(0)
        .choose(&Sight::of(&game, Seat(0)), 1, &Untimed)
        .unwrap()
        .unwrap();
    assert!(game.check(Seat(0), &choice.action).is_ok());
    let out_of_time = Bot::new(Level::Hard).with_budget(Budget::Millis(0));
    let choice = out_of_time
        .choose(&Sight::of(&game, Seat(0)), 1, &Untimed)
        .unwrap()
        .unwrap();
    assert_eq!(choice.iterations, 1);
}

#[test]
fn the_only_action_needs_no_thought() {
    let game = Noughts::parse("01001110.");
    for level in Level::ALL {
        let clock = Ticking::default();
        let choice = Bot::new(level)
            .choose(&Sight::of(&game, Seat(0)), 1, &clock)
            .unwrap()
            .unwrap();
        assert_eq!((choice.action, choice.iterations), (Pick(8), 0));
        assert_eq!(clock.0.into_inner(), 0, "{level} looked at the clock");
    }
}

#[test]
fn nobody_acts_out_of_turn() {
    let game = Noughts::parse(".........");
    for level in Level::ALL {
        assert_eq!(
            Bot::new(level)
                .choose(&Sight::of(&game, Seat(1)), 1, &Untimed)
                .unwrap(),
            None
        );
    }
}

#[cfg(feature = "threads")]
#[test]
fn several_searches_are_merged() {
    let game = Noughts::parse("00.11....");
    let bot = searching(1_001).with_threads(3);
    let choose = || {
        bot.choose(&Sight::of(&game, Seat(0)), 6, &Untimed)
            .unwrap()
            .unwrap()
    };
    assert_eq!(choose().action, Pick(2));
    assert_eq!(choose().iterations, 1_001);
    assert_eq!(choose(), choose());
}

#[test]
fn acts_out_of_turn_only_if_it_pays() {
    for level in [Level::Greedy, Level::Easy, Level::Hard] {
        let bot = Bot::new(level).with_budget(Budget::Iterations(300));
        let act = |good| {
            let game = Call::setup(&good, 2, &mut Chance::new(0)).unwrap();
            bot.choose(&Sight::of(&game, Seat(1)), 2, &Untimed)
                .unwrap()
                .is_some()
        };
        assert!(act(true), "{level} passes up a gift");
        assert!(!act(false), "{level} acts at a loss");
    }
    let mut game = Call::setup(&true, 2, &mut Chance::new(0)).unwrap();
    game.tempted = false;
    assert_eq!(
        searching(300)
            .choose(&Sight::of(&game, Seat(1)), 2, &Untimed)
            .unwrap(),
        None
    );
}
