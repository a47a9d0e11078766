//! Writes the TypeScript types into `web/src/generated`, or into the folder that is given.

use std::{env, error::Error, fs, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let web = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");
    let folder = env::args().nth(1).map_or_else(|| web.into(), PathBuf::from);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    ziggurat_protocol::codegen::write(&folder)?;
    ziggurat_shelf::codegen::write(&folder)?;
    Ok(())
}
