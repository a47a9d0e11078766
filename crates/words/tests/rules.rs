//! The rules of every game in both languages, as programs read them.

use std::collections::BTreeSet;

use ziggurat_words::rules::{Rule, Rules};

/// The rules of a game.
struct Book {
    en: &'static str,
    de: &'static str,
    titles: [&'static str; 2],
    /// The parts of the text, in order.
    parts: &'static [Part],
    sections: usize,
    /// Whether single digits are written as digits in both languages; if not, one may use a word.
    digits: bool,
    /// Names with a number that only occur in one language.
    names: &'static [&'static str],
}

/// Rules with one prefix: how many, and the worked examples after them.
struct Part {
    prefix: &'static str,
    rules: usize,
    examples: &'static [&'static str],
}

macro_rules! text {
    ($game:literal, $lang:literal) => {
        include_str!(concat!("../../games/", $game, "/rules/", $lang, ".md"))
    };
}

const BABYLONIA: Book = Book {
    en: text!("babylonia", "en"),
    de: text!("babylonia", "de"),
    titles: ["Babylonia"; 2],
    parts: &[Part {
        prefix: "BAB",
        rules: 86,
        examples: &["X1", "X1b", "X2", "X2b", "X3", "X4", "X5", "X6", "X7"],
    }],
    sections: 12,
    digits: true,
    names: &[],
};

const TOWER_OF_BABEL: Book = Book {
    en: text!("tower_of_babel", "en"),
    de: text!("tower_of_babel", "de"),
    titles: ["Tower of Babel", "Der Turmbau zu Babel"],
    parts: &[Part {
        prefix: "TOB",
        rules: 147,
        examples: &[
            "EX-1", "EX-2", "EX-3", "EX-4", "EX-5", "EX-6", "EX-7", "EX-8",
        ],
    }],
    sections: 18,
    digits: true,
    names: &["3er Bonus", "Bauscheibe 1 Punkt"],
};

const SEVEN_WONDERS: Book = Book {
    en: text!("seven_wonders", "en"),
    de: text!("seven_wonders", "de"),
    titles: ["7 Wonders"; 2],
    parts: &[
        Part {
            prefix: "SWB",
            rules: 114,
            examples: &[],
        },
        Part {
            prefix: "SWT",
            rules: 38,
            examples: &[],
        },
        Part {
            prefix: "SWP",
            rules: 34,
            examples: &[],
        },
        Part {
            prefix: "SWL",
            rules: 92,
            examples: &[],
        },
        Part {
            prefix: "SWC",
            rules: 75,
            examples: &[],
        },
    ],
    sections: 51,
    digits: false,
    names: &[],
};

const BABYLON: Book = Book {
    en: text!("babylon", "en"),
    de: text!("babylon", "de"),
    titles: ["Babylon"; 2],
    parts: &[
        Part {
            prefix: "BYL",
            rules: 94,
            examples: &["X1", "X2", "X3", "X4", "X5", "X6", "X7"],
        },
        Part {
            prefix: "BYP",
            rules: 16,
            examples: &["X1", "X2"],
        },
    ],
    sections: 18,
    digits: false,
    names: &[],
};

const BATTALIA: Book = Book {
    en: text!("battalia", "en"),
    de: text!("battalia", "de"),
    titles: ["Battalia: The Creation", "Battalia: Die Schöpfung"],
    parts: &[Part {
        prefix: "BAT",
        rules: 197,
        examples: &[],
    }],
    sections: 19,
    digits: false,
    names: &[],
};

const BOOKS: [Book; 5] = [BABYLONIA, TOWER_OF_BABEL, SEVEN_WONDERS, BABYLON, BATTALIA];

impl Book {
    fn languages(&self) -> [Rules; 2] {
        [self.en, self.de].map(Rules::parse)
    }

    /// The numbers and options that a rule mentions.
    fn facts(&self, rule: &Rule) -> BTreeSet<String> {
        let names = self.names.iter();
        let text = names.fold(rule.text.clone(), |text, name| text.replace(name, ""));
        let words = text.split(|c: char| !(c.is_alphanumeric() || "._".contains(c)));
        let words = words.map(|word| word.trim_matches('.'));
        let digit = |word: &str| word.contains(|c: char| c.is_ascii_digit());
        let number = |word: &str| digit(word) && (self.digits || word.len() > 1);
        let facts = words.filter(|word| word.contains('_') || number(word));
        facts.map(str::to_owned).collect()
    }
}

/// The section and the number of a rule; `None` for an example.
fn number(id: &str) -> Option<(u8, u8)> {
    let (section, rule) = id.split_once('-')?.1.split_once('.')?;
    Some((section.parse().ok()?, rule.parse().ok()?))
}

#[test]
fn both_languages_have_every_rule_in_order() {
    for book in &BOOKS {
        let [en, de] = book.languages();
        let ids = |rules: &Rules| -> Vec<String> {
            let ids = rules.iter().map(|rule| rule.id.clone());
            ids.collect()
        };
        assert_eq!(ids(&en), ids(&de), "{}", book.titles[0]);
        let mut ids = ids(&en).into_iter();
        for part in book.parts {
            let rules: Vec<String> = ids.by_ref().take(part.rules).collect();
            let numbers: Vec<_> = rules.iter().filter_map(|id| number(id)).collect();
            assert_eq!(numbers.len(), part.rules, "{rules:?}");
            assert!(numbers.is_sorted_by(|a, b| a < b), "{rules:?}");
            let own = |id: &String| id.starts_with(part.prefix);
            assert!(rules.iter().all(own), "{rules:?}");
            let examples: Vec<String> = ids.by_ref().take(part.examples.len()).collect();
            let named = part.examples.iter();
            let named = named.map(|example| format!("{}-{example}", part.prefix));
            assert!(named.eq(examples.iter().cloned()), "{examples:?}");
        }
        assert_eq!(ids.next(), None);
    }
}

#[test]
fn both_languages_have_titles_sections_and_words() {
    for book in &BOOKS {
        for (rules, title) in book.languages().iter().zip(book.titles) {
            assert_eq!(rules.title(), title);
            assert_eq!(rules.sections().count(), book.sections, "{title}");
            assert!(!rules.intro().is_empty(), "{title}");
            assert!(rules.iter().all(|rule| !rule.text.is_empty()), "{title}");
        }
    }
}

#[test]
fn a_rule_only_refers_to_rules_that_exist() {
    for book in &BOOKS {
        let own = |word: &&str| {
            let prefix = word.split_once('-').map(|(prefix, _)| prefix);
            book.parts.iter().any(|part| prefix == Some(part.prefix))
        };
        for rules in book.languages() {
            for rule in &rules {
                let sign = |c: char| !(c.is_alphanumeric() || ".-".contains(c));
                for id in rule.text.split(sign).filter(own) {
                    let id = id.trim_end_matches(['.', '-']);
                    assert!(rules.get(id).is_some(), "{} names {id}", rule.id);
                }
            }
        }
    }
}

#[test]
fn both_languages_mention_the_same_numbers_and_options() {
    for book in &BOOKS {
        let [en, de] = book.languages();
        for (en, de) in en.iter().zip(&de) {
            assert_eq!(book.facts(en), book.facts(de), "{}", en.id);
        }
    }
}
