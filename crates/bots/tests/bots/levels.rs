//! Random and greedy bots, fairness of all, and games between them.

use ziggurat_bots::{
    Bot, Budget, Level, SearchSettings, Sight, Untimed,
    arena::{ArenaError, play_game},
};
use ziggurat_engine::{Chance, Game, Seat, Viewer};

use crate::toys::{Bids, Call, Digits, Noughts, Pick, Turns};

fn quick(level: Level) -> Bot {
    Bot::new(level).with_budget(Budget::Iterations(150))
}

/// Positions after a few random picks, some of them in the middle of a round.
fn some_bids(seed: u64) -> Bids {
    let mut chance = Chance::new(seed);
    let mut game = Bids::setup(&(), 3, &mut chance).unwrap();
    for _ in 0..chance.below(6) {
        let seats: Vec<Seat> = game.waiting().must.iter().collect();
        let Some(&seat) = chance.pick(&seats) else {
            break;
        };
        let action = game.sample(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
    game
}

#[test]
fn no_bot_sees_what_is_hidden_from_its_seat() {
    let plain = Bot::searching(SearchSettings::plain(150));
    let bots: Vec<Bot> = Level::ALL.map(quick).into_iter().chain([plain]).collect();
    let mut hidden_differs = 0;
    for seed in 0..40 {
        let game = some_bids(seed);
        let Some(seat) = game.waiting().must.first() else {
            continue;
        };
        let mut other = game.clone();
        other.resample(Viewer::Seat(seat), &mut Chance::new(seed + 1_000));
        hidden_differs += u32::from(game != other);
        for bot in &bots {
            let choose = |game: &Bids| bot.choose(&Sight::of(game, seat), seed, &Untimed).unwrap();
            assert_eq!(choose(&game), choose(&other), "{bot:?}");
        }
    }
    assert!(
        hidden_differs > 20,
        "hardly anything is hidden, so the test proves nothing"
    );
}

#[test]
fn random_is_even() {
    let game = Noughts::parse("01.......");
    let mut seen = [0; 9];
    for seed in 0..7_000 {
        let choice = quick(Level::Random)
            .choose(&Sight::of(&game, Seat(0)), seed, &Untimed)
            .unwrap();
        seen[usize::from(choice.unwrap().action.0)] += 1;
    }
    assert_eq!(seen[..2], [0, 0]);
    assert!(
        seen[2..].iter().all(|n| (880..1120).contains(n)),
        "{seen:?}"
    );
}

#[test]
fn greedy_completes_its_turn_before_it_compares() {
    for seed in 0..20 {
        let mut game = Digits::setup(&Turns::default(), 2, &mut Chance::new(0)).unwrap();
        while game.waiting().must.contains(Seat(0)) {
            let choice = quick(Level::Greedy)
                .choose(&Sight::of(&game, Seat(0)), seed, &Untimed)
                .unwrap();
            assert_eq!(choice.unwrap().action, Pick(7));
            game.play_silent(Seat(0), &Pick(7), &mut Chance::new(0));
        }
        assert_eq!(game.sums, [20, 0]);
    }
}

#[test]
fn greedy_takes_the_point_at_hand_if_nothing_better_ends_the_turn() {
    let turns = Turns {
        prize: 99,
        ..Turns::default()
    };
    let game = Digits::setup(&turns, 2, &mut Chance::new(0)).unwrap();
    let choice = quick(Level::Greedy)
        .choose(&Sight::of(&game, Seat(0)), 1, &Untimed)
        .unwrap();
    assert_eq!(choice.unwrap().action, Pick(0));
}

/// 250 × 250 × 250 plans: the prize can only be found within the allowance by following the promise.
#[test]
fn greedy_follows_promise_where_turns_are_wide() {
    let turns = Turns {
        width: 250,
        steps: 3,
        prize: 249,
        bait: 1,
        hint: true,
    };
    let game = Digits::setup(&turns, 2, &mut Chance::new(0)).unwrap();
    let choice = quick(Level::Greedy)
        .choose(&Sight::of(&game, Seat(0)), 1, &Untimed)
        .unwrap();
    assert_eq!(choice.unwrap().action, Pick(249));
}

/// The prize is only won once everybody has picked, so greedy must look at the end of the round.
#[test]
fn greedy_looks_past_a_secret_choice() {
    let game = Bids {
        hands: vec![vec![4], vec![2, 11], vec![3]],
        picked: vec![None; 3],
        sums: vec![0; 3],
        played: vec![1, 12, 10],
        round: 2,
    };
    for seed in 0..20 {
        let choice = quick(Level::Greedy)
            .choose(&Sight::of(&game, Seat(1)), seed, &Untimed)
            .unwrap();
        assert_eq!(choice.unwrap().action, Pick(11));
    }
}

#[test]
fn a_game_between_bots_replays_from_its_seed() {
    let bots = [Level::Greedy, Level::Easy, Level::Random].map(quick);
    let play = |seed| play_game::<Bids>(&(), 3, seed, &bots, &Untimed).unwrap();
    let result = play(8);
    assert_eq!((result.decisions, result.actions.len()), (9, 9));
    assert_eq!(play(8), result);

    let mut game = Bids::setup(&(), 3, &mut Chance::stream(8, 0)).unwrap();
    for (n, (seat, action)) in (1..).zip(&result.actions) {
        assert_eq!(game.waiting().must.first(), Some(*seat));
        game.play_silent(*seat, action, &mut Chance::stream(8, n));
    }
    assert_eq!(game.outcome(), Some(result.outcome));
}

#[test]
fn seats_that_may_act_are_asked_too() {
    let bots = [Level::Random, Level::Easy].map(quick);
    let actors = |good| {
        let result = play_game::<Call>(&good, 2, 1, &bots, &Untimed).unwrap();
        result
            .actions
            .iter()
            .map(|(seat, _)| seat.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(actors(true), [1, 0]);
    assert_eq!(actors(false), [0]);
}

#[test]
fn every_seat_needs_a_bot() {
    let result = play_game::<Bids>(&(), 3, 1, &[quick(Level::Random)], &Untimed);
    assert_eq!(result, Err(ArenaError::Bots { bots: 1, seats: 3 }));
}

#[test]
fn levels_of_search_beat_random_at_secret_bids() {
    let bots = [Level::Hard, Level::Random].map(quick);
    let wins: f32 = (0..200)
        .map(|seed| play_game::<Bids>(&(), 2, seed, &bots, &Untimed).unwrap())
        .map(|result| result.outcome.share(Seat(0)))
        .sum();
    assert!(wins > 115.0, "{wins} of 200");
}
