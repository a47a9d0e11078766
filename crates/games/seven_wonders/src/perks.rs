//! Lasting powers of a city, as of the start of the turn: a bit each.
//!
//! What came into play in this turn helps from the next one on (SWB-5.5, SWL-4.2), so the bits are
//! worked out anew only when a turn ends.

use crate::{
    cards::{CARDS, Card, CardSet, Effect, Trigger},
    pieces::{Class, Colour},
    state::SevenWonders,
};

/// The bit of a discount on a class from the left (0) or the right (1) neighbour.
pub(crate) const fn discount_bit(class: Class, side: usize) -> u32 {
    1 << (class as usize * 2 + side)
}

/// Great Wall B4 (SWB-9.19).
pub(crate) const WALL: u32 = 1 << 4;
/// A rebate from the left and from the right neighbour (SWC-6.6).
pub(crate) const DOCKS: [u32; 2] = [1 << 5, 1 << 6];
/// Secret Warehouse (SWC-6.8).
pub(crate) const WAREHOUSE: u32 = 1 << 7;
/// Black Market (SWC-6.9).
pub(crate) const BLACK_MARKET: u32 = 1 << 8;
/// Bilkis (SWL-5.4).
pub(crate) const BILKIS: u32 = 1 << 9;
/// Hatshepsut (SWL-5.5).
pub(crate) const CASHBACK: u32 = 1 << 10;
/// Leaders cost nothing (SWL-3.6).
pub(crate) const FREE_LEADERS: u32 = 1 << 11;
/// One resource less for stages (SWL-5.1).
pub(crate) const CHEAPER_STAGES: u32 = 1 << 12;
/// Stages need no resources (SWC-6.11).
pub(crate) const FREE_STAGES: u32 = 1 << 13;
/// Caligula (SWC-7.6).
pub(crate) const FREE_BLACK: u32 = 1 << 14;
/// Ramses (SWL-5.12).
pub(crate) const FREE_GUILDS: u32 = 1 << 15;
/// One structure an age without cost (SWB-9.5).
pub(crate) const FREE_BUILD: u32 = 1 << 25;

/// One resource less for structures of a colour (SWL-5.1).
pub(crate) const fn cheaper_bit(colour: Colour) -> u32 {
    1 << (16 + colour as u32)
}

/// What an effect adds.
fn bits_of(effect: &Effect, wall: u32) -> u32 {
    match *effect {
        Effect::Discount { class, left, right } => {
            let side = |on: bool, side| if on { discount_bit(class, side) } else { 0 };
            side(left, 0) | side(right, 1)
        }
        Effect::Missing => wall,
        Effect::Rebate { left } => DOCKS[usize::from(!left)],
        Effect::Owned => WAREHOUSE,
        Effect::BankPurchase => BILKIS,
        Effect::Cashback(_) => CASHBACK,
        Effect::FreeLeaders => FREE_LEADERS,
        Effect::Cheaper(Trigger::Build(colour)) => cheaper_bit(colour),
        Effect::Cheaper(_) => CHEAPER_STAGES,
        Effect::FreeStages => FREE_STAGES,
        Effect::FreeColourPerAge(_) => FREE_BLACK,
        Effect::FreeColour(_) => FREE_GUILDS,
        Effect::FreeBuild => FREE_BUILD,
        _ => 0,
    }
}

/// What a structure adds.
#[inline]
pub(crate) fn perks_of(card: Card) -> u32 {
    match TRADERS.contains(card) {
        true => card
            .facts()
            .effects
            .iter()
            .fold(0, |bits, effect| bits | bits_of(effect, BLACK_MARKET)),
        false => 0,
    }
}

impl SevenWonders {
    /// The lasting powers that structures, stages, leaders and the board give.
    pub(crate) fn perks(&self, city: usize, built: &CardSet) -> u32 {
        let here = &self.city[city];
        let mut bits = 0;
        for card in built.and(&TRADERS).iter() {
            bits |= perks_of(card);
        }
        if here.stages() != 0 {
            for stage in self.working_stages(city) {
                let effects = self.stage_facts(city, stage).effects.iter();
                bits |= effects.fold(0, |bits, effect| bits | bits_of(effect, WALL));
            }
        }
        if self.options.leaders {
            let leaders = match self.is_mid_turn() {
                true => here.settled_leaders(),
                false => here.active_leaders(),
            };
            bits |= leaders
                .effects()
                .fold(0, |bits, effect| bits | bits_of(&effect, WALL));
            let free = here.board_facts().leaders.is_some_and(|prices| prices.free);
            if free && !here.start_lost() {
                bits |= FREE_LEADERS; // SWL-7.1, SWL-7.6
            }
        }
        bits
    }

    /// Whether a city has one of these powers.
    #[inline]
    pub(crate) fn has_perk(&self, city: usize, perk: u32) -> bool {
        self.city[city].trade & perk != 0
    }
}

/// Cards with a lasting power.
static TRADERS: CardSet = traders();

const fn traders() -> CardSet {
    let mut set = CardSet::EMPTY;
    let mut card = 0;
    while card < CARDS.len() {
        let mut effect = 0;
        while effect < CARDS[card].effects.len() {
            let lasting = matches!(
                CARDS[card].effects[effect],
                Effect::Discount { .. }
                    | Effect::Missing
                    | Effect::Rebate { .. }
                    | Effect::Owned
                    | Effect::FreeStages
            );
            if lasting {
                set.0[card / 64] |= 1 << (card % 64);
            }
            effect += 1;
        }
        card += 1;
    }
    set
}
