//! 7 Wonders in a terminal.

mod board;
mod city;
mod grounds;
mod menu;
mod notation;
mod outlook;
mod status;
mod typed;
mod wording;

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::seven_wonders::{Action, SevenWonders, View};

use crate::{Item, Page, Screen, layout::hanging};

impl Screen for SevenWonders {
    fn board(view: &View, page: &Page) -> String {
        board::draw(view, page)
    }

    fn legend(page: &Page) -> String {
        board::legend(page)
    }

    fn status(view: &View, viewer: Viewer, page: &Page) -> String {
        status::status(view, viewer, page)
    }

    fn hand(view: &View, _viewer: Viewer, page: &Page) -> String {
        status::hand(view, page)
    }

    fn examples(page: &Page) -> String {
        let line = |id: &str| {
            let key = format!("term-swb-example-{id}");
            let text = page.text(&format!("{key}-text"));
            format!("  {}\n", hanging(&page.text(&key), &text, 27))
        };
        let usual = ["build", "pay", "chain", "stage", "sell"];
        let special = ["city", "tower", "join", "free", "dig", "drop"];
        let rare = ["destroy", "return", "keep", "side"];
        let leaders = ["draft", "recruit", "leader", "bury", "copy", "debt"];
        let ids = usual.iter().chain(&special).chain(&rare).chain(&leaders);
        ids.map(|id| line(id)).collect()
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

    fn settle(action: Action, legal: &[Action]) -> Action {
        typed::settle(action, legal)
    }

    fn notation(action: &Action, page: &Page) -> String {
        notation::notation(*action, page)
    }

    fn grounds(view: &View, action: &Action) -> Vec<&'static str> {
        grounds::grounds(view, *action)
    }
}
