//! What things cost the bank and in resources, before anybody asks how to pay.

use crate::{
    action::{Action, Join, Usage, Verb, Way},
    around::CityId,
    cards::{CardFacts, Leader, Project},
    laws::Laws,
    perks::Perks,
    pieces::{Colour, Resources, Stage},
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
    /// One unit of these resources falls away (SWL-5.1).
    pub(crate) spare: Resources,
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

    /// All resources that are needed.
    pub(crate) fn all_resources(&self) -> Tally {
        match self.project {
            None => *self.need,
            Some(project) => self.need.plus(project),
        }
    }
}

/// The resources of a cost, one unit of which falls away (SWL-5.1): seldom asked for.
#[cold]
fn spare_unit(need: &Tally) -> Resources {
    need.resources()
}

impl SevenWonders {
    /// What a structure costs when built in this way, taxes included (SWT-6.1 to SWT-6.4, SWT-6.7).
    #[inline]
    pub(crate) fn build_cost(
        &self,
        city: CityId,
        card: &'static CardFacts,
        way: Way,
        laws: &Laws,
    ) -> Cost {
        if way == Way::Pay {
            let cheaper = self.has_perk(city, Perks::cheaper(card.colour));
            let free = card.colour == Colour::Purple && self.has_perk(city, Perks::FREE_GUILDS);
            let (need, coins) = match free {
                true => (&Tally::NONE, 0), // SWL-5.12
                false => laws.cost(card, cheaper),
            };
            return Cost {
                need,
                project: None,
                bank: u16::from(coins) + u16::from(laws.tax(card.colour)),
                spare: if cheaper {
                    spare_unit(need)
                } else {
                    Resources::NONE
                },
            };
        }
        let waived = self.options.taxes_waived_by_free_building;
        let tax = if waived { 0 } else { laws.tax(card.colour) };
        let chain_tax = if way == Way::Chain {
            laws.chain_tax()
        } else {
            0
        };
        Cost {
            need: &Tally::NONE,
            project: None,
            bank: u16::from(tax) + u16::from(chain_tax),
            spare: Resources::NONE,
        }
    }

    /// What a stage costs, with or without the token of SWP-5.6.
    #[inline]
    pub(crate) fn stage_cost(&self, city: CityId, stage: Stage, token: bool, laws: &Laws) -> Cost {
        let facts = self.stage_facts(city, stage);
        let free =
            token || laws.stages_need_no_resources() || self.has_perk(city, Perks::FREE_STAGES);
        let need = if free { &Tally::NONE } else { &facts.need };
        let cheaper = self.has_perk(city, Perks::CHEAPER_STAGES);
        Cost {
            need,
            project: None,
            bank: u16::from(facts.coins) + u16::from(laws.stage_tax()),
            spare: if cheaper {
                spare_unit(need)
            } else {
                Resources::NONE
            },
        }
    }

    /// What a leader costs (SWL-3.6).
    pub(crate) fn leader_cost(&self, city: CityId, leader: Leader) -> u16 {
        if self.has_perk(city, Perks::FREE_LEADERS) {
            return 0;
        }
        let prices = |city: CityId| {
            let here = &self.city[city];
            here.board_facts().leaders.filter(|_| !here.start_lost())
        };
        let own = prices(city).map_or(0, |prices| prices.own);
        let near = self.neighbours(city).into_iter().filter_map(prices);
        let near: u8 = near.map(|prices| prices.neighbours).sum();
        leader.coins().saturating_sub(own + near).into()
    }

    /// What a chosen action pays to the bank.
    pub(crate) fn bank_part(&self, city: CityId, action: Action, laws: &Laws) -> u16 {
        let bank = match action.verb() {
            Verb::Own | Verb::City | Verb::Leader => match action.usage() {
                Usage::Build(way) => self.structure_bank(city, action, way, laws),
                usage @ (Usage::Stage | Usage::StageToken) => {
                    let token = usage == Usage::StageToken;
                    let cost = |stage| self.stage_cost(city, stage, token, laws);
                    action.stage().map_or(0, |stage| cost(stage).bank)
                }
                Usage::Recruit => self.leader_cost(city, action.leader()),
                Usage::Sell | Usage::Tower | Usage::Drop => return 0,
            },
            Verb::Dig => self.structure_bank(city, action, Way::Olympia, laws),
            Verb::Side
            | Verb::Keep
            | Verb::Leave
            | Verb::Destroy
            | Verb::Return
            | Verb::KeepLeader
            | Verb::Copy
            | Verb::Lose
            | Verb::Decline => return 0,
        };
        bank + u16::from(action.paid().bank())
    }

    /// The same for a structure, with the project if it is joined.
    #[inline]
    fn structure_bank(&self, city: CityId, action: Action, way: Way, laws: &Laws) -> u16 {
        let cost = self.build_cost(city, action.card().facts(), way, laws);
        match self.project {
            Some(project) if action.join() != Join::No => cost.with_project(project).bank,
            Some(_) | None => cost.bank,
        }
    }
}
