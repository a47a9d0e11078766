//! Questions of a client that draws the game.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, Study, Viewer};

use crate::{
    event::KindBonus,
    pieces::{ActionCard, Cards, Disc, Helpers, Kind},
    scoring::wonder_points,
    state::{Phase, TowerOfBabel},
    tables::{PARTICIPANT, REJECTED_CARD, TRIPLE_CARD, Tables},
};

/// What a client can ask about a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Which row the next finished wonder is scored with (TOB-10.1).
    Row,
    /// What a build with the offers of these seats would bring.
    Forecast {
        /// Whose offers are taken.
        helpers: Helpers,
    },
    /// What another disc would be worth to the viewer at the end.
    Disc {
        /// Which disc.
        disc: Disc,
    },
    /// What the viewer's offer brings if it is not taken.
    Rejected,
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The row of the next finished wonder.
    Row(NextRow),
    /// What the build would bring; nothing unless there is something to build.
    Forecast(Option<Forecast>),
    /// For each kind on the disc, how many discs would then show it, and what one more brings.
    Disc(Vec<KindBonus>),
    /// What the offer brings.
    Rejected(Rejected),
}

/// The row that the next finished wonder is scored with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct NextRow {
    /// Which row it is, from 1.
    pub row: u8,
    /// What the most units bring.
    pub first: u16,
    /// What the second most units bring.
    pub second: u16,
    /// What every other seat with units gets.
    pub others: u16,
}

/// What a build would bring, before it is made (section 8 of the rules).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct Forecast {
    /// The cards of the offers that are taken.
    pub helped: Cards,
    /// What the active player has to add.
    pub missing: Cards,
    /// The seats whose offers can be taken as well (TOB-7.2, TOB-7.4, TOB-7.5).
    pub open: Vec<Seat>,
    /// Who gets the disc.
    pub taker: Seat,
    /// The units that each seat puts, as far as there are pieces.
    pub placed: Vec<u8>,
    /// What each seat gets for an offer that is not taken, without Triple Bonus.
    pub paid: Vec<u16>,
    /// What the wonder is then worth to each seat with the next row.
    pub prospects: Vec<u16>,
    /// Whether the build finishes the wonder, so that it is scored at once.
    pub finishes: bool,
}

/// What an offer brings that is not taken (TOB-8.8, TOB-11.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct Rejected {
    /// As a rule.
    pub points: u16,
    /// With Triple Bonus.
    pub triple: u16,
}

/// What is printed on the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct Printed {
    /// The action cards.
    pub cards: Vec<PrintedCard>,
    /// The discs, one of each.
    pub discs: Vec<Disc>,
}

/// An action card and the rule that explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
pub struct PrintedCard {
    /// Which card.
    pub card: ActionCard,
    /// The number of the rule.
    pub rule: &'static str,
}

impl Study for TowerOfBabel {
    type Question = Question;
    type Answer = Answer;
    type Box = Printed;

    fn study(&self, viewer: Viewer, question: &Question) -> Answer {
        match *question {
            Question::Row => Answer::Row(self.next_finished()),
            Question::Forecast { helpers } => Answer::Forecast(self.forecast(helpers)),
            Question::Disc { disc } => Answer::Disc(self.disc_worth(self.seat_of(viewer), disc)),
            Question::Rejected => Answer::Rejected(self.rejected(self.seat_of(viewer))),
        }
    }

    fn in_the_box() -> Printed {
        let printed = |&card: &ActionCard| PrintedCard {
            card,
            rule: card.rule(),
        };
        Printed {
            cards: ActionCard::ALL.iter().map(printed).collect(),
            discs: discs_in_the_box(),
        }
    }
}

impl TowerOfBabel {
    fn seat_of(&self, viewer: Viewer) -> Option<Seat> {
        Seat::all(self.players).find(|&seat| viewer.is(seat))
    }

    fn next_finished(&self) -> NextRow {
        let (index, row) = self.next_row();
        NextRow {
            row: index as u8 + 1,
            first: row.first.into(),
            second: row.second.into(),
            others: PARTICIPANT,
        }
    }

    /// Builds in a copy of the position, as far as everybody can see what happens. While it is built,
    /// offers are open to all; hands play no part.
    fn forecast(&self, helpers: Helpers) -> Option<Forecast> {
        let space = self.column().filter(|_| self.phase == Phase::Building)?;
        let wonder = Self::wonder_at(space);
        let candidates = self.helper_candidates();
        let helpers = Helpers(helpers.0 & candidates.0);
        let cards = |seat: Seat| self.offers[seat.index()].cards;
        let helped = helpers.iter().map(cards).fold(Cards::NONE, Cards::plus);
        let missing = self.demand().minus(helped);
        let mut after = *self;
        let (mut units, trader) = after.take_offers(helpers);
        units[self.active.index()] += missing.total();
        let placed = after.put_units(wonder, units);
        let taker = trader.unwrap_or(self.active);
        after.owners[space] = taker.0;
        let paid = after
            .offers
            .map(|offer| offer.cards.total() * REJECTED_CARD);
        let (_, row) = self.next_row();
        Some(Forecast {
            helped,
            missing,
            open: self.open_to(helpers),
            taker,
            placed: self.per_seat(placed),
            paid: self.per_seat(paid),
            prospects: self.per_seat(wonder_points(after.units[wonder.index()], row)),
            finishes: after.is_finished(wonder),
        })
    }

    /// The seats whose offers can be taken along with those of the helpers.
    fn open_to(&self, helpers: Helpers) -> Vec<Seat> {
        let fits = |seat: &Seat| {
            let with = Helpers(helpers.0 | 1 << seat.0);
            !helpers.contains(*seat) && self.missing(with, self.demand()).is_some()
        };
        self.helper_candidates().iter().filter(fits).collect()
    }

    fn disc_worth(&self, seat: Option<Seat>, disc: Disc) -> Vec<KindBonus> {
        let Some(seat) = seat else {
            return Vec::new();
        };
        let bonus = |count| self.options.tables.bonus(count);
        let worth = |(kind, _)| {
            let owned = self.discs_of(seat).filter(|own| own.shows(kind)).count() as u8;
            KindBonus {
                kind,
                discs: owned + 1,
                points: bonus(owned + 1).saturating_sub(bonus(owned)),
            }
        };
        disc.needs().map(worth).collect()
    }

    fn rejected(&self, seat: Option<Seat>) -> Rejected {
        let cards = seat.map_or(Cards::NONE, |seat| self.offers[seat.index()].cards);
        Rejected {
            points: cards.total() * REJECTED_CARD,
            triple: cards.total() * TRIPLE_CARD,
        }
    }
}

/// The usual discs, by kind and number, and then those with two kinds.
fn discs_in_the_box() -> Vec<Disc> {
    let numbers = Kind::ALL.iter().zip(Tables::USUAL.discs);
    let singles = numbers.flat_map(|(&kind, mut numbers)| {
        numbers.sort_unstable();
        numbers.map(|number| Disc::single(kind, number))
    });
    let mut discs: Vec<_> = singles.chain(Tables::USUAL.two_kind_discs).collect();
    discs.dedup();
    discs
}

impl ActionCard {
    const fn rule(self) -> &'static str {
        match self {
            Self::ExchangeCards => "TOB-11.7",
            Self::DrawCards => "TOB-11.8",
            Self::TripleBonus => "TOB-11.9",
            Self::Joker => "TOB-11.11",
            Self::DoubleTurn => "TOB-11.12",
            Self::DiscPoint => "TOB-11.17",
            Self::FivePoints => "TOB-11.18",
        }
    }
}
