//! What things cost the bank and in resources, before anybody asks how to pay.

use crate::{
    action::{Action, Join, usage, verb},
    cards::{CardFacts, Project},
    laws::Laws,
    state::SevenWonders,
    tally::Tally,
};

/// What a structure or a stage costs now: resources, and coins to the bank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost {
    pub(crate) need: Tally,
    pub(crate) bank: u16,
}

impl Cost {
    /// Structure and participation are one payment (SWP-2.5).
    pub(crate) fn with_project(self, project: Project) -> Self {
        let facts = project.facts();
        Self {
            need: self.need.plus(&facts.need),
            bank: self.bank + u16::from(facts.coins),
        }
    }
}

impl SevenWonders {
    /// What a structure costs that is built in this way, taxes included (SWT-6.1 to SWT-6.4, SWT-6.7).
    #[inline]
    pub(crate) fn build_cost(&self, card: &CardFacts, way: u8, laws: &Laws) -> Cost {
        if way == usage::PAY {
            let (need, coins) = laws.cost(card);
            return Cost {
                need,
                bank: u16::from(coins) + u16::from(laws.tax(card.colour)),
            };
        }
        let waived = self.options.taxes_waived_by_free_building;
        let tax = if waived { 0 } else { laws.tax(card.colour) };
        let chain_tax = if way == usage::CHAIN {
            laws.chain_tax
        } else {
            0
        };
        Cost {
            need: Tally::NONE,
            bank: u16::from(tax) + u16::from(chain_tax),
        }
    }

    /// What a stage costs, with or without the token of SWP-5.6.
    #[inline]
    pub(crate) fn stage_cost(&self, city: usize, stage: usize, token: bool, laws: &Laws) -> Cost {
        let facts = self.stage_facts(city, stage);
        let free = token || laws.stages_need_no_resources;
        Cost {
            need: if free { Tally::NONE } else { facts.need },
            bank: u16::from(facts.coins) + u16::from(laws.stage_tax),
        }
    }

    /// What a chosen action pays to the bank.
    pub(crate) fn bank_part(&self, city: usize, action: Action, laws: &Laws) -> u16 {
        let way = match (action.verb(), action.usage()) {
            (verb::DIG, _) => usage::OLYMPIA,
            (verb::OWN | verb::CITY, way @ usage::PAY..=usage::TOKEN) => way,
            (verb::OWN | verb::CITY, stage @ (usage::STAGE | usage::STAGE_TOKEN)) => {
                let place = usize::from(action.extra()).saturating_sub(1);
                return self
                    .stage_cost(city, place, stage == usage::STAGE_TOKEN, laws)
                    .bank;
            }
            _ => return 0,
        };
        let cost = self.build_cost(action.card().facts(), way, laws);
        match self.current_project() {
            Some(project) if action.join() != Join::No as u8 => cost.with_project(project).bank,
            _ => cost.bank,
        }
    }
}
