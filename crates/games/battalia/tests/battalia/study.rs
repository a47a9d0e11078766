//! What a client asks: walks of several steps, strength in a battle, what is printed.

use serde_json::json;
use ziggurat_battalia::{Action, Answer, Battalia, Hero, Options, Phase, Question, Route};
use ziggurat_engine::{Chance, Game, Seat, Study, Viewer};

use crate::support::*;

fn routes(game: &Battalia, seat: Seat, question: Question) -> Vec<Route> {
    let Answer { routes, .. } = game.study(Viewer::Seat(seat), &question);
    routes
}

/// Goes a walk to its end, step by step, and pays with whatever is first; says how much was paid.
fn walk(mut game: Battalia, seat: Seat, route: &Route, chance: &mut Chance) -> u8 {
    let mut paid = 0;
    let (hero, square) = (route.hero, route.square);
    for _ in 0..40 {
        let step = routes(&game, seat, Question::Route { hero, square });
        let Some(step) = step.first() else {
            break;
        };
        assert_eq!(game.check(seat, &step.step), Ok(()));
        paid += u8::from(matches!(step.step, Action::Walk { .. }));
        game.play_silent(seat, &step.step, chance);
        let mut legal = Vec::new();
        while game.view(Viewer::Seat(seat)).phase == Phase::Pay {
            game.legal(seat, &mut legal);
            game.play_silent(seat, &legal[0], chance);
        }
    }
    let at = game.view(Viewer::Seat(seat)).players[usize::from(seat.0)]
        .heroes
        .clone();
    assert_eq!(at[hero as usize], Some(square), "{route:?}");
    paid
}

/// BAT-11.4, BAT-17.2: routes can be gone step by step for what they cost, in random games.
#[test]
fn bat_11_4_bat_17_2_routes_are_repeated_steps() {
    let (mut walked, mut far) = (0, 0);
    for seed in 0..12 {
        let options = Options {
            advanced_terrain: seed % 2 == 0,
            ..Options::default()
        };
        let mut chance = Chance::new(seed);
        let mut game = dealt(options, 2 + (seed % 3) as u8, seed);
        let mut legal = Vec::new();
        for _ in 0..900 {
            let Some(seat) = game.waiting().must.first() else {
                break;
            };
            game.legal(seat, &mut legal);
            for route in routes(&game, seat, Question::Routes) {
                assert!(legal.contains(&route.step), "{route:?}");
                assert_eq!(walk(game, seat, &route, &mut chance.clone()), route.cost);
                walked += 1;
                far = far.max(route.cost);
            }
            let hire = legal
                .iter()
                .find(|action| matches!(action, Action::Hire { .. }));
            let action = hire.or_else(|| chance.pick(&legal)).copied().unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
    }
    assert!(walked > 50, "{walked}");
    assert!(far > 2, "{far}");
}

/// BAT-11.4: as far as the Supply goes, and only for whoever is to act.
#[test]
fn bat_11_4_as_far_as_the_supply_goes() {
    let line = |hand: &str| {
        scene(hand, |document| {
            for (square, terrain) in [
                ("b1", "cloudborn"),
                ("c1", "cloudborn"),
                ("d1", "emberians"),
                ("e1", "emberians"),
            ] {
                document["board"][square] = road("ew", terrain);
            }
            document["seats"][0]["heroes"] = json!(["a1", null]);
        })
    };
    let goals = |hand: &str| -> Vec<(String, u8)> {
        let found = routes(&line(hand), Seat(0), Question::Routes);
        found
            .iter()
            .map(|route| (route.square.to_string(), route.cost))
            .collect()
    };
    assert_eq!(goals("supply"), []);
    assert_eq!(goals("2 supply"), [("c1".to_owned(), 2)]);
    let three = [("c1".to_owned(), 2), ("d1".to_owned(), 3)];
    assert_eq!(goals("3 supply"), three);
    let game = line("3 supply");
    let square = "d1".parse().unwrap();
    let hero = Hero::A;
    assert_eq!(
        routes(&game, Seat(0), Question::Route { hero, square }).len(),
        1
    );
    for seat in [1, 3, 9, 255] {
        assert!(routes(&game, Seat(seat), Question::Routes).is_empty());
        assert!(routes(&game, Seat(seat), Question::Route { hero, square }).is_empty());
    }
    let public = game.study(Viewer::Public, &Question::Routes);
    assert!(public.routes.is_empty());
}

/// BAT-12.14: whoever lacks no strength may complete, everybody else only pass.
#[test]
fn bat_12_14_the_lack_decides_what_can_be_done() {
    let mut seen = 0;
    for seed in 0..16 {
        let mut chance = Chance::new(seed);
        let mut game = dealt(Options::default(), 2, seed);
        let mut legal = Vec::new();
        for _ in 0..2500 {
            let Some(seat) = game.waiting().must.first() else {
                break;
            };
            game.legal(seat, &mut legal);
            let lack = game.study(Viewer::Public, &Question::Lack).lack;
            if legal.contains(&Action::Complete) || legal.contains(&Action::Pass) {
                assert_eq!(lack == 0, legal.contains(&Action::Complete));
                seen += 1;
            }
            let hires = |action: &&Action| matches!(action, Action::Hire { .. });
            let attacks = |action: &&Action| matches!(action, Action::Attack { .. });
            let wanted = legal.iter().find(attacks).or(legal.iter().find(hires));
            let action = wanted.or_else(|| chance.pick(&legal)).copied().unwrap();
            game.play_silent(seat, &action, &mut chance);
        }
    }
    assert!(seen > 4, "{seen}");
}

/// BAT-7.1, BAT-7.2, BAT-8.1, BAT-8.2, BAT-16.2: prices and days as the data have them.
#[test]
fn bat_7_1_bat_8_2_bat_16_2_prices_and_days_are_printed() {
    let printed = serde_json::to_value(Battalia::in_the_box()).unwrap();
    let data: serde_json::Value =
        serde_json::from_str(include_str!("../../data/battalia.json")).unwrap();
    let written = |needs: &serde_json::Value| {
        let mut cards = needs["units"].clone();
        if needs["supply"] != 0 {
            cards["supply"] = needs["supply"].clone();
        }
        cards
    };
    for (rank, cost) in data["costs"]["recruit"].as_object().unwrap() {
        assert_eq!(&written(&printed["units"][rank]), cost);
    }
    for (artefact, cost) in data["costs"]["create"].as_object().unwrap() {
        assert_eq!(&written(&printed["artefacts"][artefact]), cost);
    }
    for road in data["road_types"].as_array().unwrap() {
        let cost = &data["costs"]["build_road"][road["group"].as_str().unwrap()];
        assert_eq!(
            &written(&printed["roads"][road["id"].as_str().unwrap()]),
            cost
        );
    }
    for (level, cost) in data["costs"]["build_city"].as_object().unwrap() {
        let level: usize = level.parse().unwrap();
        assert_eq!(&written(&printed["cities"][level - 1]), cost);
    }
    for day in data["orak"]["days"].as_array().unwrap() {
        let number = day["day"].as_u64().unwrap() as usize;
        assert_eq!(
            printed["days"][number - 1]["illuminated"],
            day["illuminated"]
        );
        assert_eq!(printed["days"][number - 1]["matching"], day["matching"]);
    }
}
