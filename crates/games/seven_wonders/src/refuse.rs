//! Which rule forbids an action that is not listed, and what is missing where it is about a price.

use ziggurat_engine::{Arg, Illegal, RuleId, Seat, Text};

use crate::{
    action::{Action, Join, Mean, Paid, Usage, Verb, Way},
    around::CityId,
    cards::{Card, CardSet, Leader, Penalty, Project},
    costs::Cost,
    desk::Desk,
    laws::Laws,
    legal::{Sink, for_each_return},
    payments::{Payments, Unpayable},
    pieces::{Colour, Resource, Token},
    state::{Phase, SevenWonders},
};

type Checked = Result<(), Illegal>;

/// How many ways to pay are named to somebody who named a wrong one.
const NAMED_WAYS: usize = 3;

fn refuse(rule: &'static str, why: &'static str) -> Checked {
    Err(Illegal::new(rule, why))
}

fn ensure(holds: bool, rule: &'static str, why: &'static str) -> Checked {
    if holds { Ok(()) } else { refuse(rule, why) }
}

impl SevenWonders {
    /// Whether the seat may do this, and otherwise which rule forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        ensure(self.phase != Phase::Over, "SWB-11.1", "swb-why-over")?;
        let city = self.chooser_city(seat, action)?;
        let verb = action.verb();
        match self.phase {
            Phase::Sides => ensure(verb == Verb::Side, "SWB-2.4", "swb-why-choose_side"),
            Phase::LeaderDraft { pick } => {
                let drafts = verb == Verb::KeepLeader;
                ensure(drafts, "SWL-2.2", "swb-why-keep_leader")?;
                let there = self.drafted_hand(city, pick).contains(action.leader());
                ensure(there, "SWL-2.2", "swb-why-leader_not_there")
            }
            Phase::Draft { pick } => {
                ensure(verb == Verb::Keep, "SWT-2.2", "swb-why-keep_tile")?;
                let open = &self.city[city].tiles[usize::from(pick - 1)..];
                let there = open
                    .iter()
                    .flatten()
                    .any(|own| Some(own.tile()) == action.tile());
                ensure(there, "SWT-2.2", "swb-why-tile_not_there")
            }
            Phase::Recruit if verb == Verb::Leader => self.check_leader(city, action),
            Phase::Recruit => match self.options.babel_tower {
                true => refuse("SWL-3.2", "swb-why-use_leader_tower"), // SWL-12.2
                false => refuse("SWL-3.2", "swb-why-use_leader"),
            },
            Phase::ExtraLeader { .. } if verb == Verb::Decline => Ok(()),
            Phase::ExtraLeader { .. } => {
                ensure(verb == Verb::Leader, "SWL-7.4", "swb-why-extra_leader")?;
                self.check_extra_leader(city, action)
            }
            Phase::Courtesans { .. } => {
                let copies =
                    verb == Verb::Copy && self.leaders_around(city).contains(action.leader());
                ensure(copies, "SWL-6.4", "swb-why-copy")
            }
            Phase::Losses => {
                ensure(verb == Verb::Lose, "SWC-4.4", "swb-why-losses")?;
                self.check_paid_loss(city, action.coins())
            }
            Phase::Turn | Phase::LastCard => {
                let plays = matches!(verb, Verb::Own | Verb::City);
                ensure(plays, "SWB-3.2", "swb-why-play_card")?;
                self.check_play(city, action)
            }
            Phase::Dig { .. } if verb == Verb::Leave => Ok(()),
            Phase::Dig { .. } => {
                ensure(verb == Verb::Dig, "SWB-9.8", "swb-why-dig_now")?;
                self.check_dig(city, action)
            }
            Phase::Penalty => self.check_loss(city, action),
            Phase::Over => refuse("SWB-11.1", "swb-why-over"),
        }
    }

    /// The city that the action chooses for, if the seat is to choose for it now.
    pub(crate) fn chooser_city(&self, seat: Seat, action: Action) -> Result<CityId, Illegal> {
        let for_city = action.verb() == Verb::City;
        if for_city && self.free_city().is_none() {
            return Err(Illegal::new("SWB-15.1", "swb-why-no_free_city"));
        }
        let Some(next) = self.next_choice(seat) else {
            return match self.city_of(seat) {
                Some(own) if self.may_change(seat) => self.changed_city(seat, own, action),
                Some(_) | None => Err(Illegal::new("SWB-3.2", "swb-why-not_asked")),
            };
        };
        if self.phase.city().is_some() {
            return Ok(next);
        }
        match (self.is_free_city(next), for_city) {
            (false, true) => Err(Illegal::new("SWB-15.4", "swb-why-own_city_first")),
            (true, false) => Err(Illegal::new("SWB-15.4", "swb-why-free_city_now")),
            (true, true) | (false, false) => Ok(next),
        }
    }

    /// The city whose choice a seat changes (SWB-3.5).
    fn changed_city(&self, seat: Seat, own: CityId, action: Action) -> Result<CityId, Illegal> {
        let free = self.free_city_of(seat);
        if action.verb() == Verb::City {
            return free.ok_or(Illegal::new("SWB-15.4", "swb-why-not_controller"));
        }
        if !self.is_asked(own) {
            return Err(Illegal::new("SWB-15.4", "swb-why-free_city_now"));
        }
        let compatible = free.is_none()
            || self.phase != Phase::Turn
            || !self.city[own].hand.holds(action.card())
            || self.leaves_city_choice(own, action.card());
        match compatible {
            true => Ok(own),
            false => Err(Illegal::new("SWB-15.6", "swb-why-free_city_choice")),
        }
    }

    /// A card and its use (SWB-4).
    fn check_play(&self, city: CityId, action: Action) -> Checked {
        let card = action.card();
        let (there, rule) = match self.is_free_city(city) {
            true => (self.city_hand(city).contains(&card), "SWB-15.4"),
            false => (self.city[city].hand.holds(card), "SWB-3.2"),
        };
        ensure(there, rule, "swb-why-card_not_in_hand")?;
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        // Cheap to see, and most often the reason.
        desk.check_coins(action.paid().coins.into())?;
        match action.usage() {
            Usage::Build(way) => desk.check_build(action, way),
            Usage::Stage | Usage::StageToken => desk.check_stage(action),
            Usage::Sell => {
                let must =
                    self.is_free_city(city) && self.city_must_build(city, &self.city_hand(city));
                ensure(!must, "SWB-15.6", "swb-why-free_city_builds")
            }
            Usage::Tower => {
                let free = self.is_free_city(city);
                ensure(!free, "SWT-8.2", "swb-why-free_city_tower")?;
                let has = self.has_open_tile(city, action);
                ensure(has, "SWT-3.1", "swb-why-tile_not_there")
            }
            Usage::Drop => ensure(self.phase == Phase::LastCard, "SWB-9.4", "swb-why-drop"),
            Usage::Recruit => refuse("SWB-3.2", "swb-why-play_card"),
        }
    }

    fn has_open_tile(&self, city: CityId, action: Action) -> bool {
        let mut open = self.city[city].open_tiles();
        open.any(|tile| Some(tile) == action.tile())
    }

    /// A leader and its use (SWL-3.3, SWL-3.4).
    fn check_leader(&self, city: CityId, action: Action) -> Checked {
        let leader = action.leader();
        let held = self.city[city].leader_hand().contains(leader);
        ensure(held, "SWL-3.2", "swb-why-leader_not_there")?;
        match action.usage() {
            Usage::Stage | Usage::StageToken => {
                let laws = Laws::of(self);
                Desk::new(self, city, &laws).check_stage(action)
            }
            Usage::Sell => Ok(()),
            Usage::Tower => {
                let has = self.has_open_tile(city, action);
                ensure(has, "SWL-12.2", "swb-why-tile_not_there")
            }
            Usage::Recruit => self.check_recruiting(city, leader, "SWL-3.6"),
            Usage::Build(_) | Usage::Drop => refuse("SWL-3.2", "swb-why-use_leader"),
        }
    }

    fn check_extra_leader(&self, city: CityId, action: Action) -> Checked {
        let leader = action.leader();
        let held = self.city[city].leader_hand().contains(leader);
        ensure(held, "SWL-7.4", "swb-why-leader_not_there")?;
        let recruits = action.usage() == Usage::Recruit;
        ensure(recruits, "SWL-7.4", "swb-why-extra_leader")?;
        self.check_recruiting(city, leader, "SWL-7.4")
    }

    /// The coins that a leader costs (SWL-3.6).
    fn check_recruiting(&self, city: CityId, leader: Leader, rule: &'static str) -> Checked {
        let (needed, coins) = (self.leader_cost(city, leader), self.city[city].coins);
        match needed <= coins {
            true => Ok(()),
            false => Err(poor(rule, "swb-why-leader_coins", needed, coins)),
        }
    }

    /// What is paid of what is owed (SWC-4.2).
    fn check_paid_loss(&self, city: CityId, coins: u8) -> Checked {
        if coins <= self.most_of_loss(city) {
            return Ok(());
        }
        let refusal = Illegal::new("SWC-4.2", "swb-why-pay_loss")
            .with("owed", self.owed[city])
            .with("coins", i64::from(self.city[city].coins))
            .with("most", self.most_of_loss(city));
        Err(refusal)
    }

    fn check_dig(&self, city: CityId, action: Action) -> Checked {
        let card = action.card();
        let in_pile = self.discard_set().contains(card);
        ensure(in_pile, "SWB-9.8", "swb-why-not_in_pile")?;
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        let free = desk.name_is_free(card.facts());
        ensure(free, "SWB-9.8", "swb-why-same_name_dig")?;
        desk.check_payment(action, desk.cost(card.facts(), Way::Olympia))
    }

    fn check_loss(&self, city: CityId, action: Action) -> Checked {
        let penalty = self.project.map(|project| project.facts().penalty);
        match penalty {
            Some(Penalty::Destroy(colour)) => {
                let own = self.city[city].built.and(CardSet::of_colour(colour));
                let fits = action.verb() == Verb::Destroy && own.contains(action.card());
                ensure(fits, "SWP-4.1", "swb-why-destroy")
            }
            Some(Penalty::VictoryTokens(count)) => {
                let mut fits = false;
                for_each_return(&self.city[city], count, |tokens| {
                    fits |= action == Action::returning(tokens);
                });
                match fits {
                    true => Ok(()),
                    false => Err(Illegal::new("SWP-4.3", "swb-why-return").with("count", count)),
                }
            }
            Some(Penalty::AllCoins | Penalty::StartResource) | None => {
                refuse("SWP-3.3", "swb-why-not_asked")
            }
        }
    }
}

/// A refusal that says how many coins are needed and how many of them are missing.
fn poor(rule: &'static str, why: &'static str, needed: u16, coins: u16) -> Illegal {
    Illegal {
        rule: RuleId(rule),
        why: with_coins(Text::new(why), needed, coins),
    }
}

/// Says how many coins are needed, how many there are, and how many are missing.
pub(crate) fn with_coins(text: Text, needed: u16, coins: u16) -> Text {
    text.with("needed", i64::from(needed))
        .with("coins", i64::from(coins))
        .with("missing", i64::from(needed.saturating_sub(coins)))
}

/// Units of resources, one text for each.
pub(crate) fn units(missing: &[(Resource, u8)]) -> Arg {
    let unit = |(resource, count): &(Resource, u8)| {
        let key = match resource {
            Resource::Wood => "swb-units-wood",
            Resource::Stone => "swb-units-stone",
            Resource::Clay => "swb-units-clay",
            Resource::Ore => "swb-units-ore",
            Resource::Glass => "swb-units-glass",
            Resource::Textile => "swb-units-textile",
            Resource::Papyrus => "swb-units-papyrus",
        };
        Text::new(key).with("count", *count)
    };
    Arg::Texts(missing.iter().map(unit).collect())
}

/// Some ways to pay, one text for each.
fn payments(ways: impl Iterator<Item = Paid>) -> Arg {
    let way = |paid: Paid| {
        let using = paid.means.iter().map(Mean::key).collect();
        Text::new("swb-paid")
            .with("left", paid.left)
            .with("right", paid.right())
            .with("means", paid.means.len() as i64)
            .with("using", Arg::Keys(using))
    };
    Arg::Texts(ways.take(NAMED_WAYS).map(way).collect())
}

impl Desk<'_> {
    /// Whether the city has this many coins.
    fn check_coins(&self, needed: u16) -> Checked {
        match needed <= self.market.terms.coins {
            true => Ok(()),
            false => Err(self.too_few_coins(needed)),
        }
    }

    /// Coins gained this turn do not count in its first payment, but do in later ones (SWB-6.6).
    fn too_few_coins(&self, needed: u16) -> Illegal {
        let why = match self.position.is_mid_turn() {
            true => "swb-why-coins_later",
            false => "swb-why-coins",
        };
        poor("SWB-6.6", why, needed, self.market.terms.coins)
    }

    /// Whether the structure can be built in this way, and if not, why.
    pub(crate) fn check_build(&self, action: Action, way: Way) -> Checked {
        let facts = action.card().facts();
        ensure(self.name_is_free(facts), "SWB-4.1", "swb-why-same_name")?;
        match way {
            Way::Pay => {}
            Way::Chain => ensure(self.has_chain(facts), "SWB-7.1", "swb-why-chain")?,
            Way::Olympia => {
                ensure(self.has_olympia(), "SWB-9.5", "swb-why-no_olympia")?;
                ensure(self.has_free_build(), "SWB-9.5", "swb-why-olympia")?;
            }
            Way::Token => {
                let has = self.position.city[self.city].token(Token::FreeStructure) > 0;
                ensure(has, "SWP-5.5", "swb-why-structure_token")?;
            }
            Way::Caligula => {
                ensure(self.has_caligula(), "SWC-7.6", "swb-why-no_caligula")?;
                let black = facts.colour == Colour::Black;
                ensure(black, "SWC-7.6", "swb-why-caligula_colour")?;
                ensure(self.has_free_black(), "SWC-7.6", "swb-why-caligula")?;
            }
        }
        let open = self.ways(facts).contains(way);
        ensure(open, "SWB-15.6", "swb-why-free_city_chain")?;
        self.check_payment(action, self.cost(facts, way))
    }

    fn check_stage(&self, action: Action) -> Checked {
        let here = &self.position.city[self.city];
        let on_board = |stage: &crate::pieces::Stage| stage.index() < here.board().stages();
        let Some(stage) = action.stage().filter(on_board) else {
            return refuse("SWB-4.2", "swb-why-no_such_stage");
        };
        ensure(!here.has_stage(stage), "SWB-4.2", "swb-why-stage_built")?;
        let next = self.open_stages().contains(stage);
        ensure(next, "SWB-4.2", "swb-why-stage_order")?;
        let token = action.usage() == Usage::StageToken;
        let has = here.token(Token::FreeWonderStage) > 0;
        ensure(!token || has, "SWP-5.6", "swb-why-stage_token")?;
        let buried = self.graves(stage).any(|grave| grave == action.buried());
        ensure(buried, "SWB-9.23", "swb-why-bury")?;
        let cost = self.stage_cost(stage, token);
        self.payment_fits(action.paid(), &cost, self.records(Some(stage)))
    }

    /// The payment of a structure, with the project if it is joined.
    fn check_payment(&self, action: Action, mut cost: Cost) -> Checked {
        if action.join() != Join::No {
            let (join, project) = self.joinable(action.card())?;
            ensure(action.join() == join, "SWP-2.8", "swb-why-wild_not_needed")?;
            cost = cost.with_project(project);
        }
        self.payment_fits(action.paid(), &cost, self.records_card(action.card()))
    }

    fn joinable(&self, card: Card) -> Result<(Join, Project), Illegal> {
        if self.project.is_none() {
            return Err(Illegal::new("SWP-2.2", "swb-why-project_closed"));
        }
        self.join(card.facts())
            .ok_or(Illegal::new("SWP-2.1", "swb-why-project_colour"))
    }

    /// Whether a payment is one of the irredundant ways to pay a cost.
    fn payment_fits(&self, paid: Paid, cost: &Cost, record: bool) -> Checked {
        let mut ways = Payments::new();
        self.market.ways(cost, record, &mut ways);
        if ways.contains(paid) {
            return Ok(());
        }
        let Some(least) = ways.first() else {
            return Err(self.unpayable(&self.market.why_not(cost)));
        };
        let same = |way: &Paid| (way.left, way.right()) == (paid.left, paid.right());
        if ways.iter().any(|way| same(&way)) {
            let refusal = Illegal::new("SWB-5.7", "swb-why-means");
            return Err(refusal.with("ways", payments(ways.iter().filter(same))));
        }
        let (rule, why) = match paid.coins < least.coins {
            true => ("SWB-6.4", "swb-why-too_little"),
            false => ("SWB-6.8", "swb-why-superfluous"),
        };
        Err(Illegal::new(rule, why)
            .with("paid", paid.coins)
            .with("least", least.coins)
            .with("ways", payments(ways.iter())))
    }

    /// The refusal of something that cannot be paid: it names what is missing.
    pub(crate) fn unpayable(&self, why: &Unpayable) -> Illegal {
        match why {
            Unpayable::Coins(needed) => self.too_few_coins(*needed),
            Unpayable::Resources(missing) => {
                Illegal::new("SWB-6.3", "swb-why-resources").with("missing", units(missing))
            }
        }
    }

    /// Why the structure on a card cannot be built in any way, and what is missing if it is a price.
    pub(crate) fn why_not(&self, card: Card) -> Option<(Illegal, Option<Unpayable>)> {
        let mut any = Any(false);
        self.list_builds(card, Verb::Own, &mut Payments::new(), &mut any);
        if any.0 {
            return None;
        }
        let facts = card.facts();
        if !self.name_is_free(facts) {
            return Some((Illegal::new("SWB-4.1", "swb-why-same_name"), None));
        }
        let lack = self.market.why_not(&self.cost(facts, Way::Pay));
        Some((self.unpayable(&lack), Some(lack)))
    }
}

/// Notes whether anything is listed.
struct Any(bool);

impl Sink for Any {
    fn push(&mut self, _action: Action) {
        self.0 = true;
    }
}
