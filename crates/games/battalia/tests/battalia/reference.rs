//! A small slow model of battles that keeps its own rows from what happens, against the engine
//! (BAT-12.4 to 12.7, 12.13 to 12.20, 12.25, 12.26, 13.1 to 13.3, 17.4).

use serde_json::{Value, json};
use ziggurat_battalia::{Action, Aim, Artefact, Battalia, Card, Event, Foe, Phase, View};
use ziggurat_engine::{Chance, Game, Record, Seat, Viewer};

use crate::support::{city, read};

const FACTIONS: [&str; 4] = ["barfolk", "islanders", "emberians", "cloudborn"];
const UNITS: [&str; 4] = ["tribesman", "chief", "priest", "lord"];
const ARTEFACTS: [&str; 7] = [
    "tool", "weapon", "amulet", "title", "scroll", "tent", "horse",
];
const GREATS: [&str; 5] = ["hammer", "blade", "shield", "wings", "horn"];
/// Scenes that are played through.
const SCENES: u64 = 2_500;

/// The battle as the model sees it: names of the tokens in both rows.
struct Model {
    attacker: Seat,
    defender: Option<Seat>,
    square: String,
    foe: Foe,
    rows: [Vec<String>; 2],
    heroes: [u8; 2],
    level: u16,
    /// What the artefact under way works on.
    aim: Option<Aim>,
    /// The faction of a row card that became a joker.
    joker: Option<String>,
}

fn strength(token: &str, side: usize) -> u16 {
    let kind = token.rsplit('_').next().unwrap();
    if let Some(rank) = UNITS.iter().position(|unit| *unit == kind) {
        return rank as u16 + 1;
    }
    match (kind, side) {
        ("weapon" | "horse", _) | ("blade", 1) | ("shield", 0) => 1,
        ("blade", 0) | ("shield", 1) => 5,
        _ => panic!("{token} lies in a row"),
    }
}

fn fights(card: Card) -> bool {
    let name = card.to_string();
    let kind = name.rsplit('_').next().unwrap_or_default().to_owned();
    UNITS.contains(&kind.as_str()) || kind == "weapon" || kind == "horse"
}

/// How many tokens a card gives today.
fn tokens(name: &str, lit: Artefact) -> usize {
    1 + usize::from(name.ends_with(lit.id()) && lit != Artefact::Tent)
}

impl Model {
    fn new(action: Action, seat: Seat, before: &View) -> Self {
        let Action::Attack {
            square,
            foe,
            heroes,
        } = action
        else {
            panic!("{action}");
        };
        let tile = before.tiles.iter().find(|t| t.square == square).unwrap();
        let (defender, joined) = match foe {
            Foe::City => (tile.owner, 0),
            Foe::Hero { seat, hero } => (Some(seat), 1 << hero as u8),
            _ => (None, 0),
        };
        Self {
            attacker: seat,
            defender,
            square: square.to_string(),
            foe,
            rows: [Vec::new(), Vec::new()],
            heroes: [heroes.iter().map(|h| 1 << h as u8).sum(), joined],
            level: match foe {
                Foe::Hero { .. } => 0,
                _ => tile.level.unwrap_or(0).into(),
            },
            aim: None,
            joker: None,
        }
    }

    fn side(&self, seat: Seat) -> usize {
        usize::from(seat != self.attacker)
    }

    /// BAT-12.6, BAT-12.7, BAT-17.4
    fn strength(&self, side: usize, view: &View) -> u16 {
        let seat = if side == 0 {
            Some(self.attacker)
        } else {
            self.defender
        };
        let mut sum: u16 = self.rows[side].iter().map(|t| strength(t, side)).sum();
        if side == 1 {
            sum += self.level;
        }
        let Some(seat) = seat else { return sum };
        let faction = view.players[seat.index()].faction.unwrap();
        let own =
            |token: &String| GREATS.contains(&token.as_str()) || token.starts_with(faction.id());
        if !self.rows[side].is_empty() && self.rows[side].iter().all(own) {
            sum += self.heroes[side].count_ones() as u16;
        }
        let tile = view
            .tiles
            .iter()
            .find(|t| t.square.to_string() == self.square);
        let home = tile.unwrap().terrain == Some(faction);
        sum + u16::from(view.options.advanced_terrain && home)
    }

    fn take(&mut self, side: usize, name: &str, count: usize) {
        for _ in 0..count {
            let at = self.rows[side].iter().position(|token| token == name);
            self.rows[side].remove(at.unwrap_or_else(|| panic!("{name} is not in the row")));
        }
    }

    fn put(&mut self, side: usize, name: &str, count: usize) {
        self.rows[side].extend(std::iter::repeat_n(name.to_owned(), count));
    }

    fn note(&mut self, event: &Event, lit: Artefact) {
        let in_row = matches!(self.aim, Some(Aim::Row(_)));
        match event {
            Event::RowLaid { seat, token, .. } => {
                let side = self.side(*seat);
                self.put(side, &token.to_string(), 1);
            }
            Event::HeroJoined { hero, .. } => self.heroes[1] |= 1 << *hero as u8,
            Event::AmuletRolled { seat, card, roll } => {
                self.rolled(self.side(*seat), *card, *roll, in_row, lit);
            }
            Event::JokerDeclared { seat, kind } => {
                let faction = self.joker.take().unwrap();
                let name = format!("{faction}_{kind}");
                self.put(self.side(*seat), &name, tokens(&name, lit));
            }
            Event::Promoted { seat, from, to } | Event::Converted { seat, from, to }
                if !matches!(self.aim, Some(Aim::Itself(_))) =>
            {
                let (side, count) = (self.side(*seat), tokens(&to.to_string(), lit));
                if in_row {
                    self.take(side, &from.to_string(), tokens(&from.to_string(), lit));
                }
                if fights(*to) {
                    self.put(side, &to.to_string(), count);
                }
            }
            _ => {}
        }
    }

    /// BAT-9.4, BAT-9.5, BAT-12.15, BAT-12.25, BAT-12.26
    fn rolled(&mut self, side: usize, card: Card, roll: u8, in_row: bool, lit: Artefact) {
        let name = card.to_string();
        let each = tokens(&name, lit);
        if in_row {
            self.take(side, &name, each);
        }
        match roll {
            1..=3 if fights(card) => self.put(side, &name, each * usize::from(roll)),
            6 if in_row => self.joker = card.faction().map(|f| f.to_string()),
            _ => {}
        }
    }
}

/// Every card twice, shuffled: a third one of each is in the game.
fn twice(chance: &mut Chance) -> Vec<String> {
    let kinds = || UNITS.iter().chain(&ARTEFACTS);
    let of = |f: &&str| kinds().map(|k| format!("{f}_{k}")).collect::<Vec<_>>();
    let mut all: Vec<String> = FACTIONS.iter().flat_map(of).collect();
    all.extend_from_within(..);
    chance.shuffle(&mut all);
    all
}

/// Seat 0 stands with weapons in hand on a city of seat 1, a neutral one or the ruins.
fn battlefield(seed: u64) -> Value {
    let chance = &mut Chance::stream(seed, 70);
    let mut greats = GREATS;
    chance.shuffle(&mut greats);
    let mut deck = twice(chance).into_iter();
    let mut some = |least: u32, most: u32| -> Vec<String> {
        let count = least + chance.below(most - least + 1);
        deck.by_ref().take(count as usize).collect()
    };
    let (mut attack, mut defence) = (some(5, 12), some(3, 8));
    attack.extend(["barfolk_weapon", "islanders_weapon", greats[0]].map(str::to_owned));
    defence.push(greats[1].to_owned());
    let ambush: Vec<Value> = some(0, 2).iter().map(|c| json!({"card": c})).collect();
    let (one, two) = (some(1, 1), some(1, 2));
    let level = 1 + chance.below(4) as u8;
    let stands = ["g1", "d4", "c3"][chance.index(3)];
    json!({
        "players": 4,
        "options": {"advanced_terrain": chance.below(2) == 0},
        "day": 1 + chance.below(7),
        "seats": [
            {"faction": "barfolk", "hand": attack, "heroes": [stands, "g1"]},
            {"faction": "islanders", "hand": defence, "ambush": ambush, "heroes": [stands, "g1"]},
            {"faction": "emberians"},
            {"faction": "cloudborn"},
        ],
        "tents": [
            {"owner": 1, "tent": "cloudborn_tent", "cards": one},
            {"owner": 0, "tent": "emberians_tent", "cards": two},
        ],
        "board": {
            "a1": city("barfolk", Some(0), 1),
            "g1": city(FACTIONS[chance.index(4)], Some(1), level),
            "c3": city(FACTIONS[chance.index(4)], None, 4),
        },
        "display": [greats[2]],
    })
}

/// What happens in a battle, step by step, with the model beside it.
struct Duel {
    game: Battalia,
    model: Model,
    gave_up: bool,
    fled: bool,
}

impl Duel {
    fn step(&mut self, seat: Seat, action: Action, chance: &mut Chance) -> Vec<Event> {
        match action {
            Action::Amulet { aim } | Action::Title { aim, .. } | Action::Scroll { aim, .. } => {
                self.model.aim = Some(aim);
            }
            Action::Surrender => self.gave_up = true,
            Action::Retreat { .. } => self.fled = true,
            _ => {}
        }
        let lit = self.game.view(Viewer::Public).illuminated;
        let mut record = Record::default();
        self.game.play(seat, &action, chance, &mut record);
        record.events.iter().for_each(|e| self.model.note(e, lit));
        record.events
    }

    /// Both strengths are right, and so is who may complete and who may pass (BAT-12.14).
    fn compare(&self, seed: u64) {
        let view = self.game.view(Viewer::Public);
        let Some(battle) = &view.battle else { return };
        if view.phase == Phase::Declare {
            return; // A joker without a kind has no strength yet.
        }
        let (attack, defence) = (self.model.strength(0, &view), self.model.strength(1, &view));
        assert_eq!(
            (battle.attack, battle.defence),
            (attack, defence),
            "seed {seed}: {:?}",
            self.model.rows
        );
        let legal = crate::support::legal(&self.game);
        let has = |name: &str| legal.iter().any(|action| action == name);
        let strong = match battle.defender_acts {
            true => defence >= attack,
            false => attack > defence,
        };
        let raising = view.phase == Phase::Raise
            || view.phase == Phase::Open && !self.model.rows[0].is_empty();
        if raising {
            assert_eq!(
                (has("complete"), has("pass")),
                (strong, !strong),
                "seed {seed}"
            );
        }
    }

    /// Winner, heroes and city at the end (BAT-12.17 to 12.20, BAT-13.2, BAT-13.3).
    fn settle(&self, before: &View, events: &[Event], seed: u64) {
        let model = &self.model;
        let view = self.game.view(Viewer::Public);
        let won =
            !self.fled && (self.gave_up || model.strength(0, before) > model.strength(1, before));
        let told = events.iter().find_map(|e| match e {
            Event::BattleEnded { won, .. } => Some(*won),
            _ => None,
        });
        assert_eq!(told, (!self.fled).then_some(won), "seed {seed}");
        let stays = |side: usize, seat: Seat, hero: usize| {
            let lost = model.defender.is_some() && !self.fled && won == (side == 1);
            let (was, is) = (
                before.players[seat.index()].heroes[hero],
                view.players[seat.index()].heroes[hero],
            );
            let part = model.heroes[side] >> hero & 1 == 1;
            match lost && part {
                true => assert_eq!(is, None, "seed {seed}: BAT-12.19"),
                false if !self.fled => assert_eq!(is, was, "seed {seed}: BAT-12.19"),
                false => assert!(is.is_some() == was.is_some(), "seed {seed}: BAT-12.11"),
            }
        };
        for hero in 0..2 {
            stays(0, model.attacker, hero);
            model
                .defender
                .into_iter()
                .for_each(|seat| stays(1, seat, hero));
        }
        let tile = |view: &View| {
            let mut tiles = view.tiles.iter();
            let tile = tiles.find(|t| t.square.to_string() == model.square);
            tile.map(|t| (t.level, t.owner)).unwrap()
        };
        let expected = match model.foe {
            Foe::City | Foe::Neutral if won => (tile(before).0, Some(model.attacker)),
            _ => tile(before),
        };
        assert_eq!(tile(&view), expected, "seed {seed}: BAT-12.20, BAT-13.3");
    }
}

/// Plays random steps; attacks come before anything else.
fn choose(game: &Battalia, chance: &mut Chance) -> Option<(Seat, Action)> {
    let seat = game.waiting().must.first()?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let attacks: Vec<Action> = legal
        .iter()
        .filter(|a| matches!(a, Action::Attack { .. }))
        .copied()
        .collect();
    match attacks.is_empty() {
        false => chance.pick(&attacks).map(|action| (seat, *action)),
        true if game.view(Viewer::Public).battle.is_none() => None,
        true => chance.pick(&legal).map(|action| (seat, *action)),
    }
}

#[test]
fn bat_12_battles_go_as_a_slow_model_says() {
    let (mut battles, mut raises, mut changed) = (0, 0, 0);
    for seed in 0..SCENES {
        let mut game = read(&battlefield(seed));
        let chance = &mut Chance::stream(seed, 71);
        while let Some((seat, action)) = choose(&game, chance) {
            let mut before = game.view(Viewer::Public);
            let mut duel = Duel {
                game,
                model: Model::new(action, seat, &before),
                gave_up: false,
                fled: false,
            };
            let mut events = duel.step(seat, action, chance);
            battles += 1;
            while let Some(battle) = duel.game.view(Viewer::Public).battle {
                duel.compare(seed);
                before = duel.game.view(Viewer::Public);
                raises += u32::from(battle.defender_acts && before.phase == Phase::Raise);
                let (seat, action) = choose(&duel.game, chance).expect("a step");
                changed += u32::from(matches!(action, Action::Amulet { aim: Aim::Row(_) }));
                events = duel.step(seat, action, chance);
            }
            duel.settle(&before, &events, seed);
            game = duel.game;
            if game.view(Viewer::Public).phase != Phase::Act {
                break;
            }
        }
    }
    assert!(
        battles > 2_000 && raises > 2_000 && changed > 200,
        "too little happened: {battles} battles, {raises} steps of defence, {changed} rolls on a row"
    );
}
