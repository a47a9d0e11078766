//! The messages of one language, read once.

use std::{collections::HashMap, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use crate::{Lang, files::FILES};

/// A message: its key and the variables in its value, each once and in order.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) key: &'static str,
    pub(crate) variables: Vec<&'static str>,
}

/// All messages of a language.
pub(crate) struct Catalog {
    bundle: FluentBundle<FluentResource>,
    messages: Vec<Message>,
    places: HashMap<&'static str, usize>,
}

impl Catalog {
    /// The messages of a language, parsed on first use.
    pub(crate) fn of(lang: Lang) -> &'static Self {
        static CATALOGS: [OnceLock<Catalog>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        CATALOGS[lang as usize].get_or_init(|| {
            let sources: Vec<_> = FILES.iter().map(|file| file.source(lang)).collect();
            Self::read(lang, &sources)
        })
    }

    fn read(lang: Lang, sources: &[&'static str]) -> Self {
        let mut bundle =
            FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        for source in sources {
            // A test keeps the files free of errors, so at run time the messages that parse are enough.
            let resource = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(good, _)| good));
        }
        let messages: Vec<_> = sources.iter().flat_map(|source| scan(source)).collect();
        let places = messages.iter().enumerate().map(|(i, m)| (m.key, i));
        Self {
            bundle,
            places: places.collect(),
            messages,
        }
    }

    /// All messages, in file order.
    pub(crate) fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// The variables of a message.
    pub(crate) fn variables(&self, key: &str) -> &[&'static str] {
        let place = self.places.get(key);
        place.map_or(&[], |&place| &self.messages[place].variables)
    }

    /// A message in words; a missing key stands for itself.
    pub(crate) fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let words = self.bundle.format_pattern(pattern, args, &mut Vec::new());
        words.into_owned()
    }

    /// A form of a word, for `count` of the things; a word without this form is used as it is.
    pub(crate) fn form(&self, key: &str, attribute: &str, count: usize) -> String {
        let message = self.bundle.get_message(key);
        let Some(form) = message.and_then(|message| message.get_attribute(attribute)) else {
            let word = self.format(key, None);
            return if count == 1 {
                word
            } else {
                format!("{count} × {word}")
            };
        };
        let args = FluentArgs::from_iter([("count", count)]);
        let words = self
            .bundle
            .format_pattern(form.value(), Some(&args), &mut Vec::new());
        words.into_owned()
    }
}

/// Finds the messages in a file. Fluent does not expose its syntax tree, but keys and variables are
/// easy to find: a key begins a line, an attribute begins an indented line with a dot.
fn scan(source: &'static str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    let mut in_value = false;
    for line in source.lines() {
        let begins_message = line.starts_with(|c: char| c.is_ascii_alphabetic());
        match line.split_once('=') {
            Some((key, _)) if begins_message => {
                messages.push(Message {
                    key: key.trim_end(),
                    variables: Vec::new(),
                });
                in_value = true;
            }
            _ if line.starts_with(['#', '-']) || line.trim_start().starts_with('.') => {
                in_value = false;
            }
            _ => {}
        }
        if let Some(message) = messages.last_mut().filter(|_| in_value) {
            collect_variables(line, &mut message.variables);
        }
    }
    messages
}

fn collect_variables(line: &'static str, variables: &mut Vec<&'static str>) {
    for rest in line.split('$').skip(1) {
        let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-');
        let name = rest.split(ends).next().unwrap_or(rest);
        if !name.is_empty() && !variables.contains(&name) {
            variables.push(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const SAMPLE: &str = "# A comment = with $nothing\n\
        first = { $seat } takes { $token-a }: { $seat }\n    \
            .form = { $count } things\n\
        -term = { $other }\n\
        second =\n    { $points ->\n        [one] one\n       *[other] { $points }\n    }\n\n\
        third = plain = text\n";

    #[test]
    fn scanning_finds_keys_and_the_variables_of_values() {
        let found: Vec<_> = scan(SAMPLE)
            .into_iter()
            .map(|m| (m.key, m.variables))
            .collect();
        let expected = [
            ("first", vec!["seat", "token-a"]),
            ("second", vec!["points"]),
            ("third", vec![]),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn every_file_is_valid_fluent() {
        for lang in Lang::ALL {
            for file in FILES {
                let read = FluentResource::try_new(file.source(lang).to_owned());
                let errors = read.err().map(|(_, errors)| errors);
                assert_eq!(errors, None, "{lang}/{}", file.name);
            }
        }
    }

    #[test]
    fn every_key_is_defined_once_and_has_words() {
        for lang in Lang::ALL {
            let catalog = Catalog::of(lang);
            let mut seen = BTreeSet::new();
            for message in catalog.messages() {
                assert!(seen.insert(message.key), "{lang}: {} twice", message.key);
                let found = catalog.bundle.get_message(message.key);
                assert!(
                    found.is_some_and(|m| m.value().is_some()),
                    "{lang}: {} has no words",
                    message.key
                );
            }
        }
    }

    #[test]
    fn all_languages_have_the_same_keys_in_the_same_order() {
        let [en, de] = Lang::ALL.map(|lang| {
            let messages = Catalog::of(lang).messages();
            messages.iter().map(|m| m.key).collect::<Vec<_>>()
        });
        for (en, de) in en.iter().zip(&de) {
            assert_eq!(en, de);
        }
        assert_eq!(en.len(), de.len());
    }

    #[test]
    fn a_message_uses_the_same_values_in_all_languages() {
        // `$token-acc` is a form of `$token`; languages need different forms.
        let values = |lang, key| -> BTreeSet<_> {
            let variables = Catalog::of(lang).variables(key).iter();
            variables.filter_map(|v| v.split('-').next()).collect()
        };
        for message in Catalog::of(Lang::En).messages() {
            let [en, de] = Lang::ALL.map(|lang| values(lang, message.key));
            assert_eq!(en, de, "{}", message.key);
        }
    }
}
