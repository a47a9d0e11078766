//! Worked examples: positions written by hand and what happens next, as JSON files.
//!
//! The notation is that of the rules: a position in its top-level fields, then `steps`. The examples
//! BAB-X1 to BAB-X7 of the rules stand beside others of the same kind.

use std::{fs, path::Path};

use serde::Deserialize;
use serde_json::Value;
use ziggurat_babylonia::{Action, Babylonia, Card, Event, Hex, Token};
use ziggurat_engine::{Chance, Game, Record, Seat, Viewer};

/// One step of an example: what is done, and what is checked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    place: Option<(Token, Hex)>,
    #[serde(default)]
    field: u16,
    #[serde(default)]
    ziggurat: u16,
    legal: Option<(Token, Hex)>,
    illegal: Option<(Token, Hex)>,
    /// The rule that forbids what is illegal.
    rule: Option<String>,
    can_end: Option<bool>,
    end_placement: Option<Vec<Hex>>,
    score_city: Option<Hex>,
    score_ziggurat: Option<Hex>,
    winner: Option<Seat>,
    nobles: Option<Vec<u16>>,
    cities: Option<Vec<u16>>,
    bonus: Option<Vec<u16>>,
    take_card: Option<Card>,
    finish_turn: Option<FinishTurn>,
    next_player: Option<Seat>,
    scores: Option<Vec<i32>>,
    owned_cities: Option<Vec<u8>>,
    available_cards: Option<Vec<Card>>,
    free: Option<Vec<Hex>>,
    winners: Option<Vec<Seat>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FinishTurn {
    stand: Option<u8>,
    game_over: Option<bool>,
    extra_turn: Option<bool>,
}

/// An example in progress.
struct Scene {
    game: Babylonia,
    /// Whose turn was ended last.
    active: Seat,
    /// What has happened since the placing step ended.
    events: Vec<Event>,
}

impl Scene {
    fn seat(&self) -> Seat {
        self.game.waiting().must.first().expect("somebody must act")
    }

    fn act(&mut self, action: Action) -> Vec<Event> {
        let seat = self.seat();
        let mut record = Record::default();
        let done = self
            .game
            .apply(seat, &action, &mut Chance::new(3), &mut record);
        done.unwrap_or_else(|illegal| panic!("{action} is refused: {illegal}"));
        record.events
    }

    fn allows(&self, action: Action) -> bool {
        let seat = self.seat();
        let mut listed = Vec::new();
        self.game.legal(seat, &mut listed);
        let accepted = self.game.check(seat, &action).is_ok();
        assert_eq!(
            accepted,
            listed.contains(&action),
            "{action}: list and check differ"
        );
        accepted
    }

    fn run(&mut self, step: &Step) {
        if let Some((token, hex)) = step.place {
            self.place(Action::place(token, hex), step);
        }
        self.check_choices(step);
        if let Some(due) = &step.end_placement {
            self.end_placement(due);
        }
        if let Some(hex) = step.score_city {
            self.score_city(hex, step);
        }
        if let Some(hex) = step.score_ziggurat {
            self.score_ziggurat(hex, step);
        }
        if let Some(end) = &step.finish_turn {
            self.finish_turn(end);
        }
        self.check_position(step);
    }

    fn place(&mut self, action: Action, step: &Step) {
        let (mut field, mut ziggurat) = (0, 0);
        for event in self.act(action) {
            match event {
                Event::FieldScored { points, .. } => field += points,
                Event::ZigguratPoints { points, .. } => ziggurat += points,
                _ => {}
            }
        }
        assert_eq!(
            (field, ziggurat),
            (step.field, step.ziggurat),
            "field and ziggurat points"
        );
    }

    fn check_choices(&self, step: &Step) {
        if let Some((token, hex)) = step.legal {
            assert!(self.allows(Action::place(token, hex)), "should be legal");
        }
        if let Some((token, hex)) = step.illegal {
            let action = Action::place(token, hex);
            assert!(!self.allows(action), "should be illegal");
            let refusal = self.game.check(self.seat(), &action).expect_err("refused");
            let rule = step.rule.as_deref().unwrap_or(refusal.rule.0);
            assert_eq!(refusal.rule.0, rule);
        }
        if let Some(can_end) = step.can_end {
            assert_eq!(self.allows(Action::END_PLACEMENT), can_end, "can end");
        }
    }

    fn end_placement(&mut self, expected: &[Hex]) {
        self.active = self.seat();
        self.events = self.act(Action::END_PLACEMENT);
        let Some(Event::PlacementEnded { due, .. }) = self.events.first() else {
            panic!("the step has not ended: {:?}", self.events);
        };
        assert_eq!(due, expected, "due");
    }

    /// Chooses a site if it waits to be chosen.
    fn choose(&mut self, site: Hex) {
        if !self.game.waiting().is_over() && self.allows(Action::score(site)) {
            let events = self.act(Action::score(site));
            self.events.extend(events);
        }
    }

    fn score_city(&mut self, site: Hex, step: &Step) {
        self.choose(site);
        let none = vec![0; usize::from(self.game.seats())];
        let found = self.events.iter().find_map(|event| match event {
            Event::CityScored {
                hex,
                winner,
                nobles,
                cities,
                bonus,
                ..
            } if *hex == site => Some((*winner, nobles, cities, bonus)),
            _ => None,
        });
        let (winner, nobles, cities, bonus) = found.expect("the city was scored");
        assert_eq!(winner, step.winner, "winner");
        assert_eq!(nobles, step.nobles.as_ref().unwrap_or(&none), "nobles");
        assert_eq!(cities, step.cities.as_ref().unwrap_or(&none), "cities");
        assert_eq!(bonus, step.bonus.as_ref().unwrap_or(&none), "bonus");
    }

    fn score_ziggurat(&mut self, site: Hex, step: &Step) {
        self.choose(site);
        let found = self.events.iter().find_map(|event| match event {
            Event::ZigguratScored { hex, winner, .. } if *hex == site => Some(*winner),
            _ => None,
        });
        assert_eq!(found, Some(step.winner), "the winner of the ziggurat");
        if let Some(card) = step.take_card {
            assert_eq!(Some(self.seat()), step.winner, "who takes the card");
            let events = self.act(Action::take_card(card));
            self.events.extend(events);
        }
    }

    fn finish_turn(&mut self, end: &FinishTurn) {
        let view = self.game.view(Viewer::Public);
        if let Some(stand) = end.stand {
            assert_eq!(
                view.players[self.active.index()].stand_count,
                stand,
                "stand"
            );
        }
        if let Some(over) = end.game_over {
            assert_eq!(self.game.waiting().is_over(), over, "game over");
        }
        let offered = !self.game.waiting().is_over() && self.allows(Action::extra_turn(true));
        assert_eq!(offered, end.extra_turn.is_some(), "extra turn offered");
        if let Some(take) = end.extra_turn {
            self.act(Action::extra_turn(take));
        }
    }

    fn check_position(&self, step: &Step) {
        let view = self.game.view(Viewer::Public);
        if let Some(seat) = step.next_player {
            assert_eq!(self.seat(), seat, "next player");
        }
        if let Some(scores) = &step.scores {
            let found: Vec<_> = view.players.iter().map(|p| p.points.sum).collect();
            assert_eq!(&found, scores, "scores");
        }
        if let Some(cities) = &step.owned_cities {
            let found: Vec<_> = view.players.iter().map(|p| p.cities).collect();
            assert_eq!(&found, cities, "own cities");
        }
        if let Some(cards) = &step.available_cards {
            assert_eq!(&view.available_cards, cards, "available cards");
        }
        for &hex in step.free.iter().flatten() {
            let empty = self.game.tile(hex).is_none() && self.game.token(hex).is_none();
            assert!(empty, "{hex} should be free");
        }
        if let Some(winners) = &step.winners {
            let outcome = self.game.outcome().expect("the game is over");
            let first = |seat: &Seat| outcome.places[seat.index()] == 1;
            let found: Vec<_> = Seat::all(self.game.seats()).filter(first).collect();
            assert_eq!(&found, winners, "winners");
        }
    }
}

/// Reads an example: the position, and its steps.
fn read(text: &str) -> (Babylonia, Vec<Step>) {
    let mut document: Value = serde_json::from_str(text).expect("JSON");
    let fields = document.as_object_mut().expect("an object");
    fields.remove("id").expect("an id");
    let steps = fields.remove("steps").expect("steps");
    let game: Babylonia = serde_json::from_value(document).expect("a position");
    game.validate().expect("a position that can exist");
    (game, serde_json::from_value(steps).expect("steps"))
}

/// Plays an example. The failing step is the last one that is named.
fn play(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
    let text = fs::read_to_string(path.join(format!("{name}.json"))).expect("the example");
    let (game, steps) = read(&text);
    let mut scene = Scene {
        game,
        active: Seat(0),
        events: Vec::new(),
    };
    for (number, step) in steps.iter().enumerate() {
        println!("{name}, step {}: {step:?}", number + 1);
        scene.run(step);
        scene.game.validate().expect("valid after every step");
    }
}

/// A test for every file, and one that no file is left out.
macro_rules! examples {
    ($($name:ident)+) => {
        $(
            #[test]
            fn $name() {
                play(stringify!($name));
            }
        )+

        #[test]
        fn every_example_is_played() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples");
            let files = fs::read_dir(path).expect("the examples");
            let mut names: Vec<_> = files
                .map(|file| file.expect("a file").path())
                .filter_map(|path| path.file_stem()?.to_str().map(str::to_owned))
                .collect();
            names.sort();
            let mut played = vec![$(stringify!($name)),+];
            played.sort();
            assert_eq!(names, played);
        }
    };
}

examples! {
    bab_x1 bab_x1b bab_x2 bab_x2b bab_x3 bab_x4 bab_x5 bab_x6 bab_x7
    bab_4_8_first_round bab_6_9_river_majority bab_6_11_tie_removes_city
    bab_8_1_card_in_the_middle bab_8_3_extra_turn bab_8_5_seven_tokens bab_8_6_three_nobles
    bab_8_10_fields_with_nobles bab_8_11_bonus_and_order bab_9_3_end_by_cities bab_9_6_end_shared
}

/// The interpreter itself: an example that expects the wrong thing fails.
#[test]
fn a_wrong_expectation_fails() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples/bab_x3.json");
    let right = fs::read_to_string(path).expect("the example");
    let wrong = right.replace("\"ziggurat\": 3", "\"ziggurat\": 2");
    assert_ne!(right, wrong);
    let (game, steps) = read(&wrong);
    let failed = std::panic::catch_unwind(|| {
        let mut scene = Scene {
            game,
            active: Seat(0),
            events: Vec::new(),
        };
        steps.iter().for_each(|step| scene.run(step));
    });
    assert!(failed.is_err());
}
