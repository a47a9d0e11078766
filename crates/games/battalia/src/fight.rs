//! Carrying out the steps of a battle (sections 12 and 13).

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::{Action, Heroes},
    board::{OFF, Square},
    cards::{Card, Cards, Token},
    event::{Event, Travel},
    ids::{Faction, Great, Rank},
    piles::unit_pile,
    state::{Battalia, Battle, Foe, NO, Phase, Pool, Purpose, SPLIT},
    tables::CAPTURED_LEVEL,
};

impl Battalia {
    pub(crate) fn carry_out_battle<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut L,
    ) {
        match action {
            Action::Attack {
                square,
                foe,
                heroes,
            } => self.attack(seat, square, foe, heroes, log),
            Action::Declare { kind } => self.declare_row(kind, log),
            Action::Claim { great } => self.claim(seat, great, log),
            Action::Surrender => {
                log.event(|| Event::Surrendered { seat });
                self.end_battle(true, chance, log);
            }
            Action::Retreat { square, horse } => {
                if let Some(needs) = self.retreat_cost(seat, square, horse) {
                    self.begin(Purpose::Retreat(square), needs, chance, log);
                }
            }
            Action::Fight { ambush } => self.stand(seat, ambush, log),
            Action::Lay { source, kind } => self.lay_row(source, kind, log),
            Action::Join { hero } => self.join(seat, hero & 1, log),
            Action::Complete => self.complete(seat, chance, log),
            Action::Pass => self.pass(seat, chance, log),
            _ => {}
        }
    }

    fn attack<L: Log<Event>>(
        &mut self,
        seat: Seat,
        square: Square,
        foe: Foe,
        heroes: Heroes,
        log: &mut L,
    ) {
        let defender = match foe {
            Foe::City => self.board.owner(square),
            Foe::Hero { seat, .. } => Some(seat),
            Foe::Neutral | Foe::Ruins => None,
        };
        let joined = match foe {
            Foe::Hero { hero, .. } => 1 << (hero & 1), // BAT-12.19
            _ => 0,
        };
        let battle = Battle {
            square,
            foe,
            defender: defender.map_or(NO, |seat| seat.0),
            heroes: [heroes.0 & 3, joined],
            side: 0,
            opened: false,
            stage: Phase::Open,
        };
        self.battle = Some(battle);
        self.phase = Phase::Open;
        let base = self.strength(1) as u8;
        log.event(|| Event::Attacked {
            seat,
            square,
            foe,
            defender,
            heroes,
            base,
        });
    }

    fn set_stage(&mut self, side: u8, stage: Phase) {
        if let Some(battle) = &mut self.battle {
            battle.side = side;
            battle.stage = stage;
        }
        self.phase = stage;
    }

    /// BAT-12.10
    fn stand<L: Log<Event>>(&mut self, seat: Seat, ambush: bool, log: &mut L) {
        log.event(|| Event::Stood { seat, ambush });
        if ambush {
            self.take_ambush(seat, log);
        }
        self.set_stage(1, Phase::Raise);
    }

    /// A token goes into the row (BAT-12.13).
    fn lay_row<L: Log<Event>>(&mut self, source: Token, kind: Option<Token>, log: &mut L) {
        let (side, seat) = (self.side(), self.actor());
        let Some(at) = self.find(side, source, 1) else {
            return;
        };
        if let Some(kind) = kind {
            self.declare(side, at, kind.kind());
        }
        let mut token = source;
        if let Some(laid) = self.pools[side].laid_mut().get_mut(at)
            && laid.left > 0
        {
            laid.left -= 1;
            laid.row += 1;
            token = laid.token;
        }
        if side == 0 {
            self.player_mut(seat).roamed = 0;
        }
        if let Some(battle) = &mut self.battle {
            battle.opened = true;
        }
        let (attack, defence) = (self.strength(0), self.strength(1));
        log.event(|| Event::RowLaid {
            seat,
            token,
            attack,
            defence,
        });
    }

    fn join<L: Log<Event>>(&mut self, seat: Seat, hero: u8, log: &mut L) {
        if let Some(battle) = &mut self.battle {
            battle.heroes[1] |= 1 << hero;
        }
        let (attack, defence) = (self.strength(0), self.strength(1));
        log.event(|| Event::HeroJoined {
            seat,
            hero,
            attack,
            defence,
        });
    }

    /// BAT-12.14
    fn complete<L: Log<Event>>(&mut self, seat: Seat, chance: &mut Chance, log: &mut L) {
        let Some(battle) = self.battle else { return };
        let (attack, defence) = (self.strength(0), self.strength(1));
        log.event(|| Event::Completed {
            seat,
            attack,
            defence,
        });
        log.barrier();
        match (battle.stage, battle.defender) {
            (_, NO) => self.end_battle(true, chance, log),
            (Phase::Open, defender) => {
                self.player_mut(Seat(defender)).defended = true;
                self.set_stage(1, Phase::Answer);
            }
            _ => self.set_stage(1 - battle.side, Phase::Raise),
        }
    }

    /// BAT-12.17
    fn pass<L: Log<Event>>(&mut self, seat: Seat, chance: &mut Chance, log: &mut L) {
        let (attack, defence) = (self.strength(0), self.strength(1));
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

    /// The rows are spent; the defender's cards go to his shelter (BAT-12.22).
    fn clear_battle(&mut self) {
        let Some(battle) = self.battle else { return };
        for laid in self.pools[0].laid_mut().iter_mut().filter(|l| l.row > 0) {
            laid.row = 0;
            laid.flags |= SPLIT; // Not all its tokens can lie in a later row (BAT-12.15).
        }
        for at in (0..self.pools[0].laid().len()).rev() {
            self.retire(0, at);
        }
        let mut played = std::mem::replace(&mut self.tables[1], Cards::NONE);
        self.pools[1]
            .laid()
            .iter()
            .for_each(|laid| played.add(laid.card));
        self.pools[1] = Pool::EMPTY;
        if battle.defender != NO {
            self.player_mut(Seat(battle.defender))
                .shelter
                .add_all(&played);
        }
        self.battle = None;
        self.resume();
    }

    fn end_battle<L: Log<Event>>(&mut self, won: bool, chance: &mut Chance, log: &mut L) {
        let Some(battle) = self.battle else { return };
        log.barrier();
        let (attacker, square) = (self.active, battle.square);
        let defender = (battle.defender != NO).then_some(Seat(battle.defender));
        self.clear_battle();
        log.event(|| Event::BattleEnded {
            square,
            attacker,
            defender,
            won,
        });
        match (won, defender) {
            (true, Some(defender)) => self.lose_heroes(defender, battle.heroes[1], square, log),
            (false, Some(_)) => self.lose_heroes(attacker, battle.heroes[0], square, log),
            _ => {}
        }
        if !won {
            return;
        }
        match battle.foe {
            Foe::City => {
                let level = self.board.tile(square).level;
                self.take_city(attacker, square, level, log);
            }
            Foe::Neutral => self.capture_neutral(attacker, square, chance, log),
            Foe::Ruins => self.phase = Phase::Claim,
            Foe::Hero { .. } => {}
        }
        self.check_end(log);
    }

    /// BAT-12.19
    fn lose_heroes<L: Log<Event>>(&mut self, seat: Seat, heroes: u8, square: Square, log: &mut L) {
        for hero in Heroes(heroes).iter() {
            self.player_mut(seat).heroes[usize::from(hero)] = OFF;
            log.event(|| Event::HeroLost { seat, hero, square });
        }
    }

    /// BAT-12.20
    fn take_city<L: Log<Event>>(&mut self, seat: Seat, square: Square, level: u8, log: &mut L) {
        let from = self.board.owner(square);
        match self.player(seat).best_marker(level) {
            Some(level) => {
                self.set_city(square, Some(seat), level);
                log.event(|| Event::CityTaken {
                    seat,
                    from,
                    square,
                    level,
                });
            }
            None => {
                self.set_city(square, None, 0);
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
        let faction = Faction::at(self.board.tile(square).terrain.into());
        if let Some(found) = self.piles.search(unit_pile(Rank::Lord), faction, chance) {
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
        let mut unseen: [u8; 5] = std::array::from_fn(|g| self.unseen >> g & 1);
        if self.player(seat).great != NO {
            return;
        }
        if let Some(found) = chance.draw(&mut unseen) {
            self.unseen &= !(1 << found);
            self.win_great(seat, Great::at(found), log);
        }
    }

    fn claim<L: Log<Event>>(&mut self, seat: Seat, great: Great, log: &mut L) {
        self.display &= !(1 << great.index());
        self.win_great(seat, great, log);
        self.resume();
    }

    fn win_great<L: Log<Event>>(&mut self, seat: Seat, great: Great, log: &mut L) {
        let card = Card::great(great);
        self.gain(seat, card);
        self.own_great(seat, card);
        log.event(|| Event::GreatWon { seat, great });
    }
}
