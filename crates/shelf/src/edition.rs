//! House facts: facts about a game that a host replaces with its own.
//!
//! A game keeps the facts that are not certain in its options, under the key `tables`. A host can load
//! a file with other values, and every match it starts from then on uses those. Matches that were
//! started before keep their own.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value, json};
use ziggurat_engine::Chance;

use crate::{GameId, Title, Visitor, load_options, with};

/// The option that holds the facts.
pub const TABLES: &str = "tables";

/// Why a file of facts cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct EditionError(String);

/// The facts that replace the usual ones, by game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edition(BTreeMap<GameId, Value>);

impl Edition {
    /// Takes the facts of a game from the text of a file: a JSON object that is the option `tables` of
    /// the game, or contains it under the key `tables`. They are first tried with every number of seats
    /// and every set of options.
    ///
    /// # Errors
    /// If the game has no such option, the file cannot be read, or the game cannot be played with them.
    pub fn replace(&mut self, game: GameId, file: &str) -> Result<(), EditionError> {
        let file: Value = serde_json::from_str(file)
            .map_err(|error| EditionError(format!("not a JSON file: {error}")))?;
        match with(game, Try(tables_in(file)?))? {
            Some(tables) => self.0.insert(game, tables),
            None => self.0.remove(&game),
        };
        Ok(())
    }

    /// The facts that replace the usual ones of this game.
    #[must_use]
    pub fn tables(&self, game: GameId) -> Option<&Value> {
        self.0.get(&game)
    }

    /// The options with the facts of this edition, whatever facts they came with.
    #[must_use]
    pub fn apply(&self, game: GameId, options: Value) -> Value {
        let mut options = match options {
            Value::Object(options) => options,
            Value::Null => Map::new(),
            other => return other,
        };
        options.shift_remove(TABLES);
        if let Some(tables) = self.tables(game) {
            options.insert(TABLES.to_owned(), tables.clone());
        }
        Value::Object(options)
    }
}

/// The facts in a file.
fn tables_in(file: Value) -> Result<Value, EditionError> {
    let Value::Object(mut file) = file else {
        return Err(EditionError(
            "the file must be a JSON object, for example {\"tables\": {…}}".to_owned(),
        ));
    };
    let alone = file.len() == 1;
    match file.get_mut(TABLES) {
        Some(tables) if alone => Ok(tables.take()),
        Some(_) | None => Ok(Value::Object(file)),
    }
}

/// Reads facts and tries them out. Returns them as the game writes them, or `None` if they are the
/// usual ones.
struct Try(Value);

impl Visitor for Try {
    type Out = Result<Option<Value>, EditionError>;

    fn visit<G: Title>(self) -> Self::Out {
        let id = G::INFO.id;
        if G::schemas().options["properties"].get(TABLES).is_none() {
            return Err(EditionError(format!(
                "{id} has no tables that can be replaced"
            )));
        }
        let read = |options| load_options::<G>(options).map_err(|e| EditionError(e.0));
        let house = read(json!({ TABLES: self.0 }))?;
        for &seats in G::INFO.seats {
            for usual in G::option_sets(seats) {
                let options = read(replaced(&usual, &self.0)?)?;
                G::setup(&options, seats, &mut Chance::new(1))
                    .map_err(|error| EditionError(format!("with {seats} seats: {error}")))?;
            }
        }
        Ok(written(&house)?.get(TABLES).cloned())
    }
}

fn written(options: &impl Serialize) -> Result<Value, EditionError> {
    serde_json::to_value(options)
        .map_err(|error| EditionError(format!("these facts cannot be written: {error}")))
}

/// The options with other facts.
fn replaced(options: &impl Serialize, tables: &Value) -> Result<Value, EditionError> {
    let mut options = written(options)?;
    if let Some(options) = options.as_object_mut() {
        options.insert(TABLES.to_owned(), tables.clone());
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_without_facts_are_refused_with_the_reason() {
        let mut edition = Edition::default();
        let mut refused = |file| {
            let error = edition.replace(GameId::Babylonia, file).unwrap_err();
            error.to_string()
        };
        assert!(refused("{").contains("JSON"));
        assert!(refused("[1]").contains("object"));
        let none = refused(r#"{"tables": {"rows": []}}"#);
        assert_eq!(none, "babylonia has no tables that can be replaced");
        assert_eq!(edition, Edition::default());
    }

    #[test]
    fn both_forms_of_a_file_are_read_and_missing_facts_are_as_usual() {
        let bonus = json!({"disc_bonus": [0, 1, 2, 3, 4, 5]});
        for file in [json!({"tables": bonus}), bonus] {
            let mut edition = Edition::default();
            edition
                .replace(GameId::TowerOfBabel, &file.to_string())
                .unwrap();
            let tables = edition.tables(GameId::TowerOfBabel).unwrap();
            assert_eq!(tables["disc_bonus"], json!([0, 1, 2, 3, 4, 5]));
            assert!(tables["rows"].is_array());
            let options = json!({"action_cards": false, "tables": {"rows": []}});
            let options = edition.apply(GameId::TowerOfBabel, options);
            assert_eq!(options, json!({"action_cards": false, "tables": tables}));
            assert!(load_options::<ziggurat_tower_of_babel::TowerOfBabel>(options).is_ok());
            assert_eq!(edition.tables(GameId::Babylonia), None);
        }
    }

    #[test]
    fn facts_that_no_game_can_be_played_with_are_refused_with_the_reason() {
        let mut edition = Edition::default();
        let mut refused = |file: Value| {
            let refused = edition.replace(GameId::TowerOfBabel, &file.to_string());
            refused.unwrap_err().to_string()
        };
        let bonus = refused(json!({"disc_bonus": [9, 8, 7, 6, 5, 4]}));
        assert!(bonus.contains("disc_bonus: [9, 8, 7"), "{bonus}");
        assert!(refused(json!({"rows": []})).contains("exactly 7"));
        assert!(refused(json!({"tables": {"rwos": []}})).contains("rwos"));
        assert!(refused(json!({"tables": {}, "more": 1})).contains("unknown"));
        assert_eq!(edition, Edition::default());
    }

    #[test]
    fn the_usual_facts_replace_nothing() {
        let mut edition = Edition::default();
        let file = r#"{"disc_bonus": [0, 1, 2, 3, 4, 5]}"#;
        edition.replace(GameId::TowerOfBabel, file).unwrap();
        assert_ne!(edition, Edition::default());
        edition.replace(GameId::TowerOfBabel, "{}").unwrap();
        assert_eq!(edition, Edition::default());
    }

    #[test]
    fn facts_that_a_client_sends_are_dropped() {
        let edition = Edition::default();
        let apply = |options| edition.apply(GameId::Babylonia, options);
        assert_eq!(
            apply(json!({"a": 1, "tables": 7, "b": 2})),
            json!({"a": 1, "b": 2})
        );
        assert_eq!(apply(Value::Null), json!({}));
        assert_eq!(apply(json!("odd")), json!("odd"));
    }
}
