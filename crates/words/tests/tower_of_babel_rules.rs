//! The rules of Tower of Babel in both languages, as programs read them.

use std::collections::BTreeSet;

use ziggurat_words::rules::Rules;

const EN: &str = include_str!("../../games/tower_of_babel/rules/en.md");
const DE: &str = include_str!("../../games/tower_of_babel/rules/de.md");

/// How many rules each section has.
const SECTIONS: [usize; 17] = [6, 12, 5, 4, 5, 14, 13, 11, 5, 12, 19, 3, 9, 11, 4, 8, 6];
const EXAMPLES: usize = 8;

/// Names of action cards that hold a number in one language only.
const CARDS: [&str; 2] = ["3er Bonus", "Bauscheibe 1 Punkt"];

fn expected() -> Vec<String> {
    let rules = SECTIONS.iter().enumerate().flat_map(|(section, &count)| {
        (1..=count).map(move |rule| format!("TOB-{}.{rule}", section + 1))
    });
    let examples = (1..=EXAMPLES).map(|example| format!("TOB-EX-{example}"));
    rules.chain(examples).collect()
}

#[test]
fn both_languages_have_every_rule_in_order() {
    for (markdown, title) in [(EN, "Tower of Babel"), (DE, "Der Turmbau zu Babel")] {
        let rules = Rules::parse(markdown);
        let ids: Vec<_> = rules.iter().map(|rule| rule.id.clone()).collect();
        assert_eq!(ids, expected());
        assert_eq!(rules.sections().count(), 18);
        assert_eq!(rules.title(), title);
        assert!(!rules.intro().is_empty());
        assert!(rules.iter().all(|rule| !rule.text.is_empty()));
    }
}

#[test]
fn a_rule_only_names_rules_that_exist() {
    for markdown in [EN, DE] {
        let rules = Rules::parse(markdown);
        for rule in &rules {
            let words = rule
                .text
                .split(|c: char| !(c.is_alphanumeric() || ".-".contains(c)));
            for id in words.filter(|word| word.starts_with("TOB-")) {
                let id = id.trim_end_matches('.');
                assert!(rules.get(id).is_some(), "{} names {id}", rule.id);
            }
        }
    }
}

#[test]
fn both_languages_name_the_same_numbers_and_options() {
    let facts = |text: &str| -> BTreeSet<String> {
        let text = CARDS
            .iter()
            .fold(text.to_owned(), |t, card| t.replace(card, ""));
        let words = text.split(|c: char| !(c.is_alphanumeric() || "._".contains(c)));
        let fact = |w: &&str| w.contains('_') || w.contains(|c: char| c.is_ascii_digit());
        let facts = words.filter(fact);
        facts.map(|w| w.trim_end_matches('.').to_owned()).collect()
    };
    let (en, de) = (Rules::parse(EN), Rules::parse(DE));
    for (en, de) in en.iter().zip(&de) {
        assert_eq!(facts(&en.text), facts(&de.text), "{}", en.id);
    }
}

/// The names in the facts are those in the rules: wonders, action cards, kinds, pieces.
#[test]
fn the_rules_call_things_by_their_names() {
    let facts = include_str!("../../games/tower_of_babel/data/tower_of_babel.json");
    let names = |language: &str| -> Vec<String> {
        let key = format!("\"{language}\": \"");
        let found = facts.split(key.as_str()).skip(1);
        found
            .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
            .collect()
    };
    for (language, markdown) in [("en", EN), ("de", DE)] {
        let text = markdown.to_lowercase();
        // What follows the names of things are sentences, titles of options and colours.
        let mut things = names(language);
        things.retain(|name| is_thing(name));
        assert!(things.len() > 30, "{things:?}");
        things.retain(|name| !text.contains(&name.to_lowercase()));
        assert!(things.is_empty(), "{language}: {things:?}");
    }
}

/// Whether a name of the facts is that of something in the box.
fn is_thing(name: &str) -> bool {
    let others = [
        "...",
        " + ",
        "Black",
        "Schwarz",
        "Rounds",
        "Runden",
        "Joker may",
        "Joker darf",
    ];
    let options = [
        "Two-kind",
        "Zweifarbige",
        "Double Turns",
        "Doppelzüge",
        "Cards of",
        "Karten anderer",
    ];
    let prose = name.ends_with('.');
    !prose
        && !others
            .iter()
            .chain(&options)
            .any(|part| name.contains(part))
}
