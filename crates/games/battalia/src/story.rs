//! Actions and events in words: keys and values, the locale files hold the sentences.

use ziggurat_engine::{Arg, Seat, Text};

use crate::{
    action::Action,
    board::Square,
    cards::{Card, Token},
    event::{Event, Travel},
    state::{Aim, Battalia, Foe},
};

fn at(square: Square) -> Arg {
    Arg::Word(square.to_string())
}

fn by(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("seat", seat)
}

trait WithCard {
    fn card(self, card: Card) -> Self;
    fn token(self, token: Token) -> Self;
    fn second(self, card: Card) -> Self;
}

impl WithCard for Text {
    fn card(self, card: Card) -> Self {
        self.token(card.token())
    }

    fn token(self, token: Token) -> Self {
        self.with("card", token.kind_key())
            .with("of", token.faction_key())
    }

    fn second(self, card: Card) -> Self {
        let token = card.token();
        self.with("to", token.kind_key())
            .with("toof", token.faction_key())
    }
}

/// Several cards as a list of their kinds.
fn cards(cards: &[Card]) -> Arg {
    Arg::Keys(cards.iter().map(|card| card.token().kind_key()).collect())
}

impl Battalia {
    /// The action in words.
    pub(crate) fn action_text(&self, action: &Action) -> Text {
        match *action {
            Action::Faction { faction } => {
                Text::new("bat-action-faction").with("faction", faction.key())
            }
            Action::Start { square } => Text::new("bat-action-start").with("square", at(square)),
            Action::Keep => Text::new("bat-action-keep"),
            Action::Mulligan => Text::new("bat-action-mulligan"),
            Action::Cohort { factions, .. } => Text::new("bat-action-cohort").with(
                "factions",
                Arg::Keys(factions.iter().map(super::ids::Faction::key).collect()),
            ),
            Action::Recruit { rank } => Text::new("bat-action-recruit").with("card", rank.key()),
            Action::Create { artefact } => {
                Text::new("bat-action-create").with("card", artefact.key())
            }
            Action::Build { shape, level } => {
                let key = if shape.is_city() {
                    "bat-action-build_city"
                } else {
                    "bat-action-build_road"
                };
                Text::new(key)
                    .with("shape", shape.key())
                    .with("level", level)
            }
            Action::Upgrade { square } => Text::new("bat-action-upgrade")
                .with("square", at(square))
                .with("level", self.board.tile(square).level + 1),
            Action::Amulet { aim } => self.aimed_text("bat-action-amulet", aim),
            Action::Title { aim, ranks } => self
                .aimed_text("bat-action-title", aim)
                .with("ranks", ranks),
            Action::Scroll { aim, faction } => {
                let key = match aim {
                    Aim::Itself(_) => "bat-action-scroll_itself",
                    _ => "bat-action-scroll",
                };
                self.aimed_text(key, aim).with("faction", faction.key())
            }
            Action::Pitch { card } => Text::new("bat-action-pitch").card(card),
            Action::Strike { tent } => self.strike_text(tent),
            Action::Hide { card } => Text::new("bat-action-hide").card(card),
            _ => self.hero_text(action),
        }
    }

    /// With the card that an artefact works on.
    fn aimed_text(&self, key: &'static str, aim: Aim) -> Text {
        let card = match aim {
            Aim::Hand(card) | Aim::Itself(card) => Some(card),
            Aim::Row(at) => self.pools[self.side()]
                .laid()
                .get(usize::from(at))
                .map(|l| l.card),
        };
        Text::new(key).card(card.unwrap_or(Card::SUPPLY))
    }

    fn strike_text(&self, tent: u8) -> Text {
        let own = self
            .tents_of(self.actor())
            .find(|(place, _)| *place == tent);
        let held: Vec<Card> = own
            .map(|(_, tent)| tent.cards().collect())
            .unwrap_or_default();
        Text::new("bat-action-strike").with("cards", cards(&held))
    }

    fn hero_text(&self, action: &Action) -> Text {
        let hero = |key: &'static str, hero: u8, square: Square| {
            Text::new(key)
                .with("hero", hero_key(hero))
                .with("square", at(square))
        };
        match *action {
            Action::Hire { hero: h, square } => hero("bat-action-hire", h, square),
            Action::Walk { hero: h, square } => hero("bat-action-walk", h, square),
            Action::Ride { hero: h, square } => hero("bat-action-ride", h, square),
            Action::Roam { hero: h, square } => hero("bat-action-roam", h, square),
            Action::Fly { hero: h, square } => hero("bat-action-fly", h, square),
            Action::Horn => Text::new("bat-action-horn"),
            Action::Occupy { square } => Text::new("bat-action-occupy").with("square", at(square)),
            Action::Attack {
                square,
                foe,
                heroes,
            } => {
                let (text, seat) = match foe {
                    Foe::City => (
                        Text::new("bat-action-attack_city"),
                        self.board.owner(square),
                    ),
                    Foe::Hero { seat, hero } => (
                        Text::new("bat-action-attack_hero").with("foe", hero_key(hero)),
                        Some(seat),
                    ),
                    Foe::Neutral => (Text::new("bat-action-attack_neutral"), None),
                    Foe::Ruins => (Text::new("bat-action-attack_ruins"), None),
                };
                let text = text.with("square", at(square));
                let text = text.with("heroes", Arg::Keys(heroes.iter().map(hero_key).collect()));
                match seat {
                    Some(seat) => text.with("seat", seat),
                    None => text,
                }
            }
            Action::End => Text::new("bat-action-end"),
            _ => self.step_text(action),
        }
    }

    fn step_text(&self, action: &Action) -> Text {
        match *action {
            Action::Pay { source } => Text::new("bat-action-pay").token(source),
            Action::Place { square, exits } => Text::new("bat-action-place")
                .with("square", at(square))
                .with("exits", exits.to_string().to_uppercase()),
            Action::Take {
                faction: Some(faction),
            } => Text::new("bat-action-take").with("faction", faction.key()),
            Action::Take { faction: None } => Text::new("bat-action-take_top"),
            Action::Station { card } => Text::new("bat-action-station").card(card),
            Action::Conceal { card } => Text::new("bat-action-conceal").card(card),
            Action::Fetch { card } => Text::new("bat-action-fetch").card(card),
            Action::Done => Text::new("bat-action-done"),
            Action::Drop { card } => Text::new("bat-action-drop").card(card),
            Action::Declare { kind } => Text::new("bat-action-declare").token(kind),
            Action::Claim { great } => Text::new("bat-action-claim").with("card", great.key()),
            Action::Surrender => Text::new("bat-action-surrender"),
            Action::Retreat { square, horse } => {
                let key = if horse {
                    "bat-action-retreat_horse"
                } else {
                    "bat-action-retreat_supply"
                };
                Text::new(key).with("square", at(square))
            }
            Action::Fight { ambush: true } => Text::new("bat-action-fight_ambush"),
            Action::Fight { ambush: false } => Text::new("bat-action-fight"),
            Action::Lay {
                source,
                kind: Some(kind),
            } => Text::new("bat-action-lay_joker")
                .token(source)
                .with("kind", kind.kind_key()),
            Action::Lay { source, kind: None } => Text::new("bat-action-lay").token(source),
            Action::Join { hero } => Text::new("bat-action-join").with("hero", hero_key(hero)),
            Action::Complete => Text::new("bat-action-complete"),
            _ => Text::new("bat-action-pass"),
        }
    }
}

fn hero_key(hero: u8) -> &'static str {
    if hero == 0 {
        "bat-hero-0"
    } else {
        "bat-hero-1"
    }
}

impl Event {
    /// The event in words, a line each.
    pub(crate) fn texts(&self) -> Vec<Text> {
        match self {
            // Payments are told by what they buy.
            Self::Paid { .. } => Vec::new(),
            Self::GameOver {
                reason,
                points,
                winners,
            } => {
                let most = points.iter().copied().max().unwrap_or(0);
                let key = match winners.len() {
                    1 => "bat-event-winner",
                    _ => "bat-event-shared_victory",
                };
                let won = |&seat: &Seat| by(key, seat).with("points", i32::from(most));
                std::iter::once(Text::new(reason.key()))
                    .chain(winners.iter().map(won))
                    .collect()
            }
            _ => vec![self.text()],
        }
    }

    fn text(&self) -> Text {
        match *self {
            Self::FactionPicked { seat, faction } => {
                by("bat-event-faction", seat).with("faction", faction.key())
            }
            Self::StartChosen { seat, square } => {
                by("bat-event-start", seat).with("square", at(square))
            }
            Self::DayBegan {
                week,
                day,
                illuminated,
                matching,
            } => Text::new("bat-event-day")
                .with("week", week)
                .with("day", day)
                .with("lit", illuminated.key())
                .with("pair", matching.key()),
            Self::TurnBegan { seat } => by("bat-event-turn", seat),
            Self::Mulligan { seat, .. } => by("bat-event-mulligan", seat),
            Self::CohortShown {
                seat,
                factions,
                count,
                ..
            } => by("bat-event-cohort", seat).with("count", count).with(
                "factions",
                Arg::Keys(factions.iter().map(super::ids::Faction::key).collect()),
            ),
            Self::Drawn {
                seat,
                count,
                cards: Some(ref drawn),
            } if count > 0 => by("bat-event-drawn_own", seat).with("cards", cards(drawn)),
            Self::Drawn { seat, count, .. } => by("bat-event-drawn", seat).with("count", count),
            Self::Reshuffled { seat, count } => {
                by("bat-event-reshuffled", seat).with("count", count)
            }
            Self::AmbushTaken { seat, count, .. } => {
                by("bat-event-ambush_taken", seat).with("count", count)
            }
            Self::Recruited { seat, card, .. } => by("bat-event-recruited", seat).card(card),
            Self::Created { seat, card, .. } => by("bat-event-created", seat).card(card),
            _ => self.map_text(),
        }
    }

    fn map_text(&self) -> Text {
        match *self {
            Self::RoadBuilt {
                seat,
                square,
                shape,
                ..
            } => by("bat-event-road", seat)
                .with("shape", shape.key())
                .with("square", at(square)),
            Self::CityBuilt {
                seat,
                square,
                level,
                ..
            } => by("bat-event-city", seat)
                .with("square", at(square))
                .with("level", level),
            Self::CityUpgraded {
                seat,
                square,
                level,
            } => by("bat-event-upgraded", seat)
                .with("square", at(square))
                .with("level", level),
            Self::Impassable { ref squares } => {
                let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
                Text::new("bat-event-impassable").with("squares", names.join(", "))
            }
            Self::HeroHired { seat, hero, square } => by("bat-event-hired", seat)
                .with("hero", hero_key(hero))
                .with("square", at(square)),
            Self::HeroMoved {
                seat,
                hero,
                from,
                to,
                by: how,
            } => {
                let key = match how {
                    Travel::Walk => "bat-event-walked",
                    Travel::Ride => "bat-event-rode",
                    Travel::Roam => "bat-event-roamed",
                    Travel::Fly => "bat-event-flew",
                    Travel::Retreat => "bat-event-retreated",
                };
                by(key, seat)
                    .with("hero", hero_key(hero))
                    .with("from", at(from))
                    .with("square", at(to))
            }
            Self::Occupied { seat, square } => {
                by("bat-event-occupied", seat).with("square", at(square))
            }
            _ => self.card_text(),
        }
    }

    fn card_text(&self) -> Text {
        match *self {
            Self::AmuletRolled { seat, card, roll } => {
                const ROLLS: [&str; 6] = [
                    "bat-event-roll_1",
                    "bat-event-roll_2",
                    "bat-event-roll_3",
                    "bat-event-roll_4",
                    "bat-event-roll_5",
                    "bat-event-roll_6",
                ];
                by(ROLLS[usize::from(roll.clamp(1, 6)) - 1], seat).card(card)
            }
            Self::JokerDeclared { seat, kind } => by("bat-event-declared", seat).token(kind),
            Self::Promoted { seat, from, to } => {
                by("bat-event-promoted", seat).card(from).second(to)
            }
            Self::Converted { seat, from, to } => {
                by("bat-event-converted", seat).card(from).second(to)
            }
            Self::TentPitched {
                seat, cards: ref c, ..
            } => by("bat-event-pitched", seat).with("cards", cards(c)),
            Self::TentStruck {
                seat, cards: ref c, ..
            } => by("bat-event-struck", seat).with("cards", cards(c)),
            Self::Banished { seat, card } => by("bat-event-banished", seat).card(card),
            Self::Hidden {
                seat,
                card: Some(card),
            } => by("bat-event-hidden_own", seat).card(card),
            Self::Hidden { seat, card: None } => by("bat-event-hidden", seat),
            Self::Uncovered { seat, card } => by("bat-event-uncovered", seat).card(card),
            Self::HornBlown { seat } => by("bat-event-horn", seat),
            Self::Fetched { seat, card } => by("bat-event-fetched", seat).card(card),
            Self::Rewarded { seat, card, .. } => by("bat-event-rewarded", seat).card(card),
            Self::GreatWon { seat, great } => by("bat-event-great", seat).with("card", great.key()),
            Self::Discarded { seat, count } => by("bat-event-discarded", seat).with("count", count),
            _ => self.battle_text(),
        }
    }

    fn battle_text(&self) -> Text {
        let sums = |text: Text, attack: u16, defence: u16| {
            text.with("attack", i32::from(attack))
                .with("defence", i32::from(defence))
        };
        match *self {
            Self::Attacked {
                seat,
                square,
                foe,
                defender,
                ..
            } => {
                let text = match foe {
                    Foe::City => by("bat-event-attack_city", seat),
                    Foe::Hero { hero, .. } => {
                        by("bat-event-attack_hero", seat).with("foe", hero_key(hero))
                    }
                    Foe::Neutral => by("bat-event-attack_neutral", seat),
                    Foe::Ruins => by("bat-event-attack_ruins", seat),
                };
                let text = text.with("square", at(square));
                match defender {
                    Some(defender) => text.with("defender", defender),
                    None => text,
                }
            }
            Self::RowLaid {
                seat,
                token,
                attack,
                defence,
            } => sums(by("bat-event-row_laid", seat).token(token), attack, defence),
            Self::HeroJoined {
                seat,
                hero,
                attack,
                defence,
            } => sums(
                by("bat-event-joined", seat).with("hero", hero_key(hero)),
                attack,
                defence,
            ),
            Self::Completed {
                seat,
                attack,
                defence,
            } => sums(by("bat-event-completed", seat), attack, defence),
            Self::Passed {
                seat,
                attack,
                defence,
            } => sums(by("bat-event-passed", seat), attack, defence),
            _ => self.result_text(),
        }
    }

    fn result_text(&self) -> Text {
        match *self {
            Self::Stood { seat, ambush: true } => by("bat-event-stood_ambush", seat),
            Self::Stood { seat, .. } => by("bat-event-stood", seat),
            Self::Surrendered { seat } => by("bat-event-surrendered", seat),
            Self::BattleEnded {
                attacker,
                square,
                won,
                ..
            } => {
                let key = if won {
                    "bat-event-battle_won"
                } else {
                    "bat-event-battle_lost"
                };
                by(key, attacker).with("square", at(square))
            }
            Self::HeroLost { seat, hero, square } => by("bat-event-hero_lost", seat)
                .with("hero", hero_key(hero))
                .with("square", at(square)),
            Self::CityTaken {
                seat,
                square,
                level,
                ..
            } => by("bat-event-city_taken", seat)
                .with("square", at(square))
                .with("level", level),
            Self::CityFreed { seat, square, .. } => {
                by("bat-event-city_freed", seat).with("square", at(square))
            }
            // The end of the game is told elsewhere.
            _ => Text::new("bat-phase-over"),
        }
    }
}
