//! What the game tells bots about itself.

use ziggurat_engine::{Advice, Chance, Seat};

use crate::{
    action::{Action, Join, Paid, usage, verb},
    cards::{Card, CardSet, Penalty},
    desk::Desk,
    laws::Laws,
    legal::Sink,
    outlook::Outlook,
    state::{MAX_STAGES, Phase, SevenWonders},
};

/// How much luck plays a part in playouts, in points.
const NOISE: f32 = 1.6;

impl Advice for SevenWonders {
    fn value(&self, values: &mut [f32]) {
        self.victory_shares(values);
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
            _ => self.sample_choice(city, chance),
        }
        .or_else(|| self.sample_legal(seat, chance))
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let laws = Laws::of(self);
        let free = usize::from(self.players);
        let city = self.phase.city().unwrap_or(seat.index());
        let own = Outlook::new(self, city.min(self.cities() - 1));
        let other = (self.players == 2).then(|| Outlook::new(self, free));
        let mut last = None;
        for &action in actions {
            let for_city = action.verb() == verb::CITY;
            let outlook = other.as_ref().filter(|_| for_city).unwrap_or(&own);
            let place = if for_city { free } else { city };
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
        city: usize,
        worth: f32,
        outlook: &Outlook<'_>,
        laws: &Laws,
    ) -> f32 {
        match action.verb() {
            verb::OWN | verb::CITY => {
                outlook.play(action, self.bank_part(city, action, laws), worth)
            }
            verb::DIG => {
                let bank = self.bank_part(city, action, laws);
                worth - outlook.price(bank, action.paid().total) + outlook.joining(action)
            }
            verb::DESTROY => -worth,
            verb::RETURN => {
                let [ones, threes, fives] = action.returned();
                -(f32::from(ones) + 3.0 * f32::from(threes) + 5.0 * f32::from(fives))
            }
            verb::LEADER | verb::KEEP_LEADER | verb::COPY => {
                outlook.leader_play(action, self.bank_part(city, action, laws))
            }
            verb::LOSE => outlook.debt_play(action.extra()),
            _ => 0.0,
        }
    }

    /// The best use of a card by the game's own judgement with a little luck, each with its cheapest
    /// payment only.
    fn playout_card(&self, city: usize, chance: &mut Chance) -> Option<Action> {
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
            let play =
                |usage, extra| Action::play(verb::OWN, card as u8, usage, extra, 0, Paid::NOTHING);
            let sell = play(usage::SELL, 0);
            best.offer(outlook.play(sell, 0, worth) + luck, sell);
            if let Some(tile) = tile {
                let tower = play(usage::TOWER, tile);
                best.offer(outlook.play(tower, 0, worth) + luck, tower);
            }
            if let Some((score, action)) = stage {
                best.offer(
                    score - 0.2 * worth.max(0.0) + luck,
                    action.with_card(card as u8),
                );
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
        for way in desk.ways(facts).iter() {
            let cost = desk.cost(facts, way);
            let joined = desk
                .join(facts)
                .map(|(join, project)| (join, cost.with_project(project)));
            for (join, cost) in [(Join::No, cost)].into_iter().chain(joined) {
                if let Some(paid) = desk.cheapest_build(&cost, card) {
                    let action = Action::play(verb::OWN, card as u8, way, 0, join as u8, paid);
                    best.offer(outlook.play(action, cost.bank, worth), action);
                }
            }
            if way == usage::CHAIN {
                break;
            }
        }
        best.action.map(|action| (best.score, action))
    }

    /// The best stage that can be built, with the cheapest payment: its score, and the action without
    /// its card.
    fn cheapest_stage(&self, desk: &Desk<'_>, outlook: &Outlook<'_>) -> Option<(f32, Action)> {
        let open = desk.open_stages();
        let mut best = Best::default();
        for stage in (0..MAX_STAGES).filter(|stage| open >> stage & 1 == 1) {
            let cost = desk.stage_cost(stage, false);
            let Some(paid) = desk.cheapest_stage(&cost, stage) else {
                continue;
            };
            for grave in desk.graves(stage) {
                let usage = usage::STAGE;
                let action = Action::play(verb::OWN, 0, usage, stage as u8 + 1, grave, paid);
                best.offer(outlook.stage_play(action, cost.bank), action);
            }
        }
        best.action.map(|action| (best.score, action))
    }

    /// The best choice among leaders with a little luck.
    fn playout_leader(&self, city: usize, chance: &mut Chance) -> Option<Action> {
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

    /// Coins are paid as far as they are not needed.
    fn playout_payment(&self, city: usize) -> Option<Action> {
        let here = &self.city[city];
        let most = here.coins.min(self.owed[city].into());
        let spare = here.coins.saturating_sub(2);
        let paid = most.min(spare) as u8;
        Some(Action::pack([verb::LOSE, 0, 0, paid, 0, 0, 0]))
    }

    fn playout_dig(&self, city: usize) -> Option<Action> {
        let laws = Laws::of(self);
        let outlook = Outlook::new(self, city);
        let mut best = Best::default();
        best.offer(0.0, Action::pack([verb::LEAVE, 0, 0, 0, 0, 0, 0]));
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

    fn playout_loss(&self, city: usize) -> Option<Action> {
        match self.current_project()?.facts().penalty {
            Penalty::Destroy(colour) => {
                let own = self.city[city].built.and(CardSet::of_colour(colour));
                let card = self.least(city, own)?;
                Some(Action::pack([verb::DESTROY, card as u8, 0, 0, 0, 0, 0]))
            }
            Penalty::VictoryTokens(count) => {
                let mut cheapest = None;
                crate::legal::for_each_return(&self.city[city], count, |[ones, threes, fives]| {
                    let action = Action::pack([verb::RETURN, 0, 0, fives, 0, threes, ones]);
                    cheapest = cheapest.or(Some(action));
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
    city: usize,
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
    city: usize,
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
