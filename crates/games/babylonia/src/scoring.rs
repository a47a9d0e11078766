//! Points: beside ziggurats, for connected nobles, for cities, and who wins.

use ziggurat_engine::{Log, Outcome, Points, Seat};

use crate::{
    board::{
        CENTRAL, CITIES_PER_BONUS, Hex, HexSet, LAND, LOCATIONS, POINTS_PER_CITY, POINTS_PER_NOBLE,
        POINTS_PER_ZIGGURAT, RIVER, ZIGGURATS, ziggurats_in_use,
    },
    event::Event,
    legal::bits,
    pieces::{Card, Tile},
    state::{Babylonia, CATEGORIES, Category, MAX_PLAYERS, Phase},
};

impl Babylonia {
    /// What a token of the seat on this hex brings: a point for each ziggurat it then touches, if
    /// the hex lies beside one (BAB-5.9, BAB-7.6).
    #[inline]
    pub(crate) fn ziggurat_points(&self, seat: Seat, hex: Hex) -> u16 {
        let in_use = ziggurats_in_use(self.players);
        let Some(here) = hex.beside_ziggurat().filter(|here| in_use >> here & 1 == 1) else {
            return 0;
        };
        let own = self.tokens[seat.index()];
        let others = bits((in_use & !(1 << here)).into());
        let touched = others
            .filter(|&z| own.meets(ZIGGURATS[z].neighbours()))
            .count();
        (1 + touched as u16) * POINTS_PER_ZIGGURAT
    }

    /// What a token on this hex would bring at once: field points and ziggurat points.
    #[must_use]
    pub fn gain(&self, seat: Seat, hex: Hex) -> (u16, u16) {
        let field = self
            .tile(hex)
            .map_or(0, |tile: Tile| tile.field_value(self.all_owned_cities()));
        (field, self.ziggurat_points(seat, hex))
    }

    /// The ziggurats that the seat has tokens beside.
    pub(crate) fn touched_ziggurats(&self, seat: Seat) -> impl Iterator<Item = Hex> + use<> {
        let own = self.tokens[seat.index()];
        let touches = move |(_, site): (usize, Hex)| own.meets(site.neighbours()).then_some(site);
        self.ziggurats_in_use().filter_map(touches)
    }

    /// The hexes through which the seat's chains run (BAB-6.5, BAB-8.12, BAB-8.13, BAB-8.15).
    #[inline]
    pub(crate) fn chain_hexes(&self, seat: Seat) -> HexSet {
        let mut chain = self.tokens[seat.index()];
        if self.has_card(seat, Card::CentralLandConnects) {
            chain |= self.free & CENTRAL & LAND;
        }
        if self.has_card(seat, Card::RiversConnect) {
            chain |= self.free & RIVER;
        }
        chain
    }

    /// The seat's face-up nobles that the city shows and that are connected to it (BAB-6.4 to 6.6).
    #[inline]
    pub(crate) fn connected_nobles(&self, seat: Seat, city: Hex, tile: Tile) -> HexSet {
        let mut wanted = HexSet::EMPTY;
        for token in tile.symbols() {
            wanted |= self.nobles[token.index()];
        }
        let wanted = wanted & self.tokens[seat.index()];
        if wanted.is_empty() {
            return wanted;
        }
        city.neighbours().flood(self.chain_hexes(seat)) & wanted
    }

    /// The seat with strictly the most tokens beside a site (BAB-6.9, BAB-6.11, BAB-7.2, BAB-7.4).
    pub(crate) fn majority(&self, site: Hex) -> Option<Seat> {
        let mut best = (0, None);
        for seat in Seat::all(self.players) {
            let count = self.beside(seat, site);
            if count > best.0 {
                best = (count, Some(seat));
            } else if count == best.0 {
                best.1 = None;
            }
        }
        best.1
    }

    /// Scores a city: first the nobles of all players, then the city itself (BAB-6.8).
    pub(crate) fn score_city(&mut self, site: usize, log: &mut impl Log<Event>) {
        let Some(tile) = self.site_tile(site) else {
            return;
        };
        let hex = LOCATIONS[site];
        let mut nobles = [0; MAX_PLAYERS];
        let mut connected = HexSet::EMPTY;
        for seat in Seat::all(self.players) {
            let own = self.connected_nobles(seat, hex, tile);
            connected |= own;
            nobles[seat.index()] = own.len() as u16 * POINTS_PER_NOBLE;
            self.add_points(seat, Category::Nobles, nobles[seat.index()]);
        }
        let winner = self.majority(hex);
        self.set_tile(site, None); // BAB-6.12
        let (cities, bonus) = match winner {
            Some(seat) => self.win_city(seat),
            None => Default::default(), // BAB-6.11
        };
        log.event(|| Event::CityScored {
            hex,
            tile,
            winner,
            nobles: self.per_seat(nobles),
            connected: connected.iter().collect(),
            beside: Seat::all(self.players)
                .map(|seat| self.beside(seat, hex) as u8)
                .collect(),
            cities: self.per_seat(cities),
            bonus: self.per_seat(bonus),
        });
    }

    /// The winner takes the city, and all players score their own cities (BAB-6.10, BAB-8.11).
    fn win_city(&mut self, winner: Seat) -> ([u16; MAX_PLAYERS], [u16; MAX_PLAYERS]) {
        self.owned_cities[winner.index()] += 1;
        let mut cities = [0; MAX_PLAYERS];
        let mut bonus = [0; MAX_PLAYERS];
        for seat in Seat::all(self.players) {
            let own = u16::from(self.owned_cities[seat.index()]);
            cities[seat.index()] = own * POINTS_PER_CITY;
            self.add_points(seat, Category::Cities, own * POINTS_PER_CITY);
            if self.has_card(seat, Card::CityBonus) {
                bonus[seat.index()] = own / CITIES_PER_BONUS;
                self.add_points(seat, Category::Cards, own / CITIES_PER_BONUS);
            }
        }
        (cities, bonus)
    }

    /// Scores a ziggurat: its winner chooses a card (BAB-7.2 to 7.5, BAB-7.7).
    pub(crate) fn score_ziggurat(&mut self, ziggurat: usize, log: &mut impl Log<Event>) {
        let hex = ZIGGURATS[ziggurat];
        self.scored_ziggurats |= 1 << ziggurat;
        let winner = self.majority(hex);
        if let Some(winner) = winner.filter(|_| !self.available_cards.is_empty()) {
            self.phase = Phase::TakingCard {
                ziggurat: hex,
                winner,
            };
        }
        log.event(|| Event::ZigguratScored {
            hex,
            winner,
            beside: Seat::all(self.players)
                .map(|seat| self.beside(seat, hex) as u8)
                .collect(),
        });
    }

    /// Points by category as on a score sheet.
    pub(crate) fn points_by_category(&self, seat: Seat) -> Points {
        let points = self.points[seat.index()];
        let row = |category: usize| (CATEGORIES[category], i32::from(points[category]));
        let carried = Category::Carried as usize;
        let mut rows: Vec<_> = (0..carried).map(row).collect();
        if points[carried] > 0 {
            rows.push(row(carried));
        }
        Points::new(rows)
    }

    /// The points of all seats by category.
    pub(crate) fn score_sheet(&self) -> Vec<Points> {
        Seat::all(self.players)
            .map(|seat| self.points_by_category(seat))
            .collect()
    }

    /// Who wins, once the game is over: most points, then most cities (BAB-9.5, BAB-9.6,
    /// BAB-9.8).
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let Phase::Over(reason) = self.phase else {
            return None;
        };
        let key = |seat: Seat| (self.total(seat), self.owned_cities[seat.index()]);
        let keys: Vec<_> = Seat::all(self.players).map(key).collect();
        Some(Outcome::ranked(&keys, self.score_sheet(), reason.id()))
    }

    pub(crate) fn per_seat<T: Copy>(&self, values: [T; MAX_PLAYERS]) -> Vec<T> {
        values[..usize::from(self.players)].to_vec()
    }
}
