//! Points: finished wonders, the final scoring, and who has won.

use ziggurat_engine::{Chance, Log, Outcome, Points, Seat};

use crate::{
    event::{Event, KindBonus},
    pieces::{ActionCard, Disc, Kind, Wonder},
    state::{CATEGORIES, Category, EndReason, MAX_PLAYERS, Phase, TowerOfBabel},
    tables::{DISC_POINT, FIVE_POINTS, PARTICIPANT, Row, Tables},
};

/// What each seat gets for its units on a wonder (TOB-10.2 to 10.8).
pub(crate) fn wonder_points(units: [u8; MAX_PLAYERS], row: Row) -> [u16; MAX_PLAYERS] {
    let with = |count: u8| units.iter().filter(|&&n| n == count).count();
    let most = units.iter().copied().max().unwrap_or(0);
    let behind = units.iter().copied().filter(|&n| n < most).max();
    let behind = behind.unwrap_or(0);
    let single_leader = with(most) == 1;
    units.map(|count| match count {
        0 => 0,
        _ if count == most && single_leader => row.first.into(),
        _ if count == most => row.second.into(), // TOB-10.6
        _ if count == behind && single_leader && with(behind) == 1 => row.second.into(),
        _ => PARTICIPANT,
    })
}

/// Discs as they count at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DiscCount {
    /// How many count for each kind.
    pub(crate) kinds: [u8; Kind::COUNT],
    pub(crate) points: u16,
}

/// Counts discs, each two-kind disc for the kind with which the total is highest (TOB-14.4 to 14.6).
pub(crate) fn best_bonus(tables: &Tables, discs: impl Iterator<Item = Disc>) -> DiscCount {
    let mut kinds = [0; Kind::COUNT];
    let mut doubles = [[0; 2]; 4];
    let mut count = 0;
    for disc in discs {
        let mut shown = disc.needs().map(|(kind, _)| kind.index());
        match (shown.next(), shown.next()) {
            (Some(one), Some(other)) if count < doubles.len() => {
                doubles[count] = [one, other];
                count += 1;
            }
            (Some(kind), _) => kinds[kind] += 1,
            _ => {}
        }
    }
    let total = |kinds: [u8; Kind::COUNT]| kinds.iter().map(|&n| tables.bonus(n)).sum::<u16>();
    let mut best = DiscCount { kinds, points: 0 };
    for choice in 0..1u8 << count {
        let mut way = kinds;
        for (place, double) in doubles[..count].iter().enumerate() {
            way[double[usize::from(choice >> place & 1)]] += 1;
        }
        let points = total(way);
        if choice == 0 || points > best.points {
            best = DiscCount { kinds: way, points };
        }
    }
    best
}

impl TowerOfBabel {
    /// The row that the next finished wonder is scored with, and its index (TOB-10.1).
    pub(crate) fn next_row(&self) -> (usize, Row) {
        let rows = &self.options.tables.rows;
        let index = usize::from(self.finished()).min(rows.len() - 1);
        (index, rows[index])
    }

    /// Scores a wonder whose last disc was given away (section 10).
    pub(crate) fn score_finished(
        &mut self,
        wonder: Wonder,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let rows = &self.options.tables.rows;
        let index = usize::from(self.finished().saturating_sub(1)).min(rows.len() - 1);
        let units = std::mem::take(&mut self.units[wonder.index()]); // TOB-10.11
        let points = wonder_points(units, rows[index]);
        self.pay(points, Category::Wonders);
        log.event(|| Event::WonderScored {
            wonder,
            row: index as u8 + 1,
            units: self.per_seat(units),
            points: self.per_seat(points),
        });
        // TOB-10.10, TOB-10.12
        if let Some(card) = chance.draw(&mut self.action_pile) {
            let seat = self.active;
            self.action_cards[seat.index()][card] += 1;
            log.event(|| Event::ActionCardDrawn {
                seat,
                card: Some(ActionCard::ALL[card]),
            });
        }
    }

    fn pay(&mut self, points: [u16; MAX_PLAYERS], category: Category) {
        for seat in Seat::all(self.players) {
            self.add_points(seat, category, points[seat.index()]);
        }
    }

    /// Ends the game with the final scoring (section 14).
    pub(crate) fn end(&mut self, reason: EndReason, log: &mut impl Log<Event>) {
        log.event(|| Event::EndReached { reason });
        for &wonder in Wonder::ALL {
            self.score_unfinished(wonder, log);
        }
        for seat in Seat::all(self.players) {
            self.score_discs(seat, log);
        }
        for seat in Seat::all(self.players) {
            self.score_action_cards(seat, log);
        }
        self.phase = Phase::Over(reason);
        log.event(|| self.game_over());
    }

    /// TOB-14.1, TOB-14.2
    fn score_unfinished(&mut self, wonder: Wonder, log: &mut impl Log<Event>) {
        let units = self.units[wonder.index()];
        if self.is_finished(wonder) || units == [0; MAX_PLAYERS] {
            return;
        }
        let points = wonder_points(units, self.options.tables.light_row);
        self.pay(points, Category::Unfinished);
        log.event(|| Event::UnfinishedScored {
            wonder,
            units: self.per_seat(units),
            points: self.per_seat(points),
        });
    }

    /// What the discs of a seat bring at the end.
    pub(crate) fn disc_count(&self, seat: Seat) -> DiscCount {
        best_bonus(&self.options.tables, self.discs_of(seat))
    }

    /// TOB-14.4
    fn score_discs(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let DiscCount { kinds, points } = self.disc_count(seat);
        self.add_points(seat, Category::Discs, points);
        log.event(|| {
            let kind = |&kind: &Kind| KindBonus {
                kind,
                discs: kinds[kind.index()],
                points: self.options.tables.bonus(kinds[kind.index()]),
            };
            Event::DiscBonus {
                seat,
                kinds: Kind::ALL.iter().map(kind).collect(),
                points,
            }
        });
    }

    /// What the action cards of a seat bring at the end (TOB-11.17, TOB-11.18).
    pub(crate) fn action_card_points(&self, seat: Seat) -> u16 {
        let each = |card| u16::from(self.holds(seat, card));
        let discs = self.discs_of(seat).count() as u16;
        each(ActionCard::DiscPoint) * discs * DISC_POINT
            + each(ActionCard::FivePoints) * FIVE_POINTS
    }

    /// TOB-14.7
    fn score_action_cards(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let points = self.action_card_points(seat);
        let disc_points = self.holds(seat, ActionCard::DiscPoint);
        let five_points = self.holds(seat, ActionCard::FivePoints);
        if disc_points + five_points == 0 {
            return;
        }
        self.add_points(seat, Category::Cards, points);
        log.event(|| Event::ActionCardsScored {
            seat,
            disc_points,
            five_points,
            points,
        });
    }

    fn game_over(&self) -> Event {
        let points: Vec<u16> = Seat::all(self.players).map(|s| self.total(s)).collect();
        let most = points.iter().copied().max();
        let winners = Seat::all(self.players).filter(|s| Some(self.total(*s)) == most);
        Event::GameOver {
            winners: winners.collect(),
            points,
        }
    }

    /// Points by category as on a score sheet.
    pub(crate) fn points_by_category(&self, seat: Seat) -> Points {
        let points = self.points[seat.index()];
        let row = |category: usize| (CATEGORIES[category], i32::from(points[category]));
        let carried = Category::Carried as usize;
        let mut rows: Vec<_> = (0..carried).map(row).collect();
        if points[carried] > 0 {
            rows.push(row(carried));
        }
        Points::new(rows)
    }

    /// The points of all seats by category.
    pub(crate) fn score_sheet(&self) -> Vec<Points> {
        let seats = Seat::all(self.players);
        seats.map(|seat| self.points_by_category(seat)).collect()
    }

    /// Who wins, once the game is over: the most points; equal points share the place (TOB-14.8,
    /// TOB-14.9, TOB-14.11).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let Phase::Over(reason) = self.phase else {
            return None;
        };
        let seats = Seat::all(self.players);
        let keys: Vec<u16> = seats.map(|seat| self.total(seat)).collect();
        Some(Outcome::ranked(&keys, self.score_sheet(), reason.id()))
    }
}
