//! `cargo xtask dist`: one static program with the client inside, tried out before it is given away.

mod elf;
mod trial;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::{
    needs::{self, MUSL},
    run::{cargo, root},
    steps::Steps,
    web,
};

/// Builds the program, tries it, and puts it with its checksum into `target/dist`.
pub(crate) fn dist() -> Result<()> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        bail!("the static program is built on Linux with an x86-64 processor; build it there");
    }
    let steps = Steps::Alone;
    needs::musl(&steps)?;
    web::build(&steps)?;
    let commit = commit(&root());
    steps.run_with(
        "",
        &cargo(),
        &[
            "build",
            "--release",
            "--target",
            MUSL,
            "--package",
            "ziggurat-cli",
        ],
        // Names of functions help nobody who downloads a program, and make it half as large again.
        &[
            ("ZIGGURAT_COMMIT", commit.as_str()),
            ("CARGO_PROFILE_RELEASE_STRIP", "symbols"),
        ],
    )?;
    let target = root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()));
    let built = target.join(MUSL).join("release/ziggurat");
    let bytes = fs::read(&built).with_context(|| format!("{} is missing", built.display()))?;
    elf::is_static(&bytes)?;
    trial::run(&built, &commit)?;
    let program = put(&target.join("dist"), &built, &bytes)?;
    let size = bytes.len() as f64 / 1_000_000.0;
    println!("\n{} ({size:.1} MB, {commit})", program.display());
    Ok(())
}

/// Copies the program and writes its checksum beside it, as `sha256sum --check` reads it.
fn put(folder: &Path, built: &Path, bytes: &[u8]) -> Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let name = format!("ziggurat-{}-x86_64-linux", env!("CARGO_PKG_VERSION"));
    let program = folder.join(&name);
    // Written over, a program that runs could not be replaced.
    if program.exists() {
        fs::remove_file(&program)?;
    }
    fs::copy(built, &program)?;
    let digest: String = Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let line = format!("{digest}  {name}\n");
    fs::write(folder.join(format!("{name}.sha256")), line)?;
    Ok(program)
}

/// The commit that is built: as the environment says, or as the history says, with a `+` if files
/// were changed since.
fn commit(root: &Path) -> String {
    if let Ok(told) = env::var("ZIGGURAT_COMMIT") {
        return told;
    }
    let git = |args: &[&str]| {
        let out = Command::new("git").arg("-C").arg(root).args(args).output();
        let out = out.ok().filter(|out| out.status.success())?;
        Some(String::from_utf8_lossy(&out.stdout).trim().to_owned())
    };
    let Some(commit) = git(&["rev-parse", "--short=12", "HEAD"]) else {
        return "unknown".to_owned();
    };
    match git(&["status", "--porcelain"]) {
        Some(changes) if changes.is_empty() => commit,
        _ => format!("{commit}+"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_one_that_the_usual_tool_accepts() {
        let folder = tempfile::tempdir().unwrap();
        let built = folder.path().join("built");
        fs::write(&built, "abc").unwrap();
        let dist = folder.path().join("dist");
        for _ in 0..2 {
            let program = put(&dist, &built, b"abc").unwrap();
            let name = program.file_name().unwrap().to_str().unwrap();
            let line = fs::read_to_string(dist.join(format!("{name}.sha256"))).unwrap();
            let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
            assert_eq!(line, format!("{digest}  {name}\n"));
        }
    }

    #[test]
    fn without_history_the_commit_is_unknown() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(commit(folder.path()), "unknown");
    }
}
