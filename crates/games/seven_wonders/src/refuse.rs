//! Which rule forbids an action that is not listed.

use ziggurat_engine::{Illegal, Seat};

use crate::{
    action::{Action, Join, Paid, usage, verb},
    cards::{Card, CardSet, Penalty},
    costs::Cost,
    desk::Desk,
    pieces::{Colour, Token},
    laws::Laws,
    legal::{Sink, for_each_return},
    payments::{Payments, Unpayable},
    state::{Phase, SevenWonders},
};

type Checked = Result<(), Illegal>;

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
        match (self.phase, action.verb()) {
            (Phase::Sides, verb::SIDE) => Ok(()),
            (Phase::LeaderDraft { pick }, verb::KEEP_LEADER) => ensure(
                self.drafted_hand(city, pick).contains(action.leader()),
                "SWL-2.2",
                "swb-why-leader_not_there",
            ),
            (Phase::Recruit, verb::LEADER) => self.check_leader(city, action),
            (Phase::ExtraLeader { .. }, verb::DECLINE) => Ok(()),
            (Phase::ExtraLeader { .. }, verb::LEADER) => self.check_extra_leader(city, action),
            (Phase::Courtesans { .. }, verb::COPY) => ensure(
                self.leaders_around(city).contains(action.leader()),
                "SWL-6.4",
                "swb-why-copy",
            ),
            (Phase::Losses, verb::LOSE) => {
                let here = &self.city[city];
                let most = here.coins.min(self.owed[city].into());
                ensure(
                    u16::from(action.extra()) <= most,
                    "SWC-4.2",
                    "swb-why-pay_loss",
                )
            }
            (Phase::Draft { pick }, verb::KEEP) => {
                let open = &self.city[city].tiles[usize::from(pick - 1)..];
                ensure(
                    open.contains(&action.extra()),
                    "SWT-2.2",
                    "swb-why-tile_not_there",
                )
            }
            (Phase::Turn | Phase::LastCard, verb::OWN | verb::CITY) => {
                self.check_play(city, action)
            }
            (Phase::Dig { .. }, verb::LEAVE) => Ok(()),
            (Phase::Dig { .. }, verb::DIG) => self.check_dig(city, action),
            (Phase::Penalty, _) => self.check_loss(city, action),
            (Phase::Sides, _) => refuse("SWB-2.4", "swb-why-choose_side"),
            (Phase::LeaderDraft { .. }, _) => refuse("SWL-2.2", "swb-why-keep_leader"),
            (Phase::Recruit, _) => refuse("SWL-3.2", "swb-why-use_leader"),
            (Phase::ExtraLeader { .. }, _) => refuse("SWL-7.4", "swb-why-extra_leader"),
            (Phase::Courtesans { .. }, _) => refuse("SWL-6.4", "swb-why-copy"),
            (Phase::Losses, _) => refuse("SWC-4.4", "swb-why-losses"),
            (Phase::Draft { .. }, _) => refuse("SWT-2.2", "swb-why-keep_tile"),
            (Phase::Dig { .. }, _) => refuse("SWB-9.8", "swb-why-dig_now"),
            _ => refuse("SWB-3.2", "swb-why-play_card"),
        }
    }

    /// The city that the action chooses for, if the seat is to choose for it now.
    fn chooser_city(&self, seat: Seat, action: Action) -> Result<usize, Illegal> {
        let free = usize::from(self.players);
        let waits = Illegal::new("SWB-3.2", "swb-why-not_asked");
        let Some(next) = self.next_choice(seat) else {
            if !self.may_change(seat) {
                return Err(waits);
            }
            return self.changed_city(seat, action);
        };
        let for_city = action.verb() == verb::CITY;
        if self.phase.city().is_some() {
            return Ok(next);
        }
        match (next == free && self.players == 2, for_city) {
            (false, true) => Err(Illegal::new("SWB-15.4", "swb-why-own_city_first")),
            (true, false) => Err(Illegal::new("SWB-15.4", "swb-why-free_city_now")),
            _ => Ok(next),
        }
    }

    /// The city whose choice a seat changes (SWB-3.5).
    fn changed_city(&self, seat: Seat, action: Action) -> Result<usize, Illegal> {
        let free = usize::from(self.players);
        let has_city = self.players == 2 && self.is_asked(free) && self.decider(free) == seat;
        if action.verb() == verb::CITY {
            return match has_city {
                true => Ok(free),
                false => Err(Illegal::new("SWB-15.4", "swb-why-not_controller")),
            };
        }
        if !self.is_asked(seat.index()) {
            return Err(Illegal::new("SWB-15.4", "swb-why-free_city_now"));
        }
        let compatible = !has_city
            || self.phase != Phase::Turn
            || !self.city[seat.index()].hand.holds(action.card())
            || self.leaves_city_choice(seat.index(), action.card());
        match compatible {
            true => Ok(seat.index()),
            false => Err(Illegal::new("SWB-15.6", "swb-why-free_city_choice")),
        }
    }

    /// A card and its use (SWB-4).
    fn check_play(&self, city: usize, action: Action) -> Checked {
        let card = action.card();
        if self.is_free_city(city) {
            ensure(
                self.city_hand(city).contains(&card),
                "SWB-15.4",
                "swb-why-card_not_in_hand",
            )?;
        } else {
            ensure(
                self.city[city].hand.holds(card),
                "SWB-3.2",
                "swb-why-card_not_in_hand",
            )?;
        }
        // Cheap to see, and most often the reason.
        let rich = u16::from(action.paid().total) <= self.city[city].coins;
        ensure(rich, "SWB-6.6", "swb-why-coins")?;
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        match action.usage() {
            usage::PAY..=usage::CALIGULA => desk.check_build(action),
            usage::STAGE | usage::STAGE_TOKEN => desk.check_stage(action),
            usage::SELL => {
                let must =
                    self.is_free_city(city) && self.city_must_build(city, &self.city_hand(city));
                ensure(!must, "SWB-15.6", "swb-why-free_city_builds")
            }
            usage::TOWER => {
                ensure(
                    !self.is_free_city(city),
                    "SWT-8.2",
                    "swb-why-free_city_tower",
                )?;
                let has = self.city[city]
                    .open_tiles()
                    .any(|tile| tile == action.extra());
                ensure(has, "SWT-3.1", "swb-why-tile_not_there")
            }
            _ => ensure(self.phase == Phase::LastCard, "SWB-9.4", "swb-why-drop"),
        }
    }

    /// A leader and its use (SWL-3.3, SWL-3.4).
    fn check_leader(&self, city: usize, action: Action) -> Checked {
        let leader = action.leader();
        let held = self.city[city].leader_hand().contains(leader);
        ensure(held, "SWL-3.2", "swb-why-leader_not_there")?;
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        match action.usage() {
            usage::STAGE | usage::STAGE_TOKEN => desk.check_stage(action),
            usage::SELL => Ok(()),
            usage::TOWER => {
                let mut open = self.city[city].open_tiles();
                let has = open.any(|tile| tile == action.extra());
                ensure(has, "SWL-12.2", "swb-why-tile_not_there")
            }
            _ => ensure(desk.can_recruit(leader), "SWL-3.6", "swb-why-leader_coins"),
        }
    }

    fn check_extra_leader(&self, city: usize, action: Action) -> Checked {
        let leader = action.leader();
        let held = self.city[city].leader_hand().contains(leader);
        ensure(held, "SWL-7.4", "swb-why-leader_not_there")?;
        let recruits = action.usage() == usage::RECRUIT;
        ensure(recruits, "SWL-7.4", "swb-why-extra_leader")?;
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        ensure(desk.can_recruit(leader), "SWL-7.4", "swb-why-leader_coins")
    }

    fn check_dig(&self, city: usize, action: Action) -> Checked {
        let card = action.card();
        ensure(
            self.discard_set().contains(card),
            "SWB-9.8",
            "swb-why-not_in_pile",
        )?;
        let laws = Laws::of(self);
        let desk = Desk::new(self, city, &laws);
        ensure(
            desk.name_is_free(card.facts()),
            "SWB-9.8",
            "swb-why-same_name",
        )?;
        desk.check_payment(action, desk.cost(card.facts(), usage::OLYMPIA))
    }

    fn check_loss(&self, city: usize, action: Action) -> Checked {
        match self
            .current_project()
            .map(|project| project.facts().penalty)
        {
            Some(Penalty::Destroy(colour)) => {
                let own = self.city[city].built.and(CardSet::of_colour(colour));
                let fits = action.verb() == verb::DESTROY && own.contains(action.card());
                ensure(fits, "SWP-4.1", "swb-why-destroy")
            }
            Some(Penalty::VictoryTokens(count)) => {
                let mut fits = false;
                for_each_return(&self.city[city], count, |[ones, threes, fives]| {
                    fits |= action == Action::pack([verb::RETURN, 0, 0, fives, 0, threes, ones]);
                });
                ensure(fits, "SWP-4.3", "swb-why-return")
            }
            _ => refuse("SWP-3.3", "swb-why-not_asked"),
        }
    }
}

impl Desk<'_> {
    /// Whether the structure can be built in this way, and if not, why.
    pub(crate) fn check_build(&self, action: Action) -> Checked {
        let facts = action.card().facts();
        ensure(self.name_is_free(facts), "SWB-4.1", "swb-why-same_name")?;
        let way = action.usage();
        match way {
            usage::CHAIN => ensure(self.has_chain(facts), "SWB-7.1", "swb-why-chain")?,
            usage::OLYMPIA => ensure(self.has_free_build(), "SWB-9.5", "swb-why-olympia")?,
            usage::TOKEN => {
                let has = self.position.city[self.city].token(Token::FreeStructure) > 0;
                ensure(has, "SWP-5.5", "swb-why-structure_token")?;
            }
            usage::CALIGULA => {
                let may = facts.colour == Colour::Black && self.has_free_black();
                ensure(may, "SWC-7.6", "swb-why-caligula")?;
            }
            _ => {}
        }
        ensure(
            self.ways(facts).contains(way),
            "SWB-15.6",
            "swb-why-free_city_chain",
        )?;
        self.check_payment(action, self.cost(facts, way))
    }

    pub(crate) fn check_stage(&self, action: Action) -> Checked {
        let board = self.position.city[self.city].board();
        let Some(stage) = usize::from(action.extra())
            .checked_sub(1)
            .filter(|s| *s < board.stages())
        else {
            return refuse("SWB-4.2", "swb-why-no_such_stage");
        };
        let built = self.position.city[self.city].has_stage(stage);
        ensure(!built, "SWB-4.2", "swb-why-stage_built")?;
        ensure(
            self.open_stages() >> stage & 1 == 1,
            "SWB-4.2",
            "swb-why-stage_order",
        )?;
        let token = action.usage() == usage::STAGE_TOKEN;
        let has = self.position.city[self.city].token(Token::FreeWonderStage) > 0;
        ensure(!token || has, "SWP-5.6", "swb-why-stage_token")?;
        let buried = self.graves(stage).any(|grave| grave == action.join());
        ensure(buried, "SWB-9.23", "swb-why-bury")?;
        let cost = self.stage_cost(stage, token);
        self.payment_fits(action.paid(), cost, self.records(Some(stage)))
    }

    /// The payment of a structure, with the project if it is joined.
    fn check_payment(&self, action: Action, mut cost: Cost) -> Checked {
        if action.join() != Join::No as u8 {
            let (join, project) = self.joinable(action.card())?;
            ensure(
                action.join() == join as u8,
                "SWP-2.8",
                "swb-why-wild_not_needed",
            )?;
            cost = cost.with_project(project);
        }
        self.payment_fits(action.paid(), cost, self.records_card(action.card()))
    }

    fn joinable(&self, card: Card) -> Result<(Join, crate::cards::Project), Illegal> {
        if self.project.is_none() {
            return Err(Illegal::new("SWP-2.2", "swb-why-project_closed"));
        }
        self.join(card.facts())
            .ok_or(Illegal::new("SWP-2.1", "swb-why-project_colour"))
    }

    /// Whether a payment is one of the irredundant ways to pay a cost.
    fn payment_fits(&self, paid: Paid, cost: Cost, record: bool) -> Checked {
        let mut ways = Payments::new();
        self.market.ways(&cost, record, &mut ways);
        if ways.contains(&paid) {
            return Ok(());
        }
        if ways.is_empty() {
            return match self.market.why_not(&cost) {
                Unpayable::Coins => refuse("SWB-6.6", "swb-why-coins"),
                Unpayable::Resources => refuse("SWB-6.3", "swb-why-resources"),
            };
        }
        let same = |way: &Paid| (way.total, way.left) == (paid.total, paid.left);
        if ways.iter().any(same) {
            return refuse("SWB-5.7", "swb-why-means");
        }
        let least = ways[0].total;
        ensure(paid.total >= least, "SWB-6.4", "swb-why-too_little")?;
        refuse("SWB-6.8", "swb-why-superfluous")
    }

    /// Why the structure on a card cannot be built in any way.
    pub(crate) fn why_not(&self, card: Card) -> Option<Illegal> {
        let mut any = Any(false);
        self.list_builds(card, verb::OWN, &mut any);
        if any.0 {
            return None;
        }
        let pay = Action::play(verb::OWN, card as u8, usage::PAY, 0, 0, Paid::NOTHING);
        self.check_build(pay).err()
    }
}

/// Notes whether anything is listed.
struct Any(bool);

impl Sink for Any {
    fn push(&mut self, _action: Action) {
        self.0 = true;
    }
}
