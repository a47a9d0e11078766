//! From a position to its document.

use ziggurat_engine::Seat;

use super::{CityDocument, Discard, Document, DugDocument, HeldLeader, StageDocument};
use crate::{
    action::{Means, Tile},
    cards::Card,
    pieces::Token,
    state::{City, Count, LeaderSlot, MAX_STAGES, MOMENTS, SevenWonders},
};

impl From<SevenWonders> for Document {
    fn from(position: SevenWonders) -> Self {
        let p = &position;
        let drawn: Vec<Option<Card>> = p
            .laid
            .drawn()
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
            tower: p.tower.tiles().filter_map(Tile::new).collect(),
            project: p.current_project(),
            project_tokens: p.project_tokens,
            tokens_before: Some(p.tokens_before),
            digs: cities(p.digs),
            solomons: cities(p.solomons),
            recruits: cities(p.recruits),
            courtesans: cities(p.courtesans),
            dug: Seat::all(p.players)
                .filter_map(|seat| dug_document(p, seat))
                .collect(),
            pile: p.laid.pile_cards().collect(),
            drawn: drawn[..last_draw].to_vec(),
        }
    }
}

fn cities(mask: u8) -> Vec<u8> {
    (0..8).filter(|city| mask >> city & 1 == 1).collect()
}

fn held(slot: LeaderSlot) -> Option<HeldLeader> {
    let leader = slot.leader()?;
    Some(match slot.used_in() {
        0 => HeldLeader::Hand(leader),
        used => HeldLeader::Used { leader, used },
    })
}

fn laid(p: &SevenWonders, (moment, city, card): (usize, usize, Card)) -> Discard {
    let (age, turn) = when(moment);
    let could = match p.is_city_turn(moment, city) {
        true => p.laid.could_build(moment),
        false => 0,
    };
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
    let next = usize::from(p.dug[seat.index()]);
    let (age, turn) = ((next / MOMENTS) as u8 + 1, (next % MOMENTS) as u8);
    (next > 0).then_some(DugDocument { seat, age, turn })
}

fn city_document(p: &SevenWonders, number: usize) -> CityDocument {
    let city = &p.city[number];
    let board = city.board();
    let stage = |stage: usize| {
        let moment = usize::from(city.under(stage)).checked_sub(1)?;
        let card = p.card_under(number, stage);
        Some(StageDocument {
            stage: stage as u8 + 1,
            card,
            turn: card.map(|_| when(moment).1),
            recruitment: p.leader_age_under(number, stage),
            buried: city.graves.with_stage(stage),
        })
    };
    let slots = city
        .leaders
        .iter()
        .rposition(|slot| *slot != LeaderSlot::EMPTY);
    let slots = slots.map_or(0, |last| last + 1);
    let in_tower = |tile: u8| Tile::new(tile & !City::COMMITTED);
    let has_tiles = city.tiles != [0; 3] || city.count(Count::TowerTiles) > 0;
    CityDocument {
        wonder: board.wonder,
        side: board.side,
        coins: city.coins,
        structures: city.built.iter().collect(),
        fresh: p.fresh_cards(number).collect(),
        stages: (0..MAX_STAGES).filter_map(stage).collect(),
        hand: city.cards().collect(),
        choice: Some(city.choice).filter(|choice| !choice.is_none()),
        victories: city.victories,
        defeats: city.defeats,
        diplomacy: city.count(Count::Diplomacy),
        tokens: Token::ALL
            .iter()
            .map(|t| (*t, city.token(*t)))
            .filter(|(_, n)| *n > 0)
            .collect(),
        shield_tokens: city.shield_tokens,
        markers: city.count(Count::Markers),
        joined: city.count(Count::Joined),
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
        tower: city.count(Count::TowerTiles),
        free_built: city.free_built(),
        start_lost: city.start_lost(),
        used: Means(city.used()),
        owed: p.owed[number],
        owed_per: city.owed_per(),
        debt: p.debt[number],
        leaders: city.recruited().iter().collect(),
        leader_hand: city.leaders[..slots]
            .iter()
            .map(|slot| held(*slot))
            .collect(),
        copied: city.copied(),
        fresh_leader: city.fresh_recruit(),
        fresh_copy: city.has_fresh_copy(),
        black_built: city.black_built(),
        bank_gained: city.bank_gained(),
    }
}
