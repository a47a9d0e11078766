//! A match that was begun elsewhere: the table that waits for its players, and how it goes on.

use ziggurat_engine::Seat;
use ziggurat_protocol::{
    Brought, Me, SeatPlan, TableId,
    http::{BroughtMatch, NewTable},
};
use ziggurat_shelf::{Edition, TABLES};
use ziggurat_store::Append;
use ziggurat_table::{GameFile, LogFault, Origin, Refusal};

use super::{
    actor::{Actor, Broken, Failure, load_match},
    gather::By,
    meta::Meta,
    running::Match,
};
use crate::{clock, denied::Denied, source::TableSource};

impl Meta {
    /// The table of a match that somebody has brought along.
    ///
    /// # Errors
    /// If the match is played with other data than here, or the seats do not fit it.
    pub(crate) fn of_brought(
        maker: &Me,
        id: TableId,
        wish: &BroughtMatch,
        (file, brought): (&GameFile, Brought),
        edition: &Edition,
    ) -> Result<Self, Denied> {
        let mine = wish.seats.contains(&SeatPlan::Me);
        if !mine || wish.seats.len() != file.seats.len() {
            return Err(Denied::BadSeats);
        }
        let mut options = file.options.clone();
        let data = options
            .as_object_mut()
            .and_then(|it| it.shift_remove(TABLES));
        let new = NewTable {
            game: file.game.clone(),
            options: Some(options),
            seats: wish.seats.clone(),
            visibility: wish.visibility,
            start: false,
            pledge: wish.pledge,
        };
        let mut meta = Self::new(maker, new, edition)?;
        if meta.options.get(TABLES) != data.as_ref() {
            return Err(Denied::BadOptions);
        }
        meta.id = id;
        meta.brought = Some(brought);
        for (seat, plan) in (0..).map(Seat).zip(&wish.seats) {
            meta.may_plan(seat, plan)?;
        }
        // Without anybody to wait for, it goes on as soon as its host is there.
        meta.eager = meta.is_full();
        Ok(meta)
    }
}

impl Actor {
    /// Goes on with the match that was brought here: those who sit here now play it, and from now on
    /// it is dealt here.
    pub(super) async fn go_on(
        &mut self,
        meta: &Meta,
        origin: Origin,
        by: Option<By>,
    ) -> Result<Match, Failure> {
        let host = meta.host().map(|me| me.id);
        let seat = *meta.mine(host).first().ok_or(Denied::NotSeated)?;
        let stored = self.app.store.table(meta.id).await.map_err(Denied::from)?;
        let started = load_match(&self.app, stored.ok_or(Denied::NotFound)?).await?;
        let mut started = started.ok_or(Denied::Storage)?;
        let change = started.rehost(seat, meta.seat_setups(), origin)?;
        let append = Append {
            table: meta.id,
            version: change.version(),
            payload: change.payload().map_err(Denied::from)?,
            by: by.clone(),
            at: clock::now(),
            with: Some(Box::new(meta.record()?)),
        };
        self.app.store.append(append).await.map_err(|error| {
            tracing::error!(table = %meta.id, %error, "a match could not go on");
            Broken(Denied::Storage)
        })?;
        if let Some(by) = by {
            self.answers.command(by, change.version());
        }
        Ok(started)
    }
}

/// What everybody may know about a match that somebody brings along.
///
/// # Errors
/// If it does not replay, is over, was played by other rules, or has been at a server before.
pub(crate) fn examined(source: &dyn TableSource, file: &GameFile) -> Result<Brought, Denied> {
    let table = source.load(file)?;
    let expected = table.info().rules_version;
    if file.rules_version != expected {
        let found = file.rules_version.clone();
        return Err(LogFault::RulesVersion { expected, found }.at(0).into());
    }
    if table.outcome().is_some() {
        return Err(Refusal::Over.into());
    }
    if file.moved().is_some() || matches!(file.origin, Origin::Shared { .. }) {
        return Err(Refusal::Hosted.into());
    }
    if table.version() >= table.most_entries() {
        return Err(Denied::TooLong);
    }
    let seats = (0..).map(Seat).zip(table.seats());
    let gave_up = seats.filter(|(_, seat)| seat.resigned);
    Ok(Brought {
        entries: table.version(),
        names: table
            .seats()
            .iter()
            .map(|seat| seat.name.to_string())
            .collect(),
        resigned: gave_up.map(|(seat, _)| seat).collect(),
    })
}
