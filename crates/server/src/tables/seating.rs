//! Who takes which seat before the start.

use ziggurat_engine::Seat;
use ziggurat_protocol::{Hex32, InviteToken, Me, Name, PlayerId, SeatPlan, Stage};
use ziggurat_table::Refusal;

use super::meta::{Meta, Occupant};
use crate::{denied::Denied, random};

/// How many players can be banned from one table; then the first are forgotten.
const MOST_BANNED: usize = 256;

impl Meta {
    pub(super) fn seat(&mut self, seat: Seat) -> Result<&mut Occupant, Denied> {
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
        let is_host = self.is_host(me.id);
        let invited = match self.seat(seat)? {
            Occupant::Open => false,
            Occupant::Reserved {
                player: Some(other),
                ..
            } if other.id == me.id => true,
            Occupant::Reserved { invite: needed, .. } if invite == Some(*needed) => true,
            Occupant::Reserved { .. } => return Err(Denied::BadInvite),
            _ => return Err(Denied::SeatTaken),
        };
        // Whoever was given the invitation to a seat has the host's consent to give it away.
        if name.is_some() && !is_host && !invited {
            return Err(Denied::NoLocals);
        }
        let occupant = match name {
            Some(name) => self.local(me, &name),
            None => {
                self.leave_own_seat(me.id);
                self.player(me)
            }
        };
        *self.seat(seat)? = occupant;
        self.changed_seats();
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
        self.changed_seats();
        Ok(())
    }

    /// Somebody leaves a seat.
    pub(crate) fn stand(&mut self, player: PlayerId, seat: Seat) -> Result<(), Denied> {
        let occupant = self.seat(seat)?;
        match occupant.owner() {
            Some(me) if me.id == player => *occupant = Occupant::Open,
            _ => return Err(Denied::Table(Refusal::NotYourSeat)),
        }
        if self.is_deserted() {
            self.stage = Stage::Closed;
        }
        self.changed_seats();
        Ok(())
    }

    /// The host takes all seats of somebody away, and perhaps forbids them the table for good.
    pub(crate) fn kick(
        &mut self,
        host: PlayerId,
        player: PlayerId,
        ban: bool,
    ) -> Result<(), Denied> {
        if self.stage != Stage::Gathering {
            return Err(Denied::NotGathering);
        }
        if !self.is_host(host) {
            return Err(Denied::NotHost);
        }
        let seated = !self.mine(Some(player)).is_empty();
        // Whoever has just left can still be banned.
        if player == host || !(seated || ban) {
            return Err(Denied::NotSeated);
        }
        for occupant in &mut self.seats {
            let theirs = match &*occupant {
                Occupant::Reserved { player: kept, .. } => {
                    ban && kept.as_ref().is_some_and(|me| me.id == player)
                }
                other => other.owner().is_some_and(|me| me.id == player),
            };
            if theirs {
                *occupant = Occupant::Open;
            }
        }
        if ban && !self.is_banned(Some(player)) {
            if self.banned.len() >= MOST_BANNED {
                self.banned.remove(0);
            }
            self.banned.push(player);
        }
        self.changed_seats();
        Ok(())
    }

    /// Whether somebody has been forbidden this table.
    pub(crate) fn is_banned(&self, player: Option<PlayerId>) -> bool {
        player.is_some_and(|player| self.banned.contains(&player))
    }

    /// Somebody with a seat says whether they are ready.
    pub(crate) fn set_ready(&mut self, player: PlayerId, on: bool) -> Result<(), Denied> {
        if self.stage != Stage::Gathering {
            return Err(Denied::NotGathering);
        }
        if self.mine(Some(player)).is_empty() {
            return Err(Denied::NotSeated);
        }
        self.ready.retain(|other| *other != player);
        if on {
            self.ready.push(player);
        }
        self.touch();
        Ok(())
    }

    /// The browser of somebody with a seat pledges a number for the deal.
    pub(crate) fn pledge(&mut self, player: PlayerId, pledge: Hex32) -> Result<(), Denied> {
        if self.stage != Stage::Gathering {
            return Err(Denied::NotGathering);
        }
        if self.mine(Some(player)).is_empty() {
            return Err(Denied::NotSeated);
        }
        self.pledges.insert(player, pledge);
        self.touch();
        Ok(())
    }

    /// Whether the match can begin because this player says so. The host may start; if the host is gone,
    /// any of the others once they are all ready.
    pub(crate) fn may_start(&self, player: PlayerId, host_gone: bool) -> Result<(), Denied> {
        if self.stage != Stage::Gathering {
            return Err(Denied::NotGathering);
        }
        if self.mine(Some(player)).is_empty() {
            return Err(Denied::NotSeated);
        }
        if !self.is_full() {
            return Err(Denied::SeatsEmpty);
        }
        if self.is_host(player) {
            return Ok(());
        }
        if !host_gone {
            return Err(Denied::NotHost);
        }
        let mut others = self
            .owners()
            .flatten()
            .filter(|other| !self.is_host(*other));
        let ready = others.all(|other| self.ready.contains(&other));
        ready.then_some(()).ok_or(Denied::NotReady)
    }

    /// Takes note of who has come and who has left.
    pub(super) fn greet(&mut self) {
        let mut owners: Vec<PlayerId> = self.owners().flatten().collect();
        let first = owners.iter().position(|owner| *owner == self.maker.id);
        if let Some(first) = first {
            // Whoever makes a table was there first.
            owners.swap(0, first);
        }
        self.arrivals.retain(|player| owners.contains(player));
        self.ready.retain(|player| owners.contains(player));
        self.pledges.retain(|player, _| owners.contains(player));
        for owner in owners {
            if !self.arrivals.contains(&owner) {
                self.arrivals.push(owner);
            }
        }
    }

    fn changed_seats(&mut self) {
        self.greet();
        self.touch();
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
        self.may_plan(seat, &plan)?;
        if plan == SeatPlan::Me {
            self.leave_own_seat(me.id);
        }
        let occupant = self.planned(me, plan)?;
        *self.seat(seat)? = occupant;
        self.changed_seats();
        Ok(())
    }

    /// Whoever gave up before the match was brought here is not replaced: a bot plays.
    pub(super) fn may_plan(&self, seat: Seat, plan: &SeatPlan) -> Result<(), Denied> {
        let brought = self.brought.as_ref();
        let gave_up = brought.is_some_and(|brought| brought.resigned.contains(seat));
        match plan {
            SeatPlan::Me | SeatPlan::Open | SeatPlan::Reserved | SeatPlan::Local(_) if gave_up => {
                Err(Refusal::Resigned.into())
            }
            _ => Ok(()),
        }
    }

    /// A player on a seat, called so that nobody at the table can be taken for them.
    fn player(&self, me: &Me) -> Occupant {
        Occupant::Player(Me {
            id: me.id,
            name: me.name.among(&self.people()),
        })
    }

    /// Somebody at a player's screen, called so that nobody at the table can be taken for them.
    fn local(&self, me: &Me, name: &Name) -> Occupant {
        Occupant::Local {
            at: me.clone(),
            name: name.among(&self.people()),
        }
    }

    /// What a seat becomes that a player plans.
    pub(super) fn planned(&self, me: &Me, plan: SeatPlan) -> Result<Occupant, Denied> {
        Ok(match plan {
            SeatPlan::Me => self.player(me),
            SeatPlan::Open => Occupant::Open,
            SeatPlan::Reserved => Occupant::Reserved {
                invite: random::invite(),
                player: None,
            },
            SeatPlan::Bot(level) => Occupant::Bot(level),
            SeatPlan::Local(name) => self.local(me, &name.read()?),
        })
    }
}
