//! 7 Wonders as text.

use ziggurat_engine::{Seat, Viewer};
use ziggurat_shelf::seven_wonders::{Action, Options, SevenWonders};
use ziggurat_terminal::Screen;
use ziggurat_words::Lang;

use crate::walks::{Walks, page, read, shown};

/// Random games without modules, with some, and with all, in teams where possible.
fn walks() -> Walks<SevenWonders> {
    Walks {
        option_sets: |seats| {
            let combination = |number| {
                let mut options = Options::combination(number);
                options.teams = options.cities && seats > 2 && seats % 2 == 0;
                options
            };
            [0, 7, 8, 16, 31].map(combination).to_vec()
        },
        ..Walks::new(12)
    }
}

#[test]
fn everything_fits_a_terminal_of_80_columns_and_has_words() {
    walks().fit();
}

#[test]
fn the_menu_holds_every_legal_action_once() {
    walks().have_menus();
}

#[test]
fn every_legal_action_can_be_typed_in_every_language() {
    walks().can_be_typed();
}

#[test]
fn every_ground_is_a_rule() {
    walks().have_grounds();
}

#[test]
fn nothing_of_others_is_shown() {
    walks().hide();
}

/// A position of three players, written down.
fn three() -> SevenWonders {
    serde_json::from_str(include_str!("wonders-3.json")).unwrap()
}

#[test]
fn the_cities_look_as_drawn() {
    let text = shown(&three(), Viewer::Seat(Seat(0)), &page(Lang::En));
    assert_eq!(text, include_str!("wonders-3-en.txt"));
    let text = shown(&three(), Viewer::Public, &page(Lang::De));
    assert_eq!(text, include_str!("wonders-3-de.txt"));
}

#[test]
fn actions_are_read_as_people_type_them() {
    let game = three();
    let pairs = [
        ("build baths", "build baths"),
        ("Baue Bäder links 2 rechts 1", "build baths left 2 right 1"),
        ("b bath l 2", "build baths left 2"),
        ("build temple chain", "build temple chain"),
        ("baue tempel folgebau projekt", "build temple chain join"),
        ("build temple project right 2", "build temple right 2 join"),
        ("join temple", "build temple join"),
        ("beteilige Tempel joker", "build temple join"),
        ("build temple wild", "build temple wild"),
        ("build palace olympia", "build palace olympia"),
        ("baue palast marker", "build palace token"),
        (
            "build palace t17 t21",
            "build palace using tile_17 using tile_21",
        ),
        ("build palace own", "build palace"),
        (
            "stage 2 with east trading post",
            "stage 2 with east_trading_post",
        ),
        (
            "stufe 1 mit Kontor Ost links 4",
            "stage 1 with east_trading_post left 4",
        ),
        ("stage 1 baths token", "stage 1 with baths token"),
        ("sell town hall", "sell town_hall"),
        ("verkaufe Rathaus", "sell town_hall"),
        ("city build baths", "city build baths"),
        ("stadt verkaufe Bäder", "city sell baths"),
        ("tower 12 with baths", "tower 12 with baths"),
        ("drop baths", "drop baths"),
        ("leave", "leave"),
        ("nichts", "leave"),
        ("dig senate", "dig senate"),
        ("grabe Senat bauvorhaben", "dig senate join"),
        ("destroy aqueduct", "destroy aqueduct"),
        ("return 1 0 1", "return 1 0 1"),
        ("keep 24", "keep 24"),
        ("behalte 3", "keep 3"),
        ("side B", "side b"),
    ];
    for (typed, action) in pairs {
        assert_eq!(
            read(&game, Lang::En, typed).as_deref(),
            Ok(action),
            "{typed}"
        );
    }
}

#[test]
fn leaders_and_debt_are_read_as_people_type_them() {
    let game = three();
    let pairs = [
        ("draft nero", "draft nero"),
        ("nimm Kleopatra", "draft cleopatra"),
        ("recruit solo", "recruit solomon"),
        ("rekrutiere Krösus", "recruit croesus"),
        ("recruit caligula", "recruit caligula"),
        ("sell bilkis", "sell leader bilkis"),
        (
            "stage 1 with nero left 2",
            "stage 1 with leader nero left 2",
        ),
        (
            "stage 1 nero bilkis",
            "stage 1 with leader nero using bilkis",
        ),
        (
            "stufe 3 mit Bäder begrabe Nofretete links 1",
            "stage 3 with baths bury nefertiti left 1",
        ),
        (
            "stage 1 with hiram token bury plato",
            "stage 1 with leader hiram token bury plato",
        ),
        ("tower 12 with nero", "tower 12 with leader nero"),
        ("copy amytis", "copy amytis"),
        ("decline", "decline"),
        ("niemanden", "decline"),
        ("pay 0", "pay 0"),
        ("zahle 3", "pay 3"),
        ("build lair caligula", "build lair caligula"),
        (
            "build black market stored westdock",
            "build black_market using secret_warehouse using dock_west",
        ),
        (
            "baue Geheimes Lager schmuggel bilkis",
            "build secret_warehouse using black_market using bilkis",
        ),
    ];
    for (typed, action) in pairs {
        assert_eq!(
            read(&game, Lang::En, typed).as_deref(),
            Ok(action),
            "{typed}"
        );
    }
}

#[test]
fn what_is_wrong_is_said() {
    let game = three();
    let pairs = [
        ("build", "term-swb-how-card"),
        ("build castle", "term-swb-no_card"),
        ("build g", "term-swb-no_card"),
        ("build baths left", "term-swb-how-card"),
        ("build baths left many", "term-swb-how-card"),
        ("stage with baths", "term-swb-how-with"),
        ("stage 1", "term-swb-how-with"),
        ("tower 25 with baths", "term-swb-how-with"),
        ("keep", "term-swb-how-keep"),
        ("keep 25", "term-swb-how-keep"),
        ("side c", "term-swb-how-side"),
        ("return 1 2", "term-swb-how-return"),
        ("city leave", "term-swb-how-card"),
        ("city recruit nero", "term-swb-how-leader"),
        ("recruit", "term-swb-how-leader"),
        ("recruit baths", "term-swb-no_card"),
        ("draft p", "term-swb-no_card"),
        ("stage 1 with baths bury", "term-swb-how-with"),
        ("stage 1 with baths bury temple", "term-swb-no_card"),
        ("pay", "term-swb-how-pay"),
        ("pay much", "term-swb-how-pay"),
        ("hello", "not an action"),
        ("", "not an action"),
    ];
    for (typed, key) in pairs {
        assert_eq!(read(&game, Lang::En, typed), Err(key), "{typed}");
    }
}

#[test]
fn who_does_not_say_how_to_pay_pays_least() {
    let settle = |typed: &str, legal: &[&str]| {
        let legal: Vec<Action> = legal.iter().map(|text| text.parse().unwrap()).collect();
        SevenWonders::settle(typed.parse().unwrap(), &legal).to_string()
    };
    let ways = [
        "build temple left 2",
        "build temple left 1 right 2",
        "sell temple",
    ];
    assert_eq!(settle("build temple", &ways), "build temple left 2");
    assert_eq!(settle("build temple left 1", &ways), "build temple left 1");
    assert_eq!(settle("build temple join", &ways), "build temple join");
    let chained = [
        "build temple left 2",
        "build temple chain",
        "build temple chain join",
    ];
    assert_eq!(settle("build temple", &chained), "build temple chain");
    assert_eq!(
        settle("build temple join", &chained),
        "build temple chain join"
    );
    assert_eq!(
        settle("build temple olympia", &chained),
        "build temple olympia"
    );
    let stages = [
        "stage 1 with baths left 4",
        "stage 1 with baths right 2",
        "stage 1 with altar",
    ];
    assert_eq!(
        settle("stage 1 with baths", &stages),
        "stage 1 with baths right 2"
    );
    assert_eq!(settle("stage 2 with baths", &stages), "stage 2 with baths");
    assert_eq!(settle("sell baths", &stages), "sell baths");
}
