//! From a document to a position; what cannot be read is refused with the reason.

use ziggurat_engine::InOrder;

use super::{
    CityDocument, Discard, Document, DugDocument, HeldLeader, Seen, StageDocument, defaults::Stock,
};
use crate::{
    action::Tile,
    around::{CityId, CitySet},
    cards::{Board, Card, CardSet},
    city::Counts,
    event::Town,
    state::{
        City, Count, FaceDown, HAND_ROOM, Hand, Kept, LEADER_ROOM, MAX_FRESH, OwnTile, Phase,
        SevenWonders, Under, sort_kept,
    },
    time::{Age, Moment, Slot, Turn},
};

/// Nobody has more of anything that is counted.
const MOST: u8 = 40;
/// Nobody has more of what there is little of.
const MOST_FEW: u8 = Counts::MOST;
/// Nobody has more coins.
const MOST_COINS: u16 = 2_000;
/// No project has more tokens.
const MOST_TOKENS: u8 = 8;

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
                "cities: there are {}, but there should be {cities}",
                document.cities.len()
            ));
        }
        position.age = document.age;
        position.phase = document.phase;
        document.set_time(&mut position)?;
        document.set_shared(&mut position)?;
        let mut stock = Stock::new(&document, &position);
        for (city, named) in CityId::first(cities).zip(&document.cities) {
            let set = named.set(&mut position, city, &mut stock);
            set.map_err(|error| format!("{}: {error}", position.town(city)))?;
        }
        document.set_discards(&mut position)?;
        document.fill_hands(&mut position, &mut stock)?;
        document.set_phase(&mut position)?;
        position.refresh_all();
        Ok(position)
    }
}

/// The city that a document names; a seat that is not there is refused.
fn city_named(position: &SevenWonders, town: Town) -> Result<CityId, String> {
    match town {
        Town::Seat(seat) => position
            .city_of(seat)
            .ok_or_else(|| match position.free_city() {
                Some(_) => {
                    format!("there is no seat {seat}; the Free City is called \"free_city\"")
                }
                None => format!("there is no seat {seat}"),
            }),
        Town::FreeCity => position
            .free_city()
            .ok_or_else(|| "there is a Free City with two players only (SWB-15.1)".to_owned()),
    }
}

/// The moment of a slot of an age, if it is not in the future.
fn moment(position: &SevenWonders, age: Age, slot: Slot) -> Result<Moment, String> {
    if let Slot::Turn(turn) = slot
        && turn > position.turns()
    {
        let turns = position.turns();
        return Err(format!(
            "turn {turn}: an age has {turns}; after them come \"last_card\" and \"penalty\""
        ));
    }
    match age <= position.age {
        true => Ok(Moment::new(age, slot)),
        false => Err(format!("age {age}: that is still to come")),
    }
}

impl Document {
    fn set_time(&self, position: &mut SevenWonders) -> Result<(), String> {
        position.turn = match (self.turn, self.phase) {
            (_, Phase::Recruit) => Turn::Recruitment,
            (Some(turn), _) => turn,
            (None, Phase::LastCard | Phase::Penalty | Phase::Over) => last_turn(position),
            (None, _) => self.turn_by_cards(position),
        };
        if position.turn.begun() > position.turns() {
            return Err(format!("turn: there is no turn {}", position.turn));
        }
        let pick = |pick: u8, last: u8| match (1..=last).contains(&pick) {
            true => Ok(()),
            false => Err(format!(
                "phase: there is no pick {pick}; there are 1 to {last}"
            )),
        };
        match self.phase {
            Phase::Dig { city } | Phase::ExtraLeader { city } | Phase::Courtesans { city } => {
                let named = city_named(position, city).map(|_| ());
                named.map_err(|error| format!("phase: {error}"))
            }
            Phase::LeaderDraft { pick: number } => pick(number, 3),
            Phase::Draft { pick: number } => pick(number, 2),
            Phase::Sides
            | Phase::Recruit
            | Phase::Turn
            | Phase::LastCard
            | Phase::Losses
            | Phase::Penalty
            | Phase::Over => Ok(()),
        }
    }

    /// The turn by the Free City's pile, or by the first hand that is named; the first one if none is.
    fn turn_by_cards(&self, position: &SevenWonders) -> Turn {
        let size = usize::from(position.hand_size());
        let pile = self
            .pile
            .as_ref()
            .map(|pile| size.saturating_sub(pile.len()));
        let hands = self.cities.iter().filter_map(|city| city.hand.as_ref());
        let mut hands = hands.map(|hand| (size + 1).saturating_sub(hand.len()));
        let turn = pile.or_else(|| hands.next()).unwrap_or(1);
        Turn::new(turn.clamp(1, size) as u8).unwrap_or(Turn::FIRST)
    }

    fn set_shared(&self, position: &mut SevenWonders) -> Result<(), String> {
        if self.tower.len() > usize::from(Tile::COUNT) {
            return Err("tower: there are 24 tiles".into());
        }
        for tile in &self.tower {
            position.tower.place(*tile);
        }
        self.set_free_city(position)?;
        position.digs = cities_named(position, "digs", &self.digs)?;
        position.solomons = cities_named(position, "solomons", &self.solomons)?;
        position.recruits = cities_named(position, "recruits", &self.recruits)?;
        position.courtesans = cities_named(position, "courtesans", &self.courtesans)?;
        for dug in &self.dug {
            set_dug(position, *dug).map_err(|error| format!("dug: {error}"))?;
        }
        position.project = self.project;
        position.project_tokens = self.project_tokens;
        position.tokens_before = self.tokens_before.unwrap_or(self.project_tokens);
        if position.project_tokens.max(position.tokens_before) > MOST_TOKENS {
            return Err(format!("project_tokens: there are {MOST_TOKENS} at most"));
        }
        Ok(())
    }

    /// The Free City's pile, and what was drawn for it (SWB-15.2, SWB-15.4).
    fn set_free_city(&self, position: &mut SevenWonders) -> Result<(), String> {
        let laid = &mut position.laid;
        let pile = self.pile.as_deref().unwrap_or_default();
        if pile.len() > laid.pile().len() || self.drawn.len() > laid.drawn().len() {
            return Err("pile, drawn: too many cards, or no Free City".into());
        }
        laid.set_pile(pile.iter().copied());
        for (turn, card) in self.drawn.iter().enumerate() {
            laid.draw(turn, *card);
        }
        Ok(())
    }

    fn set_discards(&self, position: &mut SevenWonders) -> Result<(), String> {
        for discard in &self.discards {
            if let Discard::Laid {
                card,
                age,
                turn,
                city,
                ref could_build,
            } = *discard
            {
                let wrong = |error: String| format!("discards: {card}: {error}");
                let moment = moment(position, age, turn).map_err(wrong)?;
                let city = city_named(position, city).map_err(wrong)?;
                lay(position, moment, city, FaceDown::new(card, false))?;
                set_could_build(position, moment, city, could_build)?;
            }
        }
        for discard in &self.discards {
            if let Discard::Card(card) = *discard {
                let cities: Vec<CityId> = position.all_cities().collect();
                let place = free_place(position, card.age(), None, &cities);
                let (moment, city) = place.ok_or_else(|| {
                    format!("discards: there is no moment at which {card} can have been laid")
                })?;
                lay(position, moment, city, FaceDown::new(card, false))?;
            }
        }
        Ok(())
    }

    fn set_phase(&self, position: &mut SevenWonders) -> Result<(), String> {
        position.asked = match self.phase {
            Phase::Sides => position.all_players(),
            Phase::LeaderDraft { pick } => {
                for city in position.own_cities() {
                    sort_kept(&mut position.city[city].leaders[usize::from(pick - 1)..]);
                }
                position.all_players()
            }
            Phase::Draft { pick } => {
                for city in position.own_cities() {
                    position.city[city].tiles[usize::from(pick - 1)..].put_in_order();
                }
                position.all_players()
            }
            Phase::Recruit => position.recruiting_cities(),
            Phase::Losses => position.indebted_cities(),
            Phase::Turn => position.all_cities().collect(),
            Phase::LastCard => position.last_card_cities(),
            Phase::Dig { city } => {
                position.show_pile(city.into()); // SWB-14.3
                CitySet::only(city.into())
            }
            Phase::ExtraLeader { city } | Phase::Courtesans { city } => CitySet::only(city.into()),
            Phase::Penalty => match self.project {
                Some(project) => position.cities_with_choice(project),
                None => return Err("phase: penalty without a project".into()),
            },
            Phase::Over => CitySet::EMPTY,
        };
        Ok(())
    }
}

fn last_turn(position: &SevenWonders) -> Turn {
    Turn::new(position.turns()).unwrap_or(Turn::FIRST)
}

fn cities_named(position: &SevenWonders, field: &str, all: &[Town]) -> Result<CitySet, String> {
    let named = all.iter().map(|town| city_named(position, *town));
    named
        .collect::<Result<CitySet, String>>()
        .map_err(|error| format!("{field}: {error}"))
}

fn set_dug(position: &mut SevenWonders, dug: DugDocument) -> Result<(), String> {
    let DugDocument { seat, age, turn } = dug;
    if position.city_of(seat).is_none() {
        return Err(format!("there is no seat {seat}"));
    }
    let turns = position.turns();
    let next = match turn {
        Seen::Recruitment => Slot::Turn(1),
        Seen::Turn(turn) if turn < turns => Slot::Turn(turn + 1),
        Seen::Turn(turn) if turn == turns => Slot::LastCard,
        Seen::Turn(turn) => {
            return Err(format!(
                "turn {turn}: an age has {turns}; after them comes \"last_card\""
            ));
        }
        Seen::LastCard => Slot::Penalty,
    };
    position.dug[seat] = moment(position, age, next)?;
    Ok(())
}

fn lay(
    position: &mut SevenWonders,
    moment: Moment,
    city: CityId,
    laid: FaceDown,
) -> Result<(), String> {
    if let Some(other) = position.laid.at(moment, city).card() {
        return Err(format!(
            "{} has laid {other} at this moment already",
            position.town(city)
        ));
    }
    position.laid.lay(moment, city, laid);
    Ok(())
}

fn set_could_build(
    position: &mut SevenWonders,
    moment: Moment,
    city: CityId,
    cards: &[Card],
) -> Result<(), String> {
    if cards.iter().any(|card| card.age() != moment.age()) {
        return Err("could_build: only cards of that age".into());
    }
    match position.is_city_turn(moment, city) {
        true => {
            let could = cards.iter().copied().collect();
            position.laid.note_could_build(moment, could);
        }
        false if cards.is_empty() => {}
        false => return Err("could_build: only for the Free City, in a turn (SWB-15.6)".into()),
    }
    Ok(())
}

/// A moment of an age, this one if it is named, at which one of some cities has laid nothing yet.
fn free_place(
    position: &SevenWonders,
    age: Age,
    slot: Option<Slot>,
    cities: &[CityId],
) -> Option<(Moment, CityId)> {
    let possible = |moment: &Moment| {
        let slot = slot.is_none_or(|slot| slot == moment.slot());
        let past = position.has_moment(*moment) && !position.is_to_come(*moment);
        slot && past && moment.slot() != Slot::Penalty
    };
    let moments = Moment::of_age(age).filter(possible);
    let mut places = moments.flat_map(|moment| cities.iter().map(move |city| (moment, *city)));
    places.find(|(moment, city)| position.laid.at(*moment, *city).card().is_none())
}

impl CityDocument {
    fn set(
        &self,
        position: &mut SevenWonders,
        number: CityId,
        stock: &mut Stock,
    ) -> Result<(), String> {
        let mut city = City::EMPTY;
        city.set_board(Board {
            wonder: self.wonder,
            side: self.side,
        });
        self.set_cards(&mut city)?;
        self.set_counts(&mut city)?;
        self.set_tiles(&mut city)?;
        self.set_leaders(&mut city)?;
        position.city[number] = city;
        position.set_fresh(number, &self.fresh);
        position.owed[number] = self.owed;
        position.debt[number] = self.debt;
        let mut stages = self.stages.clone();
        // What is said exactly comes first.
        stages.put_in_order_by(|stage| (stage.turn.is_none(), stage.card.is_none()));
        for stage in &stages {
            set_stage(position, number, stage, stock)
                .map_err(|error| format!("stages: {}: {error}", stage.stage))?;
        }
        Ok(())
    }

    fn set_cards(&self, city: &mut City) -> Result<(), String> {
        let hand = self.hand.as_deref().unwrap_or_default();
        if hand.len() > HAND_ROOM {
            return Err("hand: too many cards".into());
        }
        city.hand = Hand::new(hand.iter().copied());
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
        city.choice = self.choice;
        Ok(())
    }

    fn set_counts(&self, city: &mut City) -> Result<(), String> {
        let victories: [u8; 3] = self.victories.into();
        let many = [self.defeats, self.shield_tokens, self.owed, self.debt];
        let many = many.iter().chain(&victories).max();
        let few = [
            self.diplomacy,
            self.markers,
            self.joined,
            self.owed_per_victory,
            self.owed_per_stage,
        ];
        let few = few.iter().chain(self.tokens.values()).max();
        if self.coins > MOST_COINS || many > Some(&MOST) || few > Some(&MOST_FEW) {
            return Err("nobody can have that many coins or tokens".into());
        }
        city.coins = self.coins;
        city.victories = victories;
        city.defeats = self.defeats;
        city.set_count(Count::Diplomacy, self.diplomacy);
        for (token, &count) in &self.tokens {
            city.set_count(Count::Token(*token), count);
        }
        city.shield_tokens = self.shield_tokens;
        city.set_count(Count::Markers, self.markers);
        city.set_count(Count::Joined, self.joined);
        city.use_means(self.used);
        city.set_owed_per([self.owed_per_victory, self.owed_per_stage]);
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
            *place = tile.map(OwnTile::new);
        }
        for tile in &self.committed {
            let mut own = city.tiles.iter_mut().flatten();
            let own = own.find(|own| own.tile() == *tile);
            let own = own.ok_or("committed: only tiles that the city has")?;
            *own = own.committed();
        }
        city.set_count(Count::TowerTiles, self.tower);
        Ok(())
    }

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
            *slot = held.map(|held| match held {
                HeldLeader::Hand(leader) => Kept::in_hand(leader),
                HeldLeader::Used { leader, used } => Kept::used(leader, used),
            });
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

fn set_stage(
    position: &mut SevenWonders,
    city: CityId,
    document: &StageDocument,
    stock: &mut Stock,
) -> Result<(), String> {
    let stage = document.stage;
    let here = &position.city[city];
    if stage.index() >= here.board().stages() || here.has_stage(stage) {
        return Err("it is built twice or not on the board".into());
    }
    let under = match (document.card, document.recruitment) {
        (Some(card), None) => card_under(position, city, card, document.turn)?,
        (None, None) => any_card_under(position, city, document.turn, stock)?,
        (None, Some(age)) if age <= position.age && document.turn.is_none() => Under::Leader(age),
        (None | Some(_), Some(_)) => {
            return Err("what lies there was laid in a turn or in a recruitment so far".into());
        }
    };
    let here = &mut position.city[city];
    here.raise_stage(stage, under);
    match document.buried {
        Some(leader) if !here.graves.bury(stage, leader) => {
            Err("nobody can have that many graves".into())
        }
        Some(_) | None => Ok(()),
    }
}

/// Lays a card under a board.
fn card_under(
    position: &mut SevenWonders,
    city: CityId,
    card: Card,
    slot: Option<Slot>,
) -> Result<Under, String> {
    let at = match slot {
        Some(Slot::Penalty) => None,
        Some(slot) => Some(moment(position, card.age(), slot)?),
        None => {
            let place = free_place(position, card.age(), None, &[city]);
            place.map(|(moment, _)| moment)
        }
    };
    let at = at.ok_or_else(|| {
        format!("there is no moment so far at which {card} can have been laid there")
    })?;
    lay(position, at, city, FaceDown::new(card, true))?;
    Ok(Under::Card(at))
}

/// Lays any card under a board that is named nowhere else, as early as possible.
fn any_card_under(
    position: &mut SevenWonders,
    city: CityId,
    slot: Option<Slot>,
    stock: &mut Stock,
) -> Result<Under, String> {
    for age in position.age.so_far() {
        let place = free_place(position, age, slot, &[city]);
        if let Some((at, _)) = place
            && let Some(card) = stock.last_of(age)
        {
            lay(position, at, city, FaceDown::new(card, true))?;
            return Ok(Under::Card(at));
        }
    }
    Err("there is no moment so far at which a card can have been laid there".into())
}
