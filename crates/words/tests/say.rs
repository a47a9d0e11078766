//! Messages as people read them.

use std::time::{Duration, Instant};

use ziggurat_engine::{Arg, Seat, Text};
use ziggurat_words::{Lang, keys, say, text, text_with, variables};

fn name(seat: Seat) -> String {
    ["Alexander", "Jennifer", "Claudia", "Dora"][seat.index()].to_owned()
}

fn both(text: &Text) -> [String; 2] {
    Lang::ALL.map(|lang| say(lang, text, &name))
}

fn hex(label: &str) -> Arg {
    Arg::Word(label.to_owned())
}

#[test]
fn words_take_the_form_the_sentence_needs() {
    let placed = |token| {
        Text::new("bab-event-placed")
            .with("seat", Seat(1))
            .with("token", token)
            .with("hex", hex("H10"))
    };
    assert_eq!(
        both(&placed("bab-token-official")),
        [
            "Jennifer places an official on H10.",
            "Jennifer setzt einen Beamten auf H10."
        ]
    );
    assert_eq!(
        both(&placed("bab-token-farmer")),
        [
            "Jennifer places a farmer on H10.",
            "Jennifer setzt einen Bauern auf H10."
        ]
    );
}

#[test]
fn numbers_choose_their_plural() {
    let points = |points| {
        Text::new("bab-event-field_scored")
            .with("seat", Seat(0))
            .with("tile", "bab-tile-field_cities")
            .with("hex", hex("F4"))
            .with("points", points)
    };
    assert_eq!(
        both(&points(1)),
        [
            "The field on F4 (city symbol) brings Alexander 1 point.",
            "Der Acker auf F4 (Stadt-Symbol) bringt Alexander 1 Punkt."
        ]
    );
    assert_eq!(
        both(&points(1234)),
        [
            "The field on F4 (city symbol) brings Alexander 1234 points.",
            "Der Acker auf F4 (Stadt-Symbol) bringt Alexander 1234 Punkte."
        ]
    );
}

#[test]
fn lists_are_counted_and_joined() {
    let drawn = |tokens: &[&'static str]| {
        Text::new("bab-event-refilled_own")
            .with("seat", Seat(2))
            .tokens(tokens)
    };
    let (farmer, priest, official) = ("bab-token-farmer", "bab-token-priest", "bab-token-official");
    assert_eq!(
        both(&drawn(&[farmer, priest, farmer, official])),
        [
            "Claudia draws 2 farmers, a priest and an official.",
            "Claudia zieht 2 Bauern, einen Priester und einen Beamten."
        ]
    );
    assert_eq!(
        both(&drawn(&[priest, official])),
        [
            "Claudia draws a priest and an official.",
            "Claudia zieht einen Priester und einen Beamten."
        ]
    );
    assert_eq!(
        both(&drawn(&[official])),
        ["Claudia draws an official.", "Claudia zieht einen Beamten."]
    );
    let formless = "language-de";
    assert_eq!(
        both(&drawn(&[formless, formless, priest])),
        [
            "Claudia draws 2 × Deutsch and a priest.",
            "Claudia zieht 2 × Deutsch und einen Priester."
        ]
    );
    assert_eq!(
        both(&drawn(&[])),
        ["Claudia draws nothing.", "Claudia zieht nichts."]
    );
}

trait Tokens {
    fn tokens(self, tokens: &[&'static str]) -> Self;
}

impl Tokens for Text {
    fn tokens(mut self, tokens: &[&'static str]) -> Self {
        self.args.push(("tokens", Arg::Keys(tokens.to_vec())));
        self
    }
}

#[test]
fn a_plain_list_keeps_every_word() {
    let mut text = Text::new("bab-event-game_over");
    let cards = vec!["bab-card-ten_points", "bab-card-ten_points", "language-de"];
    text.args.push(("reason", Arg::Keys(cards)));
    assert_eq!(
        both(&text),
        [
            "The game is over. Ten points, Ten points and Deutsch",
            "Das Spiel ist zu Ende. Zehn Punkte, Zehn Punkte und Deutsch"
        ]
    );
}

#[test]
fn what_is_missing_appears_as_its_key() {
    assert_eq!(both(&Text::new("no-such-key")), ["no-such-key"; 2]);
    let odd = Text::new("bab-event-placed")
        .with("seat", Seat(0))
        .with("token", "no-such-token")
        .with("hex", hex("A2"));
    assert_eq!(
        both(&odd),
        [
            "Alexander places no-such-token on A2.",
            "Alexander setzt no-such-token auf A2."
        ]
    );
    assert_eq!(text(Lang::De, "no such key"), "no such key");
    assert_eq!(variables(Lang::De, "no-such-key"), [""; 0]);
}

#[test]
fn programs_speak_without_a_game() {
    assert_eq!(text(Lang::De, "level-hard"), "Schwer");
    let values = [("number", 3usize.into())];
    assert_eq!(text_with(Lang::En, "seat-name", &values), "Player 3");
    let values = [("number", "B".into())];
    assert_eq!(text_with(Lang::De, "seat-name", &values), "Spieler B");
}

/// Every message, with every value it uses: no gap, no mark and no key is left in the words.
#[test]
fn every_message_can_be_said() {
    for lang in Lang::ALL {
        for key in keys(lang) {
            let mut text = Text::new(key);
            for variable in variables(lang, key) {
                let arg = match variable.split('-').next().unwrap() {
                    "seat" => Arg::Seat(Seat(3)),
                    "token" => Arg::Key("bab-token-merchant"),
                    "tokens" => Arg::Keys(vec!["bab-token-merchant", "bab-token-farmer"]),
                    "tile" => Arg::Key("bab-tile-city_all"),
                    "card" => Arg::Key("bab-card-city_bonus"),
                    "reason" => Arg::Key("bab-end-few_cities"),
                    "level" => Arg::Key("table-level-hard"),
                    "hex" => hex("Q7"),
                    _ => Arg::Number(2),
                };
                text.args.push((variable.split('-').next().unwrap(), arg));
            }
            let said = say(lang, &text, &name);
            assert!(
                !said.contains(['{', '}', '$', '\u{2068}', '\u{2069}']),
                "{lang}: {said}"
            );
            assert!(!said.contains("bab-") && said != key, "{lang}: {said}");
            // A message that follows a name starts with the space between them.
            let whole = match key.starts_with("bat-of-") {
                true => said.trim_start(),
                false => said.as_str(),
            };
            assert!(
                whole.trim() == whole && !said.contains("  "),
                "{lang}: {said:?}"
            );
        }
    }
}

#[test]
fn three_hundred_actions_are_put_into_words_in_no_time() {
    let actions: Vec<Text> = (0..300)
        .map(|i| {
            Text::new("bab-action-place")
                .with("token", "bab-token-farmer")
                .with("hex", hex(&format!("A{i}")))
        })
        .collect();
    let once = || -> Duration {
        let start = Instant::now();
        let words: usize = actions.iter().map(|a| say(Lang::De, a, &name).len()).sum();
        assert!(words > 300 * 20);
        start.elapsed()
    };
    once();
    // The best of several runs, so that other work on the machine cannot fail the test.
    let best = (0..20).map(|_| once()).min().unwrap_or_default();
    println!("300 actions: {best:?}");
    assert!(best < Duration::from_millis(5), "{best:?}");
}
