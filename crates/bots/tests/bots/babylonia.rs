//! The bots in a real game: wide turns of several steps, hidden stands and draws.

use ziggurat_babylonia::Babylonia;
use ziggurat_bots::{
    Bot, Budget, Level, SearchSettings, Sight, Untimed, arena::play_game, stats::Tally,
};
use ziggurat_engine::{Advice, Chance, Game, Seat, Viewer};

fn quick(level: Level) -> Bot {
    Bot::new(level).with_budget(Budget::Iterations(60))
}

/// A position somewhere in a sensible game.
fn somewhere(seats: u8, seed: u64) -> Babylonia {
    let mut chance = Chance::new(seed);
    let options = <Babylonia as Game>::Options::default();
    let mut game = Babylonia::setup(&options, seats, &mut chance).unwrap();
    for _ in 0..chance.below(80) {
        let Some(seat) = game.waiting().must.first() else {
            break;
        };
        let action = game.playout(seat, &mut chance).unwrap();
        game.play_silent(seat, &action, &mut chance);
    }
    game
}

#[test]
fn no_bot_sees_hidden_stands_and_supplies() {
    let plain = Bot::searching(SearchSettings::plain(60));
    let bots: Vec<Bot> = Level::ALL.map(quick).into_iter().chain([plain]).collect();
    let mut hidden_differs = 0;
    for seed in 0..30 {
        let game = somewhere(2 + (seed % 3) as u8, seed);
        let Some(seat) = game.waiting().must.first() else {
            continue;
        };
        let mut other = game;
        other.resample(Viewer::Seat(seat), &mut Chance::new(seed + 1_000));
        hidden_differs += u32::from(game != other);
        for bot in &bots {
            let choose =
                |game: &Babylonia| bot.choose(&Sight::of(game, seat), seed, &Untimed).unwrap();
            assert_eq!(choose(&game), choose(&other), "{bot:?}");
        }
    }
    assert!(
        hidden_differs > 15,
        "hardly anything is hidden, so the test proves nothing"
    );
}

#[test]
fn choices_are_legal_and_values_are_shares() {
    for seed in 0..20 {
        let game = somewhere(4, seed);
        let Some(seat) = game.waiting().must.first() else {
            continue;
        };
        for level in Level::ALL {
            let choice = quick(level)
                .choose(&Sight::of(&game, seat), seed, &Untimed)
                .unwrap()
                .unwrap();
            assert_eq!(game.check(seat, &choice.action), Ok(()));
            let sum: f32 = choice.values.iter().sum();
            assert!((sum - 1.0).abs() < 0.05, "{level}: {choice:?}");
        }
    }
}

/// The share of victories of one bot against another, playing each seed from both seats.
fn share(hero: Level, foe: Level, seeds: u64) -> f64 {
    let mut tally = Tally::new(2);
    for seed in 0..seeds {
        for lineup in [[0, 1], [1, 0]] {
            let bots = lineup.map(|contestant| quick([hero, foe][contestant]));
            let result = play_game::<Babylonia>(&Default::default(), 2, seed, &bots, &Untimed);
            tally.add(&result.unwrap().outcome, &lineup);
        }
    }
    tally.standings[0].win_share()
}

#[test]
fn greedy_beats_random() {
    assert!(share(Level::Greedy, Level::Random, 5) > 0.95);
}

#[test]
fn even_a_short_search_beats_greedy() {
    assert!(share(Level::Easy, Level::Greedy, 6) > 0.55);
}

#[test]
fn a_whole_game_replays_from_its_actions() {
    let bots = [Level::Greedy, Level::Easy, Level::Random].map(quick);
    let options = Default::default();
    let result = play_game::<Babylonia>(&options, 3, 5, &bots, &Untimed).unwrap();
    let mut game = Babylonia::setup(&options, 3, &mut Chance::stream(5, 0)).unwrap();
    for (n, (seat, action)) in (1..).zip(&result.actions) {
        assert_eq!(game.check(*seat, action), Ok(()));
        game.play_silent(*seat, action, &mut Chance::stream(5, n));
    }
    assert_eq!(game.outcome(), Some(result.outcome));
    assert_eq!(game.waiting().must.first(), None::<Seat>);
}
