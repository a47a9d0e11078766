//! `ziggurat check-database`.

use std::io::Write;

use ziggurat_store::{DatabaseFile, FileError, StoredTable};
use ziggurat_table::{FileEntry, GameFile, LogError};
use ziggurat_words::{Lang, text_with};

use super::{CheckDatabase, counts, failure, wait};
use crate::fail::Failure;

/// What was looked at, and what is wrong.
#[derive(Default)]
struct Findings {
    /// Matches that were played again.
    matches: usize,
    /// Replays that were played again.
    replays: usize,
    /// A line for each fault.
    faults: Vec<String>,
}

/// Looks at the file, and plays every match in it again.
pub(crate) fn check(args: &CheckDatabase, out: &mut impl Write) -> Result<(), Failure> {
    let lang = args.lang.get();
    wait(look(args, lang, out))?
}

async fn look(args: &CheckDatabase, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |error: FileError| failure(lang, &error);
    let file = DatabaseFile::open(&args.file).await.map_err(failed)?;
    let mut findings = Findings {
        faults: file.faults().await.map_err(failed)?,
        ..Findings::default()
    };
    // A file with broken pages may not even list its tables.
    let listed = findings.look(&file, lang).await;
    if let Err(error) = listed {
        findings.faults.push(error.to_string());
    }
    let rows = file.rows().await.unwrap_or_default();
    let version = file.version();
    file.close().await;

    let values = [
        ("version", version.to_string().into()),
        ("known", DatabaseFile::newest_version().to_string().into()),
        ("counts", counts(lang, &rows).into()),
    ];
    writeln!(out, "{}", text_with(lang, "term-check-counts", &values))?;
    let values = [
        ("matches", findings.matches.into()),
        ("replays", findings.replays.into()),
    ];
    writeln!(out, "{}", text_with(lang, "term-check-played", &values))?;
    for fault in &findings.faults {
        writeln!(out, "{fault}")?;
    }
    let file = ("file", args.file.display().to_string().into());
    if findings.faults.is_empty() {
        writeln!(out, "{}", text_with(lang, "term-check-good", &[file]))?;
        return Ok(());
    }
    let values = [file, ("faults", findings.faults.len().into())];
    Err(Failure::Other(text_with(lang, "term-check-bad", &values)))
}

impl Findings {
    async fn look(&mut self, file: &DatabaseFile, lang: Lang) -> Result<(), FileError> {
        for id in file.table_ids().await? {
            if let Err(what) = self.table(file, &id, lang).await {
                self.fault(lang, "term-check-table", &id, what);
            }
        }
        for id in file.replay_ids().await? {
            match replay(file, &id, lang).await {
                Ok(()) => self.replays += 1,
                Err(what) => self.fault(lang, "term-check-replay", &id, what),
            }
        }
        Ok(())
    }

    fn fault(&mut self, lang: Lang, key: &str, id: &str, what: String) {
        let values = [("id", id.into()), ("what", what.into())];
        self.faults.push(text_with(lang, key, &values));
    }

    /// Everything that belongs to a table can be read, and its match can be played again.
    async fn table(&mut self, file: &DatabaseFile, id: &str, lang: Lang) -> Result<(), String> {
        let parsed = id
            .parse()
            .map_err(|_| text_with(lang, "term-check-id", &[]))?;
        let stored = file
            .table(parsed)
            .await
            .map_err(|error| error.to_string())?;
        // A server may have removed it meanwhile.
        let Some(stored) = stored else { return Ok(()) };
        if file.version() == DatabaseFile::newest_version() {
            let chat = file.chat(parsed).await;
            chat.map_err(|error| error.to_string())?;
        }
        serde_json::from_str::<serde_json::Value>(&stored.record.meta)
            .map_err(|error| error.to_string())?;
        let saved = saved(&stored)?;
        // A match that was brought to the server has the rest of its log in its opening.
        let entries = saved.as_ref().map_or(0, |file| file.log.len());
        let first = entries.saturating_sub(stored.events.len()) as u64 + 1;
        let versions = stored.events.iter().map(|event| event.version);
        if let Some((expected, _)) = (first..)
            .zip(versions)
            .find(|(expected, there)| expected != there)
        {
            let values = [("version", expected.to_string().into())];
            return Err(text_with(lang, "term-check-gap", &values));
        }
        match saved {
            None if stored.events.is_empty() => {}
            None => return Err(text_with(lang, "term-check-no_opening", &[])),
            Some(match_file) => {
                play_again(&match_file, lang)?;
                self.matches += 1;
            }
        }
        Ok(())
    }
}

/// The match of a table as one document; nothing if it has not begun.
fn saved(stored: &StoredTable) -> Result<Option<GameFile>, String> {
    let Some(opening) = &stored.record.opening else {
        return Ok(None);
    };
    let mut file = GameFile::from_json(opening).map_err(|error| error.to_string())?;
    for event in &stored.events {
        let entry: FileEntry = serde_json::from_str(&event.payload)
            .map_err(|error| format!("{}: {error}", event.version))?;
        file.log.push(entry);
    }
    let result = stored.record.result.as_deref().map(serde_json::from_str);
    file.result = result.transpose().map_err(|error| error.to_string())?;
    Ok(Some(file))
}

async fn replay(file: &DatabaseFile, id: &str, lang: Lang) -> Result<(), String> {
    let text = file.replay(id).await.map_err(|error| error.to_string())?;
    let Some(text) = text else { return Ok(()) };
    let file = GameFile::from_json(&text).map_err(|error| error.to_string())?;
    play_again(&file, lang)
}

fn play_again(file: &GameFile, lang: Lang) -> Result<(), String> {
    let in_words = |error: LogError| {
        let why = text_with(lang, error.reason.key(), &[]);
        let values = [("step", error.step.into()), ("why", why.into())];
        let text = text_with(lang, "term-replay-bad", &values);
        format!("{text} ({})", error.reason)
    };
    ziggurat_shelf::load_table(file).map_err(in_words)?;
    Ok(())
}
