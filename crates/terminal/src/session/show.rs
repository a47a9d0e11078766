//! What a session shows.

use std::{collections::BTreeSet, io};

use serde_json::Value;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::{Holder, Origin};

use super::Session;
use crate::{
    Item, Pick, Screen, Spot,
    layout::{fill, hanging, wrap},
    score::result_text,
};

impl<G: Screen> Session<'_, G> {
    /// A message on a line of its own.
    pub(super) fn line(&mut self, key: &str) -> io::Result<()> {
        let text = wrap(&self.page.text(key), 0);
        writeln!(self.out, "{text}")
    }

    /// Running text.
    pub(super) fn paragraph(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrap(text, 2))
    }

    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.page.style.live {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    pub(super) fn greet(&mut self) -> io::Result<()> {
        let name = self.page.lang.pick(G::INFO.name);
        writeln!(self.out, "{name}\n")?;
        for seat in Seat::all(self.table.seat_count()) {
            let name = self.page.name(seat);
            let text = match self.table.seats()[seat.index()].holder {
                Holder::Human => self.page.with("term-seat-person", &[("name", name.into())]),
                Holder::Bot(_) => name,
            };
            writeln!(self.out, "  {}  {text}", seat.0 + 1)?;
        }
        writeln!(self.out)?;
        self.show_options()?;
        let values = [("commitment", self.table.commitment().into())];
        let promise = self.page.with("term-commitment", &values);
        self.paragraph(&promise)?;
        self.line("term-welcome")
    }

    /// The options that differ from the rules as written.
    fn show_options(&mut self) -> io::Result<()> {
        let usual = serde_json::to_value(G::Options::default())?;
        let agreed = serde_json::to_value(self.table.options())?;
        let prefix = G::INFO.rule_prefixes.first().copied().unwrap_or_default();
        for (option, value) in agreed.as_object().into_iter().flatten() {
            if usual.get(option) != Some(value) {
                let name = format!("{}-option-{option}", prefix.to_lowercase());
                let name = self.page.text(&name);
                let value = match value {
                    Value::Bool(true) => self.page.text("term-yes"),
                    Value::Bool(false) => self.page.text("term-no"),
                    Value::Object(_) | Value::Array(_) => self.page.text("term-other-values"),
                    other => other.to_string(),
                };
                writeln!(self.out, "  {name}: {value}")?;
            }
        }
        Ok(())
    }

    /// What has happened since the viewer last looked.
    pub(super) fn news(&mut self, viewer: Viewer) -> io::Result<()> {
        let version = self.table.version();
        let from = match viewer {
            Viewer::Seat(seat) => self.read_up_to[seat.index()],
            Viewer::Public => self.read_up_to.iter().copied().max().unwrap_or(0),
        };
        for entry in from + 1..=version {
            self.show_entry(entry, viewer)?;
        }
        match viewer {
            Viewer::Seat(seat) => self.read_up_to[seat.index()] = version,
            Viewer::Public => self.read_up_to.fill(version),
        }
        Ok(())
    }

    /// An entry of the log, a line for each thing that happened.
    pub(super) fn show_entry(&mut self, entry: u64, viewer: Viewer) -> io::Result<()> {
        for text in self.table.tell_entry(entry, viewer) {
            writeln!(self.out, "  {}", wrap(&self.page.say(&text), 4))?;
        }
        Ok(())
    }

    /// The board and the status beside it.
    pub(super) fn show_board(&mut self, viewer: Viewer) -> io::Result<()> {
        let view = self.table.view(viewer);
        let board = G::board(&view, &self.page);
        let status = G::status(&view, viewer, &self.page);
        writeln!(self.out, "\n{board}\n{status}")?;
        self.board_shown = true;
        Ok(())
    }

    /// Everything a person needs to decide.
    pub(super) fn show_question(&mut self, seat: Seat) -> io::Result<()> {
        let viewer = Viewer::Seat(seat);
        let must = self.table.waiting().must.contains(seat);
        if self.board_shown || !must {
            let hand = G::hand(&self.table.view(viewer), viewer, &self.page);
            write!(self.out, "{hand}")?;
        } else {
            self.show_board(viewer)?;
        }
        self.show_menu(seat)?;
        if must {
            return Ok(());
        }
        self.line("term-may")
    }

    /// What the person can do, as a numbered list.
    pub(super) fn show_menu(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.table.view(Viewer::Seat(seat));
        let legal = self.table.legal(seat).unwrap_or_default();
        self.items = G::menu(&view, &legal, &self.page);
        self.chosen = None;
        for (item, number) in self.items.iter().zip(1..) {
            let places = match &item.pick {
                Pick::One(_) => String::new(),
                Pick::Where(spots) => {
                    let values = [("count", spots.len().into())];
                    self.page.with(&G::message("places"), &values)
                }
            };
            let head = format!("{number:>3}");
            let text = format!("{} {places}", item.words);
            writeln!(self.out, "{}", hanging(&head, &text, 3))?;
        }
        self.show_gains()
    }

    /// The places that bring points at once, best first.
    fn show_gains(&mut self) -> io::Result<()> {
        let mut gains: Vec<(i32, &str)> = self.items.iter().flat_map(gains).collect();
        gains.sort_by_key(|(points, _)| -points);
        let mut seen = BTreeSet::new();
        gains.retain(|(_, label)| seen.insert(*label));
        if gains.is_empty() {
            return Ok(());
        }
        let groups: Vec<String> = gains.chunk_by(|a, b| a.0 == b.0).map(group).collect();
        let text = self
            .page
            .with("term-gains", &[("gains", groups.join("; ").into())]);
        self.paragraph(&text)
    }

    /// All places of a menu item, one row for each first letter.
    pub(super) fn show_places(&mut self, number: usize) -> io::Result<()> {
        let Some(Item {
            pick: Pick::Where(spots),
            words,
        }) = self.items.get(number)
        else {
            return Ok(());
        };
        let values = [("what", words.as_str().into())];
        let question = self.page.with(&G::message("where"), &values);
        writeln!(self.out, "{question}")?;
        let letter = |spot: &Spot<G::Action>| spot.label.chars().next();
        let rows = spots.chunk_by(|a, b| letter(a) == letter(b));
        for row in rows {
            let row: Vec<String> = row.iter().map(named).collect();
            writeln!(self.out, "    {}", fill(&row, 4))?;
        }
        Ok(())
    }

    /// The end of the match.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        let viewer = self.onlooker();
        self.news(viewer)?;
        let view = self.table.view(viewer);
        writeln!(self.out, "\n{}", G::board(&view, &self.page))?;
        if let Some(outcome) = self.table.outcome() {
            let result = result_text(&G::INFO, outcome, &self.page);
            writeln!(self.out, "{result}")?;
        }
        let commitment = ("commitment", self.table.commitment().into());
        let reveal = match self.table.reveal().map(|reveal| reveal.origin) {
            Some(Origin::Shared { deal }) => {
                let values = [("secret", hex(&deal.secret).into()), commitment];
                self.page.with("term-reveal-shared", &values)
            }
            Some(Origin::Drawn { seed, salt }) => {
                let (seed, salt) = (seed.to_string(), hex(&salt));
                let values = [("seed", seed.into()), ("salt", salt.into()), commitment];
                self.page.with("term-reveal", &values)
            }
            None => return Ok(()),
        };
        self.paragraph(&reveal)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The places of a menu item that bring points at once.
fn gains<A>(item: &Item<A>) -> Vec<(i32, &str)> {
    match &item.pick {
        Pick::One(_) => Vec::new(),
        Pick::Where(spots) => spots
            .iter()
            .filter(|spot| spot.points > 0)
            .map(|spot| (spot.points, spot.label.as_str()))
            .collect(),
    }
}

/// Places that bring the same points.
fn group(gains: &[(i32, &str)]) -> String {
    let labels: Vec<&str> = gains.iter().map(|(_, label)| *label).collect();
    format!("+{} {}", gains[0].0, labels.join(" "))
}

/// A place with the points it brings.
fn named<A>(spot: &Spot<A>) -> String {
    match spot.points {
        0 => spot.label.clone(),
        points => format!("{} (+{points})", spot.label),
    }
}
