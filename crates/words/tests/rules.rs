//! The rules of every game in both languages, as programs read them.

use std::{collections::BTreeSet, fs, path::Path};

use serde::Deserialize;
use ziggurat_words::rules::{Rule, Rules};

/// The rules of a game, and what `rules/book.json` says about both texts.
struct Book {
    texts: [String; 2],
    about: About,
}

/// What both texts must come to.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct About {
    titles: [String; 2],
    /// The parts of the text, in order.
    parts: Vec<Part>,
    sections: usize,
    /// Whether single digits are written as digits in both languages; if not, one may use a word.
    digits: bool,
    /// Names with a number that only occur in one language.
    names: Vec<String>,
}

/// Rules with one prefix: how many, and the worked examples after them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    prefix: String,
    rules: usize,
    examples: Vec<String>,
}

/// The rules of every game that has a folder.
fn books() -> Vec<Book> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let folders = fs::read_dir(games)
        .unwrap()
        .map(|game| game.unwrap().path());
    let books: Vec<Book> = folders.map(|game| book(&game.join("rules"))).collect();
    assert!(!books.is_empty());
    books
}

fn book(folder: &Path) -> Book {
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    Book {
        texts: ["en.md", "de.md"].map(read),
        about: serde_json::from_str(&read("book.json")).unwrap(),
    }
}

impl Book {
    fn languages(&self) -> [Rules; 2] {
        [0, 1].map(|lang| Rules::parse(&self.texts[lang]))
    }

    /// The numbers and options that a rule mentions.
    fn facts(&self, rule: &Rule) -> BTreeSet<String> {
        let names = self.about.names.iter();
        let text = names.fold(rule.text.clone(), |text, name| text.replace(name, ""));
        let words = text.split(|c: char| !(c.is_alphanumeric() || "._".contains(c)));
        let words = words.map(|word| word.trim_matches('.'));
        let digit = |word: &str| word.contains(|c: char| c.is_ascii_digit());
        let number = |word: &str| digit(word) && (self.about.digits || word.len() > 1);
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
    for book in &books() {
        let [en, de] = book.languages();
        let ids = |rules: &Rules| -> Vec<String> {
            let ids = rules.iter().map(|rule| rule.id.clone());
            ids.collect()
        };
        assert_eq!(ids(&en), ids(&de), "{}", book.about.titles[0]);
        let mut ids = ids(&en).into_iter();
        for part in &book.about.parts {
            let rules: Vec<String> = ids.by_ref().take(part.rules).collect();
            let numbers: Vec<_> = rules.iter().filter_map(|id| number(id)).collect();
            assert_eq!(numbers.len(), part.rules, "{rules:?}");
            assert!(numbers.is_sorted_by(|a, b| a < b), "{rules:?}");
            let own = |id: &String| id.starts_with(&part.prefix);
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
    for book in &books() {
        for (rules, title) in book.languages().iter().zip(&book.about.titles) {
            assert_eq!(rules.title(), title);
            assert_eq!(rules.sections().count(), book.about.sections, "{title}");
            assert!(!rules.intro().is_empty(), "{title}");
            assert!(rules.iter().all(|rule| !rule.text.is_empty()), "{title}");
        }
    }
}

#[test]
fn a_rule_only_refers_to_rules_that_exist() {
    for book in &books() {
        let own = |word: &&str| {
            let prefix = word.split_once('-').map(|(prefix, _)| prefix);
            book.about
                .parts
                .iter()
                .any(|part| prefix == Some(&part.prefix))
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
    for book in &books() {
        let [en, de] = book.languages();
        for (en, de) in en.iter().zip(&de) {
            assert_eq!(book.facts(en), book.facts(de), "{}", en.id);
        }
    }
}
