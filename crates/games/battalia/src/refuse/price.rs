//! What is missing where something cannot be paid.

use ziggurat_engine::{Arg, Illegal};

use super::because;
use crate::{
    cards::{Card, Kind, Token},
    costs::Needs,
    facts::TOOL_VALUE,
    means::Means,
    pieces::{Artefact, Great, Rank},
    state::{Battalia, Purpose, Side, Task},
};

/// What a price asks for, as a list of names.
fn names(needs: &Needs) -> Vec<&'static str> {
    let artefact = needs.artefact.map(Artefact::key);
    let units = needs.units.iter();
    let units = units.flat_map(|(rank, &count)| std::iter::repeat_n(rank.key(), count.into()));
    let supply = Card::SUPPLY.token().kind_key();
    artefact
        .into_iter()
        .chain(units)
        .chain(std::iter::repeat_n(supply, needs.supply.into()))
        .collect()
}

impl Means {
    /// What is missing of a price. Jokers are counted for what is dearest.
    fn missing(&self, needs: &Needs) -> Needs {
        let (mut jokers, mut hammer) = (self.jokers, self.hammer);
        let mut missing = Needs::NOTHING;
        if let Some(artefact) = needs.artefact {
            let arms = if artefact == Artefact::Weapon {
                self.arms
            } else {
                0
            };
            if self.artefacts[artefact] + arms > 0 {
            } else if hammer {
                hammer = false;
            } else if artefact != Artefact::Tent && jokers > 0 {
                jokers -= 1;
            } else {
                missing.artefact = Some(artefact);
            }
        }
        let mut lack = |asked: u8, held: u8| {
            let lacking = asked.saturating_sub(held);
            let helped = lacking.min(jokers);
            jokers -= helped;
            lacking - helped
        };
        for rank in [Rank::Lord, Rank::Priest, Rank::Chief] {
            missing.units[rank] = lack(needs.units[rank], self.units[rank]);
        }
        missing.supply = lack(needs.supply, self.supply);
        let tools = self.artefacts[Artefact::Tool] + u8::from(hammer);
        let workers = tools.saturating_mul(TOOL_VALUE);
        let workers = workers.saturating_add(self.units[Rank::Tribesman]);
        let rest = needs.units[Rank::Tribesman].saturating_sub(workers);
        let helped = jokers.saturating_mul(self.joker_tribesmen());
        missing.units[Rank::Tribesman] = rest.saturating_sub(helped);
        missing
    }
}

impl Battalia {
    /// A refusal because something is missing, with what it is.
    pub(super) fn unpaid(&self, why: Illegal, means: &Means, needs: &Needs) -> Illegal {
        let missing = means.missing(needs);
        debug_assert!(!missing.is_met(), "{}: nothing is missing", why.why.key);
        let tent = missing.artefact == Some(Artefact::Tent);
        let why = match tent && means.jokers > 0 {
            true => because("BAT-6.12", "bat-why-joker_no_tent"),
            false => why,
        };
        why.with("missing", Arg::Keys(names(&missing)))
    }

    /// A source that cannot pay for what is needed.
    pub(super) fn no_source(&self, source: Token) -> Illegal {
        let Some(Task::Pay { purpose, needs }) = self.task else {
            return self.asked_for();
        };
        let side = self.side();
        let owed = |why: Illegal| why.with("needs", Arg::Keys(names(&needs)));
        if !self.sources(side).contains(source) {
            return owed(because("BAT-6.4", "bat-why-source_not_held"));
        }
        let retreat = matches!(purpose, Purpose::Retreat { .. });
        if retreat && (source.is_joker() || !self.in_hand(side, source)) {
            return because("BAT-12.12", "bat-why-retreat_with_cards");
        }
        if source.is_joker() && needs.artefact == Some(Artefact::Tent) {
            let missing = Arg::Keys(names(&Needs::artefact(Artefact::Tent)));
            return because("BAT-6.12", "bat-why-joker_no_tent").with("missing", missing);
        }
        if self.battle.is_some() && source.kind() == Kind::Great(Great::Hammer) {
            return because("BAT-10.2", "bat-why-no_hammer_in_battle");
        }
        if needs.pair && !self.is_pair(side, source) {
            return because("BAT-9.10", "bat-why-no_title_pair");
        }
        if self.means(side).after(source, &needs).is_some() {
            return owed(because("BAT-6.11", "bat-why-rest_unpaid"));
        }
        owed(because("BAT-6.11", "bat-why-no_such_source"))
    }

    /// An artefact that is to be used is missing.
    pub(super) fn no_artefact(&self, side: Side, artefact: Artefact) -> Illegal {
        let hand = &self.player(self.seat_of(side)).hand;
        if self.battle.is_some() && hand.has(Card::great(Great::Hammer)) {
            return because("BAT-10.2", "bat-why-no_hammer_in_battle");
        }
        match artefact {
            Artefact::Amulet => because("BAT-9.4", "bat-why-no_amulet"),
            Artefact::Title => because("BAT-9.9", "bat-why-no_title"),
            Artefact::Scroll => because("BAT-9.11", "bat-why-no_scroll"),
            Artefact::Horse => because("BAT-11.5", "bat-why-no_horse"),
            Artefact::Weapon => because("BAT-12.4", "bat-why-no_weapon"),
            // Tools and tents are parts of prices, never used alone.
            Artefact::Tool | Artefact::Tent => because("BAT-6.11", "bat-why-not_held"),
        }
    }
}
