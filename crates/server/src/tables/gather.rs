//! What happens at a table before and after a match: players take seats, a match starts, another
//! one follows.

use std::sync::Arc;

use tokio::sync::oneshot;
use ziggurat_protocol::{ClientMessage, Me, ServerMessage, Stage};
use ziggurat_store::TableRecord;
use ziggurat_table::Refusal;

use super::{
    Occupant, Request,
    access::Eyes,
    actor::{Actor, Answer, Broken},
    live::Live,
    meta::Meta,
};
use crate::why::Why;

impl Actor {
    /// Takes, leaves or changes a seat, or starts the match.
    pub(super) async fn gather(
        &mut self,
        me: &Arc<Me>,
        message: ClientMessage,
    ) -> Result<Result<Answer, Why>, Broken> {
        let mut meta = self.meta.clone();
        let changed = match message {
            ClientMessage::Sit {
                seat, name, invite, ..
            } => meta.sit(me, seat, name, invite),
            ClientMessage::Stand { seat, .. } => meta.stand(me.id, seat),
            ClientMessage::SetSeat { seat, to, .. } => meta.set_seat(me, seat, to),
            ClientMessage::Start { .. } => return self.start(me).await,
            _ => Err(Why::Malformed),
        };
        match changed {
            Ok(()) => self.keep(meta).await.map(|()| Ok(Answer::Done(None))),
            Err(why) => Ok(Err(why)),
        }
    }

    /// Makes a change of the table durable, and then tells it.
    async fn keep(&mut self, meta: Meta) -> Result<(), Broken> {
        self.write(meta.record()).await?;
        self.meta = meta;
        self.tell_info();
        self.look_around();
        Ok(())
    }

    async fn write(&mut self, record: TableRecord) -> Result<(), Broken> {
        let table = record.id;
        self.app.store.put_table(record).await.map_err(|error| {
            tracing::error!(%table, %error, "a table could not be kept");
            Broken
        })
    }

    /// Tells everybody, here and in the lobby, what has changed besides the match.
    pub(super) fn tell_info(&self) {
        self.app.lobby.set(&self.meta.info());
        let table = self.meta.id;
        for watcher in self.watchers.iter() {
            let view = self.view(watcher.client.player());
            watcher.client.send(&ServerMessage::Info { table, view });
        }
    }

    async fn start(&mut self, me: &Me) -> Result<Result<Answer, Why>, Broken> {
        let refused = if self.meta.stage != Stage::Gathering {
            Some(Why::NotGathering)
        } else if self.meta.mine(Some(me.id)).is_empty() {
            Some(Why::NotSeated)
        } else if !self.meta.is_full() {
            Some(Why::SeatsEmpty)
        } else {
            None
        };
        match refused {
            Some(why) => Ok(Err(why)),
            None => self
                .deal()
                .await
                .map(|dealt| dealt.map(|()| Answer::Done(None))),
        }
    }

    /// Starts the match.
    async fn deal(&mut self) -> Result<Result<(), Why>, Broken> {
        let (live, opening) = match Live::start(&self.meta, self.app.seed()) {
            Ok(started) => started,
            Err(why) => return Ok(Err(why)),
        };
        let mut meta = self.meta.clone();
        meta.stage = Stage::Playing;
        meta.touch();
        let mut record = meta.record();
        record.opening = Some(opening);
        self.write(record).await?;
        self.meta = meta;
        self.live = Some(live);
        self.mark_absent();
        self.app.lobby.set(&self.meta.info());
        self.show_all();
        self.wake_bots();
        Ok(Ok(()))
    }

    /// Shows everything to everybody, through the eyes that they now have.
    fn show_all(&mut self) {
        let asked = self.asked();
        for watcher in self.watchers.iter_mut() {
            watcher.eyes = Eyes::of(&self.meta, watcher.client.player(), None, asked);
        }
        for watcher in self.watchers.iter() {
            self.show(&watcher.client, watcher.eyes);
        }
    }

    /// A player of the match that is over wants another one.
    pub(super) async fn rematch(&mut self, me: &Arc<Me>) -> Result<Result<Answer, Why>, Broken> {
        if self.meta.stage != Stage::Over {
            return Ok(Err(Refusal::NotOver.into()));
        }
        if self.meta.mine(Some(me.id)).is_empty() {
            return Ok(Err(Why::NotSeated));
        }
        if self.meta.next.is_none() {
            let next = self.meta.rematch(me, &self.app.config.edition);
            self.write(next.record()).await?;
            let mut meta = self.meta.clone();
            meta.next = Some(next.id);
            meta.touch();
            self.keep(meta).await?;
        }
        let Some(next) = self.meta.next else {
            return Ok(Err(Why::Storage));
        };
        let (reply, answer) = oneshot::channel();
        let claim = Request::Claim {
            me: Arc::clone(me),
            former: self.meta.seats.clone(),
            reply,
        };
        let asked = self.app.tables.ask(&self.app, next, claim);
        let claimed = match asked {
            Ok(()) => answer.await.unwrap_or(Err(Why::Busy)),
            Err(why) => Err(why),
        };
        Ok(claimed.map(|()| Answer::Done(None)))
    }

    /// A player of the match before takes the seats that are kept. When all sit, the match starts.
    pub(super) async fn claim(
        &mut self,
        me: &Me,
        former: &[Occupant],
    ) -> Result<Result<(), Why>, Broken> {
        let mut meta = self.meta.clone();
        if let Err(why) = meta.claim(me, former) {
            return Ok(Err(why));
        }
        if meta != self.meta {
            self.keep(meta).await?;
        }
        if self.meta.stage == Stage::Gathering && self.meta.is_full() {
            return self.deal().await;
        }
        Ok(Ok(()))
    }
}
