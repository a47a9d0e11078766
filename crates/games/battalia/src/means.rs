//! What a player could pay with: tokens of the pool and hand cards (section 6).

use ziggurat_engine::ById;

use crate::{
    cards::{Card, Kind, Token},
    costs::Needs,
    facts::TOOL_VALUE,
    pieces::{Artefact, Great, Rank},
    state::{Battalia, Mark, Side},
};

/// Tokens at hand by kind: those of the pool, and those that the hand cards would give.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub(crate) units: ById<Rank, u8, { Rank::COUNT }>,
    pub(crate) supply: u8,
    pub(crate) artefacts: ById<Artefact, u8, { Artefact::COUNT }>,
    pub(crate) jokers: u8,
    /// The hammer can be used (BAT-10.2).
    pub(crate) hammer: bool,
    /// Sword and shield, which serve as weapons.
    pub(crate) arms: u8,
    /// Both uses of an illuminated title are at hand (BAT-9.10).
    pub(crate) title_pair: bool,
    lit: Artefact,
}

impl Battalia {
    /// What a side could pay with.
    pub(crate) fn means(&self, side: Side) -> Means {
        let hand = &self.player(self.seat_of(side)).hand;
        let lit = self.illuminated();
        let mut artefacts = ById::new(std::array::from_fn(|a| hand.artefacts(Artefact::nth(a))));
        let title_pair = lit == Artefact::Title && artefacts[Artefact::Title] > 0;
        if lit != Artefact::Tent {
            artefacts[lit] = artefacts[lit].saturating_mul(2);
        }
        let has = |great| hand.has(Card::great(great));
        let mut means = Means {
            units: ById::new(std::array::from_fn(|rank| hand.units(Rank::nth(rank)))),
            supply: hand.count(Card::SUPPLY),
            artefacts,
            jokers: 0,
            hammer: self.battle.is_none() && has(Great::Hammer),
            arms: u8::from(has(Great::Blade)) + u8::from(has(Great::Shield)),
            title_pair,
            lit,
        };
        for laid in self.laid.of(side) {
            match laid.token.kind() {
                Kind::Supply => means.supply += laid.left,
                Kind::Unit(rank) => means.units[rank] += laid.left,
                Kind::Artefact(a) => {
                    means.artefacts[a] += laid.left;
                    means.title_pair |=
                        a == Artefact::Title && laid.is(Mark::Pair) && laid.left >= 2;
                }
                Kind::Joker => {
                    means.jokers += laid.left;
                    means.title_pair |= lit == Artefact::Title && laid.left > 0;
                }
                Kind::Great(_) => {}
            }
        }
        means
    }
}

impl Means {
    /// Without one hand card, which is needed for something else.
    #[inline]
    pub(crate) fn without(mut self, card: Card) -> Self {
        match card.kind() {
            Kind::Supply => self.supply -= 1,
            Kind::Unit(rank) => self.units[rank] -= 1,
            Kind::Artefact(a) => {
                let tokens = if a == self.lit && a != Artefact::Tent {
                    2
                } else {
                    1
                };
                self.artefacts[a] = self.artefacts[a].saturating_sub(tokens);
            }
            Kind::Great(Great::Hammer) => self.hammer = false,
            Kind::Great(Great::Blade | Great::Shield) => self.arms -= 1,
            Kind::Great(_) | Kind::Joker => {}
        }
        self
    }

    /// Whether an artefact can be used: itself, a joker, or the hammer (BAT-10.2).
    #[inline]
    pub(crate) fn can_use(&self, artefact: Artefact) -> bool {
        let arms = if artefact == Artefact::Weapon {
            self.arms
        } else {
            0
        };
        self.artefacts[artefact] + arms > 0
            || self.hammer
            || artefact != Artefact::Tent && self.jokers > 0
    }

    /// Whether a weapon can open an attack (BAT-12.4).
    #[inline]
    pub(crate) fn can_open(&self) -> bool {
        self.artefacts[Artefact::Weapon] + self.arms + self.jokers > 0
    }

    /// Whether all this can be paid (BAT-6.10 to 6.12).
    #[inline]
    pub(crate) fn covers(&self, needs: &Needs) -> bool {
        let (mut jokers, mut hammer) = (self.jokers, self.hammer);
        if let Some(artefact) = needs.artefact {
            if needs.pair {
                return self.title_pair;
            }
            let arms = if artefact == Artefact::Weapon {
                self.arms
            } else {
                0
            };
            if self.artefacts[artefact] + arms == 0 {
                if hammer {
                    hammer = false;
                } else if artefact == Artefact::Tent || jokers == 0 {
                    return false;
                } else {
                    jokers -= 1;
                }
            }
        }
        let mut missing = needs.supply.saturating_sub(self.supply);
        for rank in [Rank::Chief, Rank::Priest, Rank::Lord] {
            missing += needs.units[rank].saturating_sub(self.units[rank]);
        }
        if missing > jokers {
            return false;
        }
        jokers -= missing;
        let rest = needs.units[Rank::Tribesman].saturating_sub(self.units[Rank::Tribesman]);
        let mut rest =
            rest.saturating_sub(self.artefacts[Artefact::Tool].saturating_mul(TOOL_VALUE));
        if rest > 0 && hammer {
            rest = rest.saturating_sub(TOOL_VALUE);
        }
        rest <= jokers.saturating_mul(self.joker_tribesmen())
    }

    /// For how many tribesmen a joker can stand.
    pub(crate) fn joker_tribesmen(&self) -> u8 {
        if self.lit == Artefact::Tool {
            2 * TOOL_VALUE
        } else {
            TOOL_VALUE
        }
    }

    /// What is left of means and needs when this source is used for what is needed first; `None` if
    /// it is of no use for that.
    #[inline]
    pub(crate) fn after(&self, source: Token, needs: &Needs) -> Option<(Self, Needs, Kind)> {
        let used = needs.use_of(source, self.lit)?;
        let (mut means, mut rest) = (*self, *needs);
        match source.kind() {
            Kind::Supply => means.supply -= 1,
            Kind::Unit(rank) => means.units[rank] -= 1,
            Kind::Artefact(a) => means.artefacts[a] -= 1,
            Kind::Great(Great::Hammer) => means.hammer = false,
            Kind::Great(_) => means.arms -= 1,
            Kind::Joker => {
                means.jokers -= 1;
                if let Kind::Artefact(a) = used
                    && a == self.lit
                {
                    means.artefacts[a] += 1;
                }
            }
        }
        rest.meet(used);
        Some((means, rest, used))
    }
}

impl Needs {
    /// What a source would count as for what is needed first; `None` if it is of no use.
    fn use_of(&self, source: Token, lit: Artefact) -> Option<Kind> {
        let kind = source.kind();
        if let Some(artefact) = self.artefact {
            let fits = match kind {
                Kind::Artefact(a) => a == artefact,
                Kind::Great(Great::Hammer) => !self.pair,
                Kind::Great(Great::Blade | Great::Shield) => artefact == Artefact::Weapon,
                Kind::Joker => artefact != Artefact::Tent && (!self.pair || lit == artefact),
                Kind::Great(_) | Kind::Supply | Kind::Unit(_) => false,
            };
            return fits.then_some(Kind::Artefact(artefact));
        }
        let asked = |rank: &&Rank| self.units[**rank] > 0;
        let Some(&rank) = Rank::ALL.iter().rev().find(asked) else {
            return (self.supply > 0 && matches!(kind, Kind::Supply | Kind::Joker))
                .then_some(Kind::Supply);
        };
        let unit = Kind::Unit(rank);
        let tool = Kind::Artefact(Artefact::Tool);
        match kind {
            Kind::Unit(_) => (kind == unit).then_some(unit),
            Kind::Joker if rank > Rank::Tribesman => Some(unit),
            // A joker stands for as many tribesmen as it can (BAT-6.12).
            Kind::Joker if self.units[rank] == 1 && lit != Artefact::Tool => Some(unit),
            Kind::Joker | Kind::Artefact(Artefact::Tool) | Kind::Great(Great::Hammer)
                if rank == Rank::Tribesman =>
            {
                Some(tool)
            }
            Kind::Supply | Kind::Artefact(_) | Kind::Great(_) | Kind::Joker => None,
        }
    }
}
