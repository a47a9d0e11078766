//! What can be done with a card: the uses of SWB-4 with all their payments.

use arrayvec::ArrayVec;

use crate::{
    action::{Action, Join, Paid, usage},
    cards::{Card, CardFacts, CardSet, Effect, Project},
    costs::Cost,
    ids::Token,
    laws::Laws,
    legal::Sink,
    payments::{Market, Payments},
    state::{MAX_STAGES, Phase, SevenWonders},
};

/// Everything that decides what one city can do in this turn.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    pub(crate) position: &'a SevenWonders,
    pub(crate) city: usize,
    pub(crate) laws: &'a Laws,
    pub(crate) market: Market,
    /// The project, if the city can take part in it now (SWP-2.2).
    pub(crate) project: Option<Project>,
    /// Whether the free structure of this age can be built (SWB-9.5).
    free_build: bool,
}

/// The ways to build stages, the same for every card: actions that lack their card.
type StageOffers = ArrayVec<Action, 160>;

impl<'a> Desk<'a> {
    pub(crate) fn new(position: &'a SevenWonders, city: usize, laws: &'a Laws) -> Self {
        Self {
            position,
            city,
            laws,
            market: position.market(city, laws),
            project: position.open_project(city),
            free_build: !position.city[city].free_built()
                && position.has_power(city, Effect::FreeBuild),
        }
    }

    fn here(&self) -> &crate::state::City {
        &self.position.city[self.city]
    }

    /// The stages that could be built next (SWB-4.2, SWB-9.15), a bit each.
    pub(crate) fn open_stages(&self) -> u8 {
        let board = self.here().board().facts();
        let all = (1u8 << board.stages.len()) - 1;
        let open = all & !self.here().stages;
        if board.any_order {
            open
        } else {
            open & open.wrapping_neg()
        }
    }

    pub(crate) fn cost(&self, card: &CardFacts, way: u8) -> Cost {
        self.position.build_cost(card, way, self.laws)
    }

    pub(crate) fn stage_cost(&self, stage: usize, token: bool) -> Cost {
        self.position.stage_cost(self.city, stage, token, self.laws)
    }

    /// Whether a chain leads to the card (SWB-7.1, SWT-6.6).
    pub(crate) fn has_chain(&self, card: &CardFacts) -> bool {
        if card.chain_from.is_empty() {
            return false;
        }
        let built = |city: usize| card.chain_from.meets(&self.position.city[city].built);
        built(self.city)
            || self.laws.neighbour_chains
                && self.position.neighbours(self.city).into_iter().any(built)
    }

    /// Whether the free structure of this age can be built (SWB-9.5).
    pub(crate) fn has_free_build(&self) -> bool {
        self.free_build
    }

    /// Whether there is no structure of this name yet (SWB-4.1).
    pub(crate) fn name_is_free(&self, card: &CardFacts) -> bool {
        !self.here().built.meets(&card.twins)
    }

    /// How the builder of a card of this colour can take part in the project (SWP-2.1, SWP-2.8).
    pub(crate) fn join(&self, card: &CardFacts) -> Option<(Join, Project)> {
        let project = self.project?;
        if project.facts().colour == card.colour {
            Some((Join::Yes, project))
        } else {
            let wild = self.here().token(Token::WildParticipation) > 0;
            wild.then_some((Join::Wild, project))
        }
    }

    /// Whether the means used now can be missed later in the turn: by the last card, or by taking
    /// part with a card from the discard pile (SWB-5.6, SWB-5.7).
    pub(crate) fn records(&self, stage: Option<usize>) -> bool {
        if self.market.means.is_empty() {
            return false;
        }
        let p = self.position;
        let gives = |power| {
            let effects = stage.map(|stage| p.stage_facts(self.city, stage).effects);
            effects.is_some_and(|effects| effects.contains(&power))
        };
        let last = p.phase == Phase::Turn
            && p.is_last_turn()
            && (p.has_power(self.city, Effect::LastCard) || gives(Effect::LastCard));
        last || gives(Effect::Dig) && self.project.is_some()
    }

    /// Whether the structure can be built by paying or by chain (SWB-15.6).
    pub(crate) fn can_build(&self, card: Card) -> bool {
        let facts = card.facts();
        let payable = |cost: Cost| self.market.cheapest(&cost.need, cost.bank).is_some();
        self.name_is_free(facts)
            && (payable(self.cost(facts, usage::PAY))
                || self.has_chain(facts) && payable(self.cost(facts, usage::CHAIN)))
    }

    /// The cheapest payment as it stands in the list.
    pub(crate) fn cheapest(&self, cost: &Cost, stage: Option<usize>) -> Option<Paid> {
        self.market
            .cheapest_of(&cost.need, cost.bank, self.records(stage))
    }

    /// The fewest coins that building the structure costs, to the bank and to neighbours.
    pub(crate) fn fewest_coins(&self, card: Card) -> Option<u16> {
        let facts = card.facts();
        if !self.name_is_free(facts) {
            return None;
        }
        let costs = self
            .ways(facts)
            .into_iter()
            .map(|way| self.cost(facts, way));
        let paid = costs.filter_map(|cost| {
            let paid = self.market.cheapest(&cost.need, cost.bank)?;
            Some(cost.bank + u16::from(paid.total))
        });
        paid.min()
    }

    /// Whether any stage can be paid (SWB-15.6).
    pub(crate) fn can_build_stage(&self) -> bool {
        let open = self.open_stages();
        (0..MAX_STAGES)
            .filter(|stage| open >> stage & 1 == 1)
            .any(|stage| {
                let cost = self.stage_cost(stage, false);
                self.market.cheapest(&cost.need, cost.bank).is_some()
            })
    }

    /// Lists everything that can be done with the cards of a hand (SWB-4).
    pub(crate) fn list(&self, cards: impl Iterator<Item = Card>, verb: u8, out: &mut impl Sink) {
        let mut stages = StageOffers::new();
        self.stage_offers(verb, &mut stages);
        let tiles = self.tiles();
        let mut last = None;
        for card in cards {
            if last == Some(card) {
                continue;
            }
            last = Some(card);
            self.list_builds(card, verb, out);
            stages
                .iter()
                .for_each(|stage| out.push(stage.with_card(card)));
            out.push(Action::play(verb, card, usage::SELL, 0, 0, Paid::NOTHING));
            for &tile in &tiles {
                out.push(Action::play(
                    verb,
                    card,
                    usage::TOWER,
                    tile,
                    0,
                    Paid::NOTHING,
                ));
            }
            if self.position.phase == Phase::LastCard {
                out.push(Action::play(verb, card, usage::DROP, 0, 0, Paid::NOTHING));
            }
        }
    }

    /// The ways to build the structure on a card.
    #[inline]
    pub(crate) fn list_builds(&self, card: Card, verb: u8, out: &mut impl Sink) {
        let facts = card.facts();
        if !self.name_is_free(facts) {
            return;
        }
        let mut payments = Payments::new();
        for way in self.ways(facts) {
            self.list_way(card, verb, way, &mut payments, out);
        }
    }

    /// The ways that are open to a card; the Free City must use a chain that it can pay (SWB-15.6).
    #[inline]
    pub(crate) fn ways(&self, facts: &CardFacts) -> ArrayVec<u8, 4> {
        let mut ways = ArrayVec::new();
        let chain = self.has_chain(facts);
        if chain && self.position.is_free_city(self.city) {
            let cost = self.cost(facts, usage::CHAIN);
            if cost.bank <= self.market.coins {
                ways.push(usage::CHAIN);
                return ways;
            }
        }
        ways.push(usage::PAY);
        if chain {
            ways.push(usage::CHAIN);
        }
        if self.has_free_build() {
            ways.push(usage::OLYMPIA);
        }
        if self.here().token(Token::FreeStructure) > 0 {
            ways.push(usage::TOKEN);
        }
        ways
    }

    /// The payments of one way, without and with the project.
    #[inline]
    pub(crate) fn list_way(
        &self,
        card: Card,
        verb: u8,
        way: u8,
        payments: &mut Payments,
        out: &mut impl Sink,
    ) {
        let record = self.records(None);
        let cost = self.cost(card.facts(), way);
        self.market.ways(&cost.need, cost.bank, record, payments);
        for &paid in payments.iter() {
            out.push(Action::play(verb, card, way, 0, Join::No as u8, paid));
        }
        if let Some((join, project)) = self.join(card.facts()) {
            let cost = cost.with_project(project);
            self.market.ways(&cost.need, cost.bank, record, payments);
            for &paid in payments.iter() {
                out.push(Action::play(verb, card, way, 0, join as u8, paid));
            }
        }
    }

    fn stage_offers(&self, verb: u8, offers: &mut StageOffers) {
        let open = self.open_stages();
        if open == 0 {
            return;
        }
        let token = self.here().token(Token::FreeWonderStage) > 0;
        let mut payments = Payments::new();
        for usage in [usage::STAGE, usage::STAGE_TOKEN]
            .into_iter()
            .take(1 + usize::from(token))
        {
            for stage in (0..MAX_STAGES).filter(|stage| open >> stage & 1 == 1) {
                let cost = self.stage_cost(stage, usage == usage::STAGE_TOKEN);
                let record = self.records(Some(stage));
                self.market
                    .ways(&cost.need, cost.bank, record, &mut payments);
                // More ways than there is room for cannot occur.
                let room = offers.remaining_capacity();
                offers.extend(payments.iter().take(room).map(|paid| {
                    Action::play(verb, Card::ALL[0], usage, stage as u8 + 1, 0, *paid)
                }));
            }
        }
    }

    fn tiles(&self) -> ArrayVec<u8, 3> {
        let mut tiles: ArrayVec<u8, 3> = self.here().open_tiles().collect();
        tiles.sort_unstable();
        tiles
    }

    /// Lists what can be built from the discard pile (SWB-9.8, SWB-9.9).
    pub(crate) fn list_digs(&self, pile: CardSet, out: &mut impl Sink) {
        let mut payments = Payments::new();
        for card in pile.iter().filter(|card| self.name_is_free(card.facts())) {
            self.list_way(
                card,
                crate::action::verb::DIG,
                usage::OLYMPIA,
                &mut payments,
                &mut Digs(out),
            );
        }
    }
}

/// A card from the pile has no way of its own: it is simply built.
struct Digs<'a, S>(&'a mut S);

impl<S: Sink> Sink for Digs<'_, S> {
    fn push(&mut self, action: Action) {
        let mut bytes = action.bytes();
        bytes[2] = 0;
        self.0.push(Action::pack(bytes));
    }
}

impl SevenWonders {
    /// The project that a city could take part in now: a token lay on it when the turn began, and
    /// the city has not taken part in this turn (SWP-2.2, SWP-7.1).
    pub(crate) fn open_project(&self, city: usize) -> Option<Project> {
        let open =
            self.tokens_before > 0 && !self.is_free_city(city) && !self.city[city].joined_now();
        self.current_project().filter(|_| open)
    }
}
