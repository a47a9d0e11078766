//! What is printed on cards, boards and projects, for people who want to read it.

use ziggurat_engine::{Arg, Text};

use crate::{
    cards::{
        Board, Card, Copied, Counted, Effect, Leader, Penalty, Place, Project, Reward, Scope,
        Trigger,
    },
    pieces::{Class, Colour, Colours, Resource, Stage},
    tally::Tally,
    time::Age,
};

/// A printed cost.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
pub struct Cost {
    /// Coins to the bank.
    pub coins: u8,
    /// Resources, each with how many units.
    pub resources: Vec<(Resource, u8)>,
}

impl Cost {
    pub(crate) fn new(coins: u8, need: &Tally) -> Self {
        let units = Resource::ALL.iter().map(|r| (*r, need.of(*r)));
        Self {
            coins,
            resources: units.filter(|(_, n)| *n > 0).collect(),
        }
    }

    /// Whether nothing is to be paid.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.coins == 0 && self.resources.is_empty()
    }
}

impl Card {
    /// Its printed cost.
    #[must_use]
    pub fn cost(self) -> Cost {
        Cost::new(self.facts().coins, &self.facts().need)
    }

    /// The structures that it can be built from without cost (SWB-7.1).
    pub fn chain_from(self) -> impl Iterator<Item = Self> {
        self.facts().chain_from.iter()
    }

    /// What it does, effect by effect.
    #[must_use]
    pub fn effects(self) -> Vec<Text> {
        effects(&self.facts().own, self.facts().effects)
    }
}

impl Leader {
    /// What it does, effect by effect.
    #[must_use]
    pub fn effects(self) -> Vec<Text> {
        effects(&Tally::NONE, self.facts().effects)
    }
}

impl Board {
    /// What it begins with, in words.
    #[must_use]
    pub fn start_words(self) -> Option<Text> {
        let facts = self.facts();
        match (facts.start, facts.coins) {
            (Some(resource), _) => Some(gives(1, resource)),
            (None, 0) => self.leader_prices(),
            (None, coins) => self
                .leader_prices()
                .or_else(|| Some(Text::new("swb-effect-coins").with("coins", coins))),
        }
    }

    /// What it changes about the cost of leaders (SWL-7.1).
    #[must_use]
    pub fn leader_prices(self) -> Option<Text> {
        let prices = self.facts().leaders?;
        Some(match prices.free {
            true => Text::new("swb-effect-free_leaders"),
            false => Text::new("swb-effect-cheaper_leaders")
                .with("own", prices.own)
                .with("neighbours", prices.neighbours),
        })
    }

    /// The resource that it begins with.
    #[must_use]
    pub fn start(self) -> Option<Resource> {
        self.facts().start
    }

    /// The printed cost of a stage, if the board has it.
    #[must_use]
    pub fn stage_cost(self, stage: Stage) -> Option<Cost> {
        let facts = self.facts().stages.get(stage.index())?;
        Some(Cost::new(facts.coins, &facts.need))
    }

    /// What a stage does.
    #[must_use]
    pub fn stage_effects(self, stage: Stage) -> Vec<Text> {
        let Some(facts) = self.facts().stages.get(stage.index()) else {
            return Vec::new();
        };
        let copy = facts.copy.map(copied);
        let mut texts = effects(&facts.own, facts.effects);
        texts.extend(copy);
        texts
    }
}

impl Project {
    /// The age that it belongs to.
    #[must_use]
    pub fn age(self) -> Age {
        self.facts().age
    }

    /// The colour of the structures that take part in it.
    #[must_use]
    pub fn colour(self) -> Colour {
        self.facts().colour
    }

    /// The cost of taking part.
    #[must_use]
    pub fn cost(self) -> Cost {
        Cost::new(self.facts().coins, &self.facts().need)
    }

    /// What those lose who did not take part, if it fails.
    #[must_use]
    pub fn penalty(self) -> Text {
        match self.facts().penalty {
            Penalty::Destroy(colour) => {
                Text::new("swb-penalty-destroy").with("what", card_of(colour))
            }
            Penalty::AllCoins => Text::new("swb-penalty-coins"),
            Penalty::VictoryTokens(count) => {
                Text::new("swb-penalty-victory_tokens").with("count", count)
            }
            Penalty::StartResource => Text::new("swb-penalty-start_resource"),
        }
    }

    /// What those get who took part, if it succeeds.
    #[must_use]
    pub fn reward(self) -> Text {
        match self.facts().reward {
            Reward::Coins(coins) => Text::new("swb-reward-coins").with("coins", coins),
            Reward::VictoryToken(value) => {
                Text::new("swb-reward-victory_token").with("value", value)
            }
            Reward::Shields(shields) => Text::new("swb-reward-shields").with("shields", shields),
            Reward::Token(token) => Text::new("swb-reward-token").with("token", token.key()),
        }
    }
}

fn effects(own: &Tally, effects: &[Effect]) -> Vec<Text> {
    let more = effects.iter().map(|effect| told(*effect));
    production(own).into_iter().chain(more).collect()
}

/// Units of one resource.
fn gives(count: u8, resource: Resource) -> Text {
    Text::new("swb-effect-produces")
        .with("count", count)
        .with("resource", resource.key())
}

/// One source gives several units of a resource, or one unit of any of several.
fn production(own: &Tally) -> Option<Text> {
    let given = Resource::ALL.iter().filter(|r| own.of(**r) > 0);
    let given: Vec<&Resource> = given.collect();
    match given[..] {
        [] => None,
        [one] => Some(gives(own.of(*one), *one)),
        _ => {
            let keys = given.iter().map(|resource| resource.key()).collect();
            Some(Text::new("swb-effect-produces_one_of").with("resources", Arg::Keys(keys)))
        }
    }
}

fn told(effect: Effect) -> Text {
    let of_colour = |key, colour: Colour| Text::new(key).with("what", card_of(colour));
    match effect {
        Effect::Points(points) => Text::new("swb-effect-points").with("points", points),
        Effect::Shields(shields) => Text::new("swb-effect-shields").with("shields", shields),
        Effect::Science(symbol) => Text::new("swb-effect-science").with("symbol", symbol.key()),
        Effect::AnyScience => Text::new("swb-effect-any_science"),
        Effect::Coins(coins) => Text::new("swb-effect-coins").with("coins", coins),
        Effect::Discount { class, left, right } => discount(class, left, right),
        Effect::CoinsPer {
            amount,
            what,
            scope,
        } => per("swb-effect-coins_per", amount, what, scope),
        Effect::PointsPer {
            amount,
            what,
            scope,
        } => per("swb-effect-points_per", amount, what, scope),
        Effect::Dig => Text::new("swb-effect-dig"),
        Effect::LastCard => Text::new("swb-effect-last_card"),
        Effect::FreeBuild => Text::new("swb-effect-free_build"),
        Effect::CopyGuild => Text::new("swb-effect-copy_guild"),
        Effect::CopyScience => Text::new("swb-effect-copy_science"),
        Effect::Missing => Text::new("swb-effect-missing"),
        Effect::Diplomacy(tokens) => Text::new("swb-effect-diplomacy").with("tokens", tokens),
        Effect::OthersLose(coins) => Text::new("swb-effect-others_lose").with("coins", coins),
        Effect::NeighboursGain(coins) => {
            Text::new("swb-effect-neighbours_gain").with("coins", coins)
        }
        Effect::OthersLosePer(toll) => {
            Text::new("swb-effect-others_lose_per").with("what", counted(toll.counted()))
        }
        Effect::PointsPerSet { amount, colours } => Text::new("swb-effect-points_per_set")
            .with("points", amount)
            .with("colours", cards_of(colours)),
        Effect::SetBonus(points) => Text::new("swb-effect-set_bonus").with("points", points),
        Effect::Cheaper(Trigger::Build(colour)) => of_colour("swb-effect-cheaper", colour),
        Effect::Cheaper(_) => Text::new("swb-effect-cheaper_stages"),
        Effect::FreeColour(colour) => of_colour("swb-effect-free_colour", colour),
        Effect::FreeColourPerAge(colour) => of_colour("swb-effect-free_colour_per_age", colour),
        Effect::FreeLeaders => Text::new("swb-effect-free_leaders"),
        Effect::BankPurchase => Text::new("swb-effect-bank_purchase"),
        Effect::Cashback(coins) => Text::new("swb-effect-cashback").with("coins", coins),
        Effect::CoinsOn(Trigger::Build(colour), coins) => {
            of_colour("swb-effect-coins_on_build", colour).with("coins", coins)
        }
        Effect::CoinsOn(_, coins) => Text::new("swb-effect-coins_on_chain").with("coins", coins),
        Effect::CoinsOnVictory(coins) => {
            Text::new("swb-effect-coins_on_victory").with("coins", coins)
        }
        Effect::RedirectDefeats => Text::new("swb-effect-redirect_defeats"),
        Effect::CopyLeader => Text::new("swb-effect-copy_leader"),
        Effect::DrawLeaders(count) => Text::new("swb-effect-draw_leaders").with("count", count),
        Effect::ExtraLeader => Text::new("swb-effect-extra_leader"),
        Effect::Bury(times) => Text::new("swb-effect-bury").with("times", times),
        Effect::Rebate { left } => Text::new("swb-effect-rebate").with(
            "whom",
            if left {
                "swb-from-left"
            } else {
                "swb-from-right"
            },
        ),
        Effect::Owned => Text::new("swb-effect-owned"),
        Effect::FreeStages => Text::new("swb-effect-free_stages"),
        Effect::BankBonus(coins) => Text::new("swb-effect-bank_bonus").with("coins", coins),
        Effect::ShieldsPerDefeat(shields) => {
            Text::new("swb-effect-shields_per_defeat").with("shields", shields)
        }
    }
}

/// Cards of these colours.
fn cards_of(colours: Colours) -> Arg {
    Arg::Keys(colours.iter().map(card_of).collect())
}

/// A card of this colour.
const fn card_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Brown => "swb-counted-brown",
        Colour::Grey => "swb-counted-grey",
        Colour::Blue => "swb-counted-blue",
        Colour::Yellow => "swb-counted-yellow",
        Colour::Red => "swb-counted-red",
        Colour::Green => "swb-counted-green",
        Colour::Purple => "swb-counted-purple",
        Colour::Black => "swb-counted-black",
        Colour::White => "swb-counted-leaders",
    }
}

fn counted(what: Counted) -> Arg {
    match what {
        Counted::Cards(colours) => cards_of(colours),
        Counted::Stages => Arg::Key("swb-counted-stages"),
        Counted::Defeats => Arg::Key("swb-counted-defeats"),
        Counted::Stones => Arg::Key("swb-counted-stones"),
        Counted::ColourUsed => Arg::Key("swb-counted-colour_used"),
        Counted::Victories => Arg::Key("swb-counted-victories"),
        Counted::Leaders => Arg::Key("swb-counted-leaders"),
        Counted::CoinGroups(_) => Arg::Key("swb-counted-coins"),
    }
}

fn discount(class: Class, left: bool, right: bool) -> Text {
    let whom = match (left, right) {
        (true, false) => "swb-from-left",
        (false, true) => "swb-from-right",
        (true, true) | (false, false) => "swb-from-both",
    };
    Text::new("swb-effect-discount")
        .with("class", class.key())
        .with("whom", whom)
}

fn per(key: &'static str, amount: u8, what: Counted, scope: Scope) -> Text {
    let what = counted(what);
    let place = match (scope.own, scope.left || scope.right) {
        (true, false) => "swb-scope-own",
        (false, true) => "swb-scope-neighbours",
        (true, true) | (false, false) => "swb-scope-all",
    };
    Text::new(key)
        .with("amount", amount)
        .with("what", what)
        .with("place", place)
}

fn copied(copy: Copied) -> Text {
    let stage = match copy.place {
        Place::First => "swb-stage-first",
        Place::Second => "swb-stage-second",
        Place::Last => "swb-stage-last",
    };
    let whom = match copy.left {
        true => "swb-from-left",
        false => "swb-from-right",
    };
    Text::new("swb-effect-copy_stage")
        .with("stage", stage)
        .with("whom", whom)
}
