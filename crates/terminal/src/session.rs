//! A match at one keyboard.

mod act;
mod ask;
mod command;
mod show;

use std::{
    io::{self, BufRead, Write},
    time::Instant,
};

use ziggurat_bots::SystemClock;
use ziggurat_engine::{Illegal, Seat, SeatSet, Viewer};
use ziggurat_table::{BotTask, Holder, Millis, Table};

use crate::{Item, Page, Screen};

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The match is over.
    Over,
    /// The people left before the match was over.
    Left,
}

/// What happens after a typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The same question again.
    Ask,
    /// The table has changed.
    Moved,
    /// The people leave.
    Leave,
}

/// A match between people at one keyboard and bots.
pub struct Session<'a, G: Screen> {
    table: Table<G>,
    page: Page,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    started: Instant,
    /// Who sits at the keyboard.
    present: Option<Seat>,
    /// The version of the table up to which each seat has read the log.
    read_up_to: Vec<u64>,
    /// Whether the player at the keyboard can see the current board.
    board_shown: bool,
    items: Vec<Item<G::Action>>,
    /// The menu item whose places were listed last.
    chosen: Option<usize>,
    /// Why the last action was refused.
    refused: Option<Illegal>,
    /// Who wants to be asked even while others must act.
    pausing: SeatSet,
    /// The version of the table at which each seat last let the match go on.
    let_go: Vec<Option<u64>>,
}

impl<G: Screen> std::fmt::Debug for Session<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("table", &self.table)
            .field("page", &self.page)
            .finish_non_exhaustive()
    }
}

impl<'a, G: Screen> Session<'a, G> {
    /// A session at a table, which may be in the middle of a match.
    pub fn new(
        table: Table<G>,
        page: Page,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Self {
        let (version, seats) = (table.version(), table.seats().len());
        Self {
            read_up_to: vec![version; seats],
            table,
            page,
            input,
            out,
            started: Instant::now(),
            present: None,
            board_shown: false,
            items: Vec::new(),
            chosen: None,
            refused: None,
            pausing: SeatSet::EMPTY,
            let_go: vec![None; seats],
        }
    }

    /// Plays until the match is over or the people leave.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn run(&mut self) -> io::Result<End> {
        self.greet()?;
        loop {
            if self.table.is_over() {
                self.finish()?;
                return Ok(End::Over);
            }
            if self.step()? == Next::Leave {
                self.line("term-goodbye")?;
                return Ok(End::Left);
            }
        }
    }

    /// One decision, by a bot or a person.
    fn step(&mut self) -> io::Result<Next> {
        if let Some(seat) = self.interrupter() {
            return self.turn_of(seat);
        }
        if let Some(task) = self.table.bot_task() {
            self.bot_acts(&task)?;
            return Ok(Next::Moved);
        }
        match self.asked() {
            Some(seat) => self.turn_of(seat),
            None => Ok(Next::Leave),
        }
    }

    /// A person who may act while others must, and wants to be asked.
    fn interrupter(&self) -> Option<Seat> {
        let mut may = self.table.waiting().may.iter();
        may.find(|&seat| {
            self.pausing.contains(seat)
                && self.is_person(seat)
                && self.let_go[seat.index()] != Some(self.table.version())
                && self.is_worth_asking(seat)
        })
    }

    /// Skipping people who cannot do anything would give away what they hold, unless nobody else is
    /// there to notice.
    fn is_worth_asking(&self, seat: Seat) -> bool {
        let legal = self.table.legal(seat).unwrap_or_default();
        !legal.is_empty() || self.people().len() > 1
    }

    /// The answer that can be given for a person; again, only if nobody else is there.
    fn only_answer(&self, seat: Seat) -> Option<G::Action> {
        if self.people().len() > 1 {
            return None;
        }
        let legal = self.table.legal(seat)?;
        G::only_answer(&self.table.view(Viewer::Seat(seat)), &legal)
    }

    /// The person the match is waiting for.
    fn asked(&self) -> Option<Seat> {
        let waiting = self.table.waiting();
        let seats = waiting.must.iter().chain(waiting.may.iter());
        let mut people = seats.filter(|seat| self.is_person(*seat));
        people.next()
    }

    fn is_person(&self, seat: Seat) -> bool {
        let seat = self.table.seats().get(seat.index());
        seat.is_some_and(|seat| seat.holder == Holder::Human)
    }

    fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.table.seat_count());
        seats.filter(|seat| self.is_person(*seat)).collect()
    }

    /// Who is looking at the screen while bots act; nobody in particular if there are several people.
    fn onlooker(&self) -> Viewer {
        match self.people()[..] {
            [seat] => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }

    fn now(&self) -> Millis {
        Millis(u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn bot_acts(&mut self, task: &BotTask<G>) -> io::Result<()> {
        let name = self.page.name(task.seat());
        if self.page.style.live {
            let thinking = self.page.with("term-thinking", &[("name", name.into())]);
            write!(self.out, "{thinking}\r")?;
            self.out.flush()?;
        }
        let choice = task.run(None, &SystemClock::new());
        if self.page.style.live {
            write!(self.out, "\x1b[2K")?;
        }
        let done = match choice {
            Some(action) => {
                let now = self.now();
                let done = self
                    .table
                    .bot_done(task.version(), task.seat(), action, now);
                done.map(|_| ())
            }
            None => self.table.bot_passes(task.version(), task.seat()),
        };
        if let Err(refusal) = done {
            return Err(io::Error::other(refusal));
        }
        self.board_shown = false;
        match self.people().len() {
            0 | 1 => self.news(self.onlooker()),
            _ => Ok(()),
        }
    }

    /// Lets a person decide.
    fn turn_of(&mut self, seat: Seat) -> io::Result<Next> {
        if let Some(action) = self.only_answer(seat) {
            return self.act(seat, action);
        }
        if !self.sit_down(seat)? {
            return Ok(Next::Leave);
        }
        self.show_question(seat)?;
        loop {
            let Some(line) = self.ask(seat)? else {
                return Ok(Next::Leave);
            };
            match self.answer(seat, &line)? {
                Next::Ask => {}
                next => return Ok(next),
            }
        }
    }

    /// Hides what the previous player could see, and waits for the next one; `false` at the end of the
    /// input.
    fn sit_down(&mut self, seat: Seat) -> io::Result<bool> {
        if self.present == Some(seat) {
            self.news(Viewer::Seat(seat))?;
            return Ok(true);
        }
        if self.people().len() > 1 {
            self.clear()?;
            let values = [("name", self.page.name(seat).into())];
            let curtain = self.page.with("term-curtain", &values);
            write!(self.out, "\n{curtain} ")?;
            self.out.flush()?;
            if self.read_line()?.is_none() {
                return Ok(false);
            }
            self.clear()?;
        }
        self.present = Some(seat);
        self.board_shown = false;
        self.news(Viewer::Seat(seat))?;
        Ok(true)
    }

    /// Reads a line; `None` at the end of the input.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}
