//! Carrying out actions: a choice is noted, and when the last one is made all are revealed.

use ziggurat_engine::{Chance, Log, Seat};

use crate::{
    action::{Action, Usage, Verb},
    around::{CityId, CitySet},
    event::Event,
    state::{City, Phase, SevenWonders},
};

impl SevenWonders {
    /// Notes a choice; when the last one is made, all are revealed (SWB-3.2, SWB-3.5).
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) {
        let city = match action.verb() == Verb::City {
            true => self.free_city(),
            false => self.phase.city().or_else(|| self.city_of(seat)),
        };
        let Some(city) = city.filter(|city| self.is_asked(*city) && self.fits(*city, action))
        else {
            return;
        };
        self.city[city].choice = Some(action);
        log.event(|| Event::Chosen { seat });
        if !self.asked.minus(self.chosen()).is_empty() {
            return;
        }
        log.barrier();
        match self.phase {
            Phase::Sides => self.reveal_sides(chance, log),
            Phase::LeaderDraft { pick } => self.pass_leaders(pick, chance, log),
            Phase::Draft { pick } => self.pass_tiles(pick, chance, log),
            Phase::Recruit => {
                self.resolve_plays(log);
                self.next_special(chance, log);
            }
            Phase::Turn | Phase::LastCard => {
                self.resolve_plays(log);
                self.after_plays(chance, log);
            }
            Phase::Dig { .. } => self.resolve_dig(city, action, chance, log),
            Phase::ExtraLeader { .. } => self.resolve_extra_leader(city, action, chance, log),
            Phase::Courtesans { .. } => self.resolve_copy(city, action, chance, log),
            Phase::Losses => self.resolve_losses(chance, log),
            Phase::Penalty => self.end_project(chance, log),
            Phase::Over => {}
        }
    }

    /// Whether an action belongs to this phase, and a stage to the board: a forbidden action must not
    /// do anything strange.
    fn fits(&self, city: CityId, action: Action) -> bool {
        let belongs = match action.verb() {
            Verb::Side => self.phase == Phase::Sides,
            Verb::Keep => matches!(self.phase, Phase::Draft { .. }),
            Verb::Own | Verb::City => matches!(self.phase, Phase::Turn | Phase::LastCard),
            Verb::Leave | Verb::Dig => matches!(self.phase, Phase::Dig { .. }),
            Verb::Destroy | Verb::Return => self.phase == Phase::Penalty,
            Verb::Leader => {
                let extra = matches!(self.phase, Phase::ExtraLeader { .. });
                self.phase == Phase::Recruit || extra && action.usage() == Usage::Recruit
            }
            Verb::KeepLeader => matches!(self.phase, Phase::LeaderDraft { .. }),
            Verb::Copy => matches!(self.phase, Phase::Courtesans { .. }),
            Verb::Lose => self.phase == Phase::Losses,
            Verb::Decline => matches!(self.phase, Phase::ExtraLeader { .. }),
        };
        let stages = self.city[city].board().stages();
        belongs && action.stage().is_none_or(|stage| stage.index() < stages)
    }

    fn reveal_sides(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        for city in self.own_cities() {
            let here = &mut self.city[city];
            let mut board = here.board();
            if let Some(choice) = here.choice {
                board.side = choice.side();
            }
            here.set_board(board);
        }
        self.forget_choices();
        log.event(|| Event::SidesRevealed {
            boards: self
                .city
                .of(self.players.into())
                .iter()
                .map(City::board)
                .collect(),
        });
        self.refresh_all();
        self.begin(chance, log);
    }

    pub(crate) fn forget_choices(&mut self) {
        self.asked = CitySet::EMPTY;
        let cities = self.cities();
        for city in self.city.of_mut(cities) {
            city.choice = None;
        }
    }
}
