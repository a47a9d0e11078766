//! What cities produce and what they pay: kept ready, because every decision asks for it.

use crate::{
    action::Mean,
    cards::{CARDS, CardSet, DISCOUNTED_PRICE, Effect, PRODUCERS, TRADE_PRICE},
    ids::{Class, Colour},
    laws::Laws,
    payments::Market,
    state::{MAX_STAGES, SevenWonders},
    tally::{Packed, Tally},
};

/// The bit of a discount on a class from the left (0) or the right (1) neighbour.
const fn discount_bit(class: Class, side: usize) -> u8 {
    1 << (class as usize * 2 + side)
}

/// The city has the power of SWB-9.19.
const WALL: u8 = 1 << 4;

impl SevenWonders {
    /// Works out anew what a city produces. What came into play in this turn does not count before
    /// the next one (SWB-5.5).
    pub(crate) fn refresh(&mut self, city: usize, laws: &Laws) {
        let here = &self.city[city];
        let mut built = here.built.without(&laws.disabled);
        if self.is_mid_turn() {
            built = built.without(&here.fresh());
        }
        let (own, sell) = self.production(city, &built, laws);
        let trade = self.trade_bits(city, &built);
        let here = &mut self.city[city];
        here.own = Packed::new(&own);
        here.sell = Packed::new(&sell);
        here.trade = trade;
    }

    pub(crate) fn refresh_all(&mut self) {
        let laws = Laws::of(self);
        (0..self.cities()).for_each(|city| self.refresh(city, &laws));
    }

    /// The stages that work: those of this turn do not yet.
    fn working_stages(&self, city: usize) -> impl Iterator<Item = usize> + '_ {
        let turn = Self::moment_of(self.age, usize::from(self.turn - 1)) as u8;
        let here = &self.city[city];
        (0..MAX_STAGES).filter(move |&stage| {
            here.stages >> stage & 1 == 1 && !(self.is_mid_turn() && here.under[stage] > turn)
        })
    }

    /// What the city itself can use, and what its neighbours can buy (SWB-5.2, SWB-6.2).
    fn production(&self, city: usize, built: &CardSet, laws: &Laws) -> (Tally, Tally) {
        let here = &self.city[city];
        let mut own = Tally::NONE;
        let mut sell = Tally::NONE;
        if let Some(start) = here.board().facts().start.filter(|_| !here.start_lost()) {
            let unit = Tally::one_of(1 << start.index());
            own.add(&unit);
            sell.add(&unit);
        }
        for card in built.and(&PRODUCERS).iter() {
            let facts = card.facts();
            if laws.endless.contains(card) {
                own.add(&facts.own.endless());
                sell.add(&facts.sell.endless());
            } else {
                own.add(&facts.own);
                sell.add(&facts.sell);
            }
        }
        if here.stages != 0 {
            self.working_stages(city)
                .for_each(|stage| own.add(&self.stage_facts(city, stage).own));
        }
        (own, sell)
    }

    fn trade_bits(&self, city: usize, built: &CardSet) -> u8 {
        let mut bits = 0;
        let mut apply = |effect: &Effect| match *effect {
            Effect::Discount { class, left, right } => {
                bits |= if left { discount_bit(class, 0) } else { 0 };
                bits |= if right { discount_bit(class, 1) } else { 0 };
            }
            Effect::Missing => bits |= WALL,
            _ => {}
        };
        for card in built.and(&TRADERS).iter() {
            card.facts().effects.iter().for_each(&mut apply);
        }
        if self.city[city].stages != 0 {
            for stage in self.working_stages(city) {
                self.stage_facts(city, stage)
                    .effects
                    .iter()
                    .for_each(&mut apply);
            }
        }
        bits
    }

    /// The market of a city: what it has and what its neighbours ask. Coins are those it has now.
    pub(crate) fn market(&self, city: usize, laws: &Laws) -> Market {
        let here = &self.city[city];
        let unused = |(bit, _): &&(u8, Tally)| here.used & bit == 0;
        let mut market = Market {
            own: here.own.open(),
            left: self.city[self.left(city)].sell.open(),
            right: self.city[self.right(city)].sell.open(),
            price: prices(here.trade, laws),
            coins: here.coins,
            means: laws.free_units.iter().filter(unused).copied().collect(),
        };
        let wall = 1 << Mean::GreatWall.index();
        if here.trade & WALL != 0 && here.used & wall == 0 {
            market
                .means
                .push((wall, Tally::one_of(self.missing(city, laws))));
        }
        market
    }

    /// The resources that no brown or grey structure and no start resource produces (SWB-9.19).
    fn missing(&self, city: usize, laws: &Laws) -> u8 {
        let here = &self.city[city];
        let colours = CardSet::of_colour(Colour::Brown).or(CardSet::of_colour(Colour::Grey));
        let start = here.board().facts().start.filter(|_| !here.start_lost());
        let mut there = start.map_or(0, |resource| 1 << resource.index());
        for card in here.built.and(&colours).without(&laws.disabled).iter() {
            there |= CARDS[card.index()].own.resources();
        }
        !there & 0x7f
    }
}

/// The price of a unit by class, from the left and from the right neighbour (SWB-6.4).
fn prices(trade: u8, laws: &Laws) -> [[u8; 2]; 2] {
    [Class::Raw, Class::Manufactured].map(|class| {
        [0, 1].map(|side| {
            let discount = trade & discount_bit(class, side) != 0;
            laws.price(
                class,
                if discount {
                    DISCOUNTED_PRICE
                } else {
                    TRADE_PRICE
                },
            )
        })
    })
}

/// Cards with a discount.
static TRADERS: CardSet = traders();

const fn traders() -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut card = 0;
    while card < CARDS.len() {
        if let [Effect::Discount { .. }, ..] = CARDS[card].effects {
            set.0[card / 64] |= 1 << (card % 64);
        }
        card += 1;
    }
    set
}
