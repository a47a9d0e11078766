//! Settings from a file, the environment and the command line.

use std::{
    fmt::Write,
    fs, io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use toml::{Table, Value};

use crate::config::Config;

/// What variables of the environment begin with.
const PREFIX: &str = "ZIGGURAT_";

/// Variables of the environment that mean something else.
const OTHERS: [&str; 5] = ["CONFIG", "LOG", "COMMIT", "SITE", "SERVER"];

/// What is wrong with a setting.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The file cannot be read.
    #[error("{}: {error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// Something in the file is wrong.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Where and what.
        #[source]
        error: Box<toml::de::Error>,
    },
    /// There is no setting of this name.
    #[error("{from}: there is no setting {key}. {}", closest(key))]
    Unknown {
        /// Who asks for it.
        from: String,
        /// What is asked for.
        key: String,
    },
    /// A value is not right.
    #[error("{from}: {error}")]
    Value {
        /// Who gives it.
        from: String,
        /// What is wrong and what would be right.
        error: String,
    },
}

/// Where settings come from; later ones win.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sources<'a> {
    /// A TOML file.
    pub file: Option<&'a Path>,
    /// Variables of the environment.
    pub environment: &'a [(String, String)],
    /// Settings by name.
    pub named: &'a [(String, String)],
}

impl Sources<'_> {
    /// The settings.
    ///
    /// # Errors
    /// What is wrong with the first one that is wrong.
    pub fn read(&self) -> Result<Config, SettingsError> {
        let mut table = match self.file {
            Some(path) => file(path)?,
            None => Table::new(),
        };
        let keys = keys();
        for (name, text) in self.environment {
            let Some(name) = name.strip_prefix(PREFIX) else {
                continue;
            };
            // What is not a setting means something else; see `warn_of_strangers`.
            if let Some(key) = keys.iter().find(|key| variable(key) == name) {
                set(&mut table, key, text, &format!("{PREFIX}{name}"))?;
            }
        }
        for (key, text) in self.named {
            let from = format!("--set {key}");
            if !keys.contains(key) {
                let key = key.clone();
                return Err(SettingsError::Unknown { from, key });
            }
            set(&mut table, key, text, &from)?;
        }
        let config = Config::deserialize(table).map_err(|error| SettingsError::Value {
            from: "settings".to_owned(),
            error: error.message().to_owned(),
        })?;
        checked(config)
    }
}

/// Logs which variables of the environment look like settings but are not.
pub fn warn_of_strangers() {
    let keys = keys();
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for variable_name in names {
        let Some(name) = variable_name.strip_prefix(PREFIX) else {
            continue;
        };
        if !OTHERS.contains(&name) && !keys.iter().any(|key| variable(key) == name) {
            tracing::warn!(
                variable_name,
                "this variable of the environment is not a setting"
            );
        }
    }
}

/// What no type says.
fn checked(config: Config) -> Result<Config, SettingsError> {
    let wrong = |from: &str, error: &str| {
        let (from, error) = (from.to_owned(), error.to_owned());
        Err(SettingsError::Value { from, error })
    };
    if !(1..=1_024).contains(&config.bot_threads) {
        return wrong("bot_threads", "must be from 1 to 1024");
    }
    if config.limits.open_connections == 0 {
        return wrong("limits.open_connections", "must be at least 1");
    }
    if config.limits.open_per_address == 0 {
        return wrong("limits.open_per_address", "must be at least 1");
    }
    match (&config.tls_cert, &config.tls_key) {
        (Some(_), None) => wrong("tls_cert", "needs tls_key as well"),
        (None, Some(_)) => wrong("tls_key", "needs tls_cert as well"),
        _ => Ok(config),
    }
}

fn file(path: &Path) -> Result<Table, SettingsError> {
    let text = fs::read_to_string(path).map_err(|error| SettingsError::Unreadable {
        path: path.to_owned(),
        error,
    })?;
    let wrong = |error| SettingsError::File {
        path: path.to_owned(),
        error: Box::new(error),
    };
    // Read as settings, so that whatever is wrong is known with its line.
    toml::from_str::<Config>(&text).map_err(wrong)?;
    toml::from_str(&text).map_err(wrong)
}

/// Puts a value in its place, if it is right there: as TOML (`true`, `{ burst = 5, every = "2s" }`), as
/// text, or as several texts with commas between them.
fn set(table: &mut Table, key: &str, text: &str, from: &str) -> Result<(), SettingsError> {
    let read: Option<Value> = toml::from_str::<Table>(&format!("value = {text}"))
        .ok()
        .and_then(|mut table| table.remove("value"));
    let several = || text.split(',').map(|one| Value::from(one.trim())).collect();
    let plain = read.is_none();
    let candidates = read
        .into_iter()
        .chain([Value::from(text), Value::Array(several())]);
    let mut wrong = None;
    for value in candidates {
        let mut changed = table.clone();
        put(&mut changed, key, value);
        match Config::deserialize(changed.clone()) {
            Ok(_) => {
                *table = changed;
                return Ok(());
            }
            Err(error) => wrong = wrong.or_else(|| Some(error.message().to_owned())),
        }
    }
    // What is not TOML may still be meant as TOML.
    let hint = if plain { "" } else { " (it was read as TOML)" };
    Err(SettingsError::Value {
        from: from.to_owned(),
        error: format!("{text:?} is not right: {}{hint}", wrong.unwrap_or_default()),
    })
}

fn put(table: &mut Table, key: &str, value: Value) {
    match key.split_once('.') {
        None => {
            table.insert(key.to_owned(), value);
        }
        Some((outer, inner)) => {
            let part = table.entry(outer).or_insert_with(|| Table::new().into());
            if let Value::Table(part) = part {
                put(part, inner, value);
            }
        }
    }
}

/// The name of a setting in the environment, without the prefix.
fn variable(key: &str) -> String {
    key.to_uppercase().replace('.', "_")
}

fn closest(key: &str) -> String {
    let last = |key: &str| key.rsplit('.').next().unwrap_or_default().to_owned();
    let keys = keys();
    match keys.iter().find(|other| last(other) == last(key)) {
        Some(meant) => format!("Is {meant} meant?"),
        None => format!("There are: {}", keys.join(", ")),
    }
}

/// A setting, for people.
struct Setting {
    /// Its name within its section.
    name: String,
    about: String,
}

/// The settings of a section, in the order of these values; those that are not set come last.
fn settings(schema: Option<&Json>, values: Option<&Table>) -> Vec<Setting> {
    let place = |name: &str| {
        let place = values.and_then(|values| values.keys().position(|key| key == name));
        place.unwrap_or(usize::MAX)
    };
    let properties = schema.and_then(|schema| schema.get("properties")?.as_object());
    let properties = properties.into_iter().flatten();
    let mut settings: Vec<_> = properties
        .map(|(name, schema)| Setting {
            name: name.clone(),
            about: schema
                .get("description")
                .and_then(Json::as_str)
                .unwrap_or_default()
                .to_owned(),
        })
        .collect();
    settings.sort_by_key(|setting| place(&setting.name));
    settings
}

/// The two sections: outside all tables, and limits.
fn sections() -> [Vec<Setting>; 2] {
    let schema = schemars::schema_for!(Config).to_value();
    // What was read from text can be written as text.
    let values = Table::try_from(Config::default()).unwrap_or_default();
    let limits = values.get("limits").and_then(Value::as_table);
    [
        settings(Some(&schema), Some(&values)),
        settings(schema.pointer("/$defs/Limits"), limits),
    ]
}

/// The sections in a file that are tables.
const TABLES: [&str; 2] = ["limits", "facts"];

/// The names of all settings that are one value.
fn keys() -> Vec<String> {
    let [outside, limits] = sections();
    let outside = outside.into_iter().map(|setting| setting.name);
    let limits = limits
        .into_iter()
        .map(|setting| format!("limits.{}", setting.name));
    outside
        .filter(|name| !TABLES.contains(&name.as_str()))
        .chain(limits)
        .collect()
}

/// All settings as a file that says what each of them means.
#[must_use]
pub fn print(config: &Config) -> String {
    let table = Table::try_from(config).unwrap_or_default();
    let mut text = "# All settings of a server, as they are in force. Keep the lines that you change.\n\
        #\n\
        # ziggurat serve --config FILE reads this file. Each setting can also be given by a variable\n\
        # of the environment (limits.chat is ZIGGURAT_LIMITS_CHAT) or on the command line\n\
        # (--set limits.chat='{ burst = 5, every = \"2s\" }'). The command line wins over the\n\
        # environment, the environment over the file.\n"
        .to_owned();
    let [outside, limits] = sections();
    let (tables, plain): (Vec<_>, Vec<_>) = outside
        .into_iter()
        .partition(|setting| TABLES.contains(&setting.name.as_str()));
    for setting in &plain {
        line(&mut text, setting, table.get(&setting.name));
    }
    for section in tables {
        comment(&mut text, &section.about);
        let _ = writeln!(text, "[{}]", section.name);
        let Some(Value::Table(values)) = table.get(&section.name) else {
            continue;
        };
        if section.name == "limits" {
            for setting in &limits {
                line(&mut text, setting, values.get(&setting.name));
            }
        } else {
            for (name, value) in values {
                let _ = writeln!(text, "{name} = {}", inline(value));
            }
        }
    }
    text
}

fn line(text: &mut String, setting: &Setting, value: Option<&Value>) {
    comment(text, &setting.about);
    // A `String` takes everything.
    let _ = match value {
        Some(value) => writeln!(text, "{} = {}", setting.name, inline(value)),
        None => writeln!(text, "# {} = (not set)", setting.name),
    };
}

fn comment(text: &mut String, about: &str) {
    text.push('\n');
    // Written as one paragraph, whatever the width of the source.
    let about = about.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut width = 0;
    for word in about.split(' ') {
        let long = width + word.chars().count() > 100;
        if width == 0 || long {
            if long {
                text.push('\n');
            }
            text.push('#');
            width = 1;
        }
        text.push(' ');
        text.push_str(word);
        width += word.chars().count() + 1;
    }
    text.push('\n');
}

/// A value on one line.
fn inline(value: &Value) -> String {
    let mut text = String::new();
    match value.serialize(toml::ser::ValueSerializer::new(&mut text)) {
        Ok(_) => text,
        Err(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn read(
        file: &str,
        environment: &[(&str, &str)],
        named: &[(&str, &str)],
    ) -> Result<Config, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ziggurat.toml");
        fs::write(&path, file).unwrap();
        let owned = |pairs: &[(&str, &str)]| -> Vec<_> {
            let pairs = pairs.iter();
            pairs
                .map(|(a, b)| ((*a).to_owned(), (*b).to_owned()))
                .collect()
        };
        let sources = Sources {
            file: Some(&path),
            environment: &owned(environment),
            named: &owned(named),
        };
        sources.read().map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_printed_can_be_read_back_and_says_what_it_means() {
        let mut config = Config {
            trusted_proxies: Config::loopback().into(),
            metrics: Some("127.0.0.1:9090".parse().unwrap()),
            seed: Some(7),
            ..Config::default()
        };
        config.limits.idle_timeout = Duration::from_secs(3_725);
        config.facts.insert("babylonia".into(), "a b.json".into());
        let printed = print(&config);
        let back = read(&printed, &[], &[]).unwrap();
        assert_eq!(print(&back), printed);
        assert_eq!(back.limits.idle_timeout, config.limits.idle_timeout);
        assert!(printed.contains("idle_timeout = \"1h 2m 5s\""), "{printed}");
        assert!(
            printed.contains("chat = { burst = 5, every = \"1s 500ms\" }"),
            "{printed}"
        );
        // Times and rates as people write them, also those that are added later.
        assert!(!printed.contains("nanos"), "{printed}");
        for line in printed.lines() {
            assert!(line.chars().count() <= 110, "{line}");
        }
        for [before, line] in printed
            .lines()
            .collect::<Vec<_>>()
            .windows(2)
            .map(|two| [two[0], two[1]])
        {
            let is_setting =
                line.contains(" = ") && !line.starts_with('#') && !line.starts_with("babylonia");
            assert!(
                !is_setting || before.starts_with("# "),
                "no comment: {line}"
            );
        }
    }

    #[test]
    fn the_command_line_wins_over_the_environment_and_that_over_the_file() {
        let file = "bot_pause = \"1s\"\nsilence = \"1m\"\ngone_after = \"1m\"\n[limits]\nchat = { burst = 1, every = \"1s\" }\n";
        let environment = [
            ("ZIGGURAT_SILENCE", "2m"),
            ("ZIGGURAT_GONE_AFTER", "2m"),
            ("HOME", "/"),
        ];
        let config = read(file, &environment, &[("gone_after", "3m")]).unwrap();
        assert_eq!(config.bot_pause, Duration::from_secs(1));
        assert_eq!(config.silence, Duration::from_secs(120));
        assert_eq!(config.gone_after, Duration::from_secs(180));
        assert_eq!(config.limits.chat.burst.get(), 1);
        assert_eq!(
            config.limits.files.burst,
            Config::default().limits.files.burst
        );
    }

    #[test]
    fn values_of_every_kind_can_be_set_by_name() {
        let environment = [
            ("ZIGGURAT_LIMITS_CHAT", "{ burst = 9, every = \"2s\" }"),
            ("ZIGGURAT_TRUSTED_PROXIES", "10.0.0.0/8, ::1/128"),
            ("ZIGGURAT_DATABASE", "5"),
            ("ZIGGURAT_LOG_JSON", "true"),
            ("ZIGGURAT_LIMITS_OPEN_PER_ADDRESS", "7"),
            ("ZIGGURAT_LISTEN", "[::]:80"),
            ("ZIGGURAT_LOG", "debug"),
        ];
        let config = read("", &environment, &[]).unwrap();
        assert_eq!(config.limits.chat.burst.get(), 9);
        assert_eq!(config.trusted_proxies.len(), 2);
        assert_eq!(config.database, Path::new("5"));
        assert!(config.log_json);
        assert_eq!(config.limits.open_per_address, 7);
        assert_eq!(config.addr.port(), 80);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place_and_what_would_be_right() {
        let wrong = |file: &str| read(file, &[], &[]).unwrap_err();
        let told = wrong("log_json = true\n[limits]\nchats = 5\n");
        for part in ["ziggurat.toml", "line 3", "unknown field `chats`", "`chat`"] {
            assert!(told.contains(part), "{told}");
        }
        let told = wrong("silence = 60\n");
        assert!(
            told.contains("line 1") && told.contains("\"90s\""),
            "{told}"
        );
        let told = wrong("silence = \"0s\"\n");
        assert!(told.contains("1ms"), "{told}");
        let told = wrong("[limits]\nchat = { burst = 0, every = \"1s\" }");
        assert!(
            told.contains("line 2") && told.contains("nonzero"),
            "{told}"
        );
        assert!(wrong("bot_threads = 0").contains("from 1 to 1024"));
        assert!(wrong("tls_cert = \"a.pem\"").contains("tls_key"));
        let named = |key, value| read("", &[], &[(key, value)]).unwrap_err();
        let told = named("chat", "5");
        assert!(told.contains("Is limits.chat meant?"), "{told}");
        let told = named("silence", "soon");
        assert!(
            told.contains("--set silence") && told.contains("\"90s\""),
            "{told}"
        );
        let told = read("", &[("ZIGGURAT_LISTEN", "here")], &[]).unwrap_err();
        assert!(
            told.contains("ZIGGURAT_LISTEN") && told.contains("socket address"),
            "{told}"
        );
    }
}
