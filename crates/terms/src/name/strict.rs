//! Names that strangers see.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::{
    GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection,
    confusable_detection::skeleton,
};
use unicode_segmentation::UnicodeSegmentation;

use super::{BadName, Name};

/// How many marks may stand on one letter, as UTS 39 advises.
const MARKS: usize = 4;

/// What can be made of a text that is not a name, the best first.
pub(super) fn mend(text: &str) -> [String; 2] {
    let allowed = text.nfkc().map(|c| if c.is_whitespace() { ' ' } else { c });
    let clean: String = allowed.filter(|&c| is_allowed(c)).take(256).collect();
    let short: String = clean.trim().graphemes(true).take(Name::LONGEST).collect();
    let ascii = short.chars().filter(char::is_ascii).collect();
    [short, ascii]
}

impl Name {
    /// Whether people could take one for the other.
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        let [a, b] = [&self.0, &other.0];
        // Capitals resemble other letters than lower-case ones do, so both are compared.
        shape(a) == shape(b) || shape(&a.to_lowercase()) == shape(&b.to_lowercase())
    }

    /// The name with a number, for the second, third … of that name.
    #[must_use]
    pub fn numbered(&self, number: usize) -> Self {
        let number = format!(" {number}");
        let room = Self::LONGEST.saturating_sub(number.len());
        let bytes = Self::MOST_BYTES.saturating_sub(number.len());
        let mut text = String::new();
        for letter in self.0.graphemes(true).take(room) {
            if text.len() + letter.len() <= bytes {
                text.push_str(letter);
            }
        }
        Self((text.trim_end().to_owned() + &number).into())
    }

    /// This name, or the first one with a number that cannot be taken for one of the others.
    #[must_use]
    pub fn among(&self, others: &[Self]) -> Self {
        let free = |name: &Self| !others.iter().any(|other| other.looks_like(name));
        let numbered = (2..others.len() + 3).map(|number| self.numbered(number));
        let mut names = std::iter::once(self.clone()).chain(numbered);
        names.find(free).unwrap_or_else(|| self.clone())
    }
}

/// What the eye sees of a name: letters and digits, each as the simplest that looks like it.
fn shape(text: &str) -> String {
    let seen = text.chars().filter(|c| c.is_alphanumeric());
    let seen: String = seen.collect();
    skeleton(&seen).collect()
}

/// Whether a character can be part of a name.
fn is_allowed(c: char) -> bool {
    c == ' ' || c.is_ascii_punctuation() || c.identifier_allowed()
}

/// Whether a character cannot be seen, or changes how others are seen.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether too many marks, or the same twice, stand on one letter.
fn heaps_marks(text: &str) -> bool {
    let mut row: Vec<char> = Vec::new();
    text.nfd().any(|c| {
        if !is_combining_mark(c) {
            row.clear();
            return false;
        }
        let doubled = row.last() == Some(&c);
        row.push(c);
        doubled || row.len() > MARKS
    })
}

/// The text as a name.
pub(super) fn clean(text: &str) -> Result<String, BadName> {
    // Nothing huge is even looked at.
    if text.len() > 16 * Name::LONGEST {
        return Err(BadName::TooLong);
    }
    if text.chars().any(|c| is_invisible(c) && !c.is_whitespace()) {
        return Err(BadName::Invisible);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    // Phones write a typographic apostrophe where people mean the plain one.
    let line: String = words.join(" ").replace('’', "'").nfc().collect();
    if !line.chars().any(char::is_alphanumeric) {
        let shown = line.chars().any(|c| !is_allowed(c));
        return Err(if shown {
            BadName::Character
        } else {
            BadName::Empty
        });
    }
    if line.graphemes(true).count() > Name::LONGEST || line.len() > Name::MOST_BYTES {
        return Err(BadName::TooLong);
    }
    if line.chars().any(|c| !is_allowed(c)) {
        return Err(BadName::Character);
    }
    if heaps_marks(&line) {
        return Err(BadName::Marks);
    }
    let letters: String = line
        .chars()
        .filter(|c| *c != ' ' && !c.is_ascii_punctuation())
        .collect();
    if !letters.check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return Err(BadName::Scripts);
    }
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::{super::NOBODY, *};

    fn name(text: &str) -> Name {
        text.parse().unwrap()
    }

    #[test]
    fn names_of_all_the_world_are_names() {
        for text in [
            "Anna",
            "Zoë",
            "O'Neill",
            "Jean-Luc P.",
            "Łukasz_7",
            "Đặng Thị Mỹ",
            "Ελένη",
            "Наташа",
            "יעל",
            "محمد",
            "अनुष्का",
            "さくら",
            "王小明",
            "김민수",
            "R2D2 (mostly)",
            "Anna & Bert!",
            "2",
        ] {
            assert_eq!(text.parse::<Name>().as_ref().map(Name::as_str), Ok(text));
        }
    }

    #[test]
    fn names_are_tidied() {
        assert_eq!(name("  Anna \t Maria ").as_str(), "Anna Maria");
        assert_eq!(name("Zoe\u{308}").as_str(), "Zoë");
        assert_eq!(name("O’Neill").as_str(), "O'Neill");
        assert_eq!(name(&"ä".repeat(24)).as_str().chars().count(), 24);
    }

    #[test]
    fn what_deceives_the_eye_is_refused() {
        let long = "x".repeat(25);
        let huge = "x".repeat(500_000);
        let heap = format!("q{}", "\u{301}\u{302}".repeat(3));
        let cases = [
            ("", BadName::Empty),
            (" \t ", BadName::Empty),
            ("...", BadName::Empty),
            (long.as_str(), BadName::TooLong),
            (huge.as_str(), BadName::TooLong),
            ("a\u{202E}b", BadName::Invisible),
            ("\u{200B}", BadName::Invisible),
            ("\u{3164}", BadName::Invisible),
            ("An\u{AD}na", BadName::Invisible),
            ("An\u{200D}na", BadName::Invisible),
            ("Anna\u{E0061}", BadName::Invisible),
            ("bell\u{7}", BadName::Invisible),
            ("🎲", BadName::Character),
            ("Anna🎲", BadName::Character),
            ("𝓐nna", BadName::Character),
            ("Ａnna", BadName::Character),
            // A Cyrillic а, a Greek Α.
            ("Annа", BadName::Scripts),
            ("Αnna", BadName::Scripts),
            (heap.as_str(), BadName::Marks),
            ("q\u{301}\u{301}", BadName::Marks),
        ];
        for (text, fault) in cases {
            assert_eq!(text.parse::<Name>(), Err(fault), "{text:.40}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_told_apart() {
        let alike = [
            ("Anna", "anna"),
            ("Anna", "Anna."),
            ("Paul", "PauI"),
            ("modern", "modem"),
            ("Ace", "Асе"),
            ("Oleg", "0leg"),
        ];
        for (a, b) in alike {
            assert!(name(a).looks_like(&name(b)), "{a} {b}");
            assert!(name(b).looks_like(&name(a)), "{b} {a}");
        }
        for (a, b) in [("Anna", "Anne"), ("Anna", "Anna 2"), ("Max", "Maх2")] {
            assert!(!b.parse().is_ok_and(|b| name(a).looks_like(&b)), "{a} {b}");
        }
    }

    #[test]
    fn the_second_of_a_name_gets_a_number() {
        let mut taken = vec![];
        for expected in ["Anna", "Anna 2", "Anna 3"] {
            let next = name("Anna").among(&taken);
            assert_eq!(next.as_str(), expected);
            taken.push(next);
        }
        let long = name(&"x".repeat(24));
        let second = long.among(std::slice::from_ref(&long));
        assert_eq!(second.as_str(), format!("{} 2", "x".repeat(22)));
        assert_eq!(second.as_str().parse(), Ok(second));
    }

    #[test]
    fn old_names_stay_readable_and_become_names() {
        for (old, now) in [
            ("Anna", "Anna"),
            ("Anna 🎲", "Anna"),
            ("A\u{200D}nna", "Anna"),
            ("Ａnna", "Anna"),
            ("Annа", "Ann"),
            ("🎲🎲", NOBODY),
            ("\u{3164}", NOBODY),
        ] {
            let mended = Name::mend(old);
            assert_eq!(mended.as_str(), now, "{old}");
            assert_eq!(mended.as_str().parse(), Ok(mended));
        }
        assert_eq!(Name::mend(&"ж".repeat(500_000)).as_str(), "ж".repeat(24));
    }
}
