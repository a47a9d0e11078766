//! The position: plain values, small enough to be copied at every step of a search.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, SeatSet, Waiting};

use crate::{
    document::Document,
    options::Options,
    pieces::{ActionCard, Cards, Disc, Kind, Wonder},
    tables::UNITS,
};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// The last disc of a kind was given away (TOB-13.1).
    KindUsedUp,
    /// Too many rounds passed without a disc being given away (TOB-16.7).
    Stalled,
}

/// Where in a turn the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The active player passes or chooses a disc.
    Choosing,
    /// The opponents make their hidden offers.
    Offering,
    /// The active player chooses helpers and builds, or abandons the build.
    Building,
    /// Owners of rejected offers say whether they play Triple Bonus.
    TripleBonus,
    /// The active player says whether to play Double Turn.
    DoubleTurn,
    /// The game has ended.
    Over(EndReason),
}

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 5;
/// Spaces for discs on each wonder.
pub(crate) const SPACES_EACH: usize = 3;
/// Spaces for discs, three in a row for each wonder (TOB-1.1).
pub(crate) const SPACES: usize = Wonder::COUNT * SPACES_EACH;
/// The owner of a disc that lies on the board.
pub(crate) const ON_BOARD: u8 = 8;
/// The owner of a space that never held a disc: positions written by hand may have some.
pub(crate) const NO_DISC: u8 = 9;
/// The column stands on the order track.
const NO_COLUMN: u8 = u8::MAX;

/// What brings points, in the order of the score sheet. `Carried` holds what a position written by
/// hand gives without saying where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Category {
    Wonders,
    Unfinished,
    Rejected,
    Discs,
    Cards,
    Carried,
}

/// The ids of the categories.
pub(crate) const CATEGORIES: [&str; 6] = [
    "wonders",
    "unfinished",
    "rejected",
    "discs",
    "cards",
    "carried",
];

/// What lies in front of an opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Offer {
    pub(crate) cards: Cards,
    pub(crate) trade: bool,
    /// Cards of other kinds that lay in it and went back when it was turned up (TOB-6.7).
    pub(crate) returned: Cards,
    /// Whether the player has made it; otherwise there is nothing in it.
    pub(crate) made: bool,
}

/// A position of Tower of Babel.
///
/// Its JSON is a [`Document`] that can be written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
pub struct TowerOfBabel {
    /// The discs as they were laid out; who took them stands in `owners`.
    pub(crate) discs: [Disc; SPACES],
    /// Who has the disc of each space: a seat, [`ON_BOARD`] or [`NO_DISC`].
    pub(crate) owners: [u8; SPACES],
    /// Units on each wonder.
    pub(crate) units: [[u8; MAX_PLAYERS]; Wonder::COUNT],
    /// Building cards in hand; those of an offer are not in it (TOB-6.13).
    pub(crate) hands: [Cards; MAX_PLAYERS],
    /// What everybody knows of hand and offer together: at least this many cards of each kind.
    pub(crate) known: [Cards; MAX_PLAYERS],
    pub(crate) offers: [Offer; MAX_PLAYERS],
    /// Action cards in hand.
    pub(crate) action_cards: [[u8; ActionCard::COUNT]; MAX_PLAYERS],
    /// The pile of action cards; its order is decided when a card is drawn.
    pub(crate) action_pile: [u8; ActionCard::COUNT],
    /// The deck; its order is decided when cards are drawn.
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    /// Points by category.
    pub(crate) points: [[u16; 6]; MAX_PLAYERS],
    pub(crate) players: u8,
    pub(crate) active: Seat,
    pub(crate) start_player: Seat,
    pub(crate) phase: Phase,
    /// The space whose disc lies on the column.
    column: u8,
    /// Double Turns played in this turn.
    pub(crate) double_turns: u8,
    /// Whether a disc was given away in this turn.
    pub(crate) disc_given: bool,
    /// Seats that have answered about Triple Bonus, and those that said yes.
    pub(crate) answered: u8,
    pub(crate) accepted: u8,
    pub(crate) turn: u16,
    /// Turns in a row without a disc given away (TOB-16.7).
    pub(crate) stall: u16,
    pub(crate) options: Options,
}

impl TowerOfBabel {
    /// A board without discs, and nobody has anything.
    pub(crate) fn bare(players: u8, options: Options) -> Self {
        Self {
            discs: [Disc::NONE; SPACES],
            owners: [NO_DISC; SPACES],
            units: [[0; MAX_PLAYERS]; Wonder::COUNT],
            hands: [Cards::NONE; MAX_PLAYERS],
            known: [Cards::NONE; MAX_PLAYERS],
            offers: [Offer::default(); MAX_PLAYERS],
            action_cards: [[0; ActionCard::COUNT]; MAX_PLAYERS],
            action_pile: [0; ActionCard::COUNT],
            deck: Cards::NONE,
            discard: Cards::NONE,
            points: [[0; 6]; MAX_PLAYERS],
            players,
            active: Seat(0),
            start_player: Seat(0),
            phase: Phase::Choosing,
            column: NO_COLUMN,
            double_turns: 0,
            disc_given: false,
            answered: 0,
            accepted: 0,
            turn: 1,
            stall: 0,
            options,
        }
    }

    /// Whom the game waits for. It depends on public facts only (TOB-11.19, TOB-17.6): whoever
    /// holds any action card may act, whatever the card is.
    #[inline]
    pub(crate) fn waits_for(&self) -> Waiting {
        let must = match self.phase {
            Phase::Choosing | Phase::Building | Phase::DoubleTurn => SeatSet::only(self.active),
            Phase::Offering => self
                .opponents()
                .filter(|seat| !self.offers[seat.index()].made)
                .collect(),
            Phase::TripleBonus => self.bonus_pending().collect(),
            Phase::Over(_) => return Waiting::over(),
        };
        let may = match self.phase {
            Phase::TripleBonus => SeatSet::EMPTY, // TOB-11.5
            Phase::Choosing
            | Phase::Offering
            | Phase::Building
            | Phase::DoubleTurn
            | Phase::Over(_) => Seat::all(self.players)
                .filter(|&seat| self.has_action_card(seat) && !must.contains(seat))
                .collect(),
        };
        Waiting { must, may }
    }

    /// The opponents of the active player, clockwise.
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (active, players) = (self.active.0, self.players);
        (1..players).map(move |step| {
            let seat = active + step;
            Seat(if seat >= players {
                seat - players
            } else {
                seat
            })
        })
    }

    /// All seats clockwise, the active player first.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(self.active).chain(self.opponents())
    }

    /// Those who are asked for Triple Bonus (TOB-11.19).
    #[inline]
    pub(crate) fn bonus_asked(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.opponents().filter(|seat| {
            !self.offers[seat.index()].cards.is_empty() && self.has_action_card(*seat)
        })
    }

    /// Those of them who have not answered.
    #[inline]
    pub(crate) fn bonus_pending(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.bonus_asked()
            .filter(|seat| self.answered >> seat.0 & 1 == 0)
    }

    /// Whether the seat holds any action card.
    #[inline]
    pub(crate) fn has_action_card(&self, seat: Seat) -> bool {
        self.action_cards[seat.index()] != [0; ActionCard::COUNT]
    }

    /// How many action cards of one sort the seat holds.
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: ActionCard) -> u8 {
        self.action_cards[seat.index()][card.index()]
    }

    /// How many action cards the seat holds.
    pub(crate) fn action_card_count(&self, seat: Seat) -> u8 {
        let held = self.action_cards[seat.index()].iter();
        held.fold(0, |sum, &n| sum.saturating_add(n))
    }

    /// The space whose disc lies on the column.
    #[inline]
    pub(crate) fn column(&self) -> Option<usize> {
        (self.column != NO_COLUMN).then_some(self.column.into())
    }

    /// Puts the disc of a space on the column, or the column back on the order track.
    #[inline]
    pub(crate) fn set_column(&mut self, space: Option<usize>) {
        self.column = space.map_or(NO_COLUMN, |space| space as u8);
    }

    /// What the disc on the column demands.
    #[inline]
    pub(crate) fn demand(&self) -> Cards {
        self.column()
            .map_or(Cards::NONE, |space| self.discs[space].demand())
    }

    /// Whether the disc of a space lies on the board, even if it is on the column (TOB-13.3).
    #[inline]
    pub(crate) fn on_board(&self, space: usize) -> bool {
        self.owners[space] == ON_BOARD
    }

    /// The spaces of a wonder.
    #[inline]
    pub(crate) fn spaces(wonder: Wonder) -> std::ops::Range<usize> {
        let first = wonder.index() * SPACES_EACH;
        first..first + SPACES_EACH
    }

    /// The wonder that a space belongs to.
    pub(crate) fn wonder_at(space: usize) -> Wonder {
        Wonder::ALL[space / SPACES_EACH]
    }

    /// Whether a wonder has no disc left (TOB-10.1).
    #[inline]
    pub(crate) fn is_finished(&self, wonder: Wonder) -> bool {
        !Self::spaces(wonder).any(|space| self.on_board(space))
    }

    /// How many wonders are finished; the next one is scored with the row of this index.
    pub(crate) fn finished(&self) -> u8 {
        let finished = Wonder::ALL.iter().filter(|&&w| self.is_finished(w));
        finished.count() as u8
    }

    /// How many discs on the board show each kind (TOB-13.2).
    pub(crate) fn discs_left(&self) -> [u8; Kind::COUNT] {
        let mut left = [0; Kind::COUNT];
        for space in (0..SPACES).filter(|&space| self.on_board(space)) {
            for (kind, _) in self.discs[space].needs() {
                left[kind.index()] += 1;
            }
        }
        left
    }

    /// The discs that a seat has taken.
    pub(crate) fn discs_of(&self, seat: Seat) -> impl Iterator<Item = Disc> + use<'_> {
        let spaces = self.discs.iter().zip(self.owners);
        spaces
            .filter(move |(_, owner)| *owner == seat.0)
            .map(|(disc, _)| *disc)
    }

    /// The units that a seat can still put (TOB-2.8, TOB-16.4).
    pub(crate) fn supply(&self, seat: Seat) -> u8 {
        let used = self.units.iter().map(|units| units[seat.index()]);
        used.fold(UNITS, u8::saturating_sub)
    }

    /// After how many turns without a disc the game ends (TOB-16.7).
    pub(crate) fn stall_limit(&self) -> u16 {
        u16::from(self.options.stall_limit_rounds) * u16::from(self.players)
    }

    /// The points of a seat, all categories together.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        let points = self.points[seat.index()].iter();
        points.fold(0, |sum, &points| sum.saturating_add(points))
    }

    #[inline]
    pub(crate) fn add_points(&mut self, seat: Seat, category: Category, points: u16) {
        let place = &mut self.points[seat.index()][category as usize];
        *place = place.saturating_add(points);
    }

    pub(crate) fn per_seat<T: Copy>(&self, values: [T; MAX_PLAYERS]) -> Vec<T> {
        values[..usize::from(self.players)].to_vec()
    }
}

const _: () = assert!(size_of::<TowerOfBabel>() <= 512);
