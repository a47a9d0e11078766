//! `ziggurat replay`.

use std::{fs, io::Write, path::Path};

use ziggurat_engine::{Game, Seat, Viewer};
use ziggurat_table::{GameFile, LogError, Origin, Replay};
use ziggurat_terminal::{Page, Screen, ScreenVisitor, result_text, with_screen};
use ziggurat_terms::Hex32;
use ziggurat_words::{Lang, text_with};

use crate::{args, fail::Failure, play::style};

pub(crate) fn replay(args: &args::Replay, out: &mut dyn Write) -> Result<(), Failure> {
    let file = read_file(&args.file)?;
    let game = file.game.parse().map_err(Failure::arguments)?;
    let seats = file.last_seats().iter();
    let names = seats.map(|seat| seat.name.to_string()).collect();
    let page = Page {
        lang: args.lang.get(),
        names,
        style: style(),
    };
    let tell = Tell {
        args,
        file: &file,
        page: &page,
        out,
    };
    with_screen(game, tell)
}

/// Reads a saved game.
pub(crate) fn read_file(path: &Path) -> Result<GameFile, Failure> {
    let unreadable = |error: &dyn std::fmt::Display| {
        let path = path.display();
        Failure::Arguments(format!(
            "{path}: {error}; name a file that `save` has written during a game"
        ))
    };
    let text = fs::read_to_string(path).map_err(|error| unreadable(&error))?;
    GameFile::from_json(&text).map_err(|error| unreadable(&error.reason))
}

/// A file that does not replay.
pub(crate) fn broken(error: &LogError, lang: Lang) -> Failure {
    let why = text_with(lang, error.reason.key(), &[]);
    let values = [("step", error.step.into()), ("why", why.into())];
    let text = text_with(lang, "term-replay-bad", &values);
    Failure::Other(format!("{text} ({})", error.reason))
}

struct Tell<'a> {
    args: &'a args::Replay,
    file: &'a GameFile,
    page: &'a Page,
    out: &'a mut dyn Write,
}

impl ScreenVisitor for Tell<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Screen>(mut self) -> Self::Out {
        let replay = Replay::<G>::new(self.file).map_err(|e| broken(&e, self.page.lang))?;
        if self.args.verify {
            return self.verify(replay.steps());
        }
        let viewer = self.viewer()?;
        let steps = replay.steps();
        match self.args.step {
            Some(step) if step > steps => {
                let values = [("step", step.into()), ("last", steps.into())];
                Err(Failure::Arguments(
                    self.page.with("term-replay-step-none", &values),
                ))
            }
            Some(step) => {
                self.step(&replay, step, viewer)?;
                self.board(&replay, step, viewer)
            }
            None => {
                for step in 0..=steps {
                    self.step(&replay, step, viewer)?;
                }
                self.end(&replay, viewer)
            }
        }
    }
}

impl Tell<'_> {
    /// How the chance of the match came about. The file has been played again: everything fits.
    fn verify(&mut self, steps: usize) -> Result<(), Failure> {
        let mut lines = Vec::new();
        match self.file.moved() {
            None => lines.extend(self.chance(&self.file.origin, &self.file.commitment)),
            Some((entries, new)) => {
                let values = [
                    ("entries", entries.into()),
                    ("commitment", self.file.commitment.as_str().into()),
                ];
                lines.push(self.page.with("term-verify-begun", &values));
                lines.push(self.page.text("term-verify-known"));
                let next = [("step", (entries + 2).into())];
                lines.push(self.page.with("term-verify-then", &next));
                lines.extend(self.chance(&new.origin, &new.commitment));
            }
        }
        lines.push(
            self.page
                .with("term-replay-good", &[("steps", steps.into())]),
        );
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Where chance came from.
    fn chance(&self, origin: &Origin, commitment: &str) -> Vec<String> {
        let commitment = [("commitment", commitment.into())];
        let Origin::Shared { deal } = origin else {
            return vec![self.page.with("term-verify-drawn", &commitment)];
        };
        let mut lines = vec![self.page.with("term-verify-shared", &commitment)];
        for share in &deal.shares {
            let key = match share.number {
                Some(_) => "term-verify-share",
                None => "term-verify-share-missing",
            };
            let values = [
                ("name", self.page.name(share.seat).into()),
                ("pledge", Hex32(share.pledge).to_string().into()),
            ];
            lines.push(self.page.with(key, &values));
        }
        if deal.shares.is_empty() {
            lines.push(self.page.text("term-verify-alone"));
        }
        lines
    }

    fn viewer(&self) -> Result<Viewer, Failure> {
        let seats = self.file.seats.len();
        match self.args.player {
            None => Ok(Viewer::Public),
            Some(number) if usize::from(number) <= seats => Ok(Viewer::Seat(Seat(number - 1))),
            Some(number) => Err(Failure::Arguments(format!(
                "there is no player {number}; say --player 1 to {seats}"
            ))),
        }
    }

    /// A step in words.
    fn step<G: Screen>(
        &mut self,
        replay: &Replay<G>,
        step: usize,
        viewer: Viewer,
    ) -> Result<(), Failure> {
        let entry = replay.entry_at(step, viewer);
        let name = match &entry {
            Some(entry) => self.page.name(entry.seat),
            None => self.page.text("term-opening"),
        };
        let values = [
            ("step", step.into()),
            ("steps", replay.steps().into()),
            ("name", name.into()),
        ];
        writeln!(self.out, "{}", self.page.with("term-step", &values))?;
        let told = entry.and_then(|entry| entry.tell());
        let events = replay.events_at(step, viewer).unwrap_or_default();
        for text in told
            .into_iter()
            .chain(events.iter().flat_map(G::tell_event).map(|line| line.text))
        {
            writeln!(self.out, "  {}", self.page.say(&text))?;
        }
        Ok(())
    }

    fn board<G: Screen>(
        &mut self,
        replay: &Replay<G>,
        step: usize,
        viewer: Viewer,
    ) -> Result<(), Failure> {
        if let Some(view) = replay.view_at(step, viewer) {
            let board = G::board(&view, self.page);
            let status = G::status(&view, viewer, self.page);
            writeln!(self.out, "\n{board}\n{status}")?;
        }
        Ok(())
    }

    /// The board and the result at the end.
    fn end<G: Screen>(&mut self, replay: &Replay<G>, viewer: Viewer) -> Result<(), Failure> {
        self.board(replay, replay.steps(), viewer)?;
        if let Some(outcome) = replay.outcome() {
            let result = result_text(&<G as Game>::INFO, outcome, self.page);
            writeln!(self.out, "{result}")?;
        }
        let values = [("steps", replay.steps().into())];
        writeln!(self.out, "{}", self.page.with("term-replay-good", &values))?;
        Ok(())
    }
}
