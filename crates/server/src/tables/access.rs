//! The one place that decides who may look at a match and who may act in it. Nothing of a match can
//! be read without [`Eyes`], nothing be done without an [`OwnSeat`], and both are made here only.

use ziggurat_engine::{Seat, SeatSet, Viewer};
use ziggurat_protocol::PlayerId;
use ziggurat_table::Refusal;

use super::meta::Meta;
use crate::why::Why;

/// Somebody's eyes: an own seat, or a spectator's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Eyes(Viewer);

impl Eyes {
    /// Through whose eyes this player (or nobody) may look: the own seat that is wished for, else
    /// the first own seat that is asked to act, else the first own seat, else a spectator's.
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
    pub(super) fn of(meta: &Meta, player: PlayerId, seat: Seat) -> Result<Self, Why> {
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
        let acts = |me: &Me, seat| OwnSeat::of(&meta, me.id, seat).map(OwnSeat::seat);
        assert_eq!(acts(&anna, Seat(2)), Ok(Seat(2)));
        assert_eq!(acts(&bert, Seat(2)), Err(Refusal::NotYourSeat.into()));
        assert_eq!(acts(&bert, Seat(3)), Err(Refusal::NoSuchSeat.into()));
    }
}
