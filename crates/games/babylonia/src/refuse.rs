//! Which rule forbids what is not allowed.

use ziggurat_engine::{Illegal, Seat};

use crate::{
    action::{Action, ActionKind},
    board::{Hex, in_use},
    pieces::{Card, Token},
    plays::{Demand, Play},
    state::{Babylonia, Phase},
};

type Checked = Result<(), Illegal>;

fn refuse(rule: &'static str, why: &'static str) -> Checked {
    Err(Illegal::new(rule, why))
}

impl Babylonia {
    /// Whether the seat may do this, or the rule that forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        let kind = action.kind();
        self.check_seat(seat, kind)?;
        match kind {
            ActionKind::Place { token, hex } => match self.phase {
                Phase::Placing => self.check_placement(token, hex),
                Phase::Scoring | Phase::TakingCard { .. } | Phase::ExtraTurn | Phase::Over(_) => {
                    self.something_comes_first()
                }
            },
            ActionKind::EndPlacement => match self.phase {
                Phase::Placing => self.check_end(),
                Phase::Scoring | Phase::TakingCard { .. } | Phase::ExtraTurn | Phase::Over(_) => {
                    self.something_comes_first()
                }
            },
            ActionKind::Score { hex } => match self.phase {
                Phase::Scoring if self.due_sites().any(|due| due == hex) => Ok(()),
                Phase::Scoring => refuse("BAB-6.1", "bab-why-not_due"),
                Phase::Placing => refuse("BAB-4.1", "bab-why-not_scoring"),
                Phase::TakingCard { .. } | Phase::ExtraTurn | Phase::Over(_) => {
                    self.something_comes_first()
                }
            },
            ActionKind::TakeCard { card } => match self.phase {
                Phase::TakingCard { .. } if self.available_cards.contains(card) => Ok(()),
                Phase::TakingCard { .. } => refuse("BAB-7.3", "bab-why-card_not_available"),
                Phase::Placing => refuse("BAB-7.3", "bab-why-no_ziggurat_won"),
                Phase::Scoring | Phase::ExtraTurn | Phase::Over(_) => self.something_comes_first(),
            },
            ActionKind::ExtraTurn { .. } => match self.phase {
                Phase::ExtraTurn => Ok(()),
                Phase::Placing => refuse("BAB-8.3", "bab-why-no_extra_turn"),
                Phase::Scoring | Phase::TakingCard { .. } | Phase::Over(_) => {
                    self.something_comes_first()
                }
            },
        }
    }

    /// Whether it is the seat's turn to do anything.
    fn check_seat(&self, seat: Seat, kind: ActionKind) -> Checked {
        let takes_card = matches!(kind, ActionKind::TakeCard { .. });
        if self.acting() == Some(seat) {
            return Ok(());
        }
        match self.phase {
            Phase::Over(_) => refuse("BAB-9.4", "bab-why-game_over"),
            Phase::TakingCard { .. } if takes_card => refuse("BAB-7.3", "bab-why-not_the_winner"),
            Phase::Placing | Phase::Scoring | Phase::TakingCard { .. } | Phase::ExtraTurn => {
                refuse("BAB-4.1", "bab-why-not_your_turn")
            }
        }
    }

    /// Refuses what cannot be done before the decision that the game waits for.
    fn something_comes_first(&self) -> Checked {
        match self.phase {
            Phase::Placing => refuse("BAB-4.2", "bab-why-play_incomplete"),
            Phase::Scoring => refuse("BAB-6.2", "bab-why-score_first"),
            Phase::TakingCard { .. } => refuse("BAB-7.3", "bab-why-choose_a_card"),
            Phase::ExtraTurn => refuse("BAB-8.3", "bab-why-answer_extra_turn"),
            Phase::Over(_) => refuse("BAB-9.4", "bab-why-game_over"),
        }
    }

    fn check_placement(&self, token: Token, hex: Hex) -> Checked {
        let play = Play::of(self);
        if !play.has(token) {
            return refuse("BAB-4.6", "bab-why-no_such_token");
        }
        self.check_hex(token, hex)?;
        if play.allows(token, hex.is_river()) {
            return Ok(());
        }
        self.refuse_in_play(&play, token, hex.is_river())
    }

    /// Whether a token of this kind may lie on this hex at all.
    fn check_hex(&self, token: Token, hex: Hex) -> Checked {
        if self.free.contains(hex) {
            return Ok(()); // BAB-5.1
        }
        if !in_use(self.players).contains(hex) {
            return refuse("BAB-2.6", "bab-why-no_such_hex");
        }
        match self.tile(hex) {
            Some(tile) if tile.is_city() => refuse("BAB-5.7", "bab-why-city_tile"),
            Some(_) => self.check_field(token, hex),
            None if hex.ziggurat().is_some() => refuse("BAB-5.7", "bab-why-ziggurat"),
            None => refuse("BAB-5.7", "bab-why-occupied"),
        }
    }

    fn check_field(&self, token: Token, hex: Hex) -> Checked {
        if self.open_fields(self.active, token).contains(hex) {
            return Ok(());
        }
        if token.is_noble() {
            refuse("BAB-5.4", "bab-why-noble_on_field")
        } else if self.tokens[self.active.index()].meets(hex.neighbours()) {
            refuse("BAB-5.3", "bab-why-field_needs_face_up_neighbour")
        } else {
            refuse("BAB-5.3", "bab-why-field_needs_neighbour")
        }
    }

    /// Refuses a token that the play begun has no room for, with the rule that says so.
    fn refuse_in_play(&self, play: &Play, token: Token, river: bool) -> Checked {
        let first_turn = self.had_turn >> self.active.0 & 1 == 0 && self.options.first_round_limits;
        match play.demand {
            Demand::Exactly(1) if first_turn && self.active == self.first_player => {
                return refuse("BAB-4.8", "bab-why-only_one_token");
            }
            Demand::Exactly(2) => return refuse("BAB-4.8", "bab-why-exactly_two"),
            Demand::Exactly(_) => return refuse("BAB-4.7", "bab-why-last_token"),
            Demand::APlay => {}
        }
        let with_noble = self.has_card(self.active, Card::NobleWithFarmers);
        if play.only_order_forbids(token, river) {
            return refuse("BAB-8.8", "bab-why-noble_last");
        }
        if river && play.allows(token, false) {
            // The same token could go to land: it is the river that is in the way.
            return if play.nobles() == 0 && token == Token::Farmer {
                refuse("BAB-5.2", "bab-why-no_river_in_farmer_play")
            } else {
                refuse("BAB-5.2", "bab-why-no_river_with_nobles")
            };
        }
        if play.uses_river() {
            return refuse("BAB-4.3", "bab-why-river_play_complete");
        }
        if play.farmers() >= 2 && play.nobles() == 0 && token.is_noble() {
            return if with_noble {
                refuse("BAB-8.8", "bab-why-cannot_complete")
            } else {
                refuse("BAB-4.4", "bab-why-farmers_only")
            };
        }
        if play.nobles() > 0 && play.farmers() > 0 && with_noble {
            return if token.is_noble() {
                refuse("BAB-8.9", "bab-why-one_noble_with_farmers")
            } else {
                refuse("BAB-8.8", "bab-why-cannot_complete")
            };
        }
        if play.farmers() == 0 && self.has_card(self.active, Card::ThreeNobles) {
            return refuse("BAB-8.6", "bab-why-three_different_nobles");
        }
        refuse("BAB-4.3", "bab-why-play_complete")
    }

    fn check_end(&self) -> Checked {
        let play = Play::of(self);
        if play.is_complete() {
            return Ok(());
        }
        if play.demand == Demand::Exactly(2) {
            return refuse("BAB-4.8", "bab-why-exactly_two");
        }
        match play.farmers() + play.nobles() {
            0 => refuse("BAB-4.2", "bab-why-play_incomplete"),
            1 => refuse("BAB-4.3", "bab-why-one_more_token"),
            _ => refuse("BAB-8.8", "bab-why-third_farmer_missing"),
        }
    }
}
