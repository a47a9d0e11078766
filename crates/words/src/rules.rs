//! The numbered rules of a game, as players read them.
//!
//! The files are Markdown with one rule per line:
//!
//! ```
//! let rules = ziggurat_words::rules::Rules::parse(
//!     "# Babylonia\n\nTwo sentences.\n\n## 4 The turn\n\n- **BAB-4.2** Nobody may pass.\n",
//! );
//! let rule = rules.get("BAB-4.2").unwrap();
//! assert_eq!(rule.section, "4 The turn");
//! assert_eq!(rule.text, "Nobody may pass.");
//! ```

use std::slice;

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id, for example `BAB-5.3`.
    pub id: String,
    /// The heading above it, for example `5 Placing a token`.
    pub section: String,
    /// Its text, as Markdown: one line, then the lines of its table or list if it has one.
    pub text: String,
}

/// The rules of a game in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    title: String,
    intro: String,
    rules: Vec<Rule>,
}

impl Rules {
    /// Reads a file of rules. Lines that are not part of a heading or a rule are skipped.
    #[must_use]
    pub fn parse(markdown: &str) -> Self {
        let mut rules = Self::default();
        let mut section = "";
        let mut in_rule = false;
        for line in markdown.lines() {
            if let Some(heading) = line.strip_prefix("##") {
                section = heading.trim_start_matches('#').trim();
                in_rule = false;
            } else if let Some(title) = line.strip_prefix("# ") {
                rules.title = title.trim().to_owned();
            } else if let Some((id, text)) = rule_line(line) {
                rules.rules.push(Rule {
                    id: id.to_owned(),
                    section: section.to_owned(),
                    text: text.to_owned(),
                });
                in_rule = true;
            } else if in_rule {
                in_rule = rules.continue_rule(line);
            } else if section.is_empty() && !line.trim().is_empty() {
                rules.continue_intro(line.trim());
            }
        }
        rules
    }

    /// The name of the game.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The sentences before the first section.
    #[must_use]
    pub fn intro(&self) -> &str {
        &self.intro
    }

    /// The rule with this id, in upper or lower case.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|r| r.id.eq_ignore_ascii_case(id))
    }

    /// All rules in order.
    pub fn iter(&self) -> slice::Iter<'_, Rule> {
        self.rules.iter()
    }

    /// The headings in order.
    pub fn sections(&self) -> impl Iterator<Item = &str> {
        let new = self.rules.chunk_by(|a, b| a.section == b.section);
        new.filter_map(|rules| rules.first())
            .map(|rule| rule.section.as_str())
    }

    /// The rules that contain all of the words, in their id, heading or text, in upper or lower case.
    /// A rule whose id was asked for comes first.
    #[must_use]
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<&Rule> = self.iter().filter(|rule| rule.has(&words)).collect();
        found.sort_by_key(|rule| !words.contains(&rule.id.to_lowercase()));
        found
    }

    /// Adds an indented line to the last rule, and says whether the rule goes on.
    fn continue_rule(&mut self, line: &str) -> bool {
        if line.trim().is_empty() {
            return true;
        }
        match self.rules.last_mut() {
            Some(rule) if line.starts_with([' ', '\t']) => {
                rule.text.push('\n');
                rule.text.push_str(line.trim_end());
                true
            }
            _ => false,
        }
    }

    fn continue_intro(&mut self, line: &str) {
        if !self.intro.is_empty() {
            self.intro.push(' ');
        }
        self.intro.push_str(line);
    }
}

impl<'a> IntoIterator for &'a Rules {
    type Item = &'a Rule;
    type IntoIter = slice::Iter<'a, Rule>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Rule {
    fn has(&self, lowercase_words: &[String]) -> bool {
        let all = format!("{} {} {}", self.id, self.section, self.text).to_lowercase();
        lowercase_words.iter().all(|word| all.contains(word))
    }
}

/// Takes `- **BAB-4.2** Nobody may pass.` apart.
fn rule_line(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then(|| (id, text.trim()))
}

/// Whether this is the id of a rule: three capital letters for the game or a part of it, then the
/// number, as in `BAB-5.3`, `BAB-X1b` or `TOB-EX-2`.
fn is_id(id: &str) -> bool {
    let Some((prefix, number)) = id.split_once('-') else {
        return false;
    };
    let in_number = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
    prefix.len() == 3
        && prefix.chars().all(|c| c.is_ascii_uppercase())
        && number.ends_with(|c: char| c.is_ascii_alphanumeric())
        && number.contains(|c: char| c.is_ascii_digit())
        && number.chars().all(in_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
# Sample

One sentence.
Another one.

## 1 Parts

- **BAB-1.1** Thirty tokens. Twelve are Farmers.
- **BAB-1.2** Tiles, see BAB-1.1:

  | tile | number |
  | ---- | ------ |

A paragraph between.
- **bold** is not a rule.

## 2 Examples
- **BAB-X1b** Farmers in a field.
- **TOB-EX-2** Straßen und Äcker.
";

    #[test]
    fn rules_are_read_in_order_with_their_sections() {
        let rules = Rules::parse(SAMPLE);
        let ids: Vec<_> = rules.iter().map(|r| r.id.as_str()).collect();
        assert_eq!(ids, ["BAB-1.1", "BAB-1.2", "BAB-X1b", "TOB-EX-2"]);
        let sections: Vec<_> = rules.sections().collect();
        assert_eq!(sections, ["1 Parts", "2 Examples"]);
        assert_eq!(rules.title(), "Sample");
        assert_eq!(rules.intro(), "One sentence. Another one.");
    }

    #[test]
    fn a_rule_keeps_its_table_and_nothing_else() {
        let rules = Rules::parse(SAMPLE);
        let text = &rules.get("bab-1.2").unwrap().text;
        assert_eq!(
            text,
            "Tiles, see BAB-1.1:\n  | tile | number |\n  | ---- | ------ |"
        );
        assert_eq!(
            rules.get("BAB-1.1").unwrap().text,
            "Thirty tokens. Twelve are Farmers."
        );
        assert_eq!(rules.get("BAB-1.3"), None);
    }

    #[test]
    fn search_needs_all_words_and_puts_a_number_first() {
        let rules = Rules::parse(SAMPLE);
        let ids = |words| -> Vec<_> {
            let found = rules.search(words).into_iter();
            found.map(|r| r.id.as_str()).collect()
        };
        assert_eq!(ids("farmers"), ["BAB-1.1", "BAB-X1b"]);
        assert_eq!(ids("FARMERS field"), ["BAB-X1b"]);
        assert_eq!(ids("äcker"), ["TOB-EX-2"]);
        assert_eq!(ids("bab-1.2"), ["BAB-1.2"]);
        assert_eq!(ids("bab-1.1"), ["BAB-1.1", "BAB-1.2"]);
        assert_eq!(ids("  "), [""; 0]);
        assert_eq!(ids("nowhere"), [""; 0]);
    }

    #[test]
    fn ids_of_all_games_are_recognised() {
        for id in [
            "BAB-5.3", "BAB-X1b", "TOB-EX-2", "SWB-1.1", "TOB-EX-3", "SWT-1.1", "SWP-2.2",
            "SWL-3.1", "SWC-10.1", "BYL-X1", "BYP-X2", "BAT-1.1", "BAB-4.10",
        ] {
            assert!(is_id(id), "{id}");
        }
        for word in [
            "free", "BAB", "BAB-", "BAB-5.", "bab-5.3", "BAB-X", "BAB-5 3",
        ] {
            assert!(!is_id(word), "{word}");
        }
    }
}
