//! Where a game is named outside its own rooms. Everything that knows all games follows from one list,
//! so adding a game touches few files.

use super::{files::File, games};

/// The most files outside the rooms of a game that may name it.
const MOST: usize = 8;
/// The game that other crates' tests and examples are played with.
const EXAMPLE: &str = "babylonia";

pub(super) fn check(files: &[File], faults: &mut Vec<String>) {
    let games = games::names(files);
    let is_room = |path: &str| games.iter().any(|game| is_room(path, game));
    let outside: Vec<&File> = files
        .iter()
        .filter(|file| is_code(file) && !is_room(&file.path))
        .collect();
    for game in games.iter().filter(|game| **game != EXAMPLE) {
        let guests: Vec<&str> = outside
            .iter()
            .filter(|file| names(&file.text, game))
            .map(|file| file.path.as_str())
            .collect();
        if guests.len() > MOST {
            faults.push(format!(
                "{game} is named in {} files outside its rooms, at most {MOST}: {}",
                guests.len(),
                guests.join(", ")
            ));
        }
    }
}

/// What a new game would have to be written into. Prose, locks and what is generated follow by
/// themselves; tests may take any game as their example, but for the lists of their rooms.
fn is_code(file: &File) -> bool {
    let kinds = [".rs", ".ts", ".svelte", ".mjs", ".toml", ".css"];
    let tests = ["/tests/", "_tests.rs", "/examples/"];
    let is_test = tests.iter().any(|part| file.path.contains(part)) && !file.is("/main.rs");
    kinds.iter().any(|kind| file.is(kind)) && !file.path.contains("/generated/") && !is_test
}

/// Whether the path leads into a room of the game: a folder or a file that is called like it.
fn is_room(path: &str, game: &str) -> bool {
    path.split('/').any(|part| {
        let stem = part.split('.').next().unwrap_or(part);
        stem == game
            || stem
                .strip_prefix(game)
                .is_some_and(|rest| rest.starts_with('-'))
    })
}

/// Whether code names the game: as `babel_tower`, `babel-tower` or `BabelTower`. Comments and unit tests
/// are not looked at.
fn names(text: &str, game: &str) -> bool {
    let plain = |word: &str| word.replace(['_', '-'], "").to_lowercase();
    let game = plain(game);
    let tests = text
        .find("#[cfg(test)]")
        .or(text.find("[dev-dependencies]"));
    let code = &text[..tests.unwrap_or(text.len())];
    code.lines()
        .filter(|line| {
            !["//", "#", "*", "<!--"]
                .iter()
                .any(|mark| line.trim().starts_with(mark))
        })
        .flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-'))
        .any(|word| {
            let word = plain(word);
            let word = word.strip_prefix("ziggurat").unwrap_or(&word);
            word.strip_prefix("game").unwrap_or(word) == game
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

    #[test]
    fn few_files_outside_its_rooms_may_name_a_game() {
        let tree = |outside: usize| {
            let mut files = vec![
                file(
                    "crates/games/sun_dial/Cargo.toml",
                    "name = \"ziggurat-sun-dial\"",
                ),
                file(
                    "web/src/games/sun_dial/index.ts",
                    "export const sun_dial = 1;",
                ),
                file("locales/en/sun_dial-web.ftl", "sun_dial = Dial"),
                file("crates/a/src/b.rs", "// sun_dial as an example\n"),
            ];
            files.extend((0..outside).map(|n| {
                file(
                    &format!("crates/c/src/f{n}.rs"),
                    "use ziggurat_sun_dial::SunDial;\n",
                )
            }));
            files
        };
        let faults = |outside| {
            let mut faults = Vec::new();
            check(&tree(outside), &mut faults);
            faults
        };
        assert_eq!(faults(MOST), Vec::<String>::new());
        assert!(faults(MOST + 1)[0].contains("sun_dial is named in 9 files"));
    }

    #[test]
    fn names_are_found_in_every_spelling_but_not_inside_longer_ones() {
        for text in [
            "sun_dial",
            "use SunDial;",
            "ziggurat-sun-dial = 1",
            "game-sun_dial = x",
        ] {
            assert!(names(text, "sun_dial"), "{text}");
        }
        for text in ["sun_dials", "// sun_dial", "Sundialist"] {
            assert!(!names(text, "sun_dial"), "{text}");
        }
    }
}
