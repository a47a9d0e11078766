//! How actions can be typed, in the language of the page.

use ziggurat_shelf::battalia::Action;

use super::numbers::said;
use crate::{Page, typing::main_word};

/// Verbs, each with the message that shows how it is used.
pub(super) const VERBS: &[(&str, &str)] = &[
    ("faction", "term-bat-how-faction"),
    ("start", "term-bat-how-square"),
    ("keep", "term-bat-how-alone"),
    ("mulligan", "term-bat-how-alone"),
    ("cohort", "term-bat-how-cohort"),
    ("recruit", "term-bat-how-kind"),
    ("create", "term-bat-how-kind"),
    ("build", "term-bat-how-build"),
    ("upgrade", "term-bat-how-square"),
    ("amulet", "term-bat-how-card"),
    ("title", "term-bat-how-card"),
    ("scroll", "term-bat-how-scroll"),
    ("pitch", "term-bat-how-card"),
    ("strike", "term-bat-how-number"),
    ("hide", "term-bat-how-card"),
    ("hire", "term-bat-how-hero"),
    ("walk", "term-bat-how-hero"),
    ("ride", "term-bat-how-hero"),
    ("roam", "term-bat-how-hero"),
    ("fly", "term-bat-how-hero"),
    ("horn", "term-bat-how-alone"),
    ("occupy", "term-bat-how-square"),
    ("attack", "term-bat-how-attack"),
    ("end", "term-bat-how-alone"),
    ("pay", "term-bat-how-card"),
    ("place", "term-bat-how-place"),
    ("take", "term-bat-how-take"),
    ("station", "term-bat-how-card"),
    ("conceal", "term-bat-how-card"),
    ("fetch", "term-bat-how-card"),
    ("done", "term-bat-how-alone"),
    ("drop", "term-bat-how-card"),
    ("declare", "term-bat-how-card"),
    ("claim", "term-bat-how-card"),
    ("surrender", "term-bat-how-alone"),
    ("retreat", "term-bat-how-retreat"),
    ("fight", "term-bat-how-fight"),
    ("lay", "term-bat-how-card"),
    ("join", "term-bat-how-join"),
    ("complete", "term-bat-how-alone"),
    ("pass", "term-bat-how-alone"),
];

/// Names of factions, cards and shapes.
pub(super) const NAMES: &[&str] = &[
    "barfolk",
    "islanders",
    "emberians",
    "cloudborn",
    "supply",
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
    "hammer",
    "blade",
    "shield",
    "wings",
    "horn",
    "joker",
    "straight",
    "curve",
    "tee",
    "cross",
    "one",
    "two_opposite",
    "two_adjacent",
    "three",
    "four",
];

/// Small words between them.
pub(super) const SMALL: &[&str] = &[
    "great", "show", "with", "top", "itself", "row", "as", "ambush", "alone", "city", "hero",
    "neutral", "ruins",
];

/// How an action can be typed.
pub(super) fn notation(action: &Action, page: &Page) -> String {
    let text = action.to_string();
    let words: Vec<&str> = text.split(' ').collect();
    let words = said(&words).into_iter().map(|word| typed(&word, page));
    words.collect::<Vec<String>>().join(" ")
}

/// One word of the engine as people type it.
fn typed(word: &str, page: &Page) -> String {
    if let Some(word) = known(word, page) {
        return word;
    }
    let parts = |sign: char| -> String {
        let parts: Vec<String> = word.split(sign).map(|part| typed(part, page)).collect();
        parts.join(&sign.to_string())
    };
    match (word.contains(','), word.contains('_')) {
        (true, _) => parts(','),
        (false, true) => parts('_'),
        (false, false) => word.to_owned(),
    }
}

fn known(word: &str, page: &Page) -> Option<String> {
    let verb = VERBS.iter().map(|(id, _)| *id).find(|id| *id == word);
    let id = verb.or_else(|| NAMES.iter().chain(SMALL).copied().find(|id| *id == word))?;
    Some(main_word(page.lang, &format!("term-bat-word-{id}")))
}
