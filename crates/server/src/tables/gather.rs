//! What happens at a table before and after a match: players take seats, the match starts, another one
//! follows.

use std::sync::Arc;

use tokio::sync::oneshot;
use ziggurat_protocol::{ClientMessage, Me, ServerMessage, Stage, TableId};
use ziggurat_store::TableRecord;
use ziggurat_table::Refusal;

use super::{
    Occupant, Request,
    access::Eyes,
    actor::{Actor, Broken, Failure, Reply},
    meta::Meta,
    running::Match,
};
use crate::denied::Denied;

impl Actor {
    /// Takes, leaves or changes a seat, or starts the match.
    pub(super) async fn gather(
        &mut self,
        me: &Arc<Me>,
        message: ClientMessage,
    ) -> Result<Reply, Failure> {
        let mut meta = self.meta.clone();
        match message {
            ClientMessage::Sit {
                seat, name, invite, ..
            } => meta.sit(me, seat, name, invite)?,
            ClientMessage::Stand { seat, .. } => meta.stand(me.id, seat)?,
            ClientMessage::SetSeat { seat, to, .. } => meta.set_seat(me, seat, to)?,
            ClientMessage::Start { .. } => return self.start(me).await,
            _ => return Err(Denied::Malformed.into()),
        }
        self.keep(meta).await?;
        Ok(Reply::Done(None))
    }

    /// Makes a change of the table durable, and then tells everybody.
    async fn keep(&mut self, meta: Meta) -> Result<(), Broken> {
        self.write(meta.record().map_err(Broken)?).await?;
        self.meta = meta;
        self.tell_info();
        self.look_around();
        Ok(())
    }

    async fn write(&mut self, record: TableRecord) -> Result<(), Broken> {
        let table = record.id;
        self.app.store.put_table(record).await.map_err(|error| {
            tracing::error!(%table, %error, "a table could not be kept");
            Broken(Denied::Storage)
        })
    }

    /// Tells everybody, here and in the lobby, what has changed about the table.
    pub(super) fn tell_info(&self) {
        self.app.lobby.set(&self.meta.info());
        let table = self.meta.id;
        for watcher in self.watchers.iter() {
            let view = self.view(watcher.client.player());
            watcher.client.send(&ServerMessage::Info { table, view });
        }
    }

    async fn start(&mut self, me: &Me) -> Result<Reply, Failure> {
        if self.meta.stage != Stage::Gathering {
            return Err(Denied::NotGathering.into());
        }
        if self.meta.mine(Some(me.id)).is_empty() {
            return Err(Denied::NotSeated.into());
        }
        if !self.meta.is_full() {
            return Err(Denied::SeatsEmpty.into());
        }
        self.deal().await?;
        Ok(Reply::Done(None))
    }

    /// Starts the match.
    async fn deal(&mut self) -> Result<(), Failure> {
        let seed = self.app.seed();
        let (started, opening) = Match::start(&*self.app.source, &self.meta, seed)?;
        let mut meta = self.meta.clone();
        meta.stage = Stage::Playing;
        meta.touch();
        let mut record = meta.record()?;
        record.opening = Some(opening);
        self.write(record).await?;
        self.meta = meta;
        self.started = Some(started);
        self.mark_absent();
        self.app.lobby.set(&self.meta.info());
        self.show_all().map_err(Broken)?;
        self.wake_bots();
        Ok(())
    }

    /// Shows everything to everybody, through the eyes that they now have.
    fn show_all(&mut self) -> Result<(), Denied> {
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
    pub(super) async fn rematch(&mut self, me: &Arc<Me>) -> Result<Reply, Failure> {
        if self.meta.stage != Stage::Over {
            return Err(Refusal::NotOver.into());
        }
        if self.meta.mine(Some(me.id)).is_empty() {
            return Err(Denied::NotSeated.into());
        }
        let next = match self.meta.next {
            Some(next) => next,
            None => self.make_rematch(me).await?,
        };
        let (reply, answer) = oneshot::channel();
        let claim = Request::Claim {
            me: Arc::clone(me),
            former: self.meta.seats.clone(),
            reply,
        };
        self.app.tables.ask(&self.app, next, claim)?;
        answer.await.unwrap_or(Err(Denied::Busy))?;
        Ok(Reply::Done(None))
    }

    /// Makes the table of the rematch.
    async fn make_rematch(&mut self, me: &Me) -> Result<TableId, Failure> {
        let next = self.meta.rematch(me, &self.app.config.edition);
        self.write(next.record()?).await?;
        let mut meta = self.meta.clone();
        meta.next = Some(next.id);
        meta.touch();
        self.keep(meta).await?;
        Ok(next.id)
    }

    /// A player of the match before takes the seats that are kept for them. When everybody sits, the
    /// match starts.
    pub(super) async fn claim(&mut self, me: &Me, former: &[Occupant]) -> Result<(), Failure> {
        let mut meta = self.meta.clone();
        meta.claim(me, former)?;
        if meta != self.meta {
            self.keep(meta).await?;
        }
        if self.meta.stage == Stage::Gathering && self.meta.is_full() {
            self.deal().await?;
        }
        Ok(())
    }
}
