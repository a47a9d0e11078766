//! What is known about a table apart from its match, and who may change it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ziggurat_engine::Seat;
use ziggurat_protocol::{
    Brought, Hex32, Invite, InviteToken, Level, Me, Name, PlayerId, SeatCard, SeatKind, SeatPlan,
    Stage, TableId, TableInfo, TableResult, Visibility, http::NewTable, kept_name,
};
use ziggurat_shelf::{Edition, GameId};
use ziggurat_store::TableRecord;
use ziggurat_table::{Deal, Origin, SeatSetup};

use crate::{clock, denied::Denied, games, random};

/// What bots are called; the same in every language.
const BOT_NAMES: [&str; 8] = [
    "Enki", "Inanna", "Nabu", "Ishtar", "Sargon", "Ninlil", "Utu", "Nisaba",
];

/// Who or what is on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Occupant {
    Open,
    /// For whoever shows the invitation, or for a certain player.
    Reserved {
        invite: InviteToken,
        player: Option<Me>,
    },
    Player(Me),
    /// Somebody at the screen of a player.
    Local {
        at: Me,
        #[serde(deserialize_with = "kept_name")]
        name: Name,
    },
    Bot(Level),
}

impl Occupant {
    /// The player whose screen the seat is played on.
    pub(super) fn owner(&self) -> Option<&Me> {
        match self {
            Self::Player(me) | Self::Local { at: me, .. } => Some(me),
            Self::Open | Self::Reserved { .. } | Self::Bot(_) => None,
        }
    }

    const fn is_empty(&self) -> bool {
        matches!(self, Self::Open | Self::Reserved { .. })
    }

    /// What whoever sits here, or is to sit here, is called; bots are called by their seat.
    pub(super) const fn name(&self) -> Option<&Name> {
        match self {
            Self::Open | Self::Reserved { player: None, .. } | Self::Bot(_) => None,
            Self::Reserved {
                player: Some(me), ..
            }
            | Self::Player(me) => Some(&me.name),
            Self::Local { name, .. } => Some(name),
        }
    }

    const fn kind(&self) -> SeatKind {
        match self {
            Self::Open => SeatKind::Open,
            Self::Reserved { .. } => SeatKind::Reserved,
            Self::Player(_) => SeatKind::Player,
            Self::Local { .. } => SeatKind::Local,
            Self::Bot(_) => SeatKind::Bot,
        }
    }
}

/// What the bot on a seat is called, so that nobody takes it for one of these people.
fn bot_name(seat: usize, people: &[Name]) -> Name {
    let name = BOT_NAMES.into_iter().cycle().nth(seat).unwrap_or_default();
    Name::mend(name).among(people)
}

/// What is known about a table apart from its match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Meta {
    pub(crate) id: TableId,
    pub(crate) game: GameId,
    pub(crate) options: Value,
    pub(crate) visibility: Visibility,
    pub(crate) stage: Stage,
    /// Who made the table.
    pub(crate) maker: Me,
    pub(crate) seats: Vec<Occupant>,
    /// The players with a seat, in the order in which they came. Tables of earlier times have none.
    #[serde(default)]
    pub(super) arrivals: Vec<PlayerId>,
    /// Who has said that they are ready.
    #[serde(default)]
    pub(super) ready: Vec<PlayerId>,
    /// Who can no longer sit, watch or talk here.
    #[serde(default)]
    pub(super) banned: Vec<PlayerId>,
    /// What the server puts into the deal. Without it the server deals alone.
    #[serde(default)]
    pub(crate) secret: Option<Hex32>,
    /// The hashes of what the players put into the deal.
    #[serde(default)]
    pub(super) pledges: BTreeMap<PlayerId, Hex32>,
    /// Whether the match begins as soon as the host watches.
    #[serde(default)]
    pub(crate) eager: bool,
    pub(crate) created: u64,
    pub(crate) changed: u64,
    /// How far the match had come when it was brought here.
    #[serde(default)]
    pub(crate) brought: Option<Brought>,
    pub(crate) rematch_of: Option<TableId>,
    pub(crate) next: Option<TableId>,
    pub(crate) result: Option<TableResult>,
}

impl Meta {
    /// A table as somebody wants it.
    ///
    /// # Errors
    /// If there is no such game or it cannot be played like this.
    pub(crate) fn new(maker: &Me, wish: NewTable, edition: &Edition) -> Result<Self, Denied> {
        let game: GameId = wish.game.parse().map_err(|_| Denied::UnknownGame)?;
        let seats = u8::try_from(wish.seats.len()).map_err(|_| Denied::BadSeats)?;
        let own = wish
            .seats
            .iter()
            .filter(|plan| **plan == SeatPlan::Me)
            .count();
        if !game.info().seats.contains(&seats) || own > 1 {
            return Err(Denied::BadSeats);
        }
        let options = games::options(edition, game, wish.options.unwrap_or_default())?;
        let now = clock::now();
        let mut table = Self {
            id: random::table_id(),
            game,
            options,
            visibility: wish.visibility,
            stage: Stage::Gathering,
            maker: maker.clone(),
            seats: vec![Occupant::Open; wish.seats.len()],
            arrivals: Vec::new(),
            ready: Vec::new(),
            banned: Vec::new(),
            secret: None,
            pledges: BTreeMap::new(),
            eager: false,
            created: now,
            changed: now,
            brought: None,
            rematch_of: None,
            next: None,
            result: None,
        };
        // Whoever makes the table has their own name at it, whatever the others are called.
        let (own, others): (Vec<_>, Vec<_>) = (0..)
            .map(Seat)
            .zip(wish.seats)
            .partition(|(_, plan)| *plan == SeatPlan::Me);
        for (seat, plan) in own.into_iter().chain(others) {
            let occupant = table.planned(maker, plan)?;
            *table.seat(seat)? = occupant;
        }
        table.greet();
        if let Some(pledge) = wish.pledge {
            // Whoever has no seat has nothing to pledge.
            let _ = table.pledge(maker.id, pledge);
        }
        Ok(table)
    }

    /// Another table with the same players, for one of them: the seats of the others are kept for
    /// them. It is a new table, so it is played with the data of the edition that is in force now.
    pub(crate) fn rematch(&self, wanted_by: &Me, edition: &Edition) -> Self {
        let now = clock::now();
        let keep = |occupant: &Occupant| match occupant.owner() {
            Some(me) if me.id != wanted_by.id => Occupant::Reserved {
                invite: random::invite(),
                player: Some(me.clone()),
            },
            _ => occupant.clone(),
        };
        let mut next = Self {
            id: random::table_id(),
            options: edition.apply(self.game, self.options.clone()),
            stage: Stage::Gathering,
            maker: wanted_by.clone(),
            seats: self.seats.iter().map(keep).collect(),
            arrivals: Vec::new(),
            ready: Vec::new(),
            secret: None,
            pledges: BTreeMap::new(),
            eager: false,
            created: now,
            changed: now,
            brought: None,
            rematch_of: Some(self.id),
            next: None,
            result: None,
            ..self.clone()
        };
        next.greet();
        next
    }

    /// The seats that are played on the screen of this player.
    pub(crate) fn mine(&self, player: Option<PlayerId>) -> Vec<Seat> {
        self.seats()
            .filter(|(_, occupant)| {
                let owner = occupant.owner().map(|me| me.id);
                owner.is_some() && owner == player
            })
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The player whose screen a seat is played on.
    pub(crate) fn owner(&self, seat: Seat) -> Option<PlayerId> {
        let occupant = self.seats.get(seat.index())?;
        occupant.owner().map(|me| me.id)
    }

    /// The player of every seat.
    pub(crate) fn owners(&self) -> impl Iterator<Item = Option<PlayerId>> {
        self.seats.iter().map(|seat| seat.owner().map(|me| me.id))
    }

    pub(crate) fn owns(&self, player: PlayerId, seat: Seat) -> bool {
        self.owner(seat) == Some(player)
    }

    /// What the people at the table are called, and those that seats are kept for.
    pub(super) fn people(&self) -> Vec<Name> {
        let names = self.seats.iter().filter_map(Occupant::name);
        names.cloned().collect()
    }

    /// A player as the others at this table know them.
    pub(crate) fn known_as(&self, me: &Me) -> Me {
        let here = self.seats.iter().find_map(|occupant| match occupant {
            Occupant::Player(here) if here.id == me.id => Some(here),
            _ => None,
        });
        here.unwrap_or(me).clone()
    }

    /// The seats, as everybody may know them.
    fn cards(&self) -> Vec<SeatCard> {
        let people = self.people();
        let card = |(at, occupant): (usize, &Occupant)| {
            let (player, level) = match occupant {
                Occupant::Open => (None, None),
                Occupant::Reserved { player, .. } => (player.as_ref(), None),
                Occupant::Player(me) | Occupant::Local { at: me, .. } => (Some(me), None),
                Occupant::Bot(level) => (None, Some(*level)),
            };
            let bot = level.map(|_| bot_name(at, &people));
            let name = occupant.name().cloned().or(bot);
            SeatCard {
                kind: occupant.kind(),
                name: name.map(String::from).unwrap_or_default(),
                player: player.map(|me| me.id),
                level,
                ready: occupant
                    .owner()
                    .is_some_and(|me| self.ready.contains(&me.id)),
                pledge: occupant
                    .owner()
                    .and_then(|me| self.pledges.get(&me.id).copied()),
            }
        };
        self.seats.iter().enumerate().map(card).collect()
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        (0..).map(Seat).zip(&self.seats)
    }

    /// Who may change seats and start: the player who has sat here for the longest time, which is at
    /// first the maker.
    pub(crate) fn host(&self) -> Option<&Me> {
        let owners = || self.seats.iter().filter_map(Occupant::owner);
        let first = self.arrivals.first().unwrap_or(&self.maker.id);
        let host = owners().find(|me| me.id == *first);
        host.or_else(|| owners().next())
    }

    pub(super) fn is_host(&self, player: PlayerId) -> bool {
        self.host().is_some_and(|me| me.id == player)
    }

    /// What everybody may know.
    pub(crate) fn info(&self) -> TableInfo {
        TableInfo {
            id: self.id,
            game: self.game.id().to_owned(),
            options: self.options.clone(),
            visibility: self.visibility,
            stage: self.stage,
            host: self.host().cloned(),
            seats: self.cards(),
            created: self.created,
            changed: self.changed,
            rematch_of: self.rematch_of,
            next: self.next,
            commitment: self.secret.map(|secret| {
                let (table, secret, shares) = (self.id, secret.0, Vec::new());
                Deal {
                    table,
                    secret,
                    shares,
                }
                .commitment()
            }),
            eager: self.eager && self.stage == Stage::Gathering,
            brought: self.brought.clone(),
            result: self.result.clone(),
        }
    }

    /// The invitations, if this player may see them.
    pub(crate) fn invites(&self, player: Option<PlayerId>) -> Vec<Invite> {
        if !player.is_some_and(|player| self.is_host(player)) {
            return Vec::new();
        }
        self.seats()
            .filter_map(|(seat, occupant)| match occupant {
                Occupant::Reserved { invite, .. } => Some(Invite {
                    seat,
                    token: *invite,
                }),
                _ => None,
            })
            .collect()
    }

    /// The table as it is kept.
    pub(crate) fn record(&self) -> Result<TableRecord, Denied> {
        let mut players: Vec<_> = self.seats.iter().filter_map(Occupant::owner).collect();
        players.dedup_by_key(|me| me.id);
        Ok(TableRecord {
            id: self.id,
            stage: self.stage,
            public: self.visibility == Visibility::Public,
            meta: serde_json::to_string(self).map_err(Denied::unwritable)?,
            opening: None,
            result: None,
            players: players.into_iter().map(|me| me.id).collect(),
            created: self.created,
            changed: self.changed,
        })
    }

    /// Whether no seat is empty.
    pub(crate) fn is_full(&self) -> bool {
        !self.seats.iter().any(Occupant::is_empty)
    }

    /// Whether no person sits at the table.
    pub(crate) fn is_deserted(&self) -> bool {
        !self.seats.iter().any(|occupant| occupant.owner().is_some())
    }

    pub(crate) fn touch(&mut self) {
        self.changed = clock::now().max(self.changed + 1);
    }

    /// What a match at this table starts from, as JSON, with chance from this origin.
    pub(crate) fn setup(&self, origin: &Origin) -> Result<Value, Denied> {
        let seats = serde_json::to_value(self.seat_setups()).map_err(Denied::unwritable)?;
        let mut setup = serde_json::to_value(origin).map_err(Denied::unwritable)?;
        if let Some(setup) = setup.as_object_mut() {
            setup.insert("options".into(), self.options.clone());
            setup.insert("seats".into(), seats);
        }
        Ok(setup)
    }

    /// Who sits where, for a match at this table.
    pub(crate) fn seat_setups(&self) -> Vec<SeatSetup> {
        let people = self.people();
        let setup = |(at, occupant): (usize, &Occupant)| match (occupant, occupant.name()) {
            (Occupant::Bot(level), _) => SeatSetup::bot(bot_name(at, &people), *level),
            (_, Some(name)) => SeatSetup::human(name.clone()),
            // A match is tried out before everybody sits, and needs names even then.
            (_, None) => SeatSetup::human(bot_name(at, &[])),
        };
        self.seats.iter().enumerate().map(setup).collect()
    }
}

#[cfg(test)]
#[path = "meta_tests.rs"]
mod tests;
