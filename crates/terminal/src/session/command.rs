//! What people can type apart from actions.

use ziggurat_words::Lang;

use crate::{
    Page,
    layout::hanging,
    typing::{main_word, means},
};

macro_rules! commands {
    ($($name:ident = $id:literal,)+) => {
        /// Something to type that is not an action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Command {
            $($name,)+
        }

        impl Command {
            const ALL: &[Self] = &[$(Self::$name),+];

            /// The key of the message with the words for it.
            const fn words(self) -> &'static str {
                match self { $(Self::$name => concat!("term-type-", $id)),+ }
            }

            /// The key of the message that says what it does.
            const fn help(self) -> &'static str {
                match self { $(Self::$name => concat!("term-help-", $id)),+ }
            }
        }
    };
}

commands! {
    Help = "help",
    Moves = "moves",
    Board = "board",
    Legend = "legend",
    Sites = "sites",
    Hint = "hint",
    Why = "why",
    Undo = "undo",
    Reset = "reset",
    Rules = "rules",
    Log = "log",
    Save = "save",
    Pause = "pause",
    Resign = "resign",
    Quit = "quit",
}

impl Command {
    /// The command that a line begins with, and the rest of the line.
    pub(super) fn read(line: &str, interrupts: bool) -> Option<(Self, &str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = Self::known(interrupts).find(|command| means(word, command.words()))?;
        Some((command, rest.trim()))
    }

    /// The commands for a game; not every game has interruptions to wait for.
    fn known(interrupts: bool) -> impl Iterator<Item = Self> + Clone {
        let all = Self::ALL.iter().copied();
        all.filter(move |command| interrupts || *command != Self::Pause)
    }

    /// The word for it in a language.
    pub(super) fn word(self, lang: Lang) -> String {
        main_word(lang, self.words())
    }
}

/// What can be typed; `example` is an action of the game.
pub(super) fn help(page: &Page, example: &str, interrupts: bool) -> String {
    let commands = Command::known(interrupts);
    let width = commands
        .clone()
        .map(|c| c.word(page.lang).chars().count())
        .max();
    let line = |command: Command| {
        let text = page.with(command.help(), &[("example", example.into())]);
        let word = command.word(page.lang);
        format!("  {}\n", hanging(&word, &text, width.unwrap_or(0)))
    };
    commands.map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_understood_in_every_language() {
        for command in Command::ALL {
            for lang in Lang::ALL {
                let line = format!("{} more words", command.word(lang));
                assert_eq!(Command::read(&line, true), Some((*command, "more words")));
            }
        }
        assert_eq!(Command::read("place farmer f4", true), None);
        assert_eq!(Command::read("pause", false), None);
    }

    #[test]
    fn help_names_every_command() {
        for lang in Lang::ALL {
            let help = help(&Page::plain(lang, Vec::new()), "fly", true);
            for command in Command::ALL {
                assert!(help.contains(&command.word(lang)), "{command:?}");
                assert!(!help.contains("term-"), "{help}");
            }
            assert!(help.contains(" fly"), "{help}");
        }
    }
}
