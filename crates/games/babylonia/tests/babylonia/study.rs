//! What a client is told before it happens is what then happens.

use ziggurat_babylonia::{
    Action, ActionKind, Answer, Babylonia, Demanded, Event, Hex, Phase, Printed, Question, Worth,
};
use ziggurat_engine::{Chance, Game, Record, Seat, Study, Viewer};
use ziggurat_testkit::{Walk, in_random_play};

use super::support::to_act;

fn worth(game: &Babylonia, viewer: Viewer, hex: Hex) -> Worth {
    match game.study(viewer, &Question::Worth { hex }) {
        Answer::Worth(worth) => worth,
        other => panic!("{other:?} does not answer what a hex is worth"),
    }
}

fn demanded(game: &Babylonia) -> Demanded {
    match game.study(Viewer::Public, &Question::Demand) {
        Answer::Demand(demanded) => demanded,
        other => panic!("{other:?} does not answer what a turn asks for"),
    }
}

/// The legal actions of whoever must act, and what each causes.
fn each_action(walk: &Walk<Babylonia>, mut look: impl FnMut(Seat, Action, &[Event])) {
    let mut legal = Vec::new();
    if walk.position.waiting().is_over() {
        return;
    }
    let seat = to_act(&walk.position);
    walk.position.legal(seat, &mut legal);
    for action in legal {
        let mut record = Record::default();
        let mut after = walk.position;
        after.play(seat, &action, &mut Chance::new(1), &mut record);
        look(seat, action, &record.events);
    }
}

#[test]
fn bab_6_8_a_city_is_worth_what_its_scoring_brings() {
    let mut scored = 0;
    in_random_play(3, |walk: &Walk<Babylonia>| {
        each_action(walk, |seat, action, events| {
            let ActionKind::Score { hex } = action.kind() else {
                return;
            };
            let said = worth(&walk.position, Viewer::Seat(seat), hex);
            let then = match &events[0] {
                Event::CityScored {
                    winner,
                    nobles,
                    cities,
                    bonus,
                    ..
                } => Worth::City {
                    winner: *winner,
                    nobles: nobles.clone(),
                    cities: cities.iter().zip(bonus).map(|(a, b)| a + b).collect(),
                },
                Event::ZigguratScored { winner, .. } => Worth::Ziggurat { winner: *winner },
                other => panic!("{other:?} does not score a site"),
            };
            assert_eq!(said, then, "{walk}: {hex}");
            scored += 1;
        });
    });
    assert!(scored > 20, "only {scored} scorings were looked at");
}

#[test]
fn bab_5_5_a_field_is_worth_what_entering_it_brings() {
    let mut entered = 0;
    in_random_play(2, |walk: &Walk<Babylonia>| {
        each_action(walk, |seat, action, events| {
            let ActionKind::Place { hex, .. } = action.kind() else {
                return;
            };
            let brings = events.iter().find_map(|event| match event {
                Event::FieldScored { points, .. } => Some(Worth::Field { points: *points }),
                _ => None,
            });
            let said = worth(&walk.position, Viewer::Seat(seat), hex);
            assert_eq!(said, brings.clone().unwrap_or(Worth::Nothing), "{walk}");
            entered += u32::from(brings.is_some());
        });
    });
    assert!(entered > 100, "only {entered} fields were entered");
}

#[test]
fn bab_4_8_a_turn_asks_for_as_many_tokens_as_it_takes() {
    let mut seen = Vec::new();
    in_random_play(20, |walk: &Walk<Babylonia>| {
        let game = &walk.position;
        if game.waiting().is_over() || game.view(Viewer::Public).phase != Phase::Placing {
            return;
        }
        let said = demanded(game);
        let complete = game.check(to_act(game), &Action::END_PLACEMENT).is_ok();
        let fits = match (said, game.placed().count()) {
            (_, 0) => !complete,
            (Demanded::First | Demanded::Last, placed) => complete && placed == 1,
            (Demanded::Second, placed) => complete == (placed == 2),
            (Demanded::Play, placed) => !complete || placed >= 2,
        };
        assert!(fits, "{walk}: {said:?}");
        if !seen.contains(&said) {
            seen.push(said);
        }
    });
    assert_eq!(seen.len(), 4, "{seen:?}");
}

#[test]
fn answers_depend_on_nothing_hidden() {
    in_random_play(1, |walk: &Walk<Babylonia>| {
        for viewer in Viewer::all(walk.case.seats) {
            let mut other = walk.position;
            other.resample(viewer, &mut Chance::new(walk.step.into()));
            let worths = Hex::all().map(|hex| Question::Worth { hex });
            for question in worths.chain([Question::Hexes, Question::Demand]) {
                let said = walk.position.study(viewer, &question);
                assert_eq!(other.study(viewer, &question), said, "{walk}: {question:?}");
            }
        }
    });
}

#[test]
fn pieces_show_what_the_rules_say() {
    let Printed { tiles, cards } = Babylonia::in_the_box();
    let numbers: Vec<_> = tiles.iter().filter_map(|tile| tile.value).collect();
    assert_eq!(numbers, [5, 6, 7]);
    for tile in &tiles {
        assert_eq!(tile.tile.is_city(), !tile.nobles.is_empty(), "{tile:?}");
    }
    assert_eq!(cards.len(), 9);
    for card in cards {
        assert!(
            Babylonia::RULES.en.contains(&format!("**{}**", card.rule)),
            "{card:?}"
        );
    }
}

#[test]
fn questions_are_read_from_json_and_nonsense_is_refused() {
    let read = |json: &str| serde_json::from_str::<Question>(json);
    assert_eq!(read("\"hexes\"").unwrap(), Question::Hexes);
    let asked = read(r#"{"worth": {"hex": "f4"}}"#).unwrap();
    let hex = "f4".parse().unwrap();
    assert_eq!(asked, Question::Worth { hex });
    for nonsense in [
        r#"{"worth": {"hex": "z99"}}"#,
        r#"{"worth": {}}"#,
        "\"rain\"",
    ] {
        assert!(read(nonsense).is_err(), "{nonsense}");
    }
}
