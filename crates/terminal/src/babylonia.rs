//! Babylonia in a terminal.

mod board;
mod grounds;
mod menu;
mod status;
mod typed;

use ziggurat_engine::{Text, Viewer};
use ziggurat_shelf::babylonia::{Action, Babylonia, Token, View};

use crate::{Item, Page, Screen, layout::hanging};

impl Screen for Babylonia {
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
            let key = format!("term-bab-example-{id}");
            let text = page.text(&format!("{key}-text"));
            format!("  {}\n", hanging(&page.text(&key), &text, 16))
        };
        ["place", "end", "score", "take", "extra"]
            .map(line)
            .concat()
    }

    fn outlook(view: &View, page: &Page) -> String {
        status::outlook(view, page)
    }

    fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
        menu::menu(view, legal, page)
    }

    fn read(typed: &str, _view: &View, _page: &Page) -> Option<Result<Action, Text>> {
        typed::read(typed)
    }

    fn grounds(view: &View, action: &Action) -> Vec<&'static str> {
        grounds::grounds(view, *action)
    }
}

/// The two letters of a kind of token on the board.
fn mark(token: Token, page: &Page) -> String {
    page.text(match token {
        Token::Priest => "term-bab-mark-priest",
        Token::Official => "term-bab-mark-official",
        Token::Merchant => "term-bab-mark-merchant",
        Token::Farmer => "term-bab-mark-farmer",
    })
}

/// The letter of a noble on a city.
fn letter(token: Token, page: &Page) -> String {
    mark(token, page).chars().take(1).collect()
}
