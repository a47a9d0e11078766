//! What the game tells bots about itself.

use ziggurat_engine::{Advice, Chance, Seat, Threat, Viewer};

use crate::{
    action::{Action, Join, Usage, Verb, Way},
    around::CityId,
    cards::{Card, CardSet, Penalty},
    desk::Desk,
    laws::Laws,
    legal::{Sink, for_each_return},
    outlook::Outlook,
    state::{Phase, SevenWonders},
};

/// How much luck plays a part in playouts, in points.
const NOISE: f32 = 1.6;

impl Advice for SevenWonders {
    fn value(&self, values: &mut [f32]) {
        self.victory_shares(values);
    }

    fn threats(&self, viewer: Viewer) -> Vec<Threat> {
        self.stakes(viewer)
    }

    fn effort() -> f32 {
        0.25
    }

    fn playout(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let Some(city) = self.next_choice(seat) else {
            return self.sample_legal(seat, chance);
        };
        match self.phase {
            Phase::Turn | Phase::LastCard if !self.is_free_city(city) => {
                self.playout_card(city, chance)
            }
            Phase::Dig { .. } => self.playout_dig(city),
            Phase::LeaderDraft { .. }
            | Phase::Recruit
            | Phase::ExtraLeader { .. }
            | Phase::Courtesans { .. } => self.playout_leader(city, chance),
            Phase::Losses => self.playout_payment(city),
            Phase::Penalty => self.playout_loss(city),
            Phase::Sides | Phase::Draft { .. } | Phase::Turn | Phase::LastCard | Phase::Over => {
                self.sample_choice(city, chance)
            }
        }
        .or_else(|| self.sample_legal(seat, chance))
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let laws = Laws::of(self);
        let Some(city) = self.phase.city().or_else(|| self.city_of(seat)) else {
            weights.extend(actions.iter().map(|_| 0.0));
            return;
        };
        let own = (city, Outlook::new(self, city));
        let other = self
            .free_city()
            .map(|free| (free, Outlook::new(self, free)));
        let mut last = None;
        for &action in actions {
            let for_city = action.verb() == Verb::City;
            let (place, outlook) = other.as_ref().filter(|_| for_city).unwrap_or(&own);
            let place = *place;
            let worth = match last {
                Some((card, at, worth)) if (card, at) == (action.card(), place) => worth,
                _ => outlook.structure(action.card()),
            };
            last = Some((action.card(), place, worth));
            let weight = self.weight(action, place, worth, outlook, &laws);
            // What is good for the Free City is bad for its neighbours, and it does not win.
            weights.push(if for_city { -0.3 * weight } else { weight });
        }
    }
}

impl SevenWonders {
    fn weight(
        &self,
        action: Action,
        city: CityId,
        worth: f32,
        outlook: &Outlook<'_>,
        laws: &Laws,
    ) -> f32 {
        match action.verb() {
            Verb::Own | Verb::City => {
                outlook.play(action, self.bank_part(city, action, laws), worth)
            }
            Verb::Dig => {
                let bank = self.bank_part(city, action, laws);
                worth - outlook.price(bank, action.paid().neighbours()) + outlook.joining(action)
            }
            Verb::Destroy => -worth,
            Verb::Return => {
                let [ones, threes, fives] = action.returned();
                -(f32::from(ones) + 3.0 * f32::from(threes) + 5.0 * f32::from(fives))
            }
            Verb::Leader | Verb::KeepLeader | Verb::Copy => {
                outlook.leader_play(action, self.bank_part(city, action, laws))
            }
            Verb::Lose => outlook.debt_play(action.coins()),
            Verb::Side | Verb::Keep | Verb::Leave | Verb::Decline => 0.0,
        }
    }

    /// The best use of a card by the game's own judgement with a little luck, each with its cheapest
    /// payment only.
    fn playout_card(&self, city: CityId, chance: &mut Chance) -> Option<Action> {
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        let outlook = Outlook::new(self, city);
        let mut best = Best::default();
        let stage = self.cheapest_stage(&desk, &outlook);
        let tile = self.city[city].open_tiles().min();
        let mut last = None;
        for card in self.city[city].cards() {
            if last == Some(card) {
                continue;
            }
            last = Some(card);
            let worth = outlook.structure(card);
            let luck = NOISE * chance.unit();
            if let Some((score, action)) = self.cheapest_build(card, &desk, &outlook, worth) {
                best.offer(score + luck, action);
            }
            let play = Action::new(Verb::Own).with_card(card);
            let sell = play.with_usage(Usage::Sell);
            best.offer(outlook.play(sell, 0, worth) + luck, sell);
            if let Some(tile) = tile {
                let tower = play.with_usage(Usage::Tower).with_tile(tile);
                best.offer(outlook.play(tower, 0, worth) + luck, tower);
            }
            if let Some((score, action)) = stage {
                best.offer(score - 0.2 * worth.max(0.0) + luck, action.with_card(card));
            }
        }
        best.action
    }

    /// The best way to build a structure, with the cheapest payment.
    fn cheapest_build(
        &self,
        card: Card,
        desk: &Desk<'_>,
        outlook: &Outlook<'_>,
        worth: f32,
    ) -> Option<(f32, Action)> {
        let facts = card.facts();
        if !desk.name_is_free(facts) {
            return None;
        }
        let mut best = Best::default();
        for way in desk.ways(facts) {
            let cost = desk.cost(facts, way);
            let build = Action::new(Verb::Own)
                .with_card(card)
                .with_usage(Usage::Build(way));
            let joined = desk
                .join(facts)
                .map(|(join, project)| (join, cost.with_project(project)));
            for (join, cost) in [(Join::No, cost)].into_iter().chain(joined) {
                if let Some(paid) = desk.cheapest_build(&cost, card) {
                    let action = build.with_join(join).with_paid(paid);
                    let bank = cost.bank + u16::from(paid.bank());
                    best.offer(outlook.play(action, bank, worth), action);
                }
            }
            if way == Way::Chain {
                break;
            }
        }
        best.action.map(|action| (best.score, action))
    }

    /// The best stage that can be built, with the cheapest payment: its score, and the action without
    /// its card.
    fn cheapest_stage(&self, desk: &Desk<'_>, outlook: &Outlook<'_>) -> Option<(f32, Action)> {
        let mut best = Best::default();
        for stage in desk.open_stages() {
            let cost = desk.stage_cost(stage, false);
            let Some(paid) = desk.cheapest_stage(&cost, stage) else {
                continue;
            };
            for grave in desk.graves(stage) {
                let action = Action::new(Verb::Own)
                    .with_usage(Usage::Stage)
                    .with_stage(stage)
                    .with_grave(grave)
                    .with_paid(paid);
                let bank = cost.bank + u16::from(paid.bank());
                best.offer(outlook.stage_play(action, bank), action);
            }
        }
        best.action.map(|action| (best.score, action))
    }

    /// The best choice among leaders with a little luck.
    fn playout_leader(&self, city: CityId, chance: &mut Chance) -> Option<Action> {
        let laws = Laws::of(self);
        let outlook = Outlook::new(self, city);
        let mut leaders = Leaders {
            best: Best::default(),
            position: self,
            outlook: &outlook,
            laws: &laws,
            city,
            chance,
        };
        self.each_choice(city, &mut leaders);
        leaders.best.action
    }

    /// Coins that are not needed are paid.
    fn playout_payment(&self, city: CityId) -> Option<Action> {
        let spare = self.city[city].coins.saturating_sub(2);
        let paid = u16::from(self.most_of_loss(city)).min(spare) as u8;
        Some(Action::new(Verb::Lose).with_coins(paid))
    }

    fn playout_dig(&self, city: CityId) -> Option<Action> {
        let laws = Laws::of(self);
        let outlook = Outlook::new(self, city);
        let mut best = Best::default();
        best.offer(0.0, Action::new(Verb::Leave));
        let mut digs = Offers {
            best,
            position: self,
            outlook: &outlook,
            laws: &laws,
            city,
        };
        Desk::new(self, city, &laws).list_digs(self.discard_set(), &mut digs);
        digs.best.action
    }

    fn playout_loss(&self, city: CityId) -> Option<Action> {
        match self.project?.facts().penalty {
            Penalty::Destroy(colour) => {
                let own = self.city[city].built.and(CardSet::of_colour(colour));
                let card = self.least(city, own)?;
                Some(Action::new(Verb::Destroy).with_card(card))
            }
            Penalty::VictoryTokens(count) => {
                let mut cheapest = None;
                for_each_return(&self.city[city], count, |tokens| {
                    cheapest = cheapest.or(Some(Action::returning(tokens)));
                });
                cheapest
            }
            Penalty::AllCoins | Penalty::StartResource => None,
        }
    }
}

/// The best of what was offered.
#[derive(Debug)]
struct Best {
    score: f32,
    action: Option<Action>,
}

impl Default for Best {
    fn default() -> Self {
        Self {
            score: f32::MIN,
            action: None,
        }
    }
}

impl Best {
    #[inline]
    fn offer(&mut self, score: f32, action: Action) {
        if score > self.score {
            (self.score, self.action) = (score, Some(action));
        }
    }
}

/// Rates the cards of the discard pile as they are listed.
struct Offers<'a> {
    best: Best,
    position: &'a SevenWonders,
    outlook: &'a Outlook<'a>,
    laws: &'a Laws,
    city: CityId,
}

impl Sink for Offers<'_> {
    fn push(&mut self, action: Action) {
        let worth = self.outlook.structure(action.card());
        let score = self
            .position
            .weight(action, self.city, worth, self.outlook, self.laws);
        self.best.offer(score, action);
    }
}

/// Rates the uses of leaders as they are listed.
struct Leaders<'a> {
    best: Best,
    position: &'a SevenWonders,
    outlook: &'a Outlook<'a>,
    laws: &'a Laws,
    city: CityId,
    chance: &'a mut Chance,
}

impl Sink for Leaders<'_> {
    fn push(&mut self, action: Action) {
        let luck = NOISE * self.chance.unit();
        let score = self
            .position
            .weight(action, self.city, 0.0, self.outlook, self.laws);
        self.best.offer(score + luck, action);
    }
}
