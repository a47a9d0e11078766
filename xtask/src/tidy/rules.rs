//! Rule ids: what code cites must stand in the rule texts of both languages.

use std::collections::BTreeSet;

use super::{files::File, games};

pub(super) fn check(files: &[File], faults: &mut Vec<String>) {
    let mut known = BTreeSet::new();
    let mut prefixes = BTreeSet::new();
    for game in games::names(files) {
        let [en, de] = ["en", "de"].map(|lang| games::rules(files, game, lang));
        prefixes.extend(games::prefixes(files, game));
        if en.is_empty() || en != de {
            let odd = en
                .iter()
                .zip(&de)
                .find(|(a, b)| a != b)
                .map_or_else(String::new, |(a, b)| format!(": {a} and {b}"));
            faults.push(format!(
                "{game}/rules: English and German do not have the same rules in the same order{odd}"
            ));
        }
        known.extend(en);
    }
    for file in files.iter().filter(|file| cites_rules(file)) {
        for id in cited(&file.text, &prefixes) {
            if !known.contains(id.as_str()) {
                faults.push(format!(
                    "{}: cites {id}, which the rule texts do not have",
                    file.path
                ));
            }
        }
    }
}

/// Code and words; a test may ask for a rule that does not exist.
fn cites_rules(file: &File) -> bool {
    let endings = [".rs", ".ts", ".svelte", ".ftl"];
    endings.iter().any(|ending| file.is(ending)) && !file.path.contains("/tests/")
}

/// The rule ids in a text. `BAB-4` alone names a section.
fn cited(text: &str, prefixes: &BTreeSet<&str>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for prefix in prefixes {
        for (place, _) in text.match_indices(&format!("{prefix}-")) {
            let rest = &text[place + prefix.len() + 1..];
            let end = rest
                .find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-'))
                .unwrap_or(rest.len());
            let tail = rest[..end].trim_end_matches(['.', '-']);
            let numbered = tail.contains('.') && tail.starts_with(|c: char| c.is_ascii_digit());
            let example = tail.starts_with('X') || tail.starts_with("EX-");
            if (numbered || example) && tail.chars().any(|c| c.is_ascii_digit()) {
                ids.insert(format!("{prefix}-{tail}"));
            }
        }
    }
    ids
}
