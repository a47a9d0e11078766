//! Which actions are allowed.

use ziggurat_engine::{Chance, Seat};

use crate::{
    action::Action,
    board::{Corner, Spot, Turn},
    garden::Lay,
    pieces::{Flower, Material, Tile},
    plays::{Means, Site},
    state::{Babylon, Phase},
};

/// Turns of a tile.
const TURNS: usize = 4;

/// The choices of the open corner in a set.
fn opens(set: u8) -> impl Iterator<Item = Option<Corner>> {
    let all = [
        None,
        Some(Corner::Nw),
        Some(Corner::Ne),
        Some(Corner::Sw),
        Some(Corner::Se),
    ];
    let chosen = move |place: usize| set >> place & 1 == 1;
    (0..all.len())
        .filter(move |&place| chosen(place))
        .map(move |place| all[place])
}

impl Babylon {
    /// Replaces `out` with the legal actions of the seat.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::Building => self.list_building(out),
            Phase::Over => {}
            Phase::Picking | Phase::Removing | Phase::Digging => {
                self.each_simple(&mut |action| out.push(action));
            }
        }
    }

    /// Picking, removing and digging.
    fn each_simple(&self, each: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Picking => {
                let free = |board: &&Flower| !self.boards.contains(&(**board as u8));
                Flower::ALL
                    .iter()
                    .filter(free)
                    .for_each(|&board| each(Action::pick(board)));
            }
            Phase::Removing => {
                let clay = |spot: &Spot| self.is_clay(*spot);
                Spot::all()
                    .filter(clay)
                    .for_each(|spot| each(Action::remove(spot)));
            }
            Phase::Digging => {
                let there = |spot: &Spot| self.visible(*spot).is_some();
                Spot::all()
                    .filter(there)
                    .for_each(|spot| each(Action::dig(spot)));
            }
            Phase::Building | Phase::Over => {}
        }
    }

    /// Whether the visible tile of a place is of clay.
    pub(crate) fn is_clay(&self, spot: Spot) -> bool {
        self.visible(spot)
            .is_some_and(|tile| tile.material() == Material::Clay)
    }

    /// What the active player can spend.
    #[inline]
    pub(crate) fn means(&self) -> Means {
        Means::new(self.pillars[self.active.index() & 3], &self.supply)
    }

    /// Placements for the first tile, the same for the second, decorations, the end of the turn.
    fn list_building(&self, out: &mut Vec<Action>) {
        let [first, second] = self.hand();
        if first != Tile::NONE {
            self.garden()
                .each_site(self.means(), &mut |site| list_site(first, site, out));
            if second != Tile::NONE {
                let shift = Action::place(first, NOWHERE).0 ^ Action::place(second, NOWHERE).0;
                for place in 0..out.len() {
                    let action = out[place];
                    out.push(Action(action.0 ^ shift));
                }
            }
        }
        self.each_decoration(&mut |kind, (from, to)| out.push(Action::decorate(kind, from, to)));
        self.each_end(&mut |action| out.push(action));
    }

    /// BYL-7.2, BYL-7.4
    fn each_end(&self, each: &mut impl FnMut(Action)) {
        match self.hand() {
            [_, Tile::NONE] => each(Action::END),
            both => both
                .into_iter()
                .for_each(|tile| each(Action::end_keeping(tile))),
        }
    }

    /// One of the legal actions, each equally likely.
    pub(crate) fn sample_legal(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        if seat != self.active || self.phase == Phase::Over {
            return None;
        }
        if self.phase == Phase::Building {
            return self.sample_building(chance);
        }
        let mut count = 0;
        self.each_simple(&mut |_| count += 1);
        let mut pick = Pick::new(chance.below(count));
        self.each_simple(&mut |action| pick.offer(action));
        pick.chosen
    }

    fn sample_building(&self, chance: &mut Chance) -> Option<Action> {
        let tiles = self
            .hand()
            .into_iter()
            .filter(|tile| *tile != Tile::NONE)
            .count();
        let means = self.means();
        let (mut sites, mut others) = (0, 0);
        if tiles > 0 {
            self.garden()
                .each_site(means, &mut |site| sites += site.opens.count_ones());
        }
        self.each_decoration(&mut |_, _| others += 1);
        self.each_end(&mut |_| others += 1);
        let placements = sites * (TURNS * tiles) as u32;
        let choice = chance.below(placements + others);
        if choice < placements {
            return self.nth_placement(choice, sites);
        }
        let mut pick = Pick::new(choice - placements);
        self.each_decoration(&mut |kind, (from, to)| pick.offer(Action::decorate(kind, from, to)));
        self.each_end(&mut |action| pick.offer(action));
        pick.chosen
    }

    /// The placement with this number; `sites` is how many places with open corners there are.
    fn nth_placement(&self, number: u32, sites: u32) -> Option<Action> {
        let turns = TURNS as u32;
        let tile = self.hand()[(number / (sites * turns)) as usize & 1];
        let turn = Turn((number % turns) as u8);
        let mut left = number / turns % sites;
        let mut chosen = None;
        self.garden().each_site(self.means(), &mut |site| {
            let count = site.opens.count_ones();
            if left < count && chosen.is_none() {
                let open = opens(site.opens).nth(left as usize).flatten();
                chosen = Some(Action::place(tile, lay(site, turn, open)));
            }
            left = left.wrapping_sub(count);
        });
        chosen
    }
}

fn lay(site: Site, turn: Turn, open: Option<Corner>) -> Lay {
    Lay {
        at: site.at,
        turn,
        level: site.level,
        open,
    }
}

const NOWHERE: Lay = Lay {
    at: crate::board::Cell(0),
    turn: Turn::NONE,
    level: 0,
    open: None,
};

/// All turns for all choices of the open corner.
#[inline]
fn list_site(tile: Tile, site: Site, out: &mut Vec<Action>) {
    let base = Action::place(tile, lay(site, Turn::NONE, None)).0;
    let mut set = site.opens;
    while set != 0 {
        let first = base | set.trailing_zeros() << 2;
        out.extend_from_slice(&[
            Action(first),
            Action(first + 1),
            Action(first + 2),
            Action(first + 3),
        ]);
        set &= set - 1;
    }
}

/// Picks the action with a number out of a sequence.
struct Pick {
    left: u32,
    chosen: Option<Action>,
}

impl Pick {
    fn new(number: u32) -> Self {
        Self {
            left: number,
            chosen: None,
        }
    }

    #[inline]
    fn offer(&mut self, action: Action) {
        if self.left == 0 && self.chosen.is_none() {
            self.chosen = Some(action);
        }
        self.left = self.left.wrapping_sub(1);
    }
}
