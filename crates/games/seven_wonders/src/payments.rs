//! Every irredundant way to pay (section SWB-6).
//!
//! Which units are bought does not matter to anybody, only how many coins each neighbour gets: a
//! payment is a pair of sums. All sets of purchases without a superfluous unit have the same size
//! (own sources form a matroid), and within a class of resources all units cost the same from the
//! same neighbour, so the question is only how many units of each class may come from the left.
//! Hall's condition answers it set by set of resources, see `tally`.

use arrayvec::ArrayVec;

use crate::{
    action::{Mean, Paid},
    tally::{RAW_SETS, Tally},
};

/// The most payments that one thing can have: a few dozen are the most seen.
const ROOM: usize = 96;

/// Ways to pay, cheapest first, then with less to the left neighbour (SWB-6.9).
pub(crate) type Payments = ArrayVec<Paid, ROOM>;

/// What a city has to pay with.
#[derive(Clone, Debug)]
pub(crate) struct Market {
    /// What the own sources give.
    pub(crate) own: Tally,
    /// What the neighbours sell.
    pub(crate) left: Tally,
    pub(crate) right: Tally,
    /// Price of a unit by class and side.
    pub(crate) price: [[u8; 2]; 2],
    pub(crate) coins: u16,
    /// Unused means that serve one payment of the turn (SWB-5.7), with their bits.
    pub(crate) means: ArrayVec<(u8, Tally), 4>,
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
#[derive(Clone, Copy, Debug)]
struct Gap {
    missing: Tally,
    raw: u8,
    made: u8,
}

impl Gap {
    fn units(&self) -> u8 {
        self.raw + self.made
    }
}

impl Market {
    /// Lists the ways to pay a need and so many coins to the bank. With `record` the means used are
    /// part of a payment, because they can be missed later in the turn.
    #[inline]
    pub(crate) fn ways(&self, need: &Tally, bank: u16, record: bool, out: &mut Payments) {
        out.clear();
        if bank > self.coins {
            return;
        }
        if *need == Tally::NONE {
            out.push(Paid::NOTHING);
            return;
        }
        if self.means.is_empty() {
            self.buy(&self.gap(need, &self.own), bank, 0, out);
            if out.len() < 2 {
                return;
            }
        } else if record {
            self.ways_with_means(need, bank, out);
        } else {
            self.ways_with_all_means(need, bank, out);
        }
        out.sort_unstable();
    }

    /// The cheapest way to pay, if there is one.
    pub(crate) fn cheapest(&self, need: &Tally, bank: u16) -> Option<Paid> {
        self.cheapest_of(need, bank, false)
    }

    /// The cheapest way to pay as it stands in the list.
    #[inline]
    pub(crate) fn cheapest_of(&self, need: &Tally, bank: u16, record: bool) -> Option<Paid> {
        let mut ways = Payments::new();
        self.ways(need, bank, record, &mut ways);
        ways.first().copied()
    }

    /// Why there is no way to pay.
    pub(crate) fn why_not(&self, need: &Tally, bank: u16) -> Unpayable {
        let rich = Self {
            coins: u16::MAX,
            ..self.clone()
        };
        match rich.cheapest(need, bank) {
            Some(_) => Unpayable::Coins,
            None => Unpayable::Resources,
        }
    }

    #[inline]
    fn gap(&self, need: &Tally, own: &Tally) -> Gap {
        let missing = own.missing_from(need);
        let (raw, made) = missing.units();
        Gap { missing, raw, made }
    }

    /// The gaps that are left with these own sources and some of the means. The one means that can
    /// give either class closes a gap in one of them (SWB-9.19), so there can be two.
    fn gaps(&self, need: &Tally, means: u8) -> ArrayVec<Gap, 2> {
        let wall = 1 << Mean::GreatWall.index();
        let mut own = self.own;
        let mut any = None;
        for (bit, unit) in self.means.iter().filter(|(bit, _)| means & bit != 0) {
            match *bit == wall {
                true => any = Some(unit),
                false => own.add(unit),
            }
        }
        let plain = self.gap(need, &own);
        let mut gaps = ArrayVec::new();
        if let Some(unit) = any {
            let (mut raw, mut made) = (*unit, *unit);
            raw.0[RAW_SETS..].fill(0);
            made.0[..RAW_SETS].fill(0);
            let closed = [raw, made].map(|part| self.gap(need, &own.plus(&part)));
            gaps.extend(closed.into_iter().filter(|gap| gap.units() < plain.units()));
        }
        if gaps.is_empty() {
            gaps.push(plain);
        }
        gaps
    }

    fn all_means(&self) -> u8 {
        self.means.iter().fold(0, |set, (bit, _)| set | bit)
    }

    fn ways_with_all_means(&self, need: &Tally, bank: u16, out: &mut Payments) {
        for gap in self.gaps(need, self.all_means()) {
            self.buy(&gap, bank, 0, out);
        }
    }

    /// Every payment with every smallest set of means that makes it possible. A purchase that the
    /// other means would save is superfluous all the same (SWB-6.8).
    fn ways_with_means(&self, need: &Tally, bank: u16, out: &mut Payments) {
        let all = self.all_means();
        let least = self.gaps(need, all)[0].units();
        let mut subsets: ArrayVec<u8, 16> = (0..16).filter(|set| set & !all == 0).collect();
        subsets.sort_unstable_by_key(|set| (set.count_ones(), *set));
        let mut found = Payments::new();
        for set in subsets {
            found.clear();
            let gaps = self.gaps(need, set);
            gaps.iter()
                .filter(|gap| gap.units() == least)
                .for_each(|gap| self.buy(gap, bank, set, &mut found));
            for paid in &found {
                let smaller = |other: &Paid| {
                    (other.total, other.left) == (paid.total, paid.left) && other.means & !set == 0
                };
                if !out.iter().any(smaller) {
                    // More ways than there is room for cannot occur; the cheapest stay.
                    let _ = out.try_push(*paid);
                }
            }
        }
    }

    /// All ways to split the purchases of a gap between left and right.
    #[inline]
    fn buy(&self, gap: &Gap, bank: u16, means: u8, out: &mut Payments) {
        if gap.units() == 0 {
            add(
                out,
                Paid {
                    total: 0,
                    left: 0,
                    means,
                },
            );
            return;
        }
        if self.is_too_dear(gap, bank) || !self.is_for_sale(gap) {
            return;
        }
        let (missing, left, right) = (&gap.missing, &self.left, &self.right);
        let raw = splits(missing.raw(), left.raw(), right.raw(), gap.raw);
        let made = splits(missing.made(), left.made(), right.made(), gap.made);
        let [raw_price, made_price] = self.price;
        for a in (0..=gap.raw).filter(|a| raw >> a & 1 == 1) {
            for b in (0..=gap.made).filter(|b| made >> b & 1 == 1) {
                let left = a * raw_price[0] + b * made_price[0];
                let right = (gap.raw - a) * raw_price[1] + (gap.made - b) * made_price[1];
                let total = left + right;
                if u16::from(total) + bank <= self.coins {
                    add(out, Paid { total, left, means });
                }
            }
        }
    }

    /// Whether even the lowest prices come to more than there is.
    #[inline]
    fn is_too_dear(&self, gap: &Gap, bank: u16) -> bool {
        let [raw, made] = self.price.map(|price| u16::from(price[0].min(price[1])));
        u16::from(gap.raw) * raw + u16::from(gap.made) * made + bank > self.coins
    }

    /// Whether both neighbours together have what is missing.
    #[inline]
    fn is_for_sale(&self, gap: &Gap) -> bool {
        let mut lacking = 0;
        for set in 0..24 {
            lacking |= gap.missing.0[set].saturating_sub(self.left.0[set] + self.right.0[set]);
        }
        lacking == 0
    }
}

/// How many of the missing units of a class can come from the left, the others from the right; a bit
/// for each number.
#[inline]
fn splits<const N: usize>(missing: &[u8; N], left: &[u8; N], right: &[u8; N], units: u8) -> u32 {
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

fn add(out: &mut Payments, paid: Paid) {
    if !out.contains(&paid) {
        // More ways than there is room for cannot occur.
        let _ = out.try_push(paid);
    }
}
