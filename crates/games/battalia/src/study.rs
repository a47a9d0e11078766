//! Questions of a client that draws the game.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Seat, Study, Viewer};

use crate::{
    Battalia, Printed,
    action::Action,
    board::{Square, Squares},
    pieces::Hero,
    state::{Side, Stage},
};

/// What a client asks about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Where the viewer's heroes could walk in several steps (BAT-11.4).
    Routes,
    /// How a hero of the viewer walks to a square.
    Route {
        /// Which hero.
        hero: Hero,
        /// Where to.
        square: Square,
    },
    /// How much strength the side that acts in a battle still lacks (BAT-12.14).
    Lack,
}

/// What is answered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct Answer {
    /// The walks that were asked for.
    pub routes: Vec<Route>,
    /// The strength that is missing.
    pub lack: u16,
}

/// A walk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
pub struct Route {
    /// Who walks.
    pub hero: Hero,
    /// Where to.
    pub square: Square,
    /// How many Supply tokens all steps cost together.
    pub cost: u8,
    /// The first step.
    pub step: Action,
}

impl Study for Battalia {
    type Question = Question;
    type Answer = Answer;
    type Box = Printed;

    fn study(&self, viewer: Viewer, question: &Question) -> Answer {
        let routes = match (question, viewer) {
            (Question::Routes, Viewer::Seat(seat)) => self.long_walks(seat),
            (Question::Route { hero, square }, Viewer::Seat(seat)) => {
                let paths = self.paths(seat, *hero);
                paths
                    .and_then(|paths| paths.to(*square))
                    .into_iter()
                    .collect()
            }
            (Question::Routes | Question::Route { .. }, Viewer::Public) | (Question::Lack, _) => {
                Vec::new()
            }
        };
        let lack = match question {
            Question::Lack if self.battle.is_some() => self.lack(self.side()),
            Question::Lack => 0,
            Question::Routes | Question::Route { .. } => 0,
        };
        Answer { routes, lack }
    }

    fn in_the_box() -> Printed {
        Printed::all()
    }
}

/// Where one hero can go on foot.
struct Paths<'a> {
    game: &'a Battalia,
    hero: Hero,
    from: Squares,
    home: Squares,
    /// How many steps can be paid.
    most: u8,
    /// Whether a walk over home terrain without paying is still possible (BAT-17.3).
    roams: bool,
}

impl Paths<'_> {
    /// Squares at the end of a walk with exactly this many paid steps.
    fn after(&self, from: Squares, paid: u8) -> Squares {
        self.game.reach(from, paid, self.home)
    }

    /// Squares that one action leads to.
    fn direct(&self) -> Squares {
        let walk = match self.most {
            0 => Squares::NONE,
            _ => self.after(self.from, 1),
        };
        let roam = match self.roams {
            true => self.after(self.from, 0),
            false => Squares::NONE,
        };
        (walk | roam).minus(self.from)
    }

    /// The cheapest walk to a square.
    fn to(&self, square: Square) -> Option<Route> {
        let (hero, goal) = (self.hero, square);
        if self.from.contains(goal) {
            return None;
        }
        let route = |cost, step| Route {
            hero,
            square,
            cost,
            step,
        };
        if self.roams && self.after(self.from, 0).contains(goal) {
            return Some(route(0, Action::Roam { hero, square }));
        }
        let cost = (1..=self.most).find(|paid| self.after(self.from, *paid).contains(goal))?;
        let leads = |step: &Square| self.after(step.only(), cost - 1).contains(goal);
        let first = match cost {
            1 => goal,
            _ => self
                .after(self.from, 1)
                .minus(self.from)
                .iter()
                .find(leads)?,
        };
        Some(route(
            cost,
            Action::Walk {
                hero,
                square: first,
            },
        ))
    }
}

impl Battalia {
    /// Where a hero can go on foot, if the seat may move it now.
    fn paths(&self, seat: Seat, hero: Hero) -> Option<Paths<'_>> {
        let acts = self.stage == Stage::Act && self.task.is_none() && self.battle.is_none();
        if !acts || self.is_over() || seat != self.actor() {
            return None;
        }
        let means = self.means(Side::Attacker);
        let home = self.home(seat);
        Some(Paths {
            game: self,
            hero,
            from: self.player(seat).heroes[hero]?.only(),
            home,
            most: means.supply + means.jokers,
            roams: !home.is_empty() && !self.player(seat).roamed.contains(hero),
        })
    }

    /// Walks that take more than one action.
    fn long_walks(&self, seat: Seat) -> Vec<Route> {
        let mut routes = Vec::new();
        for &hero in Hero::ALL {
            let Some(paths) = self.paths(seat, hero) else {
                continue;
            };
            let far = self
                .board
                .network(paths.from)
                .minus(paths.direct() | paths.from);
            routes.extend(far.iter().filter_map(|square| paths.to(square)));
        }
        routes
    }
}
