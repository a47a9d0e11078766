//! How good a position is for a seat: the logarithm of its odds, up to what all seats have in common.
//!
//! The weights come from a regression over 350,000 positions of games with 2, 3 and 4 players, in
//! which the policy for playouts and variations of it played against each other.

use ziggurat_engine::Seat;

use crate::{
    board::Square,
    cards::Card,
    facts::HAND_SIZE,
    outlook::NOWHERE,
    pieces::{Artefact, Faction, Level, Rank},
    state::{Battalia, Stage},
};

/// A point, and how much more it is worth while much is still to come.
const POINT: f32 = 0.096;
const EARLY_POINT: f32 = 0.04;
/// A city of the highest level: five end the game.
const HIGHEST: f32 = 0.065;
/// A card of each sort in every hand drawn, compared with an average card.
const SUPPLY: f32 = -0.6;
const UNITS: [f32; 4] = [-0.5, -0.28, 0.43, 1.04];
const ARTEFACTS: [f32; 7] = [-0.39, 0.17, -0.29, 0.18, -0.28, -0.62, -0.27];
/// Cards of one faction in every hand drawn, squared: cohorts draw more.
const COHORT: f32 = 0.104;
/// Having as many Supply cards as a deck needs, and each card in the deck.
const SUPPLIED: f32 = 0.86;
const ENOUGH_SUPPLY: f32 = 4.0;
const CARD: f32 = 0.061;
/// What it costs to have none or one of the Supply cards, and of the tribesmen and tools, without
/// which nothing can be built. The policy keeps them, so its games could not teach this.
const FEW_SUPPLY: [f32; 2] = [2.0, 0.7];
const FEW_WORKERS: [f32; 2] = [1.5, 0.6];
/// A great artefact in the deck.
const GREAT: f32 = 1.09;
/// A hero on the board, one that has come near something, and a road to something.
const HERO: f32 = 0.19;
const NEAR: f32 = 0.33;
const LINKED: f32 = 0.44;
/// How much more the same lead decides when little is to come.
const LATENESS: f32 = 0.3;
/// Turns of a player in a whole game, about.
const TURNS: f32 = 16.0;

impl Battalia {
    /// How good the position is for a seat.
    pub(crate) fn standing(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let future = self.future();
        let points = f32::from(self.victory_points(seat));
        let mut sum = points * (POINT + EARLY_POINT * future);
        sum += HIGHEST * f32::from(player.cities[Level::Four]);
        sum += self.deck_worth(seat) * (future + self.share_of_day(seat) / TURNS);
        if player.great.is_some() {
            sum += GREAT * future;
        }
        (sum + self.prospects(seat) * future + HERO * f32::from(player.heroes_out()))
            / (LATENESS + future)
    }

    /// What the cards of a seat promise for the time to come.
    fn deck_worth(&self, seat: Seat) -> f32 {
        let all = self.deck_of(seat);
        let supply = f32::from(all.count(Card::SUPPLY));
        let mut sum = supply * SUPPLY;
        for (&rank, worth) in Rank::ALL.iter().zip(UNITS) {
            sum += f32::from(all.units(rank)) * worth;
        }
        for (&artefact, worth) in Artefact::ALL.iter().zip(ARTEFACTS) {
            sum += f32::from(all.artefacts(artefact)) * worth;
        }
        let deck = f32::from(self.player(seat).deck).max(1.0);
        let drawn = f32::from(HAND_SIZE) / deck;
        let most = Faction::ALL.iter().map(|&f| all.of_faction(f)).max();
        let of_one = drawn * f32::from(most.unwrap_or(0));
        let cost = |few: [f32; 2], held: u8| few.get(usize::from(held)).map_or(0.0, |cost| *cost);
        let missed = cost(FEW_SUPPLY, all.count(Card::SUPPLY)) + cost(FEW_WORKERS, all.workers());
        let supplied = (supply / ENOUGH_SUPPLY).min(1.0);
        drawn * sum + COHORT * of_one * of_one + SUPPLIED * supplied + CARD * deck - missed
    }

    /// Whether the deck of a seat can still fill the board: a road needs a worker and Supply, and
    /// Supply recruits workers.
    pub(crate) fn can_build_on(&self, seat: Seat) -> bool {
        let all = self.deck_of(seat);
        let supply = all.count(Card::SUPPLY);
        supply > 1 || supply == 1 && all.workers() > 0
    }

    /// What heroes and roads promise: how near they are to something worth a visit.
    fn prospects(&self, seat: Seat) -> f32 {
        let targets = self.targets_of(seat);
        let heroes = self.player(seat).heroes;
        let near = |&at: &Square| {
            let far = f32::from(self.distance(at, targets));
            NEAR * (1.0 - far / f32::from(NOWHERE))
        };
        let sum: f32 = heroes.values().iter().flatten().map(near).sum();
        if self.base(seat).meets(targets) {
            sum + LINKED
        } else {
            sum
        }
    }

    /// How much of a turn the seat still has on this day.
    fn share_of_day(&self, seat: Seat) -> f32 {
        let order = |seat: Seat| (seat.0 + self.count - self.start_player.0) % self.count;
        if seat != self.active {
            return f32::from(u8::from(order(seat) > order(self.active)));
        }
        if self.stage == Stage::Gather {
            return 1.0;
        }
        (self.player(seat).hand.total() as f32 / f32::from(HAND_SIZE)).min(1.0)
    }
}
