//! Any bytes as a host's facts for each game: nothing panics, and with facts that are accepted a game
//! can be dealt, looked at and played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use ziggurat_engine::Chance;
use ziggurat_shelf::{Edition, GameId, Title, Visitor, load_options, with};
use ziggurat_testkit::{fuzz, pass};

/// A game with these options.
struct Play(Value);

impl Visitor for Play {
    type Out = ();

    fn visit<G: Title>(self) {
        let options = load_options::<G>(self.0).expect("options that were accepted");
        for &seats in G::INFO.seats {
            let dealt = G::setup(&options, seats, &mut Chance::new(7));
            let position = dealt.expect("facts that were tried");
            let document = serde_json::to_vec(&position).expect("a document");
            pass(fuzz::position_json::<G>(&document));
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    for &game in GameId::ALL {
        let mut edition = Edition::default();
        if edition.replace(game, &text).is_ok() {
            with(game, Play(edition.apply(game, json!({}))));
        }
    }
});
