//! What is known about a table apart from its match, and who may change it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ziggurat_engine::Seat;
use ziggurat_protocol::{
    Invite, InviteToken, Level, Me, Name, PlayerId, SeatCard, SeatKind, SeatPlan, Stage, TableId,
    TableInfo, TableResult, Visibility, http::NewTable,
};
use ziggurat_shelf::{Edition, GameId};
use ziggurat_store::TableRecord;
use ziggurat_table::Refusal;

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
        name: Name,
    },
    Bot(Level),
}

impl Occupant {
    /// The player whose screen the seat is played on.
    fn owner(&self) -> Option<&Me> {
        match self {
            Self::Player(me) | Self::Local { at: me, .. } => Some(me),
            Self::Open | Self::Reserved { .. } | Self::Bot(_) => None,
        }
    }

    const fn is_empty(&self) -> bool {
        matches!(self, Self::Open | Self::Reserved { .. })
    }

    fn card(&self, seat: usize) -> SeatCard {
        let card = |kind, name: &str, player: Option<&Me>, level| SeatCard {
            kind,
            name: name.to_owned(),
            player: player.map(|me| me.id),
            level,
        };
        match self {
            Self::Open => card(SeatKind::Open, "", None, None),
            Self::Reserved { player, .. } => {
                let name = player.as_ref().map_or("", |me| me.name.as_str());
                card(SeatKind::Reserved, name, player.as_ref(), None)
            }
            Self::Player(me) => card(SeatKind::Player, me.name.as_str(), Some(me), None),
            Self::Local { at, name } => card(SeatKind::Local, name.as_str(), Some(at), None),
            Self::Bot(level) => card(SeatKind::Bot, bot_name(seat), None, Some(*level)),
        }
    }
}

fn bot_name(seat: usize) -> &'static str {
    BOT_NAMES.into_iter().cycle().nth(seat).unwrap_or_default()
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
    pub(crate) created: u64,
    pub(crate) changed: u64,
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
        Ok(Self {
            id: random::table_id(),
            game,
            options,
            visibility: wish.visibility,
            stage: Stage::Gathering,
            maker: maker.clone(),
            seats: wish
                .seats
                .into_iter()
                .map(|plan| occupant(maker, plan))
                .collect(),
            created: now,
            changed: now,
            rematch_of: None,
            next: None,
            result: None,
        })
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
        Self {
            id: random::table_id(),
            options: edition.apply(self.game, self.options.clone()),
            stage: Stage::Gathering,
            maker: wanted_by.clone(),
            seats: self.seats.iter().map(keep).collect(),
            created: now,
            changed: now,
            rematch_of: Some(self.id),
            next: None,
            result: None,
            ..self.clone()
        }
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

    fn seats(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        (0..).map(Seat).zip(&self.seats)
    }

    /// Who may change seats: the maker, or, if the maker has no seat, the player on the lowest seat.
    pub(crate) fn host(&self) -> Option<&Me> {
        let owners = || self.seats.iter().filter_map(Occupant::owner);
        let maker = owners().find(|me| me.id == self.maker.id);
        maker.or_else(|| owners().next())
    }

    fn is_host(&self, player: PlayerId) -> bool {
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
            seats: (0..)
                .zip(&self.seats)
                .map(|(at, seat)| seat.card(at))
                .collect(),
            created: self.created,
            changed: self.changed,
            rematch_of: self.rematch_of,
            next: self.next,
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
    fn is_deserted(&self) -> bool {
        !self.seats.iter().any(|occupant| occupant.owner().is_some())
    }

    fn seat(&mut self, seat: Seat) -> Result<&mut Occupant, Denied> {
        if self.stage != Stage::Gathering {
            return Err(Denied::NotGathering);
        }
        let occupant = self.seats.get_mut(seat.index());
        occupant.ok_or(Denied::Table(Refusal::NoSuchSeat))
    }

    /// Somebody sits down, or seats somebody at their own screen.
    pub(crate) fn sit(
        &mut self,
        me: &Me,
        seat: Seat,
        name: Option<Name>,
        invite: Option<InviteToken>,
    ) -> Result<(), Denied> {
        match self.seat(seat)? {
            Occupant::Open => {}
            Occupant::Reserved {
                player: Some(other),
                ..
            } if other.id == me.id => {}
            Occupant::Reserved { invite: needed, .. } if invite == Some(*needed) => {}
            Occupant::Reserved { .. } => return Err(Denied::BadInvite),
            _ => return Err(Denied::SeatTaken),
        }
        let occupant = match name {
            Some(name) => Occupant::Local {
                at: me.clone(),
                name,
            },
            None => {
                self.leave_own_seat(me.id);
                Occupant::Player(me.clone())
            }
        };
        *self.seat(seat)? = occupant;
        self.touch();
        Ok(())
    }

    /// Nobody sits on two seats: whoever sits down elsewhere leaves the first.
    fn leave_own_seat(&mut self, player: PlayerId) {
        for occupant in &mut self.seats {
            if matches!(occupant, Occupant::Player(me) if me.id == player) {
                *occupant = Occupant::Open;
            }
        }
    }

    /// Takes the seats that are kept for a player.
    pub(crate) fn claim(&mut self, me: &Me, former: &[Occupant]) -> Result<(), Denied> {
        if self.stage != Stage::Gathering {
            return if self.mine(Some(me.id)).is_empty() {
                Err(Denied::NotGathering)
            } else {
                Ok(())
            };
        }
        for (occupant, former) in self.seats.iter_mut().zip(former) {
            let kept = matches!(occupant, Occupant::Reserved { player: Some(other), .. } if other.id == me.id);
            if kept {
                *occupant = former.clone();
            }
        }
        self.touch();
        Ok(())
    }

    /// Somebody leaves a seat; the host may free any seat of a person.
    pub(crate) fn stand(&mut self, player: PlayerId, seat: Seat) -> Result<(), Denied> {
        let is_host = self.is_host(player);
        let occupant = self.seat(seat)?;
        match occupant.owner() {
            Some(me) if me.id == player || is_host => *occupant = Occupant::Open,
            _ => return Err(Denied::Table(Refusal::NotYourSeat)),
        }
        if self.is_deserted() {
            self.stage = Stage::Closed;
        }
        self.touch();
        Ok(())
    }

    /// The host changes a seat that no other person sits on.
    pub(crate) fn set_seat(&mut self, me: &Me, seat: Seat, plan: SeatPlan) -> Result<(), Denied> {
        let is_host = self.is_host(me.id);
        let slot = self.seat(seat)?;
        if !is_host {
            return Err(Denied::NotHost);
        }
        let others = slot.owner().is_some_and(|owner| owner.id != me.id);
        if others || matches!(slot, Occupant::Player(_)) {
            return Err(Denied::SeatTaken);
        }
        if plan == SeatPlan::Me {
            self.leave_own_seat(me.id);
        }
        *self.seat(seat)? = occupant(me, plan);
        self.touch();
        Ok(())
    }

    pub(crate) fn touch(&mut self) {
        self.changed = clock::now().max(self.changed + 1);
    }

    /// What a match at this table starts from, as JSON, with the chance of this seed.
    pub(crate) fn setup(&self, seed: u64) -> Value {
        let seats: Vec<Value> = (0..)
            .zip(&self.seats)
            .map(|(at, occupant)| {
                let holder = match occupant {
                    Occupant::Bot(level) => serde_json::json!({ "bot": level }),
                    _ => "human".into(),
                };
                serde_json::json!({ "name": occupant.card(at).name, "holder": holder })
            })
            .collect();
        let salt: [u8; 32] = random::bytes();
        serde_json::json!({
            "options": self.options,
            "seats": seats,
            "seed": seed.to_string(),
            "salt": blake3::Hash::from_bytes(salt).to_hex().as_str(),
        })
    }
}

fn occupant(maker: &Me, plan: SeatPlan) -> Occupant {
    match plan {
        SeatPlan::Me => Occupant::Player(maker.clone()),
        SeatPlan::Open => Occupant::Open,
        SeatPlan::Reserved => Occupant::Reserved {
            invite: random::invite(),
            player: None,
        },
        SeatPlan::Bot(level) => Occupant::Bot(level),
        SeatPlan::Local(name) => Occupant::Local {
            at: maker.clone(),
            name,
        },
    }
}

#[cfg(test)]
#[path = "meta_tests.rs"]
mod tests;
