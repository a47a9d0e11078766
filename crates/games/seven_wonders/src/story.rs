//! Actions and events in words: keys and values, the locale files hold the sentences.

use ziggurat_engine::{Arg, Line, Seat, Text};

use crate::{
    action::{Action, ActionKind, Join, Mean, Payment, Verb, Way},
    around::CityId,
    cards::{Board, Card, Leader, Project},
    event::{Bill, Cause, Event, Gain, Loss, Town},
    laws::Laws,
    pieces::Stage,
    state::SevenWonders,
};

impl SevenWonders {
    /// An action in words.
    pub(crate) fn action_text(&self, action: Action) -> Text {
        match action.kind() {
            ActionKind::ChooseSide { side } => {
                Text::new("swb-action-side").with("side", side.key())
            }
            ActionKind::KeepTile { tile } => Text::new("swb-action-keep")
                .with("tile", tile.key())
                .with("number", tile.number()),
            ActionKind::Build {
                card,
                way,
                join,
                free_city,
                ..
            } => {
                let text = match free_city {
                    true => with_card("swb-action-city_build", card),
                    false => with_card("swb-action-build", card),
                };
                self.with_payment(with_how(text, way, join), action)
            }
            ActionKind::Stage {
                card,
                stage,
                token,
                bury,
                free_city,
                ..
            } => {
                let text = stage_text(free_city, token, stage).with("card", card.key());
                self.with_payment(with_grave(text, bury), action)
            }
            ActionKind::LeaderStage {
                leader,
                stage,
                token,
                bury,
                ..
            } => {
                let text = stage_text(false, token, stage).with("card", leader.key());
                self.with_payment(with_grave(text, bury), action)
            }
            ActionKind::Dig { card, join, .. } => {
                let text = with_card("swb-action-dig", card);
                self.with_payment(with_how(text, Way::Pay, join), action)
            }
            ActionKind::Sell { card, free_city } => match free_city {
                true => with_card("swb-action-city_sell", card),
                false => with_card("swb-action-sell", card),
            },
            ActionKind::Tower { card, tile } => with_card("swb-action-tower", card)
                .with("tile", tile.key())
                .with("number", tile.number()),
            ActionKind::Drop { card, free_city } => match free_city {
                true => with_card("swb-action-city_drop", card),
                false => with_card("swb-action-drop", card),
            },
            ActionKind::Leave => Text::new("swb-action-leave"),
            ActionKind::Destroy { card } => with_card("swb-action-destroy", card),
            ActionKind::ReturnTokens {
                ones,
                threes,
                fives,
            } => Text::new("swb-action-return")
                .with("ones", ones)
                .with("threes", threes)
                .with("fives", fives),
            ActionKind::KeepLeader { leader } => with_leader("swb-action-draft", leader),
            ActionKind::Recruit { leader } => with_leader("swb-action-recruit", leader),
            ActionKind::SellLeader { leader } => with_leader("swb-action-sell_leader", leader),
            ActionKind::LeaderTower { leader, tile } => {
                with_leader("swb-action-tower_leader", leader)
                    .with("tile", tile.key())
                    .with("number", tile.number())
            }
            ActionKind::CopyLeader { leader } => with_leader("swb-action-copy", leader),
            ActionKind::PayLoss { coins } => Text::new("swb-action-pay").with("coins", coins),
            ActionKind::Decline => Text::new("swb-action-decline"),
        }
    }

    /// Adds what is paid to whom.
    fn with_payment(&self, text: Text, action: Action) -> Text {
        let laws = Laws::of(self);
        let city = self.actor(action);
        let bank = city.map_or(0, |city| self.bank_part(city, action, &laws));
        let payment = Payment::from(action.paid());
        let using = payment.using.iter().map(Mean::key).collect();
        text.with("left", payment.left)
            .with("right", payment.right)
            .with("bank", i64::from(bank))
            .with("means", payment.using.len() as i64)
            .with("using", Arg::Keys(using))
    }

    /// The city that an action is for: one that can do it.
    fn actor(&self, action: Action) -> Option<CityId> {
        let can = |city: &CityId| {
            let seat = self.decider(*city);
            let fits = self.is_free_city(*city) == (action.verb() == Verb::City)
                || self.phase.city().is_some();
            fits && self.is_asked(*city) && self.check_action(seat, action).is_ok()
        };
        self.all_cities().find(can)
    }
}

/// Says how a structure is built, as far as that is worth a word.
fn with_how(text: Text, way: Way, join: Join) -> Text {
    let way = (way != Way::Pay).then(|| way.key());
    let join = (join != Join::No).then(|| join.key());
    let how: Vec<&'static str> = way.into_iter().chain(join).collect();
    text.with("remarks", how.len() as i64)
        .with("how", Arg::Keys(how))
}

fn stage_text(free_city: bool, token: bool, stage: Stage) -> Text {
    let key = match (free_city, token) {
        (true, _) => "swb-action-city_stage",
        (false, true) => "swb-action-stage_token",
        (false, false) => "swb-action-stage",
    };
    Text::new(key).with("stage", stage.number())
}

fn with_leader(key: &'static str, leader: Leader) -> Text {
    Text::new(key).with("leader", leader.key())
}

/// Says which leader is buried, where one is.
fn with_grave(text: Text, bury: Option<Leader>) -> Text {
    text.with("buries", i64::from(bury.is_some())).with(
        "buried",
        Arg::Keys(bury.iter().map(|leader| leader.key()).collect()),
    )
}

fn with_card(key: &'static str, card: Card) -> Text {
    Text::new(key).with("card", card.key())
}

fn town(key: &'static str, town: Town) -> Text {
    Text::new(key).with("city", named(town))
}

pub(crate) fn named(town: Town) -> Arg {
    match town {
        Town::Seat(seat) => seat.into(),
        Town::FreeCity => "swb-free_city".into(),
    }
}

fn with_bill(text: Text, bill: Bill) -> Text {
    text.with("bank", i64::from(bill.bank))
        .with("left", bill.left)
        .with("right", bill.right)
        .with(
            "total",
            i64::from(bill.bank) + i64::from(bill.left) + i64::from(bill.right),
        )
}

impl Event {
    /// The event in words, a line each, with the places that they speak of. That somebody has chosen is
    /// seen on the table.
    pub(crate) fn lines(&self) -> Vec<Line> {
        match *self {
            Self::Chosen { .. } => Vec::new(),
            Self::SidesRevealed { ref boards } => sides(boards),
            Self::AgeBegan { age, project } => {
                let begun = Text::new("swb-event-age").with("age", age.number());
                let named = |project: Project| {
                    let text = Text::new("swb-event-project").with("project", project.key());
                    Line::at(text, vec![PROJECT.to_owned()])
                };
                let begun = Line::heading(begun);
                [begun].into_iter().chain(project.map(named)).collect()
            }
            Self::Built {
                city,
                card,
                way,
                join,
                bill,
            } => built(city, card, way, join, bill),
            Self::Dug {
                city,
                card,
                join,
                bill,
            } => {
                let text = town("swb-event-dug", city).with("card", card.key());
                with_joining(with_bill(text, bill), city, join)
            }
            Self::StageBuilt {
                city,
                stage,
                bill,
                card,
                leader,
                with_leader,
                buried,
                ..
            } => {
                let own = card.map(Card::key).or(leader.map(Leader::key));
                let text = stage_built(city, own, with_leader).with("stage", stage.number());
                let grave = |leader| of(city, with_leader_of("swb-event-buried", city, leader));
                let built = of(city, with_bill(text, bill));
                [built].into_iter().chain(buried.map(grave)).collect()
            }
            Self::TurnBegan { age, turn } => vec![Line::heading(
                Text::new("swb-event-turn")
                    .with("age", age.number())
                    .with("turn", turn),
            )],
            Self::TilePlaced { city, tile, slot } => {
                let text = town("swb-event-tile_placed", city)
                    .with("tile", tile.key())
                    .with("number", tile.number())
                    .with("slot", slot);
                vec![Line::at(text, vec![place(city), TOWER.to_owned()])]
            }
            Self::GameOver => vec![Line::heading(Text::new("swb-event-game_over"))],
            Self::RecruitmentBegan { age } => vec![Line::heading(
                Text::new("swb-event-recruitment").with("age", age.number()),
            )],
            Self::ProjectEnded { project, success } => {
                let key = match success {
                    true => "swb-event-project_done",
                    false => "swb-event-project_failed",
                };
                let text = Text::new(key).with("project", project.key());
                vec![Line::at(text, vec![PROJECT.to_owned()])]
            }
            Self::Fought {
                city,
                shields,
                other,
                other_shields,
                winner,
                victory,
                victories,
                defeats,
                bearer,
            } => {
                let text = match winner {
                    None => town("swb-event-drawn", city)
                        .with("shields", shields)
                        .with("other", named(other))
                        .with("other_shields", other_shields),
                    Some(winner) => Text::new(match bearer == Some(winner) {
                        true => "swb-event-fought_redirected",
                        false => "swb-event-fought",
                    })
                    .with("winner", named(winner))
                    .with("loser", named(if winner == city { other } else { city }))
                    .with("more", shields.max(other_shields))
                    .with("less", shields.min(other_shields))
                    .with("victory", victory)
                    .with("victories", victories)
                    .with("defeats", defeats),
                };
                vec![Line::at(text, vec![place(city), place(other)])]
            }
            Self::TilesPassed { kept } => {
                vec![
                    Text::new("swb-event-tiles_passed")
                        .with("kept", kept)
                        .into(),
                ]
            }
            Self::LeadersPassed { kept } => {
                vec![
                    Text::new("swb-event-leaders_passed")
                        .with("kept", kept)
                        .into(),
                ]
            }
            Self::HandsPassed { left: true } => vec![Text::new("swb-event-passed_left").into()],
            Self::HandsPassed { left: false } => vec![Text::new("swb-event-passed_right").into()],
            Self::DugNothing { city } => one(city, town("swb-event-dug_nothing", city)),
            Self::Discarded {
                city, card, tower, ..
            } => one(city, discarded(city, card, tower)),
            Self::Coins { city, coins, cause } => {
                let text = town(cause.key(), city).with("coins", i64::from(coins.abs()));
                one(city, text)
            }
            Self::LeadersDrawn {
                city,
                count,
                ref leaders,
                ..
            } => one(city, drawn(city, count, leaders.as_deref())),
            Self::Recruited {
                city,
                leader,
                coins,
            } => {
                let text = with_leader_of("swb-event-recruited", city, leader);
                one(city, text.with("coins", i64::from(coins)))
            }
            Self::NoneRecruited { city } => one(city, town("swb-event-none_recruited", city)),
            Self::LeaderDiscarded {
                city,
                leader,
                tower,
                ..
            } => one(city, leader_discarded(city, leader, tower)),
            Self::LeaderCopied { city, leader } => one(
                city,
                with_leader_of("swb-event-leader_copied", city, leader),
            ),
            Self::Indebted { city, debt } => {
                one(city, town("swb-event-indebted", city).with("debt", debt))
            }
            Self::DiplomacySpent { city } => one(city, town("swb-event-diplomacy_spent", city)),
            Self::Rewarded { city, gain } => one(city, reward(city, gain)),
            Self::Punished { city, loss } => one(city, punishment(city, loss)),
            Self::StayedOut { city } => one(city, town("swb-event-stayed_out", city)),
        }
    }
}

/// The tower and the project as places on the table.
const TOWER: &str = "tower";
const PROJECT: &str = "project";

/// A city as a place on the table.
pub(crate) fn place(city: Town) -> String {
    match city {
        Town::Seat(seat) => format!("city:{}", seat.0),
        Town::FreeCity => "city:free_city".to_owned(),
    }
}

/// A line about a city.
fn of(city: Town, text: Text) -> Line {
    Line::at(text, vec![place(city)])
}

/// One line, about a city.
fn one(city: Town, text: Text) -> Vec<Line> {
    vec![of(city, text)]
}

fn with_leader_of(key: &'static str, city: Town, leader: Leader) -> Text {
    town(key, city).with("leader", leader.key())
}

fn sides(boards: &[Board]) -> Vec<Line> {
    let side = |(seat, board): (u8, &Board)| {
        let text = Text::new("swb-event-side")
            .with("seat", Seat(seat))
            .with("wonder", board.wonder.key())
            .with("side", board.side.key());
        of(Town::Seat(Seat(seat)), text)
    };
    (0..).zip(boards).map(side).collect()
}

fn built(city: Town, card: Card, way: Way, join: Join, bill: Bill) -> Vec<Line> {
    let key = match way {
        Way::Pay => "swb-event-built",
        Way::Chain | Way::Olympia | Way::Token | Way::Caligula => "swb-event-built_free",
    };
    let text = town(key, city)
        .with("card", card.key())
        .with("way", way.key());
    with_joining(with_bill(text, bill), city, join)
}

/// Adds a line if the project was joined.
fn with_joining(text: Text, city: Town, join: Join) -> Vec<Line> {
    let joined = (join != Join::No).then(|| {
        let places = vec![place(city), PROJECT.to_owned()];
        Line::at(town("swb-event-joined", city), places)
    });
    [of(city, text)].into_iter().chain(joined).collect()
}

/// A stage, with what lies under it if the viewer may know it.
fn stage_built(city: Town, under: Option<&'static str>, with_leader: bool) -> Text {
    match under {
        Some(key) => town("swb-event-stage_own", city).with("card", key),
        None if with_leader => town("swb-event-stage_leader", city),
        None => town("swb-event-stage", city),
    }
}

fn discarded(city: Town, card: Option<Card>, tower: bool) -> Text {
    match (card, tower) {
        (Some(card), true) => town("swb-event-tower_own", city).with("card", card.key()),
        (Some(card), false) => town("swb-event-discarded_own", city).with("card", card.key()),
        (None, true) => town("swb-event-tower", city),
        (None, false) => town("swb-event-discarded", city),
    }
}

fn leader_discarded(city: Town, leader: Option<Leader>, tower: bool) -> Text {
    let key = match (leader, tower) {
        (Some(_), true) => "swb-event-leader_tower_own",
        (Some(_), false) => "swb-event-leader_discarded_own",
        (None, true) => "swb-event-leader_tower",
        (None, false) => "swb-event-leader_discarded",
    };
    match leader {
        Some(leader) => town(key, city).with("leader", leader.key()),
        None => town(key, city),
    }
}

fn drawn(city: Town, count: u8, leaders: Option<&[Leader]>) -> Text {
    match leaders {
        Some(leaders) => {
            let keys = leaders.iter().map(|leader| leader.key()).collect();
            town("swb-event-leaders_drawn_own", city)
                .with("count", count)
                .with("leaders", Arg::Keys(keys))
        }
        None => town("swb-event-leaders_drawn", city).with("count", count),
    }
}

fn reward(city: Town, gain: Gain) -> Text {
    match gain {
        Gain::Coins { coins } => {
            town("swb-event-reward_coins", city).with("coins", i64::from(coins))
        }
        Gain::VictoryToken { value } => town("swb-event-reward_victory", city).with("value", value),
        Gain::Shields { shields } => {
            town("swb-event-reward_shields", city).with("shields", shields)
        }
        Gain::Token { token } => town("swb-event-reward_token", city).with("token", token.key()),
    }
}

fn punishment(city: Town, loss: Loss) -> Text {
    match loss {
        Loss::Structure { card } => town("swb-event-lost_structure", city).with("card", card.key()),
        Loss::Coins { coins } => town("swb-event-lost_coins", city).with("coins", i64::from(coins)),
        Loss::VictoryTokens { tokens } => {
            let [ones, threes, fives] = tokens;
            let points = i64::from(ones) + 3 * i64::from(threes) + 5 * i64::from(fives);
            town("swb-event-lost_tokens", city).with("points", points)
        }
        Loss::StartResource => town("swb-event-lost_start", city),
        Loss::Marker { points } => town("swb-event-marker", city).with("points", points),
    }
}

impl Cause {
    /// The message that tells of the coins.
    const fn key(self) -> &'static str {
        match self {
            Self::Sold => "swb-event-coins_sold",
            Self::Effect => "swb-event-coins_effect",
            Self::Tower => "swb-event-coins_tower",
            Self::Neighbour => "swb-event-coins_neighbour",
            Self::Project => "swb-event-coins_project",
            Self::Loss => "swb-event-coins_loss",
            Self::Leader => "swb-event-coins_leader",
        }
    }
}
