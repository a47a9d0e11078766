//! Points by category, the choices at the end of the game, and who wins (sections SWB-11 to SWB-13).

use ziggurat_engine::{Outcome, Points, Seat};

use crate::{
    cards::{
        CARDS, COINS_PER_POINT, Card, CardSet, Effect, SET_POINTS, TOKEN_POINTS, TOWER_POINTS,
        VICTORIES,
    },
    ids::{Colour, Symbol, Token},
    state::SevenWonders,
};

/// The categories in the order of the score pad (SWB-11.2).
pub(crate) const CATEGORIES: &[&str] = &[
    "military", "coins", "wonder", "civilian", "science", "commerce", "guilds", "tower", "projects",
];

/// Points by category, in the order of [`CATEGORIES`].
pub(crate) type Sheet = [i32; 9];

const SCIENCE: usize = 4;
const GUILDS: usize = 6;
const PROJECTS: usize = 8;

/// What decides about science: symbols of each kind, symbols of choice, and copies of a neighbour's
/// green card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Science {
    pub(crate) symbols: [i32; 3],
    pub(crate) wild: i32,
    pub(crate) copies: i32,
    /// Symbols on the green cards of the neighbours, a bit each.
    pub(crate) around: u8,
    /// What a set is worth beyond the usual (SWP-5.7).
    pub(crate) set_bonus: i32,
}

impl Science {
    /// The best points for symbols, and the points of SWP-5.7 with the same choice (SWB-12.1, SWB-12.3).
    pub(crate) fn best(&self) -> (i32, i32) {
        if self.copies > 0 && self.around != 0 {
            let rest = Self {
                copies: self.copies - 1,
                ..*self
            };
            let options = (0..3).filter(|kind| self.around >> kind & 1 == 1);
            return best_of(options.map(|kind| rest.with(kind).best()));
        }
        if self.wild > 0 {
            let rest = Self {
                wild: self.wild - 1,
                ..*self
            };
            return best_of((0..3).map(|kind| rest.with(kind).best()));
        }
        let [a, b, c] = self.symbols;
        let sets = a.min(b).min(c);
        let points = a * a + b * b + c * c + i32::from(SET_POINTS) * sets;
        (points, self.set_bonus * sets)
    }

    fn with(mut self, kind: usize) -> Self {
        self.symbols[kind] += 1;
        self
    }
}

fn best_of(options: impl Iterator<Item = (i32, i32)>) -> (i32, i32) {
    options
        .max_by_key(|(science, projects)| science + projects)
        .unwrap_or_default()
}

/// The symbol on a green card.
fn symbol(card: Card) -> Option<Symbol> {
    card.facts().effects.iter().find_map(|effect| match effect {
        Effect::Science(symbol) => Some(*symbol),
        _ => None,
    })
}

impl SevenWonders {
    /// The points of a city as they stand, by category.
    pub(crate) fn sheet(&self, city: usize) -> Sheet {
        let here = &self.city[city];
        let victories: i32 = here
            .victories
            .iter()
            .zip(VICTORIES)
            .map(|(n, value)| i32::from(*n) * i32::from(value))
            .sum();
        let colour = |colour| self.structure_points(city, *CardSet::of_colour(colour));
        let mut sheet = [
            victories - i32::from(here.defeats),
            i32::from(here.coins / u16::from(COINS_PER_POINT)),
            self.wonder_points(city),
            colour(Colour::Blue),
            0,
            colour(Colour::Yellow),
            colour(Colour::Purple),
            i32::from(TOWER_POINTS[usize::from(here.tower.min(3))]), // SWT-7.1
            self.project_points(city),
        ];
        let (science, bonus, copied) = self.end_choices(city);
        sheet[SCIENCE] = science;
        sheet[PROJECTS] += bonus;
        sheet[GUILDS] += copied;
        sheet
    }

    /// Points of structures (SWB-13.1).
    fn structure_points(&self, city: usize, among: CardSet) -> i32 {
        let cards = self.city[city].built.and(&among);
        cards.iter().map(|card| self.card_points(city, card)).sum()
    }

    /// What a card scores as if it stood in this city.
    pub(crate) fn card_points(&self, city: usize, card: Card) -> i32 {
        CARDS[card.index()]
            .effects
            .iter()
            .map(|effect| self.points(city, *effect, None))
            .sum()
    }

    fn points(&self, city: usize, effect: Effect, under: Option<Card>) -> i32 {
        match effect {
            Effect::Points(points) => points.into(),
            Effect::PointsPer {
                amount,
                what,
                scope,
            } => i32::from(amount) * i32::from(self.count(city, what, scope, under)),
            _ => 0,
        }
    }

    /// SWB-9.1
    fn wonder_points(&self, city: usize) -> i32 {
        let stages = self.stage_effects(city);
        stages
            .map(|(stage, effect)| self.points(city, effect, self.card_under(city, stage)))
            .sum()
    }

    /// Markers, guild fame and Wonder fame (SWP-5.8, SWP-5.9, SWP-6.1).
    fn project_points(&self, city: usize) -> i32 {
        let here = &self.city[city];
        let worth =
            |token: Token| i32::from(here.token(token)) * i32::from(TOKEN_POINTS[token.index()]);
        let purple = CardSet::of_colour(Colour::Purple);
        let guilds = |city: usize| i32::from(self.city[city].built.and(purple).len());
        let around: i32 = [city, self.left(city), self.right(city)]
            .into_iter()
            .map(guilds)
            .sum();
        worth(Token::VpPerGuild) * around
            + worth(Token::VpPerOwnWonderStage) * i32::from(here.stage_count())
            - i32::from(here.markers)
    }

    /// What the city has for science.
    pub(crate) fn science(&self, city: usize) -> Science {
        let here = &self.city[city];
        let mut science = Science::default();
        for card in here.built.and(CardSet::of_colour(Colour::Green)).iter() {
            if let Some(symbol) = symbol(card) {
                science.symbols[symbol.index()] += 1;
            }
        }
        science.wild += i32::from(here.built.contains(Card::ScientistsGuild));
        for (_, effect) in self.stage_effects(city) {
            match effect {
                Effect::AnyScience => science.wild += 1,
                Effect::CopyScience => science.copies += 1,
                _ => {}
            }
        }
        if science.copies > 0 {
            science.around = self.symbols_around(city);
        }
        science.set_bonus = i32::from(here.token(Token::VpPerScienceSet))
            * i32::from(TOKEN_POINTS[Token::VpPerScienceSet.index()]);
        science
    }

    fn symbols_around(&self, city: usize) -> u8 {
        let green = |city: usize| self.city[city].built.and(CardSet::of_colour(Colour::Green));
        let around = green(self.left(city)).or(&green(self.right(city)));
        around
            .iter()
            .filter_map(symbol)
            .fold(0, |set, symbol| set | 1 << symbol.index())
    }

    /// Science, the bonus of SWP-5.7 and the copied guild, chosen together for the best total
    /// (SWB-9.7, SWB-11.5).
    fn end_choices(&self, city: usize) -> (i32, i32, i32) {
        let science = self.science(city);
        let (points, bonus) = science.best();
        let mut best = (points, bonus, 0);
        if !self.has_power(city, Effect::CopyGuild) {
            return best;
        }
        for guild in self.guilds_around(city).iter() {
            let (points, bonus) = if guild == Card::ScientistsGuild {
                Science {
                    wild: science.wild + 1,
                    ..science
                }
                .best()
            } else {
                (points, bonus)
            };
            let copied = self.card_points(city, guild);
            if points + bonus + copied > best.0 + best.1 + best.2 {
                best = (points, bonus, copied);
            }
        }
        best
    }

    /// The guilds of both neighbours.
    pub(crate) fn guilds_around(&self, city: usize) -> CardSet {
        let guilds = |city: usize| {
            self.city[city]
                .built
                .and(CardSet::of_colour(Colour::Purple))
        };
        guilds(self.left(city)).or(&guilds(self.right(city)))
    }

    /// The guild that SWB-9.7 copies, as the engine chooses it.
    pub(crate) fn copied_guild(&self, city: usize) -> Option<Card> {
        if !self.has_power(city, Effect::CopyGuild) {
            return None;
        }
        let science = self.science(city);
        let before = science.best();
        let worth = |guild: &Card| {
            let extra = Science {
                wild: science.wild + 1,
                ..science
            }
            .best();
            let symbol = (extra.0 + extra.1) - (before.0 + before.1);
            let gain = if *guild == Card::ScientistsGuild {
                symbol
            } else {
                0
            };
            self.card_points(city, *guild) + gain
        };
        let guilds = self.guilds_around(city);
        guilds
            .iter()
            .filter(|guild| worth(guild) > 0)
            .max_by_key(worth)
    }

    pub(crate) fn points_by_category(&self, seat: Seat) -> Points {
        let sheet = self.sheet(seat.index());
        Points::new(CATEGORIES.iter().copied().zip(sheet).collect())
    }

    /// Most points, then most coins (SWB-11.3, SWB-11.4, SWB-15.10).
    pub(crate) fn ranking(&self) -> Outcome {
        let points: Vec<Points> = Seat::all(self.players)
            .map(|seat| self.points_by_category(seat))
            .collect();
        let keys: Vec<_> = points
            .iter()
            .zip(&self.city)
            .map(|(points, city)| (points.sum, city.coins))
            .collect();
        Outcome::ranked(&keys, points, "last_age")
    }
}
