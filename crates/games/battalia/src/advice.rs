//! What the game tells bots about itself.

use ziggurat_engine::{Advice, Chance, Seat};

use crate::{
    action::Action,
    battle::token_strength,
    board::{Exits, OFF, Square, around},
    cards::{Card, Kind, Token},
    ids::{Artefact, Great, Rank},
    legal::building_cost,
    means::Means,
    outlook::{Outlook, dearness},
    plan::Plan,
    state::{Aim, Battalia, Needs, Purpose},
    tables::{COHORT_DRAWS, CREATE_COST, HIRE_SUPPLY, RECRUIT_COST, TENT_SUPPLY, UPGRADE_COST},
};

/// How much luck decides between what looks about as good in playouts, in tenths of a point.
const WHIM: f32 = 1.5;
/// What a card drawn is worth.
const CARD: f32 = 4.5;
/// How much more than its plan a hand is worth that is kept, and what a fresh one of five is worth.
const KEPT: f32 = 2.1;
const FRESH: f32 = -1.2;
/// What it costs to be without a card that the deck needs.
const MISSED: f32 = 6.0;
/// Actions of each player that a playout looks ahead: about three turns.
const AHEAD: u32 = 24;
/// Once there are many playouts, longer ones tell more than more of them – between two players. With
/// more, what the others do blurs what is far ahead.
const PATIENCE: f32 = 3.0;
/// A short search plays well already, and a turn has many small steps.
const EFFORT: f32 = 0.1;
/// How much of what seems won is in doubt while everything is to come: whoever leads far wants the end
/// rather than a little more.
const DOUBT: f32 = 0.1;
/// The same if the one who leads cannot bring the game to its end.
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
    side: usize,
    outlook: Outlook,
    means: Means,
    plan: Plan,
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
        }
    }

    /// What the rest of the turn is worth when this has been paid.
    fn then(&self, needs: &Needs) -> f32 {
        self.plan.worth(self.means.less(needs))
    }

    fn score(&self, action: Action) -> f32 {
        match action {
            Action::Recruit { rank } => {
                self.outlook.recruit(rank) + self.then(&Needs::of(RECRUIT_COST[rank.index()]))
            }
            Action::Create { artefact } => {
                let needs = Needs::of(CREATE_COST[artefact.index()]);
                self.outlook.create(artefact) + self.then(&needs)
            }
            Action::Build { shape, level } => {
                let worth = match shape.is_city() {
                    true => self.outlook.city(level) + 0.16 * shape as u8 as f32,
                    false => self.outlook.road(shape),
                };
                worth + self.then(&building_cost(shape, level))
            }
            Action::Upgrade { square } => {
                let level = usize::from(self.game.board.tile(square).level.min(3));
                self.outlook.upgrade() + self.then(&Needs::of(UPGRADE_COST[level]))
            }
            Action::Hire { square, .. } => {
                let near = self.game.distance(square, self.outlook.targets);
                let needs = Needs::artefact(Artefact::Weapon, HIRE_SUPPLY);
                self.outlook.hire() - 0.17 * f32::from(near) + self.then(&needs)
            }
            Action::Walk { hero, square } => {
                let needs = Needs {
                    supply: 1,
                    ..Needs::default()
                };
                self.travel(hero, square) + self.then(&needs)
            }
            Action::Ride { hero, square } => {
                self.travel(hero, square) + self.then(&Needs::artefact(Artefact::Horse, 0))
            }
            Action::Roam { hero, square } | Action::Fly { hero, square } => {
                self.travel(hero, square) - 0.5 + self.plan.worth(self.means)
            }
            Action::End => 0.0,
            _ => self.score_more(action),
        }
    }

    /// What it is worth that a hero goes there.
    fn travel(&self, hero: u8, to: Square) -> f32 {
        let at = self.game.player(self.seat).heroes[usize::from(hero & 1)];
        if at == OFF {
            return -5.0;
        }
        let targets = self.outlook.targets;
        let before = f32::from(self.game.distance(Square(at), targets));
        let after = f32::from(self.game.distance(to, targets));
        if before == 0.0 && after > 0.0 {
            return -6.0;
        }
        let arrived = if after == 0.0 { 2.3 } else { 0.0 };
        self.outlook.step * (before - after) + arrived - 0.86
    }

    fn score_more(&self, action: Action) -> f32 {
        let rest = || self.plan.worth(self.means);
        match action {
            Action::Attack {
                square,
                foe,
                heroes,
            } => {
                let two = heroes.0.count_ones() as f32 - 1.0;
                self.outlook.attack(self.game, square, foe) + 0.4 * two + 0.94 * rest()
            }
            Action::Occupy { .. } => 2.2 + rest(),
            Action::Horn => 7.0 + rest(),
            Action::Hide { card } => self.hiding(card),
            Action::Pitch { card } => {
                let needs = Needs::artefact(Artefact::Tent, TENT_SUPPLY);
                let kept = 0.8 * dearness(card.token()) - 1.5;
                kept + self.plan.worth(self.means.without(card).less(&needs))
            }
            Action::Strike { tent } => self.striking(tent),
            Action::Amulet { aim } => self.amulet(aim),
            Action::Title { aim, ranks } => self.title(aim, ranks),
            Action::Scroll { aim, faction } => {
                let own = self.game.player(self.seat).faction == faction as u8;
                let card = self.target(aim);
                let was = card.and_then(Card::faction);
                let good = own && was.map(|f| f as u8) != Some(self.game.player(self.seat).faction);
                (if good { 2.0 } else { -2.0 }) + self.in_turn(rest())
            }
            Action::Keep | Action::Mulligan | Action::Cohort { .. } => self.gathering(action),
            Action::Faction { faction } => {
                let player = self.game.player(self.seat);
                let of = |cards: &crate::cards::Cards| f32::from(cards.of_faction(faction));
                of(&player.hand) + of(&player.nation)
            }
            _ => self.score_step(action),
        }
    }

    /// In a battle the purchases of the turn do not matter.
    fn in_turn(&self, worth: f32) -> f32 {
        if self.game.battle.is_some() {
            0.0
        } else {
            worth
        }
    }

    fn target(&self, aim: Aim) -> Option<Card> {
        match aim {
            Aim::Hand(card) | Aim::Itself(card) => Some(card),
            Aim::Row(at) => self.game.pools[self.side]
                .laid()
                .get(usize::from(at))
                .map(|laid| laid.card),
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
        let tents = self.game.tents_of(self.seat);
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
                Kind::Unit(rank) => means.units[rank.index()] += 1,
                Kind::Artefact(a) => means.artefacts[a.index()] += 1,
                _ => {}
            }
        }
        self.plan.worth(means) - 1.0
    }

    fn amulet(&self, aim: Aim) -> f32 {
        let Some(card) = self.target(aim) else {
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
        cheap + self.plan.worth(self.means)
    }

    fn title(&self, aim: Aim, ranks: u8) -> f32 {
        let Some((card, rank)) = self.target(aim).and_then(|c| Some((c, c.rank()?))) else {
            return -3.0;
        };
        if self.game.battle.is_some() {
            return f32::from(ranks) + 0.5;
        }
        let above = (rank.index() + usize::from(ranks)).min(3);
        let mut means = match aim {
            Aim::Hand(_) => self.means.without(card),
            _ => self.means,
        };
        means.units[above] += 1;
        let title = &mut means.artefacts[Artefact::Title.index()];
        *title = title.saturating_sub(ranks);
        let better = self.outlook.recruit(Rank::at(above)) - self.outlook.recruit(rank);
        0.64 * better + self.plan.worth(means)
    }

    /// Step 1: cards are good, and a poor hand is worth exchanging.
    fn gathering(&self, action: Action) -> f32 {
        let player = self.game.player(self.seat);
        let rest = self.plan.worth(self.means);
        let rest = rest.max(self.best_attack() + 0.3 * rest) * KEPT;
        match action {
            Action::Cohort {
                factions,
                great,
                show,
            } => {
                let size = |f| player.hand.of_faction(f) + u8::from(great == Some(f));
                let draws = |f| COHORT_DRAWS[usize::from(size(f).clamp(3, 6)) - 3];
                let drawn: u8 = factions.iter().map(draws).sum();
                rest + CARD * f32::from(drawn) - 0.1 * show.0.count_ones() as f32
            }
            Action::Mulligan => FRESH,
            _ => rest,
        }
    }

    /// What the best attack of a hero from where it stands promises.
    fn best_attack(&self) -> f32 {
        let mut best = 0.0f32;
        if !self.means.can_open() {
            return best;
        }
        let heroes = self.game.player(self.seat).heroes;
        for square in heroes.iter().filter(|&&at| at != OFF).map(|&at| Square(at)) {
            self.game.each_foe(self.seat, square, &mut |foe| {
                best = best.max(self.outlook.attack(self.game, square, foe));
            });
        }
        best
    }

    /// Small steps that follow from what was begun.
    fn score_step(&self, action: Action) -> f32 {
        match action {
            Action::Pay { source } => -dearness(source) + self.colour(source, -0.68),
            Action::Place { square, exits } => self.placing(square, exits),
            Action::Take { faction } => {
                let own = self.game.player(self.seat).faction;
                f32::from(u8::from(faction.is_some_and(|f| f as u8 == own)))
            }
            Action::Station { card } => 0.5 * dearness(card.token()) - 1.0,
            Action::Conceal { card } | Action::Fetch { card } => {
                let fights = f32::from(token_strength(card.kind(), 1));
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
            Action::Done => 0.0,
            Action::Declare { kind } => f32::from(token_strength(kind.kind(), self.side)),
            _ => self.score_battle(action),
        }
    }

    /// Plus or minus for cards of the own faction.
    fn colour(&self, token: Token, bonus: f32) -> f32 {
        let own = self.game.player(self.seat).faction;
        match token.faction() {
            Some(faction) if faction as u8 == own => bonus,
            _ => 0.0,
        }
    }

    /// Roads lead on and towards something, cities leave room for more.
    fn placing(&self, square: Square, exits: Exits) -> f32 {
        let mut board = self.game.board;
        let city = matches!(self.game.task.purpose, Purpose::Build(shape, _) if shape.is_city());
        board.put(square, exits, city, 0);
        let network = board.network(board.owned[self.seat.index()] | square.bit());
        let open = board.faced(network) & board.empty();
        let sites = open & !around(board.cities);
        let reached = (network & self.outlook.targets).count_ones() as f32;
        let near = if city { 0.0 } else { self.near_targets(square) };
        1.1 * open.count_ones() as f32 + 0.85 * sites.count_ones() as f32 + 3.4 * reached + near
    }

    /// Squares near something worth reaching are better, as the crow flies.
    fn near_targets(&self, square: Square) -> f32 {
        let (row, col) = (i32::from(square.0 / 8), i32::from(square.0 % 8));
        let far = |target: Square| {
            let (r, c) = (i32::from(target.0 / 8), i32::from(target.0 % 8));
            (row - r).abs() + (col - c).abs()
        };
        let nearest = crate::board::each(self.outlook.targets).map(far).min();
        -0.8 * nearest.unwrap_or(6) as f32
    }

    fn score_battle(&self, action: Action) -> f32 {
        let game = self.game;
        let (attack, defence) = (game.strength(0), game.strength(1));
        let needed = if self.side == 0 {
            (defence + 1).saturating_sub(attack)
        } else {
            attack.saturating_sub(defence)
        };
        let force = game.force(self.seat, self.side);
        let hopeless = force < needed;
        match action {
            Action::Complete => 20.0,
            Action::Pass => {
                if hopeless {
                    10.0
                } else {
                    -4.0
                }
            }
            Action::Surrender => {
                if self.can_stand(force, needed) {
                    -5.0
                } else {
                    4.0
                }
            }
            Action::Retreat { horse, .. } => {
                let price = if horse { 0.5 } else { 0.0 };
                (if self.can_stand(force, needed) {
                    1.0
                } else {
                    6.0
                }) - price
            }
            Action::Fight { ambush } => {
                let enough = if ambush {
                    self.can_stand(force, needed)
                } else {
                    force >= needed
                };
                (if enough { 6.0 } else { -6.0 }) - if ambush { 0.5 } else { 0.0 }
            }
            Action::Join { .. } => {
                if hopeless {
                    -3.0
                } else {
                    3.0
                }
            }
            Action::Lay { source, kind } => self.laying(source, kind, needed, hopeless),
            _ => 0.0,
        }
    }

    /// Whether hand and ambush together could hold the attack.
    fn can_stand(&self, force: u16, needed: u16) -> bool {
        let ambush = self.game.player(self.seat).ambush_cards();
        let hidden: u16 = ambush
            .map(|(c, ..)| u16::from(token_strength(c.kind(), 1)))
            .sum();
        force + hidden >= needed
    }

    /// The smallest card that is enough, or the largest if none is; own colours before others.
    fn laying(&self, source: Token, kind: Option<Token>, needed: u16, hopeless: bool) -> f32 {
        let kind = kind.unwrap_or(source).kind();
        let strength = u16::from(token_strength(kind, self.side));
        let pure = self.colour(source, 1.5);
        if self.game.is_unopened() {
            return 5.0 + pure;
        }
        if self.game.is_strong(self.side) {
            return -5.0;
        }
        if hopeless {
            return 0.0;
        }
        let waste = strength.saturating_sub(needed);
        5.0 + f32::from(strength.min(needed)) - 0.5 * f32::from(waste) + pure
    }
}
