//! The locale files.

use crate::Lang;

/// One file in `locales/`, in every language.
pub(crate) struct File {
    #[cfg(test)]
    pub(crate) name: &'static str,
    en: &'static str,
    de: &'static str,
}

impl File {
    pub(crate) const fn source(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::De => self.de,
        }
    }
}

/// Every locale file: `locales/en/<name>.ftl` with `locales/de/<name>.ftl`, as listed by the build
/// script.
pub(crate) const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
