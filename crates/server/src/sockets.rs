//! The open sockets of every session, so that they close when the session ends.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use ziggurat_store::SecretHash;

use crate::{
    outbox::{Cut, Outbox},
    tables::ConnId,
};

/// The open sockets of every session.
#[derive(Debug, Default)]
pub(crate) struct Sockets(Mutex<HashMap<SecretHash, HashMap<ConnId, Arc<Outbox>>>>);

impl Sockets {
    fn sessions(&self) -> MutexGuard<'_, HashMap<SecretHash, HashMap<ConnId, Arc<Outbox>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A session has one socket more.
    pub(crate) fn add(&self, session: SecretHash, conn: ConnId, outbox: &Arc<Outbox>) {
        let mut sessions = self.sessions();
        let sockets = sessions.entry(session).or_default();
        sockets.insert(conn, Arc::clone(outbox));
    }

    /// A socket is gone.
    pub(crate) fn remove(&self, session: SecretHash, conn: ConnId) {
        let mut sessions = self.sessions();
        if let Some(sockets) = sessions.get_mut(&session) {
            sockets.remove(&conn);
            if sockets.is_empty() {
                sessions.remove(&session);
            }
        }
    }

    /// Closes the sockets of a session that has ended.
    pub(crate) fn end(&self, session: SecretHash) {
        let ended = self.sessions().remove(&session).unwrap_or_default();
        for outbox in ended.values() {
            outbox.cut(Cut::LoggedOut);
        }
    }
}
