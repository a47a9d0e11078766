//! From a document to a position; what cannot be read is refused with the reason.

use super::{CityDocument, Discard, Document, DugDocument, HeldLeader, StageDocument};
use crate::{
    action::Tile,
    cards::{Board, Card, CardSet},
    city::Counts,
    state::{
        City, Count, FaceDown, HAND_ROOM, Hand, LEADER_ROOM, LEADER_UNDER, LeaderSlot, MAX_FRESH,
        MOMENTS, Phase, SevenWonders,
    },
};

/// Nobody has more of anything that is counted.
const MOST: u8 = 40;
/// Nobody has more of what there is little of.
const MOST_FEW: u8 = Counts::MOST;
/// Nobody has more coins.
const MOST_COINS: u16 = 2_000;

impl TryFrom<Document> for SevenWonders {
    type Error = String;

    fn try_from(document: Document) -> Result<Self, String> {
        let players = document.players;
        if !(2..=8).contains(&players) {
            return Err(format!("players: 7 Wonders is for 2 to 8, not {players}"));
        }
        let mut position = Self::bare(players, document.options);
        let cities = position.cities();
        if document.cities.len() != cities {
            return Err(format!(
                "cities: there are {}, not {cities}",
                document.cities.len()
            ));
        }
        if !(1..=3).contains(&document.age) {
            return Err(format!("age: there is no age {}", document.age));
        }
        position.age = document.age;
        position.phase = document.phase;
        document.set_time(&mut position)?;
        document.set_table(&mut position)?;
        for (number, city) in document.cities.iter().enumerate() {
            city.set(&mut position, number)?;
        }
        document.set_discards(&mut position)?;
        document.set_phase(&mut position)?;
        position.refresh_all();
        Ok(position)
    }
}

impl Document {
    fn set_time(&self, position: &mut SevenWonders) -> Result<(), String> {
        let hand = self.cities[0].hand.len();
        let turn = match self.turn {
            Some(turn) => turn,
            None if hand == 0 => 1,
            None => (usize::from(position.hand_size()) + 1)
                .saturating_sub(hand)
                .max(1) as u8,
        };
        let turn = match self.phase {
            Phase::Recruit => 0,
            _ => turn,
        };
        if turn > position.turns() {
            return Err(format!("turn: there is no turn {turn}"));
        }
        position.turn = turn;
        match self.phase {
            phase if phase.city().is_some_and(|city| city >= position.cities()) => {
                Err("phase: there is no such city".into())
            }
            Phase::LeaderDraft { pick } if !(1..=3).contains(&pick) => {
                Err(format!("phase: there is no pick {pick}"))
            }
            Phase::Draft { pick } if !(1..=2).contains(&pick) => {
                Err(format!("phase: there is no pick {pick}"))
            }
            _ => Ok(()),
        }
    }

    fn set_table(&self, position: &mut SevenWonders) -> Result<(), String> {
        if self.tower.len() > usize::from(Tile::COUNT) {
            return Err("tower: there are 24 tiles".into());
        }
        for tile in &self.tower {
            position.tower.place(tile.number());
        }
        self.set_free_city(position)?;
        let cities = position.cities();
        let mask = |all: &[u8]| {
            let known = all.iter().all(|city| usize::from(*city) < cities);
            let set = || all.iter().fold(0u8, |set, city| set | 1 << city);
            known.then(set).ok_or("digs: there is no such city")
        };
        position.digs = mask(&self.digs)?;
        position.solomons = mask(&self.solomons)?;
        position.recruits = mask(&self.recruits)?;
        position.courtesans = mask(&self.courtesans)?;
        for &DugDocument { seat, age, turn } in &self.dug {
            if seat.0 >= position.players {
                return Err(format!("dug: there is no seat {seat}"));
            }
            let last = position.last_card_slot() + 1;
            let known = (1..=position.age).contains(&age) && usize::from(turn) <= last;
            if !known {
                return Err("dug: that is no moment so far".into());
            }
            position.dug[seat.index()] = SevenWonders::moment_of(age, turn.into()) as u8;
        }
        position.set_project(self.project);
        position.project_tokens = self.project_tokens;
        position.tokens_before = self.tokens_before.unwrap_or(self.project_tokens);
        if position.project_tokens > 8 || position.tokens_before > 8 {
            return Err("project_tokens: there are not so many".into());
        }
        Ok(())
    }

    /// The Free City's pile, and what was drawn for it (SWB-15.2, SWB-15.4).
    fn set_free_city(&self, position: &mut SevenWonders) -> Result<(), String> {
        let laid = &mut position.laid;
        if self.pile.len() > laid.pile().len() || self.drawn.len() > laid.drawn().len() {
            return Err("pile, drawn: too many cards, or no Free City".into());
        }
        for (place, card) in laid.pile_mut().iter_mut().zip(&self.pile) {
            *place = *card as u8;
        }
        laid.pile_mut().sort_unstable();
        for (turn, card) in self.drawn.iter().enumerate() {
            laid.draw(turn, *card);
        }
        Ok(())
    }

    fn set_discards(&self, position: &mut SevenWonders) -> Result<(), String> {
        let placed = |discard: &&Discard| matches!(discard, Discard::Laid { .. });
        for discard in self.discards.iter().filter(placed) {
            if let Discard::Laid {
                card,
                age,
                turn,
                city,
                ref could_build,
            } = *discard
            {
                let found =
                    moment(position, age, turn).filter(|_| usize::from(city) < position.cities());
                let moment =
                    found.ok_or_else(|| format!("discards: {card}: that is no moment so far"))?;
                lay(position, moment, city.into(), card, false)?;
                set_could_build(position, (moment, city.into()), could_build)?;
            }
        }
        for discard in &self.discards {
            if let Discard::Card(card) = *discard {
                let (moment, city) = free_place(position, card, None).ok_or_else(|| {
                    format!("discards: there is no moment at which {card} can have been laid")
                })?;
                lay(position, moment, city, card, false)?;
            }
        }
        Ok(())
    }

    fn set_phase(&self, position: &mut SevenWonders) -> Result<(), String> {
        if let Phase::LeaderDraft { pick } = self.phase {
            let kept = usize::from(pick - 1);
            position
                .city
                .iter_mut()
                .for_each(|city| city.leaders[kept..].sort_unstable());
        }
        if let Phase::Draft { pick } = self.phase {
            let kept = usize::from(pick - 1);
            position
                .city
                .iter_mut()
                .for_each(|city| city.tiles[kept..].sort_unstable());
        }
        position.asked = match self.phase {
            Phase::Sides | Phase::LeaderDraft { .. } | Phase::Draft { .. } => {
                position.all_players()
            }
            Phase::Recruit => position.recruiting_cities(),
            Phase::Losses => position.indebted_cities(),
            Phase::Turn => ((1u16 << position.cities()) - 1) as u8,
            Phase::LastCard => position.last_card_cities(),
            Phase::Dig { city } | Phase::ExtraLeader { city } | Phase::Courtesans { city } => {
                1 << city
            }
            Phase::Penalty => match self.project {
                Some(project) => position.cities_with_choice(project),
                None => return Err("phase: penalty without a project".into()),
            },
            Phase::Over => 0,
        };
        Ok(())
    }
}

/// The moment of a turn of an age, if it is not in the future.
fn moment(position: &SevenWonders, age: u8, turn: u8) -> Option<usize> {
    let last = position.destroyed_slot() + 1;
    let fits = (1..=position.age).contains(&age) && (1..=last).contains(&usize::from(turn));
    fits.then(|| SevenWonders::moment_of(age, usize::from(turn) - 1))
}

fn lay(
    position: &mut SevenWonders,
    moment: usize,
    city: usize,
    card: Card,
    under: bool,
) -> Result<(), String> {
    if position.laid.at(moment, city).card().is_some() {
        return Err(format!(
            "{card}: city {city} has laid another card at this moment"
        ));
    }
    let laid = FaceDown::new(card, under);
    position.laid.lay(moment, city, laid);
    Ok(())
}

fn set_could_build(
    position: &mut SevenWonders,
    (moment, city): (usize, usize),
    cards: &[Card],
) -> Result<(), String> {
    let age = moment / MOMENTS + 1;
    if cards.iter().any(|card| usize::from(card.age()) != age) {
        return Err("could_build: only cards of that age".into());
    }
    match position.is_city_turn(moment, city) {
        true => {
            let could = cards.iter().fold(0, |set, card| set | card.bit_in_age());
            position.laid.note_could_build(moment, could);
        }
        false if cards.is_empty() => {}
        false => return Err("could_build: only for the Free City, in a turn (SWB-15.6)".into()),
    }
    Ok(())
}

/// A moment of the card's age at which a city has laid nothing yet.
fn free_place(position: &SevenWonders, card: Card, city: Option<usize>) -> Option<(usize, usize)> {
    let first = SevenWonders::moment_of(card.age(), 0);
    let open = position.first_open_moment();
    let moments = (first..=first + position.last_card_slot()).filter(|moment| *moment < open);
    let cities = || (0..position.cities()).filter(|other| city.is_none_or(|city| city == *other));
    let mut places = moments.flat_map(|moment| cities().map(move |city| (moment, city)));
    places.find(|(moment, city)| position.laid.at(*moment, *city).card().is_none())
}

impl CityDocument {
    fn set(&self, position: &mut SevenWonders, number: usize) -> Result<(), String> {
        let mut city = City::EMPTY;
        city.set_board(Board {
            wonder: self.wonder,
            side: self.side,
        });
        self.set_cards(&mut city)
            .map_err(|error| format!("city {number}: {error}"))?;
        self.set_counts(&mut city)
            .map_err(|error| format!("city {number}: {error}"))?;
        self.set_tiles(&mut city)
            .map_err(|error| format!("city {number}: {error}"))?;
        self.set_leaders(&mut city)
            .map_err(|error| format!("city {number}: {error}"))?;
        position.city[number] = city;
        position.set_fresh(number, &self.fresh);
        position.owed[number] = self.owed;
        position.debt[number] = self.debt;
        let mut stages = self.stages.clone();
        stages.sort_by_key(|stage| stage.turn.is_none());
        for stage in &stages {
            set_stage(position, number, *stage)
                .map_err(|error| format!("city {number}: {error}"))?;
        }
        Ok(())
    }

    fn set_cards(&self, city: &mut City) -> Result<(), String> {
        if self.hand.len() > HAND_ROOM {
            return Err("hand: too many cards".into());
        }
        city.hand = Hand::new(self.hand.iter().copied());
        for &card in &self.structures {
            if city.built.meets(&card.facts().twins) {
                return Err(format!("structures: a second {card} (SWB-1.4)"));
            }
            city.built.insert(card);
        }
        let fresh: CardSet = self.fresh.iter().copied().collect();
        if self.fresh.len() > MAX_FRESH
            || usize::from(fresh.len()) < self.fresh.len()
            || !fresh.without(&city.built).is_empty()
        {
            return Err("fresh: only structures of the city, four at most".into());
        }
        city.choice = self.choice.unwrap_or(crate::action::Action::NONE);
        Ok(())
    }

    fn set_counts(&self, city: &mut City) -> Result<(), String> {
        let many = [self.defeats, self.shield_tokens, self.owed, self.debt];
        let many = many.iter().chain(&self.victories).max();
        let few = [self.diplomacy, self.markers, self.joined];
        let few = few.iter().chain(&self.owed_per);
        let few = few.chain(self.tokens.values()).max();
        if self.coins > MOST_COINS || many > Some(&MOST) || few > Some(&MOST_FEW) {
            return Err("nobody can have so many coins or tokens".into());
        }
        city.coins = self.coins;
        city.victories = self.victories;
        city.defeats = self.defeats;
        city.set_count(Count::Diplomacy, self.diplomacy);
        for (token, &count) in &self.tokens {
            city.set_count(Count::Token(*token), count);
        }
        city.shield_tokens = self.shield_tokens;
        city.set_count(Count::Markers, self.markers);
        city.set_count(Count::Joined, self.joined);
        city.use_means(self.used.0);
        city.set_owed_per(self.owed_per);
        city.set_black_built(self.black_built);
        city.set_bank_gained(self.bank_gained);
        city.set_joined_now(self.joined_now);
        city.set_free_built(self.free_built);
        city.set_start_lost(self.start_lost);
        Ok(())
    }

    fn set_tiles(&self, city: &mut City) -> Result<(), String> {
        if self.tiles.len() > 3 || self.tower > 3 {
            return Err("tiles: everybody has three".into());
        }
        for (place, tile) in city.tiles.iter_mut().zip(&self.tiles) {
            *place = tile.map_or(0, crate::action::Tile::number);
        }
        for tile in &self.committed {
            let slot = city.tiles.iter_mut().find(|slot| **slot == tile.number());
            *slot.ok_or("committed: only own tiles")? |= City::COMMITTED;
        }
        city.set_count(Count::TowerTiles, self.tower);
        Ok(())
    }
}

impl CityDocument {
    fn set_leaders(&self, city: &mut City) -> Result<(), String> {
        if self.leader_hand.len() > LEADER_ROOM {
            return Err("leader_hand: too many leaders".into());
        }
        for &leader in &self.leaders {
            if city.recruited().contains(leader) {
                return Err(format!("leaders: a second {leader} (SWL-4.5)"));
            }
            city.recruit(leader);
        }
        for (slot, held) in city.leaders.iter_mut().zip(&self.leader_hand) {
            *slot = match *held {
                None => LeaderSlot::EMPTY,
                Some(HeldLeader::Hand(leader)) => LeaderSlot::new(leader, 0),
                Some(HeldLeader::Used { leader, used }) if (1..=3).contains(&used) => {
                    LeaderSlot::new(leader, used)
                }
                Some(_) => return Err("leader_hand: there is no such age".into()),
            };
        }
        city.copy(self.copied);
        if let Some(leader) = self.fresh_leader {
            city.note_fresh_recruit(leader);
        }
        if self.copied.is_some() && self.fresh_copy {
            city.note_fresh_copy();
        }
        Ok(())
    }
}

fn set_stage(position: &mut SevenWonders, city: usize, stage: StageDocument) -> Result<(), String> {
    let StageDocument {
        stage,
        card,
        turn,
        recruitment,
        buried,
    } = stage;
    let place = usize::from(stage).wrapping_sub(1);
    if place >= position.city[city].board().stages() || position.city[city].has_stage(place) {
        return Err(format!(
            "stages: {stage} is built twice or not on the board"
        ));
    }
    let under = match (card, recruitment) {
        (Some(card), None) => card_under(position, city, card, turn)?,
        (None, Some(age)) if (1..=position.age).contains(&age) && turn.is_none() => {
            LEADER_UNDER + age
        }
        _ => return Err(format!("stages: {stage}: a card or a recruitment so far")),
    };
    let here = &mut position.city[city];
    here.raise_stage(place);
    here.lay_under(place, under);
    match buried {
        Some(leader) if !here.graves.bury(place, leader) => {
            Err(format!("stages: {stage}: nobody has so many graves"))
        }
        _ => Ok(()),
    }
}

/// Lays a card under a board; the moment, from 1.
fn card_under(
    position: &mut SevenWonders,
    city: usize,
    card: Card,
    turn: Option<u8>,
) -> Result<u8, String> {
    let last = position.last_card_slot() + 1;
    let at = match turn {
        Some(turn) => moment(position, card.age(), turn).filter(|_| usize::from(turn) <= last),
        None => free_place(position, card, Some(city)).map(|(moment, _)| moment),
    };
    let at = at.ok_or_else(|| {
        format!("stages: there is no moment so far at which {card} can have been laid")
    })?;
    lay(position, at, city, card, true)?;
    Ok(at as u8 + 1)
}
