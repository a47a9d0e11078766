//! Fuzzing: any bytes at every door.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::{
    needs,
    run::{cargo, root},
    steps::Steps,
};

/// How long each target runs unless told otherwise, in seconds.
const SECONDS: u32 = 600;

/// Runs the targets that are named, or all of them, one after the other.
pub(crate) fn run(words: &[&str]) -> Result<()> {
    let (seconds, wanted) = match words {
        ["--seconds", seconds, rest @ ..] => (
            seconds
                .parse()
                .with_context(|| format!("--seconds {seconds}: a whole number is needed"))?,
            rest,
        ),
        rest => (SECONDS, rest),
    };
    let all = targets()?;
    if let Some(unknown) = wanted.iter().find(|name| !all.iter().any(|t| t == *name)) {
        bail!(
            "there is no target {unknown:?}; there are {}",
            all.join(", ")
        );
    }
    let steps = Steps::Alone;
    needs::cargo_fuzz(&steps)?;
    let seeds = ["run", "--quiet", "--example", "seeds", "--", "corpus"];
    steps.run("fuzz", &cargo(), &seeds)?;
    for target in all {
        if wanted.is_empty() || wanted.contains(&target.as_str()) {
            fuzz(&steps, &target, seconds)?;
        }
    }
    Ok(())
}

/// Runs one target; fails if it finds anything.
fn fuzz(steps: &Steps, target: &str, seconds: u32) -> Result<()> {
    let found = format!("fuzz/corpus/{target}");
    fs::create_dir_all(root().join(&found))?;
    let by_hand = format!("fuzz/seeds/{target}");
    let time = format!("-max_total_time={seconds}");
    let mut args = vec!["fuzz", "run", "--sanitizer=none", target, &found];
    if root().join(&by_hand).is_dir() {
        args.push(&by_hand);
    }
    args.extend(["--", &time, "-max_len=65536", "-timeout=30"]);
    args.extend(["-rss_limit_mb=3000", "-print_final_stats=1"]);
    steps.run("", &cargo(), &args)
}

/// The names of all targets.
fn targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        // Files that are not programs are parts of others.
        if fs::read_to_string(&path)?.contains("#![no_main]")
            && let Some(name) = path.file_stem()
        {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
