//! From a position to its document.

use ziggurat_engine::Seat;

use super::{CityDocument, Discard, Document, DugDocument, StageDocument};
use crate::{
    action::{Means, Tile},
    cards::Card,
    ids::Token,
    state::{City, MAX_STAGES, MOMENTS, SevenWonders},
};

impl From<SevenWonders> for Document {
    fn from(position: SevenWonders) -> Self {
        let p = &position;
        let drawn: Vec<Option<Card>> = p
            .drawn
            .iter()
            .map(|card| Card::from_index((*card).into()))
            .collect();
        let last_draw = drawn
            .iter()
            .rposition(Option::is_some)
            .map_or(0, |at| at + 1);
        Self {
            players: p.players,
            options: p.options,
            age: p.age,
            turn: Some(p.turn),
            phase: p.phase,
            cities: (0..p.cities()).map(|city| city_document(p, city)).collect(),
            discards: p.discards().map(|place| laid(p, place)).collect(),
            tower: p.tower.iter().filter_map(|tile| Tile::new(*tile)).collect(),
            project: p.current_project(),
            project_tokens: p.project_tokens,
            tokens_before: Some(p.tokens_before),
            digs: (0..p.cities() as u8)
                .filter(|city| p.digs >> city & 1 == 1)
                .collect(),
            dug: Seat::all(p.players)
                .filter_map(|seat| dug_document(p, seat))
                .collect(),
            pile: p
                .pile
                .iter()
                .filter_map(|card| Card::from_index((*card).into()))
                .collect(),
            drawn: drawn[..last_draw].to_vec(),
        }
    }
}

fn laid(p: &SevenWonders, (moment, city, card): (usize, usize, Card)) -> Discard {
    let (age, turn) = when(moment);
    let could = p.city_turn(moment, city).map_or(0, |at| p.could_build[at]);
    Discard::Laid {
        card,
        age,
        turn,
        city: city as u8,
        could_build: Card::of_age(age)
            .filter(|card| could & card.bit_in_age() != 0)
            .collect(),
    }
}

/// Age and turn of a moment.
fn when(moment: usize) -> (u8, u8) {
    ((moment / MOMENTS) as u8 + 1, (moment % MOMENTS) as u8 + 1)
}

fn dug_document(p: &SevenWonders, seat: Seat) -> Option<DugDocument> {
    let moment = usize::from(p.dug[seat.index()]).checked_sub(1)?;
    let (age, turn) = when(moment);
    Some(DugDocument { seat, age, turn })
}

fn city_document(p: &SevenWonders, number: usize) -> CityDocument {
    let city = &p.city[number];
    let board = city.board();
    let stage = |stage: usize| {
        let moment = usize::from(city.under[stage]).checked_sub(1)?;
        Some(StageDocument {
            stage: stage as u8 + 1,
            card: p.card_under(number, stage)?,
            turn: Some(when(moment).1),
        })
    };
    let in_tower = |tile: u8| Tile::new(tile & !City::COMMITTED);
    let has_tiles = city.tiles != [0; 3] || city.tower > 0;
    CityDocument {
        wonder: board.wonder,
        side: board.side,
        coins: city.coins,
        structures: city.built.iter().collect(),
        fresh: city
            .fresh
            .iter()
            .filter_map(|card| Card::from_index((*card).into()))
            .collect(),
        stages: (0..MAX_STAGES).filter_map(stage).collect(),
        hand: city.cards().collect(),
        choice: Some(city.choice).filter(|choice| !choice.is_none()),
        victories: city.victories,
        defeats: city.defeats,
        diplomacy: city.diplomacy,
        tokens: Token::ALL
            .iter()
            .map(|t| (*t, city.token(*t)))
            .filter(|(_, n)| *n > 0)
            .collect(),
        shield_tokens: city.shield_tokens,
        markers: city.markers,
        joined: city.joined,
        joined_now: city.joined_now(),
        tiles: if has_tiles {
            city.tiles.map(in_tower).to_vec()
        } else {
            Vec::new()
        },
        committed: city
            .tiles
            .iter()
            .filter(|t| **t & City::COMMITTED != 0)
            .filter_map(|t| in_tower(*t))
            .collect(),
        tower: city.tower,
        free_built: city.free_built(),
        start_lost: city.start_lost(),
        used: Means(city.used),
        owed: city.owed,
    }
}
