//! Which actions are allowed.

use ziggurat_engine::{Chance, Seat, Waiting};

use crate::{
    action::Action,
    board::{Hex, HexSet, LAND, LOCATIONS, RIVER, ZIGGURATS},
    pieces::{Card, Token},
    plays::Play,
    state::{Babylonia, Phase},
};

impl Babylonia {
    /// Replaces `out` with the legal actions of the seat.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.acting() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Placing => self.list_placements(out),
            Phase::Scoring => out.extend(self.due_sites().map(Action::score)),
            Phase::TakingCard { .. } => {
                out.extend(self.available_cards.iter().map(Action::take_card));
            }
            Phase::ExtraTurn => out.extend([false, true].map(Action::extra_turn)),
            Phase::Over(_) => {}
        }
    }

    /// Whom the game waits for.
    #[inline]
    pub(crate) fn waits_for(&self) -> Waiting {
        self.acting().map_or(Waiting::over(), Waiting::on)
    }

    /// The one seat that must act.
    #[inline]
    pub(crate) fn acting(&self) -> Option<Seat> {
        match self.phase {
            Phase::Placing | Phase::Scoring | Phase::ExtraTurn => Some(self.active),
            Phase::TakingCard { winner, .. } => Some(winner),
            Phase::Over(_) => None,
        }
    }

    /// The due sites in the order of the hexes.
    pub(crate) fn due_sites(&self) -> impl Iterator<Item = Hex> {
        let mut due = HexSet::EMPTY;
        bits(self.due_cities).for_each(|site| due.insert(LOCATIONS[site]));
        bits(self.due_ziggurats.into()).for_each(|ziggurat| due.insert(ZIGGURATS[ziggurat]));
        due.iter()
    }

    fn list_placements(&self, out: &mut Vec<Action>) {
        let play = Play::of(self);
        let mut last = (HexSet::EMPTY, 0..0);
        for &token in Token::ALL {
            let targets = self.targets(&play, token);
            if targets.is_empty() {
                continue;
            }
            let start = out.len();
            if targets == last.0 {
                // The same hexes as for the kind before: copy that run and change the kind.
                let step = ((token as u16) << 8) - (out[last.1.start].0 & 0xff00);
                out.extend_from_within(last.1);
                out[start..].iter_mut().for_each(|action| action.0 += step);
            } else {
                push_placements(out, targets, token);
            }
            last = (targets, start..out.len());
        }
        if play.is_complete() {
            out.push(Action::END_PLACEMENT);
        }
    }

    /// Where a token of this kind may be placed now.
    #[inline]
    pub(crate) fn targets(&self, play: &Play, token: Token) -> HexSet {
        if play.is_open() {
            return match play.has(token) {
                true => self.free | self.open_fields(self.active, token),
                false => HexSet::EMPTY,
            };
        }
        let mut targets = HexSet::EMPTY;
        if play.allows(token, false) {
            targets = self.free & LAND | self.open_fields(self.active, token);
        }
        if play.allows(token, true) {
            targets |= self.free & RIVER;
        }
        targets
    }

    /// The fields that the seat may place this kind on (BAB-5.3, BAB-5.4, BAB-8.10).
    #[inline]
    pub(crate) fn open_fields(&self, seat: Seat, token: Token) -> HexSet {
        let sites = match (token, self.has_card(seat, Card::NoblesInFields)) {
            (Token::Farmer, _) => self.fields & self.opened_sites(seat),
            (_, true) => self.fields,
            (_, false) => 0,
        };
        bits(sites).map(|site| LOCATIONS[site]).collect()
    }

    /// The sites beside which the seat has a token that opens a field for a farmer (BAB-5.3).
    #[inline]
    fn opened_sites(&self, seat: Seat) -> u32 {
        if self.options.field_adjacency_counts_face_down_tokens {
            return self.near[seat.index()];
        }
        let face_up = self.tokens[seat.index()] & LAND;
        face_up
            .iter()
            .fold(0, |sites, hex| sites | hex.beside_sites())
    }

    /// One of the legal actions, each equally likely.
    pub(crate) fn sample_legal(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        if self.acting() != Some(seat) {
            return None;
        }
        match self.phase {
            Phase::Placing => self.sample_placement(chance),
            Phase::Scoring => {
                let count = self.due_cities.count_ones() + self.due_ziggurats.count_ones();
                self.due_sites()
                    .nth(chance.below(count) as usize)
                    .map(Action::score)
            }
            Phase::TakingCard { .. } => {
                let card = chance.index(self.available_cards.len());
                self.available_cards.iter().nth(card).map(Action::take_card)
            }
            Phase::ExtraTurn => Some(Action::extra_turn(chance.below(2) == 1)),
            Phase::Over(_) => None,
        }
    }

    fn sample_placement(&self, chance: &mut Chance) -> Option<Action> {
        let play = Play::of(self);
        let targets: [HexSet; 4] =
            std::array::from_fn(|kind| self.targets(&play, Token::ALL[kind]));
        let end = usize::from(play.is_complete());
        let total: usize = targets.iter().map(|set| set.len()).sum();
        let mut n = chance.index(total + end);
        for (kind, set) in targets.into_iter().enumerate() {
            match set.nth(n) {
                Some(hex) => return Some(Action::place(Token::ALL[kind], hex)),
                None => n -= set.len(),
            }
        }
        (end == 1).then_some(Action::END_PLACEMENT)
    }
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(bit)
    })
}

/// For every byte the places of its set bits, in order; the rest is filled with zeros.
static PLACES_IN_BYTE: [[u16; 8]; 256] = places_in_byte();

const fn places_in_byte() -> [[u16; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        let mut count = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// Adds a placement on each of the hexes, eight at a time: this is the busiest loop of the engine.
fn push_placements(out: &mut Vec<Action>, hexes: HexSet, token: Token) {
    // Large enough for any `at`, so that no access needs a check.
    let mut list = [Action::default(); 256 + 8];
    let mut at = 0u8;
    let mut base = (token as u16) << 8;
    for word in hexes.0 {
        for byte in word.to_le_bytes() {
            let places = &PLACES_IN_BYTE[usize::from(byte)];
            let run = &mut list[usize::from(at)..usize::from(at) + 8];
            for (action, place) in run.iter_mut().zip(places) {
                action.0 = base + place;
            }
            at = at.wrapping_add(byte.count_ones() as u8);
            base += 8;
        }
    }
    out.extend_from_slice(&list[..usize::from(at)]);
}
