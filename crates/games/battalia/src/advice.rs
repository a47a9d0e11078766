//! What the game tells bots about itself.

use std::cell::Cell;

use ziggurat_engine::{Advice, Chance, Seat, Threat, Viewer};

use crate::{
    action::Action,
    battle::token_strength,
    board::{Exits, Square},
    cards::{Card, Kind, Token},
    costs::Needs,
    means::Means,
    outlook::{Outlook, dearness},
    pieces::{Artefact, Great, Hero, Level, Rank, Rise},
    plan::Plan,
    state::{Aim, Battalia, Side, Task},
    turn::cohort_draws,
};

/// How much luck decides between equally good actions in playouts, in tenths of a point.
const WHIM: f32 = 1.5;
/// What a card drawn is worth.
const CARD: f32 = 4.5;
/// How much more than its plan a hand is worth if it is kept, and what five new cards are worth.
const KEPT: f32 = 2.1;
const FRESH: f32 = -1.2;
/// What it costs to be without a card that the deck needs.
const MISSED: f32 = 6.0;
/// Actions of each player that a playout looks ahead: about three turns.
const AHEAD: u32 = 24;
/// With two players, once there are many playouts, longer ones tell more than more of them. With more
/// players, what the others do blurs what is far ahead.
const PATIENCE: f32 = 3.0;
/// A short search plays well already, and a turn has many small steps.
const EFFORT: f32 = 0.1;
/// How much of what seems won is in doubt while everything is still to come: a player far ahead wants
/// the end rather than a little more.
const DOUBT: f32 = 0.1;
/// The same if the leader cannot bring the game to its end.
const STUCK: f32 = 0.3;

impl Advice for Battalia {
    fn value(&self, values: &mut [f32]) {
        let (mut best, mut leader) = (f32::MIN, Seat(0));
        for (seat, value) in self.seats_all().zip(values.iter_mut()) {
            *value = self.standing(seat);
            if *value > best {
                (best, leader) = (*value, seat);
            }
        }
        let mut sum = 0.0;
        for value in values.iter_mut() {
            *value = (*value - best).exp();
            sum += *value;
        }
        let doubt = match self.can_build_on(leader) {
            true => DOUBT * self.future(),
            false => STUCK,
        };
        let even = doubt / f32::from(self.count);
        for value in values.iter_mut() {
            *value = *value / sum * (1.0 - doubt) + even;
        }
    }

    fn threats(&self, _viewer: Viewer) -> Vec<Threat> {
        self.stakes()
    }

    fn playout(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let judge = Judge::new(self, seat);
        let mut best: Option<(f32, Action)> = None;
        self.each_legal(seat, &mut |action| {
            let score = judge.score(action) + WHIM * chance.unit();
            if best.is_none_or(|(other, _)| score > other) {
                best = Some((score, action));
            }
        });
        best.map(|(_, action)| action)
    }

    fn promise(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let judge = Judge::new(self, seat);
        weights.extend(actions.iter().map(|&action| judge.score(action)));
    }

    fn playout_depth(&self) -> Option<u32> {
        Some(AHEAD * u32::from(self.count))
    }

    fn effort() -> f32 {
        EFFORT
    }

    fn patience(&self) -> f32 {
        if self.count == 2 { PATIENCE } else { 1.0 }
    }
}

/// Judges the actions of a seat: each by what it brings and what the rest of the turn then could.
struct Judge<'a> {
    game: &'a Battalia,
    seat: Seat,
    side: Side,
    outlook: Outlook,
    means: Means,
    plan: Plan,
    /// What the rest of the turn is worth if nothing is paid, once somebody has asked.
    rest: Cell<Option<f32>>,
}

impl<'a> Judge<'a> {
    fn new(game: &'a Battalia, seat: Seat) -> Self {
        let outlook = Outlook::new(game, seat);
        let side = game.side();
        Self {
            game,
            seat,
            side,
            outlook,
            means: game.means(side),
            plan: Plan::new(game, seat, &outlook),
            rest: Cell::new(None),
        }
    }

    /// What the rest of the turn is worth if nothing is paid.
    fn rest(&self) -> f32 {
        let worth = self.rest.get();
        worth.unwrap_or_else(|| {
            let worth = self.plan.worth(self.means);
            self.rest.set(Some(worth));
            worth
        })
    }

    /// What the rest of the turn is worth when this has been paid.
    fn then(&self, needs: &Needs) -> f32 {
        self.plan.worth(self.means.less(needs))
    }

    fn score(&self, action: Action) -> f32 {
        let rest = || self.rest();
        match action {
            Action::Recruit { rank } => {
                self.outlook.recruit(rank) + self.then(&Needs::recruit(rank))
            }
            Action::Create { artefact } => {
                self.outlook.create(artefact) + self.then(&Needs::create(artefact))
            }
            Action::Build { shape, level } => {
                let worth = match level {
                    Some(level) => self.outlook.city(level) + 0.16 * shape as u8 as f32,
                    None => self.outlook.road(shape),
                };
                worth + self.then(&Needs::building(shape, level))
            }
            Action::Upgrade { square } => {
                let next = self.game.board.level(square).and_then(Level::next);
                let needs = Needs::upgrade(next.unwrap_or(Level::Four));
                self.outlook.upgrade() + self.then(&needs)
            }
            Action::Hire { square, .. } => {
                let near = self.game.distance(square, self.outlook.targets);
                self.outlook.hire() - 0.17 * f32::from(near) + self.then(&Needs::hero())
            }
            Action::Walk { hero, square } => {
                self.travel(hero, square) + self.then(&Needs::supply(1))
            }
            Action::Ride { hero, square } => {
                self.travel(hero, square) + self.then(&Needs::artefact(Artefact::Horse))
            }
            Action::Roam { hero, square } | Action::Fly { hero, square } => {
                self.travel(hero, square) - 0.5 + rest()
            }
            Action::Attack {
                square,
                foe,
                heroes,
            } => {
                let two = heroes.len() as f32 - 1.0;
                self.outlook.attack(self.game, square, foe) + 0.4 * two + 0.94 * rest()
            }
            Action::Occupy { .. } => 2.2 + rest(),
            Action::Horn => 7.0 + rest(),
            Action::Hide { card } => self.hiding(card),
            Action::Pitch { card } => {
                let kept = 0.8 * dearness(card.token()) - 1.5;
                kept + self
                    .plan
                    .worth(self.means.without(card).less(&Needs::tent()))
            }
            Action::Strike { tent } => self.striking(tent),
            Action::Amulet { aim } => self.amulet(aim),
            Action::Title { aim, ranks } => self.title(aim, ranks),
            Action::Scroll { aim, faction } => {
                let own = self.game.player(self.seat).faction;
                let was = self.game.aimed(self.side, aim).and_then(Card::faction);
                let good = own == Some(faction) && was != own;
                (if good { 2.0 } else { -2.0 }) + self.in_turn(rest())
            }
            Action::Keep => self.kept(),
            Action::Mulligan => FRESH,
            Action::Cohort {
                factions,
                great,
                show,
            } => {
                let hand = &self.game.player(self.seat).hand;
                let size = |f| hand.of_faction(f) + u8::from(great == Some(f));
                let drawn: u8 = factions.iter().map(|f| cohort_draws(size(f))).sum();
                self.kept() + CARD * f32::from(drawn) - 0.1 * show.len() as f32
            }
            Action::Faction { faction } => {
                let player = self.game.player(self.seat);
                let of = |cards: &crate::cards::Cards| f32::from(cards.of_faction(faction));
                of(&player.hand) + of(&player.nation)
            }
            Action::Pay { source } => -dearness(source) + self.colour(source, -0.68),
            Action::Place { square, exits } => self.placing(square, exits),
            Action::Take { faction } => {
                let own = self.game.player(self.seat).faction;
                f32::from(u8::from(faction.is_some() && faction == own))
            }
            Action::Station { card } => 0.5 * dearness(card.token()) - 1.0,
            Action::Conceal { card } | Action::Fetch { card } => {
                let fights = f32::from(token_strength(card.kind(), Side::Defender));
                dearness(card.token()) + 0.5 * fights
            }
            Action::Drop { card } => -dearness(card.token()),
            Action::Claim { great } => match great {
                Great::Blade => 5.0,
                Great::Hammer => 4.0,
                Great::Shield => 3.0,
                Great::Horn => 3.5,
                Great::Wings => 2.0,
            },
            Action::Declare { kind } => f32::from(token_strength(kind.kind(), self.side)),
            Action::End | Action::Done | Action::Start { .. } => 0.0,
            Action::Complete => 20.0,
            Action::Pass => match self.stakes().is_hopeless() {
                true => 10.0,
                false => -4.0,
            },
            Action::Surrender => match self.can_stand(&self.stakes()) {
                true => -5.0,
                false => 4.0,
            },
            Action::Retreat { horse, .. } => {
                let price = if horse { 0.5 } else { 0.0 };
                (match self.can_stand(&self.stakes()) {
                    true => 1.0,
                    false => 6.0,
                }) - price
            }
            Action::Fight { ambush: true } => match self.can_stand(&self.stakes()) {
                true => 5.5,
                false => -6.5,
            },
            Action::Fight { ambush: false } => match self.stakes().is_hopeless() {
                true => -6.0,
                false => 6.0,
            },
            Action::Join { .. } => match self.stakes().is_hopeless() {
                true => -3.0,
                false => 3.0,
            },
            Action::Lay { source, kind } => self.laying(source, kind),
        }
    }

    /// What it is worth to send a hero there.
    fn travel(&self, hero: Hero, to: Square) -> f32 {
        let Some(at) = self.game.player(self.seat).heroes[hero] else {
            return -5.0;
        };
        let targets = self.outlook.targets;
        let before = f32::from(self.game.distance(at, targets));
        let after = f32::from(self.game.distance(to, targets));
        if before == 0.0 && after > 0.0 {
            return -6.0;
        }
        let arrived = if after == 0.0 { 2.3 } else { 0.0 };
        self.outlook.step * (before - after) + arrived - 0.86
    }

    /// In a battle the purchases of the turn do not matter.
    fn in_turn(&self, worth: f32) -> f32 {
        if self.game.battle.is_some() {
            0.0
        } else {
            worth
        }
    }

    /// A thin deck is a good deck: poor cards go when there is nothing better to do with them.
    fn hiding(&self, card: Card) -> f32 {
        let left = self.plan.worth(self.means.without(card));
        let fat = (f32::from(self.game.player(self.seat).deck) - 6.9) * 0.72;
        let missed = if self.outlook.is_scarce(card) {
            MISSED
        } else {
            0.0
        };
        fat.min(3.8) - 2.2 * dearness(card.token()) + left * 0.32 - missed
    }

    fn striking(&self, tent: u8) -> f32 {
        let tents = self.game.tents.of(self.seat);
        let mut found = tents.filter(|(place, _)| *place == tent);
        let Some((_, tent)) = found.next() else {
            return -1.0;
        };
        if self.game.battle.is_some() {
            let strength: u8 = tent
                .cards()
                .map(|c| token_strength(c.kind(), self.side))
                .sum();
            return if self.game.is_strong(self.side) {
                -1.0
            } else {
                f32::from(strength)
            };
        }
        let mut means = self.means;
        for card in tent.cards() {
            match card.kind() {
                Kind::Supply => means.supply += 1,
                Kind::Unit(rank) => means.units[rank] += 1,
                Kind::Artefact(a) => means.artefacts[a] += 1,
                Kind::Great(_) | Kind::Joker => {}
            }
        }
        self.plan.worth(means) - 1.0
    }

    fn amulet(&self, aim: Aim) -> f32 {
        let Some(card) = self.game.aimed(self.side, aim) else {
            return -3.0;
        };
        if self.game.battle.is_some() {
            let strength = f32::from(token_strength(card.kind(), self.side));
            return if self.game.is_strong(self.side) {
                -3.0
            } else {
                strength * 0.7 - 0.5
            };
        }
        // About the same means, a little more on average, and a card less in the hand.
        let cheap = if dearness(card.token()) < 1.5 {
            0.68
        } else {
            -1.4
        };
        cheap + self.rest()
    }

    fn title(&self, aim: Aim, ranks: Rise) -> f32 {
        let Some((card, rank)) = self
            .game
            .aimed(self.side, aim)
            .and_then(|c| Some((c, c.rank()?)))
        else {
            return -3.0;
        };
        if self.game.battle.is_some() {
            return f32::from(ranks.number()) + 0.5;
        }
        let above = rank.raised(ranks).unwrap_or(Rank::Lord);
        let mut means = match aim {
            Aim::Hand(_) => self.means.without(card),
            Aim::Row(_) | Aim::Itself(_) => self.means,
        };
        means.units[above] += 1;
        let title = &mut means.artefacts[Artefact::Title];
        *title = title.saturating_sub(ranks.number());
        let better = self.outlook.recruit(above) - self.outlook.recruit(rank);
        0.64 * better + self.plan.worth(means)
    }

    /// Step 1: what it is worth to keep the hand.
    fn kept(&self) -> f32 {
        let rest = self.rest();
        rest.max(self.best_attack() + 0.3 * rest) * KEPT
    }

    /// What the best attack of a hero from where it stands promises.
    fn best_attack(&self) -> f32 {
        let mut best = 0.0f32;
        if !self.means.can_open() {
            return best;
        }
        let heroes = self.game.player(self.seat).heroes;
        for &square in heroes.values().iter().flatten() {
            self.game.each_foe(self.seat, square, &mut |foe| {
                best = best.max(self.outlook.attack(self.game, square, foe));
            });
        }
        best
    }

    /// Plus or minus for cards of the player's faction.
    fn colour(&self, token: Token, bonus: f32) -> f32 {
        let own = self.game.player(self.seat).faction;
        if token.faction().is_some() && token.faction() == own {
            bonus
        } else {
            0.0
        }
    }

    /// Roads lead on and towards something, cities leave room for more.
    fn placing(&self, square: Square, exits: Exits) -> f32 {
        let mut board = self.game.board;
        let city = matches!(self.game.task, Some(Task::Place { level: Some(_), .. }));
        board.put(square, exits, city, None);
        let network = board.network(board.owned[self.seat] | square.only());
        let open = board.faced(network) & board.empty();
        let sites = open.minus(board.cities.around());
        let reached = (network & self.outlook.targets).len() as f32;
        let near = if city { 0.0 } else { self.near_targets(square) };
        1.1 * open.len() as f32 + 0.85 * sites.len() as f32 + 3.4 * reached + near
    }

    /// Squares near something worth reaching are better, as the crow flies.
    fn near_targets(&self, square: Square) -> f32 {
        let far = |target: Square| {
            let rows = square.row().abs_diff(target.row());
            rows + square.col().abs_diff(target.col())
        };
        let nearest = self.outlook.targets.iter().map(far).min();
        -0.8 * f32::from(nearest.unwrap_or(6))
    }

    /// What a battle asks of the seat, and what it has.
    fn stakes(&self) -> Stakes {
        let game = self.game;
        let attack = game.strength(Side::Attacker);
        let defence = game.strength(Side::Defender);
        Stakes {
            needed: match self.side {
                Side::Attacker => (defence + 1).saturating_sub(attack),
                Side::Defender => attack.saturating_sub(defence),
            },
            force: game.force(self.seat, self.side),
        }
    }

    /// Whether hand and ambush together could hold the attack.
    fn can_stand(&self, stakes: &Stakes) -> bool {
        let ambush = &self.game.player(self.seat).ambush;
        let strength = |card: Card| u16::from(token_strength(card.kind(), Side::Defender));
        let hidden: u16 = ambush.iter().map(|hidden| strength(hidden.card)).sum();
        stakes.force + hidden >= stakes.needed
    }

    /// The smallest card that is enough, or the largest if none is; the player's faction before others.
    fn laying(&self, source: Token, kind: Option<Token>) -> f32 {
        let kind = kind.unwrap_or(source).kind();
        let strength = u16::from(token_strength(kind, self.side));
        let pure = self.colour(source, 1.5);
        if self.game.is_unopened() {
            return 5.0 + pure;
        }
        if self.game.is_strong(self.side) {
            return -5.0;
        }
        let stakes = self.stakes();
        if stakes.is_hopeless() {
            return 0.0;
        }
        let waste = strength.saturating_sub(stakes.needed);
        5.0 + f32::from(strength.min(stakes.needed)) - 0.5 * f32::from(waste) + pure
    }
}

/// The strength that a seat needs in a battle, and what it could still bring.
struct Stakes {
    needed: u16,
    force: u16,
}

impl Stakes {
    fn is_hopeless(&self) -> bool {
        self.force < self.needed
    }
}
