//! Whether a position can exist.

use ziggurat_engine::{Invalid, Seat};

use crate::{
    around::CityId,
    babel::TileSet,
    cards::{AgeSet, CARDS, Card, TILES_EACH},
    options::Sides,
    pieces::{Colour, Stage},
    state::{City, Count, OwnTile, Phase, SevenWonders},
    time::{Age, Slot, Turn},
};

fn ensure(holds: bool, reason: impl FnOnce() -> String) -> Result<(), Invalid> {
    if holds {
        Ok(())
    } else {
        Err(Invalid(reason()))
    }
}

impl SevenWonders {
    /// Says what is wrong with a position that cannot exist. It must be consistent, it need not be
    /// reachable; cards may be missing, but none is there too often.
    pub(crate) fn check_position(&self) -> Result<(), Invalid> {
        self.check_options()?;
        self.check_boards()?;
        self.check_leaders()?;
        self.check_cards()?;
        self.check_hands()?;
        self.check_moments()?;
        self.check_tiles()?;
        self.check_modules()?;
        self.check_phase()?;
        self.check_choices()
    }

    /// All of it that does not depend on which cards, leaders and tiles are where.
    pub(crate) fn check_frame(&self) -> Result<(), Invalid> {
        self.check_options()?;
        self.check_boards()?;
        self.check_hands()?;
        self.check_moments()?;
        self.check_modules()?;
        self.check_phase()
    }

    /// Everything is in one place only.
    pub(crate) fn check_pieces(&self) -> Result<(), Invalid> {
        self.check_leaders()?;
        self.check_cards()?;
        self.check_tiles()
    }

    fn check_options(&self) -> Result<(), Invalid> {
        let fits = self.options == self.options.for_seats(self.players)
            && self.options.lacks(self.players).is_none();
        ensure(fits, || {
            "options: eight players and teams need Cities, teams need pairs (SWB-2.8)".into()
        })
    }

    fn check_boards(&self) -> Result<(), Invalid> {
        for city in self.all_cities() {
            let name = self.town(city);
            let board = self.city[city].board();
            let mut others = self.all_cities().filter(|other| *other < city);
            let twice = others.any(|other| self.city[other].board().wonder == board.wonder);
            ensure(!twice, || {
                format!("{} is there twice (SWB-2.4)", board.wonder)
            })?;
            ensure(self.has_wonder(board.wonder), || {
                format!(
                    "{} is not among the Wonders of this game (SWB-2.5)",
                    board.wonder
                )
            })?;
            let free = self.is_free_city(city) && board.wonder.facts().leaders;
            ensure(!free, || {
                format!("{} is not for the Free City (SWL-11.3)", board.wonder)
            })?;
            let built = self.city[city].stages();
            let in_order = built.iter().eq(Stage::first(built.len()));
            ensure(board.facts().any_order || in_order, || {
                format!("{name}: stages are built from left to right (SWB-4.2)")
            })?;
        }
        Ok(())
    }

    /// No card is in the game more often than it exists (SWB-2.1, SWB-2.2).
    fn check_cards(&self) -> Result<(), Invalid> {
        let mut counts = [0u8; CARDS.len()];
        let mut note = |card: Card| counts[card.index()] += 1;
        for city in self.city.of(self.cities()) {
            city.built.iter().for_each(&mut note);
            city.cards().for_each(&mut note);
        }
        let laid = self.laid.all(Age::III).map(|(_, _, _, card)| card);
        laid.chain(self.laid.pile_cards()).for_each(&mut note);
        let (mut guilds, mut black) = (0, [0; 3]);
        for (&count, &card) in counts.iter().zip(Card::ALL) {
            let facts = card.facts();
            let most = match self.has_card(facts) {
                false => 0,
                true if facts.guild || facts.colour == Colour::Black => 1,
                true => card.copies(self.cities()),
            };
            ensure(count <= most, || {
                format!("{card} is there {count} times, but there are only {most} (SWB-2.1)")
            })?;
            ensure(count == 0 || facts.age <= self.age, || {
                format!("{card} belongs to age {} (SWB-3.1)", facts.age)
            })?;
            guilds += usize::from(facts.guild) * usize::from(count);
            if facts.colour == Colour::Black {
                black[facts.age.index()] += usize::from(count);
            }
        }
        let most = self.black_in_age();
        ensure(black.iter().all(|count| *count <= most), || {
            format!("an age has {most} black cards (SWC-1.1)")
        })?;
        let most = self.guilds_in_game();
        ensure(guilds <= most, || {
            format!("there are {guilds} guilds, but only {most} are in the game (SWB-2.2)")
        })
    }

    /// Hands have as many cards as the turn says (SWB-3.1, SWB-15.2).
    fn check_hands(&self) -> Result<(), Invalid> {
        for city in self.all_cities() {
            let name = self.town(city);
            let wanted = self.hand_wanted(city);
            let has = self.city[city].hand.len();
            ensure(has == wanted, || {
                format!("{name} holds {has} cards, but should hold {wanted} (SWB-3.1)")
            })?;
            let of_age = self.city[city].cards().all(|card| card.age() == self.age);
            ensure(of_age, || {
                format!("{name} holds a card of another age (SWB-3.1)")
            })?;
        }
        self.check_pile()
    }

    /// How many cards everybody holds when this turn is over.
    fn left_after_turn(&self) -> usize {
        usize::from(self.hand_size() - self.turn.begun())
    }

    /// How many cards a city holds now.
    pub(crate) fn hand_wanted(&self, city: CityId) -> usize {
        let free = self.is_free_city(city);
        let after = self.left_after_turn();
        match self.phase {
            Phase::Turn if free => 0,
            Phase::Turn if self.free_city().is_some() && self.controller() == city => after + 2,
            Phase::Turn => after + 1,
            Phase::LastCard if free => 1 - self.pile_size().min(1),
            Phase::LastCard => 1,
            Phase::Sides
            | Phase::LeaderDraft { .. }
            | Phase::Recruit
            | Phase::Draft { .. }
            | Phase::Dig { .. }
            | Phase::ExtraLeader { .. }
            | Phase::Courtesans { .. }
            | Phase::Losses
            | Phase::Penalty
            | Phase::Over => {
                if self.holds_on() && !free {
                    after
                } else {
                    0
                }
            }
        }
    }

    /// How many cards the Free City's pile has now; none if both numbers are possible.
    pub(crate) fn pile_wanted(&self) -> Option<usize> {
        if self.free_city().is_none() {
            return Some(0);
        }
        if self.phase == Phase::LastCard {
            return None;
        }
        let holds = self.phase == Phase::Turn || self.holds_on();
        Some(if holds { self.left_after_turn() } else { 0 })
    }

    /// Whether hands are kept while a turn is being resolved.
    fn holds_on(&self) -> bool {
        let waits = self.phase.city().is_some() || self.phase == Phase::Losses;
        waits && !self.is_last_turn() && self.turn != Turn::Recruitment
    }

    fn check_pile(&self) -> Result<(), Invalid> {
        let has = self.pile_size();
        let right = self.pile_wanted().map_or(has <= 1, |wanted| has == wanted);
        ensure(right, || {
            format!("the Free City's pile has {has} cards (SWB-15.2)")
        })?;
        let mut cards = self.laid.pile_cards();
        ensure(cards.all(|card| card.age() == self.age), || {
            "the Free City's pile has a card of another age (SWB-15.2)".into()
        })?;
        self.check_drawn()
    }

    /// What the controller has drawn is in the hand (SWB-15.4).
    fn check_drawn(&self) -> Result<(), Invalid> {
        let now = self.turn_index();
        let turns = 0..self.laid.drawn().len();
        let later = turns
            .clone()
            .any(|turn| turn > now && self.laid.drawn_in(turn).is_some());
        ensure(!later, || {
            "drawn: a turn that is still to come, or without a Free City".into()
        })?;
        let Some(card) = self.laid.drawn_in(now) else {
            return Ok(());
        };
        let holder = &self.city[self.controller()];
        let there = self.phase != Phase::Turn || holder.hand.holds(card);
        ensure(there && card.age() == self.age, || {
            format!("drawn: the controller does not hold {card}")
        })
    }

    /// Nothing lies where only a later moment could have put it, and everything under a board belongs to a
    /// stage.
    fn check_moments(&self) -> Result<(), Invalid> {
        for (moment, city, laid, card) in self.laid.all(Age::III) {
            let past = self.has_moment(moment) && !self.is_to_come(moment);
            ensure(past && self.all_cities().any(|other| other == city), || {
                format!("{card} was laid at a moment that is still to come")
            })?;
            let age = moment.age();
            let destroyed = moment.slot() == Slot::Penalty;
            let fits = card.age() == age || destroyed && card.age() < age;
            ensure(fits, || {
                format!("{card} was laid in an age that is not its own")
            })?;
            let stage = self.stage_over(city, moment);
            ensure(stage.is_some() == laid.is_under(), || {
                let name = self.town(city);
                format!("{card} lies under the board of {name} without a stage")
            })?;
        }
        let open = self.first_open_moment();
        let mut dug = self.dug.of(self.players).map(|(_, moment)| *moment);
        let future = open.is_some_and(|open| dug.any(|moment| moment > open));
        ensure(!future, || "dug: at a moment that is still to come".into())?;
        self.check_could_build()
    }

    /// The Free City discards only what it cannot build (SWB-15.6).
    fn check_could_build(&self) -> Result<(), Invalid> {
        let mut noted = self.laid;
        for (moment, city, card) in self.discards() {
            if self.is_city_turn(moment, city) {
                let could = noted.could_build(moment);
                noted.note_could_build(moment, AgeSet::NONE);
                ensure(!could.contains(card), || {
                    format!("the Free City discarded {card} instead of building it (SWB-15.6)")
                })?;
            }
        }
        ensure(!noted.notes_could_build(), || {
            "could_build: the Free City discarded nothing then (SWB-15.6)".into()
        })
    }

    /// Every tower tile is in one place (SWT-1.2, SWT-2.1).
    fn check_tiles(&self) -> Result<(), Invalid> {
        let mut left = TileSet::ALL;
        let cities = || self.city.of(self.cities()).iter();
        let own = cities().flat_map(|city| city.tiles).flatten();
        for tile in self.tower.tiles().chain(own.map(OwnTile::tile)) {
            ensure(left.remove(tile), || {
                format!("tower tile {} is there twice (SWT-1.2)", tile.number())
            })?;
        }
        let of_cities = cities().map(|city| city.count(Count::TowerTiles));
        let built: usize = of_cities.map(usize::from).sum();
        ensure(built == self.tower.height(), || {
            format!(
                "{built} tower tiles are built by the cities, {} lie on the tower",
                self.tower.height()
            )
        })?;
        for number in self.all_cities() {
            let (name, city) = (self.town(number), &self.city[number]);
            let tiles = city.tiles.iter().flatten();
            let there = tiles.count() as u8 + city.count(Count::TowerTiles);
            let most = match self.is_free_city(number) {
                true => 0,
                false => TILES_EACH,
            };
            ensure(there <= most, || {
                format!("{name} has {there} tower tiles (SWT-2.3)")
            })?;
            let drafting = matches!(self.phase, Phase::Draft { .. });
            ensure(!drafting || there == most, || {
                format!("{name} has {there} tower tiles in the draft (SWT-2.1)")
            })?;
            let committed = city.committed_tiles().next().is_some();
            ensure(!committed || self.is_mid_turn(), || {
                "committed: no turn is being resolved (SWT-4.1)".into()
            })?;
        }
        Ok(())
    }

    fn check_modules(&self) -> Result<(), Invalid> {
        let mut cities = self.city.of(self.cities()).iter();
        let tiles = cities.any(|city| city.tiles != [None; 3]) || !self.tower.is_empty();
        ensure(self.options.babel_tower || !tiles, || {
            "the Tower of Babel is not in this game (SWB-2.8)".into()
        })?;
        let project = self.project;
        ensure(self.options.great_projects || project.is_none(), || {
            "the Great Projects are not in this game (SWB-2.8)".into()
        })?;
        ensure(
            project.is_none_or(|project| project.facts().age == self.age),
            || "the project belongs to another age (SWP-1.1)".into(),
        )?;
        let before = self.project_tokens <= self.tokens_before;
        ensure(
            before && (project.is_some() || self.tokens_before == 0),
            || {
                "project_tokens: more than when the turn began, or without a project (SWP-2.2)"
                    .into()
            },
        )
    }

    fn check_phase(&self) -> Result<(), Invalid> {
        let waits = !self.asked.is_empty() || self.phase == Phase::Over;
        ensure(waits, || "phase: nobody has anything to choose".into())?;
        let start = self.age == Age::I && self.turn == Turn::FIRST;
        let fits = match self.phase {
            Phase::LeaderDraft { .. } => start && self.options.leaders,
            Phase::Recruit => self.turn == Turn::Recruitment,
            Phase::ExtraLeader { .. } | Phase::Courtesans { .. } => self.options.leaders,
            Phase::Losses => self.options.cities,
            Phase::Sides => start && self.options.sides == Sides::Chosen,
            Phase::Draft { .. } => start && self.options.babel_tower,
            Phase::Turn => self.turn != Turn::Recruitment,
            Phase::LastCard => self.is_last_turn(),
            Phase::Dig { .. } => self.discards().next().is_some(),
            Phase::Penalty => self.is_last_turn() && self.project_tokens > 0,
            Phase::Over => self.is_last_turn() && self.age == Age::III,
        };
        ensure(fits, || {
            "phase: it does not fit the rest of the position".into()
        })?;
        let quiet = |city: &City| {
            !city.has_fresh_leader()
                && city.used().is_empty()
                && city.owed_per() == [0; 2]
                && !city.joined_now()
        };
        let queue = self
            .digs
            .or(self.solomons)
            .or(self.recruits)
            .or(self.courtesans);
        let new = self.all_cities().any(|city| self.has_fresh(city));
        let cities = self.cities();
        let owed = self.owed.of(cities).iter().any(|owed| *owed > 0);
        let all_quiet = queue.is_empty() && !new && !owed && self.city.of(cities).iter().all(quiet);
        ensure(self.is_mid_turn() || all_quiet, || {
            "fresh, used, owed, joined_now, digs: no turn is being resolved".into()
        })?;
        let mut here = self.city.of(cities).iter();
        let per = here.any(|city| city.owed_per() != [0; 2]);
        ensure(
            self.phase != Phase::Losses || queue.is_empty() && !per,
            || "digs, owed_per: that is over when losses are paid (SWC-4.2)".into(),
        )?;
        let loses = self.options.cities || self.options.wonder_pack;
        ensure(loses || !owed && !per, || {
            "owed: nobody loses coins in this game (SWB-8.4)".into()
        })?;
        ensure(
            self.turn != Turn::Recruitment || self.options.leaders,
            || "turn: without Leaders there is no recruitment phase (SWL-3.1)".into(),
        )
    }

    /// What was chosen could be chosen, and somebody has still to choose.
    fn check_choices(&self) -> Result<(), Invalid> {
        let mut open = *self;
        for city in self.all_cities().rev() {
            let Some(choice) = self.city[city].choice else {
                continue;
            };
            open.city[city].choice = None;
            let seat = open.decider(city);
            let legal = open.is_asked(city) && open.next_choice(seat) == Some(city);
            let checked = open.check_action(seat, choice);
            ensure(legal && checked.is_ok(), || {
                format!("{}: {choice} cannot be chosen", self.town(city))
            })?;
        }
        let over = self.phase == Phase::Over;
        let waits = Seat::all(self.players).any(|seat| self.next_choice(seat).is_some());
        ensure(over || waits, || {
            "everybody has chosen: the choices would be revealed".into()
        })
    }
}
