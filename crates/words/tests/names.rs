//! The rules use the same names as the facts.

use std::collections::BTreeSet;

/// The names of things in a language, according to the facts.
fn names<'a>(facts: &'a str, language: &str) -> BTreeSet<&'a str> {
    let key = format!("\"{language}\": \"");
    let found = facts.split(key.as_str()).skip(1);
    found
        .filter_map(|rest| Some(rest.split_once('"')?.0))
        .collect()
}

fn text(markdown: &str) -> String {
    markdown.to_lowercase()
}

#[test]
fn the_rules_of_babylon_name_decorations_flowers_and_stones() {
    let facts = include_str!("../../games/babylon/data/babylon.json");
    for (language, markdown, things) in [
        (
            "en",
            include_str!("../../games/babylon/rules/en.md"),
            "Statue Fountain Staircase Bridge Rose Iris Lily Marigold Clay Granite Basalt",
        ),
        (
            "de",
            include_str!("../../games/babylon/rules/de.md"),
            "Statue Springbrunnen Treppe Brücke Rose Iris Lilie Ringelblume Lehm Granit Basalt",
        ),
    ] {
        let (names, text) = (names(facts, language), text(markdown));
        for thing in things.split(' ') {
            assert!(names.contains(thing), "the facts lack {thing}");
            assert!(text.contains(&thing.to_lowercase()), "{language}: {thing}");
        }
    }
}

#[test]
fn the_rules_of_the_tower_name_wonders_cards_kinds_and_pieces() {
    let facts = include_str!("../../games/tower_of_babel/data/tower_of_babel.json");
    for (language, markdown) in [
        ("en", include_str!("../../games/tower_of_babel/rules/en.md")),
        ("de", include_str!("../../games/tower_of_babel/rules/de.md")),
    ] {
        let text = text(markdown);
        let mut things = names(facts, language);
        things.retain(|name| is_thing(name));
        assert!(things.len() > 20, "{things:?}");
        things.retain(|name| !text.contains(&name.to_lowercase()));
        assert!(things.is_empty(), "{language}: {things:?}");
    }
}

/// Whether a name in the facts is the name of something in the box.
fn is_thing(name: &str) -> bool {
    let others = [
        "...",
        " + ",
        "Black",
        "Schwarz",
        "Rounds",
        "Runden",
        "Joker may",
        "Joker darf",
    ];
    let options = [
        "Two-kind",
        "Zweifarbige",
        "Double Turns",
        "Doppelzüge",
        "Cards of",
        "Karten anderer",
    ];
    let prose = name.ends_with('.');
    !prose
        && !others
            .iter()
            .chain(&options)
            .any(|part| name.contains(part))
}
