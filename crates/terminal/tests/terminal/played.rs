//! Whole matches at one keyboard.

use ziggurat_bots::Level;
use ziggurat_table::{Origin, SeatSetup, Setup, Table};
use ziggurat_terminal::{End, Page, Screen, Session, Style};
use ziggurat_words::Lang;

use crate::{
    typist::{Paper, Typist},
    walks::has_words,
};

/// The people at the keyboard.
pub(crate) const NAMES: [&str; 4] = ["Anna", "Ben", "Cara", "Dora"];

/// The escape code that clears the screen.
pub(crate) const CLEAR: &str = "\x1b[2J";

/// A match between random bots and people, who type some prepared lines and then choose at random.
pub(crate) struct Played<G: Screen> {
    pub(crate) lang: Lang,
    pub(crate) people: usize,
    pub(crate) bots: usize,
    pub(crate) seed: u64,
    pub(crate) options: G::Options,
    pub(crate) prepared: &'static [&'static str],
}

impl<G: Screen> Played<G> {
    pub(crate) fn new(lang: Lang, people: usize, bots: usize, options: G::Options) -> Self {
        Self {
            lang,
            people,
            bots,
            seed: (people + bots) as u64,
            options,
            prepared: &[],
        }
    }

    pub(crate) fn with(self, prepared: &'static [&'static str]) -> Self {
        Self { prepared, ..self }
    }

    pub(crate) fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Everything the screen has shown by the end of the match.
    pub(crate) fn text(&self) -> String {
        let people = NAMES[..self.people].iter();
        let people = people.map(|name| SeatSetup::human(name.parse().unwrap()));
        let bots = (0..self.bots)
            .map(|n| SeatSetup::bot(format!("Bot {n}").parse().unwrap(), Level::Random));
        let seats: Vec<SeatSetup> = people.chain(bots).collect();
        let names = seats.iter().map(|seat| seat.name.to_string()).collect();
        let table = Table::<G>::open(Setup {
            options: self.options.clone(),
            seats,
            origin: Origin::drawn(self.seed, [0; 32]),
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
        has_words::<G>(&text);
        text
    }
}

/// The text names one or more winners.
pub(crate) fn is_won(text: &str) {
    let won = [" wins.", " gewinnt.", "share the victory", "teilen sich"];
    assert!(won.iter().any(|words| text.contains(words)), "{text}");
}

/// The parts of the text that were for one person, each with the person's name.
pub(crate) fn screens(text: &str) -> Vec<(&str, &str)> {
    let screens = text.split("The screen is for ").skip(1);
    screens
        .filter_map(|screen| screen.split_once(" now."))
        .collect()
}

/// The screen is cleared before and after every change of person.
pub(crate) fn is_cleared_between_people(text: &str) {
    let curtains = text.matches("The screen is for ").count();
    assert!(curtains > 40, "{curtains}");
    assert_eq!(text.matches(CLEAR).count(), 2 * curtains);
}
