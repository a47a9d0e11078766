//! Positions and options that come from outside.

use serde_json::Value;
use ziggurat_engine::{Game, Invalid, OptionsError};

/// Reads a position and checks that it can exist.
///
/// # Errors
/// What is wrong with it.
pub fn load_position<G: Game>(json: Value) -> Result<G, Invalid> {
    let position: G =
        serde_json::from_value(json).map_err(|error| Invalid::new(error.to_string()))?;
    position.validate()?;
    Ok(position)
}

/// Reads options; whatever is left out has its default, and `null` stands for all defaults.
///
/// # Errors
/// What is wrong with them.
pub fn load_options<G: Game>(json: Value) -> Result<G::Options, OptionsError> {
    match json {
        Value::Null => Ok(G::Options::default()),
        json => serde_json::from_value(json).map_err(|error| OptionsError(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use ziggurat_babylonia::{Babylonia, Options};

    use super::*;

    #[test]
    fn a_position_that_cannot_exist_is_refused_with_the_reason() {
        let reason = |json| load_position::<Babylonia>(json).unwrap_err().0;
        assert!(reason(json!({"players": 5})).contains("2, 3 or 4"));
        assert!(reason(json!({"players": 2, "pieces": []})).contains("pieces"));
        let crowd = json!({"players": 2, "stands": [{"priest": 7}]});
        assert!(!reason(crowd).is_empty());
    }

    #[test]
    fn options_have_defaults() {
        assert_eq!(
            load_options::<Babylonia>(Value::Null),
            Ok(Options::default())
        );
        let read = load_options::<Babylonia>(json!({"first_round_limits": false})).unwrap();
        assert!(!read.first_round_limits && read.free_placement_order_with_extra_noble);
        let error = load_options::<Babylonia>(json!({"speed": 1})).unwrap_err();
        assert!(error.0.contains("first_round_limits"), "{error}");
    }
}
