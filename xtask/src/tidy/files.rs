//! All text files of the repository.

use std::{fs, path::Path};

use anyhow::Result;

use crate::run::root;

/// A text file.
pub(super) struct File {
    /// Its path from the root, with slashes.
    pub(super) path: String,
    pub(super) text: String,
}

impl File {
    pub(super) fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    /// Whether it is code that people read and write.
    pub(super) fn is_code(&self) -> bool {
        [".rs", ".ts", ".svelte", ".mjs", ".css"]
            .iter()
            .any(|ending| self.is(ending))
            && !self.path.contains("/generated/")
    }
}

/// Folders that hold nothing of ours. In a worktree `.git` is a file.
const SKIPPED: [&str; 9] = [
    ".git",
    "target",
    "node_modules",
    "dist",
    "test-results",
    "screenshots",
    "corpus",
    "artifacts",
    "playwright-report",
];

/// Reads all text files below the root.
pub(super) fn read() -> Result<Vec<File>> {
    let mut files = Vec::new();
    walk(&root(), "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<File>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if SKIPPED.contains(&name.as_str()) || name.starts_with("target-") {
            continue;
        }
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &format!("{path}/"), files)?;
        } else if let Ok(text) = fs::read_to_string(entry.path()) {
            files.push(File { path, text });
        }
    }
    Ok(())
}
