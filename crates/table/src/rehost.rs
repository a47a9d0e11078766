//! A match that was begun at one host and goes on at another.
//!
//! Whoever brings a match along has its file, and with it the seed and everything that was hidden. So
//! chance comes from the new host and the players there from then on: what is drawn later nobody can
//! have known. What had been dealt before stays as it was, and the log, the file and what is revealed
//! at the end say so.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Advice, Seat};

use crate::{
    Deed, GameFile, Holder, Millis, Origin, Refusal, SeatInfo, SeatSetup, Table, Update, codec,
};

/// How a match goes on at another host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewHost {
    /// Who sits where from then on.
    pub seats: Vec<SeatSetup>,
    /// Where chance comes from, from then on.
    #[serde(flatten)]
    pub origin: Origin,
    /// The promise about it.
    pub commitment: String,
}

impl NewHost {
    /// Whether chance comes from what was promised.
    pub(crate) fn keeps_promise(&self) -> bool {
        self.origin.keeps(&self.commitment, self.seats.len())
    }

    /// The seats after the people on these have made room. Whoever has given up stays named: nobody
    /// else can take that place.
    pub(crate) fn take_seats(&self, before: &[SeatInfo]) -> Result<Vec<SeatInfo>, Refusal> {
        if before.len() != self.seats.len() {
            return Err(Refusal::NoSuchSeat);
        }
        let seats = before.iter().zip(&self.seats);
        let take = |(before, after): (&SeatInfo, &SeatSetup)| match before.resigned {
            false => Ok(after.into()),
            true if after.holder == Holder::Human => Err(Refusal::Resigned),
            true => Ok(before.clone()),
        };
        seats.map(take).collect()
    }
}

/// Where the chance of a match came from: told to everybody once it is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reveal {
    /// What chance was drawn from; the last if there were two.
    #[serde(flatten)]
    pub origin: Origin,
    /// How it was before, if the match was begun elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<Begun>,
}

/// How a match was begun that went on at another host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Begun {
    /// The number that its first host had drawn.
    #[serde(with = "codec::decimal")]
    pub seed: u64,
    /// What kept it from being guessed.
    #[serde(with = "codec::hex")]
    pub salt: [u8; 32],
    /// The promise about it.
    pub commitment: String,
    /// How many entries of the log come from there.
    pub entries: u64,
}

impl From<Origin> for Reveal {
    fn from(origin: Origin) -> Self {
        Self {
            origin,
            begun: None,
        }
    }
}

impl Reveal {
    /// What is to be revealed once the match goes on at another host. A match moves once, from a host
    /// that has dealt alone.
    pub(crate) fn then(
        &self,
        new: &NewHost,
        promised: &str,
        entries: u64,
    ) -> Result<Self, Refusal> {
        match (&self.origin, &self.begun) {
            (Origin::Drawn { seed, salt }, None) => Ok(Self {
                origin: new.origin.clone(),
                begun: Some(Begun {
                    seed: *seed,
                    salt: *salt,
                    commitment: promised.to_owned(),
                    entries,
                }),
            }),
            (Origin::Drawn { .. } | Origin::Shared { .. }, _) => Err(Refusal::Hosted),
        }
    }

    /// The promise that the match began with.
    pub(crate) fn first_promise<'a>(&'a self, latest: &'a str) -> &'a str {
        let begun = self.begun.as_ref();
        begun.map_or(latest, |begun| &begun.commitment)
    }
}

impl GameFile {
    /// How the match came to another host, and after how many entries.
    #[must_use]
    pub fn moved(&self) -> Option<(usize, &NewHost)> {
        let mut entries = self.log.iter().enumerate();
        entries.find_map(|(before, entry)| match &entry.deed {
            Deed::NewHost(new) => Some((before, &**new)),
            _ => None,
        })
    }

    /// Who sat where in the end.
    #[must_use]
    pub fn last_seats(&self) -> &[SeatSetup] {
        let moved = self.moved();
        moved.map_or(&self.seats, |(_, new)| &new.seats)
    }

    /// Where all chance of the match came from, and the latest promise about it. It is secret until the
    /// match is over.
    #[must_use]
    pub fn reveal(&self) -> (Reveal, &str) {
        let first = Reveal::from(self.origin.clone());
        let Some((before, new)) = self.moved() else {
            return (first, &self.commitment);
        };
        match first.then(new, &self.commitment, before as u64) {
            Ok(reveal) => (reveal, &new.commitment),
            Err(_) => (first, &self.commitment),
        }
    }
}

impl<G: Advice> Table<G> {
    /// Goes on at this host with a match that was brought here, with these people and bots on its
    /// seats and with chance from this origin. It is an entry of the log, by the seat of whoever
    /// brought it.
    ///
    /// # Errors
    /// [`Refusal::Hosted`] if the match was not dealt by one host alone, or has moved before;
    /// [`Refusal::Over`], [`Refusal::NoSuchSeat`]; [`Refusal::Resigned`] if a person is to play a seat
    /// whose player has given up.
    pub fn rehost(
        &mut self,
        by: Seat,
        seats: Vec<SeatSetup>,
        origin: Origin,
        now: Millis,
    ) -> Result<Arc<Update<G>>, Refusal> {
        let commitment = origin.commitment();
        let new = NewHost {
            seats,
            origin,
            commitment,
        };
        self.enact(by, Deed::NewHost(Box::new(new)), now)
    }
}
