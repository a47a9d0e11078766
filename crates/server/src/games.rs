//! The games, as the server speaks of them.

use serde_json::Value;
use ziggurat_protocol::{Bilingual, Level, http::GameCard};
use ziggurat_shelf::{Edition, GameId, TABLES, Title, Visitor, load_options, with};

use crate::denied::Denied;

/// The options of a game, completed by everything that was left out and by the data of the edition;
/// refused if they are not options of the game, or if they name data: whoever runs the server decides
/// about that.
pub(crate) fn options(edition: &Edition, game: GameId, wish: Value) -> Result<Value, Denied> {
    if wish.get(TABLES).is_some() {
        return Err(Denied::BadOptions);
    }
    with(game, Complete(edition.apply(game, wish)))
}

struct Complete(Value);

impl Visitor for Complete {
    type Out = Result<Value, Denied>;

    fn visit<G: Title>(self) -> Self::Out {
        let options = load_options::<G>(self.0).map_err(|_| Denied::BadOptions)?;
        serde_json::to_value(options).map_err(|_| Denied::BadOptions)
    }
}

/// What clients need to know about a game.
pub(crate) fn card(game: GameId, edition: &Edition) -> Result<GameCard, Denied> {
    with(game, Card(edition.tables(game)))
}

struct Card<'a>(Option<&'a Value>);

impl Visitor for Card<'_> {
    type Out = Result<GameCard, Denied>;

    fn visit<G: Title>(self) -> Self::Out {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        Ok(GameCard {
            id: G::INFO.id.to_owned(),
            name: Bilingual {
                en: G::INFO.name.en.to_owned(),
                de: G::INFO.name.de.to_owned(),
            },
            seats: G::INFO.seats.to_vec(),
            rules_version: G::INFO.rules_version.to_owned(),
            rule_prefixes: owned(G::INFO.rule_prefixes),
            categories: owned(G::INFO.categories),
            options_schema: options_schema::<G>(),
            options: serde_json::to_value(G::Options::default()).map_err(Denied::unwritable)?,
            levels: Level::ALL.to_vec(),
            tables: self.0.cloned(),
        })
    }
}

/// What a client may choose: all options but the data.
fn options_schema<G: Title>() -> Value {
    let mut schema = G::schemas().options;
    let properties = schema.get_mut("properties");
    if let Some(properties) = properties.and_then(Value::as_object_mut) {
        properties.shift_remove(TABLES);
    }
    schema
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
