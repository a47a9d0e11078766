//! Where an action leads in one world, if things go on as the search expects.

use std::collections::BTreeMap;

use ziggurat_bots::Tried;
use ziggurat_engine::{Advice, Chance, Points, Record, Seat, SeatSet, Text, Viewer, gained};

/// Turns are not followed beyond this many steps.
const LONGEST_TURN: usize = 24;
/// An answer is looked for among about this many actions.
const ANSWERS: usize = 120;

/// Points by category.
pub(crate) type Gain = BTreeMap<&'static str, i32>;

/// An action that the search expects, and what it brings to its seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expected {
    pub(crate) action: Text,
    pub(crate) points: i32,
}

/// Where an action leads.
pub(crate) struct Branch<G> {
    /// What each seat gains by the action alone.
    pub(crate) now: Vec<Gain>,
    /// What the seat gains by the end of its turn.
    pub(crate) turn: Gain,
    /// What happens besides the action itself, in words.
    pub(crate) lines: Vec<Text>,
    /// The next action of the same turn.
    pub(crate) next: Option<Expected>,
    /// The next action of a later turn.
    pub(crate) later: Option<Expected>,
    /// How things stand at the end of the turn.
    pub(crate) end: G,
}

/// A seat's steps in a world.
struct Walk<G: Advice> {
    here: G,
    chance: Chance,
    record: Record<G::Event>,
}

impl<G: Advice> Walk<G> {
    fn play(&mut self, seat: Seat, action: &G::Action) {
        self.here
            .play(seat, action, &mut self.chance, &mut self.record);
    }

    fn must(&self, seat: Seat) -> bool {
        self.here.waiting().must.contains(seat)
    }

    /// Lets everybody choose who chooses at the same time, so that the choice takes effect.
    fn settle(&mut self, mut pending: SeatSet) {
        for _ in 0..LONGEST_TURN * 4 {
            let must = self.here.waiting().must;
            let Some(seat) = pending.iter().find(|seat| must.contains(*seat)) else {
                return;
            };
            let Some(action) = self.here.playout(seat, &mut self.chance) else {
                return;
            };
            self.play(seat, &action);
            if !self.must(seat) {
                pending.remove(seat);
            }
        }
    }

    /// Plays a seat's turn to its end, quickly and sensibly.
    fn complete(&mut self, seat: Seat) {
        for _ in 0..LONGEST_TURN {
            if !self.must(seat) {
                return;
            }
            let Some(action) = self.here.playout(seat, &mut self.chance) else {
                return;
            };
            self.play(seat, &action);
        }
    }
}

impl<G: Advice> Branch<G> {
    /// Follows what a search has tried.
    pub(crate) fn follow(world: &G, seat: Seat, tried: &Tried<G::Action>, chance: Chance) -> Self {
        let before = world.score();
        let mut pending = world.waiting().must;
        pending.remove(seat);
        let alone = pending.is_empty();
        let mut walk = Walk {
            here: world.clone(),
            chance,
            record: Record::default(),
        };
        if let Some(action) = &tried.action {
            walk.play(seat, action);
        }
        walk.settle(pending);
        let lines = lines::<G>(&walk.record, seat, alone);
        let now = gained(&before, &walk.here.score());
        let mut next = None;
        let mut line = tried.line.iter();
        // What others chose at the same time is no longer what the line says.
        let mut ahead = if alone { line.next() } else { None };
        for _ in 0..LONGEST_TURN {
            let Some((who, action)) = ahead.filter(|(who, _)| *who == seat && walk.must(seat))
            else {
                break;
            };
            if walk.here.check(*who, action).is_err() {
                break;
            }
            let expected = walk.expected(*who, action);
            next.get_or_insert(expected);
            ahead = line.next();
        }
        let turn = gain_of(&before, &walk.here.score(), seat);
        let end = walk.here.clone();
        let mut later = None;
        while let Some((who, action)) = ahead.filter(|_| !walk.must(seat)) {
            if walk.here.check(*who, action).is_err() {
                break;
            }
            walk.play(*who, action);
            ahead = line.next();
        }
        if let Some((who, action)) = ahead
            && *who == seat
            && walk.here.check(*who, action).is_ok()
        {
            later = Some(walk.expected(*who, action));
        }
        Self {
            now,
            turn,
            lines,
            next,
            later,
            end,
        }
    }

    /// Who acts next, if that is somebody else alone.
    pub(crate) fn next_seat(&self, own: Seat) -> Option<Seat> {
        let must = self.end.waiting().must;
        must.first().filter(|&seat| must.len() == 1 && seat != own)
    }

    /// The most points that a seat can make in its next turn with a good first action.
    pub(crate) fn answer(&self, seat: Seat, chance: &Chance) -> i32 {
        let mut legal = Vec::new();
        self.end.legal(seat, &mut legal);
        let before = self.end.score();
        let some = legal.iter().step_by(legal.len() / ANSWERS + 1);
        let gains = some.map(|action| {
            let mut walk = Walk {
                here: self.end.clone(),
                chance: chance.clone(),
                record: Record::default(),
            };
            walk.play(seat, action);
            walk.complete(seat);
            sum(&gain_of(&before, &walk.here.score(), seat))
        });
        gains.max().unwrap_or_default()
    }
}

impl<G: Advice> Walk<G> {
    /// Carries an expected action out, in words and with what it brings.
    fn expected(&mut self, seat: Seat, action: &G::Action) -> Expected {
        let text = self.here.tell_action(action);
        let before = self.here.score();
        self.play(seat, action);
        Expected {
            action: text,
            points: sum(&gain_of(&before, &self.here.score(), seat)),
        }
    }
}

/// What happened besides the first event, which is the action itself. When others have chosen at the
/// same time, only what the seat itself has to do with.
fn lines<G: Advice>(record: &Record<G::Event>, seat: Seat, alone: bool) -> Vec<Text> {
    let witnessed = record.events.iter().filter_map(|event| {
        let seen = G::witness(event, Viewer::Seat(seat))?;
        Some(G::tell_event(&seen))
    });
    let lines = witnessed.skip(1).flatten();
    let told = lines.filter(|line| !line.heading && (alone || mentions(&line.text, seat)));
    told.map(|line| line.text).collect()
}

fn mentions(text: &Text, seat: Seat) -> bool {
    let seat = ziggurat_engine::Arg::Seat(seat);
    text.args.iter().any(|(_, arg)| *arg == seat)
}

fn gain_of(before: &[Points], after: &[Points], seat: Seat) -> Gain {
    let mut all = gained(before, after);
    match all.get_mut(seat.index()) {
        Some(gain) => std::mem::take(gain),
        None => Gain::new(),
    }
}

/// All categories together.
pub(crate) fn sum(gain: &Gain) -> i32 {
    gain.values().sum()
}
