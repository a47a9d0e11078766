//! What can be done now: a line for each card that can be built, each stage, each tile, and so on.

use ziggurat_engine::Text;
use ziggurat_shelf::seven_wonders::{Action, ActionKind, Card, Leader, Payment, Stage, Tile, View};

use super::{
    notation::{payment_words, way_words},
    wording::{board, card, coins, effects, leader, leaders, town},
};
use crate::{Item, Page, Pick, Spot};

/// The legal actions in groups.
pub(super) fn menu(view: &View, legal: &[Action], page: &Page) -> Vec<Item<Action>> {
    let mut groups: Vec<(Group, Vec<Action>)> = Vec::new();
    for &action in legal {
        let group = Group::of(action.kind());
        match groups.iter_mut().find(|(other, _)| *other == group) {
            Some((_, actions)) => actions.push(action),
            None => groups.push((group, vec![action])),
        }
    }
    groups.sort_by_key(|(group, _)| group.rank());
    let items = groups.iter();
    items
        .map(|(group, actions)| group.item(view, actions, page))
        .collect()
}

/// Actions that differ in one thing only: how a card is paid for, or which card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    /// By the way of building.
    Build { card: Card, free_city: bool },
    /// By the way of taking part.
    Dig { card: Card },
    /// By the card beneath.
    Stage {
        stage: Stage,
        token: bool,
        bury: Option<Leader>,
        payment: Payment,
        free_city: bool,
    },
    /// By the card or leader.
    Sell { free_city: bool },
    /// By the card or leader.
    Tower { tile: Tile },
    /// There is only one.
    Alone(ActionKind),
}

impl Group {
    fn of(kind: ActionKind) -> Self {
        match kind {
            ActionKind::Build {
                card, free_city, ..
            } => Self::Build { card, free_city },
            ActionKind::Dig { card, .. } => Self::Dig { card },
            ActionKind::Stage {
                stage,
                token,
                bury,
                payment,
                free_city,
                ..
            } => Self::Stage {
                stage,
                token,
                bury,
                payment,
                free_city,
            },
            ActionKind::LeaderStage {
                stage,
                token,
                bury,
                payment,
                ..
            } => Self::Stage {
                stage,
                token,
                bury,
                payment,
                free_city: false,
            },
            ActionKind::Sell { free_city, .. } => Self::Sell { free_city },
            ActionKind::SellLeader { .. } => Self::Sell { free_city: false },
            ActionKind::Tower { tile, .. } | ActionKind::LeaderTower { tile, .. } => {
                Self::Tower { tile }
            }
            alone @ (ActionKind::ChooseSide { .. }
            | ActionKind::KeepTile { .. }
            | ActionKind::Drop { .. }
            | ActionKind::Leave
            | ActionKind::Destroy { .. }
            | ActionKind::ReturnTokens { .. }
            | ActionKind::KeepLeader { .. }
            | ActionKind::Recruit { .. }
            | ActionKind::Decline
            | ActionKind::CopyLeader { .. }
            | ActionKind::PayLoss { .. }) => Self::Alone(alone),
        }
    }

    /// What is offered first: the player's city before the Free City, structures before stages.
    fn rank(&self) -> (bool, u8) {
        match *self {
            Self::Build { free_city, .. } => (free_city, 0),
            Self::Dig { .. } => (false, 0),
            Self::Stage { free_city, .. } => (free_city, 1),
            Self::Tower { .. } => (false, 2),
            Self::Sell { free_city } => (free_city, 3),
            Self::Alone(ActionKind::Drop { free_city, .. }) => (free_city, 4),
            Self::Alone(ActionKind::Recruit { .. }) => (false, 0),
            Self::Alone(_) => (false, 4),
        }
    }

    fn item(&self, view: &View, actions: &[Action], page: &Page) -> Item<Action> {
        let by_way = matches!(self, Self::Build { .. } | Self::Dig { .. });
        let spot = |action: &Action| Spot {
            label: match by_way {
                true => way_words(action.kind(), page),
                false => used(action.kind(), page),
            },
            points: 0,
            action: *action,
        };
        let pick = match actions {
            [only] => Pick::One(*only),
            _ => Pick::Where(actions.iter().map(spot).collect()),
        };
        Item {
            words: self.words(view, actions, page),
            pick,
        }
    }

    fn words(&self, view: &View, actions: &[Action], page: &Page) -> String {
        let words = match *self {
            Self::Build { card, .. } => build_words(view, card, actions, page),
            Self::Dig { card: dug } => {
                let values = [
                    ("card", card(dug, page).into()),
                    ("effect", effects(&dug.effects(), page).into()),
                ];
                page.with("term-swb-menu-dig", &values)
            }
            Self::Stage {
                stage,
                token,
                bury,
                payment,
                free_city,
            } => {
                let city = own_city(view, free_city);
                let how = payment_words(payment, token, bury, page);
                stage_words(view, city, stage, how, page)
            }
            Self::Sell { .. } => page.text("term-swb-menu-sell"),
            Self::Tower { tile } => {
                let values = [
                    ("number", u32::from(tile.number()).into()),
                    ("tile", page.text(tile.key()).into()),
                ];
                page.with("term-swb-menu-tower", &values)
            }
            Self::Alone(kind) => alone(view, kind, page),
        };
        match self.rank().0 {
            true => page.with("term-swb-menu-city", &[("what", words.into())]),
            false => words,
        }
    }
}

/// The card or leader that an action uses.
fn used(kind: ActionKind, page: &Page) -> String {
    match kind {
        ActionKind::Stage { card: used, .. }
        | ActionKind::Sell { card: used, .. }
        | ActionKind::Tower { card: used, .. } => card(used, page),
        ActionKind::LeaderStage { leader: used, .. }
        | ActionKind::SellLeader { leader: used }
        | ActionKind::LeaderTower { leader: used, .. } => leader(used, page),
        ActionKind::ChooseSide { .. }
        | ActionKind::KeepTile { .. }
        | ActionKind::Build { .. }
        | ActionKind::Drop { .. }
        | ActionKind::Leave
        | ActionKind::Dig { .. }
        | ActionKind::Destroy { .. }
        | ActionKind::ReturnTokens { .. }
        | ActionKind::KeepLeader { .. }
        | ActionKind::Recruit { .. }
        | ActionKind::Decline
        | ActionKind::CopyLeader { .. }
        | ActionKind::PayLoss { .. } => String::new(),
    }
}

/// The city that is acted for: the viewer's is the one with a hand that is seen, so only the Free
/// City must be told apart.
fn own_city(view: &View, free_city: bool) -> Option<usize> {
    free_city.then(|| view.cities.len().saturating_sub(1))
}

fn build_words(view: &View, built: Card, actions: &[Action], page: &Page) -> String {
    let held = view.hand.iter().flatten().find(|held| held.card == built);
    let fewest = held.and_then(|held| held.coins).filter(|_| {
        let own = |action: &Action| matches!(action.kind(), ActionKind::Build { free_city, .. } if !free_city);
        actions.iter().any(own)
    });
    let how = match (actions, fewest) {
        ([only], _) => way_words(only.kind(), page),
        (_, Some(0)) => page.text("term-swb-now-free"),
        (_, Some(fewest)) => {
            let values = [("coins", coins(fewest.into(), page).into())];
            page.with("term-swb-now-from", &values)
        }
        (_, None) => page.text("term-swb-now-ways"),
    };
    let values = [
        ("card", card(built, page).into()),
        ("effect", effects(&built.effects(), page).into()),
        ("how", how.into()),
    ];
    page.with("term-swb-menu-build", &values)
}

fn stage_words(view: &View, city: Option<usize>, stage: Stage, how: String, page: &Page) -> String {
    let place = |city: usize| {
        let stages = &view.cities.get(city)?.stages;
        let seen = stages.get(stage.index())?;
        Some(format!(
            "{}: {}",
            board(seen.board, page),
            effects(&seen.board.stage_effects(seen.stage), page)
        ))
    };
    let values = [
        ("stage", u32::from(stage.number()).into()),
        ("effect", city.and_then(place).unwrap_or_default().into()),
        ("how", how.into()),
    ];
    let key = match city {
        Some(_) => "term-swb-menu-stage-of",
        None => "term-swb-menu-stage",
    };
    page.with(key, &values)
}

/// A leader with what it does.
fn about(key: &'static str, leader: Leader, page: &Page) -> String {
    let said = page.say(&Text::new(key).with("leader", leader.key()));
    format!("{said} – {}", effects(&leader.effects(), page))
}

/// A leader that can be copied, with the city that it is in.
fn copy_words(view: &View, leader: Leader, page: &Page) -> String {
    let from = (0..view.cities.len()).find(|c| view.cities[*c].leaders.contains(&leader));
    let from = from.map_or_else(String::new, |c| town(view, c, page));
    let values = [
        ("leader", leaders(&[leader], page).into()),
        ("city", from.into()),
    ];
    page.with("term-swb-menu-copy", &values)
}

fn recruit_words(view: &View, who: Leader, page: &Page) -> String {
    let held = view.leaders.iter().flatten().find(|it| it.leader == who);
    let price = held.map_or(0, |held| held.coins);
    let how = match price {
        0 => page.text("term-swb-now-free"),
        price => coins(price.into(), page),
    };
    let values = [
        ("leader", leaders(&[who], page).into()),
        ("how", how.into()),
    ];
    page.with("term-swb-menu-recruit", &values)
}

/// Actions that stand for themselves; the others have groups.
fn alone(view: &View, kind: ActionKind, page: &Page) -> String {
    let say = |text: Text| page.say(&text);
    match kind {
        ActionKind::ChooseSide { side } => {
            say(Text::new("swb-action-side").with("side", side.key()))
        }
        ActionKind::KeepTile { tile } => {
            let does = page.text(&format!("{}-text", tile.key()));
            let text = Text::new("swb-action-keep")
                .with("number", tile.number())
                .with("tile", tile.key());
            format!("{} – {does}", page.say(&text))
        }
        ActionKind::Drop { card, .. } => say(Text::new("swb-action-drop").with("card", card.key())),
        ActionKind::Leave => page.text("swb-action-leave"),
        ActionKind::Destroy { card } => {
            say(Text::new("swb-action-destroy").with("card", card.key()))
        }
        ActionKind::ReturnTokens {
            ones,
            threes,
            fives,
        } => say(Text::new("swb-action-return")
            .with("ones", ones)
            .with("threes", threes)
            .with("fives", fives)),
        ActionKind::KeepLeader { leader } => about("swb-action-draft", leader, page),
        ActionKind::Recruit { leader: who } => recruit_words(view, who, page),
        ActionKind::Decline => page.text("swb-action-decline"),
        ActionKind::CopyLeader { leader } => copy_words(view, leader, page),
        ActionKind::PayLoss { coins } => say(Text::new("swb-action-pay").with("coins", coins)),
        ActionKind::Build { .. }
        | ActionKind::Stage { .. }
        | ActionKind::Sell { .. }
        | ActionKind::Tower { .. }
        | ActionKind::Dig { .. }
        | ActionKind::LeaderStage { .. }
        | ActionKind::SellLeader { .. }
        | ActionKind::LeaderTower { .. } => String::new(),
    }
}
