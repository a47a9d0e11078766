//! Whether a position can exist.

use ziggurat_engine::{Invalid, Seat};

use crate::{
    cards::{AGES, CARDS, Card, TILES_EACH},
    pieces::Colour,
    state::{City, Count, MAX_STAGES, MOMENTS, Phase, SevenWonders},
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

    fn check_options(&self) -> Result<(), Invalid> {
        let fits = self.options == self.options.for_seats(self.players)
            && self.options.lacks(self.players).is_none();
        ensure(fits, || {
            "options: eight players and teams need Cities, teams need pairs (SWB-2.8)".into()
        })
    }

    fn check_boards(&self) -> Result<(), Invalid> {
        for city in 0..self.cities() {
            let board = self.city[city].board();
            let others = self.city[..city].iter();
            ensure(
                !others
                    .clone()
                    .any(|other| other.board().wonder == board.wonder),
                || format!("{} is there twice (SWB-2.4)", board.wonder),
            )?;
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
            let in_order = built & built.wrapping_add(1) == 0;
            ensure(board.facts().any_order || in_order, || {
                format!("city {city}: stages are built from left to right (SWB-4.2)")
            })?;
        }
        Ok(())
    }

    /// No card is in the game more often than it exists (SWB-2.1, SWB-2.2).
    fn check_cards(&self) -> Result<(), Invalid> {
        let mut counts = [0u8; CARDS.len()];
        let mut note = |card: Card| counts[card.index()] += 1;
        for city in &self.city[..self.cities()] {
            city.built.iter().for_each(&mut note);
            city.cards().for_each(&mut note);
        }
        let laid = self.laid.all().map(|(_, _, _, card)| card);
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
                format!("{card} is there {count} times, there are {most} (SWB-2.1)")
            })?;
            ensure(count == 0 || facts.age <= self.age, || {
                format!("{card} belongs to age {} (SWB-3.1)", facts.age)
            })?;
            guilds += usize::from(facts.guild) * usize::from(count);
            if facts.colour == Colour::Black {
                black[usize::from(facts.age) - 1] += usize::from(count);
            }
        }
        let most = self.black_in_age();
        ensure(black.iter().all(|count| *count <= most), || {
            format!("an age has {most} black cards (SWC-1.1)")
        })?;
        let most = self.guilds_in_game();
        ensure(guilds <= most, || {
            format!("{guilds} guilds are there, there are {most} (SWB-2.2)")
        })
    }

    /// Hands have as many cards as the turn says (SWB-3.1, SWB-15.2).
    fn check_hands(&self) -> Result<(), Invalid> {
        let turn = usize::from(self.turn);
        let size = usize::from(self.hand_size());
        let after = size - turn;
        for city in 0..self.cities() {
            let free = self.is_free_city(city);
            let wanted = match self.phase {
                Phase::Turn if free => 0,
                Phase::Turn if self.players == 2 && self.decider(2).index() == city => after + 2,
                Phase::Turn => after + 1,
                Phase::LastCard if free => 1 - self.pile_size().min(1),
                Phase::LastCard => 1,
                _ if self.holds_on() && !free => after,
                _ => 0,
            };
            let has = self.city[city].hand.len();
            ensure(has == wanted, || {
                format!("city {city} holds {has} cards, it should be {wanted} (SWB-3.1)")
            })?;
            let of_age = self.city[city].cards().all(|card| card.age() == self.age);
            ensure(of_age, || {
                format!("city {city} holds a card of another age (SWB-3.1)")
            })?;
        }
        self.check_pile(after)
    }

    /// Whether hands are kept while a turn is being resolved.
    fn holds_on(&self) -> bool {
        let waits = self.phase.city().is_some() || self.phase == Phase::Losses;
        waits && !self.is_last_turn() && self.turn > 0
    }

    fn check_pile(&self, after: usize) -> Result<(), Invalid> {
        let has = self.pile_size();
        let right = match self.phase {
            _ if self.players != 2 => has == 0,
            Phase::Turn => has == after,
            Phase::LastCard => has <= 1,
            _ if self.holds_on() => has == after,
            _ => has == 0,
        };
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
        let holder = Self::controller_at(self.age, self.turn).index();
        let there = self.phase != Phase::Turn || self.city[holder].hand.holds(card);
        ensure(there && card.age() == self.age, || {
            format!("drawn: the controller does not hold {card}")
        })
    }

    /// Nothing lies where only the future can lay it, and everything under a board belongs to a stage.
    fn check_moments(&self) -> Result<(), Invalid> {
        let open = self.first_open_moment();
        for (moment, city, laid, card) in self.laid.all() {
            ensure(moment < open && city < self.cities(), || {
                format!("{card} was laid at a moment that is still to come")
            })?;
            let age = moment / MOMENTS + 1;
            let destroyed = moment % MOMENTS == self.destroyed_slot();
            let fits = usize::from(card.age()) == age || destroyed && usize::from(card.age()) < age;
            ensure(fits, || {
                format!("{card} was laid in another age than its own")
            })?;
            let here = &self.city[city];
            let stages = (0..MAX_STAGES).filter(|s| usize::from(here.under(*s)) == moment + 1);
            ensure(stages.count() == usize::from(laid.is_under()), || {
                format!("{card} lies under the board of city {city} without a stage")
            })?;
        }
        let dug = self.dug.iter().any(|moment| usize::from(*moment) > open);
        ensure(!dug, || "dug: at a moment that is still to come".into())?;
        self.check_could_build()
    }

    /// The Free City discards only what it cannot build (SWB-15.6).
    fn check_could_build(&self) -> Result<(), Invalid> {
        let mut noted = self.laid;
        for (moment, city, card) in self.discards() {
            if self.is_city_turn(moment, city) {
                let could = noted.could_build(moment);
                noted.note_could_build(moment, 0);
                ensure(could & card.bit_in_age() == 0, || {
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
        let mut seen = 0u32;
        let players = &self.city[..usize::from(self.players)];
        let slots = players
            .iter()
            .flat_map(|city| city.tiles)
            .map(|tile| tile & !City::COMMITTED);
        for tile in self.tower.tiles().chain(slots).filter(|tile| *tile != 0) {
            ensure(seen >> tile & 1 == 0, || {
                format!("tower tile {tile} is there twice (SWT-1.2)")
            })?;
            seen |= 1 << tile;
        }
        let of_cities = self.city.iter().map(|city| city.count(Count::TowerTiles));
        let built: usize = of_cities.map(usize::from).sum();
        ensure(built == self.tower.height(), || {
            format!(
                "{built} tower tiles are built by the cities, {} lie on the tower",
                self.tower.height()
            )
        })?;
        for (seat, city) in self.city[..self.cities()].iter().enumerate() {
            let tiles = city.tiles.iter().filter(|tile| **tile != 0);
            let there = tiles.count() as u8 + city.count(Count::TowerTiles);
            let most = if self.is_free_city(seat) {
                0
            } else {
                TILES_EACH
            };
            ensure(there <= most, || {
                format!("city {seat} has {there} tower tiles (SWT-2.3)")
            })?;
            let drafting = matches!(self.phase, Phase::Draft { .. });
            ensure(
                !drafting || self.is_free_city(seat) || there == TILES_EACH,
                || format!("city {seat} has {there} tower tiles in the draft (SWT-2.1)"),
            )?;
            let committed = city.tiles.iter().any(|tile| tile & City::COMMITTED != 0);
            ensure(!committed || self.is_mid_turn(), || {
                "committed: no turn is being resolved (SWT-4.1)".into()
            })?;
        }
        Ok(())
    }

    fn check_modules(&self) -> Result<(), Invalid> {
        let tiles = self.city.iter().any(|city| city.tiles != [0; 3]) || !self.tower.is_empty();
        ensure(self.options.babel_tower || !tiles, || {
            "the Tower of Babel is not in this game (SWB-2.8)".into()
        })?;
        let project = self.current_project();
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
        let waits = self.asked != 0 || self.phase == Phase::Over;
        ensure(waits, || "phase: nobody has anything to choose".into())?;
        let start = self.age == 1 && self.turn == 1;
        let fits = match self.phase {
            Phase::LeaderDraft { .. } => start && self.options.leaders,
            Phase::Recruit => self.turn == 0,
            Phase::ExtraLeader { .. } | Phase::Courtesans { .. } => self.options.leaders,
            Phase::Losses => self.options.cities,
            Phase::Sides => start && self.options.sides == crate::options::Sides::Chosen,
            Phase::Draft { .. } => start && self.options.babel_tower,
            Phase::Turn => self.turn > 0,
            Phase::LastCard => self.is_last_turn(),
            Phase::Dig { .. } => self.discards().next().is_some(),
            Phase::Penalty => self.is_last_turn() && self.project_tokens > 0,
            Phase::Over => self.is_last_turn() && self.age == AGES,
        };
        ensure(fits, || {
            "phase: it does not fit the rest of the position".into()
        })?;
        let quiet = |city: &City| {
            !city.has_fresh_leader()
                && city.used() == 0
                && city.owed_per() == [0; 2]
                && !city.joined_now()
        };
        let queue = self.digs | self.solomons | self.recruits | self.courtesans;
        let new = (0..self.cities()).any(|city| self.has_fresh(city));
        let owed = self.owed.iter().any(|owed| *owed > 0);
        let all_quiet = queue == 0 && !new && !owed && self.city.iter().all(quiet);
        ensure(self.is_mid_turn() || all_quiet, || {
            "fresh, used, owed, joined_now, digs: no turn is being resolved".into()
        })?;
        ensure(self.turn > 0 || self.options.leaders, || {
            "turn: without Leaders there is no recruitment phase (SWL-3.1)".into()
        })
    }

    /// What was chosen could be chosen, and somebody has still to choose.
    fn check_choices(&self) -> Result<(), Invalid> {
        let mut open = *self;
        for city in (0..self.cities()).rev() {
            let choice = self.city[city].choice;
            if choice.is_none() {
                continue;
            }
            open.city[city].choice = crate::action::Action::NONE;
            let seat = open.decider(city);
            let legal = open.is_asked(city) && open.next_choice(seat) == Some(city);
            let checked = open.check_action(seat, choice);
            ensure(legal && checked.is_ok(), || {
                format!("city {city}: {choice} cannot be chosen")
            })?;
        }
        let over = self.phase == Phase::Over;
        let waits = Seat::all(self.players).any(|seat| self.next_choice(seat).is_some());
        ensure(over || waits, || {
            "everybody has chosen: the choices would be revealed".into()
        })
    }
}
