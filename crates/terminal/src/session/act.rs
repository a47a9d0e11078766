//! Acting, and why an action is allowed or not.

use std::io;

use ziggurat_engine::{Illegal, Seat, Text, Viewer};
use ziggurat_table::{Command as Order, Refusal};

use super::{Next, Session};
use crate::{
    Screen,
    rules::{rule_text, rules_of},
};

impl<G: Screen> Session<'_, G> {
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> io::Result<Next> {
        self.order(seat, Order::Act { action })
    }

    /// Sends a command to the table.
    pub(super) fn order(&mut self, seat: Seat, order: Order<G::Action>) -> io::Result<Next> {
        let now = self.now();
        match self.table.command(seat, order, now) {
            Ok(_) => {
                self.refused = None;
                // With several people the screen may be for somebody else next; the player who acted
                // reads what happened when they sit down again.
                if self.people().len() == 1 {
                    self.news(Viewer::Seat(seat))?;
                }
                Ok(Next::Moved)
            }
            Err(refusal) => {
                self.explain(&refusal)?;
                Ok(Next::Ask)
            }
        }
    }

    fn explain(&mut self, refusal: &Refusal) -> io::Result<()> {
        let text = match refusal {
            Refusal::Illegal(illegal) => {
                self.refused = Some(illegal.clone());
                self.refusal_text("term-refused", illegal)
            }
            other => self.page.text(other.key()),
        };
        self.paragraph(&text)
    }

    fn refusal_text(&self, key: &str, illegal: &Illegal) -> String {
        let why = self.page.say(&illegal.why);
        let values = [("why", why.into()), ("rule", illegal.rule.0.into())];
        self.page.with(key, &values)
    }

    /// Explains why an action is allowed or not, or why the last one was refused.
    pub(super) fn why(&mut self, seat: Seat, question: &str) -> io::Result<()> {
        if question.is_empty() {
            return match self.refused.clone() {
                Some(illegal) => self.show_refusal(&illegal),
                None => self.why_how(),
            };
        }
        match self.action_of(seat, question) {
            Some(Ok(action)) => self.judge(seat, action),
            Some(Err(text)) => {
                let text = self.page.say(&text);
                self.paragraph(&text)
            }
            None => match crate::rules_text(&G::INFO, G::RULES, self.page.lang, question) {
                Ok(text) => write!(self.out, "{text}"),
                Err(_) => self.why_how(),
            },
        }
    }

    /// An action by its number in the menu, or as typed.
    fn action_of(&self, seat: Seat, typed: &str) -> Option<Result<G::Action, Text>> {
        let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        match word.parse() {
            Ok(number) => self.picked(number, rest.trim()).map(Ok),
            Err(_) => self.read_action(seat, typed),
        }
    }

    /// An action as typed by the player in a seat.
    pub(super) fn read_action(&self, seat: Seat, typed: &str) -> Option<Result<G::Action, Text>> {
        let view = self.table.view(Viewer::Seat(seat));
        let read = G::read(typed, &view, &self.page)?;
        let legal = self.table.legal(seat).unwrap_or_default();
        Some(read.map(|action| G::settle(action, &legal)))
    }

    /// Explains how to use “why”.
    fn why_how(&mut self) -> io::Result<()> {
        let example = self.page.text(&G::message("example"));
        let text = self
            .page
            .with("term-why-how", &[("example", example.into())]);
        self.paragraph(&text)
    }

    /// Tries an action on a copy of the table.
    fn judge(&mut self, seat: Seat, action: G::Action) -> io::Result<()> {
        let order = Order::Act { action };
        match self.table.clone().command(seat, order, self.now()) {
            Ok(_) => {
                let told = self.table.tell_action(seat, &action);
                let values = [("action", self.page.say(&told).into())];
                let text = self.page.with("term-allowed", &values);
                self.paragraph(&text)?;
                let view = self.table.view(Viewer::Seat(seat));
                self.show_rules(&G::grounds(&view, &action))
            }
            Err(Refusal::Illegal(illegal)) => self.show_refusal(&illegal),
            Err(other) => self.line(other.key()),
        }
    }

    fn show_refusal(&mut self, illegal: &Illegal) -> io::Result<()> {
        let text = self.refusal_text("term-not-allowed", illegal);
        self.paragraph(&text)?;
        self.show_rules(&[illegal.rule.0])
    }

    fn show_rules(&mut self, numbers: &[&str]) -> io::Result<()> {
        let rules = rules_of(G::RULES, self.page.lang);
        for rule in numbers.iter().filter_map(|number| rules.get(number)) {
            write!(self.out, "{}", rule_text(rule))?;
        }
        Ok(())
    }
}
