//! The document of a position that has everything in its place, but not what the viewer cannot see.

use ziggurat_engine::{Id, Seat};

use crate::{
    action::{Action, Tile, Verb},
    around::{CityId, MAX_CITIES},
    cards::{Card, Leader},
    document::{CityDocument, Discard, Document, HeldLeader, StageDocument},
    pieces::{Colour, Stage},
    state::{Phase, SevenWonders},
    time::Age,
    view::{CityView, DiscardView, LeaderPlace, StageView, View},
};

type Read<T> = Result<T, String>;

/// Any card of an age that can be of this colour, but for some.
fn some_card(age: Age, colour: Option<Colour>, not: &[Card]) -> Read<Card> {
    let fits = |card: &Card| colour.is_none_or(|c| card.colour() == c) && !not.contains(card);
    let card = Card::of_age(age).find(fits);
    card.ok_or_else(|| format!("no card of age {age} can lie there"))
}

impl View {
    /// How many players there are: with two of them there is a Free City, too.
    pub(super) fn players(&self) -> Read<u8> {
        match (self.cities.len(), self.controller) {
            (3, Some(_)) => Ok(2),
            (cities @ 3..=MAX_CITIES, None) => Ok(cities as u8),
            (cities, _) => Err(format!(
                "cities: there are 3 to {MAX_CITIES}, one of them the Free City if there is a \
                 controller; not {cities}"
            )),
        }
    }

    /// A position with something in every place that the viewer does not see.
    pub(super) fn frame(&self, players: u8, seat: Option<Seat>) -> Read<Document> {
        let mut cities = Vec::new();
        for (city, seen) in CityId::first(MAX_CITIES).zip(&self.cities) {
            let document = self.city_frame(players, seat, city, seen);
            cities.push(document.map_err(|error| format!("cities.{}: {error}", city.index()))?);
        }
        let memory = &self.memory;
        let discards = memory.discards.iter().map(discard_frame);
        let project = self.project.as_ref();
        let pile = vec![some_card(self.age, None, &[])?; self.pile_count.into()];
        Ok(Document {
            players,
            options: self.options,
            age: self.age,
            turn: Some(self.turn),
            phase: self.phase,
            cities,
            discards: discards.collect::<Read<_>>()?,
            tower: self
                .tower
                .as_ref()
                .map_or_else(Vec::new, |tower| tower.tiles.clone()),
            project: project.map(|project| project.project),
            project_tokens: project.map_or(0, |project| project.tokens),
            tokens_before: Some(project.map_or(0, |project| project.tokens_before)),
            digs: self.digs.clone(),
            solomons: self.solomons.clone(),
            recruits: self.recruits.clone(),
            courtesans: self.courtesans.clone(),
            dug: memory.dug.clone(),
            pile: Some(pile).filter(|_| players == 2),
            drawn: self.drawn(),
        })
    }

    /// What was drawn for the Free City, as far as the viewer knows.
    fn drawn(&self) -> Vec<Option<Card>> {
        let turns = usize::from(self.turns);
        let mut drawn = Vec::new();
        for draw in self.memory.drawn.iter().filter(|draw| draw.card.is_some()) {
            let at = draw.age.index() * turns + usize::from(draw.turn.saturating_sub(1));
            if drawn.len() <= at {
                drawn.resize(at + 1, None);
            }
            drawn[at] = draw.card;
        }
        drawn
    }

    fn city_frame(
        &self,
        players: u8,
        seat: Option<Seat>,
        city: CityId,
        seen: &CityView,
    ) -> Read<CityDocument> {
        let free = players == 2 && city == CityId::FREE;
        let own = seat == Some(city.seat()) && !free;
        let stages = seen.stages.iter().enumerate();
        let stages = stages.filter(|(_, stage)| stage.built);
        let (tiles, committed) = match own {
            true => (self.own_tiles(seen)?, self.committed.clone()),
            false => (some_tiles(seen), Vec::new()),
        };
        Ok(CityDocument {
            wonder: seen.board.wonder,
            side: seen.board.side,
            coins: seen.coins,
            structures: seen.structures.clone(),
            fresh: seen.fresh.clone(),
            stages: stages
                .map(|(place, stage)| stage_frame(place, stage))
                .collect::<Read<_>>()?,
            hand: Some(self.hand_frame(players, seat, city, seen)?),
            choice: self.choice_frame(seat, free, own, seen),
            victories: seen.victories.into(),
            defeats: seen.defeats,
            diplomacy: seen.diplomacy,
            tokens: seen.tokens.clone(),
            shield_tokens: seen.shield_tokens,
            markers: seen.markers,
            joined: seen.joined,
            joined_now: seen.joined_now,
            tiles,
            committed,
            tower: seen.tower_built,
            free_built: seen.free_built,
            start_lost: seen.start_lost,
            used: seen.used,
            owed: seen.owed,
            owed_per_victory: seen.owed_per_victory,
            owed_per_stage: seen.owed_per_stage,
            owed_per: (),
            debt: seen.debt,
            leaders: seen.leaders.clone(),
            leader_hand: leader_frame(seen)?,
            copied: seen.copied_leader,
            fresh_leader: seen.fresh_leader,
            fresh_copy: seen.fresh_copy,
            black_built: seen.black_built,
            bank_gained: seen.bank_gained,
        })
    }

    /// The hand of a city, or as many other cards.
    fn hand_frame(
        &self,
        players: u8,
        seat: Option<Seat>,
        city: CityId,
        seen: &CityView,
    ) -> Read<Vec<Card>> {
        let free = players == 2 && city == CityId::FREE;
        let controls = seat == Some(SevenWonders::controller_at(self.age, self.turn));
        let partner = self.options.teams && seat == Some(city.partner().seat());
        let (part, known) = if free {
            let sees = controls && self.phase == Phase::LastCard;
            ("city_hand", sees.then(|| self.city_hand.clone()))
        } else if seat == Some(city.seat()) {
            let hand = self.hand.as_ref();
            let cards = hand.map(|hand| hand.iter().map(|held| held.card).collect());
            ("hand", Some(cards))
        } else {
            ("partner_hand", partner.then(|| self.partner_hand.clone()))
        };
        match known {
            Some(cards) => cards.ok_or_else(|| format!("{part}: the viewer sees it")),
            None => Ok(vec![
                some_card(self.age, None, &[])?;
                seen.hand_count.into()
            ]),
        }
    }

    /// What the viewer has chosen for a city, or anything where somebody else has chosen.
    fn choice_frame(
        &self,
        seat: Option<Seat>,
        free: bool,
        own: bool,
        seen: &CityView,
    ) -> Option<Action> {
        let controls = free && seat == Some(SevenWonders::controller_at(self.age, self.turn));
        if own || controls {
            let mut chosen = self.chosen.iter().copied();
            return chosen.find(|choice| (choice.verb() == Verb::City) == free);
        }
        seen.chosen.then(|| Action::new(Verb::Leave))
    }

    /// The viewer's tiles in their places.
    fn own_tiles(&self, seen: &CityView) -> Read<Vec<Option<Tile>>> {
        let mut tiles = self.tiles.iter().flatten().copied();
        let places = seen.tile_places.iter().map(|full| match full {
            true => tiles.next().map(Some),
            false => Some(None),
        });
        let places: Option<Vec<Option<Tile>>> = places.collect();
        places.ok_or_else(|| "tile_places: the viewer has fewer tiles".into())
    }
}

/// Any tile where one is.
fn some_tiles(seen: &CityView) -> Vec<Option<Tile>> {
    let places = seen.tile_places.iter();
    places.map(|full| full.then_some(Tile::FIRST)).collect()
}

/// A card on the discard pile.
fn discard_frame(seen: &DiscardView) -> Read<Discard> {
    let card = match seen.card {
        Some(card) => card,
        None => some_card(seen.age, None, &seen.could_build)
            .map_err(|error| format!("memory.discards: {error}"))?,
    };
    Ok(Discard::Laid {
        card,
        age: seen.age,
        turn: seen.turn,
        city: seen.city,
        could_build: seen.could_build.clone(),
    })
}

/// A built stage.
fn stage_frame(place: usize, seen: &StageView) -> Read<StageDocument> {
    let wrong = |error: &str| format!("stages.{place}: {error}");
    let stage = Stage::at(place).ok_or_else(|| wrong("no board has so many"))?;
    let card = match (seen.recruitment, seen.card, seen.age) {
        (Some(_), ..) => None,
        (None, Some(card), _) => Some(card),
        (None, None, Some(age)) => {
            Some(some_card(age, seen.colour, &[]).map_err(|error| wrong(&error))?)
        }
        (None, None, None) => {
            return Err(wrong(
                "the age of the card under it, or of the leader, is known",
            ));
        }
    };
    Ok(StageDocument {
        stage,
        card,
        turn: seen.turn,
        recruitment: seen.recruitment,
        buried: seen.buried,
    })
}

/// The leaders that are not in play in their places; any leader where one is unknown.
fn leader_frame(seen: &CityView) -> Read<Vec<Option<HeldLeader>>> {
    let mut used = seen.leaders_used.iter().copied();
    let any = Leader::ALL[0];
    let mut frame = |place: &LeaderPlace| match (place.leader, place.used) {
        (Some(leader), None) => HeldLeader::Hand(leader),
        (Some(leader), Some(used)) => HeldLeader::Used { leader, used },
        (None, _) => match used.next() {
            Some(used) => HeldLeader::Used { leader: any, used },
            None => HeldLeader::Hand(any),
        },
    };
    let places = seen.leader_places.iter();
    let places = places.map(|place| place.as_ref().map(&mut frame)).collect();
    match used.next() {
        None => Ok(places),
        Some(age) => Err(format!(
            "leaders_used: no hidden leader is left for age {age}"
        )),
    }
}
