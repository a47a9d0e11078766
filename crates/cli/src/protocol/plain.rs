//! Reading JSON so that whatever is wrong is said plainly: where it is, what was found, and what
//! would be right.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// The longest piece of a request that a message repeats, in characters.
const QUOTED: usize = 60;

/// Reads a value that a request calls `name`.
pub(super) fn read<T: DeserializeOwned>(name: &str, value: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let place = join(name, &error.path().to_string());
        explain(&place, &error.inner().to_string())
    })
}

/// `position` and `stands[0]` become `position.stands[0]`; a dot alone is the value itself.
fn join(name: &str, path: &str) -> String {
    let name = shorten(name);
    match path {
        "" | "." => name,
        path if name.is_empty() => shorten(path),
        path if path.starts_with('[') => format!("{name}{}", shorten(path)),
        path => format!("{name}.{}", shorten(path)),
    }
}

/// The message of the reader in plain words.
fn explain(place: &str, message: &str) -> String {
    let at = match place {
        "" => String::new(),
        place => format!("`{place}`"),
    };
    for start in ["invalid type: ", "invalid value: ", "invalid length "] {
        let parts = message
            .strip_prefix(start)
            .and_then(|rest| rest.rsplit_once(", expected "));
        if let Some((found, wanted)) = parts {
            let subject = if at.is_empty() { "the request" } else { &at };
            return format!(
                "{subject} is {}, but must be {}",
                found_as(found),
                right(wanted)
            );
        }
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        return format!("`{}` is missing", join(place, field.trim_matches('`')));
    }
    if let Some((name, known)) = unknown(message, "unknown field ") {
        let known = listed(known, "there are none", "there are ");
        return match place.rsplit_once('.') {
            Some((parent, _)) => format!("`{parent}` has no field {name}; {known}"),
            None => format!("there is no field {name}; {known}"),
        };
    }
    if let Some((name, known)) = unknown(message, "unknown variant ") {
        let known = listed(known, "nothing is", "possible are ");
        return match at.as_str() {
            "" => format!("{name} is not possible; {known}"),
            at => format!("{at}: {name} is not possible here; {known}"),
        };
    }
    if message.starts_with("data did not match any variant") {
        let subject = if at.is_empty() { "this" } else { &at };
        return format!("{subject} has none of the forms that it can have; `schema` shows them");
    }
    match at.as_str() {
        "" => message.to_owned(),
        at => format!("{at}: {message}"),
    }
}

/// The name that is unknown and those that are known, from a message that begins like this.
fn unknown<'a>(message: &'a str, start: &str) -> Option<(String, &'a str)> {
    let rest = message.strip_prefix(start)?;
    let (name, known) = rest
        .rsplit_once(", expected ")
        .or_else(|| rest.rsplit_once(", there are no "))?;
    Some((format!("`{}`", shorten(name.trim_matches('`'))), known))
}

/// Known names, as the reader lists them: "one of `a`, `b`", "`a` or `b`", "`a`".
fn listed(known: &str, none: &str, some: &str) -> String {
    let names: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    match names.as_slice() {
        [] => none.to_owned(),
        names => format!("{some}`{}`", names.join("`, `")),
    }
}

/// What was found, in words.
fn found_as(found: &str) -> String {
    let quoted = || {
        shorten(
            found
                .split_once('`')
                .map_or("", |(_, rest)| rest.trim_end_matches('`')),
        )
    };
    match found {
        "sequence" => "a list".to_owned(),
        "map" => "an object".to_owned(),
        "null" | "unit value" | "Option value" => "null".to_owned(),
        _ if found.starts_with("string ") => {
            let text = found.trim_start_matches("string ");
            format!("the text {}", shorten(text))
        }
        _ if found.starts_with("integer ") || found.starts_with("floating point ") => {
            format!("the number {}", quoted())
        }
        _ if found.starts_with("boolean ") => quoted(),
        _ if found.parse::<u64>().is_ok() => format!("a list of {found}"),
        _ => "something else".to_owned(),
    }
}

/// What would be right, in words.
fn right(wanted: &str) -> String {
    let number = |word: &str| word.parse::<u64>().is_ok();
    let count = wanted.split(' ').find(|word| number(word));
    let text = match wanted {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number, 0 or more",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "string or map" => "a text or an object",
        "map with a single key" => "an object with a single field",
        "unit" | "null" => "null",
        "a sequence" => "a list",
        _ if wanted.contains("string") || wanted.contains("identifier") => "a text",
        _ if wanted.starts_with("unit variant") => "its name alone, without anything more",
        _ if wanted.starts_with("fewer elements") => "shorter",
        _ if wanted.starts_with("a map")
            || wanted.starts_with("struct")
            || wanted.contains("variant") =>
        {
            "an object"
        }
        _ if count.is_some() => {
            return format!("a list of {}", count.unwrap_or_default());
        }
        _ => "something else; `schema` shows what",
    };
    text.to_owned()
}

/// The text, or its beginning.
fn shorten(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only how it is read matters")]
    struct Sample {
        seat: u8,
        #[serde(default)]
        names: Vec<String>,
        #[serde(default)]
        deed: Option<Deed>,
        #[serde(default)]
        pair: Option<(u8, u16)>,
        #[serde(default)]
        pile: BTreeMap<String, Pile>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[allow(dead_code, reason = "only how it is read matters")]
    enum Deed {
        Pass,
        Place { level: i32 },
    }

    #[derive(Debug, Deserialize)]
    #[serde(untagged)]
    #[allow(dead_code, reason = "only how it is read matters")]
    enum Pile {
        List(Vec<u8>),
        Count(u8),
    }

    fn said(value: Value) -> String {
        read::<Sample>("it", value).unwrap_err()
    }

    #[test]
    fn what_was_found_and_what_would_be_right() {
        let cases = [
            (
                json!({"seat": "x"}),
                r#"`it.seat` is the text "x", but must be a whole number from 0 to 255"#,
            ),
            (
                json!({"seat": -2}),
                "`it.seat` is the number -2, but must be a whole number from 0 to 255",
            ),
            (
                json!({"seat": 2.5}),
                "`it.seat` is the number 2.5, but must be a whole number from 0 to 255",
            ),
            (
                json!({"seat": null}),
                "`it.seat` is null, but must be a whole number from 0 to 255",
            ),
            (
                json!({"seat": true}),
                "`it.seat` is true, but must be a whole number from 0 to 255",
            ),
            (
                json!({"seat": []}),
                "`it.seat` is a list, but must be a whole number from 0 to 255",
            ),
            (
                json!({"seat": 1, "names": {}}),
                "`it.names` is an object, but must be a list",
            ),
            (
                json!({"seat": 1, "names": ["a", 7]}),
                "`it.names[1]` is the number 7, but must be a text",
            ),
            (json!({}), "`it.seat` is missing"),
            (json!(7), "`it` is the number 7, but must be an object"),
            (
                json!({"seat": 1, "saet": 2}),
                "`it` has no field `saet`; there are `seat`, `names`, `deed`, `pair`, `pile`",
            ),
            (
                json!({"seat": 1, "deed": "fly"}),
                "`it.deed`: `fly` is not possible here; possible are `pass`, `place`",
            ),
            (
                json!({"seat": 1, "deed": {"place": {}}}),
                "`it.deed.place.level` is missing",
            ),
            (
                json!({"seat": 1, "deed": {"pass": 1}}),
                "`it.deed.pass` is the number 1, but must be null",
            ),
            (
                json!({"seat": 1, "pair": [1]}),
                "`it.pair` is a list of 1, but must be a list of 2",
            ),
            (
                json!({"seat": 1, "pile": {"red": "many"}}),
                "`it.pile.red` has none of the forms that it can have; `schema` shows them",
            ),
        ];
        for (value, expected) in cases {
            assert_eq!(said(value.clone()), expected, "{value}");
        }
    }

    #[test]
    fn what_a_client_repeats_is_cut() {
        let long = said(json!({"seat": "ä".repeat(500)}));
        assert!(long.chars().count() < 160, "{long}");
        let long = said(json!({"seat": 1, "x".repeat(9_000): 1}));
        assert!(long.chars().count() < 300, "{long}");
    }
}
