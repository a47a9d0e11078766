//! A game through every program: what is checked in the same way with each of the five.

use std::fs;

use serde_json::{Value, json};

use crate::common::{ok, output};

/// A game by its id.
#[derive(Clone, Copy)]
pub(crate) struct Game(pub(crate) &'static str);

/// The keys of messages begin like this; nobody is to read them.
const KEYS: [&str; 9] = [
    "term-", "table-", "level-", "bab-", "tob-", "swb-", "byl-", "byp-", "bat-",
];

/// Every message has been found.
pub(crate) fn no_keys(text: &str) {
    for prefix in KEYS {
        assert!(!text.contains(prefix), "a message is missing: {prefix}");
    }
}

/// Somebody wins, or some do.
pub(crate) fn is_won(text: &str) {
    let won = [
        " wins.",
        " gewinnt.",
        "share the victory",
        "teilen sich den Sieg",
    ];
    assert!(won.iter().any(|words| text.contains(words)), "{text}");
}

/// The text says all of this.
pub(crate) fn says(text: &str, all: &[&str]) {
    for words in all {
        assert!(text.contains(words), "{words}: {text}");
    }
}

/// There is no English in the text, as far as these words go.
pub(crate) fn is_german(text: &str, english: &[&str]) {
    for words in english.iter().chain(&["Your ", " wins"]) {
        assert!(!text.contains(words), "{words}");
    }
}

impl Game {
    /// What the terminal shows when these lines are typed.
    pub(crate) fn play(self, more: &[&str], lines: &str) -> String {
        let args: Vec<&str> = ["play", self.0].iter().chain(more).copied().collect();
        let text = output(&args, lines);
        no_keys(&text);
        text
    }

    /// Bots play some games; all of them are won, and points come in this many categories.
    /// Gives how many games ended for which reason.
    pub(crate) fn simulate(
        self,
        bots: &str,
        games: u32,
        more: &[&str],
        categories: usize,
    ) -> Value {
        let number = games.to_string();
        let args = [
            "simulate", self.0, "--bots", bots, "--games", &number, "--seed", "3", "--json",
        ];
        let args: Vec<&str> = args.iter().chain(more).copied().collect();
        let result: Value = serde_json::from_str(&output(&args, "")).unwrap();
        let bots = result["bots"].as_array().unwrap();
        let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
        assert!((wins - f64::from(games)).abs() < 1e-9, "{wins}");
        let named = bots[0]["mean_points_by_category"].as_object().unwrap();
        assert_eq!(named.len(), categories);
        let endings = result["endings"].as_object().unwrap();
        let ended: u64 = endings.values().filter_map(Value::as_u64).sum();
        assert_eq!(ended, u64::from(games));
        result["endings"].clone()
    }

    /// The engine is measured in more than this many configurations: its positions are small, and it
    /// takes no memory while it plays.
    pub(crate) fn bench(self, more: &[&str], configurations: usize, bytes: u64) {
        let args = ["bench", self.0, "--seconds", "0.05"];
        let args: Vec<&str> = args.iter().chain(more).copied().collect();
        let text = output(&args, "");
        assert!(text.lines().count() > configurations, "{text}");
        for line in text.lines() {
            let figures: Value = serde_json::from_str(line).unwrap();
            let size = figures["position_bytes"].as_u64().unwrap();
            assert!(size <= bytes, "{line}");
            assert_eq!(figures["allocations_per_decision"], 0.0, "{line}");
        }
    }

    /// A game between bots is written down and told again, in German as its second player saw it;
    /// gives the German tale and the English board of a step.
    pub(crate) fn replay(self, bots: &[&str], options: &Value, step: &str) -> (String, String) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        let game = json!({"do": "play", "game": self.0, "seats": bots.len(), "seed": "5",
            "options": options, "bots": bots});
        fs::write(&path, ok(&game)["log"].to_string()).unwrap();
        let file = path.to_str().unwrap();
        let english = output(&["replay", file, "--lang", "en"], "");
        no_keys(&english);
        says(&english, &["steps replay as they were played"]);
        let german = output(&["replay", file, "--lang", "de", "--player", "1"], "");
        no_keys(&german);
        let board = output(&["replay", file, "--step", step, "--lang", "en"], "");
        (german, board)
    }

    /// The German rules begin with the title, and these rules are found by their numbers.
    pub(crate) fn rules(self, title: &str, numbers: &[&str]) {
        let contents = output(&["rules", self.0, "--lang", "de"], "");
        assert!(contents.starts_with(title), "{contents}");
        for number in numbers {
            let text = output(&["rules", self.0, number, "--lang", "de"], "");
            assert!(text.starts_with(number), "{text}");
        }
    }

    /// A request about a position.
    pub(crate) fn about(self, verb: &str, position: &Value, seat: u64) -> Value {
        json!({"do": verb, "game": self.0, "position": position, "seat": seat})
    }

    /// A new position.
    pub(crate) fn start(self, seats: u8) -> Value {
        let new = json!({"do": "new", "game": self.0, "seats": seats, "seed": "11"});
        ok(&new)["position"].take()
    }

    /// The legal actions of a seat.
    pub(crate) fn legal(self, position: &Value, seat: u64) -> Vec<Value> {
        let legal = ok(&self.about("legal", position, seat))["actions"].take();
        let listed = legal.as_array().unwrap().iter();
        listed.map(|listed| listed["action"].clone()).collect()
    }

    /// The position after an action.
    pub(crate) fn apply(self, position: &Value, seat: u64, action: &Value) -> Value {
        let mut request = self.about("apply", position, seat);
        request["action"] = action.clone();
        request["seed"] = json!("1");
        ok(&request)["position"].take()
    }

    /// Who is asked: those who must act, and those who may.
    pub(crate) fn waiting(self, position: &Value) -> (Vec<u64>, Vec<u64>) {
        let waiting = ok(&json!({"do": "waiting", "game": self.0, "position": position}));
        let seats = |list: &Value| -> Vec<u64> {
            let list = list.as_array().unwrap();
            list.iter().filter_map(Value::as_u64).collect()
        };
        (seats(&waiting["must"]), seats(&waiting["may"]))
    }

    /// What a seat sees.
    pub(crate) fn view(self, position: &Value, viewer: u64) -> Value {
        let request = json!({"do": "view", "game": self.0, "position": position, "viewer": viewer});
        ok(&request)["view"].take()
    }
}
