//! Somebody at the keyboard, who reads the screen and answers its questions.

use std::{
    cell::RefCell,
    io::{self, BufRead, Read, Write},
    rc::Rc,
};

use ziggurat_engine::Chance;

/// Everything written to the screen.
#[derive(Clone, Default)]
pub(crate) struct Paper(Rc<RefCell<Vec<u8>>>);

impl Paper {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).unwrap()
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The questions that are followed by a list of places to choose from.
const QUESTIONS: [&str; 4] = [
    "– which one?\n",
    "– welche?\n",
    "– where? Type the hex:\n",
    "– wo? Bitte das Feld eingeben:\n",
];

/// No match needs more answers than this.
const MOST_ANSWERS: usize = 20_000;

/// Types some prepared lines, then chooses at random by number.
pub(crate) struct Typist {
    paper: Paper,
    chance: Chance,
    prepared: Vec<&'static str>,
    /// How much of the screen has been answered.
    read: usize,
    line: Vec<u8>,
    answers: usize,
}

impl Typist {
    pub(crate) fn new(paper: &Paper, seed: u64, prepared: &[&'static str]) -> Self {
        Self {
            paper: paper.clone(),
            chance: Chance::new(seed),
            prepared: prepared.iter().rev().copied().collect(),
            read: 0,
            line: Vec::new(),
            answers: 0,
        }
    }

    /// The answer to the latest output on the screen.
    fn answer(&mut self) -> String {
        let screen = self.paper.text();
        let new = &screen[self.read..];
        self.read = screen.len();
        if !new.ends_with("> ") {
            return String::new();
        }
        if let Some(line) = self.prepared.pop() {
            return line.to_owned();
        }
        self.answers += 1;
        assert!(self.answers < MOST_ANSWERS, "the match is stuck: {new}");
        let listed = QUESTIONS.iter().find_map(|words| new.split(words).nth(1));
        if let Some(places) = listed {
            let labels = places.lines().take_while(|line| line.starts_with("    "));
            let labels = labels.flat_map(|line| line.trim().split("  "));
            let labels: Vec<&str> = labels.collect();
            return self.pick(&labels);
        }
        let numbers: Vec<&str> = new.lines().filter_map(number).collect();
        self.pick(&numbers)
    }

    fn pick(&mut self, choices: &[&str]) -> String {
        let choice = self.chance.pick(choices);
        choice.copied().unwrap_or_default().to_owned()
    }
}

/// The number at the beginning of a menu item.
fn number(line: &str) -> Option<&str> {
    let (number, _) = line.trim_start().split_once("  ")?;
    number.parse::<u8>().is_ok().then_some(number)
}

impl Read for Typist {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut bytes = self.fill_buf()?;
        let count = bytes.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Typist {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            self.line = format!("{}\n", self.answer()).into_bytes();
        }
        Ok(&self.line)
    }

    fn consume(&mut self, count: usize) {
        self.line.drain(..count);
    }
}
