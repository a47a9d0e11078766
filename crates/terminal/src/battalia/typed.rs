//! Reading actions that people type, in English or German.

use ziggurat_engine::Text;
use ziggurat_shelf::battalia::Action;

use super::{
    notation::{NAMES, SMALL, VERBS},
    numbers::meant,
};
use crate::typing::means;

/// Reads an action: `recruit chief`, `build curve`, `place c3 ne`, `pay barfolk chief`,
/// `scroll barfolk chief islanders`, `attack d4 ruins with A`, and so on.
pub(super) fn read(typed: &str) -> Option<Result<Action, Text>> {
    let words: Vec<&str> = typed
        .split([' ', '_', '\t'])
        .filter(|w| !w.is_empty())
        .collect();
    let (verb, rest) = words.split_first()?;
    let verb = VERBS.iter().find(|(id, _)| is(verb, id))?;
    let words = [vec![verb.0.to_owned()], ids(rest)].concat();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let notation = meant(&words).join(" ");
    let action = notation.parse().or_else(|_| {
        let filled = format!("{notation}{}", filled(verb.0));
        filled.parse::<Action>()
    });
    Some(action.map_err(|_| Text::new(verb.1)))
}

/// What may be left out at the end: by how many ranks, with which hero, and that one fights alone.
fn filled(verb: &str) -> &'static str {
    match verb {
        "title" => " 1",
        "fight" => " alone",
        "retreat" => " supply",
        "attack" => " with a",
        _ => "",
    }
}

fn is(word: &str, id: &str) -> bool {
    means(word, &format!("term-bat-word-{id}"))
}

/// The words as the engine writes them; a faction and the kind after it are one card.
fn ids(words: &[&str]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut faction = false;
    for word in words.iter().flat_map(|word| word.split(',')) {
        let known = NAMES.iter().chain(SMALL).find(|id| is(word, id));
        let id = known.map_or_else(|| word.to_lowercase(), |id| (*id).to_owned());
        let kind = KINDS.contains(&id.as_str());
        match out.last_mut().filter(|_| faction && kind) {
            Some(last) => last.push_str(&format!("_{id}")),
            None => out.push(id.clone()),
        }
        faction = FACTIONS.contains(&id.as_str());
    }
    listed(out)
}

const FACTIONS: [&str; 4] = ["barfolk", "islanders", "emberians", "cloudborn"];
const KINDS: [&str; 12] = [
    "tribesman",
    "chief",
    "priest",
    "lord",
    "tool",
    "weapon",
    "amulet",
    "title",
    "scroll",
    "tent",
    "horse",
    "joker",
];

/// Factions, seats and heroes that follow each other are one list.
fn listed(words: Vec<String>) -> Vec<String> {
    let alike = |a: &str, b: &str| {
        let number = |word: &str| word.parse::<u8>().is_ok() || ["a", "b"].contains(&word);
        let faction = |word: &str| FACTIONS.contains(&word);
        faction(a) && faction(b) || number(a) && number(b)
    };
    let mut foe = false;
    let mut out: Vec<String> = Vec::new();
    for word in words {
        let last = out.last().and_then(|last| last.rsplit(',').next());
        foe = word == "hero" || foe && word != "with";
        let joins = !foe && last.is_some_and(|last| alike(last, &word));
        match out.last_mut().filter(|_| joins) {
            Some(last) => last.push_str(&format!(",{word}")),
            None => out.push(word),
        }
    }
    out
}
