//! What the game tells bots about itself.

use ziggurat_engine::{Advice, Chance, Seat, Threat, Viewer};

use crate::{
    action::Action,
    outlook::Outlook,
    pieces::{ActionCard, Cards, Wonder},
    state::{Offer, Phase, SPACES, TowerOfBabel},
};

/// How many discs a playout looks at before it takes the best of them.
const GLANCES: usize = 6;
/// How much luck decides between equally good actions, in points.
const WHIM: f32 = 1.2;
/// Playouts are cut after about two rounds.
const ROUNDS: u32 = 2;

impl Advice for TowerOfBabel {
    fn value(&self, values: &mut [f32]) {
        self.victory_shares(values);
    }

    fn threats(&self, viewer: Viewer) -> Vec<Threat> {
        self.stakes(viewer)
    }

    fn playout(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        match self.phase {
            Phase::Choosing if seat == self.active => Some(self.playout_choice(chance)),
            Phase::Building if seat == self.active => Some(self.playout_build(chance)),
            Phase::Offering if seat != self.active && !self.offers[seat.index()].made => {
                let Offer { cards, trade, .. } = self.likely_offer(seat, chance);
                Some(Action::Offer { cards, trade })
            }
            Phase::TripleBonus if self.bonus_pending().any(|asked| asked == seat) => {
                let holds = self.holds(seat, ActionCard::TripleBonus) > 0;
                let play = holds && self.offers[seat.index()].cards.total() > 1;
                Some(Action::TripleBonus { play })
            }
            Phase::DoubleTurn if seat == self.active => Some(Action::DoubleTurn {
                play: self.holds(seat, ActionCard::DoubleTurn) > 0
                    && self.hands[seat.index()].total() > 3,
            }),
            Phase::Choosing
            | Phase::Offering
            | Phase::Building
            | Phase::TripleBonus
            | Phase::DoubleTurn
            | Phase::Over(_) => self.sample_legal(seat, chance),
        }
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let outlook = Outlook::new(self, seat);
        weights.extend(actions.iter().map(|&action| outlook.promise(action)));
    }

    fn effort() -> f32 {
        0.25
    }

    fn playout_depth(&self) -> Option<u32> {
        let players = u32::from(self.players);
        Some(ROUNDS * players * (players + 1))
    }
}

impl TowerOfBabel {
    /// The best of a few random discs, or a pass; a card that draws is played first.
    fn playout_choice(&self, chance: &mut Chance) -> Action {
        let seat = self.active;
        if self.holds(seat, ActionCard::DrawCards) > 0 {
            return Action::Draw;
        }
        let outlook = Outlook::new(self, seat);
        let mut best = (outlook.promise(Action::Pass), Action::Pass);
        let from = chance.index(SPACES);
        let spaces = (from..SPACES).chain(0..from);
        for space in spaces.filter(|&space| self.on_board(space)).take(GLANCES) {
            let action = Action::Choose {
                wonder: Wonder::ALL[space / 3],
                disc: self.discs[space],
            };
            let score = outlook.promise(action) + WHIM * chance.unit();
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }

    fn playout_build(&self, chance: &mut Chance) -> Action {
        let outlook = Outlook::new(self, self.active);
        let mut best = (outlook.promise(Action::Abandon), Action::Abandon);
        self.each_build(&mut |action| {
            let score = outlook.promise(action) + WHIM * chance.unit();
            if score > best.0 {
                best = (score, action);
            }
        });
        best.1
    }

    /// An offer that the seat might well make with its hand.
    pub(crate) fn likely_offer(&self, seat: Seat, chance: &mut Chance) -> Offer {
        let mut best = (f32::MIN, Cards::NONE, false);
        let outlook = Outlook::new(self, seat);
        outlook.each_offer(&mut |cards, trade, score| {
            let score = score + WHIM * chance.unit();
            if score > best.0 {
                best = (score, cards, trade);
            }
        });
        Offer {
            cards: best.1,
            trade: best.2,
            made: true,
            ..Offer::default()
        }
    }
}
