//! Everything a game says has words in both languages.

use std::collections::{BTreeMap, BTreeSet};

use ziggurat_engine::{Advice, Arg, Game, Seat, Text, Viewer};
use ziggurat_words::{Lang, keys, say, variables};

use crate::{Fault, fault::ensure, hidden::text, universe, walk::every_position};

/// Games per case.
const GAMES: u64 = 20;
/// In one of this many positions refused actions are tried.
const REFUSED_EVERY: u32 = 5;
/// One of this many actions is tried there.
const THIN: usize = 7;

/// In random play actions, events and refusals have words in English and German, and all the values
/// that the words need.
///
/// # Errors
/// The first fault.
pub fn everything_has_words<G: Advice>() -> Result<(), Fault> {
    let universe = universe::<G>()?;
    let mut book = Book::new();
    let mut legal = Vec::new();
    every_position::<G>(GAMES, |walk| {
        for seat in walk.position.waiting().must.iter() {
            walk.position.legal(seat, &mut legal);
            let texts = legal.iter().map(|action| walk.position.tell_action(action));
            texts.into_iter().try_for_each(|text| book.look_up(&text))?;
        }
        if let Some(moved) = walk.clone().advance()? {
            for viewer in Viewer::all(walk.case.seats) {
                let events = moved.record.events.iter();
                let seen = events.filter_map(|event| G::witness(event, viewer));
                for event in seen {
                    let lines = G::tell_event(&event);
                    lines.iter().try_for_each(|line| book.look_up(&line.text))?;
                    read_back::<G>(&event)?;
                }
            }
        }
        if !walk.step.is_multiple_of(REFUSED_EVERY) {
            return Ok(());
        }
        for seat in Seat::all(walk.case.seats) {
            let some = universe
                .iter()
                .skip(walk.step as usize % THIN)
                .step_by(THIN);
            let refused = some.filter_map(|action| walk.position.check(seat, action).err());
            for illegal in refused {
                book.look_up(&illegal.why)?;
            }
        }
        Ok(())
    })
}

/// Whoever was told of an event can read it.
fn read_back<G: Game>(event: &G::Event) -> Result<(), Fault> {
    let json = text(event);
    let back = serde_json::from_str::<G::Event>(&json);
    ensure!(
        back.as_ref().is_ok_and(|back| back == event),
        "an event changes on its way through JSON: {json}"
    );
    Ok(())
}

/// Names have words in English and German.
///
/// # Errors
/// The first name without words.
pub fn names_have_words(keys: impl IntoIterator<Item = &'static str>) -> Result<(), Fault> {
    let mut book = Book::new();
    keys.into_iter().try_for_each(|key| book.word(key))
}

/// The words of both languages, and the messages that have already been checked.
pub(crate) struct Book {
    keys: [BTreeSet<&'static str>; 2],
    /// Checked messages, with the names of the values they came with.
    known: BTreeMap<&'static str, BTreeSet<Vec<&'static str>>>,
    known_words: BTreeSet<&'static str>,
}

const LANGS: [Lang; 2] = [Lang::En, Lang::De];

impl Book {
    pub(crate) fn new() -> Self {
        Self {
            keys: LANGS.map(|lang| keys(lang).collect()),
            known: BTreeMap::new(),
            known_words: BTreeSet::new(),
        }
    }

    pub(crate) fn look_up(&mut self, text: &Text) -> Result<(), Fault> {
        for (_, arg) in &text.args {
            match arg {
                Arg::Key(key) => self.word(key)?,
                Arg::Named(key) => self.named(key)?,
                Arg::Keys(keys) => keys.iter().try_for_each(|key| self.word(key))?,
                Arg::Texts(texts) => texts.iter().try_for_each(|text| self.look_up(text))?,
                Arg::Number(_) | Arg::Word(_) | Arg::Seat(_) | Arg::Place { .. } => {}
            }
        }
        let names: Vec<_> = text.args.iter().map(|(name, _)| *name).collect();
        if self.known.entry(text.key).or_default().insert(names) {
            self.word(text.key)?;
            LANGS.iter().try_for_each(|&lang| fits(lang, text))?;
        }
        Ok(())
    }

    fn word(&mut self, key: &'static str) -> Result<(), Fault> {
        if self.known_words.insert(key) {
            self.named(key)?;
        }
        Ok(())
    }

    fn named(&self, key: &str) -> Result<(), Fault> {
        for (lang, keys) in LANGS.iter().zip(&self.keys) {
            ensure!(keys.contains(key), "{lang:?} has no words for {key}");
        }
        Ok(())
    }
}

/// The message has all the values that its words ask for.
fn fits(lang: Lang, text: &Text) -> Result<(), Fault> {
    for variable in variables(lang, text.key) {
        let name = variable.split('-').next().unwrap_or(variable);
        ensure!(
            text.args.iter().any(|(given, _)| *given == name),
            "{lang:?}: {} needs {variable}, which it does not get",
            text.key
        );
    }
    let said = say(lang, text, &|seat| format!("player {seat}"));
    ensure!(
        !said.is_empty() && !said.contains('{') && said != text.key,
        "{lang:?}: {} becomes {said:?}",
        text.key
    );
    Ok(())
}
