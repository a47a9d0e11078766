//! What the game tells bots about itself.

use ziggurat_engine::{Advice, Chance, Seat, Threat, Viewer};

use crate::{
    action::{Action, ActionKind},
    board::HexSet,
    outlook::Outlook,
    pieces::Token,
    plays::Play,
    state::{Babylonia, Phase},
};

/// How many placements a playout looks at before it takes the best of them.
const GLANCES: u32 = 5;
/// What a further farmer must promise before a complete play goes on.
const ENOUGH: f32 = 2.5;
/// Playouts are cut after about two rounds.
const DEPTH_PER_PLAYER: u32 = 6;

impl Advice for Babylonia {
    fn value(&self, values: &mut [f32]) {
        self.victory_shares(values);
    }

    fn threats(&self, _viewer: Viewer) -> Vec<Threat> {
        self.stakes()
    }

    fn playout(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        match self.phase {
            Phase::Placing if seat == self.active => self.playout_placement(chance),
            Phase::ExtraTurn if seat == self.active => Some(Action::extra_turn(true)),
            Phase::TakingCard { winner, .. } if seat == winner => self.playout_card(seat),
            Phase::Placing
            | Phase::Scoring
            | Phase::TakingCard { .. }
            | Phase::ExtraTurn
            | Phase::Over(_) => self.sample_legal(seat, chance),
        }
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let outlook = Outlook::new(self, seat);
        weights.extend(actions.iter().map(|action| match action.kind() {
            ActionKind::Place { token, hex } => outlook.placement(token, hex),
            ActionKind::EndPlacement => ENOUGH,
            ActionKind::Score { .. } => 0.0,
            ActionKind::TakeCard { card } => outlook.card(card),
            ActionKind::ExtraTurn { take } => f32::from(u8::from(take)),
        }));
    }

    fn playout_depth(&self) -> Option<u32> {
        Some(DEPTH_PER_PLAYER * u32::from(self.players))
    }
}

impl Babylonia {
    /// The best of a few random placements, or the end of the play.
    fn playout_placement(&self, chance: &mut Chance) -> Option<Action> {
        let play = Play::of(self);
        let targets: [HexSet; 4] =
            std::array::from_fn(|kind| self.targets(&play, Token::ALL[kind]));
        let counts = targets.map(HexSet::len);
        let total: usize = counts.iter().sum();
        let complete = play.is_complete();
        if total == 0 {
            return complete.then_some(Action::END_PLACEMENT);
        }
        let outlook = Outlook::new(self, self.active);
        let mut best = if complete {
            (ENOUGH, Some(Action::END_PLACEMENT))
        } else {
            (f32::MIN, None)
        };
        for _ in 0..GLANCES {
            let mut n = chance.index(total);
            let mut kind = 0;
            while n >= counts[kind] {
                n -= counts[kind];
                kind += 1;
            }
            let Some(hex) = targets[kind].nth(n) else {
                continue;
            };
            let score = outlook.placement(Token::ALL[kind], hex);
            if score > best.0 {
                best = (score, Some(Action::place(Token::ALL[kind], hex)));
            }
        }
        best.1
    }

    fn playout_card(&self, seat: Seat) -> Option<Action> {
        let outlook = Outlook::new(self, seat);
        let cards = self.available_cards.iter();
        cards
            .max_by(|&a, &b| outlook.card(a).total_cmp(&outlook.card(b)))
            .map(Action::take_card)
    }
}
