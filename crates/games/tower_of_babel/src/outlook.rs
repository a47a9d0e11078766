//! How good positions and actions look, in points: the game's own judgement for bots.

use ziggurat_engine::Seat;

use crate::{
    pieces::{ActionCard, Cards, Disc, Kind, Wonder},
    scoring::wonder_points,
    state::{MAX_PLAYERS, TowerOfBabel},
};

/// About this many discs are given away in a whole game.
const BUILDS: f32 = 20.0;
/// What action cards are worth while there is time to use them; the last two count at the end.
const CARD_WORTH: [f32; ActionCard::COUNT] = [2.0, 4.0, 0.0, 3.5, 4.5, 4.0, 0.0];
/// What an unknown action card is worth.
pub(crate) const ANY_CARD: f32 = 3.8;
/// How much the standings on a wonder may still shift before it is scored.
const SHIFT: f32 = 0.3;

/// Points per seat.
pub(crate) type PerSeat = [f32; MAX_PLAYERS];

/// What the whole position says about single actions of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook<'a> {
    pub(crate) position: &'a TowerOfBabel,
    pub(crate) seat: Seat,
    /// How many discs will probably still be given away.
    builds: f32,
    /// From 1 at the start to 0 at the end.
    pub(crate) early: f32,
    /// What a building card in hand is worth.
    pub(crate) card: f32,
    /// Discs on the board that show each kind.
    pub(crate) left: [u8; Kind::COUNT],
    /// How many wonders are finished.
    finished: u8,
    /// Discs of each seat by kind, two-kind discs where the seat has most.
    discs: [[u8; Kind::COUNT]; MAX_PLAYERS],
    /// How much a point of each seat counts for this one: 1 for itself, less than 0 for rivals.
    pub(crate) weights: PerSeat,
    /// The share of the victory that each seat may expect.
    pub(crate) shares: PerSeat,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(position: &'a TowerOfBabel, seat: Seat) -> Self {
        let left = position.discs_left();
        let builds = builds_left(left);
        let mut outlook = Self {
            position,
            seat,
            builds,
            early: (builds / BUILDS).min(1.0),
            card: 1.35 * builds / (builds + 3.0),
            left,
            finished: position.finished(),
            discs: position.discs_by_kind(),
            weights: [0.0; MAX_PLAYERS],
            shares: [0.0; MAX_PLAYERS],
        };
        outlook.weigh();
        outlook
    }

    /// Rivals count by how close they are to the victory.
    fn weigh(&mut self) {
        let expected = self.expected_points();
        self.shares = shares(&expected, self.seats(), self.spread());
        let own = self.seat.index();
        let others = (1.0 - self.shares[own]).max(0.05);
        let even = 1.0 / (self.seats() - 1) as f32;
        for i in 0..self.seats() {
            self.weights[i] = -0.5 * even - 0.4 * self.shares[i] / others;
        }
        self.weights[own] = 1.0;
    }

    fn seats(&self) -> usize {
        self.position.players.into()
    }

    /// How many points ahead make a victory likely.
    pub(crate) fn spread(&self) -> f32 {
        1.2 + 3.8 * self.early
    }

    /// The points that each seat may expect at the end.
    pub(crate) fn expected_points(&self) -> PerSeat {
        let mut expected = [0.0; MAX_PLAYERS];
        for &wonder in Wonder::ALL {
            let units = self.position.units[wonder.index()];
            if units != [0; MAX_PLAYERS] {
                let worth = self.wonder_worth(units, self.discs_at(wonder));
                expected.iter_mut().zip(worth).for_each(|(e, w)| *e += w);
            }
        }
        for seat in Seat::all(self.position.players) {
            let kinds = self.discs[seat.index()];
            let sets: f32 = (0..Kind::COUNT)
                .map(|kind| self.set_worth(kinds[kind], self.left[kind]))
                .sum();
            expected[seat.index()] +=
                f32::from(self.position.total(seat)) + sets + self.hand_worth(seat)
                    - self.wait(seat)
                    + self.action_card_worth(seat);
        }
        expected
    }

    /// What it costs to have one's turn later; most near the end.
    fn wait(&self, seat: Seat) -> f32 {
        let seats = self.position.players;
        let turns = (seat.0 + seats - self.position.active.0) % seats;
        f32::from(turns) * 2.6 * (-self.builds / 7.0).exp()
    }

    fn hand_worth(&self, seat: Seat) -> f32 {
        let i = seat.index();
        let held = self.position.hands[i].plus(self.position.offers[i].cards);
        let sets: f32 = held.0.iter().map(|&n| f32::from(n) * f32::from(n)).sum();
        let each = 1.6 * self.builds / (self.builds + 2.2);
        // Many cards of one kind are harder to use up.
        each * f32::from(held.total()) - 0.09 * (self.builds / 6.0).min(1.0) * sets
    }

    fn action_card_worth(&self, seat: Seat) -> f32 {
        if !self.position.has_action_card(seat) {
            return 0.0;
        }
        let discs = self.position.discs_of(seat).count() as f32;
        let expected = discs + 4.0 * self.early;
        let cards = &self.position.action_cards[seat.index()];
        let usable: f32 = cards
            .iter()
            .zip(CARD_WORTH)
            .map(|(&n, worth)| f32::from(n) * worth)
            .sum();
        0.8 * usable * self.usable()
            + 5.0 * f32::from(cards[ActionCard::FivePoints.index()])
            + expected * f32::from(cards[ActionCard::DiscPoint.index()])
    }

    /// How likely it is that a card can still be used well.
    pub(crate) fn usable(&self) -> f32 {
        (self.early * 3.0).min(1.0)
    }

    /// What discs of a kind are worth, with this many more of the kind on the board.
    pub(crate) fn set_worth(&self, discs: u8, left: u8) -> f32 {
        let bonus = |more: u8| f32::from(self.position.options.tables.bonus(discs + more));
        let left = f32::from(left);
        let next = left / (left + self.seats() as f32 - 0.5) * (0.45 + 0.5 * self.early);
        let first = bonus(1) - bonus(0);
        bonus(0) + (1.1 + 0.6 * self.early) * next * (first + next * (bonus(2) - bonus(1)))
    }

    /// What one more disc is worth to a seat, and what it takes from the chances of the others.
    pub(crate) fn disc_gain(&self, seat: Seat, disc: Disc) -> f32 {
        let kinds = self.discs[seat.index()];
        let gain = |(kind, _): (Kind, u8)| {
            let (i, left) = (kind.index(), self.left[kind.index()].saturating_sub(1));
            self.set_worth(kinds[i] + 1, left) - self.set_worth(kinds[i], left + 1)
        };
        let points = f32::from(self.position.holds(seat, ActionCard::DiscPoint));
        disc.needs().map(gain).fold(0.0, f32::max) + points
    }

    /// Discs that lie at a wonder.
    pub(crate) fn discs_at(&self, wonder: Wonder) -> u8 {
        let there = TowerOfBabel::spaces(wonder).filter(|&space| self.position.on_board(space));
        there.count() as u8
    }

    /// What the units on a wonder promise to each seat while this many discs lie at it.
    pub(crate) fn wonder_worth(&self, units: [u8; MAX_PLAYERS], discs: u8) -> PerSeat {
        let tables = &self.position.options.tables;
        let row = tables.rows[usize::from(self.finished).min(tables.rows.len() - 1)];
        let finished = wonder_points(units, row);
        if discs == 0 {
            return finished.map(f32::from);
        }
        let light = wonder_points(units, tables.light_row);
        let likely = match discs {
            1 => 0.25 + 0.7 * self.early,
            2 => 0.05 + 0.75 * self.early,
            _ => 0.6 * self.early,
        };
        let sum: u8 = units.iter().sum();
        let prize = f32::from(row.first) * 1.25 + f32::from(row.second);
        // The lead on a wonder seldom lasts: about this much of what it promises comes true.
        let share = 0.78 - 0.3 * self.early;
        let shift = SHIFT * f32::from(discs - 1).min(1.0) + 0.15;
        std::array::from_fn(|i| {
            let now = likely * f32::from(finished[i]) + (1.0 - likely) * f32::from(light[i]);
            let even = prize * likely * f32::from(units[i]) / (f32::from(sum) + 1.0);
            share * (now + shift * (even - likely * f32::from(finished[i])))
        })
    }

    /// How a change of what the seats may expect counts for this seat.
    pub(crate) fn weighed(&self, change: &PerSeat) -> f32 {
        change
            .iter()
            .zip(&self.weights)
            .map(|(points, weight)| points * weight)
            .sum()
    }

    /// What the seat's chances gain or lose if the game ends with this disc; 0 if it goes on.
    pub(crate) fn ending(&self, disc: Disc) -> f32 {
        let ends = disc.needs().any(|(kind, _)| self.left[kind.index()] <= 1);
        if ends {
            let even = 1.0 / self.seats() as f32;
            14.0 * (self.shares[self.seat.index()] - even)
        } else {
            0.0
        }
    }

    /// How many cards of the demanded kinds a seat probably holds, seen from outside.
    pub(crate) fn probable(&self, seat: Seat, demand: Cards) -> f32 {
        let p = self.position;
        let i = seat.index();
        let known = p.known[i].minus(p.offers[i].cards);
        let rest = f32::from(p.hands[i].minus(known).total());
        let each = |kind: usize| match demand.0[kind] {
            0 => 0.0,
            most => (f32::from(known.0[kind]) + 0.25 * rest).min(f32::from(most)),
        };
        (0..Kind::COUNT).map(each).sum()
    }
}

impl TowerOfBabel {
    fn discs_by_kind(&self) -> [[u8; Kind::COUNT]; MAX_PLAYERS] {
        let mut counts = [[0u8; Kind::COUNT]; MAX_PLAYERS];
        let taken = || {
            let spaces = self.discs.iter().zip(self.owners);
            spaces.filter(|(_, owner)| *owner < self.players)
        };
        for (disc, owner) in taken().filter(|(disc, _)| !disc.is_double()) {
            counts[usize::from(owner)][disc.kind().index()] += 1;
        }
        for (disc, owner) in taken().filter(|(disc, _)| disc.is_double()) {
            let own = &mut counts[usize::from(owner)];
            let most = disc.needs().max_by_key(|(kind, _)| own[kind.index()]);
            if let Some((kind, _)) = most {
                own[kind.index()] += 1;
            }
        }
        counts
    }
}

/// How many discs will probably still be given away.
fn builds_left(left: [u8; Kind::COUNT]) -> f32 {
    let all: f32 = left.iter().map(|&n| f32::from(n)).sum();
    let least = f32::from(left.into_iter().min().unwrap_or(0));
    (all - 3.0).min(3.6 * least).max(0.3)
}

/// Expected points as shares of the victory.
pub(crate) fn shares(expected: &PerSeat, seats: usize, spread: f32) -> PerSeat {
    let best = expected[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; MAX_PLAYERS];
    let mut sum = 0.0;
    for (share, points) in shares.iter_mut().zip(&expected[..seats]) {
        *share = ((points - best) / spread).exp();
        sum += *share;
    }
    shares.map(|share| share / sum)
}
