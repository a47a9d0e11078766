//! How many units a set of sources can give, for every set of resources at once.
//!
//! A cost can be paid from some sources if and only if no set of resources asks for more units than
//! the sources that have any of them can give (Hall's condition). So a source, a city and a cost
//! are all described in the same way: a number for each of the 16 sets of raw materials and each of
//! the 8 sets of manufactured goods. Adding sources is adding numbers.

use crate::pieces::{Resource, Resources};

/// Numbers for the 16 sets of raw materials, then for the 8 sets of manufactured goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally(pub(crate) [u8; 24]);

/// How many of the numbers are for raw materials.
pub(crate) const RAW_SETS: usize = 16;
/// And how many for manufactured goods.
pub(crate) const MADE_SETS: usize = 8;

/// One source of each set of resources: asked for at every payment.
static ONE_OF: [Tally; ALL_SETS] = one_of_each();

/// How many sets of resources there are.
const ALL_SETS: usize = 1 << Resource::COUNT;

const fn one_of_each() -> [Tally; ALL_SETS] {
    let mut all = [Tally::NONE; ALL_SETS];
    let mut resources = 0;
    while resources < ALL_SETS {
        let mut set = 0;
        while set < RAW_SETS + MADE_SETS {
            let meets = match set < RAW_SETS {
                true => set & resources & 15 != 0,
                false => (set - RAW_SETS) & (resources >> 4) != 0,
            };
            all[resources].0[set] = meets as u8;
            set += 1;
        }
        resources += 1;
    }
    all
}

/// No cost needs more units: a stage or a structure with a project.
const ENOUGH: u8 = 15;

impl Tally {
    pub(crate) const NONE: Self = Self([0; 24]);

    /// One source that gives a unit of any one of these resources.
    #[inline]
    pub(crate) fn one_of(resources: Resources) -> &'static Self {
        &ONE_OF[resources.number() % ALL_SETS]
    }

    /// A need, by the units of each resource.
    pub(crate) fn of_units(units: impl Fn(Resource) -> u8) -> Self {
        let sum = |set: usize| {
            let set = Resources::from_number(set).iter();
            set.map(&units).sum()
        };
        Self(std::array::from_fn(|place| {
            match place.checked_sub(RAW_SETS) {
                None => sum(place),
                Some(made) => sum(made << 4),
            }
        }))
    }

    #[inline]
    pub(crate) fn add(&mut self, other: &Self) {
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            *a += b;
        }
    }

    /// Both together.
    #[inline]
    pub(crate) fn plus(self, other: &Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.words(), other.words());
        Self::from_words([a + d, b + e, c + f])
    }

    /// The numbers, eight at once: small enough that sums do not run over.
    #[inline]
    fn words(&self) -> [u64; 3] {
        let word = |from: usize| {
            let bytes = self.0[from..].first_chunk();
            u64::from_le_bytes(*bytes.unwrap_or(&[0; 8]))
        };
        [word(0), word(8), word(16)]
    }

    #[inline]
    fn from_words(words: [u64; 3]) -> Self {
        let mut tally = Self::NONE;
        for (numbers, word) in tally.0.chunks_exact_mut(8).zip(words) {
            numbers.copy_from_slice(&word.to_le_bytes());
        }
        tally
    }

    /// As much of everything as anybody could need, where there is any (SWT-6.13).
    pub(crate) fn endless(&self) -> Self {
        Self(self.0.map(|n| if n > 0 { ENOUGH } else { 0 }))
    }

    /// What is missing of a need, set by set.
    #[inline]
    pub(crate) fn missing_from(&self, need: &Self) -> Self {
        let mut missing = Self::NONE;
        for i in 0..24 {
            missing.0[i] = need.0[i].saturating_sub(self.0[i]);
        }
        missing
    }

    /// Whether nothing of a need is missing.
    #[inline]
    pub(crate) fn covers(&self, need: &Self) -> bool {
        let mut lacking = 0;
        for i in 0..24 {
            lacking |= need.0[i].saturating_sub(self.0[i]);
        }
        lacking == 0
    }

    /// Whether there are no units at all.
    #[inline]
    pub(crate) fn is_none(&self) -> bool {
        self.0[RAW_SETS - 1] | self.0[RAW_SETS + MADE_SETS - 1] == 0
    }

    /// The units of raw materials and of manufactured goods that are needed or missing: the largest
    /// number of each class.
    #[inline]
    pub(crate) fn units(&self) -> (u8, u8) {
        (largest(self.raw()), largest(self.made()))
    }

    /// The numbers for sets of raw materials.
    #[inline]
    pub(crate) fn raw(&self) -> &[u8; RAW_SETS] {
        self.0.first_chunk().unwrap_or(&[0; RAW_SETS])
    }

    /// The numbers for sets of manufactured goods.
    #[inline]
    pub(crate) fn made(&self) -> &[u8; MADE_SETS] {
        self.0.last_chunk().unwrap_or(&[0; MADE_SETS])
    }

    /// The resources that are there at all.
    pub(crate) const fn resources(&self) -> Resources {
        let (mut set, mut at) = (Resources::NONE, 0);
        while at < Resource::COUNT {
            if self.of(Resource::ALL[at]) > 0 {
                set = set.with(Resource::ALL[at]);
            }
            at += 1;
        }
        set
    }

    /// Units of any raw material and of any manufactured good.
    #[inline]
    pub(crate) fn choices(&self) -> [u8; 2] {
        [self.0[RAW_SETS - 1], self.0[RAW_SETS + MADE_SETS - 1]]
    }

    /// How many units of a resource.
    pub(crate) const fn of(&self, resource: Resource) -> u8 {
        match resource.index().checked_sub(4) {
            None => self.0[1 << resource.index()],
            Some(made) => self.0[RAW_SETS + (1 << made)],
        }
    }
}

/// The largest number. A plain fold becomes a few instructions for all numbers at once.
#[inline]
fn largest<const N: usize>(numbers: &[u8; N]) -> u8 {
    numbers.iter().fold(0, |most, number| most.max(*number))
}

/// What a city produces: what its neighbours can buy, and how many units of its choice of each class it
/// has for itself alone. No number is above 15: nothing costs more.
///
/// The numbers for sets of resources take half a byte each; a byte has those of two sets, half of all
/// sets apart. The empty sets need no number: the units for the city alone stand there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Goods {
    raw: [u8; RAW_SETS / 2],
    made: [u8; MADE_SETS / 2],
}

/// The lower half of every byte, and every byte once.
const HALVES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const ONCE: u64 = 0x0101_0101_0101_0101;

impl Goods {
    pub(crate) const EMPTY: Self = Self {
        raw: [0; RAW_SETS / 2],
        made: [0; MADE_SETS / 2],
    };

    /// Production from what can be sold, and from units of raw materials and of manufactured goods
    /// that cannot.
    pub(crate) fn new(sell: &Tally, [raw, made]: [u8; 2]) -> Self {
        let mut all = *sell;
        all.0[0] = raw;
        all.0[RAW_SETS] = made;
        let [low, high, other] = all.words();
        let other = at_most_enough(other);
        Self {
            raw: (at_most_enough(low) | at_most_enough(high) << 4).to_le_bytes(),
            made: ((other | other >> 28) as u32).to_le_bytes(),
        }
    }

    /// The same with more of either.
    pub(crate) fn plus(&self, sell: &Tally, [raw, made]: [u8; 2]) -> Self {
        let alone = self.alone();
        Self::new(&self.sell().plus(sell), [alone[0] + raw, alone[1] + made])
    }

    /// Units of raw materials and of manufactured goods for the city alone.
    #[inline]
    fn alone(&self) -> [u8; 2] {
        [self.raw[0] & 15, self.made[0] & 15]
    }

    /// What neighbours can buy (SWB-6.2).
    #[inline]
    pub(crate) fn sell(&self) -> Tally {
        let raw = u64::from_le_bytes(self.raw) & !15;
        let made = u64::from(u32::from_le_bytes(self.made) & !15);
        Tally::from_words([
            raw & HALVES,
            raw >> 4 & HALVES,
            (made | made << 28) & HALVES,
        ])
    }

    /// What the city itself can use (SWB-5.2).
    #[inline]
    pub(crate) fn own(&self) -> Tally {
        let sell = self.sell();
        let raw = u64::from_le_bytes(self.raw) & 15;
        let made = u64::from(u32::from_le_bytes(self.made) & 15);
        if raw | made == 0 {
            return sell;
        }
        let [low, high, other] = sell.words();
        Tally::from_words([
            at_most_enough(low + raw * ONCE) & !0xff,
            at_most_enough(high + raw * ONCE),
            at_most_enough(other + made * ONCE) & !0xff,
        ])
    }
}

/// Numbers below 128, a byte each, capped at [`ENOUGH`].
#[inline]
fn at_most_enough(numbers: u64) -> u64 {
    let above = (numbers + u64::from(127 - ENOUGH) * ONCE) >> 7 & ONCE;
    (numbers | (above * u64::from(ENOUGH))) & HALVES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::{BOARDS, CARDS},
        pieces::Colour,
    };

    const WOOD_OR_GLASS: Resources = Resources::of(&[Resource::Wood, Resource::Glass]);
    const THREE: Resources = Resources::of(&[Resource::Stone, Resource::Clay, Resource::Textile]);

    #[test]
    fn a_choice_is_one_unit_however_many_of_its_kinds_are_asked_for() {
        let wood_or_glass = Tally::one_of(WOOD_OR_GLASS);
        assert_eq!(wood_or_glass.0[0b0001], 1);
        assert_eq!(wood_or_glass.0[0b1111], 1);
        assert_eq!(wood_or_glass.0[0b1110], 0);
        assert_eq!(wood_or_glass.resources(), WOOD_OR_GLASS);
        assert_eq!(
            (
                wood_or_glass.of(Resource::Wood),
                wood_or_glass.of(Resource::Stone),
                wood_or_glass.of(Resource::Glass)
            ),
            (1, 0, 1)
        );
    }

    #[test]
    fn packing_keeps_what_matters() {
        let one = Tally::one_of(THREE);
        let goods = Goods::new(one, [0, 0]);
        assert_eq!((goods.sell(), goods.own()), (*one, *one));
        let mut many = *one;
        (0..20).for_each(|_| many.add(one));
        assert_eq!(Goods::new(&many, [0, 0]).sell(), one.endless());
    }

    #[test]
    fn units_of_choice_are_for_the_city_alone() {
        let one = Tally::one_of(THREE);
        let goods = Goods::new(one, [2, 1]);
        let raw = Tally::one_of(Resources::RAW);
        let own = one.plus(raw).plus(raw).plus(Tally::one_of(Resources::MADE));
        assert_eq!((goods.sell(), goods.own()), (*one, own));
        assert_eq!(Goods::new(one, [1, 0]).plus(&Tally::NONE, [1, 1]), goods);
        assert_eq!(Goods::new(&Tally::NONE, [2, 1]).plus(one, [0, 0]), goods);
        let endless = Goods::new(&one.endless(), [2, 1]).own();
        assert_eq!(
            (endless.of(Resource::Stone), endless.of(Resource::Wood)),
            (ENOUGH, 2)
        );
    }

    #[test]
    fn a_need_is_the_sum_of_its_units() {
        for card in &CARDS {
            let need = Tally::of_units(|resource| card.need.of(resource));
            assert_eq!(need, card.need);
        }
    }

    /// What a city has for itself alone is a choice among a whole class (SWB-5.2).
    #[test]
    fn swb_5_2_everything_else_can_be_sold() {
        let stages = BOARDS.iter().flat_map(|board| board.stages);
        let alone = stages.map(|stage| stage.own);
        let kept = CARDS.iter().filter(|card| card.sell != card.own);
        for card in kept.clone() {
            assert_eq!((card.sell, card.colour), (Tally::NONE, Colour::Yellow));
        }
        for own in alone.chain(kept.map(|card| card.own)) {
            let [raw, made] = own.choices();
            let whole = Goods::new(&Tally::NONE, [raw, made]).own();
            assert_eq!(whole, own);
        }
    }
}
