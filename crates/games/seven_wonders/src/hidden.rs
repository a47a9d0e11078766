//! Dealing again what a viewer cannot know.
//!
//! A player who passes a hand on knows its cards: whatever leaves it face up is seen, and the rest,
//! face down or still in the hand, is known as a set until the hand comes round again. So hidden
//! places fall into groups: those whose cards the viewer has seen together, and the unseen rest of
//! the age. Cards are dealt again within each group.

mod deal;
mod leaders;
mod tiles;

pub(crate) use leaders::HiddenLeaders;
pub(crate) use tiles::HiddenTiles;

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, InOrder, Seat, Viewer};

use crate::{
    around::{CityId, CitySet, MAX_CITIES},
    cards::{AgeSet, Card, CardSet},
    pieces::Colour,
    state::{FaceDown, Hand, Phase, SevenWonders},
    time::{Age, Moment, Slot, Turn},
};
use ziggurat_engine::Id;

/// Where a hidden card is.
#[derive(Clone, Copy, Debug)]
enum Place {
    FaceDown { moment: Moment, city: CityId },
    Hand { city: CityId },
    Pile,
}

/// A hidden place with the group that its card belongs to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hidden {
    place: Place,
    pub(crate) group: u8,
    /// The colour that everybody knows (SWB-14.5).
    colour: Option<Colour>,
    /// Cards of the age that cannot lie there (SWB-15.6).
    barred: AgeSet,
}

/// The group of what the viewer has never seen.
pub(crate) const UNSEEN: u8 = 0;

/// Room for how often a hand was seen.
const TIMES: u8 = 8;

/// The group of what the viewer has seen in a hand: whose it was at first, and how often it was seen.
fn group_of(hand: usize, times: u8) -> u8 {
    1 + hand as u8 * TIMES + times
}

/// The group as a view says it, if there can be one.
pub(crate) fn group_seen(hand: Seat, times: u8) -> Option<u8> {
    let can_be = hand.index() < MAX_CITIES && (1..TIMES).contains(&times);
    can_be.then(|| group_of(hand.index(), times))
}

/// Whose hand a group was seen in, and how often; none for what was never seen.
pub(crate) fn seen_in(group: u8) -> Option<(Seat, u8)> {
    let code = group.checked_sub(1)?;
    Some((Seat(code / TIMES), code % TIMES))
}

/// Room for the cards of an age, and for those of [`Unknown`] that may not be in the game.
const CARD_ROOM: usize = 104;

/// Cards of a kind of which some are in the game: how many is known, which ones is not (SWB-2.2,
/// SWC-1.7).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unknown {
    pub(crate) kind: Kind,
    pub(crate) cards: CardSet,
    pub(crate) count: usize,
}

/// A kind of cards of which only some are in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Guilds,
    Black(Age),
}

impl Kind {
    pub(crate) fn has(self, card: Card) -> bool {
        match self {
            Self::Guilds => card.facts().guild,
            Self::Black(age) => card.colour() == Colour::Black && card.age() == age,
        }
    }
}

/// All hidden cards of one age.
#[derive(Clone, Debug, Default)]
pub(crate) struct Secrets {
    pub(crate) places: ArrayVec<Hidden, 72>,
    /// Cards with their groups; the unseen ones of `unknown` are not among them.
    pub(crate) cards: ArrayVec<(u8, Card), CARD_ROOM>,
    pub(crate) unknown: ArrayVec<Unknown, 2>,
    /// Two players: groups that one unseen card was drawn into, with the turn of the draw.
    pub(crate) draws: ArrayVec<(u8, usize), 8>,
}

impl SevenWonders {
    /// Deals again all that the viewer cannot know (SWB-14.2, SWB-14.3).
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, chance: &mut Chance) {
        let seat = self.viewer_city(viewer).map(CityId::seat);
        for age in self.age.so_far() {
            let secrets = self.secrets(seat, age);
            self.deal_secrets(secrets, chance);
        }
        if self.players == 2 {
            self.forget_draws(seat, chance);
        }
        if self.options.babel_tower {
            self.deal_tiles(seat, chance);
        }
        if self.options.leaders {
            self.deal_leaders(seat, chance);
        }
        self.choose_again(seat, chance);
    }

    /// What the viewer cannot know of an age.
    pub(crate) fn secrets(&self, viewer: Option<Seat>, age: Age) -> Secrets {
        let mut secrets = self.hidden_cards(viewer, age);
        for kind in self.unknown_kinds(age) {
            self.set_apart(&mut secrets, kind);
        }
        secrets
    }

    /// The kinds of cards of an age of which only some are in the game (SWB-2.2, SWC-1.7).
    pub(crate) fn unknown_kinds(&self, age: Age) -> impl Iterator<Item = Kind> + use<> {
        let guilds = (age == Age::III).then_some(Kind::Guilds);
        let black = self.options.cities.then_some(Kind::Black(age));
        guilds.into_iter().chain(black)
    }

    /// The hand that a seat holds in a turn, by the seat that it was dealt to (SWB-3.3).
    fn packet(&self, age: Age, turn: u8, city: CityId) -> usize {
        let players = usize::from(self.players);
        let passes = usize::from(turn.saturating_sub(1));
        let back = match age {
            Age::I | Age::III => passes * (players - 1),
            Age::II => passes,
        };
        (city.index() + back) % players
    }

    /// The group of a card that left the hand of `holder` in a turn, or is in it now: how often the
    /// viewer has seen this hand so far, in their own hand or in a partner's (SWC-11.2).
    pub(crate) fn group(&self, viewer: Option<Seat>, age: Age, turn: u8, holder: CityId) -> u8 {
        let Some(viewer) = viewer.and_then(|seat| self.city_of(seat)) else {
            return UNSEEN;
        };
        let packet = self.packet(age, turn, holder);
        let own = (1..turn).filter(|turn| self.packet(age, *turn, viewer) == packet);
        let partner = self.partner(viewer).map_or(0, |partner| {
            let held = (1..=turn).filter(|turn| self.packet(age, *turn, partner) == packet);
            held.count()
        });
        match (own.count() + partner) as u8 {
            0 => UNSEEN,
            times => group_of(packet, times),
        }
    }

    /// Gathers the hidden cards of an age.
    pub(crate) fn hidden_cards(&self, viewer: Option<Seat>, age: Age) -> Secrets {
        let mut secrets = Secrets::default();
        for moment in Moment::of_age(age) {
            for city in self.all_cities() {
                self.hide_face_down(viewer, moment, city, &mut secrets);
            }
        }
        if age == self.age {
            self.hide_hands(viewer, &mut secrets);
        }
        secrets
    }

    fn hide_face_down(
        &self,
        viewer: Option<Seat>,
        moment: Moment,
        city: CityId,
        secrets: &mut Secrets,
    ) {
        let laid = self.laid.at(moment, city);
        let Some(card) = laid.card() else { return };
        let under = laid.is_under();
        let layer = self.layer(moment, city);
        let known = match viewer {
            Some(seat) if under => layer == Some(seat),
            Some(seat) => self.knows_discard(seat, moment, city),
            None => moment.slot() == Slot::Penalty,
        };
        if known || under && self.shows_under() {
            return;
        }
        let age = moment.age();
        let turn = moment.turn().unwrap_or(self.turns());
        let holder = layer.and_then(|layer| self.city_of(layer));
        let group = holder.map_or(UNSEEN, |holder| self.group(viewer, age, turn, holder));
        let colour = under
            .then(|| self.public_colour(moment, city, card))
            .flatten();
        let barred = match self.is_city_turn(moment, city) && !under {
            true => self.laid.could_build(moment),
            false => AgeSet::NONE,
        };
        let place = Place::FaceDown { moment, city };
        let draw = layer.and_then(|layer| self.draw_of(age, turn, layer));
        secrets.hide(
            Hidden {
                place,
                group,
                colour,
                barred,
            },
            card,
            draw,
        );
    }

    /// The colour of a card under a stage, where everybody knows it.
    fn public_colour(&self, moment: Moment, city: CityId, card: Card) -> Option<Colour> {
        let stage = self.stage_over(city, moment)?;
        self.shows_colour(city, stage).then(|| card.colour())
    }

    /// Two players: what a seat drew as the controller of a turn (SWB-15.4), with the turn's place.
    fn draw_of(&self, age: Age, turn: u8, seat: Seat) -> Option<(usize, Card)> {
        let turns = usize::from(self.turns());
        let at = age.index() * turns + usize::from(turn.saturating_sub(1));
        let drew = self.players == 2 && self.controlled(age, turn) == seat;
        let card = self.laid.drawn_in(at)?;
        drew.then_some((at, card))
    }

    /// Two players: what was drawn into a hand that the viewer had never seen could be any card of it,
    /// and no longer matters once the hand was passed on.
    fn forget_draws(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        for turn in 0..=self.turn_index() {
            let turns = usize::from(self.turns());
            let age = Age::ALL[turn / turns];
            let turn_of_age = (turn % turns) as u8 + 1;
            let controller = self.controlled(age, turn_of_age);
            let Some(holder) = self.city_of(controller) else {
                continue;
            };
            let unseen = self.group(viewer, age, turn_of_age, holder) == UNSEEN;
            if viewer == Some(controller) || !unseen {
                continue;
            }
            let mut drawn = None;
            if turn == self.turn_index() && self.phase == Phase::Turn {
                let hand = self.city[holder].hand;
                drawn = hand.get(chance.index(hand.len()));
            }
            self.laid.draw(turn, drawn);
        }
    }

    fn hide_hands(&self, viewer: Option<Seat>, secrets: &mut Secrets) {
        let turn = self.turn.begun();
        for city in self
            .all_cities()
            .filter(|city| !self.sees_hand(viewer, *city))
        {
            let group = match self.is_free_city(city) {
                true => UNSEEN,
                false => self.group(viewer, self.age, turn, city),
            };
            let draw = self.draw_of(self.age, turn, city.seat());
            for card in self.city[city].cards() {
                let place = Place::Hand { city };
                secrets.hide(
                    Hidden {
                        place,
                        group,
                        colour: None,
                        barred: AgeSet::NONE,
                    },
                    card,
                    draw,
                );
            }
        }
        for card in self.laid.pile_cards() {
            secrets.hide(
                Hidden {
                    place: Place::Pile,
                    group: UNSEEN,
                    colour: None,
                    barred: AgeSet::NONE,
                },
                card,
                None,
            );
        }
    }

    /// The cards of a kind that are not in the game, as far as anybody can tell (SWB-2.2, SWC-1.1).
    fn cards_out(&self, kind: Kind) -> CardSet {
        let mut out = self.cards_of_kind(kind);
        for city in self.city.of(self.cities()) {
            out = out.without(&city.built);
            city.cards().for_each(|card| out.remove(card));
        }
        let laid = self.laid.all(self.age).map(|(_, _, _, card)| card);
        laid.chain(self.laid.pile_cards())
            .for_each(|card| out.remove(card));
        out
    }

    /// All cards of a kind that can be in the game.
    pub(crate) fn cards_of_kind(&self, kind: Kind) -> CardSet {
        let all = Card::ALL.iter().copied();
        all.filter(|card| kind.has(*card) && self.has_card(card.facts()))
            .collect()
    }

    /// How many unseen cards of a kind are in the game is known, but not which.
    fn set_apart(&self, secrets: &mut Secrets, kind: Kind) {
        let unseen = secrets.cards_of(UNSEEN).into_iter();
        let there: CardSet = unseen.filter(|card| kind.has(*card)).collect();
        secrets.unknown.push(Unknown {
            kind,
            cards: there.or(&self.cards_out(kind)),
            count: there.len().into(),
        });
        secrets
            .cards
            .retain(|(group, card)| *group != UNSEEN || !kind.has(*card));
    }

    pub(crate) fn deal_secrets(&mut self, mut secrets: Secrets, chance: &mut Chance) {
        if secrets.places.is_empty() {
            return;
        }
        // What was hidden must leave no trace, not even in its order.
        secrets.cards.put_in_order();
        secrets
            .places
            .put_in_order_by(|hidden| (hidden.group, !hidden.is_choosy()));
        let deal = secrets.deal(chance);
        self.take_hidden_hands(&secrets);
        let mut pile: ArrayVec<Card, 8> = ArrayVec::new();
        for (hidden, &card) in secrets.places.iter().zip(&deal.cards) {
            match hidden.place {
                Place::FaceDown { moment, city } => {
                    let under = self.laid.at(moment, city).is_under();
                    self.laid.lay(moment, city, FaceDown::new(card, under));
                }
                Place::Hand { city } => self.city[city].hand.give(card),
                Place::Pile => pile.push(card),
            }
        }
        for (turn, card) in deal.drawn {
            self.laid.draw(turn, Some(card));
        }
        if !pile.is_empty() {
            self.laid.set_pile(pile);
        }
    }

    /// Hidden hands are dealt again as a whole.
    fn take_hidden_hands(&mut self, secrets: &Secrets) {
        for hidden in &secrets.places {
            if let Place::Hand { city } = hidden.place {
                self.city[city].hand = Hand::EMPTY;
            }
        }
    }

    /// What others have chosen is chosen again among all that they can do now.
    pub(crate) fn choose_again(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        let mut hidden = CitySet::EMPTY;
        for city in self.chosen() {
            if Some(self.decider(city)) != viewer {
                hidden.insert(city);
                self.city[city].choice = None;
            }
        }
        for city in hidden {
            self.city[city].choice = self.sample_choice(city, chance);
        }
    }

    /// Who acts for the Free City in a turn of an age (SWB-15.3).
    pub(crate) fn controlled(&self, age: Age, turn: u8) -> Seat {
        Self::controller_at(age, Turn::new(turn).unwrap_or(Turn::Recruitment))
    }
}

impl Secrets {
    /// Adds a hidden place. The card that was drawn unseen into a hand that the viewer knows does
    /// not belong to the hand's group.
    fn hide(&mut self, hidden: Hidden, card: Card, draw: Option<(usize, Card)>) {
        let group = hidden.group;
        self.places.push(hidden);
        if let Some((turn, drawn)) = draw
            && drawn == card
            && group != UNSEEN
            && !self.draws.iter().any(|(_, other)| *other == turn)
        {
            self.draws.push((group, turn));
            self.cards.push((UNSEEN, card));
        } else {
            self.cards.push((group, card));
        }
    }
}
