//! Reading what people type, and responding to it.

use std::{fs, io};

use ziggurat_analysis::explain;
use ziggurat_bots::SystemClock;
use ziggurat_engine::{Seat, Viewer};
use ziggurat_table::Command as Order;

use super::{Next, Session, command, command::Command};
use crate::{Pick, Screen, rules::rules_text};

impl<G: Screen> Session<'_, G> {
    /// Asks for a line; `None` at the end of the input.
    pub(super) fn ask(&mut self, seat: Seat) -> io::Result<Option<String>> {
        write!(self.out, "\n{}> ", self.page.name(seat))?;
        self.out.flush()?;
        let line = self.read_line()?;
        if line.is_none() {
            writeln!(self.out)?;
        }
        Ok(line)
    }

    /// Does what a typed line asks for.
    pub(super) fn answer(&mut self, seat: Seat, line: &str) -> io::Result<Next> {
        if line.is_empty() {
            return self.enter(seat);
        }
        if let Some((number, rest)) = self.number(line) {
            return self.choose(seat, number, rest);
        }
        if let Some(action) = self.at_chosen(line) {
            return self.act(seat, action);
        }
        if let Some((command, rest)) = Command::read(line, G::INTERRUPTS) {
            return self.carry_out(seat, command, rest);
        }
        match self.read_action(seat, line) {
            Some(Ok(action)) => self.act(seat, action),
            Some(Err(text)) => {
                let text = self.page.say(&text);
                self.paragraph(&text)?;
                Ok(Next::Ask)
            }
            None => {
                let text = self.not_understood(line);
                self.paragraph(&text)?;
                Ok(Next::Ask)
            }
        }
    }

    /// Enter on its own: lets the match go on, or lists what can be done.
    fn enter(&mut self, seat: Seat) -> io::Result<Next> {
        if self.table.waiting().must.contains(seat) {
            self.show_menu(seat)?;
            return Ok(Next::Ask);
        }
        self.let_go[seat.index()] = Some(self.table.version());
        Ok(Next::Moved)
    }

    fn not_understood(&self, line: &str) -> String {
        match self.chosen {
            Some(item) => {
                let values = [("place", line.into()), ("number", (item + 1).into())];
                self.page.with(&G::message("no-place"), &values)
            }
            None => self.page.with("term-unknown", &[("typed", line.into())]),
        }
    }

    /// A number at the beginning of a line, and the rest of the line.
    fn number<'l>(&self, line: &'l str) -> Option<(usize, &'l str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some((word.parse().ok()?, rest.trim()))
    }

    /// The action of a menu item, by its number and the label of a place.
    pub(super) fn picked(&self, number: usize, label: &str) -> Option<G::Action> {
        match &self.items.get(number.checked_sub(1)?)?.pick {
            Pick::One(action) => label.is_empty().then_some(*action),
            Pick::Where(spots) => {
                let spot = spots.iter().find(|s| s.label.eq_ignore_ascii_case(label));
                spot.map(|spot| spot.action)
            }
        }
    }

    /// The action at a place, for the menu item chosen before.
    fn at_chosen(&self, label: &str) -> Option<G::Action> {
        self.picked(self.chosen? + 1, label)
    }

    fn choose(&mut self, seat: Seat, number: usize, label: &str) -> io::Result<Next> {
        if let Some(action) = self.picked(number, label) {
            return self.act(seat, action);
        }
        let item = number.checked_sub(1).filter(|n| *n < self.items.len());
        match item {
            Some(item) if label.is_empty() => {
                self.chosen = Some(item);
                self.show_places(item)?;
            }
            Some(_) => {
                let values = [("place", label.into()), ("number", number.into())];
                let text = self.page.with(&G::message("no-place"), &values);
                self.paragraph(&text)?;
            }
            None => {
                let values = [("number", number.into()), ("last", self.items.len().into())];
                let text = self.page.with("term-no-number", &values);
                self.paragraph(&text)?;
            }
        }
        Ok(Next::Ask)
    }

    fn carry_out(&mut self, seat: Seat, command: Command, rest: &str) -> io::Result<Next> {
        let viewer = Viewer::Seat(seat);
        match command {
            Command::Quit => return Ok(Next::Leave),
            Command::Undo => return self.order(seat, Order::Undo),
            Command::Reset => return self.order(seat, Order::ResetTurn),
            Command::Resign => return self.order(seat, Order::Resign),
            Command::Help => self.show_help()?,
            Command::Moves => self.show_menu(seat)?,
            Command::Board => self.show_board(viewer)?,
            Command::Legend => {
                let legend = G::legend(&self.page);
                write!(self.out, "{legend}")?;
            }
            Command::Sites => {
                let outlook = G::outlook(&self.table.view(viewer), &self.page);
                write!(self.out, "{outlook}")?;
            }
            Command::Hint => self.hint(seat)?,
            Command::Why => self.why(seat, rest)?,
            Command::Rules => match rules_text(&G::INFO, G::RULES, self.page.lang, rest) {
                Ok(text) => write!(self.out, "{text}")?,
                Err(none) => self.paragraph(&none.to_string())?,
            },
            Command::Log => {
                for entry in 1..=self.table.version() {
                    self.show_entry(entry, viewer)?;
                }
            }
            Command::Save => self.save(rest)?,
            Command::Pause => return self.pause(seat),
        }
        Ok(Next::Ask)
    }

    /// Switches whether a person is asked even while others must act.
    fn pause(&mut self, seat: Seat) -> io::Result<Next> {
        let was_on = self.pausing.contains(seat);
        if was_on {
            self.pausing.remove(seat);
            self.line("term-pause-off")?;
        } else {
            self.pausing.insert(seat);
            self.line("term-pause-on")?;
        }
        Ok(Next::Ask)
    }

    fn show_help(&mut self) -> io::Result<()> {
        self.line(&G::message("help-actions"))?;
        let examples = G::examples(&self.page);
        let example = self.page.text(&G::message("example"));
        let commands = command::help(&self.page, &example, G::INTERRUPTS);
        write!(self.out, "{examples}\n{commands}")
    }

    fn hint(&mut self, seat: Seat) -> io::Result<()> {
        let task = self.table.hint_task(seat);
        let hint = task.as_ref().and_then(|task| {
            let hint = task.think(None, &SystemClock::new())?;
            Some((hint, task))
        });
        let Some((hint, task)) = hint else {
            return self.line("term-hint-none");
        };
        let action = self.table.tell_action(seat, &hint.action);
        let share = hint.values.get(seat.index()).copied().unwrap_or_default();
        let values = [
            ("action", self.page.say(&action).into()),
            ("notation", G::notation(&hint.action, &self.page).into()),
            ("percent", ((share * 100.0).round() as i64).into()),
        ];
        let text = self.page.with("term-hint", &values);
        self.paragraph(&text)?;
        // A task is only made of a view that some position looks like: this is never an error.
        let reasons = explain(task.sight(), &hint.tried, task.seed()).map_err(io::Error::other)?;
        for line in reasons.lines.iter().chain([&reasons.sure]) {
            let said = self.page.say(line);
            self.paragraph(&format!("– {said}"))?;
        }
        Ok(())
    }

    fn save(&mut self, path: &str) -> io::Result<()> {
        if path.is_empty() {
            return self.line("term-save-how");
        }
        let file = self.table.save().to_json().map_err(io::Error::other);
        let text = match file.and_then(|file| fs::write(path, file)) {
            Ok(()) => self.page.with("term-saved", &[("path", path.into())]),
            Err(error) => {
                let values = [("path", path.into()), ("error", error.to_string().into())];
                self.page.with("term-not-saved", &values)
            }
        };
        self.paragraph(&text)
    }
}
