//! What a game tells bots about how to play it.

use serde::Serialize;

use crate::{Arg, Chance, Game, Seat, Text, Viewer};

/// A game's hints to bots. Every method has a default; the more a game says, the stronger its bots.
///
/// A bot only ever asks a position that was re-dealt for its seat, so nothing hidden can leak.
pub trait Advice: Game {
    /// How good the position looks for each seat, as an expected share of the victory: from 0 to 1,
    /// adding up to about 1. `values` has one element per seat.
    ///
    /// The default looks only at points.
    fn value(&self, values: &mut [f32]) {
        let points: Vec<f32> = self.score().iter().map(|p| p.sum as f32).collect();
        let best = points.iter().copied().fold(f32::MIN, f32::max);
        let spread = best.abs().max(10.0) * 0.2;
        let weights: Vec<f32> = points.iter().map(|p| ((p - best) / spread).exp()).collect();
        let sum: f32 = weights.iter().sum();
        for (value, weight) in values.iter_mut().zip(&weights) {
            *value = weight / sum;
        }
    }

    /// A quick, sensible action for playouts; `None` if the seat cannot act.
    fn playout(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Action> {
        self.sample(seat, chance)
    }

    /// How promising each action looks before any search: weights on any scale, higher is better.
    /// `weights` starts empty; a game without an opinion leaves it empty.
    fn promise(&self, _seat: Seat, _actions: &[Self::Action], _weights: &mut Vec<f32>) {}

    /// After how many actions a playout is cut off and [`Advice::value`] is asked; `None` plays to the
    /// end.
    fn playout_depth(&self) -> Option<u32> {
        None
    }

    /// The fraction of their usual iterations that easy and normal bots need for this game: less than 1
    /// where a short search already plays well.
    fn effort() -> f32 {
        1.0
    }

    /// How many times further playouts from here may go when a search has plenty of time.
    fn patience(&self) -> f32 {
        1.0
    }

    /// Whether a seat that may act, but need not, should consider doing so now.
    fn tempted(&self, _seat: Seat) -> bool {
        false
    }

    /// What is at stake where, as far as the viewer can know: what each open place would bring to whom
    /// as things stand. A coach shows it on the board when asked to, and tells what an action changes
    /// about it. The most important first.
    fn threats(&self, _viewer: Viewer) -> Vec<Threat> {
        Vec::new()
    }
}

/// Something that is at stake at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Threat {
    /// The place, by the id that views give it.
    pub place: String,
    /// What people call it: a value of the sentences that are made of it.
    #[serde(skip)]
    pub name: Arg,
    /// What is counted.
    pub measure: Measure,
    /// What it would bring to whom; only seats that it would bring something.
    pub stakes: Vec<Stake>,
    /// All of it in words.
    pub text: Text,
}

impl Threat {
    /// What it would bring to a seat.
    #[must_use]
    pub fn to(&self, seat: Seat) -> i32 {
        let mut stakes = self.stakes.iter();
        stakes
            .find(|stake| stake.seat == seat)
            .map_or(0, |stake| stake.points)
    }
}

/// What stakes are counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Points that a seat would get.
    Points,
    /// Pieces that a seat has there: whoever has most leads.
    Pieces,
}

/// What a seat would get, or has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stake {
    /// Who.
    pub seat: Seat,
    /// How much.
    pub points: i32,
}

impl Stake {
    /// The stakes of the seats that would get something, from what each seat would get.
    pub fn all<N: Into<i32>>(each: impl IntoIterator<Item = N>) -> Vec<Self> {
        let seats = (0..).map(Seat).zip(each);
        let stakes = seats.map(|(seat, points)| Self {
            seat,
            points: points.into(),
        });
        stakes.filter(|stake| stake.points != 0).collect()
    }

    /// Stakes in a sentence: "Ada 6 and Bo 2".
    #[must_use]
    pub fn told(stakes: &[Self]) -> Arg {
        let told = |stake: &Self| {
            Text::new("coach-stake")
                .with("seat", stake.seat)
                .with("points", stake.points)
        };
        match stakes {
            [] => Arg::Key("coach-stake-none"),
            _ => Arg::Texts(stakes.iter().map(told).collect()),
        }
    }
}
