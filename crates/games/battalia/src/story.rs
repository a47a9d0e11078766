//! Actions and events in words: keys and values, the locale files hold the sentences.

use ziggurat_engine::{Arg, Line, Seat, Text};

use crate::{
    action::Action,
    board::Square,
    cards::{Card, Token},
    event::{Event, Travel},
    pieces::{Faction, Factions, Hero, Heroes, Level},
    state::{Aim, Battalia, EndReason, Foe},
};

pub(crate) fn at(square: Square) -> Arg {
    Arg::place(square, square)
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

fn factions(factions: Factions) -> Arg {
    Arg::Keys(factions.iter().map(Faction::key).collect())
}

fn heroes(heroes: Heroes) -> Arg {
    Arg::Keys(heroes.iter().map(Hero::key).collect())
}

impl Battalia {
    /// The action in words.
    pub(crate) fn action_text(&self, action: &Action) -> Text {
        let travel = |key: &'static str, hero: Hero, square: Square| {
            Text::new(key)
                .with("hero", hero.key())
                .with("square", at(square))
        };
        match *action {
            Action::Faction { faction } => {
                Text::new("bat-action-faction").with("faction", faction.key())
            }
            Action::Start { square } => Text::new("bat-action-start").with("square", at(square)),
            Action::Keep => Text::new("bat-action-keep"),
            Action::Mulligan => Text::new("bat-action-mulligan"),
            Action::Cohort { factions: f, .. } => {
                Text::new("bat-action-cohort").with("factions", factions(f))
            }
            Action::Recruit { rank } => Text::new("bat-action-recruit").with("card", rank.key()),
            Action::Create { artefact } => {
                Text::new("bat-action-create").with("card", artefact.key())
            }
            Action::Build { shape, level } => {
                let text = match level {
                    Some(level) => Text::new("bat-action-build_city").with("level", level.number()),
                    None => Text::new("bat-action-build_road"),
                };
                text.with("shape", shape.key())
            }
            Action::Upgrade { square } => {
                let next = self.board.level(square).and_then(Level::next);
                Text::new("bat-action-upgrade")
                    .with("square", at(square))
                    .with("level", next.unwrap_or(Level::Four).number())
            }
            Action::Amulet { aim } => self.aimed_text("bat-action-amulet", aim),
            Action::Title { aim, ranks } => self
                .aimed_text("bat-action-title", aim)
                .with("ranks", ranks.number()),
            Action::Scroll { aim, faction } => {
                let key = match aim {
                    Aim::Itself(_) => "bat-action-scroll_itself",
                    Aim::Hand(_) | Aim::Row(_) => "bat-action-scroll",
                };
                self.aimed_text(key, aim).with("faction", faction.key())
            }
            Action::Pitch { card } => Text::new("bat-action-pitch").card(card),
            Action::Strike { tent } => self.strike_text(tent),
            Action::Hide { card } => Text::new("bat-action-hide").card(card),
            Action::Hire { hero, square } => travel("bat-action-hire", hero, square),
            Action::Walk { hero, square } => travel("bat-action-walk", hero, square),
            Action::Ride { hero, square } => travel("bat-action-ride", hero, square),
            Action::Roam { hero, square } => travel("bat-action-roam", hero, square),
            Action::Fly { hero, square } => travel("bat-action-fly", hero, square),
            Action::Horn => Text::new("bat-action-horn"),
            Action::Occupy { square } => Text::new("bat-action-occupy").with("square", at(square)),
            Action::Attack {
                square,
                foe,
                heroes,
            } => self.attack_text(square, foe, heroes),
            Action::End => Text::new("bat-action-end"),
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
            Action::Join { hero } => Text::new("bat-action-join").with("hero", hero.key()),
            Action::Complete => Text::new("bat-action-complete"),
            Action::Pass => Text::new("bat-action-pass"),
        }
    }

    /// With the card that an artefact works on.
    fn aimed_text(&self, key: &'static str, aim: Aim) -> Text {
        let card = self.aimed(self.side(), aim);
        Text::new(key).card(card.unwrap_or(Card::SUPPLY))
    }

    fn strike_text(&self, tent: u8) -> Text {
        let mut tents = self.tents.of(self.actor());
        let struck = tents.find(|(number, _)| *number == tent);
        let held: Vec<Card> = struck
            .map(|(_, tent)| tent.cards().collect())
            .unwrap_or_default();
        Text::new("bat-action-strike").with("cards", cards(&held))
    }

    fn attack_text(&self, square: Square, foe: Foe, with: Heroes) -> Text {
        let (text, seat) = match foe {
            Foe::City => (
                Text::new("bat-action-attack_city"),
                self.board.owner(square),
            ),
            Foe::Hero { seat, hero } => (
                Text::new("bat-action-attack_hero").with("foe", hero.key()),
                Some(seat),
            ),
            Foe::Neutral => (Text::new("bat-action-attack_neutral"), None),
            Foe::Ruins => (Text::new("bat-action-attack_ruins"), None),
        };
        let text = text.with("square", at(square)).with("heroes", heroes(with));
        match seat {
            Some(seat) => text.with("seat", seat),
            None => text,
        }
    }
}

impl Event {
    /// The event in words, a line each, with the squares that they speak of.
    pub(crate) fn lines(&self) -> Vec<Line> {
        let heading = matches!(
            self,
            Self::DayBegan { .. }
                | Self::TurnBegan { .. }
                | Self::Attacked { .. }
                | Self::GameOver { .. }
        );
        let places: Vec<String> = self.places().iter().map(ToString::to_string).collect();
        let line = |text| Line {
            text,
            places: places.clone(),
            heading,
        };
        self.texts().into_iter().map(line).collect()
    }

    /// The squares that it is about.
    fn places(&self) -> Vec<Square> {
        match *self {
            Self::StartChosen { square, .. }
            | Self::RoadBuilt { square, .. }
            | Self::CityBuilt { square, .. }
            | Self::CityUpgraded { square, .. }
            | Self::HeroHired { square, .. }
            | Self::Occupied { square, .. }
            | Self::Attacked { square, .. }
            | Self::BattleEnded { square, .. }
            | Self::HeroLost { square, .. }
            | Self::CityTaken { square, .. }
            | Self::CityFreed { square, .. } => vec![square],
            Self::HeroMoved { from, to, .. } => vec![from, to],
            Self::Impassable { ref squares } => squares.clone(),
            Self::FactionPicked { .. }
            | Self::DayBegan { .. }
            | Self::TurnBegan { .. }
            | Self::Mulligan { .. }
            | Self::CohortShown { .. }
            | Self::Drawn { .. }
            | Self::Reshuffled { .. }
            | Self::AmbushTaken { .. }
            | Self::Recruited { .. }
            | Self::Created { .. }
            | Self::Paid { .. }
            | Self::AmuletRolled { .. }
            | Self::JokerDeclared { .. }
            | Self::Promoted { .. }
            | Self::Converted { .. }
            | Self::TentPitched { .. }
            | Self::TentStruck { .. }
            | Self::Banished { .. }
            | Self::Hidden { .. }
            | Self::Uncovered { .. }
            | Self::HornBlown { .. }
            | Self::Fetched { .. }
            | Self::Rewarded { .. }
            | Self::GreatWon { .. }
            | Self::Discarded { .. }
            | Self::RowLaid { .. }
            | Self::HeroJoined { .. }
            | Self::Completed { .. }
            | Self::Passed { .. }
            | Self::Stood { .. }
            | Self::Surrendered { .. }
            | Self::GameOver { .. } => Vec::new(),
        }
    }

    fn texts(&self) -> Vec<Text> {
        vec![match *self {
            // What it buys is told by an event of its own.
            Self::Paid { .. } => return Vec::new(),
            Self::GameOver {
                reason,
                ref points,
                ref winners,
            } => return end_texts(reason, points, winners),
            Self::FactionPicked { seat, faction } => {
                by("bat-event-faction", seat).with("faction", faction.key())
            }
            Self::StartChosen { seat, square } => on("bat-event-start", seat, square),
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
                factions: f,
                count,
                cards: ref shown,
                ..
            } => {
                let told = by("bat-event-cohort", seat)
                    .with("count", count)
                    .with("factions", factions(f));
                let shown = shown.as_ref().filter(|shown| !shown.is_empty());
                let shown = shown
                    .map(|shown| Text::new("bat-event-cohort_cards").with("cards", cards(shown)));
                return [told].into_iter().chain(shown).collect();
            }
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
            Self::RoadBuilt {
                seat,
                square,
                shape,
                ..
            } => on("bat-event-road", seat, square).with("shape", shape.key()),
            Self::CityBuilt {
                seat,
                square,
                level,
                ..
            } => on("bat-event-city", seat, square).with("level", level.number()),
            Self::CityUpgraded {
                seat,
                square,
                level,
            } => on("bat-event-upgraded", seat, square).with("level", level.number()),
            Self::Impassable { ref squares } => {
                let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
                Text::new("bat-event-impassable").with("squares", names.join(", "))
            }
            Self::AmuletRolled { seat, card, roll } => by(roll_key(roll), seat).card(card),
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
            Self::HeroHired { seat, hero, square } => {
                on("bat-event-hired", seat, square).with("hero", hero.key())
            }
            Self::HeroMoved {
                seat,
                hero,
                from,
                to,
                by: how,
            } => on(travel_key(how), seat, to)
                .with("hero", hero.key())
                .with("from", at(from)),
            Self::HornBlown { seat } => by("bat-event-horn", seat),
            Self::Fetched { seat, card } => by("bat-event-fetched", seat).card(card),
            Self::Occupied { seat, square } => on("bat-event-occupied", seat, square),
            Self::Attacked {
                seat,
                square,
                foe,
                defender,
                ..
            } => attacked_text(seat, square, foe, defender),
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
            } => {
                let text = by("bat-event-joined", seat).with("hero", hero.key());
                sums(text, attack, defence)
            }
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
            Self::Stood { seat, ambush: true } => by("bat-event-stood_ambush", seat),
            Self::Stood {
                seat,
                ambush: false,
            } => by("bat-event-stood", seat),
            Self::Surrendered { seat } => by("bat-event-surrendered", seat),
            Self::BattleEnded {
                attacker,
                square,
                won: true,
                ..
            } => on("bat-event-battle_won", attacker, square),
            Self::BattleEnded {
                attacker, square, ..
            } => on("bat-event-battle_lost", attacker, square),
            Self::HeroLost { seat, hero, square } => {
                on("bat-event-hero_lost", seat, square).with("hero", hero.key())
            }
            Self::CityTaken {
                seat,
                square,
                level,
                ..
            } => on("bat-event-city_taken", seat, square).with("level", level.number()),
            Self::CityFreed { seat, square, .. } => on("bat-event-city_freed", seat, square),
            Self::Rewarded { seat, card, .. } => by("bat-event-rewarded", seat).card(card),
            Self::GreatWon { seat, great } => by("bat-event-great", seat).with("card", great.key()),
            Self::Discarded { seat, count } => by("bat-event-discarded", seat).with("count", count),
        }]
    }
}

fn on(key: &'static str, seat: Seat, square: Square) -> Text {
    by(key, seat).with("square", at(square))
}

fn sums(text: Text, attack: u16, defence: u16) -> Text {
    text.with("attack", i32::from(attack))
        .with("defence", i32::from(defence))
}

const fn roll_key(roll: u8) -> &'static str {
    match roll {
        1 => "bat-event-roll_1",
        2 => "bat-event-roll_2",
        3 => "bat-event-roll_3",
        4 => "bat-event-roll_4",
        5 => "bat-event-roll_5",
        _ => "bat-event-roll_6",
    }
}

const fn travel_key(how: Travel) -> &'static str {
    match how {
        Travel::Walk => "bat-event-walked",
        Travel::Ride => "bat-event-rode",
        Travel::Roam => "bat-event-roamed",
        Travel::Fly => "bat-event-flew",
        Travel::Retreat => "bat-event-retreated",
    }
}

fn attacked_text(seat: Seat, square: Square, foe: Foe, defender: Option<Seat>) -> Text {
    let text = match foe {
        Foe::City => on("bat-event-attack_city", seat, square),
        Foe::Hero { hero, .. } => on("bat-event-attack_hero", seat, square).with("foe", hero.key()),
        Foe::Neutral => on("bat-event-attack_neutral", seat, square),
        Foe::Ruins => on("bat-event-attack_ruins", seat, square),
    };
    match defender {
        Some(defender) => text.with("defender", defender),
        None => text,
    }
}

fn end_texts(reason: EndReason, points: &[u16], winners: &[Seat]) -> Vec<Text> {
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
