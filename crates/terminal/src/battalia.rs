//! Battalia: The Creation in a terminal.

mod board;
mod fight;
mod grounds;
mod menu;
mod notation;
mod numbers;
mod outlook;
mod status;
mod typed;
mod wording;

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::battalia::{Action, Battalia, View};

use crate::{Item, Page, Screen, layout::hanging};

impl Screen for Battalia {
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
            let key = format!("term-bat-example-{id}");
            let text = page.text(&format!("{key}-text"));
            format!("  {}\n", hanging(&page.text(&key), &text, 27))
        };
        let buying = ["recruit", "create", "build", "place", "upgrade", "pay"];
        let cards = ["amulet", "title", "scroll", "pitch", "hide", "cohort"];
        let heroes = ["hire", "walk", "attack", "fight", "lay", "end"];
        let ids = buying.iter().chain(&cards).chain(&heroes);
        ids.map(|id| line(id)).collect()
    }

    fn outlook(view: &View, page: &Page) -> String {
        outlook::outlook(view, page)
    }

    fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
        menu::menu(view, legal, page)
    }

    fn read(typed: &str, _view: &View, _page: &Page) -> Option<Result<Action, Text>> {
        typed::read(typed)
    }

    fn notation(action: &Action, page: &Page) -> String {
        notation::notation(action, page)
    }

    fn grounds(view: &View, action: &Action) -> Vec<&'static str> {
        grounds::grounds(view, action)
    }
}
