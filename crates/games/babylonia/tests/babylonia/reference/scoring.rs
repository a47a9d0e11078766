//! What is surrounded, who is connected, and what it brings.

use std::collections::{BTreeSet, VecDeque};

use super::{
    board::symbols,
    model::{Model, Phase},
};

impl Model {
    /// The sites that are due (BAB-6.1, BAB-7.5).
    pub(super) fn surrounded(&self) -> BTreeSet<String> {
        let site = |hex: &&String| {
            let city = self
                .tiles
                .get(*hex)
                .is_some_and(|tile| tile.starts_with("city"));
            city || self.board[*hex].ziggurat && !self.scored.contains(*hex)
        };
        let closed = |hex: &&String| {
            let beside = self.board[*hex].beside.iter();
            let mut land = beside.filter(|hex| !self.board[*hex].river);
            land.all(|hex| self.tokens.contains_key(hex))
        };
        self.board
            .keys()
            .filter(site)
            .filter(closed)
            .cloned()
            .collect()
    }

    pub(super) fn score(&mut self, site: &str) {
        self.phase = Phase::Scoring;
        self.due.remove(site);
        if self.board[site].ziggurat {
            self.scored.insert(site.to_owned());
            if let Some(winner) = self.majority(site)
                && !self.available.is_empty()
            {
                self.phase = Phase::TakingCard(winner); // BAB-7.3
            }
        } else {
            self.score_city(site);
        }
    }

    fn score_city(&mut self, site: &str) {
        let tile = self.tiles[site].clone();
        for seat in 0..self.players {
            self.scores[seat] += 2 * self.nobles(seat, site, &symbols(&tile)); // BAB-6.4
        }
        let winner = self.majority(site);
        self.tiles.remove(site); // BAB-6.12
        let Some(winner) = winner else {
            return; // BAB-6.11
        };
        self.owned_cities[winner] += 1;
        for seat in 0..self.players {
            let own = i32::from(self.owned_cities[seat]);
            let bonus = if self.owns(seat, "city_bonus") {
                own / 2
            } else {
                0
            }; // BAB-8.11
            self.scores[seat] += own + bonus; // BAB-6.10
        }
    }

    /// The player with strictly the most tokens beside a site (BAB-6.9, BAB-7.2).
    fn majority(&self, site: &str) -> Option<usize> {
        let beside = &self.board[site].beside;
        let count = |seat: usize| {
            let own = |hex: &&String| {
                self.tokens
                    .get(*hex)
                    .is_some_and(|(owner, _)| *owner == seat)
            };
            beside.iter().filter(own).count()
        };
        let most = (0..self.players).map(count).max()?;
        let mut leaders = (0..self.players).filter(|&seat| count(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }

    /// Whether chains of the seat run through a hex (BAB-6.5, BAB-8.12, BAB-8.13).
    fn carries(&self, seat: usize, hex: &str) -> bool {
        if let Some((owner, _)) = self.tokens.get(hex) {
            return *owner == seat;
        }
        let place = &self.board[hex];
        let card = if place.river {
            "rivers_connect"
        } else {
            "central_land_connects"
        };
        self.is_free(hex) && (place.river || place.central) && self.owns(seat, card)
    }

    /// The seat's face-up nobles of these kinds that are connected to a site (BAB-6.4 to BAB-6.6).
    fn nobles(&self, seat: usize, site: &str, kinds: &BTreeSet<String>) -> i32 {
        let mut reached = BTreeSet::new();
        let mut queue: VecDeque<&String> = self.board[site].beside.iter().collect();
        while let Some(hex) = queue.pop_front() {
            if self.carries(seat, hex) && reached.insert(hex) {
                queue.extend(&self.board[hex].beside);
            }
        }
        let pays = |hex: &&&String| {
            let token = self.tokens.get(**hex);
            token.is_some_and(|(_, kind)| kinds.contains(kind)) && !self.board[**hex].river
        };
        reached.iter().filter(pays).count() as i32
    }

    /// What a token just placed on a hex brings at ziggurats (BAB-5.9).
    pub(super) fn ziggurats_touched(&self, seat: usize, hex: &str) -> i32 {
        let beside_one = self.board[hex]
            .beside
            .iter()
            .any(|hex| self.board[hex].ziggurat);
        let touched = |hex: &&String| {
            let mut beside = self.board[*hex].beside.iter();
            self.board[*hex].ziggurat
                && beside.any(|hex| {
                    self.tokens
                        .get(hex)
                        .is_some_and(|(owner, _)| *owner == seat)
                })
        };
        let all = self.board.keys().filter(touched).count() as i32;
        if beside_one { all } else { 0 }
    }
}
