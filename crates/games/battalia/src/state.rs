//! The position: plain values, small enough to be copied at every step of a search.

mod battle;
mod laid;
mod player;
mod task;
mod tents;

pub(crate) use battle::{Battle, BySide, Side};
pub use battle::{BattleStage, Foe};
pub(crate) use laid::{Laid, LaidCards, Mark};
pub(crate) use player::{Ambush, Hidden, Player, SECRET_RANKS, Secrecy};
use serde::{Deserialize, Serialize};
pub(crate) use task::Receipt;
pub use task::{Aim, PaidTent, Purpose, Task};
pub(crate) use tents::{Tent, Tents};
use ziggurat_engine::{BySeat, Seat, SeatSet, Waiting};

use crate::{
    board::Board,
    cards::{Card, Cards, Kind},
    document::Document,
    facts::{DAYS_PER_WEEK, ILLUMINATED, MATCHING},
    options::Options,
    pieces::{Artefact, Faction, Factions, Greats},
    piles::Piles,
};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Somebody has enough cities of level 4 (BAT-15.1).
    Cities,
    /// No square is left to build on (BAT-15.2).
    BoardFull,
    /// The agreed weeks are over (BAT-15.9).
    WeekLimit,
    /// The guard of the engine (BAT-15.10).
    Guard,
}

/// Where the game stands, apart from a battle and from what is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Factions are picked (BAT-2.8).
    Factions,
    /// Start cities are chosen (BAT-2.8).
    Starts,
    /// A free road of the set-up (BAT-18.4).
    FreeRoad,
    /// A free city of the set-up (BAT-18.4).
    FreeCity,
    /// Step 1: cohorts or mulligan (section 4).
    Gather,
    /// Step 3: actions and battles.
    Act,
    /// A great artefact is chosen (BAT-13.6).
    Claim,
    /// The game has ended.
    Over(EndReason),
}

impl Stage {
    const fn phase(self) -> Phase {
        match self {
            Self::Factions => Phase::Factions,
            Self::Starts => Phase::Starts,
            Self::FreeRoad => Phase::FreeRoad,
            Self::FreeCity => Phase::FreeCity,
            Self::Gather => Phase::Gather,
            Self::Act => Phase::Act,
            Self::Claim => Phase::Claim,
            Self::Over(reason) => Phase::Over(reason),
        }
    }
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "battalia.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Factions are picked (BAT-2.8).
    Factions,
    /// Start cities are chosen (BAT-2.8).
    Starts,
    /// A free road of the set-up (BAT-18.4).
    FreeRoad,
    /// A free city of the set-up (BAT-18.4).
    FreeCity,
    /// Step 1: cohorts or mulligan (section 4).
    Gather,
    /// Step 3: actions.
    Act,
    /// Sources of what was begun are named (BAT-6.4).
    Pay,
    /// A terrain card is placed (BAT-8.12).
    Place,
    /// A card of a matching pair is taken (BAT-7.4).
    Take,
    /// A second card for a tent (BAT-9.13).
    Station,
    /// A card goes into the ambush (BAT-5.2).
    Conceal,
    /// The horn brings cards (BAT-10.6).
    Fetch,
    /// A hidden card makes room (BAT-5.5).
    Drop,
    /// A joker in a battle row is declared (BAT-12.26).
    Declare,
    /// The attacker opens (BAT-12.4).
    Open,
    /// The defender answers (BAT-12.8).
    Answer,
    /// The defender or the attacker raises (BAT-12.13).
    Raise,
    /// A great artefact is chosen (BAT-13.6).
    Claim,
    /// The game has ended.
    Over(EndReason),
}

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 4;

/// Cohorts declared in this turn (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cohort {
    pub(crate) factions: Factions,
    /// How many cards they had.
    pub(crate) count: u8,
    /// Who was shown the cards.
    pub(crate) shown_to: SeatSet,
}

impl Cohort {
    pub(crate) const NONE: Self = Self {
        factions: Factions::EMPTY,
        count: 0,
        shown_to: SeatSet::EMPTY,
    };
}

/// A position of Battalia: The Creation.
///
/// Its JSON is a [`Document`] that can be written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Document", into = "Document")]
pub struct Battalia {
    pub(crate) players: BySeat<Player, MAX_PLAYERS>,
    pub(crate) board: Board,
    pub(crate) piles: Piles,
    /// Laid cards that give no more tokens: of the active player, and of a defender.
    pub(crate) spent: BySide<Cards>,
    /// Cards gained in this turn.
    pub(crate) gained: Cards,
    /// What the cohort of the active player has shown to some: at least this many are still in hand.
    pub(crate) shown: Cards,
    pub(crate) cohort: Cohort,
    pub(crate) laid: LaidCards,
    pub(crate) tents: Tents,
    pub(crate) task: Option<Task>,
    pub(crate) battle: Option<Battle>,
    /// Great artefacts on display.
    pub(crate) display: Greats,
    /// Great artefacts that nobody has seen yet: one of them lies under each neutral city of BAT-18.2;
    /// which one is decided when it is found.
    pub(crate) unseen: Greats,
    /// Cards removed for good (BAT-5.7).
    pub(crate) limbo: Cards,
    pub(crate) count: u8,
    pub(crate) active: Seat,
    pub(crate) start_player: Seat,
    pub(crate) stage: Stage,
    /// Counted from 0.
    pub(crate) day: u8,
    /// The faction left out with two players (BAT-2.16).
    pub(crate) removed: Option<Faction>,
    pub(crate) options: Options,
}

impl Battalia {
    /// An empty board, and nobody has anything.
    pub(crate) fn bare(players: u8, options: Options) -> Self {
        Self {
            players: BySeat::all(Player::NEW),
            board: Board::EMPTY,
            piles: Piles::EMPTY,
            spent: BySide::new([Cards::NONE; 2]),
            gained: Cards::NONE,
            shown: Cards::NONE,
            cohort: Cohort::NONE,
            laid: LaidCards::NONE,
            tents: Tents::NONE,
            task: None,
            battle: None,
            display: Greats::EMPTY,
            unseen: Greats::EMPTY,
            limbo: Cards::NONE,
            count: players,
            active: Seat(0),
            start_player: Seat(0),
            stage: Stage::Factions,
            day: 0,
            removed: None,
            options,
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    pub(crate) fn seats_all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.count)
    }

    /// The others, clockwise from the seat.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seat, count) = (seat.0, self.count);
        (1..count).map(move |step| Seat((seat + step) % count))
    }

    /// What is to be decided.
    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        match (self.task, self.battle) {
            (Some(task), _) => task.phase(),
            (None, Some(battle)) => battle.stage.phase(),
            (None, None) => self.stage.phase(),
        }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// The side that acts: the active player, or a defender.
    #[inline]
    pub(crate) fn side(&self) -> Side {
        self.battle
            .map_or(Side::Attacker, |battle| battle.stage.side())
    }

    /// The player of a side; the active one if nobody defends.
    #[inline]
    pub(crate) fn seat_of(&self, side: Side) -> Seat {
        let defender = self.battle.and_then(|battle| battle.defender);
        match side {
            Side::Attacker => self.active,
            Side::Defender => defender.unwrap_or(self.active),
        }
    }

    /// Who is to act.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        self.seat_of(self.side())
    }

    #[inline]
    pub(crate) fn waits_for(&self) -> Waiting {
        if self.is_over() {
            Waiting::over()
        } else {
            Waiting::on(self.actor())
        }
    }

    /// Today's illuminated artefact (BAT-16.2).
    #[inline]
    pub(crate) fn illuminated(&self) -> Artefact {
        ILLUMINATED[usize::from(self.day % DAYS_PER_WEEK)]
    }

    /// Today's matching pair (BAT-16.2).
    #[inline]
    pub(crate) fn matching(&self) -> Artefact {
        MATCHING[usize::from(self.day % DAYS_PER_WEEK)]
    }

    /// How many tokens a card gives when it is laid (BAT-6.3).
    #[inline]
    pub(crate) fn tokens(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Artefact(a) if a != Artefact::Tent && a == self.illuminated() => 2,
            Kind::Supply | Kind::Unit(_) | Kind::Artefact(_) | Kind::Great(_) | Kind::Joker => 1,
        }
    }

    /// Whether a card of this kind laid today is illuminated.
    #[inline]
    pub(crate) fn is_lit(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Artefact(a) if a == self.illuminated())
    }

    /// Whether a faction is in the game.
    #[inline]
    pub(crate) fn in_game(&self, faction: Faction) -> bool {
        self.removed != Some(faction)
    }

    /// The factions in the game.
    pub(crate) fn factions(&self) -> impl Iterator<Item = Faction> + Clone + use<> {
        let removed = self.removed;
        let all = Faction::ALL.iter().copied();
        all.filter(move |&faction| removed != Some(faction))
    }

    /// Whether no artefact has touched a hand card of this kind in this turn (BAT-6.7).
    #[inline]
    pub(crate) fn can_be_target(&self, seat: Seat, card: Card) -> bool {
        let player = self.player(seat);
        player.hand.count(card) > player.marked.count(card)
    }

    /// The card that an artefact would work on.
    pub(crate) fn aimed(&self, side: Side, aim: Aim) -> Option<Card> {
        match aim {
            Aim::Hand(card) | Aim::Itself(card) => Some(card),
            Aim::Row(at) => self
                .laid
                .of(side)
                .get(usize::from(at))
                .map(|laid| laid.card),
        }
    }
}
