//! The rules of Babylon in both languages, as programs read them.

use std::collections::BTreeSet;

use ziggurat_words::rules::Rules;

const EN: &str = include_str!("../../games/babylon/rules/en.md");
const DE: &str = include_str!("../../games/babylon/rules/de.md");

/// How many rules each section has: the game, then its promo cards.
const GAME: [usize; 13] = [10, 10, 5, 9, 16, 11, 4, 6, 4, 10, 2, 3, 4];
const PROMO: [usize; 3] = [6, 1, 9];
const EXAMPLES: [(&str, usize); 2] = [("BYL", 7), ("BYP", 2)];

fn numbered(prefix: &str, sections: &[usize]) -> Vec<String> {
    let rules = sections.iter().enumerate().flat_map(|(section, &count)| {
        (1..=count).map(move |rule| format!("{prefix}-{}.{rule}", section + 1))
    });
    rules.collect()
}

fn expected() -> Vec<String> {
    let examples = |(prefix, count): (&str, usize)| {
        (1..=count)
            .map(move |example| format!("{prefix}-X{example}"))
            .collect::<Vec<_>>()
    };
    let [game, promo] = EXAMPLES.map(examples);
    [numbered("BYL", &GAME), game, numbered("BYP", &PROMO), promo].concat()
}

#[test]
fn both_languages_have_every_rule_in_order() {
    for markdown in [EN, DE] {
        let rules = Rules::parse(markdown);
        let ids: Vec<_> = rules.iter().map(|rule| rule.id.clone()).collect();
        assert_eq!(ids, expected());
        assert_eq!(rules.sections().count(), 18);
        assert_eq!(rules.title(), "Babylon");
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
            let own = |word: &&str| word.starts_with("BYL-") || word.starts_with("BYP-");
            for id in words.filter(own) {
                let id = id.trim_end_matches('.');
                assert!(rules.get(id).is_some(), "{} names {id}", rule.id);
            }
        }
    }
}

/// Small numbers may be words in one of the languages.
#[test]
fn both_languages_name_the_same_numbers_and_options() {
    let facts = |text: &str| -> BTreeSet<String> {
        let words = text.split(|c: char| !(c.is_alphanumeric() || "._".contains(c)));
        let words = words.map(|word| word.trim_matches('.').to_owned());
        let number = |word: &str| word.contains(|c: char| c.is_ascii_digit()) && word.len() > 1;
        words
            .filter(|word| word.contains('_') || number(word))
            .collect()
    };
    let (en, de) = (Rules::parse(EN), Rules::parse(DE));
    for (en, de) in en.iter().zip(&de) {
        assert_eq!(facts(&en.text), facts(&de.text), "{}", en.id);
    }
}

/// The names in the facts are those in the rules.
#[test]
fn the_rules_call_things_by_their_names() {
    let facts = include_str!("../../games/babylon/data/babylon.json");
    for (language, markdown, things) in [
        (
            "en",
            EN,
            "Statue Fountain Staircase Bridge Rose Iris Lily Marigold Clay Granite Basalt",
        ),
        (
            "de",
            DE,
            "Statue Springbrunnen Treppe Brücke Rose Iris Lilie Ringelblume Lehm Granit Basalt",
        ),
    ] {
        let text = markdown.to_lowercase();
        for thing in things.split(' ') {
            let named = format!("\"{language}\": \"{thing}\"");
            assert!(facts.contains(&named), "the facts lack {named}");
            assert!(text.contains(&thing.to_lowercase()), "{language}: {thing}");
        }
    }
}
