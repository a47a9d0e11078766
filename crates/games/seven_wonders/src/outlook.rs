//! How good cards, stages and positions look, in points: the game's own judgement for bots.

use crate::{
    action::{Action, Join, usage},
    cards::{
        AGES, CARDS, Card, CardFacts, CardSet, Counted, Effect, Project, Reward, TURNS, VICTORIES,
    },
    ids::{Colour, Token},
    scoring::Science,
    state::SevenWonders,
    tally::Tally,
};

/// A coin in points: more while things are still to be paid.
const COIN_EARLY: f32 = 0.5;
const COIN_LATE: f32 = 0.33;
/// What the coins of a neighbour are worth to somebody else.
const COIN_TO_NEIGHBOUR: f32 = 0.12;
/// Shields by which strengths drift apart in a whole age.
const DRIFT: f32 = 2.6;
/// What a later structure is worth that a chain leads to.
const CHAIN: f32 = 0.9;

/// How many later structures a card leads to for free.
static LEADS_TO: [u8; CARDS.len()] = leads_to();

const fn leads_to() -> [u8; CARDS.len()] {
    let mut counts = [0; CARDS.len()];
    let mut card = 0;
    while card < CARDS.len() {
        let mut from = 0;
        while from < CARDS.len() {
            counts[from] += (CARDS[card].chain_from.0[from / 64] >> (from % 64) & 1) as u8;
            from += 1;
        }
        card += 1;
    }
    counts
}

/// What a whole position says about single choices of a city.
#[derive(Debug)]
pub(crate) struct Outlook<'a> {
    position: &'a SevenWonders,
    city: usize,
    /// From 1 at the start to 0 in the last turn.
    pub(crate) early: f32,
    coin: f32,
    /// What 1, 2 and 3 more shields are worth.
    shields: [f32; 3],
    /// What one more symbol of each kind is worth, and one of choice.
    symbols: [f32; 4],
    own: Tally,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(position: &'a SevenWonders, city: usize) -> Self {
        let early = position.time_left();
        let science = position.science(city);
        let now = science.best().0 + science.best().1;
        let symbol = |kind: usize| {
            let mut more = science;
            match more.symbols.get_mut(kind) {
                Some(count) => *count += 1,
                None => more.wild += 1,
            }
            let (points, bonus) = more.best();
            let all: i32 = science.symbols.iter().sum();
            (points + bonus - now) as f32 + early * (1.4 + 0.9 * all as f32)
        };
        let military = position.military::<4>(city, position.shields(city));
        Self {
            position,
            city,
            early,
            coin: COIN_LATE + (COIN_EARLY - COIN_LATE) * early,
            shields: [1, 2, 3].map(|more| military[more] - military[0]),
            symbols: std::array::from_fn(symbol),
            own: position.city[city].own.open(),
        }
    }

    /// What a structure is worth in this city, its cost apart.
    pub(crate) fn structure(&self, card: Card) -> f32 {
        let facts = card.facts();
        let effects: f32 = facts
            .effects
            .iter()
            .map(|effect| self.effect(*effect, None))
            .sum();
        let chains = f32::from(LEADS_TO[card.index()]) * CHAIN;
        effects + chains + self.production(&facts.own, facts.colour == Colour::Yellow)
    }

    /// What a stage is worth with a card under it.
    pub(crate) fn stage(&self, stage: usize, card: Card) -> f32 {
        let facts = self.position.stage_facts(self.city, stage);
        let effects: f32 = facts
            .effects
            .iter()
            .map(|effect| self.effect(*effect, Some(card)))
            .sum();
        effects + self.production(&facts.own, true)
    }

    fn effect(&self, effect: Effect, under: Option<Card>) -> f32 {
        let ages = f32::from(AGES - self.position.age);
        match effect {
            Effect::Points(points) => points.into(),
            Effect::Shields(shields) => self.more_shields(shields),
            Effect::Science(symbol) => self.symbols[symbol.index()],
            Effect::AnyScience => self.symbols[3],
            Effect::Coins(coins) => self.coin * f32::from(coins),
            Effect::Discount { left, right, .. } => {
                (0.6 + 1.3 * f32::from(u8::from(left) + u8::from(right))) * self.early
            }
            Effect::CoinsPer {
                amount,
                what,
                scope,
            } => {
                let count = self.position.count(self.city, what, scope, under);
                self.coin * f32::from(amount) * f32::from(count)
            }
            Effect::PointsPer {
                amount,
                what,
                scope,
            } => {
                let count = f32::from(self.position.count(self.city, what, scope, under));
                let own = f32::from(u8::from(matches!(what, Counted::Cards(_)) && scope.own));
                f32::from(amount) * (count + own + 3.0 * self.early)
            }
            Effect::Dig => 2.5 + 2.0 * ages.min(1.0),
            Effect::LastCard => 2.5 * (ages + 1.0),
            Effect::FreeBuild => 2.5 * (ages + 0.5),
            Effect::CopyGuild => self.best_guild() + 5.0 * self.early,
            Effect::CopyScience => self.symbols[3] * 0.8,
            Effect::Missing => 3.0 * self.early,
            Effect::Diplomacy(_) => 1.5,
            Effect::OthersLose(coins) => 0.4 * f32::from(coins),
            Effect::NeighboursGain(coins) => -0.1 * f32::from(coins),
        }
    }

    fn more_shields(&self, shields: u8) -> f32 {
        match shields {
            0 => 0.0,
            n => self.shields[usize::from(n.min(3)) - 1],
        }
    }

    fn best_guild(&self) -> f32 {
        let guilds = self.position.guilds_around(self.city);
        let worth = guilds
            .iter()
            .map(|guild| self.position.card_points(self.city, guild));
        worth.max().unwrap_or(0) as f32
    }

    /// What more production is worth: most for what the city lacks.
    fn production(&self, more: &Tally, private: bool) -> f32 {
        let mut best = 0.0f32;
        let mut kinds = 0.0;
        for resource in 0..7 {
            let units = more.of(resource);
            if units == 0 {
                continue;
            }
            kinds += 1.0;
            let each: f32 = (0..units)
                .map(|unit| match self.own.of(resource) + unit {
                    0 if resource < 4 => 2.6,
                    0 => 2.2,
                    1 => 1.8,
                    2 => 0.9,
                    _ => 0.3,
                })
                .sum();
            best = best.max(each);
        }
        let choice = if kinds > 1.0 {
            0.45 * (kinds - 1.0)
        } else {
            0.0
        };
        let sold = if private || kinds == 0.0 { 0.0 } else { 0.5 };
        (best + choice + sold) * self.early * 1.25
    }

    /// What paying so many coins costs in points.
    pub(crate) fn price(&self, bank: u16, neighbours: u8) -> f32 {
        self.coin * (f32::from(bank) + f32::from(neighbours))
            + COIN_TO_NEIGHBOUR * f32::from(neighbours)
    }

    /// What taking part in the project promises.
    pub(crate) fn participation(&self, project: Project) -> f32 {
        let p = self.position;
        let turns = f32::from(TURNS - p.turn) * f32::from(p.players) * 0.22 + 1.0;
        let likely = (turns / f32::from(p.project_tokens.max(1))).min(1.0);
        let spared = if p.city[self.city].joined == 0 {
            2.0
        } else {
            0.0
        };
        likely * self.reward(project.facts().reward) + (1.0 - likely) * spared
    }

    fn reward(&self, reward: Reward) -> f32 {
        match reward {
            Reward::Coins(coins) => self.coin * f32::from(coins),
            Reward::VictoryToken(value) => value.into(),
            Reward::Shields(shields) => self.more_shields(shields),
            Reward::Token(Token::WildParticipation) => 1.0,
            Reward::Token(Token::FreeStructure | Token::FreeWonderStage) => 3.0,
            Reward::Token(_) => 2.5,
        }
    }

    /// How good a play of a card looks. `worth` is what its structure is worth.
    pub(crate) fn play(&self, action: Action, bank: u16, worth: f32) -> f32 {
        let paid = self.price(bank, action.paid().total);
        let kept = 0.2 * worth.max(0.0);
        match action.usage() {
            usage::SELL => 3.0 * self.coin - kept,
            usage::DROP => -kept,
            usage::TOWER => {
                let built = usize::from(self.position.city[self.city].tower.min(2));
                [2.4, 3.2, 5.0][built] - kept
            }
            stage @ (usage::STAGE | usage::STAGE_TOKEN) => {
                let place = usize::from(action.extra()).saturating_sub(1);
                let token = if stage == usage::STAGE_TOKEN {
                    0.7
                } else {
                    0.0
                };
                self.stage(place, action.card()) - paid - kept - token
            }
            way => {
                let spent = match way {
                    usage::OLYMPIA => 0.3 * f32::from(TURNS - self.position.turn),
                    usage::TOKEN => 0.4 + 2.0 * self.early,
                    _ => 0.0,
                };
                worth - paid - spent + self.joining(action)
            }
        }
    }

    pub(crate) fn joining(&self, action: Action) -> f32 {
        match self.position.current_project() {
            Some(project) if action.join() != Join::No as u8 => {
                let wild = if action.join() == Join::Wild as u8 {
                    1.0
                } else {
                    0.0
                };
                self.participation(project) - wild
            }
            _ => 0.0,
        }
    }
}

/// How likely a lead is to hold.
fn chance_of(lead: f32, spread: f32) -> f32 {
    let x = lead / spread;
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

impl SevenWonders {
    /// The share of the turns that is still to come after this one.
    pub(crate) fn time_left(&self) -> f32 {
        let turns = f32::from(AGES * TURNS);
        (turns - f32::from((self.age - 1) * TURNS + self.turn)).max(0.0) / (turns - 1.0)
    }

    /// By how many shields strengths may drift apart until the conflict of an age.
    fn spread(&self, age: u8) -> f32 {
        let turns = f32::from(age - self.age) * f32::from(TURNS) + f32::from(TURNS - self.turn);
        0.45 + DRIFT * (turns / f32::from(TURNS)).sqrt()
    }

    /// The expected points of all conflicts to come with so many shields, with one more, and so on.
    fn military<const N: usize>(&self, city: usize, shields: u8) -> [f32; N] {
        let others = self
            .neighbours(city)
            .map(|neighbour| f32::from(self.shields(neighbour)));
        let mut sums = [0.0; N];
        for age in self.age..=AGES {
            let spread = self.spread(age);
            let victory = f32::from(VICTORIES[usize::from(age - 1)]);
            for other in others {
                for (more, sum) in (0u8..).zip(&mut sums) {
                    let lead = f32::from(shields + more) - other;
                    let win = chance_of(lead - 0.5, spread);
                    let lose = 1.0 - chance_of(lead + 0.5, spread);
                    *sum += win * victory - lose;
                }
            }
        }
        sums
    }

    /// The points that a city may expect at the end beyond those of others in the same place.
    pub(crate) fn expected(&self, city: usize) -> f32 {
        let early = self.time_left();
        let here = &self.city[city];
        let sheet: i32 = self.sheet(city).iter().sum();
        let Science { symbols, wild, .. } = self.science(city);
        let all = symbols.iter().sum::<i32>() + wild;
        let own = here.own.open();
        let units: f32 = (0..7)
            .map(|resource| f32::from(own.of(resource).min(3)).sqrt())
            .sum();
        let chains: u8 = here.built.iter().map(|card| LEADS_TO[card.index()]).sum();
        let over = self.phase == crate::state::Phase::Over;
        let military = if over {
            0.0
        } else {
            self.military::<1>(city, self.shields(city))[0]
        };
        sheet as f32
            + military
            + early * (1.6 * all as f32 + 3.0 * units + 0.6 * f32::from(chains))
            + early * 0.15 * f32::from(here.coins.min(12))
    }

    /// The expected points as shares of the victory.
    pub(crate) fn victory_shares(&self, values: &mut [f32]) {
        let spread = 2.5 + 11.0 * self.time_left();
        for (city, value) in values.iter_mut().enumerate().take(self.players.into()) {
            *value = self.expected(city);
        }
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        values
            .iter_mut()
            .for_each(|value| *value = ((*value - best) / spread).exp());
        let sum: f32 = values.iter().sum();
        values.iter_mut().for_each(|value| *value /= sum);
    }

    /// The structure of a set that is missed least.
    pub(crate) fn least(&self, city: usize, cards: CardSet) -> Option<Card> {
        let outlook = Outlook::new(self, city);
        let worth = |card: &Card| {
            let facts: &CardFacts = card.facts();
            let points: f32 = facts
                .effects
                .iter()
                .map(|effect| outlook.effect(*effect, None))
                .sum();
            points + outlook.production(&facts.own, false)
        };
        cards.iter().min_by(|a, b| worth(a).total_cmp(&worth(b)))
    }
}
