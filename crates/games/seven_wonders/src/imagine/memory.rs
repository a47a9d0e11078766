//! Hidden cards, leaders and tiles from what a view remembers.

use ziggurat_engine::Seat;

use crate::{
    babel::TileSet,
    cards::{Card, CardSet},
    hidden::{HiddenLeaders, HiddenTiles, Kind, Secrets, UNSEEN, Unknown, group_seen},
    leaders::leader_deck,
    state::SevenWonders,
    time::Age,
    view::{SeenHand, View},
};

type Read<T> = Result<T, String>;

fn group(hand: Seat, times: u8) -> Read<u8> {
    let group = group_seen(hand, times);
    group.ok_or_else(|| format!("nobody saw a hand dealt to seat {hand} {times} times"))
}

impl SevenWonders {
    /// The hidden places of an age with the cards that the viewer knows to be there.
    pub(super) fn remembered_cards(
        &self,
        view: &View,
        seat: Option<Seat>,
        age: Age,
    ) -> Read<Secrets> {
        let mut secrets = self.hidden_cards(seat, age);
        secrets.cards.clear();
        secrets.draws.clear();
        self.remember_draws(view, seat, age, &mut secrets)?;
        let hands = || view.memory.hands.iter().filter(|seen| seen.age == age);
        let unseen = || view.memory.unseen.iter().filter(|seen| seen.age == age);
        let seen: usize = hands().map(|seen| seen.cards.len()).sum();
        let others = unseen()
            .map(|seen| seen.cards.len() + usize::from(seen.guilds) + usize::from(seen.black));
        let (there, places) = (seen + others.sum::<usize>(), secrets.places.len());
        if there != places {
            return Err(format!(
                "memory: {there} hidden cards of age {age}, but there are {places} places for them"
            ));
        }
        for SeenHand {
            hand, times, cards, ..
        } in hands()
        {
            let group = group(*hand, *times).map_err(|error| format!("memory.hands: {error}"))?;
            secrets
                .cards
                .extend(cards.iter().map(|card| (group, *card)));
        }
        for unseen in unseen() {
            let cards = unseen.cards.iter();
            secrets.cards.extend(cards.map(|card| (UNSEEN, *card)));
        }
        for hidden in &secrets.places {
            secrets.check_group(hidden.group)?;
        }
        for kind in self.unknown_kinds(age) {
            let count = unseen().map(|unseen| match kind {
                Kind::Guilds => usize::from(unseen.guilds),
                Kind::Black(_) => usize::from(unseen.black),
            });
            secrets.unknown.push(Unknown {
                kind,
                cards: self.cards_of_kind(kind).without(&view.known_cards()),
                count: count.sum(),
            });
        }
        Ok(secrets)
    }

    /// Two players: which hands that the viewer knows a card was drawn into.
    fn remember_draws(
        &self,
        view: &View,
        seat: Option<Seat>,
        age: Age,
        secrets: &mut Secrets,
    ) -> Read<()> {
        let drawn = view.memory.drawn.iter().filter(|draw| draw.age == age);
        for draw in drawn.filter(|draw| draw.card.is_none()) {
            let turns = self.turns();
            let at = age.index() * usize::from(turns) + usize::from(draw.turn.saturating_sub(1));
            let controller = self.controlled(age, draw.turn);
            let holder = self.city_of(controller).filter(|_| self.players == 2);
            let group = holder.map(|holder| self.group(seat, age, draw.turn, holder));
            let twice = secrets.draws.iter().any(|(_, other)| *other == at);
            match group {
                Some(group)
                    if (1..=turns).contains(&draw.turn)
                        && group != UNSEEN
                        && seat != Some(controller)
                        && !twice =>
                {
                    secrets.draws.push((group, at));
                }
                Some(_) | None => {
                    return Err(format!(
                        "memory.drawn: nothing is hidden of turn {} of age {age}",
                        draw.turn
                    ));
                }
            }
        }
        Ok(())
    }
}

impl Secrets {
    /// There are as many cards of a hand as places for them, but for what was drawn into it.
    fn check_group(&self, group: u8) -> Read<()> {
        if group == UNSEEN {
            return Ok(());
        }
        let of_group = |other: &&u8| **other == group;
        let places = self.places.iter().map(|hidden| &hidden.group);
        let places = places.filter(of_group).count();
        let cards = self.cards.iter().map(|(group, _)| group);
        let drawn = self.draws.iter().map(|(group, _)| group);
        let there = cards.chain(drawn).filter(of_group).count();
        match there == places {
            true => Ok(()),
            false => Err(format!(
                "memory.hands: {there} cards for {places} places of a hand that the viewer has seen"
            )),
        }
    }
}

impl View {
    /// The cards that the viewer knows to be somewhere.
    fn known_cards(&self) -> CardSet {
        let mut known: CardSet = self.hand.iter().flatten().map(|held| held.card).collect();
        let mut note = |card: &Card| known.insert(*card);
        let lists = [&self.partner_hand, &self.city_hand];
        lists.into_iter().flatten().flatten().for_each(&mut note);
        for city in &self.cities {
            city.structures.iter().for_each(&mut note);
            let under = city.stages.iter().filter_map(|stage| stage.card.as_ref());
            under.for_each(&mut note);
        }
        let discards = self.memory.discards.iter();
        discards
            .filter_map(|discard| discard.card.as_ref())
            .for_each(&mut note);
        let hands = self.memory.hands.iter().flat_map(|seen| &seen.cards);
        hands.for_each(&mut note);
        known
    }

    /// The leaders whose places the viewer does not know.
    pub(super) fn remembered_leaders(&self) -> Read<HiddenLeaders> {
        let mut unseen = leader_deck(self.options.cities);
        for city in &self.cities {
            let buried = city.stages.iter().filter_map(|stage| stage.buried);
            let kept = city.leader_places.iter().flatten();
            let known = kept.filter_map(|place| place.leader).chain(buried);
            let known = known.chain(city.leaders.iter().copied());
            known.for_each(|leader| unseen.remove(leader));
        }
        let mut leaders = HiddenLeaders::new();
        for seen in &self.memory.leaders {
            let wrong = |error: String| format!("memory.leaders: {error}");
            let group = group(seen.hand, seen.times).map_err(wrong)?;
            for &leader in &seen.leaders {
                if !unseen.contains(leader) {
                    return Err(wrong(format!("{leader} is elsewhere")));
                }
                unseen.remove(leader);
                leaders.push((group, leader));
            }
        }
        leaders.extend(unseen.iter().map(|leader| (UNSEEN, leader)));
        Ok(leaders)
    }

    /// The tower tiles whose places the viewer does not know.
    pub(super) fn remembered_tiles(&self) -> Read<HiddenTiles> {
        let mut unseen = TileSet::ALL;
        let tower = self.tower.iter().flat_map(|tower| &tower.tiles);
        for &tile in tower.chain(self.tiles.iter().flatten()) {
            unseen.remove(tile);
        }
        let mut tiles = HiddenTiles::new();
        for seen in &self.memory.tiles {
            let wrong = |error: String| format!("memory.tiles: {error}");
            let group = group(seen.hand, seen.times).map_err(wrong)?;
            for &tile in &seen.tiles {
                if !unseen.remove(tile) {
                    return Err(wrong(format!("tile {} is elsewhere", tile.number())));
                }
                tiles.push((group, tile));
            }
        }
        tiles.extend(unseen.iter().map(|tile| (UNSEEN, tile)));
        Ok(tiles)
    }
}
