//! What one viewer may see (section SWB-14).

mod memory;

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use ziggurat_engine::{InOrder, Points, Seat, Text, Viewer, map_of};

use crate::{
    action::{Action, Means, Tile},
    around::CityId,
    cards::{Board, Card, CardSet, Leader, PROJECT_TOKENS, Project},
    desk::Desk,
    document::towns,
    event::Town,
    laws::Laws,
    options::Options,
    part::Part,
    payments::Unpayable,
    pieces::{Colour, Resource, Stage, Symbol, Token},
    refuse::{units, with_coins},
    state::{Count, Phase, SevenWonders, Under},
    tally::Tally,
    time::{Age, Moment, Slot, Turn},
};

pub use memory::{
    DiscardView, DrawView, LeaderPlace, Memory, SeenHand, SeenLeaders, SeenTiles, UnseenCards,
};

/// What a viewer may see of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed.
    pub options: Options,
    /// The age.
    pub age: Age,
    /// The turn of the age, or its recruitment phase.
    pub turn: Turn,
    /// How many turns the age has.
    pub turns: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// The part of the game that is under way; none once it has ended.
    pub part: Option<Part>,
    /// The parts that it has, before the first age or in an age, in their order.
    pub parts: Vec<Part>,
    /// Whether what is passed on goes to the left: the hands at the end of the turn, or what is drafted.
    pub passes_left: bool,
    /// The cities in clockwise order: those of the seats, then the Free City.
    pub cities: Vec<CityView>,
    /// Two players: who acts for the Free City in this turn.
    pub controller: Option<Seat>,
    /// Two players: how many cards the Free City's pile has.
    pub pile_count: u8,
    /// The viewer's hand, with what can be built.
    pub hand: Option<Vec<HandCard>>,
    /// The viewer's leaders, with what they cost now.
    pub leaders: Option<Vec<LeaderCard>>,
    /// Team play: the partner's hand.
    pub partner_hand: Option<Vec<Card>>,
    /// Team play: the partner's leaders in hand.
    pub partner_leaders: Option<Vec<Leader>>,
    /// The viewer's tower tiles that are not built.
    pub tiles: Option<Vec<Tile>>,
    /// Those of them that are about to be placed.
    pub committed: Vec<Tile>,
    /// Two players: the last card of the Free City, if the viewer acts for it.
    pub city_hand: Option<Vec<Card>>,
    /// What the viewer has chosen and can still change.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::action::ActionKind>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::action::ActionKind>"))]
    pub chosen: Vec<Action>,
    /// How many cards lie on the discard pile.
    pub discard_count: u8,
    /// The leaders that the viewer has discarded.
    pub discarded_leaders: Vec<Leader>,
    /// The cards on the discard pile that the viewer knows; all of them while the viewer digs.
    pub known_discards: Vec<Card>,
    /// The tower, if it is built.
    pub tower: Option<TowerView>,
    /// The project of the age, if there is one.
    pub project: Option<ProjectView>,
    /// Cities that will build from the discard pile in this turn.
    pub digs: Vec<Town>,
    /// Cities that will build from it through a leader.
    pub solomons: Vec<Town>,
    /// Cities that may recruit another leader in this turn.
    pub recruits: Vec<Town>,
    /// Cities that will copy a leader in this turn.
    pub courtesans: Vec<Town>,
    /// What the viewer remembers and can tell from it.
    pub memory: Memory,
}

/// A city as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct CityView {
    /// Its board.
    pub board: Board,
    /// Its structures, in the order of the cards.
    pub structures: Vec<Card>,
    /// The structures of this turn in the order in which they were built: they produce from the next
    /// one on.
    pub fresh: Vec<Card>,
    /// Its stages.
    pub stages: Vec<StageView>,
    /// Its coins.
    pub coins: u16,
    /// Its shields.
    pub shields: u8,
    /// Victory tokens worth 1, 3 and 5.
    pub victories: [u8; 3],
    /// Defeat tokens.
    pub defeats: u8,
    /// Diplomacy tokens.
    pub diplomacy: u8,
    /// Science symbols on its structures.
    pub science: BTreeMap<Symbol, u8>,
    /// Symbols of choice.
    pub science_choices: u8,
    /// Structures by colour.
    pub colours: BTreeMap<Colour, u8>,
    /// Resources that its neighbours can buy: for each how many units at most.
    pub sells: BTreeMap<Resource, u8>,
    /// Resources that it can use itself.
    pub produces: BTreeMap<Resource, u8>,
    /// Price of raw materials and of manufactured goods from the left and from the right neighbour.
    pub prices: [[u8; 2]; 2],
    /// Tokens of projects.
    pub tokens: BTreeMap<Token, u8>,
    /// Shields of projects, among its shields.
    pub shield_tokens: u8,
    /// Points lost by penalty markers.
    pub markers: u8,
    /// Participation tokens of this age.
    pub joined: u8,
    /// Whether its start resource is lost.
    pub start_lost: bool,
    /// Whether the free structure of this age can still be built.
    pub free_build: bool,
    /// Whether the free structure of this age has been built.
    pub free_built: bool,
    /// Means used in this turn.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::action::Mean>"))]
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::action::Mean>"))]
    pub used: Means,
    /// Whether it has taken part in the project in this turn.
    pub joined_now: bool,
    /// Whether the first coins of the bank in this turn have brought more.
    pub bank_gained: bool,
    /// Tower tiles built.
    pub tower_built: u8,
    /// Tower tiles not built, those about to be built included.
    pub tiles_left: u8,
    /// Tower tiles about to be placed.
    pub tiles_committed: u8,
    /// The places of its tower tiles in the order of the draft, as far as the viewer can tell them
    /// apart: whether the tile is not built.
    pub tile_places: Vec<bool>,
    /// Cards in hand.
    pub hand_count: u8,
    /// Leaders in play.
    pub leaders: Vec<Leader>,
    /// The leader of a neighbour that is copied.
    pub copied_leader: Option<Leader>,
    /// Leaders in hand.
    pub leader_count: u8,
    /// Leaders that were discarded.
    pub leaders_discarded: u8,
    /// The leader that was recruited in this turn.
    pub fresh_leader: Option<Leader>,
    /// Whether the copied leader is copied since this turn.
    pub fresh_copy: bool,
    /// The places of its leaders that are not in play, in the order of the draft, then those of the
    /// reserve, as far as the viewer can tell them apart; empty where one was recruited.
    pub leader_places: Vec<Option<LeaderPlace>>,
    /// The ages in which leaders were used of which the viewer does not know the place.
    pub leaders_used: Vec<Age>,
    /// Debt.
    pub debt: u8,
    /// Coins owed in this turn.
    pub owed: u8,
    /// How often a coin is owed for each victory token of the city.
    pub owed_per_victory: u8,
    /// How often a coin is owed for each stage of the city.
    pub owed_per_stage: u8,
    /// Whether the free black card of this age can still be built.
    pub free_black: bool,
    /// Whether the free black card of this age has been built.
    pub black_built: bool,
    /// The other city of the team.
    pub partner: Option<Seat>,
    /// Whether something is chosen for it in this phase.
    pub asked: bool,
    /// Whether that has been chosen.
    pub chosen: bool,
    /// The guild that is copied as things stand (SWB-9.7).
    pub copied_guild: Option<Card>,
    /// The leader that it copies in turn (SWL-9.2).
    pub copied_guild_leader: Option<Leader>,
    /// Points as they stand.
    #[cfg_attr(feature = "schema", schemars(with = "points_schema::PointsDocument"))]
    #[serde(deserialize_with = "Points::read::<SevenWonders, _>")]
    pub points: Points,
}

/// A stage of a Wonder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct StageView {
    /// The board whose stage this is: another city's for Manneken Pis (SWB-9.24).
    pub board: Board,
    /// The stage of that board.
    pub stage: Stage,
    /// Whether it is built.
    pub built: bool,
    /// The age on the back of the card under it.
    pub age: Option<Age>,
    /// The turn of that age in which it was laid, or `"last_card"`.
    pub turn: Option<Slot>,
    /// Instead of a card: the age in whose recruitment phase a leader was laid there.
    pub recruitment: Option<Age>,
    /// The card under it, if the viewer may know it.
    pub card: Option<Card>,
    /// Whether a leader lies under it.
    pub with_leader: bool,
    /// The leader under it, if the viewer may know it.
    pub leader: Option<Leader>,
    /// The leader buried with it.
    pub buried: Option<Leader>,
    /// Its colour, where everybody may know it.
    pub colour: Option<Colour>,
}

/// A leader in the viewer's hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct LeaderCard {
    /// Which leader.
    pub leader: Leader,
    /// What recruiting it costs now.
    pub coins: u16,
}

/// A card in the viewer's hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct HandCard {
    /// Which card.
    pub card: Card,
    /// The fewest coins that building it costs now; missing if it cannot be built.
    pub coins: Option<u16>,
    /// Whether a chain leads to it.
    pub chain: bool,
    /// The rule that forbids building it.
    #[serde(deserialize_with = "read_word")]
    pub rule: Option<Word>,
    /// The message that says why.
    #[serde(deserialize_with = "read_word")]
    pub why: Option<Word>,
    /// What is missing, where it cannot be paid for.
    pub lack: Option<Lack>,
}

/// A rule or the key of a message; serde would borrow it if it were called by its name.
type Word = &'static str;

/// The rules and reasons of [`Desk::why_not`].
const WORDS: [Word; 7] = [
    "SWB-4.1",
    "swb-why-same_name",
    "SWB-6.3",
    "swb-why-resources",
    "SWB-6.6",
    "swb-why-coins",
    "swb-why-coins_later",
];

fn read_word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Word>, D::Error> {
    let Some(word) = Option::<String>::deserialize(deserializer)? else {
        return Ok(None);
    };
    let known = WORDS.into_iter().find(|known| *known == word);
    known.map(Some).ok_or_else(|| {
        let all = WORDS.join(", ");
        D::Error::custom(format!(
            "no card is refused because of {word:?}; there are {all}"
        ))
    })
}

impl HandCard {
    /// Why it cannot be built, with what is missing.
    #[must_use]
    pub fn refusal(&self) -> Option<Text> {
        let text = Text::new(self.why?);
        Some(match &self.lack {
            None => text,
            Some(Lack::Resources(missing)) => {
                let missing: Vec<_> = missing.iter().map(|(r, n)| (*r, *n)).collect();
                text.with("missing", units(&missing))
            }
            Some(Lack::Coins { needed, missing }) => {
                with_coins(text, *needed, needed.saturating_sub(*missing))
            }
        })
    }
}

/// What is missing to pay for something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Lack {
    /// Resources that nobody can deliver.
    Resources(BTreeMap<Resource, u8>),
    /// Coins.
    Coins {
        /// How many are needed at least.
        needed: u16,
        /// How many of them are not there.
        missing: u16,
    },
}

/// The Tower of Babel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct TowerView {
    /// Usable slots.
    pub slots: u8,
    /// All tiles in the order in which they were placed.
    pub tiles: Vec<Tile>,
    /// The active ones among them.
    pub active: Vec<Tile>,
}

/// The project of the age.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "seven_wonders.ts"))]
#[serde(deny_unknown_fields)]
pub struct ProjectView {
    /// Which one.
    pub project: Project,
    /// Tokens on it.
    pub tokens: u8,
    /// Tokens at the start of the age.
    pub tokens_at_start: u8,
    /// Tokens on it when the turn began.
    pub tokens_before: u8,
    /// Whether taking part is possible in this turn.
    pub open: bool,
}

#[cfg(feature = "schema")]
mod points_schema {
    /// How points look in JSON.
    #[derive(schemars::JsonSchema)]
    #[allow(dead_code, reason = "only its schema is used")]
    pub(super) struct PointsDocument {
        categories: std::collections::BTreeMap<String, i32>,
        sum: i32,
    }
}

impl SevenWonders {
    /// What a viewer may see.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = self.viewer_city(viewer);
        let seat = own.map(CityId::seat);
        let laws = Laws::of(self);
        View {
            options: self.options,
            age: self.age,
            turn: self.turn,
            turns: self.turns(),
            phase: self.phase,
            part: self.part(),
            parts: self.parts(),
            passes_left: self.passes_left() && !self.part().is_some_and(Part::drafts),
            cities: self
                .all_cities()
                .map(|city| self.city_seen_by(seat, city, &laws))
                .collect(),
            controller: (self.players == 2).then(|| Self::controller_at(self.age, self.turn)),
            pile_count: self.pile_size() as u8,
            hand: own.map(|city| self.hand_seen(city, &laws)),
            leaders: own
                .filter(|_| self.options.leaders)
                .map(|city| self.leaders_seen(city)),
            partner_hand: own
                .and_then(|city| self.partner(city))
                .map(|city| self.city[city].cards().collect()),
            partner_leaders: own
                .and_then(|city| self.partner(city))
                .filter(|_| self.options.leaders)
                .map(|city| self.city[city].leader_hand().iter().collect()),
            tiles: own.map(|city| self.tiles_seen(city)),
            committed: own
                .map_or_else(Vec::new, |city| self.city[city].committed_tiles().collect()),
            city_hand: seat.and_then(|seat| self.city_hand_seen(seat)),
            chosen: seat.map_or_else(Vec::new, |seat| self.chosen_by(seat)),
            discard_count: self.discards().count() as u8,
            discarded_leaders: own
                .map_or_else(Vec::new, |city| self.discarded_leaders(city).collect()),
            known_discards: seat.map_or_else(Vec::new, |seat| self.discards_known_to(seat)),
            tower: self.options.babel_tower.then(|| self.tower_seen()),
            project: self.project.map(|project| ProjectView {
                project,
                tokens: self.project_tokens,
                tokens_at_start: PROJECT_TOKENS[usize::from(self.players) - 2],
                tokens_before: self.tokens_before,
                open: self.tokens_before > 0,
            }),
            digs: towns(self, self.digs),
            solomons: towns(self, self.solomons),
            recruits: towns(self, self.recruits),
            courtesans: towns(self, self.courtesans),
            memory: self.memory_of(seat),
        }
    }

    /// The city of a viewer who has one.
    pub(crate) fn viewer_city(&self, viewer: Viewer) -> Option<CityId> {
        match viewer {
            Viewer::Seat(seat) => self.city_of(seat),
            Viewer::Public => None,
        }
    }

    fn city_seen_by(&self, seat: Option<Seat>, city: CityId, laws: &Laws) -> CityView {
        let here = &self.city[city];
        let market = self.market(city, laws);
        let science = self.science(city);
        let end = self.end_choice(city);
        let desk = Desk::new(self, city, laws);
        let by_resource = |tally: Tally| {
            let units = Resource::ALL.iter().map(|r| (*r, tally.of(*r)));
            map_of(units.filter(|(_, n)| *n > 0))
        };
        let (leader_places, leaders_used) = self.leader_places(seat, city);
        let tile_places = match self.options.babel_tower && !self.is_free_city(city) {
            true => self.tile_places(seat, city).to_vec(),
            false => Vec::new(),
        };
        let [owed_per_victory, owed_per_stage] = here.owed_per();
        let shown = |colour: &&Colour| match colour {
            Colour::Black => self.options.cities,
            Colour::White => false,
            Colour::Brown
            | Colour::Grey
            | Colour::Blue
            | Colour::Yellow
            | Colour::Red
            | Colour::Green
            | Colour::Purple => true,
        };
        let colour = |colour: &Colour| (*colour, here.built.and(CardSet::of_colour(*colour)).len());
        CityView {
            board: here.board(),
            structures: here.built.iter().collect(),
            fresh: self.fresh_cards(city).collect(),
            stages: Stage::first(here.board().stages())
                .map(|stage| self.stage_seen(seat, city, stage))
                .collect(),
            coins: here.coins,
            shields: self.shields(city),
            victories: here.victories,
            defeats: here.defeats,
            diplomacy: here.count(Count::Diplomacy),
            science: map_of(
                Symbol::ALL
                    .iter()
                    .map(|s| (*s, science.symbols[s.index()] as u8)),
            ),
            science_choices: (science.wild + science.copies) as u8,
            colours: map_of(Colour::ALL.iter().filter(shown).map(colour)),
            sells: by_resource(here.goods.sell()),
            produces: by_resource(here.goods.own()),
            prices: market.terms.price,
            tokens: here.tokens(),
            shield_tokens: here.shield_tokens,
            markers: here.count(Count::Markers),
            joined: here.count(Count::Joined),
            start_lost: here.start_lost(),
            free_build: desk.has_free_build(),
            free_built: here.free_built(),
            used: here.used(),
            joined_now: here.joined_now(),
            bank_gained: here.bank_gained(),
            tower_built: here.count(Count::TowerTiles),
            tiles_left: here.tiles.iter().flatten().count() as u8,
            tiles_committed: here.committed_tiles().count() as u8,
            tile_places,
            hand_count: here.hand.len() as u8,
            leaders: here.recruited().iter().collect(),
            copied_leader: here.copied(),
            leader_count: here.leader_hand().len() as u8,
            leaders_discarded: self.discarded_leaders(city).count() as u8,
            fresh_leader: here.fresh_recruit(),
            fresh_copy: here.has_fresh_copy(),
            leader_places,
            leaders_used,
            debt: self.debt[city],
            owed: self.owed[city],
            owed_per_victory,
            owed_per_stage,
            free_black: desk.has_free_black(),
            black_built: here.black_built(),
            partner: self.partner(city).map(CityId::seat),
            asked: self.is_asked(city),
            chosen: here.choice.is_some(),
            copied_guild: end.guild,
            copied_guild_leader: end.leader,
            points: self.points_by_category(city),
        }
    }

    fn stage_seen(&self, seat: Option<Seat>, city: CityId, stage: Stage) -> StageView {
        let (owner, place) = self.stage_source(city, stage);
        let built = self.city[city].has_stage(stage);
        let card = self.card_under(city, stage).filter(|_| built);
        let recruitment = self.leader_age_under(city, stage).filter(|_| built);
        let leader = recruitment.and_then(|age| self.city[city].leader_used_in(age));
        let known =
            self.shows_under() || seat.is_some_and(|seat| self.laid_by(city, stage) == Some(seat));
        StageView {
            board: self.city[owner].board(),
            stage: place,
            built,
            age: card.map(Card::age),
            turn: match self.city[city].under(stage) {
                Some(Under::Card(moment)) if built => Some(moment.slot()),
                Some(Under::Card(_) | Under::Leader(_)) | None => None,
            },
            recruitment,
            card: card.filter(|_| known),
            with_leader: recruitment.is_some(),
            leader: leader.filter(|_| known),
            buried: self.city[city].graves.with_stage(stage),
            colour: self
                .colour_under(city, stage)
                .filter(|_| built && (known || self.shows_colour(city, stage))),
        }
    }

    /// Whether the cards under the Wonders are open to all (SWB-14.4).
    pub(crate) fn shows_under(&self) -> bool {
        self.phase == Phase::Over && self.options.reveal_wonder_cards
    }

    /// Who laid the card under a stage.
    fn laid_by(&self, city: CityId, stage: Stage) -> Option<Seat> {
        match self.city[city].under(stage)? {
            Under::Leader(_) => Some(city.seat()),
            Under::Card(moment) => self.layer(moment, city),
        }
    }

    /// The seat that knows a face-down card because it laid it; nobody for a card that lay unseen.
    pub(crate) fn layer(&self, moment: Moment, city: CityId) -> Option<Seat> {
        if !self.is_free_city(city) {
            return Some(city.seat());
        }
        // The card that was left on the Free City's pile was seen by nobody (SWB-15.8).
        let turn = Turn::new(moment.turn()?)?;
        Some(Self::controller_at(moment.age(), turn))
    }

    /// Whether the Free City laid something at this moment in a turn, and not as its last card.
    pub(crate) fn is_city_turn(&self, moment: Moment, city: CityId) -> bool {
        self.is_free_city(city) && moment.turn().is_some()
    }

    /// Whether a seat knows a card of the discard pile: laid by itself, seen while digging, or
    /// destroyed before everybody's eyes.
    pub(crate) fn knows_discard(&self, seat: Seat, moment: Moment, city: CityId) -> bool {
        moment.slot() == Slot::Penalty
            || self.layer(moment, city) == Some(seat)
            || moment < self.dug[seat]
    }

    fn discards_known_to(&self, seat: Seat) -> Vec<Card> {
        let known = self
            .discards()
            .filter(|(moment, city, _)| self.knows_discard(seat, *moment, *city));
        let mut cards: Vec<Card> = known.map(|(_, _, card)| card).collect();
        cards.put_in_order();
        cards
    }

    fn hand_seen(&self, city: CityId, laws: &Laws) -> Vec<HandCard> {
        let desk = Desk::new(self, city, laws);
        let card = |card: Card| {
            let (illegal, unpayable) = desk.why_not(card).unzip();
            HandCard {
                card,
                coins: desk.fewest_coins(card),
                chain: desk.has_chain(card.facts()),
                rule: illegal.as_ref().map(|illegal| illegal.rule.0),
                why: illegal.map(|illegal| illegal.why.key),
                lack: unpayable.flatten().map(|why| desk.lack(why)),
            }
        };
        self.city[city].cards().map(card).collect()
    }

    fn leaders_seen(&self, city: CityId) -> Vec<LeaderCard> {
        let card = |leader: Leader| LeaderCard {
            leader,
            coins: self.leader_cost(city, leader),
        };
        self.city[city].leader_hand().iter().map(card).collect()
    }

    /// Leaders used in an age that lie under no stage.
    fn discarded_leaders(&self, city: CityId) -> impl Iterator<Item = Leader> + '_ {
        let here = &self.city[city];
        let under = move |age: Age| {
            let mut stages = here.stages().iter();
            stages.any(|stage| here.under(stage) == Some(Under::Leader(age)))
        };
        let others = Age::ALL.into_iter().filter(move |age| !under(*age));
        others.filter_map(move |age| here.leader_used_in(age))
    }

    fn tiles_seen(&self, city: CityId) -> Vec<Tile> {
        let tiles = self.city[city].tiles.iter().flatten();
        tiles.map(|own| own.tile()).collect()
    }

    fn city_hand_seen(&self, seat: Seat) -> Option<Vec<Card>> {
        let free = self.free_city()?;
        let sees = self.phase == Phase::LastCard && self.decider(free) == seat;
        sees.then(|| self.city[free].cards().collect())
    }

    fn chosen_by(&self, seat: Seat) -> Vec<Action> {
        let own = self.all_cities().filter(|city| self.decider(*city) == seat);
        own.filter_map(|city| self.city[city].choice).collect()
    }

    fn tower_seen(&self) -> TowerView {
        TowerView {
            slots: self.tower_slots() as u8,
            tiles: self.tower.tiles().collect(),
            active: self.active_tiles().collect(),
        }
    }
}

impl Desk<'_> {
    /// What is missing, for a viewer.
    fn lack(&self, why: Unpayable) -> Lack {
        match why {
            Unpayable::Resources(missing) => Lack::Resources(map_of(missing)),
            Unpayable::Coins(needed) => Lack::Coins {
                needed,
                missing: needed.saturating_sub(self.market.terms.coins),
            },
        }
    }
}
