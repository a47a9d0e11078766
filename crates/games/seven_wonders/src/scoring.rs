//! Points by category, the choices at the end of the game, and who wins (sections SWB-11 to SWB-13).

use ziggurat_engine::{Outcome, Points};

use crate::{
    around::CityId,
    cards::{
        CARDS, COINS_PER_POINT, Card, CardSet, Effect, Leader, TOKEN_POINTS, TOWER_POINTS,
        VICTORIES,
    },
    leaders::{LeaderSet, effects_of},
    pieces::{Colour, Symbol, Token},
    science::{Science, Symbols},
    state::{Count, SevenWonders},
};

/// The categories in the order of the score pad (SWB-11.2, SWL-10.1, SWC-9.1).
pub(crate) const CATEGORIES: &[&str] = &[
    "military", "coins", "wonder", "civilian", "science", "commerce", "guilds", "tower",
    "projects", "leaders", "cities", "debt",
];

/// Points by category, in the order of [`CATEGORIES`].
pub(crate) type Sheet = [i32; 12];

const SCIENCE: usize = 4;
const GUILDS: usize = 6;
const PROJECTS: usize = 8;
const LEADERS: usize = 9;

/// What a city chooses at the end of the game (SWB-11.5).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EndChoice {
    science: i32,
    /// The points of SWP-5.7.
    bonus: i32,
    /// The copied guild (SWB-9.7), and the leader that it copies (SWL-9.2).
    pub(crate) guild: Option<Card>,
    pub(crate) leader: Option<Leader>,
    /// Points of the guild, and of the leader.
    guild_points: i32,
    leader_points: i32,
}

impl EndChoice {
    fn sum(&self) -> i32 {
        self.science + self.bonus + self.guild_points + self.leader_points
    }
}

/// The symbol on a green card.
fn symbol(card: Card) -> Option<Symbol> {
    card.facts().effects.iter().find_map(|effect| {
        let Effect::Science(symbol) = effect else {
            return None;
        };
        Some(*symbol)
    })
}

impl SevenWonders {
    /// The points of a city as they stand, by category.
    pub(crate) fn sheet(&self, city: CityId) -> Sheet {
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
            i32::from(TOWER_POINTS[usize::from(here.count(Count::TowerTiles).min(3))]), // SWT-7.1
            self.project_points(city),
            self.leader_points(city, here.active_leaders()),
            colour(Colour::Black),
            -i32::from(self.debt[city]), // SWC-4.5
        ];
        let end = self.end_choice(city);
        sheet[SCIENCE] = end.science;
        sheet[PROJECTS] += end.bonus;
        sheet[GUILDS] += end.guild_points;
        sheet[LEADERS] += end.leader_points;
        sheet
    }

    /// Points of structures (SWB-13.1).
    fn structure_points(&self, city: CityId, among: CardSet) -> i32 {
        let cards = self.city[city].built.and(&among);
        cards.iter().map(|card| self.card_points(city, card)).sum()
    }

    /// What a card scores as if it stood in this city.
    pub(crate) fn card_points(&self, city: CityId, card: Card) -> i32 {
        CARDS[card.index()]
            .effects
            .iter()
            .map(|effect| self.points(city, *effect, None))
            .sum()
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "`at_once` names every effect"
    )]
    fn points(&self, city: CityId, effect: Effect, under: Option<Colour>) -> i32 {
        match effect {
            Effect::Points(points) => points.into(),
            Effect::PointsPer {
                amount,
                what,
                scope,
            } => i32::from(amount) * i32::from(self.count(city, what, scope, under)),
            Effect::PointsPerSet { amount, colours } => {
                i32::from(amount) * i32::from(self.colour_sets(city, colours))
            }
            _ => 0,
        }
    }

    /// What leaders score as if they were in play here, science apart (SWL-4.3, SWL-10.1).
    fn leader_points(&self, city: CityId, leaders: LeaderSet) -> i32 {
        effects_of(leaders)
            .map(|effect| self.points(city, effect, None))
            .sum()
    }

    /// SWB-9.1
    fn wonder_points(&self, city: CityId) -> i32 {
        let stages = self.stage_effects(city);
        let points: i32 = stages
            .map(|(stage, effect)| self.points(city, effect, self.colour_under(city, stage)))
            .sum();
        points + self.grave_points(city)
    }

    /// Markers, guild fame and Wonder fame (SWP-5.8, SWP-5.9, SWP-6.1).
    fn project_points(&self, city: CityId) -> i32 {
        let here = &self.city[city];
        let worth =
            |token: Token| i32::from(here.token(token)) * i32::from(TOKEN_POINTS[token.index()]);
        let purple = CardSet::of_colour(Colour::Purple);
        let guilds = |city: CityId| i32::from(self.city[city].built.and(purple).len());
        let around: i32 = [city, self.left(city), self.right(city)]
            .into_iter()
            .map(guilds)
            .sum();
        worth(Token::VpPerGuild) * around
            + worth(Token::VpPerOwnWonderStage) * i32::from(here.stage_count())
            - i32::from(here.count(Count::Markers))
    }

    /// What the city has for science.
    pub(crate) fn science(&self, city: CityId) -> Science {
        let here = &self.city[city];
        let mut science = Science::default();
        for card in here.built.and(CardSet::of_colour(Colour::Green)).iter() {
            if let Some(symbol) = symbol(card) {
                science.symbols[symbol.index()] += 1;
            }
        }
        science.wild += i32::from(here.built.contains(Card::ScientistsGuild));
        let black = here.built.and(CardSet::of_colour(Colour::Black));
        let masks = black.iter().flat_map(|card| card.facts().effects).copied();
        let stages = self.stage_effects(city).map(|(_, effect)| effect);
        let leaders = effects_of(here.active_leaders());
        masks
            .chain(stages)
            .chain(leaders)
            .for_each(|effect| science.add(effect));
        if science.copies > 0 {
            science.around = self.symbols_around(city);
        }
        science.set_bonus = i32::from(here.token(Token::VpPerScienceSet))
            * i32::from(TOKEN_POINTS[Token::VpPerScienceSet.index()]);
        science
    }

    fn symbols_around(&self, city: CityId) -> Symbols {
        let green = |city: CityId| self.city[city].built.and(CardSet::of_colour(Colour::Green));
        let around = green(self.left(city)).or(&green(self.right(city)));
        around.iter().filter_map(symbol).collect()
    }

    /// Science, the bonus of SWP-5.7 and the copied guild, chosen together for the best total
    /// (SWB-9.7, SWB-11.5, SWC-9.2).
    pub(crate) fn end_choice(&self, city: CityId) -> EndChoice {
        let science = self.science(city);
        let (points, bonus) = science.best();
        let plain = EndChoice {
            science: points,
            bonus,
            ..EndChoice::default()
        };
        if !self.has_power(city, Effect::CopyGuild) {
            return plain;
        }
        let mut best = plain;
        let mut offer = |choice: EndChoice| {
            if choice.sum() > best.sum() {
                best = choice;
            }
        };
        for guild in self.guilds_around(city).iter() {
            let mut choice = EndChoice {
                guild: Some(guild),
                guild_points: self.card_points(city, guild),
                ..plain
            };
            if guild == Card::CourtesansGuild {
                for leader in self.leaders_around(city) {
                    offer(self.copying(city, leader, science, choice));
                }
                continue;
            }
            if guild == Card::ScientistsGuild {
                let mut more = science;
                more.wild += 1;
                (choice.science, choice.bonus) = more.best();
            }
            offer(choice);
        }
        best
    }

    /// A guild is copied that copies a leader in turn: what counts at the end (SWL-9.2).
    fn copying(
        &self,
        city: CityId,
        leader: Leader,
        mut science: Science,
        choice: EndChoice,
    ) -> EndChoice {
        let effects = leader.facts().effects.iter();
        effects.for_each(|effect| science.add(*effect));
        let (points, bonus) = science.best();
        EndChoice {
            science: points,
            bonus,
            leader: Some(leader),
            leader_points: self.leader_points(city, [leader].into_iter().collect()),
            ..choice
        }
    }

    /// The guilds of both neighbours.
    pub(crate) fn guilds_around(&self, city: CityId) -> CardSet {
        let guilds = |city: CityId| {
            self.city[city]
                .built
                .and(CardSet::of_colour(Colour::Purple))
        };
        guilds(self.left(city)).or(&guilds(self.right(city)))
    }

    /// The points of all players as they stand.
    pub(crate) fn all_points(&self) -> Vec<Points> {
        let players = self.own_cities();
        players.map(|city| self.points_by_category(city)).collect()
    }

    pub(crate) fn points_by_category(&self, city: CityId) -> Points {
        let sheet = self.sheet(city);
        Points::new(CATEGORIES.iter().copied().zip(sheet).collect())
    }

    /// Most points, then most coins (SWB-11.3, SWB-11.4, SWB-15.10).
    pub(crate) fn ranking(&self) -> Outcome {
        let points = self.all_points();
        if self.options.teams {
            return self.team_ranking(points);
        }
        let keys: Vec<_> = points
            .iter()
            .zip(self.city.of(self.players.into()))
            .map(|(points, city)| (points.sum, city.coins))
            .collect();
        Outcome::ranked(&keys, points, "last_age")
    }
}
