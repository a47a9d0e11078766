//! The floor plan: the same rooms with the same names in every game, a lint against arms that fall
//! through, and rule tests that carry the ids of their rules in their names.

use std::collections::BTreeSet;

use super::{
    files::File,
    games::{self, FOLDER},
};

/// The rooms of a game: files in `src/`.
const ROOMS: [&str; 20] = [
    "lib", "pieces", "options", "setup", "state", "check", "document", "action", "event", "legal",
    "refuse", "apply", "scoring", "view", "hidden", "imagine", "story", "study", "outlook",
    "advice",
];
/// What `src/lib.rs` of a game denies: a new kind of action must not compile and do nothing.
const LINT: &str = "deny(clippy::wildcard_enum_match_arm)";
/// The rooms of its tests: files in `tests/<game>/`, or folders of that name.
const TEST_ROOMS: [&str; 11] = [
    "main",
    "support",
    "setup",
    "documents",
    "conservation",
    "knowledge",
    "examples",
    "golden",
    "advice",
    "study",
    "reference",
];

pub(super) fn check(files: &[File], faults: &mut Vec<String>) {
    for game in games::names(files) {
        let has = |path: &str| files.iter().any(|file| file.path == path);
        let home = format!("{FOLDER}{game}");
        for room in ROOMS {
            if !has(&format!("{home}/src/{room}.rs")) {
                faults.push(format!(
                    "{home}: there is no src/{room}.rs, a room that every game has"
                ));
            }
        }
        let lib = format!("{home}/src/lib.rs");
        let denies = |file: &File| file.path != lib || file.text.contains(LINT);
        if !files.iter().all(denies) {
            faults.push(format!("{lib}: it does not say `{LINT}`"));
        }
        for room in TEST_ROOMS {
            let tests = format!("{home}/tests/{game}");
            if !has(&format!("{tests}/{room}.rs")) && !has(&format!("{tests}/{room}/mod.rs")) {
                faults.push(format!(
                    "{home}: there is no tests/{game}/{room}.rs, a room that the tests of every game have"
                ));
            }
        }
        if !has(&format!("{home}/tests/contract.rs")) {
            faults.push(format!("{home}: there is no tests/contract.rs"));
        }
        let prefixes = games::prefixes(files, game);
        let inside = format!("{home}/tests/{game}/");
        let tests = files.iter().filter(|file| file.path.starts_with(&inside));
        tests.for_each(|file| test_names(file, &prefixes, faults));
    }
}

/// A test that cites more rules than this looks at all of something, not at a rule.
const SURVEY: usize = 4;

/// A test that cites a rule says which in its name.
fn test_names(file: &File, prefixes: &BTreeSet<&str>, faults: &mut Vec<String>) {
    for test in tests(&file.text) {
        let cited: BTreeSet<&str> = prefixes
            .iter()
            .flat_map(|prefix| cited(&test.text, prefix))
            .collect();
        let named = prefixes.iter().any(|prefix| {
            test.name
                .starts_with(&format!("{}_", prefix.to_lowercase()))
        });
        if let Some(rule) = cited.first().filter(|_| !named && cited.len() <= SURVEY) {
            faults.push(format!(
                "{}: the test {} cites {rule}, so its name begins with the id: {}_…",
                file.path,
                test.name,
                rule.to_lowercase().replace(['-', '.'], "_")
            ));
        }
    }
}

/// The rules with this prefix that a text names.
fn cited<'t>(text: &'t str, prefix: &str) -> Vec<&'t str> {
    let dash = format!("{prefix}-");
    let id = |(place, _): (usize, &str)| {
        let rest = &text[place..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || ".-".contains(c)));
        let id = rest[..end.unwrap_or(rest.len())].trim_end_matches(['.', '-']);
        let number = id[dash.len().min(id.len())..].trim_start_matches(['E', 'X', '-']);
        number
            .starts_with(|c: char| c.is_ascii_digit())
            .then_some(id)
    };
    text.match_indices(&dash).filter_map(id).collect()
}

/// A test function with its comments and attributes.
struct Test<'f> {
    name: &'f str,
    text: String,
}

/// The test functions of a file.
fn tests(text: &str) -> Vec<Test<'_>> {
    let lines: Vec<&str> = text.lines().collect();
    let marked = |line: &&str| matches!(line.trim(), "#[test]" | "#[rstest]");
    let marks = lines.iter().enumerate().filter(|(_, line)| marked(line));
    marks.filter_map(|(at, _)| test_at(&lines, at)).collect()
}

/// The test whose mark is in this line.
fn test_at<'f>(lines: &[&'f str], mark: usize) -> Option<Test<'f>> {
    let above = |line: &&&str| {
        let line = line.trim();
        line.starts_with("///") || line.starts_with("#[")
    };
    let begin = mark - lines[..mark].iter().rev().take_while(above).count();
    let head = mark + lines[mark..].iter().position(|line| line.contains("fn "))?;
    let name = lines[head].split("fn ").nth(1)?.split(['(', '<']).next()?;
    let indent = lines[head].len() - lines[head].trim_start().len();
    let close = format!("{}}}", " ".repeat(indent));
    let length = lines[head..].iter().position(|line| **line == close)?;
    Some(Test {
        name,
        text: lines[begin..head + length].join("\n"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    /// A game with every room.
    fn whole() -> Vec<File> {
        let mut files = vec![
            file("crates/games/toy/Cargo.toml", ""),
            file("crates/games/toy/rules/en.md", "- **TOY-1.1** Take one.\n"),
            file("crates/games/toy/tests/contract.rs", ""),
        ];
        let rooms = ROOMS.map(|room| {
            let text = if room == "lib" { LINT } else { "" };
            file(&format!("crates/games/toy/src/{room}.rs"), text)
        });
        let tests =
            TEST_ROOMS.map(|room| file(&format!("crates/games/toy/tests/toy/{room}.rs"), ""));
        files.extend(rooms);
        files.extend(tests);
        files
    }

    fn faults(files: &[File]) -> Vec<String> {
        let mut faults = Vec::new();
        check(files, &mut faults);
        faults
    }

    #[test]
    fn a_game_with_all_rooms_is_in_order() {
        assert_eq!(faults(&whole()), Vec::<String>::new());
    }

    #[test]
    fn a_missing_room_is_a_fault() {
        for room in ["src/story.rs", "src/imagine.rs", "tests/toy/golden.rs"] {
            let mut files = whole();
            files.retain(|file| !file.path.ends_with(room));
            let found = faults(&files);
            assert_eq!(found.len(), 1, "{room}: {found:?}");
            assert!(found[0].contains(room), "{found:?}");
        }
    }

    #[test]
    fn a_game_whose_arms_may_fall_through_is_a_fault() {
        let mut files = whole();
        for file in &mut files {
            file.text = file.text.replace(LINT, "");
        }
        let found = faults(&files);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(LINT), "{found:?}");
    }

    #[test]
    fn a_test_that_cites_a_rule_carries_its_id() {
        let with = |name: &str, comment: &str| {
            let mut files = whole();
            let text = format!("{comment}#[test]\nfn {name}() {{\n    assert!(true);\n}}\n");
            files.push(file("crates/games/toy/tests/toy/taking.rs", &text));
            faults(&files)
        };
        assert_eq!(with("toy_1_1_take_one", "/// TOY-1.1\n").len(), 0);
        assert_eq!(with("documents_are_read", "").len(), 0);
        let found = with("take_one", "/// TOY-1.1\n");
        assert!(found[0].contains("take_one cites TOY-1.1"), "{found:?}");
    }
}
