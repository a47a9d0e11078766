//! What a lesson says.

use ziggurat_words::{Lang, Value, keys, text_with, variables};

use crate::Fault;

/// A text of more characters is not read on a phone.
const LONGEST: usize = 240;

const LANGS: [Lang; 2] = [Lang::En, Lang::De];

/// The names that a text can use.
const SEATS: [&str; 8] = [
    "seat0", "seat1", "seat2", "seat3", "seat4", "seat5", "seat6", "seat7",
];

/// What is wrong with these texts.
pub(super) fn faults<'a>(said: impl IntoIterator<Item = &'a str>) -> Vec<Fault> {
    let said: Vec<_> = said.into_iter().collect();
    LANGS
        .iter()
        .flat_map(|&lang| said.iter().filter_map(move |key| fault(lang, key)))
        .collect()
}

fn fault(lang: Lang, key: &str) -> Option<Fault> {
    if !keys(lang).any(|known| known == key) {
        return Some(Fault::new(format!("{lang:?} has no words for {key:?}")));
    }
    let strange = variables(lang, key)
        .iter()
        .find(|name| !SEATS.contains(name));
    if let Some(name) = strange {
        return Some(Fault::new(format!("{lang:?}: {key} has no value {name}")));
    }
    let values = SEATS.map(|seat| (seat, Value::from("Inanna")));
    let length = text_with(lang, key, &values).chars().count();
    (length > LONGEST).then(|| {
        Fault::new(format!(
            "{lang:?}: {key} has {length} characters; {LONGEST} are enough"
        ))
    })
}
