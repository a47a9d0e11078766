//! The numbers on discs and scoring tables. Some are not certain, so a game may use others.

use serde::{Deserialize, Serialize};

use crate::pieces::{Disc, Kind, MOST_ON_DISC};

include!(concat!(env!("OUT_DIR"), "/facts.rs"));

/// The most points that a table may name.
const MOST_POINTS: u8 = 200;
/// The number that two-kind discs replace (TOB-2.3).
pub(crate) const REPLACED: u8 = 5;

/// A row of the wonder scoring table (TOB-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// What the most units bring.
    pub first: u8,
    /// What the second most units bring, and each of several with the most.
    pub second: u8,
}

/// The values that a game may replace: numbers on discs, scoring rows, disc bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "TablesDocument"))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tower_of_babel.ts", as = "TablesDocument")
)]
#[serde(try_from = "TablesDocument", into = "TablesDocument")]
pub struct Tables {
    /// The numbers on the six discs of each kind (TOB-1.2).
    pub discs: [[u8; 6]; Kind::COUNT],
    /// The two-kind discs (TOB-15.4).
    pub two_kind_discs: [Disc; 4],
    /// The rows for the first to the seventh finished wonder (TOB-10.1).
    pub rows: [Row; 7],
    /// The row for unfinished wonders (TOB-14.1).
    pub light_row: Row,
    /// The bonus for 1, 2, 3, 4, 5 and for 6 or more discs of a kind (TOB-14.4).
    pub disc_bonus: [u8; 6],
}

/// How tables look in JSON: what is left out has its usual value.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "tower_of_babel.ts", rename = "Tables")
)]
#[serde(default, deny_unknown_fields)]
struct TablesDocument {
    /// The numbers on the six discs of each kind.
    discs: DiscNumbers,
    /// The four two-kind discs.
    two_kind_discs: Vec<Disc>,
    /// The seven rows of the wonder scoring table.
    rows: Vec<Row>,
    /// The row for unfinished wonders.
    light_row: Row,
    /// The bonus for 1, 2, 3, 4, 5 and for 6 or more discs of a kind.
    disc_bonus: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(default, deny_unknown_fields)]
struct DiscNumbers {
    camel: Vec<u8>,
    crane: Vec<u8>,
    ship: Vec<u8>,
    mason: Vec<u8>,
}

impl Default for DiscNumbers {
    fn default() -> Self {
        Tables::USUAL.discs.into()
    }
}

impl Default for TablesDocument {
    fn default() -> Self {
        Tables::USUAL.into()
    }
}

impl From<[[u8; 6]; Kind::COUNT]> for DiscNumbers {
    fn from([camel, crane, ship, mason]: [[u8; 6]; Kind::COUNT]) -> Self {
        Self {
            camel: camel.into(),
            crane: crane.into(),
            ship: ship.into(),
            mason: mason.into(),
        }
    }
}

impl From<Tables> for TablesDocument {
    fn from(tables: Tables) -> Self {
        Self {
            discs: tables.discs.into(),
            two_kind_discs: tables.two_kind_discs.into(),
            rows: tables.rows.into(),
            light_row: tables.light_row,
            disc_bonus: tables.disc_bonus.into(),
        }
    }
}

impl TryFrom<TablesDocument> for Tables {
    type Error = String;

    fn try_from(document: TablesDocument) -> Result<Self, String> {
        let DiscNumbers {
            camel,
            crane,
            ship,
            mason,
        } = &document.discs;
        let numbers = |name: &str, list: &[u8]| exactly(&format!("discs of {name}"), list);
        Ok(Self {
            discs: [
                numbers("camel", camel)?,
                numbers("crane", crane)?,
                numbers("ship", ship)?,
                numbers("mason", mason)?,
            ],
            two_kind_discs: exactly("two_kind_discs", &document.two_kind_discs)?,
            rows: exactly("rows", &document.rows)?,
            light_row: document.light_row,
            disc_bonus: exactly("disc_bonus", &document.disc_bonus)?,
        })
    }
}

fn exactly<T: Copy, const N: usize>(name: &str, list: &[T]) -> Result<[T; N], String> {
    list.try_into()
        .map_err(|_| format!("{name}: needs exactly {N} entries, not {}", list.len()))
}

impl Tables {
    /// The tables of this edition; the facts say how certain each value is.
    pub const USUAL: Self = Self {
        discs: [DISC_NUMBERS; Kind::COUNT],
        two_kind_discs: TWO_KIND_DISCS,
        rows: ROWS,
        light_row: LIGHT_ROW,
        disc_bonus: DISC_BONUS,
    };

    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::USUAL
    }

    /// Whether a game can be played with these tables.
    ///
    /// # Errors
    /// What is wrong, and what would be right.
    pub fn check(&self) -> Result<(), String> {
        self.check_discs()?;
        self.check_rows()?;
        self.check_bonus()
    }

    fn check_discs(&self) -> Result<(), String> {
        for (kind, numbers) in Kind::ALL.iter().zip(&self.discs) {
            if let Some(wrong) = numbers.iter().find(|n| !(1..=MOST_ON_DISC).contains(*n)) {
                return Err(format!(
                    "discs: a {kind} disc shows {wrong}, but numbers go from 1 to {MOST_ON_DISC}"
                ));
            }
            if !numbers.contains(&REPLACED) {
                return Err(format!(
                    "discs: no {kind} disc shows a {REPLACED}, but two-kind discs replace one (TOB-2.3)"
                ));
            }
        }
        let possible = |disc: &&Disc| !(disc.is_double() && disc.is_possible());
        match self.two_kind_discs.iter().find(possible) {
            None => Ok(()),
            Some(disc) => Err(format!(
                "two_kind_discs: {disc} does not show two kinds; a right one is `camel_2_mason_3`"
            )),
        }
    }

    fn check_rows(&self) -> Result<(), String> {
        for (place, row) in self.rows.iter().chain([&self.light_row]).enumerate() {
            let Row { first, second } = *row;
            if first > MOST_POINTS || second > first || u16::from(second) < PARTICIPANT {
                let name = match place {
                    7 => "light_row".to_owned(),
                    place => format!("rows: row {}", place + 1),
                };
                return Err(format!(
                    "{name}: {first} and {second} do not fit; the second value is at least {PARTICIPANT} and not above the first, \
                     the first at most {MOST_POINTS}"
                ));
            }
        }
        for (place, pair) in self.rows.windows(2).enumerate() {
            if pair[1].first <= pair[0].first || pair[1].second < pair[0].second {
                return Err(format!(
                    "rows: row {} brings no more than row {}, but the values rise with each row (TOB-10.1)",
                    place + 2,
                    place + 1
                ));
            }
        }
        Ok(())
    }

    fn check_bonus(&self) -> Result<(), String> {
        if !self.disc_bonus.is_sorted() || self.disc_bonus.iter().any(|&n| n > MOST_POINTS) {
            return Err(format!(
                "disc_bonus: {:?} does not fit; more discs never bring fewer points, and at most {MOST_POINTS}",
                self.disc_bonus
            ));
        }
        Ok(())
    }

    /// The bonus for this many discs of one kind (TOB-14.4).
    #[inline]
    #[must_use]
    pub fn bonus(&self, discs: u8) -> u16 {
        match usize::from(discs) {
            0 => 0,
            n => self.disc_bonus[n.min(self.disc_bonus.len()) - 1].into(),
        }
    }
}
