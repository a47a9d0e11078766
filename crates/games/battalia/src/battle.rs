//! Battles: what can be attacked, strength, and the steps of both sides (sections 12 and 13).

use ziggurat_engine::Seat;

use crate::{
    action::Action,
    board::Square,
    cards::{Card, Kind, Token},
    costs::Needs,
    facts::{ARTEFACT_STRENGTH, GREAT_ATTACK, GREAT_DEFENCE, HERO_BONUS},
    means::Means,
    pieces::{Artefact, Great, Hero, Heroes, Rank},
    state::{Aim, Battalia, Battle, BattleStage, Foe, Side},
};

/// What a joker in a battle row can be (BAT-12.26).
pub(crate) fn fighting_kinds() -> impl Iterator<Item = Token> {
    let units = Rank::ALL.iter().map(|&rank| Kind::Unit(rank));
    let arms = [Artefact::Weapon, Artefact::Horse].map(Kind::Artefact);
    units.chain(arms).map(|kind| Token::of(kind, None))
}

/// The strength of a token on a side.
#[inline]
pub(crate) fn token_strength(kind: Kind, side: Side) -> u8 {
    match kind {
        Kind::Unit(rank) => rank.number(),
        Kind::Artefact(artefact) => ARTEFACT_STRENGTH[artefact.index()],
        Kind::Great(great) if side == Side::Attacker => GREAT_ATTACK[great.index()],
        Kind::Great(great) => GREAT_DEFENCE[great.index()],
        Kind::Supply | Kind::Joker => 0,
    }
}

/// Whether a token opens an attack (BAT-12.4).
pub(crate) fn is_weapon(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Artefact(Artefact::Weapon) | Kind::Great(Great::Blade | Great::Shield)
    )
}

impl Battalia {
    /// What the heroes of the seat could attack.
    pub(crate) fn each_attack(&self, seat: Seat, means: &Means, each: &mut dyn FnMut(Action)) {
        if !means.can_open() {
            return;
        }
        let player = self.player(seat);
        for &hero in Hero::ALL {
            let Some(square) = player.heroes[hero] else {
                continue;
            };
            let here = player.heroes_on(square);
            if here.first() != Some(hero) {
                continue; // Both stand there: said once.
            }
            self.each_foe(seat, square, &mut |foe| {
                for bits in 1..=Heroes::all().bits() {
                    let heroes = Heroes::from_bits(bits);
                    if heroes.minus(here).is_empty() {
                        each(Action::Attack {
                            square,
                            foe,
                            heroes,
                        });
                    }
                }
            });
        }
    }

    /// What can be attacked on a square by a seat with a hero there (BAT-12.2, BAT-13.1, BAT-13.6).
    pub(crate) fn each_foe(&self, seat: Seat, square: Square, each: &mut dyn FnMut(Foe)) {
        match self.board.owner(square) {
            Some(owner) if owner != seat => each(Foe::City),
            None if self.is_neutral(square) && self.may_capture(seat) => each(Foe::Neutral),
            _ => {}
        }
        for other in self.others(seat) {
            for hero in self.player(other).heroes_on(square) {
                each(Foe::Hero { seat: other, hero });
            }
        }
        if square == Square::RUINS && self.ruins_open(seat) {
            each(Foe::Ruins);
        }
    }

    /// Whether a neutral city that nobody has captured yet lies on the square.
    pub(crate) fn is_neutral(&self, square: Square) -> bool {
        self.board.cities.contains(square)
            && self.board.owner(square).is_none()
            && self.board.tile(square).marker.is_some()
    }

    /// In BAT-18.2 each player captures only one neutral city.
    pub(crate) fn may_capture(&self, seat: Seat) -> bool {
        !(self.options.is_alt2() && self.player(seat).captured)
    }

    /// BAT-13.7, BAT-18.5
    pub(crate) fn ruins_open(&self, seat: Seat) -> bool {
        !self.display.is_empty() && self.player(seat).great.is_none() && !self.options.is_alt2()
    }

    /// The level of the attacked city or the guard of the ruins; 0 for a hero (BAT-12.5).
    pub(crate) fn base_defence(&self, battle: &Battle) -> u8 {
        match battle.foe {
            Foe::Hero { .. } => 0,
            Foe::City | Foe::Neutral => self.board.strength(battle.square),
            Foe::Ruins => self.options.guard(),
        }
    }

    /// BAT-17.4
    pub(crate) fn terrain_bonus(&self, seat: Seat, square: Square) -> u8 {
        if !self.options.advanced_terrain {
            return 0;
        }
        let terrain = self.board.tile(square).terrain;
        u8::from(terrain.is_some() && self.player(seat).faction == terrain)
    }

    /// The strength of a side (BAT-12.6).
    pub(crate) fn strength(&self, side: Side) -> u16 {
        let Some(battle) = self.battle else { return 0 };
        let mut sum = u16::from(self.hero_bonus(side));
        for laid in self.laid.of(side).iter().filter(|laid| laid.row > 0) {
            let one = token_strength(laid.token.kind(), side);
            sum += u16::from(one) * u16::from(laid.row);
        }
        if side == Side::Defender {
            sum += u16::from(self.base_defence(&battle));
        }
        sum + u16::from(self.side_terrain_bonus(&battle, side))
    }

    /// The terrain bonus of a side; neutral cities and the ruins have none.
    pub(crate) fn side_terrain_bonus(&self, battle: &Battle, side: Side) -> u8 {
        if side == Side::Defender && battle.defender.is_none() {
            return 0;
        }
        self.terrain_bonus(self.seat_of(side), battle.square)
    }

    /// BAT-12.7
    pub(crate) fn hero_bonus(&self, side: Side) -> u8 {
        let Some(battle) = self.battle else { return 0 };
        if side == Side::Defender && battle.defender.is_none() {
            return 0;
        }
        let own = self.player(self.seat_of(side)).faction;
        let mut row = self
            .laid
            .of(side)
            .iter()
            .filter(|laid| laid.row > 0)
            .peekable();
        let pure = row.peek().is_some()
            && row.all(|laid| laid.card.is_great() || laid.token.faction() == own && own.is_some());
        if pure {
            battle.heroes[side].len() as u8 * HERO_BONUS
        } else {
            0
        }
    }

    /// Whether a side is strong enough to complete (BAT-12.14).
    pub(crate) fn is_strong(&self, side: Side) -> bool {
        self.lack(side) == 0
    }

    /// How much strength a side lacks before it may complete: the attacker must be stronger (BAT-12.14).
    pub(crate) fn lack(&self, side: Side) -> u16 {
        let attack = self.strength(Side::Attacker);
        let defence = self.strength(Side::Defender);
        match side {
            Side::Attacker => (defence + 1).saturating_sub(attack),
            Side::Defender => attack.saturating_sub(defence),
        }
    }

    /// Whether the attacker still has to lay the opening weapon.
    pub(crate) fn is_unopened(&self) -> bool {
        let stage = self.battle.map(|battle| battle.stage);
        stage == Some(BattleStage::Declared)
    }

    /// Steps of an opening, an answer or a raise (BAT-6.18).
    pub(crate) fn each_battle_step(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        let side = self.side();
        if self
            .battle
            .is_some_and(|battle| battle.stage == BattleStage::Answering)
        {
            return self.each_answer(seat, each);
        }
        self.each_lay(side, each);
        if self.is_unopened() {
            return;
        }
        let means = self.means(side);
        self.each_transformation(seat, &means, each);
        self.each_row_transformation(side, &means, each);
        self.each_battle_strike(seat, each);
        if side == Side::Defender {
            for hero in self.joinable(seat) {
                each(Action::Join { hero });
            }
        }
        each(if self.is_strong(side) {
            Action::Complete
        } else {
            Action::Pass
        });
    }

    /// Heroes of the defender on the square that do not take part yet.
    pub(crate) fn joinable(&self, seat: Seat) -> Heroes {
        self.battle.map_or(Heroes::EMPTY, |battle| {
            let here = self.player(seat).heroes_on(battle.square);
            here.minus(battle.heroes[Side::Defender])
        })
    }

    /// Tents, but not a hammer that serves as one (BAT-9.14, BAT-10.2).
    fn each_battle_strike(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        for (tent, pitched) in self.tents.of(seat) {
            if !pitched.is_hammer() {
                each(Action::Strike { tent });
            }
        }
    }

    /// BAT-12.8 to 12.12
    fn each_answer(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        self.each_battle_strike(seat, each);
        each(Action::Surrender);
        if let Some(Battle {
            foe: Foe::Hero { .. },
            square: from,
            ..
        }) = self.battle
        {
            let hand = &self.player(seat).hand;
            let supply = hand.count(Card::SUPPLY);
            let horse = hand.artefacts(Artefact::Horse) > 0;
            self.each_retreat(seat, from, &mut |square, price| {
                if price <= supply {
                    each(Action::Retreat {
                        square,
                        horse: false,
                    });
                }
                if horse {
                    each(Action::Retreat {
                        square,
                        horse: true,
                    });
                }
            });
        }
        each(Action::Fight { ambush: false });
        if self.player(seat).ambush.len() > 0 {
            each(Action::Fight { ambush: true });
        }
    }

    /// Cards and tokens with strength (BAT-12.13); the first of an attack is a weapon (BAT-12.4).
    fn each_lay(&self, side: Side, each: &mut dyn FnMut(Action)) {
        let first = self.is_unopened();
        let fits = |kind: Kind| token_strength(kind, side) > 0 && (!first || is_weapon(kind));
        for source in self.sources(side) {
            if source.is_joker() {
                let kinds = fighting_kinds().filter(|kind| fits(kind.kind()));
                kinds.for_each(|kind| {
                    each(Action::Lay {
                        source,
                        kind: Some(kind),
                    });
                });
            } else if fits(source.kind()) {
                each(Action::Lay { source, kind: None });
            }
        }
    }

    /// Amulets, titles and scrolls on cards of the player's row (BAT-12.15).
    fn each_row_transformation(&self, side: Side, means: &Means, each: &mut dyn FnMut(Action)) {
        let can = |artefact| means.can_use(artefact);
        for (at, card) in self.row_targets(side) {
            let aim = Aim::Row(at);
            if can(Artefact::Amulet) {
                each(Action::Amulet { aim });
            }
            if let Some(rank) = card.rank().filter(|_| can(Artefact::Title)) {
                self.each_title(aim, rank, means, each);
            }
            if can(Artefact::Scroll) {
                self.each_scroll(aim, card, each);
            }
        }
    }

    /// What a retreat costs (BAT-12.11); `None` if it cannot lead there.
    pub(crate) fn retreat_cost(&self, seat: Seat, to: Square, horse: bool) -> Option<Needs> {
        let from = self.battle?.square;
        let mut found = None;
        self.each_retreat(seat, from, &mut |square, price| {
            if square == to {
                found = Some(price);
            }
        });
        let price = found?;
        Some(if horse {
            Needs::artefact(Artefact::Horse)
        } else {
            Needs::supply(price)
        })
    }
}
