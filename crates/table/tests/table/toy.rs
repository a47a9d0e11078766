//! Pebbles: a game just rich enough to try a table.
//!
//! Each seat holds pebbles of three kinds. In a turn a seat puts up to two of them, face up or face
//! down, and ends the turn: then it draws as many from the bag, and the next seat plays. A seat that
//! has put nothing may wait: the turn passes on without a draw. Instead a seat may roll for luck,
//! and everybody may shout once at any time. Whoever has put the most points wins.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, Serializer, ser::Error};
use ziggurat_engine::{
    Advice, Chance, Game, GameInfo, Illegal, Invalid, Log, Names, OptionsError, Outcome, Points,
    Seat, SeatSet, Text, Viewer, Waiting,
};

const HAND: usize = 4;
const EACH: u8 = 12;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Options {
    #[serde(serialize_with = "writable_turns")]
    pub turns: u8,
}

/// 201 turns cannot be written, on purpose.
fn writable_turns<S: Serializer>(turns: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    match turns {
        201 => Err(S::Error::custom("201 turns")),
        _ => turns.serialize(serializer),
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { turns: 3 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Pebble {
    pub seat: Seat,
    pub kind: u8,
    pub down: bool,
}

/// The position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Pebbles {
    turns: u8,
    turn: u8,
    active: Seat,
    put_now: u8,
    hands: Vec<[u8; 3]>,
    bag: [u8; 3],
    put: Vec<Pebble>,
    #[serde(serialize_with = "writable_luck")]
    luck: Vec<u8>,
    shouted: Vec<bool>,
}

/// A luck of 255 cannot be written, on purpose; see [`Action::Roll`].
fn writable_luck<S: Serializer>(luck: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    if luck.contains(&255) {
        return Err(S::Error::custom("luck"));
    }
    luck.serialize(serializer)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Put { kind: u8, down: bool },
    End,
    Wait,
    Roll,
    Shout,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put { kind, down: false } => write!(f, "put {kind}"),
            Self::Put { kind, down: true } => write!(f, "hide {kind}"),
            Self::End => f.write_str("end"),
            Self::Wait => f.write_str("wait"),
            Self::Roll => f.write_str("roll"),
            Self::Shout => f.write_str("shout"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let all = (0..3).flat_map(|kind| [false, true].map(|down| Self::Put { kind, down }));
        all.chain([Self::End, Self::Wait, Self::Roll, Self::Shout])
            .find(|action| action.to_string() == text)
            .ok_or_else(|| format!("{text:?} is not an action"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Put {
        seat: Seat,
        kind: Option<u8>,
        down: bool,
    },
    Drew {
        seat: Seat,
        kinds: Option<Vec<u8>>,
    },
    Rolled {
        seat: Seat,
        luck: u8,
    },
    Shouted {
        seat: Seat,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pub turns: u8,
    pub turn: u8,
    pub active: Seat,
    pub put_now: u8,
    pub hand: Option<[u8; 3]>,
    pub hands: Vec<u8>,
    pub put: Vec<PebbleView>,
    pub luck: Vec<u8>,
    pub shouted: Vec<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PebbleView {
    pub seat: Seat,
    pub kind: Option<u8>,
    pub down: bool,
}

const TURN: Illegal = Illegal::new("PEB-1", "pebbles-turn");
const EMPTY: Illegal = Illegal::new("PEB-2", "pebbles-empty");
const TWO: Illegal = Illegal::new("PEB-3", "pebbles-two");
const LOST_VOICE: Illegal = Illegal::new("PEB-4", "pebbles-voice");

impl Pebbles {
    fn over(&self) -> bool {
        usize::from(self.turn) >= usize::from(self.turns) * self.hands.len()
    }

    fn pass_on(&mut self) {
        self.turn += 1;
        self.put_now = 0;
        self.active = self.active.next(self.seats());
    }

    fn refill<L: Log<Event>>(&mut self, seat: Seat, chance: &mut Chance, log: &mut L) {
        let mut kinds = Vec::new();
        for _ in 0..self.put_now {
            if let Some(kind) = chance.draw(&mut self.bag) {
                self.hands[seat.index()][kind] += 1;
                kinds.push(kind as u8);
            }
        }
        log.barrier();
        log.event(|| Event::Drew {
            seat,
            kinds: Some(kinds),
        });
    }
}

impl Game for Pebbles {
    const INFO: GameInfo = GameInfo {
        id: "pebbles",
        name: Names {
            en: "Pebbles",
            de: "Kiesel",
        },
        seats: &[2, 3, 4],
        rules_version: "1",
        earlier_versions: &["0.9"],
        rule_prefixes: &["PEB"],
        categories: &["pebbles"],
    };

    const RULES: Names = Names { en: "", de: "" };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, seats: u8, chance: &mut Chance) -> Result<Self, OptionsError> {
        if options.turns == 0 {
            return Err(OptionsError("at least one turn".to_owned()));
        }
        let mut bag = [EACH; 3];
        let mut hands = vec![[0; 3]; usize::from(seats)];
        for hand in &mut hands {
            for _ in 0..HAND {
                chance.draw(&mut bag).into_iter().for_each(|k| hand[k] += 1);
            }
        }
        Ok(Self {
            turns: options.turns,
            turn: 0,
            active: Seat(0),
            put_now: 0,
            luck: vec![0; hands.len()],
            shouted: vec![false; hands.len()],
            hands,
            bag,
            put: Vec::new(),
        })
    }

    fn option_sets(_: u8) -> Vec<Options> {
        vec![Options::default()]
    }

    fn longest(seats: u8) -> u32 {
        u32::from(seats) * 1000
    }

    fn options(&self) -> Options {
        Options { turns: self.turns }
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn waiting(&self) -> Waiting {
        if self.over() {
            return Waiting::over();
        }
        let quiet = |seat: &Seat| !self.shouted[seat.index()] && *seat != self.active;
        Waiting {
            must: SeatSet::only(self.active),
            may: Seat::all(self.seats()).filter(quiet).collect(),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let puts = (0..3).flat_map(|kind| [false, true].map(|down| Action::Put { kind, down }));
        let all = puts.chain([Action::End, Action::Wait, Action::Roll, Action::Shout]);
        out.extend(all.filter(|action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.over() || seat.index() >= self.hands.len() {
            return Err(TURN);
        }
        if *action == Action::Shout {
            let quiet = !self.shouted[seat.index()];
            return if quiet { Ok(()) } else { Err(LOST_VOICE) };
        }
        if seat != self.active {
            return Err(TURN);
        }
        match *action {
            Action::Put { kind, .. } => match self.hands[seat.index()].get(usize::from(kind)) {
                None | Some(0) => Err(EMPTY),
                Some(_) if self.put_now == 2 => Err(TWO),
                Some(_) => Ok(()),
            },
            Action::Wait | Action::Roll if self.put_now > 0 => Err(TWO),
            Action::End if self.put_now == 0 => Err(TWO),
            _ => Ok(()),
        }
    }

    fn play<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut L,
    ) {
        match *action {
            Action::Put { kind, down } => {
                self.hands[seat.index()][usize::from(kind)] -= 1;
                self.put.push(Pebble { seat, kind, down });
                self.put_now += 1;
                let kind = Some(kind);
                log.event(|| Event::Put { seat, kind, down });
            }
            Action::End => {
                self.refill(seat, chance, log);
                self.pass_on();
            }
            Action::Wait => self.pass_on(),
            Action::Roll => {
                // Forgets to mark a barrier, on purpose: the table must notice by itself.
                let luck = chance.below(100) as u8;
                let luck = if self.turns == 200 { 255 } else { luck };
                self.luck[seat.index()] = luck;
                log.event(|| Event::Rolled { seat, luck });
                self.pass_on();
            }
            Action::Shout => {
                self.shouted[seat.index()] = true;
                log.event(|| Event::Shouted { seat });
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = |seat: &Seat| viewer.is(*seat).then(|| self.hands[seat.index()]);
        let seen = |p: &Pebble| PebbleView {
            seat: p.seat,
            kind: (!p.down || viewer.is(p.seat)).then_some(p.kind),
            down: p.down,
        };
        View {
            turns: self.turns,
            turn: self.turn,
            active: self.active,
            put_now: self.put_now,
            hand: Seat::all(self.seats()).find_map(|seat| hand(&seat)),
            hands: self.hands.iter().map(|hand| hand.iter().sum()).collect(),
            put: self.put.iter().map(seen).collect(),
            luck: self.luck.clone(),
            shouted: self.shouted.clone(),
        }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Put {
                seat,
                kind,
                down: true,
            } if !viewer.is(*seat) => *kind = None,
            Event::Drew { seat, kinds } if !viewer.is(*seat) => *kinds = None,
            _ => {}
        }
        Some(event)
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        let mut sizes = Vec::new();
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            let hidden = !viewer.is(Seat(seat as u8));
            sizes.push(if hidden { hand.iter().sum() } else { 0u8 });
            if hidden {
                (0..3).for_each(|kind| self.bag[kind] += std::mem::take(&mut hand[kind]));
            }
        }
        let hidden = |p: &&mut Pebble| p.down && !viewer.is(p.seat);
        let bag = &mut self.bag;
        self.put
            .iter_mut()
            .filter(hidden)
            .for_each(|p| bag[usize::from(p.kind)] += 1);
        for pebble in self.put.iter_mut().filter(hidden) {
            pebble.kind = chance.draw(bag).unwrap_or_default() as u8;
        }
        for (hand, size) in self.hands.iter_mut().zip(sizes) {
            for _ in 0..size {
                chance
                    .draw(bag)
                    .into_iter()
                    .for_each(|kind| hand[kind] += 1);
            }
        }
    }

    fn from_view(view: &View, viewer: Viewer) -> Result<Self, Invalid> {
        let seats = view.hands.len();
        let active = [("active", view.active)];
        ziggurat_engine::all_at_table(seats, viewer, &active)?;
        if [view.luck.len(), view.shouted.len()] != [seats; 2] {
            return Err(Invalid(format!("not {seats} seats")));
        }
        let mut bag = [EACH; 3];
        let mut take = |kind: Option<u8>| {
            let first = bag.iter().position(|&left| left > 0);
            let kind = kind.map(usize::from).or(first);
            let left = kind.and_then(|kind| bag.get_mut(kind));
            let left = left.filter(|left| **left > 0);
            *left.ok_or(Invalid::new("there are not so many pebbles"))? -= 1;
            Ok(kind.unwrap_or_default())
        };
        let hand = view.hand.unwrap_or_default();
        for kind in 0..3u8 {
            for _ in 0..hand[usize::from(kind)] {
                take(Some(kind))?;
            }
        }
        let known = view.put.iter().filter_map(|p| p.kind);
        known
            .map(|kind| take(Some(kind)).map(drop))
            .collect::<Result<Vec<_>, _>>()?;
        let put = view.put.iter().map(|p| {
            let kind = match p.kind {
                Some(kind) => kind,
                None => take(None)? as u8,
            };
            let PebbleView { seat, down, .. } = *p;
            Ok(Pebble { seat, kind, down })
        });
        let put = put.collect::<Result<_, Invalid>>()?;
        let mut hands = Vec::new();
        for (seat, &size) in view.hands.iter().enumerate() {
            let mut pebbles = [0; 3];
            match view.hand.filter(|_| viewer.is(Seat(seat as u8))) {
                Some(hand) => pebbles = hand,
                None => {
                    for _ in 0..size {
                        pebbles[take(None)?] += 1;
                    }
                }
            }
            hands.push(pebbles);
        }
        Ok(Self {
            turns: view.turns,
            turn: view.turn,
            active: view.active,
            put_now: view.put_now,
            hands,
            bag,
            put,
            luck: view.luck.clone(),
            shouted: view.shouted.clone(),
        })
    }

    fn score(&self) -> Vec<Points> {
        let points = |seat: Seat| {
            let put = self.put.iter().filter(|p| p.seat == seat);
            put.map(|p| i32::from(p.kind) + 1).sum::<i32>() + i32::from(self.luck[seat.index()])
        };
        let seats = Seat::all(self.seats());
        seats
            .map(|s| Points::new(vec![("pebbles", points(s))]))
            .collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = self.score();
        let keys: Vec<i32> = points.iter().map(|p| p.sum).collect();
        self.over()
            .then(|| Outcome::ranked(&keys, points, "played_out"))
    }

    fn validate(&self) -> Result<(), Invalid> {
        Ok(())
    }

    fn tell_action(&self, _: &Action) -> Text {
        Text::new("pebbles-action")
    }

    fn tell_event(_: &Event) -> Vec<ziggurat_engine::Line> {
        vec![Text::new("pebbles-event").into()]
    }
}

impl Advice for Pebbles {
    fn tempted(&self, seat: Seat) -> bool {
        self.turn >= 2 && !self.shouted[seat.index()]
    }
}

#[test]
fn pebbles_are_imagined_from_a_view() {
    let mut game = Pebbles::setup(&Options::default(), 3, &mut Chance::new(4)).unwrap();
    let mut players = Chance::new(5);
    while let Some(seat) = game.waiting().must.first() {
        for viewer in Viewer::all(3) {
            let mut world = game.clone();
            world.resample(viewer, &mut Chance::new(6));
            let view = game.view(viewer);
            let imagined = Pebbles::imagine(&view, viewer, &mut Chance::new(6));
            assert_eq!(imagined, Ok(world));
        }
        let action = game.sample(seat, &mut players).unwrap();
        game.play_silent(seat, &action, &mut players);
    }
    let mut view = game.view(Viewer::Public);
    view.hands[1] = 99;
    let told = Pebbles::imagine(&view, Viewer::Public, &mut players).unwrap_err();
    assert_eq!(told.0, "there are not so many pebbles");
}
