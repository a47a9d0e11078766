//! The rules that actions go by, for people who ask why.

use ziggurat_shelf::babylon::{Action, ActionKind, Decoration, View};

/// The numbers of the rules that apply to an action.
pub(super) fn grounds(view: &View, action: Action) -> Vec<&'static str> {
    match action.kind() {
        ActionKind::Pick { .. } => vec!["BYL-2.1"],
        ActionKind::Remove { .. } => vec!["BYL-2.7"],
        ActionKind::Dig { .. } => vec!["BYL-4.1", "BYL-4.2"],
        ActionKind::Place { open: None, .. } => vec!["BYL-5.4", "BYL-5.5", "BYL-5.7"],
        ActionKind::Place { .. } => vec!["BYL-5.4", "BYL-5.5", "BYL-5.7", "BYL-5.9"],
        ActionKind::Decorate {
            decoration,
            from,
            to,
        } => {
            let wild = &view.turn.wild_cells;
            let joker = wild.contains(&from) || to.is_some_and(|to| wild.contains(&to));
            let mut rules = vec!["BYL-6.1", condition(decoration)];
            if joker {
                rules.push("BYL-8.4");
            }
            rules
        }
        ActionKind::End { keep: None } => vec!["BYL-7.1"],
        ActionKind::End { .. } => vec!["BYL-7.1", "BYL-7.2"],
    }
}

/// The rule with the condition of a decoration.
const fn condition(decoration: Decoration) -> &'static str {
    match decoration {
        Decoration::Statue => "BYL-6.4",
        Decoration::Fountain => "BYL-6.6",
        Decoration::Staircase => "BYL-6.7",
        Decoration::Bridge => "BYL-6.8",
    }
}
