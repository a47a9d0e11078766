//! The picture of crates in ARCHITECTURE.md: a line for each crate, with what it is built on. Cargo
//! knows the truth.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde_json::Value;

use super::files::File;

/// The page with the picture.
const PAGE: &str = "ARCHITECTURE.md";
/// What the picture begins with.
const FENCE: &str = "```crates";
/// All games at once.
const GAMES: &str = "games/*";
/// What makes modules for browsers of them, what clients can ask there, and their bots.
const MODULES: &str = "games/*/module";
const ROOMS: &str = "games/*/room";
const MINDS: &str = "games/*/mind";

/// Crates, and what each is built on.
type Picture = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(files: &[File], metadata: &str, faults: &mut Vec<String>) -> Result<()> {
    let metadata = serde_json::from_str(metadata).context("cargo's metadata")?;
    let page = files.iter().find(|file| file.path == PAGE);
    let drawn = drawn(page.map_or("", |page| &page.text), faults);
    compare(&drawn, &built(&metadata), faults);
    Ok(())
}

/// What the page says. A line is `name ◄ names`, with a remark in brackets if need be.
fn drawn(page: &str, faults: &mut Vec<String>) -> Picture {
    let lines = page.lines().skip_while(|line| *line != FENCE).skip(1);
    let mut picture = Picture::new();
    for line in lines.take_while(|line| *line != "```") {
        let line = line.split('(').next().unwrap_or_default();
        let (name, needs) = line.split_once('◄').unwrap_or((line, ""));
        let needs = needs.split_whitespace().map(str::to_owned).collect();
        if picture.insert(name.trim().to_owned(), needs).is_some() {
            faults.push(format!(
                "{PAGE}: {} stands twice in the picture",
                name.trim()
            ));
        }
    }
    picture
}

/// What Cargo knows: the crates of the workspace and what each needs of the others, tests and build
/// scripts aside. Games are alike, so they stand together.
fn built(metadata: &Value) -> Picture {
    let packages = || metadata["packages"].as_array().into_iter().flatten();
    let games: BTreeMap<&str, &str> = packages()
        .filter_map(|package| {
            let path = package["manifest_path"].as_str()?.replace('\\', "/");
            let together = match &path {
                path if path.ends_with("/module/Cargo.toml") => MODULES,
                path if path.ends_with("/room/Cargo.toml") => ROOMS,
                path if path.ends_with("/mind/Cargo.toml") => MINDS,
                _ => GAMES,
            };
            let name = package["name"].as_str()?;
            path.contains("/crates/games/").then_some((name, together))
        })
        .collect();
    let short = |name: &str| match games.get(name) {
        Some(together) => (*together).to_owned(),
        None => name.strip_prefix("ziggurat-").unwrap_or(name).to_owned(),
    };
    let mut picture = Picture::new();
    for package in packages() {
        let needs = package["dependencies"].as_array().into_iter().flatten();
        let own = needs.filter(|need| need["kind"].is_null() && need["path"].is_string());
        let names = own.filter_map(|need| need["name"].as_str()).map(short);
        let name = package["name"].as_str().unwrap_or_default();
        picture.entry(short(name)).or_default().extend(names);
    }
    picture
}

fn compare(drawn: &Picture, built: &Picture, faults: &mut Vec<String>) {
    let list = |names: &BTreeSet<String>| match names.is_empty() {
        true => "nothing".to_owned(),
        false => names.iter().cloned().collect::<Vec<_>>().join(" "),
    };
    for (name, needs) in built {
        match drawn.get(name) {
            None => faults.push(format!(
                "{PAGE}: the picture lacks `{name} ◄ {}`",
                list(needs)
            )),
            Some(said) if said != needs => faults.push(format!(
                "{PAGE}: the picture says that {name} is built on {}, but it is built on {}",
                list(said),
                list(needs)
            )),
            Some(_) => {}
        }
    }
    for name in drawn.keys().filter(|name| !built.contains_key(*name)) {
        faults.push(format!(
            "{PAGE}: the picture shows {name}, which is not there"
        ));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn metadata() -> String {
        let package = |name: &str, folder: &str, needs: &[&str]| {
            let needs: Vec<_> = needs
                .iter()
                .map(|need| json!({"name": need, "kind": null, "path": "x"}))
                .chain([json!({"name": "serde", "kind": null})])
                .chain([json!({"name": "ziggurat-testkit", "kind": "dev", "path": "x"})])
                .collect();
            json!({"name": name, "manifest_path": format!("/x/{folder}/Cargo.toml"), "dependencies": needs})
        };
        let packages = [
            package("ziggurat-engine", "crates/engine", &[]),
            package("ziggurat-toy", "crates/games/toy", &["ziggurat-engine"]),
            package(
                "ziggurat-shelf",
                "crates/shelf",
                &["ziggurat-engine", "ziggurat-toy"],
            ),
        ];
        json!({ "packages": packages }).to_string()
    }

    fn faults(lines: &str) -> Vec<String> {
        let page = File {
            path: PAGE.to_owned(),
            text: format!("# Page\n\n```crates\n{lines}```\n"),
        };
        let mut faults = Vec::new();
        check(&[page], &metadata(), &mut faults).unwrap();
        faults
    }

    #[test]
    fn a_true_picture_is_in_order() {
        let picture = "engine\ngames/*   ◄ engine   (each)\nshelf     ◄ games/* engine\n";
        assert_eq!(faults(picture), Vec::<String>::new());
    }

    #[test]
    fn wrong_arrows_missing_crates_and_ghosts_are_faults() {
        let wrong = faults("engine\ngames/* ◄ engine\nshelf ◄ engine\n");
        assert!(
            wrong[0].contains("shelf is built on engine, but"),
            "{wrong:?}"
        );
        let missing = faults("engine\nshelf ◄ games/* engine\n");
        assert!(
            missing[0].contains("lacks `games/* ◄ engine`"),
            "{missing:?}"
        );
        let ghost = faults("engine\ngames/* ◄ engine\nshelf ◄ games/* engine\nmagic ◄ shelf\n");
        assert!(ghost[0].contains("shows magic"), "{ghost:?}");
        assert_eq!(faults("").len(), 3);
    }
}
