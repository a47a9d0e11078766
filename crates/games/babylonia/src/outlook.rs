//! How good a position and a placement look, in points: the game's own judgement for bots.

use ziggurat_engine::Seat;

use crate::{
    board::{Hex, HexSet, LAND, LOCATIONS, TOKENS_PER_PLAYER, ZIGGURATS},
    legal::bits,
    pieces::{Card, Token},
    state::{Babylonia, MAX_PLAYERS},
};

/// What a ziggurat card is worth at the start and at the end of a game, in points.
const CARD_WORTH: [(f32, f32); 9] = [
    (10.0, 10.0), // ten points
    (8.0, 4.0),   // extra turn
    (9.0, 0.0),   // seven tokens
    (5.0, 0.0),   // three nobles
    (6.0, 0.0),   // noble with farmers
    (7.0, 0.0),   // nobles in fields
    (12.0, 0.5),  // city bonus
    (8.0, 1.0),   // central land connects
    (8.0, 1.0),   // rivers connect
];
/// What winning a ziggurat is worth before the card is chosen.
const ZIGGURAT_WORTH: f32 = 9.0;
/// The share of surrounded cities that are not lost to a tie.
const NOT_TIED: f32 = 0.8;

/// What the whole position says about single placements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook<'a> {
    position: &'a Babylonia,
    seat: Seat,
    /// From 1 at the start to 0 when all tokens are placed.
    pub(crate) early: f32,
    /// What one more city of the seat will bring: a point now and one with each city won later.
    prize: f32,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(position: &'a Babylonia, seat: Seat) -> Self {
        let early = position.tokens_left();
        let cities = position.cities.count_ones() as f32;
        Self {
            position,
            seat,
            early,
            prize: 1.0 + cities * NOT_TIED * (0.35 + 0.5 * early),
        }
    }

    /// How good a placement looks, in points.
    pub(crate) fn placement(&self, token: Token, hex: Hex) -> f32 {
        let p = self.position;
        let (field, ziggurats) = p.gain(self.seat, hex);
        let own = p.tokens[self.seat.index()];
        let joined = (own & hex.neighbours()).len().min(2) as f32;
        let mut score = f32::from(field + ziggurats) + 0.6 * joined;
        for site in bits(hex.beside_sites() & p.cities) {
            score += self.beside_city(token, hex, site);
        }
        if let Some(ziggurat) = hex.beside_ziggurat().filter(|_| ziggurats > 0) {
            score += 0.5 * self.early;
            if p.scored_ziggurats >> ziggurat & 1 == 0 {
                score += ZIGGURAT_WORTH * self.race_gain(hex, ZIGGURATS[ziggurat]);
            }
        }
        score
    }

    fn beside_city(&self, token: Token, hex: Hex, site: usize) -> f32 {
        let p = self.position;
        let city = LOCATIONS[site];
        let mut score = self.prize * self.race_gain(hex, city);
        let missing = p.missing(city);
        let closes = missing == HexSet::only(hex);
        let Some(tile) = p.site_tile(site) else {
            return score;
        };
        if token.is_noble() && !hex.is_river() && tile.symbols().contains(&token) {
            score += if missing.len() <= 2 {
                1.9
            } else {
                1.2 + 0.4 * self.early
            };
        }
        if closes {
            score += self.noble_balance(city, tile);
        }
        score
    }

    /// How much a token here improves the chance to win a site.
    fn race_gain(&self, hex: Hex, site: Hex) -> f32 {
        let p = self.position;
        let mine = p.beside(self.seat, site) as f32;
        let others = Seat::all(p.players).filter(|&seat| seat != self.seat);
        let best = others.map(|seat| p.beside(seat, site)).max().unwrap_or(0) as f32;
        let missing = p.missing(site);
        let left = missing.len() as f32;
        let after = left - f32::from(u8::from(missing.contains(hex)));
        race(mine + 1.0, best, after) - race(mine, best, left)
    }

    /// The seat's noble points of a city that would be scored now, less those of the others.
    fn noble_balance(&self, city: Hex, tile: crate::pieces::Tile) -> f32 {
        let p = self.position;
        let mut balance = 0.0;
        for seat in Seat::all(p.players) {
            let points = 2.0 * p.connected_nobles(seat, city, tile).len() as f32;
            balance += if seat == self.seat {
                points
            } else {
                -points / f32::from(p.players - 1)
            };
        }
        balance
    }

    /// What a card is worth to the seat, in points.
    pub(crate) fn card(&self, card: Card) -> f32 {
        let (first, last) = CARD_WORTH[card.index()];
        let cities = f32::from(self.position.owned_cities[self.seat.index()]);
        let bonus = if card == Card::CityBonus {
            cities - 2.0
        } else {
            0.0
        };
        last + (first - last + bonus) * self.early
    }
}

/// The chance to win a site: tokens of the seat beside it, those of the best rival, land left.
fn race(mine: f32, best: f32, left: f32) -> f32 {
    let lead = mine - best;
    if left < 0.5 {
        return if lead > 0.0 {
            1.0
        } else if lead < 0.0 {
            0.0
        } else {
            0.3
        };
    }
    let x = lead / (0.6 * left + 0.5);
    0.5 + 0.5 * x / (1.0 + x.abs())
}

impl Babylonia {
    /// The share of all tokens that is not on the board yet.
    fn tokens_left(&self) -> f32 {
        let all = f32::from(TOKENS_PER_PLAYER.iter().sum::<u8>()) * f32::from(self.players);
        let left: u16 = Seat::all(self.players)
            .map(|s| u16::from(self.stand_count(s)) + u16::from(self.supply_count(s)))
            .sum();
        f32::from(left) / all
    }

    /// The points that each seat may expect at the end.
    pub(crate) fn expected_points(&self) -> [f32; MAX_PLAYERS] {
        let early = self.tokens_left();
        let mut expected = [0.0; MAX_PLAYERS];
        let wins = self.expect_cities(early, &mut expected);
        for seat in Seat::all(self.players) {
            let i = seat.index();
            let per_city = if self.has_card(seat, Card::CityBonus) {
                1.4
            } else {
                1.0
            };
            expected[i] +=
                f32::from(self.total(seat)) + wins * per_city * f32::from(self.owned_cities[i]);
            expected[i] += self.touched_ziggurats(seat).count() as f32 * 2.5 * early;
            let outlook = Outlook {
                position: self,
                seat,
                early,
                prize: 0.0,
            };
            let unspent = self.owned_cards[i]
                .iter()
                .filter(|&card| !self.spent_cards.contains(card));
            expected[i] += unspent
                .filter(|&card| card != Card::CityBonus)
                .map(|card| outlook.card(card))
                .sum::<f32>();
        }
        for (ziggurat, hex) in self.ziggurats_in_use() {
            if self.scored_ziggurats >> ziggurat & 1 == 0 {
                self.share_out(hex, ZIGGURAT_WORTH * self.likely(hex, early), &mut expected);
            }
        }
        expected
    }

    /// Adds what the cities on the board promise, and says how many are still likely to be won.
    fn expect_cities(&self, early: f32, expected: &mut [f32; MAX_PLAYERS]) -> f32 {
        let all: f32 = bits(self.cities)
            .map(|site| self.likely(LOCATIONS[site], early))
            .sum();
        let wins = all * NOT_TIED;
        for site in bits(self.cities) {
            let city = LOCATIONS[site];
            // A city won halfway through pays with about half of the wins still to come.
            self.share_out(
                city,
                self.likely(city, early) * (1.0 + 0.5 * wins),
                expected,
            );
        }
        for seat in Seat::all(self.players) {
            expected[seat.index()] += self.expect_nobles(seat, early);
        }
        wins
    }

    /// What the seat's connected nobles promise, group by group.
    fn expect_nobles(&self, seat: Seat, early: f32) -> f32 {
        let mut rest = self.chain_hexes(seat);
        let own = self.tokens[seat.index()];
        let mut sum = 0.0;
        while let Some(hex) = rest.iter().next() {
            let group = HexSet::only(hex).flood(rest);
            rest = rest & !group;
            let kinds: [usize; 3] =
                std::array::from_fn(|kind| (self.nobles[kind] & group & own).len());
            if kinds == [0; 3] {
                continue;
            }
            for site in bits(self.cities) {
                let city = LOCATIONS[site];
                if let Some(tile) = self
                    .site_tile(site)
                    .filter(|_| city.neighbours().meets(group))
                {
                    let nobles: usize = tile
                        .symbols()
                        .iter()
                        .map(|token| kinds[token.index()])
                        .sum();
                    sum += 2.0 * nobles as f32 * self.likely(city, early);
                }
            }
        }
        sum
    }

    /// How likely a site is to be surrounded before the game ends.
    fn likely(&self, site: Hex, early: f32) -> f32 {
        let missing = self.missing(site).len() as f32;
        let pace = 0.12 + early;
        pace / (pace + 0.055 * missing)
    }

    /// Shares a prize out among the seats by their chances to win the site.
    fn share_out(&self, site: Hex, prize: f32, expected: &mut [f32; MAX_PLAYERS]) {
        let around = site.neighbours();
        let left = (around & LAND & self.free).len();
        let mut weights = [0.0; MAX_PLAYERS];
        for seat in Seat::all(self.players) {
            let count = 1.0 + (self.tokens[seat.index()] & around).len() as f32;
            let square = count * count;
            weights[seat.index()] = if left <= 2 { square * square } else { square };
        }
        let sum: f32 = weights.iter().sum();
        for (value, weight) in expected.iter_mut().zip(weights) {
            *value += NOT_TIED * prize * weight / sum;
        }
    }

    /// The expected points as shares of the victory.
    pub(crate) fn victory_shares(&self, values: &mut [f32]) {
        let expected = self.expected_points();
        let seats = usize::from(self.players);
        let spread = 4.0 + 10.0 * self.tokens_left();
        let best = expected[..seats].iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (value, points) in values.iter_mut().zip(&expected[..seats]) {
            *value = ((points - best) / spread).exp();
            sum += *value;
        }
        values.iter_mut().for_each(|value| *value /= sum);
    }
}
