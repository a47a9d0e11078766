//! What one viewer may see.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ziggurat_engine::{Points, Seat, Viewer};

use crate::{
    board::{Hex, HexSet, LOCATIONS, POINTS_PER_NOBLE, ZIGGURATS},
    legal::bits,
    options::Options,
    pieces::{Card, Tile, Token},
    plays::Play,
    state::{Babylonia, Phase},
};

/// What a viewer may see of a position (section 10 of the rules).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed.
    pub options: Options,
    /// Counted from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub first_player: Seat,
    /// Seats that have finished a turn.
    pub had_turn: Vec<Seat>,
    /// Where in the turn the game stands.
    pub phase: Phase,
    /// Location tiles on the board.
    pub tiles: BTreeMap<Hex, Tile>,
    /// Tokens on the board.
    pub tokens: Vec<TokenView>,
    /// Hexes of the tokens placed in this turn, in order.
    pub placed: Vec<Hex>,
    /// Sites that are surrounded and wait to be scored.
    pub due: Vec<Hex>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// Ziggurat cards that can still be won.
    pub available_cards: Vec<Card>,
    /// Ziggurats that have been scored.
    pub scored_ziggurats: Vec<Hex>,
    /// What each city and each unscored ziggurat would bring if it were scored as it stands.
    pub sites: Vec<SiteView>,
    /// What a token of the viewer would bring at once, by hex: only while the viewer places tokens,
    /// and only where it brings something.
    pub gains: BTreeMap<Hex, Gain>,
    /// Whether the viewer may end the placing step now.
    pub play_complete: bool,
}

/// A token on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(deny_unknown_fields)]
pub struct TokenView {
    /// Where it lies.
    pub hex: Hex,
    /// Whose it is.
    pub seat: Seat,
    /// Its kind, if the viewer may know it.
    pub token: Option<Token>,
    /// Whether it lies face down, like every token in a river.
    pub face_down: bool,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// Points by category.
    #[cfg_attr(
        feature = "schema",
        schemars(with = "serde_json_points::PointsDocument")
    )]
    #[serde(deserialize_with = "Points::read::<Babylonia, _>")]
    pub points: Points,
    /// How many cities the player owns.
    pub cities: u8,
    /// Ziggurats that the player has tokens beside.
    pub ziggurats: u8,
    /// The player's ziggurat cards.
    pub cards: Vec<CardView>,
    /// Number of tokens on the stand.
    pub stand_count: u8,
    /// Number of tokens in the supply.
    pub supply_count: u8,
    /// The tokens on the stand by kind, if the viewer may know them.
    pub stand: Option<BTreeMap<Token, u8>>,
    /// What is left in the supply by kind, if the viewer may know it.
    pub supply: Option<BTreeMap<Token, u8>>,
    /// Otherwise, what is on the stand, in the supply and face down on the board together by kind: that
    /// is no secret.
    pub unseen: Option<BTreeMap<Token, u8>>,
}

/// A ziggurat card in front of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(deny_unknown_fields)]
pub struct CardView {
    /// Which card.
    pub card: Card,
    /// Whether it has been used up.
    pub spent: bool,
}

/// A city or an unscored ziggurat as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(deny_unknown_fields)]
pub struct SiteView {
    /// Where it is.
    pub hex: Hex,
    /// Land hexes beside it that still lack a token.
    pub missing: Vec<Hex>,
    /// Tokens of each seat beside it.
    pub beside: Vec<u8>,
    /// Who would win it.
    pub leader: Option<Seat>,
    /// What each seat would get for its nobles; empty for a ziggurat.
    pub nobles: Vec<u16>,
}

/// What a placement would bring at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "babylonia.ts"))]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// Points for the field.
    pub field: u16,
    /// Points for touched ziggurats.
    pub ziggurats: u16,
}

#[cfg(feature = "schema")]
mod serde_json_points {
    /// How points look in JSON.
    #[derive(schemars::JsonSchema)]
    #[allow(dead_code, reason = "only its schema is used")]
    pub(super) struct PointsDocument {
        categories: std::collections::BTreeMap<String, i32>,
        sum: i32,
    }
}

impl Babylonia {
    /// What a viewer may see; after the end everything may be shown (BAB-10.5).
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let placing = self.phase == Phase::Placing && viewer.is(self.active);
        View {
            options: self.options,
            turn: self.turn,
            active: self.active,
            first_player: self.first_player,
            had_turn: self.finished_a_turn().collect(),
            phase: self.phase,
            tiles: bits(self.cities | self.fields)
                .filter_map(|site| Some((LOCATIONS[site], self.site_tile(site)?)))
                .collect(),
            tokens: self
                .all_tokens()
                .iter()
                .filter_map(|hex| self.token_seen_by(viewer, hex))
                .collect(),
            placed: self.placed().collect(),
            due: self.due_sites().collect(),
            players: Seat::all(self.players)
                .map(|seat| self.player_seen_by(viewer, seat))
                .collect(),
            available_cards: self.available_cards.iter().collect(),
            scored_ziggurats: bits(self.scored_ziggurats.into())
                .map(|z| ZIGGURATS[z])
                .collect(),
            sites: self.sites(),
            gains: if placing {
                self.gains()
            } else {
                BTreeMap::new()
            },
            play_complete: placing && Play::of(self).is_complete(),
        }
    }

    fn knows(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat) || matches!(self.phase, Phase::Over(_))
    }

    fn token_seen_by(&self, viewer: Viewer, hex: Hex) -> Option<TokenView> {
        let (seat, token) = self.token(hex)?;
        let face_down = hex.is_river();
        let token = (!face_down || self.knows(viewer, seat)).then_some(token);
        Some(TokenView {
            hex,
            seat,
            token,
            face_down,
        })
    }

    fn player_seen_by(&self, viewer: Viewer, seat: Seat) -> PlayerView {
        let card = |card| CardView {
            card,
            spent: self.spent_cards.contains(card),
        };
        let known = self.knows(viewer, seat);
        PlayerView {
            points: self.points_by_category(seat),
            cities: self.owned_cities[seat.index()],
            ziggurats: self.touched_ziggurats(seat).count() as u8,
            cards: self.owned_cards[seat.index()].iter().map(card).collect(),
            stand_count: self.stand_count(seat),
            supply_count: self.supply_count(seat),
            stand: known.then(|| by_kind(self.stands[seat.index()])),
            supply: known.then(|| by_kind(self.supplies[seat.index()])),
            unseen: (!known).then(|| by_kind(self.unseen_tokens(seat))),
        }
    }

    fn sites(&self) -> Vec<SiteView> {
        let cities = bits(self.cities).map(|site| (LOCATIONS[site], self.site_tile(site)));
        let ziggurats = self
            .ziggurats_in_use()
            .filter(|(ziggurat, _)| self.scored_ziggurats >> ziggurat & 1 == 0)
            .map(|(_, hex)| (hex, None));
        let site = |(hex, tile): (Hex, Option<Tile>)| SiteView {
            hex,
            missing: self.missing(hex).iter().collect(),
            beside: Seat::all(self.players)
                .map(|seat| self.beside(seat, hex) as u8)
                .collect(),
            leader: self.majority(hex),
            nobles: tile.map_or(Vec::new(), |tile| self.noble_points(hex, tile)),
        };
        cities.chain(ziggurats).map(site).collect()
    }

    fn noble_points(&self, city: Hex, tile: Tile) -> Vec<u16> {
        let points = |seat| self.connected_nobles(seat, city, tile).len() as u16 * POINTS_PER_NOBLE;
        Seat::all(self.players).map(points).collect()
    }

    fn gains(&self) -> BTreeMap<Hex, Gain> {
        let play = Play::of(self);
        let mut targets = HexSet::EMPTY;
        Token::ALL
            .iter()
            .for_each(|&token| targets |= self.targets(&play, token));
        let gain = |hex: Hex| {
            let (field, ziggurats) = self.gain(self.active, hex);
            (hex, Gain { field, ziggurats })
        };
        targets
            .iter()
            .map(gain)
            .filter(|(_, gain)| gain.field + gain.ziggurats > 0)
            .collect()
    }
}

fn by_kind(counts: [u8; 4]) -> BTreeMap<Token, u8> {
    Token::ALL
        .iter()
        .map(|&token| (token, counts[token.index()]))
        .collect()
}
