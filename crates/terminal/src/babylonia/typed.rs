//! Reading actions that people type, in English or German.

use ziggurat_engine::{Arg, Text};
use ziggurat_shelf::babylonia::{Action, Card, Hex, Token};
use ziggurat_words::{Lang, text};

use crate::typing::{bare, means};

/// Reads an action: `place farmer f4`, `farmer f4`, `setze Bauer f4`, `end`, `score i9`,
/// `take city bonus`, `extra yes`.
pub(super) fn read(typed: &str) -> Option<Result<Action, Text>> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let (verb, rest) = words.split_first()?;
    if means(verb, "term-bab-type-place") {
        return Some(placement(rest));
    }
    if token(verb).is_some() && rest.len() == 1 {
        return Some(placement(&words));
    }
    if means(verb, "term-bab-type-end") && rest.is_empty() {
        return Some(Ok(Action::END_PLACEMENT));
    }
    if means(verb, "term-bab-type-score") {
        return Some(
            one(rest, "term-bab-how-score")
                .and_then(hex)
                .map(Action::score),
        );
    }
    if means(verb, "term-bab-type-take") {
        return Some(card(&rest.join(" ")).map(Action::take_card));
    }
    if means(verb, "term-bab-type-extra") {
        return Some(
            one(rest, "term-bab-how-extra")
                .and_then(yes_or_no)
                .map(Action::extra_turn),
        );
    }
    None
}

fn placement(words: &[&str]) -> Result<Action, Text> {
    match words {
        [kind, place] => {
            let kind_read = token(kind);
            let token = kind_read.ok_or_else(|| unknown("term-bab-no_token", kind))?;
            Ok(Action::place(token, hex(place)?))
        }
        _ => Err(Text::new("term-bab-how-place")),
    }
}

fn one<'a>(words: &[&'a str], how: &'static str) -> Result<&'a str, Text> {
    match words {
        [word] => Ok(word),
        _ => Err(Text::new(how)),
    }
}

fn unknown(key: &'static str, word: &str) -> Text {
    Text::new(key).with("word", Arg::Word(word.to_owned()))
}

fn token(word: &str) -> Option<Token> {
    Token::ALL.iter().copied().find(|token| {
        let key = match token {
            Token::Priest => "term-bab-type-priest",
            Token::Official => "term-bab-type-official",
            Token::Merchant => "term-bab-type-merchant",
            Token::Farmer => "term-bab-type-farmer",
        };
        means(word, key)
    })
}

fn hex(word: &str) -> Result<Hex, Text> {
    word.parse().map_err(|_| unknown("term-bab-no_hex", word))
}

/// A card by its id, its name in any language or its number.
fn card(name: &str) -> Result<Card, Text> {
    let typed = bare(name);
    let is = |card: &Card| {
        let named = Lang::ALL.map(|lang| bare(&text(lang, card.key())));
        bare(card.id()) == typed
            || (card.index() + 1).to_string() == typed
            || named.contains(&typed)
    };
    let found = Card::ALL.iter().copied().find(is);
    found.ok_or_else(|| unknown("term-bab-no_card", name))
}

fn yes_or_no(word: &str) -> Result<bool, Text> {
    match word {
        word if means(word, "term-type-yes") => Ok(true),
        word if means(word, "term-type-no") => Ok(false),
        _ => Err(Text::new("term-bab-how-extra")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notation(typed: &str) -> String {
        read(typed).unwrap().unwrap().to_string()
    }

    #[test]
    fn actions_are_read_in_both_languages() {
        let pairs = [
            ("place farmer f4", "place farmer f4"),
            ("Setze Bauer F4", "place farmer f4"),
            ("bauern f4", "place farmer f4"),
            ("of c10", "place official c10"),
            ("setze händler i2", "place merchant i2"),
            ("end", "end"),
            ("ENDE", "end"),
            ("score i9", "score i9"),
            ("werte i9", "score i9"),
            ("take city bonus", "take city_bonus"),
            ("take city_bonus", "take city_bonus"),
            ("nimm Stadtbonus", "take city_bonus"),
            ("take 7", "take city_bonus"),
            ("extra yes", "extra yes"),
            ("zusatzzug nein", "extra no"),
        ];
        for (typed, action) in pairs {
            assert_eq!(notation(typed), action, "{typed}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |typed| read(typed).unwrap().unwrap_err().key;
        assert_eq!(error("place king f4"), "term-bab-no_token");
        assert_eq!(error("place farmer z4"), "term-bab-no_hex");
        assert_eq!(error("place farmer"), "term-bab-how-place");
        assert_eq!(error("take money"), "term-bab-no_card");
        assert_eq!(error("extra perhaps"), "term-bab-how-extra");
        assert_eq!(read("farmer"), None);
        assert_eq!(read("hello"), None);
        assert_eq!(read(""), None);
    }
}
