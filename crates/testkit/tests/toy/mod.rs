//! A small card game, with faults built in on purpose.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ziggurat_engine::{
    Advice, Chance, Game, GameInfo, Illegal, Invalid, Log, Names, OptionsError, Outcome, Points,
    Seat, Text, Viewer, Waiting,
};

/// The faults that a toy can have; 0 is a sound toy.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const LISTED_TWICE: u8 = 1;
    pub(crate) const OUT_OF_ORDER: u8 = 2;
    pub(crate) const LISTED_BUT_REFUSED: u8 = 3;
    pub(crate) const ACCEPTED_BUT_UNLISTED: u8 = 4;
    pub(crate) const UNKNOWN_RULE: u8 = 5;
    pub(crate) const REFUSAL_CHANGES: u8 = 6;
    pub(crate) const VIEW_LEAKS: u8 = 7;
    pub(crate) const RESAMPLE_PEEKS: u8 = 8;
    pub(crate) const DOCUMENT_FORGETS: u8 = 9;
    pub(crate) const SAMPLER_SKEWED: u8 = 10;
    pub(crate) const ENDLESS: u8 = 11;
    pub(crate) const EVENT_LEAKS: u8 = 12;
    pub(crate) const NO_OUTCOME: u8 = 13;
    pub(crate) const NOTATION_LOSES: u8 = 14;
    pub(crate) const SUM_OFF: u8 = 15;
    pub(crate) const WORLD_INVALID: u8 = 16;
    pub(crate) const STUCK: u8 = 17;
    pub(crate) const LISTS_OUT_OF_TURN: u8 = 18;
    pub(crate) const LISTENER_MATTERS: u8 = 19;
    pub(crate) const RULE_ONLY_IN_ENGLISH: u8 = 20;
    pub(crate) const NO_WORDS: u8 = 21;
    pub(crate) const DEALS_TO_ANYBODY: u8 = 22;
    pub(crate) const LEGAL_LEAKS: u8 = 23;
    pub(crate) const POINTS_LEAK: u8 = 24;
    pub(crate) const VIEW_LOSES: u8 = 25;
    pub(crate) const VIEW_LACKS: u8 = 26;
    pub(crate) const VIEW_BOASTS: u8 = 27;
    pub(crate) const NUMBER_FOR_NOTHING: u8 = 28;
}
use fault::*;

/// Playing a card, face up or face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Play<const F: u8> {
    pub(crate) card: u8,
    pub(crate) down: bool,
}

impl<const F: u8> fmt::Display for Play<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let down = self.down && F != NOTATION_LOSES;
        write!(f, "{}{}", self.card, if down { " down" } else { "" })
    }
}

impl<const F: u8> FromStr for Play<F> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (card, down) = match text.strip_suffix(" down") {
            Some(card) => (card, true),
            None => (text, false),
        };
        let card = card.parse().map_err(|_| text.to_owned())?;
        Ok(Self { card, down })
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Played(Seat, Option<u8>),
    Drew(Seat),
}

/// What a viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    hands: Vec<Cards>,
    up: Vec<[u8; 3]>,
    down: Vec<Cards>,
    active: Seat,
    turn: u32,
    leak: u8,
    /// Never written.
    #[serde(skip)]
    lost: bool,
}

/// Some cards: how many, and which if the viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Cards {
    count: u8,
    kinds: Option<[u8; 3]>,
}

/// There are no options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Nothing {}

/// The position. Cards are 0 to 2; each hand and the pile are counts per card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Toy<const F: u8> {
    seats: u8,
    active: Seat,
    hands: Vec<[u8; 3]>,
    up: Vec<[u8; 3]>,
    down: Vec<[u8; 3]>,
    pile: [u8; 3],
    #[serde(skip_serializing_if = "forgets::<F>", default)]
    turn: u32,
    touched: u8,
}

fn forgets<const F: u8>(_: &u32) -> bool {
    F == DOCUMENT_FORGETS
}

fn count(cards: &[u8; 3]) -> u8 {
    cards.iter().sum()
}

impl<const F: u8> Toy<F> {
    fn is_over(&self) -> bool {
        self.hands.iter().all(|hand| count(hand) == 0)
    }

    fn holds(&self, seat: Seat, card: u8) -> bool {
        let hand = self.hands.get(seat.index());
        hand.and_then(|hand| hand.get(usize::from(card)))
            .is_some_and(|&n| n > 0)
    }

    fn draw(&mut self, seat: Seat, chance: &mut Chance) {
        if let Some(card) = chance.draw(&mut self.pile) {
            self.hands[seat.index()][card] += 1;
        }
    }

    /// Some cards as a viewer sees them; after the end everything is shown.
    fn seen(&self, cards: &[[u8; 3]], viewer: Viewer) -> Vec<Cards> {
        let seen = |(seat, cards): (usize, &[u8; 3])| Cards {
            count: count(cards),
            kinds: (self.is_over() || viewer.is(Seat(seat as u8))).then_some(*cards),
        };
        cards.iter().enumerate().map(seen).collect()
    }

    fn points(&self) -> Vec<Points> {
        let worth = |cards: &[u8; 3]| i32::from(cards[1]) + 2 * i32::from(cards[2]);
        let sheet = |(up, down): (&[u8; 3], &[u8; 3])| {
            let mut points = Points::new(vec![("up", worth(up)), ("down", worth(down) / 2)]);
            points.sum += i32::from(F == SUM_OFF);
            if F == POINTS_LEAK {
                points.sum += i32::from(self.pile[0]);
            }
            points
        };
        self.up.iter().zip(&self.down).map(sheet).collect()
    }
}

/// A mark that no real game leaves.
const BROKEN: u8 = 99;

const RULES: &str = "- **TOY-1** In turn.\n- **TOY-2** From the hand.\n- **TOY-3** Once over.\n";
const ONLY_ENGLISH: &str = "- **TOY-4** In English.\n";

impl<const F: u8> Game for Toy<F> {
    const INFO: GameInfo = GameInfo {
        id: "toy",
        name: Names {
            en: "toy",
            de: "toy",
        },
        seats: &[2, 3],
        rules_version: "1",
        earlier_versions: &[],
        rule_prefixes: &["TOY"],
        categories: &["up", "down"],
    };

    const RULES: Names = Names {
        en: if F == RULE_ONLY_IN_ENGLISH {
            ONLY_ENGLISH
        } else {
            RULES
        },
        de: RULES,
    };

    type Options = Nothing;
    type Action = Play<F>;
    type Event = Event;
    type View = View;

    fn setup(_: &Nothing, seats: u8, chance: &mut Chance) -> Result<Self, OptionsError> {
        if !(2..=3).contains(&seats) && F != DEALS_TO_ANYBODY {
            return Err(OptionsError("2 or 3".into()));
        }
        let many = usize::from(seats);
        let mut toy = Self {
            seats,
            active: Seat(0),
            hands: vec![[0; 3]; many],
            up: vec![[0; 3]; many],
            down: vec![[0; 3]; many],
            pile: [8; 3],
            turn: 0,
            touched: 0,
        };
        for seat in Seat::all(seats) {
            (0..3).for_each(|_| toy.draw(seat, chance));
        }
        Ok(toy)
    }

    fn option_sets(_: u8) -> Vec<Nothing> {
        vec![Nothing {}]
    }

    fn longest(_: u8) -> u32 {
        if F == ENDLESS { 20 } else { 24 }
    }

    fn options(&self) -> Nothing {
        Nothing {}
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn waiting(&self) -> Waiting {
        if self.is_over() {
            Waiting::over()
        } else {
            Waiting::on(self.active)
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Play<F>>) {
        out.clear();
        let my_turn = seat == self.active || F == LISTS_OUT_OF_TURN;
        if self.is_over() || !my_turn || F == STUCK && self.turn == 5 {
            return;
        }
        for card in (0..3).filter(|&card| self.holds(seat, card)) {
            out.extend([false, true].map(|down| Play { card, down }));
        }
        match F {
            LISTED_TWICE => out.push(out[out.len() - 1]),
            OUT_OF_ORDER => out.reverse(),
            LEGAL_LEAKS if self.holds(seat.next(self.seats), 2) => drop(out.pop()),
            _ => {}
        }
    }

    fn sample(&self, seat: Seat, chance: &mut Chance) -> Option<Play<F>> {
        let mut all = Vec::new();
        self.legal(seat, &mut all);
        if F == SAMPLER_SKEWED && chance.below(4) == 0 {
            return all.first().copied();
        }
        chance.pick(&all).copied()
    }

    fn check(&self, seat: Seat, action: &Play<F>) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::new("TOY-3", "toy-over"));
        }
        if seat != self.active {
            return Err(Illegal::new("TOY-1", "toy-turn"));
        }
        match F {
            ACCEPTED_BUT_UNLISTED if action.card == 0 => return Ok(()),
            LISTED_BUT_REFUSED if action.card == 2 && self.turn > 3 => {
                return Err(Illegal::new("TOY-2", "toy-hand"));
            }
            _ => {}
        }
        let rule = match F {
            UNKNOWN_RULE => "TOY-9",
            RULE_ONLY_IN_ENGLISH => "TOY-4",
            _ => "TOY-2",
        };
        let mut all = Vec::new();
        self.legal(seat, &mut all);
        let found = all.contains(action);
        found.then_some(()).ok_or(Illegal::new(rule, "toy-hand"))
    }

    fn play<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: &Play<F>,
        chance: &mut Chance,
        log: &mut L,
    ) {
        let card = usize::from(action.card).min(2);
        let hand = &mut self.hands[seat.index()];
        hand[card] = hand[card].saturating_sub(1);
        let side = if action.down {
            &mut self.down
        } else {
            &mut self.up
        };
        side[seat.index()][card] += 1;
        let shown = Event::Played(seat, Some(action.card));
        let hidden = Event::Played(seat, None);
        log.event(|| {
            if action.down && F != EVENT_LEAKS {
                hidden
            } else {
                shown
            }
        });
        let mut heard = 0;
        log.event(|| {
            heard = 1;
            Event::Drew(seat)
        });
        self.touched = u8::from(F == LISTENER_MATTERS) * heard;
        self.draw(seat, chance);
        log.barrier();
        self.active = seat.next(self.seats);
        self.turn += 1;
    }

    fn apply<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: &Play<F>,
        chance: &mut Chance,
        log: &mut L,
    ) -> Result<(), Illegal> {
        let checked = self.check(seat, action);
        if checked.is_ok() {
            self.play(seat, action, chance, log);
        } else if F == REFUSAL_CHANGES && action.card == 1 {
            self.touched += 1;
        }
        checked
    }

    fn view(&self, viewer: Viewer) -> View {
        View {
            hands: self.seen(&self.hands, viewer),
            up: self.up.clone(),
            down: self.seen(&self.down, viewer),
            active: self.active,
            turn: match F {
                VIEW_LACKS => 0,
                VIEW_BOASTS => self.turn + 1,
                _ => self.turn,
            },
            leak: match F {
                VIEW_LEAKS => self.pile[0],
                NUMBER_FOR_NOTHING => u8::MAX,
                _ => 0,
            },
            lost: F == VIEW_LOSES,
        }
    }

    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        if self.is_over() {
            return;
        }
        let mut pool = self.pile;
        let others: Vec<usize> = (0..usize::from(self.seats))
            .filter(|&seat| !viewer.is(Seat(seat as u8)))
            .collect();
        let mut needs = Vec::new();
        for hidden in [&mut self.hands, &mut self.down] {
            for &seat in &others {
                needs.push(count(&hidden[seat]));
                (0..3).for_each(|card| pool[card] += hidden[seat][card]);
                hidden[seat] = [0; 3];
            }
        }
        if F == RESAMPLE_PEEKS {
            for _ in 0..self.pile[0] + 3 * self.pile[1] {
                chance.bits();
            }
        }
        let mut needs = needs.into_iter();
        for hidden in [&mut self.hands, &mut self.down] {
            for &seat in &others {
                for _ in 0..needs.next().unwrap_or_default() {
                    if let Some(card) = chance.draw(&mut pool) {
                        hidden[seat][card] += 1;
                    }
                }
            }
        }
        self.pile = pool;
        if F == WORLD_INVALID {
            self.touched = BROKEN;
        }
    }

    fn from_view(view: &View, _: Viewer) -> Result<Self, Invalid> {
        let seats = view.hands.len();
        let turns = [view.up.len(), view.down.len(), 1 + view.active.index()];
        if !(2..=3).contains(&seats) || turns[..2] != [seats; 2] || turns[2] > seats {
            return Err(Invalid(format!("not {seats} seats")));
        }
        let all = |cards: &[u8; 3]| cards.iter().map(|&n| u32::from(n)).sum::<u32>();
        let known = view.hands.iter().chain(&view.down);
        let known: Vec<[u8; 3]> = known.filter_map(|cards| cards.kinds).collect();
        let mut pile = [8u8; 3];
        for cards in view.up.iter().chain(&known) {
            for (left, &taken) in pile.iter_mut().zip(cards) {
                let rest = left.checked_sub(taken);
                *left = rest.ok_or_else(|| Invalid(format!("{} cards", all(cards))))?;
            }
        }
        let mut dealt = |cards: &Cards| {
            let mut kinds = cards.kinds.unwrap_or_default();
            for _ in 0..u8::from(cards.kinds.is_none()) * cards.count {
                let card = pile.iter().position(|&left| left > 0);
                let card = card.ok_or(Invalid::new("not enough cards"))?;
                pile[card] -= 1;
                kinds[card] += 1;
            }
            Ok(kinds)
        };
        let hands = view
            .hands
            .iter()
            .map(&mut dealt)
            .collect::<Result<_, _>>()?;
        let down = view.down.iter().map(&mut dealt).collect::<Result<_, _>>()?;
        let world = Self {
            seats: seats as u8,
            active: view.active,
            hands,
            up: view.up.clone(),
            down,
            pile,
            turn: view.turn,
            touched: 0,
        };
        world.validate()?;
        Ok(world)
    }

    fn score(&self) -> Vec<Points> {
        self.points()
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = self.points();
        let keys: Vec<_> = points.iter().map(|points| points.sum).collect();
        (self.is_over() && F != NO_OUTCOME).then(|| Outcome::ranked(&keys, points, "played"))
    }

    fn validate(&self) -> Result<(), Invalid> {
        let cards = self.hands.iter().chain(&self.up).chain(&self.down);
        let all: u8 = cards.map(count).sum::<u8>() + count(&self.pile);
        if all != 24 || self.touched == BROKEN {
            return Err(Invalid(format!("{all} cards")));
        }
        // Nobody runs out of cards before their turn.
        let seats = self.hands.len();
        let hand = |turn: usize| count(&self.hands[(self.active.index() + turn) % seats]);
        let (most, least) = (hand(0), hand(seats - 1));
        let even = (1..seats).all(|turn| hand(turn) <= hand(turn - 1))
            && most - least <= u8::from(count(&self.pile) == 0);
        let fault = Invalid::new("uneven hands");
        even.then_some(()).ok_or(fault)
    }

    fn tell_action(&self, _: &Play<F>) -> Text {
        Text::new(if F == NO_WORDS {
            "toy-play"
        } else {
            "bab-action-end_placement"
        })
    }

    fn tell_event(_: &Event) -> Vec<ziggurat_engine::Line> {
        Vec::new()
    }
}

impl<const F: u8> Advice for Toy<F> {}
