//! What the active tower tiles change for everybody (section SWT-6).

use crate::{
    action::{Mean, Tile},
    babel::TileSet,
    cards::{CardFacts, CardSet, TILES, TileEffect, Trigger},
    pieces::{Class, Colour, Resources},
    state::SevenWonders,
    tally::Tally,
    time::Age,
};

/// The tiles whose effect has this shape.
macro_rules! tiles {
    ($shape:pat $(if $guard:expr)?) => {{
        let (mut set, mut tile) = (TileSet::NONE, 0);
        while tile < TILES.len() {
            if matches!(TILES[tile], $shape $(if $guard)?) {
                set = set.with_place(tile);
            }
            tile += 1;
        }
        set
    }};
}

/// The same for each colour.
macro_rules! tiles_by_colour {
    ($colour:ident, $shape:pat) => {{
        let mut sets = [TileSet::NONE; Colour::COUNT];
        let mut of = 0;
        while of < Colour::COUNT {
            sets[of] = tiles!($shape if $colour as usize == of);
            of += 1;
        }
        sets
    }};
}

static TAX: [TileSet; Colour::COUNT] =
    tiles_by_colour!(colour, TileEffect::Tax(Trigger::Build(colour)));
static BONUS: [TileSet; Colour::COUNT] =
    tiles_by_colour!(colour, TileEffect::Bonus(Trigger::Build(colour), _));
static NO_RESOURCES: [TileSet; Colour::COUNT] =
    tiles_by_colour!(colour, TileEffect::NoResources(Trigger::Build(colour)));
static COINS_ONLY: [TileSet; Colour::COUNT] = tiles_by_colour!(
    colour,
    TileEffect::CoinsForResources(Trigger::Build(colour))
);
static CHAIN_TAX: TileSet = tiles!(TileEffect::Tax(Trigger::Chain));
static STAGE_TAX: TileSet = tiles!(TileEffect::Tax(Trigger::Stage));
static CHAIN_BONUS: TileSet = tiles!(TileEffect::Bonus(Trigger::Chain, _));
static FREE_STAGES: TileSet = tiles!(TileEffect::NoResources(Trigger::Stage));
static NEIGHBOUR_CHAINS: TileSet = tiles!(TileEffect::NeighbourChains);
static DISABLED: TileSet = tiles!(TileEffect::Disabled(_));
static ENDLESS: TileSet = tiles!(TileEffect::Endless(_));
static FREE_UNITS: TileSet = tiles!(TileEffect::FreeUnit(_));
static VICTORIES: TileSet = tiles!(TileEffect::SmallerVictories(_));
static DEFEATS: TileSet = tiles!(TileEffect::MoreDefeats(_));
static PRICES: [TileSet; 2] = [
    tiles!(TileEffect::Price(Class::Raw, _)),
    tiles!(TileEffect::Price(Class::Manufactured, _)),
];

/// The means that tiles provide, each with the resources it gives.
static UNITS: [(Mean, Resources); 3] = [
    (Mean::Tile17, unit_of(17)),
    (Mean::Tile18, unit_of(18)),
    (Mean::Tile21, unit_of(21)),
];

/// The resources of which a tile gives one.
const fn unit_of(number: usize) -> Resources {
    let TileEffect::FreeUnit(unit) = &TILES[number - 1] else {
        panic!("these tiles give a free unit")
    };
    unit.resources()
}

/// The rules of this turn, as far as tower tiles change them: the set of active tiles is constant
/// during it (SWT-5.2).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laws {
    active: TileSet,
    age: Age,
}

impl Laws {
    /// The laws of a turn.
    #[inline]
    pub(crate) fn of(position: &SevenWonders) -> Self {
        Self {
            active: match position.tower.is_empty() {
                true => TileSet::NONE,
                false => position.tower.top_set(position.tower_slots()),
            },
            age: position.age,
        }
    }

    #[inline]
    fn has(self, tiles: TileSet) -> bool {
        self.active.meets(tiles)
    }

    /// The effects of the active tiles among these.
    fn effects(self, of: TileSet) -> impl Iterator<Item = &'static TileEffect> {
        let tiles = self.active.and(of).iter();
        tiles.filter_map(|tile| TILES.get(usize::from(tile.number()) - 1))
    }

    /// For each active tile among these, as many coins as the number of the age.
    #[inline]
    fn coins_for(self, tiles: TileSet) -> u8 {
        match self.has(tiles) {
            true => self.age.number() * self.active.and(tiles).len(),
            false => 0,
        }
    }

    /// The tax on building a structure (SWT-6.1, SWT-6.3).
    #[inline]
    pub(crate) fn tax(&self, colour: Colour) -> u8 {
        self.coins_for(TAX[colour.index()])
    }

    /// The tax on building through a chain (SWT-6.1).
    #[inline]
    pub(crate) fn chain_tax(&self) -> u8 {
        self.coins_for(CHAIN_TAX)
    }

    /// The tax on building a stage (SWT-6.1).
    #[inline]
    pub(crate) fn stage_tax(&self) -> u8 {
        self.coins_for(STAGE_TAX)
    }

    /// What building a structure brings (SWT-6.5).
    #[inline]
    pub(crate) fn bonus(&self, colour: Colour) -> u8 {
        self.bonus_of(BONUS[colour.index()])
    }

    /// What building through a chain brings (SWT-6.5).
    #[inline]
    pub(crate) fn chain_bonus(&self) -> u8 {
        self.bonus_of(CHAIN_BONUS)
    }

    #[inline]
    fn bonus_of(self, tiles: TileSet) -> u8 {
        if !self.has(tiles) {
            return 0;
        }
        let coins = self.effects(tiles).map(|effect| {
            if let TileEffect::Bonus(_, Some(coins)) = effect {
                *coins
            } else {
                self.age.number()
            }
        });
        coins.sum()
    }

    /// Whether stages need no resources (SWT-6.4).
    #[inline]
    pub(crate) fn stages_need_no_resources(&self) -> bool {
        self.has(FREE_STAGES)
    }

    /// Whether chains of neighbours lead on (SWT-6.6).
    #[inline]
    pub(crate) fn neighbour_chains(&self) -> bool {
        self.has(NEIGHBOUR_CHAINS)
    }

    /// The resources and the coins that a card costs now (SWT-6.4, SWT-6.7). A leader can make it
    /// cheaper by a resource, or by a coin where coins stand for resources (SWL-12.6).
    #[inline]
    pub(crate) fn cost(&self, card: &'static CardFacts, cheaper: bool) -> (&'static Tally, u8) {
        if self.has(NO_RESOURCES[card.colour.index()]) {
            (&Tally::NONE, card.coins)
        } else if self.has(COINS_ONLY[card.colour.index()]) {
            let units = card.units.saturating_sub(u8::from(cheaper));
            (&Tally::NONE, card.coins + units)
        } else {
            (&card.need, card.coins)
        }
    }

    /// Whether any price is changed.
    #[inline]
    pub(crate) fn change_prices(&self) -> bool {
        self.has(PRICES[0].or(PRICES[1]))
    }

    /// The price of a unit: never below 0 (SWB-6.5, SWT-6.9).
    #[cold]
    pub(crate) fn price(&self, class: Class, base: u8) -> u8 {
        let changes = self.effects(PRICES[class.index()]);
        let change = changes.map(|effect| {
            if let TileEffect::Price(_, change) = effect {
                *change
            } else {
                0
            }
        });
        base.saturating_add_signed(change.sum())
    }

    /// Whether any tile gives a free unit.
    #[inline]
    pub(crate) fn has_free_units(&self) -> bool {
        self.has(FREE_UNITS)
    }

    /// Whether cards produce and allow what is printed on them.
    #[inline]
    pub(crate) fn leave_cards_alone(&self) -> bool {
        !self.has(DISABLED.or(ENDLESS))
    }

    /// Whether cards produce and allow the same as under other laws.
    #[inline]
    pub(crate) fn treat_cards_as(&self, other: &Self) -> bool {
        let cards = DISABLED.or(ENDLESS);
        self.active.and(cards) == other.active.and(cards)
    }

    /// Cards that do nothing (SWT-6.11, SWT-6.12).
    #[inline]
    pub(crate) fn disabled(&self) -> CardSet {
        self.cards(DISABLED)
    }

    /// Cards that never run out (SWT-6.13).
    #[inline]
    pub(crate) fn endless(&self) -> CardSet {
        self.cards(ENDLESS)
    }

    #[inline]
    fn cards(self, tiles: TileSet) -> CardSet {
        if !self.has(tiles) {
            return CardSet::EMPTY;
        }
        let effects = self.effects(tiles);
        effects.fold(CardSet::EMPTY, |set, effect| {
            if let TileEffect::Disabled(cards) | TileEffect::Endless(cards) = effect {
                set.or(cards)
            } else {
                set
            }
        })
    }

    /// The victory token that is taken instead of one of this kind, if any (SWT-6.19).
    pub(crate) fn victory(&self, kind: usize) -> Option<usize> {
        let Some(TileEffect::SmallerVictories(map)) = self.effects(VICTORIES).next() else {
            return Some(kind);
        };
        // The map holds values; tokens are kept by kind: 0 a one, 1 a three, 2 a five.
        match map[kind] {
            0 => None,
            1 | 2 => Some(0),
            3 | 4 => Some(1),
            _ => Some(2),
        }
    }

    /// How many defeat tokens are taken instead of one (SWT-6.22).
    pub(crate) fn defeats(&self) -> u8 {
        if let Some(TileEffect::MoreDefeats(factor)) = self.effects(DEFEATS).next() {
            *factor
        } else {
            1
        }
    }
}

impl SevenWonders {
    /// The means that give a free unit, each with its resources, in the order in which the tiles were
    /// placed (SWT-6.17).
    pub(crate) fn free_units(&self) -> impl Iterator<Item = (Mean, Resources)> + use<> {
        let unit = |tile: Tile| match tile.number() {
            17 => Some(UNITS[0]),
            18 => Some(UNITS[1]),
            21 => Some(UNITS[2]),
            _ => None,
        };
        self.active_tiles().filter_map(unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swt_6_17_the_tiles_with_a_free_unit_are_known_as_means() {
        let mut numbers = FREE_UNITS.iter().map(Tile::number);
        assert!(numbers.by_ref().eq([17, 18, 21]), "SWT-6.17");
    }
}
