//! Whole games of Babylon at one keyboard.

use ziggurat_babylon::{Babylon, Options};
use ziggurat_bots::Level;
use ziggurat_table::{SeatSetup, Setup, Table};
use ziggurat_terminal::{End, Page, Session, Style};
use ziggurat_words::Lang;

use crate::typist::{Paper, Typist};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cara", "Dora"];

/// What the screen has shown after a game of people and random bots.
fn play(lang: Lang, people: usize, bots: usize, seed: u64, options: Options) -> String {
    let humans = NAMES[..people].iter().map(|name| SeatSetup::human(*name));
    let bots = (0..bots).map(|n| SeatSetup::bot(format!("Bot {n}"), Level::Random));
    let seats: Vec<SeatSetup> = humans.chain(bots).collect();
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let table = Table::<Babylon>::open(Setup {
        options,
        seats,
        seed,
        salt: [0; 32],
    });
    let mut page = Page::plain(lang, names);
    page.style = Style {
        colours: false,
        live: true,
    };
    let paper = Paper::default();
    let mut typist = Typist::new(&paper, seed, &["help", "legend", "outlook", "undo"]);
    let mut out = paper.clone();
    let end = Session::new(table.unwrap(), page, &mut typist, &mut out).run();
    assert_eq!(end.unwrap(), End::Over);
    let text = paper.text();
    for missing in ["term-", "byl-", "table-"] {
        assert!(!text.contains(missing), "{missing}");
    }
    text
}

#[test]
fn a_person_plays_bots_to_the_end() {
    for (lang, wins) in [(Lang::En, " win"), (Lang::De, " gewinnt")] {
        for seed in 1..=2 {
            let text = play(lang, 1, 1, seed, Options::default());
            let shared = text.contains("share the victory") || text.contains("teilen sich");
            assert!(text.contains(wins) || shared, "{text}");
        }
    }
}

#[test]
fn people_play_with_every_option() {
    let options = Options {
        promo_cards: true,
        pick_boards: true,
        ..Options::default()
    };
    let text = play(Lang::De, 3, 1, 5, options);
    assert!(text.contains("Promokarten: ja"), "{text}");
    assert!(text.contains("nimmt das Tableau"), "{text}");
}
