//! The rule texts: complete, the same in both languages, and pointing at rules that exist.

use std::collections::BTreeSet;

use ziggurat_engine::Game;
use ziggurat_seven_wonders::SevenWonders;
use ziggurat_testkit::rule_ids;

/// The ids of the rules in the order of the text.
fn in_order(text: &str) -> Vec<&str> {
    text.lines()
        .filter_map(|line| line.strip_prefix("- **")?.split("**").next())
        .collect()
}

/// Every id that a text names, `SWT-6.1` for example.
fn named(text: &str) -> BTreeSet<String> {
    let word = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.');
    let words = text.split(word).map(|word| word.trim_end_matches('.'));
    let is_id = |word: &&str| {
        let rest = word.get(4..).unwrap_or_default();
        ["SWB-", "SWT-", "SWP-", "SWL-", "SWC-"]
            .iter()
            .any(|p| word.starts_with(p))
            && rest.contains('.')
    };
    words.filter(is_id).map(str::to_owned).collect()
}

#[test]
fn both_languages_have_every_rule_in_order() {
    let rules = SevenWonders::INFO.rules;
    let (en, de) = (in_order(rules.en), in_order(rules.de));
    assert_eq!(en, de);
    assert_eq!(en.len(), 186 + 167);
    assert_eq!(rule_ids(rules.en).len(), 186 + 167, "no id twice");
}

#[test]
fn a_rule_only_names_rules_that_exist() {
    let rules = SevenWonders::INFO.rules;
    for text in [rules.en, rules.de] {
        let ids = rule_ids(text);
        for name in named(text) {
            assert!(ids.contains(name.as_str()), "{name}");
        }
    }
}
