//! `ziggurat play`.

use std::io::{self, BufRead, IsTerminal, Write};

use serde_json::Value;
use ziggurat_bots::Level;
use ziggurat_engine::Game;
use ziggurat_shelf::Edition;
use ziggurat_table::{GameFile, Name, Origin, SeatSetup, Setup, Table};
use ziggurat_terminal::{Page, Screen, ScreenVisitor, Session, Style, with_screen};
use ziggurat_words::{Lang, text_with};

use crate::{args, entropy, facts, fail::Failure, replay};

pub(crate) fn play(
    args: &args::Play,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let file = args.load.as_deref().map(replay::read_file).transpose()?;
    let game = match &file {
        Some(file) => file.game.parse().map_err(Failure::arguments)?,
        None => args.game,
    };
    let mut edition = Edition::default();
    if let Some(path) = &args.facts {
        facts::replace(&mut edition, game, path)?;
    }
    let start = Start {
        args,
        file,
        tables: edition.tables(game),
        input,
        out,
    };
    with_screen(game, start)
}

struct Start<'a> {
    args: &'a args::Play,
    file: Option<GameFile>,
    tables: Option<&'a Value>,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

impl ScreenVisitor for Start<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Screen>(self) -> Self::Out {
        let lang = self.args.lang.get();
        let table = match &self.file {
            Some(file) => Table::<G>::import(file).map_err(|e| replay::broken(&e, lang))?,
            None => Table::open(setup::<G>(self.args, self.tables, lang)?)
                .map_err(Failure::arguments)?,
        };
        let names = table
            .seats()
            .iter()
            .map(|seat| seat.name.to_string())
            .collect();
        let page = Page {
            lang,
            names,
            style: style(),
        };
        Session::new(table, page, self.input, self.out).run()?;
        Ok(())
    }
}

/// Colours only for a terminal, and not where people do not want them (no-color.org).
pub(crate) fn style() -> Style {
    let live = io::stdout().is_terminal();
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Style {
        colours: live && !unwanted,
        live,
    }
}

fn setup<G: Game>(
    args: &args::Play,
    tables: Option<&Value>,
    lang: Lang,
) -> Result<Setup<G>, Failure> {
    Ok(Setup {
        options: args.start.load::<G>(tables)?,
        seats: seats(args, G::INFO.seats, lang)?,
        origin: Origin::drawn(
            args.start.seed.unwrap_or_else(entropy::seed),
            entropy::salt(),
        ),
    })
}

/// People first, then bots; normal bots where nothing else is said.
fn seats(args: &args::Play, allowed: &[u8], lang: Lang) -> Result<Vec<SeatSetup>, Failure> {
    let (people, bots) = company(args, allowed)?;
    if args.names.len() > people {
        let names = args.names.len();
        return Err(Failure::Arguments(format!(
            "--names has {names} names for {people} people at this keyboard; give at most one for each"
        )));
    }
    let number = |seat: usize| ("number", (seat + 1).into());
    let named = |text: String| Name::mend(&text);
    let person = |seat: usize| match args.names.get(seat) {
        Some(name) => SeatSetup::human(name.clone()),
        None => SeatSetup::human(named(text_with(lang, "seat-name", &[number(seat)]))),
    };
    let bot = |(i, &level): (usize, &Level)| {
        let strength = text_with(lang, &format!("level-{level}"), &[]);
        let values = [number(people + i), ("level", strength.into())];
        SeatSetup::bot(named(text_with(lang, "term-bot-name", &values)), level)
    };
    Ok((0..people)
        .map(person)
        .chain(bots.iter().enumerate().map(bot))
        .collect())
}

/// How many people and which bots play.
fn company(args: &args::Play, allowed: &[u8]) -> Result<(usize, Vec<Level>), Failure> {
    let given = args.bots.len();
    let least = usize::from(allowed.iter().copied().min().unwrap_or(2));
    let people = match (args.humans, args.seats) {
        (Some(people), _) => people.into(),
        (None, Some(seats)) if given > 0 => usize::from(seats).saturating_sub(given),
        (None, _) => 1,
    };
    let seats = match args.seats {
        Some(seats) => seats.into(),
        None if given > 0 => people + given,
        None => people.max(least),
    };
    let numbers: Vec<_> = allowed.iter().map(u8::to_string).collect();
    if !allowed.iter().any(|&n| usize::from(n) == seats) {
        return Err(Failure::Arguments(format!(
            "{} cannot be played with {seats} seats; say --seats {}",
            args.game.info().name.en,
            numbers.join(", ")
        )));
    }
    let mut bots = args.bots.clone();
    if bots.is_empty() {
        bots = vec![Level::Normal; seats.saturating_sub(people)];
    }
    if people + bots.len() != seats {
        return Err(Failure::Arguments(format!(
            "{people} people and {} bots do not fill {seats} seats; make --humans and --bots add up to --seats",
            bots.len()
        )));
    }
    Ok((people, bots))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Cli, Task};

    fn seated(line: &str) -> Result<String, String> {
        let words = ["ziggurat", "play"]
            .into_iter()
            .chain(line.split_whitespace());
        let Ok(Cli {
            task: Task::Play(args),
        }) = Cli::try_parse_from(words)
        else {
            panic!("{line}");
        };
        match company(&args, &[2, 3, 4]) {
            Ok((people, bots)) => {
                let bots: Vec<_> = bots.iter().map(|level| level.name()).collect();
                Ok(format!("{people} {}", bots.join(",")).trim().to_owned())
            }
            Err(Failure::Arguments(text)) => Err(text),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn people_and_bots_fill_the_seats() {
        let cases = [
            ("", "1 normal"),
            ("--seats 4", "1 normal,normal,normal"),
            ("--bots hard,easy", "1 hard,easy"),
            ("--seats 3 --bots hard,normal", "1 hard,normal"),
            ("--seats 2 --bots hard,normal", "0 hard,normal"),
            ("--humans 2", "2"),
            ("--humans 3 --seats 4", "3 normal"),
            ("--humans 0 --bots random,greedy", "0 random,greedy"),
        ];
        for (line, expected) in cases {
            assert_eq!(seated(line).as_deref(), Ok(expected), "{line}");
        }
    }

    #[test]
    fn what_does_not_add_up_is_refused() {
        assert!(seated("--seats 5").unwrap_err().contains("--seats 2, 3, 4"));
        let error = seated("--humans 2 --seats 4 --bots hard").unwrap_err();
        assert!(
            error.contains("2 people and 1 bots do not fill 4 seats"),
            "{error}"
        );
        assert!(seated("--humans 3 --seats 2").is_err());
    }
}
