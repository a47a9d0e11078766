//! The numbered rules, for reading.

use ziggurat_engine::{GameInfo, Names};
use ziggurat_words::{
    Lang,
    rules::{Rule, Rules},
    text, text_with,
};

use crate::layout::wrap;

/// No rule matches a question; the text says so to the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoSuchRule(pub String);

/// The rules of a game in a language.
pub(crate) fn rules_of(rules: Names, lang: Lang) -> Rules {
    Rules::parse(match lang {
        Lang::En => rules.en,
        Lang::De => rules.de,
    })
}

/// What the rules say about a question: a rule by its number (`BAB-5.3` or `5.3`), a section by its
/// number (`5`), or all rules that contain some words. For an empty question, the list of sections.
///
/// # Errors
/// If no rule matches.
pub fn rules_text(
    info: &GameInfo,
    rules: Names,
    lang: Lang,
    question: &str,
) -> Result<String, NoSuchRule> {
    let rules = rules_of(rules, lang);
    let question = question.trim();
    if question.is_empty() {
        return Ok(contents(&rules, lang));
    }
    let found = find(&rules, info, question);
    if found.is_empty() {
        let values = [("question", question.into())];
        return Err(NoSuchRule(text_with(lang, "term-rules-none", &values)));
    }
    Ok(found.into_iter().map(rule_text).collect())
}

fn find<'a>(rules: &'a Rules, info: &GameInfo, question: &str) -> Vec<&'a Rule> {
    let with_prefix = info.rule_prefixes.iter().map(|p| format!("{p}-{question}"));
    let numbers: Vec<String> = with_prefix.chain([question.to_owned()]).collect();
    if let Some(rule) = numbers.iter().find_map(|number| rules.get(number)) {
        return vec![rule];
    }
    let in_section = |rule: &&Rule| rule.section.split(' ').next() == Some(question);
    let section: Vec<&Rule> = rules.iter().filter(in_section).collect();
    if section.is_empty() {
        rules.search(question)
    } else {
        section
    }
}

fn contents(rules: &Rules, lang: Lang) -> String {
    let mut out = format!("{}\n\n{}\n\n", rules.title(), wrap(rules.intro(), 0));
    for section in rules.sections() {
        out.push_str(&format!("  {section}\n"));
    }
    out.push_str(&format!("\n{}\n", wrap(&text(lang, "term-rules-how"), 0)));
    out
}

/// A rule with its number.
pub(crate) fn rule_text(rule: &Rule) -> String {
    let mut lines = rule.text.lines();
    let first = lines.next().unwrap_or_default();
    let mut out = wrap(&format!("{}  {first}", rule.id), 2);
    out.push('\n');
    for line in lines {
        out.push_str(&format!("  {}\n", line.trim()));
    }
    out
}
