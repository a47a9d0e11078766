//! How good cards, stages and positions look, in points: the game's own judgement for bots.

use crate::{
    action::{Action, Join, Usage, Verb, Way},
    around::CityId,
    cards::{
        CARDS, Card, CardFacts, CardSet, Counted, Effect, Leader, MARKERS, Penalty, Project,
        Reward, Scope, Trigger, VICTORIES,
    },
    leaders::effects_of,
    legal::for_each_return,
    pieces::{Class, Colour, Resource, Stage, Token},
    science::Science,
    state::{Count, Phase, SevenWonders},
    tally::Tally,
    time::Age,
};

/// A coin in points: more while things are still to be paid.
const COIN_EARLY: f32 = 0.5;
const COIN_LATE: f32 = 0.33;
/// What the coins of a neighbour are worth to somebody else.
const COIN_TO_NEIGHBOUR: f32 = 0.12;
/// Shields by which strengths drift apart in a whole age.
const DRIFT: f32 = 2.6;
/// What a later structure that a chain leads to is worth.
const CHAIN: f32 = 0.9;

/// How often somebody takes part in a project in a turn, and for how many turns that is believed.
const JOINING: f32 = 0.2;
const JOINING_BEFORE: f32 = 2.0;

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
    city: CityId,
    /// From 1 at the start to 0 in the last turn.
    pub(crate) early: f32,
    coin: f32,
    /// What 1, 2 and 3 more shields are worth.
    shields: [f32; 3],
    /// What one more diplomacy token is worth.
    diplomacy: f32,
    /// What one more symbol of each kind is worth, and one of choice.
    symbols: [f32; 4],
    own: Tally,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(position: &'a SevenWonders, city: CityId) -> Self {
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
            diplomacy: position.without_a_conflict(city),
            symbols: std::array::from_fn(symbol),
            own: position.city[city].goods.own(),
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

    /// What a stage is worth with a card of a colour under it.
    pub(crate) fn stage(&self, stage: Stage, colour: Option<Colour>) -> f32 {
        let facts = self.position.stage_facts(self.city, stage);
        let effects: f32 = facts
            .effects
            .iter()
            .map(|effect| self.effect(*effect, colour))
            .sum();
        effects + self.production(&facts.own, true)
    }

    fn effect(&self, effect: Effect, under: Option<Colour>) -> f32 {
        let ages = f32::from(ages_left(self.position.age));
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
            Effect::Diplomacy(_) => self.diplomacy,
            Effect::OthersLose(coins) => 0.4 * f32::from(coins),
            Effect::NeighboursGain(coins) => -0.1 * f32::from(coins),
            Effect::OthersLosePer(_)
            | Effect::PointsPerSet { .. }
            | Effect::SetBonus(_)
            | Effect::Cheaper(_)
            | Effect::FreeColour(_)
            | Effect::FreeColourPerAge(_)
            | Effect::FreeLeaders
            | Effect::BankPurchase
            | Effect::Cashback(_)
            | Effect::CoinsOn(..)
            | Effect::CoinsOnVictory(_)
            | Effect::RedirectDefeats
            | Effect::CopyLeader
            | Effect::DrawLeaders(_)
            | Effect::ExtraLeader
            | Effect::Bury(_)
            | Effect::Rebate { .. }
            | Effect::Owned
            | Effect::FreeStages
            | Effect::BankBonus(_)
            | Effect::ShieldsPerDefeat(_) => self.lasting(effect),
        }
    }

    /// Effects that only Leaders and Cities have.
    #[expect(clippy::wildcard_enum_match_arm, reason = "`effect` names every one")]
    fn lasting(&self, effect: Effect) -> f32 {
        let ages = f32::from(ages_left(self.position.age));
        let later = self.early;
        match effect {
            Effect::OthersLosePer(toll) => {
                let scope = Scope {
                    own: false,
                    left: true,
                    right: true,
                };
                0.2 * f32::from(self.position.count(self.city, toll.counted(), scope, None))
            }
            Effect::PointsPerSet { amount, colours } => {
                let sets = f32::from(self.position.colour_sets(self.city, colours));
                let many = f32::from(colours.len());
                f32::from(amount) * (sets + 3.5 * later / many)
            }
            Effect::SetBonus(points) => {
                let symbols = self.position.science(self.city).symbols;
                let sets = symbols.iter().min().copied().unwrap_or(0);
                f32::from(points) * (sets as f32 + 0.8 * later)
            }
            Effect::Cheaper(Trigger::Stage) => 3.0 * later,
            Effect::Cheaper(_) => 4.5 * later,
            Effect::FreeColour(_) => 4.0 + 2.0 * later,
            Effect::FreeColourPerAge(_) => 1.5 * (ages + 1.0),
            Effect::FreeLeaders => 1.8 * ages,
            Effect::BankPurchase => 5.0 * later,
            Effect::Cashback(_) => 3.0 * later,
            Effect::CoinsOn(_, coins) => 4.0 * later * self.coin * f32::from(coins),
            Effect::CoinsOnVictory(coins) => 1.4 * (ages + 1.0) * self.coin * f32::from(coins),
            Effect::RedirectDefeats => 1.6 * (ages + 1.0),
            Effect::CopyLeader => 3.5,
            Effect::DrawLeaders(_) => 1.0 + ages,
            Effect::ExtraLeader => 2.5,
            Effect::Bury(times) => 1.5 * f32::from(times),
            Effect::Rebate { .. } => 3.5 * later,
            Effect::Owned => 4.0 * later,
            Effect::FreeStages => {
                let board = self.position.city[self.city].board().stages() as u8;
                let left = board.saturating_sub(self.position.city[self.city].stage_count());
                1.5 * f32::from(left)
            }
            Effect::BankBonus(_) => 5.0 * later * self.coin,
            Effect::ShieldsPerDefeat(_) => {
                self.more_shields(1 + self.position.city[self.city].defeats.min(2))
            }
            _ => 0.0,
        }
    }

    /// What a leader is worth in play, its cost apart.
    pub(crate) fn leader(&self, leader: Leader) -> f32 {
        let effects = leader.facts().effects.iter();
        effects.map(|effect| self.effect(*effect, None)).sum()
    }

    /// How good a choice among leaders looks.
    pub(crate) fn leader_play(&self, action: Action, bank: u16) -> f32 {
        let worth = self.leader(action.leader());
        let kept = 0.25 * worth.max(0.0);
        if action.verb() == Verb::KeepLeader {
            return worth - self.coin * f32::from(action.leader().coins());
        }
        if action.verb() == Verb::Copy {
            return worth;
        }
        match action.usage() {
            Usage::Recruit => worth - self.price(bank, 0),
            Usage::Stage | Usage::StageToken => self.stage_play(action, bank) - kept,
            Usage::Tower => self.tower_play() - kept,
            Usage::Sell | Usage::Drop | Usage::Build(_) => 3.0 * self.coin - kept,
        }
    }

    /// How good it looks to pay coins of a loss: debt costs a point each.
    pub(crate) fn debt_play(&self, coins: u8) -> f32 {
        f32::from(coins) * (1.0 - self.coin) - 0.02 * f32::from(coins) * f32::from(coins)
    }

    fn tower_play(&self) -> f32 {
        let built = usize::from(
            self.position.city[self.city]
                .count(Count::TowerTiles)
                .min(2),
        );
        [2.4, 3.2, 5.0][built]
    }

    /// How good a stage looks, the card under it apart.
    pub(crate) fn stage_play(&self, action: Action, bank: u16) -> f32 {
        let place = action.stage().unwrap_or(Stage::First);
        let token = match action.usage() == Usage::StageToken {
            true => 0.7,
            false => 0.0,
        };
        let colour = match action.verb() == Verb::Leader {
            true => Colour::White,
            false => action.card().colour(),
        };
        let grave = action.buried().map_or(0.0, |leader| {
            2.0 * f32::from(leader.coins()) - self.leader(leader) - 3.0
        });
        let paid = self.price(bank, action.paid().neighbours());
        self.stage(place, Some(colour)) + grave - paid - token
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
        if more.is_none() {
            return 0.0;
        }
        let mut best = 0.0f32;
        let mut kinds = 0.0;
        for place in 0..Resource::COUNT {
            let resource = Resource::ALL[place];
            let units = more.of(resource);
            if units == 0 {
                continue;
            }
            kinds += 1.0;
            let each: f32 = (0..units)
                .map(|unit| match self.own.of(resource) + unit {
                    0 if class_of(resource) == Class::Raw => 2.6,
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

    /// What paying coins to the bank and to neighbours costs in points.
    pub(crate) fn price(&self, bank: u16, neighbours: u8) -> f32 {
        self.coin * (f32::from(bank) + f32::from(neighbours))
            + COIN_TO_NEIGHBOUR * f32::from(neighbours)
    }

    /// What taking part in the project promises: a reward if it succeeds, no penalty if it fails.
    pub(crate) fn participation(&self, project: Project) -> f32 {
        let p = self.position;
        let joined = f32::from(p.city[self.city].count(Count::Joined));
        let (with, without) = (p.chance_of_success(1), p.chance_of_success(0));
        let reward = self.reward(project.facts().reward);
        let spared = match joined > 0.0 {
            true => 0.0,
            false => (1.0 - without) * self.penalty(project.facts().penalty),
        };
        reward * (with * (joined + 1.0) - without * joined) + spared
    }

    fn reward(&self, reward: Reward) -> f32 {
        let here = &self.position.city[self.city];
        match reward {
            Reward::Coins(coins) => self.coin * f32::from(coins),
            Reward::VictoryToken(value) => value.into(),
            Reward::Shields(shields) => self.more_shields(shields),
            Reward::Token(Token::WildParticipation) => 1.0,
            Reward::Token(Token::FreeStructure) => 3.0,
            Reward::Token(Token::FreeWonderStage) => {
                let open = here.board().stages() > usize::from(here.stage_count());
                if open { 2.8 } else { 0.0 }
            }
            Reward::Token(Token::VpPerScienceSet) => {
                let symbols = self.position.science(self.city).symbols;
                let sets = symbols.iter().min().copied().unwrap_or(0);
                3.0 * (sets as f32 + 2.0 * self.early)
            }
            Reward::Token(Token::VpPerGuild) => {
                let around = self.position.guilds_around(self.city).len();
                f32::from(around) + 1.0 + 6.0 * self.early
            }
            Reward::Token(Token::VpPerOwnWonderStage) => {
                f32::from(here.stage_count()) + 2.5 * self.early
            }
        }
    }

    /// What a penalty would cost.
    fn penalty(&self, penalty: Penalty) -> f32 {
        let here = &self.position.city[self.city];
        let marker = f32::from(MARKERS[self.position.age.index()]);
        match penalty {
            Penalty::Destroy(colour) => {
                let own = here.built.and(CardSet::of_colour(colour));
                let worth = own.iter().map(|card| self.standing(card));
                worth.reduce(f32::min).unwrap_or(marker)
            }
            Penalty::AllCoins if here.coins > 0 => self.coin * f32::from(here.coins),
            Penalty::VictoryTokens(count) => {
                let mut cheapest = None;
                for_each_return(here, count, |[ones, threes, fives]| {
                    cheapest = cheapest.or(Some(ones + 3 * threes + 5 * fives));
                });
                cheapest.map_or(marker, f32::from)
            }
            Penalty::StartResource => 1.0 + 4.0 * self.early,
            Penalty::AllCoins => marker,
        }
    }

    /// What a structure that stands is worth.
    fn standing(&self, card: Card) -> f32 {
        let facts: &CardFacts = card.facts();
        let effects = facts.effects.iter();
        let points: f32 = effects.map(|effect| self.effect(*effect, None)).sum();
        points + self.production(&facts.own, false)
    }

    /// How good a play of a card looks. `worth` is what its structure is worth.
    pub(crate) fn play(&self, action: Action, bank: u16, worth: f32) -> f32 {
        let paid = self.price(bank, action.paid().neighbours());
        let kept = 0.2 * worth.max(0.0);
        match action.usage() {
            Usage::Sell => 3.0 * self.coin - kept,
            Usage::Drop | Usage::Recruit => -kept,
            Usage::Tower => self.tower_play() - kept,
            Usage::Stage | Usage::StageToken => self.stage_play(action, bank) - kept,
            Usage::Build(way) => {
                let spent = match way {
                    Way::Olympia | Way::Caligula => 0.3 * f32::from(self.position.turns_left()),
                    Way::Token => 0.4 + 2.0 * self.early,
                    Way::Pay | Way::Chain => 0.0,
                };
                worth - paid - spent + self.joining(action)
            }
        }
    }

    pub(crate) fn joining(&self, action: Action) -> f32 {
        let Some(project) = self.position.project else {
            return 0.0;
        };
        match action.join() {
            Join::No => 0.0,
            Join::Yes => self.participation(project),
            Join::Wild => self.participation(project) - 1.0,
        }
    }
}

/// How many ages come after one.
fn ages_left(age: Age) -> u8 {
    Age::III.number() - age.number()
}

fn class_of(resource: Resource) -> Class {
    match resource {
        Resource::Wood | Resource::Stone | Resource::Clay | Resource::Ore => Class::Raw,
        Resource::Glass | Resource::Textile | Resource::Papyrus => Class::Manufactured,
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
        let turns = f32::from(Age::ALL.len() as u8 * self.turns());
        let over = f32::from(self.age.index() as u8 * self.turns() + self.turn.begun());
        (turns - over).clamp(0.0, turns - 1.0) / (turns - 1.0)
    }

    /// Turns of the age that are still to come.
    fn turns_left(&self) -> u8 {
        self.turns().saturating_sub(self.turn.begun())
    }

    /// How likely the project of this age is to be completed if this many more tokens are taken at once.
    fn chance_of_success(&self, more: u8) -> f32 {
        let left = self.project_tokens.saturating_sub(more);
        if left == 0 {
            return 1.0;
        }
        let players = f32::from(self.players);
        let cities = self.city.of(self.cities()).iter();
        let taken: u8 = cities.map(|city| city.count(Count::Joined)).sum();
        let over = players * f32::from(self.turn.over());
        // The pace so far, with a few turns of the usual one.
        let usual = JOINING_BEFORE * players;
        let pace = (f32::from(taken) + JOINING * usual) / (over + usual);
        let expected = pace * (players * f32::from(self.turns_left() + 1) - 1.0);
        chance_of(
            expected - f32::from(left) + 0.5,
            0.6 + 0.5 * expected.sqrt(),
        )
    }

    /// By how many shields strengths may drift apart until the conflict of an age.
    fn spread(&self, age: Age) -> f32 {
        let each = f32::from(self.turns());
        let turns =
            f32::from(age.number() - self.age.number()) * each + f32::from(self.turns_left());
        0.45 + DRIFT * (turns / each).sqrt()
    }

    /// The expected points of all conflicts to come with these shields, with one more, and so on.
    /// Whoever has diplomacy tokens misses the next ones (SWC-5.2).
    fn military<const N: usize>(&self, city: CityId, shields: u8) -> [f32; N] {
        let missed = match self.options.teams {
            true => 0,
            false => self.city[city].count(Count::Diplomacy),
        };
        let rivals = self.rivals(city);
        let mut sums = [0.0; N];
        for age in self.ages_from(missed) {
            for (more, sum) in (0u8..).zip(&mut sums) {
                *sum += self.conflict(&rivals, shields + more, age);
            }
        }
        sums
    }

    /// The ages from this one on, without the next ones.
    fn ages_from(&self, skipped: u8) -> impl Iterator<Item = Age> + use<> {
        let past = self.age.index() + usize::from(skipped);
        Age::ALL.into_iter().skip(past)
    }

    /// The shields of both opponents of a conflict; in teams there is one, for two tokens (SWC-11.4).
    fn rivals(&self, city: CityId) -> [f32; 2] {
        let partner = self.partner(city);
        let mut rivals = self.neighbours(city);
        if Some(rivals[0]) == partner {
            rivals[0] = rivals[1];
        } else if Some(rivals[1]) == partner {
            rivals[1] = rivals[0];
        }
        rivals.map(|rival| f32::from(self.shields(rival)))
    }

    /// The expected points of the conflicts of an age.
    fn conflict(&self, rivals: &[f32; 2], shields: u8, age: Age) -> f32 {
        let spread = self.spread(age);
        let victory = f32::from(VICTORIES[age.index()]);
        let expected = |rival: &f32| {
            let lead = f32::from(shields) - rival;
            let win = chance_of(lead - 0.5, spread);
            let lose = 1.0 - chance_of(lead + 0.5, spread);
            win * victory - lose
        };
        rivals.iter().map(expected).sum()
    }

    /// What it is worth to stay out of the next conflict that is not missed anyway (SWC-5.2); in teams
    /// half of it counts (SWC-11.5).
    fn without_a_conflict(&self, city: CityId) -> f32 {
        if !(self.options.cities || self.options.wonder_pack) {
            return 0.0;
        }
        let missed = self.city[city].count(Count::Diplomacy);
        let Some(age) = self.ages_from(missed).next() else {
            return 0.0;
        };
        let points = self.conflict(&self.rivals(city), self.shields(city), age);
        if self.options.teams {
            -0.5 * points
        } else {
            -points
        }
    }

    /// The points that a city may expect at the end beyond those of others in the same place.
    pub(crate) fn expected(&self, city: CityId) -> f32 {
        let early = self.time_left();
        let here = &self.city[city];
        let sheet: i32 = self.sheet(city).iter().sum();
        let Science { symbols, wild, .. } = self.science(city);
        let all = symbols.iter().sum::<i32>() + wild;
        let own = here.goods.own();
        let units: f32 = Resource::ALL
            .iter()
            .map(|resource| f32::from(own.of(*resource).min(3)).sqrt())
            .sum();
        let chains: u8 = here.built.iter().map(|card| LEADS_TO[card.index()]).sum();
        let over = self.phase == Phase::Over;
        let military = if over {
            0.0
        } else {
            self.military::<1>(city, self.shields(city))[0]
        };
        let leaders: f32 = match self.options.leaders && !over && early > 0.0 {
            true => self.leader_outlook(city),
            false => 0.0,
        };
        sheet as f32
            + leaders
            + military
            + early * (1.6 * all as f32 + 3.0 * units + 0.6 * f32::from(chains))
            + early * 0.15 * f32::from(here.coins.min(12))
    }

    /// What leaders in play still promise beyond their points as they stand.
    fn leader_outlook(&self, city: CityId) -> f32 {
        let outlook = Outlook::new(self, city);
        let lasting = |effect| 0.7 * outlook.lasting(effect);
        let leaders = self.city[city].active_leaders();
        effects_of(leaders).map(lasting).sum()
    }

    /// The expected points as shares of the victory; partners share theirs (SWC-11.7).
    pub(crate) fn victory_shares(&self, values: &mut [f32]) {
        let spread = 2.5 + 11.0 * self.time_left();
        for (city, value) in self.own_cities().zip(values.iter_mut()) {
            let partner = self.partner(city).map_or(0.0, |other| self.expected(other));
            *value = self.expected(city) + partner;
        }
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        values
            .iter_mut()
            .for_each(|value| *value = ((*value - best) / spread).exp());
        let sum: f32 = values.iter().sum();
        values.iter_mut().for_each(|value| *value /= sum);
    }

    /// The structure of a set that is missed least.
    pub(crate) fn least(&self, city: CityId, cards: CardSet) -> Option<Card> {
        let outlook = Outlook::new(self, city);
        let worth = |card: &Card| outlook.standing(*card);
        cards.iter().min_by(|a, b| worth(a).total_cmp(&worth(b)))
    }
}
