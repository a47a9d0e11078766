//! Whether a position can exist.

use ziggurat_engine::{Invalid, Seat};

use crate::{
    board::{OFF, RUINS, Square, each},
    cards::Card,
    document::cards_outside,
    ids::{Artefact, Faction, Rank, Shape},
    piles::{artefact_pile, shape_pile, unit_pile},
    setup::cards_in_game,
    state::{Battalia, Phase},
    tables::{HIGH_MARKERS, LOW_MARKERS, SHAPES_PER_FACTION},
};

type Checked = Result<(), Invalid>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Invalid(what())) }
}

impl Battalia {
    /// Says what is wrong with a position that cannot exist: it must be consistent, it need not be
    /// reachable.
    pub(crate) fn check_position(&self) -> Checked {
        self.options.check(self.count).map_err(Invalid)?;
        self.check_cards()?;
        self.check_terrain()?;
        self.check_players()?;
        self.check_knowledge()?;
        self.check_end_state()?;
        self.check_step()
    }

    /// No card is there too often (BAT-1.3, BAT-1.4).
    fn check_cards(&self) -> Checked {
        let all = cards_in_game(self.removed);
        let mut there = cards_outside(self);
        for &faction in Faction::ALL {
            for &rank in Rank::ALL {
                there.0[Card::unit(rank, faction).index()] +=
                    self.in_pile(unit_pile(rank), faction);
            }
            for &artefact in Artefact::ALL {
                let card = Card::artefact(artefact, faction);
                there.0[card.index()] += self.in_pile(artefact_pile(artefact), faction);
            }
        }
        let supply = &mut there.0[Card::SUPPLY.index()];
        *supply = supply.saturating_add(self.piles.supply);
        for great in crate::document::greats(self.display | self.unseen) {
            there.add(Card::great(great));
        }
        for card in Card::all() {
            let (count, most) = (there.count(card), all.count(card));
            ensure(count <= most, || {
                format!(
                    "{card} is there {count} times, in this game there are {most} (BAT-1.3, BAT-1.4)"
                )
            })?;
        }
        ensure(self.display & self.unseen == 0, || {
            "display: what lies there was seen (BAT-18.2)".into()
        })
    }

    /// How many cards of a faction a pile holds.
    fn in_pile(&self, pile: usize, faction: Faction) -> u8 {
        let stack = self.piles.piles[pile];
        let buried = self
            .piles
            .buried_cards(pile)
            .filter(|&f| f == faction)
            .count() as u8;
        u8::from(stack.top == faction as u8) + stack.rest[faction.index()] + buried
    }

    /// No terrain card is there too often, and no two cities touch.
    fn check_terrain(&self) -> Checked {
        let mut laid = [[0u8; 4]; Shape::COUNT];
        for square in each(self.board.built & !RUINS.bit()) {
            let Some(shape) = self.board.shape(square) else {
                return Err(Invalid(format!(
                    "there is no such card as on {square} (BAT-1.5)"
                )));
            };
            laid[shape.index()][usize::from(self.board.tile(square).terrain & 3)] += 1;
            let (must, not) = self.board.demands(square);
            let exits = self.board.exits(square).0;
            ensure(exits & must == must && exits & not == 0, || {
                format!("the exits of {square} do not fit its neighbours (BAT-8.5)")
            })?;
        }
        for &shape in Shape::ALL {
            for &faction in Faction::ALL {
                let count =
                    laid[shape.index()][faction.index()] + self.in_pile(shape_pile(shape), faction);
                let most = if self.in_game(faction) {
                    SHAPES_PER_FACTION[shape.index()]
                } else {
                    0
                };
                ensure(count <= most, || {
                    format!(
                        "{shape} of {faction} is there {count} times, there are {most} (BAT-1.5)"
                    )
                })?;
            }
        }
        let touching = self.board.cities & self.beside_cities();
        ensure(touching == 0, || "two cities touch (BAT-8.5)".into())
    }

    fn check_players(&self) -> Checked {
        let picked = |seat: Seat| self.player(seat).faction;
        let playing = !matches!(self.phase, Phase::Factions);
        for seat in Seat::all(self.count) {
            let player = self.player(seat);
            let own = player.faction();
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
            let [one, two, three, four] = player.cities;
            ensure(
                one + two <= LOW_MARKERS && three + four <= HIGH_MARKERS,
                || format!("seat {seat} has more markers on the board than there are (BAT-1.7)"),
            )?;
            let lost = player
                .heroes
                .iter()
                .find(|&&at| at != OFF && self.board.built & Square(at).bit() == 0);
            ensure(lost.is_none(), || {
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
                format!("seat {seat} holds too many cards")
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
                let sure = self.sure_in_hand(ziggurat_engine::Viewer::Seat(self.active), seat);
                let marked = player.marked.count(card) <= player.hand.count(card);
                ensure(held.count(card) >= sure.count(card) && marked, || {
                    format!("seen, shown, marked: seat {seat} does not hold {card}")
                })?;
                let known = card
                    .rank()
                    .zip(card.faction())
                    .map_or(0, |(rank, faction)| {
                        player
                            .known
                            .get(rank.index())
                            .map_or(0, |of| of[faction.index()])
                    });
                ensure(hidden.count(card) >= known, || {
                    format!("known: seat {seat} does not have {card} among hidden cards")
                })?;
            }
        }
        Ok(())
    }

    fn check_end_state(&self) -> Checked {
        if matches!(self.phase, Phase::Over(_)) {
            return Ok(());
        }
        let enough = self.options.end_level4_cities;
        let mut players = self.players.iter();
        ensure(players.all(|player| player.cities[3] < enough), || {
            "somebody has enough cities of level 4: the game would be over (BAT-15.1)".into()
        })?;
        ensure(self.board.empty() != 0, || {
            "no square is left: the game would be over (BAT-15.2)".into()
        })
    }

    /// Whoever must act can, and what is under way fits the step.
    fn check_step(&self) -> Checked {
        if matches!(self.phase, Phase::Over(_)) {
            return Ok(());
        }
        let in_battle = matches!(self.phase, Phase::Open | Phase::Answer | Phase::Raise);
        let stage = self.battle.map(|battle| battle.stage);
        ensure(!in_battle || stage == Some(self.phase), || {
            "phase: does not fit the battle".into()
        })?;
        let apart = matches!(
            self.phase,
            Phase::Factions
                | Phase::Starts
                | Phase::FreeRoad
                | Phase::FreeCity
                | Phase::Gather
                | Phase::Act
                | Phase::Claim
        );
        ensure(!apart || self.battle.is_none(), || {
            "battle: none can be fought now".into()
        })?;
        if let Some(battle) = self.battle {
            self.check_battle(&battle)?;
        }
        let mut any = false;
        self.each_legal(self.actor(), &mut |_| any = true);
        ensure(any, || "phase: nobody could go on from here".into())
    }

    fn check_battle(&self, battle: &crate::state::Battle) -> Checked {
        let own = self.player(self.active).heroes_on(battle.square);
        let there = battle.heroes[0] & !own == 0 && battle.heroes[0] != 0;
        let other = (battle.defender < self.count)
            .then(|| self.player(Seat(battle.defender)).heroes_on(battle.square));
        let joined = battle.heroes[1] & !other.unwrap_or(0) == 0;
        let target = match battle.foe {
            crate::state::Foe::Hero { hero, .. } => battle.heroes[1] >> hero & 1 == 1,
            crate::state::Foe::Ruins => battle.square == RUINS && self.display != 0,
            crate::state::Foe::Neutral => {
                self.board.owner(battle.square).is_none()
                    && self.board.tile(battle.square).level > 0
            }
            crate::state::Foe::City => true,
        };
        ensure(there && joined && target, || {
            "battle: heroes and target are not on the square (BAT-12.1)".into()
        })
    }
}
