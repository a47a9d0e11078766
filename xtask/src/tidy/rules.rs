//! Rule ids: what code cites must stand in the rule texts of both languages.

use std::collections::BTreeSet;

use super::files::File;

/// What rule ids begin with, and the crate of the game.
const GAMES: [(&str, &str); 10] = [
    ("BAB", "babylonia"),
    ("TOB", "tower_of_babel"),
    ("SWB", "seven_wonders"),
    ("SWT", "seven_wonders"),
    ("SWP", "seven_wonders"),
    ("SWL", "seven_wonders"),
    ("SWC", "seven_wonders"),
    ("BYL", "babylon"),
    ("BYP", "babylon"),
    ("BAT", "battalia"),
];

pub(super) fn check(files: &[File], faults: &mut Vec<String>) {
    let mut known = BTreeSet::new();
    for folder in games(files) {
        let [en, de] =
            ["en", "de"].map(|lang| defined(files, &format!("{folder}/rules/{lang}.md")));
        if en.is_empty() || en != de {
            let odd = en
                .iter()
                .zip(&de)
                .find(|(a, b)| a != b)
                .map_or_else(String::new, |(a, b)| format!(": {a} and {b}"));
            faults.push(format!("{folder}/rules: English and German do not have the same rules in the same order{odd}"));
        }
        known.extend(en);
    }
    for file in files.iter().filter(|file| cites_rules(file)) {
        for id in cited(&file.text) {
            let there = known.iter().any(|rule: &String| rule[..4] == id[..4]);
            if there && !known.contains(&id) {
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

/// The folders of the games that are there.
fn games(files: &[File]) -> BTreeSet<String> {
    let folders = GAMES.iter().map(|(_, name)| format!("crates/games/{name}"));
    folders
        .filter(|folder| {
            files
                .iter()
                .any(|file| file.path == format!("{folder}/Cargo.toml"))
        })
        .collect()
}

/// The ids that a rule text defines, in order.
fn defined(files: &[File], path: &str) -> Vec<String> {
    let text = files
        .iter()
        .find(|file| file.path == path)
        .map_or("", |file| &file.text);
    let ids = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("- **")?.split("**").next());
    ids.map(str::to_owned).collect()
}

/// The rule ids in a text. `BAB-4` alone names a section.
fn cited(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (prefix, _) in GAMES {
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
