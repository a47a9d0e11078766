//! Dealing anew what a viewer cannot know.
//!
//! A player who passes a hand on knows its cards: whatever leaves it face up is seen, and the rest,
//! face down or still in the hand, is known as a set until the hand comes round again. So hidden
//! places fall into groups: those whose cards the viewer has seen together, and the unseen rest of
//! the age. Cards are dealt anew within each group.

mod deal;
mod leaders;
mod tiles;

use arrayvec::ArrayVec;
use ziggurat_engine::{Chance, Seat, Viewer};

use crate::{
    action::Action,
    cards::{AGES, Card, CardSet},
    pieces::Colour,
    state::{FaceDown, Hand, MAX_STAGES, MOMENTS, Phase, SevenWonders},
};

/// Where a hidden card is.
#[derive(Clone, Copy, Debug)]
enum Place {
    FaceDown { moment: usize, city: usize },
    Hand { city: usize },
    Pile { at: usize },
}

/// A hidden place with the group that its card belongs to.
#[derive(Clone, Copy, Debug)]
struct Hidden {
    place: Place,
    group: u8,
    /// The colour that everybody knows (SWB-14.5).
    colour: Option<Colour>,
    /// Cards of the age that cannot lie there, a bit each (SWB-15.6).
    barred: u64,
}

/// The group of what the viewer has never seen.
const UNSEEN: u8 = 0;

/// Room for the cards of an age, and for those of [`Unknown`] that may not be in the game.
const CARD_ROOM: usize = 104;

/// Cards of a kind of which some are in the game: how many is known, which ones is not (SWB-2.2,
/// SWC-1.7).
#[derive(Clone, Copy, Debug, Default)]
struct Unknown {
    cards: CardSet,
    count: usize,
}

/// All hidden cards of one age.
#[derive(Clone, Debug, Default)]
struct Table {
    places: ArrayVec<Hidden, 72>,
    /// Cards with their groups; the unseen ones of `unknown` are not among them.
    cards: ArrayVec<(u8, Card), CARD_ROOM>,
    unknown: ArrayVec<Unknown, 2>,
    /// Two players: groups that one unseen card was drawn into, with the turn of the draw.
    draws: ArrayVec<(u8, usize), 8>,
}

impl SevenWonders {
    /// Deals anew all that the viewer cannot know (SWB-14.2, SWB-14.3).
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, chance: &mut Chance) {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.0 < self.players => Some(seat),
            _ => None,
        };
        for age in 1..=self.age {
            let mut table = self.hidden_cards(seat, age);
            if age == AGES {
                self.set_apart(&mut table, |card| card.facts().guild);
            }
            if self.options.cities {
                let black = |card: Card| card.colour() == Colour::Black && card.age() == age;
                self.set_apart(&mut table, black); // SWC-1.7
            }
            self.deal_table(table, chance);
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
        self.choose_anew(seat, chance);
    }

    /// The hand that a seat holds in a turn, by the seat that it was dealt to (SWB-3.3).
    fn packet(&self, age: u8, turn: u8, seat: usize) -> usize {
        let players = usize::from(self.players);
        let passes = usize::from(turn.saturating_sub(1));
        let back = if age == 2 {
            passes
        } else {
            passes * (players - 1)
        };
        (seat + back) % players
    }

    /// The group of a card that left the hand of `holder` in a turn, or is in it now: how often the
    /// viewer has seen this hand so far, the own or a partner's (SWC-11.2).
    fn group(&self, viewer: Option<Seat>, age: u8, turn: u8, holder: usize) -> u8 {
        let Some(seat) = viewer else {
            return UNSEEN;
        };
        let packet = self.packet(age, turn, holder);
        let own = (1..turn).filter(|turn| self.packet(age, *turn, seat.index()) == packet);
        let partner = self.partner(seat.index()).map_or(0, |partner| {
            let held = (1..=turn).filter(|turn| self.packet(age, *turn, partner) == packet);
            held.count()
        });
        match (own.count() + partner) as u8 {
            0 => UNSEEN,
            times => 1 + packet as u8 * 8 + times,
        }
    }

    /// Gathers the hidden cards of an age.
    fn hidden_cards(&self, viewer: Option<Seat>, age: u8) -> Table {
        let mut table = Table::default();
        for slot in 0..MOMENTS {
            let moment = Self::moment_of(age, slot);
            for city in 0..self.cities() {
                self.hide_face_down(viewer, moment, city, &mut table);
            }
        }
        if age == self.age {
            self.hide_hands(viewer, &mut table);
        }
        table
    }

    fn hide_face_down(&self, viewer: Option<Seat>, moment: usize, city: usize, table: &mut Table) {
        let laid = self.laid.at(moment, city);
        let Some(card) = laid.card() else { return };
        let under = laid.is_under();
        let layer = self.layer(moment, city);
        let known = match viewer {
            Some(seat) if under => layer == Some(seat),
            Some(seat) => self.knows_discard(seat, moment, city),
            None => moment % MOMENTS == self.destroyed_slot(),
        };
        if known || under && self.shows_under() {
            return;
        }
        let (age, slot) = ((moment / MOMENTS + 1) as u8, moment % MOMENTS);
        let turn = (slot as u8 + 1).min(self.turns());
        let group = layer.map_or(UNSEEN, |layer| self.group(viewer, age, turn, layer.index()));
        let colour = under
            .then(|| self.public_colour(moment, city, card))
            .flatten();
        let barred = match self.is_city_turn(moment, city) && !under {
            true => self.laid.could_build(moment),
            false => 0,
        };
        let place = Place::FaceDown { moment, city };
        let draw = layer.and_then(|layer| self.draw_of(age, turn, layer));
        table.hide(
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
    fn public_colour(&self, moment: usize, city: usize, card: Card) -> Option<Colour> {
        let here = &self.city[city];
        let stage = (0..MAX_STAGES).find(|stage| usize::from(here.under(*stage)) == moment + 1)?;
        self.shows_colour(city, stage).then(|| card.colour())
    }

    /// Two players: what a seat drew as the controller of a turn (SWB-15.4), with the turn's place.
    fn draw_of(&self, age: u8, turn: u8, seat: Seat) -> Option<(usize, Card)> {
        let turns = usize::from(self.turns());
        let at = usize::from(age - 1) * turns + usize::from(turn.saturating_sub(1));
        let drew = self.players == 2 && Self::controller_at(age, turn) == seat;
        let card = self.laid.drawn_in(at)?;
        drew.then_some((at, card))
    }

    /// Two players: what was drawn into a hand that the viewer had never seen is any card of it, and
    /// of no interest any more once the hand was passed on.
    fn forget_draws(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        for turn in 0..=self.turn_index() {
            let turns = self.turns();
            let (age, turn_of_age) = (turn as u8 / turns + 1, turn as u8 % turns + 1);
            let controller = Self::controller_at(age, turn_of_age);
            let unseen = self.group(viewer, age, turn_of_age, controller.index()) == UNSEEN;
            if viewer == Some(controller) || !unseen {
                continue;
            }
            let mut drawn = None;
            if turn == self.turn_index() && self.phase == Phase::Turn {
                let hand = self.city[controller.index()].hand;
                drawn = hand.get(chance.index(hand.len()));
            }
            self.laid.draw(turn, drawn);
        }
    }

    fn hide_hands(&self, viewer: Option<Seat>, table: &mut Table) {
        for city in (0..self.cities()).filter(|city| !self.sees_hand(viewer, *city)) {
            let group = match self.is_free_city(city) {
                true => UNSEEN,
                false => self.group(viewer, self.age, self.turn, city),
            };
            let draw = self.draw_of(self.age, self.turn, Seat(city as u8));
            for card in self.city[city].cards() {
                let place = Place::Hand { city };
                table.hide(
                    Hidden {
                        place,
                        group,
                        colour: None,
                        barred: 0,
                    },
                    card,
                    draw,
                );
            }
        }
        for (at, card) in self.laid.pile_cards().enumerate() {
            let place = Place::Pile { at };
            table.hide(
                Hidden {
                    place,
                    group: UNSEEN,
                    colour: None,
                    barred: 0,
                },
                card,
                None,
            );
        }
    }

    /// The cards of a kind that are not in the game, as far as anybody can tell (SWB-2.2, SWC-1.1).
    fn cards_out(&self, of_kind: impl Fn(Card) -> bool) -> CardSet {
        let all = Card::ALL.iter().copied();
        let mut out: CardSet = all
            .filter(|card| of_kind(*card) && self.has_card(card.facts()))
            .collect();
        for city in &self.city[..self.cities()] {
            out = out.without(&city.built);
            city.cards().for_each(|card| out.remove(card));
        }
        let laid = self.laid.all().map(|(_, _, _, card)| card);
        laid.chain(self.laid.pile_cards())
            .for_each(|card| out.remove(card));
        out
    }

    /// How many unseen cards of a kind are in the game is known, but not which.
    fn set_apart(&self, table: &mut Table, of_kind: impl Fn(Card) -> bool) {
        let unseen = table.cards_of(UNSEEN).into_iter();
        let there: CardSet = unseen.filter(|card| of_kind(*card)).collect();
        table.unknown.push(Unknown {
            cards: there.or(&self.cards_out(&of_kind)),
            count: there.len().into(),
        });
        table
            .cards
            .retain(|(group, card)| *group != UNSEEN || !of_kind(*card));
    }

    fn deal_table(&mut self, mut table: Table, chance: &mut Chance) {
        if table.places.is_empty() {
            return;
        }
        // What was hidden must leave no trace, not even in its order.
        table.cards.sort_unstable();
        table
            .places
            .sort_by_key(|hidden| (hidden.group, !hidden.is_choosy()));
        let deal = table.deal(chance);
        self.take_hidden_hands(&table);
        for (hidden, &card) in table.places.iter().zip(&deal.cards) {
            match hidden.place {
                Place::FaceDown { moment, city } => {
                    let under = self.laid.at(moment, city).is_under();
                    self.laid.lay(moment, city, FaceDown::new(card, under));
                }
                Place::Hand { city } => self.city[city].hand.give(card),
                Place::Pile { at } => self.laid.pile_mut()[at] = card as u8,
            }
        }
        for (turn, card) in deal.drawn {
            self.laid.draw(turn, Some(card));
        }
        self.laid.pile_mut().sort_unstable();
    }

    /// Hidden hands are dealt anew as a whole.
    fn take_hidden_hands(&mut self, table: &Table) {
        for hidden in &table.places {
            if let Place::Hand { city } = hidden.place {
                self.city[city].hand = Hand::EMPTY;
            }
        }
    }

    /// What others have chosen is chosen anew among all that they can do now.
    fn choose_anew(&mut self, viewer: Option<Seat>, chance: &mut Chance) {
        let mut hidden = 0u8;
        for city in 0..self.cities() {
            let chosen = !self.city[city].choice.is_none();
            if chosen && Some(self.decider(city)) != viewer {
                hidden |= 1 << city;
                self.city[city].choice = Action::NONE;
            }
        }
        for city in (0..self.cities()).filter(|city| hidden >> city & 1 == 1) {
            if let Some(action) = self.sample_choice(city, chance) {
                self.city[city].choice = action;
            }
        }
    }
}

impl Table {
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
