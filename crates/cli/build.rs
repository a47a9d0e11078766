//! Which commit the program is built from, for `ziggurat --version`.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// Says the commit, for example when the sources come without their history.
const TOLD: &str = "ZIGGURAT_COMMIT";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed={TOLD}");
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let root = here.ancestors().nth(2).unwrap_or(&here);
    // Both change with a commit; without history there is nothing to watch.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(root, &["rev-parse", "--git-path", file]).map(|path| root.join(path));
        if let Some(path) = path.filter(|path| path.exists()) {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    let commit = commit(root, env::var(TOLD).ok());
    println!("cargo:rustc-env={TOLD}={commit}");
}

/// What was told, or else what the history of these sources says.
pub(crate) fn commit(root: &Path, told: Option<String>) -> String {
    let told = told.filter(|told| !told.trim().is_empty());
    told.map(|told| told.trim().to_owned())
        .or_else(|| from_history(root))
        .unwrap_or_else(|| "unknown".to_owned())
}

fn from_history(root: &Path) -> Option<String> {
    // Sources without a history may lie in a folder of something else that has one.
    let top = PathBuf::from(git(root, &["rev-parse", "--show-toplevel"])?);
    let ours = top.canonicalize().ok()? == root.canonicalize().ok()?;
    ours.then(|| git(root, &["rev-parse", "--short=12", "HEAD"]))?
}

fn git(root: &Path, args: &[&str]) -> Option<String> {
    let out = Command::new("git").arg("-C").arg(root).args(args).output();
    let out = out.ok().filter(|out| out.status.success())?;
    let text = String::from_utf8(out.stdout).ok()?;
    Some(text.trim().to_owned())
}
