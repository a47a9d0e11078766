//! What one viewer may see.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Points, Seat, Viewer};

use crate::{
    document::listed,
    event::Offered,
    options::Options,
    pieces::{ActionCard, Cards, Disc, Kind, Wonder},
    scoring::wonder_points,
    state::{NO_DISC, Phase, TowerOfBabel},
    tables::{PARTICIPANT, Tables},
};

/// What a viewer may see of a position (section 17 of the rules).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed; `tables` is left out where it has the usual values.
    pub options: Options,
    /// The numbers in force on discs, scoring rows and disc bonus.
    pub tables: Tables,
    /// What a participant below the second place gets.
    pub participant: u16,
    /// Counted from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub start_player: Seat,
    /// The seats by their columns on the order track, the lowest first (TOB-3.1).
    pub order: Vec<Seat>,
    /// Where in the turn the game stands.
    pub phase: Phase,
    /// The wonders in their order.
    pub wonders: Vec<WonderView>,
    /// The disc on the column of the active player.
    pub column: Option<ColumnView>,
    /// How many Double Turns were played in this turn.
    pub double_turns: u8,
    /// Whether a disc was given away in this turn.
    pub disc_given: bool,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// How many wonders are finished; the next one is scored with the row of this index.
    pub finished: u8,
    /// Discs on the board that show each kind, the one on the column included.
    pub discs_left: BTreeMap<Kind, u8>,
    /// Number of cards in the deck.
    pub deck: u8,
    /// What lies on the discard pile.
    pub discard: Cards,
    /// What the viewer cannot see, by kind: the deck together with the hands of the others, hidden offers
    /// included, but for what is known of them.
    pub unseen: Cards,
    /// Number of cards in the pile of action cards.
    pub action_pile: u8,
    /// Action cards that were used and have left the game.
    pub used_action_cards: Vec<ActionCard>,
    /// How many turns in a row brought no disc to anybody (TOB-16.7).
    pub stall: u16,
    /// After how many of them the game ends.
    pub stall_limit: u16,
}

/// A wonder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct WonderView {
    /// Which.
    pub wonder: Wonder,
    /// Its three spaces.
    pub spaces: Vec<SpaceView>,
    /// Units of each seat.
    pub units: Vec<u8>,
    /// What each seat would get if the wonder were scored as it stands: with the next row while the game goes on.
    pub prospects: Vec<u16>,
    /// What each seat would get for it in final scoring as it stands.
    pub light_prospects: Vec<u16>,
}

/// A space for a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct SpaceView {
    /// The disc that lies or lay here.
    pub disc: Option<Disc>,
    /// Who took it.
    pub taken_by: Option<Seat>,
    /// Whether it lies on the column of the active player now.
    pub on_column: bool,
}

/// The column of the active player on a wonder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct ColumnView {
    /// The wonder that it stands on.
    pub wonder: Wonder,
    /// On which of its three spaces the disc lay, from 0.
    pub space: u8,
    /// The disc on it.
    pub disc: Disc,
    /// How many cards of each kind the disc demands.
    pub demand: Cards,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// Points by category.
    #[cfg_attr(feature = "schema", schemars(with = "points_document::PointsDocument"))]
    #[serde(deserialize_with = "Points::read::<TowerOfBabel, _>")]
    pub points: Points,
    /// Number of building cards in hand. A hidden offer of somebody else still counts (TOB-17.5).
    pub hand_count: u8,
    /// The building cards in hand, if the viewer may know them.
    pub hand: Option<Cards>,
    /// Cards that everybody has seen and that are certainly still in this hand: it holds at least this many of each kind.
    pub known: Cards,
    /// Number of action cards in hand.
    pub action_card_count: u8,
    /// The action cards in hand, if the viewer may know them.
    pub action_cards: Option<Vec<ActionCard>>,
    /// The offer that lies in front of the player.
    pub offer: Option<OfferView>,
    /// Whether the player is asked for Triple Bonus and has not answered yet.
    pub bonus_asked: bool,
    /// The answer about Triple Bonus, shown only to the player who gave it.
    pub bonus_answer: Option<bool>,
    /// Whether the player has done their part while several act at once: an offer is made, a question
    /// answered.
    pub acted: bool,
    /// Discs taken, in the order of the spaces they lay on.
    pub discs: Vec<Disc>,
    /// What the discs bring at the end as they stand, each two-kind disc where it brings most (TOB-14.6).
    pub disc_bonus: u16,
    /// Units left in the supply.
    pub supply: u8,
}

/// An offer in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "tower_of_babel.ts"))]
#[serde(deny_unknown_fields)]
pub struct OfferView {
    /// Whether it has been turned up.
    pub revealed: bool,
    /// What lies in it, if the viewer may know it.
    pub content: Option<Offered>,
    /// Cards of other kinds that lay in it and went back when it was turned up (TOB-6.7).
    pub returned: Cards,
}

#[cfg(feature = "schema")]
mod points_document {
    /// How points look in JSON.
    #[derive(schemars::JsonSchema)]
    #[allow(dead_code, reason = "only its schema is used")]
    pub(super) struct PointsDocument {
        categories: std::collections::BTreeMap<String, i32>,
        sum: i32,
    }
}

impl TowerOfBabel {
    /// What a viewer may see; after the end everything is shown.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            options: self.options,
            tables: self.options.tables,
            participant: PARTICIPANT,
            turn: self.turn,
            active: self.active,
            start_player: self.start_player,
            order: self.clockwise().collect(),
            phase: self.phase,
            wonders: Wonder::ALL.iter().map(|&w| self.wonder_view(w)).collect(),
            column: self.column_view(),
            double_turns: self.double_turns,
            disc_given: self.disc_given,
            players: Seat::all(self.players)
                .map(|seat| self.player_seen_by(viewer, seat))
                .collect(),
            finished: self.finished(),
            discs_left: Kind::ALL.iter().copied().zip(self.discs_left()).collect(),
            deck: self.deck.total() as u8,
            discard: self.discard,
            unseen: self.unseen_cards(viewer),
            action_pile: self.action_pile.iter().fold(0, |n, &m| n.saturating_add(m)),
            used_action_cards: self.used_action_cards(),
            stall: self.stall,
            stall_limit: self.stall_limit(),
        }
    }

    fn wonder_view(&self, wonder: Wonder) -> WonderView {
        let units = self.units[wonder.index()];
        let tables = &self.options.tables;
        let (_, row) = self.next_row();
        let space = |space: usize| SpaceView {
            disc: (self.owners[space] != NO_DISC).then_some(self.discs[space]),
            taken_by: (self.owners[space] < self.players).then_some(Seat(self.owners[space])),
            on_column: self.column() == Some(space),
        };
        WonderView {
            wonder,
            spaces: Self::spaces(wonder).map(space).collect(),
            units: self.per_seat(units),
            prospects: self.per_seat(wonder_points(units, row)),
            light_prospects: self.per_seat(wonder_points(units, tables.light_row)),
        }
    }

    fn column_view(&self) -> Option<ColumnView> {
        let space = self.column()?;
        let wonder = Self::wonder_at(space);
        Some(ColumnView {
            wonder,
            space: (space - Self::spaces(wonder).start) as u8,
            disc: self.discs[space],
            demand: self.discs[space].demand(),
        })
    }

    /// Action cards that are neither in the pile nor in a hand (TOB-11.2, TOB-17.1).
    fn used_action_cards(&self) -> Vec<ActionCard> {
        let (all, held) = (self.options.action_cards_in_box(), self.action_cards_held());
        listed(std::array::from_fn(|i| {
            all[i]
                .saturating_sub(held[i])
                .saturating_sub(self.action_pile[i])
        }))
    }

    fn player_seen_by(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let i = seat.index();
        let own = viewer.is(seat) || matches!(self.phase, Phase::Over(_));
        let offer = self.offers[i];
        let hidden = self.phase == Phase::Offering;
        // TOB-17.5
        let (held, known) = match (hidden, own) {
            (true, false) => (self.hands[i].plus(offer.cards), self.known[i]),
            (true, true) => (self.hands[i], self.known[i]),
            (false, _) => (self.hands[i], self.known[i].minus(offer.cards)),
        };
        let bit = |set: u8| set >> seat.0 & 1 == 1;
        PlayerView {
            points: self.points_by_category(seat),
            hand_count: held.total() as u8,
            hand: own.then_some(self.hands[i]),
            known,
            action_card_count: self.action_card_count(seat),
            action_cards: own.then(|| listed(self.action_cards[i])),
            offer: offer.made.then_some(OfferView {
                revealed: !hidden,
                content: (own || !hidden).then_some(Offered {
                    cards: offer.cards,
                    trade: offer.trade,
                }),
                returned: offer.returned,
            }),
            bonus_asked: self.phase == Phase::TripleBonus
                && self.bonus_pending().any(|asked| asked == seat),
            bonus_answer: (own && bit(self.answered)).then_some(bit(self.accepted)),
            acted: match self.phase {
                Phase::Offering => offer.made,
                Phase::TripleBonus => bit(self.answered),
                Phase::Choosing | Phase::Building | Phase::DoubleTurn | Phase::Over(_) => false,
            },
            discs: self.discs_of(seat).collect(),
            disc_bonus: self.disc_count(seat).points,
            supply: self.supply(seat),
        }
    }
}
