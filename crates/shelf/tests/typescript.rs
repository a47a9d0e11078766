//! The TypeScript types in the repository are those of the Rust types.

use std::{collections::BTreeMap, fs, path::Path};

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|_| panic!("{folder:?} is missing"));
    entries
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

#[test]
fn the_types_are_up_to_date() {
    let fresh = tempfile::tempdir().unwrap();
    ziggurat_protocol::codegen::write(fresh.path()).unwrap();
    ziggurat_shelf::codegen::write(fresh.path()).unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let (fresh, kept) = (files(fresh.path()), files(&kept));
    assert!(fresh == kept, "run: cargo xtask codegen");
}
