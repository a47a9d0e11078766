//! Numbers as people say them: seats, tents and cards in a row from 1, as they stand on the screen, and heroes by
//! capital letters. The engine counts from 0 and writes small letters.

/// What a word after a verb counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    /// Something from 1.
    Things,
    /// Heroes: A and B.
    Heroes,
    /// Nothing, or something that is called the same.
    Other,
}

/// The words of an action as the engine writes it, as people say them.
pub(super) fn said(words: &[&str]) -> Vec<String> {
    each(words, |part, counted| match (counted, part) {
        (Counted::Heroes, _) => part.to_uppercase(),
        (Counted::Things, _) => shifted(part, |number| number.checked_add(1)),
        (Counted::Other, _) => part.to_owned(),
    })
}

/// The words that people say, as the engine reads them. What cannot be meant stays as it is, and is
/// refused by the engine.
pub(super) fn meant(words: &[&str]) -> Vec<String> {
    each(words, |part, counted| match (counted, part) {
        (Counted::Heroes, "1") => "a".to_owned(),
        (Counted::Heroes, "2") => "b".to_owned(),
        (Counted::Heroes | Counted::Things, "0") => "none".to_owned(),
        (Counted::Heroes, _) => part.to_lowercase(),
        (Counted::Things, _) => shifted(part, |number| number.checked_sub(1)),
        (Counted::Other, _) => part.to_owned(),
    })
}

fn shifted(part: &str, shift: impl Fn(u8) -> Option<u8>) -> String {
    let number = part.parse::<u8>().ok().and_then(shift);
    number.map_or_else(|| part.to_owned(), |number| number.to_string())
}

/// Rewrites every part of every word by what it counts.
fn each(words: &[&str], write: impl Fn(&str, Counted) -> String) -> Vec<String> {
    let verb = words.first().copied().unwrap_or_default();
    let rewrite = |place: usize| {
        let counted = counted(verb, &words[..place]);
        let parts = words[place].split(',');
        let parts: Vec<String> = parts.map(|part| write(part, counted)).collect();
        parts.join(",")
    };
    (0..words.len()).map(rewrite).collect()
}

/// What the next word of an action counts, by those before it.
fn counted(verb: &str, before: &[&str]) -> Counted {
    let back = |steps: usize| before.len().checked_sub(steps).map(|at| before[at]);
    match (verb, back(2), back(1)) {
        ("strike", _, Some(_)) => Counted::Things,
        ("join", _, Some(_)) => Counted::Heroes,
        ("cohort", _, Some("show")) => Counted::Things,
        ("amulet" | "title" | "scroll", _, Some("row")) => Counted::Things,
        ("attack", _, Some("hero")) => Counted::Things,
        ("attack", Some("hero"), _) | ("attack", _, Some("with")) => Counted::Heroes,
        ("hire" | "walk" | "ride" | "roam" | "fly", None, Some(_)) => Counted::Heroes,
        _ => Counted::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_counts_from_0_and_people_do_not() {
        for (engine, people) in [
            ("walk a c3", "walk A c3"),
            ("hire b a1", "hire B a1"),
            ("attack c3 city with a,b", "attack c3 city with A,B"),
            ("attack c3 hero 1 a with b", "attack c3 hero 2 A with B"),
            ("cohort barfolk show 0,2", "cohort barfolk show 1,3"),
            ("strike 0", "strike 1"),
            ("scroll row 2 islanders", "scroll row 3 islanders"),
            ("join b", "join B"),
            ("build four 1", "build four 1"),
            ("end", "end"),
        ] {
            let words = |text: &'static str| text.split(' ').collect::<Vec<&str>>();
            assert_eq!(said(&words(engine)).join(" "), people);
            assert_eq!(meant(&words(people)).join(" "), engine);
        }
        assert_eq!(meant(&["strike", "0"]), ["strike", "none"]);
        assert_eq!(meant(&["join", "2"]), ["join", "b"]);
        assert_eq!(meant(&["join", "0"]), ["join", "none"]);
        assert_eq!(meant(&["walk", "c", "c3"]), ["walk", "c", "c3"]);
    }
}
