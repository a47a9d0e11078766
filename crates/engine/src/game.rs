//! The contract itself.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Chance, Illegal, Invalid, Log, OptionsError, Outcome, Points, Seat, SeatSet, Silent, Text,
    Viewer, Waiting,
};

/// A name in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Names {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

/// What is fixed about a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id in files, addresses and commands, for example `babylonia`.
    pub id: &'static str,
    /// What people call it.
    pub name: Names,
    /// Allowed numbers of seats.
    pub seats: &'static [u8],
    /// Changes whenever a position, an action or their meaning changes.
    pub rules_version: &'static str,
    /// Earlier versions whose logs still replay, to the same outcomes. Their positions were written in
    /// another form, so that hashes in such a log cannot be compared.
    pub earlier_versions: &'static [&'static str],
    /// What the ids of its rules begin with, for example `BAB`.
    pub rule_prefixes: &'static [&'static str],
    /// The numbered rules, as Markdown.
    pub rules: Names,
    /// The categories of points, in the order of the score sheet.
    pub categories: &'static [&'static str],
}

/// A game: the value that implements this is a *position*.
///
/// Its JSON (through serde) is a readable document that can be written by hand.
/// Deserialising checks what it can; [`Game::validate`] says whether a position can exist.
pub trait Game:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What is fixed about the game.
    const INFO: GameInfo;

    /// What is agreed before the start.
    type Options: Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat does. Its order is the canonical order of legal lists.
    /// `Display` and `FromStr` are the short notation that people type and files hold.
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
    /// What happened.
    type Event: Clone + Debug + Eq + Serialize + Send + Sync + 'static;
    /// What one viewer may see.
    type View: Clone + Debug + Eq + Serialize + Send + Sync + 'static;

    /// The position at the start of a game.
    ///
    /// # Errors
    /// If the game cannot be played with these options or this number of seats.
    fn setup(options: &Self::Options, seats: u8, chance: &mut Chance)
    -> Result<Self, OptionsError>;

    /// The option sets that together reach every rule; test suites and benchmarks run them all.
    fn option_sets(seats: u8) -> Vec<Self::Options>;

    /// No game with this many seats needs more actions of seats that must act.
    fn longest(seats: u8) -> u32;

    /// What this game was agreed to be.
    fn options(&self) -> Self::Options;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// The seats that play together with this one, and may talk with it in private. The same during a
    /// whole game; nobody where everybody plays alone.
    fn partners(&self, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whom the game waits for.
    fn waiting(&self) -> Waiting;

    /// Replaces `out` by all that the seat may do now: exact, without duplicates, in canonical order.
    /// Empty if the game does not wait for this seat, and not empty if the seat must act. It can be
    /// empty for a seat that may act: who is asked depends on what everybody knows.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One of the legal actions of the seat, each equally likely, without building the list.
    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Action> {
        let mut all = Vec::new();
        self.legal(seat, &mut all);
        chance.pick(&all).copied()
    }

    /// Whether the seat may do this.
    ///
    /// # Errors
    /// The rule that forbids it. Exactly the actions that [`Game::legal`] lists pass.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal>;

    /// Carries out a legal action. What an action that [`Game::check`] refuses does here is not
    /// specified, except that it does not panic.
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
    /// The rule that forbids it; the position is then as before.
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

    /// What a viewer may see of an event; `None` if nothing.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Deals anew all that the viewer cannot know. The result depends on nothing that is hidden:
    /// two positions that look the same to the viewer become equal with the same chance.
    fn resample(&mut self, viewer: Viewer, chance: &mut Chance);

    /// The points of each seat as they stand.
    fn score(&self) -> Vec<Points>;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the position can exist.
    ///
    /// # Errors
    /// What is wrong with it.
    fn validate(&self) -> Result<(), Invalid>;

    /// An action in words.
    fn tell_action(&self, action: &Self::Action) -> Text;

    /// An event in words: a line of the log each.
    fn tell_event(event: &Self::Event) -> Vec<Text>;
}
