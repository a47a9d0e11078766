//! What things cost the bank and in resources, before anybody asks how to pay.

use crate::{
    action::{Action, Join, Mean, usage, verb},
    cards::{CardFacts, Leader, Project},
    pieces::Colour,
    laws::Laws,
    perks::{CHEAPER_STAGES, FREE_GUILDS, FREE_LEADERS, FREE_STAGES, cheaper_bit},
    state::SevenWonders,
    tally::Tally,
};

/// What a structure or a stage costs now: resources, and coins to the bank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cost {
    pub(crate) need: &'static Tally,
    /// What taking part in a project needs on top.
    pub(crate) project: Option<&'static Tally>,
    pub(crate) bank: u16,
    /// One unit of these resources falls away; bits as in [`Resource`](crate::Resource) (SWL-5.1).
    pub(crate) spare: u8,
}

impl Cost {
    /// Structure and participation are one payment (SWP-2.5).
    pub(crate) fn with_project(self, project: Project) -> Self {
        let facts = project.facts();
        Self {
            project: (!facts.need.is_none()).then_some(&facts.need),
            bank: self.bank + u16::from(facts.coins),
            ..self
        }
    }

    /// Whether no resources are needed.
    #[inline]
    pub(crate) fn is_without_resources(&self) -> bool {
        self.need.is_none() && self.project.is_none()
    }
}

/// The resources of a cost, one unit of which falls away (SWL-5.1): seldom asked for.
#[cold]
fn spare_unit(need: &Tally) -> u8 {
    need.resources()
}

impl SevenWonders {
    /// What a structure costs that is built in this way, taxes included (SWT-6.1 to SWT-6.4, SWT-6.7).
    #[inline]
    pub(crate) fn build_cost(
        &self,
        city: usize,
        card: &'static CardFacts,
        way: u8,
        laws: &Laws,
    ) -> Cost {
        if way == usage::PAY {
            let cheaper = self.has_perk(city, cheaper_bit(card.colour));
            let free = card.colour == Colour::Purple && self.has_perk(city, FREE_GUILDS);
            let (need, coins) = match free {
                true => (&Tally::NONE, 0), // SWL-5.12
                false => laws.cost(card, cheaper),
            };
            return Cost {
                need,
                project: None,
                bank: u16::from(coins) + u16::from(laws.tax(card.colour)),
                spare: if cheaper { spare_unit(need) } else { 0 },
            };
        }
        let waived = self.options.taxes_waived_by_free_building;
        let tax = if waived { 0 } else { laws.tax(card.colour) };
        let chain_tax = if way == usage::CHAIN {
            laws.chain_tax()
        } else {
            0
        };
        Cost {
            need: &Tally::NONE,
            project: None,
            bank: u16::from(tax) + u16::from(chain_tax),
            spare: 0,
        }
    }

    /// What a stage costs, with or without the token of SWP-5.6.
    #[inline]
    pub(crate) fn stage_cost(&self, city: usize, stage: usize, token: bool, laws: &Laws) -> Cost {
        let facts = self.stage_facts(city, stage);
        let free = token || laws.stages_need_no_resources() || self.has_perk(city, FREE_STAGES);
        let need = if free { &Tally::NONE } else { &facts.need };
        let cheaper = self.has_perk(city, CHEAPER_STAGES);
        Cost {
            need,
            project: None,
            bank: u16::from(facts.coins) + u16::from(laws.stage_tax()),
            spare: if cheaper { spare_unit(need) } else { 0 },
        }
    }

    /// What a leader costs (SWL-3.6).
    pub(crate) fn leader_cost(&self, city: usize, leader: Leader) -> u16 {
        if self.has_perk(city, FREE_LEADERS) {
            return 0;
        }
        let prices = |city: usize| {
            let here = &self.city[city];
            here.board_facts().leaders.filter(|_| !here.start_lost())
        };
        let own = prices(city).map_or(0, |prices| prices.own);
        let near = self.neighbours(city).into_iter().filter_map(prices);
        let near: u8 = near.map(|prices| prices.neighbours).sum();
        leader.coins().saturating_sub(own + near).into()
    }

    /// What a chosen action pays to the bank.
    pub(crate) fn bank_part(&self, city: usize, action: Action, laws: &Laws) -> u16 {
        // A resource of the bank costs a coin (SWL-5.4).
        let bilkis = u16::from(action.paid().means & Mean::Bilkis.bit() != 0);
        let way = match (action.verb(), action.usage()) {
            (verb::DIG, _) => usage::OLYMPIA,
            (verb::OWN | verb::CITY, way @ usage::PAY..=usage::CALIGULA) => way,
            (verb::LEADER, usage::RECRUIT) => return self.leader_cost(city, action.leader()),
            (
                verb::OWN | verb::CITY | verb::LEADER,
                stage @ (usage::STAGE | usage::STAGE_TOKEN),
            ) => {
                let place = usize::from(action.extra()).saturating_sub(1);
                let cost = self.stage_cost(city, place, stage == usage::STAGE_TOKEN, laws);
                return cost.bank + bilkis;
            }
            _ => return 0,
        };
        let cost = self.build_cost(city, action.card().facts(), way, laws);
        match self.current_project() {
            Some(project) if action.join() != Join::No as u8 => {
                cost.with_project(project).bank + bilkis
            }
            _ => cost.bank + bilkis,
        }
    }
}
