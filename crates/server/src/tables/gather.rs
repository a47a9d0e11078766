//! What happens at a table before and after a match: players take seats, the match starts, another one
//! follows.

use std::sync::Arc;

use tokio::sync::oneshot;
use ziggurat_protocol::{
    ClientId, ClientMessage, Hex32, Me, PlayerId, SeatPresence, ServerMessage, Stage, TableId,
};
use ziggurat_store::TableRecord;
use ziggurat_table::Refusal;

use super::{
    Client, Occupant, Request,
    access::Eyes,
    actor::{Actor, Broken, Failure, Reply},
    meta::Meta,
};
use crate::{
    denied::{Denied, in_words},
    net::Place,
};

/// Whose request it was, and what the client called it.
pub(super) type By = (PlayerId, ClientId);

impl Actor {
    /// Takes, leaves or changes a seat, or starts the match.
    pub(super) async fn gather(
        &mut self,
        client: &Client,
        me: &Arc<Me>,
        message: ClientMessage,
    ) -> Result<Reply, Failure> {
        if let ClientMessage::Start { id, .. } = message {
            return self.start(client, me.id, id).await;
        }
        if self.dealing.is_some() {
            return Err(Denied::Busy.into());
        }
        let mut meta = self.meta.clone();
        let id = match message {
            ClientMessage::Sit {
                id,
                seat,
                name,
                invite,
                pledge,
                ..
            } => {
                let name = name
                    .map(|name| name.read())
                    .transpose()
                    .map_err(Denied::Name)?;
                meta.sit(me, seat, name, invite)?;
                if let Some(pledge) = pledge {
                    meta.pledge(me.id, pledge)?;
                }
                id
            }
            ClientMessage::Stand { id, seat, .. } => {
                meta.stand(me.id, seat)?;
                id
            }
            ClientMessage::SetSeat { id, seat, to, .. } => {
                meta.set_seat(me, seat, to)?;
                id
            }
            ClientMessage::Ready { id, on, .. } => {
                meta.set_ready(me.id, on)?;
                id
            }
            ClientMessage::Kick {
                id, player, ban, ..
            } => {
                meta.kick(me.id, player, ban)?;
                self.keep(meta, Some((me.id, id))).await?;
                self.remove(player, ban);
                return Ok(Reply::Done(None));
            }
            ClientMessage::Pledge { id, pledge, .. } => {
                meta.pledge(me.id, pledge)?;
                id
            }
            _ => return Err(Denied::Malformed.into()),
        };
        self.keep(meta, Some((me.id, id))).await?;
        Ok(Reply::Done(None))
    }

    /// Makes a change of the table durable, together with the request that it comes from, and then
    /// tells everybody.
    pub(super) async fn keep(&mut self, meta: Meta, by: Option<By>) -> Result<(), Broken> {
        self.write(meta.record().map_err(Broken)?, by).await?;
        self.meta = meta;
        self.tell_info();
        self.look_around();
        Ok(())
    }

    pub(super) async fn write(
        &mut self,
        record: TableRecord,
        by: Option<By>,
    ) -> Result<(), Broken> {
        let table = record.id;
        let written = match by.clone() {
            Some(by) => self.app.store.put_table_for(record, by).await,
            None => self.app.store.put_table(record).await,
        };
        written.map_err(|error| {
            tracing::error!(%table, %error, "a table could not be kept");
            Broken(Denied::Storage)
        })?;
        if let Some(by) = by {
            self.answers.request(by);
        }
        Ok(())
    }

    /// Tells everybody, here and in the lobby, what has changed about the table.
    pub(super) fn tell_info(&self) {
        self.app.lobby.set(&self.meta.info(), None);
        let table = self.meta.id;
        for watcher in self.watchers.iter() {
            let view = self.view(watcher.client.player());
            watcher.client.send(&ServerMessage::Info { table, view });
        }
    }

    /// Tells somebody whose seats the host has taken away.
    fn remove(&mut self, player: PlayerId, banned: bool) {
        let key = if banned {
            "server-removed-banned"
        } else {
            "server-removed-kicked"
        };
        let message = ServerMessage::Removed {
            table: self.meta.id,
            banned,
            text: in_words(key),
        };
        self.watchers.tell_player(player, &message);
        if banned {
            self.watchers.remove_player(player);
            self.look_around();
        }
    }

    /// Whether nobody has seen the host for a while.
    pub(super) fn host_is_gone(&self) -> bool {
        let host = self.meta.host().map(|me| me.id);
        let mut seats = self.meta.owners().zip(&self.presence.seats);
        seats.any(|(owner, presence)| {
            owner.is_some() && owner == host && *presence == Some(SeatPresence::Gone)
        })
    }

    /// Shows everything to everybody, through the eyes that they now have.
    pub(super) fn show_all(&mut self) -> Result<(), Denied> {
        let asked = self.asked();
        for watcher in self.watchers.iter_mut() {
            watcher.eyes = Eyes::of(&self.meta, watcher.client.player(), None, asked);
        }
        for watcher in self.watchers.iter() {
            self.show(&watcher.client, watcher.eyes)?;
        }
        Ok(())
    }

    /// A player of the match that is over wants another one.
    pub(super) async fn rematch(
        &mut self,
        me: &Arc<Me>,
        place: Place,
        id: ClientId,
        pledge: Option<Hex32>,
    ) -> Result<Reply, Failure> {
        if self.meta.stage != Stage::Over {
            return Err(Refusal::NotOver.into());
        }
        if self.meta.mine(Some(me.id)).is_empty() {
            return Err(Denied::NotSeated.into());
        }
        let next = match self.meta.next {
            Some(next) => next,
            None => self.make_rematch(me, place).await?,
        };
        match self.take_seats(next, me, pledge).await {
            // Nobody came, and it was removed.
            Err(Denied::NotFound) => {
                let next = self.make_rematch(me, place).await?;
                self.take_seats(next, me, pledge).await?;
            }
            taken => taken?,
        }
        // Only now: until the seats are taken, the same request does what is left to do.
        self.write(self.meta.record()?, Some((me.id, id))).await?;
        Ok(Reply::Done(None))
    }

    /// Takes the seats that are kept for a player at the table of the rematch.
    async fn take_seats(
        &mut self,
        next: TableId,
        me: &Arc<Me>,
        pledge: Option<Hex32>,
    ) -> Result<(), Denied> {
        let (reply, answer) = oneshot::channel();
        let claim = Request::Claim {
            me: Arc::clone(me),
            former: self.meta.seats.clone(),
            pledge,
            reply,
        };
        self.app.tables.ask(&self.app, next, claim)?;
        answer.await.unwrap_or(Err(Denied::Busy))
    }

    /// Makes the table of the rematch, which counts like any other.
    async fn make_rematch(&mut self, me: &Me, place: Place) -> Result<TableId, Failure> {
        self.app.limits.table(me.id, place)?;
        let mut next = self.meta.rematch(me, &self.app.config.edition);
        self.app.promise(&mut next);
        self.write(next.record()?, None).await?;
        self.app.lobby.set(&next.info(), Some(place));
        let mut meta = self.meta.clone();
        meta.next = Some(next.id);
        meta.touch();
        self.keep(meta, None).await?;
        Ok(next.id)
    }

    /// A player of the match before takes the seats that are kept for them. When everybody sits, the
    /// match starts.
    pub(super) async fn claim(
        &mut self,
        me: &Me,
        former: &[Occupant],
        pledge: Option<Hex32>,
    ) -> Result<(), Failure> {
        let mut meta = self.meta.clone();
        meta.claim(me, former)?;
        // Once numbers are being told, nobody can pledge another one.
        let open = meta.stage == Stage::Gathering && self.dealing.is_none();
        if let Some(pledge) = pledge.filter(|_| open) {
            meta.pledge(me.id, pledge)?;
        }
        if meta != self.meta {
            self.keep(meta, None).await?;
        }
        let full = self.meta.stage == Stage::Gathering && self.meta.is_full();
        if full && self.dealing.is_none() {
            self.begin(None).await?;
        }
        Ok(())
    }
}
