//! What the active tower tiles change for everybody (section SWT-6).

use arrayvec::ArrayVec;

use crate::{
    action::Mean,
    cards::{CardFacts, CardSet, TILES, TileEffect, Trigger},
    ids::{Class, Colour},
    state::SevenWonders,
    tally::Tally,
};

const COLOURS: usize = Colour::ALL.len();

/// The rules of this turn, as far as tower tiles change them.
#[derive(Clone, Debug)]
pub(crate) struct Laws {
    tax: [u8; COLOURS],
    pub(crate) chain_tax: u8,
    pub(crate) stage_tax: u8,
    bonus: [u8; COLOURS],
    pub(crate) chain_bonus: u8,
    /// Colours whose cost loses its resources, and colours that are paid in coins; a bit each.
    no_resources: u16,
    coins_only: u16,
    pub(crate) stages_need_no_resources: bool,
    pub(crate) neighbour_chains: bool,
    price: [i8; 2],
    /// The bits of means that give a free unit, each with its resources (SWT-6.17).
    pub(crate) free_units: ArrayVec<(u16, u8), 3>,
    /// Cards that do nothing, and cards that never run out.
    pub(crate) disabled: CardSet,
    pub(crate) endless: CardSet,
    victories: [u8; 3],
    pub(crate) defeats: u8,
}

impl Laws {
    /// The laws without any tile.
    const PLAIN: Self = Self {
        tax: [0; COLOURS],
        chain_tax: 0,
        stage_tax: 0,
        bonus: [0; COLOURS],
        chain_bonus: 0,
        no_resources: 0,
        coins_only: 0,
        stages_need_no_resources: false,
        neighbour_chains: false,
        price: [0; 2],
        free_units: ArrayVec::new_const(),
        disabled: CardSet::EMPTY,
        endless: CardSet::EMPTY,
        victories: [0, 1, 2],
        defeats: 1,
    };

    /// The laws of a turn: the set of active tiles is constant during it (SWT-5.2).
    pub(crate) fn of(position: &SevenWonders) -> Self {
        let mut laws = Self::PLAIN;
        if position.tower[0] != 0 {
            let active = position.active_tiles();
            active.for_each(|tile| laws.add(tile, position.age));
        }
        laws
    }

    fn add(&mut self, tile: u8, age: u8) {
        match TILES[usize::from(tile) - 1] {
            TileEffect::Tax(Trigger::Build(colour)) => self.tax[colour.index()] += age,
            TileEffect::Tax(Trigger::Chain) => self.chain_tax += age,
            TileEffect::Tax(Trigger::Stage) => self.stage_tax += age,
            TileEffect::Bonus(Trigger::Build(colour), coins) => {
                self.bonus[colour.index()] += coins.unwrap_or(age);
            }
            TileEffect::Bonus(_, coins) => self.chain_bonus += coins.unwrap_or(age),
            TileEffect::NoResources(Trigger::Build(colour)) => self.no_resources |= bit(colour),
            TileEffect::NoResources(_) => self.stages_need_no_resources = true,
            TileEffect::CoinsForResources(Trigger::Build(colour)) => self.coins_only |= bit(colour),
            TileEffect::CoinsForResources(_) => {}
            TileEffect::NeighbourChains => self.neighbour_chains = true,
            TileEffect::Disabled(cards) => self.disabled = self.disabled.or(&cards),
            TileEffect::Endless(cards) => self.endless = self.endless.or(&cards),
            TileEffect::Price(class, change) => self.price[class.index()] += change,
            TileEffect::FreeUnit(unit) => {
                let mean = match tile {
                    17 => Mean::Tile17,
                    18 => Mean::Tile18,
                    _ => Mean::Tile21,
                };
                self.free_units.push((mean.bit(), unit.resources()));
            }
            TileEffect::SmallerVictories(map) => {
                // The map speaks of values; tokens are kept by kind: 0 none, 1 a one, 2 a three.
                self.victories =
                    map.map(|value| [u8::MAX, 0, 0, 1, 1, 2][usize::from(value.min(5))]);
            }
            TileEffect::MoreDefeats(factor) => self.defeats = factor,
        }
    }

    /// The tax on building a structure (SWT-6.1, SWT-6.3).
    #[inline]
    pub(crate) fn tax(&self, colour: Colour) -> u8 {
        self.tax[colour.index()]
    }

    /// What building a structure brings (SWT-6.5).
    #[inline]
    pub(crate) fn bonus(&self, colour: Colour) -> u8 {
        self.bonus[colour.index()]
    }

    /// The resources and the coins that a card costs now (SWT-6.4, SWT-6.7). A leader can make it
    /// cheaper by a resource, or by a coin where coins stand for resources (SWL-12.6).
    #[inline]
    pub(crate) fn cost(&self, card: &'static CardFacts, cheaper: bool) -> (&'static Tally, u8) {
        if self.no_resources & bit(card.colour) != 0 {
            (&Tally::NONE, card.coins)
        } else if self.coins_only & bit(card.colour) != 0 {
            let units = card.units.saturating_sub(u8::from(cheaper));
            (&Tally::NONE, card.coins + units)
        } else {
            (&card.need, card.coins)
        }
    }

    /// The price of a unit: never below 0 (SWB-6.5, SWT-6.9).
    #[inline]
    pub(crate) fn price(&self, class: Class, base: u8) -> u8 {
        base.saturating_add_signed(self.price[class.index()])
    }

    /// The victory token that is taken instead of one of this kind, if any (SWT-6.19).
    pub(crate) fn victory(&self, kind: usize) -> Option<usize> {
        let taken = self.victories[kind];
        (taken != u8::MAX).then_some(taken.into())
    }
}

fn bit(colour: Colour) -> u16 {
    1 << colour.index()
}
