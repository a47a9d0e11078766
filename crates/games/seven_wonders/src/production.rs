//! What cities produce and what they pay: kept ready, because every decision asks for it.

use crate::{
    action::Mean,
    around::CityId,
    cards::{CardSet, DISCOUNTED_PRICE, PRODUCERS, TRADE_PRICE},
    laws::Laws,
    payments::{Market, MeanSources, Terms},
    perks::{Perks, perks_of},
    pieces::{Class, Colour, Resources, Stage},
    state::SevenWonders,
    tally::{Goods, Tally},
};

impl SevenWonders {
    /// Works out what a city produces. What came into play in this turn does not count before
    /// the next one (SWB-5.5).
    pub(crate) fn refresh(&mut self, city: CityId, laws: &Laws) {
        let here = &self.city[city];
        let mut built = here.built.without(&laws.disabled());
        if self.is_mid_turn() {
            built = built.without(&self.fresh(city));
        }
        let goods = self.production(city, &built, laws);
        let trade = self.perks(city, &built);
        let here = &mut self.city[city];
        here.goods = goods;
        here.trade = trade;
    }

    /// Adds what new structures produce and allow to what is there: the same as working it all out,
    /// as long as no tile changes what cards do.
    pub(crate) fn grow(&mut self, city: CityId) {
        let mut goods = self.city[city].goods;
        let mut trade = self.city[city].trade;
        for card in self.fresh_cards(city) {
            let facts = card.facts();
            match facts.colour {
                Colour::Yellow => goods = goods.plus(&Tally::NONE, facts.own.choices()),
                Colour::Brown | Colour::Grey => goods = goods.plus(&facts.sell, [0; 2]),
                Colour::Blue
                | Colour::Red
                | Colour::Green
                | Colour::Purple
                | Colour::Black
                | Colour::White => {}
            }
            trade = trade.or(perks_of(card));
        }
        self.city[city].goods = goods;
        self.city[city].trade = trade;
    }

    pub(crate) fn refresh_all(&mut self) {
        let laws = Laws::of(self);
        for city in self.all_cities() {
            self.refresh(city, &laws);
        }
    }

    /// The stages that work: those of this turn do not yet.
    pub(crate) fn working_stages(&self, city: CityId) -> impl Iterator<Item = Stage> + '_ {
        let stages = self.city[city].stages().iter();
        let mid_turn = self.is_mid_turn();
        stages.filter(move |stage| !(mid_turn && self.is_fresh_stage(city, *stage)))
    }

    /// What the city itself can use, and what its neighbours can buy (SWB-5.2, SWB-6.2).
    fn production(&self, city: CityId, built: &CardSet, laws: &Laws) -> Goods {
        let here = &self.city[city];
        let mut sell = Tally::NONE;
        let mut alone = [0; 2];
        let mut choose = |own: &Tally| {
            let [raw, made] = own.choices();
            alone = [alone[0] + raw, alone[1] + made];
        };
        if let Some(start) = here.board_facts().start.filter(|_| !here.start_lost()) {
            sell.add(Tally::one_of(Resources::only(start)));
        }
        let endless = laws.endless();
        for card in built.and(&PRODUCERS).iter() {
            let facts = card.facts();
            if facts.colour == Colour::Yellow {
                choose(&facts.own);
            } else if endless.contains(card) {
                sell.add(&facts.sell.endless());
            } else {
                sell.add(&facts.sell);
            }
        }
        self.working_stages(city)
            .for_each(|stage| choose(&self.stage_facts(city, stage).own));
        Goods::new(&sell, alone)
    }

    /// The market of a city: what it has and what its neighbours ask. Coins are those it has now.
    #[inline]
    pub(crate) fn market(&self, city: CityId, laws: &Laws) -> Market {
        let here = &self.city[city];
        let unused = |mean: Mean| !here.used().contains(mean);
        let has = |perk: Perks| here.trade.has(perk);
        let [west, east] = Perks::DOCKS;
        let mut terms = Terms {
            price: prices(here.trade, laws),
            coins: here.coins,
            bilkis: has(Perks::BILKIS) && unused(Mean::Bilkis),
            rebates: has(west.or(east).or(Perks::CASHBACK)),
            ..Terms::default()
        };
        if terms.rebates {
            let dock = |perk, mean| has(perk) && unused(mean);
            terms.docks = [dock(west, Mean::DockWest), dock(east, Mean::DockEast)];
            let cashback = |mean| has(Perks::CASHBACK) && unused(mean);
            terms.cashback = [Mean::FreeLeft, Mean::FreeRight].map(cashback);
        }
        Market::new(
            here.goods.own(),
            self.neighbours(city)
                .map(|city| self.city[city].goods.sell()),
            self.means(city, laws),
            terms,
        )
    }

    /// The unused means that serve one payment of the turn (SWB-5.7).
    #[inline]
    fn means(&self, city: CityId, laws: &Laws) -> MeanSources {
        let lasting = self.has_perk(city, LASTING_MEANS);
        match !laws.has_free_units() && !lasting {
            true => MeanSources::new(),
            false => self.some_means(city, laws),
        }
    }

    #[cold]
    fn some_means(&self, city: CityId, laws: &Laws) -> MeanSources {
        let here = &self.city[city];
        let mut means = MeanSources::new();
        let free = self.free_units();
        free.filter(|(mean, _)| !here.used().contains(*mean))
            .for_each(|unit| means.push(unit));
        if here.trade.has(LASTING_MEANS) {
            let produced = self.produced(city, laws);
            let lacking = Resources::ALL.without(produced);
            for (perk, mean, kinds) in [
                (Perks::WALL, Mean::GreatWall, lacking),
                (Perks::WAREHOUSE, Mean::SecretWarehouse, produced),
                (Perks::BLACK_MARKET, Mean::BlackMarket, lacking),
            ] {
                if here.trade.has(perk) && !here.used().contains(mean) && !kinds.is_empty() {
                    means.push((mean, kinds));
                }
            }
        }
        means
    }

    /// The resources that brown and grey structures and the start resource produce (SWB-9.19,
    /// SWC-6.8, SWC-6.10).
    fn produced(&self, city: CityId, laws: &Laws) -> Resources {
        let here = &self.city[city];
        let colours = CardSet::of_colour(Colour::Brown).or(CardSet::of_colour(Colour::Grey));
        let start = here.board_facts().start.filter(|_| !here.start_lost());
        let mut there = start.map_or(Resources::NONE, Resources::only);
        let mut built = here.built.and(&colours).without(&laws.disabled());
        if self.is_mid_turn() {
            built = built.without(&self.fresh(city));
        }
        for card in built.iter() {
            there = there.or(card.facts().own.resources());
        }
        there
    }
}

/// Powers that give a resource in one payment of a turn (SWB-5.7).
const LASTING_MEANS: Perks = Perks::WALL.or(Perks::WAREHOUSE).or(Perks::BLACK_MARKET);

/// The price of a unit by class, from the left and from the right neighbour (SWB-6.4).
#[inline]
fn prices(trade: Perks, laws: &Laws) -> [[u8; 2]; 2] {
    let base = |class, side| match trade.has(Perks::discount(class, side)) {
        true => DISCOUNTED_PRICE,
        false => TRADE_PRICE,
    };
    let mut prices = [
        [base(Class::Raw, 0), base(Class::Raw, 1)],
        [base(Class::Manufactured, 0), base(Class::Manufactured, 1)],
    ];
    if laws.change_prices() {
        for class in [Class::Raw, Class::Manufactured] {
            let here = &mut prices[class.index()];
            here.iter_mut()
                .for_each(|price| *price = laws.price(class, *price));
        }
    }
    prices
}
