//! The games, as the server speaks of them.

use serde_json::Value;
use ziggurat_bots::Level;
use ziggurat_protocol::{Bilingual, http::GameCard};
use ziggurat_shelf::{GameId, Title, Visitor, load_options, with};

use crate::why::Why;

/// The options of a game with everything that was left out; refused if they are no options of it.
pub(crate) fn options(game: GameId, wish: Value) -> Result<Value, Why> {
    with(game, Complete(wish))
}

struct Complete(Value);

impl Visitor for Complete {
    type Out = Result<Value, Why>;

    fn visit<G: Title>(self) -> Self::Out {
        let options = load_options::<G>(self.0).map_err(|_| Why::BadOptions)?;
        serde_json::to_value(options).map_err(|_| Why::BadOptions)
    }
}

/// What clients need to know about a game.
pub(crate) fn card(game: GameId) -> GameCard {
    with(game, Card)
}

struct Card;

impl Visitor for Card {
    type Out = GameCard;

    fn visit<G: Title>(self) -> GameCard {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        GameCard {
            id: G::INFO.id.to_owned(),
            name: Bilingual {
                en: G::INFO.name.en.to_owned(),
                de: G::INFO.name.de.to_owned(),
            },
            seats: G::INFO.seats.to_vec(),
            rules_version: G::INFO.rules_version.to_owned(),
            rule_prefixes: owned(G::INFO.rule_prefixes),
            categories: owned(G::INFO.categories),
            options_schema: G::schemas().options,
            options: serde_json::to_value(G::Options::default()).unwrap_or_default(),
            levels: Level::ALL.to_vec(),
        }
    }
}

/// The facts about an edition, as JSON.
pub(crate) fn facts(game: GameId) -> &'static str {
    with(game, Facts)
}

struct Facts;

impl Visitor for Facts {
    type Out = &'static str;

    fn visit<G: Title>(self) -> &'static str {
        G::facts()
    }
}
