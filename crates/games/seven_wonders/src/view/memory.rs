//! What a viewer remembers: when what was laid, and which cards, leaders and tiles were seen in hands
//! that were passed on. With it a view is enough to go on from.

use serde::{Deserialize, Serialize};
use ziggurat_engine::{InOrder, Seat};

use crate::{
    action::Tile,
    cards::{AgeSet, Card, Leader},
    document::{DugDocument, dug_document},
    event::Town,
    hidden::{Kind, Secrets, UNSEEN, seen_in},
    state::SevenWonders,
    time::{Age, Slot},
};

/// What a viewer remembers and can tell from it (SWB-14.2, SWB-14.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// The discard pile with who laid what when.
    pub discards: Vec<DiscardView>,
    /// The seats that have looked through the discard pile, each with when it last did.
    pub dug: Vec<DugDocument>,
    /// Cards that the viewer has seen in a hand, and that lie face down or are still in it.
    pub hands: Vec<SeenHand>,
    /// Cards that the viewer has never seen.
    pub unseen: Vec<UnseenCards>,
    /// Two players: what was drawn for the Free City, where that matters to the viewer.
    pub drawn: Vec<DrawView>,
    /// Leaders that the viewer has seen in the draft and that others hold or have used.
    pub leaders: Vec<SeenLeaders>,
    /// Tower tiles that the viewer has seen in the draft and that others hold.
    pub tiles: Vec<SeenTiles>,
}

/// A card on the discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct DiscardView {
    /// Which card, if the viewer knows it.
    pub card: Option<Card>,
    /// The age in which it was laid.
    pub age: Age,
    /// The turn, `"last_card"`, or `"penalty"` for what a penalty destroyed.
    pub turn: Slot,
    /// The city that laid it.
    pub city: Town,
    /// By the Free City: what it could have built instead in that turn, had it been in the hand.
    pub could_build: Vec<Card>,
}

/// Hidden cards that the viewer has seen in the same hand, equally often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct SeenHand {
    /// The age.
    pub age: Age,
    /// The seat that the hand was dealt to.
    pub hand: Seat,
    /// How often the viewer has seen it until the cards left it, or until now.
    pub times: u8,
    /// The cards.
    pub cards: Vec<Card>,
}

/// Hidden cards of an age that the viewer has never seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct UnseenCards {
    /// The age.
    pub age: Age,
    /// Those that must be there.
    pub cards: Vec<Card>,
    /// How many guilds are among the others.
    pub guilds: u8,
    /// How many black cards are among the others.
    pub black: u8,
}

/// What was drawn for the Free City in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct DrawView {
    /// The age.
    pub age: Age,
    /// The turn.
    pub turn: u8,
    /// The card, if the viewer knows it; otherwise it is hidden among cards that the viewer has seen.
    pub card: Option<Card>,
}

/// Hidden leaders that the viewer has seen in the same hand of the draft, equally often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct SeenLeaders {
    /// The seat that the hand was dealt to.
    pub hand: Seat,
    /// How often the viewer has seen it.
    pub times: u8,
    /// The leaders.
    pub leaders: Vec<Leader>,
}

/// Hidden tower tiles that the viewer has seen in the same hand of the draft, equally often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct SeenTiles {
    /// The seat that the hand was dealt to.
    pub hand: Seat,
    /// How often the viewer has seen it.
    pub times: u8,
    /// The tiles.
    pub tiles: Vec<Tile>,
}

/// The place of a leader that is not in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct LeaderPlace {
    /// Which leader, if the viewer knows it.
    pub leader: Option<Leader>,
    /// The age in which it was used, if the viewer knows that it was this one.
    pub used: Option<Age>,
}

/// What belongs together, with whose hand it was seen in and how often; what was never seen is left
/// out.
fn seen_together<T: Copy + Ord>(
    things: impl Iterator<Item = (u8, T)>,
) -> impl Iterator<Item = (Seat, u8, Vec<T>)> {
    let mut things: Vec<(u8, T)> = things.filter(|(group, _)| *group != UNSEEN).collect();
    things.put_in_order();
    let runs: Vec<_> = things
        .chunk_by(|a, b| a.0 == b.0)
        .filter_map(|run| {
            let (hand, times) = seen_in(run[0].0)?;
            Some((hand, times, run.iter().map(|(_, thing)| *thing).collect()))
        })
        .collect();
    runs.into_iter()
}

impl SevenWonders {
    /// What a seat, or somebody who only looks on, remembers.
    pub(super) fn memory_of(&self, seat: Option<Seat>) -> Memory {
        let mut memory = Memory {
            discards: self.discards_seen(seat),
            dug: self
                .own_cities()
                .filter_map(|city| dug_document(self, city))
                .collect(),
            ..Memory::default()
        };
        for age in self.age.so_far() {
            let secrets = self.secrets(seat, age);
            let seen = seen_together(secrets.cards.iter().copied());
            memory
                .hands
                .extend(seen.map(|(hand, times, cards)| SeenHand {
                    age,
                    hand,
                    times,
                    cards,
                }));
            memory.unseen.extend(unseen_cards(age, &secrets));
            memory.drawn.extend(self.drawn_seen(seat, age, &secrets));
        }
        if self.options.leaders {
            let seen = seen_together(self.hidden_leaders(seat).into_iter());
            let leaders = seen.map(|(hand, times, leaders)| SeenLeaders {
                hand,
                times,
                leaders,
            });
            memory.leaders.extend(leaders);
        }
        if self.options.babel_tower {
            let seen = seen_together(self.hidden_tiles(seat).into_iter());
            let tiles = seen.map(|(hand, times, tiles)| SeenTiles { hand, times, tiles });
            memory.tiles.extend(tiles);
        }
        memory
    }

    fn discards_seen(&self, seat: Option<Seat>) -> Vec<DiscardView> {
        let seen = self.discards().map(|(moment, city, card)| {
            let known = match seat {
                Some(seat) => self.knows_discard(seat, moment, city),
                None => moment.slot() == Slot::Penalty,
            };
            let could = match self.is_city_turn(moment, city) {
                true => self.laid.could_build(moment),
                false => AgeSet::NONE,
            };
            DiscardView {
                card: known.then_some(card),
                age: moment.age(),
                turn: moment.slot(),
                city: self.town(city),
                could_build: Card::of_age(moment.age())
                    .filter(|card| could.contains(*card))
                    .collect(),
            }
        });
        seen.collect()
    }

    /// What was drawn in an age: by the viewer, or into a hand that the viewer had seen before. What was
    /// drawn into another hand is any card of it.
    fn drawn_seen(&self, seat: Option<Seat>, age: Age, secrets: &Secrets) -> Vec<DrawView> {
        let turns = self.turns();
        let mut seen = Vec::new();
        for turn in 1..=turns {
            let at = age.index() * usize::from(turns) + usize::from(turn - 1);
            let controller = self.controlled(age, turn);
            let (Some(card), Some(holder)) = (self.laid.drawn_in(at), self.city_of(controller))
            else {
                continue;
            };
            let own = seat == Some(controller);
            if own || self.group(seat, age, turn, holder) != UNSEEN {
                let hidden = secrets.draws.iter().any(|(_, turn)| *turn == at);
                seen.push(DrawView {
                    age,
                    turn,
                    card: (own || !hidden).then_some(card),
                });
            }
        }
        seen
    }
}

/// What the viewer has never seen of an age, if anything.
fn unseen_cards(age: Age, secrets: &Secrets) -> Option<UnseenCards> {
    let mut unseen = UnseenCards {
        age,
        cards: secrets.cards_of(UNSEEN).to_vec(),
        guilds: 0,
        black: 0,
    };
    unseen.cards.put_in_order();
    for unknown in &secrets.unknown {
        let count = unknown.count as u8;
        match unknown.kind {
            Kind::Guilds => unseen.guilds = count,
            Kind::Black(_) => unseen.black = count,
        }
    }
    let any = !unseen.cards.is_empty() || unseen.guilds + unseen.black > 0;
    any.then_some(unseen)
}
