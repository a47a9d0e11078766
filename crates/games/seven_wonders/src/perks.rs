//! Lasting powers of a city, as of the start of the turn.
//!
//! What came into play in this turn helps from the next one on (SWB-5.5, SWL-4.2), so powers are
//! worked out again only when a turn ends.

use crate::{
    around::CityId,
    cards::{CARDS, Card, CardSet, Effect, Trigger},
    leaders::effects_of,
    pieces::{Class, Colour},
    state::SevenWonders,
};

/// A set of lasting powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Perks(u32);

impl Perks {
    pub(crate) const NONE: Self = Self(0);
    /// Great Wall B4 (SWB-9.19).
    pub(crate) const WALL: Self = Self(1 << 4);
    /// A rebate from the left and from the right neighbour (SWC-6.6).
    pub(crate) const DOCKS: [Self; 2] = [Self(1 << 5), Self(1 << 6)];
    /// Secret Warehouse (SWC-6.8).
    pub(crate) const WAREHOUSE: Self = Self(1 << 7);
    /// Black Market (SWC-6.9).
    pub(crate) const BLACK_MARKET: Self = Self(1 << 8);
    /// Bilkis (SWL-5.4).
    pub(crate) const BILKIS: Self = Self(1 << 9);
    /// Hatshepsut (SWL-5.5).
    pub(crate) const CASHBACK: Self = Self(1 << 10);
    /// Leaders cost nothing (SWL-3.6).
    pub(crate) const FREE_LEADERS: Self = Self(1 << 11);
    /// One resource less for stages (SWL-5.1).
    pub(crate) const CHEAPER_STAGES: Self = Self(1 << 12);
    /// Stages need no resources (SWC-6.11).
    pub(crate) const FREE_STAGES: Self = Self(1 << 13);
    /// Caligula (SWC-7.6).
    pub(crate) const FREE_BLACK: Self = Self(1 << 14);
    /// Ramses (SWL-5.12).
    pub(crate) const FREE_GUILDS: Self = Self(1 << 15);
    /// One structure an age without cost (SWB-9.5).
    pub(crate) const FREE_BUILD: Self = Self(1 << 25);

    /// A discount on a class of resources from the left (0) or the right (1) neighbour (SWB-6.4).
    pub(crate) const fn discount(class: Class, side: usize) -> Self {
        Self(1 << (class as usize * 2 + side))
    }

    /// One resource less for structures of a colour (SWL-5.1).
    pub(crate) const fn cheaper(colour: Colour) -> Self {
        Self(1 << (16 + colour as u32))
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether any of some powers is among these.
    #[inline]
    pub(crate) const fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    /// What an effect adds; `missing` is what a resource that the city does not produce comes from.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "`at_once` names every effect"
    )]
    fn of(effect: &Effect, missing: Self) -> Self {
        match *effect {
            Effect::Discount { class, left, right } => {
                let side = |on: bool, side| match on {
                    true => Self::discount(class, side),
                    false => Self::NONE,
                };
                side(left, 0).or(side(right, 1))
            }
            Effect::Missing => missing,
            Effect::Rebate { left } => Self::DOCKS[usize::from(!left)],
            Effect::Owned => Self::WAREHOUSE,
            Effect::BankPurchase => Self::BILKIS,
            Effect::Cashback(_) => Self::CASHBACK,
            Effect::FreeLeaders => Self::FREE_LEADERS,
            Effect::Cheaper(Trigger::Build(colour)) => Self::cheaper(colour),
            Effect::Cheaper(_) => Self::CHEAPER_STAGES,
            Effect::FreeStages => Self::FREE_STAGES,
            Effect::FreeColourPerAge(_) => Self::FREE_BLACK,
            Effect::FreeColour(_) => Self::FREE_GUILDS,
            Effect::FreeBuild => Self::FREE_BUILD,
            _ => Self::NONE,
        }
    }

    /// What all of some effects add.
    fn of_all(effects: impl Iterator<Item = Effect>, missing: Self) -> Self {
        effects.fold(Self::NONE, |all, effect| all.or(Self::of(&effect, missing)))
    }
}

/// What a structure adds.
#[inline]
pub(crate) fn perks_of(card: Card) -> Perks {
    match TRADERS.contains(card) {
        true => Perks::of_all(card.facts().effects.iter().copied(), Perks::BLACK_MARKET),
        false => Perks::NONE,
    }
}

impl SevenWonders {
    /// The lasting powers that structures, stages, leaders and the board give.
    pub(crate) fn perks(&self, city: CityId, built: &CardSet) -> Perks {
        let here = &self.city[city];
        let mut perks = Perks::NONE;
        for card in built.and(&TRADERS).iter() {
            perks = perks.or(perks_of(card));
        }
        for stage in self.working_stages(city) {
            let effects = self.stage_facts(city, stage).effects.iter().copied();
            perks = perks.or(Perks::of_all(effects, Perks::WALL));
        }
        if self.options.leaders {
            let leaders = match self.is_mid_turn() {
                true => here.settled_leaders(),
                false => here.active_leaders(),
            };
            perks = perks.or(Perks::of_all(effects_of(leaders), Perks::WALL));
            let free = here.board_facts().leaders.is_some_and(|prices| prices.free);
            if free && !here.start_lost() {
                perks = perks.or(Perks::FREE_LEADERS); // SWL-7.1, SWL-7.6
            }
        }
        perks
    }

    /// Whether a city has one of these powers.
    #[inline]
    pub(crate) fn has_perk(&self, city: CityId, any: Perks) -> bool {
        self.city[city].trade.has(any)
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
