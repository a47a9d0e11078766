//! Which tokens may go together in one turn: plays A to D and the first round.

use ziggurat_engine::Seat;

use crate::{
    board::{ANY_TOKENS, Hex, MIN_FARMERS},
    pieces::{Card, Token},
    state::Babylonia,
};

/// How many tokens a turn demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Demand {
    /// Exactly this many, of any kind: the first round (BAB-4.8), or the last token (BAB-4.7).
    Exactly(u8),
    /// One of the plays A to D.
    APlay,
}

/// What has been placed in a turn so far, and what could still follow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Play {
    pub(crate) demand: Demand,
    /// Placed tokens by kind.
    placed: [u8; 4],
    in_river: u8,
    /// What is left on the stand.
    stand: [u8; 4],
    three_nobles: bool,
    noble_with_farmers: bool,
    free_order: bool,
}

impl Play {
    /// The play of the active player at this moment.
    #[inline]
    pub(crate) fn of(position: &Babylonia) -> Self {
        let seat = position.active;
        let mut placed = [0; 4];
        let mut in_river = 0;
        for hex in position.placed() {
            placed[position.kind_on(hex).index()] += 1;
            in_river += u8::from(hex.is_river());
        }
        Self {
            demand: position.demand(seat),
            placed,
            in_river,
            stand: position.stands[seat.index()],
            three_nobles: position.has_card(seat, Card::ThreeNobles),
            noble_with_farmers: position.has_card(seat, Card::NobleWithFarmers),
            free_order: position.options.free_placement_order_with_extra_noble,
        }
    }

    /// The same play, made again token by token; `None` if one of them was not allowed.
    pub(crate) fn retraced(position: &Babylonia) -> Option<Self> {
        let mut play = Self::of(position);
        for (stand, placed) in play.stand.iter_mut().zip(&mut play.placed) {
            *stand += std::mem::take(placed);
        }
        play.in_river = 0;
        for hex in position.placed() {
            let token = position.kind_on(hex);
            if !play.allows(token, hex.is_river()) {
                return None;
            }
            play = play.with(token, hex.is_river());
        }
        Some(play)
    }

    #[inline]
    fn total(&self) -> u8 {
        self.farmers() + self.nobles()
    }

    #[inline]
    pub(crate) fn farmers(&self) -> u8 {
        self.placed[Token::Farmer.index()]
    }

    #[inline]
    pub(crate) fn nobles(&self) -> u8 {
        self.placed[0] + self.placed[1] + self.placed[2]
    }

    /// Whether a token of this play lies in a river.
    pub(crate) fn uses_river(&self) -> bool {
        self.in_river > 0
    }

    /// The play with one more token; the token must be on the stand.
    #[inline]
    fn with(mut self, token: Token, river: bool) -> Self {
        self.placed[token.index()] += 1;
        self.stand[token.index()] -= 1;
        self.in_river += u8::from(river);
        self
    }

    /// Whether a token of this kind is left on the stand.
    #[inline]
    pub(crate) fn has(&self, token: Token) -> bool {
        self.stand[token.index()] > 0
    }

    /// Whether any token may follow, on land or river, because the play needs one more in any case.
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        match self.demand {
            Demand::Exactly(n) => self.total() < n,
            Demand::APlay => self.total() < ANY_TOKENS,
        }
    }

    /// Whether a token of this kind may follow on land or river (BAB-4.6).
    #[inline]
    pub(crate) fn allows(&self, token: Token, river: bool) -> bool {
        self.has(token)
            && (self.is_open()
                || self.demand == Demand::APlay
                    && self.order_allows(token)
                    && self.with(token, river).can_be_completed())
    }

    /// Without the free order of BAB-8.8 the noble of play D comes after three farmers and last.
    fn order_allows(&self, token: Token) -> bool {
        if self.free_order || self.total() < ANY_TOKENS {
            return true;
        }
        let noble_among_farmers = self.nobles() == 1 && self.farmers() > 0;
        let noble_too_early =
            token.is_noble() && self.farmers() > 0 && self.farmers() < MIN_FARMERS;
        !noble_among_farmers && !noble_too_early
    }

    /// Whether nothing but the fixed order of play D is in the way of this token (BAB-8.8).
    pub(crate) fn only_order_forbids(mut self, token: Token, river: bool) -> bool {
        self.free_order = true;
        self.noble_with_farmers && self.allows(token, river)
    }

    /// Whether the tokens placed are a legal complete play.
    pub(crate) fn is_complete(&self) -> bool {
        let total = self.total();
        match self.demand {
            Demand::Exactly(n) => total == n,
            Demand::APlay => {
                let on_land = self.in_river == 0;
                total == ANY_TOKENS // BAB-4.3
                    || on_land && self.is_farmers_play() // BAB-4.4, BAB-8.7
                    || on_land && self.is_three_nobles() // BAB-8.6
            }
        }
    }

    fn is_farmers_play(&self) -> bool {
        let nobles_allowed = u8::from(self.noble_with_farmers);
        self.farmers() >= MIN_FARMERS && self.nobles() <= nobles_allowed
    }

    fn is_three_nobles(&self) -> bool {
        self.three_nobles && self.placed == [1, 1, 1, 0]
    }

    /// Whether the tokens placed are, or can still become, a legal complete play with what is left
    /// on the stand (BAB-4.6).
    #[inline]
    pub(crate) fn can_be_completed(&self) -> bool {
        let total = self.total();
        let left: u8 = self.stand.iter().sum();
        match self.demand {
            Demand::Exactly(n) => total <= n && total + left >= n,
            Demand::APlay => {
                total <= ANY_TOKENS && total + left >= ANY_TOKENS
                    || self.in_river == 0
                        && (self.farmers_play_possible() || self.three_nobles_possible())
            }
        }
    }

    fn farmers_play_possible(&self) -> bool {
        let nobles_allowed = u8::from(self.noble_with_farmers);
        self.nobles() <= nobles_allowed
            && self.farmers() + self.stand[Token::Farmer.index()] >= MIN_FARMERS
    }

    fn three_nobles_possible(&self) -> bool {
        let kind_fits =
            |kind: usize| self.placed[kind] + self.stand[kind] >= 1 && self.placed[kind] <= 1;
        self.three_nobles && self.farmers() == 0 && (0..3).all(kind_fits)
    }
}

impl Babylonia {
    /// What the turn of the active player demands (BAB-4.7, BAB-4.8).
    #[inline]
    pub(crate) fn demand(&self, seat: Seat) -> Demand {
        let first_turn = self.had_turn >> seat.0 & 1 == 0;
        if first_turn && self.options.first_round_limits {
            if seat == self.first_player && self.had_turn == 0 {
                return Demand::Exactly(1);
            }
            if seat == self.second_player() && self.stand_at_start(seat) >= 2 {
                return Demand::Exactly(2);
            }
        }
        if self.stand_at_start(seat) <= 1 {
            Demand::Exactly(1)
        } else {
            Demand::APlay
        }
    }

    fn stand_at_start(&self, seat: Seat) -> u8 {
        self.stand_count(seat) + self.placed_count
    }

    /// Notes a token placed in this turn.
    #[inline]
    pub(crate) fn note_placed(&mut self, hex: Hex) {
        if let Some(place) = self.placed.get_mut(self.placed_count as usize) {
            *place = hex.0;
            self.placed_count += 1;
        }
    }
}
