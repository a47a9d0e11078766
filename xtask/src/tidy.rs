//! House rules that no compiler knows.

mod files;
mod games;
mod guests;
mod locales;
mod picture;
mod rooms;
mod rules;
mod style;

use anyhow::{Result, bail};

use crate::run::metadata;

/// Checks all house rules and lists what breaks them.
pub(crate) fn check() -> Result<()> {
    let tree = files::read()?;
    let mut faults = Vec::new();
    style::check(&tree, &mut faults);
    rules::check(&tree, &mut faults);
    locales::check(&tree, &mut faults);
    rooms::check(&tree, &mut faults);
    guests::check(&tree, &mut faults);
    picture::check(&tree, &metadata()?, &mut faults)?;
    if faults.is_empty() {
        println!("tidy: {} files, nothing to complain about", tree.len());
        return Ok(());
    }
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    bail!("tidy: {} faults", faults.len())
}
