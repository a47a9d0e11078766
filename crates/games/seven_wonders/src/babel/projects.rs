//! The Great Projects of Babel at the end of an age (sections SWP-3 to SWP-5).

use ziggurat_engine::{Chance, Log};

use crate::{
    action::{Action, Verb},
    around::{CityId, CitySet},
    cards::{Card, CardSet, Effect, MARKERS, Penalty, Project, Reward, VICTORIES},
    event::{Cause, Event, Gain, Loss},
    laws::Laws,
    legal::for_each_return,
    state::{Count, FaceDown, Phase, SevenWonders},
    time::{Moment, Slot},
};

impl SevenWonders {
    /// The status of the project, then conflicts (SWB-10.1, SWP-8.2).
    pub(crate) fn end_age(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let Some(project) = self.project else {
            return self.fight(chance, log);
        };
        let success = self.project_tokens == 0;
        log.event(|| Event::ProjectEnded { project, success });
        if success {
            self.reward(project, log);
        } else {
            self.asked = self.cities_with_choice(project);
            if !self.asked.is_empty() {
                self.phase = Phase::Penalty;
                return;
            }
        }
        self.end_project(chance, log);
    }

    /// Penalties fall and the tokens go back (SWP-3.3).
    pub(crate) fn end_project(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        if let Some(project) = self.project.filter(|_| self.project_tokens > 0) {
            for city in self.own_cities() {
                if self.city[city].count(Count::Joined) == 0 {
                    self.punish(city, project, self.city[city].choice, log);
                }
            }
            self.forget_choices();
            self.phase = Phase::Turn;
            self.refresh_all();
        }
        let cities = self.cities();
        for city in self.city.of_mut(cities) {
            city.set_count(Count::Joined, 0);
        }
        self.project_tokens = 0;
        self.tokens_before = 0;
        self.project = None;
        self.fight(chance, log);
    }

    /// Every participation token brings a reward (SWP-3.1, SWP-3.4).
    fn reward(&mut self, project: Project, log: &mut impl Log<Event>) {
        let laws = Laws::of(self);
        for city in self.own_cities() {
            for _ in 0..self.city[city].count(Count::Joined) {
                let gain = self.reward_once(city, project.facts().reward, &laws);
                if let Gain::Coins { coins } = gain {
                    self.take_coins(city, coins, Cause::Project, log);
                }
                log.event(|| Event::Rewarded {
                    city: self.town(city),
                    gain,
                });
                if matches!(gain, Gain::VictoryToken { value } if value > 0) {
                    self.victory_gains(city, log); // SWL-5.10
                }
            }
        }
    }

    fn reward_once(&mut self, city: CityId, reward: Reward, laws: &Laws) -> Gain {
        match reward {
            Reward::Coins(coins) => Gain::Coins {
                coins: coins.into(),
            },
            Reward::VictoryToken(value) => {
                let kind = VICTORIES
                    .iter()
                    .position(|other| *other == value)
                    .unwrap_or(0);
                Gain::VictoryToken {
                    value: self.take_victory(city, kind, laws), // SWP-5.3
                }
            }
            Reward::Shields(shields) => {
                self.city[city].shield_tokens += shields; // SWP-5.2
                Gain::Shields { shields }
            }
            Reward::Token(token) => {
                self.city[city].add(Count::Token(token), 1);
                Gain::Token { token }
            }
        }
    }

    /// A victory token of a kind, as tower tiles change it; its value (SWT-6.19, SWT-6.23).
    pub(crate) fn take_victory(&mut self, city: CityId, kind: usize, laws: &Laws) -> u8 {
        match laws.victory(kind) {
            Some(kind) => {
                self.city[city].victories[kind] += 1;
                VICTORIES[kind]
            }
            None => 0,
        }
    }

    /// The punished players that have something to choose.
    pub(crate) fn cities_with_choice(&self, project: Project) -> CitySet {
        let joined = |city: &CityId| self.city[*city].count(Count::Joined) > 0;
        let punished = self.own_cities().filter(|city| !joined(city));
        let asked = punished.filter(|city| self.has_choice(*city, project.facts().penalty));
        asked.collect()
    }

    fn has_choice(&self, city: CityId, penalty: Penalty) -> bool {
        let here = &self.city[city];
        match penalty {
            Penalty::Destroy(colour) => here.built.and(CardSet::of_colour(colour)).len() > 1,
            Penalty::VictoryTokens(count) => {
                let mut ways = 0;
                for_each_return(here, count, |_| ways += 1);
                ways > 1
            }
            Penalty::AllCoins | Penalty::StartResource => false,
        }
    }

    /// SWP-4
    fn punish(
        &mut self,
        city: CityId,
        project: Project,
        choice: Option<Action>,
        log: &mut impl Log<Event>,
    ) {
        let paid = match project.facts().penalty {
            Penalty::Destroy(colour) => {
                let own = self.city[city].built.and(CardSet::of_colour(colour));
                let chosen = choice.filter(|choice| choice.verb() == Verb::Destroy);
                let chosen = chosen.map(Action::card);
                let card = chosen.or_else(|| own.iter().next());
                card.map(|card| self.destroy(city, card))
            }
            Penalty::AllCoins => self.take_all_coins(city),
            Penalty::VictoryTokens(count) => self.return_tokens(city, count, choice),
            Penalty::StartResource => self.lose_start(city),
        };
        // SWP-4.5; Manneken Pis has no start resource to lose and takes a small marker (SWP-4.4).
        let loss = paid.unwrap_or_else(|| {
            let start = project.facts().penalty == Penalty::StartResource;
            let points = MARKERS[if start { 0 } else { self.age.index() }];
            self.city[city].add(Count::Markers, points);
            Loss::Marker { points }
        });
        log.event(|| Event::Punished {
            city: self.town(city),
            loss,
        });
    }

    /// SWP-4.1
    fn destroy(&mut self, city: CityId, card: Card) -> Loss {
        self.city[city].built.remove(card);
        if card.facts().effects.contains(&Effect::CopyLeader) {
            self.city[city].copy(None);
        }
        let moment = Moment::new(self.age, Slot::Penalty);
        self.laid.lay(moment, city, FaceDown::new(card, false));
        Loss::Structure { card }
    }

    /// SWP-4.2
    fn take_all_coins(&mut self, city: CityId) -> Option<Loss> {
        let coins = std::mem::take(&mut self.city[city].coins);
        (coins > 0).then_some(Loss::Coins { coins })
    }

    /// SWP-4.3
    fn return_tokens(&mut self, city: CityId, count: u8, choice: Option<Action>) -> Option<Loss> {
        let chosen = choice.filter(|choice| choice.verb() == Verb::Return);
        let mut tokens = chosen.map(Action::returned);
        if tokens.is_none() {
            for_each_return(&self.city[city], count, |way| tokens = Some(way));
        }
        let tokens = tokens?;
        for (own, lost) in self.city[city].victories.iter_mut().zip(tokens) {
            *own = own.saturating_sub(lost);
        }
        Some(Loss::VictoryTokens { tokens })
    }

    /// The start resource, or the start advantage of Rome (SWP-4.4, SWL-7.6).
    fn lose_start(&mut self, city: CityId) -> Option<Loss> {
        let board = self.city[city].board_facts();
        if board.start.is_none() && board.leaders.is_none() {
            return None;
        }
        self.city[city].set_start_lost(true);
        Some(Loss::StartResource)
    }
}
