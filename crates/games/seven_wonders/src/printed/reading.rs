//! The tables that the rules are played by, read as what is printed.

use ziggurat_engine::Text;

use super::{
    Gained, Neighbour, Printed, PrintedBoard, PrintedCard, PrintedEffect, PrintedLeader,
    PrintedPenalty, PrintedProject, PrintedReward, PrintedStage, Where, Which,
};
use crate::{
    cards::{
        Board, Card, Copied, Counted, DISCARD_GAIN, Effect, Leader, Penalty, Place, Project,
        Reward, Scope, StageFacts, Trigger, Wonder,
    },
    describe::Cost,
    pieces::{Colour, Resource, Side, Stage},
    tally::Tally,
};

impl Printed {
    /// All pieces.
    pub(crate) fn all() -> Self {
        let sides = |&wonder: &Wonder| Side::ALL.iter().map(move |&side| Board { wonder, side });
        Self {
            cards: Card::ALL.iter().map(|card| card.printed()).collect(),
            leaders: Leader::ALL.iter().map(|leader| leader.printed()).collect(),
            boards: Wonder::ALL
                .iter()
                .flat_map(sides)
                .map(Board::printed)
                .collect(),
            projects: Project::ALL
                .iter()
                .map(|project| project.printed())
                .collect(),
            sale: DISCARD_GAIN,
        }
    }
}

impl Card {
    fn printed(self) -> PrintedCard {
        let leads = |to: &&Self| to.facts().chain_from.contains(self);
        PrintedCard {
            card: self,
            age: self.age(),
            colour: self.colour(),
            cost: self.cost(),
            from: self.chain_from().collect(),
            to: Self::ALL.iter().filter(leads).copied().collect(),
            effects: all(&self.facts().own, self.facts().effects),
            words: self.effects(),
        }
    }
}

impl Leader {
    fn printed(self) -> PrintedLeader {
        PrintedLeader {
            leader: self,
            coins: self.coins(),
            effects: all(&Tally::NONE, self.facts().effects),
            words: self.effects(),
        }
    }
}

impl Board {
    fn printed(self) -> PrintedBoard {
        PrintedBoard {
            board: self,
            start: self.printed_start(),
            start_words: self.start_words(),
            stages: Stage::ALL
                .iter()
                .zip(self.facts().stages)
                .map(|(&stage, facts)| PrintedStage::of(facts, self.stage_effects(stage)))
                .collect(),
        }
    }

    /// A resource, coins, or what it changes about the cost of leaders.
    fn printed_start(self) -> Option<PrintedEffect> {
        let facts = self.facts();
        if let Some(resource) = facts.start {
            let options = vec![vec![resource]];
            return Some(PrintedEffect::Make { options });
        }
        match facts.leaders {
            Some(prices) if prices.free => Some(PrintedEffect::FreeLeaders),
            Some(prices) => Some(PrintedEffect::CheapLeaders {
                own: prices.own,
                neighbours: prices.neighbours,
            }),
            None => (facts.coins > 0).then_some(PrintedEffect::Coins { count: facts.coins }),
        }
    }
}

impl PrintedStage {
    fn of(facts: &StageFacts, words: Vec<Text>) -> Self {
        let mut effects = all(&facts.own, facts.effects);
        effects.extend(facts.copy.map(copied));
        let cost = facts.copy.is_none();
        Self {
            cost: cost.then(|| Cost::new(facts.coins, &facts.need)),
            effects,
            words,
        }
    }
}

impl Project {
    fn printed(self) -> PrintedProject {
        PrintedProject {
            project: self,
            age: self.age(),
            colour: self.colour(),
            cost: self.cost(),
            reward: match self.facts().reward {
                Reward::Coins(count) => PrintedReward::Coins { count },
                Reward::VictoryToken(count) => PrintedReward::Victory { count },
                Reward::Shields(count) => PrintedReward::Shields { count },
                Reward::Token(token) => PrintedReward::Token { token },
            },
            reward_words: self.reward(),
            penalty_words: self.penalty(),
            penalty: match self.facts().penalty {
                Penalty::Destroy(colour) => PrintedPenalty::Destroy { colour },
                Penalty::VictoryTokens(count) => PrintedPenalty::Victories { count },
                Penalty::AllCoins => PrintedPenalty::Coins,
                Penalty::StartResource => PrintedPenalty::Start,
            },
        }
    }
}

fn all(own: &Tally, effects: &[Effect]) -> Vec<PrintedEffect> {
    let more = effects.iter().map(|effect| PrintedEffect::of(*effect));
    production(own).into_iter().chain(more).collect()
}

/// One source gives several units of a resource, or one unit of any of several.
fn production(own: &Tally) -> Option<PrintedEffect> {
    let given = Resource::ALL.iter().filter(|r| own.of(**r) > 0);
    let given: Vec<Resource> = given.copied().collect();
    let options = match given[..] {
        [] => return None,
        [one] => vec![vec![one; own.of(one).into()]],
        _ => given.into_iter().map(|one| vec![one]).collect(),
    };
    Some(PrintedEffect::Make { options })
}

impl PrintedEffect {
    fn of(effect: Effect) -> Self {
        match effect {
            Effect::Points(count) => Self::Points { count },
            Effect::Shields(count) => Self::Shields { count },
            Effect::Science(symbol) => Self::Science { symbol },
            Effect::AnyScience => Self::AnyScience,
            Effect::Coins(count) => Self::Coins { count },
            Effect::Discount { class, left, right } => Self::Cheap {
                class,
                from: match (left, right) {
                    (true, false) => Neighbour::Left,
                    (false, true) => Neighbour::Right,
                    (true, true) | (false, false) => Neighbour::Both,
                },
            },
            Effect::CoinsPer {
                amount,
                what,
                scope,
            } => Self::per(Gained::Coins, amount, what, scope),
            Effect::PointsPer {
                amount,
                what,
                scope,
            } => Self::per(Gained::Points, amount, what, scope),
            Effect::Dig => Self::Dig,
            Effect::LastCard => Self::LastCard,
            Effect::FreeBuild => Self::FreeBuild,
            Effect::CopyGuild => Self::CopyGuild,
            Effect::CopyScience => Self::CopyScience,
            Effect::Missing => Self::Missing,
            Effect::Diplomacy(count) => Self::Diplomacy { count },
            Effect::OthersLose(count) => Self::OthersLose { count },
            Effect::NeighboursGain(count) => Self::NeighboursGain { count },
            Effect::OthersLosePer(what) => Self::OthersLosePer {
                what: counted(what.counted()),
            },
            Effect::PointsPerSet { amount, colours } => Self::PerSet {
                count: amount,
                colours: colours.iter().collect(),
            },
            Effect::SetBonus(count) => Self::SetBonus { count },
            Effect::Cheaper(trigger) => Self::Discount {
                of: occasion(trigger),
            },
            Effect::FreeColour(colour) => Self::FreeColour {
                colour,
                once: false,
            },
            Effect::FreeColourPerAge(colour) => Self::FreeColour { colour, once: true },
            Effect::FreeLeaders => Self::FreeLeaders,
            Effect::BankPurchase => Self::BankPurchase,
            Effect::Cashback(count) => Self::Cashback { count },
            Effect::CoinsOn(trigger, count) => Self::GainOn {
                count,
                what: occasion(trigger),
            },
            Effect::CoinsOnVictory(count) => Self::GainOn {
                count,
                what: "victory",
            },
            Effect::RedirectDefeats => Self::Redirect,
            Effect::CopyLeader => Self::CopyLeader,
            Effect::DrawLeaders(count) => Self::DrawLeaders { count },
            Effect::ExtraLeader => Self::ExtraLeader,
            Effect::Bury(count) => Self::Bury { count },
            Effect::Rebate { left } => Self::Rebate { from: side(left) },
            Effect::Owned => Self::Owned,
            Effect::FreeStages => Self::FreeStages,
            Effect::BankBonus(count) => Self::BankBonus { count },
            Effect::ShieldsPerDefeat(count) => Self::ShieldsPerDefeat { count },
        }
    }

    fn per(gain: Gained, count: u8, what: Counted, scope: Scope) -> Self {
        Self::Per {
            gain,
            count,
            what: counted(what),
            r#where: match (scope.own, scope.left || scope.right) {
                (true, false) => Where::Own,
                (false, true) => Where::Near,
                (true, true) | (false, false) => Where::All,
            },
            group: match what {
                Counted::CoinGroups(size) => size,
                Counted::Cards(_)
                | Counted::Stages
                | Counted::Defeats
                | Counted::Stones
                | Counted::ColourUsed
                | Counted::Victories
                | Counted::Leaders => 1,
            },
        }
    }
}

fn side(left: bool) -> Neighbour {
    match left {
        true => Neighbour::Left,
        false => Neighbour::Right,
    }
}

fn occasion(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Build(colour) => colour.id(),
        Trigger::Chain => "chain",
        Trigger::Stage => "stages",
    }
}

fn counted(what: Counted) -> Vec<&'static str> {
    let word = match what {
        Counted::Cards(colours) => return colours.iter().map(Colour::id).collect(),
        Counted::Stages => "stages",
        Counted::Defeats => "defeats",
        Counted::Stones => "stones",
        Counted::ColourUsed => "same_colour",
        Counted::Victories => "victories",
        Counted::Leaders => "leaders",
        Counted::CoinGroups(_) => "coins",
    };
    vec![word]
}

fn copied(copy: Copied) -> PrintedEffect {
    PrintedEffect::Copy {
        from: side(copy.left),
        stage: match copy.place {
            Place::First => Which::First,
            Place::Second => Which::Second,
            Place::Last => Which::Last,
        },
    }
}
