//! The files that hold the words.

use crate::Lang;

/// One file of `locales/`, in every language.
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

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(File {
            #[cfg(test)]
            name: $name,
            en: include_str!(concat!("../../../locales/en/", $name, ".ftl")),
            de: include_str!(concat!("../../../locales/de/", $name, ".ftl")),
        }),*]
    };
}

/// Every file of words: `locales/en/<name>.ftl` and `locales/de/<name>.ftl`. A new one is added here.
pub(crate) const FILES: &[File] = files![
    "common",
    "table",
    "babylon",
    "babylon-web",
    "babylonia",
    "battalia",
    "battalia-terminal",
    "battalia-web",
    "seven_wonders",
    "seven_wonders-web",
    "tower_of_babel",
    "tower_of_babel-web",
    "terminal",
    "server",
    "web"
];

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    #[test]
    fn every_file_of_the_locales_is_listed() {
        let listed: BTreeSet<String> = FILES.iter().map(|f| format!("{}.ftl", f.name)).collect();
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        for lang in Lang::ALL {
            let there: BTreeSet<String> = fs::read_dir(locales.join(lang.to_string()))
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .filter(|name| name.ends_with(".ftl"))
                .collect();
            assert_eq!(there, listed, "{lang}");
        }
    }
}
