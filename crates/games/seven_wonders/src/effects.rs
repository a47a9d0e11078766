//! What cards and stages do when they are built, and the losses that follow (steps C and F2).

use ziggurat_engine::Log;

use crate::{
    action::{Action, usage},
    cards::{Card, CardSet, Counted, DISCARD_GAIN, Effect, Scope},
    event::{Cause, Event},
    ids::{Colour, Resource},
    laws::Laws,
    state::SevenWonders,
};

impl SevenWonders {
    /// Step C for one choice (SWB-8.3).
    pub(crate) fn gain(
        &mut self,
        city: usize,
        action: Action,
        laws: &Laws,
        log: &mut impl Log<Event>,
    ) {
        match action.usage() {
            usage::SELL => self.take_coins(city, DISCARD_GAIN.into(), Cause::Sold, log), // SWB-4.3
            usage::STAGE | usage::STAGE_TOKEN => {
                let stage = usize::from(action.extra()).saturating_sub(1);
                let effects = self.stage_facts(city, stage).effects;
                effects
                    .iter()
                    .for_each(|effect| self.at_once(city, *effect, log));
            }
            usage::TOWER | usage::DROP => {}
            way => self.structure_gains(city, action.card(), way == usage::CHAIN, laws, log),
        }
    }

    /// What a new structure brings: its own effects and those of tower tiles (SWT-6.5).
    pub(crate) fn structure_gains(
        &mut self,
        city: usize,
        card: Card,
        chain: bool,
        laws: &Laws,
        log: &mut impl Log<Event>,
    ) {
        let facts = card.facts();
        facts
            .effects
            .iter()
            .for_each(|effect| self.at_once(city, *effect, log));
        let bonus = laws.bonus(facts.colour) + if chain { laws.chain_bonus } else { 0 };
        self.take_coins(city, bonus.into(), Cause::Tower, log);
    }

    /// The part of an effect that happens when it comes into play.
    fn at_once(&mut self, city: usize, effect: Effect, log: &mut impl Log<Event>) {
        match effect {
            Effect::Coins(coins) => self.take_coins(city, coins.into(), Cause::Effect, log),
            Effect::CoinsPer {
                amount,
                what,
                scope,
            } => {
                let coins = u16::from(amount) * self.count(city, what, scope, None);
                self.take_coins(city, coins, Cause::Effect, log);
            }
            Effect::NeighboursGain(coins) => {
                for neighbour in self.neighbours(city) {
                    self.take_coins(neighbour, coins.into(), Cause::Neighbour, log); // SWB-9.16
                }
            }
            Effect::Diplomacy(tokens) => self.city[city].diplomacy += tokens, // SWB-9.18
            Effect::OthersLose(coins) => {
                for other in (0..self.cities()).filter(|other| *other != city) {
                    self.city[other].owed += coins; // SWB-8.4
                }
            }
            _ => {}
        }
    }

    pub(crate) fn take_coins(
        &mut self,
        city: usize,
        coins: u16,
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        if coins > 0 {
            self.city[city].gain(coins);
            log.event(|| Event::Coins {
                city: self.town(city),
                coins: coins.into(),
                cause,
            });
        }
    }

    /// Step F2: who has less than is owed pays what there is (SWB-9.18).
    pub(crate) fn collect_losses(&mut self, log: &mut impl Log<Event>) {
        for city in 0..self.cities() {
            let here = &mut self.city[city];
            let lost = here.coins.min(here.owed.into());
            here.owed = 0;
            if lost > 0 {
                here.pay(lost);
                log.event(|| Event::Coins {
                    city: self.town(city),
                    coins: -i32::from(lost),
                    cause: Cause::Loss,
                });
            }
        }
    }

    /// How many of something there are in the cities of a scope. `under` is the card under the stage
    /// that asks (SWB-9.22).
    pub(crate) fn count(
        &self,
        city: usize,
        what: Counted,
        scope: Scope,
        under: Option<Card>,
    ) -> u16 {
        let one = |city: usize| u16::from(self.count_in(city, what, under));
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

    fn count_in(&self, city: usize, what: Counted, under: Option<Card>) -> u8 {
        let here = &self.city[city];
        match what {
            Counted::Cards(colours) => here.built.and(&CardSet::of_colours(colours)).len(),
            Counted::Stages => here.stage_count(),
            Counted::Defeats => here.defeats,
            Counted::Stones => self.stones(city),
            Counted::ColourUsed => under.map_or(0, |card| {
                here.built.and(CardSet::of_colour(card.colour())).len()
            }),
        }
    }

    /// Stone symbols printed on brown structures and on the start resource (SWB-9.21).
    fn stones(&self, city: usize) -> u8 {
        let here = &self.city[city];
        let stone = Resource::Stone.index();
        let brown = here.built.and(CardSet::of_colour(Colour::Brown));
        let printed: u8 = brown.iter().map(|card| card.facts().own.of(stone)).sum();
        let start = here.board().facts().start == Some(Resource::Stone) && !here.start_lost();
        printed + u8::from(start)
    }

    /// Whether the colour of the card under a stage counts, and so is public (SWB-14.5).
    pub(crate) fn shows_colour(&self, city: usize, stage: usize) -> bool {
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
