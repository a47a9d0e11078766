//! Wrapping lines and lining up columns.

/// The width of running text.
pub(crate) const WIDTH: usize = 78;

/// Wraps running text; lines after the first are indented.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    wrap_within(text, indent, WIDTH)
}

fn wrap_within(text: &str, indent: usize, first: usize) -> String {
    let mut out = String::new();
    let mut room = first;
    let mut length = 0;
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if length > 0 && length + 1 + width > room {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent));
            length = indent;
            room = WIDTH;
        } else if length > 0 {
            out.push(' ');
            length += 1;
        }
        out.push_str(word);
        length += width;
    }
    out
}

/// A head of this width with running text beside it; further lines of the text are indented to match.
pub(crate) fn hanging(head: &str, text: &str, width: usize) -> String {
    let margin = width + 4;
    let wide = head.chars().count().max(width) + 4;
    let text = wrap_within(text, margin, WIDTH.saturating_sub(wide));
    format!("{head:width$}  {text}")
}

/// Text cut to a width; an ellipsis shows that it was cut.
pub(crate) fn shorten(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// Cells in a row, wrapped between cells; lines after the first are indented.
pub(crate) fn fill(cells: &[String], indent: usize) -> String {
    let mut out = String::new();
    let mut length = indent;
    for cell in cells {
        let width = cell.chars().count();
        if length > indent && length + 2 + width > WIDTH {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent));
            length = indent;
        } else if length > indent {
            out.push_str("  ");
            length += 2;
        }
        out.push_str(cell);
        length += width;
    }
    out
}

/// Rows of cells in aligned columns: the first column left-aligned, the others right-aligned.
#[must_use]
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate();
        let line: Vec<String> = cells.map(|(i, (cell, &w))| pad(cell, w, i == 0)).collect();
        out.push_str(line.join("  ").trim_end());
        out.push('\n');
    }
    out
}

/// Pads a cell with blanks. `format!` would count escape codes too, so the cell must not contain any.
fn pad(cell: &str, width: usize, left: bool) -> String {
    if left {
        format!("{cell:<width$}")
    } else {
        format!("{cell:>width$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_broken_between_words() {
        let text = "wort ".repeat(40);
        let lines: Vec<String> = wrap(&text, 3).lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[1].starts_with("   wort"));
    }

    #[test]
    fn cells_stay_whole() {
        let cells = vec!["i9 (+3)".to_owned(); 20];
        let filled = format!("    {}", fill(&cells, 4));
        assert_eq!(filled.matches("i9 (+3)").count(), 20);
        let line = |line: &str| line.starts_with("    i9") && line.chars().count() <= WIDTH;
        assert!(
            filled.lines().all(line) && filled.lines().count() == 3,
            "{filled}"
        );
    }

    #[test]
    fn columns_line_up_even_with_umlauts() {
        let rows = [["Äcker", "7"], ["Edle", "12"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(table(&rows), "Äcker   7\nEdle   12\n");
    }
}
