//! From a position to its document.

use super::{CityDocument, Discard, Document, DugDocument, HeldLeader, Seen, StageDocument};
use crate::{
    around::{CityId, CitySet},
    cards::{AgeSet, Card},
    event::Town,
    state::{Count, Kept, OwnTile, Phase, SevenWonders, Under},
    time::{Moment, Slot},
};

impl From<SevenWonders> for Document {
    fn from(position: SevenWonders) -> Self {
        let p = &position;
        let drawn = p.laid.drawn();
        let draws = drawn.iter().rposition(Option::is_some);
        let draws = draws.map_or(0, |last| last + 1);
        Self {
            players: p.players,
            options: p.options,
            age: p.age,
            turn: Some(p.turn),
            phase: p.phase,
            cities: p.all_cities().map(|city| city_document(p, city)).collect(),
            discards: p.discards().map(|place| laid(p, place)).collect(),
            tower: p.tower.tiles().collect(),
            project: p.project,
            project_tokens: p.project_tokens,
            tokens_before: Some(p.tokens_before),
            digs: towns(p, p.digs),
            solomons: towns(p, p.solomons),
            recruits: towns(p, p.recruits),
            courtesans: towns(p, p.courtesans),
            dug: p
                .own_cities()
                .filter_map(|city| dug_document(p, city))
                .collect(),
            pile: held(p, p.laid.pile_cards()).filter(|_| p.free_city().is_some()),
            drawn: drawn[..draws].to_vec(),
        }
    }
}

/// Cards that somebody holds: left out where there are none, unless that is a choice.
fn held(p: &SevenWonders, cards: impl Iterator<Item = Card>) -> Option<Vec<Card>> {
    let cards: Vec<Card> = cards.collect();
    (!cards.is_empty() || p.phase == Phase::LastCard).then_some(cards)
}

/// Cities as documents name them.
pub(crate) fn towns(p: &SevenWonders, cities: CitySet) -> Vec<Town> {
    cities.iter().map(|city| p.town(city)).collect()
}

fn kept(kept: Kept) -> HeldLeader {
    let leader = kept.leader();
    match kept.used_in() {
        None => HeldLeader::Hand(leader),
        Some(used) => HeldLeader::Used { leader, used },
    }
}

fn laid(p: &SevenWonders, (moment, city, card): (Moment, CityId, Card)) -> Discard {
    let could = match p.is_city_turn(moment, city) {
        true => p.laid.could_build(moment),
        false => AgeSet::NONE,
    };
    Discard::Laid {
        card,
        age: moment.age(),
        turn: moment.slot(),
        city: p.town(city),
        could_build: Card::of_age(moment.age())
            .filter(|card| could.contains(*card))
            .collect(),
    }
}

/// When a city's player last looked through the discard pile, if ever.
pub(crate) fn dug_document(p: &SevenWonders, city: CityId) -> Option<DugDocument> {
    let seat = city.seat();
    let next = p.dug[seat];
    let turn = match next.slot() {
        Slot::Turn(1) => Seen::Recruitment,
        Slot::Turn(next) => Seen::Turn(next - 1),
        Slot::LastCard => Seen::Turn(p.turns()),
        Slot::Penalty => Seen::LastCard,
    };
    let any = next.index() > 0;
    any.then_some(DugDocument {
        seat,
        age: next.age(),
        turn,
    })
}

fn stage_documents(p: &SevenWonders, number: CityId) -> Vec<StageDocument> {
    let city = &p.city[number];
    let stage = |stage| {
        let (mut turn, mut recruitment) = (None, None);
        match city.under(stage)? {
            Under::Card(moment) => turn = Some(moment.slot()),
            Under::Leader(age) => recruitment = Some(age),
        }
        Some(StageDocument {
            stage,
            card: p.card_under(number, stage),
            turn,
            recruitment,
            buried: city.graves.with_stage(stage),
        })
    };
    city.stages().iter().filter_map(stage).collect()
}

fn city_document(p: &SevenWonders, number: CityId) -> CityDocument {
    let city = &p.city[number];
    let board = city.board();
    let slots = city.leaders.iter().rposition(Option::is_some);
    let slots = slots.map_or(0, |last| last + 1);
    let has_tiles = city.tiles != [None; 3] || city.count(Count::TowerTiles) > 0;
    let [owed_per_victory, owed_per_stage] = city.owed_per();
    CityDocument {
        wonder: board.wonder,
        side: board.side,
        coins: city.coins,
        structures: city.built.iter().collect(),
        fresh: p.fresh_cards(number).collect(),
        stages: stage_documents(p, number),
        hand: held(p, city.cards()),
        choice: city.choice,
        victories: city.victories.into(),
        defeats: city.defeats,
        diplomacy: city.count(Count::Diplomacy),
        tokens: city.tokens(),
        shield_tokens: city.shield_tokens,
        markers: city.count(Count::Markers),
        joined: city.count(Count::Joined),
        joined_now: city.joined_now(),
        tiles: match has_tiles {
            true => city.tiles.map(|own| own.map(OwnTile::tile)).to_vec(),
            false => Vec::new(),
        },
        committed: city.committed_tiles().collect(),
        tower: city.count(Count::TowerTiles),
        free_built: city.free_built(),
        start_lost: city.start_lost(),
        used: city.used(),
        owed: p.owed[number],
        owed_per_victory,
        owed_per_stage,
        owed_per: (),
        debt: p.debt[number],
        leaders: city.recruited().iter().collect(),
        leader_hand: city.leaders[..slots]
            .iter()
            .map(|slot| slot.map(kept))
            .collect(),
        copied: city.copied(),
        fresh_leader: city.fresh_recruit(),
        fresh_copy: city.has_fresh_copy(),
        black_built: city.black_built(),
        bank_gained: city.bank_gained(),
    }
}
