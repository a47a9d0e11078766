//! Reading actions that people type, in English or German.

mod cards;

use ziggurat_engine::{Arg, Text};
use ziggurat_shelf::seven_wonders::{Action, ActionKind, Mean, Payment, View, Way};

use self::cards::{find_card, find_leader, find_used};
use crate::typing::means;

/// The verbs, each with what must follow it.
const VERBS: [(&str, Need); 17] = [
    ("build", Need::Card),
    ("stage", Need::NumberAndCard),
    ("sell", Need::Used),
    ("tower", Need::NumberAndCard),
    ("drop", Need::Card),
    ("leave", Need::Nothing),
    ("dig", Need::Card),
    ("destroy", Need::Card),
    ("return", Need::Tokens),
    ("keep", Need::Tile),
    ("side", Need::Side),
    ("join", Need::Card),
    ("draft", Need::Leader),
    ("recruit", Need::Leader),
    ("copy", Need::Leader),
    ("decline", Need::Nothing),
    ("pay", Need::Coins),
];

/// What must follow a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    Nothing,
    Card,
    /// A card or a leader.
    Used,
    NumberAndCard,
    Leader,
    Coins,
    Tile,
    Side,
    Tokens,
}

/// Reads an action: `build baths`, `build temple left 2`, `build temple chain`, `stage 1 with baths`,
/// `sell baths`, `city build baths`, `tower 12 with baths`, `leave`, `recruit nero`, `pay 2`, and so on.
pub(super) fn read(typed: &str, view: &View) -> Option<Result<Action, Text>> {
    let mut words: Vec<&str> = typed.split_whitespace().collect();
    let for_city = words.first().is_some_and(|word| is(word, "city"));
    if for_city {
        words.remove(0);
    }
    let (verb, rest) = words.split_first()?;
    let (verb, need) = VERBS.iter().find(|(key, _)| is(verb, key))?;
    let city = if for_city { "city " } else { "" };
    let body = body(verb, *need, rest, view);
    Some(body.and_then(|body| {
        let notation = format!("{city}{body}");
        let wrong = |_| Text::new(how(*need));
        notation.parse::<Action>().map_err(wrong)
    }))
}

fn is(word: &str, key: &str) -> bool {
    means(word, &format!("term-swb-type-{key}"))
}

/// The message that shows how it is done.
fn how(need: Need) -> &'static str {
    match need {
        Need::Card | Need::Used | Need::Nothing => "term-swb-how-card",
        Need::Leader => "term-swb-how-leader",
        Need::Coins => "term-swb-how-pay",
        Need::NumberAndCard => "term-swb-how-with",
        Need::Tile => "term-swb-how-keep",
        Need::Side => "term-swb-how-side",
        Need::Tokens => "term-swb-how-return",
    }
}

/// The action in the notation of the engine.
fn body(verb: &str, need: Need, words: &[&str], view: &View) -> Result<String, Text> {
    let said = Said::of(words).ok_or_else(|| Text::new(how(need)))?;
    let number = |at: usize| said.numbers.get(at).copied().unwrap_or(0);
    let lacks = |count: usize| (said.numbers.len() < count).then(|| Text::new(how(need)));
    let missing = || Text::new("term-swb-no_card").with("word", Arg::Word(said.name.clone()));
    let named = |found: Option<String>| match said.name.is_empty() {
        true => Err(Text::new(how(need))),
        false => found.ok_or_else(missing),
    };
    let card = || named(find_card(&said.name, view).map(|card| card.to_string()));
    let used = || named(find_used(&said.name, view));
    match need {
        Need::Nothing => Ok(verb.to_owned()),
        Need::Coins => lacks(1).map_or_else(|| Ok(format!("{verb} {}", number(0))), Err),
        Need::Leader => {
            let leader = find_leader(&said.name, view).map(|leader| leader.to_string());
            Ok(format!("{verb} {}", named(leader)?))
        }
        Need::Used => Ok(format!("{verb} {}", used()?)),
        Need::Card if verb == "drop" || verb == "destroy" => Ok(format!("{verb} {}", card()?)),
        // "Take part with the Temple" is a way of building it.
        Need::Card if verb == "join" => Ok(format!("build {}{} join", card()?, said.how())),
        Need::Card => Ok(format!("{verb} {}{}{}", card()?, said.how(), said.join)),
        Need::NumberAndCard => match lacks(1) {
            Some(text) => Err(text),
            None => {
                let grave = said.grave(view).ok_or_else(missing)?;
                let (number, used) = (number(0), used()?);
                Ok(format!(
                    "{verb} {number} with {used}{}",
                    said.how_with(&grave)
                ))
            }
        },
        Need::Tile => lacks(1).map_or_else(|| Ok(format!("{verb} {}", number(0))), Err),
        Need::Side => Ok(format!("{verb} {}", said.name)),
        Need::Tokens => lacks(3).map_or_else(
            || {
                let [ones, threes, fives] = [0, 1, 2].map(number);
                Ok(format!("{verb} {ones} {threes} {fives}"))
            },
            Err,
        ),
    }
}

/// What was said after the verb.
#[derive(Debug, Default)]
struct Said {
    name: String,
    numbers: Vec<u8>,
    left: u8,
    right: u8,
    way: &'static str,
    join: &'static str,
    bury: Option<String>,
    means: Vec<Mean>,
}

impl Said {
    /// Takes the words apart; `None` if a number is missing.
    fn of(words: &[&str]) -> Option<Self> {
        let mut said = Self::default();
        let mut names: Vec<&str> = Vec::new();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if is(word, "left") {
                said.left = words.next()?.parse().ok()?;
            } else if is(word, "right") {
                said.right = words.next()?.parse().ok()?;
            } else if is(word, "bury") {
                said.bury = Some((*words.next()?).to_owned());
            } else if let Ok(number) = word.parse() {
                said.numbers.push(number);
            } else if names.is_empty() && names_leader(word) || !said.takes(word) {
                names.push(word);
            }
        }
        said.name = names.join(" ");
        Some(said)
    }

    /// A word that says how something is done, or one that says nothing.
    fn takes(&mut self, word: &str) -> bool {
        let ways = [Way::Chain, Way::Olympia, Way::Token, Way::Caligula];
        if let Some(way) = ways.into_iter().find(|way| is(word, way.id())) {
            self.way = way.id();
        } else if is(word, "project") {
            self.join = " join";
        } else if is(word, "wild") {
            self.join = " wild";
        } else if let Some(mean) = Mean::ALL.iter().find(|mean| is(word, mean.id())) {
            self.means.push(*mean);
        } else {
            return is(word, "with") || is(word, "own");
        }
        true
    }

    /// The leader that is buried, in the notation of the engine; `None` if there is no such leader.
    fn grave(&self, view: &View) -> Option<String> {
        match &self.bury {
            None => Some(String::new()),
            Some(name) => find_leader(name, view).map(|leader| format!(" bury {leader}")),
        }
    }

    fn how(&self) -> String {
        self.how_with("")
    }

    fn how_with(&self, grave: &str) -> String {
        let mut out = String::new();
        if !self.way.is_empty() {
            out.push_str(&format!(" {}", self.way));
        }
        out.push_str(grave);
        for (side, coins) in [("left", self.left), ("right", self.right)] {
            if coins > 0 {
                out.push_str(&format!(" {side} {coins}"));
            }
        }
        let means = self.means.iter();
        means.for_each(|mean| out.push_str(&format!(" using {mean}")));
        out
    }
}

/// Whether a word that says how something is paid is also the name of a leader.
fn names_leader(word: &str) -> bool {
    is(word, Mean::Bilkis.id()) || is(word, Way::Caligula.id())
}

/// What is meant by somebody who does not say how to pay: the cheapest way, a chain before others.
pub(super) fn settle(action: Action, legal: &[Action]) -> Action {
    let Some((asked, payment)) = open(action) else {
        return action;
    };
    if payment != Payment::default() || legal.contains(&action) {
        return action;
    }
    let fits = legal.iter().filter(|other| fits(asked, other.kind()));
    let cheapest = fits.min_by_key(|other| {
        let payment = open(**other).map(|(_, payment)| payment);
        let coins = payment.map(|p| {
            let bank = u16::from(p.using.contains(Mean::Bilkis));
            u16::from(p.left) + u16::from(p.right) + bank
        });
        (coins, !is_chain(**other))
    });
    cheapest.copied().unwrap_or(action)
}

fn is_chain(action: Action) -> bool {
    matches!(
        action.kind(),
        ActionKind::Build {
            way: Way::Chain,
            ..
        }
    )
}

/// An action without its payment, and the payment.
fn open(action: Action) -> Option<(ActionKind, Payment)> {
    let mut kind = action.kind();
    let payment = match &mut kind {
        ActionKind::Build { payment, .. }
        | ActionKind::Stage { payment, .. }
        | ActionKind::LeaderStage { payment, .. }
        | ActionKind::Dig { payment, .. } => std::mem::take(payment),
        ActionKind::ChooseSide { .. }
        | ActionKind::KeepTile { .. }
        | ActionKind::Sell { .. }
        | ActionKind::Tower { .. }
        | ActionKind::Drop { .. }
        | ActionKind::Leave
        | ActionKind::Destroy { .. }
        | ActionKind::ReturnTokens { .. }
        | ActionKind::KeepLeader { .. }
        | ActionKind::Recruit { .. }
        | ActionKind::SellLeader { .. }
        | ActionKind::LeaderTower { .. }
        | ActionKind::Decline
        | ActionKind::CopyLeader { .. }
        | ActionKind::PayLoss { .. } => return None,
    };
    Some((kind, payment))
}

/// Whether a legal action is what was asked for, payment apart; a chain is also a way of building.
fn fits(asked: ActionKind, mut other: ActionKind) -> bool {
    match &mut other {
        ActionKind::Build { payment, way, .. } => {
            *payment = Payment::default();
            if *way == Way::Chain && matches!(asked, ActionKind::Build { way: Way::Pay, .. }) {
                *way = Way::Pay;
            }
        }
        ActionKind::Stage { payment, .. }
        | ActionKind::LeaderStage { payment, .. }
        | ActionKind::Dig { payment, .. } => *payment = Payment::default(),
        ActionKind::ChooseSide { .. }
        | ActionKind::KeepTile { .. }
        | ActionKind::Sell { .. }
        | ActionKind::Tower { .. }
        | ActionKind::Drop { .. }
        | ActionKind::Leave
        | ActionKind::Destroy { .. }
        | ActionKind::ReturnTokens { .. }
        | ActionKind::KeepLeader { .. }
        | ActionKind::Recruit { .. }
        | ActionKind::SellLeader { .. }
        | ActionKind::LeaderTower { .. }
        | ActionKind::Decline
        | ActionKind::CopyLeader { .. }
        | ActionKind::PayLoss { .. } => {}
    }
    asked == other
}
