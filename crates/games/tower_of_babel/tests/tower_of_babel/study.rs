//! What a client is told before it happens is what then happens.

use ziggurat_engine::{Chance, Game, Record, Seat, Study, Viewer};
use ziggurat_testkit::{Walk, in_random_play};
use ziggurat_tower_of_babel::{
    Action, Answer, Cards, Event, Forecast, Helpers, Phase, Printed, Question, TowerOfBabel,
};

use super::support::scene;

fn forecast(game: &TowerOfBabel, viewer: Viewer, helpers: Helpers) -> Option<Forecast> {
    match game.study(viewer, &Question::Forecast { helpers }) {
        Answer::Forecast(forecast) => forecast,
        other => panic!("{other:?} does not forecast a build"),
    }
}

fn actions(game: &TowerOfBabel, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal(seat, &mut list);
    list
}

/// Every set of seats, whether their offers can be taken or not.
fn all_helpers() -> impl Iterator<Item = Helpers> {
    (0..1 << 5).map(|set: u8| {
        let seats = Seat::all(5).filter(|seat| set >> seat.0 & 1 == 1);
        Helpers::try_from(seats.collect::<Vec<_>>()).expect("each seat is named once")
    })
}

/// The builds that are legal in a position, and what each causes.
fn each_build(walk: &Walk<TowerOfBabel>, mut look: impl FnMut(Helpers, Cards, u8, &[Event])) {
    let game = &walk.position;
    let Some(seat) = game.waiting().must.first() else {
        return;
    };
    for action in actions(game, seat) {
        let Action::Build {
            helpers,
            cards,
            jokers,
        } = action
        else {
            continue;
        };
        let mut record = Record::default();
        let mut after = *game;
        after.play(seat, &action, &mut Chance::new(1), &mut record);
        look(helpers, cards, jokers, &record.events);
    }
}

#[test]
fn tob_8_2_a_build_does_what_was_forecast() {
    let (mut built, mut finished) = (0, 0);
    in_random_play(2, |walk: &Walk<TowerOfBabel>| {
        each_build(walk, |helpers, cards, jokers, events| {
            let said = forecast(&walk.position, Viewer::Public, helpers).expect("it can be built");
            assert_eq!(said.missing.total(), cards.total() + 2 * u16::from(jokers));
            let Event::Built { placed, taker, .. } = &events[0] else {
                panic!("{events:?} does not begin with the build");
            };
            assert_eq!((&said.placed, said.taker), (placed, *taker), "{walk}");
            let scored = events.iter().find_map(|event| match event {
                Event::WonderScored { points, .. } => Some(points),
                _ => None,
            });
            assert_eq!(said.finishes, scored.is_some(), "{walk}");
            assert_eq!(scored.unwrap_or(&said.prospects), &said.prospects, "{walk}");
            built += 1;
            finished += u32::from(said.finishes);
        });
    });
    assert!(
        built > 500 && finished > 20,
        "{built} builds, {finished} finished"
    );
}

#[test]
fn tob_8_8_offers_that_are_left_are_paid_as_forecast() {
    let mut paid = 0;
    in_random_play(2, |walk: &Walk<TowerOfBabel>| {
        each_build(walk, |helpers, _, _, events| {
            let said = forecast(&walk.position, Viewer::Public, helpers).expect("it can be built");
            for event in events {
                if let Event::OfferPaid { seat, points, .. } = event {
                    assert_eq!(said.paid[seat.index()], *points, "{walk}");
                    paid += 1;
                }
            }
        });
    });
    assert!(paid > 100, "only {paid} offers were paid");
}

#[test]
fn tob_7_5_open_offers_are_those_that_no_rule_forbids() {
    const FORBID: [&str; 3] = ["TOB-7.2", "TOB-7.4", "TOB-7.5"];
    let mut closed = 0;
    in_random_play(1, |walk: &Walk<TowerOfBabel>| {
        let game = &walk.position;
        let Some(seat) = game.waiting().must.first() else {
            return;
        };
        for helpers in all_helpers() {
            let Some(said) = forecast(game, Viewer::Public, helpers) else {
                continue;
            };
            let taken = |helpers| Action::Build {
                helpers,
                cards: Cards::NONE,
                jokers: 0,
            };
            let forbidden = |helpers| {
                let refused = game.check(seat, &taken(helpers)).err();
                refused.is_some_and(|illegal| FORBID.contains(&illegal.rule.0))
            };
            if forbidden(helpers) {
                continue;
            }
            for other in Seat::all(game.seats()).filter(|other| !helpers.contains(*other)) {
                let more: Vec<_> = helpers.iter().chain([other]).collect();
                let more = Helpers::try_from(more).expect("each seat is named once");
                assert_eq!(said.open.contains(&other), !forbidden(more), "{walk}");
                closed += u32::from(forbidden(more));
            }
        }
    });
    assert!(closed > 50, "only {closed} offers were closed");
}

#[test]
fn tob_10_1_the_next_row_is_the_one_that_is_scored() {
    let mut scored = 0;
    in_random_play(2, |walk: &Walk<TowerOfBabel>| {
        let Answer::Row(said) = walk.position.study(Viewer::Public, &Question::Row) else {
            panic!("there is no row");
        };
        each_build(walk, |_, _, _, events| {
            for event in events {
                if let Event::WonderScored { row, points, .. } = event {
                    let brings = [0, said.first, said.second, said.others];
                    assert_eq!(said.row, *row, "{walk}");
                    assert!(points.iter().all(|n| brings.contains(n)), "{walk}");
                    scored += 1;
                }
            }
        });
    });
    assert!(scored > 20, "only {scored} wonders were scored");
}

#[test]
fn tob_11_9_triple_bonus_is_worth_what_is_then_paid() {
    let mut paid = 0;
    in_random_play(3, |walk: &Walk<TowerOfBabel>| {
        let game = &walk.position;
        if game.view(Viewer::Public).phase != Phase::TripleBonus {
            return;
        }
        for seat in game.waiting().must.iter() {
            let Answer::Rejected(said) = game.study(Viewer::Seat(seat), &Question::Rejected) else {
                panic!("an offer brings something");
            };
            for action in actions(game, seat) {
                let mut record = Record::default();
                let mut after = *game;
                after.play(seat, &action, &mut Chance::new(1), &mut record);
                let own = record.events.iter().find_map(|event| match event {
                    Event::OfferPaid {
                        seat: who,
                        points,
                        triple,
                        ..
                    } if *who == seat => Some((*triple, *points)),
                    _ => None,
                });
                if let Some((triple, points)) = own {
                    let expected = if triple { said.triple } else { said.points };
                    assert_eq!(points, expected, "{walk}");
                    paid += 1;
                }
            }
        }
    });
    assert!(paid > 5, "only {paid} offers were paid");
}

#[test]
fn tob_14_4_a_disc_is_worth_the_step_in_the_table() {
    let game = scene(3, &serde_json::json!({}));
    let disc = "ship_5".parse().expect("a disc");
    let asked = Question::Disc { disc };
    let Answer::Disc(said) = game.study(Viewer::Seat(Seat(0)), &asked) else {
        panic!("a disc is worth something");
    };
    let first = game.view(Viewer::Public).tables.disc_bonus[0];
    assert_eq!(said.len(), 1);
    assert_eq!((said[0].discs, said[0].points), (1, first.into()));
    assert_eq!(game.study(Viewer::Public, &asked), Answer::Disc(Vec::new()));
}

#[test]
fn answers_depend_on_nothing_hidden() {
    in_random_play(1, |walk: &Walk<TowerOfBabel>| {
        let disc = "camel_3".parse().expect("a disc");
        let plain = [Question::Row, Question::Rejected, Question::Disc { disc }];
        let forecasts = all_helpers().map(|helpers| Question::Forecast { helpers });
        let questions: Vec<_> = forecasts.chain(plain).collect();
        for viewer in Viewer::all(walk.case.seats) {
            let mut other = walk.position;
            other.resample(viewer, &mut Chance::new(walk.step.into()));
            for question in &questions {
                let said = walk.position.study(viewer, question);
                assert_eq!(other.study(viewer, question), said, "{walk}: {question:?}");
            }
        }
    });
}

#[test]
fn every_action_card_names_its_rule() {
    let Printed { cards, discs } = TowerOfBabel::in_the_box();
    assert_eq!((cards.len(), discs.len()), (7, 20));
    for card in cards {
        let line = format!("- **{}**", card.rule);
        let rule = TowerOfBabel::RULES
            .en
            .lines()
            .find(|rule| rule.starts_with(&line));
        let named = rule.is_some_and(|rule| rule.contains(&format!("`{}`", card.card)));
        assert!(named, "{card:?}");
    }
}
