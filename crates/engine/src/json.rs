//! JSON forms that many types of the games share.

/// Makes a type a string in JSON, written with its `Display` and read with its `FromStr`.
///
/// ```
/// use std::{fmt, str::FromStr};
///
/// #[derive(Debug, PartialEq)]
/// struct Square(u8);
///
/// impl fmt::Display for Square {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "s{}", self.0)
///     }
/// }
///
/// impl FromStr for Square {
///     type Err = String;
///
///     fn from_str(text: &str) -> Result<Self, String> {
///         let number = text.strip_prefix('s').and_then(|number| number.parse().ok());
///         number.map(Self).ok_or_else(|| format!("{text:?} is not a square"))
///     }
/// }
///
/// ziggurat_engine::as_text!(Square);
///
/// assert_eq!(serde_json::to_string(&Square(4)).unwrap(), r#""s4""#);
/// assert_eq!(serde_json::from_str::<Square>(r#""s4""#).unwrap(), Square(4));
/// let wrong = serde_json::from_str::<Square>(r#""x""#).unwrap_err();
/// assert_eq!(wrong.to_string(), r#""x" is not a square"#);
/// ```
#[macro_export]
macro_rules! as_text {
    ($($name:ident)+) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}

/// Gives a packed action the JSON and the schema of the enum that its `kind()` unpacks it to.
///
/// ```
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Serialize, Deserialize)]
/// #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
/// #[serde(rename_all = "snake_case")]
/// enum Kind {
///     Take { stones: u8 },
///     Pass,
/// }
///
/// #[derive(Debug, PartialEq)]
/// struct Action(u8);
///
/// impl Action {
///     fn kind(&self) -> Kind {
///         match self.0 {
///             0 => Kind::Pass,
///             stones => Kind::Take { stones },
///         }
///     }
/// }
///
/// impl From<Kind> for Action {
///     fn from(kind: Kind) -> Self {
///         match kind {
///             Kind::Take { stones } => Self(stones),
///             Kind::Pass => Self(0),
///         }
///     }
/// }
///
/// ziggurat_engine::as_kind!(Action, Kind);
///
/// assert_eq!(serde_json::to_string(&Action(2)).unwrap(), r#"{"take":{"stones":2}}"#);
/// assert_eq!(serde_json::from_str::<Action>(r#""pass""#).unwrap(), Action(0));
/// ```
#[macro_export]
macro_rules! as_kind {
    ($action:ident, $kind:ident) => {
        impl serde::Serialize for $action {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.kind().serialize(serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $action {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$kind as serde::Deserialize>::deserialize(deserializer).map(Self::from)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $action {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($action).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $kind::json_schema(generator)
            }
        }
    };
}
