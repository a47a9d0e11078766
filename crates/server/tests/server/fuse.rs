//! A game that panics and cheats on purpose. It is on no shelf: the server of a test gets it from a source of its
//! own, in the place of Babylonia.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ziggurat_engine::{
    Advice, Chance, Game, GameInfo, Illegal, Invalid, Log, Names, OptionsError, Outcome, Points,
    Seat, SeatSet, Text, Viewer, Waiting,
};
use ziggurat_server::TableSource;
use ziggurat_shelf::{GameId, OpenError};
use ziggurat_table::{AnyReplay, AnyTable, GameFile, LogError, Replay, Setup, Table};

/// How many actions a match has.
const LENGTH: u32 = 20;

/// The position: everybody acts in turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Fuse {
    seats: u8,
    acted: u32,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum State {
    Sound,
    /// Whoever thinks about it panics.
    Wired,
    /// Whoever asks what a bot can do panics.
    Jammed,
    /// What is listed for a bot is refused, but what it draws is not.
    Bent,
    /// Whatever is listed for a bot is refused.
    Broken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Step,
    Wire,
    Jam,
    Bend,
    Break,
    /// Never legal.
    Skip,
    /// Panics.
    Bang,
}

impl Action {
    const ALL: [Self; 7] = [
        Self::Step,
        Self::Wire,
        Self::Jam,
        Self::Bend,
        Self::Break,
        Self::Skip,
        Self::Bang,
    ];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut all = Self::ALL.into_iter();
        all.find(|action| action.to_string() == text)
            .ok_or_else(|| text.to_owned())
    }
}

/// Whatever is agreed, it is ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Options {}

impl Fuse {
    fn active(&self) -> Seat {
        Seat((self.acted % u32::from(self.seats)) as u8)
    }

    fn over(&self) -> bool {
        self.acted >= LENGTH
    }
}

const TURN: Illegal = Illegal::new("FUS-1", "table-refusal-illegal");

impl Game for Fuse {
    const INFO: GameInfo = GameInfo {
        id: "fuse",
        name: Names {
            en: "Fuse",
            de: "Lunte",
        },
        seats: &[2, 3, 4],
        rules_version: "1",
        earlier_versions: &[],
        rule_prefixes: &["FUS"],
        categories: &[],
    };

    const RULES: Names = Names { en: "", de: "" };

    type Options = Options;
    type Action = Action;
    type Event = ();
    type View = Self;

    fn setup(_: &Options, seats: u8, _: &mut Chance) -> Result<Self, OptionsError> {
        Ok(Self {
            seats,
            acted: 0,
            state: State::Sound,
        })
    }

    fn option_sets(_: u8) -> Vec<Options> {
        vec![Options {}]
    }

    fn longest(_: u8) -> u32 {
        LENGTH
    }

    fn options(&self) -> Options {
        Options {}
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn waiting(&self) -> Waiting {
        if self.over() {
            return Waiting::over();
        }
        Waiting {
            must: SeatSet::only(self.active()),
            may: SeatSet::EMPTY,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        assert!(
            self.state != State::Jammed || seat == Seat(0),
            "jammed, on purpose"
        );
        out.clear();
        if seat != Seat(0) && matches!(self.state, State::Bent | State::Broken) {
            return out.push(Action::Skip);
        }
        let legal = |action: &Action| self.check(seat, action).is_ok();
        out.extend(Action::ALL.into_iter().filter(legal));
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        if self.state == State::Bent {
            return Some(Action::Step);
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        chance.pick(&legal).copied()
    }

    /// Only the first seat can do harm, and only while nothing is wrong yet.
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let harmless = *action == Action::Step;
        let harm = *action != Action::Skip && seat == Seat(0) && self.state == State::Sound;
        let allowed = harmless || harm;
        let turn = !self.over() && seat == self.active();
        (turn && allowed).then_some(()).ok_or(TURN)
    }

    fn play<L: Log<()>>(&mut self, _: Seat, action: &Action, _: &mut Chance, _: &mut L) {
        self.acted += 1;
        match action {
            Action::Step | Action::Skip => {}
            Action::Wire => self.state = State::Wired,
            Action::Jam => self.state = State::Jammed,
            Action::Bend => self.state = State::Bent,
            Action::Break => self.state = State::Broken,
            Action::Bang => panic!("bang, on purpose"),
        }
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn witness((): &(), _: Viewer) -> Option<()> {
        None
    }

    fn resample(&mut self, _: Viewer, _: &mut Chance) {}

    fn from_view(view: &Self, _: Viewer) -> Result<Self, Invalid> {
        Ok(view.clone())
    }

    fn score(&self) -> Vec<Points> {
        vec![Points::default(); usize::from(self.seats)]
    }

    fn outcome(&self) -> Option<Outcome> {
        let keys = vec![0; usize::from(self.seats)];
        self.over()
            .then(|| Outcome::ranked(&keys, self.score(), "burnt"))
    }

    fn validate(&self) -> Result<(), Invalid> {
        Ok(())
    }

    fn tell_action(&self, _: &Action) -> Text {
        Text::new("table-refusal-illegal")
    }

    fn tell_event((): &()) -> Vec<ziggurat_engine::Line> {
        vec![]
    }
}

impl Advice for Fuse {
    fn value(&self, values: &mut [f32]) {
        assert_ne!(self.state, State::Wired, "wired, on purpose");
        values.fill(0.5);
    }

    fn promise(&self, _: Seat, _: &[Action], _: &mut Vec<f32>) {
        assert_ne!(self.state, State::Wired, "wired, on purpose");
    }

    fn playout(&self, _: Seat, _: &mut Chance) -> Option<Action> {
        assert_ne!(self.state, State::Wired, "wired, on purpose");
        Some(Action::Step)
    }
}

/// Every table is one of [`Fuse`], whatever game is asked for.
#[derive(Debug)]
pub(crate) struct Fuses;

impl TableSource for Fuses {
    fn open(&self, _: GameId, setup: Value) -> Result<Box<dyn AnyTable>, OpenError> {
        let setup: Setup<Fuse> =
            serde_json::from_value(setup).map_err(|e| OpenError::Malformed(e.to_string()))?;
        Ok(Box::new(Table::open(setup)?))
    }

    fn load(&self, file: &GameFile) -> Result<Box<dyn AnyTable>, LogError> {
        Ok(Box::new(Table::<Fuse>::import(file)?))
    }

    fn replay(&self, file: &GameFile) -> Result<Box<dyn AnyReplay>, LogError> {
        Ok(Box::new(Replay::<Fuse>::new(file)?))
    }
}
