//! `ziggurat backup`.

use std::{io::Write, num::NonZeroUsize};

use ziggurat_words::text_with;

use super::{Backup, counts, failure, wait};
use crate::fail::Failure;

/// Copies a database, checks the copy, and removes the oldest copies.
pub(crate) fn backup(args: &Backup, out: &mut impl Write) -> Result<(), Failure> {
    let lang = args.lang.get();
    let keep = args.keep.and_then(|keep| NonZeroUsize::new(keep as usize));
    let made = wait(ziggurat_store::back_up(&args.database, &args.to, keep))?
        .map_err(|error| failure(lang, &error))?;
    let values = [
        ("file", made.file.display().to_string().into()),
        ("counts", counts(lang, &made.rows).into()),
    ];
    writeln!(out, "{}", text_with(lang, "term-backup-done", &values))?;
    for file in &made.removed {
        let values = [("file", file.display().to_string().into())];
        writeln!(out, "{}", text_with(lang, "term-backup-removed", &values))?;
    }
    Ok(())
}
