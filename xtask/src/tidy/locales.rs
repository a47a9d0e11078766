//! Words: both languages complete, and every message that code asks for is there.

use std::collections::BTreeSet;

use super::files::File;

pub(super) fn check(files: &[File], faults: &mut Vec<String>) {
    let english = files
        .iter()
        .filter(|file| file.path.starts_with("locales/en/"));
    let mut all = BTreeSet::new();
    for file in english {
        let path = file.path.replace("locales/en/", "locales/de/");
        let german = files
            .iter()
            .find(|other| other.path == path)
            .map_or("", |other| &other.text);
        let (en, de) = (keys(&file.text), keys(german));
        en.symmetric_difference(&de)
            .for_each(|key| faults.push(format!("{path}: {key} stands in one language only")));
        all.extend(en);
    }
    for file in files
        .iter()
        .filter(|file| file.path.starts_with("locales/de/"))
    {
        let path = file.path.replace("locales/de/", "locales/en/");
        if !files.iter().any(|other| other.path == path) {
            faults.push(format!(
                "{}: there is no English file of this name",
                file.path
            ));
        }
    }
    asked_for(files, &all, faults);
}

/// The messages of a Fluent file.
fn keys(text: &str) -> BTreeSet<String> {
    let entry = |line: &str| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        let fits =
            key.starts_with(|c: char| c.is_ascii_alphabetic()) && key.chars().all(is_key_char);
        fits.then(|| key.to_owned())
    };
    text.lines().filter_map(entry).collect()
}

fn is_key_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// Texts in Rust code that look like a message key of a family we have must be one.
fn asked_for(files: &[File], all: &BTreeSet<String>, faults: &mut Vec<String>) {
    let family = |key: &str| key.splitn(3, '-').take(2).collect::<Vec<_>>().join("-");
    let families: BTreeSet<String> = all
        .iter()
        .filter(|key| key.matches('-').count() >= 2)
        .map(|key| family(key))
        .collect();
    for file in files.iter().filter(|file| {
        file.is(".rs") && file.path.contains("/src/") && !file.path.starts_with("xtask")
    }) {
        for literal in file.text.split('"').skip(1).step_by(2) {
            let is_key = literal.matches('-').count() >= 2 && literal.chars().all(is_key_char);
            if is_key
                && families.contains(&family(literal))
                && !all.contains(literal)
                && !literal.ends_with('-')
            {
                faults.push(format!(
                    "{}: asks for the message {literal}, which no locale file has",
                    file.path
                ));
            }
        }
    }
}
