//! What can be done with a card: the uses of SWB-4 with all their payments.

use arrayvec::ArrayVec;

use crate::{
    action::{Action, Join, Mean, Paid, usage, verb},
    cards::{Card, CardFacts, CardSet, Effect, Leader, Project},
    costs::Cost,
    pieces::{Colour, Token},
    laws::Laws,
    leaders::LeaderSet,
    legal::Sink,
    payments::{Market, Payments},
    perks::{FREE_BLACK, FREE_BUILD},
    state::{City, MAX_STAGES, Phase, SevenWonders},
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
    /// Whether the last card of the age will be played too and can miss means (SWB-9.4).
    last_card_misses: bool,
}

/// The ways to build stages, the same for every card: actions that lack their card.
type StageOffers = ArrayVec<Action, 320>;

impl<'a> Desk<'a> {
    pub(crate) fn new(position: &'a SevenWonders, city: usize, laws: &'a Laws) -> Self {
        let mut desk = Self {
            position,
            city,
            laws,
            market: position.market(city, laws),
            project: position.open_project(city),
            free_build: !position.city[city].free_built() && position.has_perk(city, FREE_BUILD),
            last_card_misses: false,
        };
        let before_last = position.phase == Phase::Turn && position.is_last_turn();
        desk.last_card_misses =
            before_last && desk.market.has_means() && position.has_power(city, Effect::LastCard);
        desk
    }

    fn here(&self) -> &crate::state::City {
        &self.position.city[self.city]
    }

    /// The stages that could be built next (SWB-4.2, SWB-9.15), a bit each.
    pub(crate) fn open_stages(&self) -> u8 {
        let board = self.here().board_facts();
        let all = (1u8 << board.stages.len()) - 1;
        let open = all & !self.here().stages();
        if board.any_order {
            open
        } else {
            open & open.wrapping_neg()
        }
    }

    #[inline]
    pub(crate) fn cost(&self, card: &'static CardFacts, way: u8) -> Cost {
        self.position.build_cost(self.city, card, way, self.laws)
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
            || self.laws.neighbour_chains()
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
    #[inline]
    pub(crate) fn records(&self, stage: Option<usize>) -> bool {
        self.market.has_means() && self.misses(stage)
    }

    /// The same for a city that has such means.
    #[inline]
    fn misses(&self, stage: Option<usize>) -> bool {
        let p = self.position;
        let gives = |power| {
            let effects = stage.map(|stage| p.stage_facts(self.city, stage).effects);
            effects.is_some_and(|effects| effects.contains(&power))
        };
        let last = p.phase == Phase::Turn && p.is_last_turn() && gives(Effect::LastCard);
        self.last_card_misses
            || last
            || self.project.is_some() && (gives(Effect::Dig) || gives(Effect::ExtraLeader))
    }

    /// The same for a structure: one that copies a leader can lead to the discard pile (SWL-8.5).
    #[inline]
    pub(crate) fn records_card(&self, card: Card) -> bool {
        let copies = || card.facts().effects.contains(&Effect::CopyLeader);
        let later = || self.project.is_some() && copies();
        self.market.has_means() && (later() || self.misses(None))
    }

    /// Whether the free black card of this age can be built (SWC-7.6).
    pub(crate) fn has_free_black(&self) -> bool {
        self.position.has_perk(self.city, FREE_BLACK) && !self.here().black_built()
    }

    /// Whether the structure can be built by paying or by chain (SWB-15.6).
    pub(crate) fn can_build(&self, card: Card) -> bool {
        let facts = card.facts();
        let payable = |cost: Cost| self.market.cheapest(&cost).is_some();
        self.name_is_free(facts)
            && (payable(self.cost(facts, usage::PAY))
                || self.has_chain(facts) && payable(self.cost(facts, usage::CHAIN)))
    }

    /// The cheapest payment of a stage as it stands in the list.
    pub(crate) fn cheapest_stage(&self, cost: &Cost, stage: usize) -> Option<Paid> {
        self.market.cheapest_of(cost, self.records(Some(stage)))
    }

    /// The cheapest payment of a structure as it stands in the list.
    pub(crate) fn cheapest_build(&self, cost: &Cost, card: Card) -> Option<Paid> {
        self.market.cheapest_of(cost, self.records_card(card))
    }

    /// The fewest coins that building the structure costs, to the bank and to neighbours.
    pub(crate) fn fewest_coins(&self, card: Card) -> Option<u16> {
        let facts = card.facts();
        if !self.name_is_free(facts) {
            return None;
        }
        let costs = self.ways(facts).iter().map(|way| self.cost(facts, way));
        let paid = costs.filter_map(|cost| {
            let paid = self.market.cheapest(&cost)?;
            let bilkis = paid.means & Mean::Bilkis.bit() != 0;
            Some(cost.bank + u16::from(paid.total) + u16::from(bilkis))
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
                self.market.cheapest(&cost).is_some()
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
                .for_each(|stage| out.push(stage.with_card(card as u8)));
            out.push(Action::play(
                verb,
                card as u8,
                usage::SELL,
                0,
                0,
                Paid::NOTHING,
            ));
            for &tile in tiles.iter().flatten().filter(|tile| **tile != 0) {
                out.push(Action::play(
                    verb,
                    card as u8,
                    usage::TOWER,
                    tile,
                    0,
                    Paid::NOTHING,
                ));
            }
            if self.position.phase == Phase::LastCard {
                out.push(Action::play(
                    verb,
                    card as u8,
                    usage::DROP,
                    0,
                    0,
                    Paid::NOTHING,
                ));
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
        for way in self.ways(facts).iter() {
            self.list_way(card, verb, way, &mut payments, out);
        }
    }

    /// The ways that are open to a card; the Free City must use a chain that it can pay (SWB-15.6).
    #[inline]
    pub(crate) fn ways(&self, facts: &'static CardFacts) -> Ways {
        let mut ways = Ways::default();
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
        if facts.colour == Colour::Black && self.has_free_black() {
            ways.push(usage::CALIGULA);
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
        let record = self.records_card(card);
        let cost = self.cost(card.facts(), way);
        self.market.ways(&cost, record, payments);
        for &paid in payments.iter() {
            out.push(Action::play(verb, card as u8, way, 0, Join::No as u8, paid));
        }
        if let Some((join, project)) = self.join(card.facts()) {
            let cost = cost.with_project(project);
            self.market.ways(&cost, record, payments);
            for &paid in payments.iter() {
                out.push(Action::play(verb, card as u8, way, 0, join as u8, paid));
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
                self.market.ways(&cost, record, &mut payments);
                for grave in self.graves(stage) {
                    // More ways than there is room for cannot occur.
                    let room = offers.remaining_capacity();
                    offers.extend(
                        payments.iter().take(room).map(|paid| {
                            Action::play(verb, 0, usage, stage as u8 + 1, grave, *paid)
                        }),
                    );
                }
            }
        }
    }

    /// The leaders that can be buried with a stage, from 1; 0 where none is (SWB-9.23).
    #[inline]
    pub(crate) fn graves(&self, stage: usize) -> impl Iterator<Item = u8> + use<> {
        let own = match self.position.options.leaders && self.buries(stage) {
            true => self.here().recruited(),
            false => LeaderSet::EMPTY,
        };
        let none = own.is_empty().then_some(0);
        none.into_iter()
            .chain(own.iter().map(|leader| leader as u8 + 1))
    }

    fn buries(&self, stage: usize) -> bool {
        let mut effects = self.position.stage_facts(self.city, stage).effects.iter();
        effects.any(|effect| matches!(effect, Effect::Bury(_)))
    }

    /// The tiles that can be built, in order; the places of others are 0.
    #[inline]
    fn tiles(&self) -> Option<[u8; 3]> {
        if !self.position.options.babel_tower {
            return None;
        }
        let open = |tile: u8| if tile & City::COMMITTED == 0 { tile } else { 0 };
        let [a, b, c] = self.here().tiles.map(open);
        let (low, high) = (a.min(b), a.max(b));
        Some([low.min(c), high.min(c).max(low), high.max(c)])
    }

    /// Lists what can be done with the leaders of a hand (SWL-3.3).
    pub(crate) fn list_leaders(&self, out: &mut impl Sink) {
        let mut stages = StageOffers::new();
        self.stage_offers(verb::LEADER, &mut stages);
        let tiles = self.tiles();
        for leader in self.here().leader_hand().iter() {
            let play = |usage, extra| {
                Action::play(verb::LEADER, leader as u8, usage, extra, 0, Paid::NOTHING)
            };
            stages
                .iter()
                .for_each(|stage| out.push(stage.with_card(leader as u8)));
            out.push(play(usage::SELL, 0));
            let tiles = tiles.iter().flatten().filter(|tile| **tile != 0);
            tiles.for_each(|tile| out.push(play(usage::TOWER, *tile)));
            if self.can_recruit(leader) {
                out.push(play(usage::RECRUIT, 0));
            }
        }
    }

    /// Whether a leader can be paid (SWL-3.4).
    pub(crate) fn can_recruit(&self, leader: Leader) -> bool {
        self.position.leader_cost(self.city, leader) <= self.here().coins
    }

    /// Lists what can be built from the discard pile (SWB-9.8, SWB-9.9).
    pub(crate) fn list_digs(&self, pile: CardSet, out: &mut impl Sink) {
        let mut payments = Payments::new();
        for card in pile.iter().filter(|card| self.name_is_free(card.facts())) {
            self.list_way(
                card,
                verb::DIG,
                usage::OLYMPIA,
                &mut payments,
                &mut Digs(out),
            );
        }
    }
}

/// Ways of building a structure, a bit each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ways(u8);

impl Ways {
    #[inline]
    fn push(&mut self, way: u8) {
        self.0 |= 1 << way;
    }

    pub(crate) fn contains(self, way: u8) -> bool {
        self.0 >> way & 1 == 1
    }

    /// The ways in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let way = (rest != 0).then(|| rest.trailing_zeros() as u8);
            rest &= rest.wrapping_sub(1);
            way
        })
    }
}

/// A card from the pile has no way of its own: it is simply built.
struct Digs<'a, S>(&'a mut S);

impl<S: Sink> Sink for Digs<'_, S> {
    fn push(&mut self, action: Action) {
        self.0.push(action.without_usage());
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
