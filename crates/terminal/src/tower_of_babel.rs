//! Tower of Babel in a terminal.

mod board;
mod grounds;
mod menu;
mod notation;
mod outlook;
mod status;
mod typed;
mod wording;

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::tower_of_babel::{Action, TowerOfBabel, View};

use crate::{Item, Page, Screen, layout::hanging};

impl Screen for TowerOfBabel {
    const INTERRUPTS: bool = true;

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
            let key = format!("term-tob-example-{id}");
            let text = page.text(&format!("{key}-text"));
            format!("  {}\n", hanging(&page.text(&key), &text, 27))
        };
        let ids = ["pass", "build", "offer", "trade", "helpers", "abandon"];
        let cards = ["draw", "exchange", "joker", "bonus", "double"];
        ids.iter().chain(&cards).map(|id| line(id)).collect()
    }

    fn outlook(view: &View, page: &Page) -> String {
        outlook::outlook(view, page)
    }

    fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
        menu::menu(view, legal, page)
    }

    fn read(typed: &str, view: &View, page: &Page) -> Option<Result<Action, Text>> {
        typed::read(typed, view, page)
    }

    fn notation(action: &Action, page: &Page) -> String {
        notation::notation(*action, page)
    }

    fn grounds(view: &View, action: &Action) -> Vec<&'static str> {
        grounds::grounds(view, *action)
    }

    fn only_answer(_view: &View, legal: &[Action]) -> Option<Action> {
        // TOB-11.19
        match *legal {
            [
                answer @ (Action::TripleBonus { play: false } | Action::DoubleTurn { play: false }),
            ] => Some(answer),
            _ => None,
        }
    }
}
