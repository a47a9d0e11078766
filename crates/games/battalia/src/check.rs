//! Whether a position can exist.

use ziggurat_engine::{ById, Invalid, Seat, Viewer};

use crate::{
    board::{Square, Squares},
    cards::Card,
    document::cards_outside,
    facts::{HIGH_MARKERS, LOW_MARKERS, SHAPES_PER_FACTION},
    pieces::{Faction, Heroes, Level, Shape},
    piles::PileId,
    setup::cards_in_game,
    state::{Battalia, Battle, Foe, LaidCards, Side, Stage},
};

type Checked = Result<(), Invalid>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Invalid(what())) }
}

impl Battalia {
    /// Says what is wrong with a position that cannot exist: it must be consistent, it need not be
    /// reachable.
    pub(crate) fn check_position(&self) -> Checked {
        self.check_things()?;
        self.check_going_on()
    }

    /// All of it, but that the seat that must act can.
    pub(crate) fn check_things(&self) -> Checked {
        self.options.check(self.count).map_err(Invalid)?;
        self.check_cards()?;
        self.check_terrain()?;
        self.check_players()?;
        self.check_knowledge()?;
        self.check_room()?;
        self.check_end_state()?;
        self.check_step()
    }

    /// No card is there too often (BAT-1.3, BAT-1.4).
    fn check_cards(&self) -> Checked {
        let all = cards_in_game(self.removed);
        let mut there = cards_outside(self);
        for card in Card::all() {
            if let (Some(pile), Some(faction)) = (PileId::of(card), card.faction()) {
                let count = there.count(card);
                let in_pile = self.piles.count(pile, faction);
                there.set(card, count.saturating_add(in_pile));
            }
        }
        let supply = there.count(Card::SUPPLY);
        there.set(Card::SUPPLY, supply.saturating_add(self.piles.supply));
        for great in self.display.or(self.unseen) {
            there.add(Card::great(great));
        }
        for card in Card::all() {
            let (count, most) = (there.count(card), all.count(card));
            ensure(count <= most, || {
                format!(
                    "{card} is there {count} times, but there are only {most} in this game (BAT-1.3, BAT-1.4)"
                )
            })?;
        }
        ensure(self.display.and(self.unseen).is_empty(), || {
            "display, unseen: a great artefact is either displayed or unseen (BAT-18.2)".into()
        })
    }

    /// No terrain card is there too often, and no two cities touch.
    fn check_terrain(&self) -> Checked {
        let mut laid: ById<Shape, ById<Faction, u8, 4>, { Shape::COUNT }> = ById::default();
        for square in self.board.built.minus(Square::RUINS.only()).iter() {
            let Some(shape) = self.board.shape(square) else {
                return Err(Invalid(format!(
                    "there is no card like the one on {square} (BAT-1.5)"
                )));
            };
            if let Some(terrain) = self.board.tile(square).terrain {
                laid[shape][terrain] += 1;
            }
            ensure(self.board.matches(square), || {
                format!("the exits of {square} do not fit its neighbours (BAT-8.5)")
            })?;
        }
        for &shape in Shape::ALL {
            for &faction in Faction::ALL {
                let count =
                    laid[shape][faction] + self.piles.count(PileId::Terrain(shape), faction);
                let most = if self.in_game(faction) {
                    SHAPES_PER_FACTION[shape.index()]
                } else {
                    0
                };
                ensure(count <= most, || {
                    format!(
                        "{shape} of {faction} is there {count} times, but there are only {most} (BAT-1.5)"
                    )
                })?;
            }
        }
        let touching = self.board.cities & self.beside_cities();
        ensure(touching.is_empty(), || "two cities touch (BAT-8.5)".into())
    }

    fn check_players(&self) -> Checked {
        let picked = |seat: Seat| self.player(seat).faction;
        let playing = self.stage != Stage::Factions;
        for seat in Seat::all(self.count) {
            let player = self.player(seat);
            let own = player.faction;
            ensure(own.is_some() || !playing, || {
                format!("seat {seat} has no faction (BAT-2.8)")
            })?;
            ensure(own.is_none_or(|faction| self.in_game(faction)), || {
                format!("the faction of seat {seat} is left out (BAT-2.16)")
            })?;
            let mut others = self.others(seat);
            let twice = own.is_some() && others.any(|other| picked(other) == picked(seat));
            ensure(!twice, || {
                format!("two players have the faction of seat {seat} (BAT-2.8)")
            })?;
            let [one, two, three, four] = *player.cities.values();
            ensure(
                one + two <= LOW_MARKERS && three + four <= HIGH_MARKERS,
                || format!("seat {seat} has more markers on the board than there are (BAT-1.7)"),
            )?;
            let lost = player.hero_squares().minus(self.board.built);
            ensure(lost == Squares::NONE, || {
                format!("a hero of seat {seat} stands on no card (BAT-11.3)")
            })?;
            let greats = self
                .deck_of(seat)
                .list()
                .iter()
                .filter(|card| card.is_great())
                .count();
            ensure(greats <= 1, || {
                format!("seat {seat} has two great artefacts (BAT-7.6)")
            })?;
            ensure(player.hand.total() <= 60, || {
                format!("seat {seat} holds more than 60 cards")
            })?;
        }
        Ok(())
    }

    /// Nobody knows of cards that are not there.
    fn check_knowledge(&self) -> Checked {
        for seat in Seat::all(self.count) {
            let player = self.player(seat);
            let hidden = self.gather_hidden(seat);
            let mut held = hidden;
            held.take_all(&player.nation);
            for card in Card::all() {
                let sure = self.sure_in_hand(Viewer::Seat(self.active), seat);
                let marked = player.marked.count(card) <= player.hand.count(card);
                ensure(held.count(card) >= sure.count(card) && marked, || {
                    format!("seen, shown, marked: seat {seat} does not hold {card}")
                })?;
                let known = player.known(card).unwrap_or(0);
                ensure(hidden.count(card) >= known, || {
                    format!("known: seat {seat} does not have {card} among hidden cards")
                })?;
            }
        }
        Ok(())
    }

    /// There is room for all cards that the turn could bring before the players.
    fn check_room(&self) -> Checked {
        const COHORTS: usize = 16;
        const HORN: usize = 2;
        let held = |seat: Seat| {
            let player = self.player(seat);
            let tents = self.tents.of(seat).map(|(_, tent)| tent.cards().count());
            player.hand.total() as usize + player.ambush.len() + tents.sum::<usize>()
        };
        let defender = self.battle.and_then(|battle| battle.defender);
        let other = match defender {
            Some(defender) => held(defender),
            None => self.others(self.active).map(held).max().unwrap_or(0),
        };
        let cards = self.laid.len()
            + self.waiting_cards().count()
            + held(self.active)
            + other
            + HORN
            + if self.stage == Stage::Gather {
                COHORTS
            } else {
                0
            };
        ensure(cards <= LaidCards::ROOM, || {
            "hands, tents and laid cards are more than a turn can bring".into()
        })
    }

    fn check_end_state(&self) -> Checked {
        if self.is_over() {
            return Ok(());
        }
        let enough = self.options.end_level4_cities;
        let mut players = self.players.values().iter();
        ensure(
            players.all(|player| player.cities[Level::Four] < enough),
            || "somebody has enough cities of level 4: the game would be over (BAT-15.1)".into(),
        )?;
        ensure(!self.board.empty().is_empty(), || {
            "no square is left: the game would be over (BAT-15.2)".into()
        })
    }

    /// What is under way fits the step.
    fn check_step(&self) -> Checked {
        ensure(self.battle.is_none() || self.stage == Stage::Act, || {
            "battle: battles are fought in phase \"act\" only (BAT-12.1)".into()
        })?;
        ensure(!self.is_over() || self.task.is_none(), || {
            "task: the game is over".into()
        })?;
        match self.battle {
            Some(battle) => self.check_battle(&battle),
            None => Ok(()),
        }
    }

    /// The seat that must act can.
    fn check_going_on(&self) -> Checked {
        if self.is_over() {
            return Ok(());
        }
        let mut any = false;
        self.each_legal(self.actor(), &mut |_| any = true);
        ensure(any, || "phase: nobody could go on from here".into())
    }

    fn check_battle(&self, battle: &Battle) -> Checked {
        let attacking = battle.heroes[Side::Attacker];
        let defending = battle.heroes[Side::Defender];
        let here = self.player(self.active).heroes_on(battle.square);
        let there = attacking.minus(here).is_empty() && !attacking.is_empty();
        let others = battle.defender.map_or(Heroes::EMPTY, |seat| {
            self.player(seat).heroes_on(battle.square)
        });
        let joined = defending.minus(others).is_empty();
        let target = match battle.foe {
            Foe::Hero { hero, .. } => defending.contains(hero),
            Foe::Ruins => battle.square == Square::RUINS && !self.display.is_empty(),
            Foe::Neutral => self.is_neutral(battle.square),
            Foe::City => true,
        };
        ensure(there && joined && target, || {
            "battle: heroes and target are not on the square (BAT-12.1)".into()
        })
    }
}
