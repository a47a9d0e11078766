//! `ziggurat restore`.

use std::io::Write;

use ziggurat_words::text_with;

use super::{Restore, counts, failure, wait};
use crate::fail::Failure;

/// Puts a backup in the place of a database.
pub(crate) fn restore(args: &Restore, out: &mut impl Write) -> Result<(), Failure> {
    let lang = args.lang.get();
    let restored = wait(ziggurat_store::restore(&args.backup, &args.database))?
        .map_err(|error| failure(lang, &error))?;
    let values = [
        ("file", args.database.display().to_string().into()),
        ("counts", counts(lang, &restored.rows).into()),
    ];
    writeln!(out, "{}", text_with(lang, "term-restore-done", &values))?;
    if let Some(file) = &restored.replaced {
        let values = [("file", file.display().to_string().into())];
        writeln!(out, "{}", text_with(lang, "term-restore-replaced", &values))?;
    }
    Ok(())
}
