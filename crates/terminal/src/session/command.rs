//! The commands that people type beside actions.

use ziggurat_words::Lang;

use crate::{
    Page,
    layout::hanging,
    typing::{main_word, means},
};

macro_rules! commands {
    ($($name:ident = $id:literal,)+) => {
        /// Something to type that is no action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Command {
            $($name,)+
        }

        impl Command {
            const ALL: &[Self] = &[$(Self::$name),+];

            /// The message with the words that mean it.
            const fn words(self) -> &'static str {
                match self { $(Self::$name => concat!("term-type-", $id)),+ }
            }

            /// The message that says what it does.
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
    Resign = "resign",
    Quit = "quit",
}

impl Command {
    /// The command that a line begins with, and the rest of the line.
    pub(super) fn read(line: &str) -> Option<(Self, &str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = Self::ALL
            .iter()
            .find(|command| means(word, command.words()))?;
        Some((*command, rest.trim()))
    }

    /// The word for it in a language.
    pub(super) fn word(self, lang: Lang) -> String {
        main_word(lang, self.words())
    }
}

/// What can be typed.
pub(super) fn help(page: &Page) -> String {
    let width = Command::ALL
        .iter()
        .map(|c| c.word(page.lang).chars().count());
    let width = width.max().unwrap_or(0);
    let line = |command: &Command| {
        let text = page.text(command.help());
        format!("  {}\n", hanging(&command.word(page.lang), &text, width))
    };
    Command::ALL.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_understood_in_every_language() {
        for command in Command::ALL {
            for lang in Lang::ALL {
                let line = format!("{} more words", command.word(lang));
                assert_eq!(Command::read(&line), Some((*command, "more words")));
            }
        }
        assert_eq!(Command::read("place farmer f4"), None);
    }

    #[test]
    fn help_names_every_command() {
        for lang in Lang::ALL {
            let help = help(&Page::plain(lang, Vec::new()));
            for command in Command::ALL {
                assert!(help.contains(&command.word(lang)), "{command:?}");
                assert!(!help.contains("term-"), "{help}");
            }
        }
    }
}
