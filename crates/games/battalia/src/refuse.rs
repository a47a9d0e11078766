//! Which rule forbids what is not allowed.

use ziggurat_engine::{Illegal, Seat};

use crate::{
    action::{Action, Factions, Heroes, Seats},
    board::{OFF, RUINS, Square},
    cards::{Card, Kind},
    ids::{Artefact, Faction, Great, Rank, Shape},
    legal::building_cost,
    piles::{artefact_pile, shape_pile, unit_pile},
    state::{Aim, Battalia, Foe, NO, Needs, Phase},
    tables::{CREATE_COST, HIDING_PLACES, HIRE_SUPPLY, MINIMUM_DECK, RECRUIT_COST, TENT_SUPPLY},
};

const fn because(rule: &'static str, why: &'static str) -> Illegal {
    Illegal::new(rule, why)
}

impl Battalia {
    /// Whether the seat may do this, or the rule that forbids it.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut listed = false;
        if seat == self.actor() && self.wrong_phase(action).is_none() {
            self.each_like(seat, action, &mut |legal| listed |= legal == action);
        }
        if listed {
            Ok(())
        } else {
            Err(self.reason(seat, action))
        }
    }

    /// Why an action that is not listed is not allowed.
    fn reason(&self, seat: Seat, action: Action) -> Illegal {
        if let Phase::Over(_) = self.phase {
            return because("BAT-15.8", "bat-why-game_over");
        }
        if seat != self.actor() {
            return match self.battle {
                Some(_) => because("BAT-12.13", "bat-why-not_your_step"),
                None => because("BAT-3.1", "bat-why-not_your_turn"),
            };
        }
        if let Some(wrong) = self.wrong_phase(action) {
            return wrong;
        }
        match action {
            Action::Faction { .. } => because("BAT-2.8", "bat-why-faction_taken"),
            Action::Start { .. } => because("BAT-2.8", "bat-why-no_start_city"),
            Action::Cohort {
                factions,
                great,
                show,
            } => self.no_cohort(seat, factions, great, show),
            Action::Recruit { rank } => self.no_recruit(rank),
            Action::Create { artefact } => self.no_create(artefact),
            Action::Build { shape, level } => self.no_building(seat, shape, level),
            Action::Upgrade { square } => self.no_upgrade(seat, square),
            Action::Amulet { aim } => self.no_transformation(seat, aim, Artefact::Amulet),
            Action::Title { aim, ranks } => self.no_title(seat, aim, ranks),
            Action::Scroll { aim, faction } => self.no_scroll(seat, aim, faction),
            Action::Pitch { card } => self.no_tent(seat, card),
            Action::Strike { .. } => match self.battle {
                Some(_) => because("BAT-9.14", "bat-why-no_tent_in_battle"),
                None => because("BAT-9.14", "bat-why-no_such_tent"),
            },
            Action::Hide { card } => self.no_hide(seat, card),
            Action::Hire { hero, square } => self.no_hire(seat, hero, square),
            Action::Walk { hero, square } => self.no_move(seat, hero, square, action),
            Action::Ride { hero, square } => self.no_move(seat, hero, square, action),
            Action::Roam { hero, square } => self.no_move(seat, hero, square, action),
            Action::Fly { hero, square } => self.no_move(seat, hero, square, action),
            Action::Horn => self.no_horn(seat),
            Action::Occupy { square } => self.no_occupation(seat, square),
            Action::Attack {
                square,
                foe,
                heroes,
            } => self.no_attack(seat, square, foe, heroes),
            _ => self.no_step(seat, action),
        }
    }

    /// Actions that belong to another moment.
    fn wrong_phase(&self, action: Action) -> Option<Illegal> {
        let belongs = match action {
            Action::Faction { .. } => self.phase == Phase::Factions,
            Action::Start { .. } => self.phase == Phase::Starts,
            Action::Keep | Action::Mulligan | Action::Cohort { .. } => self.phase == Phase::Gather,
            Action::Pay { .. } => self.phase == Phase::Pay,
            Action::Place { .. } => self.phase == Phase::Place,
            Action::Take { .. } => self.phase == Phase::Take,
            Action::Station { .. } => self.phase == Phase::Station,
            Action::Conceal { .. } => self.phase == Phase::Conceal,
            Action::Fetch { .. } => self.phase == Phase::Fetch,
            Action::Done => matches!(self.phase, Phase::Station | Phase::Fetch),
            Action::Drop { .. } => self.phase == Phase::Drop,
            Action::Declare { .. } => self.phase == Phase::Declare,
            Action::Claim { .. } => self.phase == Phase::Claim,
            Action::Surrender | Action::Retreat { .. } | Action::Fight { .. } => {
                self.phase == Phase::Answer
            }
            Action::Lay { .. } | Action::Complete | Action::Pass => {
                matches!(self.phase, Phase::Open | Phase::Raise)
            }
            Action::Join { .. } => self.phase == Phase::Raise,
            Action::Amulet { .. } | Action::Title { .. } | Action::Scroll { .. } => {
                matches!(self.phase, Phase::Act | Phase::Raise)
                    || self.phase == Phase::Open && !self.is_unopened()
            }
            Action::Strike { .. } => {
                matches!(self.phase, Phase::Act | Phase::Raise | Phase::Answer)
                    || self.phase == Phase::Open && !self.is_unopened()
            }
            Action::Build { .. } => {
                matches!(self.phase, Phase::Act | Phase::FreeRoad | Phase::FreeCity)
            }
            _ => self.phase == Phase::Act,
        };
        (!belongs).then(|| self.asked_for())
    }

    /// What must be done first.
    fn asked_for(&self) -> Illegal {
        match self.phase {
            Phase::Factions => because("BAT-2.8", "bat-why-pick_faction"),
            Phase::Starts => because("BAT-2.8", "bat-why-choose_start"),
            Phase::FreeRoad | Phase::FreeCity => because("BAT-18.4", "bat-why-free_building"),
            Phase::Gather => because("BAT-4.8", "bat-why-first_cohort"),
            Phase::Act => because("BAT-6.15", "bat-why-no_action_of_step_3"),
            Phase::Pay => because("BAT-6.4", "bat-why-name_sources"),
            Phase::Place => because("BAT-8.12", "bat-why-place_first"),
            Phase::Take => because("BAT-7.4", "bat-why-take_first"),
            Phase::Station => because("BAT-9.13", "bat-why-station_or_done"),
            Phase::Conceal => because("BAT-5.2", "bat-why-conceal_first"),
            Phase::Fetch => because("BAT-10.6", "bat-why-fetch_or_done"),
            Phase::Drop => because("BAT-5.5", "bat-why-drop_first"),
            Phase::Declare => because("BAT-12.26", "bat-why-declare_first"),
            Phase::Open if self.is_unopened() => because("BAT-12.4", "bat-why-weapon_first"),
            Phase::Open => because("BAT-12.14", "bat-why-finish_opening"),
            Phase::Answer => because("BAT-12.8", "bat-why-answer_first"),
            Phase::Raise => because("BAT-12.16", "bat-why-not_in_battle"),
            Phase::Claim => because("BAT-13.6", "bat-why-claim_first"),
            Phase::Over(_) => because("BAT-15.8", "bat-why-game_over"),
        }
    }

    fn no_cohort(
        &self,
        seat: Seat,
        factions: Factions,
        great: Option<Faction>,
        show: Seats,
    ) -> Illegal {
        let hand = &self.player(seat).hand;
        let opponents = ((1u8 << self.count) - 1) & !(1 << seat.0);
        if show.0 == 0 || show.0 & !opponents != 0 {
            return because("BAT-4.4", "bat-why-show_to_opponent");
        }
        let counts = great.is_some_and(|faction| factions.0 >> faction.index() & 1 == 1);
        if hand.great().is_some() != great.is_some() || great.is_some() && !counts {
            return because("BAT-4.2", "bat-why-great_in_cohort");
        }
        because("BAT-4.1", "bat-why-cohort_too_small")
    }

    fn no_recruit(&self, rank: Rank) -> Illegal {
        if self.piles.is_empty(unit_pile(rank)) {
            return because("BAT-1.10", "bat-why-pile_empty");
        }
        debug_assert!(!self.means(0).covers(&Needs::of(RECRUIT_COST[rank.index()])));
        because("BAT-7.1", "bat-why-recruit_price")
    }

    fn no_create(&self, artefact: Artefact) -> Illegal {
        if self.piles.is_empty(artefact_pile(artefact)) {
            return because("BAT-1.10", "bat-why-pile_empty");
        }
        debug_assert!(
            !self
                .means(0)
                .covers(&Needs::of(CREATE_COST[artefact.index()]))
        );
        because("BAT-7.2", "bat-why-create_price")
    }

    fn no_building(&self, seat: Seat, shape: Shape, level: u8) -> Illegal {
        let city = shape.is_city();
        let wanted = match self.phase {
            Phase::FreeRoad => !city && level == 0,
            Phase::FreeCity => city && level == 1,
            _ => (city && (1..=4).contains(&level)) || (!city && level == 0),
        };
        if !wanted {
            return match self.phase {
                Phase::Act => because("BAT-8.2", "bat-why-level_1_to_4"),
                _ => because("BAT-18.4", "bat-why-free_building"),
            };
        }
        if self.piles.is_empty(shape_pile(shape)) {
            return because("BAT-1.10", "bat-why-pile_empty");
        }
        if self.phase == Phase::Act {
            if city && !self.player(seat).has_marker(level) {
                return because("BAT-8.4", "bat-why-no_marker");
            }
            if !self.means(0).covers(&building_cost(shape, level)) {
                let (rule, why) = match city {
                    true => ("BAT-8.2", "bat-why-city_price"),
                    false => ("BAT-8.1", "bat-why-road_price"),
                };
                return because(rule, why);
            }
        }
        if !city && self.base(seat) == 0 {
            return because("BAT-8.11", "bat-why-no_city_no_road");
        }
        because("BAT-8.14", "bat-why-no_square")
    }

    fn no_upgrade(&self, seat: Seat, square: Square) -> Illegal {
        if self.board.owner(square) != Some(seat) {
            return because("BAT-8.3", "bat-why-not_your_city");
        }
        let level = self.board.tile(square).level;
        if level >= 4 {
            return because("BAT-8.3", "bat-why-highest_level");
        }
        if level == 2 && !self.player(seat).has_marker(3) {
            return because("BAT-8.4", "bat-why-no_marker");
        }
        because("BAT-8.3", "bat-why-upgrade_price")
    }

    /// What is wrong with the target of an artefact, or with the artefact.
    fn no_transformation(&self, seat: Seat, aim: Aim, artefact: Artefact) -> Illegal {
        let side = self.side();
        match aim {
            Aim::Hand(card) if !self.player(seat).hand.has(card) => {
                return because("BAT-6.6", "bat-why-not_in_hand");
            }
            Aim::Hand(card) if card.is_great() => {
                return because("BAT-10.1", "bat-why-great_no_target");
            }
            Aim::Hand(card) if !self.can_be_target(seat, card) => {
                return because("BAT-6.7", "bat-why-already_target");
            }
            Aim::Row(_) if self.battle.is_none() => {
                return because("BAT-6.6", "bat-why-no_row");
            }
            Aim::Row(at) if !self.row_targets(side).any(|(place, _)| place == at) => {
                return because("BAT-12.15", "bat-why-no_row_target");
            }
            Aim::Itself(_) if artefact != Artefact::Scroll => {
                return because("BAT-9.12", "bat-why-not_itself");
            }
            _ => {}
        }
        match artefact {
            Artefact::Amulet => because("BAT-9.4", "bat-why-no_amulet"),
            Artefact::Title => because("BAT-9.9", "bat-why-no_title"),
            _ => because("BAT-9.11", "bat-why-no_scroll"),
        }
    }

    /// The card that an artefact would work on.
    fn target_card(&self, aim: Aim) -> Option<Card> {
        match aim {
            Aim::Hand(card) | Aim::Itself(card) => Some(card),
            Aim::Row(at) => self.pools[self.side()]
                .laid()
                .get(usize::from(at))
                .map(|l| l.card),
        }
    }

    fn no_title(&self, seat: Seat, aim: Aim, ranks: u8) -> Illegal {
        let rank = self.target_card(aim).and_then(Card::rank);
        match rank {
            None | Some(Rank::Lord) => return because("BAT-9.9", "bat-why-title_needs_unit"),
            Some(rank) if !(1..=2).contains(&ranks) || rank.index() + usize::from(ranks) > 3 => {
                return because("BAT-9.10", "bat-why-title_ranks");
            }
            Some(rank) if !self.title_works(rank, ranks) => {
                return because("BAT-9.9", "bat-why-higher_pile_empty");
            }
            _ => {}
        }
        let means = self.means(self.side());
        if ranks == 2 && !means.title_pair && means.can_use(Artefact::Title) {
            return because("BAT-9.10", "bat-why-no_title_pair");
        }
        self.no_transformation(seat, aim, Artefact::Title)
    }

    fn no_scroll(&self, seat: Seat, aim: Aim, faction: Faction) -> Illegal {
        if !self.in_game(faction) {
            return because("BAT-9.11", "bat-why-faction_out");
        }
        let Some(card) = self.target_card(aim) else {
            return self.no_transformation(seat, aim, Artefact::Scroll);
        };
        if !matches!(card.kind(), Kind::Unit(_) | Kind::Artefact(_)) {
            return because("BAT-9.11", "bat-why-scroll_needs_faction");
        }
        if card.faction() == Some(faction) {
            return because("BAT-9.11", "bat-why-same_faction");
        }
        if let Aim::Itself(_) = aim {
            return because("BAT-9.12", "bat-why-no_own_scroll");
        }
        self.no_transformation(seat, aim, Artefact::Scroll)
    }

    fn no_tent(&self, seat: Seat, card: Card) -> Illegal {
        if !self.player(seat).hand.has(card) {
            return because("BAT-9.13", "bat-why-not_in_hand");
        }
        if card.is_great() {
            return because("BAT-10.1", "bat-why-great_no_target");
        }
        if !self.can_be_target(seat, card) {
            return because("BAT-6.7", "bat-why-already_target");
        }
        debug_assert!(
            !self.tent_space()
                || !self
                    .means(0)
                    .without(card)
                    .covers(&Needs::artefact(Artefact::Tent, TENT_SUPPLY))
        );
        because("BAT-9.13", "bat-why-tent_price")
    }

    fn no_hide(&self, seat: Seat, card: Card) -> Illegal {
        let player = self.player(seat);
        if !player.hand.has(card) {
            return because("BAT-5.4", "bat-why-not_in_hand");
        }
        if player.ambushed() >= HIDING_PLACES {
            return because("BAT-5.2", "bat-why-ambush_full");
        }
        if player.deck <= MINIMUM_DECK {
            return because("BAT-5.3", "bat-why-deck_too_small");
        }
        because("BAT-5.2", "bat-why-two_cards_to_hide")
    }

    fn no_hire(&self, seat: Seat, hero: u8, square: Square) -> Illegal {
        if hero > 1 {
            return because("BAT-1.7", "bat-why-no_such_hero");
        }
        if self.player(seat).heroes[usize::from(hero)] != OFF {
            return because("BAT-11.1", "bat-why-hero_on_board");
        }
        if self.hiring(seat) & square.bit() == 0 {
            return because("BAT-11.1", "bat-why-hire_in_own_city");
        }
        debug_assert!(
            !self
                .means(0)
                .covers(&Needs::artefact(Artefact::Weapon, HIRE_SUPPLY))
        );
        because("BAT-11.1", "bat-why-hire_price")
    }

    fn no_move(&self, seat: Seat, hero: u8, to: Square, action: Action) -> Illegal {
        let player = self.player(seat);
        let Some(&at) = player.heroes.get(usize::from(hero)) else {
            return because("BAT-1.7", "bat-why-no_such_hero");
        };
        if at == OFF {
            return because("BAT-11.3", "bat-why-hero_off_board");
        }
        let means = self.means(0);
        match action {
            Action::Walk { .. } if means.supply + means.jokers == 0 => {
                return because("BAT-11.4", "bat-why-no_supply");
            }
            Action::Ride { .. } if !means.can_use(Artefact::Horse) => {
                return because("BAT-11.5", "bat-why-no_horse");
            }
            Action::Roam { .. } if !self.options.advanced_terrain => {
                return because("BAT-17.3", "bat-why-not_advanced");
            }
            Action::Roam { .. } if player.roamed >> hero & 1 == 1 => {
                return because("BAT-17.3", "bat-why-roamed_already");
            }
            Action::Fly { .. } if !player.hand.has(Card::great(Great::Wings)) => {
                return because("BAT-10.5", "bat-why-no_wings");
            }
            Action::Fly { .. } => return because("BAT-10.5", "bat-why-fly_to_card"),
            _ => {}
        }
        if self.board.built & to.bit() == 0 {
            return because("BAT-11.3", "bat-why-no_card_there");
        }
        match action {
            Action::Walk { .. } => because("BAT-11.4", "bat-why-not_one_step"),
            Action::Ride { .. } => because("BAT-11.5", "bat-why-horse_too_far"),
            _ => because("BAT-17.2", "bat-why-not_all_home"),
        }
    }

    fn no_horn(&self, seat: Seat) -> Illegal {
        if !self.player(seat).hand.has(Card::great(Great::Horn)) {
            return because("BAT-10.6", "bat-why-no_horn");
        }
        because("BAT-10.6", "bat-why-nation_empty")
    }

    fn no_occupation(&self, seat: Seat, square: Square) -> Illegal {
        if self.player(seat).heroes_on(square) == 0 {
            return because("BAT-12.21", "bat-why-no_hero_there");
        }
        let freed = self.board.cities & square.bit() != 0
            && self.board.owner(square).is_none()
            && self.board.tile(square).level == 0;
        if !freed {
            return because("BAT-12.21", "bat-why-not_freed");
        }
        because("BAT-8.4", "bat-why-no_marker")
    }

    fn no_attack(&self, seat: Seat, square: Square, foe: Foe, heroes: Heroes) -> Illegal {
        let here = self.player(seat).heroes_on(square);
        if here == 0 {
            return because("BAT-12.1", "bat-why-no_hero_there");
        }
        if heroes.0 == 0 || heroes.0 & !here != 0 {
            return because("BAT-12.3", "bat-why-heroes_not_there");
        }
        match foe {
            Foe::Neutral if self.player(seat).captured && self.options.is_alt2() => {
                return because("BAT-18.2", "bat-why-one_capture");
            }
            Foe::Ruins if self.options.is_alt2() => {
                return because("BAT-18.5", "bat-why-ruins_common");
            }
            Foe::Ruins if square == RUINS && !self.ruins_open(seat) => {
                let why = match self.player(seat).great {
                    NO => "bat-why-nothing_displayed",
                    _ => "bat-why-has_great",
                };
                return because("BAT-13.7", why);
            }
            _ => {}
        }
        let mut there = false;
        self.each_foe(seat, square, &mut |possible| there |= possible == foe);
        if !there {
            return because("BAT-12.2", "bat-why-no_such_foe");
        }
        because("BAT-12.4", "bat-why-no_weapon")
    }

    /// Steps that were asked for, but not like this.
    fn no_step(&self, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Pay { .. } => because("BAT-6.11", "bat-why-no_such_source"),
            Action::Place { square, .. } => self.no_place(seat, square),
            Action::Take { .. } => because("BAT-7.4", "bat-why-faction_out"),
            Action::Station { card } => self.no_tent(seat, card),
            Action::Conceal { .. } => because("BAT-5.4", "bat-why-not_in_hand"),
            Action::Fetch { .. } => because("BAT-10.6", "bat-why-not_in_nation"),
            Action::Drop { .. } => because("BAT-5.5", "bat-why-not_in_ambush"),
            Action::Declare { .. } => because("BAT-12.26", "bat-why-declare_fighting"),
            Action::Claim { .. } => because("BAT-13.6", "bat-why-not_displayed"),
            Action::Retreat { square, horse } => self.no_retreat(seat, square, horse),
            Action::Fight { .. } => because("BAT-12.10", "bat-why-ambush_empty"),
            Action::Lay { .. } if self.is_unopened() => because("BAT-12.4", "bat-why-weapon_first"),
            Action::Lay { .. } => because("BAT-12.13", "bat-why-no_strength"),
            Action::Join { .. } if self.side() == 0 => {
                because("BAT-12.3", "bat-why-only_defender_joins")
            }
            Action::Join { .. } => because("BAT-12.13", "bat-why-hero_cannot_join"),
            Action::Complete if self.is_unopened() => because("BAT-12.4", "bat-why-weapon_first"),
            Action::Complete => because("BAT-12.14", "bat-why-too_weak"),
            Action::Pass if self.is_unopened() => because("BAT-12.4", "bat-why-weapon_first"),
            Action::Pass => because("BAT-12.14", "bat-why-strong_enough"),
            _ => self.asked_for(),
        }
    }

    fn no_place(&self, seat: Seat, square: Square) -> Illegal {
        let crate::state::Purpose::Build(shape, _) = self.task.purpose else {
            return self.asked_for();
        };
        if self.board.empty() & square.bit() == 0 {
            return because("BAT-8.5", "bat-why-square_not_empty");
        }
        if shape.is_city() && self.beside_cities() & square.bit() != 0 {
            return because("BAT-8.5", "bat-why-beside_city");
        }
        if crate::board::around(self.board.built) & square.bit() == 0 {
            return because("BAT-8.5", "bat-why-touches_nothing");
        }
        if self.sites_for(seat, shape) & square.bit() == 0 {
            return because("BAT-8.5", "bat-why-not_connected");
        }
        because("BAT-8.5", "bat-why-sides_do_not_match")
    }

    fn no_retreat(&self, seat: Seat, square: Square, horse: bool) -> Illegal {
        let Some(battle) = self.battle else {
            return self.asked_for();
        };
        if !matches!(battle.foe, Foe::Hero { .. }) {
            return because("BAT-12.8", "bat-why-city_cannot_retreat");
        }
        if self.held_by_attacker() & square.bit() != 0 {
            return because("BAT-12.11", "bat-why-retreat_to_attacker");
        }
        if self.retreat_cost(seat, square, horse).is_none() {
            return because("BAT-12.11", "bat-why-retreat_distance");
        }
        because("BAT-12.11", "bat-why-retreat_price")
    }
}
