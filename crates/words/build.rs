//! Lists the files in `locales/`, so that a new file need not be named anywhere.

use std::{env, error::Error, fmt::Write, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(locales.join("en"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".ftl").map(str::to_owned));
    }
    names.sort_unstable();
    let mut code = "&[".to_owned();
    for name in names {
        let source = |lang: &str| format!("{}/{lang}/{name}.ftl", locales.display());
        let (en, de) = (source("en"), source("de"));
        write!(
            code,
            "File {{ #[cfg(test)] name: {name:?}, en: include_str!({en:?}), de: include_str!({de:?}) }},"
        )?;
    }
    code.push(']');
    fs::write(Path::new(&env::var("OUT_DIR")?).join("files.rs"), code)?;
    Ok(())
}
