//! What is allowed: the exact list of actions.

use ziggurat_engine::{Chance, IdSet, Seat, SeatSet};

use crate::{
    action::Action,
    board::{Square, Squares},
    cards::{Card, Kind},
    costs::Needs,
    facts::{JUNCTION, MINIMUM_DECK, layout},
    means::Means,
    pieces::{Artefact, Faction, Factions, Great, Hero, Level, Rank, Rise, Shape},
    piles::PileId,
    state::{Aim, Battalia, Mark, Side, Stage, Task},
};

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
    pub(crate) fn each_legal(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        if self.is_over() || seat != self.actor() {
            return;
        }
        match self.task {
            Some(task) => self.each_step(seat, task, each),
            None if self.battle.is_some() => self.each_battle_step(seat, each),
            None => self.each_of_stage(seat, each),
        }
    }

    /// What can be done about what is under way.
    fn each_step(&self, seat: Seat, task: Task, each: &mut dyn FnMut(Action)) {
        match task {
            Task::Pay { purpose, needs } => {
                self.each_source(self.side(), purpose, &needs, &mut |source, _| {
                    each(Action::Pay { source });
                });
            }
            Task::Place { shape, .. } => self.each_place(seat, shape, each),
            Task::Take { .. } => {
                each(Action::Take { faction: None });
                self.factions().for_each(|faction| {
                    each(Action::Take {
                        faction: Some(faction),
                    });
                });
            }
            Task::Station { .. } => {
                self.targets(seat)
                    .for_each(|card| each(Action::Station { card }));
                each(Action::Done);
            }
            Task::Conceal => {
                let hand = self.player(seat).hand.kinds();
                hand.for_each(|card| each(Action::Conceal { card }));
            }
            Task::Fetch { .. } => {
                let nation = self.player(seat).nation.kinds();
                nation.for_each(|card| each(Action::Fetch { card }));
                each(Action::Done);
            }
            Task::Drop { .. } => self.each_drop(seat, each),
            Task::Declare { .. } => {
                crate::battle::fighting_kinds().for_each(|kind| each(Action::Declare { kind }));
            }
        }
    }

    /// What can be done outside battles when nothing is under way.
    fn each_of_stage(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        match self.stage {
            Stage::Factions => self.each_faction(each),
            Stage::Starts => {
                let starts = self.free_starts();
                starts
                    .iter()
                    .for_each(|square| each(Action::Start { square }));
            }
            Stage::FreeRoad => self.each_free(seat, None, each),
            Stage::FreeCity => self.each_free(seat, Some(Level::One), each),
            Stage::Gather => self.each_gathering(seat, each),
            Stage::Act => self.each_act(seat, each),
            Stage::Claim => {
                let display = self.display;
                display
                    .iter()
                    .for_each(|great| each(Action::Claim { great }));
            }
            Stage::Over(_) => {}
        }
    }

    fn each_faction(&self, each: &mut dyn FnMut(Action)) {
        for faction in self.factions() {
            if self.faction_free(faction) {
                each(Action::Faction { faction });
            }
        }
    }

    fn faction_free(&self, faction: Faction) -> bool {
        let mut players = self.players.values().iter();
        players.all(|player| player.faction != Some(faction))
    }

    /// Start cities that nobody has chosen.
    pub(crate) fn free_starts(&self) -> Squares {
        let starts = layout(self.count).starts & self.board.cities;
        starts.minus(self.board.all_owned())
    }

    /// The free road and city of BAT-18.4.
    fn each_free(&self, seat: Seat, level: Option<Level>, each: &mut dyn FnMut(Action)) {
        for shape in self.placeable(seat) {
            if shape.is_city() == level.is_some() {
                each(Action::Build { shape, level });
            }
        }
    }

    /// Step 1 (section 4).
    fn each_gathering(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        each(Action::Keep);
        each(Action::Mulligan);
        let hand = &self.player(seat).hand;
        let great = hand.great().is_some();
        let sizes: [u8; Faction::COUNT] = std::array::from_fn(|f| hand.of_faction(Faction::nth(f)));
        for bits in 1..=Factions::all().bits() {
            let factions = Factions::from_bits(bits);
            let helped = factions.iter().filter(|_| great).map(Some);
            let none = (!great).then_some(None);
            for great in helped.chain(none) {
                if !cohorts_stand(factions, great, sizes) {
                    continue;
                }
                for show in 1..1u8 << self.count {
                    let show = SeatSet::from_bits(show);
                    if !show.contains(seat) {
                        each(Action::Cohort {
                            factions,
                            great,
                            show,
                        });
                    }
                }
            }
        }
    }

    /// Step 3.
    fn each_act(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        let means = self.means(Side::Attacker);
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
    pub(crate) fn each_like(&self, seat: Seat, action: Action, each: &mut dyn FnMut(Action)) {
        if self.task.is_some() || self.battle.is_some() || self.stage != Stage::Act {
            return self.each_legal(seat, each);
        }
        let means = self.means(Side::Attacker);
        match action {
            Action::Recruit { .. } | Action::Create { .. } => self.each_gain(&means, each),
            Action::Build { .. } | Action::Upgrade { .. } => self.each_building(seat, &means, each),
            Action::Amulet { .. } | Action::Title { .. } | Action::Scroll { .. } => {
                self.each_transformation(seat, &means, each);
            }
            Action::Pitch { .. } | Action::Strike { .. } => self.each_tent(seat, &means, each),
            Action::Attack { .. } => self.each_attack(seat, &means, each),
            Action::Hire { .. }
            | Action::Walk { .. }
            | Action::Ride { .. }
            | Action::Roam { .. }
            | Action::Fly { .. }
            | Action::Horn
            | Action::Occupy { .. } => self.each_hero(seat, &means, each),
            Action::Hide { .. }
            | Action::End
            | Action::Faction { .. }
            | Action::Start { .. }
            | Action::Keep
            | Action::Mulligan
            | Action::Cohort { .. }
            | Action::Pay { .. }
            | Action::Place { .. }
            | Action::Take { .. }
            | Action::Station { .. }
            | Action::Conceal { .. }
            | Action::Fetch { .. }
            | Action::Done
            | Action::Drop { .. }
            | Action::Declare { .. }
            | Action::Claim { .. }
            | Action::Surrender
            | Action::Retreat { .. }
            | Action::Fight { .. }
            | Action::Lay { .. }
            | Action::Join { .. }
            | Action::Complete
            | Action::Pass => self.each_legal(seat, each),
        }
    }

    /// Section 7.
    fn each_gain(&self, means: &Means, each: &mut dyn FnMut(Action)) {
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

    fn can_recruit(&self, means: &Means, rank: Rank) -> bool {
        !self.piles.is_empty(PileId::Units(rank)) && means.covers(&Needs::recruit(rank))
    }

    fn can_create(&self, means: &Means, artefact: Artefact) -> bool {
        !self.piles.is_empty(PileId::Artefacts(artefact)) && means.covers(&Needs::create(artefact))
    }

    /// Section 8.
    fn each_building(&self, seat: Seat, means: &Means, each: &mut dyn FnMut(Action)) {
        let player = self.player(seat);
        let simple = means.covers(&Needs::road(Shape::Straight));
        let junction = simple && means.covers(&Needs::road(Shape::Tee));
        let fits = |level: &Level| player.has_marker(*level) && means.covers(&Needs::city(*level));
        let levels: IdSet<Level, u8> = Level::ALL.iter().copied().filter(fits).collect();
        if simple || !levels.is_empty() {
            for shape in self.placeable(seat) {
                if !shape.is_city() {
                    if simple && (junction || !JUNCTION[shape.index()]) {
                        each(Action::Build { shape, level: None });
                    }
                    continue;
                }
                for level in levels {
                    each(Action::Build {
                        shape,
                        level: Some(level),
                    });
                }
            }
        }
        let fits = |level: &Level| self.can_upgrade(seat, means, *level);
        let levels: IdSet<Level, u8> = Level::ALL.iter().copied().filter(fits).collect();
        if !levels.is_empty() {
            for square in self.board.owned[seat].iter() {
                let level = self.board.level(square);
                if level.is_some_and(|level| levels.contains(level)) {
                    each(Action::Upgrade { square });
                }
            }
        }
    }

    /// Whether a city of this level can be raised (BAT-8.3).
    fn can_upgrade(&self, seat: Seat, means: &Means, from: Level) -> bool {
        let Some(to) = from.next() else { return false };
        self.can_exchange_marker(seat, from, to) && means.covers(&Needs::upgrade(to))
    }

    /// Whether the marker of a city can be turned, or exchanged for one of the other sort (BAT-8.4).
    pub(crate) fn can_exchange_marker(&self, seat: Seat, from: Level, to: Level) -> bool {
        from.is_low() == to.is_low() || self.player(seat).has_marker(to)
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
        each: &mut dyn FnMut(Action),
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
        if means.artefacts[Artefact::Scroll] > 0 {
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
        each: &mut dyn FnMut(Action),
    ) {
        for &ranks in Rise::ALL {
            if self.title_works(rank, ranks) && (ranks == Rise::One || means.title_pair) {
                each(Action::Title { aim, ranks });
            }
        }
    }

    /// Whether there is a unit this many ranks above (BAT-9.9, BAT-9.10).
    pub(crate) fn title_works(&self, rank: Rank, ranks: Rise) -> bool {
        let above = rank.raised(ranks);
        above.is_some_and(|above| !self.piles.is_empty(PileId::Units(above)))
    }

    /// The factions that a scroll may name (BAT-9.11).
    pub(crate) fn each_scroll(&self, aim: Aim, card: Card, each: &mut dyn FnMut(Action)) {
        let Some(own) = card.faction() else { return };
        for faction in self.factions() {
            if faction != own {
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

    /// A laid scroll with a use left that was not a target.
    pub(crate) fn laid_scroll(&self, card: Card) -> Option<usize> {
        let mut laid = self.laid.of(self.side()).iter();
        laid.position(|laid| {
            let real = laid.card == card && laid.token == card.token();
            real && laid.left > 0 && !laid.is(Mark::Target)
        })
    }

    /// BAT-9.13, BAT-9.14
    fn each_tent(&self, seat: Seat, means: &Means, each: &mut dyn FnMut(Action)) {
        let needs = Needs::tent();
        if means.covers(&needs) {
            let fit = self
                .targets(seat)
                .filter(|&card| means.without(card).covers(&needs));
            fit.for_each(|card| each(Action::Pitch { card }));
        }
        let tents = self.tents.of(seat);
        tents.for_each(|(tent, _)| each(Action::Strike { tent }));
    }

    /// BAT-5.2, BAT-5.3
    fn can_hide(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.deck > MINIMUM_DECK && !player.ambush.is_full() && player.hand.total() >= 2
    }

    /// Heroes (section 11), wings, horn, freed cities.
    fn each_hero(&self, seat: Seat, means: &Means, each: &mut dyn FnMut(Action)) {
        let player = self.player(seat);
        let hires = player.heroes.values().contains(&None) && means.covers(&Needs::hero());
        let walks = means.supply + means.jokers > 0;
        let rides = means.can_use(Artefact::Horse);
        let flies = player.hand.has(Card::great(Great::Wings));
        let home = self.home(seat);
        for &hero in Hero::ALL {
            let Some(at) = player.heroes[hero] else {
                if hires {
                    let homes = self.hiring(seat).iter();
                    homes.for_each(|square| each(Action::Hire { hero, square }));
                }
                continue;
            };
            let from = at.only();
            if walks {
                let squares = self.reach(from, 1, home).minus(from).iter();
                squares.for_each(|square| each(Action::Walk { hero, square }));
            }
            if rides {
                let squares = self.riding(from, home).iter();
                squares.for_each(|square| each(Action::Ride { hero, square }));
            }
            if !home.is_empty() && !player.roamed.contains(hero) {
                let squares = self.reach(from, 0, home).minus(from).iter();
                squares.for_each(|square| each(Action::Roam { hero, square }));
            }
            if flies {
                let squares = self.board.built.minus(from).iter();
                squares.for_each(|square| each(Action::Fly { hero, square }));
            }
            if self.can_occupy(seat, at) && player.heroes_on(at).first() == Some(hero) {
                each(Action::Occupy { square: at });
            }
        }
        if player.hand.has(Card::great(Great::Horn)) && !player.nation.is_empty() {
            each(Action::Horn);
        }
    }

    /// BAT-12.21
    fn can_occupy(&self, seat: Seat, square: Square) -> bool {
        self.is_freed(square) && self.player(seat).has_marker(Level::One)
    }

    /// Whether the square has a city without owner and marker (BAT-12.20).
    pub(crate) fn is_freed(&self, square: Square) -> bool {
        self.board.cities.contains(square) && self.board.tile(square).marker.is_none()
    }

    fn each_drop(&self, seat: Seat, each: &mut dyn FnMut(Action)) {
        let ambush = &self.player(seat).ambush;
        for (place, hidden) in ambush.iter().enumerate() {
            let mut before = ambush.iter().take(place);
            if !before.any(|other| other.card == hidden.card) {
                each(Action::Drop { card: hidden.card });
            }
        }
    }

    /// Cards of the player's battle row that an artefact may work on (BAT-12.15).
    pub(crate) fn row_targets(&self, side: Side) -> impl Iterator<Item = (u8, Card)> + '_ {
        let laid = self.laid.of(side).iter().enumerate();
        let untouched = IdSet::<Mark, u8>::only(Mark::Pair);
        laid.filter(move |(_, laid)| {
            laid.row > 0 && laid.left == 0 && laid.marks.minus(untouched).is_empty()
        })
        .filter(|(_, laid)| !laid.card.is_great())
        .map(|(at, laid)| (at as u8, laid.card))
    }
}

/// Whether all these cohorts are large enough (BAT-4.1, BAT-4.9).
fn cohorts_stand(factions: Factions, great: Option<Faction>, sizes: [u8; Faction::COUNT]) -> bool {
    let size = |f: Faction| sizes[f.index()] + u8::from(great == Some(f));
    factions.iter().all(|faction| size(faction) >= 3)
}
