//! The languages.

use std::{fmt, str::FromStr};

use ziggurat_engine::Names;

/// A language that all texts are available in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The two-letter code of the language, for example `de`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }

    /// The name in this language.
    #[must_use]
    pub const fn pick(self, names: Names) -> &'static str {
        match self {
            Self::En => names.en,
            Self::De => names.de,
        }
    }

    /// The language that an environment variable such as `LANG` asks for; English if it asks for none,
    /// or for one that we do not have.
    #[must_use]
    pub fn from_env(value: Option<&str>) -> Self {
        value.and_then(|v| v.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A language that we do not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language: {0} (known: en, de)")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads `de`, `DE`, `de-AT`, `de_DE.UTF-8` and the like.
    fn from_str(value: &str) -> Result<Self, Self::Err> {
        let code = value.split(['_', '-', '.', '@']).next().unwrap_or(value);
        Self::ALL
            .into_iter()
            .find(|lang| code.trim().eq_ignore_ascii_case(lang.code()))
            .ok_or_else(|| UnknownLang(value.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_as_systems_write_them() {
        for value in ["de", "DE", "de-AT", "de_DE", "de_DE.UTF-8", "de_DE@euro"] {
            assert_eq!(value.parse(), Ok(Lang::De), "{value}");
        }
        assert_eq!("en_US.UTF-8".parse(), Ok(Lang::En));
        for value in ["", "C", "fr", "deutsch"] {
            assert_eq!(value.parse::<Lang>(), Err(UnknownLang(value.into())));
        }
    }

    #[test]
    fn what_is_written_can_be_read_again() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
    }

    #[test]
    fn an_unknown_environment_speaks_english() {
        assert_eq!(Lang::from_env(None), Lang::En);
        assert_eq!(Lang::from_env(Some("C.UTF-8")), Lang::En);
        assert_eq!(Lang::from_env(Some("de_CH.UTF-8")), Lang::De);
    }
}
