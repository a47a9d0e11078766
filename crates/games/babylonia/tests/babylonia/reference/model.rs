//! The position as plain maps, what is legal in it, and what actions do.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::{
    board::{Place, board},
    plays::{Placed, Terms, completable, complete, without},
};

/// Where in a turn the game stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    Placing,
    Scoring,
    TakingCard(usize),
    ExtraTurn,
    Over,
}

/// A position.
#[derive(Debug)]
pub(super) struct Model {
    pub(super) board: BTreeMap<String, Place>,
    pub(super) players: usize,
    options: Value,
    pub(super) tiles: BTreeMap<String, String>,
    /// Owner and kind of the token on a hex.
    pub(super) tokens: BTreeMap<String, (usize, String)>,
    pub(super) stands: Vec<BTreeMap<String, u8>>,
    pub(super) supplies: Vec<BTreeMap<String, u8>>,
    pub(super) scores: Vec<i32>,
    pub(super) owned_cities: Vec<u8>,
    pub(super) cards: Vec<BTreeSet<String>>,
    pub(super) available: BTreeSet<String>,
    pub(super) spent: BTreeSet<String>,
    pub(super) scored: BTreeSet<String>,
    pub(super) due: BTreeSet<String>,
    pub(super) active: usize,
    turns: usize,
    placed: Vec<Placed>,
    pub(super) phase: Phase,
}

impl Model {
    /// The start of a game: what chance has decided is read from the document.
    pub(super) fn new(document: &Value) -> Self {
        let players = document["players"].as_u64().expect("players") as usize;
        let pile = |value: &Value| -> BTreeMap<String, u8> {
            serde_json::from_value(value.clone()).expect("a pile")
        };
        let piles = |name: &str| {
            (0..players)
                .map(|seat| pile(&document[name][seat]))
                .collect()
        };
        Self {
            board: board(players),
            players,
            options: document["options"].clone(),
            tiles: serde_json::from_value(document["tiles"].clone()).expect("tiles"),
            tokens: BTreeMap::new(),
            stands: piles("stands"),
            supplies: piles("supplies"),
            scores: vec![0; players],
            owned_cities: vec![0; players],
            cards: vec![BTreeSet::new(); players],
            available: serde_json::from_value(document["cards_in_game"].clone()).expect("cards"),
            spent: BTreeSet::new(),
            scored: BTreeSet::new(),
            due: BTreeSet::new(),
            active: document["first_player"].as_u64().expect("a seat") as usize,
            turns: 0,
            placed: Vec::new(),
            phase: Phase::Placing,
        }
    }

    fn switch(&self, name: &str) -> bool {
        self.options[name].as_bool().expect("a switch")
    }

    pub(super) fn owns(&self, seat: usize, card: &str) -> bool {
        self.cards[seat].contains(card) && !self.spent.contains(card)
    }

    /// BAB-2.5
    pub(super) fn is_free(&self, hex: &str) -> bool {
        self.board.get(hex).is_some_and(|place| !place.ziggurat)
            && !self.tiles.contains_key(hex)
            && !self.tokens.contains_key(hex)
    }

    pub(super) fn to_act(&self) -> Option<usize> {
        match self.phase {
            Phase::Placing | Phase::Scoring | Phase::ExtraTurn => Some(self.active),
            Phase::TakingCard(winner) => Some(winner),
            Phase::Over => None,
        }
    }

    pub(super) fn tokens_in_words(&self) -> BTreeSet<String> {
        let word =
            |(hex, (seat, kind)): (&String, &(usize, String))| format!("{hex} {seat} {kind}");
        self.tokens.iter().map(word).collect()
    }

    /// All that a seat may do, in words.
    pub(super) fn legal(&self, seat: usize) -> BTreeSet<String> {
        if self.to_act() != Some(seat) {
            return BTreeSet::new();
        }
        match self.phase {
            Phase::Placing => self.placements(),
            Phase::Scoring => self
                .due
                .iter()
                .map(|site| format!("score {site}"))
                .collect(),
            Phase::TakingCard(_) => self
                .available
                .iter()
                .map(|card| format!("take {card}"))
                .collect(),
            Phase::ExtraTurn => ["extra no", "extra yes"].map(str::to_owned).into(),
            Phase::Over => BTreeSet::new(),
        }
    }

    fn terms(&self) -> Terms {
        let at_start = self.placed.len()
            + self.stands[self.active]
                .values()
                .map(|&n| usize::from(n))
                .sum::<usize>();
        let first_round = self.switch("first_round_limits") && self.turns < 2;
        let exactly = if first_round {
            Some(self.turns + 1) // BAB-4.8
        } else {
            (at_start == 1).then_some(1) // BAB-4.7
        };
        Terms {
            exactly,
            three_nobles: self.owns(self.active, "three_nobles"),
            noble_with_farmers: self.owns(self.active, "noble_with_farmers"),
            free_order: self.switch("free_placement_order_with_extra_noble"),
        }
    }

    fn placements(&self) -> BTreeSet<String> {
        let terms = self.terms();
        let stand = &self.stands[self.active];
        let mut all = BTreeSet::new();
        for kind in stand.keys() {
            for river in [false, true] {
                let mut longer = self.placed.clone();
                longer.push((kind.clone(), river));
                if !within_exactly(&longer, terms)
                    || !completable(&longer, &without(stand, kind), terms)
                {
                    continue;
                }
                let here = self.board.iter().filter(|(_, place)| place.river == river);
                let fits = here.filter(|(hex, _)| self.may_lie_on(kind, hex));
                all.extend(fits.map(|(hex, _)| format!("place {kind} {hex}")));
            }
        }
        if complete(&self.placed, terms) {
            all.insert("end".to_owned());
        }
        all
    }

    /// BAB-5.1, BAB-5.3, BAB-5.4, BAB-5.7, BAB-8.10
    fn may_lie_on(&self, kind: &str, hex: &str) -> bool {
        match self.tiles.get(hex) {
            None => self.is_free(hex),
            Some(tile) if tile.starts_with("city") => false,
            Some(_) if kind == "farmer" => self.board[hex].beside.iter().any(|beside| {
                let own = self
                    .tokens
                    .get(beside)
                    .is_some_and(|(owner, _)| *owner == self.active);
                let face_up = !self.board[beside].river;
                own && (face_up || self.switch("field_adjacency_counts_face_down_tokens"))
            }),
            Some(_) => self.owns(self.active, "nobles_in_fields"),
        }
    }

    /// Carries out an action; `drawn` are the tokens that the stand is refilled with after it.
    pub(super) fn act(&mut self, action: &str, drawn: &[String]) {
        let words: Vec<&str> = action.split(' ').collect();
        match words[..] {
            ["place", kind, hex] => return self.place(kind, hex),
            ["end"] => self.due = self.surrounded(),
            ["score", site] => self.score(site),
            ["take", card] => self.take(card),
            ["extra", "yes"] => {
                self.spent.insert("extra_turn".to_owned());
                return self.begin(self.active);
            }
            _ => return self.begin((self.active + 1) % self.players),
        }
        self.go_on(drawn);
    }

    fn place(&mut self, kind: &str, hex: &str) {
        let seat = self.active;
        self.stands[seat] = without(&self.stands[seat], kind);
        self.placed.push((kind.to_owned(), self.board[hex].river));
        if let Some(tile) = self.tiles.remove(hex) {
            self.scores[seat] += match tile.as_str() {
                "field_5" => 5,
                "field_6" => 6,
                "field_7" => 7,
                _ => self.owned_cities.iter().map(|&n| i32::from(n)).sum(), // BAB-5.6
            };
        }
        self.tokens.insert(hex.to_owned(), (seat, kind.to_owned()));
        self.scores[seat] += self.ziggurats_touched(seat, hex);
    }

    /// Scores a single site automatically, then ends the turn (BAB-4.1, BAB-6.2).
    fn go_on(&mut self, drawn: &[String]) {
        while !matches!(self.phase, Phase::TakingCard(_)) {
            match self.due.len() {
                0 => return self.finish(drawn),
                1 => {
                    let site = self.due.first().cloned().expect("one");
                    self.score(&site);
                }
                _ => {
                    self.phase = Phase::Scoring;
                    return;
                }
            }
        }
    }

    fn take(&mut self, card: &str) {
        let Phase::TakingCard(winner) = self.phase else {
            panic!("nobody takes a card");
        };
        self.available.remove(card);
        self.cards[winner].insert(card.to_owned());
        if card == "ten_points" {
            self.scores[winner] += 10; // BAB-8.2
            self.spent.insert(card.to_owned());
        }
        self.phase = Phase::Scoring;
    }

    fn finish(&mut self, drawn: &[String]) {
        let seat = self.active;
        let count =
            |pile: &BTreeMap<String, u8>| pile.values().map(|&n| usize::from(n)).sum::<usize>();
        let size = if self.owns(seat, "seven_tokens") {
            7
        } else {
            5
        }; // BAB-8.5
        let wanted = size - count(&self.stands[seat]);
        assert_eq!(
            drawn.len(),
            wanted.min(count(&self.supplies[seat])),
            "BAB-9.1, BAB-9.2"
        );
        for kind in drawn {
            assert!(
                self.supplies[seat].contains_key(kind),
                "BAB-9.1: {kind} is not in the supply"
            );
            self.supplies[seat] = without(&self.supplies[seat], kind);
            *self.stands[seat].entry(kind.clone()).or_insert(0) += 1;
        }
        self.placed.clear();
        self.turns += 1;
        let cities = self
            .tiles
            .values()
            .filter(|tile| tile.starts_with("city"))
            .count();
        if self.stands[seat].is_empty() || cities <= 1 {
            self.phase = Phase::Over; // BAB-9.3
        } else if self.owns(seat, "extra_turn") {
            self.phase = Phase::ExtraTurn; // BAB-8.3
        } else {
            self.begin((seat + 1) % self.players);
        }
    }

    fn begin(&mut self, seat: usize) {
        self.active = seat;
        self.phase = Phase::Placing;
    }

    /// BAB-9.5, BAB-9.6, BAB-9.8
    pub(super) fn places(&self) -> Vec<u8> {
        let key = |seat: usize| (self.scores[seat], self.owned_cities[seat]);
        let better = |seat: usize| {
            (0..self.players)
                .filter(|&other| key(other) > key(seat))
                .count()
        };
        (0..self.players)
            .map(|seat| better(seat) as u8 + 1)
            .collect()
    }
}

/// Nothing may follow once the prescribed number is reached.
fn within_exactly(turn: &[Placed], terms: Terms) -> bool {
    terms.exactly.is_none_or(|number| turn.len() <= number)
}
