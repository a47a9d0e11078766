//! Carrying out the steps of a battle (sections 12 and 13).

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    board::Square,
    cards::{Card, Token},
    event::{Event, Travel},
    facts::CAPTURED_LEVEL,
    pieces::{Great, Hero, Heroes, Level, Rank},
    piles::PileId,
    state::{Battalia, Battle, BattleStage, BySide, Foe, Mark, Purpose, Side, Stage},
};

impl Battalia {
    pub(crate) fn attack<L: Log<Event>>(
        &mut self,
        seat: Seat,
        square: Square,
        foe: Foe,
        heroes: Heroes,
        log: &mut L,
    ) {
        let (defender, joined) = match foe {
            Foe::City => (self.board.owner(square), Heroes::EMPTY),
            Foe::Hero { seat, hero } => (Some(seat), Heroes::only(hero)), // BAT-12.19
            Foe::Neutral | Foe::Ruins => (None, Heroes::EMPTY),
        };
        self.battle = Some(Battle {
            square,
            foe,
            defender,
            heroes: BySide::new([heroes, joined]),
            stage: BattleStage::Declared,
        });
        let base = self.strength(Side::Defender) as u8;
        log.event(|| Event::Attacked {
            seat,
            square,
            foe,
            defender,
            heroes,
            base,
        });
    }

    fn set_stage(&mut self, stage: BattleStage) {
        if let Some(battle) = &mut self.battle {
            battle.stage = stage;
        }
    }

    /// Attack and defence as they stand.
    fn strengths(&self) -> (u16, u16) {
        (self.strength(Side::Attacker), self.strength(Side::Defender))
    }

    /// The defender gives up (BAT-12.9).
    pub(crate) fn surrender<L: Log<Event>>(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        log: &mut L,
    ) {
        log.event(|| Event::Surrendered { seat });
        self.end_battle(true, chance, log);
    }

    /// The attacked hero begins to retreat (BAT-12.11).
    pub(crate) fn begin_retreat<L: Log<Event>>(
        &mut self,
        seat: Seat,
        square: Square,
        horse: bool,
        chance: &mut Chance,
        log: &mut L,
    ) {
        if let Some(needs) = self.retreat_cost(seat, square, horse) {
            self.begin(Purpose::Retreat { square }, needs, chance, log);
        }
    }

    /// BAT-12.10
    pub(crate) fn stand<L: Log<Event>>(&mut self, seat: Seat, ambush: bool, log: &mut L) {
        log.event(|| Event::Stood { seat, ambush });
        if ambush {
            self.take_ambush(seat, log);
        }
        self.set_stage(BattleStage::DefenderRaises);
    }

    /// A token goes into the row (BAT-12.13).
    pub(crate) fn lay_row<L: Log<Event>>(
        &mut self,
        source: Token,
        kind: Option<Token>,
        log: &mut L,
    ) {
        let (side, seat) = (self.side(), self.actor());
        let Some(at) = self.find(side, source, 1) else {
            return;
        };
        if let Some(kind) = kind {
            self.declare(side, at, kind.kind());
        }
        let laid = &mut self.laid.of_mut(side)[at];
        laid.left -= 1;
        laid.row += 1;
        let token = laid.token;
        self.use_up(side);
        if self.is_unopened() {
            self.set_stage(BattleStage::Opening);
        }
        let (attack, defence) = self.strengths();
        log.event(|| Event::RowLaid {
            seat,
            token,
            attack,
            defence,
        });
    }

    pub(crate) fn join<L: Log<Event>>(&mut self, seat: Seat, hero: Hero, log: &mut L) {
        if let Some(battle) = &mut self.battle {
            battle.heroes[Side::Defender].insert(hero);
        }
        let (attack, defence) = self.strengths();
        log.event(|| Event::HeroJoined {
            seat,
            hero,
            attack,
            defence,
        });
    }

    /// BAT-12.14
    pub(crate) fn complete<L: Log<Event>>(&mut self, seat: Seat, chance: &mut Chance, log: &mut L) {
        let Some(battle) = self.battle else { return };
        let (attack, defence) = self.strengths();
        log.event(|| Event::Completed {
            seat,
            attack,
            defence,
        });
        log.barrier();
        let Some(defender) = battle.defender else {
            return self.end_battle(true, chance, log);
        };
        match battle.stage {
            BattleStage::Declared | BattleStage::Opening => {
                self.player_mut(defender).defended = true;
                self.set_stage(BattleStage::Answering);
            }
            BattleStage::AttackerRaises => self.set_stage(BattleStage::DefenderRaises),
            BattleStage::Answering | BattleStage::DefenderRaises => {
                self.set_stage(BattleStage::AttackerRaises);
            }
        }
    }

    /// BAT-12.17
    pub(crate) fn pass<L: Log<Event>>(&mut self, seat: Seat, chance: &mut Chance, log: &mut L) {
        let (attack, defence) = self.strengths();
        log.event(|| Event::Passed {
            seat,
            attack,
            defence,
        });
        log.barrier();
        self.end_battle(attack > defence, chance, log);
    }

    /// BAT-12.11
    pub(crate) fn retreat<L: Log<Event>>(&mut self, to: Square, log: &mut L) {
        log.barrier();
        if let Some(Battle {
            foe: Foe::Hero { seat, hero },
            ..
        }) = self.battle
        {
            self.go(seat, hero, to, Travel::Retreat, log);
        }
        self.clear_battle();
    }

    /// The rows are spent; the defender's cards go to the shelter (BAT-12.22).
    fn clear_battle(&mut self) {
        let Some(battle) = self.battle else { return };
        let laid = self.laid.of_mut(Side::Attacker).iter_mut();
        for laid in laid.filter(|laid| laid.row > 0) {
            laid.row = 0;
            laid.marks.insert(Mark::Split); // Not all its tokens can lie in a later row (BAT-12.15).
        }
        for at in (0..self.laid.of(Side::Attacker).len()).rev() {
            self.retire(Side::Attacker, at);
        }
        let played = self.clear_laid(Side::Defender);
        if let Some(defender) = battle.defender {
            self.player_mut(defender).shelter.add_all(&played);
        }
        self.battle = None;
        self.resume();
    }

    fn end_battle<L: Log<Event>>(&mut self, won: bool, chance: &mut Chance, log: &mut L) {
        let Some(battle) = self.battle else { return };
        log.barrier();
        let (attacker, square, defender) = (self.active, battle.square, battle.defender);
        self.clear_battle();
        log.event(|| Event::BattleEnded {
            square,
            attacker,
            defender,
            won,
        });
        if let Some(defender) = defender {
            let (loser, side) = if won {
                (defender, Side::Defender)
            } else {
                (attacker, Side::Attacker)
            };
            self.lose_heroes(loser, battle.heroes[side], square, log);
        }
        if !won {
            return;
        }
        match battle.foe {
            Foe::City => {
                if let Some(level) = self.board.level(square) {
                    self.take_city(attacker, square, level, log);
                }
            }
            Foe::Neutral => self.capture_neutral(attacker, square, chance, log),
            Foe::Ruins => self.stage = Stage::Claim,
            Foe::Hero { .. } => {}
        }
        self.check_end(log);
    }

    /// BAT-12.19
    fn lose_heroes<L: Log<Event>>(
        &mut self,
        seat: Seat,
        heroes: Heroes,
        square: Square,
        log: &mut L,
    ) {
        for hero in heroes {
            self.player_mut(seat).heroes[hero] = None;
            log.event(|| Event::HeroLost { seat, hero, square });
        }
    }

    /// BAT-12.20
    fn take_city<L: Log<Event>>(&mut self, seat: Seat, square: Square, level: Level, log: &mut L) {
        let from = self.board.owner(square);
        match self.player(seat).best_marker(level) {
            Some(level) => {
                self.set_city(square, Some((seat, level)));
                log.event(|| Event::CityTaken {
                    seat,
                    from,
                    square,
                    level,
                });
            }
            None => {
                self.set_city(square, None);
                log.event(|| Event::CityFreed { seat, from, square });
            }
        }
    }

    /// BAT-13.3, BAT-13.4, BAT-18.2
    fn capture_neutral<L: Log<Event>>(
        &mut self,
        seat: Seat,
        square: Square,
        chance: &mut Chance,
        log: &mut L,
    ) {
        self.take_city(seat, square, CAPTURED_LEVEL, log);
        self.player_mut(seat).captured = true;
        let lords = PileId::Units(Rank::Lord);
        if let Some(faction) = self.board.tile(square).terrain
            && let Some(found) = self.piles.search(lords, faction, chance)
        {
            let card = Card::unit(Rank::Lord, found);
            self.gain(seat, card);
            let supply = self.gain_supply(seat);
            log.event(|| Event::Rewarded { seat, card, supply });
        }
        if self.options.is_alt2() {
            self.find_great(seat, chance, log);
        }
    }

    /// The great artefact that lay hidden under a neutral city (BAT-18.2).
    fn find_great<L: Log<Event>>(&mut self, seat: Seat, chance: &mut Chance, log: &mut L) {
        if self.player(seat).great.is_some() {
            return;
        }
        let unseen = self.unseen;
        let mut lot: [u8; Great::COUNT] =
            std::array::from_fn(|great| u8::from(unseen.contains(Great::nth(great))));
        if let Some(found) = chance.draw(&mut lot).map(Great::nth) {
            self.unseen.remove(found);
            self.win_great(seat, found, log);
        }
    }

    pub(crate) fn claim<L: Log<Event>>(&mut self, seat: Seat, great: Great, log: &mut L) {
        self.display.remove(great);
        self.win_great(seat, great, log);
        self.stage = Stage::Act;
    }

    fn win_great<L: Log<Event>>(&mut self, seat: Seat, great: Great, log: &mut L) {
        self.gain(seat, Card::great(great));
        self.player_mut(seat).great = Some(great);
        log.event(|| Event::GreatWon { seat, great });
    }
}
