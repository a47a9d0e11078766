//! Games so small that the right way to play them is known.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use ziggurat_engine::{
    Advice, Chance, Game, GameInfo, Illegal, Invalid, Log, Names, OptionsError, Outcome, Points,
    Seat, SeatSet, Text, Viewer, Waiting,
};

/// What a seat does in every toy: pick a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Pick(pub u8);

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Self).map_err(|_| text.to_owned())
    }
}

const TOY: Names = Names {
    en: "toy",
    de: "toy",
};

const fn info(seats: &'static [u8]) -> GameInfo {
    GameInfo {
        id: "toy",
        name: TOY,
        seats,
        rules_version: "1",
        earlier_versions: &[],
        rule_prefixes: &["TOY"],
        categories: &["all"],
    }
}

fn points(sums: &[i32]) -> Vec<Points> {
    let sheet = |&sum: &i32| Points::new(vec![("all", sum)]);
    sums.iter().map(sheet).collect()
}

/// What all toys have in common.
macro_rules! common {
    ($options:ty) => {
        type Options = $options;
        type Action = Pick;
        type Event = ();

        fn option_sets(_: u8) -> Vec<Self::Options> {
            vec![Self::Options::default()]
        }
        fn longest(_: u8) -> u32 {
            64
        }
        fn check(&self, seat: Seat, action: &Pick) -> Result<(), Illegal> {
            let mut all = Vec::new();
            self.legal(seat, &mut all);
            let found = all.contains(action);
            found.then_some(()).ok_or(Illegal::new("TOY-1", "no"))
        }
        fn witness(_: &(), _: Viewer) -> Option<()> {
            Some(())
        }
        fn validate(&self) -> Result<(), Invalid> {
            Ok(())
        }
        fn tell_action(&self, _: &Pick) -> Text {
            Text::new("toy")
        }
        fn tell_event(_: &()) -> Vec<ziggurat_engine::Line> {
            vec![Text::new("toy").into()]
        }
    };
}

/// What toys have in common in which nothing is hidden.
macro_rules! open {
    () => {
        type View = Self;

        fn view(&self, _: Viewer) -> Self {
            self.clone()
        }
        fn resample(&mut self, _: Viewer, _: &mut Chance) {}
        fn from_view(view: &Self, _: Viewer) -> Result<Self, Invalid> {
            Ok(view.clone())
        }
    };
}

/// Noughts and crosses: nothing is hidden, and best play is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Noughts {
    /// The cells of each seat, as bits.
    pub cells: [u16; 2],
}

const LINES: [u16; 8] = [
    0b111,
    0b111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

impl Noughts {
    /// Nine characters: `0` and `1` are the seats, anything else is empty.
    pub(crate) fn parse(text: &str) -> Self {
        let cells = ['0', '1'].map(|seat| {
            let bit = |(cell, letter)| u16::from(letter == seat) << cell;
            text.chars().enumerate().map(bit).sum()
        });
        Self { cells }
    }

    fn has_line(&self, seat: usize) -> bool {
        LINES.iter().any(|line| self.cells[seat] & line == *line)
    }

    fn over(&self) -> bool {
        self.has_line(0) || self.has_line(1) || self.cells[0] | self.cells[1] == 0o777
    }
}

impl Game for Noughts {
    const INFO: GameInfo = info(&[2]);
    const RULES: Names = TOY;
    common!(());
    open!();

    fn setup((): &(), _: u8, _: &mut Chance) -> Result<Self, OptionsError> {
        Ok(Self { cells: [0, 0] })
    }
    fn options(&self) {}
    fn seats(&self) -> u8 {
        2
    }
    fn waiting(&self) -> Waiting {
        let [first, second] = self.cells.map(u16::count_ones);
        match self.over() {
            true => Waiting::over(),
            false => Waiting::on(Seat(u8::from(first > second))),
        }
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Pick>) {
        out.clear();
        if self.waiting().includes(seat) {
            let free = |cell: &u8| (self.cells[0] | self.cells[1]) >> cell & 1 == 0;
            out.extend((0..9).filter(free).map(Pick));
        }
    }
    fn play<L: Log<()>>(&mut self, seat: Seat, action: &Pick, _: &mut Chance, _: &mut L) {
        self.cells[seat.index()] |= 1 << action.0;
    }
    fn score(&self) -> Vec<Points> {
        points(&[0, 1].map(|seat| i32::from(self.has_line(seat))))
    }
    fn outcome(&self) -> Option<Outcome> {
        let won = [0, 1].map(|seat| self.has_line(seat));
        self.over()
            .then(|| Outcome::ranked(&won, self.score(), "end"))
    }
}

impl Advice for Noughts {
    fn effort() -> f32 {
        0.5
    }
}

/// Secret bids: everybody picks a card from a hidden hand at the same time. The highest card takes the
/// prize, which is the number of the round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Bids {
    /// The cards of each seat, in order.
    pub hands: Vec<Vec<u8>>,
    /// What each seat has picked in this round.
    pub picked: Vec<Option<u8>>,
    /// Points.
    pub sums: Vec<i32>,
    /// All cards played so far.
    pub played: Vec<u8>,
    /// From 1.
    pub round: i32,
}

pub(crate) const DECK: std::ops::RangeInclusive<u8> = 1..=12;

/// What a viewer sees of [`Bids`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BidsView {
    /// The cards of the viewer, and the card that the viewer has picked.
    pub hand: Option<(Vec<u8>, Option<u8>)>,
    /// How many cards each seat holds, and whether it has picked another.
    pub sizes: Vec<(usize, bool)>,
    /// Points.
    pub sums: Vec<i32>,
    /// All cards played so far.
    pub played: Vec<u8>,
    /// From 1.
    pub round: i32,
}

impl Game for Bids {
    const INFO: GameInfo = info(&[2, 3]);
    const RULES: Names = TOY;
    common!(());

    type View = BidsView;

    fn view(&self, viewer: Viewer) -> BidsView {
        let all = || self.hands.iter().zip(&self.picked);
        let own = Seat::all(self.seats())
            .zip(all())
            .find(|(seat, _)| viewer.is(*seat));
        BidsView {
            hand: own.map(|(_, (hand, picked))| (hand.clone(), *picked)),
            sizes: all()
                .map(|(hand, picked)| (hand.len(), picked.is_some()))
                .collect(),
            sums: self.sums.clone(),
            played: self.played.clone(),
            round: self.round,
        }
    }
    fn from_view(view: &BidsView, viewer: Viewer) -> Result<Self, Invalid> {
        let own = |card: &u8| {
            let hand = view.hand.iter();
            hand.flat_map(|(hand, picked)| hand.iter().chain(picked))
                .any(|own| own == card)
        };
        let mut unseen = DECK.filter(|card| !own(card) && !view.played.contains(card));
        let (mut hands, mut picked) = (vec![], vec![]);
        for (seat, &(size, picks)) in view.sizes.iter().enumerate() {
            let (hand, pick) = match &view.hand {
                Some(own) if viewer.is(Seat(seat as u8)) => own.clone(),
                _ => {
                    let hand: Vec<u8> = unseen.by_ref().take(size).collect();
                    (hand, picks.then(|| unseen.next()).flatten())
                }
            };
            hands.push(hand);
            picked.push(pick);
        }
        Ok(Self {
            hands,
            picked,
            sums: view.sums.clone(),
            played: view.played.clone(),
            round: view.round,
        })
    }

    fn setup((): &(), seats: u8, chance: &mut Chance) -> Result<Self, OptionsError> {
        let seats = usize::from(seats);
        let mut deck: Vec<u8> = DECK.collect();
        chance.shuffle(&mut deck);
        let hand = |cards: &[u8]| {
            let mut hand = cards.to_vec();
            hand.sort_unstable();
            hand
        };
        Ok(Self {
            hands: deck.chunks(3).take(seats).map(hand).collect(),
            picked: vec![None; seats],
            sums: vec![0; seats],
            played: vec![],
            round: 1,
        })
    }
    fn options(&self) {}
    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }
    fn waiting(&self) -> Waiting {
        let open = |seat: &Seat| {
            self.picked[seat.index()].is_none() && !self.hands[seat.index()].is_empty()
        };
        Waiting {
            must: Seat::all(self.seats()).filter(open).collect(),
            may: SeatSet::EMPTY,
        }
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Pick>) {
        out.clear();
        if self.waiting().includes(seat) {
            out.extend(self.hands[seat.index()].iter().copied().map(Pick));
        }
    }
    fn play<L: Log<()>>(&mut self, seat: Seat, action: &Pick, _: &mut Chance, _: &mut L) {
        self.hands[seat.index()].retain(|card| *card != action.0);
        self.picked[seat.index()] = Some(action.0);
        if let Some(cards) = self.picked.iter().copied().collect::<Option<Vec<u8>>>() {
            let best = cards
                .iter()
                .max()
                .and_then(|m| cards.iter().position(|c| c == m));
            self.sums[best.unwrap_or_default()] += self.round;
            self.round += 1;
            self.played.extend(cards);
            self.picked.fill(None);
        }
    }
    fn resample(&mut self, viewer: Viewer, chance: &mut Chance) {
        let hidden = |seat: &usize| !viewer.is(Seat(*seat as u8));
        let seen = |card: &u8| {
            let own = (0..self.hands.len()).filter(|s| !hidden(s));
            let mut own = own.flat_map(|s| self.hands[s].iter().chain(&self.picked[s]));
            self.played.contains(card) || own.any(|c| c == card)
        };
        let mut unseen: Vec<u8> = DECK.filter(|card| !seen(card)).collect();
        chance.shuffle(&mut unseen);
        for seat in (0..self.hands.len()).filter(hidden) {
            let hand = &mut self.hands[seat];
            for card in hand.iter_mut().chain(&mut self.picked[seat]) {
                *card = unseen.pop().unwrap_or_default();
            }
            hand.sort_unstable();
        }
    }
    fn score(&self) -> Vec<Points> {
        points(&self.sums)
    }
    fn outcome(&self) -> Option<Outcome> {
        let over = self.waiting().is_over();
        over.then(|| Outcome::ranked(&self.sums, self.score(), "end"))
    }
}

impl Advice for Bids {}

/// What a turn of [`Digits`] is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Turns {
    /// How many numbers there are to pick from.
    pub width: u8,
    /// How many steps a turn has.
    pub steps: usize,
    /// The number that must be picked at every step for the big prize at the end of the turn.
    pub prize: u8,
    /// The points for a 0, at once.
    pub bait: i32,
    /// Whether the game says that high numbers look good.
    pub hint: bool,
}

impl Default for Turns {
    fn default() -> Self {
        Self {
            width: 10,
            steps: 3,
            prize: 7,
            bait: 1,
            hint: false,
        }
    }
}

/// Turns of several steps that pay off at their end: a 0 may give points at once, the right number at
/// every step gives 20 at the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Digits {
    /// How it is played.
    pub turns: Turns,
    /// Points.
    pub sums: [i32; 2],
    /// What was picked in this turn.
    pub steps: Vec<u8>,
    /// Who is to pick; 2: nobody.
    pub seat: u8,
}

impl Game for Digits {
    const INFO: GameInfo = info(&[2]);
    const RULES: Names = TOY;
    common!(Turns);
    open!();

    fn setup(turns: &Turns, _: u8, _: &mut Chance) -> Result<Self, OptionsError> {
        Ok(Self {
            turns: *turns,
            sums: [0, 0],
            steps: vec![],
            seat: 0,
        })
    }
    fn options(&self) -> Turns {
        self.turns
    }
    fn seats(&self) -> u8 {
        2
    }
    fn waiting(&self) -> Waiting {
        match self.seat {
            2 => Waiting::over(),
            seat => Waiting::on(Seat(seat)),
        }
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Pick>) {
        out.clear();
        if self.waiting().includes(seat) {
            out.extend((0..self.turns.width).map(Pick));
        }
    }
    fn play<L: Log<()>>(&mut self, seat: Seat, action: &Pick, _: &mut Chance, _: &mut L) {
        let sum = &mut self.sums[seat.index()];
        *sum += self.turns.bait * i32::from(action.0 == 0);
        self.steps.push(action.0);
        if self.steps.len() == self.turns.steps {
            let right = self.steps.iter().all(|step| *step == self.turns.prize);
            *sum += 20 * i32::from(right);
            self.steps.clear();
            self.seat += 1;
        }
    }
    fn score(&self) -> Vec<Points> {
        points(&self.sums)
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.seat == 2).then(|| Outcome::ranked(&self.sums, self.score(), "end"))
    }
}

impl Advice for Digits {
    fn promise(&self, _: Seat, actions: &[Pick], weights: &mut Vec<f32>) {
        if self.turns.hint {
            weights.extend(actions.iter().map(|action| f32::from(action.0)));
        }
    }
}

/// Seat 0 ends the game with any pick; before that seat 1 may call, and gain or lose by it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Call {
    /// Points.
    pub sums: [i32; 2],
    /// The points for a call.
    pub gives: i32,
    /// Whether seat 1 wants to consider calling.
    pub tempted: bool,
    /// Whether seat 1 has called, and whether the game is over.
    pub done: [bool; 2],
}

impl Game for Call {
    const INFO: GameInfo = info(&[2]);
    const RULES: Names = TOY;
    common!(bool);
    open!();

    fn setup(good: &bool, _: u8, _: &mut Chance) -> Result<Self, OptionsError> {
        Ok(Self {
            sums: [3, 3],
            gives: if *good { 2 } else { -2 },
            tempted: true,
            done: [false; 2],
        })
    }
    fn options(&self) -> bool {
        self.gives > 0
    }
    fn seats(&self) -> u8 {
        2
    }
    fn waiting(&self) -> Waiting {
        let may = match self.done {
            [_, true] => return Waiting::over(),
            [true, _] => SeatSet::EMPTY,
            [false, _] => SeatSet::only(Seat(1)),
        };
        Waiting {
            must: SeatSet::only(Seat(0)),
            may,
        }
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Pick>) {
        out.clear();
        if self.waiting().includes(seat) {
            out.extend((0..2 - seat.0).map(Pick));
        }
    }
    fn play<L: Log<()>>(&mut self, seat: Seat, _: &Pick, _: &mut Chance, _: &mut L) {
        self.done[1 - seat.index()] = true;
        if seat == Seat(1) {
            self.sums[1] += self.gives;
        }
    }
    fn score(&self) -> Vec<Points> {
        points(&self.sums)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.done[1].then(|| Outcome::ranked(&self.sums, self.score(), "end"))
    }
}

impl Advice for Call {
    fn tempted(&self, _: Seat) -> bool {
        self.tempted
    }
}

/// What a seat sees is enough to make the worlds that a search wants.
#[test]
fn bids_are_imagined_from_a_view() {
    let mut game = Bids::setup(&(), 3, &mut Chance::new(5)).unwrap();
    for (turn, seat) in [2, 0, 1, 1, 2].into_iter().enumerate() {
        for viewer in Viewer::all(3) {
            let mut world = game.clone();
            world.resample(viewer, &mut Chance::new(turn as u64));
            let view = game.view(viewer);
            let imagined = Bids::imagine(&view, viewer, &mut Chance::new(turn as u64));
            assert_eq!(imagined, Ok(world));
        }
        let pick = game.sample(Seat(seat), &mut Chance::new(1)).unwrap();
        game.play_silent(Seat(seat), &pick, &mut Chance::new(1));
    }
}
