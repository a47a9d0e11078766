//! The rules of Babylonia in both languages, as programs read them.

use ziggurat_words::rules::Rules;

const EN: &str = include_str!("../../games/babylonia/rules/en.md");
const DE: &str = include_str!("../../games/babylonia/rules/de.md");

/// How many rules each section has.
const SECTIONS: [usize; 11] = [3, 6, 8, 10, 9, 13, 7, 16, 8, 5, 1];
const EXAMPLES: [&str; 9] = ["1", "1b", "2", "2b", "3", "4", "5", "6", "7"];

fn expected() -> Vec<String> {
    let rules = SECTIONS.iter().enumerate().flat_map(|(section, &count)| {
        (1..=count).map(move |rule| format!("BAB-{}.{rule}", section + 1))
    });
    let examples = EXAMPLES.iter().map(|example| format!("BAB-X{example}"));
    rules.chain(examples).collect()
}

#[test]
fn both_languages_have_every_rule_in_order() {
    for markdown in [EN, DE] {
        let rules = Rules::parse(markdown);
        let ids: Vec<_> = rules.iter().map(|rule| rule.id.clone()).collect();
        assert_eq!(ids, expected());
        assert_eq!(rules.sections().count(), 12);
        assert_eq!(rules.title(), "Babylonia");
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
            for id in words.filter(|word| word.starts_with("BAB-")) {
                let id = id.trim_end_matches('.');
                assert!(rules.get(id).is_some(), "{} names {id}", rule.id);
            }
        }
    }
}

#[test]
fn both_languages_name_the_same_numbers_hexes_and_options() {
    let facts = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !(c.is_alphanumeric() || "._".contains(c)));
        let fact = |w: &&str| w.contains('_') || w.contains(|c: char| c.is_ascii_digit());
        let mut facts: Vec<_> = words
            .filter(fact)
            .map(|w| w.trim_end_matches('.').to_owned())
            .collect();
        facts.sort();
        facts.dedup();
        facts
    };
    let (en, de) = (Rules::parse(EN), Rules::parse(DE));
    for (en, de) in en.iter().zip(&de) {
        assert_eq!(facts(&en.text), facts(&de.text), "{}", en.id);
    }
}
