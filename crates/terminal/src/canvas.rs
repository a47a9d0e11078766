//! A sheet to draw coloured text on.

use std::fmt::Write;

/// How a character looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Paint {
    /// The terminal's own colours.
    #[default]
    Plain,
    /// In the background.
    Faint,
    /// Standing out.
    Bold,
    /// Water.
    Water,
    /// Something that brings points.
    Gold,
    /// The colour of a player.
    Seat(u8),
}

impl Paint {
    /// The parameters of the escape sequence.
    fn code(self) -> &'static str {
        match self {
            Self::Plain => "0",
            Self::Faint => "0;2",
            Self::Bold => "0;1;7",
            Self::Water => "0;34",
            Self::Gold => "0;1;33",
            Self::Seat(0) => "0;1;31",
            Self::Seat(1) => "0;1;36",
            Self::Seat(2) => "0;1;32",
            Self::Seat(3) => "0;1;35",
            Self::Seat(_) => "0;1;34",
        }
    }
}

/// A sheet of characters that grows as it is written on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Paint)>>,
}

impl Canvas {
    /// Writes text at a place, over whatever is there.
    pub(crate) fn write(&mut self, row: usize, column: usize, text: &str, paint: Paint) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let line = &mut self.rows[row];
        let end = column + text.chars().count();
        if line.len() < end {
            line.resize(end, (' ', Paint::Plain));
        }
        for (place, c) in line[column..].iter_mut().zip(text.chars()) {
            *place = (c, paint);
        }
    }

    /// Whether nothing is written at a place.
    pub(crate) fn is_blank(&self, row: usize, column: usize) -> bool {
        let place = self.rows.get(row).and_then(|line| line.get(column));
        place.is_none_or(|(c, _)| *c == ' ')
    }

    /// The whole sheet as text; every line ends with a newline.
    pub(crate) fn show(&self, colours: bool) -> String {
        let mut out = String::new();
        for line in &self.rows {
            let end = line.iter().rposition(|(c, _)| *c != ' ');
            let line = &line[..end.map_or(0, |last| last + 1)];
            show_line(line, colours, &mut out);
            out.push('\n');
        }
        out
    }
}

fn show_line(line: &[(char, Paint)], colours: bool, out: &mut String) {
    for run in line.chunk_by(|a, b| a.1 == b.1) {
        let paint = run[0].1;
        let painted = colours && paint != Paint::Plain;
        if painted {
            let _ = write!(out, "\x1b[{}m", paint.code());
        }
        out.extend(run.iter().map(|(c, _)| c));
        if painted {
            out.push_str("\x1b[0m");
        }
    }
}

/// Text in a colour, if colours are on.
pub(crate) fn painted(text: &str, paint: Paint, colours: bool) -> String {
    if colours && paint != Paint::Plain {
        format!("\x1b[{}m{text}\x1b[0m", paint.code())
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_placed_and_ends_are_trimmed() {
        let mut canvas = Canvas::default();
        canvas.write(1, 2, "abc  ", Paint::Plain);
        canvas.write(1, 3, "B", Paint::Bold);
        assert_eq!(canvas.show(false), "\n  aBc\n");
        assert_eq!(canvas.show(true), "\n  a\x1b[0;1;7mB\x1b[0mc\n");
        assert!(canvas.is_blank(0, 0) && canvas.is_blank(1, 1) && !canvas.is_blank(1, 2));
    }
}
