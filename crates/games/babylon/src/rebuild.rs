//! A garden from its document: built again step by step, so that only gardens that can exist come out.

use ziggurat_engine::{Chance, Seat, Silent};

use crate::{
    action::Action,
    board::{Cell, quad},
    document::{DecorationDocument, TerraceDocument},
    garden::{Garden, Lay, MOST_TERRACES},
    options::Options,
    pieces::{Decoration, Effect, Tile},
    state::{Babylon, Phase},
    tables::Pieces,
};

/// The garden, or why it cannot exist.
pub(crate) fn garden(options: &Options, terraces: &[TerraceDocument]) -> Result<Garden, String> {
    if terraces.len() > MOST_TERRACES {
        return Err(format!("a garden has at most {MOST_TERRACES} terraces"));
    }
    let mut builder = Builder::new(options);
    for (index, terrace) in terraces.iter().enumerate() {
        builder.place(terrace)?;
        builder.pending.extend(&terrace.decorations);
        builder.build(terraces.get(index + 1));
    }
    match builder.pending.first().copied() {
        None => Ok(*builder.position.garden()),
        Some(left) => Err(builder.act(action(&left)).err().unwrap_or_default()),
    }
}

/// A player with unlimited means who does it all over again.
struct Builder {
    position: Babylon,
    /// Decorations that have not been built yet.
    pending: Vec<DecorationDocument>,
}

impl Builder {
    fn new(options: &Options) -> Self {
        let mut position = Babylon::bare(2, *options);
        position.phase = Phase::Building;
        position.token = Effect::WildSpace;
        position.supply = Pieces {
            single_pillars: u8::MAX,
            double_pillars: u8::MAX,
            statues: u8::MAX,
            fountains: u8::MAX,
            staircases: u8::MAX,
            bridges: u8::MAX,
            belvederes: u8::MAX,
        };
        Self {
            position,
            pending: Vec::new(),
        }
    }

    fn act(&mut self, action: Action) -> Result<(), String> {
        // Pieces are counted elsewhere, and a wild space could be used in many rounds.
        self.position.pillars[0] = u8::MAX / 2;
        self.position.wild_used = false;
        self.position.decorated = 0;
        let checked = self.position.check_action(Seat(0), action);
        checked.map_err(|illegal| format!("{action}: not possible ({})", illegal.rule))?;
        self.position
            .carry_out(action, &mut Chance::new(0), &mut Silent);
        Ok(())
    }

    fn place(&mut self, terrace: &TerraceDocument) -> Result<(), String> {
        let lay = Lay {
            at: terrace.at,
            turn: terrace.turn,
            level: terrace.level,
            open: terrace.open,
        };
        self.position.taken = terrace.tile;
        self.act(Action::place(terrace.tile, lay))?;
        self.position.taken = Tile::NONE;
        Ok(())
    }

    /// Builds what can be built: bridges last, low ones first, because they stand in the way of others.
    fn build(&mut self, next: Option<&TerraceDocument>) {
        let bridge = |one: &DecorationDocument| one.decoration == Decoration::Bridge;
        while self.try_all(|_, one| !bridge(one)) {}
        let garden = *self.position.garden();
        self.pending.sort_by_key(|one| garden.level(one.from));
        self.try_all(|builder, one| bridge(one) && builder.is_due(one, next));
    }

    /// Tries to build these of the decorations; whether one of them could be built.
    fn try_all(&mut self, these: impl Fn(&Self, &DecorationDocument) -> bool) -> bool {
        let waiting = std::mem::take(&mut self.pending);
        let before = waiting.len();
        for one in waiting {
            if !these(self, &one) || self.act(action(&one)).is_err() {
                self.pending.push(one);
            }
        }
        self.pending.len() < before
    }

    /// Whether a bridge has to be there before the next terrace is placed. It was built right after
    /// its second end, unless decorations can be built at any time: then as late as possible.
    fn is_due(&self, bridge: &DecorationDocument, next: Option<&TerraceDocument>) -> bool {
        let Some(next) = next.filter(|_| {
            let switches = &self.position.options.tables.switches;
            !switches.decoration_must_use_placed_tile
        }) else {
            return true;
        };
        let to = bridge.to.unwrap_or(bridge.from);
        let middle = Cell((bridge.from.0 + to.0) / 2);
        let area = quad(next.at);
        let ends = bridge.from.bit() | to.bit();
        let above = next.level > self.position.garden().level(bridge.from);
        area & ends != 0 || above && area & middle.bit() != 0
    }
}

fn action(one: &DecorationDocument) -> Action {
    Action::decorate(one.decoration, one.from, one.to.unwrap_or(one.from))
}

/// How many decorations of a garden use a cell without their symbol (BYL-8.4).
pub(crate) fn wild_spaces(position: &Babylon, garden: &Garden) -> usize {
    let shows = |cell: Cell, level: u8, kind: Decoration| {
        let terrace = garden
            .terraces()
            .iter()
            .find(|t| t.level == level && t.cells().contains(&cell));
        terrace.is_some_and(|terrace| {
            let corner = cell.corner_of(terrace.at);
            let face = position.face(terrace.tile);
            corner.is_some_and(|corner| face.symbol(terrace.turn(), corner) == Some(kind))
        })
    };
    let wild = garden.decorations().filter(|one| {
        !shows(one.from, one.level, one.kind) || !shows(one.to, one.to_level, one.kind)
    });
    wild.count()
}
