//! How a table ends that nobody needs, and what those who run the server change at a table.

use ziggurat_protocol::{Me, Name, PlayerId, Stage};

use super::{
    actor::{Actor, Broken},
    meta::{Meta, Occupant},
};
use crate::denied::Denied;

impl Meta {
    /// A player is called differently.
    fn rename(&mut self, player: PlayerId, name: &Name) {
        let rename = |me: &mut Me| {
            if me.id == player {
                me.name = name.clone();
            }
        };
        rename(&mut self.maker);
        for occupant in &mut self.seats {
            match occupant {
                Occupant::Player(me)
                | Occupant::Local { at: me, .. }
                | Occupant::Reserved {
                    player: Some(me), ..
                } => rename(me),
                Occupant::Open | Occupant::Reserved { player: None, .. } | Occupant::Bot(_) => {}
            }
        }
    }
}

impl Actor {
    /// Removes the table for good, if nobody needs it any more.
    pub(super) async fn expire(&mut self) -> Result<(), Broken> {
        if !self.watchers.is_empty() || !self.meta.is_stale(&self.app.config) {
            return Ok(());
        }
        let table = self.meta.id;
        if let Err(error) = self.app.store.remove_table(table).await {
            tracing::warn!(%table, %error, "a table could not be removed");
            return Ok(());
        }
        self.app.lobby.remove(table);
        // Whoever asks next finds nothing.
        Err(Broken(Denied::NotFound))
    }

    /// Closes the table: nobody can sit down or act there any more.
    pub(super) async fn shut(&mut self) -> Result<(), Broken> {
        let mut meta = self.meta.clone();
        meta.stage = Stage::Closed;
        meta.touch();
        self.keep(meta, None).await?;
        self.wake_bots();
        Ok(())
    }

    /// A player is called differently, on the seats and in the chat. A match that has begun keeps the
    /// names that it began with.
    pub(super) async fn rename(&mut self, player: PlayerId, name: &Name) -> Result<(), Broken> {
        self.talk.rename(player, name);
        let mut meta = self.meta.clone();
        meta.rename(player, name);
        if meta != self.meta {
            meta.touch();
            self.keep(meta, None).await?;
        }
        Ok(())
    }
}
