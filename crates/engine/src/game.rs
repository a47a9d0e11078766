//! The contract itself.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Chance, Illegal, Invalid, Line, Log, OptionsError, Outcome, Points, Seat, SeatSet, Silent,
    Text, Viewer, Waiting, likeness::unlike,
};

/// A name in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Names {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

/// The fixed properties of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id in files, addresses and commands, for example `babylonia`.
    pub id: &'static str,
    /// What people call it.
    pub name: Names,
    /// Allowed numbers of seats.
    pub seats: &'static [u8],
    /// Changes whenever the form or the meaning of positions or actions changes.
    pub rules_version: &'static str,
    /// Earlier versions whose logs still replay, to the same outcomes. They wrote positions in another
    /// form, so the hashes in such a log cannot be compared.
    pub earlier_versions: &'static [&'static str],
    /// The prefixes of its rule ids, for example `BAB`.
    pub rule_prefixes: &'static [&'static str],
    /// The categories of points, in score sheet order.
    pub categories: &'static [&'static str],
}

/// A game. A value of the implementing type is a *position*.
///
/// Its JSON (through serde) is a readable document that people can also write by hand.
/// Deserialising checks what it can; [`Game::validate`] says whether the position can exist.
pub trait Game:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The fixed properties of the game.
    const INFO: GameInfo;

    /// The numbered rules, as Markdown.
    const RULES: Names;

    /// What the players agree on before the start.
    type Options: Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat does. `Ord` is the canonical order of legal lists; `Display` and `FromStr` are the
    /// short notation that people type and files contain.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = String>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What happened. It can be read back from its JSON, so that whoever was told of it can put it into
    /// words ([`Game::tell_event`]).
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer may see: all that this viewer may know, so that it is enough to go on from
    /// ([`Game::imagine`]). It can be read back from its JSON.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The starting position.
    ///
    /// # Errors
    /// If the game cannot be played with these options or this number of seats.
    fn setup(options: &Self::Options, seats: u8, chance: &mut Chance)
    -> Result<Self, OptionsError>;

    /// Sets of options that together reach every rule; test suites and benchmarks run them all.
    fn option_sets(seats: u8) -> Vec<Self::Options>;

    /// An upper bound on the actions of a game with this many seats, counting only those of seats that
    /// must act.
    fn longest(seats: u8) -> u32;

    /// The options this game is played with.
    fn options(&self) -> Self::Options;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The seats on the same team as this one, which may talk to it in private. It never changes during
    /// a game, and is empty where everybody plays alone.
    fn partners(&self, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whom the game is waiting for.
    fn waiting(&self) -> Waiting;

    /// Fills `out` with exactly the actions open to the seat now, without duplicates and in canonical
    /// order; earlier contents are dropped. The list is empty if the game is not waiting for the seat,
    /// and never empty if the seat must act. It can be empty for a seat that may act, because who is
    /// asked only depends on what everybody knows.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One of the seat's legal actions, each equally likely. Games override this to avoid building the
    /// list.
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Action> {
        let mut all = Vec::new();
        self.legal(seat, &mut all);
        chance.pick(&all).copied()
    }

    /// Checks that the seat may do this: exactly the actions that [`Game::legal`] lists pass.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Carries out a legal action. The effect of an action that [`Game::check`] refuses is unspecified,
    /// but it does not panic.
    fn play<L: Log<Self::Event>>(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        log: &mut L,
    );

    /// Checks and carries out an action.
    ///
    /// # Errors
    /// The rule that forbids it; the position is then unchanged.
    fn apply<L: Log<Self::Event>>(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        log: &mut L,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.play(seat, action, chance, log);
        Ok(())
    }

    /// [`Game::play`] with nobody listening.
    #[inline]
    fn play_silent(&mut self, seat: Seat, action: &Self::Action, chance: &mut Chance) {
        self.play(seat, action, chance, &mut Silent);
    }

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer may see of an event; `None` if nothing at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Deals everything again that the viewer cannot know. The result does not depend on anything
    /// hidden: two positions that look the same to the viewer become equal with the same chance.
    fn resample(&mut self, viewer: Viewer, chance: &mut Chance);

    /// Some valid position that looks like this to the viewer: what the viewer cannot know is filled in
    /// anyhow, and what follows from the rest is believed. [`Game::imagine`] is what to call.
    ///
    /// # Errors
    /// If no position looks like this.
    fn from_view(view: &Self::View, viewer: Viewer) -> Result<Self, Invalid>;

    /// A world from a view: a position that looks like this to the viewer, with everything that the
    /// viewer cannot know dealt at random. With the same chance it is what [`Game::resample`] makes of
    /// the position that the view was taken of, and it can be re-dealt as often as worlds are needed.
    ///
    /// # Errors
    /// If no position looks like this.
    fn imagine(view: &Self::View, viewer: Viewer, chance: &mut Chance) -> Result<Self, Invalid> {
        let mut world = Self::from_view(view, viewer)?;
        let looks = world.view(viewer);
        if looks != *view {
            return Err(unlike(view, &looks));
        }
        world.resample(viewer, chance);
        Ok(world)
    }

    /// The current points of each seat.
    fn score(&self) -> Vec<Points>;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Checks that the position can exist.
    ///
    /// # Errors
    /// What is wrong with it.
    fn validate(&self) -> Result<(), Invalid>;

    /// An action in words.
    fn tell_action(&self, action: &Self::Action) -> Text;

    /// An event in words, with the places it speaks of: a line of the log for each sentence.
    fn tell_event(event: &Self::Event) -> Vec<Line>;
}
