//! Words that people type. The locale files list them; words of all languages are understood.

use ziggurat_words::{Lang, text};

/// The words of a message that is a list: `undo, u`.
fn words(lang: Lang, key: &str) -> Vec<String> {
    let list = text(lang, key).to_lowercase();
    list.split(',').map(|word| word.trim().to_owned()).collect()
}

/// Whether the word is one of those listed in any language.
pub(crate) fn means(word: &str, key: &str) -> bool {
    let word = word.to_lowercase();
    Lang::ALL
        .into_iter()
        .any(|lang| words(lang, key).contains(&word))
}

/// The first of the words, for help texts.
pub(crate) fn main_word(lang: Lang, key: &str) -> String {
    words(lang, key).swap_remove(0)
}

/// A name as people type it: without capitals, blanks and punctuation.
pub(crate) fn bare(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}
