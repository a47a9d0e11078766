//! What can be done with a card: the uses of SWB-4 with all their payments.

use arrayvec::ArrayVec;
use ziggurat_engine::{IdSet, InOrder};

use crate::{
    action::{Action, Join, Paid, Tile, Usage, Verb, Way},
    around::CityId,
    cards::{Card, CardFacts, CardSet, Effect, Leader, Project},
    costs::Cost,
    laws::Laws,
    leaders::LeaderSet,
    legal::Sink,
    payments::{Market, Payments},
    perks::Perks,
    pieces::{Colour, Stage, Stages, Token},
    roomy::Roomy,
    state::{City, Phase, SevenWonders},
};

/// Everything that decides what one city can do in this turn.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    pub(crate) position: &'a SevenWonders,
    pub(crate) city: CityId,
    pub(crate) laws: &'a Laws,
    pub(crate) market: Market,
    /// The project, if the city can take part in it now (SWP-2.2).
    pub(crate) project: Option<Project>,
    /// Whether the free structure of this age can be built (SWB-9.5).
    free_build: bool,
    /// Whether the last card of the age will be played too, and could miss means used now (SWB-9.4).
    last_card_misses: bool,
}

/// The ways to build stages, the same for every card: actions that lack their card. There is room for
/// more than anybody has seen; should there ever be more, the list grows.
type StageOffers = Roomy<Action, 320>;

/// Ways of building a structure.
pub(crate) type Ways = IdSet<Way, u8>;

impl<'a> Desk<'a> {
    pub(crate) fn new(position: &'a SevenWonders, city: CityId, laws: &'a Laws) -> Self {
        let market = position.market(city, laws);
        let before_last = position.phase == Phase::Turn && position.is_last_turn();
        let last_card_misses =
            before_last && market.has_means() && position.has_power(city, Effect::LastCard);
        Self {
            position,
            city,
            laws,
            market,
            project: position.open_project(city),
            free_build: !position.city[city].free_built()
                && position.has_perk(city, Perks::FREE_BUILD),
            last_card_misses,
        }
    }

    fn here(&self) -> &City {
        &self.position.city[self.city]
    }

    /// The stages that could be built next (SWB-4.2, SWB-9.15).
    pub(crate) fn open_stages(&self) -> Stages {
        let board = self.here().board_facts();
        let all: Stages = Stage::first(board.stages.len()).collect();
        let open = all.minus(self.here().stages());
        match open.first() {
            Some(next) if !board.any_order => Stages::only(next),
            Some(_) | None => open,
        }
    }

    #[inline]
    pub(crate) fn cost(&self, card: &'static CardFacts, way: Way) -> Cost {
        self.position.build_cost(self.city, card, way, self.laws)
    }

    pub(crate) fn stage_cost(&self, stage: Stage, token: bool) -> Cost {
        self.position.stage_cost(self.city, stage, token, self.laws)
    }

    /// Whether a chain leads to the card (SWB-7.1, SWT-6.6).
    pub(crate) fn has_chain(&self, card: &CardFacts) -> bool {
        if card.chain_from.is_empty() {
            return false;
        }
        let built = |city: CityId| card.chain_from.meets(&self.position.city[city].built);
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
    pub(crate) fn records(&self, stage: Option<Stage>) -> bool {
        self.market.has_means() && self.misses(stage)
    }

    /// The same for a city that has such means.
    #[inline]
    fn misses(&self, stage: Option<Stage>) -> bool {
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

    /// Whether the city has a power to build a structure of each age without cost, used or not.
    pub(crate) fn has_olympia(&self) -> bool {
        self.position.has_perk(self.city, Perks::FREE_BUILD)
    }

    /// Whether the city has a power to build a black card of each age without cost, used or not.
    pub(crate) fn has_caligula(&self) -> bool {
        self.position.has_perk(self.city, Perks::FREE_BLACK)
    }

    /// Whether the free black card of this age can be built (SWC-7.6).
    pub(crate) fn has_free_black(&self) -> bool {
        self.has_caligula() && !self.here().black_built()
    }

    /// Whether the structure can be built by paying or by chain (SWB-15.6).
    pub(crate) fn can_build(&self, card: Card) -> bool {
        let facts = card.facts();
        let payable = |cost: Cost| self.market.cheapest(&cost).is_some();
        self.name_is_free(facts)
            && (payable(self.cost(facts, Way::Pay))
                || self.has_chain(facts) && payable(self.cost(facts, Way::Chain)))
    }

    /// The cheapest payment of a stage as it stands in the list.
    pub(crate) fn cheapest_stage(&self, cost: &Cost, stage: Stage) -> Option<Paid> {
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
            Some(cost.bank + u16::from(paid.coins))
        });
        paid.min()
    }

    /// Whether any stage can be paid (SWB-15.6).
    pub(crate) fn can_build_stage(&self) -> bool {
        self.open_stages().iter().any(|stage| {
            let cost = self.stage_cost(stage, false);
            self.market.cheapest(&cost).is_some()
        })
    }

    /// Lists everything that can be done with the cards of a hand (SWB-4).
    pub(crate) fn list(&self, cards: impl Iterator<Item = Card>, verb: Verb, out: &mut dyn Sink) {
        let mut stages = StageOffers::new();
        self.stage_offers(verb, &mut stages);
        let tiles = self.tiles();
        let mut payments = Payments::new();
        let mut last = None;
        for card in cards {
            if last == Some(card) {
                continue;
            }
            last = Some(card);
            self.list_builds(card, verb, &mut payments, out);
            stages.each(|stage| out.push(stage.with_card(card)));
            let play = Action::new(verb).with_card(card);
            out.push(play.with_usage(Usage::Sell));
            for &tile in &tiles {
                out.push(play.with_usage(Usage::Tower).with_tile(tile));
            }
            if self.position.phase == Phase::LastCard {
                out.push(play.with_usage(Usage::Drop));
            }
        }
    }

    /// The ways to build the structure on a card.
    #[inline]
    pub(crate) fn list_builds(
        &self,
        card: Card,
        verb: Verb,
        payments: &mut Payments,
        out: &mut dyn Sink,
    ) {
        let facts = card.facts();
        if !self.name_is_free(facts) {
            return;
        }
        let play = Action::new(verb).with_card(card);
        for way in self.ways(facts) {
            let build = play.with_usage(Usage::Build(way));
            self.list_way(card, way, build, payments, out);
        }
    }

    /// The ways that are open to a card; the Free City must use a chain that it can pay (SWB-15.6).
    #[inline]
    pub(crate) fn ways(&self, facts: &'static CardFacts) -> Ways {
        let chain = self.has_chain(facts);
        if chain && self.position.is_free_city(self.city) {
            let cost = self.cost(facts, Way::Chain);
            if cost.bank <= self.market.terms.coins {
                return Ways::only(Way::Chain);
            }
        }
        let mut ways = Ways::only(Way::Pay);
        if chain {
            ways.insert(Way::Chain);
        }
        if self.has_free_build() {
            ways.insert(Way::Olympia);
        }
        if self.here().token(Token::FreeStructure) > 0 {
            ways.insert(Way::Token);
        }
        if facts.colour == Colour::Black && self.has_free_black() {
            ways.insert(Way::Caligula);
        }
        ways
    }

    /// The payments of one way, without and with the project; `build` is the action without them.
    #[inline(always)]
    fn list_way(
        &self,
        card: Card,
        way: Way,
        build: Action,
        payments: &mut Payments,
        out: &mut dyn Sink,
    ) {
        let record = self.records_card(card);
        let cost = self.cost(card.facts(), way);
        self.market.ways(&cost, record, payments);
        payments.each(|paid| out.push(build.with_paid(paid)));
        if let Some((join, project)) = self.join(card.facts()) {
            let cost = cost.with_project(project);
            self.market.ways(&cost, record, payments);
            let build = build.with_join(join);
            payments.each(|paid| out.push(build.with_paid(paid)));
        }
    }

    fn stage_offers(&self, verb: Verb, offers: &mut StageOffers) {
        let open = self.open_stages();
        if open.is_empty() {
            return;
        }
        let token = self.here().token(Token::FreeWonderStage) > 0;
        let mut payments = Payments::new();
        for token in [false, true].into_iter().take(1 + usize::from(token)) {
            for stage in open {
                let cost = self.stage_cost(stage, token);
                let record = self.records(Some(stage));
                self.market.ways(&cost, record, &mut payments);
                let build = Action::new(verb)
                    .with_usage(Usage::stage(token))
                    .with_stage(stage);
                for grave in self.graves(stage) {
                    let build = build.with_grave(grave);
                    payments.each(|paid| offers.push(build.with_paid(paid)));
                }
            }
        }
    }

    /// The leaders that can be buried with a stage; none where nobody is buried (SWB-9.23).
    #[inline]
    pub(crate) fn graves(&self, stage: Stage) -> impl Iterator<Item = Option<Leader>> + use<> {
        let own = match self.position.options.leaders && self.buries(stage) {
            true => self.here().recruited(),
            false => LeaderSet::EMPTY,
        };
        let none = own.is_empty().then_some(None);
        none.into_iter().chain(own.iter().map(Some))
    }

    fn buries(&self, stage: Stage) -> bool {
        let mut effects = self.position.stage_facts(self.city, stage).effects.iter();
        effects.any(|effect| matches!(effect, Effect::Bury(_)))
    }

    /// The tiles that can be built, in order.
    #[inline]
    fn tiles(&self) -> ArrayVec<Tile, 3> {
        if !self.position.options.babel_tower {
            return ArrayVec::new();
        }
        let mut tiles: ArrayVec<Tile, 3> = self.here().open_tiles().collect();
        tiles.put_in_order();
        tiles
    }

    /// Lists what can be done with the leaders of a hand (SWL-3.3).
    pub(crate) fn list_leaders(&self, out: &mut dyn Sink) {
        let mut stages = StageOffers::new();
        self.stage_offers(Verb::Leader, &mut stages);
        let tiles = self.tiles();
        for leader in self.here().leader_hand() {
            stages.each(|stage| out.push(stage.with_leader(leader)));
            let play = Action::new(Verb::Leader).with_leader(leader);
            out.push(play.with_usage(Usage::Sell));
            for &tile in &tiles {
                out.push(play.with_usage(Usage::Tower).with_tile(tile));
            }
            if self.can_recruit(leader) {
                out.push(play.with_usage(Usage::Recruit));
            }
        }
    }

    /// Whether a leader can be paid (SWL-3.4).
    pub(crate) fn can_recruit(&self, leader: Leader) -> bool {
        self.position.leader_cost(self.city, leader) <= self.here().coins
    }

    /// Lists what can be built from the discard pile (SWB-9.8, SWB-9.9).
    pub(crate) fn list_digs(&self, pile: CardSet, out: &mut dyn Sink) {
        let mut payments = Payments::new();
        for card in pile.iter().filter(|card| self.name_is_free(card.facts())) {
            let build = Action::new(Verb::Dig).with_card(card);
            self.list_way(card, Way::Olympia, build, &mut payments, out);
        }
    }
}

impl SevenWonders {
    /// The project that a city could take part in now: a token lay on it when the turn began, and
    /// the city has not taken part in this turn (SWP-2.2, SWP-7.1).
    pub(crate) fn open_project(&self, city: CityId) -> Option<Project> {
        let open =
            self.tokens_before > 0 && !self.is_free_city(city) && !self.city[city].joined_now();
        self.project.filter(|_| open)
    }
}
