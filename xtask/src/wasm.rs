//! The games as WebAssembly, for the client.

use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
    thread,
};

use anyhow::{Context, Result, bail};

use crate::{
    needs::{self, WASM},
    run::{cargo, modules, root},
    steps::Steps,
    web,
};

/// Where the client looks for them.
const FOLDER: &str = "web/src/engine/modules";
/// Binaryen's optimiser, and what every browser of today understands.
const OPTIMISER: &str = "web/node_modules/binaryen/bin/wasm-opt";
const OPTIMISE: [&str; 8] = [
    "-Os",
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-reference-types",
];

/// Builds a module of every game for the client.
pub(crate) fn build(steps: &Steps) -> Result<()> {
    needs::rust(steps)?;
    let modules = modules()?;
    let mut args = vec!["build", "--profile", "wasm", "--target", WASM];
    for (package, _) in &modules {
        args.extend(["--package", package]);
    }
    steps.run("", &cargo(), &args)?;
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let built = root().join(target).join(WASM).join("wasm");
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder)?;
    web::install(steps)?;
    let names: Vec<String> = modules
        .iter()
        .map(|(_, library)| format!("{library}.wasm"))
        .collect();
    let one = |name: &String| optimise(&built.join(name), &folder.join(name));
    // One beside the other: each takes a while, and no more than one core.
    thread::scope(|scope| {
        let running: Vec<_> = names
            .iter()
            .map(|name| scope.spawn(move || one(name)))
            .collect();
        for it in running {
            let done = it.join();
            done.unwrap_or_else(|_| bail!("a thread that optimised a module panicked"))?;
        }
        Ok(())
    })
}

/// Makes a module smaller for the client, unless it is the one that was made smaller last.
fn optimise(built: &Path, there: &Path) -> Result<()> {
    let module = fs::read(built).with_context(|| format!("no {}", built.display()))?;
    let last = built.with_extension("optimised");
    if there.exists() && fs::read(&last).is_ok_and(|old| old == module) {
        return Ok(());
    }
    let smaller = built.with_extension("smaller.wasm");
    let status = Command::new("node")
        .arg(root().join(OPTIMISER))
        .args(OPTIMISE)
        .arg(built)
        .arg("--output")
        .arg(&smaller)
        .status()?;
    if !status.success() {
        bail!("wasm-opt failed on {} ({status})", built.display());
    }
    fs::rename(smaller, there)?;
    fs::write(last, module)?;
    Ok(())
}

/// Compares how fast bots search in a browser's engine and in the program itself.
pub(crate) fn speed() -> Result<()> {
    build(&Steps::Alone)?;
    let package = "ziggurat-shelf";
    let example = ["--release", "--package", package, "--example", "speed"];
    Steps::Alone.run("", &cargo(), &[&["build"], &example[..]].concat())?;
    let mut native = Command::new(cargo())
        .args([&["run", "--quiet"], &example[..]].concat())
        .current_dir(root())
        .stdout(Stdio::piped())
        .spawn()?;
    let lines = native.stdout.take().context("no output")?;
    let script = root().join("web/scripts/speed.mjs");
    let compared = Command::new("node").arg(script).stdin(lines).status()?;
    if !native.wait()?.success() || !compared.success() {
        bail!("bots search too slowly in WebAssembly, or could not be compared");
    }
    Ok(())
}
