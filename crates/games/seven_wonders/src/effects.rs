//! What cards and stages do when they are built (step C), and what can be counted.

use ziggurat_engine::Log;

use crate::{
    action::{Action, Mean, Means, Paid, Usage, Way},
    around::CityId,
    cards::{Card, CardSet, Counted, DISCARD_GAIN, Effect, Scope, Trigger},
    event::{Cause, Event},
    laws::Laws,
    leaders::effects_of,
    perks::Perks,
    pieces::{Colour, Colours, Resource, Stage},
    state::{Count, SevenWonders},
};

/// The means that say something was bought for nothing: noted once it has brought its coin (SWL-5.5).
#[inline]
pub(crate) fn cashed() -> Means {
    Means::only(Mean::FreeLeft).with(Mean::FreeRight)
}

impl SevenWonders {
    /// Step C for one choice (SWB-8.3).
    pub(crate) fn gain(
        &mut self,
        city: CityId,
        action: Action,
        laws: &Laws,
        log: &mut impl Log<Event>,
    ) {
        self.cash_back(city, action.paid(), log);
        match action.usage() {
            Usage::Build(way) => {
                self.structure_gains(city, action.card(), way == Way::Chain, laws, log);
            }
            Usage::Stage | Usage::StageToken => {
                let Some(stage) = action.stage() else { return };
                for effect in self.stage_facts(city, stage).effects {
                    self.at_once(city, *effect, Cause::Effect, log);
                }
            }
            Usage::Sell => self.take_coins(city, DISCARD_GAIN.into(), Cause::Sold, log), // SWB-4.3
            Usage::Tower | Usage::Drop => {}
            Usage::Recruit => self.leader_gains(city, action.leader(), log),
        }
    }

    /// What a new structure brings: its own effects and those of tower tiles (SWT-6.5).
    pub(crate) fn structure_gains(
        &mut self,
        city: CityId,
        card: Card,
        chain: bool,
        laws: &Laws,
        log: &mut impl Log<Event>,
    ) {
        let facts = card.facts();
        facts
            .effects
            .iter()
            .for_each(|effect| self.at_once(city, *effect, Cause::Effect, log));
        let bonus = laws.bonus(facts.colour) + if chain { laws.chain_bonus() } else { 0 };
        self.take_coins(city, bonus.into(), Cause::Tower, log);
        if self.options.leaders {
            self.leader_bonus(city, facts.colour, chain, log);
        }
    }

    /// What leaders bring for a new structure (SWL-5.7, SWC-7.7).
    fn leader_bonus(
        &mut self,
        city: CityId,
        colour: Colour,
        chain: bool,
        log: &mut impl Log<Event>,
    ) {
        for effect in effects_of(self.city[city].settled_leaders()) {
            if let Effect::CoinsOn(trigger, coins) = effect
                && (trigger == Trigger::Build(colour) || chain && trigger == Trigger::Chain)
            {
                self.take_coins(city, coins.into(), Cause::Leader, log);
            }
        }
    }

    /// A coin for each neighbour that something was bought from, once a turn (SWL-5.5, SWL-5.6).
    pub(crate) fn cash_back(&mut self, city: CityId, paid: Paid, log: &mut impl Log<Event>) {
        if !self.has_perk(city, Perks::CASHBACK) {
            return;
        }
        let sides = [(paid.left, Mean::FreeLeft), (paid.right(), Mean::FreeRight)];
        for (coins, mean) in sides {
            let bought = coins > 0 || paid.means.contains(mean);
            if bought && !self.city[city].used().contains(mean) {
                self.city[city].use_means(Means::only(mean));
                self.take_coins(city, 1, Cause::Leader, log);
            }
        }
    }

    /// The part of an effect that happens when it comes into play.
    pub(crate) fn at_once(
        &mut self,
        city: CityId,
        effect: Effect,
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        let player = !self.is_free_city(city);
        match effect {
            Effect::Coins(coins) => self.take_coins(city, coins.into(), cause, log),
            Effect::CoinsPer {
                amount,
                what,
                scope,
            } => {
                let coins = u16::from(amount) * self.count(city, what, scope, None);
                self.take_coins(city, coins, cause, log);
            }
            Effect::NeighboursGain(coins) => {
                for neighbour in self.neighbours(city) {
                    self.take_coins(neighbour, coins.into(), Cause::Neighbour, log); // SWB-9.16
                }
            }
            Effect::Diplomacy(tokens) => self.city[city].add(Count::Diplomacy, tokens), // SWB-9.18
            Effect::OthersLose(coins) => self.make_others_owe(city, coins),
            Effect::OthersLosePer(toll) => self.make_others_owe_per(city, toll),
            Effect::CopyLeader => self.courtesans.insert(city), // SWL-6.4
            Effect::DrawLeaders(_) if player => self.draws.insert(city), // SWL-7.3
            Effect::ExtraLeader if player => self.recruits.insert(city), // SWL-7.4
            // The Free City has no leaders.
            Effect::DrawLeaders(_) | Effect::ExtraLeader => {}
            // What a power allows: `perks`, `turn`, `desk`.
            Effect::Discount { .. }
            | Effect::Missing
            | Effect::Owned
            | Effect::Rebate { .. }
            | Effect::BankPurchase
            | Effect::Cheaper(_)
            | Effect::FreeBuild
            | Effect::FreeColour(_)
            | Effect::FreeColourPerAge(_)
            | Effect::FreeLeaders
            | Effect::FreeStages
            | Effect::Dig
            | Effect::LastCard => {}
            // Coins that come with something else: `cash_back`, `leader_bonus`, `conflict`, `bank_bonus`.
            Effect::Cashback(_)
            | Effect::CoinsOn(..)
            | Effect::CoinsOnVictory(_)
            | Effect::BankBonus(_) => {}
            // What is counted in conflicts: `conflict`.
            Effect::Shields(_) | Effect::ShieldsPerDefeat(_) | Effect::RedirectDefeats => {}
            // What is counted at the end: `scoring`, `science`, `leaders::recruit`.
            Effect::Points(_)
            | Effect::PointsPer { .. }
            | Effect::PointsPerSet { .. }
            | Effect::Science(_)
            | Effect::AnyScience
            | Effect::CopyScience
            | Effect::SetBonus(_)
            | Effect::CopyGuild
            | Effect::Bury(_) => {}
        }
    }

    /// The first coins of a turn from the bank may bring more (SWC-7.4).
    fn bank_bonus(&mut self, city: CityId) -> u16 {
        let here = &mut self.city[city];
        if here.bank_gained() {
            return 0;
        }
        let bonus = |effect| {
            if let Effect::BankBonus(coins) = effect {
                u16::from(coins)
            } else {
                0
            }
        };
        let bonus: u16 = effects_of(here.settled_leaders()).map(bonus).sum();
        here.set_bank_gained(bonus > 0);
        bonus
    }

    pub(crate) fn take_coins(
        &mut self,
        city: CityId,
        coins: u16,
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        if coins > 0 {
            let coins = match self.options.leaders {
                true => coins + self.bank_bonus(city),
                false => coins,
            };
            self.city[city].gain(coins);
            log.event(|| Event::Coins {
                city: self.town(city),
                coins: coins.into(),
                cause,
            });
        }
    }

    /// How many of something there are in the cities of a scope. `under` is the colour of the card
    /// under the stage that asks (SWB-9.22).
    pub(crate) fn count(
        &self,
        city: CityId,
        what: Counted,
        scope: Scope,
        under: Option<Colour>,
    ) -> u16 {
        let one = |city: CityId| self.count_in(city, what, under);
        let mut sum = 0;
        if scope.own {
            sum += one(city);
        }
        if scope.left {
            sum += one(self.left(city));
        }
        if scope.right {
            sum += one(self.right(city));
        }
        sum
    }

    fn count_in(&self, city: CityId, what: Counted, under: Option<Colour>) -> u16 {
        let here = &self.city[city];
        match what {
            Counted::Cards(colours) => here.built.and(&CardSet::of_colours(colours)).len().into(),
            Counted::Stages => here.stage_count().into(),
            Counted::Defeats => here.defeats.into(),
            Counted::Stones => self.stones(city).into(),
            // SWL-9.7
            Counted::ColourUsed if under == Some(Colour::White) => here.recruited().len() as u16,
            Counted::ColourUsed => under.map_or(0, |colour| {
                here.built.and(CardSet::of_colour(colour)).len().into()
            }),
            Counted::Victories => here.victory_count().into(),
            Counted::Leaders => here.recruited().len() as u16, // SWL-6.2
            Counted::CoinGroups(size) => here.coins / u16::from(size.max(1)),
        }
    }

    /// Full sets of structures of all these colours (SWL-5.19).
    pub(crate) fn colour_sets(&self, city: CityId, colours: Colours) -> u8 {
        let built = &self.city[city].built;
        let counts = colours
            .iter()
            .map(|colour| built.and(CardSet::of_colour(colour)).len());
        counts.min().unwrap_or(0)
    }

    /// Stone symbols printed on brown structures and on the start resource (SWB-9.21).
    fn stones(&self, city: CityId) -> u8 {
        let here = &self.city[city];
        let brown = here.built.and(CardSet::of_colour(Colour::Brown));
        let printed: u8 = brown
            .iter()
            .map(|card| card.facts().own.of(Resource::Stone))
            .sum();
        let start = here.board_facts().start == Some(Resource::Stone) && !here.start_lost();
        printed + u8::from(start)
    }

    /// Whether the colour of the card under a stage counts, and so is public (SWB-14.5).
    pub(crate) fn shows_colour(&self, city: CityId, stage: Stage) -> bool {
        let counts = |effect: &Effect| {
            matches!(
                effect,
                Effect::PointsPer {
                    what: Counted::ColourUsed,
                    ..
                }
            )
        };
        self.stage_facts(city, stage).effects.iter().any(counts)
    }
}
