//! How actions can be typed.

use ziggurat_shelf::babylon::{Action, ActionKind};

use crate::{Page, typing::main_word};

/// An action as it can be typed in the language of the page.
pub(super) fn notation(action: Action, page: &Page) -> String {
    let word = |key: &str| main_word(page.lang, &format!("term-byl-type-{key}"));
    match action.kind() {
        ActionKind::Pick { board } => format!("{} {board}", word("pick")),
        ActionKind::Remove { spot } => format!("{} {spot}", word("remove")),
        ActionKind::Dig { spot } => format!("{} {spot}", word("dig")),
        ActionKind::Place {
            tile,
            at,
            turn,
            level,
            open,
        } => {
            let open = open.map_or_else(String::new, |corner| {
                format!(" {} {}", word("open"), word(corner.id()))
            });
            format!(
                "{} {tile} {at} {} {level} {} {}{open}",
                word("place"),
                word("level"),
                word("turn"),
                turn.degrees()
            )
        }
        ActionKind::Decorate {
            decoration,
            from,
            to,
        } => {
            let to = to.map_or_else(String::new, |to| format!(" {to}"));
            format!("{} {} {from}{to}", word("build"), word(decoration.id()))
        }
        ActionKind::End { keep: None } => word("end"),
        ActionKind::End { keep: Some(tile) } => format!("{} {} {tile}", word("end"), word("keep")),
    }
}
