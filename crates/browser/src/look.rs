//! Questions about a view.

use std::collections::BTreeMap;

use serde::Serialize;
use ziggurat_engine::{
    Advice, Chance, Game, Illegal, Line, Record, Seat, Study, Text, Threat, Viewer, gained,
};

use crate::told::Fault;

/// What is imagined does not matter for what a viewer can know, so any chance is as good.
const SEED: u64 = 0;

/// A refusal: the rule, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The number of the rule; `None` if it is not a rule of the game that refuses.
    pub rule: Option<&'static str>,
    /// Why, with what is missing.
    pub text: Text,
}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Self {
        Self {
            rule: Some(illegal.rule.0),
            text: illegal.why,
        }
    }
}

/// What an action would bring, as far as its seat can know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Preview<G: Game> {
    /// What would happen.
    pub events: Vec<G::Event>,
    /// The same in words.
    pub lines: Vec<Line>,
    /// How many points each seat would gain or lose, by category; nothing that stays the same.
    pub points: Vec<BTreeMap<&'static str, i32>>,
    /// How things would then look.
    pub view: G::View,
    /// Whether nothing would be drawn or revealed: then this is exactly what would happen.
    pub certain: bool,
}

/// A world that looks like a view, to be asked about.
#[derive(Debug)]
pub(crate) struct Look<G: Game> {
    world: G,
    viewer: Viewer,
    legal: Vec<G::Action>,
}

impl<G: Advice + Study> Look<G> {
    /// Looks at a view.
    pub(crate) fn at(view: &G::View, viewer: Viewer) -> Result<Self, Fault> {
        let world = G::imagine(view, viewer, &mut Chance::new(SEED)).map_err(Fault::new)?;
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            world.legal(seat, &mut legal);
        }
        Ok(Self {
            world,
            viewer,
            legal,
        })
    }

    /// What the viewer can do.
    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// Why the viewer cannot do this; `None` if it is allowed.
    pub(crate) fn why(&self, action: &G::Action) -> Option<Refused> {
        self.check(action).err()
    }

    fn check(&self, action: &G::Action) -> Result<Seat, Refused> {
        let Viewer::Seat(seat) = self.viewer else {
            return Err(Refused {
                rule: None,
                text: Text::new("table-refusal-not_your_seat"),
            });
        };
        self.world.check(seat, action)?;
        Ok(seat)
    }

    /// What would happen if the viewer did this; the refusal if that is not allowed.
    pub(crate) fn preview(&self, action: &G::Action) -> Result<Preview<G>, Refused> {
        let seat = self.check(action)?;
        let mut after = self.world.clone();
        let mut record = Record::default();
        let untouched = Chance::stream(SEED, 1);
        let mut chance = untouched.clone();
        after.play(seat, action, &mut chance, &mut record);
        let witness = |event: &G::Event| G::witness(event, self.viewer);
        let events: Vec<_> = record.events.iter().filter_map(witness).collect();
        Ok(Preview {
            lines: events.iter().flat_map(G::tell_event).collect(),
            events,
            points: gained(&self.world.score(), &after.score()),
            view: after.view(self.viewer),
            certain: !record.barrier && drew_nothing(chance, untouched),
        })
    }

    /// An action in words.
    pub(crate) fn tell(&self, action: &G::Action) -> Text {
        self.world.tell_action(action)
    }

    /// What is at stake where.
    pub(crate) fn threats(&self) -> Vec<Threat> {
        self.world.threats(self.viewer)
    }

    /// Answers a question of the game's own.
    pub(crate) fn study(&self, question: &G::Question) -> G::Answer {
        self.world.study(self.viewer, question)
    }
}

fn drew_nothing(mut chance: Chance, mut untouched: Chance) -> bool {
    chance.seed() == untouched.seed()
}
