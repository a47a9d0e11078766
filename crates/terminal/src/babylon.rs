//! Babylon in a terminal.

mod board;
mod grounds;
mod menu;
mod notation;
mod outlook;
mod status;
mod typed;
mod wording;

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::babylon::{Action, ActionKind, Babylon, View};

use crate::{Item, Page, Screen, layout::hanging};

impl Screen for Babylon {
    fn board(view: &View, page: &Page) -> String {
        board::draw(view, page)
    }

    fn legend(page: &Page) -> String {
        board::legend(page)
    }

    fn status(view: &View, viewer: Viewer, page: &Page) -> String {
        status::status(view, viewer, page)
    }

    fn hand(view: &View, viewer: Viewer, page: &Page) -> String {
        status::hand(view, viewer, page)
    }

    fn examples(page: &Page) -> String {
        let line = |id: &str| {
            let key = format!("term-byl-example-{id}");
            let text = page.text(&format!("{key}-text"));
            format!("  {}\n", hanging(&page.text(&key), &text, 34))
        };
        ["pick", "remove", "dig", "place", "decorate", "end"]
            .map(line)
            .concat()
    }

    fn outlook(view: &View, page: &Page) -> String {
        outlook::outlook(view, page)
    }

    fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
        menu::menu(view, legal, page)
    }

    fn read(typed: &str, view: &View, _page: &Page) -> Option<Result<Action, Text>> {
        typed::read(typed, view)
    }

    /// If nothing is said about the open corner, it is the only one that can be left open.
    fn settle(action: Action, legal: &[Action]) -> Action {
        let ActionKind::Place { open: None, .. } = action.kind() else {
            return action;
        };
        if legal.contains(&action) {
            return action;
        }
        let mut same = legal
            .iter()
            .filter(|other| menu::without_open(**other) == action);
        match (same.next(), same.next()) {
            (Some(&only), None) => only,
            _ => action,
        }
    }

    fn notation(action: &Action, page: &Page) -> String {
        notation::notation(*action, page)
    }

    fn grounds(view: &View, action: &Action) -> Vec<&'static str> {
        grounds::grounds(view, *action)
    }
}
