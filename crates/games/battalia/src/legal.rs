//! What is allowed: the exact list of actions.

use ziggurat_engine::{Chance, Seat};

use crate::{
    action::{Action, Factions, Seats},
    board::{OFF, Square, each as each_square},
    cards::{Card, Kind},
    ids::{Artefact, Faction, Great, Rank, Shape},
    means::Means,
    piles::{artefact_pile, unit_pile},
    state::{Aim, Battalia, Needs, PAIR, Phase, Purpose},
    tables::{
        CITY_COST, CREATE_COST, HIDING_PLACES, HIRE_SUPPLY, JUNCTION, MINIMUM_DECK, RECRUIT_COST,
        ROAD_COST, TENT_SUPPLY, UPGRADE_COST,
    },
};

/// What a terrain card costs.
pub(crate) fn building_cost(shape: Shape, level: u8) -> Needs {
    if shape.is_city() {
        return Needs::of(CITY_COST[usize::from(level.clamp(1, 4)) - 1]);
    }
    Needs::of(ROAD_COST[usize::from(JUNCTION[shape.index()])])
}

impl Battalia {
    /// All that the seat may do now, in canonical order.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.each_legal(seat, &mut |action| out.push(action));
        out.sort_unstable();
    }

    /// One of the legal actions, each equally likely.
    pub(crate) fn sample_legal(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let mut count = 0u32;
        self.each_legal(seat, &mut |_| count += 1);
        if count == 0 {
            return None;
        }
        let mut left = chance.below(count);
        let mut chosen = None;
        self.each_legal(seat, &mut |action| {
            if left == 0 && chosen.is_none() {
                chosen = Some(action);
            }
            left = left.saturating_sub(1);
        });
        chosen
    }

    /// Calls `each` with every legal action once.
    pub(crate) fn each_legal(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if matches!(self.phase, Phase::Over(_)) || seat != self.actor() {
            return;
        }
        match self.phase {
            Phase::Factions => self.each_faction(each),
            Phase::Starts => self.each_start(each),
            Phase::FreeRoad => self.each_free(seat, false, each),
            Phase::FreeCity => self.each_free(seat, true, each),
            Phase::Gather => self.each_gathering(seat, each),
            Phase::Act => self.each_act(seat, each),
            Phase::Pay => self.each_source(self.side(), &self.task.needs, &mut |source, _| {
                each(Action::Pay { source });
            }),
            Phase::Place => self.each_place(seat, each),
            Phase::Take => self.each_take(each),
            Phase::Station => {
                self.targets(seat)
                    .for_each(|card| each(Action::Station { card }));
                each(Action::Done);
            }
            Phase::Conceal => {
                self.player(seat)
                    .hand
                    .kinds()
                    .for_each(|card| each(Action::Conceal { card }));
            }
            Phase::Fetch => {
                self.player(seat)
                    .nation
                    .kinds()
                    .for_each(|card| each(Action::Fetch { card }));
                each(Action::Done);
            }
            Phase::Drop => self.each_drop(seat, each),
            Phase::Declare => {
                crate::battle::fighting_kinds().for_each(|kind| each(Action::Declare { kind }));
            }
            Phase::Claim => self
                .displayed()
                .for_each(|great| each(Action::Claim { great })),
            Phase::Open | Phase::Answer | Phase::Raise => self.each_battle_step(seat, each),
            Phase::Over(_) => {}
        }
    }

    /// Great artefacts on display.
    pub(crate) fn displayed(&self) -> impl Iterator<Item = Great> + use<> {
        let display = self.display;
        Great::ALL
            .iter()
            .copied()
            .filter(move |g| display >> g.index() & 1 == 1)
    }

    fn each_faction(&self, each: &mut impl FnMut(Action)) {
        for &faction in Faction::ALL {
            if self.in_game(faction) && self.faction_free(faction) {
                each(Action::Faction { faction });
            }
        }
    }

    pub(crate) fn faction_free(&self, faction: Faction) -> bool {
        self.players
            .iter()
            .all(|player| player.faction != faction as u8)
    }

    fn each_start(&self, each: &mut impl FnMut(Action)) {
        each_square(self.free_starts()).for_each(|square| each(Action::Start { square }));
    }

    /// Start cities that nobody has chosen.
    pub(crate) fn free_starts(&self) -> u64 {
        let taken = self.board.owned.iter().fold(0, |all, set| all | set);
        crate::tables::layout(self.count).starts & self.board.cities & !taken
    }

    /// The free road and city of BAT-18.4.
    fn each_free(&self, seat: Seat, city: bool, each: &mut impl FnMut(Action)) {
        let shapes = self.placeable(seat);
        for &shape in Shape::ALL {
            if shape.is_city() == city && shapes >> shape.index() & 1 == 1 {
                each(Action::Build {
                    shape,
                    level: u8::from(city),
                });
            }
        }
    }

    /// Step 1 (section 4).
    fn each_gathering(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        each(Action::Keep);
        each(Action::Mulligan);
        let hand = &self.player(seat).hand;
        let sizes: [u8; 4] = std::array::from_fn(|f| hand.of_faction(Faction::at(f)));
        let great = hand.great().is_some();
        let opponents = ((1u8 << self.count) - 1) & !(1 << seat.0);
        for factions in 1..16u8 {
            let helped = (0..4).filter(|f| great && factions >> f & 1 == 1);
            let choices = helped.map(|f| Some(Faction::at(f)));
            let none = (!great).then_some(None);
            for great in choices.chain(none) {
                if !cohorts_stand(factions, great, sizes) {
                    continue;
                }
                for show in (1..16u8).filter(|show| show & !opponents == 0) {
                    each(Action::Cohort {
                        factions: Factions(factions),
                        great,
                        show: Seats(show),
                    });
                }
            }
        }
    }

    /// Step 3.
    fn each_act(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let means = self.means(0);
        self.each_gain(&means, each);
        self.each_building(seat, &means, each);
        self.each_transformation(seat, &means, each);
        self.each_tent(seat, &means, each);
        if self.can_hide(seat) {
            self.player(seat)
                .hand
                .kinds()
                .for_each(|card| each(Action::Hide { card }));
        }
        self.each_hero(seat, &means, each);
        self.each_attack(seat, &means, each);
        each(Action::End); // BAT-6.16
    }

    /// The legal actions among which this one would be: all, or in step 3 those of its sort.
    pub(crate) fn each_like(&self, seat: Seat, action: Action, each: &mut impl FnMut(Action)) {
        if self.phase != Phase::Act {
            return self.each_legal(seat, each);
        }
        let means = self.means(0);
        match action {
            Action::Recruit { .. } | Action::Create { .. } => self.each_gain(&means, each),
            Action::Build { .. } | Action::Upgrade { .. } => self.each_building(seat, &means, each),
            Action::Amulet { .. } | Action::Title { .. } | Action::Scroll { .. } => {
                self.each_transformation(seat, &means, each);
            }
            Action::Pitch { .. } | Action::Strike { .. } => self.each_tent(seat, &means, each),
            Action::Attack { .. } => self.each_attack(seat, &means, each),
            Action::Hide { .. } | Action::End => self.each_legal(seat, each),
            _ => self.each_hero(seat, &means, each),
        }
    }

    /// Section 7.
    fn each_gain(&self, means: &Means, each: &mut impl FnMut(Action)) {
        for &rank in Rank::ALL {
            if self.can_recruit(means, rank) {
                each(Action::Recruit { rank });
            }
        }
        for &artefact in Artefact::ALL {
            if self.can_create(means, artefact) {
                each(Action::Create { artefact });
            }
        }
    }

    pub(crate) fn can_recruit(&self, means: &Means, rank: Rank) -> bool {
        let cost = Needs::of(RECRUIT_COST[rank.index()]);
        !self.piles.is_empty(unit_pile(rank)) && means.covers(&cost)
    }

    pub(crate) fn can_create(&self, means: &Means, artefact: Artefact) -> bool {
        let cost = Needs::of(CREATE_COST[artefact.index()]);
        !self.piles.is_empty(artefact_pile(artefact)) && means.covers(&cost)
    }

    /// Section 8.
    fn each_building(&self, seat: Seat, means: &Means, each: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let simple = means.covers(&building_cost(Shape::Straight, 0));
        let junction = simple && means.covers(&building_cost(Shape::Tee, 0));
        let level = |l: u8| player.has_marker(l) && means.covers(&building_cost(Shape::One, l));
        let levels: [bool; 4] = std::array::from_fn(|l| level(l as u8 + 1));
        if simple || levels != [false; 4] {
            let shapes = self.placeable(seat);
            let can = |shape: Shape| shapes >> shape.index() & 1 == 1;
            for &shape in Shape::ALL.iter().filter(|&&shape| can(shape)) {
                if !shape.is_city() {
                    if simple && (junction || !JUNCTION[shape.index()]) {
                        each(Action::Build { shape, level: 0 });
                    }
                    continue;
                }
                let open = (1..=4u8).filter(|&l| levels[usize::from(l) - 1]);
                open.for_each(|level| each(Action::Build { shape, level }));
            }
        }
        let raise = |l: u8| (1..4).contains(&l) && self.can_upgrade(seat, means, l);
        let levels: [bool; 7] = std::array::from_fn(|l| raise(l as u8));
        if levels != [false; 7] {
            let own = each_square(self.board.owned[seat.index()]);
            let fit = own.filter(|&square| levels[usize::from(self.board.tile(square).level)]);
            fit.for_each(|square| each(Action::Upgrade { square }));
        }
    }

    /// Whether a city of this level can be raised (BAT-8.3, BAT-8.4).
    pub(crate) fn can_upgrade(&self, seat: Seat, means: &Means, level: u8) -> bool {
        let turns = level != 2; // The marker is turned, or exchanged for one of the other sort.
        (turns || self.player(seat).has_marker(3))
            && means.covers(&Needs::of(UPGRADE_COST[usize::from(level)]))
    }

    /// Hand cards that an artefact may work on: no great artefacts, none touched in this turn.
    pub(crate) fn targets(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let player = self.player(seat);
        let hand = player.hand.kinds().filter(|card| !card.is_great());
        hand.filter(move |&card| player.hand.count(card) > player.marked.count(card))
    }

    /// Amulets, titles and scrolls on hand cards (BAT-9.4 to 9.12).
    pub(crate) fn each_transformation(
        &self,
        seat: Seat,
        means: &Means,
        each: &mut impl FnMut(Action),
    ) {
        let (amulet, title, scroll) = (
            means.can_use(Artefact::Amulet),
            means.can_use(Artefact::Title),
            means.can_use(Artefact::Scroll),
        );
        if !(amulet || title || scroll) {
            return;
        }
        for card in self.targets(seat) {
            let aim = Aim::Hand(card);
            let rest = means.without(card);
            if amulet && rest.can_use(Artefact::Amulet) {
                each(Action::Amulet { aim });
            }
            if let Some(rank) = card.rank().filter(|_| title) {
                self.each_title(aim, rank, means, each);
            }
            if scroll && rest.can_use(Artefact::Scroll) {
                self.each_scroll(aim, card, each);
            }
        }
        if means.artefacts[Artefact::Scroll.index()] > 0 {
            for &from in Faction::ALL {
                let card = Card::artefact(Artefact::Scroll, from);
                if self.can_convert_itself(seat, card) {
                    self.each_scroll(Aim::Itself(card), card, each);
                }
            }
        }
    }

    /// Whether a title can raise a unit by one or two ranks.
    pub(crate) fn each_title(
        &self,
        aim: Aim,
        rank: Rank,
        means: &Means,
        each: &mut impl FnMut(Action),
    ) {
        for ranks in 1..=2u8 {
            if self.title_works(rank, ranks) && (ranks == 1 || means.title_pair) {
                each(Action::Title { aim, ranks });
            }
        }
    }

    /// Whether there is a unit so many ranks above (BAT-9.9, BAT-9.10).
    pub(crate) fn title_works(&self, rank: Rank, ranks: u8) -> bool {
        let above = rank.index() + usize::from(ranks);
        (1..=2).contains(&ranks) && above < Rank::COUNT && !self.piles.is_empty(above)
    }

    /// The factions that a scroll may name (BAT-9.11).
    pub(crate) fn each_scroll(&self, aim: Aim, card: Card, each: &mut impl FnMut(Action)) {
        let Some(own) = card.faction() else { return };
        for &faction in Faction::ALL {
            if faction != own && self.in_game(faction) {
                each(Action::Scroll { aim, faction });
            }
        }
    }

    /// Whether a real scroll, in hand or with a use left, may convert itself (BAT-9.12).
    pub(crate) fn can_convert_itself(&self, seat: Seat, card: Card) -> bool {
        if card.kind() != Kind::Artefact(Artefact::Scroll) {
            return false;
        }
        self.laid_scroll(card).is_some() || self.can_be_target(seat, card)
    }

    /// A laid scroll with a use left that was no target.
    pub(crate) fn laid_scroll(&self, card: Card) -> Option<usize> {
        let pool = self.pools[self.side()].laid().iter();
        pool.enumerate()
            .filter(|(_, laid)| laid.card == card && laid.token == card.token())
            .find(|(_, laid)| laid.left > 0 && !laid.is(crate::state::TARGET))
            .map(|(at, _)| at)
    }

    /// BAT-9.13, BAT-9.14
    fn each_tent(&self, seat: Seat, means: &Means, each: &mut impl FnMut(Action)) {
        let needs = Needs::artefact(Artefact::Tent, TENT_SUPPLY);
        if means.covers(&needs) && self.tent_space() {
            let fit = self
                .targets(seat)
                .filter(|&card| means.without(card).covers(&needs));
            fit.for_each(|card| each(Action::Pitch { card }));
        }
        self.tents_of(seat)
            .for_each(|(tent, _)| each(Action::Strike { tent }));
    }

    /// There are no more tents than this.
    pub(crate) fn tent_space(&self) -> bool {
        self.tents.iter().any(|tent| tent.owner == crate::state::NO)
    }

    /// BAT-5.2, BAT-5.3
    pub(crate) fn can_hide(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.deck > MINIMUM_DECK && player.ambushed() < HIDING_PLACES && player.hand.total() >= 2
    }

    /// Heroes (section 11), wings, horn, freed cities.
    fn each_hero(&self, seat: Seat, means: &Means, each: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        let hires = player.heroes.contains(&OFF)
            && means.covers(&Needs::artefact(Artefact::Weapon, HIRE_SUPPLY));
        let walks = means.supply + means.jokers > 0;
        let rides = means.can_use(Artefact::Horse);
        let flies = player.hand.has(Card::great(Great::Wings));
        let home = self.home(seat);
        for hero in 0..2u8 {
            let at = player.heroes[usize::from(hero)];
            if at == OFF {
                if hires {
                    let homes = each_square(self.hiring(seat));
                    homes.for_each(|square| each(Action::Hire { hero, square }));
                }
                continue;
            }
            let from = Square(at).bit();
            if walks {
                let squares = each_square(self.reach(from, 1, home) & !from);
                squares.for_each(|square| each(Action::Walk { hero, square }));
            }
            if rides {
                let squares = each_square(self.riding(from, home));
                squares.for_each(|square| each(Action::Ride { hero, square }));
            }
            if home != 0 && player.roamed >> hero & 1 == 0 {
                let squares = each_square(self.reach(from, 0, home) & !from);
                squares.for_each(|square| each(Action::Roam { hero, square }));
            }
            if flies {
                let squares = each_square(self.board.built & !from);
                squares.for_each(|square| each(Action::Fly { hero, square }));
            }
            if self.can_occupy(seat, Square(at)) && (hero == 0 || player.heroes[0] != at) {
                each(Action::Occupy { square: Square(at) });
            }
        }
        if player.hand.has(Card::great(Great::Horn)) && !player.nation.is_empty() {
            each(Action::Horn);
        }
    }

    /// BAT-12.21
    pub(crate) fn can_occupy(&self, seat: Seat, square: Square) -> bool {
        let freed = self.board.cities & square.bit() != 0
            && self.board.owner(square).is_none()
            && self.board.tile(square).level == 0;
        freed && self.player(seat).has_marker(1) && self.player(seat).heroes_on(square) != 0
    }

    fn each_take(&self, each: &mut impl FnMut(Action)) {
        each(Action::Take { faction: None });
        if let Purpose::Create(_) = self.task.purpose {
            let factions = Faction::ALL
                .iter()
                .filter(|&&faction| self.in_game(faction));
            factions.for_each(|&faction| {
                each(Action::Take {
                    faction: Some(faction),
                });
            });
        }
    }

    fn each_drop(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        let ambush = self.player(seat).ambush;
        for (place, &card) in ambush.iter().enumerate() {
            if !ambush[..place].contains(&card) {
                each(Action::Drop { card: Card(card) });
            }
        }
    }

    /// Cards of the own battle row that an artefact may work on (BAT-12.15).
    pub(crate) fn row_targets(&self, side: usize) -> impl Iterator<Item = (u8, Card)> + '_ {
        let laid = self.pools[side].laid().iter().enumerate();
        laid.filter(|(_, laid)| laid.row > 0 && laid.left == 0 && laid.flags & !PAIR == 0)
            .filter(|(_, laid)| !laid.card.is_great())
            .map(|(at, laid)| (at as u8, laid.card))
    }
}

/// Whether all these cohorts are large enough (BAT-4.1, BAT-4.9).
pub(crate) fn cohorts_stand(factions: u8, great: Option<Faction>, sizes: [u8; 4]) -> bool {
    let size = |f: usize| sizes[f] + u8::from(great.is_some_and(|great| great.index() == f));
    factions != 0 && (0..4).all(|f| factions >> f & 1 == 0 || size(f) >= 3)
}
