//! Pitched tents (BAT-9.13).

use ziggurat_engine::Seat;

use crate::{cards::Card, pieces::Great};

/// A pitched tent with its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tent {
    pub(crate) owner: Seat,
    /// The tent, or the hammer.
    pub(crate) card: Card,
    /// The card in it.
    pub(crate) first: Card,
    /// The second one in an illuminated tent.
    pub(crate) second: Option<Card>,
    /// Pitched in this turn.
    pub(crate) fresh: bool,
}

impl Tent {
    const NONE: Self = Self {
        owner: Seat(0),
        card: Card::SUPPLY,
        first: Card::SUPPLY,
        second: None,
        fresh: false,
    };

    /// The cards in it.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        std::iter::once(self.first).chain(self.second)
    }

    pub(crate) fn is_hammer(&self) -> bool {
        self.card == Card::great(Great::Hammer)
    }
}

/// All pitched tents, in the order in which they were pitched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tents {
    len: u8,
    tents: [Tent; Self::ROOM],
}

impl Tents {
    /// There are twelve tents and the hammer.
    pub(crate) const ROOM: usize = 13;

    pub(crate) const NONE: Self = Self {
        len: 0,
        tents: [Tent::NONE; Self::ROOM],
    };

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Tent> + Clone {
        self.tents[..usize::from(self.len)].iter()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Tent> {
        self.tents[..usize::from(self.len)].iter_mut()
    }

    /// The tents of a seat with their numbers, from 0.
    pub(crate) fn of(&self, seat: Seat) -> impl Iterator<Item = (u8, &Tent)> + Clone {
        let of_seat = self.iter().filter(move |tent| tent.owner == seat);
        of_seat
            .enumerate()
            .map(|(number, tent)| (number as u8, tent))
    }

    /// Pitches a tent.
    ///
    /// # Panics
    /// If there are already as many as there can be.
    pub(crate) fn push(&mut self, tent: Tent) {
        self.tents[usize::from(self.len)] = tent;
        self.len += 1;
    }

    /// Takes away a tent of a seat by its number.
    pub(crate) fn remove(&mut self, seat: Seat, number: u8) -> Option<Tent> {
        let all = self.iter().enumerate();
        let place = all
            .filter(|(_, tent)| tent.owner == seat)
            .nth(number.into())?
            .0;
        let removed = self.tents[place];
        self.tents.copy_within(place + 1.., place);
        self.tents[Self::ROOM - 1] = Tent::NONE;
        self.len -= 1;
        Some(removed)
    }
}
