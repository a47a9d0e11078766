//! Battalia as text.

use ziggurat_engine::{Chance, Game, Seat, Viewer};
use ziggurat_shelf::battalia::{Battalia, Options};
use ziggurat_terminal::Screen;
use ziggurat_words::Lang;

use crate::walks::{Walks, page};

fn walks() -> Walks<Battalia> {
    Walks {
        rare: |game| game.view(Viewer::Public).battle.is_some(),
        ..Walks::new(40)
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

#[test]
fn what_is_typed_wrongly_is_answered_with_an_example() {
    let game = Battalia::setup(&Options::default(), 2, &mut Chance::new(1)).unwrap();
    let view = game.view(Viewer::Seat(Seat(0)));
    let page = page(Lang::En);
    let refused = |typed: &str| {
        let text = Battalia::read(typed, &view, &page).unwrap().unwrap_err();
        page.say(&text)
    };
    assert!(refused("recruit").contains("recruit chief"));
    assert!(refused("place c3").contains("place c3 ne"));
    assert!(refused("attack").contains("attack d4 ruins with A"));
    assert!(Battalia::read("dance", &view, &page).is_none());
    let short = |typed: &str| Battalia::read(typed, &view, &page).unwrap().unwrap();
    assert_eq!(short("build curve").to_string(), "build curve");
    assert_eq!(short("walk a c3").to_string(), "walk a c3");
    assert_eq!(short("anheuern B a1").to_string(), "hire b a1");
    assert_eq!(short("strike 1").to_string(), "strike 0");
    let typed = "attack c3 hero 2 B with A B";
    assert_eq!(short(typed).to_string(), "attack c3 hero 1 b with a,b");
    assert_eq!(short("anwerben Häuptling").to_string(), "recruit chief");
    assert_eq!(
        short("scroll bärfolk friman islanders").to_string(),
        "scroll barfolk_tribesman islanders"
    );
}

#[test]
fn others_do_not_see_the_hand() {
    let game = Battalia::setup(&Options::default(), 2, &mut Chance::new(4)).unwrap();
    let page = page(Lang::En);
    let shown = |viewer| Battalia::status(&game.view(viewer), viewer, &page);
    assert!(shown(Viewer::Seat(Seat(1))).contains("Your hand: "));
    assert!(!shown(Viewer::Public).contains("Your hand"));
}
