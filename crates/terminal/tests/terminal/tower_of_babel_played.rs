//! Whole games of Tower of Babel at one keyboard.

use std::collections::BTreeSet;

use ziggurat_bots::Level;
use ziggurat_table::{SeatSetup, Setup, Table};
use ziggurat_terminal::{End, Page, Session, Style};
use ziggurat_tower_of_babel::{Options, TowerOfBabel};
use ziggurat_words::Lang;

use crate::typist::{Paper, Typist};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cara", "Dora"];

/// What the screen has shown after a game of people and random bots.
struct Game {
    lang: Lang,
    people: usize,
    bots: usize,
    seed: u64,
    options: Options,
    prepared: &'static [&'static str],
}

impl Game {
    fn new(lang: Lang, people: usize, bots: usize, seed: u64) -> Self {
        Self {
            lang,
            people,
            bots,
            seed,
            options: Options::default(),
            prepared: &[],
        }
    }

    fn play(&self) -> String {
        let people = NAMES[..self.people]
            .iter()
            .map(|name| SeatSetup::human(*name));
        let bots = (0..self.bots).map(|n| SeatSetup::bot(format!("Bot {n}"), Level::Random));
        let seats: Vec<SeatSetup> = people.chain(bots).collect();
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let table = Table::<TowerOfBabel>::open(Setup {
            options: self.options,
            seats,
            seed: self.seed,
            salt: [0; 32],
        });
        let mut page = Page::plain(self.lang, names);
        page.style = Style {
            colours: false,
            live: true,
        };
        let paper = Paper::default();
        let mut typist = Typist::new(&paper, self.seed, self.prepared);
        let mut out = paper.clone();
        let end = Session::new(table.unwrap(), page, &mut typist, &mut out).run();
        assert_eq!(end.unwrap(), End::Over);
        let text = paper.text();
        for missing in ["term-", "tob-", "table-"] {
            assert!(!text.contains(missing), "{missing}");
        }
        text
    }
}

#[test]
fn a_person_plays_bots_to_the_end() {
    for (lang, wins) in [(Lang::En, " win"), (Lang::De, " gewinnt")] {
        for seed in 1..=3 {
            let text = Game::new(lang, 1, 2, seed).play();
            let shared = text.contains("share the victory") || text.contains("teilen sich");
            assert!(text.contains(wins) || shared, "{text}");
            assert!(
                !text.contains("\x1b[2J"),
                "nobody else is there to hide from"
            );
        }
    }
}

#[test]
fn people_play_with_every_option() {
    let mut game = Game::new(Lang::De, 4, 1, 5);
    game.options.two_kind_discs = true;
    game.options.wrong_kind_cards = true;
    game.options.double_turn_max_per_turn = 2;
    let text = game.play();
    assert!(text.contains("Zweifarbige Bauscheiben: ja"), "{text}");
}

/// The parts of the text that one person has seen, with their name.
fn screens(text: &str) -> Vec<(&str, &str)> {
    let screens = text.split("The screen is for ").skip(1);
    screens
        .filter_map(|screen| screen.split_once(" now."))
        .collect()
}

#[test]
fn nobody_sees_the_cards_of_others() {
    let kinds = ["camel", "crane", "ship", "mason"];
    for seed in 1..=3 {
        let text = Game::new(Lang::En, 3, 0, seed).play();
        let mut told = BTreeSet::new();
        for (owner, screen) in screens(&text) {
            assert!(screen.contains("\x1b[2J"), "{screen}");
            for line in screen.lines().map(str::trim) {
                let what = NAMES
                    .iter()
                    .find_map(|name| Some((*name, line.strip_prefix(*name)?)));
                let Some((name, what)) = what else {
                    continue;
                };
                let secret = [" offers ", " draws "]
                    .iter()
                    .any(|verb| what.starts_with(verb));
                if secret && kinds.iter().any(|kind| what.contains(kind)) {
                    assert_eq!(name, owner, "{screen}");
                    told.insert(name);
                }
            }
        }
        assert_eq!(told.len(), 3, "everybody is told of their own cards");
    }
}

#[test]
fn the_screen_is_cleared_before_it_is_for_somebody_else() {
    let text = Game::new(Lang::En, 3, 0, 1).play();
    let curtains = text.matches("The screen is for ").count();
    assert!(curtains > 50, "{curtains}");
    assert_eq!(text.matches("\x1b[2J").count(), 2 * curtains);
}

#[test]
fn a_person_may_wait_for_the_moment_to_play_a_card() {
    let moment = "You may play a card now";
    let mut game = Game::new(Lang::En, 1, 2, 0);
    let mut asked = 0;
    for seed in 0..12 {
        game.seed = seed;
        game.prepared = &[];
        assert_eq!(game.play().matches(moment).count(), 0);
        game.prepared = &["pause"];
        asked += game.play().matches(moment).count();
    }
    assert!(asked > 0);
}
