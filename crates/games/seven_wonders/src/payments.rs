//! Every irredundant way to pay (section SWB-6).
//!
//! Which units are bought does not matter to anybody, only how many coins each neighbour gets: a
//! payment is a pair of sums. A resource of the bank (SWL-5.4) is a purchase like any other, and the
//! symbol that a leader drops from a cost (SWL-5.1) is one more source of the city. All sets of
//! purchases without a superfluous unit have the same size (the city's sources form a matroid), and
//! within a class of resources all units cost the same from the same neighbour, so the question is
//! only how many units of each class may come from the left. Hall's condition answers it set by set
//! of resources, see `tally`.

use arrayvec::ArrayVec;
use ziggurat_engine::InOrder;

use crate::{
    action::{Mean, Means, Paid},
    costs::Cost,
    pieces::{Resource, Resources},
    roomy::Roomy,
    tally::Tally,
};

/// Ways to pay, cheapest first, then with less to the left neighbour (SWB-6.9). There is room for more
/// than anybody has seen; should there ever be more, the list grows.
pub(crate) type Payments = Roomy<Paid, 96>;

/// The means that give a unit; the others say how something is paid.
fn sources() -> Means {
    Means::from_bits((1 << Mean::Bilkis as u16) - 1)
}

/// Means, each with the resources that it can give. There are no more than six.
pub(crate) type MeanSources = ArrayVec<(Mean, Resources), 6>;

/// What a city has to pay with.
#[derive(Clone, Debug)]
pub(crate) struct Market {
    /// What the city's sources give.
    own: Tally,
    /// What the neighbours sell.
    left: Tally,
    right: Tally,
    /// The city's sources with all means that give units of one class.
    with_means: Tally,
    /// These and what both neighbours sell: no cost beyond it can be paid.
    most: Tally,
    /// Whether some of the means can give units of either class.
    either: bool,
    /// The unused means that serve one payment of the turn (SWB-5.7).
    means: MeanSources,
    pub(crate) terms: Terms,
}

/// Coins and prices, and what changes them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Terms {
    /// Price of a unit by class and side.
    pub(crate) price: [[u8; 2]; 2],
    pub(crate) coins: u16,
    /// Whether the bank still sells a resource (SWL-5.4).
    pub(crate) bilkis: bool,
    /// Whether a unit from the left and from the right still costs a coin less (SWC-6.6).
    pub(crate) docks: [bool; 2],
    /// Whether a purchase from the left and from the right still brings a coin (SWL-5.5).
    pub(crate) cashback: [bool; 2],
    /// Whether any of `docks` and `cashback` holds: rarely, so that prices are asked for less often.
    pub(crate) rebates: bool,
}

/// Why something cannot be paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unpayable {
    /// Nobody can deliver these resources: how many units of each are missing.
    Resources(Vec<(Resource, u8)>),
    /// There are too few coins; this many are needed at least.
    Coins(u16),
}

/// How much is missing and who could deliver it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gap {
    missing: Tally,
    raw: u8,
    made: u8,
}

impl Gap {
    #[inline]
    fn of(missing: Tally) -> Self {
        let (raw, made) = missing.units();
        Self { missing, raw, made }
    }

    fn units(&self) -> u8 {
        self.raw + self.made
    }
}

/// What the same sources can leave missing. Five of them at most give units of either class: what a
/// leader drops, the bank, and three means that are not tiles.
type Gaps = ArrayVec<Tally, 32>;

impl Market {
    /// A market of these sources.
    #[inline]
    pub(crate) fn new(
        own: Tally,
        [left, right]: [Tally; 2],
        means: MeanSources,
        terms: Terms,
    ) -> Self {
        let (with_means, either) = match means.is_empty() {
            true => (own, false),
            false => add_means(own, &means),
        };
        Self {
            own,
            left,
            right,
            with_means,
            most: with_means.plus(&left).plus(&right),
            either,
            means,
            terms,
        }
    }

    /// Lists the ways to pay a cost. With `record` the means used are part of a payment, because they
    /// can be missed later in the turn.
    #[inline]
    pub(crate) fn ways(&self, cost: &Cost, record: bool, out: &mut Payments) {
        out.clear();
        if cost.bank > self.terms.coins {
            return;
        }
        if cost.is_without_resources() {
            out.push(Paid::NOTHING);
            return;
        }
        match cost.project {
            None => self.ways_for(cost.need, cost, record, out),
            Some(project) => self.ways_for(&cost.need.plus(project), cost, record, out),
        }
    }

    /// The same for all resources of a cost together.
    fn ways_for(&self, need: &Tally, cost: &Cost, record: bool, out: &mut Payments) {
        let choice = match record {
            true => !self.means.is_empty(),
            false => self.either,
        };
        if choice || !cost.spare.is_empty() || self.terms.bilkis {
            self.ways_with_choice(need, cost, record, out);
        } else if self.most.covers(need) {
            let gap = Gap::of(self.with_means.missing_from(need));
            if gap.units() == 0 {
                out.push(Paid::NOTHING); // whatever else would be used is superfluous (SWB-6.8)
            } else if !self.is_too_dear(&gap, cost.bank) {
                self.split(&gap, cost.bank, Paid::NOTHING, record, out);
            }
        }
        if out.len() > 1 {
            out.sort();
        }
    }

    /// The same where it has to be chosen what the means are used for.
    fn ways_with_choice(&self, need: &Tally, cost: &Cost, record: bool, out: &mut Payments) {
        let gap = Gap::of(self.own.missing_from(need));
        if gap.units() == 0 {
            out.push(Paid::NOTHING);
        } else if record {
            self.ways_with_means(need, cost, out);
        } else {
            self.ways_with_all_means(need, cost, out);
        }
    }

    /// The cheapest way to pay, if there is one.
    pub(crate) fn cheapest(&self, cost: &Cost) -> Option<Paid> {
        self.cheapest_of(cost, false)
    }

    /// The cheapest way to pay as it stands in the list.
    #[inline]
    pub(crate) fn cheapest_of(&self, cost: &Cost, record: bool) -> Option<Paid> {
        let mut ways = Payments::new();
        self.ways(cost, record, &mut ways);
        ways.first()
    }

    /// Why there is no way to pay: what is missing.
    pub(crate) fn why_not(&self, cost: &Cost) -> Unpayable {
        let mut rich = self.clone();
        rich.terms.coins = u16::MAX;
        match rich.cheapest(cost) {
            Some(paid) => Unpayable::Coins(cost.bank + u16::from(paid.coins)),
            None => Unpayable::Resources(rich.missing_units(cost)),
        }
    }

    /// The fewest units that nobody can deliver, however many coins there are. What can be delivered
    /// is a matroid, so it does not matter in which order units are asked for.
    fn missing_units(&self, cost: &Cost) -> Vec<(Resource, u8)> {
        let need = cost.all_resources();
        let mut got = [0; Resource::COUNT];
        let mut ways = Payments::new();
        let mut missing = Vec::new();
        for &resource in Resource::ALL {
            let asked = need.of(resource);
            while got[resource.index()] < asked {
                got[resource.index()] += 1;
                let part = Tally::of_units(|resource| got[resource.index()]);
                ways.clear();
                self.ways_for(&part, cost, false, &mut ways);
                if ways.is_empty() {
                    got[resource.index()] -= 1;
                    missing.push((resource, asked - got[resource.index()]));
                    break;
                }
            }
        }
        missing
    }

    /// Whether some means serve one payment of the turn only.
    pub(crate) fn has_means(&self) -> bool {
        !self.means.is_empty() || self.terms.bilkis || self.terms.docks != [false; 2]
    }

    /// The smallest gaps that are left with some of the means, and perhaps with a resource of the
    /// bank; the units of each. A source that can give either class closes a gap in one of them, so
    /// there can be several.
    fn gaps(&self, need: &Tally, others: [Resources; 2], means: Means, gaps: &mut Gaps) -> u8 {
        let mut own = self.own;
        let mut either: ArrayVec<Resources, 8> = ArrayVec::new();
        let named = self.means.iter().filter(|(mean, _)| means.contains(*mean));
        let others = others.into_iter().filter(|unit| !unit.is_empty());
        for unit in named.map(|(_, unit)| *unit).chain(others) {
            if unit.is_of_both_classes() {
                either.push(unit);
            } else {
                own.add(Tally::one_of(unit));
            }
        }
        gaps.clear();
        let mut least = u8::MAX;
        for choice in 0..1u32 << either.len() {
            let mut all = own;
            for (at, unit) in either.iter().enumerate() {
                let class = match choice >> at & 1 {
                    0 => Resources::RAW,
                    _ => Resources::MADE,
                };
                all.add(Tally::one_of(unit.and(class)));
            }
            let missing = all.missing_from(need);
            let units = Gap::of(missing).units();
            if units < least {
                least = units;
                gaps.clear();
            }
            if units == least && !gaps.contains(&missing) {
                gaps.push(missing);
            }
        }
        least
    }

    fn all_means(&self) -> Means {
        self.means.iter().map(|(mean, _)| *mean).collect()
    }

    fn ways_with_all_means(&self, need: &Tally, cost: &Cost, out: &mut Payments) {
        let all = self.all_means();
        let mut gaps = Gaps::new();
        let least = self.gaps(need, [cost.spare, Resources::NONE], all, &mut gaps);
        for gap in &gaps {
            self.buy(&Gap::of(*gap), cost.bank, Paid::NOTHING, false, out);
        }
        if self.terms.bilkis && least > 0 {
            self.gaps(need, [cost.spare, Resources::ALL], all, &mut gaps);
            for gap in &gaps {
                let paid = with_bilkis(Means::EMPTY);
                self.buy(&Gap::of(*gap), cost.bank, paid, false, out);
            }
        }
    }

    /// Every payment with every smallest set of means that makes it possible. A purchase that the
    /// other means would save is still superfluous (SWB-6.8).
    fn ways_with_means(&self, need: &Tally, cost: &Cost, out: &mut Payments) {
        let all = self.all_means();
        let mut gaps = Gaps::new();
        let (alone, with_bank) = ([cost.spare, Resources::NONE], [cost.spare, Resources::ALL]);
        let least = self.gaps(need, alone, all, &mut gaps);
        let subsets = (0..=all.bits()).map(Means::from_bits);
        let mut subsets: ArrayVec<Means, 64> =
            subsets.filter(|set| set.minus(all).is_empty()).collect();
        subsets.put_in_order_by(|set| (set.len(), *set));
        let mut found = Payments::new();
        for set in subsets {
            found.clear();
            if self.gaps(need, alone, set, &mut gaps) == least {
                let paid = Paid {
                    means: set,
                    ..Paid::NOTHING
                };
                for gap in &gaps {
                    self.buy(&Gap::of(*gap), cost.bank, paid, true, &mut found);
                }
            }
            if self.terms.bilkis
                && least > 0
                && self.gaps(need, with_bank, set, &mut gaps) + 1 == least
            {
                for gap in &gaps {
                    self.buy(
                        &Gap::of(*gap),
                        cost.bank,
                        with_bilkis(set),
                        true,
                        &mut found,
                    );
                }
            }
            for paid in found.iter() {
                let smaller = |other: Paid| {
                    let same = (other.coins, other.left) == (paid.coins, paid.left);
                    let rest = other.means.minus(sources()) == paid.means.minus(sources());
                    same && rest && other.means.and(sources()).minus(set).is_empty()
                };
                if !out.iter().any(smaller) {
                    out.push(paid);
                }
            }
        }
    }

    /// All ways to buy what fills a gap, on top of what is paid already.
    #[inline]
    fn buy(&self, gap: &Gap, bank: u16, paid: Paid, record: bool, out: &mut Payments) {
        if gap.units() == 0 {
            if bank + u16::from(paid.coins) <= self.terms.coins {
                add(out, paid);
            }
            return;
        }
        let dear = self.is_too_dear(gap, bank + u16::from(paid.coins));
        if !dear && self.is_for_sale(gap) {
            self.split(gap, bank, paid, record, out);
        }
    }

    /// All ways to split the purchases of a gap between left and right, on top of what is paid already.
    fn split(&self, gap: &Gap, bank: u16, paid: Paid, record: bool, out: &mut Payments) {
        let (missing, left, right) = (&gap.missing, &self.left, &self.right);
        let raw = splits(missing.raw(), left.raw(), right.raw(), gap.raw);
        let made = splits(missing.made(), left.made(), right.made(), gap.made);
        for a in numbers(raw) {
            for b in numbers(made) {
                let (left, west) = self.price_of(0, [a, b], record);
                let (right, east) = self.price_of(1, [gap.raw - a, gap.made - b], record);
                let coins = paid.coins + left + right;
                let means = paid.means.or(west).or(east);
                if u16::from(coins) + bank <= self.terms.coins {
                    add(out, Paid { coins, left, means });
                }
            }
        }
    }

    /// What raw materials and manufactured goods cost from the left (0) or the right (1) neighbour, and
    /// what a payment says about it.
    #[inline]
    fn price_of(&self, side: usize, units: [u8; 2], record: bool) -> (u8, Means) {
        let [raw, made] = self.terms.price;
        let full = units[0] * raw[side] + units[1] * made[side];
        if !self.terms.rebates {
            return (full, Means::EMPTY);
        }
        // The rebate goes to a unit that costs something (SWC-6.7).
        let rebate = self.terms.docks[side] && full > 0;
        let price = full - u8::from(rebate);
        let (dock, free) = match side {
            0 => (Mean::DockWest, Mean::FreeLeft),
            _ => (Mean::DockEast, Mean::FreeRight),
        };
        let mut says = Means::EMPTY;
        if rebate && record {
            says.insert(dock);
        }
        // It is a purchase even if it costs nothing (SWL-5.6).
        if self.terms.cashback[side] && price == 0 && units != [0; 2] {
            says.insert(free);
        }
        (price, says)
    }

    /// Whether even the lowest prices come to more than there is.
    #[inline]
    fn is_too_dear(&self, gap: &Gap, bank: u16) -> bool {
        let [raw, made] = self
            .terms
            .price
            .map(|price| u16::from(price[0].min(price[1])));
        let rebates = self.terms.docks.iter().filter(|dock| **dock).count() as u16;
        let least = u16::from(gap.raw) * raw + u16::from(gap.made) * made;
        least.saturating_sub(rebates) + bank > self.terms.coins
    }

    /// Whether both neighbours together have what is missing.
    #[inline]
    fn is_for_sale(&self, gap: &Gap) -> bool {
        self.left.plus(&self.right).covers(&gap.missing)
    }
}

/// How many of the missing units of a class can come from the left, the others from the right; a bit
/// for each number.
#[inline]
fn splits<const N: usize>(missing: &[u8; N], left: &[u8; N], right: &[u8; N], units: u8) -> u32 {
    if units == 0 {
        return 1;
    }
    let mut possible = 0;
    for a in 0..=units {
        let b = units - a;
        let mut lacking = 0;
        for set in 0..N {
            let delivered = left[set].min(a) + right[set].min(b);
            lacking |= missing[set].saturating_sub(delivered);
        }
        possible |= u32::from(lacking == 0) << a;
    }
    possible
}

/// The numbers of the bits that are set.
#[inline]
fn numbers(mut bits: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (bits != 0).then(|| bits.trailing_zeros() as u8);
        bits &= bits.wrapping_sub(1);
        number
    })
}

/// Sources with all means that give units of one class, and whether there are others.
#[cold]
fn add_means(mut own: Tally, means: &MeanSources) -> (Tally, bool) {
    let mut either = false;
    for (_, unit) in means {
        match unit.is_of_both_classes() {
            true => either = true,
            false => own.add(Tally::one_of(*unit)),
        }
    }
    (own, either)
}

/// What is paid for a resource of the bank (SWL-5.4), with other means.
fn with_bilkis(means: Means) -> Paid {
    Paid {
        coins: 1,
        left: 0,
        means: means.with(Mean::Bilkis),
    }
}

#[inline]
fn add(out: &mut Payments, paid: Paid) {
    if !out.contains(paid) {
        out.push(paid);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CARDS;

    /// A market in which everything is for sale from both sides, at different prices.
    fn endless() -> Market {
        let all = Tally::of_units(|_| 5);
        let terms = Terms {
            price: [[1, 9], [2, 5]],
            coins: u16::MAX,
            ..Terms::default()
        };
        Market::new(Tally::NONE, [all, all], MeanSources::new(), terms)
    }

    /// A list of payments is never cut short: neither in the place that is kept for it nor beyond.
    #[test]
    fn swb_6_7_no_way_to_pay_is_left_out_however_many_there_are() {
        let need = Tally::of_units(|_| 4);
        let (raw, made) = need.units();
        assert_eq!((raw, made), (16, 12));
        let mut ways = Payments::new();
        let market = endless();
        let cost = Cost {
            need: &CARDS[0].need,
            project: None,
            bank: 0,
            spare: Resources::NONE,
        };
        market.ways_for(&need, &cost, false, &mut ways);
        let mut all: Vec<Paid> = Vec::new();
        for a in 0..=raw {
            for b in 0..=made {
                let (left, right) = (a + 2 * b, 9 * (raw - a) + 5 * (made - b));
                let coins = left + right;
                all.push(Paid {
                    coins,
                    left,
                    means: Means::EMPTY,
                });
            }
        }
        all.sort_unstable();
        all.dedup();
        assert!(all.len() > 96, "SWB-6.7: {}", all.len());
        assert_eq!(ways.iter().collect::<Vec<_>>(), all, "SWB-6.7");
    }

    #[test]
    fn swb_6_3_what_nobody_has_is_named() {
        let wood_or_stone = Tally::one_of(Resources::of(&[Resource::Wood, Resource::Stone]));
        let glass = Tally::one_of(Resources::only(Resource::Glass));
        let terms = Terms {
            price: [[2; 2]; 2],
            coins: 40,
            ..Terms::default()
        };
        let around = [*wood_or_stone, *glass];
        let market = Market::new(*wood_or_stone, around, MeanSources::new(), terms);
        let need = Tally::of_units(|resource| match resource {
            Resource::Wood => 2,
            Resource::Stone | Resource::Glass | Resource::Papyrus => 1,
            Resource::Clay | Resource::Ore | Resource::Textile => 0,
        });
        let cost = Cost {
            need: Box::leak(Box::new(need)),
            project: None,
            bank: 0,
            spare: Resources::NONE,
        };
        let missing = vec![(Resource::Stone, 1), (Resource::Papyrus, 1)];
        assert_eq!(
            market.why_not(&cost),
            Unpayable::Resources(missing),
            "SWB-6.3"
        );
    }
}
