//! The one place that decides who may look at a match, who may act in it and who hears what is said.
//! Nothing of a match can be read without [`Eyes`], nothing done without an [`OwnSeat`], nothing said
//! except to a [`Circle`]; and only this module makes them.

use ziggurat_engine::{Seat, SeatSet, Viewer};
use ziggurat_protocol::{ChatLine, PlayerId};
use ziggurat_table::Refusal;

use super::meta::Meta;
use crate::denied::Denied;

/// Somebody's eyes: those of one of their seats, or a spectator's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Eyes(Viewer);

impl Eyes {
    /// Through whose eyes this player (or nobody) may look: those of the seat they wish for if it is
    /// theirs, else of their first seat that is asked to act, else of their first seat, else a
    /// spectator's.
    pub(super) fn of(
        meta: &Meta,
        player: Option<PlayerId>,
        wish: Option<Seat>,
        asked: SeatSet,
    ) -> Self {
        let mine = meta.mine(player);
        if let Some(seat) = wish {
            let own = mine.contains(&seat).then_some(Viewer::Seat(seat));
            return Self(own.unwrap_or(Viewer::Public));
        }
        let acts = mine.iter().find(|&&seat| asked.contains(seat));
        let seat = acts.or(mine.first());
        Self(seat.map_or(Viewer::Public, |&seat| Viewer::Seat(seat)))
    }

    /// The eyes of exactly this seat, which must be the player's own; without a seat, a spectator's.
    pub(super) fn exactly(
        meta: &Meta,
        player: Option<PlayerId>,
        seat: Option<Seat>,
    ) -> Result<Self, Denied> {
        let Some(seat) = seat else {
            return Ok(Self(Viewer::Public));
        };
        let own = OwnSeat::of(meta, player.ok_or(Denied::NoName)?, seat)?;
        Ok(Self(Viewer::Seat(own.seat())))
    }

    /// The seat, if it is not a spectator.
    pub(super) fn seat(self) -> Option<Seat> {
        match self.0 {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    pub(super) fn viewer(self) -> Viewer {
        self.0
    }
}

/// A seat that whoever asks may act for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnSeat(Seat);

impl OwnSeat {
    /// The seat, if this player plays it.
    pub(super) fn of(meta: &Meta, player: PlayerId, seat: Seat) -> Result<Self, Denied> {
        if meta.owns(player, seat) {
            return Ok(Self(seat));
        }
        let exists = seat.index() < meta.seats.len();
        let refusal = if exists {
            Refusal::NotYourSeat
        } else {
            Refusal::NoSuchSeat
        };
        Err(refusal.into())
    }

    pub(super) fn seat(self) -> Seat {
        self.0
    }
}

/// Who hears what is said: everybody, or the seats of one team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Circle(Option<SeatSet>);

impl Circle {
    pub(super) const EVERYBODY: Self = Self(None);

    /// A seat and those who play together with it.
    pub(super) fn of(seat: OwnSeat, mut partners: SeatSet) -> Result<Self, Denied> {
        if partners.is_empty() {
            return Err(Denied::NoPartner);
        }
        partners.insert(seat.seat());
        Ok(Self(Some(partners)))
    }

    /// Whom a line of chat was for.
    pub(super) const fn of_line(line: &ChatLine) -> Self {
        Self(line.partners)
    }

    pub(super) const fn seats(self) -> Option<SeatSet> {
        self.0
    }

    /// Whether somebody with these eyes hears it: what a team says among itself is neither for the
    /// others nor for spectators (SWC-11.8).
    pub(super) fn hears(self, eyes: Eyes) -> bool {
        self.0
            .is_none_or(|seats| eyes.seat().is_some_and(|seat| seats.contains(seat)))
    }
}

#[cfg(test)]
mod tests {
    use ziggurat_protocol::{Me, SeatPlan, Visibility, http::NewTable};
    use ziggurat_shelf::Edition;

    use super::*;
    use crate::random;

    fn me(name: &str) -> Me {
        Me {
            id: random::player_id(),
            name: name.parse().unwrap(),
        }
    }

    #[test]
    fn nobody_looks_through_the_eyes_of_others() {
        let [anna, bert] = ["Anna", "Bert"].map(me);
        let wish = NewTable {
            game: "babylonia".into(),
            options: None,
            seats: vec![
                SeatPlan::Open,
                SeatPlan::Me,
                SeatPlan::Local("Carl".parse().unwrap()),
            ],
            visibility: Visibility::Link,
            start: false,
            pledge: None,
        };
        let mut meta = Meta::new(&anna, wish, &Edition::default()).unwrap();
        meta.sit(&bert, Seat(0), None, None).unwrap();
        let see = |me: Option<&Me>, wish, asked: Option<u8>| {
            let asked = asked.map(Seat).into_iter().collect();
            Eyes::of(&meta, me.map(|me| me.id), wish, asked).seat()
        };
        assert_eq!(see(None, None, None), None);
        assert_eq!(see(None, Some(Seat(0)), None), None);
        assert_eq!(see(Some(&bert), Some(Seat(1)), None), None);
        assert_eq!(see(Some(&bert), Some(Seat(9)), None), None);
        assert_eq!(see(Some(&bert), None, None), Some(Seat(0)));
        assert_eq!(see(Some(&anna), None, None), Some(Seat(1)));
        assert_eq!(see(Some(&anna), None, Some(2)), Some(Seat(2)));
        assert_eq!(see(Some(&anna), None, Some(0)), Some(Seat(1)));
        let looks = |me: Option<&Me>, seat| {
            Eyes::exactly(&meta, me.map(|me| me.id), Some(seat)).map(Eyes::seat)
        };
        assert_eq!(looks(Some(&anna), Seat(2)), Ok(Some(Seat(2))));
        assert_eq!(
            looks(Some(&bert), Seat(2)),
            Err(Refusal::NotYourSeat.into())
        );
        assert_eq!(looks(None, Seat(2)), Err(Denied::NoName));
        let acts = |me: &Me, seat| OwnSeat::of(&meta, me.id, seat).map(OwnSeat::seat);
        assert_eq!(acts(&anna, Seat(2)), Ok(Seat(2)));
        assert_eq!(acts(&bert, Seat(2)), Err(Refusal::NotYourSeat.into()));
        assert_eq!(acts(&bert, Seat(3)), Err(Refusal::NoSuchSeat.into()));
    }

    /// SWC-11.8
    #[test]
    fn a_circle_is_heard_by_its_own_seats_only() {
        let eyes = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))].map(Eyes);
        let others = [Viewer::Seat(Seat(2)), Viewer::Public].map(Eyes);
        let pair = Circle::of(OwnSeat(Seat(0)), SeatSet::only(Seat(1))).unwrap();
        assert!(eyes.iter().all(|&eyes| pair.hears(eyes)));
        assert!(!others.iter().any(|&eyes| pair.hears(eyes)));
        assert!(others.iter().all(|&eyes| Circle::EVERYBODY.hears(eyes)));
        let alone = Circle::of(OwnSeat(Seat(0)), SeatSet::EMPTY);
        assert_eq!(
            alone,
            Err(Denied::NoPartner),
            "not by mistake for everybody"
        );
    }
}
