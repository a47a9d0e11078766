//! Every irredundant way to pay (section SWB-6).
//!
//! Which units are bought does not matter to anybody, only how many coins each neighbour gets: a
//! payment is a pair of sums. A resource of the bank (SWL-5.4) is a purchase like any other, and the
//! symbol that a leader drops from a cost (SWL-5.1) is one more own source. All sets of purchases without a superfluous unit have the same size
//! (own sources form a matroid), and within a class of resources all units cost the same from the
//! same neighbour, so the question is only how many units of each class may come from the left.
//! Hall's condition answers it set by set of resources, see `tally`.

use arrayvec::ArrayVec;

use crate::{
    action::{Mean, Paid},
    costs::Cost,
    tally::Tally,
};

/// The most payments that one thing can have: a few dozen are the most seen.
const ROOM: usize = 96;

/// Ways to pay, cheapest first, then with less to the left neighbour (SWB-6.9).
pub(crate) type Payments = ArrayVec<Paid, ROOM>;

/// The means that are sources; the other bits of a payment say how it is paid.
const SOURCES: u16 = (1 << Mean::Bilkis as u16) - 1;

/// The bits of raw materials and of manufactured goods.
const RAW: u8 = 0x0f;
const MADE: u8 = 0x70;

/// The bits of means, each with the resources that it can give.
pub(crate) type MeanSources = ArrayVec<(u16, u8), 6>;

/// What a city has to pay with.
#[derive(Clone, Debug)]
pub(crate) struct Market {
    /// What the own sources give.
    pub(crate) own: Tally,
    /// What the neighbours sell.
    pub(crate) left: Tally,
    pub(crate) right: Tally,
    /// The own sources with all means that give units of one class.
    with_means: Tally,
    /// These and what both neighbours sell: no cost beyond it can be paid.
    most: Tally,
    /// Whether some of the means can give units of either class.
    either: bool,
    /// Price of a unit by class and side.
    pub(crate) price: [[u8; 2]; 2],
    pub(crate) coins: u16,
    /// The bits of unused means that serve one payment of the turn (SWB-5.7), each with the
    /// resources that it can give.
    pub(crate) means: MeanSources,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unpayable {
    /// Nobody can deliver the resources.
    Resources,
    /// The coins do not suffice.
    Coins,
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

/// What the same sources can leave missing.
type Gaps = ArrayVec<Tally, 32>;

impl Market {
    /// A market of these sources, without coins and prices.
    #[inline]
    pub(crate) fn new(own: Tally, left: Tally, right: Tally, means: MeanSources) -> Self {
        let mut market = Self {
            own,
            left,
            right,
            with_means: own,
            most: Tally::NONE,
            either: false,
            means,
            price: [[0; 2]; 2],
            coins: 0,
            bilkis: false,
            docks: [false; 2],
            cashback: [false; 2],
            rebates: false,
        };
        if !market.means.is_empty() {
            market.add_means();
        }
        market.most = market.with_means.plus(&left).plus(&right);
        market
    }

    #[cold]
    fn add_means(&mut self) {
        for (_, unit) in &self.means {
            match unit & RAW != 0 && unit & MADE != 0 {
                true => self.either = true,
                false => self.with_means.add(Tally::one_of(*unit)),
            }
        }
    }

    /// Lists the ways to pay a cost. With `record` the means used are part of a payment, because they
    /// can be missed later in the turn.
    #[inline]
    pub(crate) fn ways(&self, cost: &Cost, record: bool, out: &mut Payments) {
        out.clear();
        if cost.bank > self.coins {
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
        if choice || cost.spare != 0 || self.bilkis {
            self.ways_with_choice(need, cost, record, out);
        } else if self.most.covers(need) {
            let gap = Gap::of(self.with_means.missing_from(need));
            if gap.units() == 0 {
                out.push(Paid::NOTHING); // whatever else would be used is superfluous (SWB-6.8)
            } else if !self.is_too_dear(&gap, cost.bank) {
                self.split(&gap, cost.bank, 0, record, out);
            }
        }
        if out.len() > 1 {
            out.sort_unstable();
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
        ways.first().copied()
    }

    /// Why there is no way to pay.
    pub(crate) fn why_not(&self, cost: &Cost) -> Unpayable {
        let rich = Self {
            coins: u16::MAX,
            ..self.clone()
        };
        match rich.cheapest(cost) {
            Some(_) => Unpayable::Coins,
            None => Unpayable::Resources,
        }
    }

    /// Whether some means serve one payment of the turn only.
    pub(crate) fn has_means(&self) -> bool {
        !self.means.is_empty() || self.bilkis || self.docks != [false; 2]
    }

    /// The smallest gaps that are left with some of the means, and perhaps with a resource of the
    /// bank; the units of each. A source that can give either class closes a gap in one of them, so
    /// there can be several.
    fn gaps(&self, need: &Tally, spare: u8, means: u16, bank: bool, gaps: &mut Gaps) -> u8 {
        let mut own = self.own;
        let mut either: ArrayVec<u8, 8> = ArrayVec::new();
        let named = self.means.iter().filter(|(bit, _)| means & bit != 0);
        let others = [spare, if bank { 0x7f } else { 0 }];
        let others = others.into_iter().filter(|unit| *unit != 0);
        for unit in named.map(|(_, unit)| *unit).chain(others) {
            if unit & RAW != 0 && unit & MADE != 0 {
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
                let class = if choice >> at & 1 == 0 { RAW } else { MADE };
                all.add(Tally::one_of(unit & class));
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

    fn all_means(&self) -> u16 {
        self.means.iter().fold(0, |set, (bit, _)| set | bit)
    }

    fn ways_with_all_means(&self, need: &Tally, cost: &Cost, out: &mut Payments) {
        let all = self.all_means();
        let mut gaps = Gaps::new();
        let least = self.gaps(need, cost.spare, all, false, &mut gaps);
        for gap in &gaps {
            self.buy(&Gap::of(*gap), cost.bank, 0, false, out);
        }
        if self.bilkis && least > 0 {
            self.gaps(need, cost.spare, all, true, &mut gaps);
            for gap in &gaps {
                self.buy(
                    &Gap::of(*gap),
                    cost.bank + 1,
                    Mean::Bilkis.bit(),
                    false,
                    out,
                );
            }
        }
    }

    /// Every payment with every smallest set of means that makes it possible. A purchase that the
    /// other means would save is superfluous all the same (SWB-6.8).
    fn ways_with_means(&self, need: &Tally, cost: &Cost, out: &mut Payments) {
        let all = self.all_means();
        let mut gaps = Gaps::new();
        let least = self.gaps(need, cost.spare, all, false, &mut gaps);
        let mut subsets: ArrayVec<u16, 64> = (0..64).filter(|set| set & !all == 0).collect();
        subsets.sort_unstable_by_key(|set| (set.count_ones(), *set));
        let mut found = Payments::new();
        for set in subsets {
            found.clear();
            if self.gaps(need, cost.spare, set, false, &mut gaps) == least {
                let found = &mut found;
                gaps.iter()
                    .for_each(|gap| self.buy(&Gap::of(*gap), cost.bank, set, true, found));
            }
            if self.bilkis
                && least > 0
                && self.gaps(need, cost.spare, set, true, &mut gaps) + 1 == least
            {
                let (found, means) = (&mut found, set | Mean::Bilkis.bit());
                gaps.iter()
                    .for_each(|gap| self.buy(&Gap::of(*gap), cost.bank + 1, means, true, found));
            }
            for paid in &found {
                let smaller = |other: &Paid| {
                    let same = (other.total, other.left) == (paid.total, paid.left);
                    let rest = other.means & !SOURCES == paid.means & !SOURCES;
                    same && rest && other.means & SOURCES & !set == 0
                };
                if !out.iter().any(smaller) {
                    // More ways than there is room for cannot occur; the cheapest stay.
                    let _ = out.try_push(*paid);
                }
            }
        }
    }

    /// All ways to buy what fills a gap.
    #[inline]
    fn buy(&self, gap: &Gap, bank: u16, means: u16, record: bool, out: &mut Payments) {
        if gap.units() == 0 {
            if bank <= self.coins {
                add(
                    out,
                    Paid {
                        total: 0,
                        left: 0,
                        means,
                    },
                );
            }
            return;
        }
        if !self.is_too_dear(gap, bank) && self.is_for_sale(gap) {
            self.split(gap, bank, means, record, out);
        }
    }

    /// All ways to split the purchases of a gap between left and right.
    fn split(&self, gap: &Gap, bank: u16, means: u16, record: bool, out: &mut Payments) {
        let (missing, left, right) = (&gap.missing, &self.left, &self.right);
        let raw = splits(missing.raw(), left.raw(), right.raw(), gap.raw);
        let made = splits(missing.made(), left.made(), right.made(), gap.made);
        for a in numbers(raw) {
            for b in numbers(made) {
                let (left, west) = self.price_of(0, [a, b], record);
                let (right, east) = self.price_of(1, [gap.raw - a, gap.made - b], record);
                let total = left + right;
                let means = means | west | east;
                if u16::from(total) + bank <= self.coins {
                    add(out, Paid { total, left, means });
                }
            }
        }
    }

    /// What so many raw materials and manufactured goods cost from the left (0) or the right (1)
    /// neighbour, and what a payment says about it.
    #[inline]
    fn price_of(&self, side: usize, units: [u8; 2], record: bool) -> (u8, u16) {
        let [raw, made] = self.price;
        let full = units[0] * raw[side] + units[1] * made[side];
        if !self.rebates {
            return (full, 0);
        }
        // The rebate goes to a unit that costs something (SWC-6.7).
        let rebate = self.docks[side] && full > 0;
        let price = full - u8::from(rebate);
        let (dock, free) = match side {
            0 => (Mean::DockWest, Mean::FreeLeft),
            _ => (Mean::DockEast, Mean::FreeRight),
        };
        let mut bits = if rebate && record { dock.bit() } else { 0 };
        // Bought for nothing all the same (SWL-5.6).
        if self.cashback[side] && price == 0 && units != [0; 2] {
            bits |= free.bit();
        }
        (price, bits)
    }

    /// Whether even the lowest prices come to more than there is.
    #[inline]
    fn is_too_dear(&self, gap: &Gap, bank: u16) -> bool {
        let [raw, made] = self.price.map(|price| u16::from(price[0].min(price[1])));
        let rebates = self.docks.iter().filter(|dock| **dock).count() as u16;
        let least = u16::from(gap.raw) * raw + u16::from(gap.made) * made;
        least.saturating_sub(rebates) + bank > self.coins
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

#[inline]
fn add(out: &mut Payments, paid: Paid) {
    if !out.contains(&paid) {
        // More ways than there is room for cannot occur.
        let _ = out.try_push(paid);
    }
}
