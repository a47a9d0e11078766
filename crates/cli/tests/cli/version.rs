//! `ziggurat --version` names the commit.

#[path = "../../build.rs"]
#[allow(dead_code, reason = "its `main` is for Cargo")]
mod build;

use std::{path::Path, process::Command};

use crate::common::output;

#[test]
fn the_version_names_the_commit() {
    let line = output(&["--version"], "");
    let version = env!("CARGO_PKG_VERSION");
    let rest = line.trim().strip_prefix(&format!("ziggurat {version} ("));
    let commit = rest.and_then(|rest| rest.strip_suffix(')'));
    assert_eq!(commit, Some(env!("ZIGGURAT_COMMIT")), "{line}");
}

fn git(folder: &Path, args: &[&str]) {
    let mut git = Command::new("git");
    git.args(["-c", "user.name=A", "-c", "user.email=a@example.org"])
        .args(args)
        .current_dir(folder);
    assert!(git.output().unwrap().status.success(), "git {args:?}");
}

#[test]
fn the_commit_is_told_or_read_or_unknown() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let read = |told: Option<&str>| build::commit(root, told.map(str::to_owned));
    // Sources from a tarball, with nothing around them.
    assert_eq!(read(None), "unknown");
    assert_eq!(read(Some("v1-tarball")), "v1-tarball");
    git(root, &["init", "--quiet"]);
    assert_eq!(read(None), "unknown", "no commit yet");
    git(
        root,
        &["commit", "--quiet", "--allow-empty", "--message", "first"],
    );
    let commit = read(None);
    assert_eq!(commit.len(), 12, "{commit}");
    assert!(commit.chars().all(|c| c.is_ascii_hexdigit()), "{commit}");
    assert_eq!(read(Some("abc")), "abc");
    assert_eq!(read(Some(" ")), commit, "nothing was told");
    // Sources from a tarball that were unpacked inside another project.
    let inner = root.join("inner");
    std::fs::create_dir(&inner).unwrap();
    assert_eq!(build::commit(&inner, None), "unknown");
}
