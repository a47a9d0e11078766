//! Writes good examples for every target to start from: positions, game files, facts and requests as
//! the games write them today.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use ziggurat_engine::{Chance, Viewer};
use ziggurat_shelf::{GameId, Title, Visitor, with};
use ziggurat_testkit::{cases, fuzz, recorded_match};

/// How many examples there are of each kind for a game.
const EACH: u64 = 6;

struct Seeds<'a>(&'a Path);

impl Seeds<'_> {
    fn write(&self, target: &str, name: &str, bytes: &[u8]) {
        let folder = self.0.join(target);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(name), bytes).expect("a seed");
    }
}

impl Visitor for &Seeds<'_> {
    type Out = ();

    fn visit<G: Title>(self) {
        let id = G::INFO.id;
        let text = |value: &Value| value.to_string();
        for seed in 0..EACH {
            let choose = |position: &G, seat, chance: &mut Chance| {
                let mut legal = Vec::new();
                position.legal(seat, &mut legal);
                chance.pick(&legal).copied()
            };
            let position = fuzz::somewhere::<G>(seed, 120, choose);
            let document = serde_json::to_value(&position).expect("a document");
            let name = format!("{id}-{seed}");
            self.write("position_json", &name, text(&document).as_bytes());
            for (number, viewer) in Viewer::all(position.seats()).enumerate() {
                let view = serde_json::to_vec(&position.view(viewer)).expect("a view");
                self.write("view_json", &format!("{name}-{number}"), &view);
            }
            let all = cases::<G>();
            let case = &all[seed as usize % all.len()];
            let file = recorded_match(case, seed).expect("a match");
            let file = file.to_json().expect("a game file");
            self.write("game_log", &name, file.as_bytes());
            self.write("http_request", &format!("file-{name}"), &door(2, &file));
            let options = serde_json::to_value(&case.options).expect("options");
            if let Some(facts) = options.get("tables").filter(|facts| !facts.is_null()) {
                self.write("facts", &name, text(facts).as_bytes());
            }
            let seats: Vec<Value> = (0..case.seats).map(|_| json!({ "bot": "easy" })).collect();
            let wish = json!({ "game": id, "seats": seats, "options": options });
            let wish = door(1, &text(&wish));
            self.write("http_request", &format!("table-{name}"), &wish);
        }
    }
}

/// A request as the target `http_request` reads it: which door, then the body.
fn door(number: u8, body: &str) -> Vec<u8> {
    [&[number], body.as_bytes()].concat()
}

fn main() {
    let folder = env::args().nth(1).map_or("seeds".into(), PathBuf::from);
    let seeds = Seeds(&folder);
    for &game in GameId::ALL {
        with(game, &seeds);
    }
    for number in [0, 3] {
        let name = door(number, r#"{"name":"Anna"}"#);
        seeds.write("http_request", &format!("name-{number}"), &name);
    }
    let raw = "GET /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    seeds.write("http_request", "raw", &door(4, raw));
}
