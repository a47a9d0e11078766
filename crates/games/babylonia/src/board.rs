//! The board: 175 hexes, two rivers, three regions, and sets of hexes as bits.

use std::{fmt, ops, str::FromStr};

use ziggurat_engine::as_text;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// How many hexes the board has (BAB-2.1).
pub const HEXES: usize = IDS.len();

/// A hex of the board, by its place in the facts file: column by column from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", export_to = "babylonia.ts")
)]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// All hexes of the board.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HEXES as u8).map(Self)
    }

    /// The hex with this number, if there is one.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        (index < HEXES).then_some(Self(index as u8))
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The id in files and actions: `f4`.
    #[must_use]
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// What people read: `F4`.
    #[must_use]
    pub fn label(self) -> &'static str {
        LABELS[self.index()]
    }

    /// Row and column in doubled-height coordinates.
    #[must_use]
    pub fn place(self) -> (u8, u8) {
        PLACES[self.index()]
    }

    /// The hexes that share an edge with it (BAB-2.2).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> HexSet {
        NEIGHBOURS[self.index()]
    }

    /// Whether it is a river hex.
    #[inline]
    #[must_use]
    pub const fn is_river(self) -> bool {
        RIVER.contains(self)
    }

    /// Which location site it is, if it is one.
    #[inline]
    #[must_use]
    pub(crate) const fn site(self) -> Option<usize> {
        let site = SITE_OF[self.index()];
        if site == NONE {
            None
        } else {
            Some(site as usize)
        }
    }

    /// Which ziggurat stands on it, if it is a ziggurat site.
    #[inline]
    #[must_use]
    pub(crate) const fn ziggurat(self) -> Option<usize> {
        let ziggurat = ZIGGURAT_OF[self.index()];
        if ziggurat == NONE {
            None
        } else {
            Some(ziggurat as usize)
        }
    }

    /// The location sites that it lies beside, as bits.
    #[inline]
    #[must_use]
    pub(crate) const fn beside_sites(self) -> u32 {
        SITES_BESIDE[self.index()]
    }

    /// Which ziggurat it lies beside; no hex lies beside two (BAB-2.4).
    #[inline]
    #[must_use]
    pub(crate) const fn beside_ziggurat(self) -> Option<usize> {
        let ziggurat = BESIDE_ZIGGURAT[self.index()];
        if ziggurat == NONE {
            None
        } else {
            Some(ziggurat as usize)
        }
    }

    /// Its place among the river hexes; only asked of river hexes.
    #[inline]
    pub(crate) const fn river_index(self) -> usize {
        RIVER_INDEX[self.index()] as usize
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hex({self})")
    }
}

impl FromStr for Hex {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        IDS.iter()
            .position(|id| id.eq_ignore_ascii_case(text))
            .and_then(Self::new)
            .ok_or_else(|| format!("there is no hex {text:?}; hexes are called a2 to q11"))
    }
}

as_text!(Hex);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Hex {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A hex of the board: column letter and number, for example f4.",
            "enum": IDS.as_slice(),
        })
    }
}

/// A set of hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HexSet(pub(crate) [u64; 3]);

impl HexSet {
    /// No hex.
    pub const EMPTY: Self = Self([0; 3]);

    /// One hex.
    #[inline]
    #[must_use]
    pub const fn only(hex: Hex) -> Self {
        let mut set = Self::EMPTY;
        set.insert(hex);
        set
    }

    /// Adds a hex.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0[hex.index() >> 6] |= 1 << (hex.index() & 63);
    }

    /// Takes a hex out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0[hex.index() >> 6] &= !(1 << (hex.index() & 63));
    }

    /// Whether the hex is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0[hex.index() >> 6] >> (hex.index() & 63) & 1 == 1
    }

    /// Whether no hex is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many hexes are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether the two sets share a hex.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) | (self.0[2] & other.0[2]) != 0
    }

    /// The hexes in order.
    pub fn iter(self) -> Hexes {
        Hexes(self)
    }

    /// The hex with `n` others of the set before it; `None` if the set is smaller.
    #[must_use]
    pub fn nth(self, mut n: usize) -> Option<Hex> {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            let count = bits.count_ones() as usize;
            if n >= count {
                n -= count;
                continue;
            }
            for _ in 0..n {
                bits &= bits - 1;
            }
            return Some(Hex((word * 64) as u8 + bits.trailing_zeros() as u8));
        }
        None
    }

    /// All hexes of `within` that are connected to this set through hexes of `within`.
    #[must_use]
    pub fn flood(self, within: Self) -> Self {
        let mut reached = self & within;
        let mut fresh = reached;
        while !fresh.is_empty() {
            let mut next = Self::EMPTY;
            for hex in fresh.iter() {
                next |= hex.neighbours();
            }
            fresh = next & within & !reached;
            reached |= fresh;
        }
        reached
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl ops::BitAnd for HexSet {
    type Output = Self;
    #[inline]
    fn bitand(self, o: Self) -> Self {
        Self([self.0[0] & o.0[0], self.0[1] & o.0[1], self.0[2] & o.0[2]])
    }
}

impl ops::BitOr for HexSet {
    type Output = Self;
    #[inline]
    fn bitor(self, o: Self) -> Self {
        Self([self.0[0] | o.0[0], self.0[1] | o.0[1], self.0[2] | o.0[2]])
    }
}

impl ops::Not for HexSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl ops::BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// Walks through a set of hexes in order.
#[derive(Clone, Copy, Debug)]
pub struct Hexes(HexSet);

impl Iterator for Hexes {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        for word in 0..3 {
            let bits = self.0.0[word];
            if bits != 0 {
                self.0.0[word] = bits & (bits - 1);
                return Some(Hex((word * 64) as u8 + bits.trailing_zeros() as u8));
            }
        }
        None
    }
}

/// The hexes in use with this many players (BAB-2.6).
#[must_use]
pub const fn in_use(players: u8) -> HexSet {
    let mut set = RIVER;
    let regions: [HexSet; 3] = match players {
        2 => [NORTH, CENTRAL, HexSet::EMPTY],
        3 => [CENTRAL, SOUTH, HexSet::EMPTY],
        _ => [NORTH, CENTRAL, SOUTH],
    };
    let mut region = 0;
    while region < 3 {
        let mut word = 0;
        while word < 3 {
            set.0[word] |= regions[region].0[word];
            word += 1;
        }
        region += 1;
    }
    set
}

/// The ziggurats in use with this many players, as bits (BAB-3.3).
#[inline]
pub(crate) const fn ziggurats_in_use(players: u8) -> u8 {
    ZIGGURATS_IN_USE[if players < 4 { players as usize } else { 4 }]
}

static ZIGGURATS_IN_USE: [u8; 5] = [
    0,
    0,
    ziggurats_on(in_use(2)),
    ziggurats_on(in_use(3)),
    ziggurats_on(in_use(4)),
];

const fn ziggurats_on(board: HexSet) -> u8 {
    let mut mask = 0;
    let mut ziggurat = 0;
    while ziggurat < ZIGGURATS.len() {
        mask |= (board.contains(ZIGGURATS[ziggurat]) as u8) << ziggurat;
        ziggurat += 1;
    }
    mask
}

const NONE: u8 = u8::MAX;

const fn places_of<const N: usize>(hexes: &[Hex; N]) -> [u8; HEXES] {
    let mut table = [NONE; HEXES];
    let mut place = 0;
    while place < N {
        table[hexes[place].index()] = place as u8;
        place += 1;
    }
    table
}

static SITE_OF: [u8; HEXES] = places_of(&LOCATIONS);
static ZIGGURAT_OF: [u8; HEXES] = places_of(&ZIGGURATS);
static RIVER_INDEX: [u8; HEXES] = places_of(&RIVERS);
/// The location sites beside each hex, as bits; at most two.
static SITES_BESIDE: [u32; HEXES] = sites_beside();
static BESIDE_ZIGGURAT: [u8; HEXES] = beside_ziggurats();

const fn sites_beside() -> [u32; HEXES] {
    let mut table = [0; HEXES];
    let mut hex = 0;
    while hex < HEXES {
        let mut site = 0;
        while site < LOCATIONS.len() {
            table[hex] |= (NEIGHBOURS[hex].contains(LOCATIONS[site]) as u32) << site;
            site += 1;
        }
        hex += 1;
    }
    table
}

const fn beside_ziggurats() -> [u8; HEXES] {
    let mut table = [NONE; HEXES];
    let mut ziggurat = 0;
    while ziggurat < ZIGGURATS.len() {
        let mut hex = 0;
        while hex < HEXES {
            if NEIGHBOURS[ZIGGURATS[ziggurat].index()].contains(Hex(hex as u8)) {
                table[hex] = ziggurat as u8;
            }
            hex += 1;
        }
        ziggurat += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flood_stays_within() {
        let hex = |id: &str| id.parse::<Hex>().unwrap();
        let within: HexSet = ["i8", "h8", "g8", "m7"].map(hex).into_iter().collect();
        let reached = HexSet::only(hex("i8")).flood(within);
        assert_eq!(reached.len(), 3);
        assert!(!reached.contains(hex("m7")));
    }

    #[test]
    fn nth_counts_through_the_set() {
        let set: HexSet = [3, 70, 71, 170].map(Hex).into_iter().collect();
        let walked: Vec<_> = (0..5).map(|n| set.nth(n)).collect();
        assert_eq!(walked[..4], set.iter().map(Some).collect::<Vec<_>>()[..]);
        assert_eq!(walked[4], None);
    }
}
